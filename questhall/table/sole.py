"""A SQLite database has one server: a second one at the same file would write over the first one's games."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError


class CannotServe(Exception):
    """Why the server does not open, in one line for whoever can mend it."""


def lock_file(database: str) -> Path | None:
    """Beside the database; none for one that no other process can reach."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise CannotServe(
            f"{database[:40]!r} is no database: sqlite+aiosqlite:///FILE or postgresql+asyncpg://..."
        ) from None
    if not url.drivername.startswith("sqlite") or not url.database or url.database == ":memory:":
        return None
    return Path(f"{url.database}.lock")


@contextlib.contextmanager
def sole_use(database: str) -> Iterator[None]:
    """The only server on this database as long as it lasts; the system ends it with the process, however that ends.

    The lock is SQLite's own, on an empty file of its own: it works wherever the database itself works.
    """
    path = lock_file(database)
    if path is None:
        yield
        return
    with contextlib.closing(locked(path, database)):
        yield


def locked(path: Path, database: str) -> sqlite3.Connection:
    try:
        lock = sqlite3.connect(path, timeout=0, isolation_level=None)
        lock.execute("PRAGMA journal_mode=MEMORY")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise CannotServe(f"{path} cannot be written ({error}); choose another --database") from error
        raise CannotServe(
            f"another server has {make_url(database).database} open; stop that one, or give this one a --database of"
            " its own (several servers share one database on PostgreSQL only)"
        ) from error
    return lock
