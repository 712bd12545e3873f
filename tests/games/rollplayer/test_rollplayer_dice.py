"""ROUND, ROLL, DICE, GOLD: the roll phase, the dice phase and where gold comes from."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.content.dice import DIE_OF
from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.rules.gold import supply
from questhall.games.rollplayer.state import Arrange, DiceTurn, Roll
from questhall.kernel import Keep, Match
from questhall.kit.script import ScriptError, answers
from questhall.ledger import rule
from tests.games.rollplayer.positions import (
    KEY,
    dice_turn,
    hero,
    market_phase,
    options,
    pool,
    random_answers,
    table,
    told,
)

EGOR, IRINA, KIRILL = "human warrior", "elf thief", "orc bard"
MARKET = "weak, chain-helm, longsword, climb"


def rolled(dice: str, players: int = 3, first: int = 1) -> Match:
    """The first player has rolled these dice and now lays them on the initiative cards."""
    heroes = [hero(EGOR), hero(IRINA), hero(KIRILL)][:players]
    cards = list(range(1, players + 2))
    match = table(*heroes, agenda=[DiceTurn(first - 1)], pool=dice, first=first)
    state = match.state
    state.hand, state.pool = [DIE_OF[word] for word in dice.split()], [0] * len(cards)
    state.agenda = [DiceTurn(first - 1), Arrange(first - 1, cards)]
    return Match(GAME, match.terms, KEY, Keep.JOURNAL, state)


@rule("RP-ROLL-01", "RP-ROLL-04", "RP-TERM-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_dice_are_rolled_as_there_are_initiative_cards(players: int) -> None:
    heroes = [hero(EGOR), hero(IRINA), hero(KIRILL), hero("dwarf cleric")][:players]
    match = table(*heroes, agenda=[Roll()], round=0, first=2)
    random_answers(match, until=lambda match: match.asked[0].kind == "dice.take")
    assert all(match.state.pool)
    assert len(match.state.pool) == players + 1
    assert sum(match.state.bag) == 73 - (players + 1)


@rule("RP-ROLL-02", "RP-ROLL-03")
def test_the_first_player_orders_dice_of_equal_value() -> None:
    match = rolled("G6 R1 Y4 P6")
    assert options(match) == ["put:G6:3", "put:P6:3"]
    answers(match, "1 put:P6:3")
    assert pool(match) == "R1 Y4 P6 G6"


@rule("RP-ROLL-03")
def test_the_other_order_of_equal_dice_is_legal_and_an_unsorted_one_is_not() -> None:
    match = rolled("G6 R1 Y4 P6")
    with pytest.raises(ScriptError):
        answers(match, "1 put:R1:2")
    answers(match, "1 put:G6:3")
    assert pool(match) == "R1 Y4 G6 P6"


@rule("RP-ROLL-02")
def test_dice_of_different_values_lie_in_ascending_order_without_a_question() -> None:
    match = table(hero(EGOR), hero(IRINA), agenda=[Roll()], round=0)
    while match.asked[0].kind == "pool.arrange":
        match.answer(match.asked[0].seat, options(match)[0])
    values = [die % 10 for die in match.state.pool]
    assert values == sorted(values)


@rule("RP-DICE-01")
def test_dice_turns_go_clockwise_from_the_first_player() -> None:
    match = dice_turn(hero(EGOR), hero(IRINA), hero(KIRILL), seat=2, first=2, pool="R1 Y4 P5 G6", market=MARKET)
    answers(match, "2 take:1", "2 place:CHA", "3 take:2", "3 place:CHA", "1 take:3", "1 place:CHA", then="market.visit")


@rule("RP-DICE-02", "RP-GOLD-01", "RP-INIT-01")
def test_a_card_is_taken_with_its_die_and_its_gold() -> None:
    match = dice_turn(hero(EGOR), hero(IRINA), pool="R1 B4 P6")
    answers(match, "1 take:2", "1 place:CHA", then="dice.take")
    egor = match.state.heroes[0]
    assert (egor.card, egor.gold, match.state.coins) == (2, 1, [0, 0, 0])
    assert pool(match) == "R1 -- P6"
    assert options(match) == ["take:1", "take:3"]


@rule("RP-DICE-03")
def test_the_die_goes_to_the_leftmost_empty_slot_of_a_row_with_room() -> None:
    match = dice_turn(hero(EGOR, "STR R5 G6", "DEX B1 B2 B3"), hero(IRINA), pool="R1 B4 P6")
    answers(match, "1 take:3")
    assert options(match) == [f"place:{row}" for row in ("STR", "CON", "INT", "WIS", "CHA")]
    answers(match, "1 place:STR")
    assert match.state.heroes[0].dice[:3] == [DIE_OF["R5"], DIE_OF["G6"], DIE_OF["P6"]]


@rule("RP-DICE-04", "RP-ATTR-16")
def test_the_die_is_placed_then_gold_comes_then_the_action() -> None:
    match = dice_turn(hero(EGOR, "CON G1 G2"), hero(IRINA), pool="R1 Y4 P6")
    answers(match, "1 take:2", "1 place:CON", then="act.CON")
    assert match.state.heroes[0].gold == 1 + 2 + 1
    assert told(match)[-5:] == ["took-card", "placed", "gained", "gained", "gained"]
    answers(match, "1 raise:CON3")
    assert match.state.heroes[0].gold == 4
    assert told(match)[-1] == "turned"


@rule("RP-DICE-05")
def test_after_all_turns_one_initiative_card_with_its_die_remains() -> None:
    match = dice_turn(hero(EGOR), hero(IRINA), hero(KIRILL), pool="R1 B4 P5 G6", market=MARKET)
    answers(match, "1 take:1", "1 place:CHA", "2 take:2", "2 place:CHA", "3 take:4", "3 place:CHA")
    assert pool(match) == "-- -- P5 --"


@rule("RP-DICE-05", "RP-GOLD-06")
def test_egor_takes_a_gold_die_and_flips_another() -> None:
    egor = hero(EGOR, "STR R2", "CON R4 B1 G3")
    match = dice_turn(egor, hero(IRINA), hero(KIRILL), pool="R1 Y4 P6 G6")
    answers(match, "1 take:2", "1 place:STR", then="act.STR")
    assert match.state.heroes[0].gold == 3
    answers(match, "1 flip:CON2", then="dice.take")
    assert match.state.heroes[0].dice[6:9] == [DIE_OF["R4"], DIE_OF["B6"], DIE_OF["G3"]]
    assert match.state.heroes[0].gold == 3
    assert match.asked[0].seat == 1


@rule("RP-DICE-06", "RP-MARKET-09")
def test_the_initiative_card_stays_with_its_player_until_the_market_turn_is_done() -> None:
    match = market_phase(hero(EGOR, "card 1", "gold 9"), hero(IRINA, "card 2"), market="weak, chain-helm, longsword")
    assert [each.card for each in match.state.heroes] == [1, 2]
    answers(match, "1 buy:weak")
    assert [each.card for each in match.state.heroes] == [0, 2]


@rule("RP-GOLD-02")
def test_the_third_die_of_a_row_pays_one_gold() -> None:
    match = dice_turn(hero(EGOR, "CHA R1 R2"), hero(IRINA), pool="R1 B4 P6")
    answers(match, "1 take:1", "1 place:CHA")
    assert match.state.heroes[0].gold == 1


@rule("RP-GOLD-03")
def test_a_gold_die_pays_two_gold() -> None:
    match = dice_turn(hero(EGOR), hero(IRINA), pool="Y1 B4 P6")
    answers(match, "1 take:1", "1 place:CHA")
    assert match.state.heroes[0].gold == 2


@rule("RP-GOLD-06")
def test_coin_gold_die_and_full_row_add_up() -> None:
    match = dice_turn(hero(EGOR, "CHA R1 R2"), hero(IRINA), pool="R1 Y4 P6")
    answers(match, "1 take:2", "1 place:CHA")
    assert match.state.heroes[0].gold == 1 + 2 + 1


@rule("RP-GOLD-07", "RP-GOLD-09")
def test_swapping_a_gold_die_into_the_third_slot_of_a_full_row_pays_nothing() -> None:
    egor = hero(EGOR, "STR Y3", "CON R4 B1 G3")
    match = dice_turn(egor, hero(IRINA), pool="R1 B4 P6")
    answers(match, "1 take:1", "1 place:DEX", "1 swap:STR1", "1 with:CON3", then="dice.take")
    assert match.state.heroes[0].dice[8] == DIE_OF["Y3"]
    assert match.state.heroes[0].gold == 0


@rule("RP-GOLD-04")
def test_discarding_a_market_card_pays_two_gold() -> None:
    match = market_phase(hero(EGOR, "card 1"), hero(IRINA, "card 2"), market="weak, chain-helm, longsword")
    answers(match, "1 discard:weak")
    assert match.state.heroes[0].gold == 2


@rule("RP-GOLD-05")
def test_gold_comes_from_nowhere_else() -> None:
    sources = set()
    for seed in range(12):
        match = Match(GAME, GAME.terms(2 + seed % 3), KEY + bytes([seed]), Keep.JOURNAL)
        random_answers(match, seed)
        sources |= {event.data["source"] for event in match.events if event.kind == "gained"}
    assert sources <= {"coin", "gold-die", "full-row", "discard", "longbow", "enlightened", "pickpocket"}
    assert {"coin", "gold-die", "full-row", "discard"} <= sources


@rule("RP-GOLD-08")
def test_gold_spent_goes_back_to_the_supply() -> None:
    match = market_phase(hero(EGOR, "card 1", "gold 9"), hero(IRINA, "card 2"), market="weak, chain-helm, longsword")
    before = supply(match.state)
    answers(match, "1 buy:weak")
    assert supply(match.state) == before + 4


@rule("RP-COMP-02")
def test_income_is_not_blocked_when_all_coins_are_out() -> None:
    match = dice_turn(hero(EGOR, "gold 60"), hero(IRINA, "gold 9"), pool="R1 Y4 P6")
    assert supply(match.state) == 0
    answers(match, "1 take:2", "1 place:CHA")
    assert match.state.heroes[0].gold == 63


@rule("RP-ROUND-01")
def test_a_round_is_roll_dice_market_cleanup() -> None:
    match = Match(GAME, GAME.terms(2), KEY, Keep.JOURNAL)
    random_answers(match, until=lambda match: match.state.round == 3)
    kinds = told(match)
    one = kinds[kinds.index("round") : len(kinds) - 1 - kinds[::-1].index("round")]
    first_of = {kind: one.index(kind) for kind in ("rolled", "took-card", "market")}
    turns = [index for index, kind in enumerate(one) if kind in ("bought", "discarded")]
    assert first_of["rolled"] < first_of["took-card"] < turns[0]
    assert turns[1] < first_of["market"]


@rule("RP-ROUND-02", "RP-BOARD-09", "RP-END-01")
@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 11), (4, 10)])
def test_the_game_lasts_until_all_boards_are_full(players: int, rounds: int) -> None:
    match = random_answers(Match(GAME, GAME.terms(players), KEY, Keep.JOURNAL), players)
    assert match.state.round == rounds
    assert all(0 not in each.dice for each in match.state.heroes)


@rule("RP-ROUND-02")
def test_four_players_need_the_last_five_dice_of_the_bag() -> None:
    colours = ("G4 B4 R4", "P4 K4 W4", "G4 B4 R4", "P4 K4 W4")  # with gold in two rows each, so that the box suffices
    boards = []
    for who, dice in zip((EGOR, IRINA, KIRILL, "dwarf cleric"), colours, strict=True):
        rows = [f"{row} {dice}" for row in ("STR", "DEX", "CON", "INT")]
        boards.append(hero(who, *rows, f"WIS {dice[:2]} {dice[3:5]} Y1", "CHA Y1 Y1"))
    match = table(*boards, agenda=[Roll()], round=9)
    assert sum(sum(map(bool, each.dice)) for each in match.state.heroes) == 68
    assert sum(match.state.bag) == 0
    assert len([die for die in [*match.state.pool, *match.state.hand] if die]) == 5
