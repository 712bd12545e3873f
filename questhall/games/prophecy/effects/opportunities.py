"""Opportunity cards of their own kind: (what they offer, what is done); the card is discarded by the caller."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import ARTIFACTS, FOES, ITEMS, RARE
from questhall.games.prophecy.rules import decks, locations, markers, movement
from questhall.games.prophecy.rules.board import NAMES
from questhall.games.prophecy.rules.characters import alive, hero_of
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.state import Hero, M, Pick, Turn
from questhall.kernel import EVERYBODY, Seat

FEE_ALCHEMIST, FEE_MARKET, FEE_WIZARD = 4, 5, 2
MARKET_ITEMS = 6
COLLECTOR_PAYS = 2  # times the price
ALCHEMIST_BLUE = 3
HERMIT_XP = 3
Options = list[tuple[str, Any]]


def affordable(hero: Hero, gold: int) -> bool:
    return markers.cannot_afford(hero, gold) is None


# -- services ----------------------------------------------------------------------------------------------------


def alchemist(m: M, seat: Seat) -> Options:
    """1 blue for 1 red, or 1 red for 3 blue, from the right side.  PR-CARD-ALCHEMIST-01, PR-CARD-ALCHEMIST-02"""
    hero = hero_of(m, seat)
    if not affordable(hero, FEE_ALCHEMIST):
        return []
    found: Options = []
    if hero.mana and hero.health + hero.wounds < markers.MAX_RED:
        found.append(("brew-strength", "red"))
    if hero.health and hero.mana + hero.spent < markers.MAX_BLUE:
        found.append(("brew-will", "blue"))
    return found


def brew(m: M, seat: Seat, turn: Turn, what: str) -> None:
    markers.charge(m, seat, FEE_ALCHEMIST)
    if what == "red":
        markers.lose_will(m, seat)
        markers.gain_strength(m, seat, 1)
    else:
        markers.lose_strength(m, seat)
        markers.gain_will(m, seat, ALCHEMIST_BLUE)


def black_market(m: M, seat: Seat) -> Options:
    """An entrance fee, then one of six common items."""
    return [("visit:black-market", None)] if affordable(hero_of(m, seat), entrance(hero_of(m, seat))) else []


def entrance(hero: Hero) -> int:
    """Haggling works here too.  PR-CARD-TRADER-01"""
    return FEE_MARKET - locations.CHEAPER if has(hero, "haggle") else FEE_MARKET


def enter_market(m: M, seat: Seat, turn: Turn, what: Any) -> None:
    markers.charge(m, seat, entrance(hero_of(m, seat)))
    drawn = [decks.draw_item(m, "common") for _ in range(MARKET_ITEMS)]
    shown = [item for item in drawn if item is not None]
    for item in shown:
        m.tell(e.OFFERED, item, "black-market")
    if shown:
        m.state.agenda.append(Pick(seat, "market", shown))


def collector(m: M, seat: Seat) -> Options:
    """Twice the price for one sound item, not an artifact."""
    return [(f"collect:{item}", item) for item in hero_of(m, seat).items if item not in ARTIFACTS]


def collect(m: M, seat: Seat, turn: Turn, item: str) -> None:
    decks.lose_item(m, seat, item)
    markers.earn(m, seat, COLLECTOR_PAYS * ITEMS[item].price)


def apothecary(m: M, seat: Seat) -> Options:
    """Health or mana, at the prices of Forest Camp and Magic Tower."""
    hero = hero_of(m, seat)
    heals = [(f"buy-health:{n}", ("heal", n)) for n in range(1, hero.wounds + 1)]
    mana = [(f"buy-mana:{n}", ("mana", n)) for n in range(1, hero.spent + 1)]
    return [(key, cure) for key, cure in [*heals, *mana] if affordable(hero, locations.gold_for(hero, *cure))]


def treat(m: M, seat: Seat, turn: Turn, what: tuple[str, int]) -> None:
    kind, amount = what
    (locations.heal if kind == "heal" else locations.mana)(m, seat, turn, amount)


# -- wishes ------------------------------------------------------------------------------------------------------


def golden_fish(m: M, seat: Seat) -> Options:
    """One wish, only for whoever has fewer than every other.  PR-CARD-GOLDFISH-01, PR-CARD-GOLDFISH-02"""
    counts: dict[str, Callable[[Hero], int]] = {
        "strength": lambda hero: hero.health + hero.wounds,
        "will": lambda hero: hero.mana + hero.spent,
        "rare": lambda hero: sum(item in RARE or item in ARTIFACTS for item in hero.items + hero.damaged),
    }
    return [(f"fish-{wish}", wish) for wish, count in counts.items() if fewest(m, seat, count)]


def fewest(m: M, seat: Seat, count: Callable[[Hero], int]) -> bool:
    own = count(hero_of(m, seat))
    return all(own < count(hero_of(m, other)) for other in alive(m.state) if other != seat)


def grant(m: M, seat: Seat, turn: Turn, what: str) -> None:
    """PR-CARD-GOLDFISH-03"""
    if what == "strength":
        markers.gain_strength(m, seat, 1)
    elif what == "will":
        markers.gain_will(m, seat, 1)
    else:
        decks.find_item(m, seat, "rare")


def wealth(hero: Hero) -> int:
    """Gold and prices; artifacts count 0, damaged items their price.  PR-CARD-HERMIT-01"""
    return hero.gold + sum(ITEMS[item].price for item in hero.items + hero.damaged)


def excess(m: M, seat: Seat) -> int:
    """By how much somebody else is poorer."""
    others = [wealth(hero_of(m, other)) for other in alive(m.state) if other != seat]
    return max(0, wealth(hero_of(m, seat)) - min(others, default=0))


def hermit(m: M, seat: Seat) -> Options:
    """Only for the poorest, or whoever makes himself so.  PR-CARD-HERMIT-02, PR-CARD-HERMIT-03"""
    return [("visit:hermit", None)]


def call_on_hermit(m: M, seat: Seat, turn: Turn, what: Any) -> None:
    m.state.agenda.append(Pick(seat, "hermit"))


# -- ways and dangers --------------------------------------------------------------------------------------------


def master_wizard(m: M, seat: Seat) -> Options:
    """Anywhere for 2 gold."""
    hero = hero_of(m, seat)
    if not affordable(hero, FEE_WIZARD):
        return []
    return [(f"wizard:{name}", at) for at, name in enumerate(NAMES) if at != hero.at]


def teleport(m: M, seat: Seat, turn: Turn, goal: int) -> None:
    """The place counts as just entered: creatures and opportunities there follow.  PR-CARD-WIZARD-01"""
    markers.charge(m, seat, FEE_WIZARD)
    hero_of(m, seat).at = goal
    m.tell(e.MOVED, seat, "master-wizard", NAMES[goal])
    turn.served = False
    movement.arrive(m, seat, turn)


def ruins(m: M, seat: Seat) -> Options:
    return [("visit:ruins", None)]


def search(m: M, seat: Seat, turn: Turn, what: Any) -> None:
    """The first creature of the adventure deck comes here and must be fought; the deck is shuffled.

    PR-CARD-RUINS-01, PR-CARD-RUINS-02
    """
    deck = m.state.adventures
    found = next((card for card in reversed(deck.cards) if card in FOES), None)
    if found is not None:
        deck.take(found)
        decks.place(m, found, hero_of(m, seat).at, EVERYBODY)
        turn.phase = "fight"
    deck.shuffle(m.chance, "adventures")


def keep(m: M, seat: Seat) -> Options:
    """Forgotten Chapel and Clover Meadow are taken along; see rules/opportunities.py."""
    return []


def kept(m: M, seat: Seat, turn: Turn, what: Any) -> None:
    """Nothing more.  PR-CARD-CLOVER-01"""


OpportunityEffect = tuple[Callable[[M, Seat], Options], Callable[[M, Seat, Turn, Any], None]]
OPPORTUNITY_EFFECTS: dict[str, OpportunityEffect] = {
    "alchemist": (alchemist, brew),
    "black_market": (black_market, enter_market),
    "collector": (collector, collect),
    "apothecary": (apothecary, treat),
    "golden_fish": (golden_fish, grant),
    "hermit": (hermit, call_on_hermit),
    "master_wizard": (master_wizard, teleport),
    "ruins": (ruins, search),
    "keep": (keep, kept),
}
