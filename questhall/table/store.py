"""Storage: SQLAlchemy Core, a SQLite file or PostgreSQL by one URL.  What is appended is durable before it is told."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from questhall.table.schema import (
    NOTIFY,
    LogEntry,
    Lost,
    Row,
    entries,
    house,
    mail,
    migrate,
    reports,
    seated,
    signed_out,
    tables,
)


@dataclass(slots=True)
class Waiting:
    """Something to be written: an entry of its owner's log, or statements that belong together."""

    done: asyncio.Future[None]
    entry: LogEntry | None = None
    owner: str = ""
    statements: tuple[Any, ...] = ()


class Sheet(NamedTuple):
    """A table's agreement as it is written: with what is asked of many tables at once."""

    detail: bytes
    status: str
    host: str
    guests: set[str]


GIVES_WAY = 2_000  # milliseconds after which a process that froze in the middle of a transaction holds nobody up
PATIENT = {
    "pool_size": 10,
    "pool_timeout": 5,
    "pool_pre_ping": True,  # a database that was restarted is not noticed by whoever asks next
    "connect_args": {
        "timeout": 5,
        "command_timeout": 5,  # behind a cut line nobody waits for ever
        "server_settings": {"idle_in_transaction_session_timeout": str(GIVES_WAY)},
    },
}
AWAY = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError, sa.exc.DBAPIError, OSError, TimeoutError)


class Store:
    """All that is kept.  Appends of many tables that come at once are written in one transaction."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(url, **({} if self.sqlite else PATIENT))
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._pen = asyncio.Lock()  # SQLite has one writer at a time; waiting here is quicker than retrying
        if self.sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", tune_sqlite)

    async def open(self) -> None:
        """Create or migrate the tables."""
        engine = self.engine if self.sqlite else create_async_engine(self.url)  # migrating may take its time
        async with engine.begin() as connection:
            if not self.sqlite:
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(7316)"))
            await connection.run_sync(migrate)
        if engine is not self.engine:
            await engine.dispose()

    async def answers(self, seconds: float = 2.0) -> bool:
        """Whether the database does."""
        try:
            async with asyncio.timeout(seconds), self.engine.connect() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except AWAY:
            return False
        return True

    @contextlib.asynccontextmanager
    async def begin(self, many: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; one that locks many tables waits for the others that do."""
        async with self._pen if self.sqlite or many else contextlib.nullcontext(), self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await self.engine.dispose()

    async def secrets(self) -> list[bytes]:
        """The house's signing keys, the one that signs last."""
        newest = await self.secret()
        query = sa.select(house.c.value).where(house.c.name == "secret-before")
        async with self.engine.connect() as connection:
            before = (await connection.execute(query)).scalar()
        return [newest] if before is None else [bytes(before), newest]

    async def new_secret(self) -> None:
        """Another key signs from the next start on; what the last one signed stays good, older things do not."""
        last = await self.secret()
        async with self.begin() as connection:
            await connection.execute(house.delete().where(house.c.name.in_(["secret", "secret-before"])))
            values = [{"name": "secret-before", "value": last}, {"name": "secret", "value": secrets.token_bytes(32)}]
            await connection.execute(house.insert().values(values))

    async def signed_out(self) -> dict[str, int]:
        """How often each guest has taken all tokens back, where that is known."""
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(signed_out.c.guest, signed_out.c.times))
            return {guest: int(times) for guest, times in found}

    async def sign_out(self, guest: str) -> int:
        """No token made for this guest so far is good any more."""
        async with self.begin() as connection:
            mine = sa.select(signed_out.c.times).where(signed_out.c.guest == guest)
            times = int((await connection.execute(mine)).scalar() or 0) + 1
            await connection.execute(signed_out.delete().where(signed_out.c.guest == guest))
            await connection.execute(signed_out.insert().values(guest=guest, times=times))
            if not self.sqlite:
                await connection.execute(NOTIFY, {"note": f"signed-out {guest} {times}"})
        return times

    async def secret(self) -> bytes:
        """The house's signing key: made once, shared by every process on this database."""
        stored = sa.select(house.c.value).where(house.c.name == "secret")
        async with self.engine.begin() as connection:
            if (found := (await connection.execute(stored)).scalar()) is not None:
                return bytes(found)
            with contextlib.suppress(sa.exc.IntegrityError):  # another process was first
                async with connection.begin_nested():
                    await connection.execute(house.insert().values(name="secret", value=secrets.token_bytes(32)))
            return bytes((await connection.execute(stored)).scalar_one())

    # -- tables --------------------------------------------------------------------------------------------------

    async def create(self, row: Row, guests: Iterable[str] = ()) -> None:
        lease = max(0.0, row.lease_until - time.time())
        values = msgspec.structs.asdict(row) | {"lease_until": self.clock() + lease}
        who = [{"guest": guest, "table_id": row.id} for guest in sorted(guests)]
        await self._soon(tables.insert().values(**values), *([seated.insert().values(who)] if who else []))

    async def load(self, table_id: str) -> tuple[Row, list[LogEntry]] | None:
        """The table and every entry after its snapshot."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(tables).where(tables.c.id == table_id))).mappings().first()
            if found is None:
                return None
            row = Row(**found)
            return row, await self._entries(connection, table_id, row.snapshot_seq)

    async def entries(self, table_id: str, after: int = 0) -> list[LogEntry]:
        async with self.engine.connect() as connection:
            return await self._entries(connection, table_id, after)

    async def agreement(self, table_id: str) -> bytes | None:
        query = sa.select(tables.c.detail).where(tables.c.id == table_id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
            return None if found is None else bytes(found)

    async def last_entries(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table that has one."""
        last = sa.select(entries.c.table_id, sa.func.max(entries.c.seq)).where(entries.c.table_id.in_(table_ids))
        async with self.engine.connect() as connection:
            found = await connection.execute(last.group_by(entries.c.table_id))
            return {table_id: int(seq) for table_id, seq in found}

    async def _entries(self, connection: Any, table_id: str, after: int) -> list[LogEntry]:
        wanted = sa.and_(entries.c.table_id == table_id, entries.c.seq > after)
        found = await connection.execute(sa.select(entries).where(wanted).order_by(entries.c.seq))
        return [LogEntry(**entry) for entry in found.mappings()]

    async def update(self, table_id: str, **values: Any) -> None:
        await self._soon(tables.update().where(tables.c.id == table_id).values(**values))

    async def hosted(self, guest: str) -> int:
        """How many tables of a guest are not over."""
        open_ = tables.c.status.in_(["waiting", "running"])
        query = sa.select(sa.func.count()).select_from(tables).where(tables.c.host == guest, open_)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def change_detail(self, table_id: str, change: Callable[[bytes], Sheet]) -> None:
        """Read, change and write a table's agreement in one go, whichever process does it."""
        async with self.begin() as connection:
            query = sa.select(tables.c.detail).where(tables.c.id == table_id)
            found = (await connection.execute(query if self.sqlite else query.with_for_update())).scalar_one()
            sheet = change(bytes(found))
            values = {"detail": sheet.detail, "status": sheet.status, "host": sheet.host, "updated": time.time()}
            await connection.execute(tables.update().where(tables.c.id == table_id).values(**values))
            await connection.execute(seated.delete().where(seated.c.table_id == table_id))
            who = [{"guest": guest, "table_id": table_id} for guest in sorted(sheet.guests)]
            if who:
                await connection.execute(seated.insert().values(who))
            if not self.sqlite:
                await connection.execute(NOTIFY, {"note": f"agreement {table_id}"})

    async def notify(self, note: str) -> None:
        async with self.begin() as connection:
            await connection.execute(NOTIFY, {"note": note})

    async def post(self, table_id: str, to_node: str, content: bytes) -> None:
        """Leave something for the owner of a table, or with `to_node` for that process."""
        values = {"id": secrets.token_hex(8), "at": time.time(), "table_id": table_id, "to_node": to_node}
        async with self.begin() as connection:
            await connection.execute(mail.insert().values(content=content, **values))
            await connection.execute(NOTIFY, {"note": f"mail {table_id} {to_node}"})

    async def collect(self, table_id: str, to_node: str) -> list[bytes]:
        """Take what was left, oldest first; nobody else gets it."""
        mine = sa.and_(mail.c.table_id == table_id, mail.c.to_node == to_node)
        async with self.begin() as connection:
            taken = await connection.execute(mail.delete().where(mine).returning(mail.c.at, mail.c.content))
            return [bytes(content) for _, content in sorted(taken, key=lambda row: row[0])]

    async def listed(self, status: Sequence[str] = (), public: bool | None = None, limit: int = 200) -> list[Row]:
        """The latest first."""
        query = sa.select(tables).order_by(tables.c.updated.desc()).limit(limit)
        if status:
            query = query.where(tables.c.status.in_(status))
        if public is not None:
            query = query.where(tables.c.public == public)
        async with self.engine.connect() as connection:
            return [Row(**found) for found in (await connection.execute(query)).mappings()]

    async def of_guest(self, guest: str, limit: int = 500) -> list[Row]:
        """The tables of a guest, the latest first, among however many there are."""
        mine = sa.select(tables).join(seated, seated.c.table_id == tables.c.id).where(seated.c.guest == guest)
        async with self.engine.connect() as connection:
            found = await connection.execute(mine.order_by(tables.c.updated.desc()).limit(limit))
            return [Row(**row) for row in found.mappings()]

    async def delete(self, table_id: str) -> bool:
        async with self.begin() as connection:
            await connection.execute(entries.delete().where(entries.c.table_id == table_id))
            await connection.execute(reports.delete().where(reports.c.table_id == table_id))
            await connection.execute(seated.delete().where(seated.c.table_id == table_id))
            done = await connection.execute(tables.delete().where(tables.c.id == table_id))
            return bool(done.rowcount)

    async def purge(self, older_than: float) -> int:
        """Tables at which nothing happened since; how many went."""
        in_use = sa.exists().where(entries.c.table_id == tables.c.id, entries.c.at >= older_than)
        async with self.begin() as connection:
            query = sa.select(tables.c.id).where(tables.c.updated < older_than, ~in_use)
            old = list((await connection.execute(query)).scalars())
            for some in batched(old):
                await connection.execute(entries.delete().where(entries.c.table_id.in_(some)))
                await connection.execute(reports.delete().where(reports.c.table_id.in_(some)))
                await connection.execute(seated.delete().where(seated.c.table_id.in_(some)))
                await connection.execute(tables.delete().where(tables.c.id.in_(some)))
        return len(old)

    async def report(self, table_id: str, text: str) -> str:
        """A bug report, kept with the table it froze."""
        report_id = secrets.token_hex(8)
        values = {"id": report_id, "table_id": table_id, "at": time.time(), "text": text}
        async with self.begin() as connection:
            await connection.execute(reports.insert().values(**values))
            await connection.execute(tables.update().where(tables.c.id == table_id).values(status="frozen"))
        return report_id

    async def reports(self, table_id: str) -> list[str]:
        query = sa.select(reports.c.text).where(reports.c.table_id == table_id).order_by(reports.c.at)
        async with self.engine.connect() as connection:
            return [str(text) for text in (await connection.execute(query)).scalars()]

    # -- the log -------------------------------------------------------------------------------------------------

    async def append(self, entry: LogEntry, owner: str) -> None:
        """Durable when this returns; Lost when the table is not the owner's any more or the seq is taken."""
        await self._wait_for(Waiting(asyncio.get_running_loop().create_future(), entry=entry, owner=owner))

    async def _soon(self, *statements: Any) -> None:
        """Durable when this returns.  On SQLite in one transaction with whatever else waits."""
        if not self.sqlite:
            async with self.begin() as connection:
                for statement in statements:
                    await connection.execute(statement)
            return
        await self._wait_for(Waiting(asyncio.get_running_loop().create_future(), statements=statements))

    async def _wait_for(self, waiting: Waiting) -> None:
        """One transaction for all that waits when the last one ends."""
        self._waiting.append(waiting)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await waiting.done

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._write_together(batch)
            except Exception:
                for one in batch:  # one bad entry must not take the others with it
                    await self._write_alone(one)

    async def _write_together(self, batch: list[Waiting]) -> None:
        logged = [(one.entry, one.owner) for one in batch if one.entry is not None]
        async with self.begin(many=True) as connection:
            for one in batch:
                for statement in one.statements:
                    await connection.execute(statement)
            lost = await self._append(connection, logged) if logged else set()
        for one in batch:
            if one.done.done():
                continue
            if one.entry is not None and (one.entry.table_id, one.owner) in lost:
                one.done.set_exception(Lost(one.entry.table_id))
            else:
                one.done.set_result(None)

    async def _append(self, connection: AsyncConnection, logged: list[tuple[LogEntry, str]]) -> set[tuple[str, str]]:
        """Write the entries whose tables are still their writers'; the others are lost."""
        lost = await self._not_owned(connection, [(entry.table_id, owner) for entry, owner in logged])
        good = [entry for entry, owner in logged if (entry.table_id, owner) not in lost]
        if good:
            await connection.execute(entries.insert(), [msgspec.structs.asdict(entry) for entry in good])
        if good and not self.sqlite:
            await connection.execute(NOTIFY, [{"note": f"entry {entry.table_id} {entry.seq}"} for entry in good])
        return lost

    async def _not_owned(self, connection: Any, wanted: list[tuple[str, str]]) -> set[tuple[str, str]]:
        """Those whose lease has gone; the rows stay locked until the entries are written."""
        if self.sqlite:
            return set()  # one process alone uses a SQLite file
        ids = sorted({table_id for table_id, _ in wanted})
        query = sa.select(tables.c.id, tables.c.owner).where(tables.c.id.in_(ids)).with_for_update()
        owners = {found.id: found.owner for found in await connection.execute(query.order_by(tables.c.id))}
        return {(table_id, owner) for table_id, owner in wanted if owners.get(table_id) != owner}

    async def _write_alone(self, one: Waiting) -> None:
        try:
            await self._write_together([one])
        except sa.exc.IntegrityError as error:
            one.done.set_exception(Lost(one.entry.table_id) if one.entry else error)
        except Exception as error:
            one.done.set_exception(error)

    def clock(self) -> Any:
        """The time by which leases run: the database's own, for processes' clocks need not agree."""
        return time.time() if self.sqlite else sa.extract("epoch", sa.func.clock_timestamp())

    # -- leases --------------------------------------------------------------------------------------------------

    async def take(self, table_id: str, owner: str, seconds: float) -> bool:
        """Own a table that is free, one's own, or whose owner's lease has run out."""
        now = self.clock()
        free = sa.or_(tables.c.owner == owner, tables.c.owner == "", tables.c.lease_until < now)
        mine = tables.update().where(tables.c.id == table_id, free).values(owner=owner, lease_until=now + seconds)
        async with self.begin() as connection:
            return bool((await connection.execute(mine)).rowcount)

    async def renew(self, owner: str, seconds: float) -> set[str]:
        """The tables that are still the owner's."""
        async with self.begin(many=True) as connection:
            mine = tables.update().where(tables.c.owner == owner).values(lease_until=self.clock() + seconds)
            return set((await connection.execute(mine.returning(tables.c.id))).scalars())

    async def release(self, owner: str) -> None:
        async with self.begin() as connection:
            await connection.execute(tables.update().where(tables.c.owner == owner).values(owner="", lease_until=0.0))


def batched(ids: list[str], size: int = 500) -> Iterator[list[str]]:
    for at in range(0, len(ids), size):
        yield ids[at : at + size]


def tune_sqlite(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
