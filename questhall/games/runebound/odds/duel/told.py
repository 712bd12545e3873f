"""What the options of a combat decision come to, told: how often the combat is won from there, and what a win costs.

Where the combat is decided in this round whatever later rounds might bring, that is exact (`sure.py`).  Else the
solver, which weighs both in one number, plays the rest of the round by it; its play is followed to the end of the
round, and the rounds after that are the race of `forecast`: an estimate.
"""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

from questhall.games.runebound.odds.duel import forecast
from questhall.games.runebound.odds.duel.actions import act
from questhall.games.runebound.odds.duel.basics import CHANCE, DuelMove, Moves
from questhall.games.runebound.odds.duel.forecast import Prospect, Shares, arena_of
from questhall.games.runebound.odds.duel.play import settle
from questhall.games.runebound.odds.duel.position import Position, position_of
from questhall.games.runebound.odds.duel.resolve import TASKS
from questhall.games.runebound.odds.duel.solver import ALL, HIGHEST, LOWEST, DuelSearch, Spent, net
from questhall.games.runebound.odds.duel.sure import Sure, fallen, mixed
from questhall.games.runebound.odds.duel.tokens import code_at
from questhall.games.runebound.rules import pool
from questhall.games.runebound.rules.actions import KINDS
from questhall.games.runebound.state import Combat, Hurt, Side, World

# How many decisions ahead, and how many positions that may cost: the whole round, else less and less of it.
TRIES = ((ALL, 9_000), (2, 2_500), (1, 1_500), (0, 2_000))  # altogether well within the two seconds of a question
LIKELY = 0.85  # how often a fall that the tokens on view promise comes about


class Foretold(NamedTuple):
    """The chance to win and what a win costs; `exact` where nothing had to be estimated."""

    win: float
    wounds: float
    exact: bool


class Told:
    """One combat as it lies there."""

    def __init__(self, state: World, combat: Combat) -> None:
        self.arena = arena_of(state, combat)
        self.start = position_of(state, combat, self.arena)
        self.paces = paces(state, combat)
        self.known: dict[tuple[Position, int], Prospect] = {}

    def options(self) -> list[tuple[DuelMove, Foretold]]:
        """Every move of the side that decides."""
        moves = self.moves()
        sure = Sure(self.arena).options(moves)
        if all(sure):
            return [(move, Foretold(*found, True)) for (move, _), found in zip(moves, sure, strict=True) if found]
        about = self.estimated(moves)
        return [
            (move, Foretold(*found, True) if found else Foretold(*guess, False))
            for (move, _), found, guess in zip(moves, sure, about, strict=False)
        ]

    def estimated(self, moves: Moves) -> list[Prospect]:
        for depth, nodes in TRIES:
            self.search = DuelSearch(self.arena, brief=True, budget=nodes)
            self.known = {}
            try:
                return [self.prospect(after, depth) for _, after in moves]
            except Spent:
                continue
        return []

    def moves(self) -> Moves:
        """Of the open question; wounds that no shield can stop are only taken."""
        node = settle(self.arena, self.start, False) if self.start.stack else act(self.arena, self.start, False)
        moves: Moves = node[1] if node.__class__ is list and node[0] != CHANCE else []
        if not self.start.stack or any(move[0] == "take-it" for move, _ in moves):
            return moves
        return [(("take-it",), self.start)]

    def prospect(self, pos: Position, depth: int) -> Prospect:
        """Both sides go on as the solver would."""
        key = (pos, depth)
        if key not in self.known:
            self.known[key] = self.worked_out(pos, depth)
        return self.known[key]

    def worked_out(self, pos: Position, depth: int) -> Prospect:
        end = self.run(pos)
        if end.__class__ is Prospect:
            return end
        if depth <= 0:
            return self.glance(pos)
        who, moves = end
        if who == CHANCE:
            return mixed([(share, self.prospect(after, depth)) for share, after in moves])
        self.search.nodes += 1
        if self.search.nodes > self.search.budget:
            raise Spent
        return self.prospect(self.best(who, moves, depth), less(depth))

    def best(self, who: int, moves: Moves, depth: int) -> Position:
        """What the side that decides would play; moves that cannot be better are only bounded."""
        low, high = LOWEST, HIGHEST
        chosen = moves[0][1]
        for number, (_, after) in enumerate(moves):
            found = self.search.value(after, less(depth), low, high)
            if not number or (found < high if who else found > low):
                chosen = after
                low, high = (low, min(high, found)) if who else (max(low, found), high)
        return chosen

    def run(self, pos: Position) -> Any:
        """To where somebody decides, chance decides, the round ends, or somebody falls."""
        while True:
            if not pos.stack and pos.first.passed and pos.second.passed:
                return self.race(pos)
            top = pos.stack[-1] if pos.stack else None
            found = TASKS[top[0]](self.arena, pos, top, True) if top else act(self.arena, pos, True)
            if found.__class__ is float:
                return fallen(self.arena, pos, found)
            if found.__class__ is not Position:
                return found
            pos = found

    def glance(self, pos: Position) -> Prospect:
        """Beyond the horizon: what both pools still deal and block, half of it before one of them falls."""
        mine, theirs = self.arena.sides
        dealt, suffered = net(mine, pos.first, pos.second), net(theirs, pos.second, pos.first)
        soon, later = (
            self.race(pos, round(suffered), round(dealt)),
            self.race(pos, round(suffered / 2), round(dealt / 2)),
        )
        return mixed([(LIKELY, soon), (1 - LIKELY, later)])

    def race(self, pos: Position, suffered: int = 0, dealt: int = 0) -> Prospect:
        """The rounds to come."""
        mine, theirs = self.arena.sides
        wounds = pos.first.wounds + suffered
        left, other = mine.life - wounds, theirs.life - pos.second.wounds - dealt
        if other <= 0 and (left > 0 or not pos.turn):
            return Prospect(1.0, pos.first.wounds + suffered / 2)
        if left <= 0:
            return Prospect(0.0, float(mine.life))
        found = forecast.race(*self.paces, left, other)
        return Prospect(forecast.sharper(found.win), found.wounds + wounds)


def less(depth: int) -> int:
    """One decision further; without a horizon it stays without."""
    return depth - 1 if depth < ALL else ALL


def paces(state: World, combat: Combat) -> tuple[Shares, Shares]:
    """Wounds of a round, both ways."""
    mine, theirs = forecast.duellists(state, combat)
    return forecast.paces(mine, theirs)


def told(state: World, combat: Combat) -> dict[str, Foretold]:
    """By the key of each option of a combat decision."""
    return {key: found for move, found in Told(state, combat).options() for key in keys(combat, move)}


def best(state: World, combat: Combat, found: dict[str, Foretold]) -> str:
    """The option that serves the side that decides, by the chance to win and then by what a win costs; "" for none."""
    top = state.agenda[-1]
    sign = -1 if (top.side if isinstance(top, Hurt) else combat.turn) else 1

    def served(key: str) -> tuple[float, float]:
        one = found[key]
        return sign * one.win, -sign * one.wounds if one.win else 0.0

    return max(found, key=served, default="")


def keys(combat: Combat, move: DuelMove) -> list[str]:
    """The options of the table that mean this move: equal tokens are one to the solver."""
    verb, *what = move
    mine, theirs = combat.sides[combat.turn], combat.sides[1 - combat.turn]
    if verb in ("strike", "part"):
        return [f"{verb}:{KINDS[what[0]]}"]
    if verb in ("surge", "special"):
        return [f"{verb}:{pool.ability(what[0])}"]
    if verb in ("flip", "rethrow", "double"):
        side = theirs if verb == "rethrow" else mine
        pairs = product(named(side, what[0]), named(mine, what[1]))
        return [f"{verb}:{token}:{other}" for token, other in pairs if token != other or side is theirs]
    if verb == "block":
        return [f"block:{token}" for side in combat.sides for token in named(side, what[0])]
    return ["yield" if combat.again else "pass"] if verb == "pass" else [verb]


def named(side: Side, code: int) -> list[str]:
    """Tokens in the pool that are this one to the solver."""
    return [side.tokens[at] for at in pool.pool(side) if code_at(side, at) == code]
