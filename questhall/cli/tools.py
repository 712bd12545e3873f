"""What is added to the front door only when it is asked for: `admin`, and the tools that games bring."""

from __future__ import annotations

import typer

ADMIN = "Look after the tables of a database."


def add_to(app: typer.Typer, words: list[str]) -> None:
    app.add_typer(admin() if words[:1] == ["admin"] else typer.Typer(help=ADMIN), name="admin")
    add_game_tools(app, words)


def admin() -> typer.Typer:
    """It brings the database along."""
    from questhall.table.admin import app

    return app


def add_game_tools(app: typer.Typer, words: list[str]) -> None:
    """The word of each game that has commands of its own, `questhall GAME ...`; they are loaded when it is said."""
    from questhall.games.tools import tool_commands

    for game, load in tool_commands().items():
        said = words[:1] == [game]
        app.add_typer(load() if said else typer.Typer(help="Tools of this game."), name=game)
