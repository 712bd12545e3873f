"""BATTLE: where a side's value comes from, source by source; the sum is what `power` says."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.games.prophecy.content.cards import FOES, ITEMS
from questhall.games.prophecy.rules import foes, power
from questhall.games.prophecy.state import Battle, Hero, Side, World
from questhall.kernel import Seat

Source = tuple[str, int]  # a card, a characteristic or a word of the client, and what it adds


def terms(state: World, battle: Battle) -> tuple[list[Source], list[Source]]:
    """Both sides of the throw that is to come, without the dice.  PR-BATTLE-08"""
    mine = items_of(state, battle, battle.seat, battle.mine)
    if battle.rival >= 0:
        return mine, items_of(state, battle, battle.rival, battle.theirs)
    return mine, items_of_foe(state, battle)


def items_of(view: World, battle: Battle, seat: Seat, side: Side) -> list[Source]:
    """Every source of a character's value; together they are `power.power`.  PR-BATTLE-08"""
    hero, kind = view.heroes[seat], power.part(battle)
    found = base(hero, kind) + worn(hero, battle, side, kind)
    for item in side.gear:
        found.append((item, power.wielded(battle, replace(side, gear=[item]), kind)))
    for skill in hero.skills:
        found.append((skill, power.skilled(replace(hero, skills=[skill]), battle, side, kind)))
    for spell in side.cast:
        found.append((spell.partition(":")[0], power.enchanted(battle, replace(side, cast=[spell]), kind)))
    found.append((payer(side), side.once))
    found.append(("pr-src-effects", side.bonus))
    found.append((power.CHAPEL, 0 if battle.won else side.chapel))
    return [(source, amount) for source, amount in found if amount]


def base(hero: Hero, kind: str) -> list[Source]:
    """Markers, potions, the banner.  PR-BATTLE-09"""
    plain = replace(hero, strong=0, focused=0, rallied=0)
    found: list[Source] = []
    if kind in ("strength", "both"):
        found.append(("strength", power.base(replace(plain, mana=0), kind)))
    if kind in ("will", "both", "shadow"):
        found.append(("will", power.base(replace(plain, health=0), kind)))
    drunk = power.base(replace(hero, rallied=0), kind) - power.base(plain, kind)
    return [*found, ("pr-src-potion", drunk), ("banner-of-hope", hero.rallied)]


def worn(hero: Hero, battle: Battle, side: Side, kind: str) -> list[Source]:
    """What needs no hand; of several things for the head only one counts.  PR-HANDS-05"""
    crown = power.headgear(hero, battle, side)
    items = [item for item in hero.items if item == crown or item not in power.HEADS]
    return [(item, power.worn(replace(hero, items=[item]), battle, side, kind)) for item in items]


def payer(side: Side) -> str:
    """The held thing that was paid for."""
    for name in side.paid:
        if name in ITEMS and any(act.bonus for act in ITEMS[name].text.activations):
            return name
    return "pr-src-effects"


def items_of_foe(view: World, battle: Battle) -> list[Source]:
    """What is printed, then what place, surprise and charm make of it, then what was done to it."""
    foe, hero, kind = FOES[battle.foe], view.heroes[battle.seat], power.part(battle)
    bare = replace(foe, home="", rules=foe.rules - {"ambush", "likes-men", "likes-women"})
    printed = foes.power(view, bare, kind, hero, battle.place)
    found: list[Source] = [("will" if kind == "will" else "strength", printed)]
    at_home = foes.power(view, replace(bare, home=foe.home), kind, hero, battle.place) - printed
    found.append(("pr-src-home", at_home))
    whole = foes.power(view, foe, kind, hero, battle.place)
    word = "pr-src-ambush" if "ambush" in foe.rules else "pr-src-charm"
    found.append((word, whole - at_home - printed))
    found.append(("pr-src-effects", power.against(view, battle) - whole))
    return [(source, amount) for source, amount in found if amount]
