"""Every sentence a player reads exists in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from questhall.games.rollplayer.content import CARDS, JOBS
from questhall.games.rollplayer.face.names import NAMES
from questhall.games.rollplayer.face.words import about
from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.rules.sheet import sheet
from questhall.games.rollplayer.state import World
from questhall.kernel import Keep, Match
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.kit.texts import messages
from tests.games.rollplayer.positions import KEY, hero, random_answers

BROWSER = Path(__file__).parents[3] / "web" / "src" / "games" / "rollplayer"
SOURCES = {".py", ".yaml", ".ts", ".svelte"}
PREFIXES = ("ask-", "do-", "no-", "score-", "power-", "skill-", "sheet-", "board-", "set-", "name-", "type-")
PREFIXES += ("guide-", "rp-phase-", "rp-deed-", "rp-group-")
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages(GAME.texts, "en") == messages(GAME.texts, "ru")


@pytest.mark.parametrize("thing", [*CARDS, *JOBS])
def test_every_card_and_class_says_what_it_does(thing: str) -> None:
    for lang in LANGUAGES:
        said = about(thing, Texts(GAME, lang))
        assert said.endswith(".")
        assert "{" not in said
        assert not re.search(r"\b(power|score|skill|about)-", said)
        assert bool(CYRILLIC.search(said)) == (lang == "ru")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_options_and_events_of_whole_games_are_sentences(lang: str) -> None:
    texts = Texts(GAME, lang)
    for players in (1, 2, 4):
        match = Match(GAME, GAME.terms(players), KEY, Keep.JOURNAL)
        said: set[str] = set()

        def listen(match: Match, said: set[str] = said) -> bool:
            for choice in match.asked:
                said.add(texts.question(choice.kind))
                said.update(texts.option(key) for key in choice.options)
            return False

        random_answers(match, players, until=listen)
        said.update(texts.event(event) for event in match.events)
        assert not [text for text in said if re.search(r"\{|\$|^(ask|do|no)-|\bcell-\d|\btype-", text)]
        if lang == "ru":
            assert not [text for text in said if not CYRILLIC.search(text) and not text.isdigit()]


def test_every_name_is_there_in_both_languages() -> None:
    for name, words in NAMES.items():
        assert words["en"], name
        assert words["ru"], name


def test_every_line_of_a_sheet_has_a_text() -> None:
    board = hero("human cleric", "gold 9", "armour chain-helm", "traits weak")
    for lang in LANGUAGES:
        texts = Texts(GAME, lang)
        for line in sheet(World(heroes=[board]), 0):
            assert texts.say(f"sheet-{line.kind}", **line.numbers) != f"sheet-{line.kind}"


def test_no_message_lies_unused() -> None:
    files = [path for root in (GAME.texts.parent, BROWSER) for path in root.rglob("*.*") if path.suffix in SOURCES]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    for key in messages(Path(GAME.texts), "en"):
        bare = key.partition(".")[0]
        for prefix in PREFIXES:
            bare = bare.removeprefix(prefix)
        known = {bare, bare.replace("_", "."), bare.replace("-", "_"), bare.replace("-", " ").replace("window_", "")}
        assert any(word in code for word in known), key
