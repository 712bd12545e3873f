"""Items, treasures and battle goals, read from `items.yaml`, `treasures.yaml` and `goals.yaml`.

>>> item(1).adds, goal("sadist").least, treasure(46).damage
(2, '5', 3)
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal, cast, get_args

import msgspec
import yaml
from msgspec.structs import replace

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.actions import Area, Entry, When
from questhall.games.gloomhaven.content.components import ItemSymbol, Slot
from questhall.games.gloomhaven.content.effects import Effect, Symbol
from questhall.games.gloomhaven.content.notation.actions import card_entries
from questhall.games.gloomhaven.content.notation.groups import effect
from questhall.games.gloomhaven.content.notation.words import END, Words
from questhall.games.gloomhaven.content.terms import CONDITIONS, ELEMENTS
from questhall.kernel import Shelf
from questhall.kit.content import BadWord, Page

HERE = Path(__file__).parent
ABOVE_PRINTED = 10_000  # numbers of items and scenarios that a table brings
FIELDS = (
    "number",
    "name",
    "cost",
    "copies",
    "slot",
    "after",
    "when",
    "needs",
    "does",
    "ignores",
    "slots",
    "penalty",
    "even",
)
Window = Literal[
    "",
    "turn",
    "move",
    "attack",
    "strike",
    "attacked",
    "harmed",
    "turn-end",  # by itself
    "reveal",
    "end",  # the same moment, as its owner likes
    "ally-attack",
    "enemy-element",
]
WINDOWS: tuple[Window, ...] = get_args(Window)[1:]
Encore = Literal["top", "bottom", "turn"]
SLOTS: tuple[Slot, ...] = ("head", "body", "legs", "hand", "two-hands", "small")
SYMBOLS: tuple[ItemSymbol, ...] = ("", "rotate", "use-up")
TERRAINS = ("difficult", "hazard")
NUMBERED = ("moved-most", "moved-least", "monsters-beside")  # needs with a number
COUNTS = (
    *("cards", "xp", "hit-points", "missing", "traps", "treasures", "fallen-allies", "doors", "coins", "loot"),
    *("kills", "elites", "items", "quiet-rounds", "overkills", "first-kills", "below-half", "clean-kills"),
    *("short-rests", "long-rests"),
)


class Need(msgspec.Struct, frozen=True):
    """What must be so for an item to work."""

    kind: str  # hazard-entered (in this turn), strong (an element), against (types), or one with a number
    number: int = 0
    element: str = ""
    types: tuple[str, ...] = ()  # of monsters


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
    no_refresh: bool = False  # once used up it stays so through the scenario.  GH-RECOV-04
    charge: tuple[int, int] = (0, 0)  # after so many hexes in a turn the next melee attack has so much more
    element: Literal[Symbol, ""] = ""  # that must be used with it
    reach: int = 0  # more range for a ranged attack action
    area: Area | None = None  # that an attack on a single target is turned into
    retaliate: int = 0  # against the attack that it shields from
    negate: bool = False  # no damage instead
    immune: tuple[str, ...] = ()
    pockets: int = 0  # more small items
    flying: bool = False
    basic_move: int = 0  # instead of Move 2
    basic_attack: int = 0  # instead of Attack 2
    lunge: int = 0  # how far a melee attack on a single target may reach
    need: Need | None = None
    heal: int = 0  # of its owner
    xp: int = 0
    pace: int = 0  # how much earlier or later its owner may act
    steadies: bool = False  # STRENGTHEN instead of MUDDLE
    ignores: tuple[str, ...] = ()  # terrain that does nothing to its owner
    even_stunned: bool = False  # its owner may use it while stunned
    encore: Encore | Literal[""] = ""  # what may be done at the end of one's turn: one more half, or a second turn
    phasing: bool = False  # its owner is unseen on an obstacle, and does not attack from there
    blast: int = 0  # damage for the target and the enemies beside it, in an attack on a single target
    backfire: int = 0  # damage for allies in the area of the attack
    dampens: bool = False  # an element that an enemy would use

    @property
    def id(self) -> str:
        """What options and the log call it."""
        return f"item-{self.number}"


Items = Mapping[int, Item]


class TreasureReward(msgspec.Struct, frozen=True):
    """What a treasure gives, or does to the looter."""

    gold: int = 0
    xp: int = 0
    item: int = 0
    design: int = 0
    random: str = ""  # a random scenario or design, for the campaign
    damage: int = 0
    conditions: tuple[str, ...] = ()
    checkmark: int = 0
    scenario: int = 0  # a new location


class BattleGoal(msgspec.Struct, frozen=True):
    """A battle goal: what is counted, and how much of it must (or may) be there.  GH-GOAL-02"""

    id: str
    names: dict[str, str]
    checkmarks: int
    counts: str
    least: str = ""  # a number, or a formula with the character's level L
    most: str = ""


@cache
def items() -> Shelf[int, Item]:
    """Every item by its number."""
    return Shelf({each.number: each for each in read_items(HERE / "items.yaml")})


def item_called(id_: str) -> Item:
    """By the name that options and the log use: `item-6`."""
    return item(int(id_.rpartition("-")[2]))


def item(number: int) -> Item:
    return items()[number]


def read_items(path: Path) -> list[Item]:
    page = Page(path)
    return [read_item(page, node) for node in page.items(page.root)]


def read_item(page: Page, node: yaml.Node) -> Item:
    fields = page.fields(node)
    for field in fields:
        if field not in FIELDS:
            page.fail(fields[field], field, "there is no such field here")
    for field in ("number", "name", "cost", "copies", "slot", *(() if "ignores" in fields else ("does",))):
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
        need=page.read(fields["needs"], _need) if "needs" in fields else None,
        ignores=page.read(fields["ignores"], _terrains) if "ignores" in fields else (),
        even_stunned="even" in fields and bool(page.read(fields["even"], lambda text: _one_of(text, ("stunned",)))),
    )
    return page.read(fields["does"], lambda text: _doing(item_, text)) if "does" in fields else item_


def _need(text: str) -> Need:
    """`hazard-entered`, `strong ice`, `moved-most 1`."""
    kind, _, what = text.partition(" ")
    if kind == "hazard-entered" and not what:
        return Need(kind)
    if kind == "strong" and what in ELEMENTS:
        return Need(kind, element=what)
    if kind == "against" and all(each in bestiary.types() for each in what.split()):
        return Need(kind, types=tuple(what.split()))
    if kind in NUMBERED and what.isdecimal():
        return Need(kind, int(what))
    raise BadWord(text, f"no need: use hazard-entered, 'strong' and an element, or {', '.join(NUMBERED)} and a number")


def _terrains(text: str) -> tuple[str, ...]:
    return tuple(_one_of(word, TERRAINS) for word in text.split())


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
    """What an item does, in the words of its moment: `melee use ice +2`, `disadvantage shield 1`, `immune stun`."""
    if item_.window == "turn":
        return replace(item_, entries=card_entries(text, {}))
    words = Words(text)
    if words.next in ("melee", "ranged"):
        item_ = replace(item_, when=cast(When, words.take()))
    if words.next == END:
        raise BadWord(text, "expected what the item does")
    while words.next != END:
        item_ = _told_more(item_, words)
    return item_


PLAIN = {"jump": "jump", "advantage": "advantage", "disadvantage": "disadvantage", "no-doubles": "no_doubles"}
PLAIN |= {"negate": "negate", "flying": "flying", "strengthen-for-muddle": "steadies"}
PLAIN |= {"phasing": "phasing", "dampen": "dampens"}
COUNTED = {"shield": "shield", "remove-minus-ones": "minus_ones", "retaliate": "retaliate", "pockets": "pockets"}
COUNTED |= {
    "heal": "heal",
    "xp": "xp",
    "pace": "pace",
    "basic-move": "basic_move",
    "basic-attack": "basic_attack",
    "lunge": "lunge",
    "blast": "blast",
    "backfire": "backfire",
}


def _told_more(item_: Item, words: Words) -> Item:
    if re.fullmatch(r"[+-]\d+", words.next):
        return replace(item_, adds=words.signed())
    if words.next in PLAIN:
        return replace(item_, **{PLAIN[words.take()]: True})
    if words.next in COUNTED:
        return replace(item_, **{COUNTED[words.take()]: words.number()})
    if words.skip("charge"):
        return replace(item_, charge=(words.number(), words.number()))
    if words.skip("range"):
        return replace(item_, reach=words.signed())
    if words.skip("encore"):
        return replace(item_, encore=cast(Encore, words.one_of(Encore, "thing to do once more")))
    if words.skip("use"):
        return replace(item_, element=cast(Symbol, words.one_of(Symbol, "element")))
    if words.skip("area"):
        name = words.take()
        return replace(item_, area=bestiary.areas().get(name) or words.fail(name, "no such area in areas.yaml"))
    if words.skip("immune"):
        return replace(item_, immune=tuple(words.rest.split()))
    return replace(item_, effects=(*item_.effects, effect(words)))


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
    if kind in ("gold", "xp", "item", "design", "checkmark", "scenario") and what.isdecimal() and not more:
        return msgspec.structs.replace(TreasureReward(), **{kind: int(what)})
    if kind == "random" and what in ("scenario", "design"):
        return TreasureReward(random=what)
    if kind == "damage" and what.isdecimal() and all(word in CONDITIONS for word in more):
        return TreasureReward(damage=int(what), conditions=tuple(more))
    raise BadWord(text, "no reward of a treasure: use gold, xp, item, design, checkmark, scenario, random or damage")


@cache
def goals() -> Shelf[str, BattleGoal]:
    """The battle goals by id."""
    page = Page(HERE / "goals.yaml")
    return Shelf({name: read_goal(page, name, node) for name, node in page.fields(page.root).items()})


def goal(id_: str) -> BattleGoal:
    return goals()[id_]


def read_goal(page: Page, name: str, node: yaml.Node) -> BattleGoal:
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
