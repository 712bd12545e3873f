"""What a character has done so far, for the course of the game, and the events on which a scenario turns."""

from __future__ import annotations

from questhall.games.gloomhaven.events import DIED, EXHAUSTED, GOAL_LOOTED, HEALED, HIT, OPENED, TREASURE
from questhall.games.gloomhaven.state import World
from questhall.kernel import Seat

# in hit points; a blow weighs what it did, and who died says more than the blow
MILESTONES = {
    EXHAUSTED.kind: 12,
    OPENED.kind: 8,
    GOAL_LOOTED.kind: 5,
    TREASURE.kind: 4,
    DIED.kind: 3,
    HIT.kind: 0,
    HEALED.kind: 0,
}


def standing(state: World, seat: Seat) -> dict[str, int]:
    """Hit points taken from enemies and given back to friends."""
    tally = state.heroes[seat].tally
    return {"damage": tally.get("damage", 0), "healed": tally.get("healed", 0)}
