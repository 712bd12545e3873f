"""What negating damage costs: rounds in which cards can still be played."""

from __future__ import annotations

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.face.hints_cards import cards_in_hand, lasting
from questhall.games.gloomhaven.face.options.hints import Price
from questhall.games.gloomhaven.rules.play.hurting import shielded
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded
from questhall.games.gloomhaven.rules.play.table import character
from questhall.games.gloomhaven.state import World
from questhall.kernel import Seat

ALIKE = ("lose", "burn")  # told once for all cards
HAND, DISCARDS = {"lose": 1}, {"burn": 2}  # cards that a way to negate takes from there.  GH-DMG-01


def price(view: World, seat: Seat, verb: str, what: str) -> Price | None:
    """Of `take`, `item:ITEM`, any `lose:CARD` and any `burn:A:B`: cards of a place cost the same."""
    own, hero = character(view, seat), view.heroes[seat]
    if own is None or verb not in ("take", "item", *HAND, *DISCARDS):
        return None
    hand, discards = cards_in_hand(hero), len(counts_as_discarded(hero))
    now = lasting(hand, discards)
    after = lasting(hand - HAND.get(verb, 0), discards - DISCARDS.get(verb, 0))
    left = 0
    if verb == "take":
        left = view.harm
    elif verb == "item":
        left = shielded(view.harm, equipment.item_called(what).shield, 0)[0]
    life = max(0, own.hit_points - left)
    return Price(now, after if life else 0, life)
