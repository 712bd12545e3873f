"""CAMP, MAP and ACHV: from scenario 1 a campaign goes on and on, whatever the party chooses."""

from __future__ import annotations

from functools import cache

import pytest

from questhall.games.gloomhaven.content.campaign.achievements import achievements
from questhall.games.gloomhaven.content.scenarios import playable, scenario
from questhall.ledger import rule
from tests.games.gloomhaven.ways import Walk, shortest_ways, walks

LEAST = 20  # scenarios won before nothing is left
SIDE = {53, 59, 63, 64, 65, 69, 93, 94}  # treasures, events and quests open them
AFTER_35 = {45, 50}  # once the demons rule the city


@cache
def all_walks() -> tuple[Walk, ...]:
    return tuple(walks(150))


@rule("GH-MAP-02", "GH-CAMP-02", "GH-ACHV-04")
def test_every_scenario_of_the_story_can_be_reached() -> None:
    assert set(playable()) - set(shortest_ways(150)) == SIDE | AFTER_35


def test_the_scenarios_that_lead_on_are_all_there() -> None:
    assert {9, 11, 12, 19, 20, 21, 22, 28} <= set(playable())
    assert len(playable()) >= 40


def test_a_campaign_never_runs_dry_before_many_victories() -> None:
    assert min(len(walk.world.completed) for walk in all_walks()) >= LEAST


def test_what_is_left_at_the_end_is_closed_for_good_or_not_included() -> None:
    for walk in all_walks():
        left = [number for number in walk.world.scenarios if number not in walk.world.completed]
        for number in left:
            assert number not in playable() or not walk.is_allowed(number)


@rule("GH-ACHV-04")
@pytest.mark.parametrize(("one", "other"), [(8, 9), (11, 12)])
def test_of_two_ways_only_one_is_gone(one: int, other: int) -> None:
    done = [set(walk.world.completed) for walk in all_walks()]
    assert not any({one, other} <= each for each in done)
    assert any(one in each for each in done)
    assert any(other in each for each in done)


@rule("GH-CAMP-02")
def test_an_alternative_is_enough() -> None:
    walk = Walk(0)
    assert not walk.is_allowed(22)
    walk.party.achievements = ["following-clues"]
    assert walk.is_allowed(22)
    walk.party.achievements = ["a-demons-errand"]
    assert walk.is_allowed(22)


@rule("GH-ACHV-02")
def test_an_artifact_that_was_cleansed_is_no_longer_only_recovered() -> None:
    walk = Walk(0)
    walk.win(22)
    assert "global artifact-recovered" in walk.held()
    walk.win(31)
    assert "global artifact-recovered" not in walk.held()


def test_pages_name_only_achievements_that_exist() -> None:
    for number in playable():
        page = scenario(number)
        named = [each.split()[1] for way in page.requires for each in way]
        assert {*named, *page.rewards.world, *page.rewards.party, *page.rewards.lost} <= set(achievements())
