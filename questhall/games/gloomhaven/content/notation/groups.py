"""Whom an action is for, its effects, and what it asks of the move before it, in the words of the cards."""

from __future__ import annotations

from typing import cast, get_args

from msgspec.structs import replace

from questhall.games.gloomhaven.content.actions import (
    ONE,
    SELF,
    After,
    Class,
    Group,
    When,
)
from questhall.games.gloomhaven.content.effects import Effect, EffectKind
from questhall.games.gloomhaven.content.notation.words import Words
from questhall.games.gloomhaven.content.terms import CONDITIONS

POINTED = ("push", "pull", "pierce")
EFFECTS = (*CONDITIONS, "curse", "bless", *POINTED, "add-target")

GROUPS: dict[str, Group] = {
    "one adjacent enemy": Group("enemies", "adjacent", count=ONE),
    "one adjacent ally": Group("allies", "adjacent", count=ONE),
    "adjacent enemies": Group("enemies", "adjacent"),
    "adjacent allies": Group("allies", "adjacent"),
    "adjacent figures": Group("figures", "adjacent"),
    "enemies in range": Group("enemies", "own-range"),
    "all allies in range": Group("allies", "range"),  # an ally is never the monster itself.  GH-TERM-02
    "all enemies": Group("enemies", "anywhere"),
    "all allies": Group("allies", "anywhere"),
    "self and all allies": Group("self-and-allies", "anywhere"),
    "self and adjacent allies": Group("self-and-allies", "adjacent"),
    "figures beside the target": Group("figures", "beside-target"),
    "figures beside the obstacles": Group("figures", "beside-spots"),
    "figures beside the way": Group("figures", "beside-way"),
    "enemies beside the target": Group("enemies", "beside-target"),
    "figures in the area": Group("figures", "in-area"),
    "enemies in the area": Group("enemies", "in-area"),
    "allies in the area": Group("allies", "in-area"),
    "allies in the room": Group("allies", "in-room"),
    "any one ally": Group("allies", "anywhere", count=ONE),
    "any one summon": Group("summons", "anywhere", count=ONE),
    "enemies moved through": Group("enemies", "moved-through"),
    "allies moved through": Group("allies", "moved-through"),
    "one enemy range N": Group("enemies", "range", count=ONE),
    "one ally range N": Group("allies", "range", count=ONE),
    "self and allies range N": Group("self-and-allies", "range"),
    "allies range N": Group("allies", "range"),
    "summons range N": Group("summons", "range"),
    "enemies range N": Group("enemies", "range"),
    "range N": Group("self-and-allies", "range", count=ONE),
    "self": SELF,
}


def effects_in(words: Words) -> list[Effect]:
    effects = []
    while words.next in EFFECTS:
        effects.append(effect(words))
    return effects


def effect(words: Words) -> Effect:
    """POISON, PUSH 2 and the like."""
    word = words.take()
    if word not in EFFECTS:
        words.fail(word, f"no effect: use {', '.join(EFFECTS)}")
    return Effect(cast(EffectKind, word), words.number() if word in POINTED else 1)


def group_in(words: Words) -> Group:
    """Whom an action is for; N in a pattern is a number."""
    for pattern, group in GROUPS.items():
        *fixed, last = pattern.split()
        if last == "N":
            if words.skip(*fixed):
                return replace(group, range=words.number())
        elif words.skip(*fixed, last):
            return group
    return words.fail(words.next, f"nobody: use {', '.join(GROUPS)}")


def some_in(words: Words) -> Group:
    """A group, or so many of it."""
    group = group_in(words)
    return replace(group, count=words.number()) if words.skip("targets") else group


def victims_in(words: Words) -> Group:
    """A group of enemies of a rank, in a state, with few hit points: `one adjacent enemy normal when flanked`."""
    group = group_in(words)
    if words.next in get_args(Class):
        group = replace(group, rank=cast(Class, words.take()))
    if words.skip("when"):
        group = replace(group, when=cast(When, words.one_of(When, "condition")))
    return replace(group, life=words.number()) if words.skip("life") else group


def after_in(words: Words) -> After:
    """`if returned`, `if straight`."""
    return cast(After, words.one_of(After, "condition of a move")) if words.skip("if") else ""
