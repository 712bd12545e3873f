"""A run tries some things of every sweep, the same ones each time; who asks for all gets all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SWEEP = """
import pytest
@pytest.mark.sweep(4)
@pytest.mark.parametrize("thing", range(10))
def test_much(thing):
    pass
def test_once():
    pass
"""


def collected(folder: Path, *how: str) -> set[str]:
    settings = ["--strict-markers", "-o", "addopts=", "-o", "markers=sweep(one_of)\nsoak"]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "tests.conftest", *settings]
    here = Path(__file__).parent.parent
    bare = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}
    ran = subprocess.run(
        [*command, "--rootdir", str(folder), *how], capture_output=True, text=True, check=False, cwd=here, env=bare
    )
    return {line.partition("::")[2] for line in ran.stdout.splitlines() if "::" in line}


def test_a_run_tries_some_and_whoever_asks_tries_all(tmp_path: Path) -> None:
    file = tmp_path / "test_it.py"
    file.write_text(SWEEP)
    some = collected(tmp_path, str(tmp_path))
    assert len(some) == 3 + 1
    assert some == collected(tmp_path, str(tmp_path))
    assert len(collected(tmp_path, "--whole", str(tmp_path))) == 10 + 1
    assert len(collected(tmp_path, "-m", "soak", str(tmp_path))) == 10
    assert len(collected(tmp_path, f"{file}::test_much[7]")) == 1
