"""The picture of a finished game, to share: who won, what everybody came to, and what makes one smile."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec
import vl_convert

from questhall.kernel import Match, Seat, commitment
from questhall.kernel.texts import Texts
from questhall.record.tale import Feat, Story
from questhall.table import lettering
from questhall.table.lettering import SANS, SERIF

WORDS = Path(__file__).parent / "words"
WIDE, HIGH = 1200, 630  # as most places show a shared picture
LEFT, RIGHT = 64, WIDE - 64
TOP, LOW = 176, 528  # where the rows stand
TALL, SHORT = 112, 58  # a row, with few players and with many
ROOMY = 84  # a row whose second line stands well below the first
BAR = (600, 1020)  # from where to where the bars reach
NUMERAL, PLAIN, STRONG = (SERIF, "800"), (SANS, "500"), (SANS, "700")
MARKED = ("#fff", "#1b1008")  # the letter on the first seat's mark, and on the others'
INK, SOFT, BRASS, WAX = "#f6e8cd", "#c3b196", "#e9b44c", "#b3402f"
SOURCES = ("#2a66a5", "#a83228", "#566573", "#2a7a8c", "#71488f", "#2a6b4c", "#735a26")
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
SHAPES = (
    "M0 -9.5A9.5 9.5 0 1 1 0 9.5 9.5 9.5 0 1 1 0 -9.5Z",
    "M-8.5 -8.5H8.5V8.5H-8.5Z",
    "M0 -10.5 11 8.5H-11Z",
    "M0 -11.5 11.5 0 0 11.5 -11.5 0Z",
    "M0 -10.5 9.5 -5V5L0 10.5-9.5 5V-5Z",
    "M0 -10.5 3.1 -3.7 10.5 -2.8 5.2 2.3 6.6 9.7 0 6 -6.6 9.7 -5.2 2.3 -10.5 -2.8 -3.1 -3.7Z",
)


class Told(msgspec.Struct, frozen=True):
    """What the picture tells, words apart."""

    game: str
    verdict: str
    under: str
    seal: str
    names: list[str]
    roles: list[str]
    places: list[int]
    orders: list[str]  # the places as they are shown: a party has none
    scores: list[str]
    standing: list[dict[str, int]]
    sources: dict[str, str]
    feats: list[str]


def svg(match: Match[Any], tale: Story, lang: str, given: Sequence[str], seconds: int, ended: bool) -> str:
    """The picture in a language; who has no name of its own, bots and free seats, is called as at the table."""
    house = Texts(match.game, lang, also=(WORDS,))
    bots = (house.say(f"bot-name-{seat + 1}") for seat in range(len(given)))
    names = told_apart([name or bot for name, bot in zip(given, bots, strict=True)])
    texts = Texts(match.game, lang, dict(enumerate(names)), (WORDS,))
    said = told(match, tale, texts, names, seconds, ended)
    return drawn(said, texts.say("result-alt", game=said.game, verdict=said.verdict))


def png(picture: str) -> bytes:
    """The same, painted."""
    lettering.unpacked()
    return bytes(vl_convert.svg_to_png(re.sub("<style>.*?</style>", "", picture)))


def told_apart(names: list[str]) -> list[str]:
    """ "Ann", "Ann" become "Ann 1", "Ann 2"."""
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(f"{name} {seen[name]}" if names.count(name) > 1 else name)
    return found


def told(match: Match[Any], tale: Story, texts: Texts, names: Sequence[str], seconds: int, ended: bool) -> Told:
    result = match.result
    winners = [] if result is None or ended else list(result.winners)
    scores = [0.0] * len(names) if result is None else list(result.scores)
    together = len({match.game.team(match.terms, seat) for seat in range(len(names))}) == 1 < len(names)
    played = match.game.face.players(match.state, texts)
    places = ranking(winners, scores)
    sources = dict.fromkeys(source for seat in tale.standing for source in seat)
    length = texts.say("result-minutes", count=max(1, round(seconds / 60)))
    rounds = texts.say("ui-laps", count=tale.laps) if tale.laps else ""
    return Told(
        game=match.game.name[texts.lang],
        verdict=verdict(texts, [names[seat] for seat in winners], len(names), together, ended),
        under=" · ".join(part for part in (match.game.name[texts.lang], rounds, length) if part),
        seal=f"{texts.say('ui-sealed')} {commitment(match.key)[:8]}…",
        names=list(names),
        roles=[role if (role := played.get(seat, "")) != names[seat] else "" for seat in range(len(names))],
        places=places,
        orders=["" if together else str(place) for place in places],
        scores=["" if together or max(scores) <= 1 else f"{int(score)}" for score in scores],  # won or lost
        standing=tale.standing,
        sources={source: texts.say(f"standing-{source}") for source in sources},
        feats=[listed(texts, feats) for feats in tale.feats],
    )


def verdict(texts: Texts, winners: list[str], players: int, together: bool, ended: bool) -> str:
    if ended:
        return texts.say("ui-over-ended")
    if together or players == 1:
        return texts.say("ui-over-party-won" if winners else "ui-over-party-lost")
    if not winners:
        return texts.say("ui-over-nobody")
    if len(winners) == players:
        return texts.say("ui-over-draw")
    return texts.say("ui-over-winner" if len(winners) == 1 else "ui-over-winners", names=winners)


def ranking(winners: Sequence[Seat], scores: Sequence[float]) -> list[int]:
    """Winners first, whatever they scored; equal scores share a place."""
    stands = [(seat in winners, 0.0 if seat in winners else score) for seat, score in enumerate(scores)]
    return [1 + sum(other > mine for other in stands) for mine in stands]


def listed(texts: Texts, feats: Sequence[Feat]) -> str:
    return " · ".join(texts.say(f"feat-{feat.name}", count=feat.count, thing=feat.thing) for feat in feats)


SVG, PNG = "image/svg+xml", "image/png"
FRAMED = "frame-ancestors 'self'"
MINUTES = 10  # for which a browser need not ask again


def headers(kind: str) -> dict[str, str]:
    """It may be looked at by itself: then it may do nothing but carry its own letters."""
    return {
        "x-content-type-options": "nosniff",
        "content-security-policy": f"default-src 'none'; style-src 'unsafe-inline'; font-src data:; {FRAMED}",
        "content-disposition": f'inline; filename="questhall.{kind}"',
        "cache-control": f"private, max-age={60 * MINUTES}",
    }


# -- drawing -------------------------------------------------------------------------------------------------------


def drawn(said: Told, alt: str) -> str:
    """The picture as an SVG document, its letters with it."""
    rows = sorted(range(len(said.names)), key=lambda seat: (said.places[seat], seat))
    step = max(SHORT, min(TALL, (LOW - TOP) // max(1, len(rows))))
    body = [row(said, seat, TOP + step * at, step) for at, seat in enumerate(rows)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" '
        f'role="img" aria-label="{escape(alt)}"><title>{escape(alt)}</title><style>{lettering.inside()}</style>'
        f"{TABLE}{''.join(head(said))}{''.join(body)}{key(said)}{foot(said)}</svg>"
    )


TABLE = (
    '<defs><radialGradient id="lamp" cx="0.18" cy="0" r="1"><stop stop-color="#5b3a22"/>'
    '<stop offset="0.55" stop-color="#2c1d13"/><stop offset="1" stop-color="#160d07"/></radialGradient>'
    '<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#f6cf74"/>'
    '<stop offset="0.5" stop-color="#98690f"/><stop offset="1" stop-color="#5c3f0c"/></linearGradient></defs>'
    f'<rect width="{WIDE}" height="{HIGH}" fill="url(#lamp)"/>'
    f'<rect x="18" y="18" width="{WIDE - 36}" height="{HIGH - 36}" rx="18" fill="none" stroke="url(#rim)"'
    ' stroke-width="4"/>'
    f'<rect x="27" y="27" width="{WIDE - 54}" height="{HIGH - 54}" rx="12" fill="none" stroke="#d9a94e"'
    ' stroke-opacity="0.25"/>'
)


def head(said: Told) -> list[str]:
    size = fitting(said.verdict, 58, NUMERAL, RIGHT - LEFT)
    return [
        letters(LEFT, 98, said.verdict, size, NUMERAL, INK),
        letters(LEFT, 138, said.under, 24, PLAIN, SOFT),
    ]


def row(said: Told, seat: Seat, top: int, step: int) -> str:
    """Place, mark, name and character, bar and score; below them what makes one smile."""
    won, roomy = said.places[seat] == 1, step >= ROOMY
    middle = top + (step // 2 - 24 if roomy else 14)
    shown = [
        f'<rect x="{LEFT - 18}" y="{top - 6}" width="{RIGHT - LEFT + 36}" height="{step - 8}" rx="12" fill="#f6cf74" '
        f'fill-opacity="{0.13 if won else 0.045}"/>',
        letters(LEFT, middle + 10, said.orders[seat], 34, NUMERAL, BRASS),
        mark(seat, LEFT + 56, middle),
        *called(said, seat, middle),
        *bar(said, seat, middle - 15),
        letters(RIGHT, middle + 12, said.scores[seat], 40 if roomy else 34, NUMERAL, INK, "end"),
    ]
    if seat < len(said.feats) and said.feats[seat]:
        size = fitting(said.feats[seat], 21 if roomy else 17, PLAIN, RIGHT - LEFT - 88)
        shown.append(letters(LEFT + 88, middle + (44 if roomy else 31), said.feats[seat], size, PLAIN, "#e6d2ab"))
    return "".join(shown)


def called(said: Told, seat: Seat, middle: int) -> list[str]:
    """The name, and beside it the character."""
    left, name, role = LEFT + 88, said.names[seat], said.roles[seat]
    size = fitting(name, 30, NUMERAL, BAR[0] - left - 130)
    place = left + size * lettering.width(name, *NUMERAL) + 12
    return [
        letters(left, middle + 10, name, size, NUMERAL, INK),
        letters(place, middle + 9, role, fitting(role, 19, PLAIN, BAR[0] - place - 12), PLAIN, SOFT),
    ]


def bar(said: Told, seat: Seat, top: int) -> list[str]:
    """What a seat came to, by source, as long as it is much."""
    most = max((sum(one.values()) for one in said.standing), default=0)
    left, shown = float(BAR[0]), []
    for at, source in enumerate(said.sources if most else ()):
        value = said.standing[seat].get(source, 0)
        wide = value / most * (BAR[1] - BAR[0])
        if wide <= 0:
            continue
        shown.append(f'<rect x="{left:.1f}" y="{top}" width="{wide:.1f}" height="30" fill="{colour(at)}"/>')
        shown.append(f'<rect x="{left:.1f}" y="{top}" width="{wide:.1f}" height="8" fill="#fff" fill-opacity="0.16"/>')
        if wide > 18 * lettering.width(str(value), *STRONG) + 4:
            shown.append(letters(left + wide / 2, top + 21, str(value), 18, STRONG, "#fff", "middle"))
        left += wide
    return shown


def key(said: Told) -> str:
    """Which colour is which source."""
    met = {source for seat in said.standing for source in seat if seat[source]}
    used = [(at, name) for at, (source, name) in enumerate(said.sources.items()) if source in met]
    wide = sum(44 + 19 * lettering.width(name, *PLAIN) for _, name in used)
    size = 19 * min(1.0, (RIGHT - LEFT) / max(1.0, wide))
    left, shown = float(LEFT), []
    for at, name in used:
        shown.append(f'<rect x="{left:.1f}" y="{LOW + 6}" width="15" height="15" rx="4" fill="{colour(at)}"/>')
        shown.append(letters(left + 22, LOW + 20, name, size, PLAIN, SOFT))
        left += 44 + size * lettering.width(name, *PLAIN)
    return "".join(shown)


def foot(said: Told) -> str:
    return (
        f'<path d="M{LEFT} {LOW + 36}H{RIGHT}" stroke="#d9a94e" stroke-opacity="0.35"/>'
        + letters(LEFT, HIGH - 35, "Questhall", 26, NUMERAL, BRASS)
        + f'<circle cx="{LEFT + 150}" cy="{HIGH - 43}" r="9" fill="{WAX}"/>'
        + letters(LEFT + 168, HIGH - 36, said.seal, 19, PLAIN, SOFT)
    )


def mark(seat: Seat, x: float, y: float) -> str:
    """A seat's colour, shape and letter."""
    at = seat % len(SHAPES)
    size, down = (17, 11) if SHAPES[at].endswith("8.5H-11Z") else (21, 7)  # the triangle's letter stands lower
    return (
        f'<g transform="translate({x} {y}) scale(1.7)"><path d="{SHAPES[at]}" fill="{COLOURS[at]}" stroke="#fff" '
        'stroke-width="1.3" stroke-linejoin="round"/></g>'
        + letters(x, y + down, "ABCDEF"[at], size, STRONG, MARKED[bool(at)], "middle")
    )


def letters(
    x: float, y: float, words: str, size: float, font: tuple[str, str], fill: str, anchor: str = "start"
) -> str:
    """Words in one line; pieces of another alphabet stand beside each other, for no font of ours has both."""
    found = lettering.runs(words, *font)
    x -= {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * size * sum(run.wide for run in found)
    shown = []
    for run in found:
        family = f"'{run.name}', {'serif' if font[0] == SERIF else 'sans-serif'}"
        shown.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" fill="{fill}" font-family="{family}" '
            f'xml:space="preserve">{escape(run.words)}</text>'
        )
        x += size * run.wide
    return "".join(shown)


def fitting(words: str, size: float, font: tuple[str, str], room: float) -> float:
    """As large as wished, or as the room allows."""
    return min(size, room / max(1.0, lettering.width(words, *font)))


def colour(source: int) -> str:
    return SOURCES[source % len(SOURCES)]
