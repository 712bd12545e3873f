"""Combat actions: what a side can do in its turn."""

from __future__ import annotations

from questhall.games.runebound.odds.duel.arena import NO_SURGE, ONSLAUGHT, Arena, standing
from questhall.games.runebound.odds.duel.basics import Moves, Settled, cast, distinct, liking, spending
from questhall.games.runebound.odds.duel.position import SPECIALS, Position, Sided, own, push, put
from questhall.games.runebound.odds.duel.tokens import ON_DOUBLE, SYMBOL, flipped, laid, shown, with_, without
from questhall.games.runebound.odds.duel.tokens import worth as token_worth


def act(arena: Arena, pos: Position, brief: bool) -> Settled:
    """One combat action in alternation until both have passed."""
    turn, _, first, second, _, aside = pos
    if first.passed and second.passed:
        return standing(arena)[first.wounds][second.wounds] + aside / 1000 if arena.later < 0 else arena.later
    side = second if turn else first
    if side.passed:
        return pos._replace(turn=1 - turn, again=False)
    moves = actions(arena, pos, brief)
    idle = passing(pos)
    if not moves:
        return idle
    moves.append((("pass",), idle))
    return [turn, moves]


def passing(pos: Position) -> Position:
    turn, again, *_ = pos
    if again:
        return pos._replace(turn=1 - turn, again=False)
    side = own(pos, turn)
    return put(pos, turn, side._replace(passed=True))._replace(turn=1 - turn, again=False)


def actions(arena: Arena, pos: Position, brief: bool) -> Moves:
    """Every combat action of the side whose turn it is."""
    turn = pos.turn
    side, other = (pos.second, pos.first) if turn else (pos.first, pos.second)
    pool = side.pool
    ready = started(arena, pos)
    found: Moves = []
    symbols = {SYMBOL[token & 255] for token in pool}
    for symbol in "PMK":
        if symbol in symbols:
            strikes(arena, ready, turn, side, symbol, brief, found)
    if "S" in symbols and not side.marks & NO_SURGE:
        surges(arena, ready, turn, side, brief, found)
    if "D" in symbols:
        doubles(ready, turn, side, brief, found)
    if "A" in symbols:
        agility(arena, ready, turn, side, other, brief, found)
    for number, special in enumerate(arena.sides[turn].specials):
        free = not side.used >> (SPECIALS + number) & 1 and (side.hand or not special.exert)
        if free and (pool or not special.own):
            now = side._replace(used=side.used | 1 << (SPECIALS + number), hand=side.hand - special.exert)
            now = now._replace(marks=marked(arena, pos, turn))
            found.append((("special", special.name), push(put(ready, turn, now), cast(turn, special.ops))))
    return found


def marked(arena: Arena, pos: Position, turn: int) -> int:
    """The marks of the side that acts: a second action at once is there only once a combat."""
    side = own(pos, turn)
    return side.marks | (ONSLAUGHT if pos.again else 0)


def started(arena: Arena, pos: Position) -> Position:
    """The position with the turn handed on, or kept by onslaught."""
    turn, _, first, second, stack, aside = pos
    fighter = arena.sides[turn]
    if not fighter.onslaught:
        return Position(1 - turn, False, first, second, stack, aside)
    side, other = (second, first) if turn else (first, second)
    marks = marked(arena, pos, turn)
    goes_on = not marks & ONSLAUGHT and not other.passed
    ready = put(pos, turn, side._replace(marks=marks))
    return ready._replace(turn=turn if goes_on else 1 - turn, again=goes_on)


def strikes(arena: Arena, ready: Position, turn: int, side: Sided, symbol: str, brief: bool, found: Moves) -> None:
    tokens = shown(side.pool, symbol)
    total = sum(token_worth(token, side.marks) for token in tokens)
    after = put(ready, turn, spending(arena, own(ready, turn), tokens))
    found.append((("strike", symbol), push(after, ("hurt", 1 - turn, total, symbol, True, True, False))))
    if len(tokens) > 1 and not brief:
        found.append((("part", symbol), push(ready, ("part", turn, symbol, ()))))


def surges(arena: Arena, ready: Position, turn: int, side: Sided, brief: bool, found: Moves) -> None:
    power = sum(token_worth(token, side.marks) for token in shown(side.pool, "S"))
    for number, surge in enumerate(arena.sides[turn].surges):
        if surge.cost <= power and not side.used >> number & 1:
            found.append((("surge", surge.name), push(ready, ("pay", turn, number, surge.cost, 0))))


def doubles(ready: Position, turn: int, side: Sided, brief: bool, found: Moves) -> None:
    pool, now = side.pool, own(ready, turn)
    for base in distinct(pool):
        if base >= ON_DOUBLE or SYMBOL[base] != "D":
            continue
        rest = without(pool, base)
        for token in distinct(rest):
            if token >= ON_DOUBLE or (brief and SYMBOL[token] not in "PMKSH"):
                continue
            doubled = with_(without(rest, token), laid(token, base))
            found.append((("double", token, base), put(ready, turn, now._replace(pool=doubled))))


def agility(arena: Arena, ready: Position, turn: int, side: Sided, other: Sided, brief: bool, found: Moves) -> None:
    for token in distinct(side.pool):
        if SYMBOL[token & 255] != "A":
            continue
        spent = spending(arena, own(ready, turn), [token])
        for target in distinct(spent.pool):
            if brief and liking(flipped(target)) <= liking(target):
                continue
            flip = spent._replace(pool=with_(without(spent.pool, target), flipped(target)))
            found.append((("flip", target, token), put(ready, turn, flip)))
        for target in distinct(other.pool):
            if brief and liking(flipped(target)) >= liking(target):
                continue
            thrown = push(put(ready, turn, spent), ("throw", 1 - turn, target, False))
            found.append((("rethrow", target, token), thrown))
