"""The Gloomhaven tool over HTTP: a monster's options with reasons, sight and movement from a hex, scenario maps."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from questhall.games.gloomhaven import maps
from questhall.games.gloomhaven.maps import Lang, MapError
from questhall.games.gloomhaven.monsters import UnknownMonster
from questhall.kernel import Refusal
from questhall.table import gloomhaven_monsters
from questhall.table.api import Api, problem, reply
from questhall.table.gloomhaven_pool import Patience, Thinker
from questhall.table.gloomhaven_views import MapName, bad, explained, read_position, read_spot, sheet, viewed


class GloomhavenApi:
    """The endpoints; thinking happens in a process beside the server, within limits."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.thinker = Thinker()
        self.patience = Patience()

    async def raw(self, request: Request) -> bytes:
        try:
            return bytes(await self.api.body(request, msgspec.Raw))
        except RecursionError:
            raise bad("position: nested too deeply") from None

    async def mind(self, request: Request) -> Response:
        with self.patience.of(address(request)):
            position = read_position(await self.raw(request))
            lang: Lang = "ru" if request.query_params.get("lang") == "ru" else "en"
            return reply(msgspec.Raw(await self.thinker.think(explained, position, lang)))

    async def ground(self, request: Request) -> Response:
        with self.patience.of(address(request)):
            position, start = read_spot(await self.raw(request))
            return reply(msgspec.Raw(await self.thinker.think(viewed, position, start)))

    async def maps(self, request: Request) -> Response:
        return reply([MapName(number, maps.load(number).names) for number in maps.numbers()])

    async def map(self, request: Request) -> Response:
        number = str(request.path_params["number"])
        known = number.isascii() and number.isdecimal() and len(number) < 4
        try:
            return reply(sheet(maps.load(int(number) if known else 0)))
        except MapError:
            return problem(Refusal("gloomhaven.no-such-map", numbers={"number": number[:20]}), 404)

    async def monsters(self, request: Request) -> Response:
        return reply(gloomhaven_monsters.names())

    async def monster(self, request: Request) -> Response:
        type_ = str(request.path_params["type"])
        try:
            return reply(gloomhaven_monsters.sheet(type_))
        except UnknownMonster:
            return problem(Refusal("gloomhaven.no-such-monster", numbers={"type": type_[:40]}), 404)


def address(request: Request) -> str:
    """Who asks: names are free to make, so it is the address that counts."""
    return request.client.host if request.client else ""
