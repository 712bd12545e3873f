"""A duel between two bots: pairs of games on the same seed with seats swapped, until a sequential test decides."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Literal

import msgspec

from questhall.games import find_game
from questhall.kernel import Terms
from questhall.kernel.game import Value
from questhall.lab.kept import Kept, plan
from questhall.lab.playing import Ended, Sitting, bot_of, played
from questhall.lab.sprt import Decision, Hypotheses, Trial, Verdict

A, B = 0, 1


class Duel(msgspec.Struct, frozen=True):
    """Who meets whom at which table, what is asked about A, and after how many pairs nothing is said."""

    game: str
    bots: tuple[str, str]
    players: int
    hypotheses: Hypotheses = Hypotheses()
    most: int = 1000
    seed: int = 0
    settings: dict[str, Value] = {}
    until: Literal["decided", "most"] = "decided"


class Score(msgspec.Struct):
    """How a duel stands: the test, A's share of the games, and how often a pair had which score for A."""

    game: str
    bots: tuple[str, str]
    hypotheses: Hypotheses
    bounds: tuple[float, float]
    verdict: Verdict
    llr: float
    pairs: int
    share: float
    pair_scores: dict[str, int]
    failures: list[str] = []


Progress = Callable[[Decision], None]


def fight(duel: Duel, progress: Progress = lambda now: None, workers: int = 0, resume: Path | None = None) -> Score:
    """Pairs in their order until the test decides; which it is does not hang on the number of cores."""
    parties = seating(duel, checked(duel))
    kept = Kept(plan(f"duel of {duel.players}", duel.game, list(duel.bots), duel.seed, duel.settings), resume)
    trial, failures = Trial(duel.hypotheses), list[str]()
    with closing(kept), closing(pairs(duel, parties, kept, workers)) as games:
        for pair in games:
            failures += [game.failure for game in pair if game.failure]
            if not any(game.failure for game in pair):
                progress(trial.add(pair_score(pair, parties)))
            if duel.until == "decided" and trial.now.verdict != "undecided":
                break
    return standing(duel, trial, failures)


def checked(duel: Duel) -> Terms:
    """The terms of its games; an unknown game, bot or setting is refused before anything runs."""
    game = find_game(duel.game)
    for name in duel.bots:
        bot_of(name, game)
    return game.terms(duel.players, **duel.settings)


class Parties(msgspec.Struct, frozen=True):
    """Which of the two sits in each seat, in the first and in the second game of a pair, and the seats' teams."""

    seats: tuple[list[int], list[int]]
    teams: list[int]

    def together(self) -> bool:
        """All seats win together, or one plays alone: A's party is measured against B's, not A against B."""
        return len(set(self.teams)) == 1


def seating(duel: Duel, terms: Terms) -> Parties:
    """Teams alternate between A and B, and change over in the second game; a single team is all A, then all B."""
    game = find_game(duel.game)
    teams = [game.team(terms, seat) for seat in range(terms.players)]
    order = list(dict.fromkeys(teams))
    first = [order.index(team) % 2 for team in teams]
    return Parties((first, [1 - side for side in first]), teams)


def pairs(duel: Duel, parties: Parties, kept: Kept, workers: int) -> Generator[tuple[Ended, Ended], None, None]:
    """In their order, from the file as far as it goes; the other games are played and kept."""
    wanted = (sitting for sitting in sittings(duel, parties) if sitting.number not in kept.games)
    with closing(played(wanted, workers)) as coming:
        for number in range(duel.most):
            while not {2 * number, 2 * number + 1} <= kept.games.keys():
                kept.add(next(coming))
            yield kept.games[2 * number], kept.games[2 * number + 1]


def sittings(duel: Duel, parties: Parties) -> Iterator[Sitting]:
    """Games 2n and 2n + 1 have the same dice, and a seat's bot the same luck."""
    for number in range(2 * duel.most):
        pair, sides = number // 2, parties.seats[number % 2]
        bots, seeds = [duel.bots[side] for side in sides], [1000 * pair + seat for seat in range(duel.players)]
        yield Sitting(number, duel.game, bots, seeds, duel.seed + pair, duel.settings)


def pair_score(pair: tuple[Ended, Ended], parties: Parties) -> float:
    """A's share of the pair, 0 to 1."""
    if parties.together():
        return compared(*pair)
    return sum(game_score(game, sides, parties.teams) for game, sides in zip(pair, parties.seats, strict=True)) / 2


def game_score(game: Ended, sides: list[int], teams: list[int]) -> float:
    """A's share of the victory, each team counted once; where everybody lost it is half."""
    won = {team: (side, share) for team, side, share in zip(teams, sides, game.shares, strict=True)}
    shares = [sum(share for side, share in won.values() if side == who) for who in (A, B)]
    return (1 + shares[A] - shares[B]) / 2


def compared(ours: Ended, theirs: Ended) -> float:
    """The party that wins where the other loses takes the pair; otherwise the higher score takes three quarters."""
    if ours.shares[0] != theirs.shares[0]:
        return float(ours.shares[0] > theirs.shares[0])
    mine, other = sum(ours.scores), sum(theirs.scores)
    return 0.5 if mine == other else 0.75 if mine > other else 0.25


def standing(duel: Duel, trial: Trial, failures: list[str]) -> Score:
    counts = dict(sorted(trial.counts.items()))
    share = sum(score * times for score, times in counts.items()) / max(1, trial.now.pairs)
    return Score(
        *(find_game(duel.game).id, duel.bots, duel.hypotheses, duel.hypotheses.bounds()),
        *(trial.now.verdict, trial.now.llr, trial.now.pairs, share),
        *({f"{2 * score:g}": times for score, times in counts.items()}, failures),
    )
