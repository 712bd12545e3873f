"""Storage, the same suite on SQLite and PostgreSQL: what is appended is there, once, in order."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy.engine import Connection

from questhall.table import schema
from questhall.table.schema import LogEntry, Lost, Row
from questhall.table.store import AWAY, Sheet, Store


def run(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = Store(url)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def row(table_id: str = "t1", owner: str = "me", **changed: object) -> Row:
    values = {"id": table_id, "game": "lanterns", "status": "running", "public": True, "created": 1.0, "updated": 2.0}
    values |= {
        "detail": b"sheet",
        "snapshot": b"snap",
        "snapshot_seq": 0,
        "owner": owner,
        "lease_until": time.time() + 9,
    }
    return Row(**{**values, **changed})  # type: ignore[arg-type]  # a row's values


def answer(seq: int, table_id: str = "t1", at: float = 5.0) -> LogEntry:
    return LogEntry(table_id, seq, "answer", 0, f"draw:{seq}", "Ann", at)


def test_a_table_and_its_entries_come_back_as_they_were(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row())
        for seq in (1, 2, 3):
            await store.append(answer(seq), "me")
        found = await store.load("t1")
        assert found is not None
        assert found[0].detail == b"sheet"
        assert found[1] == [answer(1), answer(2), answer(3)]
        assert await store.load("none") is None

    run(url, work)


def test_what_was_appended_survives_the_process(url: str) -> None:
    async def write(store: Store) -> None:
        await store.create(row())
        await store.append(answer(1), "me")

    async def read(store: Store) -> None:
        assert await store.entries("t1") == [answer(1)]

    run(url, write)
    run(url, read)


def test_a_place_in_the_log_is_given_once(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row())
        results = await asyncio.gather(*(store.append(answer(1), "me") for _ in range(5)), return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Lost) for result in results) == 4
        assert await store.entries("t1") == [answer(1)]

    run(url, work)


def test_one_bad_entry_does_not_take_the_others_with_it(url: str) -> None:
    async def work(store: Store) -> None:
        for number in range(5):
            await store.create(row(f"t{number}"))
        await store.append(answer(1, "t3"), "me")
        appends = [store.append(answer(1, f"t{number}"), "me") for number in range(5)]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [isinstance(result, Lost) for result in results] == [False, False, False, True, False]
        for number in range(5):
            assert len(await store.entries(f"t{number}")) == 1

    run(url, work)


def test_only_entries_after_the_snapshot_are_loaded(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row())
        for seq in range(1, 6):
            await store.append(answer(seq), "me")
        await store.update("t1", snapshot=b"later", snapshot_seq=3)
        found = await store.load("t1")
        assert found is not None
        assert (found[0].snapshot, [entry.seq for entry in found[1]]) == (b"later", [4, 5])

    run(url, work)


def test_the_owner_of_a_lease_keeps_it_until_it_runs_out(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(owner="", lease_until=0.0))
        assert await store.take("t1", "one", 2)
        assert not await store.take("t1", "two", 2)
        await store.renew("one", 2)
        assert not await store.take("t1", "two", 2)
        await asyncio.sleep(2.1)
        assert await store.take("t1", "two", 5)
        assert not await store.take("t1", "one", 5)
        await store.release("two")
        assert await store.take("t1", "one", 5)

    run(url, work)


def test_who_lost_the_table_cannot_write(postgres_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(owner="one", lease_until=0.0))
        assert await store.take("t1", "two", 5)
        with pytest.raises(Lost):
            await store.append(answer(1), "one")
        assert await store.entries("t1") == []

    run(postgres_url, work)


def test_who_froze_in_the_middle_of_a_transaction_holds_nobody_up(postgres_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(owner="", lease_until=0.0))
        other = Store(postgres_url)

        async def freeze() -> None:
            async with store.begin() as connection:
                await connection.execute(sa.text("UPDATE tables SET owner = 'one'"))  # and says no more
                assert await other.take("t1", "two", 5)
                await connection.execute(sa.text("SELECT 1"))

        with pytest.raises(AWAY):
            await freeze()
        await other.close()
        found = await store.load("t1")
        assert found is not None
        assert found[0].owner == "two"

    run(postgres_url, work)


def test_a_process_whose_clock_is_fast_takes_nothing_away(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        await store.create(row(owner="", lease_until=0.0))
        assert await store.take("t1", "one", 5)
        true = time.time
        monkeypatch.setattr(time, "time", lambda: true() + 3600)
        assert not await store.take("t1", "two", 5)

    run(postgres_url, work)


def test_many_kinds_of_writing_at_once_all_come_through(url: str) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*(store.create(row(f"t{number}")) for number in range(20)))
        appends = [store.append(answer(1, f"t{number}"), "me") for number in range(20)]
        updates = [store.update(f"t{number}", status="over") for number in range(20)]
        await asyncio.gather(*appends, *updates, store.renew("me", 5), store.create(row("last")))
        assert len(await store.listed(["over"])) == 20
        assert [len(await store.entries(f"t{number}")) for number in range(20)] == [1] * 20
        assert await store.load("last") is not None

    run(url, work)


def test_one_bad_write_does_not_take_the_others_with_it(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row("t1"))
        done = await asyncio.gather(
            store.create(row("t2")), store.create(row("t1")), store.append(answer(1), "me"), return_exceptions=True
        )
        assert [type(one) for one in done] == [type(None), sa.exc.IntegrityError, type(None)]
        assert await store.load("t2") is not None
        assert await store.entries("t1") == [answer(1)]

    run(url, work)


def test_tables_are_listed_deleted_and_purged(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row("old", updated=10.0))
        await store.create(row("new", updated=1_000.0, public=False, status="over"))
        await store.append(answer(1, "old"), "me")
        await store.create(row("in-play", updated=10.0))
        await store.append(answer(1, "in-play", at=900.0), "me")
        await store.report("new", "what went wrong")
        assert {found.id for found in await store.listed()} == {"new", "old", "in-play"}
        assert {found.id for found in await store.listed(["running"], public=True)} == {"old", "in-play"}
        assert await store.reports("new") == ["what went wrong"]
        assert [found.status for found in await store.listed()] == ["frozen", "running", "running"]
        assert await store.purge(500.0) == 1
        assert await store.entries("old") == []
        assert await store.load("in-play") is not None
        assert await store.delete("new")
        assert not await store.delete("new")

    run(url, work)


def test_the_signing_secret_is_made_once(url: str) -> None:
    found: list[bytes] = []

    async def work(store: Store) -> None:
        found.append(await store.secret())

    run(url, work)
    run(url, work)
    assert found[0] == found[1]
    assert len(found[0]) == 32


def test_the_agreement_is_changed_on_its_latest_version(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(detail=b""))
        await asyncio.gather(
            *(store.change_detail("t1", lambda detail: Sheet(detail + b"x", "running", "", set())) for _ in range(8))
        )
        found = await store.load("t1")
        assert found is not None
        assert found[0].detail == b"x" * 8

    run(url, work)


def test_migrations_go_up_and_down_and_match_the_code(url: str) -> None:
    def config(connection: Connection) -> Config:
        made = Config()
        made.set_main_option("script_location", str(Path(schema.__file__).parent / "migrations"))
        made.attributes["connection"] = connection
        return made

    def check(connection: Connection) -> None:
        inspector = sa.inspect(connection)
        for table in schema.metadata.sorted_tables:
            assert {column["name"] for column in inspector.get_columns(table.name)} == set(table.columns.keys())
        assert MigrationContext.configure(connection).get_current_revision() == schema.LATEST

    async def work(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.run_sync(check)
            await connection.run_sync(lambda sync: command.downgrade(config(sync), "base"))
            left = await connection.run_sync(lambda sync: set(sa.inspect(sync).get_table_names()))
            assert left <= {"alembic_version"}
            await connection.run_sync(lambda sync: command.upgrade(config(sync), "head"))
            await connection.run_sync(check)

    run(url, work)
