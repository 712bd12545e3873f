"""The HTTP API: small, each refusal as data with a fitting status."""

from __future__ import annotations

import asyncio
import gzip
import re
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from questhall import ledger
from questhall.checked import Behind, behind
from questhall.kernel import Refusal, Refused
from questhall.ledger import Rule
from questhall.search import marked
from questhall.table import compendium, days, devices, doors, homebrew, lessons, manners, qr, result
from questhall.table.agreement import from_bytes
from questhall.table.forms import (
    Analysed,
    BranchWish,
    Brought,
    Challenge,
    ChallengeWish,
    DeviceClaim,
    DeviceCode,
    GameInfo,
    Gone,
    GoOn,
    Guest,
    GuestToken,
    HostWish,
    Invitation,
    LessonPage,
    NewTable,
    PackLooked,
    PackShop,
    PackWish,
    People,
    Problem,
    Profile,
    Proof,
    ReplayStep,
    SeatChoice,
    TableInfo,
    Tale,
)
from questhall.table.house import House
from questhall.table.painting import Painter
from questhall.table.reach import for_friends
from questhall.table.room import Room
from questhall.table.schema import Row
from questhall.table.sockets import address
from questhall.table.tokens import NOBODY, Who

log = structlog.get_logger()
T = TypeVar("T")
Given = str | int | None
SHARE = re.compile(r"[01](?:\.\d{1,3})?")
BODY_SECONDS = 120.0  # a large file on a slow line
WITH_PACKS = (NewTable, PackWish)  # bodies that may be larger than others
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; base-uri 'self'; form-action 'self'; object-src 'none'; frame-ancestors 'self'",
}


def reply(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json", headers=HEADERS)


def unpacked(visit: Visit, data: bytes) -> Response:
    """JSON that is kept packed, as this client takes it."""
    if "gzip" not in visit.request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(data), media_type="application/json", headers=HEADERS)
    headers = HEADERS | {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(data, media_type="application/json", headers=headers)


def problem(refusal: Refusal, status: int) -> Response:
    return reply(Problem(refusal.reason, refusal.rule, dict(refusal.numbers)), status)


def preferred(header: str) -> list[str]:
    """The languages of an Accept-Language header, the dearest first: `ru-RU,ru;q=0.9,en;q=0.8`."""
    found: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.partition(";")
        share = weight.strip().removeprefix("q=")
        found.append((float(share) if SHARE.fullmatch(share) else 1.0, tag.strip().partition("-")[0].lower()))
    return [lang for _, lang in sorted(found, key=lambda one: -one[0])]


STATUS = {
    "http.no-such-table": 404,
    "http.no-such-rules": 404,
    "http.no-lesson": 404,
    "http.no-cards": 404,
    "http.no-such-rule": 404,
    "http.no-such-language": 404,
    "table.no-such-game": 404,
    "http.guest-needed": 401,
    "http.too-large": 413,
    "http.too-often": 429,
    "http.no-database": 503,
    "table.unreadable": 410,
    "table.too-many": 429,
    "table.not-your-seat": 403,
    "table.not-host": 403,
    "table.host-only": 403,
    "table.banned": 403,
    "table.not-over": 403,
    "table.goes-on-already": 409,
    "guest.no-such-code": 404,
    "daily.today": 403,
    "daily.once": 409,
    "daily.no-such-game": 404,
    "daily.no-such-day": 404,
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

    def lang(self) -> str:
        """The language that was asked for, else the first of ours that the browser names, else English."""
        named = [self.word("lang"), *preferred(self.request.headers.get("accept-language", ""))]
        return next((lang for lang in named if lang in ledger.LANGUAGES), "en")

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


class Api:
    """What the declared routes do; refusals are raised, contents returned."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.painter = Painter()

    # -- what every route needs ----------------------------------------------------------------------------------

    async def body(self, request: Request, kind: type[T]) -> T:
        limits = self.house.settings.limits
        data = await self.bytes_of(request, limits.pack_bytes if kind in WITH_PACKS else limits.body_bytes)
        try:
            return msgspec.json.decode(data, type=kind)
        except RecursionError:
            raise Refused(Refusal("http.malformed", numbers={"cause": "nested too deeply"})) from None
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Refused(Refusal("http.malformed", numbers={"cause": str(error)[:200]})) from error

    async def bytes_of(self, request: Request, limit: int) -> bytes:
        data = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for chunk in request.stream():
                    data += chunk
                    if len(data) > limit:
                        raise Refused(Refusal("http.too-large", numbers={"limit": limit}))
        except (TimeoutError, ClientDisconnect):
            raise Refused(Refusal("http.malformed", numbers={"cause": "the body does not end"})) from None
        return bytes(data)

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
        if not visit.who.id and not self.house.door.may_be_named(address(visit.request)):
            raise Refused(Refusal("http.too-often"))
        who, token = self.house.tokens.make(wish.name, visit.who.id)
        if not who.name:
            raise Refused(Refusal("http.no-name"))
        return GuestToken(who.id, who.name, token)

    async def sign_out(self, visit: Visit) -> GuestToken:
        await self.house.sign_out(visit.who.id)
        who, token = self.house.tokens.make(visit.who.name, visit.who.id)
        return GuestToken(who.id, who.name, token)

    async def profile(self, visit: Visit) -> Profile:
        with self.house.patience.of(address(visit.request)):
            return await self.house.profiles.of(visit.who)

    async def device_code(self, visit: Visit) -> DeviceCode:
        if not self.house.door.may_be_named(address(visit.request)):
            raise Refused(Refusal("http.too-often"))
        return await devices.made(self.house.store, visit.who)

    async def claim(self, visit: Visit, wish: DeviceClaim) -> GuestToken:
        if not self.house.door.may_guess(address(visit.request)):
            raise Refused(Refusal("http.too-often"))
        found = await devices.taken(self.house.store, wish.code)
        who, token = self.house.tokens.make(found.name, found.id)
        return GuestToken(who.id, who.name, token)

    async def forget_me(self, visit: Visit) -> Gone:
        return await self.house.forget(visit.who.id)

    async def games(self, visit: Visit) -> list[GameInfo]:
        return doors.games()

    async def printed(self, visit: Visit) -> Response:
        name = visit.part("game")
        data = doors.printed_packed(doors.known_game(name).id, visit.word("spoilers") == "1")
        self.house.hall.expect_game(name)
        return unpacked(visit, data)

    async def homebrew(self, visit: Visit) -> PackShop:
        return await asyncio.to_thread(homebrew.shop, doors.known_game(visit.part("game")).id)

    async def look_over(self, visit: Visit, wish: PackWish) -> PackLooked:
        with self.house.patience.of(address(visit.request)):
            return await asyncio.to_thread(homebrew.looked, wish.text)

    async def brought(self, visit: Visit) -> Brought:
        match = (await self.room(visit)).table.match
        if match.laid is None:
            return Brought({}, None, [], [])
        return homebrew.brought(match.game, match.laid, match.terms.homebrew)

    async def texts(self, visit: Visit) -> str:
        return doors.texts(visit.part("game"), visit.part("lang"))

    async def lesson(self, visit: Visit) -> LessonPage:
        return lessons.page(doors.known_game(visit.part("game")), visit.word("lang"))

    async def lesson_picture(self, visit: Visit) -> ReplayStep:
        return lessons.seen(doors.known_game(visit.part("game")), visit.part("name"))

    async def cards(self, visit: Visit) -> Response:
        game, spoilers = doors.known_game(visit.part("game")).id, visit.word("spoilers") == "1"
        data = await asyncio.to_thread(compendium.packed, game, spoilers)
        return unpacked(visit, data)

    async def rules(self, visit: Visit) -> list[Rule]:
        game = visit.part("game")
        if game not in ledger.games():
            raise Refused(Refusal("http.no-such-rules", numbers={"game": game[:40]}))
        lang = visit.lang()
        if words := visit.word("find")[:100]:
            return marked(game, words, lang)
        return list(ledger.ledger(game, lang).values())

    async def behind(self, visit: Visit) -> Behind:
        game, rule = visit.part("game"), visit.part("rule")
        if game not in ledger.games():
            raise Refused(Refusal("http.no-such-rules", numbers={"game": game[:40]}))
        if rule not in ledger.ledger(game):
            raise Refused(Refusal("http.no-such-rule", numbers={"game": game[:40], "rule": rule[:40]}))
        return behind(game, rule, visit.lang())

    # -- the challenge of the day --------------------------------------------------------------------------------

    async def daily(self, visit: Visit) -> list[Challenge]:
        day = visit.word("day") or days.today()
        if not days.is_day(day) or day > days.today():
            raise Refused(Refusal("daily.no-such-day", numbers={"day": day[:40]}))
        with self.house.patience.of(address(visit.request)):
            return await self.house.challenges.of_day(day, visit.who)

    async def play_daily(self, visit: Visit, wish: ChallengeWish) -> TableInfo:
        self.creating(visit)
        return info(await self.house.challenges.begin(wish.game, visit.who))

    # -- tables --------------------------------------------------------------------------------------------------

    async def tables(self, visit: Visit) -> list[TableInfo]:
        """Open public tables, or with ?mine=1 one's own."""
        if visit.word("mine"):
            return await self.own_tables(named(visit.who))
        rows = await self.house.store.listed(["waiting", "running"], public=True)
        return [doors.info(row, self.house.hall.find(row.id)) for row in rows if readable(row)]

    async def own_tables(self, guest: Who) -> list[TableInfo]:
        rows = [row for row in await self.house.store.of_guest(guest.id) if readable(row)]
        rooms = {row.id: room for row in rows if (room := self.house.hall.find(row.id))}
        stands = await self.house.standings.of(rows, rooms, guest.id)
        return [doors.info(row, rooms.get(row.id), stands.get(row.id)) for row in rows]

    async def create(self, visit: Visit, wish: NewTable) -> TableInfo:
        self.creating(visit)
        return info(await doors.create(self.house.hall, visit.who, wish))

    def creating(self, visit: Visit) -> None:
        if not self.house.door.may_create(visit.who.id, address(visit.request)):
            raise Refused(Refusal("http.too-often"))

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

    async def people(self, visit: Visit) -> People:
        return manners.people(await self.room(visit), visit.who)

    async def host(self, visit: Visit, wish: HostWish) -> People:
        room = await self.room(visit)
        await manners.wish(self.house.hall, room, visit.who, wish)
        return manners.people(room, visit.who)

    async def rematch(self, visit: Visit) -> TableInfo:
        self.creating(visit)
        return info(await doors.rematch(self.house.hall, await self.room(visit), visit.who))

    async def go_on(self, visit: Visit, wish: GoOn) -> TableInfo:
        self.creating(visit)
        return info(await doors.go_on(self.house.hall, await self.room(visit), visit.who, wish))

    async def line(self, visit: Visit) -> list[TableInfo]:
        return [info(room) for room in await doors.line(self.house.hall, await self.room(visit))]

    async def export(self, visit: Visit) -> Response:
        data = await doors.exported(self.house.hall, await self.room(visit), visit.who)
        return Response(data, media_type="application/octet-stream", headers=HEADERS)

    async def take_in(self, visit: Visit) -> TableInfo:
        """A file is not JSON: its bytes are the body."""
        self.creating(visit)
        data = await self.bytes_of(visit.request, self.house.settings.limits.import_bytes)
        return info(await doors.take_in(self.house.hall, visit.who, data))

    async def branch(self, visit: Visit, wish: BranchWish) -> TableInfo:
        self.creating(visit)
        return info(await doors.branch(self.house.hall, await self.room(visit), visit.who, wish))

    async def replay(self, visit: Visit) -> ReplayStep:
        have = visit.word("have").split(",")
        room, step = await self.room(visit), visit.number("step") or 0
        with self.house.patience.of(address(visit.request)):
            looked = doors.Looking(visit.who, step, visit.number("seat"), have)
            return await doors.replay(self.house.hall, self.house.replays, room, looked)

    async def proof(self, visit: Visit) -> Proof:
        with self.house.patience.of(address(visit.request)):
            return await doors.proof(self.house.hall, self.house.replays, await self.room(visit))

    async def tale(self, visit: Visit) -> Tale:
        with self.house.patience.of(address(visit.request)):
            house, room = self.house, await self.room(visit)
            return await doors.tale(house.hall, house.store, house.replays, room, visit.who)

    async def analysis(self, visit: Visit) -> Analysed:
        room = await self.room(visit)
        return await doors.analysed(self.house.hall, self.house.analyses, room, visit.who)

    async def analyse(self, visit: Visit) -> Analysed:
        room = await self.room(visit)
        with self.house.patience.of(address(visit.request)):
            doors.may_analyse(room)
            await self.house.analyses.start(room.table, visit.who.id)
        return await self.analysis(visit)

    async def stop_analysis(self, visit: Visit) -> Analysed:
        self.house.analyses.stop((await self.room(visit)).table, visit.who.id)
        return await self.analysis(visit)

    async def result_svg(self, visit: Visit) -> Response:
        return Response(await self.result(visit), media_type=result.SVG, headers=result.headers("svg"))

    async def result_png(self, visit: Visit) -> Response:
        picture = await self.painter.painted(address(visit.request), await self.result(visit))
        return Response(picture, media_type=result.PNG, headers=result.headers("png"))

    async def result(self, visit: Visit) -> str:
        with self.house.patience.of(address(visit.request)):
            house, room = self.house, await self.room(visit)
            return await doors.result_picture(house.store, house.replays, room, visit.lang())

    async def invitation(self, visit: Visit) -> Invitation:
        link = visit.word("link")
        if urlsplit(link).scheme not in ("http", "https") or len(link.encode()) > qr.MOST:
            raise Refused(Refusal("http.malformed"))
        told = for_friends(link, self.house.settings.host)
        fits = told and len(told.encode()) <= qr.MOST
        return Invitation(told, ["".join(map(str, row)) for row in qr.code(told)] if fits else [])

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
    return doors.live_info(room, room.table.now())


def readable(row: Row) -> bool:
    """One row that was damaged must not hide the others."""
    try:
        from_bytes(row.detail)
    except (msgspec.MsgspecError, ValueError):
        log.warning("a table cannot be read", table=row.id)
        return False
    return True
