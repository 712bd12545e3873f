"""The heroes' ability cards, read from `cards/CLASS.yaml` when they are first asked for.

>>> card("trample").top.entries[0].action.effects[0].points
2
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec
import yaml
from msgspec.structs import replace

from questhall.games.gloomhaven.content import bestiary, stickers
from questhall.games.gloomhaven.content.actions import Attack, Entry, Move
from questhall.games.gloomhaven.content.components import LEVEL_X, Duration, Half
from questhall.games.gloomhaven.content.notation.actions import parts, read_entry
from questhall.kit.content import BadWord, Page

CARDS = Path(__file__).parent / "cards"
FIELDS = ("id", "name", "level", "initiative", "top", "bottom")
HEADINGS = ("lost", "round", "persistent", "unrecoverable")
HIGHEST_LEVEL = 9
CIRCLE = "°"  # of an enhancement, behind the number or the word it stands at.  GH-ENH-02


class Circle(msgspec.Struct, frozen=True):
    """A place for an enhancement: the entry of the half it belongs to, and the word it stands at.  GH-ENH-02"""

    entry: int
    line: str  # move, attack, range, area, poison, summon hp ...


class Ability(msgspec.Struct, frozen=True):
    """One half of a card: its entries in printed order, and the symbols beside them.  GH-TERM-05"""

    entries: tuple[Entry, ...]
    xp: int = 0
    lost: bool = False
    lasting: Duration = ""
    slots: tuple[int, ...] = ()  # the XP printed on each
    once: bool = False  # a lasting effect that works once, without a slot
    unrecoverable: bool = False
    circles: tuple[Circle, ...] = ()


class HeroCard(msgspec.Struct, frozen=True):
    """An ability card of a class."""

    id: str
    job: str
    names: dict[str, str]
    level: int
    initiative: int
    top: Ability
    bottom: Ability

    def half(self, half: str) -> Ability:
        """The ability on that half."""
        return self.top if half == "top" else self.bottom

    @property
    def no_recovery(self) -> bool:
        """It bears the symbol.  GH-RECOV-03"""
        return self.top.unrecoverable or self.bottom.unrecoverable


HeroCards = Mapping[str, HeroCard]

BASIC: dict[str, Ability] = {  # GH-TURN-05
    "basic-top": Ability((Entry(Attack(2)),)),
    "basic-bottom": Ability((Entry(Move(2)),)),
}
HALVES: tuple[Half, ...] = ("top", "bottom")


@cache
def cards_of(job: str) -> dict[str, HeroCard]:
    """The cards of a class by id."""
    return read_cards(CARDS / f"{job}.yaml")


@cache
def jobs() -> list[str]:
    """The classes that have cards."""
    return sorted(path.stem for path in CARDS.glob("*.yaml"))


@cache
def all_cards() -> dict[str, HeroCard]:
    """Every card of every class; no two share an id."""
    return {card.id: card for job in jobs() for card in cards_of(job).values()}


@cache
def card(card_id: str) -> HeroCard:
    """A card by its id, with the stickers that the id names."""
    printed, _, added = card_id.partition(stickers.SIGN)
    return stickers.enhanced(all_cards()[printed], added) if added else all_cards()[printed]


@cache
def pool(job: str, level: int = 1) -> tuple[str, ...]:
    """The cards a character of this level may own, those of level X among them.  GH-CHAR-05, GH-CARD-10"""
    return tuple(each.id for each in cards_of(job).values() if each.level <= level)


def read_cards(path: Path) -> dict[str, HeroCard]:
    """The cards of a file; a fault is told with file, line and word."""
    page = Page(path)
    read = [_card(page, node) for node in page.items(page.root)]
    return {each.id: each for each in read}


def _card(page: Page, node: yaml.Node) -> HeroCard:
    fields = page.fields(node)
    for field in (*(f for f in FIELDS if f not in fields), *(f for f in fields if f not in FIELDS)):
        page.fail(fields.get(field, node), field, "this field is missing" if field in FIELDS else "no such field here")
    names = {lang: page.text(name) for lang, name in page.fields(fields["name"]).items()}
    for lang in ("en", "ru"):
        if lang not in names:
            page.fail(fields["name"], lang, "the name is missing in this language")
    return HeroCard(
        id=page.text(fields["id"]),
        job=page.name.removesuffix(".yaml"),
        names=names,
        level=page.read(fields["level"], _level),
        initiative=page.read(fields["initiative"], _initiative),
        top=page.read(fields["top"], read_ability),
        bottom=page.read(fields["bottom"], read_ability),
    )


def _level(text: str) -> int:
    if text == "X":
        return LEVEL_X
    if not text.isdecimal() or not 1 <= int(text) <= HIGHEST_LEVEL:
        raise BadWord(text, f"a level is X or 1 to {HIGHEST_LEVEL}")
    return int(text)


def _initiative(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 99:
        raise BadWord(text, "an initiative is 1 to 99")
    return int(text)


def read_ability(text: str) -> Ability:
    """`lost, move 4 jump, attack 2 moved through, xp 2`: what goes with the half, and its actions."""
    ability = Ability(())
    for marked in parts(text):
        part = marked.replace(CIRCLE, "")
        circles = tuple(Circle(len(ability.entries), line) for line in circled(marked))
        ability = replace(ability, circles=(*ability.circles, *circles))
        if all(word in HEADINGS for word in part.split()):
            ability = _headed(ability, part.split())
        elif found := re.fullmatch(r"xp (\d+)", part):
            ability = replace(ability, xp=int(found[1]))
        elif found := re.fullmatch(r"slots((?: \d+)+)", part):
            ability = replace(ability, slots=tuple(map(int, found[1].split())))
        elif part == "once":
            ability = replace(ability, once=True)
        else:
            ability = replace(ability, entries=(*ability.entries, read_entry(part, bestiary.areas())))
    if not ability.entries:
        raise BadWord(text, "a half needs at least one action")
    return ability


def circled(text: str) -> Iterator[str]:
    """What the circles of an entry stand at: `attack 3° area arc-3°°` has one at its attack and two at its area."""
    words = text.split()
    for before, word in zip(["", *words], words, strict=False):
        name = re.sub(r"[^a-z-]", "", before if re.match(r"[+(-]*\d", word) or before == "area" else word)
        if CIRCLE in word and not name:
            raise BadWord(word, "a circle stands behind a number or a word")
        for _ in range(word.count(CIRCLE)):
            yield f"summon {name}" if words[0] == "summon" else name


def _headed(ability: Ability, words: list[str]) -> Ability:
    lasting: Duration = "round" if "round" in words else "persistent" if "persistent" in words else ability.lasting
    return replace(
        ability,
        lost=ability.lost or "lost" in words,
        lasting=lasting,
        unrecoverable=ability.unrecoverable or "unrecoverable" in words,
    )
