"""What a character has come to, for the end of the game and its course."""

from __future__ import annotations

from questhall.games.prophecy.content.cards import ARTIFACTS
from questhall.games.prophecy.state import World
from questhall.kernel import Seat

# by what a game turns, beside a point gained
MILESTONES = {"crowned": 12, "final": 8, "doom": 6, "died": 6, "left": 5, "took": 3}


def standing(state: World, seat: Seat) -> dict[str, int]:
    """Markers of both colours on either side, and the cards it owns, whole or damaged."""
    hero = state.heroes[seat]
    goods = [*hero.items, *hero.damaged]
    found = sum(card in ARTIFACTS for card in goods)
    return {
        "strength": hero.health + hero.wounds,
        "will": hero.mana + hero.spent,
        "skills": len(hero.skills),
        "items": len(goods) - found,
        "artifacts": found,
    }
