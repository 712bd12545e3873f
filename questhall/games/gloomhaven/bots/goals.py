"""A battle goal is pursued where that is cheap: a nudge to what would be done anyhow."""

from __future__ import annotations

from questhall.games.gloomhaven.bots.mind import Mind

NUDGE = 0.8  # hit points that one thing is worth for a battle goal
COINS = {"hoarder": 2.0, "indigent": -2.0}  # how many times its worth a coin has
TREASURE = {"plunderer": 6.0, "indigent": -2.0}
EASY = (  # what a party does by itself, the likeliest first
    *("protector", "explorer", "hunter", "sadist", "scrambler", "opener", "executioner", "workhorse"),
    *("zealot", "straggler", "dynamo", "plunderer", "diehard"),
)


def pursued(mind: Mind) -> str:
    """The one battle goal of this seat."""
    cards = mind.hero.goals.cards
    return cards[0] if len(cards) == 1 else ""


def coin(mind: Mind) -> float:
    return COINS.get(pursued(mind), 1.0)


def treasure(mind: Mind) -> float:
    return TREASURE.get(pursued(mind), 2.0)


def kill(mind: Mind, rank: str, undamaged: bool) -> float:
    """What the end of a foe is worth beside that it is gone."""
    goal, tally = pursued(mind), mind.hero.tally
    if goal == "hunter":
        return NUDGE * (rank == "elite" and not tally.get("elites"))
    if goal == "executioner":
        return NUDGE * (undamaged and not tally.get("clean-kills"))
    if goal == "opener":
        return NUDGE * (not mind.w.memory.get("first-kill"))
    return {"sadist": 0.5, "pacifist": -0.3}.get(goal, 0.0) * NUDGE


def door(mind: Mind) -> float:
    """How gladly this seat opens one."""
    return 2.0 * (pursued(mind) == "explorer" and not mind.hero.tally.get("doors"))


def rest(mind: Mind, kind: str) -> float:
    """A long or a short rest that a goal forbids."""
    forbidden = {"straggler": "short", "scrambler": "long"}.get(pursued(mind))
    return -NUDGE if forbidden == kind and not mind.hero.tally.get(f"{kind}-rests") else 0.0
