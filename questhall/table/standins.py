"""Those who answer without being at the keyboard: bots, minded seats, clocks that ran out, standing answers."""

from __future__ import annotations

import asyncio
import contextlib
from typing import NamedTuple

from questhall.kernel import Refusal, Refused, Seat
from questhall.table.answers import Answers
from questhall.table.bots import BotPool
from questhall.table.course import by_days
from questhall.table.room import Room
from questhall.table.tokens import Who


class Due(NamedTuple):
    """A seat that somebody else answers for: with this option, or with what this bot says."""

    seat: Seat
    base: int
    bot: str
    option: str = ""
    name: str = ""  # says so where the seat is a person's


class Standins:
    def __init__(self, answers: Answers, pool: BotPool, bot_pause: float) -> None:
        self._answers, self._pool, self._pause = answers, pool, bot_pause

    def wake(self, room: Room) -> None:
        """See whether somebody who is not at the keyboard has to answer."""
        if room.owned and (room.standin is None or room.standin.done()) and due(room):
            room.standin = asyncio.create_task(self._answer(room))

    async def _answer(self, room: Room) -> None:
        while room.table.status == "running" and (one := due(room)):
            option = one.option
            if not option:
                option = await self._pool.answer(room.table.match, one.seat, one.bot)
                await asyncio.sleep(self._pause)
            with contextlib.suppress(Refused):  # the game went on meanwhile; look again
                await self._answers.stand_in(room, one.seat, option, one.base, one.name)

    def stand(self, room: Room, who: Who, seat: Seat, kind: str, option: str) -> None:
        """A standing answer to a kind of decision; an empty one ends it."""
        if seat not in room.table.agreement.owned(who.id):
            raise Refused(Refusal("table.not-your-seat", numbers={"seat": seat}))
        if option:
            room.table.standing[seat, kind[:64]] = option[:64]
        else:
            room.table.standing.pop((seat, kind), None)

    def close(self) -> None:
        self._pool.close()


def due(room: Room) -> Due | None:
    """A seat that a bot plays or minds, or whose person left a standing answer or ran out of time."""
    table = room.table
    if table.course.paused:
        return None
    for choice in table.match.asked:
        chair = table.agreement.seats[choice.seat]
        standing = table.standing.get((choice.seat, choice.kind), "")
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
