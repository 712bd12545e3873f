"""VAR: permanent death."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from questhall.games.gloomhaven.rules.campaign.retirement import leave
from questhall.games.gloomhaven.rules.combat.harm import is_down
from questhall.games.gloomhaven.rules.scenario.order import LONG_REST
from questhall.games.gloomhaven.state import CharacterSheet, Figure, Hero, Party, Realm
from questhall.kernel import Chance, Refusal


def mortal_figures(figures: Sequence[Figure], heroes: Sequence[Hero]) -> list[Figure]:
    """Who is left on the map: only the dead (and their summons) are taken away, not the exhausted.

    The creatures that an exhausted character summoned leave all the same.  GH-VAR-PD-01, GH-VAR-PD-02, GH-SUMMON-04
    """
    dead = {figure.name for figure in figures if figure.kind == "character" and is_down(figure)}
    summonless = dead | {hero.sheet.job for hero in heroes if hero.exhausted}
    standing = [figure for figure in figures if figure.kind != "character" or not is_down(figure)]
    return [figure for figure in standing if figure.kind != "summon" or figure.owner not in summonless]


def focus_initiative(hero: Hero) -> tuple[int, int]:
    """Its place when a monster chooses a focus: 99 without cards.  GH-VAR-PD-02"""
    return (LONG_REST, 0) if hero.exhausted else (hero.initiative, hero.second)


def everybody_exhausted(heroes: Iterable[Hero]) -> bool:
    """The scenario is lost; with permanent death the dead are out as well.  GH-EXH-05, GH-VAR-PD-01"""
    return all(hero.exhausted or hero.sheet.dead for hero in heroes)


def survivors(heroes: Sequence[Hero], figures: Mapping[str, Figure]) -> list[Hero]:
    """Whoever is alive when the round of a defeat is over; figures by class.  GH-VAR-PD-01, GH-VAR-PD-04"""
    return [hero for hero in heroes if not is_down(figures[hero.sheet.job])]


def die(world: Realm, party: Party, sheet: CharacterSheet, chance: Chance) -> None:
    """Items to the shop, gold lost, the quest back into its deck; no prosperity, no perk, nothing opened.

    GH-VAR-PD-05
    """
    leave(party, sheet)
    sheet.dead = True
    if sheet.quest:
        world.quests.append(sheet.quest)
        chance.shuffle(world.quests, "quests")


def cannot_return(sheet: CharacterSheet) -> Refusal | None:
    """The player needs a new character.  GH-VAR-PD-06"""
    return Refusal("death.final", "GH-VAR-PD-06", {"name": sheet.name}) if sheet.dead else None
