"""ROUND, LIMIT, ONCE: a player's round from the chance card to the limits."""

from __future__ import annotations

from typing import Any

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import ARTIFACTS
from questhall.games.prophecy.rules import chancecards, death, decks, final, markers, uses
from questhall.games.prophecy.rules.characters import alive, hero_of
from questhall.games.prophecy.rules.order import clockwise, round_of
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.state import M, Newcomer, Roll, Round, Trim, Turn
from questhall.kernel import Choose, Flow, Refusal, Seat

MOST_GOLD, MOST_XP, MOST_ITEMS, MOST_SKILLS = 15, 15, 7, 7
RING_MANA = 1
CONCENTRATION = "ring-of-concentration"


def begin_round(m: M, seat: Seat) -> None:
    """Phase 1: a character stands ready.  PR-ROUND-01, PR-TERM-05"""
    state = m.state
    state.rounds += 1
    state.fresh = []
    for hero in state.heroes:  # PR-ONCE-01: counted per round of any player
        if hero.used or hero.cast:
            hero.used, hero.cast = [], False
    if state.heroes[seat].character:
        stand_ready(m, seat)
    else:
        state.agenda = [Newcomer(seat)]


def newcomer(m: M, task: Newcomer) -> Flow:
    """Who lost a character may go on with another one, or leave the game.  PR-NEWCHAR-01, PR-NEWCHAR-05"""
    if (yield Choose(task.seat, "newcomer", {"new-character": True, "leave-game": False})):
        death.replace(m, task.seat)
        stand_ready(m, task.seat)
    else:
        m.eliminate(task.seat)
        m.tell(e.LEFT, task.seat)
        next_round(m, task.seat)


def stand_ready(m: M, seat: Seat) -> None:
    """The banner is raised; then the chance card."""
    state, hero = m.state, hero_of(m, seat)
    hero.loops = max(0, hero.loops - 1)
    going = Round(seat)
    state.agenda = [going]
    if state.doom:
        final.wither(m)
    if state.over:
        return
    if has(hero, "banner"):
        state.agenda.append(Roll(seat, "banner"))
    else:
        step_round(m, going)


def step_round(m: M, task: Round) -> None:
    """The chance card, then turn after turn, then the end.  PR-ROUND-01, PR-ROUND-03"""
    hero = hero_of(m, task.seat)
    if not task.begun:
        task.begun = True
        if hero.character:
            open_round(m, task.seat)
        if m.state.agenda[-1] is not task or m.state.over:
            return
        hero = hero_of(m, task.seat)
    if task.turns and hero.character:
        task.turns -= 1
        hero.lodged = False  # PR-LOC-VILLAGE-02: safe until the own next turn
        m.state.agenda.append(Turn(task.seat))
    else:
        end_round(m, task.seat)


def open_round(m: M, seat: Seat) -> None:
    """No chance card in the Final Battle, nor in the Apocalypse.  PR-FINAL-10, PR-VAR-APOC-06, PR-VAR-APOC-07"""
    state = m.state
    if state.final and not m.terms["apocalypse"]:
        return
    if state.doom:
        return
    if state.final and not state.chance.cards:
        state.doom = True
        m.tell(e.DOOM)
        final.wither(m)
        return
    chancecards.draw(m, seat)


def end_turn(m: M) -> None:
    """What holds for a turn is over; the round goes on.  PR-CARD-POWERPOTION-01"""
    going = round_of(m)
    if going is None:
        return
    m.state.agenda = [going]
    hero = hero_of(m, going.seat)
    hero.strong = hero.focused = hero.rallied = 0
    hero.discount = False
    step_round(m, going)


def end_round(m: M, seat: Seat) -> None:
    """Phase 3: rings and limits, then the next player.  PR-ROUND-04, PR-ROUND-05"""
    hero = hero_of(m, seat)
    if hero.character:
        bless(m, seat)
        cut(m, seat)
        if surplus(m, seat):
            m.state.agenda = [Trim(seat)]
            return
    next_round(m, seat)


def cut(m: M, seat: Seat) -> None:
    """Gold and experience above 15 go back to the bank.  PR-LIMIT-01, PR-LIMIT-02"""
    hero = hero_of(m, seat)
    if hero.gold > MOST_GOLD:
        markers.lose_gold(m, seat, hero.gold - MOST_GOLD)
    if hero.xp > MOST_XP:
        markers.lose_xp(m, seat, hero.xp - MOST_XP)


def bless(m: M, seat: Seat) -> None:
    """Ring of Concentration: mana if no spell was cast in this round.  PR-CARD-CONCRING-01, PR-CARD-CONCRING-02"""
    hero = hero_of(m, seat)
    if has(hero, "bless-end") and not hero.cast and hero.spent:
        m.tell(e.USED, seat, CONCENTRATION)
        markers.restore(m, seat, RING_MANA)


def surplus(m: M, seat: Seat) -> bool:
    """Artifacts and damaged items count.  PR-LIMIT-03, PR-LIMIT-04"""
    hero = hero_of(m, seat)
    return len(hero.items) + len(hero.damaged) > MOST_ITEMS or len(hero.skills) > MOST_SKILLS


def trim(m: M, task: Trim) -> Flow:
    """One card above the limits goes.  PR-ROUND-04, PR-LIMIT-07, PR-SKILL-04, PR-CARD-MASSDECAY-01"""
    seat, hero = task.seat, hero_of(m, task.seat)
    if len(hero.items) + len(hero.damaged) > MOST_ITEMS:
        held = [*hero.items, *hero.damaged]
        candidates: list[tuple[str, Any]] = [(f"discard:{item}", ("discard", item)) for item in held]
        if has(hero, "decay"):
            candidates += [(f"decay:{item}", ("decay", item)) for item in held]
    else:
        candidates = [(f"forget:{skill}", ("forget", skill)) for skill in hero.skills]
    how, card = yield Choose(seat, "limits", m.offer(seat, candidates, cannot_discard))
    if how == "forget":
        hero_of(m, seat).skills.remove(card)
        decks.forget(m, card)
        m.tell(e.GAVE, seat, card)
    else:
        decks.lose_item(m, seat, card)
        if how == "decay":
            markers.restore(m, seat, uses.DECAY_MANA)
    if not surplus(m, seat):
        m.state.agenda.pop()
        if not m.state.agenda:
            next_round(m, seat)


def cannot_discard(choice: tuple[str, str]) -> Refusal | None:
    return Refusal("artifact", "PR-LIMIT-07") if choice[1] in ARTIFACTS else None


def next_round(m: M, seat: Seat) -> None:
    """The next player clockwise who is still in the game.  PR-ROUND-05"""
    state = m.state
    retire(m)
    if state.over:
        return
    following = next((other for other in clockwise(state, seat) if other not in state.eliminated), seat)
    begin_round(m, following)


def retire(m: M) -> None:
    """Players without a character and without hope of one are out; the last one left wins."""
    state = m.state
    if all(hero.character for hero in state.heroes):
        return
    waiting = [s for s, hero in enumerate(state.heroes) if not hero.character and s not in state.eliminated]
    free = 0 if state.final else len(state.characters.cards)  # PR-NEWCHAR-06
    for seat in waiting[free:]:
        m.eliminate(seat)
        m.tell(e.LEFT, seat)
    left = [s for s in range(len(state.heroes)) if s not in state.eliminated]
    if not left or (state.final and not alive(state)):
        final.end(m, -1)
    elif same_team(m, left) and not (m.terms["apocalypse"] and state.final):
        final.end(m, left[0])


def same_team(m: M, seats: list[Seat]) -> bool:
    return len({m.game.team(m.terms, seat) for seat in seats}) == 1
