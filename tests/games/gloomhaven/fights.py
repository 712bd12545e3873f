"""Figures and modifier decks for the tests of combat; a deck names its cards from the top down."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from questhall.games.gloomhaven.rules.combat.draws import Fortune, needs_another, used_cards
from questhall.games.gloomhaven.rules.combat.modifiers import ModifierCard, faces, lay_aside, read_card, turn_up
from questhall.games.gloomhaven.rules.combat.sides import MONSTERS
from questhall.games.gloomhaven.state import Decks, Figure, ModifierDeck
from questhall.kernel import Chance, Pile

PLENTY = ["+0"] * 8


def chance(key: bytes = b"combat") -> Chance:
    return Chance(key, {})


def brute(hit_points: int = 10, **more: Any) -> Figure:
    return Figure("character", "brute", hit_points, 10, **more)


def scoundrel(hit_points: int = 8, **more: Any) -> Figure:
    return Figure("character", "scoundrel", hit_points, 8, **more)


def guard(number: int = 1, hit_points: int = 10, **more: Any) -> Figure:
    return Figure("monster", "bandit-guard", hit_points, 10, **({"rank": "normal"} | more), number=number)


def bear(hit_points: int = 6, **more: Any) -> Figure:
    return Figure("summon", "bear", hit_points, 6, owner="brute", **more)


def crate(hit_points: int = 5) -> Figure:
    return Figure("objective", "crate", hit_points, hit_points)


def deck(*cards: str, discards: tuple[str, ...] = (), tamed: bool = False) -> ModifierDeck:
    """Its first card is on top."""
    return ModifierDeck(Pile.of(cards[::-1]), Pile.of(discards), tamed=tamed)


def decks(brute: list[str] | None = None, monsters: list[str] | None = None) -> Decks:
    """Those of the brute, the scoundrel and the monsters; what is not given is full of +0."""
    return {
        "brute": deck(*(brute or PLENTY)),
        "scoundrel": deck(*PLENTY),
        MONSTERS: deck(*(monsters or PLENTY)),
    }


def counted(deck: ModifierDeck) -> Counter[str]:
    """How many of each card a deck holds."""
    return Counter([*deck.draw.cards, *deck.discard.cards])


def texts(cards: Any) -> list[str]:
    return [card.text for card in cards]


def cards(*words: str) -> list[Any]:
    return [read_card(text) for text in words]


@dataclass
class Draw:
    """The cards that were turned up for one attack, in order, and those of them that are used."""

    turned_up: tuple[ModifierCard, ...]
    used: tuple[ModifierCard, ...]


def draw_modifiers(some: ModifierDeck, owner: str, how: Fortune, value: int, luck: Chance) -> Draw:
    """One draw as `play/striking.py` makes it step by step; afterwards the cards lie on the discards."""
    found: list[str] = []
    while needs_another(faces(some, found), how) and (text := turn_up(some, owner, luck)) is not None:
        found.append(text)
    turned_up = faces(some, found)
    lay_aside(some, found)
    return Draw(turned_up, used_cards(turned_up, how, value))
