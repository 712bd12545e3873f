"""Items, treasures and battle goals, read from `items.yaml`, `treasures.yaml` and `goals.yaml`.

>>> item(1).adds, goal("sadist").least, treasure(46).damage
(2, '5', 3)
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Literal, cast

import msgspec
import yaml

from questhall.games.gloomhaven.content.actions import Entry, When
from questhall.games.gloomhaven.content.components import ItemSymbol, Slot
from questhall.games.gloomhaven.content.effects import Effect, read_effects
from questhall.games.gloomhaven.content.notation.actions import card_entries
from questhall.games.gloomhaven.content.terms import CONDITIONS
from questhall.kit.content import BadWord, Page

HERE = Path(__file__).parent
FIELDS = ("number", "name", "cost", "copies", "slot", "after", "when", "does", "slots", "penalty")
Window = Literal["", "turn", "move", "attack", "strike", "attacked", "harmed"]
WINDOWS: tuple[Window, ...] = ("turn", "move", "attack", "strike", "attacked", "harmed")
SLOTS: tuple[Slot, ...] = ("head", "body", "legs", "hand", "two-hands", "small")
SYMBOLS: tuple[ItemSymbol, ...] = ("", "rotate", "use-up")
COUNTS = (
    *("cards", "xp", "hit-points", "missing", "traps", "treasures", "fallen-allies", "doors", "coins", "loot"),
    *("kills", "elites", "items", "quiet-rounds", "overkills", "first-kills", "below-half", "clean-kills"),
    *("short-rests", "long-rests"),
)


class Item(msgspec.Struct, frozen=True):
    """An item card.  GH-ITEM-01"""

    number: int
    names: dict[str, str]
    cost: int
    copies: int
    slot: Slot
    after: ItemSymbol = ""
    window: Window = ""
    slots: int = 0
    penalty: int = 0
    entries: tuple[Entry, ...] = ()  # what it does in its owner's turn
    adds: int = 0  # to a move or an attack
    jump: bool = False
    advantage: bool = False
    disadvantage: bool = False  # for the attacker
    shield: int = 0
    when: When = ""
    effects: tuple[Effect, ...] = ()
    no_doubles: bool = False  # a double card of an attacker counts as +0
    minus_ones: int = 0  # -1 cards that leave the owner's deck
    charge: tuple[int, int] = (0, 0)  # after so many hexes in a turn the next melee attack has so much more

    @property
    def id(self) -> str:
        """What options and the log call it."""
        return f"item-{self.number}"


class TreasureReward(msgspec.Struct, frozen=True):
    """What a treasure gives, or does to the looter."""

    gold: int = 0
    xp: int = 0
    item: int = 0
    design: int = 0
    random: str = ""  # a random scenario or design, for the campaign
    damage: int = 0
    conditions: tuple[str, ...] = ()


class BattleGoal(msgspec.Struct, frozen=True):
    """A battle goal: what is counted, and how much of it must (or may) be there.  GH-GOAL-02"""

    id: str
    names: dict[str, str]
    checkmarks: int
    counts: str
    least: str = ""  # a number, or a formula with the character's level L
    most: str = ""


@cache
def items() -> dict[int, Item]:
    """Every item by its number."""
    return {each.number: each for each in read_items(HERE / "items.yaml")}


def item_called(id_: str) -> Item:
    """By the name that options and the log use: `item-6`."""
    return item(int(id_.rpartition("-")[2]))


def item(number: int) -> Item:
    return items()[number]


def read_items(path: Path) -> list[Item]:
    page = Page(path)
    return [_item(page, node) for node in page.items(page.root)]


def _item(page: Page, node: yaml.Node) -> Item:
    fields = page.fields(node)
    for field in fields:
        if field not in FIELDS:
            page.fail(fields[field], field, "there is no such field here")
    for field in ("number", "name", "cost", "copies", "slot", "does"):
        if field not in fields:
            page.fail(node, field, "this field is missing")

    def number(field: str) -> int:
        return page.read(fields[field], _number) if field in fields else 0

    item_ = Item(
        number=number("number"),
        names=_names(page, fields["name"]),
        cost=number("cost"),
        copies=number("copies"),
        slot=cast(Slot, page.read(fields["slot"], lambda text: _one_of(text, SLOTS))),
        after=cast(ItemSymbol, page.read(fields["after"], lambda text: _one_of(text, SYMBOLS)))
        if "after" in fields
        else "",
        window=cast(Window, page.read(fields["when"], lambda text: _one_of(text, WINDOWS))) if "when" in fields else "",
        slots=number("slots"),
        penalty=number("penalty"),
    )
    return page.read(fields["does"], lambda text: _doing(item_, text))


def _names(page: Page, node: yaml.Node) -> dict[str, str]:
    names = {lang: page.text(name) for lang, name in page.fields(node).items()}
    for lang in ("en", "ru"):
        if lang not in names:
            page.fail(node, lang, "the name is missing in this language")
    return names


def _number(text: str) -> int:
    if not text.isdecimal():
        raise BadWord(text, "expected a number")
    return int(text)


def _one_of(text: str, known: tuple[str, ...]) -> str:
    if text not in known:
        raise BadWord(text, f"expected one of {', '.join(filter(None, known))}")
    return text


def _doing(item_: Item, text: str) -> Item:
    """What an item does, in the words of its moment."""
    change = msgspec.structs.replace
    if item_.window == "turn":
        return change(item_, entries=card_entries(text, {}))
    words = text.split()
    if words[0] in ("melee", "ranged"):
        item_, words = change(item_, when=words[0]), words[1:]
    if not words:
        raise BadWord(text, "expected what the item does")
    first, numbers = words[0], [int(word) for word in words[1:] if word.isdecimal()]
    plain: dict[str, dict[str, object]] = {
        "jump": {"jump": True},
        "advantage": {"advantage": True},
        "disadvantage": {"disadvantage": True},
        "no-doubles": {"no_doubles": True},
    }
    counted: dict[str, tuple[str, int]] = {
        "shield": ("shield", 1),
        "remove-minus-ones": ("minus_ones", 1),
        "charge": ("charge", 2),
    }
    if re.fullmatch(r"[+-]\d+", first):
        return change(item_, adds=int(first))
    if first in plain:
        return change(item_, **plain[first])
    if first in counted and len(numbers) == counted[first][1]:
        name, count = counted[first]
        return change(item_, **{name: tuple(numbers) if count > 1 else numbers[0]})
    return change(item_, effects=read_effects(" ".join(words)))


@cache
def treasures() -> dict[int, TreasureReward]:
    """What the numbered treasures give."""
    page = Page(HERE / "treasures.yaml")
    fields = page.fields(page.root)
    return {int(number): page.read(node, _reward) for number, node in fields.items()}


def treasure(number: int) -> TreasureReward:
    """An unknown treasure (of a scenario that is not built yet) is empty."""
    return treasures().get(number, TreasureReward())


def _reward(text: str) -> TreasureReward:
    kind, what, *more = text.split()
    if kind in ("gold", "xp", "item", "design") and what.isdecimal() and not more:
        return msgspec.structs.replace(TreasureReward(), **{kind: int(what)})
    if kind == "random" and what in ("scenario", "design"):
        return TreasureReward(random=what)
    if kind == "damage" and what.isdecimal() and all(word in CONDITIONS for word in more):
        return TreasureReward(damage=int(what), conditions=tuple(more))
    raise BadWord(text, "no reward of a treasure: use gold, xp, item, design, random or damage")


@cache
def goals() -> dict[str, BattleGoal]:
    """The battle goals by id."""
    page = Page(HERE / "goals.yaml")
    return {name: _goal(page, name, node) for name, node in page.fields(page.root).items()}


def goal(id_: str) -> BattleGoal:
    return goals()[id_]


def _goal(page: Page, name: str, node: yaml.Node) -> BattleGoal:
    fields = page.fields(node)
    for field in fields:
        if field not in ("name", "checkmarks", "counts", "least", "most"):
            page.fail(fields[field], field, "there is no such field here")
    return BattleGoal(
        id=name,
        names=_names(page, fields["name"]),
        checkmarks=page.read(fields["checkmarks"], _number),
        counts=page.read(fields["counts"], lambda text: _one_of(text, COUNTS)),
        least=page.text(fields["least"]) if "least" in fields else "",
        most=page.text(fields["most"]) if "most" in fields else "",
    )
