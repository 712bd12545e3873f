"""Harm: whether to take a blow, and which cards to give for it."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.games.gloomhaven.bots import errands
from questhall.games.gloomhaven.bots.mind import Mind, rounds_left
from questhall.games.gloomhaven.bots.places import felt
from questhall.games.gloomhaven.bots.worths import strength
from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded
from questhall.games.gloomhaven.rules.play.table import at_stake, figure
from questhall.games.gloomhaven.state import Act, EndRound, Strike, Turn, Walk

DEADLY = 40.0
DEAR = 1.25  # how much dearer than the harm a card must be to be kept
FLAT = 3.5


def damage_now(mind: Mind) -> int:
    """How much is at stake; where the table does not say it, a guess."""
    w = mind.w
    task = w.agenda[-1]
    if isinstance(task, Strike):
        return task.damage
    if isinstance(task, EndRound | Turn):
        return 1
    if isinstance(task, Walk):
        return at_stake(w).trap
    if isinstance(task, Act):
        target = figure(w, task.hit[-1]) if task.hit else None
        back = sum(each.damage for each in target.retaliate) if target else 0
        return back or 1
    return 2


def facing(mind: Mind, options: Mapping[str, object]) -> dict[str, float]:
    """To take it, to shield, or to give cards: whatever costs least."""
    me = mind.me
    damage = damage_now(mind)
    weights = dict.fromkeys(options, -99.0)
    weights["take"] = -felt(damage, me.hit_points) - (DEADLY if damage >= me.hit_points else 0.0)
    for key in options:
        verb, *names = key.split(":")
        if verb == "item":
            spared = min(damage, equipment.item_called(names[0]).shield)
            weights[key] = 5.0 if (spared and damage >= 2) or damage >= me.hit_points else -99.0
        elif verb in ("lose", "burn"):
            weights[key] = -price(mind, names, verb == "lose")
    return weights


def price(mind: Mind, cards: list[str], from_hand: bool) -> float:
    """The rounds that these cards would still give, and what is on them."""
    hero = mind.hero
    hand, discards = len(hero.hand) + len(hero.played), len(counts_as_discarded(hero))
    left = rounds_left(hand - 1, discards) if from_hand else rounds_left(hand, discards - 2)
    fewer = rounds_left(hand, discards) - left
    quality = sum(strength(card) + errands.must_keep(mind, card) for card in cards) / len(cards)
    return FLAT + DEAR * mind.round_price * max(0.5, fewer) * (1.25 if len(cards) > 1 else 1.0) + 0.12 * quality
