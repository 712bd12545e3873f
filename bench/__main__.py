"""`make bench`: our figures and the peers' in one run, best of five in CPU time, into JSON and docs/bench.md."""

from __future__ import annotations

import importlib
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from bench import OWN, WEB
from bench.load import server_figures
from questhall.lab.bench import kernel_figures
from questhall.lab.series import Series, play_series

HERE = Path(__file__).parent
ROOT = HERE.parent
PEERS = ROOT / ".bench"
RESULT = HERE / "results" / "latest.json"
PAGE = ROOT / "docs" / "bench.md"

SPEED = (
    *(("rollplayer", 2, "60,000"), ("rollplayer", 4, "60,000")),
    *(("prophecy", 2, "25,000"), ("prophecy", 5, "25,000")),
    *(("runebound", 2, "25,000"), ("runebound", 4, "25,000")),
)
TARGETS: dict[str, tuple[str, object]] = {
    "clone us": ("at most", 30),
    "save us": ("at most", 30),
    "load us": ("at most", 40),
    "event ns": ("at most", 100),
    **{f"{game} {players} players decisions/s": ("at least", target) for game, players, target in SPEED},
    "rollplayer clone us": ("at most", 20),
    "prophecy clone us": ("at most", 50),
    "runebound clone us": ("at most", 50),
    "gloomhaven: sight of all pairs, largest scenario (s)": ("at most", 0.5),
    "gloomhaven: 100 positions through the monster mind (s)": ("at most", 0.1),
    "runebound: a combat between two bots (ms)": ("at most", 20),
    "runebound: hints of a picture (ms)": ("at most", 3),
    **{f"web: first board of {game} painted, ms": ("at most", "1,000") for game in WEB},
    **{f"web: the frame for {game}'s table, kB as sent": ("at most", 95) for game in WEB},
    **{f"web: {game}'s own part, kB as sent": ("at most", OWN.get(game, 60)) for game in WEB},
    **{f"web: frames a second while {game}'s board is dragged": ("at least", 60) for game in WEB},
    **{f"web: layout shift of {game} in 20 decisions": ("at most", 0.1) for game in WEB},
    "web: a selection shown, ms": ("at most", "17 (one frame)"),
    "web: a hovered monster of the largest map explained, ms": ("at most", 50),
    "web: frames a second while the largest map is dragged": ("at least", 60),
    "web: play goes on after a killed server is back, s": ("at most", 2),
}
SERVER_TARGETS = {
    "server: rollplayer, 50 tables, 200 clients, p99 ms": "at most 100",
    "server: tictactoe, 25 tables, 50 clients, commands/s": "at least 3 times boardgame.io's",
    "server: kB per idle table": "at most 100",
    "server: seconds to start again with 1,000 tables": "at most 2",
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


def server_lines() -> dict[str, float]:
    """Our server under load, and boardgame.io's with its own clients."""
    say("measuring the table server")
    figures = server_figures()
    say("measuring boardgame.io's server")
    shutil.copy(HERE / "peers" / "server.cjs", PEERS / "node" / "server.cjs")
    return figures | json.loads(run("node", "server.cjs", cwd=PEERS / "node").splitlines()[-1])


def all_cores() -> dict[str, float]:
    """Whole random games a second with every core at work, by the clock on the wall."""
    say("measuring whole games on all cores")
    found = {}
    for game, games in (("rollplayer", 4_000), ("prophecy", 400), ("runebound", 800)):
        for players in (2, 4):
            played = play_series(Series(game, ["random"] * players, games))
            found[f"{game}, {players} players, games/s on {os.cpu_count()} cores"] = played.games_per_second
    return found


def shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def page(ours: dict[str, float], peers: dict[str, float], games: dict[str, float], server: dict[str, float]) -> str:
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
        lines.append(f"| {name} | {shown(value)} | {f'{word} {target}'.strip()} |".replace("|  |", "| |"))
    lines += ["", "## Catanatron, for comparison", "", "| figure | value |", "|---|---|"]
    lines += [f"| {name} | {shown(value)} |" for name, value in peers.items() if name.startswith("Catanatron")]
    lines += gloomhaven_lines(ours, games, peers)
    lines += ["", "## The table server, one process with SQLite", "", "| figure | value | target |", "|---|---|---|"]
    for name, value in server.items():
        lines.append(f"| {name} | {shown(value)} | {SERVER_TARGETS.get(name, '')} |".replace("|  |", "| |"))
    notes = HERE / "notes.md"
    return "\n".join(lines) + "\n" + (f"\n{notes.read_text(encoding='utf-8')}" if notes.exists() else "")


GROWN = "largest state of a party of level 9, bytes"


def gloomhaven_lines(ours: dict[str, float], games: dict[str, float], peers: dict[str, float]) -> list[str]:
    """Gloomhaven's figures as ratios of the same run."""
    speed = ours["gloomhaven 4 players decisions/s"] / peers["Catanatron unforced decisions/s"]
    clone = games["gloomhaven: clone with four characters (us)"] / peers["Catanatron clone us"]
    mind = games["gloomhaven: 100 positions through the monster mind (s)"]
    thought = games["gloomhaven: 100 thoughts in the running game (s)"] / mind
    return [
        *("", "## Gloomhaven, as ratios", "", "| figure | value | target |", "|---|---|---|"),
        f"| scenario 1, four characters, random: unforced decisions/s to Catanatron's | {speed:.2f} | at least 0.5 |",
        f"| clone to Catanatron's copy | {clone:.2f} | at most 4 |",
        f"| a thought in the running game to `monster-move` | {thought:.2f} | at most 0.2 |",
        f"| largest state, bytes | {games['gloomhaven: largest state, bytes']:,.0f} | at most 8,000 |",
        f"| {GROWN} | {games[f'gloomhaven: {GROWN}']:,.0f} | |",
    ]


def main() -> None:
    install_peers()
    say("measuring Questhall")
    ours, games, peers = kernel_figures(), game_figures() | all_cores(), peer_figures()
    server = server_lines()
    RESULT.parent.mkdir(exist_ok=True)
    everything = {"questhall": ours, "games": games, "peers": peers, "server": server}
    RESULT.write_text(json.dumps(everything, indent=2) + "\n", encoding="utf-8")
    PAGE.write_text(page(ours, peers, games, server), encoding="utf-8")
    print(PAGE.read_text(encoding="utf-8"))
    say(f"written: {PAGE.relative_to(ROOT)}, {RESULT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
