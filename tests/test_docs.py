"""The documents are true: the README's session runs, the tutorial is followed word by word in a scratch folder."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TUTORIAL = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", TUTORIAL, re.M | re.S)


def test_the_readme_session_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0


def test_the_ledger_docstring_runs() -> None:
    from questhall import ledger

    assert doctest.testmod(ledger).failed == 0
    assert doctest.testmod(ledger).attempted >= 3


def test_the_readme_is_one_screen_and_says_that_it_is_unofficial() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(readme.splitlines()) < 70
    assert "unofficial" in readme
    for owner in ("Fantasy Flight Games", "Thunderworks Games", "Cephalofair Games", "Chvátil"):
        assert owner in readme


def test_the_tutorials_python_is_the_example() -> None:
    example = (ROOT / "examples" / "tictactoe" / "__init__.py").read_text(encoding="utf-8")
    assert squeezed("\n".join(blocks("python"))) == squeezed(example)


def squeezed(code: str) -> list[str]:
    return [line for line in code.splitlines() if line.strip()]


def test_the_tutorial_followed_word_by_word_works(tmp_path: Path) -> None:
    env = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}", "NO_COLOR": "1"}
    env["XDG_STATE_HOME"] = str(tmp_path / "state")

    def shell(command: str, typed: str = "") -> str:
        done = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            env=env,
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return done.stdout

    make, check, commands = blocks("sh")
    shell(make)
    (tmp_path / "tictactoe" / "__init__.py").write_text("\n\n".join(blocks("python")), encoding="utf-8")
    for language, text in zip(("en", "ru"), blocks("fluent"), strict=True):
        (tmp_path / "tictactoe" / "texts" / f"{language}.ftl").write_text(text, encoding="utf-8")
    assert "no faults" in shell(check)
    play, lab = commands.strip().splitlines()
    assert "Партия окончена." in shell(play, typed="1\n" * 9)
    assert "no failures" in shell(lab)
    (tmp_path / "test_it.py").write_text(blocks("python test")[0], encoding="utf-8")
    assert "1 passed" in shell("python -m pytest test_it.py -p no:cacheprovider")


def test_the_tutorials_package_brings_the_game_with_its_texts(tmp_path: Path) -> None:
    """As the page says: a copy of the folder under another id, its pyproject.toml, installed by uv."""
    package = tmp_path / "noughts"
    shutil.copytree(ROOT / "examples" / "tictactoe", package / "noughts", ignore=shutil.ignore_patterns("__pycache__"))
    (package / "pyproject.toml").write_text(blocks("toml")[0], encoding="utf-8")
    code = package / "noughts" / "__init__.py"
    code.write_text(code.read_text(encoding="utf-8").replace('id = "tictactoe"', 'id = "noughts"'), encoding="utf-8")
    install = [str(ROOT / ".tools" / "bin" / "uv"), "pip", "install", "--quiet", "--python", sys.executable]
    subprocess.run([*install, "--no-deps", "--target", str(tmp_path / "site"), str(package)], check=True, timeout=120)
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "site"), "NO_COLOR": "1"}
    questhall = [str(Path(sys.executable).parent / "questhall")]
    listed = subprocess.run([*questhall, "games"], env=env, capture_output=True, text=True, check=True, timeout=60)
    assert "noughts" in listed.stdout
    checked = subprocess.run(
        [*questhall, "check", "noughts"], env=env, capture_output=True, text=True, check=False, timeout=120
    )
    assert checked.stdout.strip().endswith("no faults"), checked.stdout


@pytest.mark.parametrize(
    "document", ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/tutorial.md", "docs/glossary.md"]
)
def test_links_lead_somewhere(document: str) -> None:
    path = ROOT / document
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target
