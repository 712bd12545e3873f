"""`questhall analyse`: what is learned from a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from questhall.cli.options import JsonOption, language
from questhall.cli.telling import Mistake, print_json, print_plain, progress_bar

if TYPE_CHECKING:
    from questhall.analysis import Analysis, Thought
    from questhall.kernel import Match
    from questhall.kernel.texts import Texts
    from questhall.record.files import Saved


def analyse(
    file: Annotated[Path, typer.Argument(help="a saved game, a table that a server exported, or a campaign")],
    seat: Annotated[int | None, typer.Option(min=1, help="only this seat's decisions are compared")] = None,
    budget: Annotated[float, typer.Option(min=0.0, help="seconds of CPU time")] = 30.0,
    lang: Annotated[str | None, typer.Option(help="en or ru")] = None,
    as_json: JsonOption = False,
) -> None:
    """Chances to win, turning points, what the search would have done, and how kind chance was."""
    from questhall.analysis import analysed

    tongue = language(lang)
    save, match = recorded(file)
    players = save.terms.players
    if seat is not None and seat > players:
        raise Mistake(f"--seat {seat}: there are seats 1 to {players}")
    assert save.journal is not None
    with progress_bar(match.game.name["en"], len(save.journal.answers)) as progress:
        found = analysed(match, save, None if seat is None else [seat - 1], budget, progress)
    if as_json:
        print_json(found)
    else:
        show(found, match, tongue)


def recorded(file: Path) -> tuple[Saved, Match[Any]]:
    """A finished game with its journal; of a campaign the last chapter."""
    from questhall.games import find_game
    from questhall.record import line
    from questhall.record.files import read, read_file, restored, saved
    from questhall.table.admin import is_exported, read_whole

    if file.is_file() and is_exported(file):
        save = saved(read_whole(file)[1].match)
    elif line.is_line(file):
        save = read(line.read_file(file)[-1], str(file))
    else:
        save = read_file(file)
    match = restored(save, find_game, str(file))
    if not match.over:
        raise Mistake(f"{file}: this game is not over yet; play it to its end first")
    if save.journal is None or save.rules_version != match.game.rules_version:
        raise Mistake(f"{file}: not recorded under the rules of this Questhall; nothing can be played again")
    return save, match


def show(found: Analysis, match: Match[Any], lang: str) -> None:
    from questhall.analysis import WORDS
    from questhall.kernel.texts import Texts

    names = dict(match.game.face.players(match.view(), Texts(match.game, lang)))
    texts = Texts(match.game, lang, names, (WORDS,))
    title = {"game": match.game.name[lang], "steps": found.steps, "futures": found.futures, "seconds": found.seconds}
    print_plain(texts.say("analysis-title", **title), "bold")
    show_chances(found, texts)
    if found.turns:
        print_plain(f"\n{texts.say('analysis-turns')}", "bold")
    for turn in found.turns:
        said = {"step": turn.step, "name": texts.seat(turn.seat), "by": texts.say(f"analysis-by-{turn.by}")}
        print_plain(f"  {texts.say('analysis-turn', before=percent(turn.before), after=percent(turn.after), **said)}")
    for seat in found.seats:
        show_decisions([one for one in found.decisions if one.seat == seat], texts, seat)
    print_plain(f"\n{texts.say('analysis-lucks')}", "bold")
    for luck in found.luck[:1] if found.together else found.luck:
        gained, share = f"{100 * luck.gained:+.0f}", percent(luck.better_than)
        said = {"name": texts.seat(luck.seat), "outcomes": luck.outcomes}
        print_plain(f"  {texts.say('analysis-luck', share=share, gained=gained, **said)}")
    print_plain(f"\n{texts.say('analysis-about')}", "dim")


def show_chances(found: Analysis, texts: Texts) -> None:
    """A line a round, the first decision of each."""
    seats = [0] if found.together else range(found.players)
    title = texts.say("analysis-chances-together" if found.together else "analysis-chances")
    print_plain(f"\n{title}  {'' if found.together else ' | '.join(map(texts.seat, seats))}", "bold")
    laps = {one.lap: one for one in reversed(found.decisions)}
    for lap in sorted(laps):
        row = " ".join(f"{percent(laps[lap].chances[seat]):>4} %" for seat in seats)
        print_plain(f"  {texts.say('analysis-lap', lap=lap):12} {row}")
    row = " ".join(f"{percent(found.rewards[seat]):>4} %" for seat in seats)
    print_plain(f"  {texts.say('analysis-end'):12} {row}")


def show_decisions(mine: list[Thought], texts: Texts, seat: int) -> None:
    counts = {name: sum(one.verdict == name for one in mine) for name in ("best", "equal", "worse", "usual")}
    print_plain(f"\n{texts.say('analysis-decisions', name=texts.seat(seat), count=len(mine), **counts)}", "bold")
    for one in mine:
        if one.verdict == "worse":
            show_better(one, texts)


def show_better(one: Thought, texts: Texts) -> None:
    from questhall.analysis import grounds_in_words

    print_plain(f"  {texts.say('analysis-worse', step=one.step, answer=texts.option(one.answer))}")
    figures = {"loss": f"{100 * one.loss:.1f}", "error": f"{100 * one.error:.1f}", "futures": one.futures}
    print_plain(f"    {texts.say('analysis-better', best=texts.option(one.best), **figures)}")
    grounds = grounds_in_words(one, texts)
    print_plain(f"    {texts.say('analysis-because', grounds=grounds) if grounds else texts.say('analysis-unsaid')}")


def percent(share: float) -> str:
    return f"{100 * share:.0f}"
