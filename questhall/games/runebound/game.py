"""Runebound declares itself: players, settings, state, events, texts; its rules are in rules/."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from questhall.games.runebound import bot
from questhall.games.runebound.bots import worth
from questhall.games.runebound.content.cards import ASSETS, SKILLS
from questhall.games.runebound.events import EVENTS
from questhall.games.runebound.face import RuneboundFace
from questhall.games.runebound.rules import (
    M,
    adventure,
    asking,
    casting,
    combat,
    effects,
    growth,
    market,
    movement,
    outcome,
    rounds,
    scenario,
    setup,
    trade,
    trials,
    turn,
)
from questhall.games.runebound.state import MARGATH, VORAKESH, Combat, Do, DrawnEvent, Explore, Task, Test, World
from questhall.kernel import Flow, Game, Result, Seat, Seen, Setting, Terms


def step_explore(m: M, task: Explore) -> Flow:
    """Dice for a quest, or for an ability in combat."""
    return casting.step_explore(m, task) if task.card.startswith("combat:") else adventure.step_explore(m, task)


STEPS: dict[str, Any] = {
    "Setup": setup.step,
    "Round": rounds.step,
    "Turn": turn.step,
    "Move": movement.step_move,
    "Rest": movement.step_rest,
    "Explore": step_explore,
    "March": scenario.step_march,
    "Shop": market.step,
    "Bargain": trade.step,
    "Trim": growth.step_trim,
    "Test": trials.step,
    "DrawnEvent": adventure.step_event,
    "Do": effects.step,
    "Cast": casting.step,
    "Hurt": outcome.step_hurt,
    "Teleport": asking.step_teleport,
    "LastLife": outcome.step_last_life,
    "Story": scenario.draw_story,
    "Combat": combat.step,
}


class Runebound(Game[World]):
    id = "runebound"
    name = {"en": "Runebound", "ru": "Runebound"}
    players = range(1, 5)  # one person against the scenario's clock is ours
    settings = (Setting("scenario", {"en": "Scenario", "ru": "Сценарий"}, (MARGATH, VORAKESH, setup.OPEN)),)
    state = World
    events = EVENTS
    texts = Path(__file__).parent / "texts"
    rules_version = 2  # the enemy that nobody plays looks ahead
    face = RuneboundFace()

    def new(self, terms: Terms) -> World:
        return setup.new_world(terms)

    def step(self, m: M) -> Flow | None:
        task = m.state.agenda[-1]
        flow: Flow | None = STEPS[task.__class__.__name__](m, task)
        return flow

    def result(self, state: World) -> Result:
        """Who defeats the villain wins alone; else everybody has lost.  RB-WIN-01 to 05"""
        won = [state.winner] if state.winner >= 0 else []
        return Result(won, [1.0 if seat in won else 0.0 for seat in range(len(state.heroes))])

    def components(self, state: World) -> Mapping[str, int]:
        return components(state)

    def evaluate(self, state: World, seat: Seat) -> float:
        return worth.standing(state, seat)

    def house(self, seen: Seen[World]) -> str:
        return bot.house(seen)

    def account(self, state: World, seat: Seat) -> Mapping[str, Sequence[str]]:
        """What the hero was at the end, or when it was destroyed."""
        hero = state.heroes[seat]
        had = [*hero.skills, *hero.assets, *hero.fate]
        return {
            "scenario": [state.scenario],
            "hero": [hero.card],
            "skill": [card for card in had if card in SKILLS],
            "asset": [card for card in had if card in ASSETS],
        }


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


GAME = Runebound()
