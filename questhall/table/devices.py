"""A second device for a guest: a code that is good once, for a quarter of an hour."""

from __future__ import annotations

import hashlib
import secrets
import time

from questhall.kernel import Refusal, Refused
from questhall.table.forms import DeviceCode
from questhall.table.schema import device_codes
from questhall.table.store import Store
from questhall.table.tokens import Who

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none is taken for another
LENGTH, GROUP = 10, 5
SECONDS = 900


async def made(store: Store, who: Who) -> DeviceCode:
    """A new code; an older one of the same guest is not good any more."""
    code, until = "".join(secrets.choice(LETTERS) for _ in range(LENGTH)), time.time() + SECONDS
    async with store.begin() as connection:
        gone = (device_codes.c.guest == who.id) | (device_codes.c.until < time.time())
        await connection.execute(device_codes.delete().where(gone))
        values = {"code": hashed(code), "guest": who.id, "name": who.name, "until": until}
        await connection.execute(device_codes.insert().values(**values))
    return DeviceCode(f"{code[:GROUP]}-{code[GROUP:]}", until)


async def taken(store: Store, code: str) -> Who:
    """Whose it is; then it is used up."""
    own = device_codes.c.code == hashed(code)
    async with store.begin() as connection:
        columns = (device_codes.c.guest, device_codes.c.name, device_codes.c.until)
        found = (await connection.execute(device_codes.delete().where(own).returning(*columns))).first()
    if found is None or found.until < time.time():
        raise Refused(Refusal("guest.no-such-code"))
    return Who(found.guest, found.name)


def hashed(code: str) -> str:
    plain = "".join(letter for letter in code.upper() if letter in LETTERS)
    return hashlib.sha256(plain.encode()).hexdigest()
