"""The classes, read from `classes.yaml` when they are first asked for.

>>> read_perk("2x replace -1 by +1")
Perk(boxes=2, removes=('-1',), adds=('+1',), ignores_items=False, ignores_scenario=False)
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import yaml

from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.campaign.boxes import boxes
from questhall.games.gloomhaven.content.components import Job, Perk
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.rules.combat.modifiers import read_card
from questhall.kit.content import BadWord, Page

CONTENT = Path(__file__).parent / "classes.yaml"
LEVELS = 9
FIELDS = {"name", "hand", "hit points", "perks"}
OF_BOXES = {"about"}  # what nobody reads before the box is opened; of the others the texts say it
OF_THE_FIRST = {"retirement event"}  # of a class in a box both events stand with the box

PERK = re.compile(
    r"(?:(?P<boxes>\d)x )?"
    r"(?P<ignores>(?:ignore (?:items|scenario)(?:, |$))*)"
    r"(?:remove (?P<removes>.+)|replace (?P<old>.+) by (?P<new>.+)|add (?P<adds>.+))?"
)


@cache
def classes() -> dict[str, Job]:
    """The classes by id, in the order of the book."""
    return read_classes(CONTENT)


@cache
def starting_classes() -> tuple[str, ...]:
    """Those of a new campaign; the others lie in boxes.  GH-CHAR-02, GH-CHAR-03"""
    return tuple(job.name for job in classes().values() if not job.unlock_event)


@cache
def classes_known() -> frozenset[str]:
    """The ids of all classes, built or not."""
    return frozenset({*classes(), *(id_ for id_, each in boxes().items() if each.unlocked)})


@cache
def class_name(job: str, lang: Lang = "en") -> str:
    """What players call a class."""
    page = Page(CONTENT)
    names = page.fields(page.fields(page.fields(page.root)[job])["name"])
    return page.text(names[lang])


def read_classes(path: Path) -> dict[str, Job]:
    """The classes of a file; a fault is told with file, line and word."""
    page = Page(path)
    return {name: _class(page, name, node) for name, node in page.fields(page.root).items()}


def _class(page: Page, name: str, node: yaml.Node) -> Job:
    fields = page.fields(node)
    box = boxes().get(name)
    wanted = FIELDS | (OF_BOXES if box else OF_THE_FIRST)
    for field in sorted(wanted - set(fields)) + sorted(set(fields) - wanted):
        page.fail(fields.get(field, node), field, "this field is missing" if field in wanted else "no such field here")
    perks = {page.text(line): page.read(line, read_perk) for line in page.items(fields["perks"])}
    return Job(
        name,
        about={lang: page.text(said) for lang, said in page.fields(fields["about"]).items()} if box else {},
        hand_limit=page.read(fields["hand"], _number),
        hit_points=page.read(fields["hit points"], _hit_points),
        cards=tuple(hero_cards.cards_of(name)) if name in hero_cards.jobs() else (),
        perks=perks,
        unlock_event=box.unlocked if box else 0,
        retirement_event=box.retired if box else page.read(fields["retirement event"], _number),
    )


def _number(text: str) -> int:
    if not text.isdecimal():
        raise BadWord(text, "expected a number")
    return int(text)


def _hit_points(text: str) -> tuple[int, ...]:
    """One number a level."""
    numbers = tuple(_number(part) for part in text.split())
    if len(numbers) != LEVELS:
        raise BadWord(text, f"expected the hit points of {LEVELS} levels")
    return numbers


def read_perk(text: str) -> Perk:
    """A line of a perk list: `2x add +1 wound`, `replace -1 by +1`, `ignore items, add +1`.  GH-PERK-01"""
    found = PERK.fullmatch(text)
    if not text or not found:
        raise BadWord(text, "a perk reads: 2x add ..., remove ..., replace ... by ..., ignore items or scenario")
    return Perk(
        int(found["boxes"] or 1),
        _cards(found["removes"] or found["old"]),
        _cards(found["adds"] or found["new"]),
        "items" in found["ignores"],
        "scenario" in found["ignores"],
    )


def _cards(listed: str | None) -> tuple[str, ...]:
    """Modifier cards, as `rules/combat/modifiers.py` writes them."""
    cards = tuple((listed or "").split(", ")) if listed else ()
    for card in cards:
        try:
            read_card(card)
        except ValueError as error:
            raise BadWord(card, "there is no such modifier card") from error
    return cards
