"""HANDS, ITEM, SKILL: what a side of a battle brings, from markers, gear, skills and spells."""

from __future__ import annotations

from questhall.games.prophecy.content.cards import CARDS, FOES, ITEMS, RING, SKILLS, OwnedCard
from questhall.games.prophecy.content.notation import Bonus
from questhall.games.prophecy.rules import foes
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.state import Battle, Hero, Side, World
from questhall.kernel import Refusal, Seat

CHAPEL = "forgotten-chapel"
PARTS = {
    "strength": ("strength",),
    "will": ("will",),
    "shadow": ("strength",),
    "both": ("strength", "will"),
}


def is_worn(item: OwnedCard) -> bool:
    """What counts in battles without being held."""
    return not item.hand and bool(item.text.bonuses or item.text.strength or item.text.will)


WORN = ITEMS.each(lambda item: item if is_worn(item) else None)
HEADS = ITEMS.each(lambda item: item if is_worn(item) and "head" in item.tags else None)
SKILLED = SKILLS.each(lambda skill: skill.text if skill.text.bonuses else None)


def part(battle: Battle) -> str:
    """The kind of the next throw: a vampire is met with Will first, then with Strength.  PR-CARD-VAMPIRE-01"""
    return part_of(battle.kind, battle.won)


def part_of(kind: str, won: int) -> str:
    if kind == "two-part":
        return "strength" if won else "will"
    return kind


def throws(battle: Battle) -> int:
    """How many throws must be won.  PR-LIVES-01, PR-LIVES-02"""
    if battle.rival >= 0:
        return 1
    return 2 if battle.kind == "two-part" else FOES[battle.foe].lives


def opponent_type(battle: Battle) -> str:
    return "character" if battle.rival >= 0 else FOES[battle.foe].type


def helps(bonus: Bonus, battle: Battle, kind: str) -> bool:
    """Whether a bonus counts in this throw."""
    if bonus.kind != "any" and bonus.kind not in PARTS[kind]:
        return False
    if bonus.versus and opponent_type(battle) not in bonus.versus:
        return False
    if bonus.place == "astral":
        return battle.plane >= 0
    return not bonus.place or (battle.lore and RING[battle.place].has(bonus.place))


def base(hero: Hero, kind: str) -> int:
    """Right-hand markers and potions, and what items add to the characteristic, the head apart.  PR-BATTLE-09"""
    total = 0
    if kind in ("strength", "both"):
        total += hero.health + hero.strong
    if kind in ("will", "both", "shadow"):  # PR-CARD-SHADOW-01, PR-CARD-LORDPAIN-01
        total += hero.mana + hero.focused
    return total + hero.rallied


def characteristic(card: OwnedCard, kind: str) -> int:
    if kind == "both":
        return card.text.strength + card.text.will
    return card.text.strength if kind == "strength" else card.text.will


def given(card: OwnedCard, battle: Battle, kind: str) -> int:
    """What a worn item adds in such a throw."""
    return characteristic(card, kind) + sum(b.amount for b in card.text.bonuses if helps(b, battle, kind))


def worn(hero: Hero, battle: Battle, side: Side, kind: str) -> int:
    """Items that need no hand; of those for the head one.  PR-HANDS-05, PR-CARD-CROWN-01"""
    if WORN.keys().isdisjoint(hero.items):
        return 0
    crown = headgear(hero, battle, side)
    cards = [WORN[name] for name in hero.items if name in WORN and (name == crown or name not in HEADS)]
    return sum(given(card, battle, kind) for card in cards)


def headgear(hero: Hero, battle: Battle, side: Side) -> str:
    """What is on the head for the whole battle: as declared, else what helps most in all its parts.

    PR-HANDS-05, PR-ITEM-04
    """
    heads = [name for name in hero.items if name in HEADS]
    if side.head in heads or len(heads) < 2:
        return side.head if side.head in heads else "".join(heads)
    return max(heads, key=lambda name: sum(helpings(name, battle)))


def helpings(name: str, battle: Battle) -> tuple[int, ...]:
    """What a thing for the head adds in each part of the battle."""
    kinds = kinds_ahead(battle) if battle.kind == "two-part" else (battle.kind,)
    return tuple(given(HEADS[name], battle, kind) for kind in kinds)


def crowns(hero: Hero, battle: Battle) -> list[str]:
    """Things for the head of which none is the best in every part of the battle.  RULING at PR-HANDS-05"""
    distinct: dict[tuple[int, ...], str] = {}
    for name in hero.items:
        if name in HEADS:
            distinct.setdefault(helpings(name, battle), name)
    return [name for helping, name in distinct.items() if not any(outdone(helping, other) for other in distinct)]


def outdone(helping: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return helping != other and all(mine <= theirs for mine, theirs in zip(helping, other, strict=True))


def wielded(battle: Battle, side: Side, kind: str) -> int:
    """What is in the hands; an item with both kinds of bonus gives both to a battle of both.

    PR-ITEM-03, PR-CARD-LORDPAIN-02
    """
    total = 0
    for name in side.gear:
        text = ITEMS[name].text
        total += sum(b.amount for b in text.bonuses if helps(b, battle, kind))
        if name in side.thrown:
            total += text.throw + text.burn
    return total


def skilled(hero: Hero, battle: Battle, side: Side, kind: str) -> int:
    """Skills that need no announcement.  PR-SKILL-02, PR-CARD-WEAPONSKILL-01, PR-CARD-WEAPONSKILL-02"""
    if SKILLED.keys().isdisjoint(hero.skills):
        return 0
    total = 0
    for name in hero.skills:
        text = SKILLED.get(name)
        if text is None:
            continue
        amounts = [b.amount * fitting(b.tag, side) for b in text.bonuses if helps(b, battle, kind)]
        if "once" in text.flags:  # PR-CARD-LORDPAIN-03
            total += max(amounts, default=0) and 1
        else:
            total += sum(amounts)
    return total


def fitting(tag: str, side: Side) -> int:
    """How many wielded things a skill's bonus counts for.  PR-CARD-DUALWIELD-01, PR-CARD-UNARMED-01"""
    if not tag:
        return 1
    if tag == "unarmed":
        return int(not side.gear)
    if tag == "throwing":
        return sum(1 for name in side.thrown if not ITEMS[name].text.burn)
    return sum(1 for name in side.gear if tag in ITEMS[name].tags)


def enchanted(battle: Battle, side: Side, kind: str) -> int:
    """Spells cast on this battle or on a weapon still in hand."""
    total = 0
    for spell in side.cast:
        name, _, weapon = spell.partition(":")
        for act in CARDS[name].text.activations:
            if act.bonus and (not weapon or weapon in side.gear) and helps(act.bonus, battle, kind):
                total += act.bonus.amount
    return total


def power(state: World, battle: Battle, seat: Seat, side: Side) -> int:
    """A character's value with all bonuses, without the die.  PR-BATTLE-08, PR-PVP-16"""
    hero, kind = state.heroes[seat], part(battle)
    total = base(hero, kind) + worn(hero, battle, side, kind) + side.bonus + side.once
    if side.gear:
        total += wielded(battle, side, kind)
    if hero.skills:
        total += skilled(hero, battle, side, kind)
    if side.cast:
        total += enchanted(battle, side, kind)
    return total if battle.won else total + side.chapel


def against(state: World, battle: Battle) -> int:
    """The other side's value: a character's, or the creature's, never below 0.

    PR-CARD-STEALPOWER-02, PR-CARD-STEALPOWER-04
    """
    if battle.rival >= 0:
        return power(state, battle, battle.rival, battle.theirs)
    foe = FOES[battle.foe]
    kind = part(battle)
    value = foes.power(state, foe, kind, state.heroes[battle.seat], battle.place)
    if "will" in PARTS[kind]:
        value -= battle.theirs.drained
    return max(0, value + battle.theirs.bonus)


# -- hands -------------------------------------------------------------------------------------------------------


def cannot_hold(hero: Hero, items: tuple[str, ...]) -> Refusal | None:
    """Two hands, one weapon, one shield; a two-handed thing alone.  PR-HANDS-01 to PR-HANDS-04, PR-HANDS-06"""
    tags = [ITEMS[item].tags for item in items]
    if len(items) > 1 and any("two-handed" in tag for tag in tags):
        return Refusal("two-handed", "PR-HANDS-04")
    if sum("shield" in tag for tag in tags) > 1:
        return Refusal("two-shields", "PR-HANDS-03")
    if sum("weapon" in tag for tag in tags) > 1 and not has(hero, "dual-wield"):
        return Refusal("two-weapons", "PR-HANDS-02")
    return Refusal("two-hands", "PR-HANDS-01") if len(items) > 2 else None


def useful(hero: Hero, card: OwnedCard, kinds: tuple[str, ...]) -> bool:
    """Whether holding this can matter in such a battle, by itself or by a skill.

    PR-CARD-SHIELD-01, PR-CARD-MIRRORSHIELD-01, PR-CARD-CHEAPWEAPON-02, PR-CARD-WEAPONSKILL-01
    """
    if not card.hand:
        return False
    if "strength" in kinds and card.tags & {"weapon", "shield"}:
        return True
    wanted = (*kinds, "any")
    if "will" in kinds and "works-in-will" in card.text.flags:
        return True
    taught = [b for skill in hero.skills if skill in SKILLED for b in SKILLED[skill].bonuses if b.tag in card.tags]
    return any(b.kind in wanted for b in (*card.text.bonuses, *taught)) or any(
        act.bonus is not None and act.bonus.kind in wanted for act in card.text.activations
    )


def kinds_ahead(battle: Battle) -> tuple[str, ...]:
    return ("will", "strength") if battle.kind == "two-part" else PARTS[battle.kind]


def holdings(hero: Hero, battle: Battle) -> list[tuple[str, tuple[str, ...]]]:
    """Every way to fill the hands for this battle.  PR-ITEM-02"""
    kinds = kinds_ahead(battle)
    held = [item for item in hero.items if useful(hero, ITEMS[item], kinds)]
    found: list[tuple[str, tuple[str, ...]]] = [("bare", ())]
    found += [(f"wield:{item}", (item,)) for item in held]
    for number, first in enumerate(held):
        found += [(f"wield-both:{first}:{second}", (first, second)) for second in held[number + 1 :]]
    return found
