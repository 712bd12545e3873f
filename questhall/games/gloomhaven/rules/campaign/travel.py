"""TRAVEL and CAMP: which scenario may be played next, and whether a road event comes first."""

from __future__ import annotations

from functools import cache

from questhall.games.gloomhaven.content.components import Scenario
from questhall.games.gloomhaven.content.scenarios import playable, scenario
from questhall.games.gloomhaven.state import GLOOMHAVEN, Mode, Party, Realm
from questhall.kernel import Refusal

NOT = "not"


@cache
def place_of(number: int) -> Scenario:
    """What the campaign knows of a scenario; a link leads both ways.  GH-SCEN-01, GH-TRAVEL-04"""
    page = scenario(number)
    back = [other for other in playable() if number in scenario(other).links]
    return Scenario(number, tuple(dict.fromkeys((*page.links, *back))), page.requires)


def cannot_play(world: Realm, party: Party, scenario: Scenario, mode: Mode) -> Refusal | None:
    """It must be on the map. In the campaign once only and with its achievements; casually as often as one likes.

    GH-CAMP-02, GH-CAMP-03, GH-CAMP-04, GH-CAMP-06, GH-SCEN-02, GH-ACHV-04
    """
    if scenario.number not in world.scenarios:
        return Refusal("scenario.closed", "GH-CAMP-04", {"scenario": scenario.number})
    if mode == "casual":
        return None
    if scenario.number in world.completed:
        return Refusal("scenario.completed", "GH-CAMP-03", {"scenario": scenario.number})
    missing = [cannot_meet(world, party, way) for way in scenario.requires]
    return missing[0] if missing and all(missing) else None


def cannot_meet(world: Realm, party: Party, way: tuple[str, ...]) -> Refusal | None:
    """All of `party first-steps`, `global water-breathing`, `not the-merchant-flees`.  GH-CAMP-02"""
    held = {*world.achievements, *party.achievements}
    for requirement in way:
        kind, _, name = requirement.partition(" ")
        about = f"achievement-{name}"
        if kind == NOT and name in held:
            return Refusal("scenario.forbids", "GH-CAMP-02", {"achievement": about})
        if kind != NOT and name not in held:
            return Refusal("scenario.requires", "GH-CAMP-02", {"achievement": about})
    return None


def needs_road_event(party: Party, scenario: Scenario, mode: Mode) -> bool:
    """From the town unless the scenario is linked to it; from a scenario unless it is the same or a linked one.

    GH-TRAVEL-01, GH-TRAVEL-02, GH-TRAVEL-03, GH-TRAVEL-04, GH-TRAVEL-05, GH-IX-53
    """
    if mode == "casual":
        return False
    return party.location != scenario.number and party.location not in scenario.links


def return_to_town(party: Party) -> None:
    """After any attempt, won or lost; no scenario's links lead on from there.  GH-TRAVEL-01, GH-CITY-02, GH-IX-53"""
    party.location = GLOOMHAVEN


def set_out(party: Party, scenario: Scenario) -> None:
    """The party is where its last scenario was.  GH-PARTY-04"""
    party.location = scenario.number
