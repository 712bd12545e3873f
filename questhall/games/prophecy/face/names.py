"""What options and events mention, by name: cards and places from the content, the rest from the texts."""

from __future__ import annotations

from pathlib import Path

from questhall.games.prophecy.content.cards import CARDS, CHANCE, CHARACTERS, FOES, OPPORTUNITIES, RING
from questhall.kernel import Words
from questhall.kit.named import named

TEXTS = Path(__file__).parent.parent / "texts"

NAMES: dict[str, Words] = {
    **named(TEXTS),
    **{place.id: place.name for place in RING},
    **{thing.id: thing.name for group in (CHARACTERS, CHANCE, FOES, OPPORTUNITIES, CARDS) for thing in group.values()},
}
