"""SOLO: the single-player game."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.content import CARDS
from questhall.games.rollplayer.content.dice import GOLD
from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.rules.scoring import score
from questhall.games.rollplayer.rules.solo import rank
from questhall.games.rollplayer.state import Attune, Cleanup, Deal, DiceTurn, Enemy, Market, World
from questhall.kernel import Keep, Match, Refused
from questhall.kit.script import answers, with_dice
from questhall.ledger import rule
from tests.games.rollplayer.positions import KEY, dice_turn, hero, options, random_answers, table, told

MARKET = "weak, climb, longsword"


def alone(card: int, roll: int | None, who: str = "human warrior", market: str = MARKET, **rest) -> Match:
    """The initiative card is taken; the enemy die shows this."""
    state = table(hero(who, f"card {card}, gold 9"), agenda=[DiceTurn(0)], pool="R1 B2 G3", market=market, **rest).state
    state.agenda = [Cleanup(), Market(), Enemy()]
    outcomes = [] if roll is None else [("enemy", roll - 1, False)]
    return Match(GAME, GAME.terms(1), KEY, Keep.JOURNAL, state, outcomes=outcomes)


@rule("RP-SOLO-01", "RP-SOLO-02")
def test_solo_is_set_up_as_for_two() -> None:
    match = random_answers(
        Match(GAME, GAME.terms(1), KEY, Keep.JOURNAL), until=lambda match: match.asked[0].kind == "setup.place"
    )
    state = match.state
    assert len(state.heroes) == 1
    assert state.heroes[0].gold == 5
    assert state.coins == [0, 1, 0]
    assert len(state.market) == 3


@rule("RP-SOLO-03", "RP-SOLO-05", "RP-TERM-12")
def test_diplomacy_is_out_and_the_deck_has_34_cards_after_market_and_trash() -> None:
    state = table(hero("human warrior"), agenda=[Deal()], round=0).state
    cards = [*state.upper.cards, *state.lower.cards, *state.market, *state.discard, *state.trash]
    assert "diplomacy" not in cards
    assert len(cards) == 52
    assert [len(state.market), len(state.trash), len(state.discard)] == [3, 1, 14]
    assert len(state.upper) + len(state.lower) == 34
    assert sorted(CARDS[card].rank for card in state.discard) == [1] * 7 + [2] * 7


@rule("RP-SOLO-05", "RP-TERM-12")
def test_the_trash_is_no_part_of_the_discard_pile() -> None:
    match = alone(3, 1, discard="honest", trash="search", deck="reckless")
    assert match.state.trash == ["search", "weak"]
    assert match.state.discard == ["honest"]


@rule("RP-SOLO-04", "RP-TERM-13")
def test_a_gold_die_is_set_aside_for_good() -> None:
    match = random_answers(Match(GAME, GAME.terms(1), KEY, Keep.JOURNAL))
    assert match.state.enemy == 1
    on_board = sum(die // 10 == GOLD for die in match.state.heroes[0].dice)
    assert match.state.bag[GOLD] + on_board == 12


@rule("RP-SOLO-06")
def test_six_starting_dice() -> None:
    assert len(table(hero("human warrior"), agenda=[Deal()], round=0).state.hand) == 6


@rule("RP-SOLO-07")
def test_three_dice_lie_on_three_cards() -> None:
    match = random_answers(
        Match(GAME, GAME.terms(1), KEY, Keep.JOURNAL), until=lambda match: match.asked[0].kind == "dice.take"
    )
    assert len([die for die in match.state.pool if die]) == 3


@rule("RP-SOLO-08", "RP-SOLO-10")
def test_the_enemy_acts_after_the_die_was_placed_and_before_the_market() -> None:
    match = dice_turn(hero("human warrior"), pool="R1 B2 G3", market=MARKET)
    match = with_dice(match, 2, stream="enemy")
    match.answer(0, "take:2")
    match.answer(0, "place:CHA")
    assert match.state.trash == ["climb"]
    assert match.state.heroes[0].gold == 1
    assert match.asked[0].kind == "market.visit"
    assert told(match)[-5:] == ["placed", "gained", "charmed", "enemy", "trashed"]


@rule("RP-SOLO-09")
def test_card_1_rolls_no_enemy_die() -> None:
    match = alone(1, None)
    assert "enemy" not in told(match)
    assert match.state.market == MARKET.split(", ")


@rule("RP-SOLO-10")
@pytest.mark.parametrize(
    ("roll", "gone"), [(1, ["weak"]), (2, ["climb"]), (3, ["longsword"]), (4, []), (5, []), (6, [])]
)
def test_card_2_trashes_by_the_lower_half(roll: int, gone: list[str]) -> None:
    assert alone(2, roll).state.trash == gone


@rule("RP-SOLO-11")
@pytest.mark.parametrize(
    ("roll", "gone"), [(1, "weak"), (2, "weak"), (3, "climb"), (4, "climb"), (5, "longsword"), (6, "longsword")]
)
def test_card_3_always_trashes(roll: int, gone: str) -> None:
    assert alone(3, roll).state.trash == [gone]


@rule("RP-SOLO-12")
def test_the_market_turn_is_as_usual() -> None:
    match = alone(1, None)
    assert options(match) == [f"{verb}:{card}" for verb in ("buy", "discard") for card in MARKET.split(", ")]
    answers(match, "1 discard:weak")
    assert match.state.heroes[0].gold == 9 + 2


@rule("RP-SOLO-13", "RP-SOLO-14")
def test_the_leftmost_card_left_is_discarded_and_the_rest_trashed() -> None:
    match = answers(alone(1, None), "1 buy:climb", "1 done")
    assert match.state.discard == ["weak"]
    assert match.state.trash == ["longsword"]


@rule("RP-SOLO-14")
def test_after_an_enemy_hit_only_one_card_is_left_to_discard() -> None:
    match = answers(alone(3, 1), "1 buy:climb", "1 done")
    assert match.state.trash == ["weak"]
    assert match.state.discard == ["longsword"]


@rule("RP-SOLO-13")
def test_with_nothing_left_nothing_happens() -> None:
    match = alone(3, 1, who="human bard")
    match.state.heroes[0].charmed = True
    answers(match, "1 buy:climb", "1 buy:longsword", "1 done")
    assert match.state.discard == []
    assert match.state.trash == ["weak"]


def druid(card: int, roll: int | None) -> Match:
    """A druid adds a fourth card and then the enemy die shows this."""
    start = table(hero("human druid", f"card {card}, gold 9"), agenda=[DiceTurn(0)], pool="R1 B2 G3", market=MARKET)
    state = start.state
    state.discard = ["honest"]
    state.upper.take("honest")
    state.agenda = [Cleanup(), Market(), Enemy(), Attune(0)]
    outcomes = [] if roll is None else [("enemy", roll - 1, False)]
    match = Match(GAME, GAME.terms(1), KEY, Keep.JOURNAL, state, outcomes=outcomes)
    match.answer(0, "attune:honest")
    return match


@rule("RP-SOLO-15")
def test_the_druids_card_lies_on_the_right_before_the_enemy_acts() -> None:
    match = dice_turn(hero("human druid"), pool="R1 B2 G3", market=MARKET, discard="honest")
    match = with_dice(match, 4, stream="enemy")
    match.answer(0, "take:2")
    match.answer(0, "place:CHA")
    assert match.asked[0].kind == "druid.attune"
    answers(match, "1 attune:honest")
    assert match.state.trash == ["honest"]


@rule("RP-SOLO-15")
def test_a_druid_who_adds_nothing_meets_the_table_for_three_cards() -> None:
    match = dice_turn(hero("human druid"), pool="R1 B2 G3", market=MARKET, discard="honest")
    match = with_dice(match, 4, stream="enemy")
    for key in ("take:2", "place:CHA", "skip"):
        match.answer(0, key)
    assert match.state.trash == []


@rule("RP-SOLO-16")
def test_four_cards_and_card_1_roll_nothing() -> None:
    assert "enemy" not in told(druid(1, None))


@rule("RP-SOLO-17")
@pytest.mark.parametrize(
    ("roll", "gone"), [(1, ["weak"]), (2, ["climb"]), (3, ["longsword"]), (4, ["honest"]), (5, []), (6, [])]
)
def test_four_cards_and_card_2(roll: int, gone: list[str]) -> None:
    assert druid(2, roll).state.trash == gone


@rule("RP-SOLO-18")
@pytest.mark.parametrize(
    ("roll", "gone"), [(1, "weak"), (2, "weak"), (3, "climb"), (4, "longsword"), (5, "honest"), (6, "honest")]
)
def test_four_cards_and_card_3(roll: int, gone: str) -> None:
    assert druid(3, roll).state.trash == [gone]


@rule("RP-SOLO-18", "RP-SOLO-13", "RP-SOLO-14")
def test_four_cards_after_a_purchase() -> None:
    match = answers(druid(1, None), "1 buy:honest")
    assert match.state.discard == ["weak"]
    assert match.state.trash == ["climb", "longsword"]


@rule("RP-SOLO-19", "RP-DICE-05")
def test_both_dice_left_return_to_the_bag_and_the_enemy_die_stays() -> None:
    match = dice_turn(hero("human warrior", "gold 1"), pool="R1 B2 G3", market=MARKET)
    before = list(match.state.bag)
    answers(match, "1 take:1", "1 place:CHA", "1 discard:weak")
    after = list(match.state.bag)
    for die in [*match.state.pool, *match.state.hand]:
        after[die // 10] += bool(die)
    assert [a - b for a, b in zip(after, before, strict=True)] == [0, 1, 1, 0, 0, 0, 0, 0]
    assert match.state.enemy == 1


@rule("RP-SOLO-20")
def test_twelve_rounds_and_no_reshuffle_without_further_draws() -> None:
    match = Match(GAME, GAME.terms(1), KEY, Keep.JOURNAL)
    while not match.over:
        plain = [key for key in match.asked[0].options if not key.startswith(("use:", "buy:", "attune:"))]
        match.answer(0, plain[match.count % len(plain)])
    assert match.state.round == 12
    assert len(match.state.upper) + len(match.state.lower) == 38 - 37


@rule("RP-SOLO-20")
def test_there_is_no_short_and_no_friendly_solo_game() -> None:
    with pytest.raises(Refused, match=r"terms.solo-short \[RP-SOLO-20\]"):
        GAME.terms(1, short=True)
    with pytest.raises(Refused, match=r"terms.solo-friendly \[RP-SOLO-12\]"):
        GAME.terms(1, friendly=True)


@rule("RP-SOLO-21")
@pytest.mark.parametrize(("gold", "stars"), [(7, 0), (8, 1), (15, 1), (16, 2)])
def test_a_star_for_every_8_gold(gold: int, stars: int) -> None:
    rich, poor = hero("human warrior", f"gold {gold}"), hero("human warrior")
    assert score(World(heroes=[rich]), 0) - score(World(heroes=[poor]), 0) == stars


@rule("RP-SOLO-21")
def test_gold_is_worth_nothing_among_rivals() -> None:
    assert score(World(heroes=[hero("human warrior", "gold 16"), hero("elf thief")]), 0) == score(
        World(heroes=[hero("human warrior"), hero("elf thief")]), 0
    )


@rule("RP-SOLO-22", "RP-SOLO-23", "RP-SOLO-24", "RP-SOLO-25", "RP-SOLO-26", "RP-SOLO-27")
def test_the_ranks() -> None:
    ranks = [rank(stars) for stars in (38, 37, 34, 33, 30, 29, 26, 25, 22, 21)]
    assert ranks == [
        *("true-hero", "clan-leader", "clan-leader", "celebrity", "celebrity"),
        *("adventurer", "adventurer", "mercenary", "mercenary", "npc"),
    ]


@rule("RP-SOLO-27", "RP-SOLO-26")
def test_a_solo_game_is_won_by_anything_better_than_an_npc() -> None:
    board = hero("human thief, brawler, free-spirit at neutral-chaos", *["gold 152"])
    assert GAME.result(World(heroes=[board])).winners == [0]
    board.gold = 151
    assert GAME.result(World(heroes=[board])).winners == []
