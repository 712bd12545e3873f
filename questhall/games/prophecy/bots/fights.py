"""Battles against creatures and guardians: the odds with the best that can be brought, and what they are worth."""

from __future__ import annotations

from functools import cache

import msgspec

from questhall.games.prophecy import odds
from questhall.games.prophecy.bots.arms import armed, best_gear, brought
from questhall.games.prophecy.bots.mind import COMMON, RARE, Mind
from questhall.games.prophecy.content.cards import ARTIFACTS, CARDS, CREATURES, FOES, GUARDIANS, ITEMS, Creature
from questhall.games.prophecy.rules import foes, markers, outcome, power
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.state import Battle, Hero

PASSAGE = 5.0  # a lesser guardian beaten opens the way
REPAIR = 0.7
TURN_LOST = 0.3
PLAIN = 8  # a location without anything special
LORE = frozenset({"mountain-lore", "forest-wisdom"})
TYPICAL = list(CREATURES)[::4]
GUARDED = {deck: [g.id for g in GUARDIANS.values() if g.deck == deck] for deck in ("lesser", "greater")}
SURPRISE = -0.6  # an unknown guardian may be the worst of its kind
MEMORY = 100_000  # battles remembered before all are forgotten


class Encounter(msgspec.Struct, frozen=True):
    """One battle as it is foreseen."""

    value: float
    kind: str = ""
    win: float = 0.0
    gear: tuple[str, ...] = ()


REMEMBERED: dict[tuple[object, ...], Encounter] = {}


def best(mind: Mind, name: str, place: int, plane: int = -1) -> Encounter:
    """The most promising kind of battle against a creature there; it must be fought, so one is always named.

    What was worked out for a character like this one is remembered beyond the decision.
    """
    foe = FOES[name]
    if not foe.home and LORE.isdisjoint(mind.hero.skills):
        place = PLAIN
    asked = (mind.likeness(), name, place, plane >= 0, name in mind.state.fresh)
    found = REMEMBERED.get(asked)
    if found is None:
        if len(REMEMBERED) >= MEMORY:
            REMEMBERED.clear()
        kinds = [kind for kind, _ in foe.kinds if payable(mind.hero, foe, kind)]
        fights = [foreseen(mind, name, kind, place, plane) for kind in kinds]
        found = REMEMBERED[asked] = max(fights, key=lambda fight: fight.value, default=Encounter(-1.0))
    return found


def payable(hero: Hero, foe: Creature, kind: str) -> bool:
    return markers.cannot_pay(hero, foes.prices(hero, foe, kind)) is None


def foreseen(mind: Mind, name: str, kind: str, place: int, plane: int = -1) -> Encounter:
    """With the best gear, after what the battle costs; spells are counted against guardians alone."""
    foe = FOES[name]
    after = paid(mind, foe, kind)
    battle = Battle(mind.seat, kind, name, place=place, plane=plane)
    if plane >= 0:
        battle.mine.bonus = spells(after.hero, battle)
    cost = mind.health(after.hero.health - mind.hero.health) + mind.mana(after.hero.mana - mind.hero.mana)
    ways = [best_gear(after, battle)]
    if foe.rules & {"damage-weapon", "destroy-weapon", "fist-fight"} and ways[0]:
        ways.append(())
    fights = [(expected(after, armed(battle, gear), fresh(after, battle, gear)), gear) for gear in ways]
    (value, win), gear = max(fights)
    return Encounter(value + cost, kind, win, gear)


def paid(mind: Mind, foe: Creature, kind: str) -> Mind:
    """After the price of the battle and the harm that comes before it."""
    health, mana = 0, 0
    for coin, amount in foes.prices(mind.hero, foe, kind):
        health, mana = (health + amount, mana) if coin == "health" else (health, mana + amount)
    for gain in foe.before:
        health, mana = (health + gain.amount, mana) if gain.what == "lose-health" else (health, mana + gain.amount)
    if not health and not mana:
        return mind
    hero = mind.hero
    return mind.with_hero(
        health=max(0, hero.health - health),
        wounds=hero.wounds + min(health, hero.health),
        mana=max(0, hero.mana - mana),
        spent=hero.spent + min(mana, hero.mana),
    )


def spells(hero: Hero, battle: Battle) -> int:
    """What spells can add with the mana there is, roughly."""
    left, total = hero.mana, 0
    if "no-spells" in FOES[battle.foe].rules or "strength" not in power.kinds_ahead(battle):
        return 0
    for name in hero.skills:
        for act in CARDS[name].text.activations:
            if not act.spell or act.when not in ("battle", "weapon", "throw") or not left:
                continue
            left -= 1
            total += act.bonus.amount if act.bonus is not None else 1
    return total


# -- what it brings ----------------------------------------------------------------------------------------------------


def chances(mind: Mind, battle: Battle) -> tuple[float, float, float]:
    """Win, draw, loss with what is declared."""
    win, draw = 1.0, 0.0
    for throw in odds.ahead(mind.state, battle):
        won, drawn = single(throw)
        draw += win * drawn
        win *= won
    return win, draw, 1.0 - win - draw


@cache
def single(throw: odds.Throw) -> tuple[float, float]:
    """Win and draw of one throw, as quick numbers."""
    found = odds.one(throw)
    return float(found.win), float(found.draw)


@cache
def by_lead(lead: int, tough: bool) -> tuple[float, float]:
    """Win and draw of one throw with plain dice, by how much one is ahead."""
    return single(odds.Throw(max(lead, 0), max(-lead, 0), tough=tough))


def fresh(mind: Mind, battle: Battle, gear: tuple[str, ...]) -> tuple[float, float, float]:
    """Win, draw, loss of a battle against a creature that has not begun: as `chances`, but quick."""
    hero, foe = mind.hero, FOES[battle.foe]
    items, skills, astral = tuple(hero.items), tuple(hero.skills), battle.plane >= 0
    tough = has(hero, "toughness")
    drains = "drain-each" in foe.rules and "will" in power.kinds_ahead(battle)
    win, draw = 1.0, 0.0
    for won in range(power.throws(battle)):
        part = power.part_of(battle.kind, won)
        ground = PLAIN if LORE.isdisjoint(skills) or (astral and won) else battle.place
        mine = power.base(hero, part) + battle.mine.bonus
        mine += brought(items, skills, gear, (battle.kind, foe.type, astral, ground, won))
        if drains:
            mine -= min(hero.mana, won + 1)
        won_now, drawn = by_lead(mine - max(0, foes.power(mind.state, foe, part, hero, battle.place)), tough)
        draw += win * drawn
        win *= won_now
    return win, draw, 1.0 - win - draw


def expected(mind: Mind, battle: Battle, outlook: tuple[float, float, float]) -> tuple[float, float]:
    """The worth of a battle with these chances, and the chance to win it."""
    win, draw, loss = outlook
    wear = worn_out(mind, battle)
    return win * reward(mind, battle) + loss * harm(mind, battle) - TURN_LOST * draw - wear, win


def worn_out(mind: Mind, battle: Battle) -> float:
    """Weapons that break on this foe."""
    rules = FOES[battle.foe].rules
    weapons = [i for i in outcome.used(battle.mine) if "weapon" in ITEMS[i].tags and i not in ARTIFACTS]
    if "destroy-weapon" in rules:
        return sum(mind.card(item) for item in weapons)
    return REPAIR * len(weapons) if "damage-weapon" in rules else 0.0


def reward(mind: Mind, battle: Battle) -> float:
    """Experience, treasure, and the way into a plane."""
    foe, rules, hero = FOES[battle.foe], FOES[battle.foe].rules, mind.hero
    learnt = 3 if "margin" in rules else foe.xp
    if "fist-fight" in rules and (battle.spells or outcome.armed(battle.mine)):
        learnt = 0
    learnt += sum(CARDS[skill].text.learn for skill in hero.skills)
    earned = sum(gold for skill in hero.skills for kind, gold in CARDS[skill].text.earn if kind == foe.type)
    total = mind.xp(learnt) + mind.gains(foe.reward)
    if "rob-gold" in rules:
        earned += mind.state.hoard
    elif "rob-item" in rules:
        total += sum(mind.card(item) for item in mind.state.loot)
    elif "by-kind" in rules:
        total += mind.strength() if battle.kind == "will" else mind.will()
    elif "treasure-die" in rules:
        total += (RARE + 2 * COMMON) / 3
    elif rules & {"refusable", "weapon-of-choice"}:
        total += RARE
    return total + mind.gold(earned) + way_opened(mind, foe)


def way_opened(mind: Mind, foe: Creature) -> float:
    if foe.id not in GUARDIANS:
        return 0.0
    return PASSAGE if foe.deck == "lesser" else mind.artifact()


def harm(mind: Mind, battle: Battle) -> float:
    """What a defeat costs, as a negative number."""
    foe, hero = FOES[battle.foe], mind.hero
    rules = foe.rules
    furious = outcome.berserk(hero, battle.mine)
    if "half-health" in rules:
        return mind.health(-((hero.health + 1) // 2) - furious)
    if "rob-gold" in rules:
        lost = mind.gold(-min(hero.gold, outcome.ROB_GOLD))
        return lost + (mind.health(-1 - furious) if hero.gold < outcome.ROB_GOLD else mind.health(-furious))
    if rules & {"rob-item", "rob-best"} and any(item not in ARTIFACTS for item in hero.items + hero.damaged):
        return mind.health(-furious) - robbed(mind, rules)
    losses = outcome.losses(battle, foe)
    health = sum(gain.amount for gain in losses if gain.what == "lose-health")
    return mind.health(-health - furious) + mind.gains(tuple(g for g in losses if g.what != "lose-health"))


def robbed(mind: Mind, rules: frozenset[str]) -> float:
    mine = [item for item in mind.hero.items + mind.hero.damaged if item not in ARTIFACTS]
    taken = foes.richest(mind.hero) if "rob-best" in rules else mine
    return min(mind.card(item) for item in taken)


# -- what is not known -------------------------------------------------------------------------------------------------


def unknown_creature(mind: Mind) -> Encounter:
    """The average of some creatures, met on a plain."""
    if "unknown" not in mind.kept:
        met = [best(mind, name, PLAIN) for name in TYPICAL]
        mind.kept["unknown"] = average(met)
    found: Encounter = mind.kept["unknown"]
    return found


def average(met: list[Encounter]) -> Encounter:
    count = len(met)
    return Encounter(sum(fight.value for fight in met) / count, "", sum(fight.win for fight in met) / count)


def guardian(mind: Mind, plane: int, door: int, deck: str) -> Encounter:
    """The guardian of a plane: known, beaten (a sure win), or the average of those not yet seen."""
    pile = mind.state.lesser if deck == "lesser" else mind.state.greater
    if not pile.seen[plane] & 1 << mind.seat:
        return unknown_guardian(mind, deck, ground(mind, door))
    if not pile.cards[plane]:
        return Encounter(0.0, "", 1.0)
    return best(mind, pile.cards[plane], ground(mind, door), 0)


def unknown_guardian(mind: Mind, deck: str, place: int) -> Encounter:
    asked = ("unknown", deck, place)
    if asked not in mind.kept:
        pile = mind.state.lesser if deck == "lesser" else mind.state.greater
        known = [pile.cards[at] for at in range(5) if pile.seen[at] & 1 << mind.seat] + mind.state.beaten
        left = [name for name in GUARDED[deck] if name not in known]
        met = average([best(mind, name, place, 0) for name in left]) if left else Encounter(0.0)
        mind.kept[asked] = Encounter(met.value + SURPRISE, "", met.win) if left else met
    found: Encounter = mind.kept[asked]
    return found


def ground(mind: Mind, door: int) -> int:
    """From where a plane is attacked matters only to those who know forests or mountains."""
    return PLAIN if LORE.isdisjoint(mind.hero.skills) else door


def assault(mind: Mind, plane: int, door: int) -> float:
    """Both guardians in a row; after the first one must go on."""
    asked = ("assault", plane, door)
    if asked not in mind.kept:
        if mind.state.greater.seen[plane] & 1 << mind.seat and not mind.state.greater.cards[plane]:
            return -50.0
        first = guardian(mind, plane, door, "lesser")
        second = guardian(mind, plane, door, "greater")
        mind.kept[asked] = first.value + first.win * second.value
    value: float = mind.kept[asked]
    return value
