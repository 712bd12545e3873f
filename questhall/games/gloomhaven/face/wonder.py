"""What can be wondered about a view.  All of it is worked out from the view, never from what that hides.

`intent:<figure>`, `reach:<figure>`, `threat:<spot>`, `sight:<spot>:<spot>`, `area:<spot>:<turn>`, `position:<figure>`,
`chronicle`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from questhall.games.gloomhaven.content.actions import Action
from questhall.games.gloomhaven.face.answers import (
    Answer,
    AreaAnswer,
    Attacker,
    Chronicle,
    Glimpse,
    PositionAnswer,
    ReachAnswer,
    SightAnswer,
    Threat,
)
from questhall.games.gloomhaven.face.board import mine
from questhall.games.gloomhaven.face.campaign.chronicle import chronicle
from questhall.games.gloomhaven.face.intents import NO_CARD, cards_to_come, has_acted, intent
from questhall.games.gloomhaven.face.options.layings import TURNS, Areas, laid_now
from questhall.games.gloomhaven.face.reach import Arm
from questhall.games.gloomhaven.position import Enemy, Position
from questhall.games.gloomhaven.rules.ground.ground import Gait, Ground
from questhall.games.gloomhaven.rules.mind.orders import Orders
from questhall.games.gloomhaven.rules.monsters.thought import orders_for
from questhall.games.gloomhaven.rules.monsters.turn import aims_of
from questhall.games.gloomhaven.rules.play.beasts import actions_for
from questhall.games.gloomhaven.rules.play.table import character, figure, floor, place, values
from questhall.games.gloomhaven.rules.play.thinking import ground_for, section_for
from questhall.games.gloomhaven.state import Act, Beast, Figure, World
from questhall.games.gloomhaven.tool.sight import SightLine, glance
from questhall.hex import DIRECTIONS, Hex
from questhall.hex.bits import cells_of
from questhall.kernel.texts import LANGUAGES, Texts

FAR = -1  # no way leads there


def wonder(view: World, question: str) -> Answer | None:
    """The answer, or None where there is no such question now."""
    verb, *what = question.split(":")
    answer = ANSWERS.get(verb)
    asked_well = answer is not None and len(what) == OBJECTS[verb]
    there = view.campaign if verb == "chronicle" else view.rooms
    return answer(view, *what) if answer and asked_well and there else None


def open_cell(view: World, spot: str) -> int | None:
    """A hex that lies open, by its name."""
    cell = place(view).cells.get(spot)
    return cell if cell is not None and floor(view).grid.is_open[cell] else None


# -- reach ----------------------------------------------------------------------------------------------------------


def arms(view: World, actor: Figure, without: Figure | None = None) -> list[Arm]:
    """One for each card that may come."""
    cards = cards_to_come(view, actor, has_acted(view, actor))
    return [Arm(view, actor, actions_with(view, actor, card), without) for card in cards]


def actions_with(view: World, actor: Figure, card: str) -> Sequence[Action]:
    """What it would do with that card."""
    revealed = view.abilities.revealed
    if card != NO_CARD:
        view.abilities.revealed = {**revealed, actor.name: card}
    actions = actions_for(view, Beast(actor.id), actor)
    view.abilities.revealed = revealed
    return actions


def acts_alone(actor: Figure | None) -> bool:
    """A monster or a summon."""
    return actor is not None and actor.kind in ("monster", "summon")


def reach(view: World, id_: str) -> ReachAnswer | None:
    actor = figure(view, id_)
    if actor is None or not acts_alone(actor):
        return None
    moves = hits = 0
    for arm in arms(view, actor):
        moves |= arm.moves
        hits |= arm.hit_cells()
    return ReachAnswer(id_, list(cells_of(moves)), list(cells_of(hits)))


def threat(view: World, spot: str) -> Threat | None:
    """Of the character of whoever looks, wherever it stands now."""
    cell = open_cell(view, spot)
    if cell is None:
        return None
    own = next((one for seat in mine(view) if (one := character(view, seat)) is not None), None)
    found = []
    for each in [each for each in view.figures if each.kind == "monster"]:
        known = arms(view, each, own)
        able = sum(arm.hits(cell) for arm in known)
        if able:
            found.append(Attacker(each.id, able, len(known), has_acted(view, each)))
    return Threat(cell, found)


# -- sight ----------------------------------------------------------------------------------------------------------


def sight(view: World, one: str, other: str) -> SightAnswer | None:
    """GH-LOS-01, GH-LOS-02"""
    start, end = open_cell(view, one), open_cell(view, other)
    if start is None or end is None or start == end:
        return None
    open_ = floor(view)
    found = glance(open_.grid, open_.sight, start, end)
    far = open_.board.steps(start, end)
    adjacent = end in open_.grid.neighbours[start]
    return SightAnswer(found.seen or adjacent, adjacent, FAR if far is None else far, list(map(glimpse, found.lines)))


def glimpse(line: SightLine) -> Glimpse:
    return Glimpse(line.start, line.end, list(line.walls), list(line.thin_walls))


# -- areas ----------------------------------------------------------------------------------------------------------


def area(view: World, spot: str, turn: str) -> AreaAnswer | None:
    """An area of the attack under way, laid elsewhere.  GH-AREA-01, GH-AREA-04, GH-AREA-05"""
    act = view.agenda[-1] if view.agenda else None
    cell, known = open_cell(view, spot), laid_now(view, act) if isinstance(act, Act) else None
    if cell is None or known is None or not turn.isdecimal() or int(turn) >= TURNS:
        return None
    at = known.actor.cell if known.melee else cell
    cells = known.cells(at, int(turn))
    figures = known.covered(cells)
    key = known.key(cells) if figures and known.legal(cells) else ""
    rule, reason = ("", "") if key else why_not(known, cells, figures)
    return AreaAnswer(at, int(turn), cells, figures, key, rule, reason)


def why_not(known: Areas, cells: list[int], figures: list[str]) -> tuple[str, str]:
    """The rule, and the reason by which it is told."""
    if not known.legal(cells):
        return "GH-AREA-04", "area.range"
    return ("GH-AREA-03", "area.nobody") if not figures else ("GH-AREA-05", "target.sight")


# -- the tool -------------------------------------------------------------------------------------------------------


def position(view: World, id_: str) -> PositionAnswer | None:
    """The situation of a monster as the tool reads it, with the first move and attack of its card."""
    actor = figure(view, id_)
    if actor is None or not acts_alone(actor):
        return None
    card = cards_to_come(view, actor, has_acted(view, actor))[0]
    aims = aims_of(actions_with(view, actor, card))
    move, attack = aims[0] if aims else (None, None)
    orders = orders_for(values(view, actor), section_for(view, actor), move, attack)
    ground, _ = ground_for(view, actor, orders.jumping)
    return PositionAnswer(id_, card, written(ground, orders))


def written(ground: Ground, orders: Orders) -> Position:
    """A ground in the fields of a position."""
    grid = ground.grid

    def hexes(mask: int) -> tuple[Hex, ...]:
        return ground.hexes(cell for cell in cells_of(mask) if grid.is_open[cell])

    places = zip(ground.enemies, ground.initiatives, strict=True)
    return Position(
        board=ground.hexes(grid.cells),
        monster=grid.hex(ground.monster),
        monsters=hexes(ground.allies),
        enemies=tuple(Enemy(grid.hex(cell), turn) for cell, turn in places),
        obstacles=hexes(ground.obstacles),
        traps=hexes(ground.negative),
        difficult=hexes(ground.difficult),
        thin_walls=thin_walls(ground),
        move=orders.move,
        range=orders.range,
        targets=orders.targets,
        aoe=orders.aoe,
        flying=ground.gait is Gait.FLY,
        jumping=orders.jumping,
        muddled=ground.muddled,
    )


def thin_walls(ground: Ground) -> tuple[tuple[Hex, Hex], ...]:
    """Each once: the hex with the smaller cell, and the step across the wall."""
    grid = ground.grid
    steps = dict(zip(grid.steps, DIRECTIONS, strict=True))
    between = [(one, other) for one, other in grid.walls if one < other and grid.is_open[one] and grid.is_open[other]]
    return tuple((grid.hex(one), steps[other - one]) for one, other in sorted(between))


# -- chronicle ------------------------------------------------------------------------------------------------------


def story(view: World) -> Chronicle:
    """In both languages: what its events did is in no other part of what is sent."""
    from questhall.games.gloomhaven.game import GAME  # which has this face

    return Chronicle({lang: chronicle(view, Texts(GAME, lang)) for lang in LANGUAGES})


ANSWERS: dict[str, Callable[..., Answer | None]] = {
    "intent": intent,
    "reach": reach,
    "threat": threat,
    "sight": sight,
    "area": area,
    "position": position,
    "chronicle": story,
}
OBJECTS = {"chronicle": 0, "intent": 1, "reach": 1, "threat": 1, "sight": 2, "area": 2, "position": 1}
