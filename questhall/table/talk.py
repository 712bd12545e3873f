"""What is said at a table and what comes of it: answers, undo, chat, and those who answer for others."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
import structlog

from questhall.kernel import Refusal, Refused, Seat
from questhall.kernel import files as saves
from questhall.kernel.undo import Policy, Undo, undo
from questhall.table.bots import BotPool
from questhall.table.guests import Client
from questhall.table.live import Crashed
from questhall.table.metrics import Metrics
from questhall.table.protocol import (
    Act,
    Consent,
    Explain,
    FromClient,
    Frozen,
    Hello,
    Look,
    Ping,
    Pong,
    Presence,
    Reasons,
    Say,
    Standing,
    UndoAsked,
    UndoEnded,
    UndoWish,
)
from questhall.table.room import Room, Wish
from questhall.table.settings import Settings
from questhall.table.store import LogEntry, Lost, Store
from questhall.table.tokens import Who, tidy

log = structlog.get_logger()


class Talk:
    """The half of a hall that works on one room at a time."""

    store: Store
    settings: Settings
    metrics: Metrics
    node: str
    pool: BotPool

    # -- telling -------------------------------------------------------------------------------------------------

    def show(self, room: Room, client: Client, drawn: dict[Any, bytes] | None = None) -> None:
        """The table as this client sees it; clients who see the same share one drawing of it."""
        table, guest = room.table, client.who.id
        looking = client.looking(table.sheet, [choice.seat for choice in table.match.asked])
        alike = (tuple(looking), client.since, tuple(table.sheet.owned(guest)), guest == table.sheet.host)
        picture = drawn.get(alike) if drawn is not None else None
        if picture is None:
            picture = msgspec.json.encode(table.picture(guest, looking, client.since, room.here(), time.time()))
            if drawn is not None:
                drawn[alike] = picture
        client.send_encoded(picture)
        client.since = table.seq

    def show_all(self, room: Room) -> None:
        drawn: dict[Any, bytes] = {}
        for client in list(room.clients):
            self.show(room, client, drawn)

    def tell(self, room: Room, message: Any) -> None:
        for client in list(room.clients):
            client.send(message)

    async def tell_everywhere(self, room: Room, message: Any) -> None:
        self.tell(room, message)
        await self.spread(room, message)

    async def spread(self, room: Room, message: Any) -> None:
        """To the people of other processes; one process alone has none."""

    def tell_presence(self, room: Room, newcomer: Client | None = None) -> None:
        """Who is here: to everybody when it has changed, to who just came in any case."""
        seats = room.table.seats(room.here(), time.time())
        own = {seat.guest for seat in room.table.sheet.seats}
        presence = Presence(seats, sum(client.who.id not in own for client in room.clients))
        if presence != room.presence or room.table.sheet.clock is not None:
            room.presence = presence
            self.tell(room, presence)
        elif newcomer is not None:
            newcomer.send(presence)

    # -- what clients say ----------------------------------------------------------------------------------------

    async def obey(self, room: Room, client: Client, message: FromClient) -> None:
        """Do what a client says; Refused when it is not done."""
        match message:
            case Look(seat=seat):
                client.looks, client.since = seat, room.table.seq
                self.show(room, client)
            case Explain(seat=seat):
                self.explain(room, client, seat)
            case Ping():
                client.send(Pong())
            case Hello():
                raise Refused(Refusal("http.malformed"))
            case _:
                await self.command(room, client.who, message)

    async def command(self, room: Room, who: Who, message: FromClient) -> None:
        """What changes the table: done where the table is owned."""
        match message:
            case Act(seat=seat, base=base, option=option):
                await self.act(room, seat, option, base, who)
            case UndoWish(seat=seat):
                await self.wish_undo(room, who, seat)
            case Consent(wish=wish, agree=agree):
                await self.consent(room, who, wish, agree)
            case Say(text=text):
                await self.say(room, who, text)
            case Standing(seat=seat, kind=kind, option=option):
                self.stand(room, who, seat, kind, option)

    # -- what is said at a table ---------------------------------------------------------------------------------

    async def act(self, room: Room, seat: Seat, option: str, base: int | None, by: Who | None) -> None:
        """An answer: refused with its reason, or durable, then applied, then shown."""
        async with room.lock:
            self.check_running(room)
            if by is not None and seat not in room.table.sheet.owned(by.id):
                raise Refused(Refusal("table.not-your-seat", numbers={"seat": seat}))
            refusal = room.table.match.cannot_answer(seat, option, base)
            if refusal:
                raise Refused(refusal)
            await self.append(room, "answer", seat, option)
            if room.wish is not None:
                await self.end_wish(room, False)
        self.show_all(room)
        self.wake(room)

    def check_running(self, room: Room) -> None:
        status = room.table.status
        if status != "running":
            raise Refused(Refusal(f"table.{status}"))

    async def append(self, room: Room, kind: str, seat: Seat, text: str, name: str = "") -> None:
        """Write the entry, then let the table follow it.  A game that crashes on it is frozen."""
        table = room.table
        entry = LogEntry(table.id, table.seq + 1, kind, seat, text, name, time.time())
        started = time.perf_counter()
        try:
            await self.store.append(entry, self.node)
        except Lost:
            room.owned = False
            raise Refused(Refusal("table.moved")) from None
        self.metrics.append_seconds.observe(time.perf_counter() - started)
        self.metrics.entries.labels(kind).inc()
        try:
            table.apply(entry)
        except Crashed as crash:
            await self.freeze(room, crash)
            raise Refused(Refusal("table.frozen")) from crash
        await self.snapshot(room)

    async def freeze(self, room: Room, crash: Crashed) -> None:
        report = await self.store.report(room.table.id, crash.report)
        self.metrics.frozen.inc()
        log.error("table frozen", table=room.table.id, game=room.table.match.game.id, report=report)
        self.tell(room, Frozen(report))
        await self.spread(room, Frozen(report))

    async def snapshot(self, room: Room) -> None:
        """Every so many entries, and when the status changes; one snapshot back, so that reloading tells a story."""
        table = room.table
        values: dict[str, Any] = {}
        if table.seq % self.settings.snapshot_every == 0:
            previous = room.waiting_snapshot
            room.waiting_snapshot = (saves.to_bytes(table.match), table.seq)
            if previous is not None:
                values |= {"snapshot": previous[0], "snapshot_seq": previous[1]}
        if table.status == "over" or values:
            await self.store.update(table.id, status=table.status, updated=time.time(), **values)

    async def say(self, room: Room, who: Who, text: str) -> None:
        words = tidy(text, self.settings.limits.chat_length)
        if not who.id or not words:
            raise Refused(Refusal("table.nothing-said"))
        own = room.table.sheet.owned(who.id)
        async with room.lock:
            await self.append(room, "say", own[0] if own else -1, words, who.name)
        self.show_all(room)

    def explain(self, room: Room, client: Client, seat: Seat) -> None:
        choice = room.table.match.choice(seat)
        if choice is None or seat not in room.table.sheet.owned(client.who.id):
            raise Refused(Refusal("match.not-asked", numbers={"seat": seat}))
        client.send(Reasons(seat, choice.base, room.table.reasons(seat)))

    def stand(self, room: Room, who: Who, seat: Seat, kind: str, option: str) -> None:
        """A standing answer to a kind of decision."""
        if seat not in room.table.sheet.owned(who.id):
            raise Refused(Refusal("table.not-your-seat", numbers={"seat": seat}))
        if option:
            room.table.standing[seat, kind[:64]] = option[:64]
        else:
            room.table.standing.pop((seat, kind), None)
        self.wake(room)

    # -- taking back ---------------------------------------------------------------------------------------------

    async def wish_undo(self, room: Room, who: Who, seat: Seat) -> None:
        async with room.lock:
            table = room.table
            own = table.sheet.owned(who.id)
            if seat not in own:
                raise Refused(Refusal("table.not-your-seat", numbers={"seat": seat}))
            people = table.sheet.people()
            policy = Policy(table.sheet.undo) if set(people) - set(own) or table.sheet.undo == "rated" else Policy.SOLO
            wanted = undo(table.match, own, people, policy)
            if isinstance(wanted, Refusal):
                raise Refused(wanted)
            if not wanted.consent:
                await self.take_back(room, seat, wanted)
                return
            room.wishes += 1
            room.wish = Wish(room.wishes, seat, wanted, table.match.count)
            await self.tell_everywhere(room, UndoAsked(room.wish.number, seat, room.wish.waiting))

    async def consent(self, room: Room, who: Who, number: int, agree: bool) -> None:
        async with room.lock:
            wish, own = room.wish, room.table.sheet.owned(who.id)
            if wish is None or wish.number != number or not set(own) & set(wish.waiting):
                raise Refused(Refusal("table.no-such-wish"))
            if not agree or room.table.match.count != wish.count:
                await self.end_wish(room, False)
                return
            wish.waiting = [seat for seat in wish.waiting if seat not in own]
            if wish.waiting:
                await self.tell_everywhere(room, UndoAsked(wish.number, wish.seat, wish.waiting))
                return
            await self.take_back(room, wish.seat, wish.wanted)
            await self.end_wish(room, True)

    async def take_back(self, room: Room, seat: Seat, wanted: Undo) -> None:
        text = f"{wanted.answers} {'assisted' if wanted.assisted or wanted.consent else 'free'}"
        await self.append(room, "undo", seat, text)
        self.show_all(room)
        self.wake(room)

    async def end_wish(self, room: Room, done: bool) -> None:
        if room.wish is not None:
            ended, room.wish = UndoEnded(room.wish.number, done), None
            await self.tell_everywhere(room, ended)

    # -- bots, minded seats, standing answers --------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """See whether somebody who is not at the keyboard has to answer."""
        if room.owned and (room.bots is None or room.bots.done()) and self._due(room):
            room.bots = asyncio.create_task(self._answer_for_others(room))

    async def _answer_for_others(self, room: Room) -> None:
        while room.table.status == "running" and (due := self._due(room)):
            seat, base, bot, option = due
            if not option:
                option = await self.pool.answer(room.table.match, seat, bot)
                await asyncio.sleep(self.settings.bot_pause)
            with contextlib.suppress(Refused):  # the game went on meanwhile; look again
                await self.act(room, seat, option, base, None)

    def _due(self, room: Room) -> tuple[Seat, int, str, str] | None:
        """A seat that a bot plays or minds, or whose person left a standing answer or ran out of time."""
        table, now = room.table, time.time()
        for choice in table.match.asked:
            seat = table.sheet.seats[choice.seat]
            standing = table.standing.get((choice.seat, choice.kind), "")
            if standing in choice.options:
                return choice.seat, choice.base, "", standing
            if seat.kind == "bot":
                return choice.seat, choice.base, seat.bot, ""
            left = table.left(choice.seat, now)
            if choice.seat in table.minded or (left is not None and left <= 0):
                return choice.seat, choice.base, "bot", ""
        return None
