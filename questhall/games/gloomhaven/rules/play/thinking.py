"""FOCUS and AMBIG: the table as a monster or a summon sees it, what the mind makes of it, and what the players decide.

Where the rules leave several equal choices the players decide.  GH-AMBIG-01
"""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.actions import Attack, Move
from questhall.games.gloomhaven.content.monster_cards import Section
from questhall.games.gloomhaven.content.terms import LONG_REST, MOST_STANDEES
from questhall.games.gloomhaven.rules.ground.ground import Gait, Ground
from questhall.games.gloomhaven.rules.mind.options import Option, Thought, consider
from questhall.games.gloomhaven.rules.monsters.thought import orders_for
from questhall.games.gloomhaven.rules.play.ambiguous import decider
from questhall.games.gloomhaven.rules.play.table import (
    floor,
    is_unseen,
    obstacle_mask,
    section,
    spot,
    trap_mask,
    values,
)
from questhall.games.gloomhaven.state import Beast, Figure, M, World
from questhall.kernel import Ask, Choose

A_LITTLE, A_TRIFLE = 0.001, 0.00001  # places within one initiative, and among the summons of one character
PLAIN = Section("1", 0, "0", 0)  # a summon has no section


def section_for(w: World, actor: Figure) -> Section:
    return section(w, actor) if actor.kind == "monster" else PLAIN


def ground_for(w: World, actor: Figure, jumping: bool) -> tuple[Ground, list[Figure]]:
    """The table as the figure sees it: the invisible are obstacles to it, or to a flyer like its allies.

    GH-FOCUS-15, GH-COND-26
    """
    open_ = floor(w)
    friends, hidden, seen = 0, 0, []
    side = actor.side
    for each in w.figures:
        if each is actor:
            continue
        if each.side is side:
            friends |= 1 << each.cell
        elif is_unseen(w, each):
            hidden |= 1 << each.cell
        else:
            seen.append(each)
    gait = Gait.FLY if actor.flying else Gait.JUMP if jumping else Gait.WALK
    return (
        Ground(
            grid=open_.grid,
            sight=open_.sight,
            board=open_.board,
            monster=actor.cell,
            allies=friends | (hidden if actor.flying else 0),
            enemies=tuple(each.cell for each in seen),
            initiatives=tuple(focus_initiative(w, each) for each in seen),
            obstacles=obstacle_mask(w) | (0 if actor.flying else hidden),
            negative=trap_mask(w) | open_.hazards,
            difficult=open_.difficult,
            gait=gait,
            muddled="muddle" in actor.conditions,
        ),
        seen,
    )


def focus_initiative(w: World, each: Figure) -> float:
    """Who is earlier when a focus is chosen.  GH-FOCUS-09, GH-FOCUS-10, GH-FOCUS-11, GH-SUMMON-13, GH-SPECIAL-13"""
    if each.kind == "monster":
        card = w.abilities.revealed.get(each.name, "")
        turn = bestiary.card(card).initiative if card else LONG_REST
        return turn + (each.number if each.rank == "elite" else MOST_STANDEES + each.number) * A_LITTLE
    if each.seat < 0:
        return LONG_REST
    hero = w.heroes[each.seat]
    if hero.exhausted:  # it stands there without cards.  GH-VAR-PD-02
        return LONG_REST
    own = hero.initiative + hero.second * A_LITTLE
    return own - A_LITTLE / 2 + each.number * A_TRIFLE if each.kind == "summon" else own


def think(m: M, beast: Beast, actor: Figure, move: Move | None, attack: Attack | None) -> Ask:
    """What it does, the players' choice where several things are equal; None without a focus. The focus is kept for the
    turn; if it is gone another is chosen.

    GH-FOCUS-01, GH-FOCUS-14, GH-FOCUS-17, GH-AMBIG-01
    """
    w = m.state
    ground, seen, thought = thought_of(w, beast, actor, move, attack)
    if not thought.focus:
        beast.focus = ""
        return None
    by_hex = {ground.grid.hex(each.cell): each for each in seen}
    if all(each.id != beast.focus for each in seen):
        beast.focus = by_hex[thought.focus[0]].id
        m.tell(events.FOCUS, actor.id, beast.focus)
    option = yield from decided(m, beast, actor, ground, thought)
    targets = [by_hex[hex_].id for hex_ in option.attacks]
    if targets and beast.focus not in targets and len(thought.focus) > 1:
        beast.focus = next((by_hex[hex_].id for hex_ in thought.focus if hex_ in option.attacks), beast.focus)
    return ground.grid.cell(option.hex), targets


def thought_of(
    w: World, beast: Beast, actor: Figure, move: Move | None, attack: Attack | None
) -> tuple[Ground, list[Figure], Thought]:
    """What the mind makes of the table now: the ground, the enemies it sees, and its options with their reasons."""
    ground, seen = ground_for(w, actor, bool(move and move.jump))
    orders = orders_for(values(w, actor), section_for(w, actor), move, attack)
    kept = next((number for number, each in enumerate(seen) if each.id == beast.focus), None)
    return ground, seen, consider(ground, orders, kept)


def decided(m: M, beast: Beast, actor: Figure, ground: Ground, thought: Thought) -> Ask:
    """Of equal options that change anything the players choose.  GH-AMBIG-01"""
    w = m.state
    options = thought.options
    if len(options) == 1:
        return options[0]
    seat = decider(w, beast.focus)
    if seat < 0:
        return options[0]
    named = {key_of(w, ground, option): option for option in options}
    m.tell(events.DECIDED, actor.id)
    return (yield Choose(seat, "monster", {"any": options[0], **named}))


def key_of(w: World, ground: Ground, option: Option) -> str:
    """`there:D5`, or with the targets `from:D5:brute+spellweaver`."""
    by_cell = {each.cell: each.id for each in w.figures}
    whom = "+".join(by_cell[ground.grid.cell(hex_)] for hex_ in option.attacks)
    where = spot(w, ground.grid.cell(option.hex))
    return f"from:{where}:{whom}" if whom else f"there:{where}"
