"""WOUND, SHIELD, HEAL, DEFEAT, DESTROY: wounds in combat, and how a combat ends."""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.content.cards import CARDS
from questhall.games.runebound.events import BEAT, BLOCKED, DESTROYED, FELL, HIT, LOST, MENDED, WON
from questhall.games.runebound.rules import M, once, pool
from questhall.games.runebound.rules.abilities import cards_with
from questhall.games.runebound.rules.actions import ask, of_symbol
from questhall.games.runebound.rules.decks import cast_off
from questhall.games.runebound.rules.enemies import enemy_life
from questhall.games.runebound.rules.order import alive, combat_in
from questhall.games.runebound.rules.skills import exert as exert_card
from questhall.games.runebound.rules.wounds import fallen, life
from questhall.games.runebound.state import Combat, Do, Hurt, LastLife, Side, Test
from questhall.kernel import Choose, Flow, Pile, Seat

BOUNTY = ("gold 2", "trophy combat")  # of Corbin, for a hero whom he has hunted down


def life_of(m: M, combat: Combat, number: int) -> int:
    """Of a hero or an enemy, counted anew whenever it matters.  RB-XVAR-02, RB-SCEN-13, RB-SCEN-21"""
    side = combat.sides[number]
    if side.seat >= 0:
        return life(m.state.heroes[side.seat])
    return enemy_life(m.state, combat.card, combat.sides[0].seat)


def wounds_of(m: M, combat: Combat, number: int) -> int:
    side = combat.sides[number]
    return m.state.heroes[side.seat].wounds if side.seat >= 0 else combat.wounds


def step_hurt(m: M, task: Hurt) -> Flow | None:
    """Abilities that soften, shields, then wounds.  RB-SHIELD-01 to 06, RB-WOUND-05"""
    combat = combat_in(m.state)
    side = combat.sides[task.side]
    soften(m, combat, task)
    if task.amount > 0 and answers(m, combat, task, side):
        return shield(m, combat, task)
    m.state.agenda.pop()
    apply(m, combat, task)
    return None


def answers(m: M, combat: Combat, task: Hurt, side: Side) -> dict[str, Any]:
    """What can still be done about wounds: shields, and abilities of the hero's own turn.  RB-SHIELD-02, RB-ONCE-02"""
    found: dict[str, Any] = {}
    if task.block and side.tokens:
        found = {f"block:{side.tokens[at]}": at for at in of_symbol(side, "H")}
    if side.seat >= 0:
        found.update(once.usable(m, side.seat, once.STILL))
    return found


def soften(m: M, combat: Combat, task: Hurt) -> None:
    """`block 1` of this round, and enemies that resist one type of damage.  RB-MAGIC-04, RB-PHYS-05"""
    task.amount, used = softened(combat, task)
    for mark in used:
        combat.sides[task.side].marks.remove(mark)


def softened(combat: Combat, task: Hurt) -> tuple[int, list[str]]:
    """What is left of wounds before any shield, and the abilities of this round that it uses up."""
    side, amount, used = combat.sides[task.side], task.amount, []
    for mark in side.marks:
        if mark.startswith("block ") and task.block and amount > 0:
            used.append(mark)
            amount = max(0, amount - int(mark.split()[1]))
    if side.seat < 0 and task.attack:
        amount = max(0, amount - sum(less for kind, less in CARDS[combat.card].text.resist if kind == task.kind))
    return amount, used


def shield(m: M, combat: Combat, task: Hurt) -> Flow:
    """Any number of shield tokens, one at a time; no combat action, possible after passing.  RB-SHIELD-02, 05"""
    side = combat.sides[task.side]
    while task.amount > 0 and (found := answers(m, combat, task, side)):
        found["take-it"] = -1
        at = yield from ask(m, combat, task.side, "shield", found)
        if isinstance(at, tuple):
            yield from once.use(m, side.seat, at[1])
            return
        if at < 0:
            break
        blocked = min(task.amount, pool.worth(side, at))
        task.amount -= blocked
        pool.spend(side, at)
        m.tell(BLOCKED, pool.who(m, combat, side), blocked)
    m.state.agenda.pop()
    apply(m, combat, task)


def apply(m: M, combat: Combat, task: Hurt) -> None:
    """Never more than life; defeat ends the combat at once.  RB-WOUND-02, RB-COMBAT-09, RB-DEFEAT-02"""
    if task.attack:
        combat.dealt = task.amount
    if task.amount <= 0:
        return
    side = combat.sides[task.side]
    most = life_of(m, combat, task.side)
    now = min(most, wounds_of(m, combat, task.side) + task.amount)
    if side.seat >= 0:
        m.state.heroes[side.seat].wounds = now
    else:
        combat.wounds = now
    m.tell(HIT, pool.who(m, combat, side), task.amount, task.kind)
    if now >= most:
        finish(m, combat, task.side)
    elif task.attack and "reflect" in side.marks:
        m.state.agenda.append(Hurt(1 - task.side, task.amount, "M", attack=False))


def mend(m: M, combat: Combat, number: int, amount: int) -> None:
    """RB-HEAL-01, RB-HEAL-02, RB-VILLAIN-08"""
    healed = min(amount, wounds_of(m, combat, number))
    side = combat.sides[number]
    if side.seat >= 0:
        m.state.heroes[side.seat].wounds -= healed
    else:
        combat.wounds -= healed
    m.tell(MENDED, pool.who(m, combat, side), healed)


# -- the end of a combat -------------------------------------------------------------------------------------------


def close(m: M, combat: Combat) -> None:
    """The combat and everything that was still to resolve in it is dropped."""
    agenda = m.state.agenda
    at = next(at for at, task in enumerate(agenda) if task is combat)
    for task in agenda[at:]:
        if isinstance(task, Test):
            m.state.used_skills += task.shown  # RB-TEST-13
    del agenda[at:]


def finish(m: M, combat: Combat, loser: int) -> None:
    """Somebody is defeated."""
    close(m, combat)
    hero = combat.sides[0].seat
    if combat.source in ("hunt", "challenge"):
        finish_challenge(m, combat, loser)
    elif loser == 0:
        lost(m, combat, hero)
    elif combat.source == "villain":
        m.tell(WON, hero)
        m.state.winner, m.state.over = hero, True  # RB-VILLAIN-05, RB-WIN-02
    else:
        won(m, combat, hero)


def won(m: M, combat: Combat, seat: Seat) -> None:
    """First the reward, then the card; a story card is no trophy.  RB-ENEMY-05, RB-TROPHY-08, RB-STORY-05"""
    m.tell(BEAT, seat, combat.card)
    card = CARDS[combat.card]
    extra = [op for _, ability in cards_with(m.state.heroes[seat], "win") for op in ability.ops]
    if combat.source == "adventure":
        m.state.agenda.append(Do(seat, [*card.reward, "claim", *extra], combat.card, held=True))
        return
    if combat.card in m.state.slots:
        m.state.agenda.append(Do(seat, [f"outcome {combat.card} 1", *extra]))
    else:
        m.state.agenda.append(Do(seat, [*card.reward, *extra]))


def claimed(m: M, combat: Combat) -> None:
    """RB-ENEMY-06"""
    close(m, combat)
    m.state.agenda.append(Do(combat.sides[0].seat, ["claim"], combat.card, held=True))


def escaped(m: M, combat: Combat) -> None:
    """The enemy's card is discarded, without reward.  RB-RETREAT-03, RB-RETREAT-09"""
    close(m, combat)
    if combat.source == "adventure":
        cast_off(m, combat.card)


def lost(m: M, combat: Combat, seat: Seat) -> None:
    """No reward, no trophy; against a villain the hero is destroyed.  RB-ENEMY-08, RB-DEFEAT-03, RB-VILLAIN-06"""
    m.tell(FELL, seat, combat.card)
    if combat.source == "villain":
        destroy(m, seat)
        return
    if combat.source == "adventure":
        cast_off(m, combat.card)
    fallen(m, seat)


def step_last_life(m: M, task: LastLife) -> Flow:
    m.state.agenda.pop()
    hero = m.state.heroes[task.seat]
    if hero.hand.cards and (yield Choose(task.seat, "nine-lives", {"decline": False, "nine-lives": True})):
        yield from exert_card(m, task.seat)
        hero.wounds = 0


def finish_challenge(m: M, combat: Combat, loser: int) -> None:
    """Corbin gains his bounty; a winner whom he challenged gains nothing.  RB-CHALLENGE-06"""
    seat = combat.sides[loser].seat
    if combat.source == "hunt" and loser == 1:
        m.state.agenda.append(Do(combat.sides[0].seat, list(BOUNTY)))
    fallen(m, seat)


def destroy(m: M, seat: Seat) -> None:
    """Cards leave the game, gold and tokens go back; the player has lost.  RB-DESTROY-01 to 05, RB-WIN-04"""
    state = m.state
    hero = state.heroes[seat]
    m.tell(DESTROYED, seat)
    state.removed += [*hero.hand.cards, *hero.skills, *hero.assets, *hero.quests, *hero.rumours]
    for pile in hero.trophies:
        state.removed += pile.cards
    hero.fate = [*hero.skills, *hero.assets]
    hero.hand = Pile(kind="skill")
    hero.trophies = [Pile(kind=pile.kind) for pile in hero.trophies]
    hero.skills, hero.assets, hero.quests, hero.rumours = [], [], [], []
    hero.gold = hero.wounds = hero.tokens = 0
    hero.at, hero.delayed = -1, False
    m.eliminate(seat)
    left = [other for other in alive(state) if other != seat]
    state.agenda = [task for task in state.agenda if getattr(task, "seat", -2) != seat]
    if not left:
        m.tell(LOST)
        state.over = True
    elif seat == state.first:
        state.first = left[0]
