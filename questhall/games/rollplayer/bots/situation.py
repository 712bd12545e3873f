"""What the rest of the table means for a hero: how many play, and which cards may still come."""

from __future__ import annotations

from collections import Counter

from questhall.games.rollplayer.content import CARDS
from questhall.games.rollplayer.state import Hero, World
from questhall.kernel import Seat

GRAB = 0.45  # of the pieces that turn up, those one gets: gold and rivals permitting
SETS_OF = CARDS.each(lambda card: card.set or None)
ARMOUR = tuple(SETS_OF)


class Situation:
    """Seen from one seat; only what lies open is looked at, the rest is what is missing."""

    def __init__(self, state: World, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.players = len(state.heroes)
        self.solo = self.players == 1
        self.me = state.heroes[seat]
        self._coming: Counter[str] | None = None

    @property
    def rivals(self) -> list[Hero]:
        return [hero for seat, hero in enumerate(self.state.heroes) if seat != self.seat]

    def coming(self, name: str) -> int:
        """How many pieces of an armour set lie in the deck, as far as one can tell."""
        if self._coming is None:
            self._coming = self.count_coming()
        return self._coming[name]

    def count_coming(self) -> Counter[str]:
        state = self.state
        seen = {*state.market, *state.discard, *state.trash}
        for hero in state.heroes:
            seen.update(hero.armour)
        return Counter(SETS_OF[card] for card in ARMOUR if card not in seen)

    def chance_to_get(self, rounds: int) -> float:
        """That a card of the deck turns up in the rounds to come and that one gets it."""
        state = self.state
        deck = len(state.upper.cards) + len(state.lower.cards)
        shown = rounds * len(state.pool)
        return GRAB * min(1.0, shown / deck) if deck else 0.0
