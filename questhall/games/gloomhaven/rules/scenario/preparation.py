"""SETUP: the order in which a scenario is prepared, and what it puts into the characters' modifier decks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questhall.games.gloomhaven.content.components import Job
from questhall.games.gloomhaven.content.equipment import Items
from questhall.games.gloomhaven.rules.campaign.growth import most_hit_points
from questhall.games.gloomhaven.rules.combat.modifiers import add_cards, bless, curse
from questhall.games.gloomhaven.rules.heroes.equipment import penalty_cards
from questhall.games.gloomhaven.state import CharacterSheet, Decks, Figure, Hero, Party
from questhall.kernel import Chance, Refusal

STEPS = ("map", "scenario-effects", "goals", "equipment", "hand", "events")
PENALTY = "-1"  # what an item with a penalty adds.  GH-SETUP-04
FEWEST, MOST = 2, 4


def cannot_prepare(done: Sequence[str], step: str) -> Refusal | None:
    """The steps in their order: scenario effects before items and hands, event effects last.

    GH-SETUP-01, GH-SETUP-02, GH-SETUP-03, GH-SETUP-04, GH-SETUP-05, GH-SETUP-06, GH-IX-18
    """
    due = STEPS[len(done)] if len(done) < len(STEPS) else ""
    return None if step == due else Refusal("setup.order", "GH-IX-18", {"due": due, "step": step})


def cannot_gather(sheets: Sequence[CharacterSheet]) -> Refusal | None:
    """Two to four characters, no class twice.  GH-SETUP-12, GH-SETUP-16"""
    if not FEWEST <= len(sheets) <= MOST:
        return Refusal("setup.number", "GH-SETUP-16", {"have": len(sheets)})
    jobs = [sheet.job for sheet in sheets]
    twice = next((job for job in jobs if jobs.count(job) > 1), "")
    return Refusal("setup.class-twice", "GH-SETUP-12", {"class": twice}) if twice else None


def ignores_scenario(sheet: CharacterSheet, job: Job) -> bool:
    """A perk against negative scenario effects.  GH-PERK-04"""
    return any(job.perks[perk].ignores_scenario for perk, boxes in sheet.perks.items() if boxes)


def due_from_events(party: Party) -> list[str]:
    """What earlier events left for the start of this scenario, and for no other.  GH-EVENT-19, GH-SETUP-06"""
    due, party.at_next_start = party.at_next_start, []
    return due


def starting_cards(hero: Hero, items: Items, job: Job, scenario: Sequence[str], events: Sequence[str]) -> list[str]:
    """The modifier cards a character starts with, in the order they come: those of the scenario, the penalties of its
    equipment, those of events and of the sanctuary.

    GH-SETUP-02, GH-SETUP-04, GH-SETUP-06, GH-IX-18, GH-SANCT-02
    """
    negative = [] if ignores_scenario(hero.sheet, job) else list(scenario)
    penalties = [PENALTY] * penalty_cards(hero, items, job)
    return negative + penalties + list(events) + ["bless"] * hero.sheet.blessings


def put_in(decks: Decks, hero: Hero, cards: Iterable[str], chance: Chance) -> None:
    """Each card enters the character's deck; what the sanctuary promised is now given.

    GH-ITEM-11, GH-MOD-12, GH-SANCT-02
    """
    owner = hero.sheet.job
    for card in cards:
        if card == "curse":
            curse(decks, owner, 1, chance)
        elif card == "bless":
            bless(decks, owner, 1, chance)
        else:
            add_cards(decks[owner], owner, [card], chance)
    hero.sheet.blessings = 0


def starting_figure(hero: Hero, job: Job) -> Figure:
    """At the hit points of its level, with no XP on the counter.  GH-SETUP-13, GH-LVLUP-04"""
    hero.xp = 0
    most = most_hit_points(hero.sheet, job)
    return Figure("character", job.name, most, most)
