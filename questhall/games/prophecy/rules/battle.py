"""BATTLE, LIVES: a battle from the declaration to the result, stage by stage."""

from __future__ import annotations

from typing import Any

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import FOES, ITEMS
from questhall.games.prophecy.rules import decks, duel, foes, markers, outcome, power, rounds, windows
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.rules.power import CHAPEL
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.rules.terms import terms
from questhall.games.prophecy.state import Battle, M, Side, Turn
from questhall.kernel import Choose, Flow, Seat

CHAPEL_BONUS = 2


def begin(m: M, seat: Seat, turn: Turn, name: str, kind: str) -> None:
    """The kind is fixed: harm done before the battle, then the price; nothing non-battle from here on.

    PR-BATTLE-02, PR-NONBATTLE-01
    """
    foe = FOES[name]
    m.tell(e.FOUGHT, seat, name, kind)
    price = foes.prices(hero_of(m, seat), foe, kind)
    battle = Battle(seat, kind, name, place=hero_of(m, seat).at, plane=turn.plane, lore=turn.plane < 0 or turn.first)
    for gain in foe.before:  # PR-NONBATTLE-02
        if gain.what == "lose-health":
            markers.wound(m, seat, gain.amount, plane=turn.plane)
        else:
            markers.receive(m, seat, (gain,))
        if not hero_of(m, seat).character:
            rounds.end_turn(m)
            return
    markers.pay(m, seat, price)  # PR-BATTLE-05, PR-LIVES-07
    call_chapel(m, seat, battle.mine)
    m.state.agenda.append(battle)
    run(m, battle)


def call_chapel(m: M, seat: Seat, side: Side) -> None:
    """The Forgotten Chapel helps the first throw of the next battle, then it is gone.  PR-CARD-CHAPEL-01"""
    hero = hero_of(m, seat)
    if CHAPEL in hero.kept:
        hero.kept.remove(CHAPEL)
        m.state.graves.append(CHAPEL)
        side.chapel = CHAPEL_BONUS
        m.tell(e.CALLED, seat, CHAPEL, CHAPEL_BONUS)


def step(m: M, battle: Battle) -> Flow | None:
    """On to the next word that somebody has in this battle."""
    agenda = m.state.agenda
    while agenda and agenda[-1] is battle:
        choice = STAGES[battle.stage](m, battle)
        if choice is not None:
            return ask(m, battle, choice)
        agenda = m.state.agenda
    return None


def ask(m: M, battle: Battle, choice: Choose) -> Flow:
    said = yield choice
    TAKEN[battle.stage](m, battle, choice.seat, said)
    run(m, battle)


def run(m: M, battle: Battle) -> None:
    """On as far as nobody has a word."""
    while m.state.agenda and m.state.agenda[-1] is battle:
        if STAGES[battle.stage](m, battle) is not None:
            return


# -- hands -------------------------------------------------------------------------------------------------------


def gear(m: M, battle: Battle) -> Choose | None:
    return arm(m, battle, battle.seat, battle.mine, "head")


def their_gear(m: M, battle: Battle) -> Choose | None:
    """The defender declares after the attacker.  PR-PVP-09"""
    if battle.rewound:
        battle.stage = "their-before"
        return None
    return arm(m, battle, battle.rival, battle.theirs, "their-before")


def arm(m: M, battle: Battle, seat: Seat, side: Side, then: str) -> Choose | None:
    """What is held is declared once for the whole battle.  PR-ITEM-02, PR-ITEM-04, PR-LIVES-05"""
    hero = hero_of(m, seat)
    ways = power.holdings(hero, battle) if hero.items else []
    if len(ways) > 1:
        offered = m.offer(seat, ways, lambda items: power.cannot_hold(hero, items))
        if not (len(ways) == 2 and harmless(m, battle, seat, *ways[1][1])):
            return Choose(seat, "gear", offered)
        side.gear = list(ways[1][1])
        m.tell(e.WIELDED, seat, list(side.gear))
    battle.stage = then
    bleed_unarmed(m, battle, seat, side)
    return None


def harmless(m: M, battle: Battle, seat: Seat, item: str) -> bool:
    """Whether the only thing to hold is held without asking: it harms nobody, nothing befalls it, no skill minds.

    RULING at PR-BATTLE-08, PR-CARD-BERSERKAXE-01
    """
    if has(hero_of(m, seat), "dual-wield") or "two-handed-combat" in hero_of(m, seat).skills:
        return False
    if "berserk" in ITEMS[item].text.flags:
        return False
    return battle.rival >= 0 or not FOES[battle.foe].rules & {"damage-weapon", "destroy-weapon", "fist-fight"}


def take_gear(m: M, battle: Battle, seat: Seat, items: tuple[str, ...]) -> None:
    mine = battle.stage == "gear"
    side = battle.mine if mine else battle.theirs
    side.gear = list(items)
    battle.stage = "head" if mine else "their-before"
    if items:
        m.tell(e.WIELDED, seat, list(items))
    else:
        m.tell(e.BARE, seat)
    bleed_unarmed(m, battle, seat, side)


def head(m: M, battle: Battle) -> Choose | None:
    """One thing on the head for the whole battle; asked where its parts want different ones.

    PR-HANDS-05, PR-ITEM-04, PR-CARD-VAMPIRE-02
    """
    crowns = power.crowns(hero_of(m, battle.seat), battle)
    if len(crowns) > 1:
        return Choose(battle.seat, "head", {f"wear:{crown}": crown for crown in crowns})
    battle.stage = "before"
    return None


def take_head(m: M, battle: Battle, seat: Seat, crown: str) -> None:
    battle.mine.head = crown
    battle.stage = "before"
    m.tell(e.WORE, seat, crown)


def bleed_unarmed(m: M, battle: Battle, seat: Seat, side: Side) -> None:
    """Scaled Monster: without a weapon 1 Health is lost first."""
    if battle.foe and "bleed" in FOES[battle.foe].rules and not any("weapon" in ITEMS[i].tags for i in side.gear):
        markers.wound(m, seat, 1, plane=battle.plane)
        if not hero_of(m, seat).character:
            rounds.end_turn(m)


# -- the throw ---------------------------------------------------------------------------------------------------


def before(m: M, battle: Battle) -> Choose | None:
    """What is announced before the dice are rolled.  PR-SKILL-03, PR-CARD-THROWN-01"""
    drain_each(m, battle)
    return declare(m, battle, battle.seat, "their-gear" if battle.rival >= 0 else "roll")


def their_before(m: M, battle: Battle) -> Choose | None:
    return declare(m, battle, battle.rival, "roll")


def declare(m: M, battle: Battle, seat: Seat, then: str) -> Choose | None:
    options = windows.before(m, battle, seat)
    if options:
        return Choose(seat, "before", {"roll": None, **options})
    battle.stage = then
    return None


def take_before(m: M, battle: Battle, seat: Seat, said: Any) -> None:
    if said is not None:
        windows.declare(m, battle, seat, said)
    elif battle.stage == "before" and battle.rival >= 0:
        battle.stage = "their-gear"
    else:
        battle.stage = "roll"


def drain_each(m: M, battle: Battle) -> None:
    """Tortured Souls: 1 mana before each throw."""
    if battle.foe and "drain-each" in FOES[battle.foe].rules and "drained" not in battle.mine.paid:
        battle.mine.paid.append("drained")
        markers.spend(m, battle.seat, 1)


def roll(m: M, battle: Battle) -> None:
    """Both dice together; light for the active character, dark for the other side.

    PR-BATTLE-10, PR-PVP-10, PR-ROLLMOD-02
    """
    battle.light = [m.chance.roll("light") for _ in range(battle.mine.dice)]
    battle.dark = [m.chance.roll("dark") for _ in range(battle.theirs.dice)]
    battle.stage, battle.asking = "after", 0
    weigh(m, battle)


def weigh(m: M, battle: Battle) -> None:
    """Side total = value + bonuses + die.  PR-BATTLE-11, PR-PVP-16"""
    mine = power.power(m.state, battle, battle.seat, battle.mine) + shown(battle.light, battle.mine)
    theirs = power.against(m.state, battle) + shown(battle.dark, battle.theirs)
    battle.margin = mine - theirs
    sources = terms(m.state, battle) if m.journal is not None else ([], [])  # for those who watch, not for bots
    m.tell(e.ROLLED, battle.seat, list(battle.light), list(battle.dark), mine, theirs, *sources)


def shown(dice: list[int], side: Side) -> int:
    """The best die counts, unless a scroll says what it is.  PR-ROLLMOD-01"""
    return side.die or max(dice)


def after(m: M, battle: Battle) -> Choose | None:
    """Rerolls and shields, the active character first.  PR-ROLLMOD-03, PR-CARD-REALITYSCROLL-01"""
    order = windows.order(m, battle.seat, battle.rival)
    while battle.asking < len(order):
        seat = order[battle.asking]
        options = windows.after(m, battle, seat)
        if options:
            return Choose(seat, "after", {"accept": None, **options})
        battle.asking += 1
    battle.stage = "judge"
    return None


def take_after(m: M, battle: Battle, seat: Seat, said: Any) -> None:
    if said is None:
        battle.asking += 1
    else:
        windows.react(m, battle, seat, said)


# -- the result --------------------------------------------------------------------------------------------------


def result(m: M, battle: Battle) -> int:
    """1 won, 0 drawn, -1 lost, as the dice, shields and toughness have it."""
    margin = battle.margin
    if battle.blocked:
        return 0
    if margin == -1 and has(hero_of(m, battle.seat), "toughness"):
        return 0
    if margin == 1 and battle.rival >= 0 and has(hero_of(m, battle.rival), "toughness"):
        return 0
    return (margin > 0) - (margin < 0)


def tell_toughness(m: M, battle: Battle, came: int) -> None:
    """A throw lost by little came to a draw: whose skill it was."""
    if battle.margin and not came and not battle.blocked:
        m.tell(e.USED, battle.seat if battle.margin < 0 else battle.rival, "toughness")


def judge(m: M, battle: Battle) -> None:
    """The throw is decided; the first drawn or lost one ends the battle.  PR-LIVES-02, PR-LIVES-03"""
    came = result(m, battle)
    if came and windows.mirror(m, battle, came):
        return
    tell_toughness(m, battle, came)
    wear(m, battle)
    if came > 0 and battle.won + 1 < power.throws(battle):
        battle.won += 1
        battle.stage, battle.light, battle.dark = "before", [], []
        battle.lore = battle.lore and battle.plane < 0  # PR-CARD-LORE-01
        return
    m.state.agenda.pop()
    outcome.settle(m, battle, came)


def wear(m: M, battle: Battle) -> None:
    """After a throw: thrown weapons are damaged and gone from the hands, single-throw effects over.

    PR-ITEM-06, PR-ITEM-07, PR-LIVES-06
    """
    for seat, side in ((battle.seat, battle.mine), (battle.rival, battle.theirs)):
        for item in side.thrown:
            side.gear.remove(item)
            side.flung.append(item)
            decks.damage(m, seat, item)
        side.thrown, side.paid, side.once, side.dice, side.die = [], [], 0, 1, 0


STAGES: dict[str, Any] = {
    "accept": lambda m, battle: duel.accept(m, battle),
    "gear": gear,
    "head": head,
    "before": before,
    "their-gear": their_gear,
    "their-before": their_before,
    "roll": roll,
    "after": after,
    "judge": judge,
}
TAKEN: dict[str, Any] = {
    "accept": lambda m, battle, seat, said: duel.take_accept(m, battle, seat, said),
    "gear": take_gear,
    "head": take_head,
    "their-gear": take_gear,
    "before": take_before,
    "their-before": take_before,
    "after": take_after,
}
