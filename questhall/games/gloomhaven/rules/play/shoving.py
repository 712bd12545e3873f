"""FX: PUSH and PULL, hex by hex, as the attacker's player chooses."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.effects import Effect
from questhall.games.gloomhaven.rules.ground.field import Field, Token, is_unoccupied
from questhall.games.gloomhaven.rules.ground.forced import Force, Shove
from questhall.games.gloomhaven.rules.play.entering import enter
from questhall.games.gloomhaven.rules.play.hurting import hurt
from questhall.games.gloomhaven.rules.play.purse import learn
from questhall.games.gloomhaven.rules.play.table import field_of, figure, living, spot
from questhall.games.gloomhaven.state import Figure, M, Strike
from questhall.kernel import Ask, Choose, Flow, Seat

HERE = -1
AGAINST = -2  # a wall or an obstacle


def shove(m: M, strike: Strike, attacker: Figure, target: Figure, effect: Effect) -> Flow:
    """The push or pull of an attack.  GH-FX-05, GH-FX-06"""
    force = Force.PUSH if effect.kind == "push" else Force.PULL
    crash = strike.crash if force is Force.PUSH else 0
    yield from move_by_force(m, strike.seat, attacker, target, force, effect.points, strike.smash, crash)


def move_by_force(
    m: M,
    seat: Seat,
    attacker: Figure,
    target: Figure,
    force: Force,
    points: int,
    smash: int = 0,
    crash: int = 0,
    centre: int | None = None,
) -> Flow:
    """In full or not at all, except where it is blocked; only a player may leave it out. It goes from the attacker, or
    to and from another hex.

    GH-FX-03, GH-FX-05, GH-FX-06, GH-FX-07, GH-BOSS-05, GH-SPECIAL-07
    """
    w = m.state
    if force.name.lower() in target.immune or target.kind == "objective":
        return
    field = field_of(w)
    way = Shove(field, force, attacker.cell if centre is None else centre, target.cell)
    for left in range(points, 0, -1):
        if figure(w, target.id) is not target or figure(w, attacker.id) is not attacker:
            return
        hexes = way.next_hexes(target.cell, left)
        breakable = [cell for cell in way.onward(target.cell) if smash and is_breakable(field, cell)]
        options = {f"{force.name.lower()}:{spot(w, cell)}": cell for cell in [*hexes, *breakable]}
        may_end = way.may_end(target.cell, left)
        against = crash and is_stopped(field, way, target.cell)
        if against and options:
            options[f"crash:{spot(w, target.cell)}"] = AGAINST
        answer = AGAINST if against and not options else HERE
        if options:
            answer = yield from next_hex(m, seat, attacker, target, options, may_end, left == points)
        if answer == AGAINST:
            yield from crash_into(m, attacker, target, crash, left)
        if answer in (HERE, AGAINST):
            return
        if answer in breakable:
            yield from break_through(m, attacker, target, answer, smash)
            if figure(w, target.id) is not target:
                return
        yield from enter(m, target, answer, not target.flying, attacker)
        m.tell(events.SHOVED, target.id, spot(w, answer))


def next_hex(
    m: M, seat: Seat, attacker: Figure, target: Figure, options: dict[str, int], may_end: bool, first: bool
) -> Ask:
    """The player of a character chooses and may decline; monsters push and pull as the players choose. It may end
    against something that blocks the way.

    GH-FX-03, GH-FX-07, GH-AMBIG-01
    """
    w = m.state
    free = attacker.side.value == "characters" and seat >= 0 and attacker.kind == "character"
    if not options:
        return HERE
    if (free and first) or may_end:
        options = {**options, "skip" if free and first else "stop": HERE}
    asked = seat if seat in living(w) else target.seat if target.seat in living(w) else next(iter(living(w)), -1)
    if asked < 0:
        return HERE if HERE in options.values() else next(iter(options.values()))
    return (yield Choose(asked, "shove", options))


def is_breakable(field: Field, cell: int) -> bool:
    """An obstacle that nobody is above.  GH-MOVE-04, GH-OVERLAY-18"""
    return cell in field.at(Token.OBSTACLE) and is_unoccupied(field, cell)


def is_stopped(field: Field, way: Shove, cell: int) -> bool:
    """A wall or an obstacle is where the next hex of the push would be.  GH-FX-05, GH-FX-07"""
    onward = way.onward(cell)
    return not onward or any(next_ in field.at(Token.OBSTACLE) for next_ in onward)


def crash_into(m: M, attacker: Figure, target: Figure, damage: int, hexes: int) -> Flow:
    """Each hex that the target cannot be pushed hurts it, and teaches the attacker."""
    w = m.state
    for _ in range(hexes):
        if figure(w, target.id) is target:
            learn(m, attacker.seat, 1)
            yield from hurt(m, target, damage, "obstacle", attacker)


def break_through(m: M, attacker: Figure, target: Figure, cell: int, damage: int) -> Flow:
    """The obstacle is destroyed, the target hurt, the attacker learns.  GH-OVERLAY-18"""
    w = m.state
    w.obstacles = [token for token in w.obstacles if cell not in token]
    m.tell(events.SMASHED, target.id, spot(w, cell))
    learn(m, attacker.seat, 1)
    yield from hurt(m, target, damage, "obstacle", attacker)
