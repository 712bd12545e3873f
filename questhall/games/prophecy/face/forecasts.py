"""How a battle would go: the odds against every known creature and every other character, with the best gear in hand.

Looks at a view only; what is tried is tried on a copy, with the rules' own functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from questhall.games.prophecy import odds
from questhall.games.prophecy.content.cards import FOES, ITEMS, Creature, Price
from questhall.games.prophecy.rules import duel, foes, markers, power
from questhall.games.prophecy.rules.artifacts import artifacts
from questhall.games.prophecy.rules.battle import CHAPEL_BONUS
from questhall.games.prophecy.rules.board import DOORS
from questhall.games.prophecy.rules.power import CHAPEL
from questhall.games.prophecy.state import Battle, Hero, M, Side, Turn, World
from questhall.kernel import Refusal, Seat
from questhall.kernel.view import copied


class Foresight(msgspec.Struct):
    """One kind of battle against somebody: what it costs, both values, and how it ends."""

    kind: str
    mine: int
    theirs: int
    win: float
    draw: float
    loss: float
    cost: dict[str, int] = {}
    gear: list[str] = []  # what was held for it
    short: bool = False  # the price cannot be paid
    deadly: bool = False  # what happens before the battle would kill


class Aside:
    """Stands in for a match where a rule only looks, or acts on a copy."""

    explaining = False
    journal = None

    def __init__(self, state: World) -> None:
        self.state = state

    @classmethod
    def of(cls, state: World) -> M:
        return cast("M", cls(state))

    @classmethod
    def copy(cls, state: World) -> M:
        return cls.of(copied(state))

    def offer(
        self, seat: Seat, candidates: Iterable[tuple[str, Any]], refuse: Callable[[Any], Refusal | None]
    ) -> dict[str, Any]:
        return {key: value for key, value in candidates if refuse(value) is None}

    def tell(self, *said: Any, **more: Any) -> None:
        """Nobody listens."""


# -- creatures and guardians -------------------------------------------------------------------------------------


def against_known(view: World, seat: Seat) -> dict[str, list[Foresight]]:
    """Every creature that lies open on the ring, and every guardian that is known."""
    found = {
        card: kinds(view, seat, FOES[card], spot, -1)
        for card, spot, seen in zip(view.land.cards, view.spots, view.land.seen, strict=True)
        if seen == -1 and card in FOES
    }
    for plane, doors in DOORS.items():
        at = view.heroes[seat].at
        place = at if at in doors else doors[0]
        for pile in (view.lesser, view.greater):
            if pile.cards[plane] in FOES:
                found[pile.cards[plane]] = kinds(view, seat, FOES[pile.cards[plane]], place, plane)
    return found


def kinds(view: World, seat: Seat, foe: Creature, place: int, plane: int) -> list[Foresight]:
    return [foresee(view, seat, foe, kind, place, plane) for kind, _ in foe.kinds]


def foresee(view: World, seat: Seat, foe: Creature, kind: str, place: int, plane: int) -> Foresight:
    """As if the battle began now: harm done before it, the price, then the best gear.  PR-BATTLE-02, PR-NONBATTLE-02"""
    hero = view.heroes[seat]
    price = foes.prices(hero, foe, kind)
    short = markers.cannot_pay(hero, price) is not None
    harmed = after_harm(hero, foe)
    deadly = sum(gain.amount for gain in foe.before if gain.what == "lose-health") > hero.health
    ready = paid(harmed, price)
    battle = Battle(seat, kind, foe.id, place=place, plane=plane, lore=plane < 0 or first(view, seat))
    battle.mine.chapel = CHAPEL_BONUS if CHAPEL in hero.kept else 0
    world = with_hero(view, seat, ready)
    gear = best_gear(world, battle, seat, battle.mine)
    battle.mine.gear = gear
    if "bleed" in foe.rules and not any("weapon" in ITEMS[item].tags for item in gear):
        world = with_hero(view, seat, replace(ready, health=max(0, ready.health - 1)))
    return told(world, battle, price, short, deadly)


def told(world: World, battle: Battle, price: Price, short: bool, deadly: bool) -> Foresight:
    throws = odds.ahead(world, battle)
    found = odds.odds(throws)
    values = battle.kind, throws[0].mine, throws[0].theirs
    shares = share(found.win), share(found.draw), share(found.loss)
    return Foresight(*values, *shares, dict(price), battle.mine.gear, short, deadly)


def share(part: Any) -> float:
    return round(float(part), 4)


def first(view: World, seat: Seat) -> bool:
    """Whether the next guardian is the first of an astral attack, where the place still helps.  PR-CARD-LORE-01"""
    turn = next((task for task in reversed(view.agenda) if isinstance(task, Turn)), None)
    return turn is None or turn.seat != seat or turn.first


def with_hero(view: World, seat: Seat, hero: Hero) -> World:
    heroes = list(view.heroes)
    heroes[seat] = hero
    return replace(view, heroes=heroes)


def after_harm(hero: Hero, foe: Creature) -> Hero:
    health = sum(gain.amount for gain in foe.before if gain.what == "lose-health")
    mana = sum(gain.amount for gain in foe.before if gain.what == "lose-mana")
    if not health and not mana:
        return hero
    return replace(hero, health=max(0, hero.health - health), mana=max(0, hero.mana - mana))


def paid(hero: Hero, price: Price) -> Hero:
    for coin, amount in price:
        if coin in ("mana", "health"):
            hero = replace(hero, **{coin: max(0, getattr(hero, coin) - amount)})
    return hero


# -- gear --------------------------------------------------------------------------------------------------------


def best_gear(world: World, battle: Battle, seat: Seat, side: Side) -> list[str]:
    """Of all ways to fill the hands the one with the highest value; fewer things where it makes no difference."""
    hero = world.heroes[seat]
    best, most = list(side.gear), -1
    for _, items in power.holdings(hero, battle) if hero.items else []:
        if len(items) > 1 and power.cannot_hold(hero, items):
            continue
        value = value_with(world, battle, seat, replace(side, gear=list(items)))
        if value > most:
            best, most = list(items), value
    return best


def value_with(world: World, battle: Battle, seat: Seat, side: Side) -> int:
    value = power.power(world, battle, seat, side)
    if battle.kind == "two-part" and not battle.won:
        value += power.power(world, replace(battle, won=1), seat, side)
    return value


# -- other characters --------------------------------------------------------------------------------------------


def against_heroes(view: World, seat: Seat) -> dict[int, list[Foresight]]:
    """An attack on each of the others where they stand, both with their best gear."""
    return {
        other: [meet(view, seat, other, kind) for kind in duel.KINDS]
        for other, hero in enumerate(view.heroes)
        if other != seat and hero.character
    }


def meet(view: World, seat: Seat, other: Seat, kind: str) -> Foresight:
    hero, rival = view.heroes[seat], view.heroes[other]
    mana = foes.will_cost(hero, len(artifacts(rival))) if kind == "will" else 0
    price: Price = (("mana", mana),) if mana else ()
    short = markers.cannot_pay(hero, price) is not None
    world = with_hero(view, seat, paid(hero, price))
    battle = armed(world, Battle(seat, kind, rival=other, place=rival.at))
    return told(world, battle, price, short, deadly=False)


def armed(world: World, battle: Battle) -> Battle:
    """Both sides with the best they have; chapels that would help help."""
    for seat, name in ((battle.seat, "mine"), (battle.rival, "theirs")):
        side = getattr(battle, name)
        chapel = CHAPEL_BONUS if CHAPEL in world.heroes[seat].kept else side.chapel
        side = replace(side, chapel=chapel)
        battle = replace(battle, **{name: replace(side, gear=best_gear(world, battle, seat, side))})
    return battle
