"""A position for the monster mind: what lies where, and what the monster's card says. Read from JSON, checked field by
field; whatever is wrong is told in one line that names the field."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from questhall.games.gloomhaven.content.actions import ALL_TARGETS
from questhall.hex import DIRECTIONS, Hex, distance

WIDEST_BOARD = 200
WIDEST_AREA = 12


class PositionError(ValueError):
    """A position that cannot be: the message starts with the field."""


class Enemy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An enemy of the monster and its place in the initiative order (a summon just before its owner, 14.9 say)."""

    hex: Hex
    initiative: float = 0


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board, the figures, and the monster's move and attack of this round."""

    board: tuple[Hex, ...]
    monster: Hex
    monsters: tuple[Hex, ...] = ()
    enemies: tuple[Enemy, ...] = ()
    walls: tuple[Hex, ...] = ()
    obstacles: tuple[Hex, ...] = ()
    traps: tuple[Hex, ...] = ()
    hazards: tuple[Hex, ...] = ()
    difficult: tuple[Hex, ...] = ()
    thin_walls: tuple[tuple[Hex, Hex], ...] = ()
    move: int = 0
    range: int = 0
    targets: int = 1
    aoe: tuple[Hex, ...] = ()
    flying: bool = False
    jumping: bool = False
    muddled: bool = False

    @property
    def floor(self) -> frozenset[Hex]:
        """The hexes that are no wall."""
        return frozenset(self.board) - frozenset(self.walls)


OVERLAYS = ("obstacles", "traps", "hazards", "difficult")
NUMBERS = ("move", "range", "targets")


def read_positions(text: bytes | str) -> Position | list[Position]:
    """One position or a list of them from JSON, each decoded and checked."""
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PositionError(f"not JSON: {error}") from None
    except RecursionError:
        raise PositionError("not JSON: nested too deeply") from None
    if isinstance(raw, list):
        return [_read(item, f"position {index}: ") for index, item in enumerate(raw)]
    return _read(raw, "")


def _read(raw: object, where: str) -> Position:
    try:
        position = msgspec.convert(raw, Position)
    except msgspec.ValidationError as error:
        raise PositionError(where + _plain(str(error))) from None
    for problem in problems(position):
        raise PositionError(where + problem)
    return position


def _plain(message: str) -> str:
    """msgspec's message with the field first: `enemies[1].hex: expected array, got int`."""
    text, _, path = message.partition(" - at `$")
    field = path.rstrip("`").lstrip(".")
    named = re.search(r"field `(\w+)`", text)
    if named:
        field = f"{field}.{named[1]}".lstrip(".")
        text = "missing" if "required" in text else "unknown field"
    text = text[:1].lower() + text[1:].replace("`", "")
    return f"{field or 'position'}: {text}"


def problems(position: Position) -> Iterator[str]:
    """What is wrong with a decoded position, the first thing first."""
    yield from _board_problems(position)
    yield from _place_problems(position)
    yield from _figure_problems(position)
    yield from _thin_wall_problems(position)
    yield from _card_problems(position)


def _show(hex_: Hex) -> str:
    return f"[{hex_[0]}, {hex_[1]}]"


def _board_problems(position: Position) -> Iterator[str]:
    if not position.board:
        yield "board: no hexes"
    for index, hex_ in enumerate(position.board):
        if distance(position.board[0], hex_) > WIDEST_BOARD:
            yield f"board[{index}]: {_show(hex_)} is more than {WIDEST_BOARD} hexes away from board[0]"


def _places(position: Position) -> Iterator[tuple[str, Hex]]:
    """Everything that lies on a hex, with the name of its field."""
    yield from _figures(position)
    for field in OVERLAYS:
        for index, hex_ in enumerate(getattr(position, field)):
            yield f"{field}[{index}]", hex_


def _figures(position: Position) -> Iterator[tuple[str, Hex]]:
    yield "monster", position.monster
    for index, hex_ in enumerate(position.monsters):
        yield f"monsters[{index}]", hex_
    for index, enemy in enumerate(position.enemies):
        yield f"enemies[{index}].hex", enemy.hex


def _place_problems(position: Position) -> Iterator[str]:
    board, floor = frozenset(position.board), position.floor
    for field, hex_ in _places(position):
        if hex_ not in board:
            yield f"{field}: {_show(hex_)} is not on the board"
        elif hex_ not in floor:
            yield f"{field}: {_show(hex_)} is a wall"


def _figure_problems(position: Position) -> Iterator[str]:
    taken: dict[Hex, str] = {}
    for field, hex_ in _figures(position):
        if hex_ in taken:
            yield f"{field}: {_show(hex_)} already holds {taken[hex_].removesuffix('.hex')}"
        taken[hex_] = field


def _thin_wall_problems(position: Position) -> Iterator[str]:
    board = frozenset(position.board)
    for index, (hex_, step) in enumerate(position.thin_walls):
        if step not in DIRECTIONS:
            yield f"thin_walls[{index}]: {_show(step)} does not lead to a neighbour"
        elif hex_ not in board and (hex_[0] + step[0], hex_[1] + step[1]) not in board:
            yield f"thin_walls[{index}]: {_show(hex_)} is not on the board"


def _card_problems(position: Position) -> Iterator[str]:
    for field in NUMBERS:
        if getattr(position, field) < 0:
            yield f"{field}: {getattr(position, field)} is less than 0"
    if position.targets > ALL_TARGETS:
        yield f"targets: {position.targets} is more than {ALL_TARGETS} ({ALL_TARGETS} = all in range)"
    for index, enemy in enumerate(position.enemies):
        if enemy.initiative < 0:
            yield f"enemies[{index}].initiative: {enemy.initiative:g} is less than 0"
    for index, hex_ in enumerate(position.aoe):
        if distance((0, 0), hex_) > WIDEST_AREA:
            yield f"aoe[{index}]: {_show(hex_)} is more than {WIDEST_AREA} hexes away from [0, 0]"
