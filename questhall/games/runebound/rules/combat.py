"""COMBAT, INIT, RETREAT, CHALLENGE: the course of a combat, one combat action a step."""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.content.board import JOKER, NAME
from questhall.games.runebound.content.cards import CARDS, VILLAINS
from questhall.games.runebound.events import CHALLENGE, FIGHT, PASSED, RETREATED
from questhall.games.runebound.rules import M, actions, dice, once, outcome, pool
from questhall.games.runebound.rules.abilities import ABILITIES, cards_with, has
from questhall.games.runebound.rules.decks import cast_off
from questhall.games.runebound.rules.enemies import enemy_tokens
from questhall.games.runebound.rules.wounds import defeated
from questhall.games.runebound.state import Cast, Combat, Move, Side
from questhall.kernel import Choose, Flow, Seat


def start(m: M, seat: Seat, card: str, source: str, rival: Seat = -1) -> None:
    """A combat begins at once; a defeated hero enters none.  RB-ENEMY-01, RB-DEFEAT-06, RB-COMBAT-01"""
    if defeated(m.state.heroes[seat]):
        if source == "adventure":
            cast_off(m, card)
        return
    combat = Combat([Side(seat), Side(rival)], card, source)
    combat.waiting = waiting(m, combat)
    m.state.agenda.append(combat)
    if rival >= 0:
        m.tell(CHALLENGE, seat, rival)
    else:
        m.tell(FIGHT, seat, card)


def waiting(m: M, combat: Combat) -> list[str]:
    """Abilities on entering combat, the attacker's first.  RB-COMBAT-04, RB-SIMUL-02, RB-SIMUL-04"""
    found = []
    for number, side in enumerate(combat.sides):
        if side.seat >= 0:
            found += [f"{number}:{card}" for card, _ in cards_with(m.state.heroes[side.seat], "engage")]
        elif CARDS[combat.card].text.ability("engage"):
            found.append(f"{number}:{combat.card}")
    return found


def step(m: M, combat: Combat) -> Flow | None:
    if combat.phase == "act":
        return act(m, combat)
    if combat.phase == "engage":
        if combat.waiting:
            return engage(m, combat)
        combat.phase = "throw"
    if combat.phase == "throw":
        throw(m, combat)
        return act(m, combat)
    return retreat(m, combat)


def engage(m: M, combat: Combat) -> Flow:
    """One side after the other, each in the order it likes.  RB-SIMUL-01 to 04, RB-SHIELD-07"""
    side = int(combat.waiting[0][0])
    mine = [entry for entry in combat.waiting if entry.startswith(f"{side}:")]
    chosen = mine[0]
    if len(mine) > 1:
        chosen = yield Choose(actions.controller(m, combat, side), "first", {f"use:{e[2:]}": e for e in mine})
    combat.waiting.remove(chosen)
    card = chosen[2:]
    found = ABILITIES["engage"].get(card) or CARDS[card].text.ability("engage")
    assert found is not None
    m.state.agenda.append(Cast(side, list(found.ops), card, attack=False))


def throw(m: M, combat: Combat) -> None:
    """Throw phase, then initiative.  RB-COMBAT-02, RB-COMBAT-05"""
    state = m.state
    combat.round += 1
    for side in combat.sides:
        if side.seat >= 0:
            tokens = pool.tokens_of(state.heroes[side.seat])
        else:
            tokens = enemy_tokens(state.act, combat.card if combat.card in VILLAINS else "")
        pool.throw(m, combat, side, tokens)
    mine, theirs = combat.sides
    if theirs.seat < 0 and "foe-no-surge" in CARDS[combat.card].text.flags:
        mine.marks.append("no-surge")
    combat.first = combat.turn = initiative(m, combat)
    combat.phase, combat.again = "act", False


def initiative(m: M, combat: Combat) -> int:
    """The side that acts first: what is turned over later changes nothing.  RB-INIT-01 to 04"""
    tacticians = [number for number, side in enumerate(combat.sides) if begins(m, side)]
    if len(tacticians) == 1:
        return tacticians[0]
    mine, theirs = combat.sides
    return int(pool.gold(theirs) > pool.gold(mine))


def begins(m: M, side: Side) -> bool:
    """A tactician begins every round, attacked or attacking; two of them look at their gold.  RB-INIT-01"""
    return side.seat >= 0 and has(m.state.heroes[side.seat], "first")


def act(m: M, combat: Combat) -> Flow | None:
    """One combat action in alternation until both have passed.  RB-COMBAT-07, RB-COMBAT-11 to 15"""
    if combat.sides[0].passed and combat.sides[1].passed:
        combat.phase = "retreat"
        return None
    number = combat.turn
    if combat.sides[number].passed:
        combat.turn, combat.again = 1 - number, False
        return None
    options = actions.options(m, combat, number)
    if not options:
        if combat.again:
            combat.again = False
            combat.turn = 1 - number
        else:
            passes(m, combat, number)
        return None
    return choose(m, combat, number, options)


def choose(m: M, combat: Combat, number: int, options: dict[str, Any]) -> Flow:
    options["yield" if combat.again else "pass"] = ("pass",)
    if combat.sides[number].seat >= 0:
        options.update(once.usable(m, combat.sides[number].seat, once.STILL))
    answer = yield from actions.ask(m, combat, number, "combat", options)
    if answer[0] == "use":
        yield from once.use(m, combat.sides[number].seat, answer[1])
        return
    if answer[0] == "pass":
        if combat.again:
            combat.again, combat.turn = False, 1 - number
        else:
            passes(m, combat, number)
        return
    side = combat.sides[number]
    if combat.again:
        side.once.append("onslaught")
    combat.again = may_go_on(m, combat, number)
    if not combat.again:
        combat.turn = 1 - number
    yield from actions.perform(m, combat, number, answer)


def may_go_on(m: M, combat: Combat, number: int) -> bool:
    """Hawthorne, once per combat: another combat action at once.  RB-CACT-02, RB-ONCE-04"""
    side = combat.sides[number]
    if side.seat < 0 or "onslaught" in side.once or combat.sides[1 - number].passed:
        return False
    return has(m.state.heroes[side.seat], "onslaught")


def passes(m: M, combat: Combat, number: int) -> None:
    combat.sides[number].passed = True
    combat.turn = 1 - number
    m.tell(PASSED, pool.who(m, combat, combat.sides[number]))


# -- retreat -------------------------------------------------------------------------------------------------------


def retreat(m: M, combat: Combat) -> Flow | None:
    """The attacker may try first, then a challenged hero; else a new round.  RB-RETREAT-01 to 09, RB-CHALLENGE-04"""
    if combat.free >= 0:
        seat, combat.free = combat.free, -1
        if m.state.heroes[seat].at != combat.start:
            m.tell(RETREATED, seat, NAME[m.state.heroes[seat].at])
            outcome.escaped(m, combat)
            return None
    tries = [side.seat for side in combat.sides if side.seat >= 0]
    if combat.source in ("villain", "hunt"):
        tries = []  # RB-RETREAT-08, RB-CHALLENGE-05
    done = 0 if combat.phase == "retreat" else int(combat.phase[7:])
    if done >= len(tries):
        combat.phase = "throw"
        return None
    return try_to_leave(m, combat, tries[done], done)


def try_to_leave(m: M, combat: Combat, seat: Seat, done: int) -> Flow:
    """One die, spent like a die of movement; abilities come before it.  RB-RETREAT-02 to 05, RB-ONCE-02"""
    options = {"fight-on": False, "retreat": True, **once.usable(m, seat, once.STILL)}
    leaves = yield Choose(seat, "retreat", options)
    if isinstance(leaves, tuple):
        yield from once.use(m, seat, leaves[1])
        return
    combat.phase = f"retreat{done + 1}"
    if leaves:
        combat.free, combat.start = seat, m.state.heroes[seat].at
        thrown = [JOKER] if has(m.state.heroes[seat], "any-retreat") else dice.roll(m, seat, 1)
        m.state.agenda.append(Move(seat, thrown, "retreat"))
