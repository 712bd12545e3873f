"""`questhall check` and `questhall verify`: does a game keep its promises, does a save prove its dice?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from questhall.cli.options import GameArgument, SeedOption, WithOption, brought
from questhall.cli.telling import counted, print_plain, progress_line


def check(
    game: GameArgument,
    number: Annotated[int, typer.Option("--games", min=1, help="random games for every table; 1 is a quick look")] = 3,
    seed: SeedOption = 0,
    packs: WithOption = [],  # noqa: B006 - typer
) -> None:
    """The conformance kit: does a game keep every promise of the kernel?"""
    from questhall.games import find_game
    from questhall.kit.conformance import FULL, QUICK, with_homebrew
    from questhall.kit.conformance import check as conform

    found = find_game(game)
    depth = with_homebrew(brought(found, packs)) if packs else QUICK if number == 1 else FULL
    with progress_line(0) as told:
        report = conform(found, number, seed, told, depth)
    for fault in report.faults:
        print_plain(str(fault), style="red")
    guesses = sum(report.guesses.values())
    rare = 1 - report.guesses[1] / guesses if guesses else 0.0
    speed = report.decisions / max(report.seconds, 1e-9)
    print(f"{counted(report.games, 'game')}, {counted(report.decisions, 'decision')} ({speed:,.0f}/s)")
    print(f"state at most {report.state_bytes:,} bytes, memory of a game {report.peak_bytes / 1e6:.2f} MB")
    print(f"imagined futures that needed a second guess: {rare:.1%}")
    print(counted(len(report.faults), "fault"))
    if report.faults:
        raise typer.Exit(1)


def verify(file: Annotated[Path, typer.Argument(help="a saved game, or a campaign")]) -> None:
    """Prove the dice of a saved game, of a table that the server exported, or of every chapter of a campaign: play it
    again from its key and compare.
    """
    from questhall.games import find_game
    from questhall.record import line
    from questhall.record.files import read_file, saved, verified
    from questhall.table.admin import is_exported, read_whole

    if file.is_file() and is_exported(file):
        tell_proof(str(file), verified(saved(read_whole(file)[1].match), find_game))
    elif line.is_line(file):
        proofs = line.proved(line.chapters(line.read_file(file), str(file)), find_game)
        for number, proof in enumerate(proofs, 1):
            tell_proof(f"{file}, chapter {number}", proof)
        print(f"{counted(len(proofs), 'chapter')}, each begins as the one before ended")
    else:
        tell_proof(str(file), verified(read_file(file), find_game))


def tell_proof(what: str, proof: dict[str, int | str]) -> None:
    print(
        f"{what}: sound. {proof['answers']} answers, {proof['outcomes']} chance outcomes and {proof['states']} states"
    )
    print(f"are what the key gives, and the key fits the commitment {proof['commitment']}")
