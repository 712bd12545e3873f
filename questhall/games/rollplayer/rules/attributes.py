"""ATTR: the six attribute actions."""

from __future__ import annotations

from questhall.games.rollplayer.content.board import ATTRIBUTES, CHA, DEX, SLOT, WIS
from questhall.games.rollplayer.content.dice import DIE, FLIPPED
from questhall.games.rollplayer.content.grid import DIRECTIONS, STEP
from questhall.games.rollplayer.events import CHARMED, MOVED_TOKEN, REROLLED, SWAPPED, TURNED
from questhall.games.rollplayer.rules.gold import gain
from questhall.games.rollplayer.rules.powers import POWER
from questhall.games.rollplayer.state import AttributeAction, World
from questhall.kernel import Choose, Flow, Match, Seat

NOT = -1  # the action is declined
FLIP, SWAP, WITH, REROLL, RAISE, LOWER = (
    tuple(f"{verb}:{slot}" for slot in SLOT) for verb in ("flip", "swap", "with", "reroll", "raise", "lower")
)
STEPS = {direction: f"step:{direction}" for direction in DIRECTIONS}


def allow_action(m: Match[World], seat: Seat, row: int, any_row: bool = False) -> None:
    """The seat may perform this action next.  RP-ATTR-01, RP-ATTR-02

    Charisma gives its token without a question, for nobody is worse off with it.
    """
    if row == CHA:
        charm(m, seat)
    elif any_row or row != DEX or len(set(m.state.heroes[seat].dice) - {0}) > 1:
        m.state.agenda.append(AttributeAction(seat, row, any_row))


def act(m: Match[World], top: AttributeAction) -> Flow:
    """One attribute action, always optional and always of the own board.  RP-ATTR-01, RP-ATTR-03"""
    m.state.agenda.pop()
    return choose_action(m, top.seat) if top.any else ACTIONS[top.row](m, top.seat)


def choose_action(m: Match[World], seat: Seat) -> Flow:
    """The action of any row in place of the own one: the barbarian."""
    row = yield Choose(seat, "act.any", {"skip": NOT, **{f"act:{name}": row for row, name in enumerate(ATTRIBUTES)}})
    if row != NOT:
        allow_action(m, seat, row)


def strength(m: Match[World], seat: Seat) -> Flow:
    """Turn a die to its opposite face.  RP-ATTR-06"""
    dice = m.state.heroes[seat].dice
    options = {"skip": NOT}
    for slot, die in enumerate(dice):
        if die:
            options[FLIP[slot]] = slot
    slot = yield Choose(seat, "act.STR", options)
    if slot != NOT:
        turn(m, seat, slot, FLIPPED[dice[slot]])


def turn(m: Match[World], seat: Seat, slot: int, after: int) -> None:
    """A die on the board shows another face; that alone gives neither gold nor actions.  RP-GOLD-07, RP-ATTR-05"""
    dice = m.state.heroes[seat].dice
    m.tell(TURNED, seat, SLOT[slot], DIE[dice[slot]], DIE[after])
    dice[slot] = after


def dexterity(m: Match[World], seat: Seat) -> Flow:
    """Swap two dice; an empty slot is no die.  RP-ATTR-07, RP-ATTR-08"""
    dice = m.state.heroes[seat].dice
    options = {"skip": NOT}
    for slot, die in enumerate(dice):
        if die:
            options[SWAP[slot]] = slot
    slot = yield Choose(seat, "act.DEX", options)
    if slot == NOT:
        return
    chosen = dice[slot]
    others = {WITH[other]: other for other, die in enumerate(dice) if die and die != chosen}
    other = yield Choose(seat, "act.DEX.with", others)
    dice[slot], dice[other] = dice[other], chosen
    m.tell(SWAPPED, seat, SLOT[slot], SLOT[other])


def constitution(m: Match[World], seat: Seat) -> Flow:
    """Raise or lower a die by 1, without wrapping.  RP-ATTR-09, RP-ATTR-10"""
    dice = m.state.heroes[seat].dice
    options = {"skip": (NOT, 0)}
    for slot, die in enumerate(dice):
        if die:
            if die % 10 < 6:
                options[RAISE[slot]] = (slot, 1)
            if die % 10 > 1:
                options[LOWER[slot]] = (slot, -1)
    slot, change = yield Choose(seat, "act.CON", options)
    if slot != NOT:
        turn(m, seat, slot, dice[slot] + change)


def intelligence(m: Match[World], seat: Seat) -> Flow:
    """Reroll a die in its slot, then keep the new or the old value.  RP-ATTR-11, RP-ATTR-12"""
    dice = m.state.heroes[seat].dice
    options = {"skip": NOT}
    for slot, die in enumerate(dice):
        if die:
            options[REROLL[slot]] = slot
    slot = yield Choose(seat, "act.INT", options)
    if slot == NOT:
        return
    old = dice[slot]
    new = old - old % 10 + m.chance.roll()
    m.tell(REROLLED, seat, SLOT[slot], DIE[old], DIE[new])
    if new != old:
        kept = yield Choose(seat, "act.INT.keep", {f"keep:{DIE[new]}": new, f"keep:{DIE[old]}": old})
        dice[slot] = kept


def wisdom(m: Match[World], seat: Seat) -> Flow:
    """Move the token one cell, not diagonally.  RP-ATTR-13"""
    hero = m.state.heroes[seat]
    options = {"skip": NOT}
    for direction, key in STEPS.items():
        if (cell := STEP[direction][hero.token]) >= 0:
            options[key] = cell
    cell = yield Choose(seat, "act.WIS", options)
    if cell == NOT:
        return
    hero.token = cell
    m.tell(MOVED_TOKEN, seat, f"cell-{cell}")
    if gold := POWER[hero.job].after_action.get(WIS, 0):
        gain(m, seat, gold, "enlightened")


def charm(m: Match[World], seat: Seat) -> None:
    """One charisma token.  RP-ATTR-14"""
    m.state.heroes[seat].charisma += 1
    m.tell(CHARMED, seat)


ACTIONS = (strength, dexterity, constitution, intelligence, wisdom)
