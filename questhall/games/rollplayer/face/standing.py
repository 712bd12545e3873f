"""What a hero's stars are made of, for the end of the game and its course."""

from __future__ import annotations

from questhall.games.rollplayer.rules.scoring import (
    alignment_stars,
    armour_stars,
    backstory_stars,
    class_dice,
    goals_met,
    solo_stars,
    trait_stars,
)
from questhall.games.rollplayer.state import World
from questhall.kernel import Seat

# what says best how stars came or went; the stars themselves are weight enough
MILESTONES = dict.fromkeys(("placed", "bought", "turned", "swapped", "rerolled", "exchanged", "attuned"), 0)


def standing(state: World, seat: Seat) -> dict[str, int]:
    """The stars if the game ended now, by the chapters of the score sheet.  RP-SCORE-01, RP-SCORE-03"""
    hero = state.heroes[seat]
    if not hero.alignment:
        return {}
    return {
        "attributes": sum(goals_met(hero)),
        "class": class_dice(hero),
        "alignment": alignment_stars(hero),
        "backstory": backstory_stars(hero),
        "armour": armour_stars(hero),
        "traits": sum(trait_stars(hero, card) for card in hero.traits),
        "gold": solo_stars(state, hero),
    }
