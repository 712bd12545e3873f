"""The routes of the Gloomhaven tool, declared like every other."""

from __future__ import annotations

from starlette.responses import Response

from questhall.games.gloomhaven.commands import Answer
from questhall.games.gloomhaven.position import Position
from questhall.table import gloomhaven_monsters as gm
from questhall.table import gloomhaven_views as g
from questhall.table.api import Visit
from questhall.table.gloomhaven import GloomhavenApi
from questhall.table.routes import Declared

THINKING = ("http.too-often", "gloomhaven.position", "gloomhaven.too-long")


async def mind(tool: GloomhavenApi, visit: Visit) -> Response:
    return await tool.mind(visit.request)


async def ground(tool: GloomhavenApi, visit: Visit) -> Response:
    return await tool.ground(visit.request)


async def maps(tool: GloomhavenApi, visit: Visit) -> Response:
    return await tool.maps(visit.request)


async def one_map(tool: GloomhavenApi, visit: Visit) -> Response:
    return await tool.map(visit.request)


async def monsters(tool: GloomhavenApi, visit: Visit) -> Response:
    return await tool.monsters(visit.request)


async def monster(tool: GloomhavenApi, visit: Visit) -> Response:
    return await tool.monster(visit.request)


GLOOMHAVEN = [
    Declared(
        "post",
        "/api/gloomhaven/mind",
        "What a monster may do by the rules, and why",
        mind,
        reads=Position,
        gives=Answer,
        query=(("lang", "string"),),
        problems=THINKING,
    ),
    Declared(
        "post",
        "/api/gloomhaven/ground",
        "What a hex sees, and where a move from it may end",
        ground,
        reads=g.Spot,
        gives=g.View,
        problems=THINKING,
    ),
    Declared("get", "/api/gloomhaven/maps", "The scenarios that have a map", maps, gives=list[g.MapName]),
    Declared(
        "get",
        "/api/gloomhaven/maps/{number}",
        "A scenario map in the fields of a position",
        one_map,
        gives=g.MapSheet,
        problems=("gloomhaven.no-such-map",),
    ),
    Declared("get", "/api/gloomhaven/monsters", "The monsters of the base game", monsters, gives=list[gm.MonsterName]),
    Declared(
        "get",
        "/api/gloomhaven/monsters/{type}",
        "A monster's statistics and cards",
        monster,
        gives=gm.MonsterSheet,
        problems=("gloomhaven.no-such-monster",),
    ),
]
