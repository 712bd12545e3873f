"""TERM, TURN and XP: what an ability is, which of its actions are done, and what it teaches."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from questhall.games.gloomhaven.content.components import Ability, Half, HeroAction, Item
from questhall.games.gloomhaven.rules.combat.conditions import NEGATIVE, Deed, cannot_perform
from questhall.games.gloomhaven.state import Figure
from questhall.kernel import Refusal

BASIC: dict[Half, Ability] = {
    "top": Ability((HeroAction("attack", 2),)),
    "bottom": Ability((HeroAction("move", 2, on="self"),)),
}
DEEDS: dict[str, Deed] = {"move": "move", "attack": "attack"}
OWN_COSTS = frozenset({"suffer", "lose"})


def counts_as(ability: Ability, kind: str) -> bool:
    """An attack (move, heal ...) ability has at least one such action.  GH-TERM-07"""
    return any(action.kind == kind for action in ability.actions)


def ability_of(item: Item) -> Ability:
    """What an item does is an ability of its own, apart from the card it is used with.  GH-TERM-08"""
    return Ability(item.actions)


def is_cost(action: HeroAction) -> bool:
    """A negative effect on the character or its allies: lost hit points, a lost card, a negative condition.

    GH-TURN-04
    """
    if action.kind in OWN_COSTS:
        return True
    return action.on != "enemies" and any(condition in NEGATIVE for condition in action.conditions)


def costs_of(ability: Ability) -> list[int]:
    """The actions that come with any use of the ability, by their places.  GH-TURN-04, GH-IX-19"""
    return [place for place, action in enumerate(ability.actions) if is_cost(action)]


def cannot_do(figure: Figure, ability: Ability, done: Sequence[int]) -> Refusal | None:
    """The actions to be done, by their places: in printed order, any of them skipped except the costs. Nothing at all
    may be done too; then the ability was not used. Conditions forbid actions, not costs.

    GH-TURN-02, GH-TURN-04, GH-IX-19, GH-COND-14, GH-COND-15, GH-COND-16
    """
    if list(done) != sorted(set(done)) or any(place not in range(len(ability.actions)) for place in done):
        return Refusal("ability.order", "GH-TURN-02")
    skipped = [place for place in costs_of(ability) if place not in done]
    if done and skipped:
        return Refusal("ability.cost", "GH-TURN-04", {"action": ability.actions[skipped[0]].kind})
    forbidden = (cannot_act(figure, ability.actions[place]) for place in done)
    return next(filter(None, forbidden), None)


def cannot_act(figure: Figure, action: HeroAction) -> Refusal | None:
    """What conditions forbid a character.  GH-COND-14, GH-COND-15, GH-COND-16"""
    return cannot_perform(figure, DEEDS.get(action.kind, "other"))


def lasts(ability: Ability, done: Sequence[int]) -> bool:
    """Whether its card goes to the active area; a creature that was summoned lasts by itself.

    GH-CARD-08, GH-ACTIVE-02, GH-SUMMON-03
    """
    return any(ability.lasting or ability.actions[place].kind == "summon" for place in done)


def experience(ability: Ability, done: Sequence[int], met: Collection[str] = ()) -> int:
    """At least one action must be done; then the XP are gained, those under a condition if it was met.

    GH-XP-01, GH-XP-02, GH-XP-03
    """
    if not done:
        return 0
    return ability.xp + sum(xp for condition, xp in ability.xp_if.items() if condition in met)
