"""What can be wondered about a view: `way:7-9` before the roll, `fight:<side>` in a combat."""

from __future__ import annotations

from questhall.games.runebound.content.board import CELL, FACE_NAMES, FACES, NAME
from questhall.games.runebound.face.answers import Answer, Fight, Leg, Outcome, Way
from questhall.games.runebound.face.hints import percent
from questhall.games.runebound.odds.dice import reach
from questhall.games.runebound.odds.duel.told import Foretold, best, told
from questhall.games.runebound.odds.ways import likeliest
from questhall.games.runebound.rules.abilities import has
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.state import Combat, Hurt, World
from questhall.kernel import Seat


def wonder(view: World, question: str) -> Answer | None:
    """The answer, or None where there is no such question now."""
    verb, *what = question.split(":")
    if verb == "way" and len(what) == 2 and what[0].isdecimal():
        return way(view, int(what[0]), what[1])
    return fight(view) if verb == "fight" and not what else None


def way(view: World, seat: Seat, space: str) -> Way | None:
    """`way:0:7-9`: how the hero of that seat would come there with its next roll.  RB-MOVE-03, RB-MOVE-04"""
    if not 0 <= seat < len(view.heroes) or view.heroes[seat].at < 0 or space not in CELL:
        return None
    hero = view.heroes[seat]
    terms = (max(0, value(hero, "speed")), has(hero, "dry-feet"))
    found = likeliest(hero.at, CELL[space], *terms)
    if found is None or not found.cells:
        return None
    legs = [
        Leg(NAME[cell], [FACE_NAMES[face] for face in FACES if face & need])
        for cell, need in zip(found.cells, found.needs, strict=True)
    ]
    return Way(space, legs, percent(reach(hero.at, *terms)[CELL[space]]), percent(found.chance))


def fight(view: World) -> Fight | None:
    """The options of a combat action, or of shields against wounds."""
    combat = next((task for task in view.agenda if isinstance(task, Combat)), None)
    top = view.agenda[-1] if view.agenda else None
    acting = combat is not None and top is combat and combat.phase == "act"
    if combat is None or not (acting or isinstance(top, Hurt)):
        return None
    found = told(view, combat)
    before = view.heroes[combat.sides[0].seat].wounds
    options = {
        key: Outcome(chance(one), round(max(0.0, one.wounds - before), 1) if one.win else 0.0, one.exact)
        for key, one in found.items()
    }
    return Fight(options, best(view, combat, found))


def chance(found: Foretold) -> int:
    """In percent; certain is only what is certain."""
    share = round(100 * found.win)
    return share if found.exact and found.win in (0.0, 1.0) else min(99, max(1, share))
