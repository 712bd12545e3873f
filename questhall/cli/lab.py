"""`questhall lab`: series, balance reports and duels between bots."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from questhall.cli.options import (
    GameArgument,
    JsonOption,
    ResumeOption,
    SeedOption,
    SettingsOption,
    WithOption,
    brought,
    language,
    names,
    settings_of,
)
from questhall.cli.telling import Mistake, complain, counted, errors, print_json, progress_bar, progress_line

if TYPE_CHECKING:
    from questhall.lab import Duel, Summary
    from questhall.lab.duel import Score
    from questhall.lab.line import Story
    from questhall.lab.sprt import Decision

app = typer.Typer(no_args_is_help=True, help="Many games at once.")
STOPPED = 130  # the exit code of what Ctrl-C ended


@app.command()
def play(
    game: GameArgument,
    bots: Annotated[str, typer.Option(help="one bot a seat: random, house, search:MS, ...")],
    number: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: SeedOption = 0,
    settings: SettingsOption = [],  # noqa: B006 - typer
    packs: WithOption = [],  # noqa: B006 - typer
    resume: ResumeOption = None,
    records: Annotated[Path | None, typer.Option(help="a folder to keep the games in, for `questhall analyse`")] = None,
    as_json: JsonOption = False,
) -> None:
    """A series between bots on all cores: wins with confidence interval, lengths, scores, speed."""
    from questhall.games import find_game
    from questhall.lab import Series, play_series

    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    kept = "" if records is None else str(records)
    found = find_game(game)
    chosen = settings_of(found, settings)
    series = Series(game, names(bots), number, seed, chosen, kept, brought(found, packs))
    with stoppable(resume), progress_bar(f"{game}: {bots}", number) as progress:
        summary = play_series(series, progress, resume=resume)
    if as_json:
        print_json(summary)
    else:
        show_summary(summary)
    fail_if_any(summary.failures, summary.games)


@app.command()
def report(
    game: GameArgument,
    bots: Annotated[str, typer.Option(help="one bot a seat; by default the game's own in every seat")] = "",
    number: Annotated[int, typer.Option("--games", min=1)] = 200,
    seed: SeedOption = 0,
    settings: SettingsOption = [],  # noqa: B006 - typer
    packs: WithOption = [],  # noqa: B006 - typer
    out: Annotated[Path | None, typer.Option(help="the page to write")] = None,
    resume: ResumeOption = None,
    as_json: JsonOption = False,
) -> None:
    """Balance: who wins with what, as a page with plots."""
    from questhall.games import find_game
    from questhall.lab import Series
    from questhall.lab.report import balance, write

    found = find_game(game)
    seats = names(bots) if bots else ["bot"] * found.players[-1]
    series = Series(game, seats, number, seed, settings_of(found, settings), homebrew=brought(found, packs))
    with stoppable(resume), progress_bar(f"{game}: {', '.join(seats)}", number) as progress:
        counts = balance(series, progress, resume=resume)
    if as_json:
        print_json(counts)
    else:
        path = out or Path(f"{found.id}-balance.html")
        write(counts, path)
        print(f"{counted(counts.games, 'game')}; written to {path}")
    fail_if_any(counts.failures, number)


@app.command()
def duel(
    first: Annotated[str, typer.Argument(metavar="A", help="a bot: random, house, search:MS, ...")],
    second: Annotated[str, typer.Argument(metavar="B", help="the bot it is measured against")],
    game: Annotated[str, typer.Option(help="a game's id, or the path of its file")],
    players: Annotated[int | None, typer.Option(help="seats, in which A and B alternate; by default two")] = None,
    settings: SettingsOption = [],  # noqa: B006 - typer
    sprt: Annotated[bool, typer.Option("--sprt/--all-pairs", help="stop when the test decides, or play all")] = True,
    h0: Annotated[float, typer.Option(help="the share of games that A wins if it is no better")] = 0.5,
    h1: Annotated[float, typer.Option(help="the share that it wins if it is better")] = 0.55,
    alpha: Annotated[float, typer.Option(help="how often H1 may be accepted though H0 is true")] = 0.05,
    beta: Annotated[float, typer.Option(help="how often H0 may be accepted though H1 is true")] = 0.05,
    most: Annotated[int, typer.Option(min=1, help="pairs, after which the duel is undecided")] = 1000,
    seed: SeedOption = 0,
    resume: ResumeOption = None,
    as_json: JsonOption = False,
) -> None:
    """Is bot A better than B?  Pairs of games, seats swapped, until a sequential probability ratio test decides."""
    from questhall.games import find_game
    from questhall.lab import Duel
    from questhall.lab.duel import checked, fight
    from questhall.lab.sprt import Hypotheses

    found = find_game(game)
    try:
        hypotheses = Hypotheses(h0, h1, alpha, beta)
    except ValueError as error:
        raise Mistake(str(error)) from error
    seats = players or next((count for count in found.players if count > 1), 1)
    wanted = Duel(
        *(game, (first, second), seats, hypotheses, most, seed, settings_of(found, settings)),
        until="decided" if sprt else "most",
    )
    checked(wanted)
    announce(wanted)
    with stoppable(resume), progress_line() as told:
        score = fight(wanted, lambda now: told(how_it_stands(wanted, now)), resume=resume)
    if as_json:
        print_json(score)
    else:
        show_score(score)
    fail_if_any(score.failures, 2 * score.pairs + len(score.failures))


@app.command()
def campaign(
    bots: Annotated[str, typer.Option(help="one bot a seat: random, house, ...")],
    number: Annotated[int, typer.Option("--scenarios", min=1, help="chapters of a campaign")] = 20,
    game: Annotated[str, typer.Option(help="a game's id; by default the one that has campaigns")] = "",
    campaigns: Annotated[int, typer.Option(min=1, help="how many, with seeds that follow each other")] = 1,
    seed: SeedOption = 0,
    settings: SettingsOption = [],  # noqa: B006 - typer
    lang: Annotated[str, typer.Option(help="the language of the chronicle")] = "en",
    as_json: JsonOption = False,
) -> None:
    """Whole campaigns between bots, chapter after chapter, and the chronicle of each."""
    from questhall.games import find_game
    from questhall.lab.line import Wanted, games_with_lines, play_lines
    from questhall.record.line import begun

    chosen = game or next(iter(games_with_lines()), "")
    if not chosen:
        raise Mistake("no game here has campaigns")
    found = find_game(chosen)
    wanted = Wanted(chosen, names(bots), number, seed, settings_of(found, settings), language(lang))
    begun(found, len(wanted.bots), **wanted.settings)
    with stoppable(None), progress_bar(f"{found.id}: {bots}", number * campaigns) as progress:
        stories = play_lines(wanted, campaigns, progress)
    if as_json:
        print_json(stories)
    else:
        show_stories(stories)
    fail_if_any([story.failure for story in stories if story.failure], campaigns)


def show_stories(stories: list[Story]) -> None:
    for story in stories:
        won = sum(any(chapter.shares) for chapter in story.chapters)
        print(f"seed {story.seed}: {counted(len(story.chapters), 'chapter')}, {won} won")
        for entry in story.chronicle:
            print(f"  {entry}")


@contextmanager
def stoppable(resume: Path | None) -> Iterator[None]:
    """Ctrl-C ends the work, and what is kept can be gone on with."""
    try:
        yield
    except KeyboardInterrupt:
        complain(f"stopped; the same command goes on from {resume}" if resume else "stopped; nothing was kept")
        raise typer.Exit(STOPPED) from None


def announce(duel: Duel) -> None:
    test, (first, second) = duel.hypotheses, duel.bots
    shares = f"H0: {first} wins {test.h0:.1%}, H1: {test.h1:.1%} of the games against {second}"
    errors.print(f"{shares}; alpha {test.alpha:g}, beta {test.beta:g}", highlight=False, markup=False, soft_wrap=True)


def how_it_stands(duel: Duel, now: Decision) -> str:
    low, high = duel.hypotheses.bounds()
    return f"pair {now.pairs} of at most {duel.most}: log-likelihood ratio {now.llr:+.2f} ({low:.2f} to {high:.2f})"


def show_score(score: Score) -> None:
    first, second = score.bots
    verdicts = {
        "h1": f"H1 accepted: {first} is better than {second}",
        "h0": f"H0 accepted: {first} is not clearly better than {second}",
        "undecided": f"undecided between {first} and {second}",
    }
    low, high = score.bounds
    pairs = ", ".join(f"{times} x {points}" for points, times in score.pair_scores.items())
    print(f"{first} against {second} at {score.game}: {counted(score.pairs, 'pair')} of games, share {score.share:.1%}")
    print(f"pairs by points of {first}: {pairs or 'none'}")
    print(f"log-likelihood ratio {score.llr:+.2f}, H0 at {low:.2f}, H1 at {high:.2f}")
    print(verdicts[score.verdict])


def show_summary(summary: Summary) -> None:
    for at, line in enumerate(summary.bots):
        scores = summary.scores[at] if summary.scores else None
        told = f", score {scores.mean:.1f} ({scores.least:g} to {scores.most:g})" if scores else ""
        print(f"{line.name:16} wins {line.wins:g} = {line.share:.1%} ({line.low:.1%} to {line.high:.1%}){told}")
    if summary.length:
        length = summary.length
        print(f"decisions a game: median {length.median:g}, {length.least:g} to {length.most:g}")
    print(f"{summary.games_per_second:,.1f} games/s, {summary.decisions_per_second:,.0f} unforced decisions/s")
    if not summary.failures:
        print("no failures")


def fail_if_any(failures: list[str], games: int) -> None:
    """The first few games that failed, with their tracebacks."""
    if not failures:
        return
    for failure in failures[:5]:
        print(failure, file=sys.stderr)
    complain(f"{len(failures)} of {counted(games, 'game')} failed")
    raise typer.Exit(1)
