"""ASSET: giving an asset up."""

from __future__ import annotations

from questhall.games.runebound.rules import M
from questhall.games.runebound.rules.defeat import settle_life, stands
from questhall.kernel import Seat


def drop_asset(m: M, seat: Seat, card: str) -> None:
    """The card is discarded and its token returns to the supply; its life goes too.  RB-ASSET-05, RB-SHOP-11"""
    stood = stands(m, seat)
    m.state.heroes[seat].assets.remove(card)
    m.state.used_assets.append(card)
    settle_life(m, seat, stood)
