"""From a question of the table to the solver and back: the key of the best answer in a combat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questhall.games.runebound.odds.duel.arena import Arena, enemy_surges
from questhall.games.runebound.odds.duel.basics import DuelMove
from questhall.games.runebound.odds.duel.forecast import arena_of
from questhall.games.runebound.odds.duel.position import Position, own, position_of, push
from questhall.games.runebound.odds.duel.resolve import fitting
from questhall.games.runebound.odds.duel.solver import BUDGET, best_move
from questhall.games.runebound.odds.duel.tokens import code_at, shown
from questhall.games.runebound.rules.order import combat_in
from questhall.games.runebound.state import Combat, World

Options = Mapping[str, Any]
KINDS = ("combat", "part", "pay-surge", "token", "cancel", "raise", "shield")


def answer(state: World, kind: str, options: Options, budget: int = BUDGET) -> str:
    """The key of the best option; whoever asks decides for the side whose question it is."""
    combat = combat_in(state)
    arena = arena_of(state, combat)
    pos = position_of(state, combat, arena)
    if kind == "pay-surge":
        return paying(combat, arena, pos, options)
    move = best_move(arena, asked(state, combat, arena, pos, kind, options), budget)
    return found(combat, kind, options, move)


def asked(state: World, combat: Combat, arena: Arena, pos: Position, kind: str, options: Options) -> Position:
    """The position with the open question on top."""
    top: Any = state.agenda[-1]
    first = next(iter(options.values()))
    if kind == "part":
        side = combat.sides[first.number]
        chosen = tuple(sorted(code_at(side, at) for at in first.chosen))
        return push(pos, ("part", first.number, first.what, chosen))
    if kind == "token":
        done = tuple(sorted(code_at(combat.sides[number], at) for number, at in first.done))
        return push(pos, ("token", top.side, first.verb, first.whose, first.left, first.what, done))
    if kind == "cancel":
        return push(pos, ("cancel", 1 - top.side, top.x))
    if kind == "raise":
        return push(pos, ("raise", top.side, enemy_surges(first.id.rpartition("-")[0])))
    return pos


def paying(combat: Combat, arena: Arena, pos: Position, options: Options) -> str:
    """The tokens that fit the price best and no more; for X all of them."""
    first = next(iter(options.values()))
    if 0 <= first.cost <= first.paid:
        return "done"
    side = own(pos, first.number)
    tokens = shown(side.pool, "S")
    chosen = fitting(tokens, side.marks, first.cost - first.paid)[0] if first.cost >= 0 else tokens[0]
    return next(
        key for key, spend in options.items() if spend and code_at(combat.sides[first.number], spend.at) == chosen
    )


def found(combat: Combat, kind: str, options: Options, move: DuelMove) -> str:
    """The option that means this move."""
    for key, value in options.items():
        if same(combat, kind, key, value, move):
            return key
    raise LookupError(f"the duel wants {move}, the table offers {', '.join(options)}")


def same(combat: Combat, kind: str, key: str, value: Any, move: DuelMove) -> bool:
    verb = move[0]
    if kind == "combat":
        return same_action(combat, value, move)
    if kind == "shield":
        at = -1 if verb == "take-it" else move[1]
        side = combat.sides[hurt_side(combat, key, value)] if value >= 0 else None
        return key == verb if side is None else verb == "block" and code_at(side, value) == at
    if kind in ("cancel", "raise") or value is None:
        return key == verb if len(move) == 1 else key == f"surge:{move[1]}"
    if verb == "token":
        return bool(value.number == move[1] and code_at(combat.sides[value.number], value.at) == move[2])
    return bool(verb == "with" and code_at(combat.sides[value.number], value.at) == move[1])


def hurt_side(combat: Combat, key: str, value: int) -> int:
    """Whose shield this is: the token is named in the key."""
    token = key.partition(":")[2]
    return next(
        number for number, side in enumerate(combat.sides) if value < len(side.tokens) and side.tokens[value] == token
    )


def same_action(combat: Combat, value: Any, move: DuelMove) -> bool:
    """A combat action: the same verb on equal tokens."""
    if value[0] != move[0]:
        return False
    mine, theirs = combat.sides[combat.turn], combat.sides[1 - combat.turn]
    if value[0] in ("flip", "double"):
        return (code_at(mine, value[1]), code_at(mine, value[2])) == move[1:]
    if value[0] == "rethrow":
        return (code_at(theirs, value[1]), code_at(mine, value[2])) == move[1:]
    return bool(value[0] == "pass" or value[1] == move[1])
