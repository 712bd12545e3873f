"""ENH: a card with enhancement stickers is a card of its own, called by the printed one and its stickers.

>>> from questhall.games.gloomhaven.content.hero_cards import card
>>> card("trample~t0.plus").top.entries[0].action.value, card("trample").top.entries[0].action.value
(4, 3)
>>> printed("trample~t0.plus~b0.any"), with_sticker("trample", "bottom", 1, "poison")
('trample', 'trample~b1.poison')
"""

from __future__ import annotations

import dataclasses
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import yaml
from msgspec.structs import replace

from questhall.games.gloomhaven.content.actions import (
    SELF,
    Action,
    Affect,
    Attack,
    Command,
    Entry,
    Heal,
    Infuse,
    Retaliate,
    Summon,
)
from questhall.games.gloomhaven.content.effects import Effect, EffectKind, Symbol
from questhall.games.gloomhaven.content.terms import ELEMENTS

if TYPE_CHECKING:
    from questhall.games.gloomhaven.content.components import Half
    from questhall.games.gloomhaven.content.hero_cards import Ability, HeroCard

SIGN = "~"  # before each sticker in the id of a card
PLUS, JUMP, ANY_ELEMENT, HEX = "plus", "jump", "any", "hex"
HALF_OF: dict[str, Half] = {"t": "top", "b": "bottom"}
HEXES = Path(__file__).parent / "campaign" / "hexes.yaml"
VALUES = {"move": "value", "attack": "value", "heal": "amount", "shield": "amount"}
STATISTICS = {"summon hp": "hit_points", "summon move": "move", "summon attack": "attack", "summon range": "range"}


def printed(card_id: str) -> str:
    """The card without its stickers."""
    return card_id.partition(SIGN)[0]


def with_sticker(card_id: str, half: str, circle: int, effect: str) -> str:
    """The id of the card with one more sticker."""
    return f"{card_id}{SIGN}{half[0]}{circle}.{effect}"


def enhanced(card: HeroCard, stickers: str) -> HeroCard:
    """The card as its stickers have made it.  GH-ENH-04"""
    for sticker in stickers.split(SIGN):
        place, _, effect = sticker.partition(".")
        half = HALF_OF[place[0]]
        ability = with_effect(card.half(half), int(place[1:]), effect)
        card = replace(card, **{half: ability})
    return replace(card, id=card.id + SIGN + stickers)


def with_effect(ability: Ability, number: int, effect: str) -> Ability:
    """GH-ENH-07, GH-ENH-08, GH-ENH-09, GH-ENH-10, GH-ENH-11, GH-ENH-12"""
    circle = ability.circles[number]
    entries = list(ability.entries)
    entry = entries[circle.entry]
    assert entry.action is not None
    if effect in (*ELEMENTS, ANY_ELEMENT):
        entries.append(Entry(Infuse(cast(Symbol, effect))))
    elif isinstance(entry.action, Command):
        entries[circle.entry] = replace(entry, action=commanded(entry.action, circle.line, effect))
    elif effect == HEX:
        nth = [other for other in ability.circles[:number] if other == circle]
        entries[circle.entry] = replace(entry, action=wider(entry.action, len(nth)))
    elif effect == PLUS:
        entries[circle.entry] = replace(entry, action=stronger(entry.action, circle.line))
    elif effect == JUMP:
        entries[circle.entry] = replace(entry, action=replace(cast(Any, entry.action), jump=True))
    elif isinstance(entry.action, Attack | Affect | Heal):
        entries[circle.entry] = replace(entry, action=with_condition(entry.action, effect))
    else:
        entries.append(Entry(Affect(getattr(entry.action, "group", SELF), (Effect(cast(EffectKind, effect)),))))
    return replace(ability, entries=tuple(entries))


def commanded(order: Command, line: str, effect: str) -> Action:
    """The circle stands at what somebody else is granted.  GH-ENH-07, GH-ENH-08, GH-ENH-10"""
    if effect == PLUS:
        better = stronger(order.action, line)
    elif effect == JUMP:
        better = replace(cast(Any, order.action), jump=True)
    else:
        assert isinstance(order.action, Attack)
        better = with_condition(order.action, effect)
    return replace(order, action=cast(Any, better))


def with_condition(action: Attack | Affect | Heal, effect: str) -> Action:
    """Everybody who is targeted receives it.  GH-ENH-08, GH-ENH-09"""
    return replace(action, effects=(*action.effects, Effect(cast(EffectKind, effect))))


def stronger(action: Action, line: str) -> Action:
    """One more of what the circle stands at.  GH-ENH-07"""
    if line in VALUES:
        return cast(Action, replace(cast(Any, action), **{VALUES[line]: getattr(action, VALUES[line]) + 1}))
    if line in STATISTICS:
        assert isinstance(action, Summon)
        assert action.creature is not None
        field = STATISTICS[line]
        return replace(action, creature=replace(action.creature, **{field: getattr(action.creature, field) + 1}))
    if line in ("range", "targets"):
        return farther(action) if line == "range" else more_targets(action)
    if isinstance(action, Retaliate):
        return replace(action, retaliation=replace(action.retaliation, damage=action.retaliation.damage + 1))
    assert isinstance(action, Attack | Affect)
    effects = [replace(each, points=each.points + 1) if each.kind == line else each for each in action.effects]
    return replace(action, effects=tuple(effects))


def farther(action: Action) -> Action:
    if isinstance(action, Attack):
        return replace(action, reach=dataclasses.replace(action.reach, stated=(action.reach.stated or 0) + 1))
    if isinstance(action, Retaliate):
        return replace(action, retaliation=replace(action.retaliation, range=action.retaliation.range + 1))
    group = cast(Any, action).group
    return cast(Action, replace(cast(Any, action), group=replace(group, range=group.range + 1)))


def more_targets(action: Action) -> Action:
    if isinstance(action, Attack):
        return replace(action, targets=max(1, action.targets) + 1)
    group = cast(Any, action).group
    return cast(Action, replace(cast(Any, action), group=replace(group, count=group.count + 1)))


def wider(action: Action, number: int) -> Action:
    """The hex beside the pattern belongs to it now.  GH-ENH-12"""
    area = cast(Any, action).area
    hex_ = hexes()[area.name][number]
    return cast(Action, replace(cast(Any, action), area=replace(area, hexes=(*area.hexes, hex_))))


@cache
def hexes() -> dict[str, list[tuple[int, int]]]:
    """The circles beside each area, as offsets like those of `areas.yaml`."""
    listed = yaml.safe_load(HEXES.read_text(encoding="utf-8"))
    return {area: [(q, r) for q, r in spots] for area, spots in listed.items()}
