"""State is data: Structs, ints, strings and lists; who may see what is declared on the field."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING, Any

import msgspec

from questhall.kernel.choice import Seat

if TYPE_CHECKING:
    from questhall.kernel.chance import Chance

EVERYBODY = -1  # a mask with every seat's bit
NOBODY = 0
TOLD = 1 << 62  # in a mask of viewers: they are told what owners see
UNSEEN = "?"  # stands in a view for a card one cannot see


class SeenBy(Enum):
    """Field markers: `hand: Annotated[list[str], seen_by_owner]`.  An unmarked field is open to all."""

    HIDDEN = "hidden"  # nobody; in a view a list keeps its length, a text becomes "?", anything else None
    OWNER = "owner"  # only the seat that owns the Struct around it
    PER_SEAT = "per_seat"  # a list with one Struct per seat: the index is the owner below it


hidden, seen_by_owner, per_seat = SeenBy.HIDDEN, SeenBy.OWNER, SeenBy.PER_SEAT


def mask(seats: Iterable[Seat]) -> int:
    """Seats as bits, as `seen` keeps them."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


class State(msgspec.Struct):
    """What every game's state has; the rest is the game's own."""

    agenda: list[Any] = []
    counters: dict[str, int] = {}
    eliminated: list[Seat] = []
    over: bool = False

    def told_openly(self) -> bool:
        """Whether the players tell each other what is `seen_by_owner`; piles are looked at as ever."""
        return False


class Pile(msgspec.Struct):
    """Cards in order, the last on top, each with the seats that have seen it there: deck, hand and discard alike."""

    cards: list[str] = []
    seen: list[int] = []
    kind: str = ""  # piles of one kind share their unseen cards when a future is imagined

    @classmethod
    def of(cls, cards: Iterable[str], kind: str = "", seen: int = NOBODY) -> Pile:
        listed = list(cards)
        return cls(listed, [seen] * len(listed), kind)

    def __len__(self) -> int:
        return len(self.cards)

    def put(self, card: str, seen: int = EVERYBODY) -> None:
        """On top."""
        self.cards.append(card)
        self.seen.append(seen)

    def put_under(self, card: str, seen: int = EVERYBODY) -> None:
        self.cards.insert(0, card)
        self.seen.insert(0, seen)

    def draw(self) -> str:
        """The top card leaves the pile."""
        self.seen.pop()
        return self.cards.pop()

    def take(self, card: str) -> str:
        """That card, wherever it lies."""
        at = self.cards.index(card)
        del self.seen[at]
        return self.cards.pop(at)

    def show(self, count: int, to: int = EVERYBODY) -> list[str]:
        """The top cards, topmost first; those who look remember them."""
        first = max(0, len(self.cards) - count)
        for at in range(first, len(self.cards)):
            self.seen[at] |= to
        return self.cards[first:][::-1]

    def shuffle(self, chance: Chance, stream: str) -> None:
        """A new order that nobody knows."""
        chance.shuffle(self.cards, stream)
        self.seen = [NOBODY] * len(self.cards)
