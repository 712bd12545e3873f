"""FX: what an ability card, a monster's card or a modifier card adds to an attack, as data and as words.

>>> read_effects("push 2 infuse earth")
(Effect(kind='push', points=2, element='', on='target'), Effect(kind='infuse', points=1, element='earth', on='target'))
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

import msgspec

from questhall.games.gloomhaven.content.terms import ELEMENTS, Condition, Element
from questhall.kit.content import BadWord

ANY: Literal["any"] = "any"
Symbol = Literal[Element, "any"]  # the multicoloured circle is any element.  GH-ELEM-13
EffectKind = Literal[
    Condition,
    "curse",
    "bless",
    "push",
    "pull",
    "pierce",
    "add-target",
    "infuse",
    "heal",
    "shield",
    "retaliate",
    "experience",
]
KINDS: tuple[EffectKind, ...] = get_args(EffectKind)
Positive = Literal["invisible", "strengthen", "bless"]
POSITIVE: tuple[Positive, ...] = get_args(Positive)  # GH-COND-03
ALWAYS_OWN = frozenset({"infuse", "experience", "add-target", "pierce"})  # nothing that happens to the target


class Effect(msgspec.Struct, frozen=True):
    """One effect: PUSH 2, STUN, two CURSE, Shield 1 (self), an element to infuse."""

    kind: EffectKind
    points: int = 1
    element: Literal[Symbol, ""] = ""
    on: Literal["target", "self"] = "target"

    @property
    def is_own(self) -> bool:
        """It does nothing to the target, so it is left even if the target is gone."""
        return self.on == "self" or self.kind in ALWAYS_OWN


def read_effects(words: str) -> tuple[Effect, ...]:
    """Effects from words: `stun`, `push 2`, `infuse fire`, `shield 1 self`, one after another."""
    effects: list[Effect] = []
    for word in words.split():
        if word in KINDS:
            effects.append(Effect(word))
        elif effects:
            effects[-1] = _told_more(effects[-1], word)
        else:
            raise BadWord(word, f"is no effect in {words!r}; there are {', '.join(KINDS)}")
    if any(effect.kind == "infuse" and not effect.element for effect in effects):
        raise BadWord("infuse", f"needs an element or {ANY!r} after it in {words!r}")
    return tuple(effects)


def _told_more(effect: Effect, word: str) -> Effect:
    if word.isdecimal():
        return msgspec.structs.replace(effect, points=int(word))
    if word == "self":
        return msgspec.structs.replace(effect, on="self")
    if effect.kind == "infuse" and (word in ELEMENTS or word == ANY):
        return msgspec.structs.replace(effect, element=word)
    raise BadWord(word, f"is neither an effect nor points nor 'self' after {effect.kind!r}")


def pierce_of(effects: Iterable[Effect]) -> int:
    """How much of the target's shield is ignored.  GH-FX-10"""
    return sum(effect.points for effect in effects if effect.kind == "pierce")


def infused_by(effects: Iterable[Effect]) -> list[Symbol]:
    """The elements that effects on used modifier cards infuse.  GH-MOD-07, GH-ELEM-02"""
    return [effect.element for effect in effects if effect.kind == "infuse" and effect.element]
