"""Effects of abilities in the duel, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.runebound.odds.duel.arena import NO_SURGE, Arena, Op, worth
from questhall.games.runebound.odds.duel.basics import CHANCE, Chances, Settled
from questhall.games.runebound.odds.duel.position import Position, Sided, own, push, put, replace
from questhall.games.runebound.odds.duel.tokens import flipped, parts, shown, with_, without
from questhall.games.runebound.odds.duel.tokens import worth as token_worth


def removed(arena: Arena, side: Sided, at: int) -> Sided:
    """Aside without effect; the double under it is free again."""
    low, *under = parts(at)
    pool = with_(without(side.pool, at), *under)
    return side._replace(pool=pool, spent=with_(side.spent, low) if arena.spent else side.spent)


def won(arena: Arena, pos: Position) -> float:
    life = arena.sides[0].life
    return worth(1.0, (life - pos.first.wounds) / life) + pos.aside / 1000


def lost(pos: Position) -> float:
    return pos.aside / 1000


def deal(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    _, amount, kind, block = op
    top = pos.stack[-1]
    pos = replace(pos, (*top[:5], 0))
    return push(pos, ("hurt", 1 - number, top[3] if amount < 0 else amount, kind, top[4], block, False))


def heal(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    side = own(pos, number)
    return put(pos, number, side._replace(wounds=max(0, side.wounds - op[1])))


def choose(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    _, verb, whose, count, what = op
    return push(pos, ("token", number, verb, whose, count, what, ()))


def every(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    """All tokens of the opponent at once."""
    _, verb, _, what = op
    side = own(pos, 1 - number)
    if verb == "flip":
        return put(pos, 1 - number, side._replace(pool=tuple(sorted(map(flipped, side.pool)))))
    for at in shown(side.pool, what):
        side = removed(arena, side, at)
    return put(pos, 1 - number, side)


def mark(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    side = own(pos, number)
    return put(pos, number, side._replace(marks=side.marks | op[1]))


def hush(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    side = own(pos, 1 - number)
    return put(pos, 1 - number, side._replace(marks=side.marks | NO_SURGE))


def block(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    side = own(pos, number)
    return put(pos, number, side._replace(blocks=tuple(sorted((*side.blocks, op[1])))))


def explore(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    """As many wounds as dice match."""
    _, shares, kind = op
    top = pos.stack[-1]
    found: Chances = []
    for count, share in enumerate(shares):
        more = (("deal", count, kind, True),) if count else ()
        found.append((share, replace(pos, (*top[:2], more + top[2], *top[3:]))))
    return [CHANCE, found]


def test(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    """X becomes the number of successes."""
    _, shares, passed, failed = op
    top = pos.stack[-1]
    found: Chances = []
    for count, share in enumerate(shares):
        follow = (passed if count else failed) + top[2]
        found.append((share, replace(pos, (*top[:2], follow, max(1, count), *top[4:]))))
    return [CHANCE, found]


def if_dealt(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    top = pos.stack[-1]
    return replace(pos, (*top[:2], op[1] + top[2], *top[3:])) if top[5] else pos


def beside(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    """Gold, cards and delay count a little."""
    return pos._replace(aside=pos.aside + (-op[1] if number else op[1]))


def cancellable(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    other, price = own(pos, 1 - number), pos.stack[-1][3]
    power = sum(token_worth(at, other.marks) for at in shown(other.pool, "S"))
    if other.marks & NO_SURGE or power < price:
        return pos
    return push(pos, ("cancel", 1 - number, price))


def raise_dead(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    if not arena.fallen:
        return pos
    share = 1 / len(arena.fallen)
    return [CHANCE, [(share, push(pos, ("raise", number, abilities))) for abilities in arena.fallen]]


def end(arena: Arena, pos: Position, number: int, op: Op) -> Settled:
    """The enemy is claimed without a reward: nearly as good as a win."""
    return 0.9 * won(arena, pos)


EFFECTS: dict[str, Callable[..., Any]] = {
    "deal": deal,
    "heal": heal,
    "token": choose,
    "all": every,
    "mark": mark,
    "hush": hush,
    "block": block,
    "explore": explore,
    "test": test,
    "if-dealt": if_dealt,
    "aside": beside,
    "cancellable": cancellable,
    "raise": raise_dead,
    "end": end,
}
