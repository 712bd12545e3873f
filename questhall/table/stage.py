"""What the people at a table see: pictures of it, who is here, and whatever else they are told."""

from __future__ import annotations

import time

import msgspec

from questhall.kernel import Seat
from questhall.table.guests import Client
from questhall.table.ownership import Ownership
from questhall.table.protocol import FromServer, Presence
from questhall.table.room import Room

Alike = tuple[tuple[Seat, ...], int, tuple[Seat, ...], bool]


class Stage:
    def __init__(self, ownership: Ownership) -> None:
        self._ownership = ownership

    def show(self, room: Room, client: Client, drawn: dict[Alike, bytes] | None = None) -> None:
        """The table as this client sees it; clients who see the same share one drawing of it."""
        table, guest = room.table, client.who.id
        looking = client.looking(table.agreement, [choice.seat for choice in table.match.asked])
        own = tuple(table.agreement.owned(guest))
        alike = (tuple(looking), client.since, own, guest == table.agreement.host)
        picture = drawn.get(alike) if drawn is not None else None
        if picture is None:
            picture = msgspec.json.encode(table.picture(guest, looking, client.since, room.here(), time.time()))
            if drawn is not None:
                drawn[alike] = picture
        client.send_encoded(picture)
        client.since = table.seq

    def show_all(self, room: Room) -> None:
        drawn: dict[Alike, bytes] = {}
        for client in list(room.clients):
            self.show(room, client, drawn)

    def tell(self, room: Room, message: FromServer) -> None:
        """Tell the people of this process."""
        for client in list(room.clients):
            client.send(message)

    async def tell_everywhere(self, room: Room, message: FromServer) -> None:
        self.tell(room, message)
        await self._ownership.spread(room, message)

    def tell_presence(self, room: Room, newcomer: Client | None = None) -> None:
        """Who is here: to everybody when it has changed, to who just came in any case."""
        seats = room.table.seats(room.here(), time.time())
        own = {seat.guest for seat in room.table.agreement.seats}
        presence = Presence(seats, sum(client.who.id not in own for client in room.clients))
        if presence != room.presence or room.table.agreement.clock is not None:
            room.presence = presence
            self.tell(room, presence)
        elif newcomer is not None:
            newcomer.send(presence)
