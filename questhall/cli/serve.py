"""`questhall serve`: the table server."""

from __future__ import annotations

from typing import Annotated

import typer

DATABASE = "sqlite+aiosqlite:///questhall.db"


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://...")] = DATABASE,
    browser: Annotated[bool, typer.Option(help="open the hall in a browser")] = False,
) -> None:
    """The table server: people and bots at tables, by browser or program."""
    from questhall.games import catalogue
    from questhall.table.serve import serve as run
    from questhall.table.settings import Settings

    catalogue()  # a fault in a game's content is told here, before the hall opens
    run(Settings(host=host, port=port, database=database), browser)
