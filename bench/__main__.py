"""`make bench`: our figures and the peers' in one run, best of five in CPU time, into JSON and docs/bench.md."""

from __future__ import annotations

import importlib
import json
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from questhall.lab.bench import kernel_figures

HERE = Path(__file__).parent
ROOT = HERE.parent
PEERS = ROOT / ".bench"
RESULT = HERE / "results" / "latest.json"
PAGE = ROOT / "docs" / "bench.md"

TARGETS = {
    "clone us": ("at most", 30),
    "save us": ("at most", 30),
    "load us": ("at most", 40),
    "event ns": ("at most", 100),
}
RATIOS = {"PettingZoo raw": 1.5, "OpenSpiel Python": 3.0, "boardgame.io local client": 10.0}


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def run(*command: str, cwd: Path = ROOT) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"bench: {' '.join(command[:3])} failed:\n{(done.stdout + done.stderr).strip()[-800:]}")
    return done.stdout


def install_peers() -> None:
    """Into .bench, an environment of their own; quick the second time."""
    python = PEERS / "venv" / "bin" / "python"
    uv = str(ROOT / ".tools" / "bin" / "uv")
    if not python.exists():
        say("installing Python peers into .bench")
        run(uv, "venv", "--quiet", "--python", sys.executable, str(PEERS / "venv"))
    run(uv, "pip", "install", "--quiet", "--python", str(python), "-r", str(HERE / "peers" / "requirements.txt"))
    node = PEERS / "node"
    if not (node / "node_modules" / "boardgame.io").exists():
        say("installing boardgame.io into .bench")
        node.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / "peers" / "package.json", node / "package.json")
        run("npm", "install", "--silent", "--no-audit", "--no-fund", cwd=node)


def peer_figures() -> dict[str, float]:
    python, figures = str(PEERS / "venv" / "bin" / "python"), {}
    for script in ("tictactoe_peers.py", "catanatron_peer.py"):
        say(f"measuring {script}")
        figures |= json.loads(run(python, str(HERE / "peers" / script)).splitlines()[-1])
    say("measuring boardgame.io")
    shutil.copy(HERE / "peers" / "tictactoe.cjs", PEERS / "node" / "tictactoe.cjs")
    return figures | json.loads(run("node", "tictactoe.cjs", cwd=PEERS / "node").splitlines()[-1])


def game_figures() -> dict[str, float]:
    """What the games' own bench modules measure: bench/bench_<game>.py with figures()."""
    found: dict[str, float] = {}
    for path in sorted(HERE.glob("bench_*.py")):
        say(f"measuring {path.stem}")
        found |= importlib.import_module(f"bench.{path.stem}").figures()
    return found


def shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def page(ours: dict[str, float], peers: dict[str, float], games: dict[str, float]) -> str:
    moves = ours["tictactoe moves/s"]
    lines = [
        "# Figures",
        "",
        "Written by `make bench`: one core, CPU time, best of five, peers measured in the same run.",
        f"Machine: {platform.machine()}, Python {platform.python_version()}.",
        "",
        "## Tic-tac-toe, moves per second",
        "",
        "| | moves/s | Questhall is |",
        "|---|---|---|",
        f"| Questhall, with a snapshot at every move | {shown(moves)} | |",
    ]
    for name, value in peers.items():
        if not name.startswith("Catanatron"):
            target = f" (target {RATIOS[name]:g}x)" if name in RATIOS else ""
            lines.append(f"| {name} | {shown(value)} | {moves / value:.2f}x{target} |")
    lines += ["", "“Bare” reads PettingZoo's board from inside instead of asking for observations; no user would.", ""]
    lines += ["## The kernel and the games", "", "| figure | value | target |", "|---|---|---|"]
    for name, value in {**ours, **games}.items():
        word, target = TARGETS.get(name, ("", ""))
        lines.append(f"| {name} | {shown(value)} | {word} {target} |".replace("|  |", "| |"))
    lines += ["", "## Catanatron, for comparison", "", "| figure | value |", "|---|---|"]
    lines += [f"| {name} | {shown(value)} |" for name, value in peers.items() if name.startswith("Catanatron")]
    notes = HERE / "notes.md"
    return "\n".join(lines) + "\n" + (f"\n{notes.read_text(encoding='utf-8')}" if notes.exists() else "")


def main() -> None:
    install_peers()
    say("measuring Questhall")
    ours, games, peers = kernel_figures(), game_figures(), peer_figures()
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(
        json.dumps({"questhall": ours, "games": games, "peers": peers}, indent=2) + "\n", encoding="utf-8"
    )
    PAGE.write_text(page(ours, peers, games), encoding="utf-8")
    print(PAGE.read_text(encoding="utf-8"))
    say(f"written: {PAGE.relative_to(ROOT)}, {RESULT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
