"""What is added to the front door only when it is asked for: `admin`, and the tools that games bring."""

from __future__ import annotations

import typer

ADMIN = "Look after the tables of a database."


def add_to(app: typer.Typer, words: list[str]) -> None:
    app.add_typer(admin() if words[:1] == ["admin"] else typer.Typer(help=ADMIN), name="admin")
    add_game_tools(app)


def admin() -> typer.Typer:
    """It brings the database along."""
    from questhall.table.admin import app

    return app


def add_game_tools(app: typer.Typer) -> None:
    """Words such as `questhall gloomhaven` that a game brings beside its table."""
    from questhall.games.gloomhaven.commands import app as gloomhaven

    app.add_typer(gloomhaven, name="gloomhaven")
