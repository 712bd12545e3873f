"""What the decider needs and the view does not say: ways with their cost, what waits there, exact odds, prices.

Everything comes from a seat's view and from the functions by which the rules themselves decide.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from questhall.games.prophecy.content.cards import ARTIFACTS, GUILD_AT, OPPORTUNITIES, SKILLS, Price
from questhall.games.prophecy.content.notation import ALL
from questhall.games.prophecy.face import hints_battle
from questhall.games.prophecy.face.forecasts import Aside, Foresight, against_heroes, against_known
from questhall.games.prophecy.rules import duel, locations, markers, movement, opportunities, uses
from questhall.games.prophecy.rules.artifacts import artifacts
from questhall.games.prophecy.rules.routes import FAR, WORKS
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.state import NOWHERE, Battle, Hero, Turn, World
from questhall.kernel import Seat

Cost = dict[str, int]  # coin and amount; -1 is all of it


class Figures(msgspec.Struct):
    """A character at a glance."""

    strength: int
    will: int
    artifacts: int
    safe: bool  # nobody may attack here


class Hints(msgspec.Struct):
    heroes: list[Figures] = []
    lessons: dict[str, list[tuple[int, int]]] = {}  # each skill on offer: experience and gold, by seat
    goods: dict[str, int] = {}  # what an item on sale costs me
    bids: dict[str, int] = {}  # what I would get for mine
    foes: dict[str, list[Foresight]] = {}  # known creatures and guardians: the kinds of battle and their odds
    duels: dict[int, list[Foresight]] = {}  # the other characters, as if we met
    costs: dict[str, Cost] = {}  # what an option costs
    battle: hints_battle.BattleHints | None = None


def hints(view: World, seats: Sequence[Seat]) -> Hints:
    """Open sums for everybody, the rest for the seat that looks.  Cheap: it is asked for with every picture."""
    found = Hints(heroes=[figures(hero) for hero in view.heroes])
    if view.hands or view.over:
        return found
    found.lessons = lessons(view)
    going = next((task for task in reversed(view.agenda) if isinstance(task, Battle)), None)
    if going is not None:
        found.battle = hints_battle.fight(view, going, seats)
    mine = next((seat for seat in acting_first(view, seats) if view.heroes[seat].character), None)
    if mine is not None:
        for_seat(view, mine, found)
    return found


def acting_first(view: World, seats: Sequence[Seat]) -> list[Seat]:
    """Of several seats at one screen the one whose turn it is."""
    acting = getattr(view.agenda[-1], "seat", None) if view.agenda else None
    return sorted(seats, key=lambda seat: seat != acting)


def for_seat(view: World, seat: Seat, found: Hints) -> None:
    hero = view.heroes[seat]
    found.goods = {item: markers.due(hero, locations.cost_of(hero, item)) for item in (*view.city, *view.village)}
    found.bids = {item: locations.bid_for(hero, item) for item in hero.items if item not in ARTIFACTS}
    found.foes = against_known(view, seat)
    found.duels = against_heroes(view, seat)
    turn = view.agenda[-1] if view.agenda else None
    if isinstance(turn, Turn) and turn.seat == seat:
        found.costs = costs(view, seat, turn)


def figures(hero: Hero) -> Figures:
    if not hero.character:
        return Figures(0, 0, 0, False)
    safe = hero.at != NOWHERE and duel.safe(hero)
    return Figures(markers.strength(hero), markers.will(hero), len(artifacts(hero)), safe)


def lessons(view: World) -> dict[str, list[tuple[int, int]]]:
    """Who pays what in the guilds.  PR-OPP-08, PR-OPP-09"""
    return {
        skill: [lesson(hero, guild, skill) for hero in view.heroes]
        for guild, offer in enumerate(view.offers)
        for skill in offer
    }


def lesson(hero: Hero, guild: int, skill: str) -> tuple[int, int]:
    if not hero.character:
        return SKILLS[skill].price, 0
    return SKILLS[skill].price, markers.due(hero, locations.surcharge(hero, guild, skill))


# -- what options cost -------------------------------------------------------------------------------------------


def costs(view: World, seat: Seat, turn: Turn) -> dict[str, Cost]:
    """By option key, for what the turn offers now; what is free is left out."""
    hero = view.heroes[seat]
    found = travel(view, hero) if turn.phase == "move" else services(view, seat, hero)
    for key, (how, name) in uses.usable(hero):
        if how == "act":
            found[key] = cost(hero, movement.price_of(hero, uses.activation(name)))
    return {key: price for key, price in found.items() if price}


def travel(view: World, hero: Hero) -> dict[str, Cost]:
    """Ways and what can be done in place of moving.  PR-MOVE-01"""
    found: dict[str, Cost] = {}
    if view.field == NOWHERE:  # PR-FINAL-12
        for key, (how, _) in movement.affordable(hero).items():
            found[key] = gold(hero, movement.fare(hero, how))
        if has(hero, "sail-any"):
            found |= {key: gold(hero, movement.fare(hero, "ship")) for key, _ in FAR[hero.at]}
        for key, (_, (name, _goal)) in movement.carried(hero):
            found[key] = cost(hero, movement.price_of(hero, movement.movement(name)))
    for key, (how, what) in movement.works(hero):
        if how == "work":
            found[key] = cost(hero, WORKS[what].price)
        elif how == "instead":
            found[key] = cost(hero, movement.price_of(hero, movement.instead(what)))
    return found


def services(view: World, seat: Seat, hero: Hero) -> dict[str, Cost]:
    """What the location and its cards ask for.  PR-OPP-02"""
    found: dict[str, Cost] = {}
    for key, (how, arg) in opportunities.candidates(Aside.of(view), seat):
        if how == "learn":
            skill, letter = arg
            paid = 0 if letter else locations.surcharge(hero, GUILD_AT[hero.at], skill)
            found[key] = {"xp": SKILLS[skill].price, **gold(hero, paid)}
        elif how == "visit":
            found[key] = cost(hero, OPPORTUNITIES[arg].price)
        else:
            found[key] = gold(hero, locations.gold_for(hero, how, arg))
    return found


def gold(hero: Hero, amount: int) -> Cost:
    """With false coins ready, less.  PR-CARD-COUNTERFEIT-01"""
    due = markers.due(hero, amount)
    return {"gold": due} if due else {}


def cost(hero: Hero, price: Price) -> Cost:
    found: Cost = {}
    for coin, amount in price:
        if amount == ALL:
            found[coin] = ALL
        elif coin == "gold":
            found |= gold(hero, amount)
        elif amount:
            found[coin] = amount
    return found
