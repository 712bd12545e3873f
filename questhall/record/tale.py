"""How a finished game went: what everybody came to, by source and round by round, and where it turned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from questhall.kernel.events import Happened
from questhall.kernel.journal import Keep
from questhall.kernel.match import Match
from questhall.record.files import replayed, saved

MOST_TURNINGS = 3
WORTH_TELLING = 2  # points: less is the ordinary course of a game
MOST_FEATS = 3  # of a seat
AHEAD = 1.5  # how much more it weighs that nobody else did as much
LEAD = 3  # what it weighs that another seat is ahead now


class Point(msgspec.Struct):
    """The sums of all seats where a round begins, or at the end."""

    step: int
    lap: int
    sums: list[int]


class Turning(msgspec.Struct):
    """A step after which the game stood otherwise; `events` are what was told of it, the one that says it first."""

    step: int
    lap: int
    seat: int
    gain: int
    weight: int
    events: list[Happened]


class Feat(msgspec.Struct):
    """Something to smile at: message `feat-NAME`, how often or how much, of which thing."""

    name: str
    count: int
    thing: str = ""


class Story(msgspec.Struct):
    laps: int  # rounds that were begun
    steps: int
    standing: list[dict[str, int]]  # by seat: the sources of what it came to
    course: list[Point]
    turnings: list[Turning]  # in the order of time
    feats: list[list[Feat]]  # by seat, the most remarkable first


def story(match: Match[Any]) -> Story:
    """The whole game played again from its journal; cheap for a game of minutes, worth keeping."""
    teller = Teller(match)
    for there in replayed(match.game, saved(match), keep=Keep.JOURNAL):
        teller.hear(there)
    return teller.story()


class Teller:
    """Listens to a game that is played again."""

    def __init__(self, match: Match[Any]) -> None:
        self.face = match.game.face
        self.seats = range(match.terms.players)
        self.rivals = len({match.game.team(match.terms, seat) for seat in self.seats}) > 1
        self.step = -1
        self.told = 0  # events heard so far
        self.lap = 0
        self.feats: list[list[Feat]] = []
        self.standing: list[dict[str, int]] = [{} for _ in self.seats]
        self.sums = [0 for _ in self.seats]
        self.course: list[Point] = []
        self.turnings: list[Turning] = []

    def hear(self, there: Match[Any]) -> None:
        """The match before its next answer, or at its end."""
        self.step += 1
        events, self.told = there.events[self.told :], len(there.events)
        before, self.standing = self.sums, [self.stands(there, seat) for seat in self.seats]
        self.sums = [sum(parts.values()) for parts in self.standing]
        if self.step:
            self.weigh(before, events)
        lap = self.face.lap(there.state)
        if lap > self.lap:
            self.course.append(Point(self.step, lap, self.sums))
        self.lap = max(self.lap, lap)
        if there.over:
            self.feats = remarkable(self.face.counted(there.events, there.state), self.face.feats)

    def stands(self, there: Match[Any], seat: int) -> dict[str, int]:
        """Who is out of the game keeps what it had when it left."""
        if seat in there.state.eliminated:
            return self.standing[seat]
        return {source: sum_ for source, sum_ in self.face.standing(there.state, seat).items() if sum_}

    def weigh(self, before: list[int], events: list[Happened]) -> None:
        """Whether the game turned here: by points, by a new leader, by what happened.  Setting up turns nothing."""
        gains = [now - then for now, then in zip(self.sums, before, strict=True)]
        seat = max(self.seats, key=lambda one: abs(gains[one]))
        first = self.teller(events, seat)
        if first is None or not self.lap:
            return
        weight = abs(gains[seat]) + self.face.milestones.get(first.kind, 0)
        if self.rivals and None not in (ahead(before), ahead(self.sums)) and ahead(before) != ahead(self.sums):
            weight += LEAD
        if weight >= WORTH_TELLING:
            said = [first, *(event for event in events if event is not first)]
            self.turnings.append(Turning(self.step, self.lap, seat, gains[seat], weight, said))

    def teller(self, events: list[Happened], seat: int) -> Happened | None:
        """The event that says it best: the weightiest milestone, else the first thing that this seat did."""
        marked = [event for event in events if event.kind in self.face.milestones]
        if marked:
            return max(marked, key=lambda event: self.face.milestones[event.kind])
        return next((event for event in events if event.data.get("seat") == seat), None)

    def story(self) -> Story:
        if self.course and self.course[-1].step < self.step:
            self.course.append(Point(self.step, self.lap + 1, self.sums))
        by_lap: dict[int, Turning] = {}
        for turning in self.turnings:
            if turning.lap not in by_lap or turning.weight >= by_lap[turning.lap].weight:
                by_lap[turning.lap] = turning
        heaviest = sorted(by_lap.values(), key=lambda one: (-one.weight, -one.step))[:MOST_TURNINGS]
        told = any(self.standing)
        return Story(
            laps=self.lap,
            steps=self.step,
            standing=self.standing if told else [],
            course=self.course if told else [],
            turnings=sorted(heaviest, key=lambda one: one.step),
            feats=self.feats,
        )


def remarkable(counted: Sequence[Mapping[str, int]], worth: Mapping[str, int]) -> list[list[Feat]]:
    """By seat what is most above the ordinary, and weighs more where nobody else did as much; never nothing where
    anything was done."""

    def weight(seat: int, feat: str) -> float:
        others = (did.get(feat, 0) for at, did in enumerate(counted) if at != seat)
        leads = counted[seat][feat] > max(others, default=0)
        return counted[seat][feat] / worth[feat.partition(":")[0]] * (AHEAD if leads else 1)

    told = []
    for seat, did in enumerate(counted):
        known = [feat for feat in did if did[feat] > 0 and feat.partition(":")[0] in worth]
        order = {name: at for at, name in enumerate(worth)}
        known.sort(key=lambda feat: (-weight(seat, feat), order[feat.partition(":")[0]], feat))
        first = {feat.partition(":")[0]: feat for feat in reversed(known)}  # of things of one kind the weightiest
        best = [feat for feat in known if first[feat.partition(":")[0]] == feat]
        above = [feat for feat in best if weight(seat, feat) >= 1] or best[:1]
        told.append([Feat(feat.partition(":")[0], did[feat], feat.partition(":")[2]) for feat in above[:MOST_FEATS]])
    return told


def ahead(sums: list[int]) -> int | None:
    """The seat that alone has most."""
    most = max(sums)
    return sums.index(most) if sums.count(most) == 1 else None
