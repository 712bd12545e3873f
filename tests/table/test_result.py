"""The picture of a finished game: drawn for whoever asks, in both languages, safe to open."""

from __future__ import annotations

import struct
from xml.etree import ElementTree

import pytest

from questhall.games import find_game
from questhall.kernel.texts import Texts
from questhall.record.tale import story
from questhall.table import lettering, result
from tests.record.test_tale import played

NAMES = ["<Ann> & Co", "", ""]
PNG = b"\x89PNG\r\n\x1a\n"


def words(svg: str) -> str:
    """Everything that is written on a picture."""
    return " ".join(ElementTree.fromstring(svg).itertext())


@pytest.mark.parametrize(
    ("lang", "said"), [("en", ["wins.", "Odo", "rounds", "armour"]), ("ru", ["Победа", "Одо", "раундов", "броня"])]
)
def test_a_picture_says_who_won_and_by_what(lang: str, said: list[str]) -> None:
    match = played("rollplayer")
    written = words(result.svg(match, story(match), lang, NAMES, 2040, False))
    assert match.result is not None
    assert all(word in written for word in [*said, "<Ann> & Co", *(f"{int(score)}" for score in match.result.scores)])
    told = story(match).feats[0][0]
    assert str(told.count) in written


@pytest.mark.parametrize("players", [1, 6])
def test_long_names_and_many_players_stay_inside(players: int) -> None:
    said = result.Told(
        *("Game", "V" * 90, "u" * 20, "seal"),
        names=["W" * 40] * players,
        roles=["R" * 40] * players,
        places=[1] * players,
        orders=["1"] * players,
        scores=["100"] * players,
        standing=[{"one": 1, "two": 70}] * players,
        sources={"one": "o" * 90, "two": "t" * 90},
        feats=["f" * 200] * players,
    )
    for text in ElementTree.fromstring(result.drawn(said, "")).iter("{http://www.w3.org/2000/svg}text"):
        size, font = float(text.attrib["font-size"]), text.attrib["font-family"].split("'")[1]
        wide = sum(lettering.widths(font).get(ord(letter), lettering.WIDTH) for letter in text.text or "")
        assert 0 <= float(text.attrib["x"]) <= float(text.attrib["x"]) + size * wide <= result.WIDE
        assert float(text.attrib["y"]) <= result.HIGH


@pytest.mark.parametrize(
    ("winners", "together", "ended", "said"),
    [
        (["Ann"], False, False, "Ann wins."),
        (["Ann", "Bob"], True, False, "Victory!"),
        ([], True, False, "Defeat"),
        ([], False, False, "Nobody wins"),
        (["Ann", "Bob"], False, False, "A draw."),
        ([], False, True, "The game was ended early"),
    ],
)
def test_the_verdict(winners: list[str], together: bool, ended: bool, said: str) -> None:
    texts = Texts(find_game("tictactoe"), "en", also=(result.WORDS,))
    assert result.verdict(texts, winners, 2, together, ended) == said


def test_a_party_has_no_places() -> None:
    match = played("gloomhaven", scenario=1)
    texts = Texts(match.game, "ru", also=(result.WORDS,))
    said = result.told(match, story(match), texts, ["Ann", "Bob", "Cid"], 60, False)
    assert (said.orders, said.scores) == (["", "", ""], ["", "", ""])
    assert said.sources == {"damage": "нанесено урона", "healed": "вылечено"}


def test_it_is_painted_as_it_is_drawn() -> None:
    match = played("rollplayer")
    painted = result.png(result.svg(match, story(match), "ru", NAMES, 60, False))
    assert painted.startswith(PNG)
    assert struct.unpack_from(">II", painted, 16) == (result.WIDE, result.HIGH)
