"""How kind chance was: what came against what could have come, outcome by outcome and over the whole game.

After an answer the same position is imagined a few times anew, as all seats together know it, the same answer given,
and each of these worlds is judged as the one that came to be.  What came is as likely as any of them to be the best,
so its rank among them is uniform, whatever happened before.  `whole` adds the ranks up so that the sum is uniform
too; the method and why it is exact is in docs/analysis.md, and tests/analysis/test_luck.py counts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from statistics import NormalDist, fmean, pvariance
from typing import Any

import msgspec

from questhall.analysis.futures import chance, player_on
from questhall.analysis.told import Luck, Moment, Outcome
from questhall.bots.search import dreamt
from questhall.kernel import Impossible, Keep, Match, Race, Refused, Seat
from questhall.kernel.seen import imagine
from questhall.kernel.view import piles

WORLDS, FEW_WORLDS = 15, 7  # that could have come, beside the one that came; the fewer where futures are dear
PLAYED_ON = 12  # decisions at most, until what was thrown has had its effect
PILOTS = 2  # worlds that only say whether chance has a hand in it
LEAST_LEFT = 0.1  # of the usual outcomes, that are still awaited in a game longer than usual
FORGETS = 0.3  # how much the newest stake says about those to come
NORMAL = NormalDist()
MOST_MOMENTS, WORTH_A_MOMENT = 3, 0.005  # of a seat; of the chance to win


def lot(seed: bytes, *what: object) -> float:
    """Between 0 and 1, exclusive: drawn by lot, the same whenever it is asked for."""
    said = "/".join(map(str, what)).encode()
    return (int.from_bytes(hashlib.blake2b(said, key=seed, digest_size=7).digest(), "big") + 0.5) / 2**56


def key_of(seed: bytes, *what: object) -> bytes:
    said = "/".join(map(str, what)).encode()
    return hashlib.blake2b(said, key=seed, digest_size=16).digest()


class Worlds:
    """What might have come after an answer, imagined before it is given; `outcome` sets what came beside it."""

    def __init__(self, step: int, seed: bytes, seat: Seat, others: list[list[float]]) -> None:
        self.step, self.seed, self.seat, self.others = step, seed, seat, others

    @classmethod
    def imagined(cls, before: Match[Any], step: int, seat: Seat, said: str, seed: bytes) -> Worlds | None:
        """None where chance has no hand in it.

        Whether it has is seen in worlds that are not used for anything else: the one that came must not decide
        whether it is counted.
        """
        known = Shown(before)
        try:
            pilots = [world(before, seat, said, key_of(seed, step, "pilot", number)) for number in range(PILOTS)]
            if not any(known.changed(pilot) for pilot in pilots):
                return None
            count = FEW_WORLDS if isinstance(before.game.search, Race) else WORLDS
            others = [world(before, seat, said, key_of(seed, step, number)) for number in range(count)]
        except (LookupError, Refused, Impossible):  # nobody can imagine what is known here
            return None
        return cls(step, seed, seat, [worths(other, seat, key_of(seed, step, "on")) for other in others])

    def outcome(self, after: Match[Any]) -> Outcome:
        came = worths(after, self.seat, key_of(self.seed, self.step, "on"))
        seats, others = range(len(came)), self.others
        ties = [lot(self.seed, self.step, "tie", at) for at in seats]
        return Outcome(
            step=self.step,
            gains=[came[at] - fmean(other[at] for other in others) for at in seats],
            better_than=[beaten(came[at], [other[at] for other in others]) for at in seats],
            ranks=[ranked(came[at], [other[at] for other in others], ties[at]) for at in seats],
            stakes=[pvariance([came[at], *(other[at] for other in others)]) for at in seats],
        )


class Shown:
    """How much chance had done by then: dice thrown and cards drawn, cards that somebody has seen."""

    def __init__(self, match: Match[Any]) -> None:
        self.drawn, self.turned = dict(match.state.counters), turned_up(match)

    def changed(self, match: Match[Any]) -> bool:
        return match.state.counters != self.drawn or turned_up(match) != self.turned


def turned_up(match: Match[Any]) -> int:
    return sum(bool(seen) for pile in piles(match.state) for seen in pile.seen)


def world(before: Match[Any], seat: Seat, said: str, key: bytes) -> Match[Any]:
    """What might as well have come, as far as all seats together could know."""
    found = imagine(before, range(before.terms.players), key, Keep.BOUNDARY).match
    found.answer(seat, said)
    return found


def worths(match: Match[Any], seat: Seat, key: bytes) -> list[float]:
    """Every seat's chance once the outcome has had its effect: the house bots play on, with the same new dice in all
    worlds, until another seat is asked or a round begins (a throw in a battle is worth nothing before its end), and
    further where the game cannot say yet who stands how well."""
    seats = range(match.terms.players)
    if match.over:
        return match.rewards()
    future = imagine(match, seats, key).match
    bot = player_on(match.game, int.from_bytes(key[:4], "big"))
    bot.tuning = msgspec.structs.replace(bot.tuning, horizon=0, pace=None)
    if bot.led(match.game):
        finish_turn(future, seat)
    found = bot.play_on(future, seats)
    return [found[seat] if future.over else chance(match.game, found[seat]) for seat in seats]


def finish_turn(future: Match[Any], seat: Seat) -> None:
    lap = future.game.face.lap(future.state)
    for _ in range(PLAYED_ON):
        choice = future.choice(seat)
        if choice is None or future.game.face.lap(future.state) != lap:
            return
        future.answer(seat, future.game.house(dreamt(future, choice)) or "")


def ranked(came: float, others: Sequence[float], tie: float) -> float:
    """Where it stands among all of them, between 0 and 1 and uniform; among equals its place is drawn by lot."""
    worse, equal = sum(one < came for one in others), sum(one == came for one in others)
    place = worse + tie * (equal + 1)
    return place / (len(others) + 1)


def beaten(came: float, others: Sequence[float]) -> float:
    """The share of what could have come that is worse; what is equal counts half."""
    return (sum(one < came for one in others) + 0.5 * sum(one == came for one in others)) / len(others)


def whole(outcomes: Sequence[Outcome], seat: Seat, usual: float, seed: bytes) -> Luck:
    """All outcomes in one figure, uniform between 0 and 1.

    Each rank becomes a normal number, and gets a share of one unit of variance: its stake (how much could be won or
    lost) beside those still to be awaited, as `usual` says how many outcomes such a game has.  Shares are settled
    before the rank is looked at and use up one unit in all, so the sum is normal whatever the game did; what is left
    at the end is drawn by lot.
    """
    total, left, typical, counted = 0.0, 1.0, 0.0, 0
    for seen, each in enumerate(outcomes, 1):
        stake = each.stakes[seat]
        if not stake:
            continue
        counted += 1
        typical = stake if counted == 1 else (1 - FORGETS) * typical + FORGETS * stake
        awaited = typical * max(usual - seen, LEAST_LEFT * usual) * counted / seen
        share = left * stake / (stake + awaited)
        total += share**0.5 * NORMAL.inv_cdf(each.ranks[seat])
        left -= share
    total += left**0.5 * NORMAL.inv_cdf(lot(seed, "rest", seat))
    told = [Moment(each.step, each.gains[seat], each.better_than[seat]) for each in outcomes if each.stakes[seat]]
    told.sort(key=lambda one: -one.gain)
    return Luck(
        seat=seat,
        better_than=NORMAL.cdf(total),
        gained=sum(one.gain for one in told),
        outcomes=counted,
        counted=1.0 - left,
        best=[one for one in told[:MOST_MOMENTS] if one.gain > WORTH_A_MOMENT],
        worst=[one for one in told[::-1][:MOST_MOMENTS] if one.gain < -WORTH_A_MOMENT],
    )
