"""Rests: when, and which card to lose."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.games.gloomhaven.bots import errands, goals, party
from questhall.games.gloomhaven.bots.mind import Mind, revives
from questhall.games.gloomhaven.bots.scene import Scene
from questhall.games.gloomhaven.bots.worths import strength
from questhall.games.gloomhaven.state import EndRound

SAFE = 0.6  # damage to expect that does not hinder a long rest
HURT = 3  # hit points that make one worth it


def short(mind: Mind, options: Mapping[str, object]) -> dict[str, float]:
    """A short rest when the hand is empty and foes are near; otherwise there is time for a long one."""
    hero, me = mind.hero, mind.me
    missing = me.most_hit_points - me.hit_points
    if mind.quiet:
        at_once = party.wants_rest(mind) and missing < HURT and goals.rest(mind, "short") >= goals.rest(mind, "long")
        return {"pass": 0.5, "short": 1.0 if at_once else 0.0}
    if len(hero.hand) >= 2:
        return {"pass": 1.0, "short": 0.0}
    struck = Scene(mind, mind.foes).strikes(me.cell)[0]
    at_ease = struck <= SAFE and missing >= HURT
    return {"pass": 1.0 if at_ease else 0.0, "short": 0.5}


def redraw(mind: Mind, options: Mapping[str, object]) -> dict[str, float]:
    """For one hit point another card, if the drawn one is dear."""
    task = mind.w.agenda[-1]
    drawn = task.drawn if isinstance(task, EndRound) else ""
    others = [strength(card) for card in mind.hero.discard if card != drawn]
    gain = strength(drawn) - sum(others) / max(1, len(others))
    dear = revives(drawn) or errands.must_keep(mind, drawn) > 0
    dear = dear or (gain > 1.6 and mind.me.hit_points > 0.5 * mind.me.most_hit_points)
    return {"accept": 0.5, "redraw": 1.0 if dear and mind.me.hit_points > 1 else 0.0}


def lose_least(mind: Mind, options: Mapping[str, object]) -> dict[str, float]:
    """The card that is missed least; active cards stay in play."""
    cards = {key: key.split(":")[1] for key in options if key.startswith("lose:")}
    return {key: -strength(card) - errands.must_keep(mind, card) for key, card in cards.items()}
