"""Potions, scrolls and spells of the own turn: when each is worth using."""

from __future__ import annotations

from typing import Any

from questhall.games.prophecy.bots import fights, places
from questhall.games.prophecy.bots.mind import Mind
from questhall.games.prophecy.content.cards import CARDS
from questhall.games.prophecy.content.notation import Gain
from questhall.games.prophecy.effects.items import WISH_XP
from questhall.games.prophecy.rules import movement, uses
from questhall.games.prophecy.state import Turn

THRIFT = 0.4  # a potion kept may be worth more later
WASTED = 1.2  # of a potion's worth, that a use must bring if some of it is lost
ANOTHER_TURN = 3.5
HURT = 1.0  # of an item's worth, when a rival loses it


def using(mind: Mind, turn: Turn, use: tuple[str, Any]) -> float:
    """What using it now brings, less what it costs."""
    how, what = use
    if how == "coins":
        return -0.1
    if how == "decay":
        return mind.mana(uses.DECAY_MANA) - mind.card(what)
    if how == "effect":
        return effect(mind, *what)
    act = uses.activation(what)
    cost = mind.price(movement.price_of(mind.hero, act))
    if act.special == "turn":
        return ANOTHER_TURN - cost - (mind.card(what) if act.discard else 0.0) if turn.phase == "act" else -1.0
    if any(gain.what.endswith("for-turn") for gain in act.gains):
        return boosted(mind, turn, act.gains) - mind.card(what) - cost
    grows = any(gain.what in ("strength", "will") for gain in act.gains)
    kept = 0.0 if grows or not act.discard else THRIFT + (WASTED if wasted(mind, act.gains) else 0.5) * mind.card(what)
    return mind.gains(act.gains) - kept - cost


def wasted(mind: Mind, gains: tuple[Gain, ...]) -> bool:
    """Whether a part of a potion would heal or restore nothing."""
    room = {"heal": mind.hero.wounds, "restore": mind.hero.spent}
    return any(gain.amount > room[gain.what] for gain in gains if gain.what in room)


def effect(mind: Mind, name: str, target: Any) -> float:
    """Scrolls with a target."""
    effect = CARDS[name].effect
    if effect == "wishes":
        return {"strength": mind.strength(), "will": mind.will()}.get(target, mind.xp(WISH_XP))
    if effect == "destruction":
        return -fights.best(mind, target, mind.hero.at).value - mind.card(name)
    victim, item = target
    if mind.friend(victim):
        return -1.0
    return (mind.card(item) if effect == "stealing" else HURT) - mind.card(name)


def boosted(mind: Mind, turn: Turn, gains: tuple[Any, ...]) -> float:
    """How much a potion for this turn improves the battle at hand."""
    if turn.phase not in ("astral", "fight"):
        return 0.0
    strong = sum(gain.amount for gain in gains if gain.what == "strength-for-turn")
    focused = sum(gain.amount for gain in gains if gain.what == "will-for-turn")
    after = mind.with_hero(strong=mind.hero.strong + strong, focused=mind.hero.focused + focused)
    return at_hand(after, turn) - at_hand(mind, turn)


def at_hand(mind: Mind, turn: Turn) -> float:
    """The battles that are to be fought now."""
    if turn.phase == "astral":
        return fights.assault(mind, turn.plane, mind.hero.at)
    return places.visit(mind, mind.hero.at)
