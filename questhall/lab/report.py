"""Balance reports: who wins with what, as a page with plots that needs nothing but a browser."""

from __future__ import annotations

import html
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import vl_convert

from questhall.games import find_game
from questhall.lab.playing import Ended, Progress
from questhall.lab.series import Series, all_played, wilson


class Seat(msgspec.Struct):
    """One seat of one finished game."""

    seat: int
    share: float
    score: float
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


class BalanceReport(msgspec.Struct):
    game: str
    bots: list[str]
    games: int
    fair: float  # the share of wins that an average seat gets
    lines: list[Line]
    lengths: list[int]
    scores: list[float]
    failures: list[str] = []


def balance(
    series: Series, progress: Progress = lambda done: None, workers: int = 0, resume: Path | None = None
) -> BalanceReport:
    """Play the series on all cores and count."""
    _, games = all_played(series, progress, workers, resume)
    return counted(series, games)


def counted(series: Series, games: list[Ended]) -> BalanceReport:
    """Of the games that came to an end; those that failed are told."""
    good = [game for game in games if not game.failure]
    held: dict[tuple[str, str], list[tuple[int, Seat]]] = defaultdict(list)
    for game in good:
        for ended in seats_of(game):
            held["seat", str(ended.seat + 1)].append((game.number, ended))
            for kind, things in ended.account.items():
                for thing in dict.fromkeys(things):
                    held[kind, thing].append((game.number, ended))
    names = find_game(series.game).face.names()
    lines = [line(kind, thing, names, who, len(good)) for (kind, thing), who in held.items()]
    lines.sort(key=lambda entry: (entry.kind, -entry.win_share))
    shares = [share for game in good for share in game.shares]
    return BalanceReport(
        *(series.game, series.bots, len(good), sum(shares) / len(shares) if shares else 0.0, lines),
        *([game.decisions for game in good], [score for game in good for score in game.scores]),
        [game.failure for game in games if game.failure],
    )


def seats_of(game: Ended) -> list[Seat]:
    rows = zip(game.shares, game.scores, game.accounts, strict=True)
    return [Seat(seat, *row) for seat, row in enumerate(rows)]


def line(kind: str, thing: str, names: Any, who: list[tuple[int, Seat]], games: int) -> Line:
    wins = sum(ended.share for _, ended in who)
    low, high = wilson(wins, len(who))
    return Line(
        *(kind, thing, names.get(thing, {"en": thing})["en"], len(who), len({number for number, _ in who}) / games),
        *(wins / len(who), low, high, sum(ended.score for _, ended in who) / len(who)),
    )


def page(report: BalanceReport) -> str:
    """The report as one HTML file: plots as SVG, then the figures."""
    kinds = dict.fromkeys(entry.kind for entry in report.lines)
    bots = html.escape(", ".join(report.bots))
    body = [
        f"<h1>{html.escape(find_game(report.game).name['en'])}: balance</h1>",
        f"<p>{report.games} games between {bots}. A fair share of wins is {report.fair:.1%}; "
        f"whiskers are 95 % confidence intervals.{failed(report)}</p>",
        lengths_plot(report),
    ]
    for kind in kinds:
        lines = [entry for entry in report.lines if entry.kind == kind]
        body += [f"<h2>{html.escape(kind)}</h2>", wins_plot(report, lines), table(lines)]
    return PAGE.format(title=html.escape(report.game), body="\n".join(body))


def failed(report: BalanceReport) -> str:
    count = len(report.failures)
    return f" {count} of {report.games + count} games failed and are not counted." if count else ""


def wins_plot(report: BalanceReport, lines: list[Line]) -> str:
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


def lengths_plot(report: BalanceReport) -> str:
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


def write(report: BalanceReport, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page(report), encoding="utf-8")
