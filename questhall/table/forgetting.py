"""A guest and everything of theirs leaves the database: seats, names, words, rights."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from questhall.kernel import Seat
from questhall.table.agreement import Agreement, Chair, from_bytes, to_bytes
from questhall.table.schema import NOTIFY, attempts, device_codes, entries, seated, tables
from questhall.table.store import Store


class Forgotten(NamedTuple):
    deleted: int  # tables at which nobody else sat
    left: int  # tables that go on without them


async def forget(store: Store, guest: str) -> Forgotten:
    """What others play goes on with a bot in the guest's seat; no token of theirs is good any more."""
    deleted = left = 0
    for row in await store.of_guest(guest, limit=1_000_000):
        if not others(row.detail, guest):
            await store.delete(row.id)
            deleted += 1
            continue
        await leave(store, row.id, guest, row.snapshot_seq > 0 or bool(await store.entries(row.id)))
        left += 1
    async with store.begin() as connection:
        await connection.execute(seated.delete().where(seated.c.guest == guest))
        await connection.execute(attempts.delete().where(attempts.c.guest == guest))
        await connection.execute(device_codes.delete().where(device_codes.c.guest == guest))
    await store.sign_out(guest)
    return Forgotten(deleted, left)


def others(detail: bytes, guest: str) -> set[str]:
    """Who else has a part in a table; nobody where it cannot be read any more."""
    try:
        return from_bytes(detail).guests() - {guest}
    except (msgspec.MsgspecError, ValueError):
        return set()


async def leave(store: Store, table_id: str, guest: str, begun: bool) -> None:
    async with store.begin() as connection:
        query = sa.select(tables.c.detail).where(tables.c.id == table_id)
        found = (await connection.execute(query if store.sqlite else query.with_for_update())).scalar_one()
        agreement = from_bytes(bytes(found))
        seats = agreement.owned(guest)
        take_out(agreement, guest, begun)
        agreement.version += 1
        values = {"detail": to_bytes(agreement), "host": agreement.host}
        await connection.execute(tables.update().where(tables.c.id == table_id).values(**values))
        await connection.execute(silenced(table_id, seats))
        if not store.sqlite:
            await connection.execute(NOTIFY, {"note": f"agreement {table_id}"})


def silenced(table_id: str, seats: list[Seat]) -> sa.Update:
    """Nothing that was said from these seats is kept."""
    said = sa.and_(entries.c.table_id == table_id, entries.c.kind == "say", entries.c.seat.in_(seats))
    return entries.update().where(said).values(text="", name="")


def take_out(agreement: Agreement, guest: str, begun: bool) -> None:
    """A bot plays on in a game that has begun; otherwise the seat is open again."""
    for seat in agreement.owned(guest):
        agreement.seats[seat] = Chair("bot", bot="bot") if begun else Chair("open")
    agreement.pass_on(guest)
    for names in (agreement.invited, agreement.muted, agreement.banned):
        names.pop(guest, None)
