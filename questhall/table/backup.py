"""A whole database in one file, taken while a server runs, and put back into an empty one of either kind.

The file is gzip: a line that says what it is, a line for every row, and at the end how many there were of each table
with a checksum over all lines.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from questhall.record.files import BadFile
from questhall.table.schema import LATEST, metadata
from questhall.table.store import Store

MAGIC = "questhall-backup-1"
AT_ONCE = 200  # rows


class Head(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    schema: str  # of the database: what migrates it knows the number


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """A row; bytes are base64."""

    table: str
    row: dict[str, Any]


class End(msgspec.Struct, forbid_unknown_fields=True):
    rows: dict[str, int]
    checksum: str


async def write(store: Store, file: Path) -> dict[str, int]:
    """As the database is at one moment; how many rows of each table.  The file is read again before it is trusted."""
    part = file.with_name(f"{file.name}.part")
    if file.exists():
        raise BadFile(str(file), "file", "it exists already")
    try:
        with gzip.open(part, "xb") as out:
            check, rows = hashlib.blake2b(digest_size=16), Counter[str]()
            async for table, data in lines(store):
                out.write(data)
                check.update(data)
                rows[table] += bool(table)
            rows.pop("", None)
            out.write(msgspec.json.encode(End(dict(rows), check.hexdigest())) + b"\n")
        kept = sum(1 for _ in read(part))
        if kept != rows.total():
            raise BadFile(str(file), "rows", f"{kept} of {rows.total()} can be read back")
        os.replace(part, file)
    except OSError as error:
        raise BadFile(str(file), "file", error.strerror or str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return dict(rows)


async def lines(store: Store) -> AsyncIterator[tuple[str, bytes]]:
    """The head, then every row with the table it is of."""
    yield "", msgspec.json.encode(Head(MAGIC, LATEST)) + b"\n"
    async with store.engine.connect() as connection:
        await at_one_moment(connection, store.sqlite)
        for table in metadata.sorted_tables:
            found = await connection.stream(sa.select(table))
            async for row in found.mappings():
                yield (
                    table.name,
                    msgspec.json.encode(Line(str(table.name), {str(name): value for name, value in row.items()}))
                    + b"\n",
                )


async def at_one_moment(connection: AsyncConnection, sqlite: bool) -> None:
    """What others write meanwhile is not seen."""
    if sqlite:
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


def read(file: Path) -> Iterator[Line]:
    """The rows; BadFile at the end of a file that is not whole."""
    check, rows, end = hashlib.blake2b(digest_size=16), Counter[str](), None
    try:
        with gzip.open(file, "rb") as lines_:
            head = lines_.readline()
            told = msgspec.json.decode(head, type=Head)
            if told.kind != MAGIC or told.schema > LATEST:
                cause = f"{told.kind[:40]} of schema {told.schema}; this reads {MAGIC} up to {LATEST}"
                raise BadFile(str(file), "line 1", cause)
            check.update(head)
            for data in lines_:
                if data.startswith(b'{"rows":'):
                    end = msgspec.json.decode(data, type=End)
                    break
                check.update(data)
                line = msgspec.json.decode(data, type=Line)
                rows[line.table] += 1
                yield line
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        raise BadFile(str(file), "content", str(error)) from error
    if end is None or end != End(dict(rows), check.hexdigest()):
        raise BadFile(str(file), "end", "truncated or altered: the checksum does not match the content")


async def restore(store: Store, file: Path) -> dict[str, int]:
    """Put everything into an empty database; nothing at all where the file is not whole."""
    rows = Counter[str]()
    async with store.begin() as connection:
        if (await connection.execute(sa.text("SELECT count(*) FROM tables"))).scalar_one():
            raise LookupError("there are tables in this database already; restore into an empty one")
        for table in reversed(metadata.sorted_tables):
            await connection.execute(table.delete())
        waiting: dict[str, list[dict[str, Any]]] = {}
        for line in read(file):
            rows[line.table] += 1
            some = waiting.setdefault(line.table, [])
            some.append(stored(line))
            if len(some) == AT_ONCE:
                await put(connection, line.table, waiting.pop(line.table))
        for table in metadata.sorted_tables:
            await put(connection, table.name, waiting.pop(table.name, []))
    return dict(rows)


async def put(connection: AsyncConnection, table: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        await connection.execute(metadata.tables[table].insert(), rows)


def stored(line: Line) -> dict[str, Any]:
    """A row as the database takes it; whose process a table was is forgotten."""
    table = metadata.tables.get(line.table)
    if table is None:
        raise BadFile(line.table, "table", "there is no such table")
    row = {
        name: base64.b64decode(value) if isinstance(table.c[name].type, sa.LargeBinary) else value
        for name, value in line.row.items()
        if name in table.c
    }
    return row | {"owner": "", "lease_until": 0.0} if line.table == "tables" else row
