"""What is still to resolve in the duel: payments, chosen tokens, throws, wounds and shields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.runebound.content.notation import MANY
from questhall.games.runebound.odds.duel.arena import REFLECT, Arena
from questhall.games.runebound.odds.duel.basics import CHANCE, Moves, Settled, cast, distinct, liking, spending
from questhall.games.runebound.odds.duel.effects import EFFECTS, lost, removed, won
from questhall.games.runebound.odds.duel.position import WARD, DuelTask, Position, Sided, own, push, put, replace
from questhall.games.runebound.odds.duel.tokens import Pool, flipped, shown, with_, without
from questhall.games.runebound.odds.duel.tokens import worth as token_worth


def part(arena: Arena, pos: Position, task: DuelTask, brief: bool) -> Settled:
    """Some tokens of one symbol: at least one, fewer than all."""
    _, number, symbol, chosen = task
    side = own(pos, number)
    tokens = shown(side.pool, symbol)
    total = sum(token_worth(token, side.marks) for token in chosen)
    done = put(pos, number, spending(arena, side, list(chosen)))
    done = replace(done, ("hurt", 1 - number, total, symbol, True, True, False))
    if len(chosen) >= len(tokens) - 1:
        return done
    left = list(tokens)
    for token in chosen:
        left.remove(token)
    moves: Moves = [
        (("with", token), replace(pos, ("part", number, symbol, with_(chosen, token)))) for token in dict.fromkeys(left)
    ]
    if chosen:
        moves.append((("done",), done))
    return [number, moves]


def pay(arena: Arena, pos: Position, task: DuelTask, brief: bool) -> Settled:
    """Token by token until the cost is met; X until the side stops.  Ability -1 is a cancellation."""
    _, number, ability, cost, paid = task
    side = own(pos, number)
    left = shown(side.pool, "S")
    if not left or (cost >= 0 and paid >= cost):
        return paid_for(arena, pos, number, ability, paid)
    if brief:
        tokens = fitting(left, side.marks, cost - paid) if cost >= 0 else left
        paid += sum(token_worth(token, side.marks) for token in tokens)
        return paid_for(arena, put(pos, number, spending(arena, side, tokens)), number, ability, paid)
    moves: Moves = []
    for token in distinct(tuple(left)):
        now = put(pos, number, spending(arena, side, [token]))
        more = ("pay", number, ability, cost, paid + token_worth(token, side.marks))
        moves.append((("with", token), replace(now, more)))
    if cost < 0 and paid:
        moves.append((("done",), paid_for(arena, pos, number, ability, paid)))
    return [number, moves]


def fitting(tokens: list[int], marks: int, cost: int) -> list[int]:
    """The tokens that pay with the least waste, of equals the fewest."""
    best: tuple[int, int, list[int]] | None = None
    for bits in range(1, 1 << len(tokens)):
        chosen = [token for at, token in enumerate(tokens) if bits >> at & 1]
        total = sum(token_worth(token, marks) for token in chosen)
        if total >= cost and (best is None or (total, len(chosen)) < best[:2]):
            best = (total, len(chosen), chosen)
    return best[2] if best else tokens


def paid_for(arena: Arena, pos: Position, number: int, ability: int, paid: int) -> Position:
    """The effect comes next; before it a ward strikes back."""
    if ability < 0:
        return replace(replace(pos), ("cast", *pos.stack[-2][1:2], (), *pos.stack[-2][3:]))
    side = own(pos, number)
    surge = arena.sides[number].surges[ability]
    pos = put(pos, number, side._replace(used=side.used | 1 << ability))
    pos = replace(pos, cast(number, surge.ops, paid if surge.cost < 0 else 1))
    other = own(pos, 1 - number)
    ward = arena.sides[1 - number].ward
    if ward and not other.used >> WARD & 1:
        pos = put(pos, 1 - number, other._replace(used=other.used | 1 << WARD))
        pos = push(pos, cast(1 - number, ward, attack=False))
    return pos


def casting(arena: Arena, pos: Position, task: DuelTask, brief: bool) -> Settled:
    """The next effect of an ability."""
    _, number, ops, x, attack, dealt = task
    if not ops:
        return replace(pos)
    op = ops[0]
    pos = replace(pos, ("cast", number, ops[1:], x, attack, dealt))
    settled: Settled = EFFECTS[op[0]](arena, pos, number, op)
    return settled


def token(arena: Arena, pos: Position, task: DuelTask, brief: bool) -> Settled:
    """Tokens chosen one by one by the side of the ability."""
    _, number, verb, whose, left, what, done = task
    sides = (0, 1) if whose == "any" else (number,) if whose == "own" else (1 - number,)
    targets = [(who, at) for who in sides for at in distinct(reachable(own(pos, who), what, done))] if left else []
    if brief and len(targets) > 2:
        targets = sorted(targets, key=lambda target: -gain(number, verb, *target))[:2]
    if not targets:
        return replace(pos)
    after = replace(pos, (*task[:4], left if left == MANY else left - 1, what, done))
    moves: Moves = [(("token", who, at), touched(arena, after, who, at, verb, what)) for who, at in targets]
    if left == MANY:
        moves.append((("done",), replace(pos)))
    return [number, moves]


def reachable(side: Sided, what: str, done: Pool) -> Pool:
    """Tokens that the ability may still choose."""
    pool = side.spent if what == "spent" else side.pool if what == "any" else tuple(shown(side.pool, what))
    if what != "spent":
        for entry in done:
            pool = without(pool, entry) if entry in pool else pool
    return pool


def gain(number: int, verb: str, who: int, at: int) -> float:
    """A rough sense of what touching this token brings."""
    now = 0.0 if verb == "remove" else liking(flipped(at)) if verb == "flip" else (liking(at) + liking(flipped(at))) / 2
    return (now - liking(at)) * (1 if who == number else -1)


def touched(arena: Arena, pos: Position, who: int, at: int, verb: str, what: str) -> Position:
    side = own(pos, who)
    if verb == "reroll":
        return push(pos, ("throw", who, at, what == "spent"))
    if verb == "flip":
        return noted(put(pos, who, side._replace(pool=with_(without(side.pool, at), flipped(at)))), flipped(at))
    return put(pos, who, removed(arena, side, at))


def noted(pos: Position, token: int) -> Position:
    """The ability does not choose the same token again."""
    top = pos.stack[-1]
    return replace(pos, (*top[:6], with_(top[6], token))) if top[0] == "token" else pos


def throw(arena: Arena, pos: Position, task: DuelTask, brief: bool) -> Settled:
    """A token is thrown again: either side comes up."""
    _, who, at, spent = task
    side, pos = own(pos, who), replace(pos)
    if spent:
        side = side._replace(spent=without(side.spent, at), pool=with_(side.pool, at))
    rest = without(side.pool, at)
    shares = []
    for face in (at, flipped(at)):
        now = put(pos, who, side._replace(pool=with_(rest, face)))
        shares.append((0.5, noted(now, face) if now[4] else now))
    return [CHANCE, shares]


def hurt(arena: Arena, pos: Position, task: DuelTask, brief: bool) -> Settled:
    """What softens, shields, then wounds."""
    _, number, amount, _, attack, block, softened = task
    side = own(pos, number)
    if not softened:
        return soften(arena, pos, task)
    shields = shown(side.pool, "H") if block and amount > 0 else []
    if not shields:
        return wounds(arena, replace(pos), number, amount, attack)
    moves: Moves = []
    for token in distinct(tuple(shields)):
        left = max(0, amount - token_worth(token, side.marks))
        now = put(pos, number, spending(arena, side, [token]))
        moves.append((("block", token), replace(now, (*task[:2], left, *task[3:]))))
    moves.append((("take-it",), replace(pos, (*task[:5], False, True))))
    return [number, moves]


def soften(arena: Arena, pos: Position, task: DuelTask) -> Position:
    """`block` marks, and enemies that resist a kind of damage."""
    _, number, amount, kind, attack, block, _ = task
    side = own(pos, number)
    blocks = list(side.blocks)
    while block and amount > 0 and blocks:
        amount = max(0, amount - blocks.pop(0))
    if attack:
        amount = max(0, amount - sum(less for of, less in arena.sides[number].resist if of == kind))
    if len(blocks) != len(side.blocks):
        pos = put(pos, number, side._replace(blocks=tuple(blocks)))
    return replace(pos, ("hurt", number, amount, kind, attack, block, True))


def wounds(arena: Arena, pos: Position, number: int, amount: int, attack: bool) -> Settled:
    """Defeat ends the combat at once."""
    if amount <= 0:
        return pos
    side = own(pos, number)
    now, life = side.wounds + amount, arena.sides[number].life
    if now >= life:
        return won(arena, pos) if number else lost(pos)
    pos = put(pos, number, side._replace(wounds=now))
    if attack and pos.stack and pos.stack[-1][0] == "cast":
        pos = replace(pos, (*pos.stack[-1][:5], amount))
    if attack and side.marks & REFLECT:
        return push(pos, ("hurt", 1 - number, amount, "M", False, True, False))
    return pos


def cancel(arena: Arena, pos: Position, task: DuelTask, brief: bool) -> Settled:
    """The opponent may pay as much to stop it."""
    _, number, price = task
    moves: Moves = [(("allow",), replace(pos)), (("cancel",), replace(pos, ("pay", number, -1, price, 0)))]
    return [number, moves]


def raising(arena: Arena, pos: Position, task: DuelTask, brief: bool) -> Settled:
    """Any one ability of the enemy that was raised."""
    _, number, abilities = task
    return [number, [(("raise", found.name), replace(pos, cast(number, found.ops))) for found in abilities]]


TASKS: dict[str, Callable[..., Any]] = {
    "part": part,
    "pay": pay,
    "cast": casting,
    "token": token,
    "throw": throw,
    "hurt": hurt,
    "cancel": cancel,
    "raise": raising,
}
