"""`questhall gloomhaven ...`: tools for Gloomhaven players."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from questhall.games.gloomhaven.face.reasons import SpokenThought, spoken
from questhall.games.gloomhaven.position import PositionError, read_positions
from questhall.games.gloomhaven.rules.mind.options import think
from questhall.games.gloomhaven.tool import attack_commands, map_commands, monster_commands

app = typer.Typer(name="gloomhaven", help="Gloomhaven tools.", no_args_is_help=True)

BAD_INPUT = 2


@app.callback()
def gloomhaven() -> None:
    """Gloomhaven tools."""


@app.command("monster-move")
def monster_move(
    file: Annotated[
        str, typer.Argument(help="A position, or a list of positions, as JSON; '-' reads standard input.")
    ] = "-",
    lang: Annotated[map_commands.Language, typer.Option(help="Language of the reasons.")] = map_commands.Language.en,
) -> None:
    """Print everything a monster may do by the rules, and why."""
    try:
        positions = read_positions(_read(file))
    except PositionError as error:
        typer.echo(f"{_name(file)}: {error}", err=True)
        raise typer.Exit(BAD_INPUT) from None
    if isinstance(positions, list):
        _print([spoken(think(position), lang.value) for position in positions])
    else:
        _print(spoken(think(positions), lang.value))


def _read(file: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise PositionError(error.strerror or "cannot be read") from None


def _name(file: str) -> str:
    return "standard input" if file == "-" else file


def _print(result: SpokenThought | list[SpokenThought]) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(result), indent=0).decode())


map_commands.register(app)
monster_commands.register(app)
attack_commands.register(app)
