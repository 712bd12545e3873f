"""What a client is told between the scenarios: prices, the way, quests, and the page of the last event."""

from __future__ import annotations

from questhall.games.gloomhaven.face.campaign.hints import town_hint
from questhall.games.gloomhaven.face.campaign.parts import EventBack
from questhall.games.gloomhaven.face.parts import part, part_names
from questhall.kernel import Choose
from questhall.ledger import rule
from tests.games.gloomhaven.chapters import Chapter, a_chapter


def asked(chapter: Chapter) -> Choose:
    choice = chapter.match.choice(0)
    assert choice is not None
    return choice


@rule("GH-REP-05")
def test_wares_are_told_with_the_price_of_this_party() -> None:
    plain, loved = a_chapter(), a_chapter().party_has(reputation=4)
    prices = [town_hint(each.w, [asked(each)]).offers[0]["buy:item-1"].gold for each in (plain, loved)]
    assert prices == [20, 19]


@rule("GH-TRAVEL-02")
def test_the_way_to_a_scenario_is_told() -> None:
    chapter = a_chapter().ready()
    offer = town_hint(chapter.w, [asked(chapter)]).offers[0]["scenario:scenario-1"]
    assert (offer.road, offer.opens) == (True, 1)


@rule("GH-EVENT-04")
def test_the_page_of_an_event_lies_open_after_it() -> None:
    """With the chosen option and no other, and with the names of what was told."""
    chapter = a_chapter().event("road", 26).on_the_way(1)
    assert "event:road-26-a" not in part_names(chapter.w)
    chapter.say(0, "option:road-26-a")
    assert "event:road-26-b" not in part_names(chapter.w)
    back = part(chapter.w, "event:road-26-a")
    assert isinstance(back, EventBack)
    assert set(back.named) == {each.id for each in back.results}
