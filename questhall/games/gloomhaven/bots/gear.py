"""Items: what to buy, and when to use it."""

from __future__ import annotations

from questhall.games.gloomhaven.bots.mind import Mind
from questhall.games.gloomhaven.bots.scene import Scene
from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.actions import Affect, Heal, Recover
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded

WISHES = {  # in the order in which they are bought
    "brute": (8, 12, 13, 7),
    "cragheart": (8, 12, 13, 7),
    "scoundrel": (4, 12, 13, 7),
    "mindthief": (4, 12, 13, 7),
    "tinkerer": (4, 12, 13, 7),
    "spellweaver": (4, 12, 13, 7),
}
USE, KEEP = 30.0, -50.0


def shopping(mind: Mind, options: dict[str, object]) -> dict[str, float]:
    """The wishes in their order, then no more."""
    wishes = WISHES.get(mind.hero.sheet.job, ())
    weights = dict.fromkeys(options, -1.0)
    weights["done"] = 0.0
    for number, wish in enumerate(wishes):
        if (key := f"buy:{equipment.item(wish).id}") in weights:
            weights[key] = 10.0 - number
    return weights


def in_turn(mind: Mind, scene: Scene, number: int) -> float:
    """A potion or a cloak, when it helps most."""
    item, me, hero = equipment.item(number), mind.me, mind.hero
    for entry in item.entries:
        action = entry.action
        if isinstance(action, Heal):
            missing = me.most_hit_points - me.hit_points
            needed = missing >= action.amount and 2 * me.hit_points <= me.most_hit_points
            return USE if needed or (missing > 0 and "poison" in me.conditions and me.hit_points <= 4) else KEEP
        if isinstance(action, Recover):
            return USE if len(hero.hand) <= 2 and len(counts_as_discarded(hero)) >= action.count else KEEP
        if isinstance(action, Affect):
            harm = scene.strikes(me.cell)[0]
            return USE if hero.halves and len(hero.halves) == 2 and harm >= 0.5 * me.hit_points else KEEP
    return KEEP
