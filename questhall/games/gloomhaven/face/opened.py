"""What a campaign keeps closed until it is unlocked: scenarios, items, achievements, personal quests, classes.

Of these a client gets neither names nor anything printed before they lie open in a view (`scenario:<number>`,
`achievement:<name>`, `quest:<id>`, and the parts of items and classes).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.campaign.achievements import AT_THE_START, achievement
from questhall.games.gloomhaven.content.campaign.quests import quest
from questhall.games.gloomhaven.content.classes import classes, starting_classes
from questhall.games.gloomhaven.content.scenarios import is_playable, scenario
from questhall.games.gloomhaven.face.printed import Printed, PrintedScenario, printed_scenario
from questhall.games.gloomhaven.face.things import names
from questhall.games.gloomhaven.rules.campaign.chapter import FIRST_SCENARIO, all_sheets
from questhall.games.gloomhaven.rules.campaign.retirement import quests_of
from questhall.games.gloomhaven.rules.play.prepare import ITEMS_AT_FIRST
from questhall.games.gloomhaven.state import GLOOMHAVEN, Campaign, World
from questhall.kernel import UNSEEN, Words

KINDS = ("scenario", "achievement", "quest")
PERK, DECK = "perk-", "modifiers-"
OPENS = "opens "  # in the memory of a scenario: what it has just opened


class OpenScenario(msgspec.Struct, frozen=True, tag="scenario"):
    """A scenario on the map; what is printed of it where it is built."""

    number: int
    printed: PrintedScenario | None
    named: dict[str, Words]


class OpenName(msgspec.Struct, frozen=True, tag="name"):
    """An achievement or a personal quest that somebody may know of now."""

    named: dict[str, Words]


def spoils(thing: str) -> bool:
    """Names that nobody needs before they lie open."""
    if class_behind(thing):
        return True
    kind, _, what = thing.partition("-")
    if kind == "item":
        return int(what) > ITEMS_AT_FIRST
    if kind == "scenario":
        return int(what) != FIRST_SCENARIO
    return kind == "quest" or (kind == "achievement" and what not in AT_THE_START)


def class_behind(thing: str) -> str:
    """The class from a box that a name would tell of: its own, those of its cards, perks and deck; "" for none."""
    owner = thing.removeprefix(DECK).removeprefix(PERK)
    known = hero_cards.all_cards().get(thing)
    job = known.job if known else re.sub(r"-\d+$", "", owner)
    return job if job in classes() and job not in starting_classes() else ""


def class_names(job: str) -> dict[str, Words]:
    """What the part of a class from a box names."""
    return {thing: words for thing, words in names().items() if class_behind(thing) == job}


def guarded(printed: Printed) -> Printed:
    """Without the scenarios and classes that are not open from the start."""
    first = [each for each in printed.scenarios if each.number == FIRST_SCENARIO]
    mats = {job: mat for job, mat in printed.classes.items() if job in starting_classes()}
    return msgspec.structs.replace(printed, scenarios=first, classes=mats)


def part_names(view: World) -> list[str]:
    """What of it lies open."""
    names = [f"scenario:{number}" for number in sorted(open_scenarios(view))]
    if view.campaign is not None:
        names += [f"achievement:{name}" for name in sorted(open_achievements(view.campaign))]
        names += [f"quest:{id_}" for id_ in sorted(open_quests(view, view.campaign))]
    return names


def part(kind: str, what: str) -> OpenScenario | OpenName:
    if kind == "scenario":
        number, name = int(what), f"scenario-{what}"
        known = printed_scenario(number) if is_playable(number) else None
        return OpenScenario(number, known, {name: names()[name]})
    if kind == "quest":
        return OpenName({what: quest(what).names})
    return OpenName({f"achievement-{what}": achievement(what).names})


def open_scenarios(view: World) -> set[int]:
    """The one that is played, what it has opened, all on the map, and where parties are."""
    just_opened = {int(key.removeprefix(OPENS)) for key in view.memory if key.startswith(OPENS)}
    if view.campaign is None:
        return {view.scenario} | just_opened
    places = {party.location for party in view.campaign.parties} - {GLOOMHAVEN}
    return {*view.campaign.realm.scenarios, *places, view.scenario} | just_opened


def open_achievements(campaign: Campaign) -> set[str]:
    """All that were gained, and what the pages of open scenarios ask for.  GH-ACHV-04"""
    gained = {*campaign.realm.achievements, *(name for party in campaign.parties for name in party.achievements)}
    told = {words[0] for words in entries(campaign, "achieved")}
    asked = {
        need.split()[1] for number in campaign.realm.scenarios for way in scenario(number).requires for need in way
    }
    return gained | told | asked


def open_quests(view: World, campaign: Campaign) -> set[str]:
    """Those that the looker may see, and those that were shown when they were fulfilled."""
    seen = {id_ for sheet in all_sheets(view) for id_ in quests_of(sheet)} - {UNSEEN}
    return seen | {words[1] for words in entries(campaign, "fulfilled")}


def entries(campaign: Campaign, kind: str) -> Iterator[list[str]]:
    """The words of the chronicle's entries of a kind."""
    for entry in campaign.chronicle:
        _, what, *words = entry.split(" ")
        if what == kind:
            yield words
