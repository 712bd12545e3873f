"""COMP: where every card lies, and what a hero ended with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from questhall.games.runebound.content.cards import ASSETS, SKILLS
from questhall.games.runebound.state import Combat, Do, DrawnEvent, Task, Test, World
from questhall.kernel import Seat


def components(state: World) -> Counter[str]:
    """Every card, wherever it lies."""
    found: Counter[str] = Counter()
    for pile in (*state.decks, state.skills, state.assets, state.story):
        found.update(pile.cards)
    for cards in (*state.piles, *state.markets, state.used_skills, state.used_assets, state.past, state.removed):
        found.update(cards)
    found.update(card for card in state.slots if card)
    for hero in state.heroes:
        found.update([*hero.hand.cards, *hero.skills, *hero.assets, *hero.quests, *hero.rumours])
        for pile in hero.trophies:
            found.update(pile.cards)
    for task in state.agenda:
        if isinstance(task, Test):
            found.update(task.shown)
        elif isinstance(task, DrawnEvent) or held(task):
            found[task.card] += 1  # type: ignore[union-attr]  # each of these has a card
    return found


def held(task: Task) -> bool:
    """Whether the task holds an adventure card that lies nowhere else."""
    return (isinstance(task, Do) and task.held) or (isinstance(task, Combat) and task.source == "adventure")


def account(state: World, seat: Seat) -> Mapping[str, Sequence[str]]:
    """What the hero was at the end, or when it was destroyed."""
    hero = state.heroes[seat]
    had = [*hero.skills, *hero.assets, *hero.fate]
    return {
        "scenario": [state.scenario],
        "hero": [hero.card],
        "skill": [card for card in had if card in SKILLS],
        "asset": [card for card in had if card in ASSETS],
    }
