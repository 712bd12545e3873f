"""MOD: whose modifier deck a figure draws from."""

from __future__ import annotations

from questhall.games.gloomhaven.state import Figure

MONSTERS = "monsters"  # the name of the deck that all of them share


def deck_of(fighter: Figure) -> str:
    """Its class, the class of its summoner, or the deck of all monsters.  GH-MOD-02, GH-SUMMON-06, GH-IX-16"""
    if fighter.kind == "summon":
        return fighter.owner
    return fighter.name if fighter.kind == "character" else MONSTERS
