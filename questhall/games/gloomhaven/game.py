"""Gloomhaven declares itself: players, settings, state, events, texts; its rules are in rules/."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from questhall.games.gloomhaven import bot
from questhall.games.gloomhaven.bots import standing
from questhall.games.gloomhaven.content import scenarios
from questhall.games.gloomhaven.effects import mandate
from questhall.games.gloomhaven.events import EVENTS, SIGN
from questhall.games.gloomhaven.face import GloomhavenFace
from questhall.games.gloomhaven.face.texts import TEXTS
from questhall.games.gloomhaven.homebrew import WORKSHOP
from questhall.games.gloomhaven.rules.campaign import chapter, departure, happening, homeward, town
from questhall.games.gloomhaven.rules.play import (
    acting,
    beasts,
    components,
    ending,
    moving,
    openings,
    prepare,
    rounds,
    striking,
    turns,
)
from questhall.games.gloomhaven.state import (
    Act,
    Beast,
    Depart,
    Dying,
    Encore,
    EndRound,
    EndTurn,
    Finish,
    Happening,
    Homeward,
    M,
    Next,
    Prepare,
    Reveal,
    Select,
    Strike,
    Town,
    Trek,
    Turn,
    Unlock,
    Unpack,
    Walk,
    World,
)
from questhall.kernel import Chance, Count, Daily, Flow, Game, Laid, Race, Refusal, Result, Seat, Seen, Setting, Terms
from questhall.kernel.game import Value
from questhall.kit.named import named

SETTINGS = named(TEXTS, "set-")

STEPS: dict[type, Callable[[M, Any], Flow | None]] = {
    Prepare: prepare.step_prepare,
    Select: rounds.step_select,
    Reveal: rounds.step_reveal,
    Next: rounds.step_next,
    Turn: turns.step_turn,
    Act: acting.step_act,
    Walk: moving.step_walk,
    Strike: striking.step_strike,
    Beast: beasts.step_beast,
    Dying: beasts.step_dying,
    Encore: mandate.step_encore,
    EndTurn: rounds.step_end_turn,
    EndRound: rounds.step_end_round,
    Finish: ending.step_finish,
    Unpack: chapter.step_unpack,
    Town: town.step_town,
    Depart: departure.step_depart,
    Happening: happening.step_happening,
    Trek: departure.step_trek,
    Homeward: homeward.step_homeward,
    Unlock: openings.step_unlock,
}


class Gloomhaven(Game[World]):
    id = "gloomhaven"
    name = named(TEXTS / "cover", "game-")["name"]
    players = range(2, 5)
    settings = (
        Setting("scenario", SETTINGS["scenario"], scenarios.playable()),
        Setting("party", SETTINGS["party"], ("",), free=True),
        Setting("levels", SETTINGS["levels"], (prepare.NEW, "5", "9"), free=True),
        Setting("level", SETTINGS["level"], (prepare.BY_AVERAGE, 0, 1, 2, 3, 4, 5, 6, 7)),
        Setting("difficulty", SETTINGS["difficulty"], ("normal", "easy", "hard", "very-hard")),
        Setting("solo", SETTINGS["solo"]),
        Setting("open", SETTINGS["open"]),
        Setting("tamed", SETTINGS["tamed"]),
        Setting("perks", SETTINGS["perks"], (0, 1, 2, 3)),
        Setting("sharing", SETTINGS["sharing"], ("deck", "type")),
        Setting("mortal", SETTINGS["mortal"]),
        Setting(chapter.SEATING, SETTINGS["seating"], ("",), free=True),
        Setting(chapter.SETTING, SETTINGS["campaign"]),
    )
    line = {chapter.SETTING: True}
    rules_version = 6
    state = World
    events = EVENTS
    texts = TEXTS
    homebrew = WORKSHOP
    chance = (0.5, -0.6)  # by logistic regression over 100 games of house bots in scenarios 1, 3, 5, 8 and 14
    grounds_weigh = standing.WEIGHTS
    face = GloomhavenFace()
    daily = Daily(2, {"scenario": 1, "solo": True})
    search = Race(  # a few pairs, places or losses to the end of the round, the house bot playing on for all
        house=True,
        shortlist=bot.shortlist,
        kinds=("cards", "move", "damage"),
        pace=standing.rounds,
        horizon=1,
        futures=24,
        doubt=1.5,
    )
    idle = ("pass", "skip", "stop", "end", "done", "take")

    def new(self, terms: Terms) -> World:
        return prepare.new_world(terms, self.laid(terms))

    def step(self, m: M) -> Flow | None:
        beasts.call_up_the_dying(m.state)
        openings.call_up_doors(m.state)
        task = m.state.agenda[-1]
        return STEPS[task.__class__](m, task)

    def usual(self, setting: Setting, laid: Laid | None) -> Value:
        """Whoever brings a scenario plays it, unless something else is said."""
        if setting.id == "scenario" and (brought := scenarios.BROUGHT.of(laid)):
            return next(iter(brought))
        return super().usual(setting, laid)

    def brings(self, setting: Setting, value: Value, laid: Laid | None) -> bool:
        return setting.id == "scenario" and value in scenarios.BROUGHT.of(laid)

    def cannot_set_up(self, terms: Terms) -> Refusal | None:
        return prepare.cannot_set_up(terms)

    def implied(self, settings: Mapping[str, Any]) -> int | None:
        """As many as the party names."""
        return len([job for job in str(settings.get("party", "")).split(",") if job]) or None

    def sequel(self, state: World) -> Terms | None:
        return chapter.sequel(state)

    def team(self, terms: Terms, seat: Seat) -> int:
        """They win or lose together.  GH-EXH-05"""
        return 0

    def result(self, state: World) -> Result:
        return ending.result(state)

    def heard(self, m: M, seat: Seat, value: Any) -> None:
        """A sign is part of the match and open to all.  GH-CARD-11"""
        m.state.heroes[seat].sign = value
        m.tell(SIGN, seat, f"sign-{value}")

    def components(self, state: World) -> Mapping[str, int]:
        return components.components(state)

    def counts(self, state: World) -> Iterable[Count]:
        return components.counts(state)

    def resample(self, state: World, seats: Collection[Seat], chance: Chance) -> None:
        """Cards in other hands and left at home are anybody's guess, unless they are told."""
        if state.open and seats:
            return
        for seat, hero in enumerate(state.heroes):
            hands, aside, pair = len(hero.hand), len(hero.aside), len(hero.chosen) == rounds.PAIR
            if seat in seats or not (hands or aside or pair):
                continue
            unknown = components.unseen_cards(state, hero)
            chance.shuffle(unknown, f"hand.{seat}")
            hero.hand, hero.aside = unknown[:hands], unknown[hands : hands + aside]
            if pair:
                hero.chosen = unknown[hands + aside :]

    def unseen(self, state: World) -> Mapping[str, Sequence[str]]:
        return components.unseen(state)

    def evaluate(self, state: World, seat: Seat) -> float:
        return standing.standing(state, seat)

    def grounds(self, state: World, seat: Seat) -> Mapping[str, float]:
        return standing.grounds(state, seat)

    def house(self, seen: Seen[World]) -> str:
        return bot.house(seen)

    def account(self, state: World, seat: Seat) -> Mapping[str, Sequence[str]]:
        return components.account(state, seat)


GAME = Gloomhaven()
