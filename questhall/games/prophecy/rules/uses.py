"""NONBATTLE, OWNTURN: potions, scrolls, skills and spells that are used in the own turn between battles."""

from __future__ import annotations

from typing import Any

from questhall.games.prophecy import effects
from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import ARTIFACTS, CARDS
from questhall.games.prophecy.content.notation import Activation
from questhall.games.prophecy.rules import decks, markers, movement
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.rules.order import round_of
from questhall.games.prophecy.state import Hero, M
from questhall.kernel import Refusal, Seat

DECAY_MANA = 2
LOOP_ROUNDS = 2
Use = tuple[str, Any]
USABLE = CARDS.where(
    lambda card: (
        card.effect
        or card.text.flags & {"counterfeit", "decay"}
        or any(act.when == "turn" for act in card.text.activations)
    )
)


def usable(hero: Hero) -> list[tuple[str, Use]]:
    """What the cards of a character let it do between battles.  PR-NONBATTLE-05, PR-OWNTURN-01"""
    found: list[tuple[str, Use]] = []
    for name in hero.items:
        card = CARDS[name]
        found += [(f"use:{name}", ("act", name)) for act in card.text.activations if act.when == "turn"]
    for name in hero.skills:
        text = CARDS[name].text
        found += [(f"cast:{name}", ("act", name)) for act in text.activations if act.when == "turn"]
        if "counterfeit" in text.flags:
            found.append((f"use:{name}", ("coins", name)))
        if "decay" in text.flags:
            found += [(f"decay:{item}", ("decay", item)) for item in (*hero.items, *hero.damaged)]
    return found


def options(m: M, seat: Seat) -> dict[str, Any]:
    hero = hero_of(m, seat)
    if USABLE.isdisjoint(hero.items) and USABLE.isdisjoint(hero.skills):
        return {}
    found = usable(hero)
    offered = m.offer(seat, found, lambda use: cannot_use(hero, use)) if found else {}
    made = {key: ("use", use) for key, use in offered.items()}
    for name in hero.items:
        effect = CARDS[name].effect
        if effect:
            made.update(
                {key: ("use", ("effect", (name, what))) for key, what in effects.ITEM_EFFECTS[effect][0](m, seat)}
            )
    return made


def cannot_use(hero: Hero, use: Use) -> Refusal | None:
    how, name = use
    if how == "coins":
        spent = name in hero.used or hero.discount
        return Refusal("once-a-round", "PR-ONCE-01") if spent else None
    if how == "decay":
        if name in ARTIFACTS:
            return Refusal("artifact", "PR-ARTIFACT-02")
        return None if hero.spent else Refusal("no-effect", "PR-OPP-06")
    act = activation(name)
    if act.special == "turn" and act.spell and hero.loops:
        return Refusal("loop", "PR-ONCE-02")
    if act.gains and markers.idle(hero, act.gains):
        return Refusal("no-effect", "PR-OPP-06")
    return markers.cannot_pay(hero, movement.price_of(hero, act))


def activation(name: str) -> Activation:
    return next(act for act in CARDS[name].text.activations if act.when == "turn")


def use(m: M, seat: Seat, chosen: Use) -> None:
    """PR-ITEM-01, PR-ITEM-08"""
    how, what = chosen
    hero = hero_of(m, seat)
    if how == "coins":  # PR-CARD-COUNTERFEIT-01
        hero.discount = True
        hero.used.append(what)
        m.tell(e.USED, seat, what)
    elif how == "decay":
        m.tell(e.USED, seat, "mass-decay")
        decks.lose_item(m, seat, what)
        markers.restore(m, seat, DECAY_MANA)
    elif how == "effect":
        name, choice = what
        m.tell(e.USED, seat, name)
        decks.use_up(m, seat, name)
        effects.ITEM_EFFECTS[CARDS[name].effect][1](m, seat, choice)
    else:
        act = activation(what)
        movement.pay_activation(m, seat, what, act)
        markers.receive(m, seat, act.gains)
        if act.special == "turn":
            one_more_turn(m, seat, act.spell)


def one_more_turn(m: M, seat: Seat, loop: bool) -> None:
    """Time Loop and the Time Spiral: another turn in this round.

    PR-ROUND-03, PR-CARD-TIMELOOP-01, PR-CARD-TIMELOOP-02
    """
    going = round_of(m)
    assert going is not None
    going.turns += 1
    if loop:
        hero_of(m, seat).loops = LOOP_ROUNDS
    m.tell(e.EXTRA, seat)
