"""Imagined futures of one decision: the n-th is the same deal and the same dice for every answer."""

from __future__ import annotations

from math import exp, log, sqrt
from statistics import fmean
from typing import Any, NamedTuple

from questhall.bots import thinking
from questhall.bots.race import difference
from questhall.bots.search import SearchBot
from questhall.kernel import Game, Match, Race, Seat, Seen

SUREST = 0.001  # that an evaluation is ever taken to be
MOST_ANSWERS = 8  # that are compared, where the game has no shortlist


class Reached(NamedTuple):
    """Where a future led: every seat's chance, and what the deciding seat's rests on."""

    chances: list[float]
    grounds: dict[str, float]


class Futures:
    def __init__(self, seen: Seen[Any], seed: bytes) -> None:
        self.seen, self.seed = seen, seed
        self.bot: SearchBot[Any] = player_on(seen.game, int.from_bytes(seed[:4], "big"))
        self.runs: dict[str, list[Reached]] = {}

    def run(self, key: str) -> None:
        """One more future for this answer."""
        met = self.runs.setdefault(key, [])
        future = self.seen.imagine(self.seed + len(met).to_bytes(4, "big"))
        goal = self.bot.goal(future)
        future.answer(self.seen.seat, key)
        met.append(reached(self.bot, future, self.seen.seat, goal))

    def own(self, key: str) -> list[float]:
        return [one.chances[self.seen.seat] for one in self.runs[key]]

    def mean(self, key: str) -> float:
        return fmean(self.own(key))

    def ahead(self, one: str, other: str) -> tuple[float, float]:
        """By how much one answer is better than another over the futures that both have met, and the standard error."""
        return difference(self.own(one), self.own(other))

    def chances(self, key: str) -> list[float]:
        met = self.runs[key]
        return [fmean(one.chances[seat] for one in met) for seat in range(len(met[0].chances))]

    def doubt(self, key: str) -> float:
        """The standard error of the seat's own chance."""
        own, mean = self.own(key), self.mean(key)
        return sqrt(sum((one - mean) ** 2 for one in own) / max(1, len(own) - 1) / len(own)) if len(own) > 1 else 0.5

    def count(self) -> int:
        return sum(map(len, self.runs.values()))

    def grounds(self, one: str, other: str) -> dict[str, float]:
        """What one answer brings more of, on average."""
        pairs = list(zip(self.runs[one], self.runs[other], strict=False))
        names = dict.fromkeys(name for pair in pairs for each in pair for name in each.grounds)
        return {name: fmean(a.grounds.get(name, 0.0) - b.grounds.get(name, 0.0) for a, b in pairs) for name in names}


def player_on(game: Game[Any], seed: int) -> SearchBot[Any]:
    """The game's own search bot: it knows how futures are played on, and how far."""
    bot = thinking(game, 0.0, seed)
    assert isinstance(bot, SearchBot)
    return bot


def reached(bot: SearchBot[Any], future: Match[Any], seat: Seat, goal: int) -> Reached:
    """Played on until somebody can say how well all stand."""
    seats = range(future.terms.players)
    worth = bot.play_on(future, seats, goal)
    chances = [worth[one] if future.over else chance(future.game, worth[one]) for one in seats]
    return Reached(chances, dict(future.game.grounds(future.state, seat)))


def chance(game: Game[Any], worth: float) -> float:
    """An evaluation as a chance to win, by what became of positions in games of house bots."""
    slope, offset = game.chance
    if (slope, offset) == (1.0, 0.0):
        return worth
    sure = min(1 - SUREST, max(SUREST, worth))
    return 1 / (1 + exp(-slope * log(sure / (1 - sure)) - offset))


def house_answer(seen: Seen[Any]) -> str:
    """Empty where the game has no house bot."""
    return seen.game.house(seen) or "" if type(seen.game).house is not Game.house else ""


def rivals(seen: Seen[Any], said: str) -> list[str]:
    """The answers worth comparing: the one given, the house bot's, and what search would think about."""
    tuning, choice = seen.game.search, seen.choice
    usual = house_answer(seen)
    if tuning.kinds and choice.kind not in tuning.kinds:
        others: list[str] = []
    elif isinstance(tuning, Race):
        others = tuning.shortlist(seen)
    else:
        others = [choice.key_at(at) for at in range(min(MOST_ANSWERS, len(choice.options)))]
    return [key for key in dict.fromkeys([said, usual, *others]) if key in choice.options]
