"""What bonuses ask of an attack or of a victim, and what they count."""

from __future__ import annotations

from questhall.games.gloomhaven.content.actions import Group
from questhall.games.gloomhaven.rules.combat.conditions import NEGATIVE
from questhall.games.gloomhaven.rules.play.purse import active
from questhall.games.gloomhaven.rules.play.table import allies, beside, enemies, hero_of, is_unseen, shield_of
from questhall.games.gloomhaven.state import Act, Figure, Gift, World

HAMPERING = frozenset({"disarm", "immobilize", "stun"})
RANKS = {"normal": ("normal",), "normal-or-elite": ("normal", "elite")}


def is_so(w: World, when: str, actor: Figure, target: Figure) -> bool:
    """Whether the target, or the actor itself, is in that state or place."""
    if when == "beside-my-ally":
        return any(beside(w, target, each) for each in allies(w, actor))
    if when == "alone":
        return not any(beside(w, target, each) for each in allies(w, target))
    if when == "flanked":
        return is_so(w, "alone", actor, target) and is_so(w, "beside-my-ally", actor, target)
    if when == "hampered":
        return not HAMPERING.isdisjoint(target.conditions)
    if when in ("stunned", "poisoned"):
        return {"stunned": "stun", "poisoned": "poison"}[when] in target.conditions
    return is_unseen(w, actor) if when == "invisible" else True


def is_victim(w: World, group: Group, actor: Figure, each: Figure) -> bool:
    """Whether a figure has the rank, the state and the hit points that the group asks for.  GH-BOSS-02"""
    if group.rank and (each.kind != "monster" or each.rank not in RANKS[group.rank]):
        return False
    return is_so(w, group.when, actor, each) and (not group.life or each.hit_points <= group.life)


def counted(w: World, per: str, actor: Figure, target: Figure, act: Act | None = None) -> int:
    """How many there are of what is counted."""
    if per == "negative-condition":
        return sum(condition in NEGATIVE for condition in target.conditions)
    if per == "my-ally-beside":
        return sum(beside(w, target, each) for each in allies(w, actor))
    if per == "enemy-beside-me":
        return sum(beside(w, actor, each) for each in enemies(w, actor))
    if per == "shield":
        return shield_of(target)
    if per in ("hex-entered", "hex-cleared"):
        return 0 if act is None else len(act.path if per == "hex-entered" else act.spots)
    hero = hero_of(w, actor)
    assert hero is not None, per
    return hero.moved if per == "hex-moved" else hero.dealt


def counted_when_played(w: World, gift: Gift) -> int:
    """What the card counted when it came to the active area."""
    found = (active(hero, gift.card) for hero in w.heroes)
    return next((lasting.counted for lasting in found if lasting), 0)
