"""`questhall admin`: look after a database: its tables, its guests, its keys, its backups."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
import typer

from questhall.record.files import BadFile
from questhall.table import backup as backups
from questhall.table.agreement import from_bytes
from questhall.table.forgetting import forget
from questhall.table.live import LiveTable
from questhall.table.schema import LogEntry, Row
from questhall.table.sole import sole_use
from questhall.table.store import Store

app = typer.Typer(no_args_is_help=True, help="Look after the tables of a database.")
T = TypeVar("T")
MAGIC = "questhall-table-1"
Database = Annotated[str, typer.Option(help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://...")]
DEFAULT = "sqlite+aiosqlite:///questhall.db"


class Exported(msgspec.Struct, forbid_unknown_fields=True):
    """A whole table as a file: its row and every entry."""

    kind: str
    row: Row
    entries: list[LogEntry]


def with_store(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = Store(database)
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


@app.command("list")
def list_tables(database: Database = DEFAULT, limit: Annotated[int, typer.Option(min=1)] = 200) -> None:
    """The latest first: id, game, status, seats, last change."""
    for row in with_store(database, lambda store: store.listed(limit=limit)):
        seats = ", ".join(seats_of(row)) or "cannot be read"
        print(f"{row.id}  {row.game:12} {row.status:8} {when(row.updated)}  {seats}")


def seats_of(row: Row) -> list[str]:
    """Who sits there; nobody where the row is damaged."""
    try:
        return [seat.name or seat.bot or seat.kind for seat in from_bytes(row.detail).seats]
    except (msgspec.MsgspecError, ValueError):
        return []


@app.command()
def export(table: str, file: Path, database: Database = DEFAULT) -> None:
    """Write a whole table to a file; it must not exist yet."""
    found = with_store(database, lambda store: load_whole(store, table))
    if found is None:
        raise LookupError(f"there is no table {table!r}")
    try:
        with file.open("xb") as out:
            out.write(msgspec.json.encode(found))
    except OSError as error:
        raise BadFile(str(file), "file", error.strerror or str(error)) from error
    print(f"{table}: written to {file}, {len(found.entries)} entries")


async def load_whole(store: Store, table: str) -> Exported | None:
    found = await store.load(table)
    return Exported(MAGIC, found[0], await store.entries(table)) if found else None


@app.command("import")
def import_table(file: Path, database: Database = DEFAULT) -> None:
    """Read a table from a file; an id that is there already is refused."""
    exported, _ = read_whole(file)
    with_store(database, lambda store: put_whole(store, exported))
    print(f"{exported.row.id}: {exported.row.game}, {len(exported.entries)} entries")


def is_exported(file: Path) -> bool:
    with file.open("rb") as begun:
        return MAGIC.encode() in begun.read(100)


def read_whole(file: Path) -> tuple[Exported, LiveTable]:
    """An exported table, and the match that it holds; BadFile where it is not sound."""
    try:
        exported = msgspec.json.decode(file.read_bytes(), type=Exported)
        if exported.kind != MAGIC:
            raise BadFile(str(file), "kind", f"not an exported table: {exported.kind[:40]!r}")
        table = LiveTable.loaded(exported.row, [e for e in exported.entries if e.seq > exported.row.snapshot_seq])
        if table.fault:
            raise BadFile(str(file), "entries", table.fault)
    except OSError as error:
        raise BadFile(str(file), "file", error.strerror or str(error)) from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadFile(str(file), "content", str(error)) from error
    return exported, table


async def put_whole(store: Store, exported: Exported) -> None:
    if await store.load(exported.row.id) is not None:
        raise LookupError(f"table {exported.row.id!r} is there already")
    exported.row.owner, exported.row.lease_until = "admin", time.time() + 60
    await store.create(exported.row, from_bytes(exported.row.detail).guests())
    for entry in exported.entries:
        await store.append(entry, "admin")
    await store.release("admin")


@app.command()
def delete(table: str, database: Database = DEFAULT) -> None:
    """Forget a table for good."""
    if not with_store(database, lambda store: store.delete(table)):
        raise LookupError(f"there is no table {table!r}")
    print(f"{table}: deleted")


@app.command()
def purge(
    days: Annotated[float, typer.Option(help="untouched for so many days", min=0)],
    database: Database = DEFAULT,
) -> None:
    """Forget tables that nobody touched for a while."""
    print(f"{with_store(database, lambda store: store.purge(time.time() - days * 86_400))} tables deleted")


@app.command()
def backup(file: Path, database: Database = DEFAULT) -> None:
    """Write the whole database to a file, while a server may be running; it is read back before it is trusted."""
    rows = with_store(database, lambda store: backups.write(store, file))
    print(f"{file}: {rows.get('tables', 0)} tables, {rows.get('entries', 0)} entries, read back")


@app.command()
def restore(file: Path, database: Database = DEFAULT) -> None:
    """Put a backup into an empty database, of whichever kind; no server may have it open."""
    with sole_use(database):
        rows = with_store(database, lambda store: backups.restore(store, file))
    print(f"{rows.get('tables', 0)} tables, {rows.get('entries', 0)} entries restored")


@app.command("delete-guest")
def delete_guest(guest: str, database: Database = DEFAULT) -> None:
    """Forget a guest: seats, name, words, tokens.  On SQLite the server has to be stopped."""
    with sole_use(database):
        done = with_store(database, lambda store: forget(store, guest))
    print(f"{guest}: tables deleted: {done.deleted}, tables that go on without them: {done.left}")


@app.command("sign-out")
def sign_out(guest: str, database: Database = DEFAULT) -> None:
    """Take back every token of a guest; a running server on SQLite hears of it at its next start."""
    print(f"{guest}: signed out {counted_times(with_store(database, lambda store: store.sign_out(guest)))}")


@app.command("new-secret")
def new_secret(database: Database = DEFAULT) -> None:
    """Another key signs from the next start on; tokens of the last key stay good, older ones do not."""
    with_store(database, lambda store: store.new_secret())
    print("a new key signs from the next start on")


def counted_times(times: int) -> str:
    return "once" if times == 1 else f"{times} times"


@app.command()
def report(table: str, database: Database = DEFAULT) -> None:
    """The bug reports of a frozen table."""
    found = with_store(database, lambda store: store.reports(table))
    if not found:
        raise LookupError(f"there is no report of table {table!r}")
    print("\n\n".join(found))
