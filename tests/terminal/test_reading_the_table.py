"""What a person at the terminal can read: what options do, the words on cards, the rule behind a question."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from questhall import ledger
from questhall.bots import make_bot
from questhall.games import find_game
from questhall.kernel import Keep, Match
from questhall.kernel.texts import Texts
from questhall.lab.wording import listened
from questhall.terminal.table import TerminalTable
from tests.games.rollplayer.positions import hero, market_phase

GAMES = ("rollplayer", "prophecy", "runebound")


def told(game: str, *lines: str, lang: str = "en", seed: int = 4, players: int = 2) -> str:
    """The screen of somebody in seat 0 who types these lines; a bot in the others."""
    played = find_game(game)
    match: Match[Any] = Match(played, played.terms(players), seed.to_bytes(16, "big"), Keep.JOURNAL)
    bots = {seat: make_bot("bot", played, seed) for seat in range(1, players)}
    screen, typed = StringIO(), iter(lines)

    def ask(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    table = TerminalTable(match, bots, lang, Console(file=screen, width=200), ask, ["human", *["bot"] * (players - 1)])
    with pytest.raises(EOFError):
        table.play()
    return screen.getvalue()


def test_a_card_is_read_by_its_name_or_its_beginning() -> None:
    assert "Longsword: One hand. Your dice of the class colour count 1 higher" in told("rollplayer", "?longsword")
    assert "Длинный меч: Одна рука." in told("rollplayer", "?длинный м", lang="ru")
    assert "Pack of Wolves: animal; Strength 3; 3 lives" in told("prophecy", "?pack of wolves")
    assert "Steadfastness: [" in told("runebound", "?steadfastness")
    assert "Attack 4, STUN" in told("gloomhaven", "?shield bash")
    assert "Щит 1; потом потрачен до долгого отдыха" in told("gloomhaven", "? Треугольный щит", lang="ru")


def test_a_name_of_several_words_is_read_as_a_whole() -> None:
    said = told("gloomhaven", "?shield spikes")
    assert "Shield Bash" not in said


def test_a_name_that_nothing_has_is_explained() -> None:
    assert "“?excalibur” is not understood here" in told("rollplayer", "?excalibur")


def test_a_question_finds_the_rules_that_answer_it() -> None:
    assert ledger.ledger("rollplayer")["RP-SCORE-17"].text + " [RP-SCORE-17]" in told("rollplayer", "?how do I win")
    assert "[PR-DEATH-01]" in told("prophecy", "? что будет, если умрёт персонаж", lang="ru")


def test_a_name_alone_is_enough_to_read_a_card() -> None:
    assert "Длинный меч: Одна рука." in told("rollplayer", "длинный меч", lang="ru")


def test_a_map_that_has_not_changed_is_not_drawn_again() -> None:
    first, again = told("gloomhaven", *["1"] * 3), told("gloomhaven", *["1"] * 4)
    assert again.count("Goal: ") == first.count("Goal: ") + 1
    assert again.count("\\_____/") == first.count("\\_____/")


def test_a_number_that_is_none_is_a_word() -> None:
    assert "“?²” is not understood here" in told("tictactoe", "?²")


def test_an_option_is_told_with_the_rule_behind_the_question() -> None:
    screen = told("rollplayer", "?1")
    assert ledger.ledger("rollplayer")["RP-SETUP-04"].text + " [RP-SETUP-04]" in screen


def test_the_first_events_are_told() -> None:
    assert "for the first turn" in told("rollplayer")


def test_doing_nothing_stands_last() -> None:
    screen = told("prophecy", "1", "1", "1")
    question = screen[screen.rindex("How do you spend your movement?") :].splitlines()
    assert "stay here" in question[-1]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_names_a_rule_that_there_is(game: str) -> None:
    rules, known = find_game(game).face.rules, ledger.ledger(game)
    assert not set(rules.values()) - known.keys()
    heard = set(listened(find_game(game), games=1, seed=2).questions)
    assert len(heard & rules.keys()) >= 0.85 * len(heard)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_remarks_are_sentences_for_options_that_are_there(game: str, lang: str) -> None:
    played = find_game(game)
    texts = Texts(played, lang)
    for seed in range(3):
        match: Match[Any] = Match(played, played.terms(2), seed.to_bytes(16, "big"), Keep.JOURNAL)
        bots = [make_bot("bot", played, seed + seat) for seat in range(2)]
        for _ in range(150):
            if not match.asked:
                break
            choice = match.asked[0]
            view = match.view(choice.seat)
            before = repr(view)
            said = played.face.remarks(view, choice, texts)
            assert repr(view) == before
            assert said.keys() <= choice.options.keys()
            assert not [line for line in said.values() if "remark-" in line or "{" in line or "None" in line]
            match.answer(choice.seat, bots[choice.seat].answer(match.seen(choice.seat)))


def test_any_word_of_a_name_finds_a_card_and_a_place_is_read_as_it_is_printed() -> None:
    assert "Верховный лорд Маргат: " in told("runebound", "?маргат", lang="ru")
    assert "Деревня: цивилизованная, порт" in told("prophecy", "?Деревня", lang="ru")
    assert "Tamalir: city" in told("runebound", "?tamalir")


def test_an_old_event_is_told_with_the_names_of_then() -> None:
    screen = told("runebound", "1", "1", "log", lang="ru", seed=7)
    assert not re.search(r"(\w+) играет за героя: \1", screen)


def test_a_price_on_the_market_says_that_it_is_gold() -> None:
    match = market_phase(hero("human thief", "card 1", "gold 9"), hero("elf warrior"), market="longsword, chain-helm")
    board = match.game.face.board(match.view(0), Texts(match.game, "ru"))
    assert "  Длинный меч, 2 золотых. " in board


def test_the_help_names_nothing_of_another_game_and_pages_have_russian_words() -> None:
    assert "H11" not in told("rollplayer", "help")
    assert "карта" in told("runebound", "help", lang="ru").partition("по слову:")[2].splitlines()[0]
    assert "s поселение, h святилище" in told("runebound", "карта", lang="ru")
