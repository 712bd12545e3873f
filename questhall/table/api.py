"""The HTTP API: small, each refusal as data with a fitting status."""

from __future__ import annotations

import time
from typing import Any, NamedTuple, TypeVar

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response

from questhall import ledger
from questhall.kernel import Refusal, Refused
from questhall.ledger import Rule
from questhall.table import doors
from questhall.table.agreement import from_bytes
from questhall.table.forms import (
    BranchWish,
    GameInfo,
    Guest,
    GuestToken,
    NewTable,
    Printed,
    Problem,
    Proof,
    ReplayStep,
    SeatChoice,
    TableInfo,
)
from questhall.table.house import House
from questhall.table.room import Room
from questhall.table.schema import Row
from questhall.table.tokens import NOBODY, Who

log = structlog.get_logger()
T = TypeVar("T")
Given = str | int | None
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'",
}


def reply(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json", headers=HEADERS)


def problem(refusal: Refusal, status: int) -> Response:
    return reply(Problem(refusal.reason, refusal.rule, dict(refusal.numbers)), status)


STATUS = {
    "http.no-such-table": 404,
    "http.no-such-rules": 404,
    "http.no-such-language": 404,
    "table.no-such-game": 404,
    "http.guest-needed": 401,
    "http.too-large": 413,
    "http.too-often": 429,
    "table.too-many": 429,
    "table.not-your-seat": 403,
    "table.not-over": 403,
}


class Visit(NamedTuple):
    """A request, as far as every handler needs it: who asks, and what the address says."""

    request: Request
    who: Who
    query: dict[str, Given]

    def word(self, name: str) -> str:
        return str(self.query.get(name) or "")

    def number(self, name: str) -> int | None:
        found = self.query.get(name)
        return found if isinstance(found, int) else None

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


class Api:
    """What the declared routes do; refusals are raised, contents returned."""

    def __init__(self, house: House) -> None:
        self.house = house

    # -- what every route needs ----------------------------------------------------------------------------------

    async def body(self, request: Request, kind: type[T]) -> T:
        limit = self.house.settings.limits.body_bytes
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > limit:
                raise Refused(Refusal("http.too-large", numbers={"limit": limit}))
        try:
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Refused(Refusal("http.malformed", numbers={"cause": str(error)[:200]})) from error

    def who(self, request: Request) -> Who:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        return self.house.tokens.read(token.strip()) if scheme.lower() == "bearer" else NOBODY

    async def room(self, visit: Visit) -> Room:
        table_id = visit.part("id")
        room = await self.house.hall.open(table_id) if len(table_id) <= 32 and table_id.isprintable() else None
        if room is None:
            raise Refused(Refusal("http.no-such-table", numbers={"table": table_id[:40]}))
        return room

    # -- guests and games ----------------------------------------------------------------------------------------

    async def guest(self, visit: Visit, wish: Guest) -> GuestToken:
        """A name becomes a signed token: the whole of an account.  With one's token it is only renamed."""
        who, token = self.house.tokens.make(wish.name, visit.who.id)
        if not who.name:
            raise Refused(Refusal("http.no-name"))
        return GuestToken(who.id, who.name, token)

    async def games(self, visit: Visit) -> list[GameInfo]:
        return doors.games()

    async def printed(self, visit: Visit) -> Printed:
        return doors.printed(visit.part("game"))

    async def texts(self, visit: Visit) -> str:
        return doors.texts(visit.part("game"), visit.part("lang"))

    async def rules(self, visit: Visit) -> list[Rule]:
        game = visit.part("game")
        if game not in ledger.games():
            raise Refused(Refusal("http.no-such-rules", numbers={"game": game[:40]}))
        return ledger.find(game, visit.word("find")[:100])

    # -- tables --------------------------------------------------------------------------------------------------

    async def tables(self, visit: Visit) -> list[TableInfo]:
        """Open public tables, or with ?mine=1 one's own."""
        if visit.word("mine"):
            guest = named(visit.who)
            rows = [row for row in await self.house.store.listed(limit=500) if guest.id in guests_of(row)]
        else:
            rows = await self.house.store.listed(["waiting", "running"], public=True)
        return [doors.info(row, self.house.hall.find(row.id)) for row in rows]

    async def create(self, visit: Visit, wish: NewTable) -> TableInfo:
        if not self.house.may_create(visit.who.id):
            raise Refused(Refusal("http.too-often"))
        return info(await doors.create(self.house.hall, visit.who, wish))

    async def table(self, visit: Visit) -> TableInfo:
        return info(await self.room(visit))

    async def join(self, visit: Visit, choice: SeatChoice) -> TableInfo:
        room = await self.room(visit)
        await doors.join(self.house.hall, room, visit.who, choice.seat)
        return info(room)

    async def leave(self, visit: Visit, choice: SeatChoice) -> TableInfo:
        room = await self.room(visit)
        await doors.leave(self.house.hall, room, visit.who, choice.seat)
        return info(room)

    async def rematch(self, visit: Visit) -> TableInfo:
        return info(await doors.rematch(self.house.hall, await self.room(visit), visit.who))

    async def branch(self, visit: Visit, wish: BranchWish) -> TableInfo:
        return info(await doors.branch(self.house.hall, await self.room(visit), visit.who, wish))

    async def replay(self, visit: Visit) -> ReplayStep:
        return doors.replay(await self.room(visit), visit.who, visit.number("step") or 0, visit.number("seat"))

    async def proof(self, visit: Visit) -> Proof:
        return doors.proof(await self.room(visit))

    async def explain(self, visit: Visit) -> dict[str, Refusal]:
        room, seat = await self.room(visit), visit.number("seat") or 0
        if seat not in room.table.agreement.owned(visit.who.id):
            raise Refused(Refusal("table.not-your-seat", numbers={"seat": seat}))
        return room.table.reasons(seat)


def named(who: Who) -> Who:
    if not who.id:
        raise Refused(Refusal("http.guest-needed"))
    return who


def info(room: Room) -> TableInfo:
    return doors.live_info(room, time.time())


def guests_of(row: Row) -> set[str]:
    agreement = from_bytes(row.detail)
    return {seat.guest for seat in agreement.seats if seat.guest} | {agreement.host}
