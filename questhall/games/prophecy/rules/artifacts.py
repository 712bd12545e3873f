"""ARTIFACT: what everybody is after."""

from __future__ import annotations

from questhall.games.prophecy.content.cards import ARTIFACTS
from questhall.games.prophecy.state import Hero


def artifacts(hero: Hero) -> list[str]:
    return [item for item in hero.items if item in ARTIFACTS]
