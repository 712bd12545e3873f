"""The table as it stands: figures by name, the field under them, their base values, what hero cards give them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from questhall.games.gloomhaven.content import bestiary, equipment, hero_cards
from questhall.games.gloomhaven.content.actions import (
    Action,
    Augments,
    Boost,
    Charm,
    Convert,
    Creature,
    Discern,
    Hamper,
    Intervene,
    Retaliate,
    Shield,
    Summon,
)
from questhall.games.gloomhaven.content.dungeon import Dungeon, Floor, dungeon, floor_at
from questhall.games.gloomhaven.content.monster_cards import Section
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.content.terms import Retaliation, Side
from questhall.games.gloomhaven.rules.ground.field import Field, Token
from questhall.games.gloomhaven.rules.monsters.statistics import section_of, values_at
from questhall.games.gloomhaven.rules.monsters.turn import actions_of
from questhall.games.gloomhaven.rules.monsters.values import Values
from questhall.games.gloomhaven.rules.play.purse import worn
from questhall.games.gloomhaven.rules.scenario.influences import influenced
from questhall.games.gloomhaven.rules.scenario.levels import HIGHEST, RAISED_BY, Stakes, stakes
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


def hostile(w: World) -> list[Figure]:
    """The monsters that fight against the characters."""
    return [each for each in w.figures if each.kind == "monster" and not each.allied]


def is_unseen(w: World, each: Figure) -> bool:
    """It is invisible, or counts as that.  GH-COND-24, GH-ITEM-07"""
    return "invisible" in each.conditions or is_phasing(w, each)


def is_phasing(w: World, each: Figure) -> bool:
    """Its cloak hides it in an obstacle, and it cannot attack from there.  GH-ITEM-07, GH-ITEM-17"""
    if each.kind != "character" or not each.flying or "stun" in each.conditions:
        return False
    return each.cell in obstacle_cells(w) and any(item.phasing for item in worn(w.heroes[each.seat]))


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


def distance(w: World, one: int, other: int) -> int:
    """Hexes between two cells, counted around walls; far where no way leads.  GH-TERM-12"""
    steps = floor(w).board.steps(one, other)
    return 99 if steps is None else steps


def beside(w: World, one: Figure, other: Figure) -> bool:
    """On adjacent hexes.  GH-TERM-11"""
    return other.cell in floor(w).grid.neighbours[one.cell]


def rooms_of(w: World, cell: int) -> set[int]:
    """The open rooms that a hex belongs to; a doorway belongs to those that it joins."""
    dungeon_ = place(w)
    inside = {room for room in w.rooms if dungeon_.rooms[room] >> cell & 1}
    return inside or {room for room in dungeon_.behind.get(cell, ()) if room in w.rooms}


def in_one_room(w: World, one: Figure, other: Figure) -> bool:
    return bool(rooms_of(w, one.cell) & rooms_of(w, other.cell))


def beside_any(w: World, cells: Iterable[int], other: Figure) -> bool:
    """Whether a figure stands beside one of these hexes."""
    around = floor(w).grid.neighbours[other.cell]
    return any(cell in around for cell in cells)


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


def type_level(w: World, type_: str) -> int:
    """The level of a monster type: the scenario may raise one, up to the highest.  GH-LEVEL-05, GH-MONSTAT-01"""
    return min(HIGHEST, monster_level(w) + scenario(w.scenario).levels.get(type_, 0))


def at_stake(w: World) -> Stakes:
    """What the scenario level means.  GH-LEVEL-04"""
    return _stakes(w.level, w.raised)


@lru_cache(maxsize=1024)
def _values(type_: str, rank: str, level: int, count: int) -> tuple[Values, Section]:
    card = bestiary.statistics(type_)
    return values_at(card, rank, level, count), section_of(card, rank, level)  # type: ignore[arg-type]  # a Rank


def counts(w: World, type_: str) -> int:
    """How many of those whose number a boss's attack has are on the map.  GH-BOSS-04"""
    counted = bestiary.statistics(type_).counts
    return sum(each.name == counted for each in w.figures)


def section(w: World, of: Figure) -> Section:
    """The values and traits of a monster's card at its level.  GH-MONSTAT-01"""
    return _values(of.name, of.rank, type_level(w, of.name), characters(w))[1]


def values(w: World, of: Figure) -> Values:
    """What a figure adds to the values on cards.  GH-MONSTAT-04, GH-SUMMON-02"""
    if of.kind == "monster":
        base = _values(of.name, of.rank, type_level(w, of.name), characters(w))[0]
        if of.rank == "boss" and bestiary.statistics(of.name).counts:
            base = replace(base, attack=base.attack + counts(w, of.name))
        return influenced(w, of, base)
    if of.kind == "summon":
        creature = creature_of(of)
        attack = (of.hit_points + 1) // 2 if creature.half_life else creature.attack or 0
        return Values(creature.hit_points, creature.move, attack, creature.range)
    return NO_BASE


def creature_of(summon: Figure) -> Creature:
    """What is printed of a summon."""
    return _creature(summon.card)


def has_last_attack(of: Figure) -> bool:
    """A creature that attacks when it dies."""
    return of.kind == "summon" and creature_of(of).dying is not None


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


def has_augments_for_range(of: Figure) -> bool:
    """Its augments work on ranged attacks too."""
    return any(isinstance(action, Augments) and action.ranged for action in map(given, of.gifts))


def most_augments(of: Figure) -> int:
    """How many augments may be active at once."""
    return max([1, *(action.count for action in map(given, of.gifts) if isinstance(action, Augments))])


def may_convert(of: Figure) -> bool:
    """It may perform moves as attacks."""
    return any(isinstance(given(gift), Convert) for gift in of.gifts)


def sees_invisible(of: Figure) -> bool:
    """A lasting card lets it target the invisible."""
    return any(isinstance(given(gift), Discern) for gift in of.gifts)


def is_hidden(w: World, from_: Figure, each: Figure) -> bool:
    """Whether it is no target for the other: unseen, and no ally.  GH-COND-24"""
    return each.side is not from_.side and is_unseen(w, each) and not sees_invisible(from_)


def hampers_attackers(of: Figure) -> bool:
    """Attacks on it have disadvantage, by its statistics or a lasting card.  GH-ADV-14, GH-MONSTAT-07"""
    return of.attackers_disadvantage or any(isinstance(given(gift), Hamper) for gift in of.gifts)


def intervention(of: Figure) -> int:
    """How much less it suffers in an ally's place; 0: it cannot."""
    return max([0, *(action.less for action in map(given, of.gifts) if isinstance(action, Intervene))])


def more_to_moves(of: Figure) -> int:
    """What lasting cards add to its moves, or take off them.  GH-ACTIVE-10"""
    found = [boost.bonus.add for _, boost in boosts(of) if boost.trigger == "move" and boost.bonus]
    return sum(found)


def charm_of(of: Figure) -> tuple[Gift, Charm] | None:
    """What makes a monster perform its turn for the other side."""
    found = ((gift, given(gift)) for gift in of.gifts)
    return next(((gift, action) for gift, action in found if isinstance(action, Charm)), None)


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
