"""The table as it stands: figures by name, the field under them, their base values, what hero cards give them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from questhall.games.gloomhaven.content import bestiary, equipment, hero_cards
from questhall.games.gloomhaven.content.actions import Action, Boost, Creature, Retaliate, Shield, Summon
from questhall.games.gloomhaven.content.dungeon import Dungeon, Floor, dungeon, floor_at
from questhall.games.gloomhaven.content.monster_cards import Section
from questhall.games.gloomhaven.content.terms import Retaliation, Side
from questhall.games.gloomhaven.rules.ground.field import Field, Token
from questhall.games.gloomhaven.rules.monsters.statistics import section_of, values_at
from questhall.games.gloomhaven.rules.monsters.turn import actions_of
from questhall.games.gloomhaven.rules.monsters.values import Values
from questhall.games.gloomhaven.rules.scenario.levels import RAISED_BY, Stakes, stakes
from questhall.games.gloomhaven.state import Figure, Gift, Hero, World
from questhall.hex.bits import Mask
from questhall.kernel import Seat

NO_BASE = Values(0, 0, 0)  # of a character: its cards say it all


# Figures


def figure(w: World, id_: str) -> Figure | None:
    """The figure of that name, if it is on the map."""
    for each in w.figures:
        if each.id == id_:
            return each
    return None


def present(w: World, id_: str) -> Figure:
    """The figure of that name, which is on the map."""
    found = figure(w, id_)
    assert found is not None, id_
    return found


def character(w: World, seat: Seat) -> Figure | None:
    """A seat's own figure."""
    return next((each for each in w.figures if each.kind == "character" and each.seat == seat), None)


def hero_of(w: World, of: Figure) -> Hero | None:
    """Whose cards and purse a figure belongs to: its own, or its summoner's."""
    return w.heroes[of.seat] if of.seat >= 0 else None


def enemies(w: World, of: Figure) -> list[Figure]:
    """The figures of the other side.  GH-TERM-04"""
    side = of.side
    return [each for each in w.figures if each.side is not side]


def allies(w: World, of: Figure) -> list[Figure]:
    """The other figures on its side; nobody is its own ally, and an obstacle with hit points nobody's.  GH-TERM-02"""
    side = of.side
    return [each for each in w.figures if each.side is side and each is not of and each.kind != "objective"]


def monsters(w: World) -> list[Figure]:
    return [each for each in w.figures if each.kind == "monster"]


def living(w: World) -> list[Seat]:
    """The seats that are still in the scenario."""
    return [seat for seat, hero in enumerate(w.heroes) if not hero.exhausted]


# The field


def place(w: World) -> Dungeon:
    return dungeon(w.scenario)


def floor(w: World) -> Floor:
    """What lies open, with its ways and sight lines."""
    return floor_at(w.scenario, tuple(w.rooms), tuple(w.doors))


def obstacle_cells(w: World) -> list[int]:
    return [cell for token in w.obstacles for cell in token]


def obstacle_mask(w: World) -> Mask:
    found = 0
    for token in w.obstacles:
        for cell in token:
            found |= 1 << cell
    return found


def trap_mask(w: World) -> Mask:
    found = 0
    for cell in w.traps:
        found |= 1 << cell
    return found


def field_of(w: World) -> Field:
    """The table as the rules of the ground know it."""
    open_ = floor(w)
    tokens = {
        Token.OBSTACLE: obstacle_cells(w),
        Token.HAZARD: open_.hazard_cells,
        Token.DIFFICULT: open_.difficult_cells,
        Token.COIN: w.coins,
        Token.TREASURE: w.treasures,
        Token.CLOSED_DOOR: closed_doors(w),
    }
    return Field(open_.grid, open_.sight, {each.cell: each for each in w.figures}, tokens, w.traps)


def closed_doors(w: World) -> list[int]:
    """Closed doors that can be stepped on, locked ones left out.  GH-OVERLAY-02, GH-SPECIAL-04"""
    return [cell for cell in _doors_ahead(w.scenario, tuple(w.rooms), tuple(w.doors)) if cell not in w.locked]


@lru_cache(maxsize=2048)
def _doors_ahead(number: int, rooms: tuple[int, ...], doors: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dungeon(number).doors_ahead(rooms, doors))


def near(w: World, cell: int, reach: int) -> Mask:
    """The cells within so many hexes, counted around walls.  GH-TERM-12"""
    return floor(w).board.within(cell, reach)


def distance(w: World, one: int, other: int) -> int:
    """Hexes between two cells, counted around walls; far where no way leads.  GH-TERM-12"""
    steps = floor(w).board.steps(one, other)
    return 99 if steps is None else steps


def beside(w: World, one: Figure, other: Figure) -> bool:
    """On adjacent hexes.  GH-TERM-11"""
    return other.cell in floor(w).grid.neighbours[one.cell]


def spot(w: World, cell: int) -> str:
    """What players call a hex."""
    return place(w).spots[cell]


# Values


def characters(w: World) -> int:
    """C, fixed at the start.  GH-TERM-19"""
    return len(w.heroes)


def monster_level(w: World) -> int:
    """GH-LEVEL-05, GH-VAR-SOLO-02"""
    return w.level + (RAISED_BY if w.raised else 0)


@lru_cache(maxsize=64)
def _stakes(level: int, raised: bool) -> Stakes:
    return stakes(level, raised)


def at_stake(w: World) -> Stakes:
    """What the scenario level means.  GH-LEVEL-04"""
    return _stakes(w.level, w.raised)


@lru_cache(maxsize=1024)
def _values(type_: str, rank: str, level: int, count: int) -> tuple[Values, Section]:
    card = bestiary.statistics(type_)
    return values_at(card, rank, level, count), section_of(card, rank, level)  # type: ignore[arg-type]  # a Rank


def section(w: World, of: Figure) -> Section:
    """The values and traits of a monster's card at its level.  GH-MONSTAT-01"""
    return _values(of.name, of.rank, monster_level(w), characters(w))[1]


def values(w: World, of: Figure) -> Values:
    """What a figure adds to the values on cards.  GH-MONSTAT-04, GH-SUMMON-02"""
    if of.kind == "monster":
        return _values(of.name, of.rank, monster_level(w), characters(w))[0]
    if of.kind == "summon":
        creature = creature_of(of)
        return Values(creature.hit_points, creature.move, creature.attack or 0, creature.range)
    return NO_BASE


def creature_of(summon: Figure) -> Creature:
    """What is printed of a summon."""
    return _creature(summon.card)


@lru_cache(maxsize=256)
def _creature(card: str) -> Creature:
    """By its card, or by the number of its item."""
    if card.isdecimal():
        entries = equipment.item(int(card)).entries
    else:
        printed = hero_cards.card(card)
        entries = (*printed.top.entries, *printed.bottom.entries)
    found = [entry.action.creature for entry in entries if isinstance(entry.action, Summon)]
    creature = next(filter(None, found), None)
    assert creature, card
    return creature


# What lasting cards give


@lru_cache(maxsize=4096)
def given(gift: Gift) -> Action:
    """The action behind a gift, bettered if it was fed."""
    entry = hero_cards.card(gift.card).half(gift.half).entries[gift.at]
    return actions_of([entry], range(len(entry.uses)) if gift.fed else ())[0]


def boosts(of: Figure) -> Iterator[tuple[Gift, Boost]]:
    """The lasting bonuses a figure has."""
    for gift in of.gifts:
        action = given(gift)
        if isinstance(action, Boost):
            yield gift, action


def shield_of(of: Figure) -> int:
    """All its shields together.  GH-SHIELD-02"""
    total = sum(of.shield)
    for gift in of.gifts:
        action = given(gift)
        if isinstance(action, Shield):
            total += action.amount
    return total


def retaliations(of: Figure) -> list[tuple[Retaliation, int]]:
    """All its sources of retaliation, each with the XP it teaches.  GH-RETAL-05"""
    found = [(source, 0) for source in of.retaliate]
    for gift in of.gifts:
        action = given(gift)
        if isinstance(action, Retaliate):
            found.append((action.retaliation, action.xp))
    return found


def is_character_side(of: Figure) -> bool:
    return of.side is Side.CHARACTERS
