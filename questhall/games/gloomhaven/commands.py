"""`questhall gloomhaven ...`: tools for Gloomhaven players."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from questhall.games.gloomhaven import attackcommands, mapcommands, monstercommands
from questhall.games.gloomhaven.maps import Lang
from questhall.games.gloomhaven.mind import Option, Thought, think
from questhall.games.gloomhaven.position import PositionError, read_positions
from questhall.games.gloomhaven.reasons import Reason, sentence
from questhall.hex import Hex

app = typer.Typer(name="gloomhaven", help="Gloomhaven tools.", no_args_is_help=True)

BAD_INPUT = 2


class SpokenReason(Reason, frozen=True):
    """A reason with its sentence, and the options it speaks for by their place in the list."""

    text: str = ""
    options: tuple[int, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """What `monster-move` prints for one position."""

    options: tuple[Option, ...]
    focus: tuple[Hex, ...]
    why: tuple[SpokenReason, ...]


def answer(thought: Thought, lang: Lang = "en") -> Answer:
    """A thought with its reasons spelled out."""
    return Answer(thought.options, thought.focus, tuple(_spoken(reason, thought, lang) for reason in thought.why))


def _spoken(reason: Reason, thought: Thought, lang: Lang) -> SpokenReason:
    """A reason that is in no option's own chain speaks for all of them."""
    backed = tuple(index for index, chain in enumerate(thought.chains) if reason in chain)
    options = backed or tuple(range(len(thought.options)))
    return SpokenReason(reason.rules, reason.key, reason.hexes, reason.numbers, sentence(reason, lang), options)


@app.callback()
def gloomhaven() -> None:
    """Gloomhaven tools."""


@app.command("monster-move")
def monster_move(
    file: Annotated[
        str, typer.Argument(help="A position, or a list of positions, as JSON; '-' reads standard input.")
    ] = "-",
    lang: Annotated[mapcommands.Language, typer.Option(help="Language of the reasons.")] = mapcommands.Language.en,
) -> None:
    """Print everything a monster may do by the rules, and why."""
    try:
        positions = read_positions(_read(file))
    except PositionError as error:
        typer.echo(f"{_name(file)}: {error}", err=True)
        raise typer.Exit(BAD_INPUT) from None
    if isinstance(positions, list):
        _print([answer(think(position), lang.value) for position in positions])
    else:
        _print(answer(think(positions), lang.value))


def _read(file: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise PositionError(error.strerror or "cannot be read") from None


def _name(file: str) -> str:
    return "standard input" if file == "-" else file


def _print(result: Answer | list[Answer]) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(result), indent=0).decode())


mapcommands.register(app)
monstercommands.register(app)
attackcommands.register(app)
