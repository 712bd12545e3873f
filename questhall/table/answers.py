"""An answer: refused with its reason, or durable, then applied, then shown."""

from __future__ import annotations

from questhall.kernel import Refusal, Refused, Seat
from questhall.table.room import Room
from questhall.table.scribe import Scribe
from questhall.table.stage import Stage
from questhall.table.tokens import Who
from questhall.table.wishes import Wishes


class Answers:
    def __init__(self, scribe: Scribe, stage: Stage, wishes: Wishes) -> None:
        self._scribe, self._stage, self._wishes = scribe, stage, wishes

    async def by(self, who: Who, room: Room, seat: Seat, option: str, base: int) -> None:
        """What somebody answers for a seat of their own."""
        async with room.lock:
            check_running(room)
            if seat not in room.table.agreement.owned(who.id):
                raise Refused(Refusal("table.not-your-seat", numbers={"seat": seat}))
            await self._take(room, seat, option, base)
        self._stage.show_all(room)

    async def stand_in(self, room: Room, seat: Seat, option: str, base: int, name: str = "") -> None:
        """What is answered for a seat without its person; `name` says so where the seat is a person's."""
        async with room.lock:
            check_running(room)
            await self._take(room, seat, option, base, name)
        self._stage.show_all(room)

    async def _take(self, room: Room, seat: Seat, option: str, base: int, name: str = "") -> None:
        refusal = room.table.match.cannot_answer(seat, option, base)
        if refusal:
            raise Refused(refusal)
        await self._scribe.write(room, "answer", seat, option, name)
        await self._wishes.end(room, done=False)


def check_running(room: Room) -> None:
    status = room.table.status
    if status != "running":
        raise Refused(Refusal(f"table.{status}"))
    if room.table.course.paused:
        raise Refused(Refusal("table.paused"))
