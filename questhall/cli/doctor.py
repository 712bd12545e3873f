"""`questhall doctor`: what is there, what is missing, and what follows from it."""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import socket
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, NamedTuple
from urllib.parse import urlsplit

import typer

from questhall.cli.options import JsonOption
from questhall.cli.telling import console, print_json

OLDEST = (3, 11)
POSTGRES_PORT = 5432
PATIENCE = 2.0  # seconds for a database to answer
MARK = {"good": "[green]ok[/green]     ", "note": "[yellow]note[/yellow]   ", "bad": "[red]missing[/red]"}


class Finding(NamedTuple):
    """One thing that was looked at."""

    what: str
    state: Literal["good", "note", "bad"]
    told: str
    follows: str = ""  # what it means, and what to do


def doctor(
    database: Annotated[str, typer.Option(help="a database to try: postgresql+asyncpg://...")] = "",
    port: Annotated[int, typer.Option(min=1, max=65535, help="the port you want to serve on")] = 8000,
    as_json: JsonOption = False,
) -> None:
    """What is there, what is missing (browser, PostgreSQL, Node), and what follows."""
    found = list(findings(database, port))
    if as_json:
        print_json([finding._asdict() for finding in found])
    else:
        for finding in found:
            console.print(f"{MARK[finding.state]}  [bold]{finding.what}[/bold]: ", end="", highlight=False)
            console.print(finding.told, markup=False, highlight=False, soft_wrap=True)
            if finding.follows:
                console.print(f"         {finding.follows}", markup=False, highlight=False, soft_wrap=True)
    if any(finding.state == "bad" for finding in found):
        raise typer.Exit(1)


def findings(database: str, port: int) -> Iterator[Finding]:
    yield python()
    yield questhall()
    yield games()
    yield client()
    yield browser()
    yield saves()
    yield free_port(port)
    yield friends()
    yield postgres(database)
    if checkout():
        yield node()
        yield chromium()


def python() -> Finding:
    told = f"{platform.python_version()} on {platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    if sys.version_info[:2] < OLDEST:
        return Finding("Python", "bad", told, f"Questhall needs {OLDEST[0]}.{OLDEST[1]} or newer")
    return Finding("Python", "good", told)


def questhall() -> Finding:
    from questhall.cli.versions import program

    where = "a checkout" if checkout() else "an installed package"
    return Finding("Questhall", "good", f"{program()}, {where}")


def games() -> Finding:
    """Loading a game reads all of its content and texts."""
    from questhall.games import catalogue

    try:
        found = catalogue()
    except Exception as error:
        return Finding("games", "bad", str(error), "a game's files are damaged: install Questhall again")
    return Finding("games", "good", ", ".join(found))


def client() -> Finding:
    from questhall.table.built import client_folder

    if client_folder() is not None:
        return Finding("web client", "good", "built")
    return Finding("web client", "bad", "not built", "`make web` builds it (needs Node); the terminal plays without")


def browser() -> Finding:
    try:
        webbrowser.get()
    except webbrowser.Error:
        return Finding(
            *("browser", "note", "none that can be opened from here"),
            "open the address that `questhall serve` prints on any device, or play with `questhall play`",
        )
    return Finding("browser", "good", "can be opened with `questhall serve --browser`")


def saves() -> Finding:
    from questhall.cli.options import state_folder

    folder = state_folder()
    there = next(place for place in (folder, *folder.parents) if place.exists())
    if os.access(there, os.W_OK):
        return Finding("saved games", "good", f"terminal games are kept in {folder}")
    return Finding("saved games", "bad", f"{folder} cannot be written", "set XDG_STATE_HOME to a folder of yours")


def free_port(port: int) -> Finding:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return Finding(
                "port", "note", f"{port} is taken", "another program listens there; serve with --port NUMBER"
            )
    return Finding("port", "good", f"{port} is free")


def friends() -> Finding:
    from questhall.table.reach import own_addresses

    found = own_addresses("0.0.0.0")
    if not found:
        return Finding("network", "note", "none", "only this machine can play at your tables")
    told = f"friends reach this machine at {found[0]}"
    return Finding("network", "good", told, "when you serve with --host 0.0.0.0")


def postgres(database: str) -> Finding:
    """SQLite needs nothing; PostgreSQL is for several processes."""
    if not database.startswith("postgresql"):
        needs = "several server processes need PostgreSQL: try one with --database postgresql+asyncpg://..."
        return Finding("database", "good", "SQLite, built in", needs)
    place = urlsplit(database)
    host, port = place.hostname or "localhost", place.port or POSTGRES_PORT
    if importlib.util.find_spec("asyncpg") is None:
        return Finding("database", "bad", "asyncpg is not installed", "pip install asyncpg")
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError as error:
        return Finding("database", "bad", f"PostgreSQL at {host}:{port}: {error}", "start it, or mend the address")
    return Finding("database", "good", f"PostgreSQL answers at {host}:{port}")


def node() -> Finding:
    if found := shutil.which("node"):
        return Finding("Node", "good", found)
    return Finding("Node", "note", "not found", "only who builds the web client needs it (`make web`)")


def chromium() -> Finding:
    if found := shutil.which("chromium") or shutil.which("google-chrome"):
        return Finding("Chromium", "good", found)
    return Finding("Chromium", "note", "not found", "only the browser tests need it; `make test` gets it")


def checkout() -> bool:
    return (Path(__file__).parent.parent.parent / "Makefile").exists()
