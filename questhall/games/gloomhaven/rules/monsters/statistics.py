"""MONSTAT and BOSS: from a statistics card to a monster on the map, and what its round adds to it for a while."""

from __future__ import annotations

import math
from collections.abc import Mapping

from questhall.games.gloomhaven.content.actions import Hamper, Retaliate, Shield
from questhall.games.gloomhaven.content.monster_cards import Section, StatisticsCard
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.content.terms import Arrival
from questhall.games.gloomhaven.rules.monsters.values import Values
from questhall.games.gloomhaven.state import Figure

Counts = Mapping[str, int]  # what the letters X and V of a boss's attack stand for at the moment
NO_COUNTS: Counts = {}


def amount(formula: str, characters: int, counts: Counts = NO_COUNTS) -> int:
    """A number, or a formula such as 3+LxC with C (all characters that took part from the start) and other letters;
    2+LxC/2 rounds half of the last product down, 2+L/2^ up.

    GH-BOSS-04, GH-TERM-19, GH-SPECIAL-12
    """
    letters = {"C": characters, **counts}

    def product(term: str) -> int:
        factors, _, parts = term.partition("/")
        value = math.prod(letters.get(factor, 0) if factor.isalpha() else int(factor) for factor in factors.split("x"))
        if parts.endswith("^"):
            return -(-value // int(parts[:-1]))
        return value // int(parts) if parts else value

    return sum(map(product, formula.split("+")))


def section_of(card: StatisticsCard, rank: Rank, level: int) -> Section:
    """The section of the monster level, normal and elite apart; a boss has values of its own.

    GH-MONSTAT-01, GH-MONSTAT-02, GH-BOSS-01, GH-BOSS-02
    """
    return (card.sections.get(rank) or card.sections["boss"])[level]


def values_at(card: StatisticsCard, rank: Rank, level: int, characters: int, counts: Counts = NO_COUNTS) -> Values:
    """The base values of a monster.  GH-MONSTAT-01, GH-MONSTAT-03, GH-BOSS-04"""
    section = section_of(card, rank, level)
    return Values(
        hit_points=amount(section.hit_points, characters),
        move=section.move,
        attack=amount(section.attack, characters, counts),
        range=section.range,
    )


def rank_of(card: StatisticsCard, label: Rank) -> Rank:
    """As its label says; bosses and named monsters are neither normal nor elite.

    GH-SCEN-06, GH-BOSS-02, GH-SPECIAL-11
    """
    if card.like:
        return "none"
    return "boss" if "boss" in card.sections else label


def make_monster(
    card: StatisticsCard, label: Rank, number: int, level: int, characters: int, arrival: Arrival = "diagram"
) -> Figure:
    """A monster as it comes to the map: unhurt, with its own hit points and conditions, and the traits of its card.

    GH-MONSTAT-03, GH-MONSTAT-07, GH-MONSTAT-08, GH-BOSS-05, GH-TERM-17
    """
    rank = rank_of(card, label)
    hit_points = values_at(card, rank, level, characters).hit_points
    monster = Figure("monster", card.type, hit_points, hit_points, rank, number, arrival=arrival)
    monster.immune = list(card.immune)
    only_traits(monster, card, level)
    return monster


def only_traits(monster: Figure, card: StatisticsCard, level: int) -> None:
    """The monster as its statistics card has it: at the end of a round whatever came from ability cards is gone, the
    traits stay. Those that go with its attacks are not kept here.

    GH-MONSTAT-07, GH-MONOTH-06, GH-IX-30
    """
    traits = section_of(card, monster.rank, level).traits
    monster.shield = [traits.shield] if traits.shield else []
    monster.retaliate = [traits.retaliate] if traits.retaliate else []
    monster.advantage, monster.attackers_disadvantage = traits.advantage, traits.attackers_disadvantage


def gain(monster: Figure, action: Shield | Retaliate | Hamper) -> None:
    """What an ability card gives for the rest of the round, from the monster's own turn on.

    GH-MONOTH-06, GH-IX-30, GH-SHIELD-02, GH-RETAL-05
    """
    if isinstance(action, Shield):
        monster.shield = [*monster.shield, action.amount]
    elif isinstance(action, Retaliate):
        monster.retaliate = [*monster.retaliate, action.retaliation]
    else:
        monster.attackers_disadvantage = True
