"""What a hero has come to, for the end of the game and its course."""

from __future__ import annotations

from questhall.games.runebound.content.board import ADVENTURES
from questhall.games.runebound.content.cards import SKILLS
from questhall.games.runebound.state import World
from questhall.kernel import Seat

# by what a game turns, beside a trophy
MILESTONES = {"won": 12, "lost": 12, "destroyed": 8, "marched": 4, "act": 3, "fell": 3, "defeated": 3, "villain": 2}


def standing(state: World, seat: Seat) -> dict[str, int]:
    """Trophies at hand, those that went into skills, and what was bought or given for the quest.

    RB-TROPHY-02, RB-LEARN-04, RB-SCEN-08
    """
    hero = state.heroes[seat]
    at_hand = {kind: len(pile.cards) for kind, pile in zip(ADVENTURES, hero.trophies, strict=False)}
    return {
        **at_hand,
        "skills": sum(len(SKILLS[card].cost) for card in hero.skills),
        "assets": len(hero.assets),
        "tokens": hero.tokens,
    }
