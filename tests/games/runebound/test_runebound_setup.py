"""SETUP, COMP, ROUND, TURN, TIME, ACT: from the box to the end of the track."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.runebound.content.board import ADVENTURES, CELL, GEMS, KIND
from questhall.games.runebound.content.cards import (
    ADVENTURES_BY_ID,
    ASSETS,
    CARDS,
    HEROES,
    SCENARIOS,
    SKILLS,
    STORIES,
    TOKENS,
    VILLAINS,
)
from questhall.games.runebound.face import words
from questhall.games.runebound.game import GAME
from questhall.games.runebound.rules import rounds, scenario
from questhall.kernel import Keep, Match
from questhall.kernel.texts import Texts
from questhall.ledger import rule
from tests.games.runebound.positions import Table, dice, fight, going, keys, play, sheet, table, told


def opened(players: int = 2, key: bytes = b"set-up", **settings: str) -> Table:
    return Match(GAME, GAME.terms(players, **settings), key, Keep.JOURNAL)


def choose(m: Table, *heroes: str) -> Table:
    return play(m, *(f"hero:{hero}" for hero in heroes))


@rule("RB-COMP-01", "RB-COMP-02", "RB-COMP-05", "RB-COMP-06", "RB-COMP-07", "RB-SCEN-01", "RB-SCEN-02", "RB-SCEN-07")
def test_what_is_in_the_box() -> None:
    assert (len(HEROES), len(ADVENTURES_BY_ID), len(STORIES), len(SCENARIOS), len(SKILLS), len(ASSETS)) == (
        *(6, 120, 20, 2, 60, 60),
    )
    assert Counter(card.deck for card in ADVENTURES_BY_ID.values()) == dict.fromkeys(ADVENTURES, 40)
    assert set(Counter((c.deck, c.scenario) for c in ADVENTURES_BY_ID.values() if c.scenario).values()) == {10}
    assert Counter(skill.set for skill in SKILLS.values()) == dict.fromkeys(
        ("nature", "military", "wanderlust", "fortune", "gods", "runes"), 10
    )
    assert Counter(asset.set for asset in ASSETS.values()) == {"A": 20, "B": 20, "C": 20}
    assert Counter(card.scenario for card in STORIES.values()) == {"margath": 10, "vorakesh": 10}
    own = [t for t in TOKENS if t.split("-")[0] in HEROES]
    assert (len(own), sum(bool(asset.token) for asset in ASSETS.values()), len(TOKENS)) == (18, 34, 60)


@rule("RB-SETUP-01", "RB-SETUP-04", "RB-SETUP-06", "RB-SETUP-16", "RB-SETUP-17")
@pytest.mark.parametrize("which", ["margath", "vorakesh"])
def test_decks_of_thirty_ten_story_cards_gems_face_up_token_on_the_first_space(which: str) -> None:
    m = opened(scenario=which)
    assert [len(deck) for deck in m.state.decks] == [30, 30, 30]
    assert len(m.state.story) == 10
    assert all(ADVENTURES_BY_ID[card].scenario in ("", which) for deck in m.state.decks for card in deck.cards)
    assert (m.state.spent, len(GEMS)) == ([], 27)
    assert (m.state.time, m.state.act) == (1, 1)
    assert scenario.side_up(m) == "A"


@rule("RB-SETUP-07", "RB-TERM-06", "RB-TERM-07", "RB-TERM-03")
def test_heroes_are_chosen_in_turn_order_from_a_random_first_player_none_twice() -> None:
    firsts = {opened(3, bytes([n])).state.first for n in range(20)}
    assert firsts == {0, 1, 2}
    m = opened(3)
    first = m.state.first
    assert m.asked[0].seat == first
    play(m, "hero:lissa")
    assert m.asked[0].seat == (first + 1) % 3
    assert "hero:lissa" not in keys(m)


@rule("RB-SETUP-09", "RB-SETUP-10", "RB-SETUP-11", "RB-SETUP-08", "RB-SETUP-13")
def test_gold_hand_and_starting_space_are_those_of_the_hero_card() -> None:
    m = choose(opened(), "thorn", "corbin")
    seat = m.state.first
    hero = m.state.heroes[seat]
    assert (hero.card, hero.gold, len(hero.hand)) == ("thorn", 2, 4)
    assert len(keys(m)) == 6
    assert all(KIND[CELL[key[6:]]] == "settlement" for key in keys(m))
    play(m, "start:8-7", "start:11-6")
    assert hero.at == CELL["8-7"]


@rule("RB-SETUP-12", "RB-SETUP-15", "RB-TROPHY-05")
def test_mok_gains_a_trophy_of_any_type_before_the_markets_are_filled() -> None:
    m = choose(opened(), "mok", "hawthorne")
    play(m, "start:1-5", "start:11-6", then="trophy")
    assert m.state.markets == [[], [], [], []]
    play(m, "trophy:encounter")
    while m.asked[0].kind == "trim":
        play(m, keys(m)[0])
    mok = m.state.heroes[m.state.first]
    assert [len(pile) for pile in mok.trophies] == [0, 0, 1]
    assert [len(market) for market in m.state.markets] == [3, 3, 3, 3]
    assert m.asked[0].kind == "turn"


@rule("RB-SETUP-14", "RB-EXERT-04")
def test_laurel_may_exert_but_not_use_pathfinding_in_her_set_up() -> None:
    m = choose(opened(), "laurel", "corbin")
    play(m, "start:8-7")
    m.chance.force("terrain", 5, 5)
    play(m, "start:11-6", then="move")
    assert "pathfinder" not in keys(m)
    assert "reroll:mw" in keys(m)
    assert len(m.state.agenda[-1].dice) == 2  # type: ignore[union-attr]


@rule("RB-SETUP-18", "RB-SCEN-18")
def test_every_hero_starts_with_an_ally_against_vorakesh_only() -> None:
    assert [h.tokens for h in choose(opened(scenario="vorakesh"), "mok", "lissa").state.heroes] == [1, 1]
    assert [h.tokens for h in choose(opened(), "mok", "lissa").state.heroes] == [0, 0]


@rule("RB-SETUP-03", "RB-SETUP-04", "RB-SETUP-06")
def test_players_choose_the_scenario_or_leave_it_to_chance() -> None:
    drawn = {opened(key=bytes([number]), scenario="random").state.scenario for number in range(12)}
    assert drawn == {"margath", "vorakesh"}
    m = opened(key=b"chance", scenario="random")
    assert [len(deck) for deck in m.state.decks] == [30, 30, 30]
    assert {STORIES[card].scenario for card in m.state.story.cards} == {m.state.scenario}
    assert len(m.state.removed) == 40, "30 adventures and 10 story cards of the other scenario leave the game"
    assert told(m, "scenario") == [{"card": m.state.scenario}]
    assert opened(scenario="vorakesh").state.scenario == "vorakesh"


@rule("RB-SETUP-05", "RB-SCEN-05")
@pytest.mark.parametrize("which", ["margath", "vorakesh"])
def test_both_sides_of_the_scenario_card_can_be_read_by_anybody_at_any_time(which: str) -> None:
    printed = GAME.face.printed([])
    side_a, side_b = printed.scenarios[which], printed.cards[which]
    assert side_a.place == SCENARIOS[which].place
    assert (side_b.life, side_b.least) == (VILLAINS[which].life, VILLAINS[which].least)
    assert [surge.cost for surge in side_b.surges] == [surge.cost for surge in VILLAINS[which].surges]
    said = {lang: words.about(which, Texts(GAME, lang)) for lang in ("en", "ru")}
    assert all(str(VILLAINS[which].life) in text and len(text.splitlines()) == 4 for text in said.values())


@rule("RB-SCEN-03", "RB-SCEN-04", "RB-WIN-01")
def test_side_a_rules_the_game_and_side_b_is_the_villain_to_defeat() -> None:
    m = table("1 corbin at 7-8, wounds 0\n2 mok at 0-0\ntime: 12 act 1 round 12\nturn: 2", "vorakesh")
    assert scenario.side_up(m) == "A"
    play(m, "end")
    assert m.state.zombies == [m.state.villain], "side A: at the end of act 1 he comes with a zombie"
    m = fight(
        "1 corbin at 3-3\n2 mok at 1-5\nvillain: 3-3",
        "2P 1P* A | 1K 1K 1K 1S D 2K 1K",
        "vorakesh",
        "villain",
        scenario="vorakesh",
    )
    assert scenario.side_up(m) == "B"
    going(m).wounds = CARDS["vorakesh"].least - 1
    play(m, "strike:physical")
    assert (m.over, m.state.winner) == (True, 0)


@rule("RB-TURN-01", "RB-ACTION-03", "RB-ACTION-01")
def test_three_action_points_spent_in_any_mix() -> None:
    m = table("1 corbin at 7-8\n2 mok at 0-0")
    play(m, "step:7-7")
    play(dice(m, "p p p p p"), "rest")
    play(m, "step:7-6")
    assert m.asked[0].seat == 1, "with nothing left to do the turn is over"


@rule("RB-TURN-03", "RB-TURN-02")
def test_a_turn_may_end_with_points_left() -> None:
    m = play(table("1 corbin at 7-8\n2 mok at 0-0"), "end")
    assert m.asked[0].seat == 1
    play(m, "end")
    assert m.state.agenda[-1].points == 3  # type: ignore[union-attr]


@rule("RB-ROUND-01", "RB-ROUND-02", "RB-TIME-01", "RB-TIME-02", "RB-TERM-01")
def test_every_player_takes_one_turn_then_the_time_token_moves() -> None:
    m = table("1 corbin at 7-8\n2 mok at 0-0\n3 thorn at 0-0\nfirst: 2\nturn: 2")
    seats = []
    for _ in range(3):
        seats.append(m.asked[0].seat)
        play(m, "end")
    assert seats == [1, 2, 0]
    assert (m.state.time, m.state.rounds, m.asked[0].seat) == (2, 2, 1)


@rule("RB-TIME-05", "RB-STORY-01", "RB-TIME-07", "RB-TIME-06", "RB-STORY-03")
def test_four_story_spaces_and_two_refresh_spaces_in_a_pass() -> None:
    assert rounds.REFRESH == (6, 12)
    assert len(rounds.STORY) == 4
    m = table("1 corbin at 7-8\n2 mok at 0-0\nspent: 7-9 0-0\ntime: 5 act 1 round 5\nturn: 2")
    play(m, "end")
    assert m.state.time == 6
    assert m.state.spent == [CELL["0-0"]], "the gem under Mok stays face down"


@rule("RB-TOKEN-05")
def test_a_gem_under_any_hero_is_not_refreshed() -> None:
    m = table("1 corbin at 7-9, wounds 10\n2 mok at 1-5, delayed\nspent: 7-9 8-5\ntime: 11 act 1 round 11\nturn: 2")
    play(m, "end")
    assert m.state.spent == [CELL["7-9"]]


@rule("RB-ACT-01", "RB-ACT-02", "RB-TIME-03", "RB-SCEN-14")
def test_after_the_last_round_of_act_one_the_token_is_turned_and_margath_appears() -> None:
    m = table("1 corbin at 7-8\n2 mok at 1-5\ntime: 11 act 1 round 11\nturn: 2")
    play(m, "end")
    assert (m.state.time, m.state.act, m.state.villain) == (12, 1, -1)
    play(m, "end", "end")
    assert (m.state.time, m.state.act) == (1, 2)
    assert m.state.villain == CELL["11-6"]


@rule("RB-ACT-03", "RB-TIME-04", "RB-SCEN-16", "RB-WIN-05")
def test_after_round_24_the_token_stays_and_margath_marches_a_space_per_joker() -> None:
    m = table("1 corbin at 7-8\n2 mok at 1-5\nvillain: 11-6\ntime: 12 act 2 round 24\nturn: 2")
    play(dice(m, "joker mw joker p p"), "end", then="turn")
    assert m.state.villain == CELL["9-6"]
    assert (m.state.time, m.state.act) == (12, 2)
    play(dice(m, "mw mw p p p"), "end", "end", then="turn")
    assert m.state.villain == CELL["9-6"]


@rule("RB-SCEN-16", "RB-EXERT-04")
def test_the_first_player_may_exert_for_the_dice_of_the_march() -> None:
    m = table("1 corbin at 7-8, hand scout\n2 mok at 1-5\nvillain: 11-6\ntime: 12 act 2 round 24\nturn: 2")
    play(dice(m, "mw mw joker p p"), "end", then="march")
    play(dice(m, "p"), "reroll:joker", then="turn")
    assert m.state.villain == CELL["11-6"]


@rule("RB-SCEN-17", "RB-WIN-03", "RB-ROUND-03")
def test_when_margath_reaches_tamalir_all_have_lost() -> None:
    m = table("1 corbin at 7-8\n2 mok at 1-5\nvillain: 7-6\ntime: 12 act 2 round 28\nturn: 2")
    play(dice(m, "joker joker joker p p"), "end")
    assert m.over
    assert m.result is not None
    assert m.result.winners == []
    assert m.state.villain == CELL["5-6"], "he does not go past it"


@rule("RB-SCEN-22", "RB-SCEN-24", "RB-SCEN-25", "RB-ACT-03")
def test_vorakesh_appears_with_a_zombie_and_all_lose_after_round_24() -> None:
    m = table("1 corbin at 7-8\n2 mok at 1-5\ntime: 12 act 1 round 12\nturn: 2", "vorakesh")
    play(m, "end")
    assert (m.state.villain, m.state.zombies) == (CELL["3-3"], [CELL["3-3"]])
    m = table("1 corbin at 7-8\n2 mok at 1-5\nvillain: 3-3\ntime: 12 act 2 round 24\nturn: 2", "vorakesh")
    play(m, "end")
    assert m.over
    assert told(m, "lost")


def test_one_hero_alone_plays_against_the_clock() -> None:
    m = opened(1)
    play(m, "hero:hawthorne", "start:11-6")
    while m.asked[0].kind == "trim":
        play(m, keys(m)[0])
    assert (m.asked[0].seat, m.asked[0].kind) == (0, "turn")
    assert sheet(m).card == "hawthorne"


def test_what_is_counted_has_bounds_that_a_broken_position_leaves() -> None:
    m = table("1 corbin at 7-8, gold 2, wounds 3\n2 mok at 1-5")
    assert all(count.least <= count.value <= (count.most or count.value) for count in GAME.counts(m.state))
    m.state.heroes[0].gold = -1
    m.state.heroes[1].wounds = 10
    broken = [c.name for c in GAME.counts(m.state) if c.value < c.least or (c.most is not None and c.value > c.most)]
    assert broken == ["gold of 0", "wounds of 1"]
