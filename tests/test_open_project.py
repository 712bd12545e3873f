"""What strangers rely on: commands of the README, the workflow file, versions, starting anywhere."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
import yaml

from questhall.games import find_game, ours
from tests.test_cli import questhall

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
# the way to a solo game: nothing there may exist on POSIX systems alone
ALONE = ("kernel", "record", "kit", "hex", "games", "bots", "terminal", "cli", "lab", "table")
POSIX = re.compile(
    r"^\s*(?:import|from) (?:fcntl|resource|pwd|grp|termios|tty|readline|uvloop)\b"
    r"|os\.(?:fork|setsid|killpg|getuid|geteuid|uname|getloadavg|sched_\w+)\("
    r"|signal\.(?:SIGKILL|SIGALRM|SIGUSR1|SIGUSR2|SIGHUP|setitimer|alarm)|add_signal_handler|preexec_fn",
    re.M,
)


def test_it_says_its_version() -> None:
    said = questhall("--version").stdout.split()
    assert said == ["questhall", re.search(r'^version = "(.+)"', text("pyproject.toml"), re.M)[1]]  # type: ignore[index]


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def test_the_doctor_says_what_is_there_and_what_follows() -> None:
    done = questhall("doctor", "--json", "--database", "postgresql+asyncpg://127.0.0.1:1/questhall")
    found = {one["what"]: one for one in json.loads(done.stdout)}
    assert found["Python"]["state"] == "good"
    assert set(ours()) <= set(found["games"]["told"].split(", "))
    assert found["database"]["state"] == "bad"  # nobody listens there
    assert found["database"]["follows"]
    assert done.returncode == 1
    assert all(one["follows"] for one in found.values() if one["state"] != "good")


@pytest.mark.parametrize(("typed", "offered"), [("questhall la", "lab"), ("questhall admin ex", "export")])
def test_a_shell_is_told_how_a_line_can_go_on(monkeypatch: pytest.MonkeyPatch, typed: str, offered: str) -> None:
    monkeypatch.setenv("_QUESTHALL_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(typed.count(" ")))
    assert questhall().stdout.split() == [offered]


def test_a_solo_game_asks_nothing_of_posix() -> None:
    for folder in ALONE:
        for file in (ROOT / "questhall" / folder).rglob("*.py"):
            if found := POSIX.search(file.read_text(encoding="utf-8")):
                guarded = f'if os.name == "posix"  # {found[0].strip()}'
                assert guarded in file.read_text(encoding="utf-8"), f"{file}: {found[0].strip()}"


def test_every_version_stands_where_the_page_says() -> None:
    for place in re.findall(r"`([\w/.]+\.(?:py|toml))`", text("docs/versions.md")):
        assert (ROOT / place).exists() or place == "game.py", place


def test_the_changelog_knows_the_rules_of_every_game() -> None:
    """Whoever raises `rules_version` says there what is different."""
    for game in ours():
        version, name = find_game(game).rules_version, find_game(game).name["en"]
        told = re.search(rf"^- {name},(?:.|\n  )*", text("CHANGELOG.md"), re.M)
        assert version == 1 or (told and f"`rules_version` {version}:" in told[0]), game


def test_the_workflow_calls_make_targets_that_exist() -> None:
    jobs = yaml.safe_load(text(".github/workflows/checks.yml"))["jobs"]
    steps = [step.get("run", "") for job in jobs.values() for step in job["steps"]]
    called = {target for step in steps for target in re.findall(r"^make (\w+)", step, re.M)}
    assert {"lint", "test", "release"} <= called
    assert called <= set(re.findall(r"^(\w+):", text("Makefile"), re.M))


def test_every_command_of_the_readme_runs(tmp_path: Path) -> None:
    """As they stand there, in their order; a server is asked for its help alone, whoever is asked leaves the game."""
    lines = re.findall(r"^(questhall .+?)(?: {2,}#.*)?$", README, re.M)
    assert len(lines) >= 10
    for line in lines:
        words = shlex.split(line)[1:]
        if "FILE" in words:
            words[words.index("FILE")] = str(next((tmp_path / "questhall").glob("*.qh")))
        if words[0] == "serve":
            words.append("--help")
        done = questhall(*words, typed="quit\n", home=tmp_path)
        assert done.returncode == 0, f"{line}: {done.stdout[-500:]}{done.stderr[-500:]}"
        assert done.stdout, line
