"""Runebound declares itself: players, settings, state, events, texts; its rules are in rules/."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from questhall.games.runebound import bot
from questhall.games.runebound.bots import worth
from questhall.games.runebound.events import EVENTS
from questhall.games.runebound.face import RuneboundFace
from questhall.games.runebound.face.names import TEXTS
from questhall.games.runebound.homebrew import WORKSHOP
from questhall.games.runebound.rules import (
    M,
    adventure,
    asking,
    casting,
    combat,
    components,
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
from questhall.games.runebound.state import (
    MARGATH,
    VORAKESH,
    Bargain,
    Cast,
    Combat,
    Do,
    DrawnEvent,
    Explore,
    Hurt,
    LastLife,
    March,
    Move,
    Rest,
    Round,
    Setup,
    Shop,
    Story,
    Teleport,
    Test,
    Trim,
    Turn,
    World,
)
from questhall.kernel import Count, Flow, Game, Race, Result, Seat, Seen, Setting, Terms
from questhall.kit.named import named

STEPS: dict[type, Callable[[M, Any], Flow | None]] = {
    Setup: setup.step,
    Round: rounds.step,
    Turn: turn.step,
    Move: movement.step_move,
    Rest: movement.step_rest,
    Explore: adventure.step_explore,
    March: scenario.step_march,
    Shop: market.step,
    Bargain: trade.step,
    Trim: growth.step_trim,
    Test: trials.step,
    DrawnEvent: adventure.step_event,
    Do: effects.step,
    Cast: casting.step,
    Hurt: outcome.step_hurt,
    Teleport: asking.step_teleport,
    LastLife: outcome.step_last_life,
    Story: scenario.draw_story,
    Combat: combat.step,
}


class Runebound(Game[World]):
    id = "runebound"
    name = named(TEXTS / "cover", "game-")["name"]
    players = range(1, 5)  # one person against the scenario's clock is ours
    settings = (Setting("scenario", named(TEXTS, "set-")["scenario"], (MARGATH, VORAKESH, setup.OPEN)),)
    state = World
    events = EVENTS
    texts = TEXTS
    homebrew = WORKSHOP
    rules_version = 4  # counter-offers; Gambler and Pilgrim at a higher price
    search = Race(  # the house bot's answer, unless another is better beyond any doubt after two rounds
        house=True,
        shortlist=bot.shortlist,
        pace=worth.rounds,
        horizon=2,
        trust=0.02,
        doubt=3.0,
    )
    idle = ("pass", "end", "stop", "done", "decline")
    chance = (0.4, -0.8)  # by logistic regression over 40 games of house bots, 2 to 4 players: often nobody wins
    grounds_weigh = worth.WEIGHTS
    face = RuneboundFace()

    def new(self, terms: Terms) -> World:
        return setup.new_world(terms, self.laid(terms))

    def step(self, m: M) -> Flow | None:
        task = m.state.agenda[-1]
        return STEPS[task.__class__](m, task)

    def result(self, state: World) -> Result:
        """Who defeats the villain wins alone; else everybody has lost.  RB-WIN-01 to 05"""
        won = [state.winner] if state.winner >= 0 else []
        return Result(won, [1.0 if seat in won else 0.0 for seat in range(len(state.heroes))])

    def components(self, state: World) -> Mapping[str, int]:
        return components.components(state)

    def counts(self, state: World) -> Iterable[Count]:
        return components.counts(state)

    def evaluate(self, state: World, seat: Seat) -> float:
        return worth.standing(state, seat)

    def grounds(self, state: World, seat: Seat) -> Mapping[str, float]:
        return worth.grounds(state, seat)

    def house(self, seen: Seen[World]) -> str:
        return bot.house(seen)

    def account(self, state: World, seat: Seat) -> Mapping[str, Sequence[str]]:
        return components.account(state, seat)


GAME = Runebound()
