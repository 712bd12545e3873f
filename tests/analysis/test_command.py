"""`questhall analyse` and `lab play --records`: what was kept is analysed, and mistakes are told in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from questhall.kernel import Keep, Match
from questhall.record.files import save_file
from tests.test_cli import questhall


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records") / "games"
    done = questhall("lab", "play", "lanterns", "--bots", "random,random", "--games", "2", "--records", str(folder))
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in folder.iterdir()) == ["lanterns-0.qh", "lanterns-1.qh"]
    return folder / "lanterns-0.qh"


def test_the_json_has_an_entry_a_decision(record: Path) -> None:
    done = questhall("analyse", str(record), "--budget", "0.2", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert len(found["decisions"]) == found["steps"]
    assert all({"seat", "chances", "best", "loss"} <= set(one) for one in found["decisions"])
    assert [one["seat"] for one in found["luck"]] == [0, 1]


@pytest.mark.parametrize(("lang", "words"), [("en", ["Chances to win", "How kind"]), ("ru", ["Шансы", "Насколько"])])
def test_it_is_printed_in_both_languages(record: Path, lang: str, words: list[str]) -> None:
    done = questhall("analyse", str(record), "--seat", "2", "--budget", "0.2", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert all(word in done.stdout for word in words)
    assert "analysis-" not in done.stdout


def test_a_game_that_still_runs_and_a_seat_that_is_not_there_are_refused(record: Path, tmp_path: Path) -> None:
    from examples.lanterns import GAME as LANTERNS

    path = tmp_path / "running.qh"
    save_file(Match(LANTERNS, LANTERNS.terms(2), bytes(16), Keep.JOURNAL), path)
    assert "not over yet" in questhall("analyse", str(path)).stderr
    assert "there are seats 1 to 2" in questhall("analyse", str(record), "--seat", "3").stderr
