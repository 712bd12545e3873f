"""Locations: what waits in each of them, and which way leads to most."""

from __future__ import annotations

from functools import cache

from questhall.games.prophecy.bots import bargains, duels, fights, trade
from questhall.games.prophecy.bots.mind import COMMON, Mind
from questhall.games.prophecy.content.cards import ARTIFACTS, FOES, ITEMS, OPPORTUNITIES, RING, Opportunity
from questhall.games.prophecy.effects import opportunities as cards
from questhall.games.prophecy.odds import SIDES
from questhall.games.prophecy.rules import board, markers, movement
from questhall.games.prophecy.rules.opportunities import gains_of
from questhall.games.prophecy.rules.routes import FARES, WORK_AT, WORKS, on_board

PATIENCE = 0.82  # a turn later
FAR = 6  # turns are looked ahead
# What became of a unit promised by each, beside one of a battle: futures of 100 decisions, played on and compared.
CHANCES, DUELS, SERVICES = 1.3, 0.4, 0.8
CREATURES = 37 / 63  # of the adventures
SURPRISE = 1.3  # an unknown opportunity
CHAPEL, CLOVER, WIZARD = 1.2, 0.05, 0.4


def turns_from(at: int, paid: tuple[str, ...]) -> list[int]:
    """In how many movements every location is reached, on foot and by the ways that can be paid."""
    found, edge = {at: 0}, [at]
    while edge:
        here = edge.pop(0)
        for how, goal in on_board(here, paid).values():
            if how != "stay" and goal not in found:
                found[goal] = found[here] + 1
                edge.append(goal)
    return [found[goal] for goal in range(board.SIZE)]


@cache
def turns(paid: tuple[str, ...]) -> list[list[int]]:
    return [turns_from(at, paid) for at in range(board.SIZE)]


@cache
def next_steps(fares: tuple[tuple[str, int], ...]) -> list[list[tuple[int, int]]]:
    """By location: where one movement leads, and for how much gold at least."""
    found = []
    for at in range(board.SIZE):
        ways: dict[int, int] = {}
        for how, goal in on_board(at, tuple(how for how, _ in fares)).values():
            if goal != at:
                ways[goal] = min(ways.get(goal, 99), dict(fares).get(how, 0))
        found.append(list(ways.items()))
    return found


def visit(mind: Mind, at: int) -> float:
    """What is to be had by entering a location or staying there: battles first, then what it offers."""
    asked = ("visit", at)
    if asked not in mind.kept:
        mind.kept[asked] = worked_out(mind, at)
    value: float = mind.kept[asked]
    return value


def worked_out(mind: Mind, at: int) -> float:
    foes, chances, hidden = mind.lying(at)
    total, alive = 0.0, 1.0
    for fight in sorted((fights.best(mind, foe, at) for foe in foes), key=lambda fight: -fight.value):
        total += alive * fight.value
        alive *= fight.win
    for foe in foes:
        if "optional" in FOES[foe].rules and total < 0:
            total, alive = 0.0, 1.0
    for _ in range(hidden):
        met = fights.unknown_creature(mind)
        total += alive * (CREATURES * met.value + (1 - CREATURES) * SURPRISE)
        alive *= 1 - CREATURES + CREATURES * met.win
    total += CHANCES * alive * sum(max(0.0, opportunity(mind, OPPORTUNITIES[name], at)) for name in chances)
    total += alive * sum(mind.artifact() for where in mind.state.where if where == at)
    total += DUELS * alive * duels.best_attack(mind, at)
    if mind.state.teams and at != mind.hero.at:
        total += alive * bargains.meeting(mind, at)
    return total + SERVICES * alive * trade.services(mind, at)


# -- opportunities -----------------------------------------------------------------------------------------------------


def opportunity(mind: Mind, card: Opportunity, at: int) -> float:
    """What an opportunity card would bring to this character there."""
    if card.effect:
        return EFFECTS[card.effect](mind, card)
    here = mind.hero if mind.hero.at == at else mind.with_hero(at=at).hero
    gains = gains_of(here, card)
    if markers.idle(here, gains) or markers.cannot_pay(here, card.price) is not None:
        return -1.0
    if card.test:
        value = markers.strength(here) if card.test == "strength" else markers.will(here)
        chance = min(SIDES, max(0, SIDES + 1 - card.reach + value)) / SIDES
        return chance * mind.gains(gains) + (1 - chance) * mind.gains(card.fail)
    return mind.gains(gains) - mind.price(card.price)


def alchemist(mind: Mind, card: Opportunity) -> float:
    if not cards.affordable(mind.hero, cards.FEE_ALCHEMIST):
        return 0.0
    return max(brewing(mind, "red"), brewing(mind, "blue"))


def brewing(mind: Mind, what: str) -> float:
    """A blue marker for a red one, or a red one for three blue ones."""
    hero, fee = mind.hero, mind.gold(-cards.FEE_ALCHEMIST)
    if what == "red":
        able = hero.mana and hero.health + hero.wounds < markers.MAX_RED
        return mind.strength() - mind.will() + fee if able else 0.0
    room = min(cards.ALCHEMIST_BLUE, markers.MAX_BLUE - hero.mana - hero.spent)
    return room * mind.will() + mind.health(-1) - 3.0 + fee if hero.health and room > 0 else 0.0


def black_market(mind: Mind, card: Opportunity) -> float:
    fee = cards.entrance(mind.hero)
    return 2 * COMMON + mind.gold(-fee) if cards.affordable(mind.hero, fee) else 0.0


def collector(mind: Mind, card: Opportunity) -> float:
    found = [collecting(mind, item) for item in mind.hero.items if item not in ARTIFACTS]
    return max(found, default=0.0)


def collecting(mind: Mind, item: str) -> float:
    return mind.gold(cards.COLLECTOR_PAYS * ITEMS[item].price) - mind.card(item)


def apothecary(mind: Mind, card: Opportunity) -> float:
    hero = mind.hero
    return max([trade.healing(mind, n) for n in range(1, min(hero.wounds, hero.gold) + 1)], default=0.0)


def golden_fish(mind: Mind, card: Opportunity) -> float:
    others = [h for s, h in enumerate(mind.state.heroes) if s != mind.seat and h.character]
    weakest = all(mind.hero.health + mind.hero.wounds < h.health + h.wounds for h in others)
    dullest = all(mind.hero.mana + mind.hero.spent < h.mana + h.spent for h in others)
    return max(mind.strength() * weakest, mind.will() * dullest, 0.2)


def hermit(mind: Mind, card: Opportunity) -> float:
    wealth = [cards.wealth(h) for s, h in enumerate(mind.state.heroes) if s != mind.seat and h.character]
    over = max(0, cards.wealth(mind.hero) - min(wealth, default=0))
    if over > mind.hero.gold:
        return -1.0
    return mind.xp(cards.HERMIT_XP) + mind.gold(-over)


def master_wizard(mind: Mind, card: Opportunity) -> float:
    return WIZARD if cards.affordable(mind.hero, cards.FEE_WIZARD) else 0.0


def ruins(mind: Mind, card: Opportunity) -> float:
    return fights.unknown_creature(mind).value


def keepsake(mind: Mind, card: Opportunity) -> float:
    return CHAPEL if card.id == "forgotten-chapel" else CLOVER


EFFECTS = {
    "alchemist": alchemist,
    "black_market": black_market,
    "collector": collector,
    "apothecary": apothecary,
    "golden_fish": golden_fish,
    "hermit": hermit,
    "master_wizard": master_wizard,
    "ruins": ruins,
    "keep": keepsake,
}


# -- ways --------------------------------------------------------------------------------------------------------------


def ahead(mind: Mind, at: int) -> float:
    """The best that can be reached from there in the turns to come, sooner is better."""
    if "ahead" not in mind.kept:
        mind.kept["ahead"] = foresight(mind)
    return float(mind.kept["ahead"][at])


def foresight(mind: Mind) -> list[float]:
    """By location: the best errand that begins there next turn; fares are paid, and what lurks on the way is met."""
    visits, tasks = prospects(mind)
    fares = tuple([(how, movement.fare(mind.hero, how)) for how in movement.ways_paid(mind.hero)])
    price = [-mind.gold(-gold) for gold in range(max(FARES.values()) + 1)]
    ways = next_steps(fares)
    best = [PATIENCE * max(0.0, task) for task in tasks]
    for _ in range(FAR):
        there = [
            visit if visit > 0 and visit > later else later + min(0.0, visit)
            for visit, later in zip(visits, best, strict=True)
        ]
        then = [
            max(now, PATIENCE * max([there[goal] - price[gold] for goal, gold in ways[at]]))
            for at, now in enumerate(best)
        ]
        if then == best:
            break
        best = then
    return best


def prospects(mind: Mind) -> tuple[list[float], list[float]]:
    """By location: what a visit brings, and the best that can be done there in place of a movement."""
    if "prospects" not in mind.kept:
        visits = [visit(mind, at) for at in range(board.SIZE)]
        mind.kept["prospects"] = visits, [in_place(mind, at) for at in range(board.SIZE)]
    found: tuple[list[float], list[float]] = mind.kept["prospects"]
    return found


def in_place(mind: Mind, at: int) -> float:
    """An astral attack or work."""
    best = max([fights.assault(mind, plane, at) for plane in RING[at].planes], default=0.0)
    return max([best, *[labour(mind, work) for work, _ in WORK_AT[at]]])


def labour(mind: Mind, work: str) -> float:
    """Work of a location in place of movement."""
    said = WORKS[work]
    return (mind.gold(said.amount) if said.coin == "gold" else mind.xp(said.amount)) - mind.price(said.price)


def going(mind: Mind, goal: int) -> float:
    """A movement to a location: what is there, and what comes within reach."""
    return visit(mind, goal) + ahead(mind, goal)
