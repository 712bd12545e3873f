"""The best action in a combat round: alpha-beta over decisions, averages over chance, equal positions solved once.

With a budget the search goes one decision deeper at a time and stops where the budget ends; what lies beyond is
estimated.  Without one it goes to the end of the round, and its value is exact.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from questhall.games.runebound.odds.duel.actions import act
from questhall.games.runebound.odds.duel.arena import NO_SURGE, Arena, Figure, chance, worth
from questhall.games.runebound.odds.duel.basics import CHANCE, DuelMove, Moves
from questhall.games.runebound.odds.duel.play import settle
from questhall.games.runebound.odds.duel.position import Position, Sided
from questhall.games.runebound.odds.duel.tokens import SYMBOL, Pool
from questhall.games.runebound.odds.duel.tokens import worth as token_worth

LOWEST, HIGHEST = -1.0, 2.0
DEEPEST = 40
ALL = 1000  # a depth without end
BUDGET = 60  # positions looked at for one answer


class Spent(Exception):
    """The budget of a search is used up."""


class DuelSearch:
    """One search: what was found out, and how many positions were looked at."""

    def __init__(self, arena: Arena, brief: bool, budget: int = 0) -> None:
        self.arena, self.brief, self.budget = arena, brief, budget
        self.nodes = 0
        self.cut = False  # whether anything was estimated
        self.known: dict[tuple[Position, int], tuple[float, float]] = {}

    def value(self, pos: Position, depth: int, low: float = LOWEST, high: float = HIGHEST) -> float:
        """How well the first side does, both playing their best; exact between `low` and `high`, else a bound."""
        key = (pos, depth)
        bounds = self.known.get(key)
        if bounds is not None:
            if bounds[0] >= high or bounds[0] == bounds[1]:
                return bounds[0]
            if bounds[1] <= low:
                return bounds[1]
        if depth <= 0 and not pos.stack and not (pos.first.passed and pos.second.passed):
            self.cut = True
            return estimate(self.arena, pos)
        self.nodes += 1
        if self.budget and self.nodes > self.budget:
            raise Spent
        node = settle(self.arena, pos, self.brief)
        if node.__class__ is float:
            found: float = node
            self.known[key] = (found, found)
            return found
        who, moves = node
        if who == CHANCE:
            found = sum(share * self.value(after, depth) for share, after in moves)
            self.known[key] = (found, found)
            return found
        return self.decided(key, who, moves, depth, low, high)

    def decided(self, key: tuple[Position, int], who: int, moves: Moves, depth: int, low: float, high: float) -> float:
        """The best of the moves for the side that decides."""
        alpha, beta = low, high
        best = HIGHEST if who else LOWEST
        for _, after in moves:
            found = self.value(after, depth - 1 if depth < ALL else ALL, alpha, beta)
            if who:
                best = min(best, found)
                beta = min(beta, best)
            else:
                best = max(best, found)
                alpha = max(alpha, best)
            if alpha >= beta:
                break
        lowest, highest = self.known.get(key, (LOWEST, HIGHEST))
        self.known[key] = (
            best if best > low else lowest,
            best if best < high else highest,
        )
        return best

    def ranked(self, who: int, moves: Moves, depth: int) -> list[tuple[float, DuelMove, Position]]:
        """All moves of the root with their values, the best first; what cannot be the best is only bounded."""
        alpha, beta = LOWEST, HIGHEST
        found = []
        for move, after in moves:
            worth_ = self.value(after, depth - 1, alpha, beta)
            found.append((worth_, move, after))
            if who:
                beta = min(beta, worth_ + 1e-9)
            else:
                alpha = max(alpha, worth_ - 1e-9)
        return sorted(found, key=lambda entry: entry[0] if who else -entry[0])


def solved(arena: Arena, pos: Position) -> float:
    """The exact value of a position, whatever it costs."""
    return DuelSearch(arena, brief=False).value(pos, ALL)


@lru_cache(maxsize=5_000)
def best_move(arena: Arena, pos: Position, budget: int = BUDGET) -> DuelMove:
    """The move to make: as deep as the budget goes."""
    node = settle(arena, pos, True) if pos.stack else act(arena, pos, True)
    if node.__class__ is not list:
        return ("pass",)
    who, moves = node
    if len(moves) == 1:
        return tuple(moves[0][0])
    search = DuelSearch(arena, brief=True, budget=budget)
    best: DuelMove = moves[0][0]
    for depth in range(1, DEEPEST):
        search.cut = False
        try:
            ranked = search.ranked(who, moves, depth)
        except Spent:
            break
        best = ranked[0][1]
        moves = [(move, after) for _, move, after in ranked]
        if not search.cut:
            break
    return best


# -- beyond the horizon --------------------------------------------------------------------------------------------


def estimate(arena: Arena, pos: Position) -> float:
    """The rest of the round at a glance: what both pools still deal and block."""
    turn, _, first, second, _, aside = pos
    mine = net(arena.sides[0], first, second)
    theirs = net(arena.sides[1], second, first)
    left, other = arena.sides[0].life - first.wounds, arena.sides[1].life - second.wounds
    if mine >= other and (turn == 0 or theirs < left):
        return worth(0.97, max(0.1, (left - theirs / 2) / arena.sides[0].life)) + aside / 1000
    if theirs >= left:
        return worth(0.04, 0.5) + aside / 1000
    ahead = (left - theirs) / arena.pace[1] - max(0.1, other - mine) / arena.pace[0]
    return worth(chance(ahead), (left - theirs) / arena.sides[0].life) + aside / 1000


def net(fighter: Figure, side: Sided, other: Sided) -> float:
    """Wounds still to come from this side."""
    if side.passed:
        return 0.0
    guard, _ = shields(other.pool)
    return max(0.0, potential(fighter, side.pool, side.marks, side.used) - guard - sum(other.blocks))


@lru_cache(maxsize=20_000)
def shields(pool: Pool) -> tuple[int, int]:
    """What the shields of a pool block, and how many there are."""
    found = [token_worth(token, 0) for token in pool if SYMBOL[token & 255] == "H"]
    return sum(found), len(found)


@lru_cache(maxsize=50_000)
def potential(fighter: Figure, pool: Pool, marks: int, used: int) -> float:
    """Damage in a pool: strikes, the best double, surges, a little for agility."""
    damage, power, agility, doubles, most = 0, 0, 0, 0, 0
    for token in pool:
        symbol, worth_ = SYMBOL[token & 255], token_worth(token, marks)
        if symbol in "PMK":
            damage += worth_
            most = max(most, worth_ if token < 256 else 0)
        elif symbol == "S":
            power += worth_
        elif symbol == "A":
            agility += 1
        elif symbol == "D":
            doubles += 1
    total = damage + (most if doubles else 0) + 0.6 * agility
    return total + (surging(fighter, power, used) if power and not marks & NO_SURGE else 0.0)


def surging(fighter: Figure, power: int, used: int) -> float:
    """What surge symbols bring, the best ability first."""
    found = 0.0
    free = [surge for number, surge in enumerate(fighter.surges) if not used >> number & 1]
    for surge in sorted(free, key=lambda surge: -punch(surge.ops, power) / max(1, surge.cost)):
        if surge.cost <= power and power:
            found += punch(surge.ops, power)
            power -= surge.cost if surge.cost > 0 else power
    return found


def punch(ops: Any, power: int) -> float:
    """An ability in wounds: dealt ones count whole, other effects about one."""
    total = 0.0
    for op in ops:
        if op[0] == "deal":
            total += power if op[1] < 0 else op[1]
        elif op[0] in ("explore", "test"):
            total += sum(number * share for number, share in enumerate(op[1]))
        elif op[0] in ("heal", "block"):
            total += 0.7 * op[1]
        elif op[0] != "cancellable":
            total += 1.0
    return total
