"""What the people at a table see: pictures of it, who is here, and whatever else they are told."""

from __future__ import annotations

import msgspec

from questhall.kernel import Seat
from questhall.table.guests import Client
from questhall.table.ownership import Ownership
from questhall.table.patch import changed
from questhall.table.protocol import Changed, FromServer, LogLine, Parts, Picture, Presence
from questhall.table.room import Room

Eyes = tuple[
    tuple[Seat, ...], tuple[Seat, ...], bool
]  # the seats one looks from, one's own, and whether one is the host


class Drawing:
    """A table at one moment.  Clients who see the same share one picture of it, and its bytes if they know the same."""

    def __init__(self, room: Room) -> None:
        self._room, self._table = room, room.table
        self._here, self._now = room.here(), self._table.now()
        self._pictures: dict[Eyes, Picture] = {}
        self._written: dict[tuple[int, int, int], bytes] = {}

    def show(self, client: Client) -> None:
        picture = self._picture(client)
        self._tell_parts(client, picture)
        base = client.shown if client.changes else None
        known = (picture.number, base.number if base else 0, client.since)
        if known not in self._written:
            entries = self._table.lines(picture.looking, client.since)
            self._written[known] = msgspec.json.encode(message(base, picture, entries))
        client.send_encoded(self._written[known])
        client.shown, client.since = picture, self._table.seq

    def _tell_parts(self, client: Client, picture: Picture) -> None:
        """What has come to lie open for this client."""
        new = [name for name in picture.parts if name not in client.parts]
        if new:
            client.send(Parts(self._table.printed(picture.looking, new)))
            client.parts.update(new)

    def _picture(self, client: Client) -> Picture:
        agreement, guest = self._table.agreement, client.who.id
        looking = client.looking(agreement, [choice.seat for choice in self._table.match.asked])
        eyes = (tuple(looking), tuple(agreement.owned(guest)), guest == agreement.host)
        if eyes not in self._pictures:
            self._room.pictures += 1
            drawn = self._table.picture(guest, looking, self._here, self._now, self._room.pictures)
            self._pictures[eyes] = drawn
        return self._pictures[eyes]


def message(base: Picture | None, picture: Picture, entries: list[LogLine]) -> Picture | Changed:
    """The whole picture, or what changed since the one that is known."""
    if base is None:
        return msgspec.structs.replace(picture, entries=entries)
    return Changed(base.number, changed(base, picture) or {}, entries)


class Stage:
    def __init__(self, ownership: Ownership) -> None:
        self._ownership = ownership

    def show(self, room: Room, client: Client) -> None:
        """The table as this client sees it."""
        Drawing(room).show(client)

    def show_all(self, room: Room) -> None:
        drawing = Drawing(room)
        for client in list(room.clients):
            drawing.show(client)

    def tell(self, room: Room, message: FromServer) -> None:
        """Tell the people of this process."""
        for client in list(room.clients):
            client.send(message)

    async def tell_everywhere(self, room: Room, message: FromServer) -> None:
        self.tell(room, message)
        await self._ownership.spread(room, message)

    def tell_presence(self, room: Room, newcomer: Client | None = None) -> None:
        """Who is here: to everybody when it has changed, to who just came in any case."""
        seats = room.table.seats(room.here(), room.table.now())
        own = {seat.guest for seat in room.table.agreement.seats}
        presence = Presence(seats, sum(client.who.id not in own for client in room.clients))
        if presence != room.presence or room.table.agreement.clock is not None:
            room.presence = presence
            self.tell(room, presence)
        elif newcomer is not None:
            newcomer.send(presence)
