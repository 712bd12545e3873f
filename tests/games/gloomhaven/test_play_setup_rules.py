"""SETUP and GOAL: preparing a scenario, in running matches."""

import pytest

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.play.table import place, spot
from questhall.games.gloomhaven.state import World
from questhall.kernel import Keep, Match, Refused
from questhall.ledger import rule
from tests.games.gloomhaven.play import prepared


def up_to(kind: str, party: str = "brute,scoundrel", **settings: object) -> Match[World]:
    terms = GAME.terms(2, scenario=1, party=party, **({"level": 1} | settings))
    match: Match[World] = Match(GAME, terms, b"setting up", Keep.JOURNAL)
    while match.asked[0].kind != kind:
        match.answer(match.asked[0].seat, next(iter(match.asked[0].options)))
    return match


@rule("GH-SETUP-03", "GH-GOAL-01")
def test_each_character_keeps_one_of_two_goals() -> None:
    match = up_to("goal")
    dealt = [list(hero.goals.cards) for hero in match.state.heroes]
    assert [len(cards) for cards in dealt] == [2, 2]
    for seat, choice in enumerate(list(match.asked)):
        assert list(choice.options) == [f"keep:{goal}" for goal in dealt[seat]]
        match.answer(seat, f"keep:{dealt[seat][1]}")
    assert [list(hero.goals.cards) for hero in match.state.heroes] == [[cards[1]] for cards in dealt]


@rule("GH-GOAL-01", "GH-GOAL-04")
def test_goals_dealt_kept_and_put_away_are_seen_by_their_owner_alone() -> None:
    match = up_to("cards")
    kept = match.state.heroes[0].goals.cards[0]
    mine, others = match.view(0), match.view(1)
    assert (mine.heroes[0].goals.cards, others.heroes[0].goals.cards) == ([kept], ["?"])
    known = [card for card in others.goals.cards if card != "?"]
    assert len(known) == 1  # its own other goal
    assert known[0] in [goal for each in match.events if each.kind == "dealt-goals" for goal in each.secret["goals"]]


@rule("GH-GOAL-05", "GH-ENDSCEN-08")
def test_every_scenario_is_dealt_from_the_whole_deck_of_goals() -> None:
    for key in (b"one", b"two"):
        match: Match[World] = Match(GAME, GAME.terms(2, scenario=1, party="brute,scoundrel", level=1), key)
        while match.asked[0].kind != "goal":
            match.answer(match.asked[0].seat, next(iter(match.asked[0].options)))
        w = match.state
        assert sorted([*w.goals.cards, *(goal for hero in w.heroes for goal in hero.goals.cards)]) == sorted(
            equipment.goals()
        )


@rule("GH-SETUP-09")
def test_characters_stand_on_any_empty_starting_hexes() -> None:
    match = up_to("start")
    starts = [f"start:{spot(match.state, cell)}" for cell in place(match.state).starts]
    assert list(match.asked[0].options) == starts
    match.answer(0, starts[2])
    assert (match.asked[0].seat, list(match.asked[0].options)) == (1, [key for key in starts if key != starts[2]])


@rule("GH-SETUP-13")
@pytest.mark.parametrize("party", ["brute,scoundrel", "spellweaver,tinkerer", "cragheart,mindthief"])
def test_characters_start_with_all_hit_points_of_their_level_and_no_experience(party: str) -> None:
    w = prepared(party).state
    for hero in w.heroes:
        own = next(each for each in w.figures if each.name == hero.sheet.job)
        most = classes()[hero.sheet.job].hit_points[0]
        assert (own.hit_points, own.most_hit_points, hero.xp) == (most, most, 0)


@rule("GH-SETUP-12", "GH-SETUP-16")
@pytest.mark.parametrize(
    ("players", "party", "forbidden"),
    [(2, "brute,brute", "GH-SETUP-12"), (3, "brute,scoundrel", "GH-SETUP-16")],
)
def test_two_to_four_characters_of_different_classes(players: int, party: str, forbidden: str) -> None:
    with pytest.raises(Refused, match=forbidden):
        GAME.terms(players, scenario=1, party=party, level=1)
    assert list(GAME.players) == [2, 3, 4]
