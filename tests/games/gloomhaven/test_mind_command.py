"""`questhall gloomhaven monster-move`, and the reasons it prints."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.face.reasons import sentence
from questhall.games.gloomhaven.face.texts import TEXTS
from questhall.games.gloomhaven.rules.mind.options import think
from questhall.games.gloomhaven.rules.mind.reasons import Reason
from questhall.games.gloomhaven.tool.commands import app
from questhall.kit.texts import messages, missing_texts
from questhall.ledger import rule
from tests.games.gloomhaven.positions import read_position
from tests.games.gloomhaven.test_mind_twin import random_position

POSITION = {
    "board": [[q, r] for q in range(5) for r in range(5)],
    "monster": [1, 1],
    "enemies": [{"hex": [3, 1], "initiative": 20}],
    "move": 2,
}


def run(*args: str, text: str = "") -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["monster-move", *args], input=text)
    return result.exit_code, result.stdout, result.stderr


def test_one_position_gets_one_answer() -> None:
    code, out, _ = run(text=json.dumps(POSITION))
    answer = json.loads(out)
    assert code == 0
    assert answer["options"] == [{"hex": [2, 1], "attacks": [[3, 1]]}]
    assert answer["focus"] == [[3, 1]]
    assert list(answer) == ["options", "focus", "why"]


def test_a_list_gets_a_list() -> None:
    code, out, _ = run("-", text=json.dumps([POSITION, {**POSITION, "move": 0}]))
    answers = json.loads(out)
    assert code == 0
    assert [answer["options"] for answer in answers] == [
        [{"hex": [2, 1], "attacks": [[3, 1]]}],
        [{"hex": [1, 1], "attacks": []}],
    ]


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    assert run(str(file))[1] == run(text=json.dumps(POSITION))[1]


def test_a_bad_position_ends_with_code_2_and_a_message() -> None:
    code, out, err = run(text=json.dumps({**POSITION, "enemies": [{"hex": [9, 9]}]}))
    assert (code, out) == (2, "")
    assert err == "standard input: enemies[0].hex: [9, 9] is not on the board\n"


def test_a_missing_file_ends_with_code_2_and_its_name(tmp_path: Path) -> None:
    file = tmp_path / "nowhere.json"
    code, out, err = run(str(file))
    assert (code, out) == (2, "")
    assert err == f"{file}: No such file or directory\n"


@rule("GH-MONEFF-06", "GH-FOCUS-02")
def test_every_reason_comes_with_its_rules_and_a_sentence() -> None:
    _, out, _ = run(text=json.dumps(POSITION))
    why = json.loads(out)["why"]
    assert [(reason["key"], reason["rules"]) for reason in why] == [
        ("focus.path", ["GH-FOCUS-02", "GH-FOCUS-04"]),
        ("hex.reach", ["GH-MONEFF-01"]),
        ("hex.shortest", ["GH-MONEFF-06"]),
    ]
    assert why[0]["text"] == "Focus [3, 1]: the least way to an attack (1 movement). (GH-FOCUS-02, GH-FOCUS-04)"


CORNER = """
     . C . .
    . . . . .
     . . . .
    . . . . .
     . M . .
    . . . . .
     . A B .
    """


@pytest.mark.parametrize(
    ("card", "keys"),
    [
        ({"targets": 0, "move": 1}, ["attack.none", "focus.path", "hex.reach"]),
        ({"range": 3, "move": 1}, ["focus.path", "focus.proximity", "hex.reach", "hex.no-disadvantage"]),
        ({"targets": 2, "move": 2}, ["focus.path", "hex.reach", "hex.most-targets"]),
    ],
    ids=["no attack", "archer", "two targets"],
)
@rule("GH-FOCUS-03", "GH-MONEFF-02", "GH-MONEFF-03")
def test_the_chain_of_reasons_names_what_decided(card: dict[str, Any], keys: list[str]) -> None:
    position, _ = read_position(CORNER, **card)
    found = [reason.key for reason in think(position).why]
    assert found[: len(keys)] == keys


def test_every_reason_names_the_options_it_speaks_for() -> None:
    # Two equal focuses: the general reasons speak for both options, the outlook on each focus for its own.
    position = {**POSITION, "monster": [2, 2], "enemies": [{"hex": [4, 2]}, {"hex": [0, 2]}]}
    _, out, _ = run(text=json.dumps(position))
    answer = json.loads(out)
    assert [option["attacks"] for option in answer["options"]] == [[[0, 2]], [[4, 2]]]
    spoken = {(reason["key"], str(reason["hexes"])): reason["options"] for reason in answer["why"]}
    assert spoken["focus.players", "[[0, 2], [4, 2]]"] == [0, 1]
    assert spoken["hex.reach", "[[0, 2]]"] == [0]
    assert spoken["hex.reach", "[[4, 2]]"] == [1]
    assert spoken["options.players", "[]"] == [0, 1]


@rule("GH-MONMOVE-11", "GH-MONMOVE-12")
def test_each_option_has_its_own_chain() -> None:
    position, names = read_position(
        """
        o M o
         m 1
        o o o
         . .
        o A o
        """,
        move=1,
    )
    thought = think(position)
    ends = {option.hex: chain[-1].key for option, chain in zip(thought.options, thought.chains, strict=True)}
    assert ends == {names["M"]: "move.stay", names["1"]: "move.closest"}


NUMBERS = ("points", "negative", "proximity", "initiative", "move", "best")


def test_the_reasons_have_the_same_texts_with_the_same_variables_in_both_languages() -> None:
    keys = {key for lang in ("en", "ru") for key in messages(TEXTS, lang) if key.startswith("why-")}
    assert len(keys) == 17
    assert missing_texts(TEXTS, {key: {"hexes", *NUMBERS} for key in keys}) == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_reason_becomes_a_sentence(lang: Lang) -> None:
    reasons = [reason for seed in range(150) for reason in think(random_position(seed, 3)).why]
    assert len({reason.key for reason in reasons}) >= 15
    for reason in reasons:
        said = sentence(reason, lang)
        assert said.endswith(f"({', '.join(reason.rules)})")
        assert "{" not in said


def test_reasons_are_told_in_russian_with_the_same_data() -> None:
    _, english, _ = run(text=json.dumps(POSITION))
    code, russian, _ = run("--lang", "ru", text=json.dumps(POSITION))
    told, said = json.loads(russian), json.loads(english)
    assert code == 0
    assert told["why"][0]["text"] == (
        "Цель [3, 1]: к ней кратчайший путь для атаки (движение: 1). (GH-FOCUS-02, GH-FOCUS-04)"
    )
    for answer in (told, said):
        for reason in answer["why"]:
            del reason["text"]
    assert told == said


def test_a_number_is_shown_plainly_in_both_languages() -> None:
    reason = Reason(("GH-FOCUS-09",), "focus.initiative", ((1, 1),), {"initiative": 1014.5})
    assert "(1014.5)" in sentence(reason)
    assert "(1014.5)" in sentence(reason, "ru")


def test_an_unknown_language_ends_with_code_2() -> None:
    code, out, _ = run("--lang", "fr", text=json.dumps(POSITION))
    assert (code, out) == (2, "")
