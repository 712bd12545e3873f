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
    Boost,
    Command,
    Destroy,
    DisarmTrap,
    Entry,
    Hamper,
    Heal,
    Infuse,
    Learn,
    Loot,
    Move,
    Obstacles,
    Recover,
    Redirect,
    Retaliate,
    SetTrap,
    Shield,
    Suffer,
    Summon,
)
from questhall.games.gloomhaven.content.hero_cards import BASIC, Ability
from questhall.games.gloomhaven.content.terms import ELEMENTS, Element
from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.combat.elements import use, ways_to_use
from questhall.games.gloomhaven.rules.monsters.turn import actions_of
from questhall.games.gloomhaven.rules.play import deeds
from questhall.games.gloomhaven.rules.play.attacking import attack
from questhall.games.gloomhaven.rules.play.purse import discard, learn, lose
from questhall.games.gloomhaven.rules.play.striking import counted
from questhall.games.gloomhaven.rules.play.table import figure, values
from questhall.games.gloomhaven.state import Act, Figure, M, Walk
from questhall.kernel import Choose, Flow

Doing = Callable[[M, Act, Figure, Any], Flow | None]


def ability_of(act: Act) -> Ability:
    """What is being carried out: a half, a basic action, an item, or the one action that a card grants."""
    if act.item:
        return Ability(equipment.item(act.item).entries)
    if act.half in BASIC:
        return BASIC[act.half]
    ability = hero_cards.card(act.card).half(act.half)
    if act.granted:
        command = next(entry.action for entry in ability.entries if isinstance(entry.action, Command))
        return Ability((Entry(command.action),))
    return ability


def step_act(m: M, act: Act) -> Flow | None:
    """The next action of the ability.  GH-TURN-02"""
    ability = ability_of(act)
    actor = figure(m.state, act.figure)
    if actor is None or act.at >= len(ability.entries) or cannot_perform(actor, "other"):
        return finish(m, act, ability)
    entry = ability.entries[act.at]
    if isinstance(entry.action, Infuse):
        next_entry(act)
        return None
    if entry.uses and not act.ready:
        return feed(m, act, actor, ability, entry)
    actions = with_elements(ability, act)
    if act.part >= len(actions):
        next_entry(act)
        return None
    action = actions[act.part]
    return DOING[type(action)](m, act, actor, action)


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
        ways = ways_to_use(w.elements, [usable.element])
        if not ways:
            continue
        options: dict[str, Element | None] = {f"feed:{way[0]}": way[0] for way in ways}
        element = yield Choose(act.seat, "feed", {**options, "pass": None})
        if element:
            use(w.elements, [usable.element], [element])
            act.fed.append(first_symbol(ability, act.at) + number)
            m.tell(events.FED, actor.id, element)


# Moves, and what elements teach


def move(m: M, act: Act, actor: Figure, action: Move) -> None:
    """A move begins.  GH-MOVE-01"""
    w = m.state
    points = action.value + (0 if action.absolute else values(w, actor).move)
    if action.per:
        points += counted(w, action.per, actor, actor)
    act.start, act.path = actor.cell, []
    forced = act.turned
    beside = act.commander if act.granted and command_of(act).beside_me else ""
    w.agenda.append(Walk(act.figure, act.seat, points, action.jump, action.loot, forced, beside))


def command_of(act: Act) -> Command:
    """The order that a granted action comes from."""
    entries = hero_cards.card(act.card).half(act.half).entries
    return next(entry.action for entry in entries if isinstance(entry.action, Command))


def teach(m: M, act: Act, actor: Figure, action: Learn) -> None:
    """XP for an element that was used, if the action it stands with was done.  GH-XP-03"""
    if act.at in act.done:
        learn(m, actor.seat, action.xp)
    act.part += 1


DOING: dict[type, Doing] = {
    Move: move,
    Attack: attack,
    Learn: teach,
    Heal: deeds.heal,
    Shield: deeds.lasting,
    Retaliate: deeds.lasting,
    Boost: deeds.lasting,
    Redirect: deeds.lasting,
    Hamper: deeds.lasting,
    Affect: deeds.affect,
    Suffer: deeds.suffer_cost,
    Loot: deeds.loot_action,
    Summon: deeds.summon,
    SetTrap: deeds.set_trap,
    DisarmTrap: deeds.disarm_trap,
    Obstacles: deeds.make_obstacles,
    Destroy: deeds.destroy_obstacle,
    Recover: deeds.recover,
    Command: deeds.command,
}


# The end of an ability


def finish(m: M, act: Act, ability: Ability) -> Flow:
    """Elements are infused, XP gained, and the card goes to its place at once.

    GH-TURN-03, GH-TURN-04, GH-ELEM-02, GH-ELEM-03, GH-XP-01, GH-XP-02, GH-CARD-06, GH-CARD-07, GH-CARD-08
    """
    w = m.state
    w.agenda.pop()
    if act.granted or act.item:
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
