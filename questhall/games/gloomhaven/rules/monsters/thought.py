"""MONMOVE, MONATK and FOCUS: how a step of a monster's turn becomes a position, and what the mind makes of it.

Where a thought leaves several options, the players choose.  GH-AMBIG-01
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace as with_changes

from msgspec.structs import asdict, replace

from questhall.games.gloomhaven.content.actions import ALL_TARGETS, Attack, Move
from questhall.games.gloomhaven.content.monster_cards import Section
from questhall.games.gloomhaven.position import Enemy, Position
from questhall.games.gloomhaven.rules.ground.field import Field, Token, enemies_of
from questhall.games.gloomhaven.rules.mind.options import Thought, think
from questhall.games.gloomhaven.rules.mind.orders import NO_ATTACK, Orders
from questhall.games.gloomhaven.rules.monsters.turn import Step
from questhall.games.gloomhaven.rules.monsters.values import (
    GREY_HEX,
    MELEE,
    Values,
    attack_range,
    move_points,
)
from questhall.hex import Hex

EVERYBODY = 99  # targets of an attack on all in range; the mind writes it as 6


def targets_of(attack: Attack, section: Section) -> int:
    """How many targets the attack has: as the card says, otherwise as the traits say.  GH-MONATK-02, GH-MONSTAT-07"""
    if attack.on_one:
        return 1
    return ALL_TARGETS if attack.adjacent else attack.targets or section.traits.targets


def attacks_on_each(attack: Attack, section: Section) -> int:
    """How many attacks each target gets: one, or all that the traits allow if the card turns them at one enemy.

    GH-ATK-10, GH-MONSTAT-07
    """
    return section.traits.targets if attack.on_one else 1


def reach_of(attack: Attack, values: Values) -> int:
    """Its range, 0 for melee: areas with a grey hex and attacks on all adjacent enemies are melee.

    GH-MONATK-04, GH-AREA-02
    """
    if attack.adjacent:
        return MELEE
    pattern = (GREY_HEX,) if attack.area and attack.area.melee else ()
    return attack_range(values, attack.reach, pattern)


def orders_of(step: Step, section: Section, values: Values) -> Orders:
    """The move of a step and the attack it serves, or the attack by itself.

    GH-MONMOVE-01, GH-MONMOVE-02, GH-MONMOVE-03, GH-MONATK-04, GH-FOCUS-03
    """
    move = step.action if isinstance(step.action, Move) else None
    attack = step.action if isinstance(step.action, Attack) else step.aim
    return Orders(
        move=move_points(values, move.value) if move else 0,
        jumping=bool(move and move.jump),
        range=reach_of(attack, values) if attack else MELEE,
        targets=targets_of(attack, section) if attack else NO_ATTACK,
        aoe=_pattern(attack) if attack else (),
    )


def position_for(
    field: Field, monster: int, step: Step, section: Section, values: Values, initiatives: Mapping[int, float]
) -> Position:
    """What the mind needs to know: the table as the monster sees it, and the move and attack of this step.

    `initiatives` are those of its enemies by cell, a summon's a little smaller than its owner's.  GH-FOCUS-10
    """
    return replace(seen_by(field, monster, initiatives), **asdict(orders_of(step, section, values)))


def _pattern(attack: Attack) -> tuple[Hex, ...]:
    """The area in the mind's terms: the monster's own hex is among those of a melee area."""
    if attack.area is None:
        return ()
    return (GREY_HEX, *attack.area.hexes) if attack.area.melee else attack.area.hexes


def seen_by(field: Field, monster: int, initiatives: Mapping[int, float]) -> Position:
    """The table around a monster: its enemies, and as obstacles those it cannot see.

    A flyer passes over the invisible but cannot end there, so to it they are like its allies.
    GH-FOCUS-15, GH-FOCUS-16, GH-COND-26
    """
    figure, hex_of = field.figures[monster], field.grid.hex
    enemies = enemies_of(field, monster)
    hidden = [cell for cell in enemies if "invisible" in field.figures[cell].conditions]
    allies = [cell for cell in field.figures if cell != monster and cell not in enemies]

    def hexes(*groups: Iterable[int]) -> tuple[Hex, ...]:
        return tuple(sorted(hex_of(cell) for group in groups for cell in group if field.grid.is_open[cell]))

    return Position(
        board=hexes(field.grid.cells),
        monster=hex_of(monster),
        monsters=hexes(allies, hidden if figure.flying else ()),
        enemies=tuple(Enemy(hex_of(cell), initiatives.get(cell, 0)) for cell in enemies if cell not in hidden),
        obstacles=hexes(field.at(Token.OBSTACLE), () if figure.flying else hidden),
        traps=hexes(field.traps),
        hazards=hexes(field.at(Token.HAZARD)),
        difficult=hexes(field.at(Token.DIFFICULT)),
        thin_walls=_thin_walls(field),
        flying=figure.flying,
        muddled="muddle" in figure.conditions,
    )


def _thin_walls(field: Field) -> tuple[tuple[Hex, Hex], ...]:
    """The walls between hexes, each once, as a hex and a step."""
    pairs = sorted((field.grid.hex(a), field.grid.hex(b)) for a, b in field.grid.walls if a < b)
    return tuple((a, (b[0] - a[0], b[1] - a[1])) for a, b in pairs)


def consider(
    field: Field, monster: int, step: Step, section: Section, values: Values, initiatives: Mapping[int, float]
) -> Thought:
    """Everything the monster may do in a step that moves or attacks. Without a focus it stays and attacks nobody, and
    goes on to its other actions.

    GH-MONORD-01, GH-FOCUS-14, GH-FOCUS-17, GH-MONMOVE-10
    """
    return think(position_for(field, monster, step, section, values, initiatives))


def move_figure(field: Field, start: int, end: int) -> Field:
    """The table after a figure has moved; what lies on its new hex stays there.  GH-MONOTH-07"""
    figures = dict(field.figures)
    figures[end] = figures.pop(start)
    return with_changes(field, figures=figures)
