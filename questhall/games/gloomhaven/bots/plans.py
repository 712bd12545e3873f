"""Plans for a turn: two halves in the better order, with the moves between them, weighed in a scene."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questhall.games.gloomhaven.bots.mind import Mind
from questhall.games.gloomhaven.bots.scene import Scene
from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.actions import Action, Entry, Move
from questhall.games.gloomhaven.content.hero_cards import BASIC, Ability
from questhall.games.gloomhaven.content.terms import ELEMENTS
from questhall.games.gloomhaven.rules.combat.elements import is_charged
from questhall.games.gloomhaven.rules.monsters.turn import actions_of
from questhall.games.gloomhaven.state import World

STOPS = 5  # hexes in the middle of a plan that are thought through
KEYS = {"top": "top", "bottom": "bottom", "basic-top": "attack", "basic-bottom": "move"}
XP = 0.08
LASTING_PRICE = 0.4  # of a card that stays in play without being lost


class Part:
    """Actions done from one hex; what they bring there is remembered."""

    __slots__ = ("actions", "known", "scene", "xp")

    def __init__(self, scene: Scene, actions: tuple[Action, ...], xp: int = 0) -> None:
        self.scene, self.actions, self.xp = scene, actions, xp
        self.known: dict[int, float] = {}

    def gain(self, cell: int) -> float:
        found = self.known.get(cell)
        if found is None:
            found = self.scene.gain(self.actions, cell)
            found = self.known[cell] = found + XP * self.xp if found > 0 else found
        return found


Parts = Sequence[Part | Move]


class Deed:
    """A half of a card or a basic action, as it could be done in this scene."""

    __slots__ = ("card", "key", "parts", "price", "side")

    def __init__(self, scene: Scene, card: str, kind: str) -> None:
        ability = BASIC[kind] if kind in BASIC else hero_cards.card(card).half(kind)
        self.card, self.key = card, f"{KEYS[kind]}:{card}"
        self.side = "top" if kind.endswith("top") else "bottom"
        self.parts = parts_of(scene, usable(scene.mind.w, ability.entries), ability.xp)
        self.price = price_of(scene.mind, card, ability, kind)


def price_of(mind: Mind, card: str, ability: Ability, kind: str) -> float:
    """What the card is worth that will not come back."""
    if kind in BASIC:
        return 0.0
    if ability.lost:
        return mind.card_price()
    return LASTING_PRICE if ability.lasting == "persistent" else 0.0


def usable(w: World, entries: Sequence[Entry]) -> list[Action]:
    """The actions with what the elements give that are there."""
    places, number = [], 0
    for entry in entries:
        for use in entry.uses:
            if use.element == "any":
                there = any(is_charged(w.elements, each) for each in ELEMENTS)
            else:
                there = is_charged(w.elements, use.element)
            if there:
                places.append(number)
            number += 1
    return actions_of(entries, places)


def parts_of(scene: Scene, actions: Iterable[Action], xp: int = 0) -> list[Part | Move]:
    """Moves, and what is done between them; the last of it teaches."""
    parts: list[Part | Move] = []
    waiting: list[Action] = []
    for action in actions:
        if isinstance(action, Move):
            if waiting:
                parts.append(Part(scene, tuple(waiting)))
                waiting = []
            parts.append(action)
        else:
            waiting.append(action)
    if waiting:
        parts.append(Part(scene, tuple(waiting), xp))
    return parts


def worth(scene: Scene, cell: int, parts: Parts) -> float:
    """The best that can be made of these parts, beginning on a hex."""
    total, at = 0.0, 0
    while at < len(parts):
        part = parts[at]
        if isinstance(part, Part):
            total += part.gain(cell)
            at += 1
            continue
        return total + after_move(scene, cell, part, parts[at + 1 :])
    return total + scene.stand(cell)


def points_of(scene: Scene, move: Move) -> int:
    if "immobilize" in scene.mind.me.conditions:
        return 0
    return move.value + (scene.mind.hero.dealt if move.per == "damage-dealt" else 0)


def after_move(scene: Scene, cell: int, move: Move, rest: Parts) -> float:
    """The best hex to go to, for what comes after it."""
    points, jump = points_of(scene, move), move.jump
    while rest and isinstance(rest[0], Move):
        points, jump, rest = points + points_of(scene, rest[0]), jump or rest[0].jump, rest[1:]
    if not points:
        return worth(scene, cell, rest)
    asked = (cell, points, jump, *rest)
    if asked not in scene.moves:
        cells = scene.reach(cell, points, jump)
        last = [part for part in rest if isinstance(part, Part)]
        scene.moves[asked] = best_end(scene, cells, last) if len(last) == len(rest) else best_stop(scene, cells, rest)
    return scene.moves[asked]


def best_end(scene: Scene, cells: Sequence[int], rest: Sequence[Part]) -> float:
    """The best hex to do the last things from, and to stay on."""
    best = -1e9
    for each in cells:
        value = scene.stand(each)
        for part in rest:
            value += part.gain(each)
        if value > best:
            best = value
    return best


def best_stop(scene: Scene, cells: Sequence[int], rest: Parts) -> float:
    """The best hex to do the next thing from, before another move."""
    first = rest[0]
    assert isinstance(first, Part)
    ranked = sorted(cells, key=lambda each: -first.gain(each))[:STOPS]
    return max(worth(scene, each, rest) for each in ranked)


def together(scene: Scene, one: Deed | None, other: Deed | None) -> tuple[float, Deed | None]:
    """The worth of two deeds in the better order, and which comes first."""
    if one is None or other is None:
        only = one or other
        if only is None:
            return scene.stand(scene.cell), None
        return worth(scene, scene.cell, only.parts) - only.price, only
    price = one.price + other.price
    first = worth(scene, scene.cell, [*one.parts, *other.parts])
    if not any(isinstance(part, Move) for part in (*one.parts, *other.parts)):
        return first - price, one
    second = worth(scene, scene.cell, [*other.parts, *one.parts])
    return (first - price, one) if first >= second else (second - price, other)


def deeds_of(scene: Scene, cards: Sequence[str], side: str) -> list[Deed]:
    """All tops or bottoms of some cards, basic actions among them."""
    found = [Deed(scene, card, side) for card in cards]
    return found + [Deed(scene, card, f"basic-{side}") for card in cards]
