"""The monsters of the base game, read from the files here when they are first asked for.

`monsters/NAME.yaml` is a statistics card, `decks/NAME.yaml` an ability deck, `areas.yaml` the areas of attacks.
Whatever is wrong in them is told with file, line and word.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TypeVar

import yaml
from msgspec.structs import replace

from questhall.games.gloomhaven.content.actions import Area, Entry, Summon
from questhall.games.gloomhaven.content.monster_cards import AbilityCard, Section, SpecialAbility, StatisticsCard
from questhall.games.gloomhaven.content.notation.actions import card_entries
from questhall.games.gloomhaven.content.notation.statistics import read_area, section
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.content.terms import CONDITIONS
from questhall.kernel import Shelf
from questhall.kernel.shelf import is_alone
from questhall.kit.content import BadContent, BadWord, Page

CONTENT = Path(__file__).parent
LEVELS = 8
SPECIALS = 2
BOSS_DECK = "boss"
BY_LEVEL = re.compile(r"\d+(?:/\d+)+")
TIMES = re.compile(r"x(C|\d+)")  # what a named monster's hit points are multiplied with
RANKS: tuple[Rank, ...] = ("normal", "elite", "boss")
IMMUNITIES = (*CONDITIONS, "curse", "bless", "push", "pull")
FIELDS = ("deck", "standees", "flying", "immune", *RANKS, "counts", "special 1", "special 2", "like", "hit points")
T = TypeVar("T")


class UnknownMonster(ValueError):
    """There is no statistics card of that name."""


def types() -> list[str]:
    """Every type that has a statistics card, named monsters included."""
    return list(BROUGHT) if is_alone() else _names("monsters")


def decks() -> list[str]:
    """Every ability deck."""
    return _names("decks")


@cache
def _names(folder: str) -> list[str]:
    return sorted(path.stem for path in (CONTENT / folder).glob("*.yaml"))


@cache
def areas() -> dict[str, Area]:
    """The areas by name."""
    return read_areas(CONTENT / "areas.yaml")


def read_areas(path: Path) -> dict[str, Area]:
    """The drawings of a file."""
    page = Page(path)

    def drawn(name: str, node: yaml.Node) -> Area:
        return page.read(node, lambda text: read_area(name, text))

    return {name: drawn(name, node) for name, node in page.fields(page.root).items()}


@cache
def deck(name: str) -> tuple[AbilityCard, ...]:
    """The cards of an ability deck in the order of their initiative."""
    if name not in decks():
        raise UnknownMonster(f"there is no ability deck {name!r}")
    return read_deck(CONTENT / "decks" / f"{name}.yaml")


def read_deck(path: Path) -> tuple[AbilityCard, ...]:
    """The cards of a file: `- 68 shuffle: attack +1 range +1`."""
    page = Page(path)
    return tuple(_card(page, node, number) for number, node in enumerate(page.items(page.root), start=1))


def _card(page: Page, node: yaml.Node, number: int) -> AbilityCard:
    fields = page.fields(node)
    heading, actions = next(iter(fields.items()))
    match = re.fullmatch(r"(\d{1,2})( shuffle)?", heading)
    if not match or len(fields) > 1:
        page.fail(node, heading, "expected an initiative, 'shuffle' behind it or nothing, and its actions")
    name = page.name.removesuffix(".yaml")
    return AbilityCard(f"{name}-{number}", name, int(match[1]), bool(match[2]), page.read(actions, _entries))


def _entries(text: str) -> tuple[Entry, ...]:
    """The entries of a list; whoever is summoned must have a statistics card."""
    if plain := re.search(r"\b(?:move|attack) (\d+)", text):
        raise BadWord(plain[1], "expected a number with + or -")
    entries = card_entries(text, areas())
    for entry in entries:
        for action in (entry.action, *(gain for use in entry.uses for gain in use.gains)):
            if isinstance(action, Summon) and not action.creature and action.type not in types():
                raise BadWord(action.type, "no such monster to summon")
    return entries


def card(card_id: str) -> AbilityCard:
    """A card by its id, `archer-3`."""
    name, _, number = card_id.rpartition("-")
    return deck(name)[int(number) - 1]


BROUGHT: Shelf[str, StatisticsCard] = Shelf()  # of tables that play with monsters of their own


def statistics(type_: str) -> StatisticsCard:
    """The statistics card of a type.  GH-TERM-17"""
    return BROUGHT.get(type_) or _printed(type_)


@cache
def _printed(type_: str) -> StatisticsCard:
    if type_ not in _names("monsters"):
        raise UnknownMonster(f"there is no statistics card {type_!r}")
    return read_statistics(CONTENT / "monsters" / f"{type_}.yaml")


def read_statistics(path: Path) -> StatisticsCard:
    """The statistics card of a file, or the named monster of one."""
    page = Page(path)
    return statistics_of(page, page.name.removesuffix(".yaml"), page.fields(page.root))


def statistics_of(page: Page, name: str, fields: dict[str, yaml.Node]) -> StatisticsCard:
    """From its fields."""
    for field, node in fields.items():
        if field not in FIELDS and not re.fullmatch("attack [XV]", field):
            page.fail(node, field, "there is no such field here")
    if "like" in fields:
        return _named_monster(page, name, fields)
    return StatisticsCard(
        type=name,
        deck=_required(page, fields, "deck", _deck_name),
        standees=_required(page, fields, "standees", _standees),
        sections={rank: _sections(page, fields[rank]) for rank in RANKS if rank in fields},
        flying="flying" in fields,
        immune=page.read(fields["immune"], _immunities) if "immune" in fields else (),
        specials=_specials(page, fields) if "boss" in fields else (),
        letters={field[-1]: _texts(page, node) for field, node in fields.items() if re.fullmatch("attack [XV]", field)},
        counts=page.text(fields["counts"]) if "counts" in fields else "",
    )


def _required(page: Page, fields: dict[str, yaml.Node], field: str, kind: Callable[[str], T]) -> T:
    if field not in fields:
        raise BadContent(page.name, 1, field, "this field is missing")
    return page.read(fields[field], kind)


def _deck_name(text: str) -> str:
    if text not in decks():
        raise BadWord(text, "there is no such ability deck")
    return text


def _standees(text: str) -> int:
    if not text.isdecimal():
        raise BadWord(text, "standees should be a number")
    return int(text)


def _immunities(text: str) -> tuple[str, ...]:
    if unknown := next((word for word in text.split() if word not in IMMUNITIES), ""):
        raise BadWord(unknown, f"nothing to be immune to: use {', '.join(IMMUNITIES)}")
    return tuple(text.split())


def _sections(page: Page, node: yaml.Node) -> tuple[Section, ...]:
    lines = page.items(node)
    if len(lines) != LEVELS:
        page.fail(node, len(lines), f"expected {LEVELS} lines, one a level")
    return tuple(page.read(line, section) for line in lines)


def _specials(page: Page, fields: dict[str, yaml.Node]) -> tuple[SpecialAbility, ...]:
    """A boss has two of them.  GH-BOSS-03"""
    for number in range(1, SPECIALS + 1):
        if f"special {number}" not in fields:
            raise BadContent(page.name, 1, f"special {number}", "this field is missing")
    return tuple(_special(page, fields[f"special {number}"]) for number in range(1, SPECIALS + 1))


def _special(page: Page, node: yaml.Node) -> SpecialAbility:
    fields = page.fields(node)
    says = _texts(page, fields["says"]) if "says" in fields else {}
    if "does" not in fields:
        return SpecialAbility(says, ((),) * LEVELS)
    by_level = tuple(page.read(fields["does"], partial(_at_level, level=level)) for level in range(LEVELS))
    return SpecialAbility(says, by_level)


def _at_level(text: str, level: int) -> tuple[Entry, ...]:
    """`retaliate 3/3/3/4/4/5/5/5` has a number for each level."""
    return _entries(BY_LEVEL.sub(lambda found: found[0].split("/")[level], text))


def _texts(page: Page, node: yaml.Node) -> dict[str, str]:
    fields = page.fields(node)
    for lang in ("en", "ru"):
        if lang not in fields:
            page.fail(node, lang, "the words are missing in this language")
    return {lang: page.text(value) for lang, value in fields.items()}


def _named_monster(page: Page, name: str, fields: dict[str, yaml.Node]) -> StatisticsCard:
    """It has the values of an elite, its hit points perhaps multiplied, and is neither normal nor elite.

    GH-SPECIAL-11
    """
    model = page.read(fields["like"], _model)
    factor = page.read(fields["hit points"], _factor) if "hit points" in fields else "1"
    sections = tuple(_multiplied(each, factor) for each in model.sections["elite"])
    return StatisticsCard(name, model.deck, 1, {"boss": sections}, model.flying, like=model.type)


def _model(text: str) -> StatisticsCard:
    if text not in types():
        raise BadWord(text, "there is no such type")
    return statistics(text)


def _factor(text: str) -> str:
    found = TIMES.fullmatch(text)
    if not found:
        raise BadWord(text, "expected xC or x and a number")
    return found[1]


def _multiplied(values: Section, factor: str) -> Section:
    if factor == "C":
        return replace(values, hit_points=f"{values.hit_points}xC")
    return replace(values, hit_points=str(int(values.hit_points) * int(factor)))
