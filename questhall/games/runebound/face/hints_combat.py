"""How a combat stands: both sides with what they could deal and block now, and how it is likely to go on."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from questhall.games.runebound.content.cards import CARDS, SURGES
from questhall.games.runebound.odds.duel import forecast
from questhall.games.runebound.rules import pool
from questhall.games.runebound.rules.abilities import cards_with
from questhall.games.runebound.rules.actions import KINDS
from questhall.games.runebound.rules.enemies import ALLY, enemy_life
from questhall.games.runebound.rules.outcome import softened
from questhall.games.runebound.rules.wounds import life
from questhall.games.runebound.state import MARGATH, VORAKESH, Combat, Hurt, Side, World
from questhall.kernel import Seat


class Surge(msgspec.Struct):
    """A surge ability of a side, by the name under which it is told."""

    name: str
    card: str  # where its words are printed
    cost: int  # -1 is X
    used: bool  # in this round


class Stand(msgspec.Struct):
    """One side of a combat."""

    left: int  # life
    life: int
    gold: int  # tokens that count for initiative
    sums: dict[str, int]  # by symbol: what its unspent tokens come to
    pool: list[int]  # those tokens, by their places
    worth: list[int]  # of every token, doubled or not
    surges: list[Surge]


class Blow(msgspec.Struct):
    """Wounds that a side is about to be dealt, or would be: what abilities and resistance leave of them, and how many
    of these its shields can still take."""

    side: int
    kind: str
    amount: int
    shields: int


class Duel(msgspec.Struct):
    """A combat that is going on; `win` in percent for the first side, and the wounds that a win still costs it."""

    sides: list[Stand]
    win: int
    wounds: float
    first: int  # who has the initiative in this round, -1 before the first throw
    strikes: dict[str, Blow]  # by option: what a strike with everything would come to now
    coming: Blow | None  # what shields may be set against


class Part(msgspec.Struct):
    """One reason for a life."""

    what: str  # printed, tokens, zombies, least
    amount: int


class Foe(msgspec.Struct):
    """The villain against this hero: its life and what that is made of, and how a combat now would go."""

    life: int
    parts: list[Part]
    win: int
    wounds: float


def duel(view: World) -> Duel | None:
    combat = next((task for task in view.agenda if isinstance(task, Combat)), None)
    if combat is None:
        return None
    mine, theirs = forecast.duellists(view, combat)
    sides = [stand(view, combat, number) for number in (0, 1)]
    left, other = (max(1, side.left) for side in sides)
    found = forecast.race(*forecast.paces(mine, theirs), left, other)
    win, wounds = about(found.win), round(found.wounds, 1)
    return Duel(sides, win, wounds, combat.first, strikes(combat, sides), coming(view, sides))


def about(win: float) -> int:
    """In percent: an estimate is never certain."""
    return min(99, max(1, round(100 * forecast.sharper(win))))


def strikes(combat: Combat, sides: list[Stand]) -> dict[str, Blow]:
    """RB-PHYS-01, RB-MAGIC-01, RB-EDMG-01"""
    sums = sides[combat.turn].sums
    found = {kind: Hurt(1 - combat.turn, sums[kind], kind) for kind in KINDS if sums.get(kind)}
    return {f"strike:{KINDS[kind]}": blow(hurt, softened(combat, hurt)[0], sides) for kind, hurt in found.items()}


def coming(view: World, sides: list[Stand]) -> Blow | None:
    """While shields are asked for, abilities have softened it already."""
    top = view.agenda[-1]
    return blow(top, top.amount, sides) if isinstance(top, Hurt) else None


def blow(hurt: Hurt, amount: int, sides: list[Stand]) -> Blow:
    """RB-SHIELD-01, RB-MAGIC-04, RB-PHYS-05"""
    shields = sides[hurt.side].sums.get("H", 0) if hurt.block else 0
    return Blow(hurt.side, hurt.kind, amount, min(amount, shields))


def stand(view: World, combat: Combat, number: int) -> Stand:
    side = combat.sides[number]
    if side.seat >= 0:
        most, wounds = life(view.heroes[side.seat]), view.heroes[side.seat].wounds
    else:
        most, wounds = enemy_life(view, combat.card, combat.sides[0].seat), combat.wounds
    there = pool.pool(side) if side.tokens else []
    sums: dict[str, int] = {}
    for at in there:
        symbol = pool.shows(side, at)[0]
        sums[symbol] = sums.get(symbol, 0) + pool.worth(side, at)
    worths = [pool.worth(side, at) for at in range(len(side.tokens))]
    gold = pool.gold(side)
    return Stand(max(0, most - wounds), most, gold, sums, there, worths, list(surges(view, combat, side)))


def surges(view: World, combat: Combat, side: Side) -> Iterator[Surge]:
    if side.seat < 0:
        for found in CARDS[combat.card].surges:
            yield Surge(found.id, combat.card, SURGES[found.id].cost, found.id in side.used)
        return
    for card, ability in cards_with(view.heroes[side.seat], "surge"):
        yield Surge(pool.ability(card), card, ability.cost, card in side.used)


def villain(view: World, seat: Seat) -> Foe | None:
    """RB-SCEN-09, RB-SCEN-10, RB-SCEN-12, RB-VILLAIN-01"""
    if view.scenario not in (MARGATH, VORAKESH):
        return None
    hero, card = view.heroes[seat], view.scenario
    now = enemy_life(view, card, seat)
    mine, theirs = forecast.hero_duellist(hero), forecast.enemy_duellist(card, now, 2)
    found = forecast.forecast(mine, theirs, hero.wounds)
    return Foe(now, parts(view, card, seat, now), round(100 * found.win), round(found.wounds, 1))


def parts(view: World, card: str, seat: Seat, now: int) -> list[Part]:
    """Knowledge weakens Margath; Vorakesh has zombies against the hero's allies; both keep a least."""
    tokens = view.heroes[seat].tokens
    less = Part("tokens", -tokens if card == MARGATH else -ALLY * tokens)
    more = [Part("zombies", len(view.zombies))] if card == VORAKESH else []
    found = [Part("printed", CARDS[card].life), *more, less]
    kept = now - sum(part.amount for part in found)
    return [*found, *([Part("least", kept)] if kept else [])]
