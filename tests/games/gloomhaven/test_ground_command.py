"""`questhall gloomhaven monster-move` as players use it: through the front door, and with every kind of mistake."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from questhall.games.gloomhaven.tool.commands import app

BOARD = [[q, r] for q in range(5) for r in range(5)]
SMALLEST = {"board": BOARD, "monster": [1, 1]}
ARCHER = {**SMALLEST, "enemies": [{"hex": [4, 1], "initiative": 20}], "move": 2, "range": 2}


def front_door(*args: str, text: str = "") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", "from questhall.cli import main; main()", "gloomhaven", "monster-move", *args]
    return subprocess.run(command, input=text, capture_output=True, text=True, timeout=60, check=False)


def test_a_position_comes_in_by_standard_input_and_the_answer_goes_out() -> None:
    done = front_door(text=json.dumps(ARCHER))
    answer = json.loads(done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert answer["focus"] == [[4, 1]]
    assert answer["options"] == [{"hex": [2, 1], "attacks": [[4, 1]]}]


def test_a_file_with_a_list_is_answered_in_russian_in_its_order(tmp_path: Path) -> None:
    file = tmp_path / "positions.json"
    file.write_text(json.dumps([SMALLEST, ARCHER]))
    done = front_door(str(file), "--lang", "ru")
    nobody, archer = json.loads(done.stdout)
    assert done.returncode == 0
    assert nobody["options"] == [{"hex": [1, 1], "attacks": []}]
    assert nobody["focus"] == []
    assert "цель не выбрана" in nobody["why"][0]["text"]
    assert archer["focus"] == [[4, 1]]


def run(position: Any) -> tuple[int, str, str]:
    text = position if isinstance(position, str) else json.dumps(position)
    result = CliRunner().invoke(app, ["monster-move"], input=text)
    return result.exit_code, result.stdout, result.stderr


def test_missing_fields_are_empty_false_zero_and_one_target() -> None:
    # An enemy beside it and nothing else said: it stays and attacks once, in melee.
    code, out, _ = run({**SMALLEST, "enemies": [{"hex": [1, 2]}, {"hex": [2, 1]}]})
    assert code == 0
    assert json.loads(out)["options"] == [
        {"hex": [1, 1], "attacks": [[1, 2]]},
        {"hex": [1, 1], "attacks": [[2, 1]]},
    ]


def test_an_empty_list_gets_an_empty_list() -> None:
    assert run([]) == (0, "[]\n", "")


BAD = [
    ("", "not JSON"),
    ("[1", "not JSON"),
    ("[" * 100_000, "not JSON"),
    ("null", "position"),
    ([[]], "position 0"),
    ({"monster": [0, 0]}, "board"),
    ({"board": BOARD}, "monster"),
    ({**SMALLEST, "board": []}, "board"),
    ({**SMALLEST, "board": [[0, 0], [10**30, 0]]}, "board[1]"),
    ({**SMALLEST, "monster": [1, 1, 1]}, "monster"),
    ({**SMALLEST, "monster": [10**30, 0]}, "monster"),
    ({**SMALLEST, "monsters": [[1, 1]]}, "monsters[0]"),
    ({**SMALLEST, "enemies": [[2, 2]]}, "enemies[0]"),
    ({**SMALLEST, "enemies": [{"hex": [2, 2], "initiative": None}]}, "enemies[0].initiative"),
    ({**SMALLEST, "walls": [[1, 1]]}, "monster"),
    ({**SMALLEST, "walls": [1, 1]}, "walls[0]"),
    ({**SMALLEST, "obstacles": [[-1, 0]]}, "obstacles[0]"),
    ({**SMALLEST, "traps": "all"}, "traps"),
    ({**SMALLEST, "hazards": [[2, 2], [9, 9]]}, "hazards[1]"),
    ({**SMALLEST, "difficult": {"hex": [2, 2]}}, "difficult"),
    ({**SMALLEST, "thin_walls": [[[1, 1], [2, 0]]]}, "thin_walls[0]"),
    ({**SMALLEST, "move": "far"}, "move"),
    ({**SMALLEST, "range": -1}, "range"),
    ({**SMALLEST, "targets": 7}, "targets"),
    ({**SMALLEST, "aoe": [[1]]}, "aoe[0]"),
    ({**SMALLEST, "flying": "yes"}, "flying"),
    ({**SMALLEST, "jumping": 1}, "jumping"),
    ({**SMALLEST, "muddle": True}, "muddle"),
    ([SMALLEST, {**SMALLEST, "move": -1}], "position 1: move"),
]


@pytest.mark.parametrize(("position", "field"), BAD, ids=[f"{n} {field}" for n, (_, field) in enumerate(BAD)])
def test_a_bad_position_gets_one_line_that_names_the_field(position: Any, field: str) -> None:
    code, out, err = run(position)
    assert (code, out) == (2, "")
    assert err.startswith(f"standard input: {field}: ")
    assert err.count("\n") == 1


ODD = [
    {"move": 10**30, "range": 10**30},
    {"board": BOARD + BOARD},
    {"obstacles": [[2, 2], [2, 2]], "traps": [[2, 2]], "walls": [[0, 0], [0, 0]]},
    {"thin_walls": [[[1, 1], [0, 1]], [[1, 2], [0, -1]], [[0, 0], [0, -1]]]},
    {"aoe": [[0, 1], [0, 1], [0, 0]], "range": 0},
    {"aoe": [[12, 0]], "range": 3, "targets": 6},
    {"enemies": [{"hex": [4, 1], "initiative": 99999.75}, {"hex": [1, 4], "initiative": 0}]},
    {"board": [[-190, 0], [-1, 0], [0, 0], [4, 1], [1, 1]]},
]


@pytest.mark.parametrize("fields", ODD, ids=[" ".join(fields) for fields in ODD])
def test_odd_but_possible_positions_are_answered(fields: dict[str, Any]) -> None:
    code, out, err = run({**ARCHER, **fields})
    assert (code, err) == (0, "")
    assert json.loads(out)["options"]
