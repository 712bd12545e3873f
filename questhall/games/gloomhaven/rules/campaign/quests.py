"""PQ: what the engine counts for personal quests, and how far each is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from questhall.games.gloomhaven.content import bestiary, equipment
from questhall.games.gloomhaven.content.campaign.quests import Need, Quest
from questhall.games.gloomhaven.state import CharacterSheet

KILLS = "kills "  # of a type
WITH = "with "  # an item, of a type


def counts_for(family: str, monster: str) -> bool:
    """A quest about a family of monsters counts every type with that word in its name.  GH-PQ-03"""
    return family in monster.split("-") or family == monster


def so_far(sheet: CharacterSheet, need: Need) -> int:
    """How much of a requirement there is; what is counted is counted since the character was created.

    GH-PQ-01, GH-PQ-03
    """
    if need.kind == "gold":
        return sheet.gold
    if need.kind == "own":
        return sum(equipment.item(number).slot in need.of for number in sheet.items)
    if need.kind == "kinds":
        return len({kind_of(type_) for type_, _ in slain(sheet)})
    if need.kind == "kill":
        return sum(n for type_, n in slain(sheet) if any(counts_for(family, type_) for family in need.of))
    if need.kind == "with":
        item, *families = need.of
        return sum(
            n for type_, n in slain(sheet, f"{WITH}{item} ") if any(counts_for(each, type_) for each in families)
        )
    return sheet.deeds.get(need.of[0], 0)


def slain(sheet: CharacterSheet, how: str = KILLS) -> Iterator[tuple[str, int]]:
    """The monsters it has killed, by type."""
    for deed, count in sheet.deeds.items():
        if deed.startswith(how):
            yield deed.removeprefix(how), count


def kind_of(type_: str) -> str:
    """A named monster is of the type whose elite it is."""
    return bestiary.statistics(type_).like or type_


def is_fulfilled(sheet: CharacterSheet, quest: Quest) -> bool:
    """All of it.  GH-PQ-01"""
    return all(so_far(sheet, need) >= need.count for need in quest.needs)


def count_deed(sheet: CharacterSheet, what: str, by: int = 1) -> None:
    """Something that a quest may ask for was done."""
    sheet.deeds[what] = sheet.deeds.get(what, 0) + by


def count_kill(sheet: CharacterSheet, type_: str, rank: str, tools: Iterable[int] = ()) -> None:
    """By type, by the items that the attack was made with, and elites by themselves.  GH-PQ-03"""
    count_deed(sheet, KILLS + type_)
    for item in tools:
        count_deed(sheet, f"{WITH}{item} {type_}")
    if rank == "elite":
        count_deed(sheet, "elites")
