"""TRAVEL and CAMP: the way to the next scenario."""

import pytest

from questhall.games.gloomhaven.content.components import Scenario
from questhall.games.gloomhaven.rules.campaign.outcomes import complete
from questhall.games.gloomhaven.rules.campaign.travel import cannot_play, needs_road_event, return_to_town, set_out
from questhall.games.gloomhaven.state import GLOOMHAVEN, Party, Realm
from questhall.ledger import rule
from tests.games.gloomhaven.characters import why

BARROW = Scenario(1, links=(2, GLOOMHAVEN))
LAIR = Scenario(2, links=(1, 3))
CAMP = Scenario(3, links=(2,))
FAR = Scenario(9)


def road(scenario: Scenario, location: int, mode: str = "campaign") -> bool:
    return needs_road_event(Party("us", location=location), scenario, mode)


@rule("GH-TRAVEL-01", "GH-TRAVEL-02", "GH-TRAVEL-03", "GH-TRAVEL-04", "GH-PARTY-04", "GH-IX-53")
def test_a_visit_to_town_breaks_the_link_between_two_scenarios() -> None:
    party = Party("us")
    assert not needs_road_event(party, BARROW, "campaign")
    set_out(party, BARROW)
    assert not needs_road_event(party, LAIR, "campaign")
    return_to_town(party)
    assert needs_road_event(party, LAIR, "campaign")


@rule("GH-TRAVEL-02", "GH-TRAVEL-05")
def test_the_same_scenario_again_needs_no_event_unless_the_party_went_home() -> None:
    assert not road(FAR, location=9)
    assert road(FAR, location=GLOOMHAVEN)
    assert not road(BARROW, location=GLOOMHAVEN)


@rule("GH-TRAVEL-02", "GH-TRAVEL-03")
def test_a_link_to_the_town_helps_only_from_the_town() -> None:
    assert road(BARROW, location=9)
    assert not road(BARROW, location=GLOOMHAVEN)
    assert not road(BARROW, location=2)
    assert road(CAMP, location=1)


@rule("GH-TRAVEL-02", "GH-TRAVEL-03")
@pytest.mark.parametrize("location", [GLOOMHAVEN, 1, 9])
def test_no_road_events_in_casual_mode(location: int) -> None:
    assert not road(CAMP, location, "casual")


WORLD = Realm(scenarios=[1, 2], completed=[1], achievements=["first-steps"])


@rule("GH-CAMP-02", "GH-SCEN-02", "GH-ACHV-04")
def test_the_campaign_asks_for_achievements_of_world_and_party() -> None:
    locked = Scenario(2, requires=(("global first-steps", "party jekserahs-plans"),))
    party = Party("us")
    assert why(cannot_play(WORLD, party, locked, "campaign")) == "GH-CAMP-02"
    assert cannot_play(WORLD, party, locked, "casual") is None
    party.achievements = ["jekserahs-plans"]
    assert cannot_play(WORLD, party, locked, "campaign") is None


@rule("GH-CAMP-03", "GH-CAMP-04", "GH-CAMP-06", "GH-MAP-03")
def test_a_completed_scenario_is_played_again_in_casual_mode_only() -> None:
    world = Realm(scenarios=[1])
    assert cannot_play(world, Party("us"), BARROW, "campaign") is None
    complete(world, 1)
    for party in (Party("us"), Party("others")):
        assert why(cannot_play(world, party, BARROW, "campaign")) == "GH-CAMP-03"
        assert cannot_play(world, party, BARROW, "casual") is None


@rule("GH-CAMP-04", "GH-COMPL-03")
def test_a_scenario_that_is_not_on_the_map_is_not_played_at_all() -> None:
    for mode in ("campaign", "casual"):
        assert why(cannot_play(WORLD, Party("us"), FAR, mode)) == "GH-CAMP-04"


@rule("GH-CAMP-02", "GH-SCEN-02")
def test_a_scenario_may_ask_that_something_was_not_achieved_or_for_one_of_two_things() -> None:
    party = Party("us")
    closed = Scenario(2, requires=(("not first-steps",),))
    assert why(cannot_play(WORLD, party, closed, "campaign")) == "GH-CAMP-02"
    either = Scenario(2, requires=(("party a-demons-errand",), ("party following-clues",)))
    assert why(cannot_play(WORLD, party, either, "campaign")) == "GH-CAMP-02"
    party.achievements = ["following-clues"]
    assert cannot_play(WORLD, party, either, "campaign") is None
