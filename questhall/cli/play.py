"""`questhall play`: a game at the terminal."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from questhall.cli.options import SettingsOption, WithOption, brought, language, names, settings_of, state_folder
from questhall.cli.telling import Mistake, console, counted

if TYPE_CHECKING:
    from questhall.kernel import Game, Match
    from questhall.terminal import TerminalTable


def play(
    game: Annotated[str | None, typer.Argument(help="a game's id; without it you are asked")] = None,
    seats: Annotated[str, typer.Option(help="who sits where: human, bot, random, house, search:MS")] = "",
    players: Annotated[int | None, typer.Option(help="how many play, if --seats does not say")] = None,
    seed: Annotated[int | None, typer.Option(help="the same seed gives the same game")] = None,
    settings: SettingsOption = [],  # noqa: B006 - typer
    load: Annotated[Path | None, typer.Option(help="go on with a saved game, or from a position as text")] = None,
    lang: Annotated[str | None, typer.Option(help="en or ru")] = None,
    svg: Annotated[Path | None, typer.Option(help="keep a picture of the board in this file")] = None,
    packs: WithOption = [],  # noqa: B006 - typer
    campaign: Annotated[str, typer.Option(help="a name: begin this campaign, or go on where it stopped")] = "",
) -> None:
    """Play in the terminal: alone against bots, or several people at one screen."""
    from questhall.cli.campaign import play_campaign
    from questhall.games import find_game

    tongue = language(lang)
    if campaign:
        begun = find_game(game) if game else from_menu(tongue)
        play_campaign(begun, campaign, seats, players, seed, settings, load, tongue, svg, packs)
        return
    if load is not None and packs:
        raise Mistake("--with: a game that was begun has its cards in it")
    if load is not None:
        match, sat = loaded(load)
        seats = seats or sat
    else:
        match = new_match(find_game(game) if game else from_menu(tongue), seats, players, seed, settings, packs)
    kinds = seat_kinds(seats, match.terms.players)
    table = table_of(match, kinds, seed, tongue, svg)
    keep(table, "kept" if played(table) else "left")


def table_of(match: Match[Any], kinds: list[str], seed: int | None, lang: str, svg: Path | None) -> TerminalTable:
    from questhall.terminal import TerminalTable

    if svg is not None and not match.game.face.has_picture:
        raise Mistake(f"--svg {svg}: {match.game.id} has no picture of its board")
    return TerminalTable(match, bots_of(match, kinds, seed), lang, console, read_line, kinds, svg)


def played(table: TerminalTable) -> bool:
    """To its end, or until somebody leaves."""
    from questhall.terminal import Left

    try:
        table.play()
    except (Left, EOFError, KeyboardInterrupt):
        return False
    return True


def loaded(path: Path) -> tuple[Match[Any], str]:
    """A saved match, and who sat where; or a position as the terminal writes it."""
    from questhall.games import find_game
    from questhall.kit.position import BadPosition, read
    from questhall.record.files import MAGIC, read_file, restored

    if path.suffix != ".qh" and path.exists() and not path.read_bytes().startswith(MAGIC):
        try:
            return read(path.read_text(encoding="utf-8"), find_game, key=secrets.token_bytes(16)), ""
        except (BadPosition, UnicodeDecodeError) as error:
            raise Mistake(f"{path}: {error}") from error
    save = read_file(path)
    return restored(save, find_game, str(path)), ",".join(save.seats)


def new_match(
    game: Game[Any], seats: str, players: int | None, seed: int | None, settings: list[str], packs: list[Path]
) -> Match[Any]:
    from questhall.kernel import Keep, Match

    count = len(seats.split(",")) if seats else players
    if count is None and game.players[0] == 1 and len(game.players) > 1:
        count = game.players[1]
    terms = game.terms(count, brought(game, packs), **settings_of(game, settings))
    key = secrets.token_bytes(16) if seed is None else hashlib.blake2b(str(seed).encode(), digest_size=16).digest()
    return Match(game, terms, key, Keep.JOURNAL)


def seat_kinds(seats: str, count: int) -> list[str]:
    kinds = names(seats) if seats else ["human"] + ["bot"] * (count - 1)
    if len(kinds) != count:
        raise Mistake(f"--seats names {counted(len(kinds), 'seat')}, this game has {count}")
    return kinds


def bots_of(match: Match[Any], kinds: list[str], seed: int | None) -> dict[int, Any]:
    from questhall.bots import make_bot

    return {
        seat: make_bot(kind, match.game, seed=secrets.randbits(32) if seed is None else seed + seat)
        for seat, kind in enumerate(kinds)
        if kind != "human"
    }


def from_menu(lang: str) -> Game[Any]:
    from questhall.games import catalogue, find_game

    choices = list(catalogue().values())
    for number, game in enumerate(choices, 1):
        console.print(f"{number:3}. {game.name[lang]}", highlight=False)
    try:
        answer = read_line("?")
    except EOFError:
        raise typer.Exit from None
    if answer.isdecimal() and 1 <= int(answer) <= len(choices):
        return choices[int(answer) - 1]
    return find_game(answer)


def read_line(prompt: str) -> str:
    return console.input(f"[bold]{prompt}:[/bold] ")


def home() -> Path:
    """The folder where games are kept."""
    found = state_folder()
    found.mkdir(parents=True, exist_ok=True)
    return found


def keep(table: TerminalTable, word: str) -> None:
    """A game that was left or ended is kept where it can be found again."""
    from questhall.record.files import save_file

    match = table.match
    path = home() / f"{match.game.id}-{match.key.hex()[:8]}.qh"
    save_file(match, path, table.seats)
    console.print()
    console.print(table.word(word, file=str(path)), highlight=False, soft_wrap=True)
