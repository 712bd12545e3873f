"""What every run tells: its ten slowest files.  A soak that was stopped goes on with what has not passed yet.

Tests marked `sweep` try the same with many things.  A run tries some of them, always the same ones; `make soak` and
`--whole` try them all.
"""

from __future__ import annotations

import json
import random
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
MEMORY = ROOT / ".bench" / "soak.json"
PAGE = ROOT / "docs" / "soak.md"
SLOWEST = 10
ONE_OF = 3  # things of a sweep are tried


class Told:
    """How long each file took, and how each test ended; on the process that prints, not on its workers."""

    def __init__(self) -> None:
        self.files: Counter[str] = Counter()
        self.failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.files[report.nodeid.partition("::")[0]] += report.duration
        if report.failed and report.nodeid not in self.failed:
            self.failed.append(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if len(self.files) > SLOWEST:
            terminalreporter.section("slowest files, seconds of all their tests")
            for file, seconds in self.files.most_common(SLOWEST):
                terminalreporter.line(f"{seconds:7.1f}  {file}")


class Soak(Told):
    """Passed tests are kept with the commit they passed on, and left out while it is the same."""

    def __init__(self) -> None:
        super().__init__()
        self.commit = at_commit()
        kept = json.loads(MEMORY.read_text()) if MEMORY.exists() else {}
        self.passed: dict[str, float] = kept.get("passed", {}) if kept.get("commit") == self.commit else {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        super().pytest_runtest_logreport(report)
        if report.when == "call" and report.passed:
            self.passed[report.nodeid] = round(report.duration, 1)
            MEMORY.parent.mkdir(exist_ok=True)
            MEMORY.write_text(json.dumps({"commit": self.commit, "passed": self.passed}))

    def pytest_sessionfinish(self) -> None:
        if self.files:
            PAGE.write_text(self.page(), encoding="utf-8")

    def page(self) -> str:
        """The last result, for the docs."""
        files = Counter[str]()
        for name, seconds in self.passed.items():
            files[name.partition("::")[0]] += seconds  # type: ignore[assignment]
        rows = [
            f"| {file} | {count_in(self.passed, file)} | {seconds:,.0f} |" for file, seconds in sorted(files.items())
        ]
        failed = [f"- {name}" for name in self.failed] or ["none"]
        head = ["# The last soak", "", "Written by `make soak`, which goes on where it was stopped.", ""]
        head += [f"Commit {self.commit}: {len(self.passed)} passed, {len(self.failed)} failed.", ""]
        return "\n".join([*head, "| file | passed | seconds |", "|---|---|---|", *rows, "", "Failed:", "", *failed, ""])


def count_in(passed: dict[str, float], file: str) -> int:
    return sum(name.startswith(f"{file}::") for name in passed)


def at_commit() -> str:
    told = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return told.stdout.strip() or "unknown"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="try all that sweeps can try, not a sample of it")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Soak() if config.option.markexpr == "soak" else Told(), "questhall-told")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    soak = config.option.markexpr == "soak"
    if soak:
        for item in items:
            if item.get_closest_marker("sweep"):
                item.add_marker("soak")
        leave_out(config, items, passed_before())
    elif not config.option.whole and not any("[" in arg for arg in config.args):
        leave_out(config, items, beyond_the_sample(items))


def passed_before() -> set[str]:
    """By a soak of the same commit."""
    kept = json.loads(MEMORY.read_text()) if MEMORY.exists() else {}
    return set(kept["passed"]) if kept.get("commit") == at_commit() else set()


def beyond_the_sample(items: list[pytest.Item]) -> set[str]:
    """Of every sweep all but one of `share`, drawn by its name."""
    sweeps: dict[str, list[str]] = {}
    share = {}
    for item in items:
        if marker := item.get_closest_marker("sweep"):
            name = item.nodeid.partition("[")[0]
            sweeps.setdefault(name, []).append(item.nodeid)
            share[name] = marker.args[0] if marker.args else ONE_OF
    left_out: set[str] = set()
    for name, all_ in sweeps.items():
        left_out |= set(all_) - set(random.Random(name).sample(all_, -(-len(all_) // share[name])))
    return left_out


def leave_out(config: pytest.Config, items: list[pytest.Item], names: set[str]) -> None:
    if names:
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in names])
        items[:] = [item for item in items if item.nodeid not in names]
