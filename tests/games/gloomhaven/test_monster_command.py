"""`questhall gloomhaven monster` as players use it, and every card in words."""

import re

import pytest
from typer.testing import CliRunner

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.notation.actions import card_entries
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.face.texts import TEXTS
from questhall.games.gloomhaven.face.words import Speaker
from questhall.games.gloomhaven.tool.commands import app
from questhall.games.gloomhaven.tool.monster_commands import find
from questhall.kit.texts import messages, missing_texts
from questhall.ledger import rule

WIDE = {"COLUMNS": "160"}


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["monster", *words], env=WIDE)
    return result.exit_code, result.output


def rows(text: str, *first: str) -> list[list[str]]:
    """The rows of a table that begin with these cells."""
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in text.splitlines() if line.startswith("│")]
    return [row for row in cells if row[: len(first)] == list(first)]


@rule("GH-MONSTAT-01", "GH-MONSTAT-02")
def test_statistics_and_deck_are_shown_as_tables() -> None:
    code, text = run("bandit-guard")
    assert code == 0
    assert "Bandit guard (monster)" in text
    assert "shared by bandit guard, city guard, inox guard" in text
    assert rows(text, "7") == [
        ["7", "normal", "16", "5", "4", "-", ""],
        ["7", "elite", "14", "3", "5", "-", "Shield 3, MUDDLE"],
    ]
    assert rows(text, "15 (reshuffle)") == [["15 (reshuffle)", "Shield 1"]] * 2
    assert len(rows(text, "0")) == 2


def test_a_level_shows_two_rows_only() -> None:
    _, text = run("Bandit", "Guard", "--level", "3")
    assert [row[:3] for row in rows(text, "3")] == [["3", "normal", "9"], ["3", "elite", "10"]]
    assert rows(text, "4") == []


@rule("GH-BOSS-03", "GH-BOSS-04", "GH-BOSS-05")
def test_a_bosss_formulas_are_worked_out_for_a_number_of_characters() -> None:
    _, plain = run("inox bodyguard", "--level", "1")
    assert rows(plain, "1") == [["1", "boss", "7xC", "2", "1+C", "-", ""]]
    _, counted = run("inox bodyguard", "--level", "1", "--players", "4")
    assert rows(counted, "1") == [["1", "boss", "28", "2", "5", "-", ""]]
    assert "Immune to DISARM, MUDDLE, POISON, STUN" in counted
    _, all_levels = run("inox bodyguard")
    assert "at level 0: Move +0. Attack +0. Retaliate 3" in all_levels
    assert "at level 7: Move +0. Attack +0. Retaliate 5" in all_levels
    _, letters = run("dark rider", "--players", "2")
    assert "X is the number of hexes moved this turn." in letters
    assert rows(letters, "0")[0][4] == "3+X"


def test_it_speaks_russian_and_understands_it() -> None:
    code, text = run("живой", "дух", "--lang", "ru", "--level", "0")
    assert code == 0
    assert "Живой дух (монстр)" in text
    assert "Летает." in text
    assert rows(text, "0")[1] == ["0", "мощный", "3", "3", "3", "3", "Щит 2"]
    assert "ПРОКЛЯТИЕ, все враги на дальности" in text
    assert find("ЧЕРНЫЙ БЕС") == find("black imp") == find("Black-Imp") == "black-imp"


@pytest.mark.parametrize(
    ("name", "meant"),
    [("bandit-gard", "bandit-guard"), ("lving bones", "living-bones"), ("живые кости", "living-bones")],
)
def test_an_unknown_name_is_told_with_the_nearest_ones(name: str, meant: str) -> None:
    code, text = run(name)
    assert code == 2
    assert f"there is no monster '{name}'" in text
    assert meant in text


def test_a_level_that_is_none_is_refused() -> None:
    assert run("hound", "--level", "8")[0] == 2
    assert run("hound", "--players", "5")[0] == 2


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_can_be_said(lang: Lang) -> None:
    speaker = Speaker(lang)
    said = [speaker.entry(entry) for name in bestiary.decks() for card in bestiary.deck(name) for entry in card.entries]
    for type_ in bestiary.types():
        code, text = run(type_, "--lang", lang)
        assert code == 0, type_
        assert "monster-" not in text
    assert all(said)
    assert not [one for one in said if "{" in one or ", ," in one or one != one.strip()]
    if lang == "ru":
        assert not [one for one in said if re.search("[A-Za-z]", one)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("attack +0 range 2 (use ice, attack +2 range +1)", "Attack +0, range 2; with ice: Attack +2, range +1"),
        ("shield 1 (use ice, shield 2 instead)", "Shield 1; with ice instead: Shield 2"),
        ("heal 4 range 3 (use earth, targets 3)", "Heal 4, range 3; with earth: Heal 4, range 3, targets 3"),
        ("summon living-bones - n e", "Summon living bones, - / normal / elite"),
        ("muddle immobilize one adjacent enemy", "MUDDLE, IMMOBILIZE, one adjacent enemy"),
        ("move +1 jump", "Move +1, jump"),
        ("when dying (attack +2 area ring)", "when it dies: Attack +2, area of 6 (ring)"),
    ],
)
def test_a_card_reads_as_it_means(text: str, said: str) -> None:
    (entry,) = card_entries(text, bestiary.areas())
    assert Speaker("en").entry(entry) == said


def test_the_texts_have_the_same_variables_in_both_languages() -> None:
    used = {key: set(names) for key, names in messages(TEXTS, "en").items() if key.startswith("monster-")}
    assert len(used) > 40
    assert missing_texts(TEXTS, used) == []
    assert {key for key in messages(TEXTS, "ru") if key.startswith("monster-")} == set(used)


REASONS = {
    "no-door.not-character": (),
    "no-door.locked": (),
    "no-door.none": (),
    "no-way.no-step": (),
    "no-way.enemy": (),
    "no-way.obstacle": (),
    "no-way.occupied": (),
    "no-way.points": ("needed", "points"),
    "no-way.closed-door": (),
    "no-trap.not-empty": (),
    "no-standees.none": ("type",),
    "no-standees.nearest": (),
    "no-start.not-here": (),
    "no-start.taken": (),
    "no-obstacle.only-damage": (),
}


def test_every_reason_of_doors_ways_traps_and_standees_has_a_text() -> None:
    assert missing_texts(TEXTS, REASONS) == []
