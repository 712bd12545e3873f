"""Choices among cards that a result grants or demands, each named by its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import CARDS, FOES
from questhall.games.prophecy.effects import OPPORTUNITY_PICKS
from questhall.games.prophecy.rules import battle, decks, duel, final, foes, markers, outcome
from questhall.games.prophecy.rules.artifacts import artifacts
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.rules.order import turn_of
from questhall.games.prophecy.state import M, Pick
from questhall.kernel import Choose, Flow, Refusal

PickOptions = Callable[[M, Pick], dict[str, Any]]
Take = Callable[[M, Pick, Any], None]


def step(m: M, task: Pick) -> Flow | None:
    """Ask, unless the reason has gone or needs no word."""
    if not hero_of(m, task.seat).character:
        m.state.agenda.pop()
        return None
    offer, take = PICKS[task.why]
    offered = offer(m, task)
    if not offered:
        m.state.agenda.pop()
        take(m, task, None)
        return None
    return ask(m, task, offered, take)


def ask(m: M, task: Pick, offered: dict[str, Any], take: Take) -> Flow:
    chosen = yield Choose(task.seat, f"pick.{task.why}", offered)
    m.state.agenda.pop()
    take(m, task, chosen)


def cards(verb: str) -> PickOptions:
    return lambda m, task: {f"{verb}:{card}": card for card in task.cards}


def no_word(m: M, task: Pick) -> dict[str, Any]:
    return {}


# -- creatures ---------------------------------------------------------------------------------------------------


def accept_item(m: M, task: Pick, chosen: Any) -> None:
    """The mummy's treasure may be declined.  PR-CARD-MUMMY-01"""
    if chosen:
        decks.find_item(m, task.seat, "rare")


def take_weapon(m: M, task: Pick, item: str) -> None:
    """Any weapon or shield of the rare deck, which is then shuffled.  PR-CARD-WEAPONREWARD-01"""
    m.state.rare.take(item)
    m.state.rare.shuffle(m.chance, "rare")
    hero_of(m, task.seat).items.append(item)
    m.tell(e.GOT, task.seat, item)


def rob(m: M, task: Pick, item: str) -> None:
    """The item lies under the highwayman's card, damaged as it may be.  PR-CARD-BRIGAND-02, PR-CARD-BRIGAND-03"""
    hero = hero_of(m, task.seat)
    if item in hero.damaged:
        m.state.ruined.append(item)
    (hero.items if item in hero.items else hero.damaged).remove(item)
    m.state.loot.append(item)
    m.tell(e.ROBBED, task.seat, item)


def burn(m: M, task: Pick, item: str) -> None:
    """The imp makes away with the most expensive item.  PR-CARD-IMP-01"""
    decks.lose_item(m, task.seat, item)


def heal(m: M, task: Pick, chosen: Any) -> None:
    """Healing Arts, once for what was lost at one time.  PR-CARD-HEALING-02"""
    if chosen:
        markers.cast(m, task.seat, outcome.HEALING, outcome.HEALING_MANA)
        markers.receive(m, task.seat, CARDS[outcome.HEALING].text.activations[0].gains)


def again_options(m: M, task: Pick) -> dict[str, Any]:
    """A new battle after a draw, of any kind one can pay.  PR-CARD-FANATIC-01"""
    found: dict[str, Any] = {"pass": None}
    kinds = [kind for kind, _ in FOES[task.cards[0]].kinds] if task.cards else list(duel.KINDS)

    def no(kind: str) -> Refusal | None:
        if task.cards:
            return foes.cannot_fight(m, task.seat, FOES[task.cards[0]], kind)
        cost = foes.will_cost(hero_of(m, task.seat), len(artifacts(hero_of(m, task.other))))
        return markers.cannot_pay(hero_of(m, task.seat), (("mana", cost),)) if kind == "will" else None

    found.update(m.offer(task.seat, [(f"again:{kind}", kind) for kind in kinds], no))
    return found


def again(m: M, task: Pick, kind: str | None) -> None:
    """Harm before the battle happens again; earlier bonuses are gone.  PR-CARD-FANATIC-03"""
    turn = turn_of(m)
    assert turn is not None
    if kind is None:
        if task.cards:
            turn.phase = "over"
    elif task.cards:
        turn.first = False
        battle.begin(m, task.seat, turn, task.cards[0], kind)
    else:
        duel.open_duel(m, task.seat, task.other, kind)


# -- characters --------------------------------------------------------------------------------------------------


def yield_options(m: M, task: Pick) -> dict[str, Any]:
    return {"health": "health", "items": "items"}


def give_way(m: M, task: Pick, chosen: str) -> None:
    """Health, or the winner takes any one item; no second thoughts.  PR-PVP-11, PR-PVP-12"""
    if chosen == "health":
        markers.wound(m, task.seat, 1, killer=task.other)
        duel.heal_or_go_on(m, task.seat)
        final.reckon(m, task.other)
        return
    hero = hero_of(m, task.seat)
    m.state.agenda.append(Pick(task.other, "loot", hero.items + hero.damaged, task.seat))


def plunder(m: M, task: Pick, item: str) -> None:
    """An item changes hands, artifacts included.  PR-PVP-11, PR-ARTIFACT-03"""
    decks.pass_on(m, task.other, task.seat, item)
    final.drop_out(m, task.other)
    final.reckon(m, task.seat)


def tribute(m: M, task: Pick, item: str) -> None:
    """The beaten champion gives an artifact.  PR-FINAL-15, PR-FINAL-04"""
    decks.pass_on(m, task.seat, task.other, item)
    final.reckon(m, task.other)
    if not m.state.over:
        final.drop_out(m, task.seat)


def rage(m: M, task: Pick, chosen: Any) -> None:
    """The extra loss of a berserk loser.  PR-CARD-BERSERKAXE-01, PR-FINAL-20"""
    markers.wound(m, task.seat, 1, killer=task.other)
    final.reckon(m, task.other)


PICKS: dict[str, tuple[PickOptions, Take]] = {
    "curse": (lambda m, task: {"accept-gift": True, "pass": None}, accept_item),
    "armoury": (cards("choose"), take_weapon),
    "robbed": (cards("hand-over"), rob),
    "imp": (cards("discard"), burn),
    "healing": (lambda m, task: {f"cast:{outcome.HEALING}": True, "pass": None}, heal),
    "again": (again_options, again),
    "yield": (yield_options, give_way),
    "loot": (cards("take"), plunder),
    "tribute": (cards("hand-over"), tribute),
    "berserk": (no_word, rage),
    **OPPORTUNITY_PICKS,
}
