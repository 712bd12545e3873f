"""The front door, run as a user runs it: real processes, real files."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from questhall.record.files import read_file


def questhall(
    *words: str, typed: str = "", home: Path | None = None, lang: str = "C"
) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LANG": lang, "COLUMNS": "160", "NO_COLOR": "1"}
    if home is not None:
        env["XDG_STATE_HOME"] = str(home)
    command = [sys.executable, "-c", "from questhall.cli import main; main()", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=env, check=False, timeout=120)


def test_a_game_is_played_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.qh"
    first = questhall(
        "play", "tictactoe", "--seed", "4", "--seats", "human,random", typed=f"5\nsave {file}\nquit\n", home=tmp_path
    )
    assert first.returncode == 0, first.stderr
    assert f"Saved to {file}" in first.stdout
    assert "Go on with: questhall play --load" in first.stdout
    again = questhall("play", "--load", str(file), typed="1\n" * 9, home=tmp_path)
    assert again.returncode == 0, again.stderr
    assert "The game is over." in again.stdout
    assert "The key of the dice:" in again.stdout


def test_a_game_left_at_the_end_of_input_is_kept(tmp_path: Path) -> None:
    left = questhall("play", "lanterns", "--seed", "1", typed="1\n", home=tmp_path)
    assert left.returncode == 0, left.stderr
    (file,) = (tmp_path / "questhall").glob("lanterns-*.qh")
    assert read_file(file).seats == ["human", "bot"]


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    runs = [
        questhall("play", "bandits", "--seed", "7", "--seats", "human,random", typed="1\n" * 30, home=tmp_path)
        for _ in "ab"
    ]
    assert runs[0].stdout == runs[1].stdout
    assert "The game is over." in runs[0].stdout


def test_reasons_and_options_are_explained_in_both_languages(tmp_path: Path) -> None:
    typed = "?\n?1\n?99\nnonsense\nhelp\nquit\n"
    english = questhall("play", "bandits", "--seed", "7", typed=typed, home=tmp_path).stdout
    assert "rest and heal a wound: You have all 3 hearts. [BP-REST-01]" in english
    assert "“?99” is not understood here" in english
    assert "“nonsense” is not understood here" in english
    russian = questhall("play", "bandits", "--seed", "7", "--lang", "ru", typed=typed, home=tmp_path).stdout
    assert "отдохнуть и залечить рану: У вас все сердца: 3. [BP-REST-01]" in russian
    assert "Каков ваш тайный план?" in russian


def test_undo_is_free_or_marks_the_game(tmp_path: Path) -> None:
    out = questhall(
        "play", "tictactoe", "--seed", "4", "--seats", "human,random", typed="1\nundo\nundo\nquit\n", home=tmp_path
    ).stdout
    assert "marked as assisted" in out
    assert "There is nothing to take back." in out


def test_hot_seat_hides_secrets_when_it_hands_over(tmp_path: Path) -> None:
    out = questhall(
        "play", "lanterns", "--seats", "human,human", "--seed", "3", typed="\n1\n\nquit\n", home=tmp_path
    ).stdout
    first, _, rest = out.partition("It is Player 2's turn to decide")
    assert "Player 1: 2 lanterns | ?" not in first
    assert "Player 1: 2 lanterns | ?, ?" in rest


def test_a_free_setting_takes_what_the_game_lets_through(tmp_path: Path) -> None:
    done = questhall("play", "tests/kernel/ambush", "--set", "road=forest", typed="position\nquit\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "road: forest" in done.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "chess"), "there is no game 'chess'; there are"),
        (("play", "lanterns", "--seats", "human,genius"), "there is no bot 'genius'"),
        (("play", "lanterns", "--players", "9"), "This game is for 2 to 4 players, not 9."),
        (("play", "lanterns", "--set", "lamps=on"), "lanterns has torches=True|False"),
        (("play", "lanterns", "--set", "torches=maybe"), "torches can be true, false"),
        (("play", "tests/kernel/ambush", "--set", "road=a b"), "A road is named by letters, not a b."),
        (("play", "lanterns", "--lang", "fr"), "--lang fr: choose en or ru"),
        (("play", "--load", "nowhere.qh"), "nowhere.qh: file: No such file"),
        (("verify", "pyproject.toml"), "pyproject.toml: line 1: not a Questhall file"),
        (("rules", "chess"), "no ledger of 'chess'"),
        (("rules", "rollplayer", "--find", "submarine"), "no rule of rollplayer answers 'submarine'"),
        (("lab", "play", "lanterns", "--bots", "random"), "for 2 to 4 players, not 1"),
        (("lab", "duel", "house", "genius", "--game", "lanterns"), "there is no bot 'genius'"),
        (("lab", "duel", "house", "random", "--game", "lanterns", "--h1", "0.4"), "need 0 < h0 < h1 < 1"),
        (("check", "no/such/game.py"), "no Python file"),
    ],
)
def test_a_mistake_is_one_line_that_names_it(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    done = questhall(*words, home=tmp_path)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_seats_that_do_not_fit_a_saved_game_are_counted_in_good_english(tmp_path: Path) -> None:
    questhall("play", "lanterns", "--seed", "1", typed="1\n", home=tmp_path)
    (file,) = (tmp_path / "questhall").glob("lanterns-*.qh")
    told = questhall("play", "--load", str(file), "--seats", "human", home=tmp_path).stderr
    assert told == "questhall: --seats names 1 seat, this game has 2\n"


def test_verify_proves_a_whole_game(tmp_path: Path) -> None:
    ended = questhall("play", "bandits", "--seed", "2", typed="1\n" * 20, home=tmp_path)
    assert "Prove its dice with: questhall verify" in ended.stdout
    (file,) = (tmp_path / "questhall").glob("bandits-*.qh")
    done = questhall("verify", str(file))
    assert done.returncode == 0, done.stderr
    assert "sound." in done.stdout


def test_coverage_ends_with_a_summary_and_json_has_its_shape() -> None:
    done = questhall("rules", "rollplayer", "--coverage")
    assert done.stdout.strip().splitlines()[-1].startswith("rollplayer: ")
    report = json.loads(questhall("rules", "rollplayer", "--json").stdout)
    assert set(report) == {"game", "total", "tested", "not_applicable", "left_out", "open", "said"}
    assert report["total"] == 275
    assert report["tested"] + report["not_applicable"] + report["left_out"] + len(report["open"]) == 275


def test_the_contents_list_every_chapter_in_the_order_of_the_book() -> None:
    lines = questhall("rules", "gloomhaven", "--contents", "--lang", "ru").stdout.splitlines()
    assert lines[0].startswith("Слова ")
    assert len(lines) == 71


def test_rules_are_found_by_words() -> None:
    out = questhall("rules", "rollplayer", "--find", "charisma token discount").stdout
    assert "RP-TERM-10 " in out
    missed = questhall("rules", "rollplayer", "--find", "субмарина", "--lang", "ru")
    assert "ни одно правило rollplayer не отвечает на «субмарина»" in missed.stderr


def test_the_whole_ledger_is_read_under_its_chapters_with_rulings_and_examples() -> None:
    lines = [line.strip() for line in questhall("rules", "rollplayer", "--lang", "ru").stdout.splitlines()]
    assert lines.index("Слова") < lines.index("Состав игры") < lines.index("Ничья")
    assert any(line.startswith("решение: нижней границы нет") for line in lines)
    assert any(line.startswith("пример: цель 17:") for line in lines)


def test_a_game_is_learned_in_two_pages_with_its_board() -> None:
    told = questhall("learn", "prophecy", "--lang", "ru")
    assert told.returncode == 0, told.stderr
    for words in ("Как играть в «Пророчество»", "[PR-CREAT-11]", "Чародейка: Сила 3/3, Воля 5/7"):
        assert words in told.stdout
    assert "![" not in told.stdout


def test_a_game_without_a_lesson_says_so_in_a_sentence() -> None:
    told = questhall("learn", "tictactoe")
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == "questhall: tictactoe has no lesson\n"


def test_the_lab_prints_its_json() -> None:
    done = questhall("lab", "play", "lanterns", "--bots", "house,random", "--games", "12", "--seed", "3", "--json")
    assert done.returncode == 0, done.stderr
    summary = json.loads(done.stdout)
    assert summary["games"] == 12
    assert set(summary["bots"][0]) == {"name", "wins", "share", "low", "high"}
    assert {"games_per_second", "decisions_per_second", "failures"} <= set(summary)


def test_a_duel_prints_hypotheses_ratio_and_verdict(tmp_path: Path) -> None:
    words = ("lab", "duel", "house", "random", "--sprt", "--game", "rollplayer", "--resume", str(tmp_path / "duel"))
    done = questhall(*words)
    assert done.returncode == 0, done.stderr
    assert "H0: house wins 50.0%, H1: 55.0% of the games against random; alpha 0.05, beta 0.05" in done.stderr
    assert "H0 at -2.94, H1 at 2.94" in done.stdout
    assert done.stdout.strip().endswith("H1 accepted: house is better than random")
    score = json.loads(questhall(*words, "--json").stdout)
    assert (score["verdict"], score["bots"]) == ("h1", ["house", "random"])
    assert score["llr"] >= score["bounds"][1]


@pytest.mark.parametrize(("sign", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_a_series_that_is_stopped_leaves_no_workers_and_goes_on(sign: int, code: int, tmp_path: Path) -> None:
    file = tmp_path / "series.jsonl"
    words = ("lab", "play", "rollplayer", "--bots", "house,house", "--resume", str(file))
    command = [sys.executable, "-c", "from questhall.cli import main; main()", *words, "--games", "5000"]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        until(lambda: file.exists() and file.read_bytes().count(b"\n") > 10)
        workers = psutil.Process(running.pid).children(recursive=True)
        assert workers
        running.send_signal(sign)
        _, told = running.communicate(timeout=30)
    finally:
        running.kill()
    assert running.returncode == code
    assert told.strip() == (f"questhall: stopped; the same command goes on from {file}" if code == 130 else "")
    until(lambda: not any(worker.is_running() for worker in workers))
    again = questhall(*words, "--games", "8", "--json")
    assert json.loads(again.stdout)["games"] == 8


def until(done: Callable[[], bool], seconds: float = 30) -> None:
    ends = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < ends
        time.sleep(0.05)


def test_check_passes_an_example_and_fails_a_planted_fault() -> None:
    good = questhall("check", "lanterns", "--games", "1")
    assert (good.returncode, good.stdout.strip().splitlines()[-1]) == (0, "no faults")
    assert "table 1 of 4: lanterns with 2 players: game 1 of 1" in good.stderr
    bad = questhall("check", "tests/kit/planted/setorder.py", "--games", "1")
    assert bad.returncode == 1
    assert "result depends on PYTHONHASHSEED; a rule probably iterates over a set" in bad.stdout
    assert bad.stdout.strip().splitlines()[-1] == "1 fault"


def test_games_are_listed() -> None:
    listed = json.loads(questhall("games", "--json").stdout)
    assert {"tictactoe", "lanterns", "bandits"} <= {game["id"] for game in listed}


def test_a_position_that_the_terminal_writes_is_gone_on_with(tmp_path: Path) -> None:
    shown = questhall(
        "play", "lanterns", "--seed", "3", "--seats", "human,bot", typed="position\nquit\n", home=tmp_path
    )
    text = shown.stdout[shown.stdout.index("game: lanterns") :]
    text = text[: text.index("looks:")]
    file = tmp_path / "position.txt"
    file.write_text(text, encoding="utf-8")
    again = questhall("play", "--load", str(file), "--seats", "human,bot", typed="position\nquit\n", home=tmp_path)
    assert text.strip() in again.stdout
    file.write_text("game: lanterns\nworld: {heap: many}", encoding="utf-8")
    bad = questhall("play", "--load", str(file), home=tmp_path)
    assert (bad.returncode, bad.stderr.count("\n")) == (2, 1)
    assert "world: Expected `int`" in bad.stderr


def test_a_campaign_goes_on_where_it_stopped(tmp_path: Path) -> None:
    play = ("play", "tests/kernel/caravan", "--campaign", "silk road", "--seed", "4", "--seats", "human,random")
    left = questhall(*play, typed="ready\n1\n\nready\nquit\n", home=tmp_path)
    assert "Chapter 1" in left.stdout, left.stderr
    assert "Chapter 2" in left.stdout, left.stdout
    again = questhall(*play[:4], typed="1\n", home=tmp_path)
    assert "Chapter 2" in again.stdout
    assert "Chapter 1" not in again.stdout
    assert "come to its end" in again.stdout, again.stdout + again.stderr
    (kept,) = tmp_path.rglob("*.line")
    assert kept.name == "caravan-silk road.line"


def test_a_campaign_of_a_game_without_chapters_is_refused(tmp_path: Path) -> None:
    done = questhall("play", "tictactoe", "--campaign", "x", home=tmp_path)
    assert done.returncode == 2
    assert "stands alone" in done.stderr
