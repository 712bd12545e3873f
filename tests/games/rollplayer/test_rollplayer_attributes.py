"""ATTR: the six attribute actions."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.content.board import CON, DEX, INT, SLOT, STR, WIS
from questhall.games.rollplayer.content.dice import DIE
from questhall.games.rollplayer.content.grid import CELLS
from questhall.games.rollplayer.game import GAME
from questhall.kernel import Keep, Match
from questhall.kit.script import answers, with_dice
from questhall.ledger import rule
from tests.games.rollplayer.positions import KEY, action, dice_turn, hero, market_phase, options, random_answers


def dice(match) -> dict[str, str]:
    """The dice of player 1 by slot."""
    return {SLOT[slot]: DIE[die] for slot, die in enumerate(match.state.heroes[0].dice) if die}


@rule("RP-ATTR-01", "RP-TERM-08")
@pytest.mark.parametrize("row", [STR, DEX, CON, INT, WIS])
def test_every_action_that_could_hurt_may_be_declined(row: str) -> None:
    match = action(hero("human warrior", "STR R5 G6"), row)
    before = dice(match)
    answers(match, "1 skip", then="dice.take")
    assert dice(match) == before
    assert match.state.heroes[0].token == 4


@rule("RP-ATTR-02", "RP-BOARD-10")
@pytest.mark.parametrize("row", ["STR", "DEX", "CON", "INT", "WIS"])
def test_the_action_is_that_of_the_row_of_the_placed_die(row: str) -> None:
    match = dice_turn(hero("human warrior", "CHA R2"), hero("elf thief"), pool="R1 B2 G3")
    answers(match, "1 take:1", f"1 place:{row}", then=f"act.{row}")


@rule("RP-ATTR-03")
def test_an_action_reaches_the_new_die_and_all_others_of_the_own_board_only() -> None:
    match = dice_turn(hero("human warrior", "CHA R1"), hero("elf thief", "STR R5 R6"), pool="R1 B2 G3")
    answers(match, "1 take:2", "1 place:STR")
    assert options(match) == ["skip", "flip:STR1", "flip:CHA1"]


@rule("RP-ATTR-04")
def test_one_action_and_the_turn_is_over() -> None:
    match = dice_turn(hero("human warrior"), hero("elf thief"), pool="R1 B2 G3")
    answers(match, "1 take:1", "1 place:STR", "1 flip:STR1", then="dice.take")
    assert match.asked[0].seat == 1


@rule("RP-ATTR-05")
def test_swapping_charisma_and_strength_dice_gives_no_further_action() -> None:
    match = dice_turn(hero("human warrior", "STR R1", "CHA B6"), hero("elf thief"), pool="G1 B2 G3")
    answers(match, "1 take:1", "1 place:DEX", "1 swap:CHA1", "1 with:STR1", then="dice.take")
    assert match.asked[0].seat == 1
    assert match.state.heroes[0].charisma == 0


@rule("RP-ATTR-06")
@pytest.mark.parametrize(("before", "after"), [(1, 6), (2, 5), (3, 4), (6, 1)])
def test_strength_turns_a_die_to_its_opposite_face(before: int, after: int) -> None:
    match = answers(action(hero("human warrior", f"STR R{before}"), STR), "1 flip:STR1")
    assert dice(match) == {"STR1": f"R{after}"}


@rule("RP-ATTR-07")
def test_dexterity_swaps_two_dice_with_their_values() -> None:
    match = action(hero("human warrior", "STR R1 B2", "CHA G6"), DEX)
    answers(match, "1 swap:STR2", "1 with:CHA1")
    assert dice(match) == {"STR1": "R1", "STR2": "G6", "CHA1": "B2"}


@rule("RP-ATTR-07")
def test_dexterity_swaps_within_a_row() -> None:
    match = answers(action(hero("human warrior", "STR R1 B2 G3"), DEX), "1 swap:STR1", "1 with:STR2")
    assert dice(match) == {"STR1": "B2", "STR2": "R1", "STR3": "G3"}


@rule("RP-ATTR-08")
def test_dexterity_needs_two_dice_and_no_empty_slot() -> None:
    match = action(hero("human warrior", "STR R1 B2"), DEX)
    assert options(match) == ["skip", "swap:STR1", "swap:STR2"]
    answers(match, "1 swap:STR1", then="dice.take")  # only one other die is there: it is taken without a question
    alone = dice_turn(hero("human warrior"), hero("elf thief"), pool="G1 B2 G3")
    answers(alone, "1 take:1", "1 place:DEX", then="dice.take")


@rule("RP-ATTR-09", "RP-ATTR-10")
def test_constitution_changes_a_die_by_one_and_never_wraps() -> None:
    match = action(hero("human warrior", "STR R1 R3 R6"), CON)
    assert options(match) == ["skip", "raise:STR1", "raise:STR2", "lower:STR2", "lower:STR3"]
    answers(match, "1 lower:STR2")
    assert dice(match) == {"STR1": "R1", "STR2": "R2", "STR3": "R6"}


@rule("RP-ATTR-11", "RP-ATTR-12")
@pytest.mark.parametrize(("kept", "value"), [("keep:R2", "R2"), ("keep:R5", "R5")])
def test_intelligence_rerolls_a_die_in_its_slot_and_keeps_either_value(kept: str, value: str) -> None:
    match = with_dice(action(hero("human warrior", "STR B1 R5"), INT), 2)
    answers(match, "1 reroll:STR2", f"1 {kept}")
    assert dice(match) == {"STR1": "B1", "STR2": value}


@rule("RP-ATTR-11")
def test_the_same_value_again_leaves_nothing_to_choose() -> None:
    match = with_dice(action(hero("human warrior", "STR R5"), INT), 5)
    answers(match, "1 reroll:STR1", then="dice.take")


@rule("RP-ATTR-13")
@pytest.mark.parametrize(
    ("direction", "cell"),
    [("good", "good-neutral"), ("evil", "evil-neutral"), ("law", "neutral-law"), ("chaos", "neutral-chaos")],
)
def test_wisdom_moves_the_token_one_cell(direction: str, cell: str) -> None:
    match = action(hero("human warrior"), WIS)
    assert len(options(match)) == 5
    answers(match, f"1 step:{direction}", then="dice.take")
    assert CELLS[match.state.heroes[0].token] == cell


@rule("RP-ATTR-13", "RP-ALIGN-04")
def test_wisdom_does_not_leave_the_grid() -> None:
    match = action(hero("human warrior, brawler, hermit at good-law"), WIS)
    assert options(match) == ["skip", "step:evil", "step:chaos"]


@rule("RP-ATTR-14", "RP-TERM-10", "RP-ATTR-02")
def test_charisma_gives_a_token_at_once() -> None:
    match = dice_turn(hero("human warrior"), hero("elf thief"), pool="G1 B2 G3")
    answers(match, "1 take:1", "1 place:CHA", then="dice.take")
    assert match.state.heroes[0].charisma == 1


@rule("RP-ATTR-15", "RP-TERM-10")
def test_a_charisma_token_pays_one_gold_of_a_purchase_in_the_same_round() -> None:
    irina = hero("elf warrior", "gold 3", "charisma 1", "card 1")
    match = market_phase(irina, hero("human thief", "card 2"), market="weak, chain-helm, longsword")
    answers(match, "1 buy:weak")
    assert (match.state.heroes[0].gold, match.state.heroes[0].charisma) == (0, 0)


@rule("RP-COMP-07")
def test_six_tokens_are_always_enough() -> None:
    most = 0
    for seed in range(6):
        match = Match(GAME, GAME.terms(4), KEY + bytes([seed]), Keep.BOUNDARY)

        def count(match) -> bool:
            nonlocal most
            most = max(most, sum(each.charisma for each in match.state.heroes))
            return False

        random_answers(match, seed, until=count)
    assert 0 < most <= 6
