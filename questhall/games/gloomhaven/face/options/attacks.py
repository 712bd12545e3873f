"""Attacks: exact odds against every target, areas as they lie."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.effects import Effect, pierce_of
from questhall.games.gloomhaven.face.options.hints import Chance, Odds
from questhall.games.gloomhaven.face.remarks import bonuses_of
from questhall.games.gloomhaven.odds import Chances, at_least, damage_chances, mean
from questhall.games.gloomhaven.rules.combat.draws import Fortune
from questhall.games.gloomhaven.rules.combat.modifiers import read_card
from questhall.games.gloomhaven.rules.combat.sides import deck_of
from questhall.games.gloomhaven.rules.combat.strike import possible_values
from questhall.games.gloomhaven.rules.play.components import left_to_draw
from questhall.games.gloomhaven.rules.play.hurting import cancels
from questhall.games.gloomhaven.rules.play.striking import fortune_of, helmet_of
from questhall.games.gloomhaven.rules.play.table import boosts, distance, figure, retaliations, shield_of
from questhall.games.gloomhaven.state import Figure, ModifierDeck, Strike, World
from questhall.kernel import Pile

SHOWN = ("pierce", "infuse", "experience", "add-target", "shield", "heal")  # effects that are not inflicted


def odds_of(view: World, strike: Strike, attacker: Figure, target: Figure) -> Odds:
    """GH-ATK-06, GH-ATK-07, GH-RETAL-01"""
    bonuses, effects = bonuses_of(view, strike, attacker, target)
    value = max(possible_values(strike.value, [bonus for bonus in bonuses if bonus.add or bonus.times != 1]))
    how, pierce = fortune_of(view, strike, attacker, target), pierce_of(effects)
    guard = guard_of(view, strike, target)
    shield = shield_of(target) + strike.shielded + guard.shield
    chances = chances_by(view, attacker, value, how, shield, pierce, guard)
    back = answered(view, strike, attacker, target) + guard.back
    if strike.slain:
        chances, effects, back = {target.hit_points: Fraction(1)}, [], 0
    return Odds(
        attacker.id,
        target.id,
        value,
        [Chance(damage, rounded(chance)) for damage, chance in chances.items()],
        rounded(mean(chances)),
        rounded(at_least(chances, target.hit_points)),
        "" if how is Fortune.NORMAL else how.value,
        shield,
        pierce,
        "poison" in target.conditions and attacker.side is not target.side,
        back,
        back >= attacker.hit_points if back else False,
        [told(effect) for effect in effects if effect.kind not in SHOWN and effect.on != "self"],
    )


def rounded(chance: object) -> float:
    return round(float(chance), 4)  # type: ignore[arg-type]  # a fraction


def told(effect: Effect) -> str:
    return f"{effect.kind} {effect.points}" if effect.kind in ("push", "pull") or effect.points > 1 else effect.kind


@dataclass(frozen=True, slots=True)
class Guard:
    """What a character has against an attack beside its shields, that must be used."""

    shield: int = 0
    back: int = 0
    no_doubles: bool = False
    negates: bool = False


NO_GUARD = Guard()


def guard_of(view: World, strike: Strike, target: Figure) -> Guard:
    """Bonuses and items that count attacks or take damage off them.  GH-ACTIVE-04, GH-ITEM-07, GH-ITEM-09"""
    if target.kind != "character":
        return NO_GUARD
    given = [boost for _, boost in boosts(target)]
    met = [boost for boost in given if boost.trigger == "attacked" and (boost.when != "melee" or not strike.range)]
    taken = [boost.shield for boost in given if boost.trigger == "harmed"]
    near = distance(view, strike_cell(view, strike), target.cell) <= 1
    return Guard(
        sum(boost.shield for boost in met) + sum(taken) + worn_shields(view, target),
        sum(boost.retaliate for boost in met) if near else 0,
        helmet_of(view, target) is not None,
        cancels(target) is not None,
    )


def strike_cell(view: World, strike: Strike) -> int:
    attacker = figure(view, strike.attacker)
    return attacker.cell if attacker else -1


def worn_shields(view: World, target: Figure) -> int:
    """Items with slots must be used.  GH-ITEM-09, GH-ITEM-17"""
    if "stun" in target.conditions:
        return 0
    ready = [equipment.item(held.number) for held in view.heroes[target.seat].equipment if held.state == "ready"]
    return sum(item.shield for item in ready if item.slots and item.window == "harmed")


def chances_by(
    view: World, attacker: Figure, value: int, how: Fortune, shield: int, pierce: int, guard: Guard
) -> Chances:
    if guard.negates:
        return {0: Fraction(1)}
    deck = left_to_draw(view, deck_of(attacker))
    left, gone = tuple(deck.draw.cards), tuple(deck.discard.cards)
    if guard.no_doubles and not deck.tamed:
        left, gone = without_doubles(left), without_doubles(gone)
    return known_chances(value, left, gone, deck.tamed, how, shield, pierce)


def without_doubles(cards: tuple[str, ...]) -> tuple[str, ...]:
    """A double counts as +0 against such an item.  GH-ITEM-07"""
    return tuple("+0" if read_card(card).rank == "double" else card for card in cards)


@lru_cache(maxsize=2048)
def known_chances(
    value: int, left: tuple[str, ...], gone: tuple[str, ...], tamed: bool, how: Fortune, shield: int, pierce: int
) -> Chances:
    """The same for every table with such a deck."""
    deck = ModifierDeck(Pile.of(left), Pile.of(gone), tamed=tamed)
    return damage_chances(value, deck, how, shield, pierce)


def answered(view: World, strike: Strike, attacker: Figure, target: Figure) -> int:
    """Retaliation that would strike from here.  GH-RETAL-01, GH-RETAL-02"""
    if attacker.side is target.side:
        return 0
    far = distance(view, attacker.cell, target.cell)
    return sum(source.damage for source, _ in retaliations(target) if far <= source.range)
