"""What is printed and becomes known as the game goes on, part by part: rooms, classes, items, monster types,
special rules."""

from __future__ import annotations

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.classes import classes, starting_classes
from questhall.games.gloomhaven.face import opened, rooms
from questhall.games.gloomhaven.face.campaign import parts as campaign_parts
from questhall.games.gloomhaven.face.campaign.parts import EnhancedCard, EventBack, EventSheet
from questhall.games.gloomhaven.face.opened import OpenName, OpenScenario
from questhall.games.gloomhaven.face.rooms import Room, known_types
from questhall.games.gloomhaven.face.sheets import (
    ClassSheet,
    ItemSheet,
    TypeSheet,
    class_sheet,
    item_sheet,
    type_sheet,
)
from questhall.games.gloomhaven.face.specials import SpecialSheet, special_part, special_sheet
from questhall.games.gloomhaven.rules.campaign.growth import HIGHEST_LEVEL
from questhall.games.gloomhaven.rules.play.prepare import FIRST_LEVEL
from questhall.games.gloomhaven.rules.play.table import characters, type_level
from questhall.games.gloomhaven.state import Hero, World

Part = (
    Room
    | ClassSheet
    | ItemSheet
    | TypeSheet
    | SpecialSheet
    | EventSheet
    | EventBack
    | EnhancedCard
    | OpenScenario
    | OpenName
)


def part_names(view: World) -> list[str]:
    """Of all that lies open in a view."""
    heroes = [hero for hero in view.heroes if hero.sheet.job]
    stock = view.campaign.realm.stock if view.campaign else {}
    known = [number for number in stock if number in equipment.items()]
    numbers = {*view.shop, *known, *(number for hero in heroes for number in owned(hero))}
    return [
        *rooms.part_names(view),
        *(f"class:{job}" for job in dict.fromkeys([*(hero.sheet.job for hero in heroes), *unboxed(view)])),
        *(f"item:{number}" for number in sorted(numbers)),
        *(f"type:{type_}" for type_ in sorted(shown_types(view))),
        *campaign_parts.part_names(view),
        *opened.part_names(view),
        *filter(None, [special_part(view)]),
    ]


def unboxed(view: World) -> list[str]:
    """Classes from boxes that are open to new characters, if this version has them.  GH-SEAL-02"""
    jobs = view.campaign.realm.jobs if view.campaign else []
    return [job for job in jobs if job in classes() and job not in starting_classes()]


def owned(hero: Hero) -> list[int]:
    return [*hero.sheet.items, *(held.number for held in hero.equipment)]


def shown_types(view: World) -> set[str]:
    """Types that have been seen, once there is a table."""
    return known_types(view) if view.rooms else set()


def part(view: World, name: str) -> Part:
    """A part that lies open in this view; LookupError for any other."""
    kind, _, what = name.partition(":")
    if name not in part_names(view):
        raise LookupError(name)
    if kind == "room":
        return rooms.part(view, name)
    if kind in opened.KINDS:
        return opened.part(kind, what)
    if kind in ("event", "card"):
        return campaign_parts.part(view, kind, what)
    if kind == "class":
        return class_sheet(what, level_of(view, what))
    if kind == "item":
        return item_sheet(int(what))
    if kind == "specials":
        return special_sheet(view)
    return type_sheet(what, type_level(view, what), characters(view))


def level_of(view: World, job: str) -> int:
    """In a campaign a character may still learn all of them."""
    if view.campaign:
        return HIGHEST_LEVEL
    hero = next(hero for hero in view.heroes if hero.sheet.job == job)
    return max(hero.sheet.level, FIRST_LEVEL)
