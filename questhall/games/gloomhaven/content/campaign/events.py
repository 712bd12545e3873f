"""The event cards, read from `events/*.yaml`: a scene, two options, and what comes of each.

>>> event("road", 1).id, len(events("city"))
('road-1', 81)
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
import yaml
from msgspec.structs import replace

from questhall.games.gloomhaven.content.campaign.rewards import read_reward
from questhall.games.gloomhaven.content.classes import classes_known
from questhall.games.gloomhaven.content.components import EventDeck, Reward
from questhall.kit.content import BadWord, Page

FOLDER = Path(__file__).parent / "events"
LANGS = ("en", "ru")
LETTERS = ("a", "b")
CARD_FIELDS = ("title", "scene", *LETTERS)
RESULT_FIELDS = ("when", "does", "also", "card", *LANGS)
REPUTATION = re.compile(r"reputation (?P<sign>[<>]) (?P<bound>-?\d+)")
PAY = re.compile(r"pay (?:(?P<together>\d+) together|(?P<each>\d+) each|item (?P<item>\d+))")
CONDITIONS = (
    "no class and no condition: use classes, 'reputation > N', 'reputation < N', 'pay N together', 'pay N each', "
    "'pay item N', 'otherwise'"
)
NOTHING = Reward()
Words = dict[str, str]  # by language


class EventResult(msgspec.Struct, frozen=True):
    """One result of an event's option, with its condition."""

    texts: Words
    reward: Reward = NOTHING
    jobs: tuple[str, ...] = ()  # one of these classes is in the party
    above: int | None = None  # reputation
    below: int | None = None
    pay: int = 0  # together
    pay_each: int = 0
    pay_item: int = 0  # one member hands it over
    otherwise: bool = False
    also: int | None = None  # the option whose results apply as well
    returns: bool = False  # the card goes back under its deck.  GH-EVENT-16


class EventOption(msgspec.Struct, frozen=True):
    """What the party may choose, and its results from top to bottom."""

    texts: Words
    results: tuple[EventResult, ...]


class EventCard(msgspec.Struct, frozen=True):
    """An event: its front is a scene with two options, its back the results of each."""

    deck: EventDeck
    number: int
    titles: Words
    scenes: Words
    options: tuple[EventOption, EventOption]

    @property
    def id(self) -> str:
        """What the log calls it: `road-7`."""
        return f"{self.deck}-{self.number}"


@cache
def events(deck: EventDeck) -> dict[int, EventCard]:
    """The cards of a deck by number."""
    found: dict[int, EventCard] = {}
    for path in sorted(FOLDER.glob(f"{deck}-*.yaml")):
        found |= read_events(path)
    return found


def event(deck: EventDeck, number: int) -> EventCard:
    return events(deck)[number]


def read_events(path: Path) -> dict[int, EventCard]:
    """The events of a file, `road-….yaml` or `city-….yaml`; a fault is told with file, line and word."""
    page = Page(path)
    deck: EventDeck = "road" if path.name.startswith("road") else "city"
    found: dict[int, EventCard] = {}
    for number, node in page.fields(page.root).items():
        if not number.isdecimal():
            page.fail(node, number, "an event is called by its number")
        found[int(number)] = _card(page, deck, int(number), node)
    return found


def _card(page: Page, deck: EventDeck, number: int, node: yaml.Node) -> EventCard:
    fields = _fields(page, node, CARD_FIELDS, CARD_FIELDS)
    first, second = (_option(page, fields[letter]) for letter in LETTERS)
    return EventCard(deck, number, _words(page, fields["title"]), _words(page, fields["scene"]), (first, second))


def _option(page: Page, node: yaml.Node) -> EventOption:
    fields = _fields(page, node, (*LANGS, "results"), (*LANGS, "results"))
    results = tuple(_result(page, each) for each in page.items(fields["results"]))
    return EventOption({lang: page.text(fields[lang]) for lang in LANGS}, results)


def _result(page: Page, node: yaml.Node) -> EventResult:
    fields = _fields(page, node, RESULT_FIELDS, LANGS)
    result = EventResult({lang: page.text(fields[lang]) for lang in LANGS})
    if "when" in fields:
        result = page.read(fields["when"], lambda text: read_condition(result, text))
    return replace(
        result,
        reward=page.read(fields["does"], read_reward) if "does" in fields else NOTHING,
        also=page.read(fields["also"], _letter) if "also" in fields else None,
        returns="card" in fields and page.read(fields["card"], _returns),
    )


def read_condition(result: EventResult, text: str) -> EventResult:
    """`otherwise`, `brute cragheart`, `reputation > 9, pay 15 together`, `pay item 13`, `otherwise, pay item 13`.

    GH-EVENT-06, GH-EVENT-07, GH-EVENT-08, GH-EVENT-09
    """
    for part in text.split(", "):
        result = _told(result, part)
    return result


def _told(result: EventResult, part: str) -> EventResult:
    """The result with one more condition."""
    if part == "otherwise":
        return replace(result, otherwise=True)
    if found := REPUTATION.fullmatch(part):
        return replace(result, **{"above" if found["sign"] == ">" else "below": int(found["bound"])})
    if found := PAY.fullmatch(part):
        pay = {"pay": found["together"], "pay_each": found["each"], "pay_item": found["item"]}
        return replace(result, **{name: int(amount) for name, amount in pay.items() if amount})
    for job in part.split():
        if job not in classes_known():
            raise BadWord(job, CONDITIONS)
    return replace(result, jobs=tuple(part.split()))


def _letter(text: str) -> int:
    if text not in LETTERS:
        raise BadWord(text, "the options are a and b")
    return LETTERS.index(text)


def _returns(text: str) -> bool:
    if text != "returns":
        raise BadWord(text, "a card that does not leave the game reads: card: returns")
    return True


def _words(page: Page, node: yaml.Node) -> Words:
    fields = _fields(page, node, LANGS, LANGS)
    return {lang: page.text(fields[lang]) for lang in LANGS}


def _fields(page: Page, node: yaml.Node, known: tuple[str, ...], needed: tuple[str, ...]) -> dict[str, yaml.Node]:
    """The fields of a part of a card: none is unknown, none that it needs is missing."""
    fields = page.fields(node)
    for field in fields:
        if field not in known:
            page.fail(fields[field], field, f"there is no such field here; there are {', '.join(known)}")
    for field in needed:
        if field not in fields:
            page.fail(node, field, "this field is missing")
    return fields
