"""What games say of their printed components: every one named and worded in both languages, counted, stable."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from questhall.games import catalogue, find_game
from questhall.kernel import Component
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.kit.named import named
from questhall.kit.texts import messages
from tests.test_cli import questhall

COUNTS = {
    "gloomhaven": {
        "classes": 8,
        "cards": 232,
        "perks": 87,
        "items": 109,
        "goals": 24,
        "monsters": 52,
        "abilities": 232,
        "scenarios": 50,
        "events": 150,
        "quests": 24,
    },
    "prophecy": {
        "characters": 10,
        "places": 20,
        "common": 35,
        "rare": 26,
        "artifacts": 5,
        "skills": 50,
        "creatures": 37,
        "guardians": 10,
        "opportunities": 26,
        "chance": 21,
    },
    "rollplayer": {
        "races": 6,
        "classes": 12,
        "backstories": 16,
        "alignments": 17,
        "weapons": 8,
        "armour": 12,
        "traits": 20,
        "skills": 13,
        "sets": 3,
    },
    "runebound": {
        "heroes": 6,
        "skills": 60,
        "assets": 60,
        "adventures": 120,
        "stories": 20,
        "villains": 2,
        "scenarios": 2,
        "places": 48,
        "tokens": 60,
    },
}


def components(game: str, lang: str = "en") -> dict[str, list[Component]]:
    found = find_game(game)
    return {kind: list(of()) for kind, of in found.face.content(Texts(found, lang)).items()}


def everything(game: str, lang: str = "en") -> list[Component]:
    return [each for kind in components(game, lang).values() for each in kind]


def test_every_game_of_the_house_tells_of_its_components() -> None:
    told = {name for name, game in catalogue().items() if game.face.content(Texts(game, "en"))}
    assert told == set(COUNTS)


@pytest.mark.parametrize("game", COUNTS)
def test_there_are_as_many_as_the_game_has(game: str) -> None:
    assert {kind: len(found) for kind, found in components(game).items()} == COUNTS[game]


@pytest.mark.parametrize("game", COUNTS)
def test_no_two_of_a_kind_share_an_id(game: str) -> None:
    for kind, found in components(game).items():
        assert len({each.id for each in found}) == len(found), kind
        assert {each.kind for each in found} == {kind}


@pytest.mark.parametrize("game", COUNTS)
def test_each_has_a_name_in_every_language(game: str) -> None:
    unnamed = [each.id for each in everything(game) if not all(each.names.get(lang) for lang in LANGUAGES)]
    assert unnamed == []


@pytest.mark.parametrize("game", COUNTS)
def test_both_languages_tell_the_same_in_their_own_words(game: str) -> None:
    for english, russian in zip(everything(game, "en"), everything(game, "ru"), strict=True):
        assert shape(english) == shape(russian)
        assert all(line for lines in russian.words.values() for line in lines), russian.id
        assert not [line for line in said(russian) if is_english(line)]


@pytest.mark.parametrize("game", COUNTS)
def test_each_can_be_drawn(game: str) -> None:
    """What a drawing gets beyond the facts goes over the wire."""
    for each in everything(game):
        msgspec.json.encode(find_game(game).face.sheet(each))


def shape(component: Component) -> tuple[Any, ...]:
    """All but the words."""
    return component.id, dict(component.facts), list(component.words), component.origin, component.where


def said(component: Component) -> list[str]:
    return [line for lines in component.words.values() for line in lines]


def is_english(line: str) -> bool:
    """It has a word and no Russian letter."""
    return any(word.isalpha() and word.isascii() and len(word) > 2 for word in line.split()) and line.isascii()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", COUNTS)
def test_the_texts_call_every_kind_number_and_part_by_a_name(game: str, lang: str) -> None:
    there = set(messages(find_game(game).texts, lang))
    wanted = {f"content-{kind}" for kind in COUNTS[game]}
    for each in everything(game):
        wanted |= {f"fact-{name}" for name in each.facts} | {f"part-{part}" for part in each.words if part != "text"}
    assert wanted - there == set()
    assert {key for key in there if key.startswith(("content-", "fact-", "part-"))} - wanted == set()


@pytest.mark.parametrize("game", COUNTS)
def test_the_same_is_told_again(game: str) -> None:
    once, again = (msgspec.json.encode(components(game)) for _ in range(2))
    assert once == again


# The command


def test_the_kinds_of_a_game_are_counted() -> None:
    done = questhall("content", "gloomhaven", "--lang", "ru")
    assert done.returncode == 0, done.stderr
    assert "cards" in done.stdout
    assert "232" in done.stdout
    assert "карты способностей классов" in done.stdout


def test_a_card_is_read_with_its_numbers_and_words() -> None:
    lines = questhall("content", "gloomhaven", "cards").stdout.splitlines()
    assert lines[:3] == ["Trample  trample  Brute, level 1, initiative 72", "  top", "    Attack 3, PIERCE 2"]


def test_cards_come_as_json() -> None:
    cards = json.loads(questhall("content", "gloomhaven", "cards", "--json", "--lang", "ru").stdout)
    trample = cards[0]
    assert trample["names"] == {"en": "Trample", "ru": "Натиск"}
    assert [trample["facts"][name] for name in ("class", "level", "initiative")] == ["brute", 1, 72]
    assert trample["words"]["top"] == ["Атака 3, ПРОБОЙ 2"]


def test_what_is_drawn_later_is_read_only_by_who_asks_for_it() -> None:
    closed = questhall("content", "gloomhaven", "events", "--json")
    assert closed.returncode == 2
    assert "events of gloomhaven are secret until they are drawn" in closed.stderr
    assert closed.stdout == ""
    assert len(json.loads(questhall("content", "gloomhaven", "events", "--json", "--spoilers").stdout)) == 150


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("chess",), "there is no game 'chess'; there are"),
        (("tictactoe",), "tictactoe has no printed components"),
        (("gloomhaven", "spells"), "gloomhaven has no 'spells'; it has classes, cards, perks, items"),
    ],
)
def test_a_wrong_word_is_refused_with_what_there_is(words: tuple[str, ...], told: str) -> None:
    done = questhall("content", *words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("name", [name for name, game in catalogue().items() if (game.texts / "cover").exists()])
def test_every_value_of_a_setting_is_named_in_the_hall(name: str) -> None:
    game = catalogue()[name]
    told = named(game.texts / "cover", "value-")
    asked = {value for one in game.settings if not one.free for value in one.values if isinstance(value, str)}
    assert {value for value in asked if set(told.get(value, {})) != set(LANGUAGES)} == set()
