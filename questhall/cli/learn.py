"""`questhall learn`: two pages that teach a game, with its board as the terminal draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from questhall.cli.options import GameArgument, language
from questhall.cli.telling import console, print_plain

if TYPE_CHECKING:
    from questhall.kernel import Game
    from questhall.kit.lesson import Part

READER = 0  # whose board the pictures show


def learn(
    game: GameArgument,
    lang: Annotated[str | None, typer.Option(help="en or ru")] = None,
) -> None:
    """How to play: two pages with pictures, for whoever has never seen the game."""
    from rich.markdown import Markdown

    from questhall.games import find_game
    from questhall.kit.lesson import lesson

    found, tongue = find_game(game), language(lang)
    told = lesson(found, tongue)
    console.print(Markdown(f"# {told.title}"))
    for part in told.opening:
        show(found, tongue, part)
    for section in told.sections:
        console.print(Markdown(f"## {section.title}"))
        for part in section.parts:
            show(found, tongue, part)


def show(game: Game[Any], lang: str, part: Part) -> None:
    """Prose as it is; a picture as the board, and below it what one sees there."""
    from rich.markdown import Markdown

    from questhall.kernel.texts import Texts
    from questhall.kit.lesson import Picture, position_of

    if isinstance(part, Picture):
        view = position_of(game, part.name).view(READER)
        print_plain(f"\n{game.face.board(view, Texts(game, lang)).rstrip()}")
        console.print(Markdown(f"*{part.words}*"))
    else:
        console.print(Markdown(part.markdown))
    console.print()
