"""REST: short and long rests.

Active cards that count as discarded rest with the others, except those that the player leaves in play (`stay`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from questhall.games.gloomhaven.content.components import Items
from questhall.games.gloomhaven.rules.combat.healing import heal
from questhall.games.gloomhaven.rules.heroes.cards import cannot_rest
from questhall.games.gloomhaven.rules.heroes.damage import take_damage
from questhall.games.gloomhaven.rules.heroes.items import refresh_rotated
from questhall.games.gloomhaven.rules.heroes.lasting import active_discards, drop, used_up_next
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import Figure, Hero, ShortRest
from questhall.kernel import Chance, Refusal

REDRAW_DAMAGE = 1
LONG_REST_HEAL = 2


def resting_cards(hero: Hero, stay: Collection[str] = ()) -> list[str]:
    """The cards that a rest is about: all discards, and the active cards that do not stay in play.

    GH-REST-02, GH-ACTIVE-08
    """
    return hero.discard + [card for card in active_discards(hero) if card not in stay]


def cannot_short_rest(hero: Hero, stay: Collection[str] = ()) -> Refusal | None:
    """At least two cards must count as discarded, and one of them must be there to lose.

    GH-REST-01, GH-REST-02, GH-REST-03, GH-ENDROUND-05
    """
    if refusal := cannot_rest(hero):
        return refusal
    return None if resting_cards(hero, stay) else Refusal("rest.nothing-to-lose", "GH-REST-02")


def begin_short_rest(hero: Hero, chance: Chance, stay: Sequence[str] = ()) -> ShortRest:
    """A random card of those that rest is to be lost; nothing has moved yet.  GH-REST-04"""
    insist(cannot_short_rest(hero, stay))
    return ShortRest(str(chance.pick(resting_cards(hero, stay), _stream(hero))), tuple(stay))


def cannot_redraw(
    hero: Hero, resting: ShortRest, given: Sequence[str] = (), by: str | int | None = None
) -> Refusal | None:
    """Once a rest, and only if another card is left to lose beside those that cancel the damage.  GH-REST-05"""
    if resting.again:
        return Refusal("rest.again", "GH-REST-05")
    gone = [*given, *(card for card in used_up_next(hero) if card == by)]
    if _others(hero, resting, gone) and resting.drawn not in gone:
        return None
    return Refusal("rest.nothing-else", "GH-REST-05", {"card": resting.drawn})


def redraw(
    hero: Hero,
    figure: Figure,
    items: Items,
    chance: Chance,
    resting: ShortRest,
    given: Sequence[str] = (),
    by: str | int | None = None,
) -> None:
    """For 1 damage, like any other, the drawn card is kept and another random one is to be lost.

    GH-REST-05, GH-DMG-04
    """
    insist(cannot_redraw(hero, resting, given, by))
    take_damage(hero, figure, items, REDRAW_DAMAGE, given, by)
    resting.drawn = str(chance.pick(_others(hero, resting, given), _stream(hero)))
    resting.again = True


def _others(hero: Hero, resting: ShortRest, given: Sequence[str]) -> list[str]:
    cards = resting_cards(hero, resting.stay)
    return [card for card in cards if card != resting.drawn and card not in given]


def end_short_rest(hero: Hero, resting: ShortRest) -> None:
    """The drawn card is lost, the others come to the hand.  GH-REST-02, GH-REST-04"""
    rest(hero, resting.drawn, resting.stay)


def _stream(hero: Hero) -> str:
    return f"rest.{hero.sheet.job}"


def cannot_lose(hero: Hero, card: str, stay: Collection[str] = ()) -> Refusal | None:
    """A rest costs one of the cards it is about.  GH-REST-02"""
    if refusal := cannot_short_rest(hero, stay):
        return refusal
    return None if card in resting_cards(hero, stay) else Refusal("rest.not-discarded", "GH-REST-02", {"card": card})


def rest(hero: Hero, lose: str, stay: Collection[str] = ()) -> None:
    """Exactly one card is lost, the others come back to the hand.  GH-REST-02, GH-REST-04"""
    insist(cannot_lose(hero, lose, stay))
    for card in [card for card in active_discards(hero) if card not in stay]:
        drop(hero, card)
    hero.discard.remove(lose)
    hero.lost.append(lose)
    hero.hand += hero.discard
    hero.discard = []


def long_rest_turn(hero: Hero, figure: Figure, lose: str, stay: Collection[str] = ()) -> None:
    """The whole turn of a long rest: a card of the player's choice is lost, the character heals itself and its rotated
    items are refreshed.

    GH-REST-06, GH-REST-08, GH-REST-09
    """
    if not hero.resting:
        insist(Refusal("rest.undeclared", "GH-REST-06"))
    rest(hero, lose, stay)
    heal(figure, LONG_REST_HEAL)
    refresh_rotated(hero)
    hero.resting = False


def call_off_rest(hero: Hero) -> bool:
    """A declared rest whose cards were given up since is no rest: the turn passes. Whether it was so.

    GH-REST-10, GH-REST-01
    """
    if not hero.resting or cannot_rest(hero) is None:
        return False
    hero.resting = False
    return True
