"""Arguments and options that several commands share, and how they are read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from questhall.cli.telling import Mistake

if TYPE_CHECKING:
    from questhall.kernel.game import Game, Setting, Value

GameArgument = Annotated[str, typer.Argument(help="a game's id, see `questhall games`, or the path of its file")]
SettingsOption = Annotated[list[str], typer.Option("--set", help="a setting, NAME=VALUE")]
SeedOption = Annotated[int, typer.Option(help="the same seed gives the same games")]
JsonOption = Annotated[bool, typer.Option("--json", help="print JSON")]
WithOption = Annotated[
    list[Path], typer.Option("--with", help="a pack of your own cards, or a folder of them: `questhall content check`")
]
ResumeOption = Annotated[
    Path | None, typer.Option(help="keep finished games in this file, and go on with those already in it")
]


def language(lang: str | None = None) -> str:
    """The one asked for, or that of the terminal."""
    from questhall.kernel.texts import LANGUAGES

    chosen = lang or ("ru" if os.environ.get("LANG", "").startswith("ru") else "en")
    if chosen not in LANGUAGES:
        raise Mistake(f"--lang {chosen}: choose {' or '.join(LANGUAGES)}")
    return chosen


def settings_of(game: Game[Any], pairs: list[str]) -> dict[str, Value]:
    """`--set short=true` as values of the kind the setting has."""
    known = {setting.id: setting for setting in game.settings}
    chosen: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals or name not in known:
            there = ", ".join(f"{s.id}={'|'.join(map(str, s.values))}" for s in game.settings) or "no settings"
            raise Mistake(f"--set {pair}: {game.id} has {there}")
        chosen[name] = value_of(known[name], text, f"--set {pair}")
    return chosen


def brought(game: Game[Any], packs: list[Path]) -> str:
    """What the terms of a match keep of packs; nothing is loaded where there are none."""
    if not packs:
        return ""
    from questhall.games.packs import at_table

    return at_table(packs, game)


def value_of(setting: Setting, text: str, where: str) -> Value:
    """One of the setting's values; of a free one any of the same kind, which the game itself judges."""
    legal = {str(value).casefold(): value for value in setting.values}
    if text.casefold() in legal:
        return legal[text.casefold()]
    kind = type(setting.values[0])
    if setting.free and kind is str:
        return text
    if setting.free and kind is int and text.removeprefix("-").isdecimal():
        return int(text)
    raise Mistake(f"{where}: {setting.id} can be {', '.join(legal)}{' or another number' if setting.free else ''}")


def names(listed: str) -> list[str]:
    """`house, random` as a list."""
    return [name.strip() for name in listed.split(",")]


def state_folder() -> Path:
    """Where the terminal keeps games."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "questhall"
