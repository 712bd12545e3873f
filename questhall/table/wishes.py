"""Wishes that need the others' consent: taking back, taking back what was played for one, pausing."""

from __future__ import annotations

from questhall.kernel import Refusal, Refused, Seat
from questhall.record.undo import Policy, Undo, later_answers, undo
from questhall.table.guests import Client
from questhall.table.protocol import About, WishAsked, WishEnded
from questhall.table.room import Room, Wish
from questhall.table.scribe import Scribe
from questhall.table.stage import Stage
from questhall.table.tokens import Who


class Wishes:
    """One wish at a table at a time; a new one takes the place of the old."""

    def __init__(self, scribe: Scribe, stage: Stage) -> None:
        self._scribe, self._stage = scribe, stage

    async def undo(self, room: Room, who: Who, seat: Seat) -> None:
        """Back to before one's last answer."""
        async with room.lock:
            own = own_seats(room, who, seat)
            not_ended(room)
            wanted = undo(room.table.match, own, room.table.agreement.people(), policy_of(room, own))
            if isinstance(wanted, Refusal):
                raise Refused(wanted)
            await self._ask(room, seat, "undo", wanted.consent, wanted)

    async def take_back_played(self, room: Room, who: Who, seat: Seat) -> None:
        """Back to before the first answer that was given for one while one was away."""
        async with room.lock:
            own = own_seats(room, who, seat)
            not_ended(room)
            if room.table.agreement.undo == "rated":
                raise Refused(Refusal("undo.rated"))
            wanted = played_back(room, seat, own)
            await self._ask(room, seat, "played", wanted.consent, wanted)

    async def pause(self, room: Room, who: Who, seat: Seat) -> None:
        """Everybody else who is here has to agree."""
        async with room.lock:
            own = own_seats(room, who, seat)
            if room.table.status != "running" or room.table.course.paused:
                raise Refused(Refusal("table.paused" if room.table.course.paused else f"table.{room.table.status}"))
            here = room.here()
            chairs = room.table.agreement.seats
            others = [at for at in room.table.agreement.people() if at not in own and chairs[at].guest in here]
            await self._ask(room, seat, "pause", others, None)

    async def resume(self, room: Room, who: Who, seat: Seat) -> None:
        """Anybody who plays may go on: a pause holds nobody."""
        async with room.lock:
            own_seats(room, who, seat)
            if not room.table.course.paused:
                raise Refused(Refusal("table.not-paused"))
            await self._scribe.write(room, "resume", seat)
        self._stage.show_all(room)

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
                await self._stage.tell_everywhere(room, asked(wish))
                return
            await self._grant(room, wish)
            await self.end(room, done=True)

    async def end(self, room: Room, done: bool) -> None:
        """The open wish, if there is one, is settled."""
        if room.wish is not None:
            ended, room.wish = WishEnded(room.wish.number, room.wish.about, done), None
            await self._stage.tell_everywhere(room, ended)

    def remind(self, room: Room, client: Client) -> None:
        """Who comes in hears of the open wish."""
        if room.wish is not None:
            client.send(asked(room.wish))

    async def _ask(self, room: Room, seat: Seat, about: About, waiting: list[Seat], wanted: Undo | None) -> None:
        """Granted at once where nobody has to agree."""
        room.wishes += 1
        wish = Wish(room.wishes, seat, about, waiting, room.table.match.count, wanted)
        if not waiting:
            await self._grant(room, wish)
            return
        room.wish = wish
        await self._stage.tell_everywhere(room, asked(wish))

    async def _grant(self, room: Room, wish: Wish) -> None:
        if wish.wanted is None:
            await self._scribe.write(room, "pause", wish.seat)
        else:
            text = f"{wish.wanted.answers} {'assisted' if wish.wanted.assisted or wish.wanted.consent else 'free'}"
            again = later_answers(room.table.match, wish.wanted.answers) if wish.wanted.given_again else []
            await self._scribe.write(room, "undo", wish.seat, text)
            for seat, said in again:  # what the others did since stands
                await self._scribe.write(room, "answer", seat, said)
        self._stage.show_all(room)


def asked(wish: Wish) -> WishAsked:
    return WishAsked(wish.number, wish.seat, wish.about, wish.waiting)


def own_seats(room: Room, who: Who, seat: Seat) -> list[Seat]:
    own = room.table.agreement.owned(who.id)
    if seat not in own:
        raise Refused(Refusal("table.not-your-seat", numbers={"seat": seat}))
    return own


def not_ended(room: Room) -> None:
    """A game that was ended is open to all: nothing of it can be taken back."""
    if room.table.course.ended:
        raise Refused(Refusal("table.over"))


def played_back(room: Room, seat: Seat, own: list[Seat]) -> Undo:
    table = room.table
    played = table.course.played.get(seat, [])
    if not played or table.match.journal is None:
        raise Refused(Refusal("undo.nothing"))
    others = sorted(set(table.agreement.people()) - set(own))
    return Undo(len(table.match.journal.answers) - played[0].before, others, assisted=True)


def policy_of(room: Room, own: list[Seat]) -> Policy:
    """Alone with bots one may take back anything, unless the table is rated."""
    agreement = room.table.agreement
    others = set(agreement.people()) - set(own)
    return Policy(agreement.undo) if others or agreement.undo == "rated" else Policy.SOLO
