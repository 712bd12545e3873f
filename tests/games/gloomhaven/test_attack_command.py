"""`questhall gloomhaven attack`: the chances of one attack, and what is refused."""

import json

import pytest
from typer.testing import CliRunner

from questhall.games.gloomhaven.tool.commands import app
from questhall.ledger import rule

run = CliRunner()


def asked(*words: str) -> dict[int, str]:
    """The exact chance of each damage."""
    result = run.invoke(app, ["attack", *words, "--json"])
    assert result.exit_code == 0, result.output
    return {line["damage"]: line["exact"] for line in json.loads(result.stdout)["damage"]}


@rule("GH-MOD-01", "GH-MOD-04", "GH-MOD-05")
def test_the_standard_deck_by_hand() -> None:
    assert asked("3") == {0: "1/20", 1: "1/20", 2: "1/4", 3: "3/10", 4: "1/4", 5: "1/20", 6: "1/20"}


@rule("GH-IX-01", "GH-IX-02")
def test_poison_comes_before_the_card_and_the_shield_after_it() -> None:
    found = asked("2", "--poison", "--shield", "1")
    assert found[5] == "1/20"  # (2 + 1) x 2 - 1
    assert asked("2", "--shield", "1", "--pierce", "3") == asked("2")


@rule("GH-ADV-14", "GH-IX-25")
def test_advantage_and_disadvantage_cancel() -> None:
    assert asked("3", "--advantage", "--disadvantage") == asked("3")


@rule("GH-ADV-01", "GH-ADV-04")
def test_the_only_null_card_never_hurts_with_advantage_and_twice_as_often_with_disadvantage() -> None:
    assert 0 not in asked("3", "--advantage")
    assert asked("3", "--disadvantage")[0] == "1/10"


@rule("GH-COND-19", "GH-COND-28")
def test_blessings_curses_and_perks_change_the_deck() -> None:
    assert asked("3", "--curse", "5")[0] == "6/25"
    assert asked("3", "--bless", "5")[6] == "6/25"
    assert asked("1", "--remove", "5 * -1", "--remove", "null", "--remove", "-2") == {1: "6/13", 2: "6/13", 3: "1/13"}
    assert asked("1", "--add", "2 * rolling +1")[0] != asked("1")[0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["3", "--add", "stnu"], "'stnu': is no effect"),
        (["3", "--remove", "+3"], "'+3': the deck has no such card"),
        (["3", "--remove", "7 * +0"], "'+0': the deck has no such card"),
    ],
)
def test_cards_that_do_not_exist_are_refused(words: list[str], said: str) -> None:
    result = run.invoke(app, ["attack", *words])
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_deck_of_rolling_cards_alone_is_refused() -> None:
    every = ["6 * +0", "5 * +1", "5 * -1", "+2", "-2", "null", "x2"]
    removed = [word for card in every for word in ("--remove", card)]
    result = run.invoke(app, ["attack", "3", "--add", "rolling +1", *removed])
    assert result.exit_code == 2
    assert "not rolling" in result.stderr


def test_the_table_in_russian() -> None:
    result = run.invoke(app, ["attack", "3", "--advantage", "--lang", "ru"])
    assert result.exit_code == 0
    assert "преимущество" in result.stdout
    assert "В среднем 3." in result.stdout
