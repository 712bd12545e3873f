"""The hall of one process: its parts, put together, and the process's own work."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable
from functools import partial

import structlog

from questhall.games import find_game
from questhall.table.absences import Absences
from questhall.table.agreement import Agreement
from questhall.table.answers import Answers
from questhall.table.attendance import Attendance
from questhall.table.bots import BotPool
from questhall.table.commands import Commands
from questhall.table.forgetting import take_out
from questhall.table.guests import Client
from questhall.table.leased import Leased
from questhall.table.live import LiveTable
from questhall.table.metrics import Metrics
from questhall.table.ownership import Alone, Ownership
from questhall.table.protocol import Away, FromClient, FromServer
from questhall.table.room import Room
from questhall.table.rooms import Making, Rooms
from questhall.table.scribe import Scribe
from questhall.table.settings import Settings
from questhall.table.stage import Stage
from questhall.table.standins import Standins
from questhall.table.store import AWAY, Store
from questhall.table.tokens import Who
from questhall.table.wishes import Wishes
from questhall.table.wonders import Wonders

log = structlog.get_logger()
NOTICED = 0.5  # so late may a clock that ran out be noticed
IDLE_SECONDS = 120.0  # a table that nobody looks at leaves memory


class Hall:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics, pool: BotPool | None = None) -> None:
        self.settings = settings
        self.node = settings.node or f"{os.getpid()}-{secrets.token_hex(4)}"
        self._ownership = ownership_of(store, self.node, settings.lease_seconds)
        self._stage = Stage(self._ownership)
        scribe = Scribe(store, self.node, settings.snapshot_every, metrics, self._stage)
        wishes = Wishes(scribe, self._stage)
        answers = Answers(scribe, self._stage, wishes)
        absences = Absences(scribe, self._stage, answers, settings.mind_after)
        pool = pool or BotPool(max(1, (os.cpu_count() or 2) // 2), settings.bot_seconds)
        self._standins = Standins(scribe, self._stage, answers, pool, settings.bot_pause)
        self._wonders = Wonders()
        self._commands = Commands(
            self._ownership,
            scribe,
            self._stage,
            answers,
            wishes,
            absences,
            self._standins,
            self._wonders,
            settings.limits.chat_length,
        )
        self._attendance = Attendance(self._ownership, self._stage, wishes, absences, self._standins)
        self._rooms = Rooms(store, self._ownership, metrics, self._attendance.opened)
        self.heard_signed_out: Callable[[str, int], None] = lambda guest, times: None

    # -- tables --------------------------------------------------------------------------------------------------

    def live(self) -> list[Room]:
        return self._rooms.live()

    def find(self, table_id: str) -> Room | None:
        return self._rooms.find(table_id)

    async def open(self, table_id: str) -> Room | None:
        return await self._rooms.open(table_id)

    async def create(self, game_id: str, agreement: Agreement, start: LiveTable | None = None) -> Room:
        making = Making(self.settings.lease_seconds, self.settings.limits.tables_per_guest)
        return await self._rooms.create(game_id, agreement, making, start)

    async def change_agreement(self, room: Room, change: Callable[[Agreement], None]) -> None:
        """Change seats or policy; `change` works on the latest agreement and may refuse."""
        await self._rooms.change_agreement(room, change)
        self.show_all(room)
        await self._attendance.review(room)

    # -- people --------------------------------------------------------------------------------------------------

    def expect_game(self, game: str) -> None:
        self._wonders.expect_game(find_game(game))

    async def enter(self, room: Room, client: Client, since: int) -> None:
        self._wonders.expect(room)
        await self._attendance.enter(room, client, since)

    def leave(self, room: Room, client: Client) -> None:
        self._attendance.leave(room, client)

    async def obey(self, room: Room, client: Client, message: FromClient) -> None:
        await self._commands.obey(room, client, message)

    def send_away(self, guest: str) -> None:
        """Whoever is here by a token that is no longer good."""
        for room in self.live():
            self.put_out(room, guest, "signed-out")

    async def forget(self, guest: str) -> int:
        """Out of every table that is open here, and how many go on; those at which nobody else sits leave memory."""
        left = 0
        for room in self.live():
            agreement, begun = room.table.agreement, room.table.match.count > 0
            if guest not in agreement.guests():
                continue
            self.put_out(room, guest, "signed-out")
            if agreement.guests() - {guest}:
                await self._rooms.silence(room, agreement.owned(guest))
                await self.change_agreement(room, partial(take_out, guest=guest, begun=begun))
                left += 1
            else:
                self._rooms.drop(room)
        return left

    def put_out(self, room: Room, guest: str, reason: str) -> None:
        for client in list(room.clients):
            if client.who.id == guest:
                client.close(reason)

    def say_goodbye(self) -> None:
        """Everybody is told to come back later."""
        for room in self.live():
            for client in list(room.clients):
                client.close("restart", again=True)

    # -- what other processes say --------------------------------------------------------------------------------

    async def command(self, room: Room, who: Who, message: FromClient) -> None:
        await self._commands.command(room, who, message)

    def show_all(self, room: Room) -> None:
        self._stage.show_all(room)

    def relay(self, room: Room, message: FromServer) -> None:
        if isinstance(message, Away):
            room.questions = message.questions
        self._stage.tell(room, message)

    def signed_out(self, guest: str, times: int) -> None:
        self.heard_signed_out(guest, times)

    def noticed(self, room: Room) -> None:
        self._attendance.noticed(room)

    def wake(self, room: Room) -> None:
        self._standins.wake(room)

    # -- the process's own work ----------------------------------------------------------------------------------

    async def start(self) -> None:
        """Before the doors open."""
        await self._ownership.start(self)

    async def tend(self) -> None:
        """Leases, clocks, idle tables; until cancelled."""
        away = False
        while True:
            await asyncio.sleep(min(self.settings.lease_seconds / 4, NOTICED))
            try:
                await self._tend_once()
                away = False
            except AWAY as error:
                if not away:
                    log.warning("the database is away", cause=type(error).__name__)
                away = True
            except Exception:
                log.exception("tending failed")

    async def _tend_once(self) -> None:
        await self._ownership.tend()
        self._rooms.forget_idle(IDLE_SECONDS)
        await self._attendance.tend(self.live())

    async def close(self) -> None:
        """Tell everybody to come back later, and let go of every table."""
        self.say_goodbye()
        for room in self.live():
            if room.standin is not None:
                room.standin.cancel()
        self._attendance.close()
        self._standins.close()
        await self._ownership.close()


def ownership_of(store: Store, node: str, lease_seconds: float) -> Ownership:
    """SQLite is one process's own; on PostgreSQL there may be others."""
    return Alone(store, node) if store.sqlite else Leased(store, node, lease_seconds)
