"""MONSTAT, MONMOVE, MONATK, MONOTH and SUMMON: the turn of a monster or a summon, action by action."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.actions import (
    ALL,
    Action,
    Affect,
    Again,
    Attack,
    Entry,
    Escort,
    Group,
    Hamper,
    Hatch,
    Heal,
    Infuse,
    Lay,
    Loot,
    Move,
    OpenDoor,
    Retaliate,
    SetTrap,
    Shield,
    ShiftThrone,
    Spur,
    Suffer,
    Summon,
    WhenDying,
)
from questhall.games.gloomhaven.content.effects import Symbol
from questhall.games.gloomhaven.content.monster_cards import Section
from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.rules.combat.conditions import begin_turn, cannot_perform
from questhall.games.gloomhaven.rules.combat.elements import monster_uses, ways_to_use
from questhall.games.gloomhaven.rules.ground.areas import ways_to_lay
from questhall.games.gloomhaven.rules.ground.ground import Gait
from questhall.games.gloomhaven.rules.monsters.arrivals import FEWEST_CHARACTERS, standees_of
from questhall.games.gloomhaven.rules.monsters.others import monster_summon_hexes, summon_hexes, trap_hexes
from questhall.games.gloomhaven.rules.monsters.statistics import gain
from questhall.games.gloomhaven.rules.monsters.thought import attacks_on_each, reach_of
from questhall.games.gloomhaven.rules.monsters.turn import actions_of, next_attack, spelled_out
from questhall.games.gloomhaven.rules.monsters.values import GREY_HEX, attack_value, move_points
from questhall.games.gloomhaven.rules.play.afflicting import afflict, restore
from questhall.games.gloomhaven.rules.play.ambiguous import decider, either, one_hex
from questhall.games.gloomhaven.rules.play.arriving import arrive, draw_abilities
from questhall.games.gloomhaven.rules.play.bosses import again, hatch, lay, open_next_door, shift_throne, spur
from questhall.games.gloomhaven.rules.play.deeds import FORCES, group_of
from questhall.games.gloomhaven.rules.play.entering import enter
from questhall.games.gloomhaven.rules.play.escorting import go_towards
from questhall.games.gloomhaven.rules.play.helping import dampened, empowered
from questhall.games.gloomhaven.rules.play.hurting import hurt
from questhall.games.gloomhaven.rules.play.purse import active
from questhall.games.gloomhaven.rules.play.shoving import move_by_force
from questhall.games.gloomhaven.rules.play.table import (
    charm_of,
    creature_of,
    enemies,
    field_of,
    figure,
    floor,
    is_unseen,
    spot,
    type_level,
    values,
)
from questhall.games.gloomhaven.rules.play.thinking import ground_for, section_for, think
from questhall.games.gloomhaven.rules.play.tokens import token_of
from questhall.games.gloomhaven.rules.play.tolls import begin_with
from questhall.games.gloomhaven.rules.play.treading import monsters_way
from questhall.games.gloomhaven.rules.play.ways import Ways
from questhall.games.gloomhaven.state import Act, Beast, Dying, EndTurn, Figure, M, Strike, Walk, World
from questhall.hex.bits import cells_of
from questhall.kernel import Ask, Flow

SUMMONS_TURN: tuple[Action, ...] = (Move(), Attack())  # GH-SUMMON-06
HARMLESS_TURN: tuple[Action, ...] = (Move(),)
CURED = {"poison", "wound"}  # by a heal.  GH-HEAL-05
Doing = Callable[[M, Beast, Figure, Any], Flow | None]


# The turn


def step_beast(m: M, beast: Beast) -> Flow | None:
    """The next action of its turn; each is looked at anew, for much may have changed.  GH-MONSTAT-11, GH-MONORD-02"""
    w = m.state
    actor = figure(w, beast.figure)
    if actor is None:
        end(m, beast)
        return None
    if beast.at < 0:
        return begin(m, beast, actor)
    actions = actions_for(w, beast, actor)
    if beast.added:
        return add_target(m, beast, actor, actions[beast.at - 1])
    if beast.at >= len(actions) or cannot_perform(actor, "other"):
        end(m, beast)
        return None
    action = actions[beast.at]
    return DOING[type(action)](m, beast, actor, action)


def begin(m: M, beast: Beast, actor: Figure) -> Flow:
    """Its turn starts: a wound hurts, and the first of its type uses elements for all.

    GH-COND-11, GH-ELEM-12, GH-ELEM-13, GH-ELEM-14
    """
    beast.at = 0
    actor.acted = actor.acted or not beast.extra
    m.tell(events.TURN, actor.id)
    turn_side(m.state, beast, actor)
    wound = begin_turn(actor)
    yield from hurt(m, actor, wound, "wound")
    if figure(m.state, actor.id) is actor:
        yield from begin_with(m, actor)
    if figure(m.state, actor.id) is actor and actor.kind == "monster":
        yield from use_elements(m, beast, actor)
    if figure(m.state, actor.id) is actor and cannot_perform(actor, "other"):
        m.tell(events.STUNNED, actor.id)


def turn_side(w: World, beast: Beast, actor: Figure) -> None:
    """A charmed monster's enemies are its allies till the end of its turn, and a player may control it."""
    if found := charm_of(actor):
        gift, charm = found
        actor.turned = True
        if charm.controlled:
            beast.seat = next(seat for seat, hero in enumerate(w.heroes) if active(hero, gift.card))


def end(m: M, beast: Beast) -> None:
    """GH-COND-29"""
    m.state.agenda[-1] = EndTurn(beast.figure, beast.extra)


def entries_of(w: World, actor: Figure) -> tuple[Entry, ...]:
    """What its card of the round lists, a boss's specials spelled out.  GH-MONSTAT-10, GH-BOSS-03"""
    card_id = w.abilities.revealed.get(actor.name, "")
    return spelled(card_id, actor.name, type_level(w, actor.name)) if card_id else ()


@lru_cache(maxsize=2048)
def spelled(card_id: str, type_: str, level: int) -> tuple[Entry, ...]:
    return spelled_out(bestiary.card(card_id).entries, bestiary.statistics(type_), level)


def actions_for(w: World, beast: Beast, actor: Figure) -> Sequence[Action]:
    """The actions of its turn in order; infusing is not one of them.  GH-MONSTAT-11, GH-SUMMON-06"""
    if actor.kind == "summon":
        return HARMLESS_TURN if creature_of(actor).attack is None else SUMMONS_TURN
    if actor.kind == "ally":
        page = token_of(w, actor)
        return (Escort(page.move, page.towards),)
    card_id = w.abilities.revealed.get(actor.name, "")
    return _actions(card_id, actor.name, type_level(w, actor.name), tuple(beast.used)) if card_id else ()


@lru_cache(maxsize=4096)
def _actions(card_id: str, type_: str, level: int, used: tuple[int, ...]) -> tuple[Action, ...]:
    done = actions_of(spelled(card_id, type_, level), used)
    return tuple(action for action in done if not isinstance(action, Infuse))


def use_elements(m: M, beast: Beast, actor: Figure) -> Flow:
    """Each bonus of the card is paid for once for the whole type.  GH-ELEM-12, GH-ELEM-13"""
    w = m.state
    symbols = [use.element for entry in entries_of(w, actor) for use in entry.uses]
    for number, symbol in enumerate(symbols):
        name = f"{actor.name} {number}"
        fresh = name not in w.elements.fed
        chosen: tuple[Any, ...] = (yield from element_chosen(m, actor, symbol)) if fresh else ()
        if monster_uses(w.elements, name, [symbol], chosen):
            beast.used.append(number)
            if fresh:
                m.tell(events.FED, actor.id, chosen[0])


def element_chosen(m: M, actor: Figure, symbol: Symbol) -> Ask:
    """The element that it uses for a symbol, as the players choose; one that an enemy's item takes away is gone.

    GH-ELEM-13, GH-ITEM-12
    """
    w = m.state
    while ways := ways_to_use(w.elements, [symbol]):
        chosen = ways[0]
        if len(ways) > 1 and (seat := decider(w)) >= 0:
            chosen = yield either(seat, "monster-element", {f"feed:{way[0]}": way for way in ways})
        if not (yield from dampened(m, actor, chosen[0])):
            return chosen
    return ()


# Moving and attacking


def move(m: M, beast: Beast, actor: Figure, action: Move) -> Flow:
    """Towards the best hex for the attack that follows if it can attack, or as near as it gets.

    GH-MONMOVE-03, GH-MONMOVE-12, GH-FOCUS-03
    """
    w = m.state
    actions = actions_for(w, beast, actor)
    attack = None if cannot_perform(actor, "attack") else next_attack(actions, beast.at)
    beast.at += 1
    beast.targets, beast.aimed = [], False
    if cannot_perform(actor, "move"):
        return
    if beast.seat >= 0:
        points = move_points(values(w, actor), action.value)
        w.agenda.append(Walk(actor.id, beast.seat, points, action.jump, forced=True))
        return
    found = yield from think(m, beast, actor, action, attack)
    if found is None:
        m.tell(events.NO_FOCUS, actor.id)
        return
    goal, targets = found
    if goal != actor.cell:
        yield from walk(m, actor, goal, action)
    if figure(w, actor.id) is actor and actor.cell == goal and targets:
        beast.targets, beast.aimed = targets, True


def walk(m: M, actor: Figure, goal: int, action: Move) -> Flow:
    """Hex by hex, suffering what cannot be avoided.  GH-MONTRAP-02, GH-MOVE-03"""
    w = m.state
    ground, _ = ground_for(w, actor, action.jump)
    points = move_points(values(w, actor), action.value)
    way = yield from monsters_way(m, Ways(ground, points), goal)
    for number, cell in enumerate(way, 1):
        on_foot = ground.gait is Gait.WALK or (ground.gait is Gait.JUMP and number == len(way))
        yield from enter(m, actor, cell, on_foot, None)
        if figure(w, actor.id) is not actor or cannot_perform(actor, "move"):
            break
    m.tell(events.MOVED, actor.id, spot(w, actor.cell), len(way))


def attack(m: M, beast: Beast, actor: Figure, action: Attack) -> Flow:
    """The focus and as many others as it can.  GH-MONATK-01, GH-MONATK-02, GH-MONATK-03, GH-MONATK-05"""
    w = m.state
    beast.at += 1
    beast.hit, beast.last, beast.harmed = [], "", 0
    if cannot_perform(actor, "attack"):
        return
    if beast.seat >= 0:
        controlled = replace(action, targets=max(1, action.targets, section_for(w, actor).traits.targets))
        w.agenda.append(Act(actor.id, beast.seat, granted=True, attack=controlled))
        return
    if not beast.aimed:
        found = yield from think(m, beast, actor, None, action)
        beast.targets = found[1] if found else []
    beast.aimed = False
    targets = [each for each in beast.targets if figure(w, each) is not None]
    if not targets:
        return
    beast.hit, beast.last = list(targets), targets[-1]
    times = attacks_on_each(action, section_for(w, actor))
    beast.aid = yield from empowered(m, actor)
    w.agenda += reversed([strike_of(w, actor, action, each, beast.aid) for each in targets for _ in range(times)])


def strike_of(w: World, actor: Figure, action: Attack, target: str, aid: int = 0) -> Strike:
    """One of its attacks; a summon's owner decides where an order is free.  GH-MONATK-05, GH-MONATK-06, GH-ATK-07"""
    return Strike(
        attacker=actor.id,
        target=target,
        seat=actor.seat,
        value=attack_value(values(w, actor), action.value) + actor.spurred + aid,
        range=reach_of(action, values(w, actor)),
        effects=list(traits_and_card(w, actor, section_for(w, actor), action)),
        bonuses=list(action.bonuses),
    )


def add_target(m: M, beast: Beast, actor: Figure, action: Action) -> Flow:
    """One more enemy in range that was not attacked yet, the focus before others; the players choose.

    GH-FX-11, GH-AMBIG-01
    """
    w = m.state
    beast.added -= 1
    assert isinstance(action, Attack)
    reach = Group("enemies", "range", max(1, reach_of(action, values(w, actor))))
    left = [each for each in group_of(w, None, actor, reach) if each.id not in beast.hit]
    if len(left) > 1:
        left = yield from chosen_targets(m, beast, left, 1)
    if left:
        beast.hit.append(left[0].id)
        beast.last = left[0].id
        strike = strike_of(w, actor, action, left[0].id, beast.aid)
        strike.extra = True
        w.agenda.append(strike)


def traits_and_card(w: World, actor: Figure, of: Section, action: Attack) -> tuple[Any, ...]:
    """The effects of every attack of its kind, and those of the card.  GH-MONATK-06, GH-MONSTAT-07"""
    own = creature_of(actor).effects if actor.kind == "summon" else of.traits.effects
    return (*own, *action.effects)


# Other actions


def heal(m: M, beast: Beast, actor: Figure, action: Heal) -> Flow:
    """Those with the most damage first; the players choose between the equally hurt.  GH-MONOTH-01, GH-HEAL-02"""
    beast.at += 1
    candidates = group_of(m.state, None, actor, action.group)
    times = beast.harmed if action.per_target else 1
    if action.group.count != ALL and len(candidates) > action.group.count:
        candidates = yield from most_hurt(m, candidates, action.group.count)
    for each in candidates:
        for _ in range(times):
            restore(m, each, action.amount, actor)


def most_hurt(m: M, candidates: list[Figure], most: int) -> Ask:
    """GH-MONOTH-01, GH-AMBIG-01"""
    chosen: list[Figure] = []
    while len(chosen) < most:
        left = [each for each in candidates if each not in chosen]
        worst = max(each.most_hit_points - each.hit_points for each in left)
        tied = [each for each in left if each.most_hit_points - each.hit_points == worst]
        seat = decider(m.state)
        if len(tied) > 1 and seat >= 0 and any(is_helped(each) for each in tied):
            chosen.append((yield either(seat, "monster-heal", {f"heal:{each.id}": each for each in tied})))
        else:
            chosen.append(tied[0])
    return chosen


def is_helped(each: Figure) -> bool:
    """Whether a heal changes anything.  GH-HEAL-01"""
    return each.hit_points < each.most_hit_points or bool(CURED & set(each.conditions))


def strengthen(m: M, beast: Beast, actor: Figure, action: Shield | Retaliate | Hamper) -> None:
    """For the rest of the round.  GH-MONOTH-06"""
    beast.at += 1
    group = [actor] if isinstance(action, Hamper) else group_of(m.state, None, actor, action.group)
    for each in group:
        gain(each, action)
        m.tell(events.GAINED, each.id, type(action).__name__.lower(), strength_of(action))


def strength_of(action: Shield | Retaliate | Hamper) -> int:
    """Shield X or Retaliate X."""
    if isinstance(action, Shield):
        return action.amount
    return action.retaliation.damage if isinstance(action, Retaliate) else 0


def affect(m: M, beast: Beast, actor: Figure, action: Affect) -> Flow:
    """Conditions, shoves and damage without an attack.  GH-FX-04, GH-COND-24"""
    w = m.state
    beast.at += 1
    if action.group.where == "beside-target":
        target = figure(w, beast.last)
        near = floor(w).grid.neighbours[target.cell] if target else ()
        targets = [each for each in w.figures if each.cell in near and each is not actor]
    else:
        targets = group_of(w, None, actor, action.group, targeted=not action.damage)
    if action.group.count != ALL and len(targets) > action.group.count:
        targets = yield from chosen_targets(m, beast, targets, action.group.count)
    for each in targets:
        if figure(w, each.id) is not each:
            continue
        yield from hurt(m, each, action.damage, "ability", actor)
        for effect in action.effects:
            if figure(w, each.id) is not each:
                break
            if effect.kind in FORCES:
                yield from move_by_force(m, -1, actor, each, FORCES[effect.kind], effect.points)
            else:
                afflict(m, each, effect.kind, effect.points)


def chosen_targets(m: M, beast: Beast, targets: list[Figure], most: int) -> Ask:
    """The focus first, then the players choose.  GH-AMBIG-01"""
    chosen = [each for each in targets if each.id == beast.focus][:most]
    while len(chosen) < most:
        left = [each for each in targets if each not in chosen]
        seat = decider(m.state, beast.focus)
        if seat < 0:
            chosen.append(left[0])
        else:
            chosen.append((yield either(seat, "monster-target", {f"target:{each.id}": each for each in left})))
    return chosen


def suffer(m: M, beast: Beast, actor: Figure, action: Suffer) -> Flow:
    beast.at += 1
    yield from hurt(m, actor, action.damage, "ability")


def loot(m: M, beast: Beast, actor: Figure, action: Loot) -> None:
    """All coins in range go back to the supply.  GH-MONOTH-09, GH-MONOTH-08"""
    w = m.state
    beast.at += 1
    open_ = floor(w)
    cells = open_.board.within(actor.cell, action.range) & open_.seen_from(actor.cell)
    coins = sum(w.coins.pop(cell) for cell in cells_of(cells) if cell in w.coins)
    if coins:
        w.memory["coins taken"] = w.memory.get("coins taken", 0) + coins
        m.tell(events.COINS_TAKEN, actor.id, coins)


def summon(m: M, beast: Beast, actor: Figure, action: Summon) -> Flow:
    """On an adjacent empty hex as near as possible to an enemy, if a standee is left; it does not act this round.

    GH-MONOTH-02, GH-MONOTH-03, GH-MONOTH-04, GH-MONOTH-05
    """
    w = m.state
    beast.at += 1
    label = action.ranks[len(w.heroes) - FEWEST_CHARACTERS]
    left = len(standees_of(w.standees, action.type))
    if label == "none":
        return
    field = field_of(w)
    if action.beside_target:
        target = figure(w, beast.last)
        hexes = summon_hexes(field, target.cell) if target and left else []
    else:
        hexes = monster_summon_hexes(field, actor.cell, left)
    if not hexes:
        m.tell(events.NO_SUMMON, actor.id)
        return
    cell = yield from one_hex(m, beast, "monster-summon", "summon", hexes)
    monster = arrive(m, action.type, label, cell, "summoned")
    monster.came = w.round
    if action.own_hit_points:
        monster.hit_points = min(actor.hit_points, monster.most_hit_points)
    m.tell(events.SUMMONED, monster.id, spot(w, cell))
    draw_abilities(m)


def set_trap(m: M, beast: Beast, actor: Figure, action: SetTrap) -> Flow:
    """GH-OVERLAY-10"""
    w = m.state
    beast.at += 1
    hexes = trap_hexes(field_of(w), actor.cell)
    if not hexes:
        return
    cell = yield from one_hex(m, beast, "monster-trap", "trap", hexes)
    w.traps[cell] = Trap(action.damage, action.conditions)
    m.tell(events.TRAP_SET, actor.id, spot(w, cell))


def when_dying(m: M, beast: Beast, actor: Figure, action: WhenDying) -> None:
    """From now on, and to the end of the round, it attacks if it dies."""
    beast.at += 1
    actor.last_words = True


def call_up_the_dying(w: World) -> None:
    """Whoever has just died and has a last attack makes it before anything else goes on."""
    w.agenda += map(Dying, w.dying)
    w.dying = []


def step_dying(m: M, task: Dying) -> Flow:
    """The attack on all whom its area covers, from the hex where it stood; nobody can answer it.

    GH-AREA-02, GH-AREA-05, GH-COND-15
    """
    w = m.state
    dead = task.figure
    if task.begun or cannot_perform(dead, "attack"):
        w.agenda.pop()
        return
    task.begun = True
    action = last_attack(w, dead)
    area: Collection[int] = floor(w).grid.neighbours[dead.cell]
    if action.area:
        (area,) = ways_to_lay(field_of(w), dead.cell, (GREY_HEX, *action.area.hexes))
    seen = floor(w).seen_from(dead.cell)
    covered = [each for each in enemies(w, dead) if each.cell in area and seen >> each.cell & 1]
    targets = [each.id for each in covered if not is_unseen(w, each)]
    aid = (yield from empowered(m, dead)) if targets else 0
    w.agenda += reversed([strike_of(w, dead, action, target, aid) for target in targets])


def last_attack(w: World, dead: Figure) -> Attack:
    """Of a monster by its card of the round, of a creature as printed."""
    if dead.kind == "summon":
        attack_ = creature_of(dead).dying
        assert attack_
        return replace(attack_, value=attack_.value - values(w, dead).attack)
    return next(each.attack for each in actions_for(w, Beast(dead.id), dead) if isinstance(each, WhenDying))


def escort(m: M, beast: Beast, actor: Figure, action: Escort) -> Flow:
    """A numbered ally goes its way.  GH-SPECIAL-09"""
    beast.at += 1
    if not cannot_perform(actor, "move"):
        yield from go_towards(m, actor, action)


DOING: dict[type, Doing] = {
    Move: move,
    Attack: attack,
    Heal: heal,
    Shield: strengthen,
    Retaliate: strengthen,
    Hamper: strengthen,
    Affect: affect,
    Suffer: suffer,
    Loot: loot,
    Summon: summon,
    SetTrap: set_trap,
    WhenDying: when_dying,
    OpenDoor: open_next_door,
    Again: again,
    Spur: spur,
    Escort: escort,
    ShiftThrone: shift_throne,
    Lay: lay,
    Hatch: hatch,
}
