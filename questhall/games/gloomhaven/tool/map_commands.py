"""The commands `map` and `sight` of `questhall gloomhaven`."""

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console

from questhall.games.gloomhaven.content.atlas import load
from questhall.games.gloomhaven.content.scenario_map import MapError, ScenarioMap
from questhall.games.gloomhaven.face.svg import map_as_svg
from questhall.games.gloomhaven.face.terminal import map_as_text
from questhall.hex import Grid, Sight

Scenario = Annotated[int, typer.Argument(metavar="N", help="Scenario number, 1 to 95.")]


class Language(StrEnum):
    """The languages of the drawings."""

    en = "en"
    ru = "ru"


def register(app: typer.Typer) -> None:
    """Add the map commands to the Gloomhaven commands."""
    app.command("map")(show_map)
    app.command("sight")(show_sight)


def show_map(
    number: Scenario,
    svg: Annotated[Path | None, typer.Option(help="Write the drawing to this SVG file instead.")] = None,
    lang: Annotated[Language, typer.Option(help="Language of names and legend.")] = Language.en,
) -> None:
    """Draw a scenario map in the terminal, or as an SVG file."""
    scenario = _load(number)
    language: Literal["en", "ru"] = lang.value
    if svg is None:
        Console(highlight=False).print(map_as_text(scenario, language), soft_wrap=True)
        return
    try:
        svg.write_text(map_as_svg(scenario, language), encoding="utf-8")
    except OSError as error:
        raise _stop(f"cannot write {svg}: {error.strerror}") from error
    typer.echo(f"scenario {number} drawn to {svg}")


def show_sight(number: Scenario) -> None:
    """Count, with all doors open, the ordered pairs of hexes that see each other."""
    visible, blocked = sight_counts(_load(number))
    typer.echo(json.dumps({"scenario": number, "visible": visible, "blocked": blocked}))


def sight_counts(scenario: ScenarioMap) -> tuple[int, int]:
    """Ordered pairs of different hexes with and without line of sight (GH-LOS-02)."""
    seen = Sight(Grid(scenario.hexes, scenario.thin_walls)).table()
    visible = sum(len(others) for others in seen.values())
    return visible, len(seen) * (len(seen) - 1) - visible


def _load(number: int) -> ScenarioMap:
    try:
        return load(number)
    except MapError as error:
        raise _stop(str(error)) from error


def _stop(complaint: str) -> typer.Exit:
    typer.echo(complaint, err=True)
    return typer.Exit(2)
