"""Within an ability: where to go, whom to hit, whom to heal or shove."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.games.gloomhaven.bots import party
from questhall.games.gloomhaven.bots.blows import blow
from questhall.games.gloomhaven.bots.mind import Mind, far
from questhall.games.gloomhaven.bots.places import TRAP
from questhall.games.gloomhaven.bots.plans import Deed, Part, deeds_of, parts_of, usable, worth
from questhall.games.gloomhaven.bots.scene import Scene
from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.actions import Attack, Heal, Move
from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.rules.play.acting import ability_of, action_of, with_elements
from questhall.games.gloomhaven.rules.play.deeds import amount_for
from questhall.games.gloomhaven.rules.play.table import figure, place, trap_mask
from questhall.games.gloomhaven.rules.play.ways import Ways, gait_of, ground_under
from questhall.games.gloomhaven.state import Act, Figure, Walk
from questhall.hex.bits import mask_of

Weights = dict[str, float]
NEVER = -99.0
DOOR = 60.0
BETTER_BY = 0.8  # what an item for a move must bring


def running(mind: Mind) -> Act | None:
    """The ability under way."""
    return next((task for task in reversed(mind.w.agenda) if isinstance(task, Act)), None)


# -- moves -------------------------------------------------------------------------------------------------------------


def move(mind: Mind, options: Mapping[str, object]) -> Weights:
    """Where the rest of the turn brings most."""
    walk = mind.w.agenda[-1]
    mover = figure(mind.w, walk.figure) if isinstance(walk, Walk) else None
    if not isinstance(walk, Walk) or mover is None:
        return dict.fromkeys(options, 0.0)
    if mover is not mind.me:
        return led(mind, mover, options)
    return own_move(mind, walk, options)


def own_move(mind: Mind, walk: Walk, options: Mapping[str, object]) -> Weights:
    scene = Scene(mind, mind.foes)
    ahead = Ahead(mind, scene)
    cells = place(mind.w).cells
    weights: Weights = {}
    opening, harm = party.may_open(mind), Harm(mind, walk)
    for key in options:
        verb, _, where = key.partition(":")
        if verb in ("skip", "stop"):
            weights[key] = ahead.worth(mind.me.cell)
        elif verb == "go":
            weights[key] = ahead.worth(cells[where]) - TRAP * harm.to(cells[where])
        elif verb == "door":
            weights[key] = DOOR if opening and cells[where] == mind.door else NEVER
        else:
            weights[key] = NEVER
    best = max(weights.values())
    for key in options:
        if key.startswith("item:"):
            item = equipment.item_called(key)
            weights[key] = best + ahead.with_item(walk, item.number, best) if item.window == "move" else NEVER
    return weights


class Harm:
    """What the move under way meets before it ends."""

    def __init__(self, mind: Mind, walk: Walk) -> None:
        gait = gait_of(mind.me, walk.jump)
        self.lands = gait is not Gait.FLY
        self.ways = Ways(ground_under(mind.w, mind.me, gait), walk.points)

    def to(self, cell: int) -> int:
        """Negative hexes, those under way and the last one of a jump."""
        cost = self.ways.cost(cell)
        landed = self.lands and self.ways.ground.negative >> cell & 1
        return max(cost[0] if cost else 0, int(landed))


class Ahead:
    """What is still to come in this turn after a move."""

    def __init__(self, mind: Mind, scene: Scene) -> None:
        self.mind, self.scene = mind, scene
        act, hero = running(mind), mind.hero
        rest = []
        if act is not None and act.figure == mind.me.id:
            rest = usable(mind.w, ability_of(act).entries[act.at + 1 :])
        self.parts: list[Part | Move] = parts_of(scene, rest)
        played = [card for card in hero.played if act is None or card != act.card]
        sides = [side for side in ("top", "bottom") if side not in hero.halves]
        self.deeds: list[Deed] = [deed for side in sides for deed in deeds_of(scene, played, side)]
        self.known: dict[int, float] = {}

    def worth(self, cell: int) -> float:
        """The best rest of the turn from a hex."""
        if cell not in self.known:
            value = worth(self.scene, cell, self.parts)
            for deed in self.deeds:
                value = max(value, worth(self.scene, cell, [*self.parts, *deed.parts]) - deed.price)
            self.known[cell] = value
        return self.known[cell]

    def with_item(self, walk: Walk, number: int, best: float) -> float:
        """How much better the move is with it; less than nothing if it is not worth it."""
        item = equipment.item(number)
        cells = self.scene.reach(self.mind.me.cell, walk.points + item.adds, walk.jump or item.jump)
        gain = max(map(self.worth, cells)) - best
        return gain if gain > BETTER_BY else -1.0


def led(mind: Mind, mover: Figure, options: Mapping[str, object]) -> Weights:
    """Somebody else moves as I will: a foe onto traps and away from us, a friend to the fight."""
    cells, traps = place(mind.w).cells, trap_mask(mind.w)
    ours = [mind.me.cell, *(each.cell for each in mind.friends if each is not mover)]
    weights: Weights = {}
    for key in options:
        verb, _, where = key.partition(":")
        at = cells[where] if verb == "go" else mover.cell
        away = min((far(mind.floor, cell)[at] for cell in ours), default=0)
        hostile = mover.side is not mind.me.side
        trapped = 9.0 if traps >> at & 1 else 0.0
        weights[key] = away + trapped if hostile else -away - trapped
        if verb not in ("go", "skip", "stop"):
            weights[key] = NEVER
    return weights


# -- attacks -----------------------------------------------------------------------------------------------------------


def attack(mind: Mind, options: Mapping[str, object]) -> Weights:
    """The target or the area that is worth most; items that pay; never nobody if somebody can be hit."""
    act = running(mind)
    if act is None:
        return dict.fromkeys(options, 0.0)
    actor = figure(mind.w, act.figure)
    if act.turned or actor is not mind.me:
        return turned(mind, options)
    action = action_of(mind.w, act, mind.me)
    assert isinstance(action, Attack)
    scene = Scene(mind, mind.foes)
    by_id = {foe.id: foe for foe in mind.foes}
    more = sum(equipment.item(number).adds for number in act.helped)
    ranged, cell = scene.range_of(action), mind.me.cell
    weights: Weights = {"skip": -0.01, "stop": -0.01}

    def strike(id_: str) -> float:
        foe = by_id[id_]
        return scene.strike(action, foe, cell, far(mind.floor, foe.cell)[cell], ranged, more)

    for key, value in options.items():
        verb, _, what = key.partition(":")
        if verb == "hit":
            weights[key] = strike(what)
        elif verb == "lay":
            area = mask_of(value) if isinstance(value, frozenset) else 0
            seen = mind.floor.seen_from(cell)
            weights[key] = sum(strike(foe.id) for foe in mind.foes if area >> foe.cell & 1 and seen >> foe.cell & 1)
        elif verb == "spare":
            weights[key] = NEVER
    best = max((weights[key] for key in weights if key in options), default=0.0)
    for key in options:
        if key.startswith("item:"):
            item = equipment.item_called(key)
            useful = item.window == "attack" and best > 0 and helps(mind, action, item.number, best)
            weights[key] = best + 1 if useful else NEVER
    return {key: weights.get(key, NEVER) for key in options}


def helps(mind: Mind, action: Attack, number: int, best: float) -> bool:
    """Whether an item for the whole attack is well used here."""
    item = equipment.item(number)
    if item.advantage:
        return best > 2.0
    if item.adds:
        return (
            any(
                blow(action.value + 1, foe.shield, foe.life)[1] > blow(action.value, foe.shield, foe.life)[1] + 0.2
                for foe in mind.foes
            )
            and best > 2.5
        )
    return best > 3.0


def turned(mind: Mind, options: Mapping[str, object]) -> Weights:
    """A foe hits its own side: the one that is worth most."""
    by_id = {foe.id: foe for foe in mind.foes}
    weights: Weights = {}
    for key in options:
        verb, _, what = key.partition(":")
        weights[key] = by_id[what].worth - 0.2 * by_id[what].life if what in by_id else 0.1 if verb == "hit" else 0.0
        if verb not in ("hit", "skip", "stop"):
            weights[key] = NEVER
    return weights


# -- heals, targets, hexes ---------------------------------------------------------------------------------------------


def heal(mind: Mind, options: Mapping[str, object]) -> Weights:
    """Whoever needs it most; nobody who is healthy."""
    act = running(mind)
    scene = Scene(mind, mind.foes)
    action = with_elements(ability_of(act), act)[act.part] if act else None
    amount = amount_for(action, mind.me) if isinstance(action, Heal) else 2
    by_id = {each.id: each for each in (mind.me, *mind.friends)}
    weights: Weights = {}
    for key in options:
        verb, _, whom = key.partition(":")
        if verb == "heal" and whom in by_id:
            weights[key] = scene.healed(by_id[whom], amount) - 0.01
        elif verb == "do":
            group = action.group if isinstance(action, Heal) else None
            people = scene.people(group, mind.me.cell) if group else []
            weights[key] = sum(scene.healed(each, amount) for each in people) - 0.01
        else:
            weights[key] = 0.0
    return weights


def target(mind: Mind, options: Mapping[str, object]) -> Weights:
    """Of foes the most dangerous, of friends the one who has most to gain."""
    by_id = {foe.id: foe for foe in mind.foes}
    weights: Weights = {}
    for key in options:
        verb, _, whom = key.partition(":")
        if whom in by_id:
            weights[key] = by_id[whom].threat + 0.1
        elif verb == "target":
            friend = figure(mind.w, whom)
            weights[key] = 0.1 + (len(mind.w.heroes[friend.seat].discard) if friend and friend.seat >= 0 else 0)
        else:
            weights[key] = 0.05 if verb == "do" else 0.0
    return weights


def kill(mind: Mind, options: Mapping[str, object]) -> Weights:
    """The dearest foe, or as many as an area covers."""
    by_id = {foe.id: foe for foe in mind.foes}
    weights: Weights = {}
    for key, value in options.items():
        verb, _, whom = key.partition(":")
        area = mask_of(value) if verb == "lay" and isinstance(value, frozenset) else 0
        covered = sum(bool(area >> foe.cell & 1) for foe in mind.foes)
        weights[key] = by_id[whom].worth + by_id[whom].threat if whom in by_id else covered + 0.5 * (verb == "do")
    return weights


def treat(mind: Mind, options: Mapping[str, object]) -> Weights:
    """A move as an attack where a foe is adjacent."""
    beside = any(far(mind.floor, foe.cell)[mind.me.cell] == 1 for foe in mind.foes)
    return {key: float((key == "as-attack") is beside) for key in options}


def agree(mind: Mind, options: Mapping[str, object]) -> Weights:
    """What an ability offers is taken."""
    return {key: {"do": 1.0, "skip": 0.0}.get(key, 0.5) for key in options}


def shove(mind: Mind, options: Mapping[str, object]) -> Weights:
    """A foe onto traps, else away from us; one of us never onto a trap, rather away from foes."""
    cells, traps = place(mind.w).cells, trap_mask(mind.w)
    ours = [mind.me.cell, *(each.cell for each in mind.friends)]
    weights: Weights = {}
    for key in options:
        _, _, where = key.partition(":")
        if not where:
            weights[key] = 0.5
            continue
        cell = cells[where]
        away = min(far(mind.floor, each)[cell] for each in ours)
        weights[key] = away + (9.0 if traps >> cell & 1 else 0.0)
    return weights


def beside_foes(mind: Mind, options: Mapping[str, object]) -> Weights:
    """A hex for a creature, a trap or an obstacle: near the foes."""
    cells = place(mind.w).cells
    weights: Weights = {}
    for key in options:
        where = key.partition(":")[2].partition("+")[0]
        away = min((far(mind.floor, foe.cell)[cells[where]] for foe in mind.foes), default=9) if where else 50
        weights[key] = -float(away)
    return weights
