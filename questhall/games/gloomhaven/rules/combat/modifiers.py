"""MOD: attack modifier cards and the decks they lie in.

A card is written by what stands on it: `+1`, `-2`, `x2`, `null`, `rolling push 2`, `+1 shield 1 self`, `-1 added`.

>>> read_card("rolling +1 stun").rolling
True
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

import msgspec

from questhall.games.gloomhaven.content.effects import POSITIVE, Effect, read_effects
from questhall.games.gloomhaven.rules.combat.sides import MONSTERS
from questhall.games.gloomhaven.state import Decks, ModifierDeck
from questhall.kernel import Chance, Pile

NULL, DOUBLE = "null", "x2"
BLESS = "bless"
MONSTER_CURSE, CHARACTER_CURSE = "curse-monsters", "curse-characters"  # by the mark on the card.  GH-MOD-09
CURSES_IN_A_POOL = 10  # GH-COND-21
LEAVE_THE_DECK = frozenset({BLESS, MONSTER_CURSE, CHARACTER_CURSE})  # GH-MOD-08
ADDED = "added"  # the mark of cards from items and scenario effects.  GH-MOD-12
SAME_AS = {BLESS: DOUBLE, MONSTER_CURSE: NULL, CHARACTER_CURSE: NULL}
TAMED = {DOUBLE: "+2", NULL: "-2"}  # GH-VAR-RR-01

# Table T3.  GH-MOD-01
STANDARD = {"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, NULL: 1, DOUBLE: 1}


class ModifierCard(msgspec.Struct, frozen=True):
    """What a modifier card does to an attack."""

    text: str
    rank: Literal["number", "null", "double"] = "number"
    value: int = 0
    rolling: bool = False
    effects: tuple[Effect, ...] = ()


@cache
def read_card(text: str) -> ModifierCard:
    """A card from its words; bless is a double card, curse a null card.  GH-MOD-08"""
    words = SAME_AS.get(text, text).removesuffix(f" {ADDED}").split()
    rolling = words[:1] == ["rolling"]
    words = words[rolling:]
    value, rest = (words[0], words[1:]) if words and _is_value(words[0]) else ("+0", words)
    effects = tuple(map(_on_whom, read_effects(" ".join(rest))))
    if value == DOUBLE:
        return ModifierCard(text, "double", rolling=rolling, effects=effects)
    if value == NULL:
        return ModifierCard(text, "null", rolling=rolling, effects=effects)
    return ModifierCard(text, value=int(value), rolling=rolling, effects=effects)


def _on_whom(effect: Effect) -> Effect:
    """A positive condition on a modifier card is the attacker's own.  GH-MOD-06"""
    return msgspec.structs.replace(effect, on="self") if effect.kind in POSITIVE else effect


def _is_value(word: str) -> bool:
    return word in (NULL, DOUBLE) or (word[0] in "+-" and word[1:].isdecimal())


@cache
def read_tamed_card(text: str) -> ModifierCard:
    """The same with less randomness: double and bless are +2, null and curse are -2.  GH-VAR-RR-01"""
    same = SAME_AS.get(text, text)
    return msgspec.structs.replace(read_card(TAMED.get(same, text)), text=text)


def faces(deck: ModifierDeck, texts: Iterable[str]) -> tuple[ModifierCard, ...]:
    """What cards of a deck do."""
    read = read_tamed_card if deck.tamed else read_card
    return tuple(map(read, texts))


def standard_cards() -> list[str]:
    """The 20 cards every deck starts with.  GH-MOD-01"""
    return [text for text, count in STANDARD.items() for _ in range(count)]


def new_deck(cards: Iterable[str], owner: str, chance: Chance) -> ModifierDeck:
    """A shuffled deck."""
    deck = ModifierDeck(Pile.of(cards, kind=stream(owner)), Pile(kind=stream(owner)))
    deck.draw.shuffle(chance, stream(owner))
    return deck


def stream(owner: str) -> str:
    """The stream of chance that shuffles a deck."""
    return f"modifiers.{owner}"


def turn_up(deck: ModifierDeck, owner: str, chance: Chance) -> str | None:
    """The top card leaves the draw pile; an empty pile is made anew from the discards at once.

    Cards turned up for the attack in progress stay out. None if no card is left at all.  GH-MOD-10, GH-MOD-11
    """
    if not deck.draw:
        shuffle_back(deck, owner, chance)
    if not deck.draw:
        return None
    card = deck.draw.draw()
    deck.reshuffle |= card in (NULL, DOUBLE)
    return card


def lay_aside(deck: ModifierDeck, cards: Iterable[str]) -> None:
    """What was turned up goes to the discards; bless and curse leave the deck, used or not.

    GH-MOD-08, GH-COND-20, GH-COND-31
    """
    for card in cards:
        if card in LEAVE_THE_DECK:
            deck.holds[card] = deck.holds.get(card, 1) - 1
        else:
            deck.discard.put(card)


def shuffle_back(deck: ModifierDeck, owner: str, chance: Chance) -> None:
    """The discards go back into the draw pile, which is shuffled."""
    while deck.discard:
        deck.draw.put(deck.discard.draw())
    deck.draw.shuffle(chance, stream(owner))


def reshuffle_modifiers(decks: Decks, chance: Chance) -> list[str]:
    """The decks from which a standard null or double card was drawn are shuffled with their discards.

    GH-MOD-10, GH-IX-26, GH-ENDROUND-01
    """
    shuffled = [owner for owner, deck in decks.items() if deck.reshuffle]
    for owner in shuffled:
        shuffle_back(decks[owner], owner, chance)
        decks[owner].reshuffle = False
    return shuffled


def curse_card(owner: str) -> str:
    """The curse card whose mark lets it enter that deck.  GH-MOD-09"""
    return MONSTER_CURSE if owner == MONSTERS else CHARACTER_CURSE


def curses_left(decks: Decks, owner: str) -> int:
    """What the pool has for a deck: the monsters' ten, or the ten of all characters; drawn curses are back in it.

    GH-COND-21, GH-COMP-04, GH-IX-20
    """
    card = curse_card(owner)
    return CURSES_IN_A_POOL - sum(deck.draw.cards.count(card) for deck in decks.values())


def curse(decks: Decks, owner: str, count: int, chance: Chance) -> int:
    """Shuffle so many curse cards into the draw pile, as far as the pool goes; how many they were.

    GH-COND-19, GH-COND-21, GH-COND-22, GH-IX-20, GH-IX-21
    """
    given = min(count, curses_left(decks, owner))
    _shuffle_in(decks[owner], owner, [curse_card(owner)] * given, chance)
    return given


def bless(decks: Decks, owner: str, count: int, chance: Chance) -> int:
    """Shuffle so many bless cards into the draw pile; no rule limits them.

    GH-COND-28, GH-COND-32, GH-COMP-05, GH-IX-21
    """
    _shuffle_in(decks[owner], owner, [BLESS] * count, chance)
    return count


def add_cards(deck: ModifierDeck, owner: str, cards: Iterable[str], chance: Chance) -> None:
    """Cards that items or scenario effects add carry their own mark.  GH-MOD-12"""
    _shuffle_in(deck, owner, [f"{card} {ADDED}" for card in cards], chance)


def _shuffle_in(deck: ModifierDeck, owner: str, cards: list[str], chance: Chance) -> None:
    """Into the remaining draw pile only: the discards stay where they are."""
    for card in cards:
        deck.draw.put(card)
        deck.holds[card] = deck.holds.get(card, 0) + 1
    if cards:
        deck.draw.shuffle(chance, stream(owner))
