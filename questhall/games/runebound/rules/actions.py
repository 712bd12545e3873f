"""CACT, PHYS, MAGIC, EDMG, SURGE, AGI, DOUBLE: what a combatant can do with its tokens."""

from __future__ import annotations

from typing import Any, NamedTuple

from questhall.games.runebound.content.cards import CARDS, SURGES, TOKENS
from questhall.games.runebound.content.notation import Ability
from questhall.games.runebound.events import AGILE, DOUBLED, STRUCK, SURGED
from questhall.games.runebound.rules import M, foe, pool
from questhall.games.runebound.rules.abilities import ABILITIES, cards_with
from questhall.games.runebound.rules.skills import exert
from questhall.games.runebound.state import Cast, Combat, Hurt, Side
from questhall.kernel import Choose, Seat
from questhall.kernel.choice import Ask

KINDS = {"P": "physical", "M": "magic", "K": "enemy"}


class Spend(NamedTuple):
    """A token that a side may spend now, and for what: a strike in parts (the symbol), or a surge with its price."""

    at: int
    number: int
    what: str
    cost: int = 0
    paid: int = 0
    chosen: tuple[int, ...] = ()


def controller(m: M, combat: Combat, number: int) -> Seat:
    """A hero's own player; for an enemy the next player to the right who is still in.  RB-ENEMY-03"""
    seat = combat.sides[number].seat
    if seat >= 0:
        return seat
    hero = combat.sides[0].seat
    count = len(m.state.heroes)
    others = ((hero - step) % count for step in range(1, count))
    return next((other for other in others if other not in m.state.eliminated), -1)


def surges_of(m: M, combat: Combat, number: int) -> list[tuple[str, int]]:
    """Surge abilities not used in this round, with their cost.  RB-SURGE-02, RB-SURGE-04"""
    side = combat.sides[number]
    if "no-surge" in side.marks:
        return []
    if side.seat < 0:
        return [(surge.id, surge.cost) for surge in CARDS[combat.card].surges if surge.id not in side.used]
    found = cards_with(m.state.heroes[side.seat], "surge")
    return [(card, ability.cost) for card, ability in found if card not in side.used]


def options(m: M, combat: Combat, number: int) -> dict[str, Any]:
    """Every combat action of this side; none: it must pass.  RB-CACT-01, RB-COMBAT-13"""
    side, other = combat.sides[number], combat.sides[1 - number]
    mine = pool.pool(side)
    found: dict[str, Any] = {}
    tokens, face = side.tokens, side.face
    shown: dict[str, list[int]] = {}
    for at in mine:
        shown.setdefault(TOKENS[tokens[at]][face[at]][0], []).append(at)
    for symbol in ("P", "M", "K"):
        if symbol in shown:
            found[f"strike:{KINDS[symbol]}"] = ("strike", symbol)
            if len(shown[symbol]) > 1:
                found[f"part:{KINDS[symbol]}"] = ("part", symbol)
    if "S" in shown:
        power = sum(pool.worth(side, at) for at in shown["S"])
        for card, cost in surges_of(m, combat, number):
            if cost <= power:
                found[f"surge:{pool.ability(card)}"] = ("surge", card, cost)
    if "A" in shown:
        theirs = pool.pool(other)
        for at in shown["A"]:
            agility(side, other, at, mine, theirs, found)
    if "D" in shown:
        doubling(side, shown["D"], mine, found)
    if side.seat >= 0:
        special(m, side, bool(mine), found)
    return found


def agility(side: Side, other: Side, at: int, mine: list[int], theirs: list[int], found: dict[str, Any]) -> None:
    """Flip one own unspent token, or make the opponent throw one of its own again.  RB-AGI-01 to 04"""
    name = side.tokens[at]
    for target in mine:
        if target != at:
            found[f"flip:{side.tokens[target]}:{name}"] = ("flip", target, at)
    for target in theirs:
        found[f"rethrow:{other.tokens[target]}:{name}"] = ("rethrow", target, at)


def doubling(side: Side, doubles: list[int], mine: list[int], found: dict[str, Any]) -> None:
    """Lay one own token on an empty double that lies on nothing itself.  RB-DOUBLE-01, RB-DOUBLE-05"""
    for base in doubles:
        if side.on[base] >= 0:
            continue
        for at in mine:
            if at != base and side.on[at] < 0:
                found[f"double:{side.tokens[at]}:{side.tokens[base]}"] = ("double", at, base)


def special(m: M, side: Side, tokens: bool, found: dict[str, Any]) -> None:
    """Combat actions that cards give, once a round or once a combat.  RB-CACT-03, RB-ONCE-04, RB-ONCE-05"""
    hero = m.state.heroes[side.seat]
    for when, used in (("round", side.used), ("combat", side.once)):
        for card, ability in cards_with(hero, when):
            if card + "!" in used or (ability.exert and not hero.hand.cards):
                continue
            if tokens or not ability.ops[0].startswith("reroll own"):
                found[f"special:{pool.ability(card)}"] = ("special", card, when)


def perform(m: M, combat: Combat, number: int, answer: tuple[Any, ...]) -> Ask:
    """The chosen action."""
    verb, *rest = answer
    side = combat.sides[number]
    if verb in ("strike", "part"):
        yield from strike(m, combat, number, rest[0], verb == "part")
    elif verb == "surge":
        yield from surge(m, combat, number, rest[0], rest[1])
    elif verb == "double":
        side.on[rest[0]] = rest[1]
        m.tell(DOUBLED, pool.who(m, combat, side), pool.face_text(pool.shows(side, rest[0])))
    elif verb == "special":
        yield from use_special(m, combat, number, rest[0], rest[1])
    else:
        pool.spend(side, rest[1])
        m.tell(AGILE, pool.who(m, combat, side))
        if verb == "flip":
            pool.flip(m, side, rest[0])
        else:
            pool.rethrow(m, combat.sides[1 - number], rest[0])


def of_symbol(side: Side, symbol: str) -> list[int]:
    return [at for at in pool.pool(side) if pool.shows(side, at)[0] == symbol]


def ask(m: M, combat: Combat, number: int, kind: str, found: dict[str, Any]) -> Ask:
    """The player of this side, or the built-in enemy where there is none.  RB-ENEMY-03"""
    seat = controller(m, combat, number)
    if seat < 0:
        return found[next(iter(found))] if len(found) == 1 else foe.pick(m, kind, found)
    answer = yield Choose(seat, kind, found)
    return answer


def strike(m: M, combat: Combat, number: int, symbol: str, part: bool) -> Ask:
    """Damage of one type from all its tokens, or from some.  RB-PHYS-01 to 04, RB-MAGIC-01 to 03, RB-EDMG-01 to 03"""
    side = combat.sides[number]
    chosen = of_symbol(side, symbol)
    if part:
        chosen = yield from some_of(m, combat, number, symbol, chosen)
    total = sum(pool.worth(side, at) for at in chosen)
    faces = [pool.face_text(pool.shows(side, at)) for at in chosen]
    m.tell(STRUCK, pool.who(m, combat, side), KINDS[symbol], faces)
    for at in chosen:
        pool.spend(side, at)
    m.state.agenda.append(Hurt(1 - number, total, symbol))


def some_of(m: M, combat: Combat, number: int, symbol: str, tokens: list[int]) -> Ask:
    """At least one of these, fewer than all."""
    side = combat.sides[number]
    chosen: list[int] = []
    while len(chosen) < len(tokens) - 1:
        found: dict[str, Any] = {
            f"with:{side.tokens[at]}": Spend(at, number, symbol, chosen=tuple(chosen))
            for at in tokens
            if at not in chosen
        }
        if chosen:
            found["done"] = None
        picked = yield from ask(m, combat, number, "part", found)
        if picked is None:
            break
        chosen.append(picked.at)
    return chosen


def surge(m: M, combat: Combat, number: int, card: str, cost: int) -> Ask:
    """Pay first, then the effect; the excess is lost.  RB-SURGE-01, RB-SURGE-05 to 07, RB-CANCEL-04"""
    side = combat.sides[number]
    paid = yield from pay_surge(m, combat, number, card, cost)
    side.used.append(card)
    m.tell(SURGED, pool.who(m, combat, side), pool.ability(card))
    x = paid if cost < 0 else 1
    ops = SURGES[card].ops if card in SURGES else ABILITIES["surge"][card].ops
    m.state.agenda.append(Cast(number, list(ops), card, x))
    warded(m, combat, number)


def warded(m: M, combat: Combat, number: int) -> None:
    """A hero with a ward strikes back at a surge: no combat action, so no attack.  RB-TERM-09"""
    other = combat.sides[1 - number]
    if other.seat < 0:
        return
    for card, ability in cards_with(m.state.heroes[other.seat], "ward"):
        if card not in other.once:
            other.once.append(card)
            m.state.agenda.append(Cast(1 - number, list(ability.ops), card, attack=False))


def pay_surge(m: M, combat: Combat, number: int, card: str, cost: int) -> Ask:
    """Token by token until the cost is met and the player stops; more may be spent.  RB-SURGE-05, RB-SURGE-07"""
    side = combat.sides[number]
    paid = 0
    while left := of_symbol(side, "S"):
        found: dict[str, Any] = {f"with:{side.tokens[at]}": Spend(at, number, card, cost, paid) for at in left}
        if paid and paid >= cost:
            found["done"] = None
        picked = yield from ask(m, combat, number, "pay-surge", found)
        if picked is None:
            break
        paid += pool.worth(side, picked.at)
        pool.spend(side, picked.at)
    return paid


def use_special(m: M, combat: Combat, number: int, card: str, when: str) -> Ask:
    side = combat.sides[number]
    ability: Ability = ABILITIES[when][card]
    (side.used if when == "round" else side.once).append(card + "!")
    if ability.exert:
        yield from exert(m, side.seat)
    m.tell(SURGED, pool.who(m, combat, side), pool.ability(card))
    m.state.agenda.append(Cast(number, list(ability.ops), card))
