"""SPECIAL and FOCUS: marks, plates, obstacles with hit points, numbered tokens, formulas, for scenarios to come; whose
turn counts as earlier.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from questhall.games.gloomhaven.content.scenario_map import ScenarioMap
from questhall.games.gloomhaven.rules.combat.harm import is_down
from questhall.games.gloomhaven.rules.ground.field import Field, Token
from questhall.games.gloomhaven.rules.monsters.arrivals import Quest
from questhall.games.gloomhaven.rules.monsters.statistics import amount
from questhall.games.gloomhaven.rules.scenario.order import LONG_REST, Turn
from questhall.games.gloomhaven.state import Figure
from questhall.hex import Hex
from questhall.kernel import Chance, Refusal

A_LITTLE, A_TRIFLE = 0.001, 0.00001  # places within one initiative, and among the summons of one character
MOST_STANDEES = 10


def worked_out(quest: Quest, formula: str) -> int:
    """A scenario's formula, `3+LxC` say, by ordinary precedence.  GH-SPECIAL-12, GH-TERM-18, GH-TERM-19"""
    return amount(formula, quest.characters, {"L": quest.level})


def marks_on(scenario: ScenarioMap, way: Iterable[Hex], read: Collection[str] = ()) -> list[str]:
    """The marks a character comes upon, in order, whose text has not been read.  GH-SCEN-03, GH-SPECIAL-10"""
    found = [mark for hex_ in way for mark, hexes in scenario.marks.items() if hex_ in hexes]
    return [mark for mark in dict.fromkeys(found) if mark not in read]


def pressed_plates(field: Field, figures: Mapping[int, Figure]) -> list[int]:
    """The plates that may trigger when a turn ends, anybody's turn: those with a character on them.  GH-SPECIAL-05"""
    return sorted(cell for cell in field.at(Token.PLATE) if cell in figures and figures[cell].kind == "character")


# Obstacles with hit points


def make_objective(quest: Quest, name: str, hit_points: str, number: int = 0) -> Figure:
    """An obstacle with hit points: it can be attacked like an enemy.  GH-SPECIAL-06, GH-SPECIAL-08"""
    life = worked_out(quest, hit_points)
    return Figure("objective", name, life, life, number=number)


def after_damage(field: Field, cell: int, objective: Figure) -> Field:
    """It is removed once its hit points are below 1.  GH-SPECIAL-06"""
    return field.without(Token.OBSTACLE, [cell]) if is_down(objective) else field


def cannot_remove(cell: int, objectives: Collection[int]) -> Refusal | None:
    """Abilities that remove obstacles do nothing to one with hit points.  GH-SPECIAL-07"""
    return Refusal("obstacle.only-damage", "GH-SPECIAL-07") if cell in objectives else None


# Numbered tokens


def numbered_allies(name: str, hit_points: int, count: int, chance: Chance) -> list[Figure]:
    """Allies with tokens that were mixed, in the order in which they are placed.  GH-SPECIAL-09"""
    numbers = list(range(1, count + 1))
    chance.shuffle(numbers, f"tokens.{name}")
    return [Figure("ally", name, hit_points, hit_points, number=number) for number in numbers]


def order_of_allies(allies: Sequence[Figure]) -> list[Figure]:
    """Their numbers fix the order of their turns.  GH-SPECIAL-09"""
    return sorted(allies, key=lambda ally: ally.number)


# Who is earlier


def focus_initiatives(figures: Mapping[int, Figure], turns: Mapping[str, Turn]) -> dict[int, float]:
    """The initiative of every figure, by cell, as it counts when somebody chooses a focus.

    A summon stands just before its owner, those of one owner as they were summoned (their numbers); monsters of a type
    by their order within it; an obstacle with hit points has 99, like a long rest.
    GH-FOCUS-09, GH-FOCUS-10, GH-FOCUS-11, GH-SUMMON-13, GH-SPECIAL-13
    """
    return {cell: _initiative(fighter, turns) for cell, fighter in figures.items()}


def _initiative(fighter: Figure, turns: Mapping[str, Turn]) -> float:
    if fighter.kind == "objective":
        return LONG_REST
    turn = turns[fighter.owner or fighter.name]
    if fighter.kind == "monster":
        place = fighter.number if fighter.rank == "elite" else MOST_STANDEES + fighter.number
        return turn.initiative + place * A_LITTLE
    own = turn.initiative + turn.other_card * A_LITTLE
    return own - A_LITTLE / 2 + fighter.number * A_TRIFLE if fighter.kind == "summon" else own
