"""CARD, HAND and TURN: choosing cards, laying down two of them or resting, and where a used card goes."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from questhall.games.gloomhaven.content.components import Half, HeroAction, HeroCard, HeroCards
from questhall.games.gloomhaven.content.terms import Side
from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.heroes.abilities import BASIC, cannot_do, experience, lasts
from questhall.games.gloomhaven.rules.heroes.lasting import discarded, start_lasting
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.rules.scenario.order import Turn, long_rest
from questhall.games.gloomhaven.state import CharacterSheet, Figure, Hero
from questhall.kernel import Refusal

PAIR = 2
CARDS_TO_REST = 2


def cannot_take_hand(sheet: CharacterSheet, cards: HeroCards, chosen: Sequence[str], limit: int) -> Refusal | None:
    """Exactly as many different cards of the pool as the hand limit says, none above the character's level.

    GH-TERM-20, GH-SETUP-05, GH-HAND-01, GH-CARD-10
    """
    if len(set(chosen)) != limit or len(chosen) != limit:
        return Refusal("hand.limit", "GH-HAND-01", {"need": limit, "have": len(set(chosen))})
    for card in chosen:
        if card not in sheet.pool:
            return Refusal("hand.pool", "GH-TERM-20", {"card": card})
        if cards[card].level > sheet.level:
            return Refusal("card.level", "GH-CARD-10", {"card": card, "level": cards[card].level})
    return None


def take_hand(sheet: CharacterSheet, cards: HeroCards, chosen: Sequence[str], limit: int) -> Hero:
    """A character enters a scenario with its hand; no other card is usable there.  GH-HAND-01, GH-HAND-02"""
    insist(cannot_take_hand(sheet, cards, chosen, limit))
    return Hero(sheet, list(chosen))


def cannot_lay_down(hero: Hero, leading: str, other: str) -> Refusal | None:
    """Two different cards of the hand, once a round.  GH-CARD-01, GH-CARD-02, GH-CARD-03"""
    if hero.played or hero.resting:
        return Refusal("round.chosen", "GH-CARD-01")
    if len(hero.hand) < PAIR:
        return Refusal("hand.few", "GH-CARD-03", {"have": len(hero.hand)})
    missing = next((card for card in (leading, other) if card not in hero.hand), "")
    if missing or leading == other:
        return Refusal("hand.not-held", "GH-CARD-01", {"card": missing or other})
    return None


def lay_down(hero: Hero, leading: str, other: str) -> None:
    """The pair of this round, the leading card first.  GH-CARD-01, GH-CARD-02"""
    insist(cannot_lay_down(hero, leading, other))
    hero.hand.remove(leading)
    hero.hand.remove(other)
    hero.played = [leading, other]
    hero.halves = []


def cannot_rest(hero: Hero) -> Refusal | None:
    """Any rest needs two cards that count as discarded.  GH-REST-01, GH-ACTIVE-08"""
    count = len(discarded(hero))
    return None if count >= CARDS_TO_REST else Refusal("rest.few", "GH-REST-01", {"have": count})


def cannot_declare_rest(hero: Hero) -> Refusal | None:
    """Instead of laying down cards.  GH-CARD-01, GH-REST-01, GH-REST-06"""
    return Refusal("round.chosen", "GH-CARD-01") if hero.played or hero.resting else cannot_rest(hero)


def declare_rest(hero: Hero) -> None:
    """A long rest will be the whole turn.  GH-REST-06"""
    insist(cannot_declare_rest(hero))
    hero.resting = True


def round_choices(hero: Hero) -> list[str]:
    """What a player can do at the start of a round: there is no third way.  GH-CARD-01, GH-CARD-03"""
    play = ["play"] if len(hero.hand) >= PAIR else []
    return play + (["rest"] if cannot_rest(hero) is None else [])


def is_out_of_cards(hero: Hero) -> bool:
    """Neither two cards to play nor a rest to take.  GH-CARD-04, GH-EXH-02"""
    return not round_choices(hero)


def turn_of(hero: Hero, cards: HeroCards) -> Turn:
    """The character's place in the round: its leading card, or 99 for a rest.  GH-CARD-02, GH-REST-07, GH-INIT-05"""
    if hero.resting:
        return long_rest(hero.sheet.job)
    leading, other = (cards[card].initiative for card in hero.played)
    return Turn(hero.sheet.job, leading, Side.CHARACTERS, other)


def usable_halves(hero: Hero, figure: Figure) -> list[tuple[str, Half]]:
    """The top of one card and the bottom of the other, in either order.  GH-CARD-05, GH-TURN-01, GH-INIT-09"""
    halves: tuple[Half, ...] = ("top", "bottom")
    pairs = [(card, half) for card in hero.played for half in halves]
    return [(card, half) for card, half in pairs if cannot_use(hero, figure, card, half) is None]


def cannot_use(hero: Hero, figure: Figure, card: str, half: Half) -> Refusal | None:
    """One top and one bottom a turn, of the pair laid down; none while stunned.

    GH-CARD-05, GH-TURN-01, GH-TURN-05, GH-COND-17
    """
    if card not in hero.played:
        return Refusal("card.not-played", "GH-TURN-01", {"card": card})
    if half in hero.halves:
        return Refusal("ability.half", "GH-CARD-05", {"half": half})
    return cannot_perform(figure, "other")


def use_half(
    hero: Hero, figure: Figure, card: HeroCard, half: Half, done: Sequence[int], met: Collection[str] = ()
) -> int:
    """The ability is used and its card goes to its place at once: to the active area if the effect lasts, to the lost
    pile with the lost symbol, otherwise (and if nothing of it was done) to the discards. Returns the XP it gave.

    GH-CARD-06, GH-CARD-07, GH-CARD-08, GH-TURN-03, GH-TURN-04, GH-XP-01, GH-XP-06
    """
    ability = card.half(half)
    insist(cannot_use(hero, figure, card.id, half) or cannot_do(figure, ability, done))
    _leave_pair(hero, card.id, half)
    if lasts(ability, done):
        start_lasting(hero, card.id, ability)
    else:
        (hero.lost if done and ability.lost else hero.discard).append(card.id)
    gained = experience(ability, done, met)
    hero.xp += gained
    return gained


def use_basic(hero: Hero, figure: Figure, card: str, half: Half) -> HeroAction:
    """Attack 2 for a top, Move 2 for a bottom; the card is discarded whatever it bears. Returns the action.

    GH-TURN-05, GH-TURN-06
    """
    insist(cannot_use(hero, figure, card, half) or cannot_do(figure, BASIC[half], [0]))
    _leave_pair(hero, card, half)
    hero.discard.append(card)
    return BASIC[half].actions[0]


def _leave_pair(hero: Hero, card: str, half: Half) -> None:
    """Before anything else is done with it.  GH-TURN-03"""
    hero.played.remove(card)
    hero.halves.append(half)


def end_of_turn(hero: Hero) -> None:
    """Cards whose ability was not used, and both cards of a stunned character, are discarded, whatever they bear.

    GH-TURN-04, GH-COND-17, GH-IX-32
    """
    hero.discard += hero.played
    hero.played, hero.halves = [], []
