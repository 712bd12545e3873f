"""SETUP, LEVEL, COMP and the solo variant: the table before the first round, in running matches."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.content.terms import ELEMENTS, WEAK, Trap
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.combat.modifiers import standard_cards
from questhall.games.gloomhaven.rules.scenario.levels import scenario_level
from questhall.games.gloomhaven.state import Finish, Walk, World
from questhall.kernel import Keep, Match, Refused, Terms
from questhall.ledger import rule
from tests.games.gloomhaven.moments import at, copied, on_hex
from tests.games.gloomhaven.play import Table, a_turn, prepared

# Table T2 by hand: monster level, gold, trap, bonus XP, hazard.
TABLE = [
    (0, 2, 2, 4, 1),
    (1, 2, 3, 6, 1),
    (2, 3, 4, 8, 2),
    (3, 3, 5, 10, 2),
    (4, 4, 6, 12, 3),
    (5, 4, 7, 14, 3),
    (6, 5, 8, 16, 4),
    (7, 6, 9, 18, 4),
]
# Table T8 by hand: the same with half of the trap's damage for hazards.
SOLO = [
    (1, 2, 3, 4, 1),
    (2, 2, 4, 6, 2),
    (3, 3, 5, 8, 2),
    (4, 3, 6, 10, 3),
    (5, 4, 7, 12, 3),
    (6, 4, 8, 14, 4),
    (7, 5, 9, 16, 4),
]

INOX_GUARD = [5, 8, 9, 11, 12, 13, 16, 19]  # hit points of a normal one, by its level


# The table


@rule("GH-SETUP-01", "GH-SETUP-07")
def test_all_types_are_made_ready_and_only_the_first_room_is_filled() -> None:
    w = prepared("brute,scoundrel,tinkerer").state
    assert set(w.abilities.decks) == {"archer", "guard", "living-bones"}
    assert {type_: len(left) for type_, left in w.standees.left.items()} == {
        "bandit-archer": 6,
        "bandit-guard": 0,
        "living-bones": 10,
    }
    assert [each.name for each in w.figures if each.kind == "monster"] == ["bandit-guard"] * 6
    assert (w.obstacles, w.traps, w.coins, w.treasures) == ([], {}, {}, {})
    assert w.abilities.revealed == {}  # no card before the first round
    assert all(len(deck.draw) == 8 for deck in w.abilities.decks.values())


@rule("GH-SETUP-11")
@pytest.mark.parametrize("scenario", [1, 5, 14])
def test_all_six_elements_start_weak(scenario: int) -> None:
    board = prepared("spellweaver,tinkerer", scenario).state.elements
    assert (board.columns, len(board.columns), board.coming) == (dict.fromkeys(ELEMENTS, WEAK), 6, [])


@rule("GH-SETUP-10", "GH-COMP-06")
def test_everybody_and_the_monsters_have_twenty_standard_cards_each_shuffled_on_its_own() -> None:
    w = prepared("brute,scoundrel").state
    decks = {owner: deck.draw.cards for owner, deck in w.decks.items()}
    assert set(decks) == {"brute", "scoundrel", "monsters"}
    assert all(sorted(cards) == sorted(standard_cards()) for cards in decks.values())
    assert len({tuple(cards) for cards in decks.values()}) == 3
    assert len({deck.draw.kind for deck in w.decks.values()}) == 3


@rule("GH-COMP-06")
def test_a_drawn_card_goes_back_to_its_own_deck() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard 9"})
    table.do("attack:trample", "hit:bandit-guard-1").pass_all("turn")
    assert {owner: len(deck.discard) for owner, deck in table.w.decks.items()} == {
        "monsters": 0,
        "brute": 1,
        "scoundrel": 0,
    }


@rule("GH-COMP-01")
def test_the_box_does_not_limit_coins() -> None:
    """The box has 50 coins."""
    table = a_turn("brute", "grab-and-go", coins={"H10": 40, "G11": 30})
    table.do("top:grab-and-go", "do")
    assert table.hero().coins == 70


@rule("GH-SETUP-02", "GH-SETUP-03", "GH-SETUP-04", "GH-SETUP-05", "GH-IX-18")
def test_scenario_effects_come_before_goals_items_and_hands() -> None:
    terms = GAME.terms(2, scenario=2, party="brute,scoundrel", level=1)
    match: Match[World] = Match(GAME, terms, b"steps", Keep.JOURNAL)
    assert match.state.decks["brute"].draw.cards.count("curse-characters") == 3
    asked: list[str] = []
    while match.asked[0].kind != "cards":
        asked.append(match.asked[0].kind)
        match.answer(match.asked[0].seat, match.asked[0].key_at(0))
    assert list(dict.fromkeys(asked)) == ["goal", "items", "hand", "start"]
    told = [each.kind for each in match.events]
    steps = [told.index(kind) for kind in ("scenario-effect", "dealt-goals", "left-card", "placed")]
    assert steps == sorted(steps)


@rule("GH-IX-18", "GH-PERK-04", "GH-SETUP-02")
@pytest.mark.parametrize(("scenario", "card"), [(2, "curse-characters"), (14, "-1 added")])
def test_a_perk_against_scenario_effects_keeps_them_out_of_the_deck(scenario: int, card: str) -> None:
    terms = GAME.terms(2, scenario=scenario, party="cragheart,brute", level=1, perks=1)
    match: Match[World] = Match(GAME, terms, b"perks", Keep.JOURNAL)
    perk = next(key for key in match.asked[0].options if key == "perk:perk-cragheart-10")
    match.answer(0, perk)
    match.answer(1, match.asked[0].key_at(0))
    decks = match.state.decks
    assert (decks["cragheart"].draw.cards.count(card), decks["brute"].draw.cards.count(card)) == (0, 3)


# Levels


def level_of(**settings: object) -> int:
    return Match(GAME, GAME.terms(2, scenario=1, party="brute,scoundrel", **settings), b"level").state.level


@rule("GH-LEVEL-02", "GH-LEVEL-03", "GH-SETUP-14")
@pytest.mark.parametrize(("difficulty", "level"), [("easy", 0), ("normal", 1), ("hard", 2), ("very-hard", 3)])
def test_first_characters_play_at_level_1_shifted_by_the_difficulty(difficulty: str, level: int) -> None:
    assert level_of(difficulty=difficulty) == level


@rule("GH-LEVEL-02", "GH-HAND-04")
@pytest.mark.parametrize(
    ("levels", "recommended"),
    [([6, 4, 4, 3], 3), ([1] * 4, 1), ([9] * 4, 5), ([2, 2], 1), ([2, 3], 2), ([4, 4, 4], 2)],
)
def test_the_recommended_level_is_half_the_average_rounded_up(levels: list[int], recommended: int) -> None:
    assert scenario_level(levels) == recommended


@rule("GH-LEVEL-03", "GH-LEVEL-01")
def test_no_difficulty_leads_below_0_or_above_7() -> None:
    assert (scenario_level([1, 1], "easy"), scenario_level([9, 9], "very-hard")) == (0, 7)


@rule("GH-LEVEL-01", "GH-VAR-SOLO-03")
def test_levels_run_from_0_to_7_and_alone_to_6() -> None:
    assert [level_of(level=level) for level in range(8)] == list(range(8))
    assert [level_of(level=level, solo=True) for level in range(7)] == list(range(7))
    with pytest.raises(Refused, match="GH-VAR-SOLO-03"):
        level_of(level=7, solo=True)
    with pytest.raises((Refused, ValueError)):
        level_of(level=8)


@rule("GH-SETUP-14", "GH-LEVEL-01")
def test_the_level_is_fixed_before_anything_is_set_up_and_stays() -> None:
    match: Match[World] = Match(GAME, GAME.terms(2, scenario=1, level=3), b"fixed", Keep.JOURNAL)
    levels = set()
    while match.asked:
        levels.add(match.state.level)
        choice = match.asked[0]
        assert "level" not in choice.kind
        match.answer(choice.seat, choice.key_at(0))
    assert (levels, match.state.round > 1) == ({3}, True)


def stakes(level: int, **settings: object) -> tuple[int, int, int, int, int]:
    """What a match at this level does: monster level, gold for a coin, a trap, bonus XP, a hazardous hex.

    In scenario 3 guards wait in the first room, and F14 is hazardous.
    """
    table = Table(prepared("brute,scoundrel", 3, level, **settings))
    guard = next(each for each in table.w.figures if each.name == "inox-guard" and each.rank == "normal")
    monsters = INOX_GUARD.index(guard.most_hit_points)
    table.w.figures = [each for each in table.w.figures if each.kind == "character"]
    trap, hazard = hurt_on(table, "G14", "trap"), hurt_on(table, "F14", "hazard")
    hero = table.hero()
    hero.coins, hero.sheet.gold, table.w.memory["coins"] = 1, 0, 1
    at(copied(table), Finish(), verdict="won")
    return monsters, hero.sheet.gold - 15, trap, hero.sheet.xp, hazard  # 15 gold are the reward of scenario 3


def hurt_on(table: Table, hex_: str, what: str) -> int:
    """The damage to the Brute that steps from G13 onto that hex."""
    brute = table.figure("brute")
    brute.cell, brute.hit_points, brute.most_hit_points = on_hex(table, "G13"), 50, 50
    table.w.traps = {on_hex(table, "G14"): Trap()} if what == "trap" else {}
    at(copied(table), Walk("brute", 0, 1)).do(f"go:{hex_}", "take")
    return 50 - brute.hit_points


@rule("GH-LEVEL-04", "GH-LEVEL-05", "GH-HAND-04", "GH-OVERLAY-08", "GH-OVERLAY-11")
@pytest.mark.parametrize("level", range(8))
def test_what_follows_from_the_level(level: int) -> None:
    assert stakes(level) == TABLE[level]


@rule("GH-VAR-SOLO-02", "GH-VAR-OPEN-01", "GH-IX-52")
@pytest.mark.parametrize("level", range(7))
def test_solo_raises_monsters_and_traps_and_with_them_hazards_only(level: int) -> None:
    assert stakes(level, solo=True) == SOLO[level]


@rule("GH-VAR-OPEN-02")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_open_information_is_never_assumed(number: int) -> None:
    """Given a table for which nobody agreed on it: nothing is raised and hands are hidden, also in solo play."""
    for raised, settings in ((False, {}), (True, {"solo": True})):
        match = at_the_cards(GAME.terms(number, **settings))
        assert match.state.raised is raised
        assert all(set(hero.hand) == {"?"} for hero in match.view(0).heroes[1:])


@rule("GH-VAR-OPEN-01", "GH-VAR-OPEN-02")
def test_with_open_information_players_see_each_others_hands_and_plans_and_nothing_else() -> None:
    match = at_the_cards(GAME.terms(2, open=True))
    assert match.state.raised
    first = match.asked[0]
    match.answer(first.seat, first.key_at(0))
    for seat in range(2):
        seen = match.view(seat)
        for shown, real in zip(seen.heroes, match.state.heroes, strict=True):
            assert (shown.hand, shown.aside, shown.chosen) == (real.hand, real.aside, real.chosen)
        assert seen.heroes[1 - seat].goals.cards == ["?"]
    assert set(match.view().heroes[0].hand) == {"?"}
    dreamt = match.seen(match.asked[0].seat).imagine(b"another").state
    assert [hero.hand for hero in dreamt.heroes] == [hero.hand for hero in match.state.heroes]


def at_the_cards(terms: Terms) -> Match[World]:
    """A match at its first selection, by first options."""
    match: Match[World] = Match(GAME, terms, b"usual", Keep.JOURNAL)
    while match.asked[0].kind != "cards":
        match.answer(match.asked[0].seat, match.asked[0].key_at(0))
    return match


@rule("GH-VAR-SOLO-01")
def test_one_player_may_sit_on_all_seats() -> None:
    terms = GAME.terms(3, scenario=1, party="brute,scoundrel,tinkerer", level=1, solo=True)
    match: Match[World] = Match(GAME, terms, b"alone", Keep.JOURNAL)
    while match.asked[0].kind != "cards":
        match.answer(match.asked[0].seat, match.asked[0].key_at(0))
    seen = match.view(0, 1, 2)
    assert [hero.hand for hero in seen.heroes] == [hero.hand for hero in match.state.heroes]
    assert {choice.seat for choice in match.asked} == {0, 1, 2}
    assert [set(hero.hand) for hero in match.view(0).heroes[1:]] == [{"?"}, {"?"}]
