"""Prophecy declares itself: players, settings, state, events, texts; its rules are in rules/."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from questhall.games.prophecy import bot
from questhall.games.prophecy.bots import worth
from questhall.games.prophecy.events import EVENTS
from questhall.games.prophecy.face import ProphecyFace
from questhall.games.prophecy.face.names import TEXTS
from questhall.games.prophecy.homebrew import WORKSHOP
from questhall.games.prophecy.rules import (
    battle,
    chancecards,
    components,
    dice,
    final,
    picks,
    rounds,
    setup,
    trade,
    turn,
)
from questhall.games.prophecy.state import (
    Bargain,
    Battle,
    Draft,
    Dream,
    Field,
    Lesson,
    M,
    Newcomer,
    Pick,
    Ready,
    Roll,
    Round,
    Trim,
    Turn,
    World,
)
from questhall.kernel import Count, Flow, Game, Race, Refusal, Result, Seat, Seen, Setting, Terms
from questhall.kit.named import named

SETTINGS = named(TEXTS, "set-")

STEPS: dict[type, Callable[[M, Any], Flow | None]] = {
    Ready: setup.shuffle,
    Draft: setup.draft,
    Newcomer: rounds.newcomer,
    Dream: chancecards.reveal_in_plane,
    Lesson: chancecards.choose_guild,
    Turn: turn.step,
    Battle: battle.step,
    Roll: dice.step,
    Pick: picks.step,
    Trim: rounds.trim,
    Field: final.choose_field,
    Bargain: trade.step,
    Round: rounds.step_round,
}


class Prophecy(Game[World]):
    id = "prophecy"
    name = named(TEXTS / "cover", "game-")["name"]
    players = range(2, 6)
    settings = (
        Setting("short", SETTINGS["short"]),
        Setting("apocalypse", SETTINGS["apocalypse"]),
        Setting("teams", SETTINGS["teams"]),
        Setting("trade", SETTINGS["trade"]),
        Setting("edition", SETTINGS["edition"], ("second", "first")),
    )
    rules_version = 4  # Strongman and Giant Spider no longer outdo the Wiseman and the Bear
    state = World
    events = EVENTS
    texts = TEXTS
    homebrew = WORKSHOP
    search = Race(  # a few answers through four rounds, the house bot playing on for all
        house=True,
        shortlist=bot.shortlist,
        pace=worth.rounds,
        horizon=4,
        futures=64,
        doubt=2.0,
        behind=bot.behind,
        error=0.02,
    )
    seat_parts = {"attack": 0, "trade": 0, "steal": 1, "rot": 1}
    idle = ("pass", "stay", "done")
    grounds_weigh = worth.WEIGHTS
    face = ProphecyFace()

    def new(self, terms: Terms) -> World:
        return setup.new_world(terms, self.laid(terms))

    def step(self, m: M) -> Flow | None:
        task = m.state.agenda[-1]
        return STEPS[task.__class__](m, task)

    def cannot_set_up(self, terms: Terms) -> Refusal | None:
        return setup.cannot_set_up(terms)

    def team(self, terms: Terms, seat: Seat) -> int:
        """Partners sit opposite each other.  PR-VAR-TEAM-01"""
        return seat % 2 if terms.settings.get("teams") else seat

    def result(self, state: World) -> Result:
        return final.result(state)

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


GAME = Prophecy()
