"""`python -m bench.mutants GAME`: can the tests of a game's rules fail?

Mutants of its `rules/` (a changed operator, number, word or argument, made by mutmut) are run against the tests of its
chapters; bots, random games, words and screens stay out, for they would hide a rule that no test of its own shows.
Each mutant meets only the tests that reach its function, stops at the first that fails, and has a limit of time.  A
sample is drawn by a seed; verdicts are kept in .bench/mutants, so that a run which was stopped goes on.
docs/mutants.md is written from bench/results/mutants.json.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec

from questhall.lab.series import wilson

ROOT = Path(__file__).parent.parent
BENCH = ROOT / ".bench"
RESULT = ROOT / "bench" / "results" / "mutants.json"
PAGE = ROOT / "docs" / "mutants.md"
BY_HAND = "## Looked at one by one"  # this heading and all below it stay when the page is written anew
COPIED = ("questhall", "tests", "docs", "examples", "bench", "web/src", "pyproject.toml", "README.md")
NOT_RULES = {  # of the files
    "bot",
    "bots",
    "command",
    "games",
    "texts",
    "words",
    "face",
    "numbers",
    "content",
    "terminal",
    "hints",
    "no",
}
SURVIVED, UNREACHED = 0, 33  # mutmut's verdicts; everything else is a failed test, a crash or a limit exceeded
AIM = 0.85


class Verdict(msgspec.Struct):
    """What became of a sample of a game's mutants."""

    commit: str
    mutants: int  # all there are
    tried: int
    killed: int
    unreached: int
    survivors: dict[str, str]  # name: what was changed


def run(*command: str, cwd: Path = ROOT) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"mutants: {' '.join(command[:3])} failed:\n{(done.stdout + done.stderr).strip()[-1500:]}")
    return done.stdout


def mutmut() -> str:
    """The tool in an environment of its own, beside everything that the tests need."""
    place = BENCH / "mutants" / "venv"
    python, uv = str(place / "bin" / "python"), str(ROOT / ".tools" / "bin" / "uv")
    if not (place / "bin" / "mutmut").exists():
        print("installing mutmut into .bench", file=sys.stderr, flush=True)
        run(uv, "venv", "--quiet", "--python", sys.executable, str(place))
        run(uv, "pip", "sync", "--quiet", "--python", python, "--require-hashes", str(ROOT / "requirements.lock"))
        run(uv, "pip", "install", "--quiet", "--python", python, "mutmut==3.8.1")
    return str(place / "bin" / "mutmut")


def chapters(game: str) -> list[str]:
    """The test files that show rules."""
    files = sorted((ROOT / "tests" / "games" / game).glob("test_*.py"))
    return [
        str(path.relative_to(ROOT))
        for path in files
        if not any(word in path.stem.replace(f"_{game}_", "_").split("_") for word in NOT_RULES)
    ]


def laid_out(game: str) -> Path:
    """A copy of the tracked files, in which mutmut works; what did not change keeps its date, and so its verdicts."""
    place = BENCH / "mutants" / game
    for name in run("git", "ls-files", *COPIED).splitlines():
        source, target = ROOT / name, place / name
        if source.exists() and (not target.exists() or source.read_bytes() != target.read_bytes()):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    lines = {
        "source_paths": ["questhall"],
        "only_mutate": [f"questhall/games/{game}/rules/*"],
        "also_copy": [one for one in COPIED if one != "questhall"],
        "pytest_add_cli_args_test_selection": chapters(game),
        "pytest_add_cli_args": ["-p", "no:cacheprovider", "-x"],
        "timeout_multiplier": ["10"],
    }
    settings = "".join(f"{name}=\n" + "".join(f"    {one}\n" for one in values) for name, values in lines.items())
    (place / "setup.cfg").write_text(f"[mutmut]\n{settings}".replace("=\n    10", "=10"), encoding="utf-8")
    return place


def verdicts(place: Path) -> dict[str, int | None]:
    """Every mutant there is, with the exit code of its tests once it was tried."""
    found: dict[str, int | None] = {}
    for path in sorted((place / "mutants" / "questhall").rglob("*.py.meta")):
        found |= json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def tried(tool: str, place: Path, names: list[str]) -> None:
    """Run these mutants, with mutmut's own progress."""
    subprocess.run([tool, "run", *names, "--max-children", "2"], cwd=place, stdout=sys.stderr, check=False)


def judged(game: str, count: int, seed: int) -> Verdict:
    tool, place = mutmut(), laid_out(game)
    if not verdicts(place):
        tried(tool, place, ["questhall.nothing*"])  # makes all mutants, and learns which tests reach them
    known = verdicts(place)
    if not known:
        raise SystemExit(f"mutants: none were made of {game}; see what mutmut says in {place}")
    sample = random.Random(seed).sample(sorted(known), min(count, len(known)))
    left = [name for name in sample if known[name] is None]
    if left:
        tried(tool, place, left)
    known = verdicts(place)
    codes = {name: known[name] for name in sample if known[name] is not None}
    by_code = Counter(codes.values())
    survivors = {name: changed(tool, place, name) for name, code in codes.items() if code == SURVIVED}
    return Verdict(
        commit=run("git", "rev-parse", "--short", "HEAD").strip(),
        mutants=len(known),
        tried=len(codes),
        killed=len(codes) - by_code[SURVIVED] - by_code[UNREACHED],
        unreached=by_code[UNREACHED],
        survivors=survivors,
    )


def changed(tool: str, place: Path, name: str) -> str:
    """The changed lines, old and new."""
    lines = run(tool, "show", name, cwd=place).splitlines()
    kept = [line for line in lines if line[:1] in "+-" and not line.startswith(("+++", "---"))]
    return "\n".join(line[0] + " " + line[1:].strip() for line in kept)


def page(found: dict[str, Verdict]) -> str:
    lines = [
        "# Can the tests fail?",
        "",
        "Written by `make mutants GAME=...`: a sample of mutants of each game's rules, run against the tests of its",
        "chapters and its recorded games (bots, random games, words and screens are left out). “Unreached” are those",
        "no test comes to.",
        "",
        f"| game | commit | mutants | tried | killed | of them | 95 % | unreached | aim {AIM:.0%} |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for game, one in sorted(found.items()):
        low, high = wilson(one.killed, one.tried)
        met = "met" if one.killed >= AIM * one.tried else "missed"
        share = f"{one.killed / max(one.tried, 1):.1%} | {low:.1%} to {high:.1%}"
        counts = f"{one.mutants:,} | {one.tried} | {one.killed} | {share} | {one.unreached}"
        lines.append(f"| {game} | {one.commit} | {counts} | {met} |")
    for game, one in sorted(found.items()):
        lines += ["", f"## Survivors of {game}", ""]
        for name, diff in sorted(one.survivors.items()):
            lines += [f"`{name.removeprefix(f'questhall.games.{game}.rules.')}`", "", "```diff", diff, "```", ""]
    before = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    _, heading, notes = before.partition(BY_HAND)
    return "\n".join(lines).rstrip() + "\n" + (f"\n{heading}{notes}" if heading else "")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    ask.add_argument("--count", type=int, default=400)
    ask.add_argument("--seed", type=int, default=1)
    said = ask.parse_args()
    if not chapters(said.game):
        raise SystemExit(f"mutants: no tests in tests/games/{said.game}; the games are the folders there")
    found = msgspec.json.decode(RESULT.read_bytes(), type=dict[str, Verdict]) if RESULT.exists() else {}
    found[said.game] = judged(said.game, said.count, said.seed)
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    PAGE.write_text(page(found), encoding="utf-8")
    one = found[said.game]
    print(f"{said.game}: {one.killed} of {one.tried} killed, {one.unreached} unreached; see {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
