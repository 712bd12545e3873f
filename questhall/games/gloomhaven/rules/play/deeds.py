"""HEAL, ACTIVE, FX, LOOT, SUMMON and TERM: what abilities do beside moves and attacks."""

from __future__ import annotations

from itertools import count as counting
from itertools import pairwise

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.actions import (
    ALL,
    ONE,
    Action,
    Affect,
    After,
    Attack,
    Augments,
    Boost,
    Command,
    Convert,
    Discern,
    Group,
    Hamper,
    Heal,
    Intervene,
    Later,
    Loot,
    Move,
    Redirect,
    Retaliate,
    Shield,
    Suffer,
    Summon,
)
from questhall.games.gloomhaven.content.components import Half
from questhall.games.gloomhaven.content.effects import POSITIVE
from questhall.games.gloomhaven.rules.combat.conditions import Deed, cannot_perform
from questhall.games.gloomhaven.rules.ground.field import is_empty
from questhall.games.gloomhaven.rules.ground.forced import Force
from questhall.games.gloomhaven.rules.play.afflicting import afflict, restore
from questhall.games.gloomhaven.rules.play.carrying import hand_over, is_in_reach
from questhall.games.gloomhaven.rules.play.counting import counted, is_victim
from questhall.games.gloomhaven.rules.play.entering import gain_coins, loot, loot_hexes, lootable
from questhall.games.gloomhaven.rules.play.hurting import hurt
from questhall.games.gloomhaven.rules.play.mortality import is_spent
from questhall.games.gloomhaven.rules.play.purse import active, advance, drop
from questhall.games.gloomhaven.rules.play.shoving import move_by_force
from questhall.games.gloomhaven.rules.play.table import (
    allies,
    beside_any,
    boosts,
    distance,
    enemies,
    field_of,
    figure,
    floor,
    in_one_room,
    is_hidden,
    most_augments,
    spot,
    values,
)
from questhall.games.gloomhaven.state import Act, Figure, Gift, Lasting, M, World
from questhall.hex.bits import cells_of
from questhall.kernel import Ask, Choose, Flow

FORCES = {"push": Force.PUSH, "pull": Force.PULL}


def did(act: Act, part: int = 1) -> None:
    """Something of the entry was done; on to what comes next."""
    if act.at not in act.done:
        act.done.append(act.at)
    act.part += part


def skipped(act: Act) -> None:
    act.part += 1


# Whom an action is for


def group_of(w: World, act: Act | None, actor: Figure, group: Group, targeted: bool = True) -> list[Figure]:
    """The figures that an action reaches; the invisible are no targets, but suffer damage without one.

    GH-TERM-03, GH-LOS-04, GH-LOS-05, GH-COND-24
    """
    if group.who == "self":
        return [actor]
    if group.where == "beside-target":
        return beside_targets(w, act, actor, group) if act else []
    found = [each for each in of_side(w, actor, group) if is_where(w, act, actor, group, each)]
    found = [each for each in found if is_victim(w, group, actor, each)]
    if targeted:
        found = [each for each in found if not is_hidden(w, actor, each)]
    return found


def beside_targets(w: World, act: Act, actor: Figure, group: Group) -> list[Figure]:
    """Those beside each target of the attack, where it stands or fell; whoever is beside two is reached twice.

    GH-FX-11
    """
    found: list[Figure] = []
    for id_, fell in zip(act.hit, act.stood, strict=True):
        target = figure(w, id_)
        around = floor(w).grid.neighbours[target.cell if target else fell]
        found += [each for each in of_side(w, actor, group) if each.cell in around]
    return found


def of_side(w: World, actor: Figure, group: Group) -> list[Figure]:
    if group.who == "enemies":
        return enemies(w, actor)
    if group.who == "allies":
        return allies(w, actor)
    if group.who == "self-and-allies":
        return [actor, *allies(w, actor)]
    if group.who == "summons":
        return [each for each in allies(w, actor) if each.kind == "summon"]
    return [*enemies(w, actor), *allies(w, actor)]


def is_where(w: World, act: Act | None, actor: Figure, group: Group, each: Figure) -> bool:
    """A stated range asks for sight, "adjacent" does not.  GH-LOS-04, GH-LOS-05"""
    if each is actor:
        return True
    if group.where == "anywhere":
        return True
    if group.where == "adjacent":
        return each.cell in floor(w).grid.neighbours[actor.cell]
    if group.where == "in-area":
        return act is not None and each.cell in act.area
    if group.where == "in-room":
        return in_one_room(w, actor, each)
    if group.where == "moved-through":
        return act is not None and each.cell in act.path
    if group.where == "beside-spots":
        return act is not None and beside_any(w, act.spots, each)
    if group.where == "beside-way":
        return act is not None and beside_any(w, act.path, each)
    reach = group.range if group.where == "range" else max(1, values(w, actor).range)
    sees = floor(w).seen_from(actor.cell) >> each.cell & 1
    return bool(sees) and distance(w, actor.cell, each.cell) <= reach


def picked(m: M, act: Act, kind: str, verb: str, candidates: list[Figure], most: int) -> Ask:
    """So many of the candidates as the player picks, one by one; none is as good as skipping.  GH-TURN-04"""
    chosen: list[Figure] = []
    while len(chosen) < most:
        left = [each for each in candidates if each not in chosen]
        if not left:
            break
        options = {f"{verb}:{each.id}": each for each in left}
        each = yield Choose(act.seat, kind, {**options, "stop" if chosen else "skip": None})
        if each is None:
            break
        chosen.append(each)
    return chosen


# Heal


def heal(m: M, act: Act, actor: Figure, action: Heal) -> Flow:
    """The healer or allies in range; a bonus may add to the whole action.  GH-HEAL-01, GH-HEAL-02, GH-HEAL-03"""
    w = m.state
    candidates = group_of(w, act, actor, action.group)
    if action.group.count == ALL:
        chosen = candidates if (yield from agreed(m, act, "heal", candidates)) else []
    else:
        chosen = yield from picked(m, act, "heal", "heal", candidates, action.group.count)
    if not chosen:
        skipped(act)
        return
    more = stronger_heal(m, actor)
    for each in chosen:
        restore(m, each, amount_for(action, each) + more, actor)
        for effect in action.effects:
            afflict(m, each, effect.kind)
    did(act)


def amount_for(action: Heal, each: Figure) -> int:
    """As printed, or a share of the most hit points of whoever is healed, rounded down."""
    if action.share:
        return each.most_hit_points if action.share == "full" else each.most_hit_points // 2
    return action.amount


def stronger_heal(m: M, healer: Figure) -> int:
    """Bonuses of one's heal actions must be applied.  GH-ACTIVE-04, GH-ACTIVE-05"""
    more = 0
    for gift, boost in list(boosts(healer)):
        if boost.trigger == "heal":
            more += boost.heal
            advance(m, healer.seat, gift.card)
    return more


def agreed(m: M, act: Act, kind: str, candidates: list[Figure]) -> Ask:
    """Whether the player does it at all; without anybody to do it to there is nothing to ask.  GH-TURN-04"""
    if not candidates:
        return False
    return (yield Choose(act.seat, kind, {"do": True, "skip": False}))


# Lasting effects


Lingering = Shield | Retaliate | Boost | Redirect | Hamper | Augments | Convert | Later | Discern | Intervene


def lasting(m: M, act: Act, actor: Figure, action: Lingering) -> Flow:
    """The card lies in the active area from now on, and gives what it says to whom it says.

    GH-ACTIVE-02, GH-ACTIVE-03, GH-ACTIVE-10, GH-CARD-08
    """
    w = m.state
    group = action.group if isinstance(action, Shield | Retaliate | Boost | Hamper) else Group()
    whom = group_of(w, act, actor, group)
    if group.count == ONE:
        whom = yield from picked(m, act, "affect", "target", whom, ONE)
    if is_burden(action):
        whom = whom if act.done else []
    elif not (whom if group.count == ONE else (yield from agreed(m, act, "lasting", [actor]))):
        whom = []
    if not whom:
        skipped(act)
        return
    if isinstance(action, Boost) and action.augment:
        yield from end_augment(m, act, actor)
    activate(m, act)
    half: Half = "top" if act.half == "top" else "bottom"
    gift = Gift(act.card, half, act.at, fed_here(act))
    count_now(w, act, action, len(whom))
    for each in whom:
        each.gifts = [*each.gifts, gift]
        m.tell(events.GAINED, each.id, act.card, 0)
    did(act)


def is_burden(action: Action | None) -> bool:
    """A lasting effect that takes something from the character: a cost of what else the card does.  GH-TURN-04"""
    return isinstance(action, Boost) and action.bonus is not None and action.bonus.add < 0


def count_now(w: World, act: Act, action: Lingering, there: int) -> None:
    """How many allies are near is counted once, when the card is played."""
    kept = active(w.heroes[act.seat], act.card)
    if kept and isinstance(action, Boost) and action.bonus and action.bonus.per == "ally-near":
        kept.counted = there


def fed_here(act: Act) -> bool:
    """Whether an element of this entry was paid for."""
    entries = hero_cards.card(act.card).half(act.half).entries
    first = sum(len(entry.uses) for entry in entries[: act.at])
    return any(first <= place < first + len(entries[act.at].uses) for place in act.fed)


def end_augment(m: M, act: Act, actor: Figure) -> Flow:
    """Another augment is discarded, or where more may be active one that its player chooses."""
    hero = m.state.heroes[act.seat]
    while len(others := [each.card for each in hero.active if is_augment(each)]) >= most_augments(actor):
        card = others[0]
        if len(others) > 1:
            card = yield Choose(act.seat, "augment", {f"drop:{each}": each for each in others})
        drop(m, act.seat, card)


def is_augment(kept: Lasting) -> bool:
    entries = hero_cards.card(kept.card).half(kept.half).entries
    return any(isinstance(entry.action, Boost) and entry.action.augment for entry in entries)


def activate(m: M, act: Act) -> None:
    """The card goes to the active area, its token on the first slot.  GH-ACTIVE-02, GH-ACTIVE-04, GH-SUMMON-03"""
    hero = m.state.heroes[act.seat]
    if act.card not in hero.played or active(hero, act.card):
        return
    ability = hero_cards.card(act.card).half(act.half)
    hero.played.remove(act.card)
    half: Half = "top" if act.half == "top" else "bottom"
    kept = Lasting(act.card, ability.lasting or "persistent", ability.lost, ability.slots, half=half)
    if any(isinstance(entry.action, Later) for entry in ability.entries):
        kept.since = m.state.round
    hero.active.append(kept)
    m.tell(events.ACTIVE, act.seat, act.card)


# Effects without an attack


def affect(m: M, act: Act, actor: Figure, action: Affect) -> Flow:
    """Damage, conditions, PUSH and PULL on those it names; what hurts one's own side cannot be skipped, unless the
    whole ability is.

    GH-FX-04, GH-COND-07, GH-TURN-04
    """
    w = m.state
    if not moved_so(act, actor, action.after):
        skipped(act)
        return
    targets = group_of(w, act, actor, action.group, targeted=not (action.damage or action.as_suffered))
    if action.group.count != ALL:
        targets = yield from picked(m, act, "affect", "target", targets, action.group.count)
    elif is_cost(action):
        if not act.done and hurts_own_side(actor, targets) and not (yield from agreed(m, act, "affect", targets)):
            leave_unused(act)
            return
    elif not (yield from agreed(m, act, "affect", targets)):
        targets = []
    for each in targets:
        if figure(w, each.id) is each:
            yield from affect_one(m, act, actor, action, each)
    if targets:
        did(act)
    else:
        skipped(act)


def moved_so(act: Act, actor: Figure, after: After) -> bool:
    """Whether the move before an action went as it asks."""
    if after == "returned":
        return bool(act.path) and actor.cell == act.start
    steps = {to - from_ for from_, to in pairwise((act.start, *act.path))}
    return len(steps) == 1 if after == "straight" else True


def is_cost(action: Affect) -> bool:
    """It harms the character's own side.  GH-TURN-04"""
    harms = any(effect.kind not in POSITIVE for effect in action.effects)
    return action.group.who in ("allies", "figures") and bool(action.damage or harms or action.as_suffered)


def hurts_own_side(actor: Figure, targets: list[Figure]) -> bool:
    return any(each.side is actor.side for each in targets)


def leave_unused(act: Act) -> None:
    """No action is done and no cost paid.  GH-TURN-04"""
    act.at = len(hero_cards.card(act.card).half(act.half).entries)


def affect_one(m: M, act: Act, actor: Figure, action: Affect, each: Figure) -> Flow:
    w = m.state
    damage = act.suffered if action.as_suffered else action.damage
    if damage:
        yield from hurt(m, each, damage, "ability", actor)
    for effect in action.effects:
        if figure(w, each.id) is not each:
            return
        if effect.kind in FORCES:
            yield from move_by_force(m, act.seat, actor, each, FORCES[effect.kind], effect.points)
        else:
            afflict(m, each, effect.kind, effect.points)


def suffer_cost(m: M, act: Act, actor: Figure, action: Suffer) -> Flow:
    """The character's own damage, a cost of what else was done.  GH-TURN-04, GH-DMG-04"""
    if not act.done and act.at:
        skipped(act)
        return
    yield from hurt(m, actor, action.damage, "ability")
    did(act)


# Loot


def loot_action(m: M, act: Act, actor: Figure, action: Loot) -> Flow:
    """What lies in range, with a coin from the supply for each of what it counts.  GH-LOOT-01, GH-LOOT-02"""
    w = m.state
    open_ = floor(w)
    cells = open_.board.within(actor.cell, action.range) & open_.seen_from(actor.cell)
    there = [cell for cell in cells_of(cells) if lootable(w, cell)]
    more = counted(w, action.per, actor, actor) if action.per else 0
    if is_in_reach(w, actor, cells):
        yield from hand_over(m, actor)
    if (there or more) and (yield Choose(act.seat, "loot", {"do": True, "skip": False})):
        if act.at not in act.done:
            act.done.append(act.at)
        act.part += 1
        gain_coins(m, actor, more)
        if action.most and sum(lootable(w, cell) for cell in there) > action.most:
            yield from loot_some(m, act, actor, there, action.most)
        else:
            yield from loot(m, actor, action.range)
    else:
        skipped(act)


def loot_some(m: M, act: Act, actor: Figure, cells: list[int], most: int) -> Flow:
    """Hex by hex, till so many tokens are taken.  GH-LOOT-03, GH-LOOT-07"""
    w = m.state
    while most and (left := {f"grab:{spot(w, cell)}": cell for cell in cells if lootable(w, cell)}):
        cell = yield Choose(act.seat, "loot-hex", {**left, "stop": None})
        if cell is None:
            return
        over = max(0, lootable(w, cell) - most)
        most -= lootable(w, cell) - over
        if over:
            w.coins[cell] -= over
        yield from loot_hexes(m, actor, 1 << cell)
        if over:
            w.coins[cell] = over


# Summons


def summon(m: M, act: Act, actor: Figure, action: Summon) -> Flow:
    """A creature on an empty adjacent hex; without one there is none.  GH-SUMMON-01, GH-SUMMON-02, GH-SUMMON-03"""
    w = m.state
    creature = action.creature
    assert creature
    cell = yield from empty_hex(m, act, "summon")
    if cell is None:
        skipped(act)
        return
    w.summons += 1
    card = str(act.item) if act.item else act.card
    number = next(n for n in counting(1) if figure(w, f"{action.type}-{n}") is None)
    w.figures.append(
        Figure(
            "summon",
            action.type,
            creature.hit_points,
            creature.hit_points,
            number=number,
            owner=actor.name,
            arrival="summoned",
            cell=cell,
            seat=actor.seat,
            card=card,
            came=w.round,
            flying=creature.flying,
        )
    )
    m.tell(events.SUMMONED, f"{action.type}-{number}", spot(w, cell))
    if not act.item:
        activate(m, act)
    did(act)


def empty_hexes(w: World, actor: Figure) -> list[int]:
    """The empty hexes beside a figure.  GH-TERM-13"""
    field = field_of(w)
    return [cell for cell in field.grid.neighbours[actor.cell] if is_empty(field, cell)]


def empty_hex(m: M, act: Act, verb: str) -> Ask:
    """One of the empty hexes beside the actor, as its player chooses; None where there is none or it is left out."""
    w = m.state
    actor = figure(w, act.figure)
    assert actor is not None
    cells = empty_hexes(w, actor)
    if not cells:
        return None
    options = {f"{verb}:{spot(w, cell)}": cell for cell in cells}
    return (yield Choose(act.seat, verb, {**options, "skip": None}))


# Commands


def command(m: M, act: Act, actor: Figure, action: Command) -> Flow:
    """An ally may act at once; an enemy acts as the commander's player wills, if it is able to.

    GH-TERM-15, GH-COND-14, GH-COND-15
    """
    w = m.state
    deed: Deed = "move" if isinstance(action.action, Move) else "attack"
    reached = group_of(w, act, actor, action.group)
    reached = [each for each in reached if each.kind != "objective" and not is_spent(w, each)]
    able = [each for each in reached if cannot_perform(each, deed) is None]
    chosen = yield from picked(m, act, "command", "target", able, action.group.count or len(able))
    if not chosen:
        skipped(act)
        return
    did(act)
    w.agenda += [granted(act, actor, action, each) for each in reversed(chosen)]


def granted(act: Act, actor: Figure, action: Command, whom: Figure) -> Act:
    """What somebody else is to carry out; enemies and creatures do as the commander's player wills."""
    forced = whom.side is not actor.side
    seat = whom.seat if whom.kind == "character" else act.seat
    order = Act(whom.id, seat, act.card, act.half, item=act.item, granted=True, turned=forced, commander=actor.id)
    if not act.item and fed_here(act) and isinstance(action.action, Attack):
        order.attack = action.action
    return order
