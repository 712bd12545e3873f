"""The mind against its naive twin, and against itself on turned, mirrored and shifted boards."""

import random
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.games.gloomhaven.position import Position, problems
from questhall.games.gloomhaven.rules.mind.options import think
from questhall.hex import DIRECTIONS, Hex
from questhall.ledger import rule
from tests.games.gloomhaven.naive import Naive


def disc(radius: int) -> list[Hex]:
    spread = range(-radius, radius + 1)
    return [(q, r) for q in spread for r in spread if abs(q + r) <= radius]


def random_position(seed: int, radius: int) -> Position:
    """A position with something of everything, often crowded."""
    rng = random.Random(seed)

    def some(hexes: list[Hex], *shares: float) -> list[Hex]:
        share = rng.choice(shares)
        return [hex_ for hex_ in hexes if rng.random() < share]

    board = sorted(set(disc(radius)) - set(some(disc(radius), 0, 0, 0.1, 0.25)))
    walls = some(board, 0, 0, 0.1)
    floor = [hex_ for hex_ in board if hex_ not in walls]
    if len(floor) < 6:
        return random_position(seed + 1_000_000, radius)
    figures = rng.sample(floor, min(len(floor) - 1, rng.choice([2, 3, 5, 8])))
    enemies = figures[1 : 1 + rng.randint(1, 5)]
    fields = {
        "board": board,
        "monster": figures[0],
        "monsters": figures[1 + len(enemies) :],
        "enemies": [{"hex": hex_, "initiative": rng.choice([10, 10, 20, 30])} for hex_ in enemies],
        "walls": walls,
        "obstacles": some(floor, 0, 0, 0.1, 0.3),
        "traps": some(floor, 0, 0, 0.2, 0.4),
        "hazards": some(floor, 0, 0, 0.1),
        "difficult": some(floor, 0, 0.2),
        "thin_walls": [(hex_, rng.choice(DIRECTIONS)) for hex_ in some(floor, 0, 0.1, 0.3)],
        "move": rng.randint(0, 4),
        "range": rng.choice([0, 0, 1, 2, 3]),
        "targets": rng.choice([0, 1, 1, 1, 2, 3, 6]),
        "aoe": rng.sample(disc(2), rng.randint(1, 4)) if rng.random() < 0.4 else [],
        "flying": rng.random() < 0.15,
        "jumping": rng.random() < 0.2,
        "muddled": rng.random() < 0.2,
    }
    return msgspec.convert(fields, Position)


@rule("GH-FOCUS-02", "GH-MONEFF-01", "GH-MONMOVE-12", "GH-LOS-02", "GH-AREA-04", "GH-MONTRAP-02")
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1_000_000))
def test_the_mind_agrees_with_its_naive_twin(seed: int) -> None:
    position = random_position(seed, radius=2)
    assert not list(problems(position))

    thought = think(position)

    options, focuses = Naive(position).solve()
    assert {(option.hex, frozenset(option.attacks)) for option in thought.options} == options
    assert set(thought.focus) == focuses
    assert len(set(thought.options)) == len(thought.options)


@pytest.mark.parametrize("seed", range(12))
@rule("GH-FOCUS-02", "GH-MONEFF-01", "GH-MONMOVE-12", "GH-LOS-02", "GH-AREA-04", "GH-MONTRAP-02")
def test_the_mind_agrees_with_its_naive_twin_on_larger_boards(seed: int) -> None:
    position = random_position(seed, radius=3)
    options, focuses = Naive(position).solve()
    thought = think(position)
    assert {(option.hex, frozenset(option.attacks)) for option in thought.options} == options
    assert set(thought.focus) == focuses


MOTIONS: dict[str, Callable[[Hex], Hex]] = {
    "turned": lambda hex_: (-hex_[1], hex_[0] + hex_[1]),
    "mirrored": lambda hex_: (hex_[1], hex_[0]),
    "shifted": lambda hex_: (hex_[0] + 7, hex_[1] - 13),
}


def moved(position: Position, name: str) -> Position:
    """The same position on a board that was turned, mirrored or shifted."""
    motion = MOTIONS[name]
    aim = (lambda hex_: hex_) if name == "shifted" else motion
    changes: dict[str, object] = {
        field: tuple(map(motion, getattr(position, field)))
        for field in ("board", "monsters", "walls", "obstacles", "traps", "hazards", "difficult")
    }
    changes["monster"] = motion(position.monster)
    changes["enemies"] = tuple(msgspec.structs.replace(foe, hex=motion(foe.hex)) for foe in position.enemies)
    changes["thin_walls"] = tuple((motion(hex_), aim(step)) for hex_, step in position.thin_walls)
    return msgspec.structs.replace(position, **changes)


@pytest.mark.parametrize("name", MOTIONS)
@rule("GH-AREA-01", "GH-AMBIG-01")
@settings(max_examples=150, deadline=None)
@given(st.integers(0, 1_000_000))
def test_a_turned_mirrored_or_shifted_board_changes_nothing(name: str, seed: int) -> None:
    position = random_position(seed, radius=5)
    motion = MOTIONS[name]
    plain = {(motion(option.hex), frozenset(map(motion, option.attacks))) for option in think(position).options}
    turned = {(option.hex, frozenset(option.attacks)) for option in think(moved(position, name)).options}
    assert turned == plain
