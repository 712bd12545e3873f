"""People come and go."""

from __future__ import annotations

import time

from questhall.table.absences import Absences, notice_who_is_gone
from questhall.table.errands import Errands
from questhall.table.guests import Client
from questhall.table.ownership import Ownership
from questhall.table.room import Room
from questhall.table.stage import Stage
from questhall.table.standins import Standins
from questhall.table.wishes import Wishes


class Attendance:
    def __init__(
        self, ownership: Ownership, stage: Stage, wishes: Wishes, absences: Absences, standins: Standins
    ) -> None:
        self._ownership, self._stage, self._wishes = ownership, stage, wishes
        self._absences, self._standins = absences, standins
        self._errands = Errands()

    async def enter(self, room: Room, client: Client, since: int) -> None:
        await self._ownership.freshen(room)
        if not room.clients:
            await self._absences.review(room)  # what came about while nobody was here
        async with room.lock:
            room.clients.add(client)
            client.since = since
            self._stage.show(room, client)
            self._wishes.remind(room, client)
            self._absences.remind(room, client)
        self._stage.tell_presence(room, client)
        await self._ownership.say_presence(room)
        await self.review(room)

    def leave(self, room: Room, client: Client) -> None:
        room.clients.discard(client)
        room.used = time.monotonic()
        self.noticed(room)
        self._errands.send(self._ownership.say_presence(room))

    def noticed(self, room: Room) -> None:
        """Somebody has come or gone, here or at another process."""
        self._stage.tell_presence(room)
        self._errands.send(self.review(room))

    def opened(self, room: Room) -> None:
        """A table has come to life: nobody is here yet."""
        notice_who_is_gone(room)
        self._standins.wake(room)

    async def tend(self, rooms: list[Room]) -> None:
        for room in rooms:
            if self._absences.watches(room):
                await self.review(room)

    async def review(self, room: Room) -> None:
        await self._absences.review(room)
        self._standins.wake(room)

    def close(self) -> None:
        self._errands.cancel()
