"""Where to go and what for: every place on the map that promises something, with what it costs to do it there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from questhall.games.runebound.bots import fights, market, power
from questhall.games.runebound.bots.mind import Mind, deck_of
from questhall.games.runebound.bots.routes import gait, ways_to
from questhall.games.runebound.content.board import ADVENTURES, CITY, GEM, KIND, MARKET, PLACES
from questhall.games.runebound.content.cards import ASSETS, CARDS, Adventure
from questhall.games.runebound.odds.trials import quest_odds
from questhall.games.runebound.rules import movement, scenario, turn
from questhall.games.runebound.rules.abilities import ABILITIES
from questhall.games.runebound.state import POINTS

QUEST_AHEAD = 0.06  # a quest card just drawn: what it is worth before one knows the place
FIGHTS_AHEAD = 1.0  # combats that a rest makes easier
VILLAIN = 5.0  # when it is time, nothing else is
NOTHING = 1e-6


class Goal(NamedTuple):
    """What is done on a space: the option of the turn, its gain in power, its action points."""

    cell: int
    key: str
    gain: float
    points: float


def goal(cell: int, key: str, gain: float) -> Goal:
    return Goal(cell, key, gain, turn.PRICE.get(key.partition(":")[0], turn.ACTION))


class Goals:
    """All goals of a hero, and how quickly gain comes from any space."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.gait = gait(mind.hero)
        best: dict[tuple[int, float], Goal] = {}
        for each in found(mind):
            key = (each.cell, each.points)
            if each.gain > NOTHING and (key not in best or each.gain > best[key].gain):
                best[key] = each
        self.goals = list(best.values())
        self.tables = [(ways_to(goal.cell, *self.gait), goal.gain, goal.points) for goal in self.goals]
        self.known: dict[tuple[int, float], float] = {}

    def rate(self, cell: int, spent: float, left: int) -> float:
        """The best gain per action point from this space on: so many points spent to get there, so many left there.

        What needs more points than are left has to wait for the next turn.
        """
        key = (cell, spent)
        if key not in self.known:
            best = 0.0
            for ways, gain, points in self.tables:
                way = ways[cell]
                lost = left if points > left and not way else 0
                rate = gain / (spent + way + points + lost)
                if rate > best:
                    best = rate
            if cell in self.mind.state.zombies and cell != self.mind.hero.at:
                best += self.mind.wounds(movement.ZOMBIE_WOUNDS) / POINTS
            self.known[key] = best
        return self.known[key]

    def here(self) -> list[Goal]:
        return [goal for goal in self.goals if goal.cell == self.mind.hero.at]


def found(mind: Mind) -> Iterator[Goal]:
    if mind.state.villain >= 0 and fights.time_for_villain(mind):
        yield goal(mind.state.villain, "villain", VILLAIN)
    yield from gems(mind)
    yield from quests(mind)
    yield from goods(mind)
    yield from markets(mind)
    yield from beds(mind)
    yield from zombies(mind)
    yield from prey(mind)


def gems(mind: Mind) -> Iterator[Goal]:
    """Adventures: the average of the cards that may come."""
    gains = {kind: adventure(mind, kind) for kind in ADVENTURES}
    for cell, kind in GEM.items():
        if cell not in mind.state.spent:
            yield goal(cell, "adventure", gains[kind])


def adventure(mind: Mind, kind: str) -> float:
    cards = mind.unseen(deck_of(kind)) if len(mind.state.decks[deck_of(kind)]) else []
    return sum(card_worth(mind, CARDS[card]) for card in cards) / len(cards) if cards else 0.0


def card_worth(mind: Mind, card: Adventure) -> float:
    if card.type == "enemy":
        return fights.worth(mind, card.id)
    return mind.event(card.id) if card.type == "event" else QUEST_AHEAD * mind.time


def quests(mind: Mind) -> Iterator[Goal]:
    """Quests and rumours of the hero, and the story quests."""
    hero, state = mind.hero, mind.state
    story = [card for at, card in enumerate(state.slots) if card and mind.seat not in state.helped[at]]
    for card in [*hero.quests, *story]:
        gain = quest_worth(mind, CARDS[card], mind.trophy if card in hero.quests else 0.0)
        for cell in PLACES[CARDS[card].place]:
            yield goal(cell, f"quest:{card}", gain)
    for card in hero.rumours:
        place, ops = CARDS[card].rumour
        for cell in PLACES[place]:
            yield goal(cell, f"rumour:{card}", mind.effects(ops))


def quest_worth(mind: Mind, card: Adventure, trophy: float) -> float:
    """The outcomes with their odds; of several the best that comes about."""
    if card.action == "fight":
        return fights.worth(mind, card.id)
    chances = quest_odds(mind.state, mind.seat, card.id)
    ways = sorted(zip(card.outcomes, chances, strict=True), key=lambda way: -mind.effects(way[0].ops))
    total, missed = 0.0, 1.0
    for outcome, chance in ways:
        gain = mind.effects(outcome.ops) + (0.0 if "discard" in outcome.ops else trophy)
        if outcome.said.startswith("pay"):
            gain -= -mind.gold(-int(outcome.said.split()[1]))
        if gain > 0:
            share = missed * float(chance) if card.action == "explore" else float(chance)
            total = total + share * gain if card.action == "explore" else max(total, share * gain)
            missed *= 1 - float(chance)
    return total


def goods(mind: Mind) -> Iterator[Goal]:
    """What is carried to be sold, and other actions on cards."""
    for card in mind.hero.assets:
        ability = ABILITIES["action"].get(card)
        if ability is None:
            continue
        gain = mind.gold(ASSETS[card].value) if ASSETS[card].value else 0.0
        for cell in PLACES[ability.place] if ability.place else [mind.hero.at]:
            yield goal(cell, f"action:{card}", gain)
    for card in mind.hero.skills:
        if card in ABILITIES["action"]:
            yield goal(mind.hero.at, f"action:{card}", mind.effects(ABILITIES["action"][card].ops))


def markets(mind: Mind) -> Iterator[Goal]:
    for cell in CITY.values():
        yield goal(cell, "shop", market.visiting(mind, MARKET[cell]))


def beds(mind: Mind) -> Iterator[Goal]:
    """Cities and locations heal everything."""
    if mind.hero.wounds:
        gain = mind.healing(mind.hero.wounds) + FIGHTS_AHEAD * courage(mind)
        for cell in KIND:
            yield goal(cell, "rest", gain)


def courage(mind: Mind) -> float:
    """How much better a combat would go after a rest."""
    foes = [card for card in mind.unseen(0) if CARDS[card].type == "enemy"]
    if not foes or not mind.hero.wounds:
        return 0.0
    return sum(fights.worth(mind, card, healed=True) - fights.worth(mind, card) for card in foes) / len(foes)


def zombies(mind: Mind) -> Iterator[Goal]:
    for cell in mind.state.zombies:
        bite = 0.0 if cell == mind.hero.at else mind.wounds(movement.ZOMBIE_WOUNDS)
        weaker = power.villain_life(mind.state, mind.hero.tokens) > CARDS[mind.state.scenario].least
        yield goal(cell, "zombie", mind.gold(scenario.ZOMBIE_GOLD) + 0.05 * weaker + bite)


def prey(mind: Mind) -> Iterator[Goal]:
    if mind.hero.card == "corbin":
        for seat, other in enumerate(mind.state.heroes):
            if seat != mind.seat and seat not in mind.hero.challenged and other.at >= 0:
                yield goal(other.at, f"hunt:{other.card}", fights.hunting(mind, seat))
