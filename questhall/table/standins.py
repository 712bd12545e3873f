"""Those who answer without being at the keyboard: bots, minded seats, clocks that ran out, standing answers."""

from __future__ import annotations

import asyncio
import contextlib
from typing import NamedTuple

from questhall.kernel import Refusal, Refused, Seat
from questhall.table.answers import Answers
from questhall.table.bots import BotPool
from questhall.table.course import by_days, standing_key
from questhall.table.room import Room
from questhall.table.scribe import Scribe
from questhall.table.stage import Stage
from questhall.table.tokens import Who
from questhall.table.wishes import own_seats

LONGEST = 64  # letters of a kind of decision, and of an option


class Due(NamedTuple):
    """A seat that somebody else answers for: with this option, or with what this bot says."""

    seat: Seat
    base: int
    bot: str
    option: str = ""
    name: str = ""  # says so where the seat is a person's


class Standins:
    def __init__(self, scribe: Scribe, stage: Stage, answers: Answers, pool: BotPool, bot_pause: float) -> None:
        self._scribe, self._stage, self._answers = scribe, stage, answers
        self._pool, self._pause = pool, bot_pause

    def wake(self, room: Room) -> None:
        """See whether somebody who is not at the keyboard has to answer."""
        if room.owned and (room.standin is None or room.standin.done()) and due(room):
            room.standin = asyncio.create_task(self._answer(room))

    async def _answer(self, room: Room) -> None:
        while room.owned and room.table.status == "running" and (one := due(room)):
            option = one.option
            if not option:
                option = await self._pool.answer(room.table.match, one.seat, one.bot, room.table.agreement.host)
                await asyncio.sleep(self._pause)
            with contextlib.suppress(Refused):  # the game went on meanwhile; look again
                await self._answers.stand_in(room, one.seat, option, one.base, one.name)

    async def stand(self, room: Room, who: Who, seat: Seat, kind: str, option: str) -> None:
        """A standing answer to a kind of decision; an empty one ends it.  It is kept like everything else."""
        async with room.lock:
            own_seats(room, who, seat)
            if (
                not kind
                or len(kind) > LONGEST
                or len(option) > LONGEST
                or not f"{kind}{option}".isprintable()
                or " " in kind
            ):
                raise Refused(Refusal("http.malformed"))
            if room.table.course.standing.get(standing_key(seat, kind), "") != option:
                await self._scribe.write(room, "standing", seat, f"{kind} {option}")
        self._stage.show_all(room)

    def close(self) -> None:
        self._pool.close()


def due(room: Room) -> Due | None:
    """A seat that a bot plays or minds, or whose person left a standing answer or ran out of time."""
    table = room.table
    if table.course.paused:
        return None
    for choice in table.match.asked:
        chair = table.agreement.seats[choice.seat]
        standing = table.course.standing.get(standing_key(choice.seat, choice.kind), "")
        if standing in choice.options:
            return Due(choice.seat, choice.base, "", standing)
        if chair.kind == "bot":
            return Due(choice.seat, choice.base, chair.bot)
        if choice.seat in table.course.minded or played_on(room, choice.seat):
            return Due(choice.seat, choice.base, "bot", name="bot")
    return None


def played_on(room: Room, seat: Seat) -> bool:
    """In a live game a bot answers for a person who is here and let the clock run out; for the absent others choose."""
    table = room.table
    here = table.agreement.seats[seat].guest in room.here()
    return seat in table.course.out and here and not by_days(table.agreement.clock)
