"""What every run tells: its ten slowest files.  A soak that was stopped goes on with what has not passed yet."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
MEMORY = ROOT / ".bench" / "soak.json"
PAGE = ROOT / "docs" / "soak.md"
SLOWEST = 10


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


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Soak() if config.option.markexpr == "soak" else Told(), "questhall-told")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.option.markexpr != "soak" or not MEMORY.exists():
        return
    kept = json.loads(MEMORY.read_text())
    if kept.get("commit") == at_commit():
        done = [item for item in items if item.nodeid in kept["passed"]]
        config.hook.pytest_deselected(items=done)
        items[:] = [item for item in items if item.nodeid not in kept["passed"]]
