"""What one seat knows and wants, all in power: its cards, its odds, what may still come."""

from __future__ import annotations

from functools import cached_property

from questhall.games.runebound.bots import power
from questhall.games.runebound.bots import prices as prices_
from questhall.games.runebound.bots.prices import TROPHY, Prices
from questhall.games.runebound.content.board import ADVENTURES
from questhall.games.runebound.content.cards import ADVENTURES_BY_ID, ASSETS, CARDS, DECK_OF, SKILLS
from questhall.games.runebound.content.notation import ATTRIBUTES
from questhall.games.runebound.odds.trials import unseen_skills
from questhall.games.runebound.rules import limits, trials
from questhall.games.runebound.rules.abilities import has
from questhall.games.runebound.rules.growth import cannot_learn
from questhall.games.runebound.rules.wounds import life
from questhall.games.runebound.state import Hero, Turn, World
from questhall.kernel import UNSEEN, Seat

FEW_TURNS = 5  # what is gained later than that is hardly used
SPARE = 0.04  # a card worth less is given up for a test


class Mind:
    """The view of a seat, weighed."""

    def __init__(self, state: World, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.hero: Hero = state.heroes[seat]
        self.fights: dict[tuple[str, bool], float] = {}  # what combats are worth, now and after a rest

    # -- prices --------------------------------------------------------------------------------------------------

    @cached_property
    def time(self) -> float:
        """1 while there is time to use what one gains, less towards the end."""
        return max(0.3, min(1.0, power.turns_left(self.state) / FEW_TURNS))

    @cached_property
    def token(self) -> float:
        return power.token_worth(self.state, self.hero)

    @cached_property
    def points(self) -> int:
        """Action points left in the own turn."""
        return next((task.points for task in self.state.agenda if isinstance(task, Turn) and task.seat == self.seat), 0)

    def gold(self, amount: float) -> float:
        return prices_.gold(self.prices, amount)

    @cached_property
    def trophies(self) -> int:
        return sum(len(pile) for pile in self.hero.trophies)

    @cached_property
    def trophy(self) -> float:
        return TROPHY * self.time * (1.0 if self.trophies < 5 else 0.5)

    def wounds(self, amount: float) -> float:
        """The cost of wounds: they grow dearer the fewer are left to take."""
        return prices_.wounds(self.prices, amount)

    def healing(self, amount: float) -> float:
        return prices_.healing(self.prices, amount)

    # -- cards ---------------------------------------------------------------------------------------------------

    @cached_property
    def hand(self) -> list[str]:
        return [card for card in self.hero.hand.cards if card != UNSEEN]

    def skill(self, card: str) -> float:
        return power.skill_worth(self.state, self.hero, card)

    def learning(self, card: str) -> float:
        """What learning it brings beyond the trophies it costs."""
        return self.skill(card) - 0.5 * TROPHY * self.time * len(SKILLS[card].cost)

    def held(self, card: str) -> float:
        """A card in hand: to be learned now or later, or to exert with."""
        later = 0.6 if cannot_learn(self.hero, card) is None else 0.25
        return 0.01 + max(0.0, self.learning(card)) * later * self.time

    def asset(self, card: str) -> float:
        """What owning it adds beyond what would have to go for it."""
        gone = [other for other in power.rivals_of(self.hero, card) if not self.second_hand(card)]
        lost = sum(power.kept_worth(self.state, self.hero, other) for other in gone)
        return power.asset_worth(self.state, self.hero, card) - lost

    def second_hand(self, card: str) -> bool:
        """Whether there is room for another weapon."""
        weapons = [other for other in self.hero.assets if ASSETS[other].type == "weapon"]
        return ASSETS[card].type == "weapon" and has(self.hero, "two-weapons") and len(weapons) < limits.WEAPONS

    def unseen(self, deck: int) -> list[str]:
        """Cards that may still be in an adventure deck, as this seat sees it."""
        known = {card for pile in self.state.piles for card in pile} | set(self.state.removed)
        for hero in self.state.heroes:
            known.update((*hero.quests, *hero.rumours, *(card for pile in hero.trophies for card in pile.cards)))
        return [
            card.id
            for card in ADVENTURES_BY_ID.values()
            if DECK_OF[card.id] == deck and card.scenario in ("", self.state.scenario) and card.id not in known
        ]

    # -- effects, tests ------------------------------------------------------------------------------------------

    @cached_property
    def prices(self) -> Prices:
        """All that the worth of an effect depends on."""
        hero = self.hero
        tests = tuple((attribute, trials.base(hero, attribute) + self.spare) for attribute in ATTRIBUTES)
        unseen = unseen_skills(self.state, self.seat)
        return Prices(hero.gold, hero.wounds, life(hero), self.time, self.trophy, self.token, tests, unseen)

    def effects(self, ops: list[str] | tuple[str, ...]) -> float:
        """What a line of effects brings, branches weighed by their odds."""
        prices = self.prices
        return sum(prices_.effect(prices, op) for op in ops)

    def passing(self, attribute: str, modifier: int = 0) -> float:
        """The odds of a test, one card exerted if there is one to spare."""
        return prices_.passing(self.prices, attribute, modifier)

    @cached_property
    def spare(self) -> int:
        """A card that can be given up for a test."""
        return min(1, sum(self.held(card) < SPARE for card in self.hand))

    # -- adventures ----------------------------------------------------------------------------------------------

    def event(self, card: str) -> float:
        """The better option of an event."""
        return max(self.option(card, ops) for ops in CARDS[card].options)

    def option(self, card: str, ops: tuple[str, ...]) -> float:
        if ops == ("rumour",):
            return 0.6 * self.effects(CARDS[card].rumour[1])
        return self.effects(ops)


def deck_of(kind: str) -> int:
    return ADVENTURES.index(kind)
