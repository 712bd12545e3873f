"""Taking back: somebody's wish, and the consent of the others where the table asks for it."""

from __future__ import annotations

from questhall.kernel import Refusal, Refused, Seat
from questhall.kernel.undo import Policy, Undo, undo
from questhall.table.guests import Client
from questhall.table.protocol import UndoAsked, UndoEnded
from questhall.table.room import Room, Wish
from questhall.table.scribe import Scribe
from questhall.table.stage import Stage
from questhall.table.tokens import Who


class Undoing:
    def __init__(self, scribe: Scribe, stage: Stage) -> None:
        self._scribe, self._stage = scribe, stage

    async def wish(self, room: Room, who: Who, seat: Seat) -> None:
        async with room.lock:
            table = room.table
            own = table.agreement.owned(who.id)
            if seat not in own:
                raise Refused(Refusal("table.not-your-seat", numbers={"seat": seat}))
            wanted = undo(table.match, own, table.agreement.people(), policy_of(room, own))
            if isinstance(wanted, Refusal):
                raise Refused(wanted)
            if not wanted.consent:
                await self._take_back(room, seat, wanted)
                return
            room.wishes += 1
            room.wish = Wish(room.wishes, seat, wanted, table.match.count)
            await self._stage.tell_everywhere(room, UndoAsked(room.wish.number, seat, room.wish.waiting))

    async def consent(self, room: Room, who: Who, number: int, agree: bool) -> None:
        async with room.lock:
            wish, own = room.wish, room.table.agreement.owned(who.id)
            if wish is None or wish.number != number or not set(own) & set(wish.waiting):
                raise Refused(Refusal("table.no-such-wish"))
            if not agree or room.table.match.count != wish.count:
                await self.end(room, done=False)
                return
            wish.waiting = [seat for seat in wish.waiting if seat not in own]
            if wish.waiting:
                await self._stage.tell_everywhere(room, UndoAsked(wish.number, wish.seat, wish.waiting))
                return
            await self._take_back(room, wish.seat, wish.wanted)
            await self.end(room, done=True)

    async def end(self, room: Room, done: bool) -> None:
        """The open wish, if there is one, is settled."""
        if room.wish is not None:
            ended, room.wish = UndoEnded(room.wish.number, done), None
            await self._stage.tell_everywhere(room, ended)

    def remind(self, room: Room, client: Client) -> None:
        """Who comes in hears of the open wish."""
        if room.wish is not None:
            client.send(UndoAsked(room.wish.number, room.wish.seat, room.wish.waiting))

    async def _take_back(self, room: Room, seat: Seat, wanted: Undo) -> None:
        text = f"{wanted.answers} {'assisted' if wanted.assisted or wanted.consent else 'free'}"
        await self._scribe.write(room, "undo", seat, text)
        self._stage.show_all(room)


def policy_of(room: Room, own: list[Seat]) -> Policy:
    """Alone with bots one may take back anything, unless the table is rated."""
    agreement = room.table.agreement
    others = set(agreement.people()) - set(own)
    return Policy(agreement.undo) if others or agreement.undo == "rated" else Policy.SOLO
