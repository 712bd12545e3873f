"""TURN, ELEM, XP and ACTIVE: an ability is carried out entry by entry, and its card goes to its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.actions import (
    Action,
    Affect,
    Attack,
    Augments,
    Boost,
    Charm,
    Command,
    Convert,
    Cure,
    Destroy,
    DisarmTrap,
    Discern,
    Displace,
    Double,
    Entry,
    ExtraTurn,
    Gather,
    Hamper,
    Heal,
    Infuse,
    Intervene,
    Kill,
    Later,
    Learn,
    Loot,
    Move,
    Obstacles,
    Recover,
    Redirect,
    Refresh,
    Retaliate,
    SetTrap,
    Shield,
    Suffer,
    Summon,
    Teleport,
)
from questhall.games.gloomhaven.content.effects import Symbol
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.content.hero_cards import BASIC, Ability
from questhall.games.gloomhaven.content.terms import ELEMENTS, Element
from questhall.games.gloomhaven.effects import mandate, vortex
from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.combat.elements import use, ways_to_use
from questhall.games.gloomhaven.rules.monsters.turn import actions_of
from questhall.games.gloomhaven.rules.play import deeds, recovering, slaying, terrain
from questhall.games.gloomhaven.rules.play.attacking import attack
from questhall.games.gloomhaven.rules.play.counting import counted
from questhall.games.gloomhaven.rules.play.leaving import FORGO, is_left, leave, may_leave
from questhall.games.gloomhaven.rules.play.purse import act_with, discard, items_at_hand, learn, lose
from questhall.games.gloomhaven.rules.play.stirring import bring_owed, double, forestalled, is_doubled, stir
from questhall.games.gloomhaven.rules.play.table import figure, may_convert, more_to_moves, values
from questhall.games.gloomhaven.rules.play.teleporting import teleport
from questhall.games.gloomhaven.state import Act, Figure, M, Walk, World
from questhall.kernel import Choose, Flow

MOST_PARTS = 16  # of an entry
DECLINE = frozenset({"skip", "stop"})
Doing = Callable[[M, Act, Figure, Any], Flow | None]


def ability_of(act: Act) -> Ability:
    """What is being carried out: a half, a basic action, an item, or the one action that a card grants or brings later;
    or the attack of a monster under a player's control."""
    if own := act.attack or act.move:
        return Ability((Entry(own),))
    if act.half in BASIC:
        return BASIC[act.half]
    ability = source_of(act)
    if act.granted:
        return Ability((Entry(brought(ability)),))
    return ability


def brought(ability: Ability) -> Action:
    """What a card grants to somebody, or brings with other actions, or later."""
    for entry in ability.entries:
        match entry.action:
            case Command(action=action) | Later(action=action):
                return action
            case Boost(deed=Move() | Attack() as deed):
                return deed
    raise AssertionError(ability)


def source_of(act: Act) -> Ability:
    """The printed half or item behind it."""
    return Ability(equipment.item(act.item).entries) if act.item else hero_cards.card(act.card).half(act.half)


def step_act(m: M, act: Act) -> Flow | None:
    """The next action of the ability.  GH-TURN-02"""
    ability = ability_of(act)
    actor = figure(m.state, act.figure)
    if actor is None or act.at >= len(ability.entries) or is_stopped(act, actor):
        return finish(m, act, ability)
    entry = ability.entries[act.at]
    if isinstance(entry.action, Infuse) or is_left(act, entry.action):
        next_entry(act)
        return None
    if entry.uses and not act.ready:
        return feed(m, act, actor, ability, entry)
    actions = with_elements(ability, act)
    if act.part >= len(actions):
        next_entry(act)
        return None
    action = actions[act.part]
    if isinstance(action, Attack) and forestalled(m, act, actor):
        return None
    if isinstance(action, Move) and may_convert(actor):
        if place_of(act) not in act.treated:
            return ask_how(m, act)
        action = as_attack(m.state, act, actor, action)
    flow = DOING[type(action)](m, act, actor, action)
    items = items_at_hand(m.state, actor) if isinstance(action, BEFORE_WHICH_ITEMS) and not act.item else []
    leaving = may_leave(ability, act)
    return with_more(m, act, actor, items, leaving, flow) if flow is not None and (items or leaving) else flow


def is_stopped(act: Act, actor: Figure) -> bool:
    """STUN ends abilities, but for items that work in spite of it.  GH-COND-16, GH-ITEM-17"""
    in_spite = act.item and equipment.item(act.item).even_stunned
    return not in_spite and cannot_perform(actor, "other") is not None


def with_more(m: M, act: Act, actor: Figure, items: list[Item], leaving: bool, flow: Flow) -> Flow:
    """The first question of an action offers items too, and to leave out the rest of the ability where the action may
    be declined; after an item the action is asked about anew.

    GH-TURN-04, GH-TURN-07, GH-ITEM-12
    """
    asked = next(flow, None)
    if isinstance(asked, Choose) and asked.seat == actor.seat and asked.kind != "damage":
        options = {**asked.options, **{f"item:{each.id}": each for each in items}}
        if leaving and DECLINE.intersection(options):
            options[FORGO] = FORGO
        answer = yield Choose(asked.seat, asked.kind, options)
        if answer == FORGO:
            flow.close()
            leave(act)
            return
        if isinstance(answer, Item) and answer not in asked.options.values():
            flow.close()
            act_with(m, actor, answer)
            return
    elif asked is not None:
        answer = yield asked
    while asked is not None:
        try:
            asked = flow.send(answer)
        except StopIteration:
            return
        answer = yield asked


def as_attack(w: World, act: Act, actor: Figure, action: Move) -> Action:
    """A move as its player has decided to perform it."""
    if act.treated.get(place_of(act)) != "attack":
        return action
    return Attack(points_of(w, act, actor, action), absolute=True)


def place_of(act: Act) -> int:
    return act.at * MOST_PARTS + act.part


def ask_how(m: M, act: Act) -> Flow:
    """A bonus lets moves be performed as attacks.  GH-ACTIVE-03"""
    how = yield Choose(act.seat, "treat", {"as-move": "move", "as-attack": "attack"})
    act.treated = {**act.treated, place_of(act): how}


def action_of(w: World, act: Act, actor: Figure) -> Action:
    """The action under way, as it is performed."""
    action = with_elements(ability_of(act), act)[act.part]
    return as_attack(w, act, actor, action) if isinstance(action, Move) else action


def next_entry(act: Act) -> None:
    """On in the printed order."""
    act.at += 1
    act.part = 0
    act.ready = act.aimed = False


# Elements


def first_symbol(ability: Ability, at: int) -> int:
    """The place of an entry's first element symbol among all of the ability."""
    return sum(len(entry.uses) for entry in ability.entries[:at])


def with_elements(ability: Ability, act: Act) -> list[Action]:
    """The entry's action with what the elements add that were paid for.  GH-ELEM-05, GH-ELEM-09"""
    entry = ability.entries[act.at]
    first = first_symbol(ability, act.at)
    return actions_of([entry], [place - first for place in act.fed])


def feed(m: M, act: Act, actor: Figure, ability: Ability, entry: Entry) -> Flow:
    """Each element effect may be paid for, or not.  GH-ELEM-05, GH-ELEM-06, GH-ELEM-07, GH-ELEM-09, GH-ELEM-13"""
    w = m.state
    act.ready = True
    for number, usable in enumerate(entry.uses):
        if usable.likewise:
            if is_fed_before(ability, act, usable.element):
                act.fed.append(first_symbol(ability, act.at) + number)
            continue
        symbols = [usable.element] if usable.also is None else [usable.element, usable.also]
        ways = ways_to_use(w.elements, symbols)
        if not ways:
            continue
        options: dict[str, Element | None] = {f"feed:{way[0]}": way[0] for way in ways}
        element = yield Choose(act.seat, "feed", {**options, "pass": None})
        if element:
            paid = [element]
            if usable.also is not None:
                others = {f"feed:{way[1]}": way[1] for way in ways if way[0] == element}
                paid.append((yield Choose(act.seat, "feed", others)))
            use(w.elements, symbols, paid)
            act.fed.append(first_symbol(ability, act.at) + number)
            for each in paid:
                m.tell(events.FED, actor.id, each)


def is_fed_before(ability: Ability, act: Act, element: Symbol) -> bool:
    """Whether the same symbol was paid for with an entry before."""
    symbols = [use.element for entry in ability.entries[: act.at] for use in entry.uses]
    return any(symbol == element and place in act.fed for place, symbol in enumerate(symbols))


# Moves, and what elements teach


def move(m: M, act: Act, actor: Figure, action: Move) -> Flow:
    """A move begins.  GH-MOVE-01"""
    w = m.state
    yield from stir(m, act, actor, "move")
    points = points_of(w, act, actor, action)
    act.start, act.path = actor.cell, []
    forced = act.turned
    beside = act.commander if act.commander and command_of(act).beside_me else ""
    walk = Walk(act.figure, act.seat, points, action.jump, action.loot, forced, beside)
    walk.by_obstacle, walk.straight, walk.clearing = action.by_obstacle, action.straight, action.clearing
    w.agenda.append(walk)


def points_of(w: World, act: Act, actor: Figure, action: Move) -> int:
    """How far a move may go.  GH-MOVE-01"""
    points = action.value * (2 if is_doubled(w, act, "moves") else 1)
    points += (0 if action.absolute else values(w, actor).move) + more_to_moves(actor)
    return max(0, points + (counted(w, action.per, actor, actor, act) if action.per else 0))


def command_of(act: Act) -> Command:
    """The order that a granted action comes from."""
    return next(entry.action for entry in source_of(act).entries if isinstance(entry.action, Command))


def teach(m: M, act: Act, actor: Figure, action: Learn) -> None:
    """XP for an element that was used, if the action it stands with was done.  GH-XP-03"""
    if act.at in act.done:
        learn(m, actor.seat, action.xp)
    act.part += 1


def infuse_at_once(m: M, act: Act, actor: Figure, action: Infuse) -> Flow:
    """An element that another one gives.  GH-ELEM-02, GH-ELEM-05"""
    act.part += 1
    yield from infuse(m, act, action)


DOING: dict[type, Doing] = {
    Infuse: infuse_at_once,
    Move: move,
    Attack: attack,
    Learn: teach,
    Heal: deeds.heal,
    Shield: deeds.lasting,
    Retaliate: deeds.lasting,
    Boost: deeds.lasting,
    Redirect: deeds.lasting,
    Hamper: deeds.lasting,
    Discern: deeds.lasting,
    Intervene: deeds.lasting,
    Double: double,
    Teleport: teleport,
    ExtraTurn: mandate.extra_turn,
    Affect: deeds.affect,
    Suffer: deeds.suffer_cost,
    Loot: deeds.loot_action,
    Summon: deeds.summon,
    Command: deeds.command,
    Later: deeds.lasting,
    Augments: deeds.lasting,
    Convert: deeds.lasting,
    Kill: slaying.kill,
    Charm: slaying.charm,
    SetTrap: terrain.set_trap,
    DisarmTrap: terrain.disarm_trap,
    Obstacles: terrain.make_obstacles,
    Destroy: terrain.destroy_obstacle,
    Displace: terrain.displace,
    Gather: vortex.gather,
    Recover: recovering.recover,
    Refresh: recovering.refresh_items,
    Cure: recovering.cure,
}


BEFORE_WHICH_ITEMS = (
    *(Heal, Shield, Retaliate, Boost, Redirect, Hamper, Affect, Loot, Summon, Later, Augments, Convert, Kill, Charm),
    *(SetTrap, DisarmTrap, Obstacles, Destroy, Displace, Gather, Recover, Refresh, Command),
    *(Discern, Intervene, Double, Teleport, ExtraTurn),
)  # moves and attacks have windows of their own


# The end of an ability


def finish(m: M, act: Act, ability: Ability) -> Flow:
    """Elements are infused, XP gained, and the card goes to its place at once.

    GH-TURN-03, GH-TURN-04, GH-ELEM-02, GH-ELEM-03, GH-XP-01, GH-XP-02, GH-CARD-06, GH-CARD-07, GH-CARD-08
    """
    w = m.state
    w.agenda.pop()
    if act.granted:
        return
    bring_owed(m, act)
    if act.item:
        for entry in ability.entries:
            if isinstance(entry.action, Infuse):
                yield from infuse(m, act, entry.action)
        return
    actor = figure(w, act.figure)
    if act.done and act.half not in BASIC:
        for entry in ability.entries:
            if isinstance(entry.action, Infuse):
                yield from infuse(m, act, entry.action)
        learn(m, act.seat, ability.xp)
    if not act.done:
        m.tell(events.CAME_TO_NOTHING, act.seat, act.card)
    if actor is not None:
        lay_down(m, act, ability)


def infuse(m: M, act: Act, action: Infuse) -> Flow:
    """The element shows at the end of the turn; of the multicoloured circle the player chooses one.

    GH-ELEM-02, GH-ELEM-08, GH-ELEM-13
    """
    w = m.state
    element = action.element
    if element == "any":
        element = yield Choose(act.seat, "infuse", {f"infuse:{each}": each for each in ELEMENTS})
    w.elements.coming.append(element)
    m.tell(events.INFUSED, element)


def lay_down(m: M, act: Act, ability: Ability) -> None:
    """A basic or unused ability is discarded whatever it bears; a lasting one lies in the active area already.

    GH-TURN-04, GH-TURN-06, GH-CARD-06, GH-CARD-07, GH-CARD-08
    """
    hero = m.state.heroes[act.seat]
    if act.card not in hero.played:
        return
    hero.played.remove(act.card)
    if act.done and ability.lost and act.half not in BASIC:
        lose(m, act.seat, act.card)
    else:
        discard(m, act.seat, act.card)
