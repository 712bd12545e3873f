"""Balance reports: who wins with what, as a page with plots that needs nothing but a browser."""

from __future__ import annotations

import html
import os
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import vl_convert

from questhall.bots import make_bot
from questhall.games import find_game
from questhall.kernel import Match
from questhall.lab.series import Series, checked, wilson

BATCH = 5


class Ended(msgspec.Struct):
    """One seat of one finished game."""

    seat: int
    share: float
    score: float
    decisions: int
    account: dict[str, list[str]]


class Line(msgspec.Struct):
    """One thing: in what part of the games somebody ended with it, and how those seats did."""

    kind: str
    thing: str
    name: str
    seats: int
    games_share: float
    win_share: float
    low: float
    high: float
    score: float


class Report(msgspec.Struct):
    game: str
    bots: list[str]
    games: int
    fair: float  # the share of wins that an average seat gets
    lines: list[Line]
    lengths: list[int]
    scores: list[float]


def play_accounts(series: Series, start: int) -> list[list[Ended]]:
    return [account_of(series, number) for number in range(start, min(start + BATCH, series.games))]


def account_of(series: Series, number: int) -> list[Ended]:
    game, terms = find_game(series.game), checked(series)
    match: Match[Any] = Match(game, terms, (series.seed + number).to_bytes(16, "big"))
    order = [(seat + number) % len(series.bots) for seat in range(len(series.bots))]
    bots = [make_bot(series.bots[which], game, seed=1000 * number + which) for which in order]
    while match.asked:
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    rewards, scores = match.rewards(), game.result(match.state).scores
    return [
        Ended(
            seat,
            rewards[seat],
            scores[seat],
            match.count,
            {k: list(v) for k, v in game.account(match.state, seat).items()},
        )
        for seat in range(terms.players)
    ]


def balance(series: Series, progress: Callable[[int], None] = lambda done: None) -> Report:
    """Play the series on all cores and count."""
    checked(series)
    games: list[list[Ended]] = []
    starts = range(0, series.games, BATCH)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for batch in pool.map(play_accounts, [series] * len(starts), starts):
            games += batch
            progress(len(batch))
    return counted(series, games)


def counted(series: Series, games: list[list[Ended]]) -> Report:
    held: dict[tuple[str, str], list[tuple[int, Ended]]] = defaultdict(list)
    for number, seats in enumerate(games):
        for ended in seats:
            held["seat", str(ended.seat + 1)].append((number, ended))
            for kind, things in ended.account.items():
                for thing in dict.fromkeys(things):
                    held[kind, thing].append((number, ended))
    names = find_game(series.game).face.names()
    lines = [line(kind, thing, names, who, len(games)) for (kind, thing), who in held.items()]
    lines.sort(key=lambda entry: (entry.kind, -entry.win_share))
    every = [ended for seats in games for ended in seats]
    return Report(
        *(series.game, series.bots, len(games), sum(e.share for e in every) / len(every), lines),
        *([seats[0].decisions for seats in games], [ended.score for ended in every]),
    )


def line(kind: str, thing: str, names: Any, who: list[tuple[int, Ended]], games: int) -> Line:
    wins = sum(ended.share for _, ended in who)
    low, high = wilson(wins, len(who))
    return Line(
        *(kind, thing, names.get(thing, {"en": thing})["en"], len(who), len({number for number, _ in who}) / games),
        *(wins / len(who), low, high, sum(ended.score for _, ended in who) / len(who)),
    )


def page(report: Report) -> str:
    """The report as one HTML file: plots as SVG, then the figures."""
    kinds = dict.fromkeys(entry.kind for entry in report.lines)
    bots = html.escape(", ".join(report.bots))
    body = [
        f"<h1>{html.escape(find_game(report.game).name['en'])}: balance</h1>",
        f"<p>{report.games} games between {bots}. A fair share of wins is {report.fair:.1%}; "
        "whiskers are 95 % confidence intervals.</p>",
        lengths_plot(report),
    ]
    for kind in kinds:
        lines = [entry for entry in report.lines if entry.kind == kind]
        body += [f"<h2>{html.escape(kind)}</h2>", wins_plot(report, lines), table(lines)]
    return PAGE.format(title=html.escape(report.game), body="\n".join(body))


def wins_plot(report: Report, lines: list[Line]) -> str:
    """A point and its whiskers for each thing, and a line for what is fair."""
    place = {"field": "name", "type": "nominal", "sort": [entry.name for entry in lines], "title": None}
    low = {"field": "low", "type": "quantitative", "title": "share of wins"}
    return svg(
        {
            "width": 480,
            "data": {"values": msgspec.to_builtins(lines)},
            "encoding": {"y": place},
            "layer": [
                {"mark": {"type": "rule", "color": "#888"}, "encoding": {"x": low, "x2": {"field": "high"}}},
                {
                    "mark": {"type": "point", "filled": True, "size": 60, "color": "#0072B2"},
                    "encoding": {"x": {"field": "win_share", "type": "quantitative"}},
                },
                {"mark": {"type": "rule", "color": "#D55E00"}, "encoding": {"x": {"datum": report.fair}, "y": None}},
            ],
        }
    )


def lengths_plot(report: Report) -> str:
    decisions = {"field": "decisions", "bin": {"maxbins": 30}, "title": "decisions in a game"}
    return svg(
        {
            "width": 480,
            "height": 120,
            "data": {"values": [{"decisions": length} for length in report.lengths]},
            "mark": {"type": "bar", "color": "#009E73"},
            "encoding": {"x": decisions, "y": {"aggregate": "count", "title": "games"}},
        }
    )


def svg(spec: dict[str, Any]) -> str:
    """A Vega-Lite plot as a picture, drawn here: the page needs no network."""
    return str(vl_convert.vegalite_to_svg(spec, vl_version="5.20"))


def table(lines: list[Line]) -> str:
    rows = "".join(
        f"<tr><td>{html.escape(e.name)}</td><td>{e.games_share:.0%}</td><td>{e.seats}</td>"
        f"<td>{e.win_share:.1%}</td><td>{e.low:.1%}–{e.high:.1%}</td><td>{e.score:.1f}</td></tr>"
        for e in lines
    )
    head = "<tr><th></th><th>in games</th><th>seats</th><th>wins</th><th>95 %</th><th>mean score</th></tr>"
    return f"<table>{head}{rows}</table>"


PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{title}: balance</title>
<style>
body {{ font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }}
table {{ border-collapse: collapse; margin: 1rem 0 2rem; }} td, th {{ padding: .15rem .7rem; text-align: right; }}
td:first-child {{ text-align: left; }} tr:nth-child(even) {{ background: #f4f1ea; }}
svg {{ max-width: 100%; height: auto; }}
</style>
{body}
</html>
"""


def write(report: Report, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page(report), encoding="utf-8")
