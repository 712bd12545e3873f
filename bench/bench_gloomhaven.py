"""How fast Gloomhaven's geometry and monster mind are: `python -m bench.bench_gloomhaven`."""

from __future__ import annotations

import random
import time

import msgspec

from questhall.games.gloomhaven.content.atlas import load
from questhall.games.gloomhaven.content.scenarios import playable
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.position import Position
from questhall.games.gloomhaven.rules.ground.ground import forget_boards, read_ground
from questhall.games.gloomhaven.rules.mind.options import consider, think
from questhall.games.gloomhaven.rules.mind.orders import Orders
from questhall.games.gloomhaven.state import World
from questhall.hex import Grid, Hex, Sight
from questhall.hex.sight import touched_edges, touched_hexes
from questhall.kernel import Match
from questhall.lab.bench import microseconds, middle

POSITIONS = 100
IN_THE_GAME = f"gloomhaven: {POSITIONS} thoughts in the running game (s)"
CLONE = "gloomhaven: clone with four characters (us)"
GROWN = "gloomhaven: largest state of a party of level 9, bytes"
LARGEST_SCENARIO = 40
ROOMS = (1, 3, 10, 14, 27, 40, 43, 52, 71, 88)
AREAS: tuple[list[Hex], ...] = ([], [], [], [(0, 1), (1, 0)], [(0, 1), (0, 2)], [(0, 1), (1, 0), (-1, 1)])


def mixed_positions(count: int = POSITIONS) -> list[Position]:
    """Monsters in the rooms of real scenarios: every second one an archer, some with areas, some flying or jumping."""
    rng = random.Random(2017)
    return [_position(rng, ROOMS[index % len(ROOMS)]) for index in range(count)]


def _position(rng: random.Random, scenario: int) -> Position:
    room = load(scenario)
    hexes = sorted(room.hexes)
    figures = rng.sample(hexes, 12)
    fields = {
        "board": hexes,
        "thin_walls": [(a, (b[0] - a[0], b[1] - a[1])) for a, b in room.thin_walls],
        "monster": figures[0],
        "enemies": [{"hex": hex_, "initiative": rng.randint(1, 99)} for hex_ in figures[1:5]],
        "monsters": figures[5:12],
        "obstacles": rng.sample(hexes, 6),
        "traps": rng.sample(hexes, 3),
        "difficult": rng.sample(hexes, 4),
        "move": rng.randint(0, 4),
        "range": rng.choice([0, 3]),
        "targets": rng.choice([1, 1, 1, 2, 3]),
        "aoe": rng.choice(AREAS),
        "flying": rng.random() < 0.15,
        "jumping": rng.random() < 0.15,
    }
    return msgspec.convert(fields, Position)


def seconds_thinking() -> float:
    """All positions through the mind once; no grid or sight line is remembered from before."""
    positions = mixed_positions()
    forget_boards()
    started = time.process_time()
    for position in positions:
        think(position)
    return time.process_time() - started


def seconds_in_the_game() -> float:
    """The same positions as the running game meets them: the grid with its tables is there, the state is read."""
    thoughts = [(read_ground(position), orders_of(position)) for position in mixed_positions()]
    for ground, orders in thoughts:
        consider(ground, orders)
    started = time.process_time()
    for ground, orders in thoughts:
        consider(ground, orders)
    return time.process_time() - started


def orders_of(position: Position) -> Orders:
    return Orders(position.move, position.jumping, position.range, position.targets, position.aoe)


def largest_state(levels: str = "1", games: int = 12) -> int:
    """Bytes of the largest state in random games of four characters of such a level."""
    largest = 0
    for number in range(games):
        rng = random.Random(number)
        terms = GAME.terms(4, scenario=rng.choice(playable()), level=rng.choice([0, 3, 7]), perks=3, levels=levels)
        match: Match[World] = Match(GAME, terms, number.to_bytes(16, "big"))
        while match.asked:
            choice = rng.choice(match.asked)
            match.answer(choice.seat, choice.key_at(rng.randrange(len(choice.options))))
            largest = max(largest, len(match.boundary))
    return largest


def seconds_looking() -> float:
    """Sight of all pairs of the largest scenario, nothing remembered from before."""
    scenario = load(LARGEST_SCENARIO)
    touched_hexes.cache_clear()
    touched_edges.cache_clear()
    started = time.process_time()
    Sight(Grid(scenario.hexes, scenario.thin_walls)).table()
    return time.process_time() - started


def figures() -> dict[str, float]:
    """Seconds by what was measured, the best of three."""
    return {
        "gloomhaven: sight of all pairs, largest scenario (s)": min(seconds_looking() for _ in range(3)),
        f"gloomhaven: {POSITIONS} positions through the monster mind (s)": min(seconds_thinking() for _ in range(3)),
        IN_THE_GAME: min(seconds_in_the_game() for _ in range(3)),
        "gloomhaven: largest state, bytes": float(largest_state()),
        GROWN: float(largest_state("9")),
        CLONE: microseconds(middle(GAME, GAME.terms(4)).clone, 500),
    }


def main() -> None:
    for name, seconds in figures().items():
        print(f"{name}: {seconds:.3f}")


if __name__ == "__main__":
    main()
