"""What a card brings at a glance, as marks and amounts: for small cards, whose words are one look away."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from questhall.games.prophecy.content.cards import Creature, OwnedCard
from questhall.games.prophecy.content.notation import Bonus, Gain

MOST = 2  # marks on a small card
HEALS = {"heal": "health", "restore": "mana"}
PLAIN = ("strength", "will", "gold", "xp", "common", "rare", "artifact")
ROBBERS = {"rob-item", "rob-gold", "rob-best", "half-health"}  # their words say what a defeat costs


class Mark(msgspec.Struct):
    """`what`: strength, will, both, health, mana, gold, xp, block, common, rare, artifact."""

    what: str
    amount: int  # -1 is all of it
    some: bool = False  # only against some, somewhere, or on one throw


def card(owned: OwnedCard) -> list[Mark]:
    """What it adds when it counts; what it may add comes after."""
    text = owned.text
    found = [Mark("strength", text.strength), Mark("will", text.will)]
    found += [bonus(one) for one in text.bonuses]
    found += [Mark("block", text.block), Mark("strength", text.throw, some=True), Mark("xp", text.learn)]
    found += [Mark("gold", gold, some=True) for _, gold in text.earn]
    for act in text.activations:
        found += [bonus(act.bonus)] if act.bonus else gained(act.gains)
    return merged([mark for mark in found if mark.amount])[:MOST]


def bonus(one: Bonus) -> Mark:
    return Mark("both" if one.kind == "any" else one.kind, one.amount, bool(one.versus or one.place or one.tag))


def gained(gains: tuple[Gain, ...]) -> Iterator[Mark]:
    for gain in gains:
        if gain.what in HEALS:
            yield Mark(HEALS[gain.what], gain.amount)
        elif gain.what in PLAIN and not gain.per:
            yield Mark(gain.what, gain.amount)


def merged(marks: list[Mark]) -> list[Mark]:
    """One mark of each kind, the first, which holds most often."""
    first: dict[str, Mark] = {}
    for mark in marks:
        first.setdefault(mark.what, mark)
    return list(first.values())


def price(owned: OwnedCard) -> dict[str, int]:
    """What its use costs."""
    return {coin: amount for act in owned.text.activations[:1] for coin, amount in act.price if amount}


def prize(foe: Creature) -> dict[str, int]:
    """What a victory brings for certain.  PR-CREAT-06, PR-ASTRAL-08"""
    certain = {"xp": foe.xp} if foe.xp else {}
    certain |= {mark.what: mark.amount for mark in gained(foe.reward)}
    return certain | ({"artifact": 1} if foe.deck == "greater" else {})


def loss(foe: Creature) -> dict[str, int]:
    """What a defeat costs in markers and gold.  PR-CREAT-08"""
    if foe.rules & ROBBERS:
        return {}
    return {gain.what.removeprefix("lose-"): gain.amount for gain in foe.loss if gain.what.startswith("lose-")}
