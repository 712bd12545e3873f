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
from questhall.kernel.events import Happened
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.kit.texts import messages
from tests.games.rollplayer.positions import KEY, hero, random_answers

BROWSER = Path(__file__).parents[3] / "web" / "src" / "games" / "rollplayer"
SOURCES = {".py", ".yaml", ".ts", ".svelte"}
PREFIXES = ("ask-", "do-", "no-", "score-", "power-", "skill-", "sheet-", "board-", "set-", "name-", "type-")
PREFIXES += (
    "guide-",
    "standing-",
    "feat-",
    "ground-",
    "rp-phase-",
    "rp-deed-",
    "rp-group-",
    "of-",
    "content-",
    "fact-",
    "field-",
    "where-",
)
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


READ = {
    "ranger": ("В фазу обновления можете восстановить до 2 навыков.", "You ready up to 2 skills in cleanup."),
    "sorcerer": (
        "Купив карту черты, можете выполнить действие интеллекта.",
        "For each trait card you buy you may perform the action of intelligence.",
    ),
    "warrior": (
        "Карта оружия или брони стоит на 1 золотой дешевле.",
        "You pay 1 gold less for each weapon or armour card.",
    ),
    "heavy-crossbow": (
        "Две руки. Карта рынка любого типа стоит на 1 золотой дешевле.",
        "Two hands. You pay 1 gold less for each market card.",
    ),
    "steadfast": ("3 звезды за каждую вашу карту оружия.", "3 stars for each weapon card you have."),
    "pickpocket": (
        "Заберите 2 золотых у соперника, в одиночной игре из запаса.",
        "Take 2 gold from a rival; in the solo game, from the supply.",
    ),
    "mystic-cowl": (
        "Броня, волшебная. Звёзды по числу предметов: 2/5/9; ещё одна, если цвет класса синий или фиолетовый.",
        "A piece of mystic armour. Stars by number of pieces: 2/5/9; one more if your class colour is blue or purple.",
    ),
}


@pytest.mark.parametrize("thing", READ)
def test_a_card_reads_as_a_sentence(thing: str) -> None:
    assert tuple(about(thing, Texts(GAME, lang)) for lang in ("ru", "en")) == READ[thing]


COUNTED = {  # in Russian with 1, 2, 5 and 21
    ("rp-price", "number"): ("в 1 золотой.", "в 2 золотых.", "в 5 золотых.", "в 21 золотой."),
    ("board-gold", "gold"): ("1 золотой", "2 золотых", "5 золотых", "21 золотой"),
    ("board-stars", "stars"): ("1 звезда", "2 звезды", "5 звёзд", "21 звезда"),
    ("board-charisma", "tokens"): ("1 жетон харизмы", "2 жетона харизмы", "5 жетонов харизмы", "21 жетон харизмы"),
    ("power-readies", "number"): ("до 1 навыка.", "до 2 навыков.", "до 5 навыков.", "до 21 навыка."),
    ("sheet-backstory", "count"): ("1 совпадение", "2 совпадения", "5 совпадений", "21 совпадение"),
    ("sheet-armour", "count"): ("1 предмет", "2 предмета", "5 предметов", "21 предмет"),
    ("scored", "gold"): ("1 золотой.", "2 золотых.", "5 золотых.", "21 золотой."),
}


@pytest.mark.parametrize(("key", "counted"), COUNTED)
def test_numbers_stand_with_their_case(key: str, counted: str) -> None:
    texts = Texts(GAME, "ru")
    names = {"seat": "Анна", "stars": 1, "backstory": "brawler", "set": "chain"}
    said = [texts.say(key, **{**names, counted: number}) for number in (1, 2, 5, 21)]
    assert all(text.endswith(end) for text, end in zip(said, COUNTED[key, counted], strict=True)), said


def test_a_player_is_never_called_a_player_twice() -> None:
    texts = Texts(GAME, "ru")
    for kind, data in {"round": {"round": 3, "seat": 1}, "stole": {"seat": 0, "victim": 1, "gold": 2}}.items():
        assert "игрока Игрок" not in texts.event(Happened(kind, data))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lone_player_reads_of_no_others(lang: str) -> None:
    texts, match = Texts(GAME, lang), Match(GAME, GAME.terms(1), KEY, Keep.JOURNAL)
    said: set[str] = set()

    def listen(match: Match) -> bool:
        said.update(texts.question(choice.kind) for choice in match.asked)
        return False

    random_answers(match, 1, until=listen)
    said.update(texts.event(event) for event in match.events)
    said.add(texts.question("market.end"))
    assert not [text for text in said if re.search("rival|next player|соперник|следующ(его|ий) игрок", text)]
