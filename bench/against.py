"""`make bench AGAINST=<commit>`: that commit in a scratch work tree, measured in turns with this one in one run.

Both take their turns on the same machine within the same minutes, so what differs is the code.  The best turn of each
counts.  `SERVER=1` adds the table server under load.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SCRATCH = ROOT / ".bench" / "against"
TURNS = int(os.environ.get("TURNS", "3"))
SAME = 0.05  # a difference that the machine's own noise makes

MEASURE = """
import glob, importlib, json, pathlib
from questhall.lab.bench import kernel_figures
found = dict(kernel_figures())
for path in sorted(pathlib.Path("bench").glob("bench_*.py")):
    if path.stem != "bench_web":
        found |= importlib.import_module(f"bench.{path.stem}").figures()
if SERVER:
    from bench.load import server_figures
    found |= server_figures()
print(json.dumps(found))
"""


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def run(*command: str, cwd: Path = ROOT) -> str:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "VIRTUAL_ENV"))}
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, env=env)
    if done.returncode:
        raise SystemExit(f"bench: {' '.join(command[:4])} failed:\n{(done.stdout + done.stderr).strip()[-800:]}")
    return done.stdout


def scratch_tree(commit: str) -> str:
    """The commit in a tree of its own, with its own environment; its full hash."""
    found = run("git", "rev-parse", "--verify", f"{commit}^{{commit}}").strip()
    if SCRATCH.exists():
        run("git", "worktree", "remove", "--force", str(SCRATCH))
    run("git", "worktree", "prune")
    say(f"building {found[:9]} in {SCRATCH.relative_to(ROOT)}")
    run("git", "worktree", "add", "--quiet", "--detach", str(SCRATCH), found)
    run("make", "--no-print-directory", "setup", cwd=SCRATCH)
    return found


def measured(tree: Path, server: bool) -> dict[str, float]:
    code = f"SERVER = {server}\n{MEASURE}"
    figures: dict[str, float] = json.loads(run(str(tree / ".venv/bin/python"), "-c", code, cwd=tree).splitlines()[-1])
    return figures


def more_is_better(name: str) -> bool:
    return "/s" in name


def best(turns: list[dict[str, float]], name: str) -> float:
    return (max if more_is_better(name) else min)(turn[name] for turn in turns)


def table(before: list[dict[str, float]], now: list[dict[str, float]]) -> list[str]:
    """A line a figure that both know; how many times as good it is now."""
    lines = [f"{'figure':64} {'before':>12} {'now':>12}   now is"]
    for name in now[0]:
        if name not in before[0]:
            continue
        was, is_ = best(before, name), best(now, name)
        ratio = (is_ / was if more_is_better(name) else was / is_) if was and is_ else 1.0
        verdict = "the same" if abs(ratio - 1) <= SAME else f"{ratio:.2f} times as good"
        lines.append(f"{name:64} {was:12,.3f} {is_:12,.3f}   {verdict}")
    return lines


def main(commit: str) -> None:
    found = scratch_tree(commit)
    server = bool(os.environ.get("SERVER"))
    before, now = list[dict[str, float]](), list[dict[str, float]]()
    try:
        for turn in range(TURNS):
            say(f"turn {turn + 1} of {TURNS}: {found[:9]}, then this tree")
            before.append(measured(SCRATCH, server))
            now.append(measured(ROOT, server))
    finally:
        run("git", "worktree", "remove", "--force", str(SCRATCH))
    print(f"against {found[:9]}, best of {TURNS} turns")
    print("\n".join(table(before, now)))


if __name__ == "__main__":
    main(sys.argv[1])
