"""`questhall serve`: the table server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str | None, typer.Option(help="the address to listen on; 127.0.0.1 unless set")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="8000 unless set")] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite+aiosqlite:///FILE (questhall.db unless set) or postgresql+asyncpg://...")
    ] = None,
    settings: Annotated[
        Path | None, typer.Option(help="a TOML file; QUESTHALL_PORT and the like come before what stands in it")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="only say whether it could open, and end")] = False,
    browser: Annotated[bool, typer.Option(help="open the hall in a browser")] = False,
) -> None:
    """The table server: people and bots at tables, by browser or program."""
    from questhall.games import catalogue
    from questhall.table.configuring import configured
    from questhall.table.serve import check as checked
    from questhall.table.serve import serve as run

    wanted = configured(settings, os.environ, {"host": host, "port": port, "database": database})
    catalogue()  # a fault in a game's content is told here, before the hall opens
    if check:
        print(checked(wanted))
    else:
        run(wanted, browser)
