"""CHAR, LVLUP, LEVEL and HAND: characters of any level at the table, in running matches."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.content.components import LEVEL_X
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.play.components import components
from questhall.games.gloomhaven.state import World
from questhall.kernel import Keep, Match
from questhall.ledger import rule

PARTY = "brute,spellweaver"
HIT_POINTS = {"brute": [10, 12, 14, 16, 18, 20, 22, 24, 26], "spellweaver": [6, 7, 8, 9, 10, 11, 12, 13, 14]}
XP = [0, 45, 95, 150, 210, 275, 345, 420, 500]  # table T4


def a_match(levels: str, party: str = PARTY, **settings: object) -> Match[World]:
    terms = GAME.terms(len(party.split(",")), scenario=1, party=party, levels=levels, **settings)
    return Match(GAME, terms, b"levels at a table", Keep.JOURNAL)


def on_to(match: Match[World], kind: str) -> Match[World]:
    """By first options."""
    while match.asked and match.asked[0].kind != kind:
        match.answer(match.asked[0].seat, next(iter(match.asked[0].options)))
    return match


@rule("GH-CHAR-08", "GH-CHAR-10", "GH-CHAR-11", "GH-LVLUP-04")
@pytest.mark.parametrize("level", range(1, 10))
def test_a_character_of_a_level_has_its_hit_points_gold_and_xp(level: int) -> None:
    w = on_to(a_match(str(level)), "items").state
    assert [(hero.sheet.level, hero.sheet.gold, hero.sheet.xp) for hero in w.heroes] == (
        [(level, 15 * (level + 1), XP[level - 1])] * 2
    )
    w = on_to(a_match(str(level)), "cards").state
    own = {each.name: each.most_hit_points for each in w.figures if each.kind == "character"}
    assert own == {job: HIT_POINTS[job][level - 1] for job in own}


@rule("GH-LVLUP-02", "GH-CHAR-09")
def test_each_level_from_two_on_brings_one_card_of_at_most_that_level_and_one_perk() -> None:
    match = on_to(a_match("3"), "learn")
    known: list[str] = []
    for level in (2, 3):
        (choice,) = match.asked
        assert (choice.seat, choice.kind) == (0, "learn")
        cards = [key.removeprefix("learn:") for key in choice.options]
        wanted = [card.id for card in hero_cards.cards_of("brute").values() if 2 <= card.level <= level]
        assert sorted(cards) == sorted(set(wanted) - set(known))
        known.append(cards[0])
        match.answer(0, f"learn:{cards[0]}")
        assert (match.asked[0].seat, match.asked[0].kind) == (0, "perk")
        match.answer(0, next(iter(match.asked[0].options)))
    assert match.asked[0].seat == 1
    sheet = match.state.heroes[0].sheet
    assert sheet.pool == [*hero_cards.pool("brute"), *known]
    assert sum(sheet.perks.values()) == 2


@rule("GH-LVLUP-02")
def test_a_card_that_is_too_high_is_refused() -> None:
    match = on_to(a_match("2"), "learn")
    refusal = match.cannot_answer(0, "learn:hook-and-chain")
    assert refusal
    assert refusal.rule == "GH-LVLUP-02"


@rule("GH-HAND-01", "GH-LVLUP-05", "GH-CHAR-05", "GH-CHAR-06")
@pytest.mark.parametrize("party", ["brute,spellweaver", "tinkerer,cragheart", "scoundrel,mindthief"])
def test_the_hand_is_built_from_the_whole_pool_and_does_not_grow(party: str) -> None:
    match = on_to(a_match("6", party), "cards")
    for hero in match.state.heroes:
        job = hero.sheet.job
        levels = [hero_cards.card(card).level for card in hero.sheet.pool]
        assert len(hero.hand) == classes()[job].hand_limit
        assert sorted([*hero.hand, *hero.aside]) == sorted(hero.sheet.pool)
        assert (levels.count(LEVEL_X), sum(level > 1 for level in levels)) == (3, 5)
    assert set(components(match.state).values()) == {0}


@rule("GH-LEVEL-02", "GH-HAND-04")
@pytest.mark.parametrize(
    ("levels", "scenario"), [("1", 1), ("2", 1), ("3", 2), ("5", 3), ("9", 5), ("1,4", 2), ("9,1", 3)]
)
def test_the_scenario_level_follows_the_average(levels: str, scenario: int) -> None:
    assert a_match(levels).state.level == scenario


@rule("GH-LEVEL-03")
def test_difficulty_shifts_the_average_of_the_levels() -> None:
    assert a_match("5", difficulty="hard").state.level == 4


def test_levels_may_differ_by_seat() -> None:
    match = on_to(a_match("1,4"), "cards")
    assert [len(hero.sheet.pool) for hero in match.state.heroes] == [0, len(hero_cards.pool("spellweaver")) + 3]
    assert [hero.sheet.level for hero in match.state.heroes] == [1, 4]


@rule("GH-CHAR-08")
@pytest.mark.parametrize("levels", ["0", "10", "x", "1,2,3", "", "2,", "-1"])
def test_other_levels_are_refused(levels: str) -> None:
    terms = GAME.terms(2, scenario=1, party=PARTY)
    refusal = GAME.cannot_set_up(type(terms)(2, {**terms.settings, "levels": levels}))
    assert refusal
    assert refusal.rule == "GH-CHAR-08"


def test_a_save_from_before_there_were_levels_has_new_characters() -> None:
    terms = GAME.terms(2, scenario=1, party=PARTY)
    old = type(terms)(2, {name: value for name, value in terms.settings.items() if name != "levels"})
    assert [hero.sheet.level for hero in GAME.new(old).heroes] == [1, 1]


@rule("GH-ITEM-04")
@pytest.mark.parametrize(("level", "small"), [("1", 1), ("3", 2), ("5", 3)])
def test_more_small_items_can_be_worn_at_a_higher_level(level: str, small: int) -> None:
    match = on_to(a_match(level), "items")
    worn = 0
    while match.asked[0].kind == "items" and match.asked[0].seat == 0:
        key = next(
            (f"buy:item-{number}" for number in (12, 13, 14) if f"buy:item-{number}" in match.asked[0].options), "done"
        )
        worn += key != "done"
        match.answer(0, key)
    assert worn == small


def test_the_house_bot_builds_a_strong_hand() -> None:
    match = a_match("7", "brute,spellweaver")
    while match.asked[0].kind != "cards":
        seat = match.asked[0].seat
        match.answer(seat, str(GAME.house(match.seen(seat))))
    for hero in match.state.heroes:
        high = [card for card in hero.hand if hero_cards.card(card).level >= 2]
        assert len(high) >= 4
