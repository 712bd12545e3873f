"""Roll Player declares itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from questhall.games.rollplayer import events
from questhall.games.rollplayer.bot import house
from questhall.games.rollplayer.bots.outlook import evaluate, grounds
from questhall.games.rollplayer.effects.classes import attune
from questhall.games.rollplayer.effects.skills import unlock
from questhall.games.rollplayer.face import RollPlayerFace
from questhall.games.rollplayer.face.names import TEXTS
from questhall.games.rollplayer.homebrew import WORKSHOP
from questhall.games.rollplayer.rules import scoring
from questhall.games.rollplayer.rules.asides import turn_end, window
from questhall.games.rollplayer.rules.attributes import act
from questhall.games.rollplayer.rules.bag import components, counts, owned_cards
from questhall.games.rollplayer.rules.cleanup import cleanup
from questhall.games.rollplayer.rules.dice import dice_turn, placed_action
from questhall.games.rollplayer.rules.market import market_phase, market_turn
from questhall.games.rollplayer.rules.roll import arrange, roll_phase
from questhall.games.rollplayer.rules.setup import (
    box,
    cannot_set_up,
    choose_first_player,
    deal,
    starting_dice,
    take_board,
    take_class,
)
from questhall.games.rollplayer.rules.skills import use_skill
from questhall.games.rollplayer.rules.solo import enemy_die
from questhall.games.rollplayer.state import (
    Arrange,
    AttributeAction,
    Attune,
    Cleanup,
    Deal,
    DiceTurn,
    Enemy,
    FirstPlayer,
    Hero,
    Market,
    MarketTurn,
    PlacedAction,
    Roll,
    Skill,
    StartDice,
    TakeBoard,
    TakeClass,
    TurnEnd,
    Unlock,
    Window,
    World,
)
from questhall.kernel import Count, Daily, Flow, Game, Match, Pile, Refusal, Result, Seat, Seen, Setting, Terms, Tree
from questhall.kit.named import named

SETTINGS = named(TEXTS, "set-")

STEPS: dict[type, Callable[[Match[World], Any], Flow | None]] = {
    FirstPlayer: choose_first_player,
    TakeBoard: take_board,
    TakeClass: take_class,
    Deal: deal,
    StartDice: starting_dice,
    Roll: roll_phase,
    Arrange: arrange,
    DiceTurn: dice_turn,
    AttributeAction: act,
    PlacedAction: placed_action,
    Attune: attune,
    Enemy: enemy_die,
    Market: market_phase,
    MarketTurn: market_turn,
    TurnEnd: turn_end,
    Window: window,
    Skill: use_skill,
    Unlock: unlock,
    Cleanup: cleanup,
}


class RollPlayer(Game[World]):
    id = "rollplayer"
    name = named(TEXTS / "cover", "game-")["name"]
    players = range(1, 5)
    settings = (
        Setting("classes", SETTINGS["classes"], ("die", "choice")),
        Setting("less_random", SETTINGS["less_random"]),
        Setting("random_deck", SETTINGS["random_deck"]),
        Setting("friendly", SETTINGS["friendly"]),
        Setting("short", SETTINGS["short"]),
    )
    rules_version = 2  # the price promised is paid; skills and paid actions between a die and its action
    state = World
    events = events.ALL
    texts = TEXTS
    homebrew = WORKSHOP
    daily = Daily(1)
    search = Tree(  # the house bot plays on to the next round; what it does with actions and skills is good already
        house=True,
        horizon=0,
        exploration=0.08,
        kinds=("setup.place", "dice.take", "dice.place", "market.visit", "market.more"),
    )
    seat_parts = {"rob": 0}
    idle = ("pass", "skip", "done")
    face = RollPlayerFace()

    def new(self, terms: Terms) -> World:
        heroes = [Hero() for _ in range(terms.players)]
        return World(agenda=[FirstPlayer()], heroes=heroes, lower=Pile.of(box(terms, self.laid(terms)), "market-2"))

    def step(self, m: Match[World]) -> Flow | None:
        top = m.state.agenda[-1]
        return STEPS[type(top)](m, top)

    def result(self, state: World) -> Result:
        return scoring.result(state)

    def components(self, state: World) -> Mapping[str, int]:
        return components(state)

    def counts(self, state: World) -> Iterable[Count]:
        return counts(state)

    def evaluate(self, state: World, seat: Seat) -> float | None:
        return evaluate(state, seat)

    def grounds(self, state: World, seat: Seat) -> Mapping[str, float]:
        return grounds(state, seat)

    def house(self, seen: Seen[World]) -> str:
        return house(seen)

    def account(self, state: World, seat: Seat) -> Mapping[str, Sequence[str]]:
        hero = state.heroes[seat]
        who = {"race": [hero.race], "class": [hero.job], "alignment": [hero.alignment]}
        return {**who, "market card": owned_cards(hero)}

    def cannot_set_up(self, terms: Terms) -> Refusal | None:
        return cannot_set_up(terms)


GAME = RollPlayer()
