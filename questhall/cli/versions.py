"""`questhall --version`: the program's version, and those of everything that is kept or sent; see docs/versions.md."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

import typer


def program() -> str:
    """As the installed package says it."""
    try:
        return version("questhall")
    except PackageNotFoundError:
        return "unknown (not installed)"


def say_version(asked: bool) -> None:
    if asked:
        print(f"questhall {program()}")
        raise typer.Exit
