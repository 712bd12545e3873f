"""A board as text, and the table in the terminal."""

from __future__ import annotations

import doctest

import pytest

from questhall.games.rollplayer import position
from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.position import BadNotation, hero_from, hero_text
from questhall.games.rollplayer.state import Hero
from questhall.kernel import Keep, Match
from questhall.kernel.texts import Texts
from tests.games.rollplayer.positions import KEY, dice_turn, hero, random_answers

BOARD = """\
human cleric, brawler, truth-seeker at good-law
gold 7, charisma 1, card 2, charmed, prayed
STR R5 G6 --
DEX Y4 -- --
CON -- -- --
INT -- -- --
WIS -- -- --
CHA W1 W2 W3
weapons longsword
armour chain-helm, chain-tunic
traits weak
skills climb, search used"""


def test_a_board_is_written_as_it_was_read() -> None:
    assert hero_text(hero_from(BOARD)) == BOARD


def test_the_notation_says_everything_about_a_hero() -> None:
    assert hero_from(BOARD) == Hero(
        race="human",
        job="cleric",
        backstory="brawler",
        alignment="truth-seeker",
        token=0,
        gold=7,
        charisma=1,
        card=2,
        dice=[35, 16, 0, 74, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 61, 62, 63],
        weapons=["longsword"],
        armour=["chain-helm", "chain-tunic"],
        traits=["weak"],
        skills=["climb", "search"],
        used=["search"],
        charmed=True,
        prayed=True,
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_board_of_random_games_parses_back(players: int) -> None:
    match = Match(GAME, GAME.terms(players), KEY)

    def same(match: Match) -> bool:
        for each in match.state.heroes if match.state.round else ():
            read = hero_from(hero_text(each))
            assert sorted(read.used) == sorted(each.used)
            read.used = each.used
            assert read == each
        return False

    assert random_answers(match, players, until=same).over


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gnome cleric", "line 1: 'gnome': not known"),
        ("human cleric, brawler, hermit at heaven", "line 1: 'heaven': not known"),
        ("human cleric\nSTR R5 G6 B1 B2", "line 2: 'B2': three dice at most"),
        ("human cleric\nSTR R7", "line 2: 'R7': three dice at most"),
        ("human cleric\n\nweapons weak", "line 3: 'weak': no card for weapons"),
        ("human cleric\nweapons longsword used", "line 2: 'used': a skill may be 'used', nothing else"),
        ("human cleric\ngold many", "line 2: 'gold many': expected weapons"),
    ],
)
def test_what_cannot_be_read_is_named_with_line_and_word(text: str, message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        hero_from(text)


def test_the_notation_is_documented_by_an_example_that_reads() -> None:
    example = "\n".join(line[4:] for line in (position.__doc__ or "").splitlines() if line.startswith("    "))
    assert hero_from(example).weapons == ["longsword"]
    assert doctest.DocTestParser().get_examples(position.__doc__ or "") == []


def board(lang: str) -> str:
    mine = hero("human cleric, brawler, truth-seeker at good-law", "gold 7, card 2", "STR R5 G6", "skills climb used")
    match = dice_turn(
        mine, hero("elf thief", "gold 3"), seat=2, pool="R1 -- P6", coins="0 0 0", market="reckless, chain-helm"
    )
    return GAME.face.board(match.state, Texts(GAME, lang, {0: "Irina", 1: "Egor"}))


def test_the_table_in_english() -> None:
    text = board("en")
    assert "Initiative: 1 [R1]  2 [Irina]  3 [P6]" in text
    assert "Reckless → chaos, 6 gold. 2 stars for each of your attributes of 5 or less." in text
    assert "Chain Helm, 2 gold. A piece of chainmail armour." in text
    assert "Irina Human Cleric · 7 gold · card 2" in text
    assert "Charitable. Once a round you may pay 2 gold" in text
    assert "Truth Seeker: good/law (+3)" in text
    assert "STR  R5 G6 --  11  14-15 (2)  · G ·" in text
    assert "Skills: Climb (used)" in text


def test_the_table_in_russian() -> None:
    text = board("ru")
    assert "Инициатива: 1 [К1]  2 [Irina]  3 [Ф6]" in text
    assert "Безрассудный → хаос, 6 золотых. 2 звезды за каждую вашу характеристику не больше 5." in text
    assert "Irina Человек Клирик · 7 золотых · карта 2" in text
    assert "СИЛ  К5 З6 --  11  14-15 (2)  · З ·" in text


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_table_can_be_shown_at_every_decision_and_with_the_sheet_at_the_end(lang: str) -> None:
    texts = Texts(GAME, lang)
    match = Match(GAME, GAME.terms(1), KEY, Keep.BOUNDARY)
    match = random_answers(match, until=lambda match: not GAME.face.board(match.view(0), texts))
    assert match.over
    assert "[RP-SOLO-21]" in GAME.face.board(match.state, texts)
