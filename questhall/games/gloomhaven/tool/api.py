"""The tool over HTTP: a monster's options with reasons, sight and movement from a hex, scenario maps, monsters."""

from __future__ import annotations

from questhall.games.gloomhaven.content import atlas
from questhall.games.gloomhaven.content.bestiary import UnknownMonster
from questhall.games.gloomhaven.content.scenario_map import MapError
from questhall.games.gloomhaven.face.reasons import SpokenThought, spoken
from questhall.games.gloomhaven.position import Position
from questhall.games.gloomhaven.rules.mind.options import think
from questhall.games.gloomhaven.tool.monsters import MonsterName, MonsterSheet, monster_names, monster_sheet
from questhall.games.gloomhaven.tool.views import (
    MapName,
    MapSheet,
    Spot,
    View,
    map_sheet,
    read_position,
    read_spot,
    view,
)
from questhall.games.tools import ToolRoute
from questhall.kernel import Refusal, Refused


def mind(position: Position, lang: str = "en") -> SpokenThought:
    """Everything the monster may do, with the reasons in a language."""
    return spoken(think(position), "ru" if lang == "ru" else "en")


def map_names() -> list[MapName]:
    return [MapName(number, atlas.load(number).names) for number in atlas.numbers()]


def map_of(number: str) -> MapSheet:
    known = number.isascii() and number.isdecimal() and len(number) < 4
    try:
        return map_sheet(atlas.load(int(number) if known else 0))
    except MapError as error:
        raise Refused(Refusal("gloomhaven.no-such-map", numbers={"number": number[:20]})) from error


def monster(type: str) -> MonsterSheet:
    try:
        return monster_sheet(type)
    except UnknownMonster as error:
        raise Refused(Refusal("gloomhaven.no-such-monster", numbers={"type": type[:40]})) from error


ROUTES: tuple[ToolRoute, ...] = (
    ToolRoute(
        "post",
        "/mind",
        "What a monster may do by the rules, and why",
        mind,
        SpokenThought,
        takes=Position,
        read=read_position,
        query=("lang",),
        thinks=True,
    ),
    ToolRoute(
        "post",
        "/ground",
        "What a hex sees, and where a move from it may end",
        view,
        View,
        takes=Spot,
        read=read_spot,
        thinks=True,
    ),
    ToolRoute("get", "/maps", "The scenarios that have a map", map_names, list[MapName]),
    ToolRoute("get", "/maps/{number}", "A scenario map in the fields of a position", map_of, MapSheet),
    ToolRoute("get", "/monsters", "The monsters of the base game", monster_names, list[MonsterName]),
    ToolRoute("get", "/monsters/{type}", "A monster's statistics and cards", monster, MonsterSheet),
)
