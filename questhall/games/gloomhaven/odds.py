"""The exact chances of one attack: every draw that the deck still holds, with its probability.

>>> from questhall.games.gloomhaven.rules.combat.modifiers import standard_cards
>>> chances = damage_chances(3, ModifierDeck(Pile.of(standard_cards())))
>>> print(chances[0], chances[3], mean(chances))
1/20 3/10 3
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache

from questhall.games.gloomhaven.content.effects import pierce_of
from questhall.games.gloomhaven.rules.combat.draws import Fortune, needs_another, used_cards
from questhall.games.gloomhaven.rules.combat.modifiers import ModifierCard, faces, read_card
from questhall.games.gloomhaven.rules.combat.strike import damage_through, possible_results
from questhall.games.gloomhaven.state import ModifierDeck
from questhall.kernel import Pile

Drawn = tuple[ModifierCard, ...]
Chances = dict[int, Fraction]
Prefer = Callable[[list[int]], int]  # which value, where the order of modifiers is free.  GH-ATK-07


def draw_chances(value: int, deck: ModifierDeck, how: Fortune = Fortune.NORMAL) -> dict[Drawn, Fraction]:
    """The used cards of one draw and how likely they are; `value` is the attack with the attacker's bonuses.

    Nobody knows the order of the pile. When it is empty the discards are shuffled, without what is turned up.
    GH-MOD-07, GH-MOD-11
    """
    found: dict[Drawn, Fraction] = defaultdict(Fraction)
    open_: dict[Drawn, Fraction] = {(): Fraction(1)}
    while open_:
        further: dict[Drawn, Fraction] = defaultdict(Fraction)
        for turned_up, likely in open_.items():
            for cards, chance in _next(turned_up, deck):
                goes_on = needs_another(cards, how) and len(cards) > len(turned_up)
                into = further if goes_on else found
                into[cards if goes_on else _sorted(used_cards(cards, how, value))] += likely * chance
        open_ = further
    return dict(found)


def _next(turned_up: Drawn, deck: ModifierDeck) -> Iterator[tuple[Drawn, Fraction]]:
    """What can be turned up next; the same cards again if there is nothing left.

    Among rolling cards the order does not matter, so each set of them is followed once.
    """
    pile = deck.draw.cards if len(turned_up) < len(deck.draw) else [*deck.draw.cards, *deck.discard.cards]
    left = Counter(pile) - Counter(card.text for card in turned_up)
    for text, count in left.items():
        cards = (*turned_up, *faces(deck, [text]))
        yield _sorted(cards) if all(card.rolling for card in cards) else cards, Fraction(count, left.total())
    if not left:
        yield turned_up, Fraction(1)


def _sorted(cards: Drawn) -> Drawn:
    return tuple(sorted(cards, key=lambda card: card.text))


def damage_chances(
    value: int,
    deck: ModifierDeck,
    how: Fortune = Fortune.NORMAL,
    shield: int = 0,
    pierce: int = 0,
    prefer: Prefer = max,
) -> Chances:
    """How likely each damage is of an attack of that value, bonuses and POISON counted.

    GH-ATK-06, GH-ATK-07, GH-ATK-16, GH-IX-01
    """
    chances: Chances = defaultdict(Fraction)
    for used, likely in draw_chances(value, _bare(deck), how).items():
        pierced = pierce + pierce_of(effect for card in used for effect in card.effects)
        chances[damage_through(prefer(possible_results(value, used)), shield, pierced)] += likely
    return dict(sorted(chances.items()))


def _bare(deck: ModifierDeck) -> ModifierDeck:
    """The same deck with nothing on its rolling cards but what counts for damage: far fewer different draws."""
    draw, discard = (Pile.of(map(_bare_text, pile.cards)) for pile in (deck.draw, deck.discard))
    return ModifierDeck(draw, discard, tamed=deck.tamed)


@cache
def _bare_text(text: str) -> str:
    card = read_card(text)
    if not card.rolling or card.rank != "number":
        return text
    pierce = pierce_of(card.effects)
    return f"rolling {card.value:+d}" + (f" pierce {pierce}" if pierce else "")


def mean(chances: Mapping[int, Fraction]) -> Fraction:
    """The damage to expect."""
    return sum((damage * likely for damage, likely in chances.items()), Fraction())


def at_least(chances: Mapping[int, Fraction], damage: int) -> Fraction:
    """How likely so much damage or more is: does it kill?"""
    return sum((likely for dealt, likely in chances.items() if dealt >= damage), Fraction())
