"""EVENT: carrying out a result of an event, once the players have decided what is theirs to decide."""

from __future__ import annotations

from typing import Literal

import msgspec

from questhall.games.gloomhaven.content.campaign.events import EventResult
from questhall.games.gloomhaven.content.components import Reward
from questhall.games.gloomhaven.content.equipment import Items
from questhall.games.gloomhaven.rules.campaign.outcomes import (
    cannot_hand_over,
    cannot_share,
    cannot_split,
    change_gold,
    gain_together,
    grant,
    hand_over,
    pay_together,
    use_up,
)
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import CharacterSheet, Party, Realm
from questhall.kernel import Chance, Refusal

Question = Literal["cost", "payer", "either", "shares", "taker", "used-up"]


class Decided(msgspec.Struct):
    """What the players decided about one result; members by their place in the party."""

    cost: list[int] = []  # gold of each for what is paid together
    payer: int = 0  # who hands over the item that is asked for
    either: int = 0  # which of two effects
    shares: list[int] = []  # gold of each that is gained or lost together
    taker: int = 0  # who gets the item
    used_up: dict[int, int] = {}  # the small item of a member that will be used up


def rewards_due(result: EventResult, either: int) -> list[Reward]:
    """What of a result applies: the part for all, and the one of two that was chosen."""
    return [result.reward, *result.reward.either[either : either + 1]]


def questions(result: EventResult, party: Party, items: Items) -> list[Question]:
    """What the players have to decide, in the order of the card.  GH-EVENT-11, GH-EVENT-12, GH-EVENT-21"""
    reward = result.reward
    asked: dict[Question, bool] = {
        "cost": bool(result.pay),
        "payer": bool(result.pay_item),
        "either": bool(reward.either),
        "shares": bool(reward.together),
        "taker": bool(reward.item),
        "used-up": bool(reward.uses_up) and any(small_items(member, items) for member in party.members),
    }
    return [question for question, needed in asked.items() if needed]


def small_items(sheet: CharacterSheet, items: Items) -> list[int]:
    """Small items that it could use up on the road.  GH-EVENT-21"""
    return [number for number in sheet.items if items[number].slot == "small" and number not in sheet.used_on_the_road]


def cannot_settle(result: EventResult, party: Party, decided: Decided, items: Items) -> Refusal | None:
    """Shares come to the sum, who pays has the item, who uses one up has it.  GH-EVENT-08, GH-EVENT-11, GH-EVENT-21"""
    together, two = result.reward.together, len(result.reward.either)
    if two and decided.either not in range(two):
        return Refusal("event.chosen", "GH-EVENT-03")
    if result.pay and (refusal := cannot_share(party, result.pay, decided.cost)):
        return refusal
    if result.pay_item and (refusal := cannot_hand_over(party.members[decided.payer], result.pay_item)):
        return refusal
    if together > 0 and (refusal := cannot_split(party, together, decided.shares)):
        return refusal
    if together < 0 and (refusal := cannot_share(party, -together, decided.shares)):
        return refusal
    return cannot_use_up(result.reward, party, decided.used_up, items)


def cannot_use_up(reward: Reward, party: Party, used_up: dict[int, int], items: Items) -> Refusal | None:
    """Everybody who has a small item uses one up, or one of the party does; it must be its own.  GH-EVENT-21"""
    have = {place: small for place, member in enumerate(party.members) if (small := small_items(member, items))}
    need = len(have) if reward.uses_up == "each" else min(1, len(have)) if reward.uses_up else 0
    if len(used_up) != need:
        return Refusal("event.used-up", "GH-EVENT-21", {"need": need, "have": len(used_up)})
    wrong = next((number for place, number in used_up.items() if number not in have.get(place, [])), 0)
    return Refusal("item.not-owned", "GH-EVENT-21", {"item": wrong}) if wrong else None


def settle(
    world: Realm, party: Party, result: EventResult, decided: Decided, items: Items, chance: Chance
) -> list[str]:
    """The price is paid, then the result applies from left to right. The boxes that the party's reputation opens.

    GH-EVENT-05, GH-EVENT-08, GH-EVENT-11, GH-EVENT-12, GH-EVENT-13, GH-EVENT-21
    """
    insist(cannot_settle(result, party, decided, items))
    _pay(party, result, decided)
    _share(party, result.reward.together, decided.shares)
    for place, number in decided.used_up.items():
        use_up(party.members[place], number)
    taker = party.members[decided.taker]
    due = rewards_due(result, decided.either)
    return [box for reward in due for box in grant(world, party, reward, taker, items, chance)]


def _pay(party: Party, result: EventResult, decided: Decided) -> None:
    """What the condition asks for.  GH-EVENT-08, GH-EVENT-21"""
    if result.pay:
        pay_together(party, result.pay, decided.cost)
    for member in party.members:
        change_gold(member, -result.pay_each)
    if result.pay_item:
        hand_over(party.members[decided.payer], result.pay_item)


def _share(party: Party, together: int, shares: list[int]) -> None:
    """Gold gained or lost together.  GH-EVENT-11"""
    if together > 0:
        gain_together(party, together, shares)
    elif together < 0:
        pay_together(party, -together, shares)
