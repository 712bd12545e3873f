"""The notation of what events give and take: `gold 5 each, reputation -1, start poison`.

>>> read_reward("gold -10 together, add city 71")
Reward(together=-10, events=(('city', 71),))
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from msgspec.structs import replace

from questhall.games.gloomhaven.content.campaign.achievements import achievement
from questhall.games.gloomhaven.content.components import EventDeck, Onset, Reward
from questhall.games.gloomhaven.content.notation.words import Words
from questhall.games.gloomhaven.content.terms import CONDITIONS
from questhall.kit.content import BadWord

COUNTED = {"reputation": "reputation", "prosperity": "prosperity"}
FOR_EACH = {"xp": "xp", "checkmarks": "checkmarks"}
NUMBERED = {"item": "item", "design": "design"}
MODIFIERS = ("curse", "bless")
OR = " or "
KINDS = (
    "gold N each, gold N together, xp N, checkmarks N, reputation N, prosperity N, item N, design N, random design, "
    "scenario N, party NAME, global NAME, add road N, add city N, start ..., use up small each, "
    "use up small together, either ... or ..."
)


def read_reward(text: str) -> Reward:
    """Effects with commas between them, in any order."""
    reward = Reward()
    for part in filter(None, text.split(", ")):
        words = Words(part)
        reward = _with(reward, words)
        words.done()
    return reward


def onset_words(onset: Onset) -> list[str]:
    """An onset as the party's sheet keeps it: a word for each condition and modifier card, `damage 3`, `discard 2`."""
    counted = {"damage": onset.damage, "discard": onset.discard}
    return [*(f"{what} {count}" for what, count in counted.items() if count), *onset.conditions, *onset.cards]


def onset_of(words: Iterable[str]) -> Onset:
    """All that a party's sheet keeps for the next start, together; a condition does not come twice.

    >>> onset_of(["damage 3", "damage 1", "poison", "poison", "curse", "curse"])
    Onset(damage=4, conditions=('poison',), cards=('curse', 'curse'))
    """
    onset = Onset()
    for word in words:
        kind, _, count = word.partition(" ")
        if kind == "damage":
            onset = replace(onset, damage=onset.damage + int(count))
        elif kind == "discard":
            onset = replace(onset, discard=onset.discard + int(count))
        elif word in CONDITIONS:
            onset = replace(onset, conditions=tuple(dict.fromkeys((*onset.conditions, word))))
        else:
            onset = replace(onset, cards=(*onset.cards, word))
    return onset


def _with(reward: Reward, words: Words) -> Reward:
    """The reward with one more effect."""
    kind = words.take()
    if kind in COUNTED:
        return replace(reward, **{COUNTED[kind]: words.value()})
    if kind in FOR_EACH:
        return replace(reward, **{FOR_EACH[kind]: words.value(), "each": True})
    if kind in NUMBERED:
        return replace(reward, **{NUMBERED[kind]: words.number()})
    if kind == "gold":
        return _gold(reward, words)
    if kind == "random" and words.skip("design"):
        return replace(reward, random_designs=reward.random_designs + 1)
    if kind == "scenario":
        return replace(reward, scenarios=(*reward.scenarios, words.number()))
    if kind in ("party", "global"):
        return _achievement(reward, kind, words.take())
    if kind == "add":
        deck = cast(EventDeck, words.one_of(EventDeck, "deck of events"))
        return replace(reward, events=(*reward.events, (deck, words.number())))
    if kind == "start":
        return replace(reward, onset=_onset(reward.onset, words))
    if kind == "use" and words.skip("up", "small"):
        whose = words.take()
        return replace(reward, uses_up=whose) if whose in ("each", "together") else _bad(whose)
    if kind == "either":
        return replace(reward, either=tuple(read_reward(part) for part in words.rest.split(OR)))
    return _bad(kind)


def _gold(reward: Reward, words: Words) -> Reward:
    amount, whose = words.value(), words.take()
    if whose == "together":
        return replace(reward, together=amount)
    return replace(reward, gold=amount, each=True) if whose == "each" else _bad(whose)


def _achievement(reward: Reward, kind: str, name: str) -> Reward:
    """An achievement that is known, of the party or of the world.  GH-ACHV-01"""
    known = achievement(name)
    if known.whose != kind:
        raise BadWord(name, f"this achievement is written: {known.whose} {name}")
    if kind == "party":
        return replace(reward, party_achievements=(*reward.party_achievements, name))
    return replace(reward, achievements=(*reward.achievements, name))


def _onset(onset: Onset, words: Words) -> Onset:
    """`start damage 3`, `start discard 2`, `start minus 3`, `start poison`, `start curse`.  GH-EVENT-19"""
    word = words.take()
    if word == "damage":
        return replace(onset, damage=words.number())
    if word == "discard":
        return replace(onset, discard=words.number())
    if word == "minus":
        return replace(onset, cards=(*onset.cards, *["-1"] * words.number()))
    if word in MODIFIERS:
        return replace(onset, cards=(*onset.cards, word))
    if word in CONDITIONS:
        return replace(onset, conditions=(*onset.conditions, word))
    raise BadWord(word, f"no start of a scenario: use damage, discard, minus, {', '.join((*MODIFIERS, *CONDITIONS))}")


def _bad(word: str) -> Reward:
    raise BadWord(word, f"no effect of an event: use {KINDS}")
