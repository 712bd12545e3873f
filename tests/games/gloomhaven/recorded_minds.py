"""500 positions with the mind's answers as they were before the mind was put on the running game's cells.

`python -m tests.games.gloomhaven.recorded_minds` writes anew what a ruling has changed since, the file beside them;
only do so when one changes answers, and list what changed with the ruling's id in `test_mind_recorded.py`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from bench.bench_gloomhaven import mixed_positions
from questhall.games.gloomhaven.position import Position
from questhall.games.gloomhaven.rules.mind.options import Thought, think
from tests.games.gloomhaven.test_mind_twin import random_position

FILE = Path(__file__).parent / "recorded" / "minds.json"
SINCE = FILE.with_name("minds-changed.json")
Answer = tuple[list[list[list[int]]], list[list[int]]]


def positions() -> list[Position]:
    """Half on crowded made-up boards, half on real scenario maps."""
    return [*(random_position(seed, 3 + seed % 3) for seed in range(250)), *mixed_positions(250)]


def answer(thought: Thought) -> Answer:
    """Every option as its hex and the attacked ones, and the possible focuses."""
    options = sorted([list(option.hex), *sorted(map(list, option.attacks))] for option in thought.options)
    return options, sorted(map(list, thought.focus))


def recorded() -> list[Answer]:
    return msgspec.json.decode(FILE.read_bytes(), type=list[Answer])


def changed() -> dict[int, Answer]:
    """The answers that rulings have changed, as they are now."""
    return msgspec.json.decode(SINCE.read_bytes(), type=dict[int, Answer])


def main() -> None:
    now = [answer(think(position)) for position in positions()]
    other = {number: is_ for number, (is_, was) in enumerate(zip(now, recorded(), strict=True)) if is_ != was}
    lines = [f'"{number}": {msgspec.json.encode(is_).decode()}' for number, is_ in other.items()]
    SINCE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
