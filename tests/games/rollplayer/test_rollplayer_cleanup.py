"""CLEAN and END: the cleanup phase and the end of the game."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.content import CARDS
from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.state import Cleanup, Market
from questhall.kernel import Keep, Match
from questhall.kit.script import answers
from questhall.ledger import rule
from tests.games.rollplayer.positions import KEY, cleanup, hero, market_phase, options, random_answers, table, told

ROWS = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
FIRST = [f"{row} G4 B4 R4" for row in ROWS]
SECOND = [*(f"{row} P4 K4 W4" for row in ROWS)]


@rule("RP-CLEAN-01")
def test_charisma_tokens_are_gone_after_the_round() -> None:
    match = cleanup(hero("human warrior", "charisma 2"), hero("elf thief", "charisma 1"))
    assert [each.charisma for each in match.state.heroes] == [0, 0]


@rule("RP-CLEAN-02")
def test_a_single_tired_skill_is_readied_without_a_question() -> None:
    match = cleanup(hero("human warrior", "skills climb used"), hero("elf thief"))
    assert match.state.heroes[0].used == []
    assert "readied" in told(match)


@rule("RP-CLEAN-02")
def test_skills_are_readied_in_turn_order() -> None:
    tired = "skills climb used, search used"
    match = cleanup(hero("human warrior", tired), hero("elf thief", "skills knowledge used, concentrate used"), first=2)
    assert match.asked[0].seat == 1
    answers(match, "2 ready:knowledge", then="cleanup.ready")
    assert match.asked[0].seat == 0


@rule("RP-CLEAN-03", "RP-COMP-03")
def test_the_die_left_in_the_pool_returns_to_the_bag() -> None:
    match = cleanup(hero("human warrior", "skills climb used, search used"), hero("elf thief"), pool="-- R4 --")
    before = list(match.state.bag)
    match.answer(0, "ready:climb")
    drawn = [die // 10 for die in [*match.state.pool, *match.state.hand] if die]
    after = list(match.state.bag)
    for colour in drawn:
        after[colour] += 1
    assert [a - b for a, b in zip(after, before, strict=True)] == [0, 0, 0, 1, 0, 0, 0, 0]


@rule("RP-CLEAN-04")
def test_cards_left_in_the_market_are_discarded_for_nothing() -> None:
    match = cleanup(hero("human warrior", "gold 3"), hero("elf thief", "gold 3"), market="weak", discard="honest")
    assert match.state.discard == ["honest", "weak"]
    assert [each.gold for each in match.state.heroes] == [3, 3]


@rule("RP-CLEAN-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_new_cards_are_shown_as_there_are_initiative_cards(players: int) -> None:
    who = ("human warrior", "elf thief", "orc bard", "dwarf cleric")
    match = cleanup(*(hero(name) for name in who[:players]), deck="weak, climb, honest")
    assert len(match.state.market) == players + 1
    assert match.state.market[:3] == ["weak", "climb", "honest"]


@rule("RP-CLEAN-06")
def test_an_empty_deck_is_refilled_with_the_whole_discard_pile() -> None:
    match = cleanup(hero("human warrior", "skills climb used, search used"), hero("elf thief"))
    state = match.state
    cards = [*state.upper.cards, *state.lower.cards]
    state.discard, kept = cards[:-1], cards[-1]
    state.upper.cards, state.upper.seen = [], []
    state.lower.cards, state.lower.seen = [kept], [0]
    again = Match(GAME, match.terms, KEY, Keep.JOURNAL, state)
    again.answer(0, "ready:climb")
    assert again.state.market[0] == kept
    assert len(again.state.market) == 3
    assert again.state.discard == []
    assert {CARDS[card].rank for card in again.state.lower.cards} == {1, 2}
    assert "reshuffled" in told(again)


@rule("RP-CLEAN-06")
@pytest.mark.parametrize(("players", "left"), [(4, 3), (3, 3), (2, 3), (1, 1)])
def test_without_deck_drawing_no_reshuffle_happens(players: int, left: int) -> None:
    match = Match(GAME, GAME.terms(players), KEY, Keep.JOURNAL)
    while not match.over:
        choice = match.asked[0]
        plain = [key for key in choice.options if not key.startswith(("use:", "buy:", "attune:"))]
        match.answer(choice.seat, plain[match.count % len(plain)])
    assert "reshuffled" not in told(match)
    assert len(match.state.upper) + len(match.state.lower) == left


@rule("RP-CLEAN-07", "RP-CLEAN-08")
def test_a_coin_left_over_is_not_doubled() -> None:
    heroes = [hero("human warrior"), hero("elf thief"), hero("orc bard")]
    match = cleanup(*heroes, coins="0 0 1 0")
    assert match.state.coins == [0, 1, 1, 0]


@rule("RP-CLEAN-09", "RP-TERM-14")
def test_the_bag_passes_to_the_left() -> None:
    heroes = [hero("human warrior"), hero("elf thief"), hero("orc bard")]
    assert cleanup(*heroes, first=1).state.first == 1
    assert cleanup(*heroes, first=3).state.first == 0


@rule("RP-CLEAN-10")
def test_the_steps_of_cleanup_come_in_their_order() -> None:
    tired = hero("human warrior", "charisma 1", "skills climb used, search used")
    match = cleanup(tired, hero("elf thief"), market="weak", pool="-- R4 --", first=2)
    assert match.state.heroes[0].charisma == 0
    assert match.state.market == ["weak"]
    assert match.state.pool == [0, 34, 0]
    answers(match, "1 ready:climb")
    kinds = told(match)
    assert kinds.index("readied") < kinds.index("market") < kinds.index("round")
    assert match.state.first == 0


@rule("RP-CLEAN-11", "RP-END-03")
def test_a_readied_skill_waits_for_the_next_round() -> None:
    match = cleanup(hero("human warrior", "skills climb used"), hero("elf thief"))
    kinds = told(match)
    assert kinds.index("readied") < kinds.index("round")
    assert match.asked[0].kind in ("dice.take", "pool.arrange")


@rule("RP-END-01", "RP-END-02", "RP-CLEAN-11")
def test_the_round_that_fills_the_boards_is_the_last() -> None:
    match = table(hero("human warrior", *FIRST), hero("elf thief", *SECOND), agenda=[Cleanup()], market="weak")
    assert match.over
    assert told(match) == ["scored", "scored"]
    assert match.result is not None


@rule("RP-END-03")
def test_the_last_cleanup_prepares_no_round() -> None:
    match = table(
        hero("human warrior", *FIRST, "skills climb used"),
        hero("elf thief", *SECOND),
        agenda=[Cleanup()],
        market="weak",
    )
    assert match.over
    assert match.state.market == []
    assert match.state.first == 0
    assert "readied" not in told(match)


@rule("RP-END-03")
def test_skills_still_ready_may_be_used_before_the_scoring() -> None:
    match = table(
        hero("human warrior", *FIRST, "skills cure-wounds, climb used"),
        hero("elf thief", *SECOND),
        agenda=[Cleanup(), Market()],
        market="weak",
    )
    assert (match.asked[0].kind, options(match)) == ("window.last", ["done", "use:cure-wounds"])
    answers(match, "1 use:cure-wounds", "1 raise:STR1")
    assert match.over


@rule("RP-END-01")
def test_a_game_ends_only_when_all_boards_are_full() -> None:
    match = market_phase(hero("human warrior", *FIRST), hero("elf thief", *SECOND[:5]), market="weak")
    assert not match.over
    assert match.state.round == 2


def test_random_games_reach_their_end() -> None:
    assert random_answers(Match(GAME, GAME.terms(3), KEY, Keep.JOURNAL)).over
