"""Figures and modifier decks for the tests of combat; a deck names its cards from the top down."""

from __future__ import annotations

from typing import Any

from questhall.games.gloomhaven.content.actions import Bonus
from questhall.games.gloomhaven.content.effects import read_effects
from questhall.games.gloomhaven.rules.combat.attackaction import Answers, Mark, Outcome, attack
from questhall.games.gloomhaven.rules.combat.modifiers import read_card
from questhall.games.gloomhaven.rules.combat.sides import MONSTERS
from questhall.games.gloomhaven.rules.combat.strike import AttackAction
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


def attack_of(value: int, *bonuses: int, effects: str = "", range: int = 0, targets: int = 1) -> AttackAction:
    """Attack X with bonuses that add, and effects in words."""
    added = tuple(Bonus(add=bonus) for bonus in bonuses)
    return AttackAction(value, range, targets, added, read_effects(effects))


def hit(
    attacker: Figure,
    target: Figure,
    action: AttackAction,
    some: Decks | None = None,
    distance: int = 1,
    **answers: object,
) -> Outcome:
    mark = Mark(target, distance, answers=Answers(**answers))  # type: ignore[arg-type]  # fields of it
    return attack(attacker, mark, action, some or decks(), chance())


def texts(cards: Any) -> list[str]:
    return [card.text for card in cards]


def cards(*words: str) -> list[Any]:
    return [read_card(text) for text in words]
