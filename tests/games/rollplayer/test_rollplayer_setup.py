"""SETUP: preparation for 2, 3 and 4 players."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.content import CARDS, JOBS, RACES
from questhall.games.rollplayer.content.dice import COLOURS, DIE_OF, GOLD
from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.rules.gold import supply
from questhall.games.rollplayer.state import Deal, DiceTurn, Hero, Roll, StartDice, TakeBoard, TakeClass
from questhall.kernel import Keep, Match, Refused
from questhall.kit.script import answers
from questhall.ledger import rule
from tests.games.rollplayer.positions import KEY, hero, options, random_answers, table, told


def new_game(players: int, first: tuple[int, ...] = (), **settings) -> Match:
    """A game whose opening rolls are these."""
    outcomes = [("first", roll - 1, False) for roll in first]
    return Match(GAME, GAME.terms(players, **settings), KEY, Keep.JOURNAL, outcomes=outcomes)


def nobody(players: int) -> list[Hero]:
    return [Hero() for _ in range(players)]


def dealt(players: int, **settings) -> Match:
    """The table right after the cards were dealt."""
    heroes = [hero("human warrior"), hero("elf thief"), hero("orc bard"), hero("dwarf cleric")][:players]
    return table(*heroes, agenda=[Deal()], round=0, **settings)


@rule("RP-COMP-15")
def test_one_to_four_can_play() -> None:
    for players in (1, 2, 3, 4):
        assert len(new_game(players).state.heroes) == players
    for players in (0, 5):
        with pytest.raises(Refused, match=r"terms\.players"):
            GAME.terms(players)


@rule("RP-SETUP-01", "RP-TERM-14")
def test_the_highest_roll_goes_first() -> None:
    match = new_game(3, (2, 6, 3))
    assert match.state.first == 1
    assert match.asked[0].seat == 1


@rule("RP-SETUP-02")
def test_those_tied_for_the_highest_roll_again() -> None:
    match = new_game(3, (5, 2, 5, 1, 4))
    assert match.state.first == 2
    assert told(match).count("rolled-for-first") == 5


@rule("RP-SETUP-03")
def test_all_dice_start_in_the_bag() -> None:
    assert sum(new_game(4).state.bag) == 73


@rule("RP-SETUP-04", "RP-SETUP-32")
def test_boards_are_chosen_clockwise_and_each_exists_once() -> None:
    match = new_game(3, (1, 2, 6))
    assert options(match) == [f"race:{race}" for race in RACES]
    answers(match, "3 race:elf")
    assert "race:elf" not in options(match)
    answers(match, "1 race:orc", "2 race:human", then="setup.class")
    assert [each.race for each in match.state.heroes] == ["orc", "human", "elf"]


@rule("RP-SETUP-05", "RP-SETUP-06", "RP-SETUP-07", "RP-TERM-05", "RP-TERM-06")
@pytest.mark.parametrize(
    ("players", "gold", "left"), [(2, [5, 5], 50), (3, [5, 5, 6], 44), (4, [5, 5, 6, 7], 37), (1, [5], 55)]
)
def test_starting_gold_by_turn_order(players: int, gold: list[int], left: int) -> None:
    match = table(*nobody(players), agenda=[TakeBoard()], coins="0", first=1)
    for seat, race in zip(range(players), RACES, strict=False):
        answers(match, f"{seat + 1} race:{race}")
    assert [each.gold for each in match.state.heroes] == gold
    assert supply(match.state) == left


@rule("RP-SETUP-06")
def test_extra_gold_follows_turn_order_not_seats() -> None:
    match = table(*nobody(4), agenda=[TakeBoard()], first=3)
    answers(match, "3 race:elf", "4 race:orc", "1 race:human", "2 race:dwarf")
    assert [each.gold for each in match.state.heroes] == [6, 7, 5, 5]


@rule("RP-SETUP-08", "RP-CLASS-01")
def test_a_white_die_offers_the_two_sides_of_the_white_card() -> None:
    white = at_class_step(6)
    assert options(white) == ["class:cleric", "class:paladin"]
    answers(white, "2 class:paladin")
    assert white.state.heroes[1].job == "paladin"


def at_class_step(*colours: int) -> Match:
    """The class step, in which dice of these colours come out of the bag."""
    left, outcomes = [0, 10, 10, 10, 10, 10, 10, 13], []
    for colour in colours:
        outcomes.append(("bag", sum(left[:colour]), False))
        left[colour] -= 1
    match = table(*nobody(2), agenda=[TakeBoard(1)], first=2)
    match.chance.replay(outcomes)
    match.answer(0, "race:elf")
    return match


@rule("RP-SETUP-08", "RP-SETUP-09", "RP-SETUP-10", "RP-CLASS-05")
def test_gold_and_colours_already_taken_are_drawn_again() -> None:
    match = at_class_step(6, GOLD, 6, 2)
    assert match.asked[0].seat == 1
    answers(match, "2 class:cleric")
    assert options(match) == ["class:sorcerer", "class:wizard"]
    assert [each.gold for each in match.state.heroes] == [5, 5]
    assert told(match).count("drew-colour") == 4


@rule("RP-SETUP-11")
def test_drawn_dice_stay_out_until_all_have_a_class_and_then_return() -> None:
    match = at_class_step(6, GOLD, 6, 2)
    answers(match, "2 class:cleric", then="setup.class")
    assert sum(match.state.bag) == 73 - 4
    assert sum(GAME.components(match.state)[colour] for colour in COLOURS[1:]) == 73
    match.answer(0, "class:wizard")
    starting = 6
    assert sum(match.state.bag) == 73 - starting


@rule("RP-SETUP-12")
def test_classes_by_choice_start_with_the_last_player_and_go_counter_clockwise() -> None:
    match = table(*nobody(3), agenda=[TakeClass()], first=2, classes="choice")
    assert len(options(match)) == len(JOBS)
    answers(match, "1 class:bard")
    assert "class:monk" not in options(match)
    answers(match, "3 class:thief", "2 class:druid")
    assert [each.job for each in match.state.heroes] == ["bard", "druid", "thief"]


@rule("RP-SETUP-13", "RP-SETUP-14", "RP-SETUP-15", "RP-BOARD-05", "RP-BOARD-06", "RP-BOARD-07")
def test_everybody_has_one_class_one_backstory_and_one_alignment_of_their_own() -> None:
    match = random_answers(new_game(4), until=lambda match: match.state.round == 1)
    heroes = match.state.heroes
    for cards in (
        [each.job for each in heroes],
        [each.backstory for each in heroes],
        [each.alignment for each in heroes],
    ):
        assert all(cards)
        assert len(set(cards)) == 4
    assert [each.token for each in heroes] == [4] * 4


@rule("RP-SETUP-16", "RP-SETUP-17", "RP-SETUP-18")
@pytest.mark.parametrize(("players", "upper", "lower", "gone"), [(4, 26, 27, 0), (3, 23, 24, 6), (2, 19, 20, 14)])
def test_the_deck_has_one_dot_cards_above_two_dot_cards(players: int, upper: int, lower: int, gone: int) -> None:
    state = dealt(players).state
    deck = [*state.lower.cards, *state.upper.cards, *reversed(state.market)]
    assert [CARDS[card].rank for card in deck] == [2] * lower + [1] * upper
    assert len(state.discard) == gone
    assert sorted(CARDS[card].rank for card in state.discard) == [1] * (gone // 2) + [2] * (gone // 2)


@rule("RP-SETUP-18")
def test_each_stack_is_shuffled() -> None:
    state = dealt(4).state
    order = [*reversed(state.market), *reversed(state.upper.cards)]
    assert order != sorted(order, key=lambda card: CARDS[card].number)
    assert state.upper.seen == [0] * len(state.upper)


@rule("RP-SETUP-19", "RP-TERM-11", "RP-MARKET-10")
def test_removed_cards_are_open_to_all_in_the_discard_pile() -> None:
    match = dealt(2)
    for seat in (0, 1):
        view = match.view(seat)
        assert len(view.discard) == 14
        assert "?" not in view.discard
        assert set(view.upper.cards) == {"?"}


@rule("RP-SETUP-20", "RP-SETUP-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_market_and_initiative_have_a_card_more_than_players(players: int) -> None:
    state = dealt(players).state
    assert len(state.market) == len(state.pool) == len(state.coins) == players + 1


@rule("RP-SETUP-22", "RP-SETUP-23", "RP-SETUP-24")
@pytest.mark.parametrize(("players", "coins"), [(2, [0, 1, 0]), (3, [0, 1, 1, 0]), (4, [0, 1, 1, 1, 0])])
def test_coins_lie_on_the_middle_cards(players: int, coins: list[int]) -> None:
    assert dealt(players).state.coins == coins


@rule("RP-SETUP-25")
@pytest.mark.parametrize(("players", "dice"), [(2, 6), (3, 7), (4, 8)])
def test_each_player_in_turn_draws_n_plus_4_starting_dice(players: int, dice: str) -> None:
    match = dealt(players, first=2)
    assert match.asked[0].seat == 1
    assert len(match.state.hand) == dice
    random_answers(match, until=lambda match: match.state.round == 1)
    assert [sum(map(bool, each.dice)) for each in match.state.heroes] == [dice] * players


@rule("RP-SETUP-26", "RP-SETUP-27")
def test_starting_dice_fill_rows_from_left_to_right_and_give_no_actions() -> None:
    match = table(hero("human warrior"), hero("elf thief"), agenda=[StartDice(0)], round=0)
    match = with_starting_dice(match, "R6 R5 B4 G3 P2 K1")
    answers(match, "1 start:B4:STR", "1 start:R6:STR", "1 start:K1:DEX", then="setup.place")
    board = match.state.heroes[0].dice
    assert board[:6] == [24, 36, 0, 51, 0, 0]
    kinds = set()
    while match.state.round == 0:
        kinds.add(match.asked[0].kind)
        match.answer(match.asked[0].seat, options(match)[0])
    assert kinds == {"setup.place"}


def with_starting_dice(match: Match, dice: str) -> Match:
    """The same position, dice of these colours and values in hand."""
    state = match.state
    for die in state.hand:
        state.bag[die // 10] += 1
    state.hand = [DIE_OF[word] for word in dice.split()]
    for die in state.hand:
        state.bag[die // 10] -= 1
    state.agenda[-1] = StartDice(state.agenda[-1].turn, True)
    return Match(GAME, match.terms, KEY, Keep.JOURNAL, state)


@rule("RP-SETUP-28", "RP-SETUP-29")
def test_full_rows_and_gold_dice_pay_in_set_up() -> None:
    match = table(hero("human warrior", "gold 5"), hero("elf thief", "gold 5"), agenda=[StartDice(0)], round=0)
    match = with_starting_dice(match, "R6 R5 Y4 Y3 P2 K1")
    answers(match, "1 start:R6:STR", "1 start:R5:STR", "1 start:Y4:STR", "1 start:Y3:CHA")
    assert match.state.heroes[0].gold == 5 + 1 + 2 + 2


@rule("RP-SETUP-30")
def test_a_thief_takes_four_gold_for_each_gold_die() -> None:
    others = [hero("human warrior"), hero("orc bard"), hero("dwarf cleric")]
    match = table(*others, hero("elf thief", "gold 7"), agenda=[StartDice(3)])
    match = with_starting_dice(match, "Y6 Y5 R4 R3 P2 K1 W1 W2")
    answers(
        match,
        "4 start:Y6:STR",
        "4 start:R4:STR",
        "4 start:R3:STR",
        "4 start:Y5:DEX",
        "4 start:P2:DEX",
        "4 start:K1:DEX",
    )
    assert match.state.heroes[3].gold == 7 + 2 * 4 + 2 * 1


@rule("RP-SETUP-31")
def test_the_first_player_starts_round_1() -> None:
    match = random_answers(new_game(3), until=lambda match: match.state.round == 1)
    assert match.state.round == 1
    turns = [record for record in match.state.agenda if isinstance(record, DiceTurn)]
    assert turns == [] or turns[0].seat == match.state.first
    assert match.asked[0].seat == match.state.first


@rule("RP-COMP-12")
def test_a_die_is_drawn_by_chance_in_proportion_to_what_is_in_the_bag() -> None:
    match = table(hero("human warrior"), hero("elf thief"), agenda=[Roll()])
    streams = [stream for stream, _, _ in [*match.journal.outcomes, *match.chance.log]]
    assert streams.count("bag") == 3
    left = table(hero("human warrior"), hero("elf thief"), agenda=[DiceTurn(0)], pool="R1 B2 G3")
    left.state.bag = [0, 0, 0, 0, 0, 0, 0, 5]
    left.state.agenda, left.state.pool = [Roll()], [0, 0, 0]
    gold_only = Match(GAME, left.terms, KEY, Keep.JOURNAL, left.state)
    assert {die // 10 for die in [*gold_only.state.pool, *gold_only.state.hand] if die} == {GOLD}
