"""INIT, MONSTAT and ENDROUND: the monsters' ability decks, revealed card by card and reshuffled."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.state import Abilities, AbilityDeck
from questhall.kernel import Chance, Pile


def stream(deck: str) -> str:
    """Each deck is shuffled separately.  GH-SETUP-10"""
    return f"abilities.{deck}"


def prepare(abilities: Abilities, types: Iterable[str], chance: Chance) -> None:
    """The decks of these types, each shuffled, unless they lie there already.  GH-SETUP-01, GH-SETUP-10"""
    for name in sorted({bestiary.statistics(type_).deck for type_ in types} - set(abilities.decks)):
        cards = [card.id for card in bestiary.deck(name)]
        deck = AbilityDeck(Pile.of(cards, kind=stream(name)), Pile(kind=stream(name)))
        deck.draw.shuffle(chance, stream(name))
        abilities.decks[name] = deck


def reveal(abilities: Abilities, on_the_map: Iterable[str], chance: Chance) -> list[str]:
    """One card for each of these types that has none this round; which types got one.

    GH-INIT-01, GH-DOOR-05, GH-DOOR-06, GH-IX-12
    """
    waiting = sorted(set(on_the_map) - set(abilities.revealed))
    prepare(abilities, waiting, chance)
    for type_ in waiting:
        abilities.revealed[type_] = _shared(abilities, type_) or _draw(abilities, type_, chance)
    return waiting


def _shared(abilities: Abilities, type_: str) -> str:
    """The card that another type has from the same deck, where types share it.  GH-INIT-08"""
    if abilities.sharing == "type":
        return ""
    deck = bestiary.statistics(type_).deck
    return next((card for card in abilities.revealed.values() if bestiary.card(card).deck == deck), "")


def _draw(abilities: Abilities, type_: str, chance: Chance) -> str:
    """The top card; an empty deck is shuffled anew first.  GH-MONSTAT-12"""
    name = bestiary.statistics(type_).deck
    deck = abilities.decks[name]
    if not deck.draw:
        _put_back(deck, name, chance)
    return deck.draw.draw()


def discard_abilities(abilities: Abilities, chance: Chance) -> list[str]:
    """The cards of the round are discarded; decks of which one bore the symbol are shuffled whole. Which were.

    GH-MONSTAT-12, GH-ENDROUND-02
    """
    cards = [bestiary.card(card) for card in sorted(set(abilities.revealed.values()))]
    abilities.revealed = {}
    for card in cards:
        abilities.decks[card.deck].discard.put(card.id)
    reshuffled = sorted({card.deck for card in cards if card.shuffle})
    for name in reshuffled:
        _put_back(abilities.decks[name], name, chance)
    return reshuffled


def _put_back(deck: AbilityDeck, name: str, chance: Chance) -> None:
    while deck.discard:
        deck.draw.put(deck.discard.draw())
    deck.draw.shuffle(chance, stream(name))
