"""GOAL: battle goals."""

from __future__ import annotations

import msgspec

from questhall.games.gloomhaven.rules.legal import insist
from questhall.kernel import Chance, Refusal

DEALT = 2
STREAM = "goals"


class Goals(msgspec.Struct):
    """The deck, what was dealt, what each character keeps, what was put away unseen."""

    deck: list[str] = []
    dealt: dict[str, list[str]] = {}
    kept: dict[str, str] = {}
    discard: list[str] = []


def deal(goals: Goals, characters: list[str], chance: Chance) -> None:
    """Two for each character, also where one player has several.  GH-GOAL-01, GH-SETUP-03"""
    for character in characters:
        goals.dealt[character] = [str(chance.draw(goals.deck, STREAM, secret=True)) for _ in range(DEALT)]


def cannot_keep(goals: Goals, character: str, goal: str) -> Refusal | None:
    """One of the two dealt.  GH-GOAL-01"""
    return None if goal in goals.dealt.get(character, []) else Refusal("goal.not-dealt", "GH-GOAL-01")


def keep(goals: Goals, character: str, goal: str) -> None:
    """The other one is put away.  GH-GOAL-01"""
    insist(cannot_keep(goals, character, goal))
    goals.discard += [other for other in goals.dealt.pop(character) if other != goal]
    goals.kept[character] = goal


def gather(goals: Goals, chance: Chance) -> None:
    """After the scenario all goals go back into the deck, met or not.  GH-GOAL-05, GH-ENDSCEN-08"""
    goals.deck += [*goals.kept.values(), *goals.discard, *(goal for dealt in goals.dealt.values() for goal in dealt)]
    goals.kept, goals.discard, goals.dealt = {}, [], {}
    chance.shuffle(goals.deck, STREAM)
