"""ATTR: the six attribute actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.rollplayer.content.board import ATTRIBUTES, CHA, DEX, SLOT, WIS
from questhall.games.rollplayer.content.dice import DIE, FLIPPED
from questhall.games.rollplayer.content.grid import DIRECTIONS, STEP
from questhall.games.rollplayer.events import CHARMED, MOVED_TOKEN, REROLLED, SWAPPED, TURNED
from questhall.games.rollplayer.rules.gold import gain
from questhall.games.rollplayer.rules.powers import POWER
from questhall.games.rollplayer.state import AttributeAction, Hero, PlacedAction, World
from questhall.kernel import Choose, Flow, Match, Seat

SKIP = "skip"  # the action is declined
FLIP, SWAP, WITH, REROLL, RAISE, LOWER = (
    tuple(f"{verb}:{slot}" for slot in SLOT) for verb in ("flip", "swap", "with", "reroll", "raise", "lower")
)
STEPS = {direction: f"step:{direction}" for direction in DIRECTIONS}
ACT = {f"act:{name}": row for row, name in enumerate(ATTRIBUTES)}
ANY = len(ATTRIBUTES)  # in place of a row: the action of any of them
Options = dict[str, Any]


def allow_action(m: Match[World], seat: Seat, row: int, any_row: bool = False) -> None:
    """The seat may perform this action next.  RP-ATTR-01, RP-ATTR-02

    Charisma gives its token without a question, for nobody is worse off with it.
    """
    if row == CHA:
        charm(m, seat, None)
    elif any_row or row != DEX or swaps(m.state.heroes[seat]):
        m.state.agenda.append(AttributeAction(seat, row, any_row))


def act(m: Match[World], top: AttributeAction) -> Flow:
    """One attribute action, always optional and always of the own board.  RP-ATTR-01, RP-ATTR-03"""
    m.state.agenda.pop()
    chosen = yield ask(m, top, {})
    yield from perform(m, top, chosen)


def ask(m: Match[World], top: AttributeAction | PlacedAction, beside: Options) -> Choose:
    """What the action can do, and what else may be done now."""
    kind, options, _ = ACTIONS[ANY if top.any else top.row]
    declined = {} if kind == "act.CHA" else {SKIP: None}
    return Choose(top.seat, kind, {**declined, **options(m.state.heroes[top.seat]), **beside})


def perform(m: Match[World], top: AttributeAction | PlacedAction, chosen: Any) -> Flow:
    """What was chosen of the action, unless it was declined."""
    if chosen is not None:
        flow = ACTIONS[ANY if top.any else top.row][2](m, top.seat, chosen)
        if flow is not None:
            yield from flow


def any_row(hero: Hero) -> Options:
    """The action of any row in place of the own one: the barbarian."""
    return dict(ACT)


def of_row(m: Match[World], seat: Seat, row: int) -> None:
    allow_action(m, seat, row)


def dice_to(verbs: tuple[str, ...]) -> Callable[[Hero], Options]:
    """Any die of the own board.  RP-ATTR-03"""
    return lambda hero: {verbs[slot]: slot for slot, die in enumerate(hero.dice) if die}


def flip(m: Match[World], seat: Seat, slot: int) -> None:
    """Strength: a die turns to its opposite face.  RP-ATTR-06"""
    turn(m, seat, slot, FLIPPED[m.state.heroes[seat].dice[slot]])


def turn(m: Match[World], seat: Seat, slot: int, after: int) -> None:
    """A die on the board shows another face; that alone gives neither gold nor actions.  RP-GOLD-07, RP-ATTR-05"""
    dice = m.state.heroes[seat].dice
    m.tell(TURNED, seat, SLOT[slot], DIE[dice[slot]], DIE[after])
    dice[slot] = after


def swaps(hero: Hero) -> Options:
    """Dexterity: an empty slot is no die, and equal dice need not change places.  RP-ATTR-07, RP-ATTR-08"""
    if len(set(hero.dice) - {0}) < 2:
        return {}
    return {SWAP[slot]: slot for slot, die in enumerate(hero.dice) if die}


def swap(m: Match[World], seat: Seat, slot: int) -> Flow:
    """Two dice change places.  RP-ATTR-07"""
    dice = m.state.heroes[seat].dice
    chosen = dice[slot]
    others = {WITH[other]: other for other, die in enumerate(dice) if die and die != chosen}
    other = yield Choose(seat, "act.DEX.with", others)
    dice[slot], dice[other] = dice[other], chosen
    m.tell(SWAPPED, seat, SLOT[slot], SLOT[other])


def changes(hero: Hero) -> Options:
    """Constitution: without wrapping.  RP-ATTR-10"""
    options: Options = {}
    for slot, die in enumerate(hero.dice):
        if die:
            if die % 10 < 6:
                options[RAISE[slot]] = (slot, 1)
            if die % 10 > 1:
                options[LOWER[slot]] = (slot, -1)
    return options


def change(m: Match[World], seat: Seat, by: tuple[int, int]) -> None:
    """A die is raised or lowered by 1.  RP-ATTR-09"""
    slot, more = by
    turn(m, seat, slot, m.state.heroes[seat].dice[slot] + more)


def reroll(m: Match[World], seat: Seat, slot: int) -> Flow:
    """Intelligence: a die is rerolled in its slot, then the new or the old value kept.  RP-ATTR-11, RP-ATTR-12"""
    dice = m.state.heroes[seat].dice
    old = dice[slot]
    new = old - old % 10 + m.chance.roll()
    m.tell(REROLLED, seat, SLOT[slot], DIE[old], DIE[new])
    if new != old:
        kept = yield Choose(seat, "act.INT.keep", {f"keep:{DIE[new]}": new, f"keep:{DIE[old]}": old})
        dice[slot] = kept


def steps(hero: Hero) -> Options:
    """Wisdom: one cell, not diagonally.  RP-ATTR-13"""
    return {key: cell for direction, key in STEPS.items() if (cell := STEP[direction][hero.token]) >= 0}


def step(m: Match[World], seat: Seat, cell: int) -> None:
    """The token moves.  RP-ATTR-13"""
    hero = m.state.heroes[seat]
    hero.token = cell
    m.tell(MOVED_TOKEN, seat, f"cell-{cell}")
    if gold := POWER[hero.job].after_action.get(WIS, 0):
        gain(m, seat, gold, "enlightened")


def charms(hero: Hero) -> Options:
    return {"charm": CHA}


def charm(m: Match[World], seat: Seat, chosen: object) -> None:
    """One charisma token.  RP-ATTR-14"""
    m.state.heroes[seat].charisma += 1
    m.tell(CHARMED, seat)


# By row, the barbarian's choice of all rows last: the question, what can be chosen, what it does.
ACTIONS: tuple[tuple[str, Callable[[Hero], Options], Callable[[Match[World], Seat, Any], Flow | None]], ...] = (
    ("act.STR", dice_to(FLIP), flip),
    ("act.DEX", swaps, swap),
    ("act.CON", changes, change),
    ("act.INT", dice_to(REROLL), reroll),
    ("act.WIS", steps, step),
    ("act.CHA", charms, charm),
    ("act.any", any_row, of_row),
)
