"""The pair of a round, or a long rest; and what to do next in the own turn."""

from __future__ import annotations

import msgspec

from questhall.games.gloomhaven.bots import gear, goals, party
from questhall.games.gloomhaven.bots.foes import Foe, chance_to_act_after
from questhall.games.gloomhaven.bots.mind import Mind
from questhall.games.gloomhaven.bots.plans import Deed, deeds_of, points_of, together
from questhall.games.gloomhaven.bots.scene import Scene, towards
from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.actions import Move
from questhall.kernel import Picks

Weights = dict[str, float]
REST, REST_HEAL = "rest", 2
REMEMBERED = 64  # selections that may be asked about again
DOOR_REACHED, STEP_BACK = 6.0, 0.4
BASIC_MOVE = 2


class Outlook:
    """A round to come, as far as it can be seen: I act before the foes, or after them."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.before = Scene(mind, mind.foes)
        moved = towards(self.before)
        for foe in moved:
            foe.later = False
        self.after = Scene(mind, moved)
        self.waiting_harm = self.before.harm(mind.me.cell)

    def first(self, initiative: int) -> float:
        """How likely I act before the foes that matter."""
        near: list[tuple[Foe, float]] = [(foe, foe.threat + 0.1) for foe in self.mind.foes]
        total = sum(weight for _, weight in near)
        if not total:
            return 1.0
        return sum(weight * chance_to_act_after(self.mind.w, foe, initiative) for foe, weight in near) / total

    def pairs(self, cards: list[str]) -> dict[tuple[str, str], tuple[float, float]]:
        """For every two cards the worth of their best plan, before and after the foes."""
        found: dict[tuple[str, str], tuple[float, float]] = {}
        before, after = (self.plans(scene, cards) for scene in (self.before, self.after))
        for number, one in enumerate(cards):
            for other in cards[number + 1 :]:
                key = (one, other)
                found[key] = (before[key], after[key])
        return found

    def plans(self, scene: Scene, cards: list[str]) -> dict[tuple[str, str], float]:
        tops, bottoms = deeds_of(scene, cards, "top"), deeds_of(scene, cards, "bottom")
        best: dict[tuple[str, str], float] = {}
        order = {card: number for number, card in enumerate(cards)}
        basic: dict[tuple[int, int], float] = {}
        for top in tops:
            for bottom in bottoms:
                if top.card == bottom.card:
                    continue
                basic_top, basic_bottom = top.key.startswith("attack"), bottom.key.startswith("move")
                plain = (0 if basic_top else id(top), 0 if basic_bottom else id(bottom))
                if plain not in basic:
                    basic[plain] = together(scene, top, bottom)[0]
                value = basic[plain]
                key = (top.card, bottom.card) if order[top.card] < order[bottom.card] else (bottom.card, top.card)
                if value > best.get(key, -1e9):
                    best[key] = value
        return best


def selection(mind: Mind, options: Picks) -> Weights:
    """What every pair and the long rest are worth; asked again about the same table the answer is remembered.

    A sign is given first and the pair chosen after it, and answers that search compares meet the same others.
    """
    table = fingerprint(mind)
    if table not in _pondered:
        if len(_pondered) >= REMEMBERED:
            del _pondered[next(iter(_pondered))]
        _pondered[table] = considered(mind, options)
    return _pondered[table]


_pondered: dict[bytes, Weights] = {}


def fingerprint(mind: Mind) -> bytes:
    """All that the selection hangs on: what the seat sees, whatever it has said itself."""
    heroes = list(mind.w.heroes)
    heroes[mind.seat] = msgspec.structs.replace(mind.hero, sign="")
    return msgspec.msgpack.encode((mind.seat, msgspec.structs.replace(mind.w, heroes=heroes)))


def considered(mind: Mind, options: Picks) -> Weights:
    """Every pair and the long rest by what the round brings; the leading card is the one whose initiative suits."""
    weights: Weights = {}
    if len(options.things) >= 2:
        weights = pair_weights(mind, list(options.things))
    if REST in options.others:
        weights[REST] = resting(mind) if weights else 0.0
    return weights


def pair_weights(mind: Mind, cards: list[str]) -> Weights:
    outlook = Outlook(mind)
    order = {card: party.in_order(mind, hero_cards.card(card).initiative) for card in cards}
    chances = {card: outlook.first(hero_cards.card(card).initiative) for card in cards}
    weights: Weights = {}
    for pair, (before, after) in outlook.pairs(cards).items():
        for lead, other in (pair, pair[::-1]):
            chance = chances[lead]
            value = chance * before + (1 - chance) * (after - 0.6 * outlook.waiting_harm)
            weights[f"play:{lead}:{other}"] = value + timing(mind, lead) + order[lead]
    if party.opens_next(mind):
        need = mind.door_ways(mind.door).get(mind.me.cell, 99)
        for key in weights:
            weights[key] += to_the_door(key.split(":")[1:], need)
    return weights


def to_the_door(pair: list[str], need: int) -> float:
    """Whoever opens the door should reach it, and be able to step back."""
    points = 0
    for top, bottom in (pair, pair[::-1]):
        halves = (hero_cards.card(top).top, hero_cards.card(bottom).bottom)
        moves = [sum(e.action.value for e in half.entries if isinstance(e.action, Move)) for half in halves]
        moves[1] = max(moves[1], BASIC_MOVE)
        if halves[0].lost or halves[1].lost:
            continue
        points = max(points, sum(moves))
    return (DOOR_REACHED + STEP_BACK * min(2, points - need)) if points >= need else -float(need - points)


def timing(mind: Mind, lead: str) -> float:
    """Where nobody is to fight: whoever opens the door goes first, the others after that."""
    initiative = hero_cards.card(lead).initiative
    if not mind.quiet:
        return -0.001 * initiative
    first = party.opener(mind) == mind.seat
    return (-0.01 if first else 0.01) * initiative


def resting(mind: Mind) -> float:
    """A long rest now: the round is lost, and foes strike where I stand."""
    me, hero = mind.me, mind.hero
    scene = Scene(mind, mind.foes)
    healed = scene.healed(me, REST_HEAL)
    items = 0.8 * sum(held.state == "rotated" for held in hero.equipment) + goals.rest(mind, "long")
    if mind.quiet:
        return (20.0 if party.wants_rest(mind) else -20.0) + healed + items
    waste = max(0, len(hero.hand) // 2 - 1) * mind.round_price
    return scene.stand(me.cell) + healed + items - waste - 1.0


# -- the own turn ------------------------------------------------------------------------------------------------------


def turn_plan(mind: Mind, scene: Scene) -> tuple[float, Deed | None]:
    """The best of what is left of this turn, and what comes first."""
    hero = mind.hero
    tops = deeds_of(scene, hero.played, "top") if "top" not in hero.halves else []
    bottoms = deeds_of(scene, hero.played, "bottom") if "bottom" not in hero.halves else []
    best: tuple[float, Deed | None] = (scene.stand(scene.cell), None)
    for deed in (*tops, *bottoms):
        best = max(best, together(scene, deed, None), key=lambda each: each[0])
    for top in tops:
        for bottom in bottoms:
            if top.card != bottom.card:
                best = max(best, together(scene, top, bottom), key=lambda each: each[0])
    return best


def way_to_the_door(mind: Mind, scene: Scene) -> Deed | None:
    """A move that reaches the door, over traps if it can, with something left for a step back."""
    need = mind.door_ways(mind.door).get(mind.me.cell, 99)
    sides = [side for side in ("bottom", "top") if side not in mind.hero.halves]
    best: tuple[float, Deed | None] = (-99.0, None)
    for deed in (deed for side in sides for deed in deeds_of(scene, mind.hero.played, side)):
        moves = [part for part in deed.parts if isinstance(part, Move)]
        points = sum(points_of(scene, each) for each in moves)
        if points >= need:
            jumps = any(each.jump for each in moves)
            best = max(best, (2.0 * jumps + min(2, points - need) - deed.price, deed), key=lambda each: each[0])
    return best[1]


def turn(mind: Mind, options: dict[str, object]) -> Weights:
    """Items that help now, then the first half of the best plan; the end if nothing brings anything."""
    weights: Weights = dict.fromkeys(options, -50.0)
    weights["end"] = 0.0
    scene = Scene(mind, mind.foes)
    for key in options:
        if key.startswith("item:"):
            weights[key] = gear.in_turn(mind, scene, equipment.item_called(key).number)
    _, deed = turn_plan(mind, scene)
    if party.may_open(mind):
        deed = way_to_the_door(mind, scene) or deed
    if deed is not None and deed.key in weights:
        weights[deed.key] = 10.0
    return weights
