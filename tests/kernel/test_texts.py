"""Texts: both languages have the same messages with the same variables; what is missing falls back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from examples.lanterns import GAME as LANTERNS
from questhall.games import catalogue
from questhall.kernel import Face, Refusal
from questhall.kernel.events import Happened
from questhall.kernel.texts import LANGUAGES, OURS, Texts
from questhall.kit.named import named
from questhall.kit.texts import messages, missing_texts
from questhall.terminal.table import WORDS

FOLDERS = {"kernel": OURS, "terminal": WORDS, **{name: game.texts for name, game in catalogue().items()}}


@pytest.mark.parametrize("name", FOLDERS)
def test_both_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    english, russian = (messages(FOLDERS[name], lang) for lang in LANGUAGES)
    assert english
    assert english == russian


def test_a_seat_a_card_and_a_number_are_shown_in_the_players_language() -> None:
    texts = Texts(LANTERNS, "ru", {0: "Ирина"})
    assert texts.event(Happened("drew", {"seat": 0, "card": "torch"})) == "Ирина берёт карту «Факел»."
    assert texts.event(Happened("drew", {"seat": 1}, unseen=True)) == "Игрок 2 берёт карту."
    assert texts.option("drop:guard") == "сбросить карту «Стража»"
    assert (
        texts.refusal(Refusal("hand.full", "LT-HAND-01", {"limit": 4})) == "Рука полна: не больше 4 карт. [LT-HAND-01]"
    )


def test_several_things_of_an_option_are_joined() -> None:
    texts = Texts(LANTERNS, "en")
    assert texts.option("drop:torch+guard") == "drop Torch, Guard"
    assert texts.parts("drop:+1") == ("drop", {"a": "+1"})


@pytest.mark.parametrize(("lanterns", "told"), [(1, "1 фонарь"), (2, "2 фонаря"), (5, "5 фонарей"), (21, "21 фонарь")])
def test_russian_plurals_are_right(lanterns: int, told: str) -> None:
    assert Texts(LANTERNS, "ru").say("board-thief", lanterns=lanterns, hand="").startswith(told)


def test_what_has_no_text_falls_back_to_english_and_then_to_its_key(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello\n")
    (tmp_path / "ru.ftl").write_text("\n")

    class Mute(type(LANTERNS)):  # type: ignore[misc]  # the class of the game
        texts = tmp_path

    texts = Texts(Mute(), "ru")
    assert texts.say("hello") == "Hello"
    assert texts.say("farewell.friend") == "farewell.friend"


def test_faults_of_texts_are_told(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = { $x }\nb = { $y }\nc = one\n")
    (tmp_path / "ru.ftl").write_text("a = { $x }\nb = nothing\n")
    assert missing_texts(tmp_path, {"a": ["x"], "b": ["y"], "c": [], "d": []}) == [
        "text 'b' uses other variables in en.ftl and ru.ftl",
        "text 'c' is missing in ru.ftl",
        "text 'd' is missing in en.ftl",
        "text 'd' is missing in ru.ftl",
    ]
    assert missing_texts(tmp_path, {"a": []})[0] == "text 'a' in en.ftl uses ['x'], which nobody gives it"


def test_a_text_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("broken = { $x \n")
    with pytest.raises(ValueError, match=r"en\.ftl: cannot be read near 'broken"):
        messages(tmp_path, "en")


def test_names_are_read_from_the_texts_by_their_prefix(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("name-good = good\nname-law = law\n    .help = the left\ngame-name = Virtues\n")
    (tmp_path / "ru.ftl").write_text(
        "name-good = добро\nname-law = порядок\n    .help = слева\ngame-name = Добродетели\n"
    )
    assert named(tmp_path) == {"good": {"en": "good", "ru": "добро"}, "law": {"en": "law", "ru": "порядок"}}
    assert named(tmp_path, "game-")["name"] == {"en": "Virtues", "ru": "Добродетели"}


def test_a_number_of_the_rules_may_stand_in_any_sentence(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("do-sell = sell { $a } for { $gold } gold\ngot = { $gold } gold\n")
    (tmp_path / "ru.ftl").write_text("do-sell = продать { $a } за { $gold }\ngot = { $gold }\n")

    class Priced(Face[Any]):
        def numbers(self) -> dict[str, int | str]:
            return {"gold": 2}

    class Shop(type(LANTERNS)):
        texts, face = tmp_path, Priced()

    texts = Texts(Shop(), "en")
    assert texts.option("sell:torch") == "sell torch for 2 gold"
    assert texts.say("got", gold=5) == "5 gold"
    assert missing_texts(tmp_path, {"do-sell": ["a"]}) != []
    assert missing_texts(tmp_path, {"do-sell": ["a"]}, Priced().numbers()) == []
