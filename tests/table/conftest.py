"""Real databases and real server processes for the table's tests."""

from __future__ import annotations

import asyncio
import os
import secrets
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from tests.table.served import Served


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL, from the pgserver wheel; the URL of its maintenance database.

    Its folder is its own: other runs of pytest on this machine tidy up pytest's.
    """
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    import pgserver

    server = pgserver.get_server(tempfile.mkdtemp(prefix="questhall-pg-"), cleanup_mode="delete")
    yield server.get_uri().replace("postgresql://", "postgresql+asyncpg://")
    server.cleanup()


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """A database of one's own."""
    return new_database(postgres)


def new_database(postgres: str) -> str:
    name = f"t{secrets.token_hex(6)}"

    async def create() -> None:
        engine = create_async_engine(postgres, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(sa.text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    try:
        asyncio.run(create())
    except OSError as error:
        log = Path(str(sa.make_url(postgres).query["host"])) / "log"
        said = log.read_text()[-2_000:] if log.exists() else "nothing: its folder is gone"
        raise OSError(f"PostgreSQL is away; it said last: {said}") from error
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'questhall.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server process for a module's tests, on a SQLite file; it lets one talk as fast as a script does."""
    limits = {"burst": 100_000, "messages_per_second": 100_000.0}
    with Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('server') / 'questhall.db'}", limits=limits) as served:
        yield served
