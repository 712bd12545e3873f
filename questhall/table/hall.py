"""The hall of one process: its live tables, who sits at them, and what they say."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time
from typing import Any

import structlog

from questhall.kernel import Refusal, Refused, Seat
from questhall.kernel import files as saves
from questhall.kernel.undo import Policy, Undo, undo
from questhall.table.bots import BotPool
from questhall.table.guests import Client
from questhall.table.live import Crashed, LiveTable
from questhall.table.metrics import Metrics
from questhall.table.protocol import Frozen, Presence, Reasons, UndoAsked, UndoEnded
from questhall.table.settings import Settings
from questhall.table.sheet import Sheet, to_bytes
from questhall.table.store import LogEntry, Lost, Store
from questhall.table.tokens import Who, tidy

log = structlog.get_logger()


class Wish:
    """Somebody's wish to take back, and whose consent it still needs."""

    def __init__(self, number: int, seat: Seat, wanted: Undo, count: int) -> None:
        self.number, self.seat, self.wanted, self.count = number, seat, wanted, count
        self.waiting = list(wanted.consent)


class Room:
    """A live table with the people around it."""

    def __init__(self, table: LiveTable, created: float) -> None:
        self.table, self.created = table, created
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.wish: Wish | None = None
        self.wishes = 0
        self.bots: asyncio.Task[None] | None = None
        self.waiting_snapshot: tuple[bytes, int] | None = None
        self.used = time.monotonic()
        self.gone: dict[Seat, float] = {}  # since when a person is away

    def here(self) -> set[str]:
        return {client.who.id for client in self.clients if client.who.id}


class Hall:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store, self.settings, self.metrics = store, settings, metrics
        self.node = settings.node or f"{os.getpid()}-{secrets.token_hex(4)}"
        self.rooms: dict[str, Room] = {}
        self.pool = BotPool(max(1, (os.cpu_count() or 2) // 2), settings.bot_seconds)
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- rooms ---------------------------------------------------------------------------------------------------

    async def open(self, table_id: str) -> Room | None:
        """The room of a table, loaded once however many ask for it at the same time."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = time.monotonic()
            return room
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Room | None:
        found = await self.store.load(table_id)
        if found is None:
            return None
        row, entries = found
        await self.store.take(table_id, self.node, self.settings.lease_seconds)
        room = Room(LiveTable.loaded(row, entries), row.created)
        self.rooms[table_id] = room
        self.metrics.tables.set(len(self.rooms))
        self.wake(room)
        return room

    async def create(self, game_id: str, sheet: Sheet, start: LiveTable | None = None) -> Room:
        """A new table, durable before anybody hears of it."""
        table = start or LiveTable.new(new_id(), game_id, sheet, secrets.token_bytes(16))
        now = time.time()
        row = table.row(now, now)
        row.owner, row.lease_until = self.node, now + self.settings.lease_seconds
        await self.store.create(row)
        room = self.rooms[table.id] = Room(table, now)
        table.moved = now
        self.metrics.tables.set(len(self.rooms))
        log.info("table created", table=table.id, game=game_id)
        self.wake(room)
        return room

    def forget_idle(self, seconds: float) -> None:
        """Tables that nobody looks at leave memory; they are all in the store."""
        for table_id, room in list(self.rooms.items()):
            busy = room.clients or room.lock.locked() or (room.bots is not None and not room.bots.done())
            if not busy and time.monotonic() - room.used > seconds:
                del self.rooms[table_id]
        self.metrics.tables.set(len(self.rooms))

    # -- clients -------------------------------------------------------------------------------------------------

    async def enter(self, room: Room, client: Client, since: int) -> None:
        async with room.lock:
            room.clients.add(client)
            client.since = since
            for seat in room.table.sheet.owned(client.who.id):
                room.gone.pop(seat, None)
                room.table.minded.discard(seat)
            self.show(room, client)
            if room.wish is not None:
                client.send(UndoAsked(room.wish.number, room.wish.seat, room.wish.waiting))
        self.tell_presence(room)

    def leave(self, room: Room, client: Client) -> None:
        room.clients.discard(client)
        room.used = time.monotonic()
        here = room.here()
        for seat in room.table.sheet.owned(client.who.id):
            if client.who.id not in here:
                room.gone[seat] = time.monotonic()
                self.later(self.settings.mind_after, room, seat)
        self.tell_presence(room)

    def later(self, seconds: float, room: Room, seat: Seat) -> None:
        """A vacated seat is minded by a bot after a while, and handed back when its person returns."""

        async def mind() -> None:
            await asyncio.sleep(seconds)
            if seat in room.gone and room.table.sheet.seats[seat].kind == "person":
                room.table.minded.add(seat)
                self.tell_presence(room)
                self.wake(room)

        self._spawn(mind())

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def show(self, room: Room, client: Client) -> None:
        table = room.table
        looking = client.looking(table.sheet, [choice.seat for choice in table.match.asked])
        client.send(table.picture(client.who.id, looking, client.since, room.here(), time.time()))
        client.since = table.seq

    def show_all(self, room: Room) -> None:
        for client in list(room.clients):
            self.show(room, client)

    def tell(self, room: Room, message: Any) -> None:
        for client in list(room.clients):
            client.send(message)

    def tell_presence(self, room: Room) -> None:
        seats = room.table.seats(room.here(), time.time())
        own = {seat.guest for seat in room.table.sheet.seats}
        watching = sum(client.who.id not in own for client in room.clients)
        self.tell(room, Presence(seats, watching))

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
                self.end_wish(room, False)
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
            self.rooms.pop(table.id, None)
            for client in room.clients:
                client.close("moved", again=True)
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

    async def explain(self, room: Room, client: Client, seat: Seat) -> None:
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
            self.tell(room, UndoAsked(room.wish.number, seat, room.wish.waiting))

    async def consent(self, room: Room, who: Who, number: int, agree: bool) -> None:
        async with room.lock:
            wish, own = room.wish, room.table.sheet.owned(who.id)
            if wish is None or wish.number != number or not set(own) & set(wish.waiting):
                raise Refused(Refusal("table.no-such-wish"))
            if not agree or room.table.match.count != wish.count:
                self.end_wish(room, False)
                return
            wish.waiting = [seat for seat in wish.waiting if seat not in own]
            if wish.waiting:
                self.tell(room, UndoAsked(wish.number, wish.seat, wish.waiting))
                return
            await self.take_back(room, wish.seat, wish.wanted)
            self.end_wish(room, True)

    async def take_back(self, room: Room, seat: Seat, wanted: Undo) -> None:
        text = f"{wanted.answers} {'assisted' if wanted.assisted or wanted.consent else 'free'}"
        await self.append(room, "undo", seat, text)
        self.show_all(room)
        self.wake(room)

    def end_wish(self, room: Room, done: bool) -> None:
        if room.wish is not None:
            self.tell(room, UndoEnded(room.wish.number, done))
            room.wish = None

    # -- bots, minded seats, standing answers --------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """See whether somebody who is not at the keyboard has to answer."""
        if room.bots is None or room.bots.done():
            room.bots = asyncio.create_task(self._answer_for_others(room))

    async def _answer_for_others(self, room: Room) -> None:
        while room.table.status == "running" and (due := self._due(room)):
            seat, base, bot, option = due
            if not option:
                option = await self.pool.answer(room.table.match, seat, bot)
                await asyncio.sleep(self.settings.bot_pause)
            room.bots = None
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

    # -- the process's own work ----------------------------------------------------------------------------------

    async def tend(self) -> None:
        """Leases, clocks, idle tables; until cancelled."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 3)
            try:
                await self.store.renew(self.node, self.settings.lease_seconds)
                self.forget_idle(120)
                for room in list(self.rooms.values()):
                    if room.table.sheet.clock is not None and room.table.status == "running":
                        self.wake(room)
            except Exception:
                log.exception("tending failed")

    async def save_sheet(self, room: Room) -> None:
        table = room.table
        table.settle()
        values = {"detail": to_bytes(table.sheet), "status": table.status, "updated": time.time()}
        await self.store.update(table.id, **values)

    async def close(self) -> None:
        """Tell everybody to come back later, and let go of every table."""
        for room in list(self.rooms.values()):
            for client in list(room.clients):
                client.close("restart", again=True)
            if room.bots is not None:
                room.bots.cancel()
        for task in list(self._tasks):
            task.cancel()
        self.pool.close()
        await self.store.release(self.node)


def new_id() -> str:
    """A table's id is also its link: long enough that nobody guesses it."""
    return secrets.token_urlsafe(9)
