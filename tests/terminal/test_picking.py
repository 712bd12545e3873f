"""Picking several things and giving signs at one keyboard."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from questhall.bots import make_bot
from questhall.kernel import Keep, Match
from questhall.terminal import Left, TerminalTable
from tests.kernel.ambush import GAME


def typed(*lines: str, lang: str = "en", seat: int = 1) -> tuple[str, TerminalTable]:
    """What the screen shows when a person types these lines and leaves; the other seat is a bot's."""
    match = Match(GAME, GAME.terms(2), b"terminal", Keep.JOURNAL)
    screen, words = StringIO(), iter([*lines, "quit"])
    bots = {1 - seat: make_bot("random", GAME, seed=1)}
    console = Console(file=screen, width=200)
    table = TerminalTable(match, bots, lang, console, lambda prompt: next(words), ["random", "human"])
    with pytest.raises(Left):
        table.play()
    return screen.getvalue(), table


def said(table: TerminalTable, seat: int = 1) -> list[str]:
    assert table.match.journal is not None
    return [key for who, key in table.match.journal.answers if who == seat]


def test_things_are_numbered_before_the_other_options() -> None:
    shown, table = typed()
    cards = table.match.state.robbers[1].hand.cards
    for number, card in enumerate(cards, 1):
        assert f"  {number}. Card {card[4:]}\n" in shown
    assert "  5. rest\n" in shown
    assert "Pick 2 different things of 1 to 4" in shown
    assert "You may say: early, late" in shown


def test_two_numbers_pick_two_things_in_order() -> None:
    cards = typed()[1].match.state.robbers[1].hand.cards
    assert said(typed("3 1")[1]) == [f"play:{cards[2]}:{cards[0]}"]
    assert said(typed(f"play:{cards[1]}:{cards[3]}")[1]) == [f"play:{cards[1]}:{cards[3]}"]
    assert said(typed("5")[1]) == ["rest"]


@pytest.mark.parametrize("line", ["1 1", "1", "1 2 3", "1 5", "9 1", "0 1", "6"])
def test_numbers_that_pick_nothing_are_explained(line: str) -> None:
    shown, table = typed(line)
    assert said(table) == []
    assert shown.count("Pick 2 different things of 1 to 4") == 2


def test_a_sign_is_given_by_key_or_by_word_and_the_question_is_not_listed_again() -> None:
    shown, table = typed("sign:early", "late", "Early", "5")
    assert said(table) == ["sign:early", "sign:late", "sign:early", "rest"]
    assert "Player 2 says: early." in shown
    silent, _ = typed("5")
    question = "Which two cards do you play?"
    assert shown.count(question) == silent.count(question)
    shown, table = typed("поздно", lang="ru")
    assert said(table) == ["sign:late"]
    assert "Можно сказать: рано, поздно" in shown


def test_a_number_is_explained() -> None:
    shown, table = typed("?1", "?5", "?", "?9", "help", "board", "position")
    assert said(table) == []
    assert "type their numbers in order, such as 3 7" in shown
    assert "“?9” is not understood here" in shown
