"""The few cards that data cannot say: one small function per card, named after it."""

from questhall.games.prophecy.effects.items import ITEM_EFFECTS
from questhall.games.prophecy.effects.opportunities import OPPORTUNITY_EFFECTS
from questhall.games.prophecy.effects.picks import OPPORTUNITY_PICKS

__all__ = ["ITEM_EFFECTS", "OPPORTUNITY_EFFECTS", "OPPORTUNITY_PICKS"]
