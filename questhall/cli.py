"""The front door: `questhall play | rules | check | verify | lab | bench | games`."""

from __future__ import annotations

import hashlib
import os
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from questhall import ledger
from questhall.bots import default_bot, make_bot
from questhall.games import catalogue, find_game
from questhall.kernel import Game, Keep, Match, Refused
from questhall.kernel.conformance import FULL, QUICK
from questhall.kernel.conformance import check as conform
from questhall.kernel.files import BadFile, Diverged, read_file, restored, save_file, verified
from questhall.kernel.game import Value
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.terminal import Left, Table, has_picture

app = typer.Typer(
    no_args_is_help=True, add_completion=False, help="Questhall: a digital table for adventure board games."
)
lab_app = typer.Typer(no_args_is_help=True, help="Many games at once.")
app.add_typer(lab_app, name="lab")
console = Console()
errors = Console(stderr=True)

DATABASE = "sqlite+aiosqlite:///questhall.db"
GameArgument = Annotated[str, typer.Argument(help="a game's id, see `questhall games`, or the path of its file")]

ResumeOption = Annotated[
    Path | None, typer.Option(help="keep finished games in this file, and go on with those already in it")
]


class Mistake(Exception):
    """What the user can mend: told in one line, without a traceback."""


def main() -> None:
    """Run a command; mistakes are one line on stderr and exit code 2."""
    from questhall.games.gloomhaven.commands import app as gloomhaven

    app.add_typer(gloomhaven, name="gloomhaven")
    if "admin" in sys.argv[1:2] or "--help" in sys.argv[1:2] or len(sys.argv) < 2:  # it brings the database along
        from questhall.table.admin import app as admin

        app.add_typer(admin, name="admin")
    try:
        app()
    except (Mistake, LookupError, BadFile, Diverged) as error:
        errors.print(f"questhall: {error.args[0] if error.args else error}", style="red", markup=False, soft_wrap=True)
        sys.exit(2)
    except Refused as refused:
        errors.print(f"questhall: {Texts(next(iter(catalogue().values())), language()).refusal(refused.refusal)}")
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()


def language(lang: str | None = None) -> str:
    chosen = lang or ("ru" if os.environ.get("LANG", "").startswith("ru") else "en")
    if chosen not in LANGUAGES:
        raise Mistake(f"--lang {chosen}: there are {', '.join(LANGUAGES)}")
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
        legal = {str(value).casefold(): value for value in known[name].values}
        if text.casefold() not in legal:
            raise Mistake(f"--set {pair}: {name} can be {', '.join(legal)}")
        chosen[name] = legal[text.casefold()]
    return chosen


@app.command()
def games(as_json: Annotated[bool, typer.Option("--json")] = False) -> None:
    """What can be played here, with players and settings."""
    rows = [
        {
            "id": game.id,
            "name": game.name,
            "players": list(game.players),
            "settings": {setting.id: list(setting.values) for setting in game.settings},
        }
        for game in catalogue().values()
    ]
    if as_json:
        print(msgspec.json.encode(rows).decode())
        return
    for game in catalogue().values():
        players = f"{game.players[0]}-{game.players[-1]} players"
        print(
            f"{game.id:12} {game.name['en']} / {game.name['ru']}, {players}, bots: random, search, {default_bot(game)}"
        )


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="a game's id; without it you are asked")] = None,
    seats: Annotated[str, typer.Option(help="who sits where: human, bot, random, house, search:MS")] = "",
    players: Annotated[int | None, typer.Option(help="how many play, if --seats does not say")] = None,
    seed: Annotated[int | None, typer.Option(help="the same seed gives the same game")] = None,
    settings: Annotated[list[str], typer.Option("--set", help="a setting, NAME=VALUE")] = [],  # noqa: B006 - typer
    load: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    lang: Annotated[str | None, typer.Option(help="en or ru")] = None,
    svg: Annotated[Path | None, typer.Option(help="keep a picture of the board in this file")] = None,
) -> None:
    """Play in the terminal: alone against bots, or several people at one screen."""
    tongue = language(lang)
    if load is not None:
        save = read_file(load)
        match = restored(save, find_game, str(load))
        seats = seats or ",".join(save.seats)
    else:
        chosen = find_game(game) if game else from_menu(tongue)
        match = new_match(chosen, seats, players, seed, settings)
    if svg is not None and not has_picture(match.game):
        raise Mistake(f"--svg {svg}: {match.game.id} has no picture of its board")
    kinds = seat_kinds(match.game, seats, match.terms.players)
    bots = {
        seat: make_bot(kind, match.game, seed=secrets.randbits(32) if seed is None else seed + seat)
        for seat, kind in enumerate(kinds)
        if kind != "human"
    }
    table = Table(match, bots, tongue, console, read_line, kinds, svg)
    try:
        table.play()
    except (Left, EOFError, KeyboardInterrupt):
        keep(table, "left")
    else:
        keep(table, "kept")


def new_match(game: Game[Any], seats: str, players: int | None, seed: int | None, settings: list[str]) -> Match[Any]:
    count = len(seats.split(",")) if seats else players
    if count is None and game.players[0] == 1 and len(game.players) > 1:
        count = game.players[1]
    terms = game.terms(count, **settings_of(game, settings))
    key = secrets.token_bytes(16) if seed is None else hashlib.blake2b(str(seed).encode(), digest_size=16).digest()
    return Match(game, terms, key, Keep.JOURNAL)


def seat_kinds(game: Game[Any], seats: str, count: int) -> list[str]:
    kinds = [kind.strip() for kind in seats.split(",")] if seats else ["human"] + ["bot"] * (count - 1)
    if len(kinds) != count:
        raise Mistake(f"--seats names {len(kinds)} seats, this game has {count}")
    return kinds


def from_menu(lang: str) -> Game[Any]:
    choices = list(catalogue().values())
    for number, game in enumerate(choices, 1):
        console.print(f"{number:3}. {game.name[lang]}", highlight=False)
    try:
        answer = read_line("?")
    except EOFError:
        raise typer.Exit from None
    if answer.isdigit() and 1 <= int(answer) <= len(choices):
        return choices[int(answer) - 1]
    return find_game(answer)


def read_line(prompt: str) -> str:
    return console.input(f"[bold]{prompt}:[/bold] ")


def keep(table: Table, word: str) -> None:
    """A game that was left or ended is kept where it can be found again."""
    match = table.match
    home = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "questhall"
    home.mkdir(parents=True, exist_ok=True)
    path = home / f"{match.game.id}-{match.key.hex()[:8]}.qh"
    save_file(match, path, table.seats)
    console.print()
    console.print(table.word(word, file=str(path)), highlight=False, soft_wrap=True)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://...")] = DATABASE,
    browser: Annotated[bool, typer.Option(help="open the hall in a browser")] = False,
) -> None:
    """The table server: people and bots at tables, by browser or program."""
    from questhall.table.serve import serve as run
    from questhall.table.settings import Settings

    run(Settings(host=host, port=port, database=database), browser)


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(help="rollplayer, prophecy, runebound or gloomhaven")] = None,
    coverage: Annotated[bool, typer.Option(help="which rules have a test")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    find: Annotated[str, typer.Option(help="only rules that contain these words")] = "",
) -> None:
    """The rule ledgers: every rule with its id, and which of them are tested."""
    chosen = [game] if game else list(ledger.GAMES)
    if coverage or as_json:
        show_coverage(chosen, as_json)
        return
    for name in chosen:
        found = ledger.find(name, find) if find else list(ledger.ledger(name).values())
        for entry in found:
            console.print(f"[bold]{entry.id}[/bold] {escape(entry.text)}", highlight=False, soft_wrap=True)
            for ruling in entry.rulings:
                console.print(f"    ruling: {escape(ruling)}", highlight=False, soft_wrap=True, style="dim")
        if find and game and not found:
            raise Mistake(f"no rule of {name} contains {find!r}")


def escape(text: str) -> str:
    from rich.markup import escape as escaped

    return escaped(text)


def show_coverage(chosen: list[str], as_json: bool) -> None:
    reports = [ledger.coverage(name) for name in chosen]
    if as_json:
        print(msgspec.json.encode(reports[0] if len(reports) == 1 else reports).decode())
        return
    for report in reports:
        rules_of = ledger.ledger(report.game)
        for rule_id in report.open:
            print(f"open  {rule_id}  {rules_of[rule_id].text[:100]}")
    for report in reports:
        print(report.summary())


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="a saved game")]) -> None:
    """Prove the dice of a saved game: play it again from its key and compare everything."""
    proof = verified(read_file(file), find_game)
    print(
        f"{file}: sound. {proof['answers']} answers, {proof['outcomes']} chance outcomes and {proof['states']} states"
    )
    print(f"are what the key gives, and the key fits the commitment {proof['commitment']}")


def counted(number: int, thing: str) -> str:
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


@app.command()
def check(
    game: GameArgument,
    number: Annotated[int, typer.Option("--games", min=1, help="random games for every table; 1 is a quick look")] = 3,
    seed: Annotated[int, typer.Option()] = 0,
) -> None:
    """The conformance kit: does a game keep every promise of the kernel?"""
    with progress_line(0) as told:
        report = conform(find_game(game), number, seed, told, QUICK if number == 1 else FULL)
    for fault in report.faults:
        console.print(str(fault), style="red", highlight=False, markup=False, soft_wrap=True)
    guesses = sum(report.guesses.values())
    rare = 1 - report.guesses[1] / guesses if guesses else 0.0
    print(f"{report.games} games, {report.decisions} decisions ({report.decisions / max(report.seconds, 1e-9):,.0f}/s)")
    print(f"state at most {report.state_bytes:,} bytes, memory of a game {report.peak_bytes / 1e6:.2f} MB")
    print(f"imagined futures that needed a second guess: {rare:.1%}")
    print(counted(len(report.faults), "fault"))
    if report.faults:
        raise typer.Exit(1)


@lab_app.command("play")
def lab_play(
    game: GameArgument,
    bots: Annotated[str, typer.Option(help="one bot a seat: random, house, search:MS, ...")],
    number: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: Annotated[int, typer.Option()] = 0,
    settings: Annotated[list[str], typer.Option("--set", help="a setting, NAME=VALUE")] = [],  # noqa: B006 - typer
    resume: ResumeOption = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """A series between bots on all cores: wins with confidence interval, lengths, scores, speed."""
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    from questhall.lab import Series, play_series

    found = find_game(game)
    series = Series(game, [bot.strip() for bot in bots.split(",")], number, seed, settings_of(found, settings))
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(f"{game}: {bots}", total=number)
        summary = play_series(series, lambda done: bar.advance(task, done), resume=resume)
    if as_json:
        print(msgspec.json.encode(summary).decode())
    else:
        show_summary(summary)
    if summary.failures:
        raise typer.Exit(1)


@lab_app.command("report")
def lab_report(
    game: GameArgument,
    bots: Annotated[str, typer.Option(help="one bot a seat; by default the game's own in every seat")] = "",
    number: Annotated[int, typer.Option("--games", min=1)] = 200,
    seed: Annotated[int, typer.Option()] = 0,
    settings: Annotated[list[str], typer.Option("--set", help="a setting, NAME=VALUE")] = [],  # noqa: B006 - typer
    out: Annotated[Path | None, typer.Option(help="the page to write")] = None,
    resume: ResumeOption = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Balance: who wins with what, as a page with plots."""
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    from questhall.lab import Series
    from questhall.lab.report import balance, write

    found = find_game(game)
    named = [bot.strip() for bot in bots.split(",")] if bots else ["bot"] * found.players[-1]
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(f"{game}: {', '.join(named)}", total=number)
        report = balance(
            Series(game, named, number, seed, settings_of(found, settings)),
            lambda done: bar.advance(task, done),
            resume=resume,
        )
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        path = out or Path(f"{found.id}-balance.html")
        write(report, path)
        print(f"{report.games} games; written to {path}")
    if report.failures:
        show_failures(report.failures, report.games + len(report.failures))
        raise typer.Exit(1)


@lab_app.command("duel")
def lab_duel(
    first: Annotated[str, typer.Argument(metavar="A", help="a bot: random, house, search:MS, ...")],
    second: Annotated[str, typer.Argument(metavar="B", help="the bot it is measured against")],
    game: Annotated[str, typer.Option(help="a game's id, or the path of its file")],
    players: Annotated[
        int | None, typer.Option(help="seats, in which A and B alternate; by default the fewest")
    ] = None,
    settings: Annotated[list[str], typer.Option("--set", help="a setting, NAME=VALUE")] = [],  # noqa: B006 - typer
    sprt: Annotated[bool, typer.Option("--sprt/--all-pairs", help="stop when the test decides, or play all")] = True,
    h0: Annotated[float, typer.Option(help="share of the games that A wins if it is no better")] = 0.5,
    h1: Annotated[float, typer.Option(help="and if it is better")] = 0.55,
    alpha: Annotated[float, typer.Option(help="how often H1 may be accepted though H0 is true")] = 0.05,
    beta: Annotated[float, typer.Option(help="how often H0 may be accepted though H1 is true")] = 0.05,
    most: Annotated[int, typer.Option(min=1, help="pairs, after which the duel is undecided")] = 1000,
    seed: Annotated[int, typer.Option()] = 0,
    resume: ResumeOption = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Is bot A better than B?  Pairs of games, seats swapped, until a sequential probability ratio test decides."""
    from questhall.lab.duel import Duel, fight
    from questhall.lab.sprt import Decision, Hypotheses

    found = find_game(game)
    try:
        hypotheses = Hypotheses(h0, h1, alpha, beta)
    except ValueError as error:
        raise Mistake(str(error)) from error
    seats = players or next((count for count in found.players if count > 1), 1)
    duel = Duel(
        *(game, (first, second), seats, hypotheses, most, seed, settings_of(found, settings)),
        until="decided" if sprt else "most",
    )
    low, high = hypotheses.bounds()
    errors.print(f"H0: {first} wins {h0:.1%}, H1: {h1:.1%}; alpha {alpha:g}, beta {beta:g}", highlight=False)
    with progress_line() as told:

        def progress(now: Decision) -> None:
            told(f"pair {now.pairs} of at most {most}: log-likelihood ratio {now.llr:+.2f} ({low:.2f} to {high:.2f})")

        score = fight(duel, progress, resume=resume)
    if as_json:
        print(msgspec.json.encode(score).decode())
    else:
        show_duel(score)
    if score.failures:
        show_failures(score.failures, 2 * score.pairs + len(score.failures))
        raise typer.Exit(1)


def show_duel(score: Any) -> None:
    first, second = score.bots
    verdicts = {
        "h1": f"H1 accepted: {first} is better than {second}",
        "h0": f"H0 accepted: {first} is not clearly better than {second}",
        "undecided": f"undecided between {first} and {second}",
    }
    low, high = score.bounds
    pairs = ", ".join(f"{times} x {points}" for points, times in score.pair_scores.items())
    print(f"{first} against {second} at {score.game}: {score.pairs} pairs of games, share {score.share:.1%}")
    print(f"pairs by points of {first}: {pairs}")
    print(f"log-likelihood ratio {score.llr:+.2f}, H0 at {low:.2f}, H1 at {high:.2f}")
    print(verdicts[score.verdict])


@contextmanager
def progress_line(seconds: float = 5.0) -> Iterator[Callable[[str], None]]:
    """Tells on stderr what is being done: on a terminal one line that changes, in a log a new one now and then."""
    if errors.is_terminal:
        with errors.status("") as status:
            yield lambda line: status.update(escape(line))
        return
    last = time.monotonic()

    def told(line: str) -> None:
        nonlocal last
        if time.monotonic() - last >= seconds:
            last = time.monotonic()
            errors.print(line, highlight=False, markup=False, soft_wrap=True)

    yield told


def show_summary(summary: Any) -> None:
    for at, line in enumerate(summary.bots):
        scores = summary.scores[at] if summary.scores else None
        told = f", score {scores.mean:.1f} ({scores.least:g} to {scores.most:g})" if scores else ""
        print(f"{line.name:16} wins {line.wins:g} = {line.share:.1%} ({line.low:.1%} to {line.high:.1%}){told}")
    if summary.length:
        length = summary.length
        print(f"decisions a game: median {length.median:g}, {length.least:g} to {length.most:g}")
    print(f"{summary.games_per_second:,.1f} games/s, {summary.decisions_per_second:,.0f} unforced decisions/s")
    if summary.failures:
        show_failures(summary.failures, summary.games)
    else:
        print("no failures")


def show_failures(failures: list[str], games: int) -> None:
    for failure in failures[:5]:
        print(failure, file=sys.stderr)
    print(f"{len(failures)} of {games} games failed", file=sys.stderr)


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    peers: Annotated[bool, typer.Option(help="install and measure the peers too")] = False,
) -> None:
    """Speed of this machine: decisions, clones, saves, search; in a checkout also beside peers (make bench)."""
    from questhall.lab.bench import kernel_figures, show

    figures = kernel_figures()
    if as_json:
        print(msgspec.json.encode(figures).decode())
    else:
        show(figures)
