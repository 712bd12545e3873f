"""`questhall words`: every sentence a game can say, for somebody to read through."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from questhall.cli.options import GameArgument, SeedOption
from questhall.cli.telling import counted, progress_line


def words(
    game: GameArgument,
    out: Annotated[Path, typer.Option(help="the folder for the files, one a language")] = Path("build/words"),
    number: Annotated[int, typer.Option("--games", min=1, help="games to listen to at every kind of table")] = 2,
    seed: SeedOption = 0,
) -> None:
    """Everything a game can say, in a file a language, and what looks wrong in it."""
    from questhall.games import find_game
    from questhall.kernel.texts import LANGUAGES
    from questhall.lab.wording import listened, written

    found = find_game(game)
    with progress_line(0) as told:
        heard = listened(found, number, seed, told)
    out.mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        path = out / f"{game}.{lang}.txt"
        lines, wrong = written(found, lang, heard, path)
        print(f"{path}: {counted(lines, 'sentence')}, {wrong or 'none'} of them doubtful")
