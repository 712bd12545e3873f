"""HEAL, ACTIVE, FX, LOOT, SUMMON, OVERLAY, RECOV and TERM: what abilities do beside moves and attacks."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count as counting

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.actions import (
    ALL,
    ONE,
    Affect,
    Boost,
    Command,
    Destroy,
    DisarmTrap,
    Group,
    Hamper,
    Heal,
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
from questhall.games.gloomhaven.content.components import Half
from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.rules.combat.conditions import Deed, cannot_perform
from questhall.games.gloomhaven.rules.ground.field import is_empty
from questhall.games.gloomhaven.rules.ground.forced import Force
from questhall.games.gloomhaven.rules.ground.obstacles import obstacle_hexes
from questhall.games.gloomhaven.rules.play.afflicting import afflict, restore
from questhall.games.gloomhaven.rules.play.entering import loot
from questhall.games.gloomhaven.rules.play.hurting import hurt
from questhall.games.gloomhaven.rules.play.purse import active, advance, count, counts_as_discarded, drop
from questhall.games.gloomhaven.rules.play.shoving import move_by_force
from questhall.games.gloomhaven.rules.play.table import (
    allies,
    boosts,
    distance,
    enemies,
    field_of,
    figure,
    floor,
    spot,
    values,
)
from questhall.games.gloomhaven.state import Act, Figure, Gift, Hero, Lasting, M, World
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
    if targeted:
        found = [each for each in found if "invisible" not in each.conditions or each.side is actor.side]
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
    if group.where == "moved-through":
        return act is not None and each.cell in act.path
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
    amount = action.amount + stronger_heal(m, actor)
    for each in chosen:
        restore(m, each, amount)
    did(act)


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


def lasting(m: M, act: Act, actor: Figure, action: Shield | Retaliate | Boost | Redirect | Hamper) -> Flow:
    """The card lies in the active area from now on, and gives what it says to whom it says.

    GH-ACTIVE-02, GH-ACTIVE-03, GH-ACTIVE-10, GH-CARD-08
    """
    w = m.state
    if not (yield from agreed(m, act, "lasting", [actor])):
        skipped(act)
        return
    if isinstance(action, Boost) and action.augment:
        end_augment(m, act)
    activate(m, act)
    half: Half = "top" if act.half == "top" else "bottom"
    gift = Gift(act.card, half, act.at, fed_here(act))
    group = Group() if isinstance(action, Redirect | Hamper) else action.group
    for each in group_of(w, act, actor, group):
        each.gifts = [*each.gifts, gift]
        m.tell(events.GAINED, each.id, act.card, 0)
    did(act)


def fed_here(act: Act) -> bool:
    """Whether an element of this entry was paid for."""
    entries = hero_cards.card(act.card).half(act.half).entries
    first = sum(len(entry.uses) for entry in entries[: act.at])
    return any(first <= place < first + len(entries[act.at].uses) for place in act.fed)


def end_augment(m: M, act: Act) -> None:
    """Another augment is discarded."""
    for each in list(m.state.heroes[act.seat].active):
        entries = hero_cards.card(each.card).half(each.half).entries
        if any(isinstance(entry.action, Boost) and entry.action.augment for entry in entries):
            drop(m, act.seat, each.card)


def activate(m: M, act: Act) -> None:
    """The card goes to the active area, its token on the first slot.  GH-ACTIVE-02, GH-ACTIVE-04, GH-SUMMON-03"""
    hero = m.state.heroes[act.seat]
    if act.card not in hero.played or active(hero, act.card):
        return
    ability = hero_cards.card(act.card).half(act.half)
    hero.played.remove(act.card)
    half: Half = "top" if act.half == "top" else "bottom"
    kept = Lasting(act.card, ability.lasting or "persistent", ability.lost, ability.slots, half=half)
    hero.active.append(kept)
    m.tell(events.ACTIVE, act.seat, act.card)


# Effects without an attack


def affect(m: M, act: Act, actor: Figure, action: Affect) -> Flow:
    """Damage, conditions, PUSH and PULL on those it names; what hurts one's own side cannot be skipped, unless the
    whole ability is.

    GH-FX-04, GH-COND-07, GH-TURN-04
    """
    w = m.state
    if action.returned and not (act.path and actor.cell == act.start):
        skipped(act)
        return
    targets = group_of(w, act, actor, action.group, targeted=not action.damage)
    if action.group.count == ONE:
        targets = yield from picked(m, act, "affect", "target", targets, ONE)
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


def is_cost(action: Affect) -> bool:
    """It harms the character's own side.  GH-TURN-04"""
    return action.group.who in ("allies", "figures") and bool(action.damage or action.effects)


def hurts_own_side(actor: Figure, targets: list[Figure]) -> bool:
    return any(each.side is actor.side for each in targets)


def leave_unused(act: Act) -> None:
    """No action is done and no cost paid.  GH-TURN-04"""
    act.at = len(hero_cards.card(act.card).half(act.half).entries)


def affect_one(m: M, act: Act, actor: Figure, action: Affect, each: Figure) -> Flow:
    w = m.state
    if action.damage:
        yield from hurt(m, each, action.damage, "ability", actor)
    for effect in action.effects:
        if figure(w, each.id) is not each:
            return
        if effect.kind in FORCES:
            yield from move_by_force(m, act.seat, actor, each, FORCES[effect.kind], effect.points)
        else:
            afflict(m, each, effect.kind, effect.points)


def suffer_cost(m: M, act: Act, actor: Figure, action: Suffer) -> Flow:
    """The character's own damage, a cost.  GH-TURN-04, GH-DMG-04"""
    yield from hurt(m, actor, action.damage, "ability")
    did(act)


# Loot


def loot_action(m: M, act: Act, actor: Figure, action: Loot) -> Flow:
    """GH-LOOT-01, GH-LOOT-02"""
    w = m.state
    open_ = floor(w)
    cells = open_.board.within(actor.cell, action.range) & open_.seen_from(actor.cell)
    there = [cell for cell in cells_of(cells) if cell in w.coins or cell in w.treasures]
    if there and (yield Choose(act.seat, "loot", {"do": True, "skip": False})):
        if act.at not in act.done:
            act.done.append(act.at)
        act.part += 1
        yield from loot(m, actor, action.range)
    else:
        skipped(act)


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


# Traps and obstacles


def set_trap(m: M, act: Act, actor: Figure, action: SetTrap) -> Flow:
    """GH-OVERLAY-10"""
    w = m.state
    cell = yield from empty_hex(m, act, "trap")
    if cell is None:
        skipped(act)
        return
    w.traps[cell] = Trap(action.damage, action.conditions, action.xp, actor.seat)
    m.tell(events.TRAP_SET, actor.id, spot(w, cell))
    did(act)


def disarm_trap(m: M, act: Act, actor: Figure, action: DisarmTrap) -> Flow:
    """GH-OVERLAY-07"""
    w = m.state
    near = [cell for cell in floor(w).grid.neighbours[actor.cell] if cell in w.traps]
    options = {f"disarm:{spot(w, cell)}": cell for cell in near}
    cell = (yield Choose(act.seat, "disarm", {**options, "skip": None})) if options else None
    if cell is None:
        skipped(act)
        return
    del w.traps[cell]
    count(w.heroes[actor.seat], "traps")
    m.tell(events.TRAP_DISARMED, actor.id, spot(w, cell))
    did(act)


def make_obstacles(m: M, act: Act, actor: Figure, action: Obstacles) -> Flow:
    """On empty adjacent hexes, and never so that a part of the map is cut off.  GH-OVERLAY-17, GH-OVERLAY-18"""
    w = m.state
    made = 0
    while made < action.count:
        field = field_of(w)
        cells = obstacle_hexes(field, field.grid.neighbours[actor.cell])
        options = {f"obstacle:{spot(w, cell)}": cell for cell in cells}
        cell = (yield Choose(act.seat, "obstacle", {**options, "stop" if made else "skip": None})) if options else None
        if cell is None:
            break
        w.obstacles.append([cell])
        m.tell(events.OBSTACLE, actor.id, spot(w, cell))
        made += 1
    if made:
        did(act)
    else:
        skipped(act)


def destroy_obstacle(m: M, act: Act, actor: Figure, action: Destroy) -> Flow:
    """The whole token is gone.  GH-OVERLAY-18"""
    w = m.state
    around = floor(w).grid.neighbours[actor.cell]
    near = [token for token in w.obstacles if any(cell in around for cell in token)]
    options = {f"destroy:{spot(w, token[0])}": token for token in near}
    token = (yield Choose(act.seat, "destroy", {**options, "skip": None})) if options else None
    if token is None:
        skipped(act)
        return
    w.obstacles.remove(token)
    m.tell(events.SMASHED, actor.id, spot(w, token[0]))
    did(act)


# Recovering cards


def recover(m: M, act: Act, actor: Figure, action: Recover) -> Flow:
    """Up to so many cards of the named pile come to the hand at once: one's own, or those of an ally who agrees.

    GH-RECOV-01, GH-RECOV-02, GH-RECOV-03, GH-RECOV-05
    """
    w = m.state
    targets = [each for each in group_of(w, act, actor, action.group) if each.kind == "character"]
    if action.group.count == ONE:
        targets = yield from picked(m, act, "recover-ally", "target", targets, ONE)
    taken = 0
    for each in targets:
        taken += yield from recover_cards(m, each, action)
    if taken:
        did(act)
    else:
        skipped(act)


def recoverable(hero: Hero, pile: str) -> list[str]:
    """Cards of a pile, active ones that count for it among them; not those that never come back.

    GH-RECOV-02, GH-RECOV-03
    """
    if pile == "discard":
        return counts_as_discarded(hero)
    lost = [*hero.lost, *(lasting.card for lasting in hero.active if lasting.lost)]
    return [card for card in lost if not hero_cards.card(card).no_recovery]


def recover_cards(m: M, whose: Figure, action: Recover) -> Ask:
    """How many the owner took."""
    hero = m.state.heroes[whose.seat]
    taken: list[str] = []
    while action.count == ALL or len(taken) < action.count:
        left = [card for card in recoverable(hero, action.pile) if card not in taken]
        if not left:
            break
        options: dict[str, Iterable[str]] = {f"recover:{card}": (card,) for card in left}
        if action.count == ALL or len(left) <= action.count - len(taken):
            options = {"all": tuple(left), **options}
        cards = yield Choose(whose.seat, "recover", {**options, "stop" if taken else "skip": ()})
        if not cards:
            break
        for card in cards:
            to_hand(m, whose, card, action.pile)
            taken.append(card)
    if taken:
        m.tell(events.RECOVERED, whose.seat, taken)
    return len(taken)


def to_hand(m: M, whose: Figure, card: str, pile: str) -> None:
    hero = m.state.heroes[whose.seat]
    if active(hero, card):
        drop(m, whose.seat, card)
    (hero.discard if pile == "discard" else hero.lost).remove(card)
    hero.hand.append(card)


# Commands


def command(m: M, act: Act, actor: Figure, action: Command) -> Flow:
    """An ally may act at once; an enemy acts as the commander's player wills, if it is able to.

    GH-TERM-15, GH-COND-14, GH-COND-15
    """
    w = m.state
    deed: Deed = "move" if isinstance(action.action, Move) else "attack"
    reached = group_of(w, act, actor, action.group)
    able = [each for each in reached if cannot_perform(each, deed) is None]
    chosen = yield from picked(m, act, "command", "target", able, ONE)
    if not chosen:
        skipped(act)
        return
    did(act)
    whom = chosen[0]
    forced = whom.side is not actor.side
    seat = act.seat if forced or whom.seat < 0 else whom.seat
    w.agenda.append(Act(whom.id, seat, act.card, act.half, granted=True, turned=forced, commander=actor.id))
