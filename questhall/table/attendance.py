"""People come and go."""

from __future__ import annotations

import asyncio
import time

from questhall.kernel import Seat
from questhall.table.errands import Errands
from questhall.table.guests import Client
from questhall.table.ownership import Ownership
from questhall.table.room import Room
from questhall.table.stage import Stage
from questhall.table.standins import Standins
from questhall.table.undoing import Undoing


class Attendance:
    def __init__(
        self, ownership: Ownership, stage: Stage, undoing: Undoing, standins: Standins, mind_after: float
    ) -> None:
        self._ownership, self._stage, self._undoing, self._standins = ownership, stage, undoing, standins
        self._mind_after = mind_after
        self._errands = Errands()

    async def enter(self, room: Room, client: Client, since: int) -> None:
        async with room.lock:
            room.clients.add(client)
            client.since = since
            for seat in room.table.agreement.owned(client.who.id):
                room.gone.pop(seat, None)
                room.table.minded.discard(seat)
            self._stage.show(room, client)
            self._undoing.remind(room, client)
        self._stage.tell_presence(room, client)
        await self._ownership.say_presence(room)

    def leave(self, room: Room, client: Client) -> None:
        room.clients.discard(client)
        room.used = time.monotonic()
        here = room.here()
        for seat in room.table.agreement.owned(client.who.id):
            if client.who.id not in here:
                room.gone[seat] = time.monotonic()
                self._errands.send(self._mind(room, seat))
        self._stage.tell_presence(room)
        self._errands.send(self._ownership.say_presence(room))

    async def _mind(self, room: Room, seat: Seat) -> None:
        """A vacated seat is minded by a bot after a while, and handed back when its person returns."""
        await asyncio.sleep(self._mind_after)
        if seat in room.gone and room.table.agreement.seats[seat].kind == "person":
            room.table.minded.add(seat)
            self._stage.tell_presence(room)
            self._standins.wake(room)

    def close(self) -> None:
        self._errands.cancel()
