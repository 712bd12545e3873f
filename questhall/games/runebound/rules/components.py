"""COMP: where every card lies, and what a hero ended with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from questhall.games.runebound.content.cards import ASSETS, SKILLS
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.rules.enemies import enemy_life
from questhall.games.runebound.rules.wounds import life
from questhall.games.runebound.state import (
    LAST,
    POINTS,
    SLOTS,
    Combat,
    Do,
    DrawnEvent,
    Task,
    Test,
    Trim,
    Turn,
    World,
)
from questhall.kernel import Count, Seat

ACTS = 2  # RB-ACT-01


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


def counts(state: World) -> Iterator[Count]:
    """Everything counted, with its bounds.  RB-COIN-02, RB-WOUND-02, RB-SKILL-02, RB-TIME-02, RB-TURN-01"""
    yield Count("time", state.time, 1, LAST)
    yield Count("act", state.act, 1, ACTS)
    yield Count("story quests", sum(1 for card in state.slots if card), most=SLOTS)
    settling = any(isinstance(task, Trim) for task in state.agenda)
    for seat, hero in enumerate(state.heroes):
        if not hero.card:
            continue
        yield Count(f"gold of {seat}", hero.gold)
        yield Count(f"story tokens of {seat}", hero.tokens)
        yield Count(f"wounds of {seat}", hero.wounds, most=life(hero))
        yield Count(f"trophies of {seat}", sum(len(pile) for pile in hero.trophies))
        if not settling and state.rounds:
            yield Count(f"hand of {seat}", len(hero.hand), most=value(hero, "hand"))
    for task in state.agenda:
        if isinstance(task, Turn):
            yield Count(f"action points of {task.seat}", task.points, most=POINTS)
        elif isinstance(task, Combat) and task.card:
            yield Count(f"wounds of {task.card}", task.wounds, most=enemy_life(state, task.card, task.sides[0].seat))


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
