"""`questhall admin`: list, export, import, delete and purge tables of a database."""

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
from questhall.table.agreement import from_bytes
from questhall.table.live import LiveTable
from questhall.table.schema import LogEntry, Row
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
        seats = ", ".join(seat.name or seat.bot or seat.kind for seat in from_bytes(row.detail).seats)
        print(f"{row.id}  {row.game:12} {row.status:8} {when(row.updated)}  {seats}")


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
    try:
        exported = msgspec.json.decode(file.read_bytes(), type=Exported)
        if exported.kind != MAGIC:
            raise BadFile(str(file), "kind", f"not an exported table: {exported.kind[:40]!r}")
        LiveTable.loaded(exported.row, [e for e in exported.entries if e.seq > exported.row.snapshot_seq])
    except OSError as error:
        raise BadFile(str(file), "file", error.strerror or str(error)) from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadFile(str(file), "content", str(error)) from error
    with_store(database, lambda store: put_whole(store, exported))
    print(f"{exported.row.id}: {exported.row.game}, {len(exported.entries)} entries")


async def put_whole(store: Store, exported: Exported) -> None:
    if await store.load(exported.row.id) is not None:
        raise LookupError(f"table {exported.row.id!r} is there already")
    exported.row.owner, exported.row.lease_until = "admin", time.time() + 60
    await store.create(exported.row)
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
def report(table: str, database: Database = DEFAULT) -> None:
    """The bug reports of a frozen table."""
    found = with_store(database, lambda store: store.reports(table))
    if not found:
        raise LookupError(f"there is no report of table {table!r}")
    print("\n\n".join(found))
