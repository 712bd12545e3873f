"""Everything a game can say, read by a machine before people read it."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.games import find_game
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.kit.texts import one_alone
from questhall.lab.proof import Line, faults, unbent, unfinished, without_yo
from questhall.lab.wording import Heard, beside, doubtful, lines, listened, written

ROOT = Path(__file__).parents[2]
RUSSIAN = sorted(path for ours in ("questhall", "examples", "web/src") for path in (ROOT / ours).rglob("ru.ftl"))

GAMES = ("rollplayer", "prophecy", "runebound", "gloomhaven")
AS_MEANT = {"set-party", "monster-unknown"}  # they name what has to be typed so


@pytest.fixture(scope="module", params=GAMES)
def heard(request: pytest.FixtureRequest) -> tuple[str, Heard]:
    return request.param, listened(find_game(request.param), games=1, seed=3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_doubtful(heard: tuple[str, Heard], lang: str) -> None:
    game = find_game(heard[0])
    said = lines(game, lang, heard[1])
    assert len(said) > 600
    found = doubtful(game, lang, heard[1], said)
    assert [f"{fault}: {line}" for fault, line in found if line.key not in AS_MEANT] == []


def test_cards_that_come_to_light_are_read_too(heard: tuple[str, Heard]) -> None:
    game, parts = find_game(heard[0]), heard[1].parts
    said = [line.text for line in lines(game, "en", heard[1]) if line.key.startswith("part ")]
    assert bool(parts) == bool(said) == (game.id == "gloomhaven")


def test_notes_and_remarks_beside_options_are_read_too(heard: tuple[str, Heard]) -> None:
    game = find_game(heard[0])
    for lang in LANGUAGES:
        assert any(line.key.startswith("remark-") for line in beside(Texts(game, lang), heard[1]))


@pytest.mark.parametrize("path", RUSSIAN, ids=lambda path: str(path.relative_to(ROOT)))
def test_twenty_one_keeps_its_number(path: Path) -> None:
    assert one_alone(path.parent) == []


def test_a_one_without_its_number_is_found(tmp_path: Path) -> None:
    cases = "{ $n ->\n    [one] жетон\n   *[other] { $n } жетонов\n}\n"
    (tmp_path / "ru.ftl").write_text(f"token = {cases}fine = {cases.replace('[one]', '[1]')}", encoding="utf-8")
    assert one_alone(tmp_path) == ["token"]


@pytest.mark.parametrize(
    ("lang", "text", "fault"),
    [
        ("en", "deal {$amount} damage", "a leftover placeholder"),
        ("en", "two  spaces", "a double space"),
        ("en", "Attack : 3", "a stray space"),
        ("en", "Rat, , Ghost", "a stray space"),
        ("en", "take: chain-helm", "a word of the program"),
        ("en", "take the шлем", "Russian in English"),
        ("en", "the the token", "a word twice"),
        ("en", "That needs 1 action points.", "one of many"),
        ("ru", "взять chain Helm", "untranslated: Helm, chain"),
        ("ru", "Cила +1", "two alphabets in a word"),
        ("ru", "Борис отказывается от обмена, который предложил Анна.", "a sex not every player has"),
        ("ru", "Анна: ограблен, потерян Предмет Молот.", "a sex not every player has"),
        ("ru", "Герой игрока Анна уничтожен.", "a sex not every player has"),
        ("ru", "Анна к походу готов.", "a sex not every player has"),
    ],
)
def test_what_is_wrong_is_found(lang: str, text: str, fault: str) -> None:
    assert fault in faults(text, lang, frozenset({"chain-helm"}))


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "Ann's board shows a 1 and 2 tokens."), ("ru", "Анна: повреждён Предмет «Копьё»."), ("en", "$3: three")],
)
def test_what_is_right_is_left_alone(lang: str, text: str) -> None:
    assert faults(text, lang, frozenset()) == []


def counted(sentence: str) -> list[Line]:
    return [Line("here", sentence.replace("#", number)) for number in ("1", "2", "5")]


@pytest.mark.parametrize(
    ("lang", "sentence", "beside"),
    [
        ("en", "Ann tests body: cards #.", "cards #"),
        ("en", "That costs # trophies.", "# trophies"),
        ("ru", "Анна получает золото: #.", "золото: #"),
        ("ru", "Корбин: получено ран # (магический урон).", "ран #"),
        ("ru", "Анна теряет # Здоровья.", "# Здоровья"),
    ],
)
def test_a_counted_word_that_never_changes_is_found(lang: str, sentence: str, beside: str) -> None:
    assert [fault for fault, _ in unbent(counted(sentence), lang)] == [f"“{beside}” with every number"]


def test_a_counted_word_that_changes_is_right() -> None:
    said = [Line("here", text) for text in ("Анна берёт 1 карту.", "Анна берёт 2 карты.", "Анна берёт 5 карт.")]
    assert list(unbent([*said, *counted("Раунд #, акт #.")], "ru")) == []


@pytest.mark.parametrize(
    ("key", "text", "fault"),
    [
        ("told", "лорд Хоторн: пас.", "no capital"),
        ("ask-turn", "Что вы делаете", "no stop"),
        ("do-end", "закончить", ""),
    ],
)
def test_what_is_told_or_asked_is_a_whole_sentence(key: str, text: str, fault: str) -> None:
    assert unfinished(key, text, frozenset({"told"})) == [fault] * bool(fault)


def test_a_word_has_its_dots_everywhere_or_nowhere() -> None:
    right, wrong = Line("a", "Тёмный лес и звёзды, 2 звезды, все и всё"), Line("b", "темный маг")
    assert list(without_yo([right, wrong])) == [("е for ё: темный", wrong)]


def test_numbers_are_said_in_all_their_cases() -> None:
    game = find_game("rollplayer")
    said = {line.text for line in lines(game, "ru", Heard(told={"gained": [{"seat": 0, "gold": 3, "source": "coin"}]}))}
    assert {
        f"Анна получает {gold} (карта инициативы)." for gold in ("1 золотой", "2 золотых", "5 золотых", "21 золотой")
    } <= said


def test_the_file_begins_with_what_is_doubtful(tmp_path: Path) -> None:
    game, path = find_game("gloomhaven"), tmp_path / "gloomhaven.ru.txt"
    count, wrong = written(game, "ru", Heard(), path)
    text = path.read_text(encoding="utf-8").splitlines()
    assert text[0].startswith("! untranslated: brute, tinkerer")
    assert wrong == 1
    assert len(text) == count + wrong
