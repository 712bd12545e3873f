"""The HTTP API: small, each refusal as data with a fitting status."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response

from questhall import ledger
from questhall.kernel import Refusal, Refused
from questhall.table import doors
from questhall.table.agreement import from_bytes
from questhall.table.forms import BranchWish, Guest, GuestToken, NewTable, Problem, SeatChoice, TableInfo
from questhall.table.house import House, own_origin
from questhall.table.openapi import document
from questhall.table.room import Room
from questhall.table.schema import Row
from questhall.table.tokens import NOBODY, Who

log = structlog.get_logger()
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
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
    "table.no-such-game": 404,
    "http.guest-needed": 401,
    "http.too-large": 413,
    "http.too-often": 429,
    "table.not-your-seat": 403,
    "table.not-over": 403,
}


def guarded(house: House, endpoint: Endpoint) -> Endpoint:
    """Every refusal is data with a fitting status; nothing that goes wrong shows its inside."""

    async def answer(request: Request) -> Response:
        try:
            if not own_origin(house, request.headers.get("origin"), request.headers.get("host", "")):
                raise Refused(Refusal("http.foreign-origin"))
            return await endpoint(request)
        except Refused as refused:
            house.metrics.refusals.labels(refused.refusal.reason).inc()
            return problem(refused.refusal, STATUS.get(refused.refusal.reason, 400))
        except Exception:
            log.exception("request failed", path=request.url.path)
            return problem(Refusal("http.broken"), 500)

    return answer


class Api:
    def __init__(self, house: House) -> None:
        self.house = house

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

    def guest_of(self, request: Request) -> Who:
        who = self.who(request)
        if not who.id:
            raise Refused(Refusal("http.guest-needed"))
        return who

    async def room(self, request: Request) -> Room:
        table_id = str(request.path_params["id"])
        room = await self.house.hall.open(table_id) if len(table_id) <= 32 and table_id.isprintable() else None
        if room is None:
            raise Refused(Refusal("http.no-such-table", numbers={"table": table_id[:40]}))
        return room

    async def guest(self, request: Request) -> Response:
        """A name becomes a signed token: the whole of an account.  With one's token it is only renamed."""
        wish = await self.body(request, Guest)
        who, token = self.house.tokens.make(wish.name, self.who(request).id)
        if not who.name:
            raise Refused(Refusal("http.no-name"))
        return reply(GuestToken(who.id, who.name, token))

    async def games(self, request: Request) -> Response:
        return reply(doors.games())

    async def printed(self, request: Request) -> Response:
        return reply(doors.printed(str(request.path_params["game"])))

    async def tables(self, request: Request) -> Response:
        """Open public tables, or with ?mine=1 one's own."""
        hall = self.house.hall
        if request.query_params.get("mine"):
            guest = self.guest_of(request)
            rows = await self.house.store.listed(limit=500)
            found = [doors.info(row, hall.find(row.id)) for row in rows if guest.id in guests_of(row)]
        else:
            rows = await self.house.store.listed(["waiting", "running"], public=True)
            found = [doors.info(row, hall.find(row.id)) for row in rows]
        return reply(found)

    async def create(self, request: Request) -> Response:
        who = self.guest_of(request)
        if not self.house.may_create(who.id):
            raise Refused(Refusal("http.too-often"))
        room = await doors.create(self.house.hall, who, await self.body(request, NewTable))
        return reply(self.info(room), 201)

    def info(self, room: Room) -> TableInfo:
        return doors.live_info(room, time.time())

    async def table(self, request: Request) -> Response:
        return reply(self.info(await self.room(request)))

    async def join(self, request: Request) -> Response:
        room, who = await self.room(request), self.guest_of(request)
        await doors.join(self.house.hall, room, who, (await self.body(request, SeatChoice)).seat)
        return reply(self.info(room))

    async def leave(self, request: Request) -> Response:
        room, who = await self.room(request), self.guest_of(request)
        await doors.leave(self.house.hall, room, who, (await self.body(request, SeatChoice)).seat)
        return reply(self.info(room))

    async def rematch(self, request: Request) -> Response:
        room, who = await self.room(request), self.guest_of(request)
        return reply(self.info(await doors.rematch(self.house.hall, room, who)), 201)

    async def branch(self, request: Request) -> Response:
        room, who = await self.room(request), self.guest_of(request)
        wish = await self.body(request, BranchWish)
        return reply(self.info(await doors.branch(self.house.hall, room, who, wish)), 201)

    async def replay(self, request: Request) -> Response:
        room = await self.room(request)
        step = number(request, "step", 0)
        assert step is not None
        return reply(doors.replay(room, self.who(request), step, number(request, "seat", None)))

    async def proof(self, request: Request) -> Response:
        return reply(doors.proof(await self.room(request)))

    async def explain(self, request: Request) -> Response:
        room, who = await self.room(request), self.guest_of(request)
        seat = number(request, "seat", 0)
        if seat not in room.table.agreement.owned(who.id):
            raise Refused(Refusal("table.not-your-seat", numbers={"seat": seat or 0}))
        return reply(room.table.reasons(seat or 0))

    async def rules(self, request: Request) -> Response:
        game = str(request.path_params["game"])
        if game not in ledger.GAMES:
            raise Refused(Refusal("http.no-such-rules", numbers={"game": game[:40]}))
        return reply(ledger.find(game, request.query_params.get("find", "")[:100]))

    async def openapi(self, request: Request) -> Response:
        return reply(document())

    async def health(self, request: Request) -> Response:
        return reply({"status": "stopping" if self.house.stopping else "ok"}, 503 if self.house.stopping else 200)

    async def metrics(self, request: Request) -> Response:
        return Response(self.house.metrics.text(), media_type="text/plain; version=0.0.4")


def guests_of(row: Row) -> set[str]:
    agreement = from_bytes(row.detail)
    return {seat.guest for seat in agreement.seats if seat.guest} | {agreement.host}


def number(request: Request, name: str, default: int | None) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(Refusal("http.malformed", numbers={"cause": f"{name} is no number"}))
    return int(text)
