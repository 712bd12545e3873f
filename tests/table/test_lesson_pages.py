"""How to play, over HTTP: pages in both languages, rules as links, pictures as positions that give nothing away."""

from __future__ import annotations

import httpx
import pytest

from questhall.games import catalogue
from questhall.kit.lesson import languages, lesson
from tests.table.served import Served

LEARNED = [game.id for game in catalogue().values() if languages(game)]


def test_every_game_of_the_house_can_be_learned() -> None:
    assert {"rollplayer", "prophecy", "runebound", "gloomhaven"} <= set(LEARNED)


@pytest.mark.parametrize("game", LEARNED)
def test_a_lesson_is_told_in_the_language_asked_for(server: Served, game: str) -> None:
    listed = {one["id"]: one["lesson"] for one in httpx.get(f"{server.http}/api/games", timeout=60).json()}
    assert listed[game]
    for lang in ("en", "ru"):
        told = httpx.get(f"{server.http}/api/games/{game}/lesson?lang={lang}").json()
        found = lesson(catalogue()[game], lang)
        assert (told["lang"], told["title"]) == (lang, found.title)
        assert [each["title"] for each in told["sections"]] == ["", *(each.title for each in found.sections)]
        html = "".join(part["html"] for each in told["sections"] for part in each["parts"])
        assert all(f'href="#/rules/{game}?rule={rule}"' in html for rule in found.rules)
        assert "<script" not in html


@pytest.mark.parametrize("game", LEARNED)
def test_a_picture_is_a_position_seen_by_the_first_seat(server: Served, game: str) -> None:
    for picture in lesson(catalogue()[game], "en").pictures:
        told = httpx.get(f"{server.http}/api/games/{game}/lesson/{picture.name}").json()
        assert told["view"]
        assert told["key"] == ""
        assert set(told["parts"]) == set(told["printed"])


def test_what_is_not_there_is_refused_in_words(server: Served) -> None:
    for path in ("tictactoe/lesson", "gloomhaven/lesson/nothing", "gloomhaven/lesson/..%2Fen"):
        told = httpx.get(f"{server.http}/api/games/{path}")
        assert told.status_code == 404
    assert httpx.get(f"{server.http}/api/games/tictactoe/lesson").json()["reason"] == "http.no-lesson"
