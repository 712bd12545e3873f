"""COMP: everything in the box, and what a player ended with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from questhall.games.prophecy.content.cards import ARTIFACTS, CHARACTERS, ITEMS, SKILLS
from questhall.games.prophecy.state import Pick, World
from questhall.kernel import Seat


def components(state: World) -> Counter[str]:
    """Every card and character, wherever it lies.  PR-COMP-02, PR-COMP-05"""
    found: Counter[str] = Counter()
    piles = (state.characters, state.chance, state.adventures, state.common, state.rare, state.land)
    for pile in (*piles, *state.hands, *state.skills, state.lesser, state.greater, state.prizes):
        found.update(pile.cards)
    lists = (state.fallen, state.past, state.graves, state.junk, state.relics, state.village, state.city, state.beaten)
    for cards in (*lists, state.dropped, state.loot, *state.offers):
        found.update(cards)
    for hero in state.heroes:
        found.update([hero.character, *hero.items, *hero.damaged, *hero.skills, *hero.kept])
    for task in state.agenda:
        if isinstance(task, Pick) and task.why == "market":
            found.update(task.cards)
    del found[""]
    return found


def account(state: World, seat: Seat) -> Mapping[str, Sequence[str]]:
    """The character last played and what it had at the end, or when it left the game."""
    hero = state.heroes[seat]
    had = [hero.character, *hero.items, *hero.damaged, *hero.skills]
    if not hero.character:
        had = state.gone[seat] if state.gone else []
    return {
        "character": [card for card in had if card in CHARACTERS],
        "item": [card for card in had if card in ITEMS and card not in ARTIFACTS],
        "skill": [card for card in had if card in SKILLS],
        "artifact": [card for card in had if card in ARTIFACTS],
    }
