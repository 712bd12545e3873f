"""ASSET: giving an asset up."""

from __future__ import annotations

from questhall.games.runebound.rules import M
from questhall.games.runebound.rules.wounds import cap_wounds
from questhall.kernel import Seat


def drop_asset(m: M, seat: Seat, card: str) -> None:
    """The card is discarded and its token returns to the supply.  RB-ASSET-05, RB-SHOP-11"""
    hero = m.state.heroes[seat]
    hero.assets.remove(card)
    m.state.used_assets.append(card)
    cap_wounds(hero)
