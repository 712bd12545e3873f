"""MOVE, RIVER, ROAD, REST: steps without and with dice, and resting."""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.content.board import DRY_STEPS, FACE_NAMES, KIND, NAME, NEXT, STEPS, TERRAIN
from questhall.games.runebound.events import MOVED
from questhall.games.runebound.rules import M, dice, once
from questhall.games.runebound.rules.abilities import cards_with, has
from questhall.games.runebound.rules.defeat import suffer
from questhall.games.runebound.rules.wounds import defeated, heal
from questhall.games.runebound.state import Do, Hero, Move, Rest
from questhall.kernel import Choose, Flow, Seat
from questhall.kernel.choice import Ask

ZOMBIE_WOUNDS = 2
REST_DICE = 5


def enter(m: M, seat: Seat, cell: int) -> None:
    """A hero comes to a space; a zombie there bites.  RB-SCEN-19"""
    hero = m.state.heroes[seat]
    hero.at = cell
    m.tell(MOVED, seat, NAME[cell])
    if cell in m.state.zombies:
        suffer(m, seat, ZOMBIE_WOUNDS)


def steps(m: M, seat: Seat) -> tuple[tuple[int, int], ...]:
    """Neighbours of the hero's space with what a die must show."""
    hero = m.state.heroes[seat]
    return DRY_STEPS[hero.at] if has(hero, "dry-feet") else STEPS[hero.at]


def step_move(m: M, task: Move) -> Flow:
    """One die for one step, or a die rolled again; left dice are lost.  RB-MOVE-04 to 07, RB-ONCE-02"""
    hero = m.state.heroes[task.seat]
    if not task.dice or broken_off(task, hero):
        m.state.agenda.pop()
        return
    options: dict[str, Any] = {"stop": None}
    faces = dict.fromkeys(task.dice)
    for cell, need in steps(m, task.seat):
        for die in faces:
            if die & need:
                options[f"go:{NAME[cell]}:{FACE_NAMES[die]}"] = ("go", cell, die)
    options.update(dice.again(m, task.seat, hero, task.dice))
    options.update(once.usable(m, task.seat, once.STILL if task.why == "retreat" else None))
    answer = yield Choose(task.seat, "move" if task.why != "retreat" else "retreat-die", options)
    if answer is None:
        m.state.agenda.pop()
    elif answer[0] == "go":
        spend_die(m, task, answer[1], answer[2])
    else:
        yield from once.or_dice(m, task.seat, task.dice, answer)


def spend_die(m: M, task: Move, cell: int, die: int) -> None:
    task.dice.remove(die)
    if not task.dice:
        m.state.agenda.pop()
    enter(m, task.seat, cell)
    if task.dice and broken_off(task, m.state.heroes[task.seat]):
        m.state.agenda = [other for other in m.state.agenda if other is not task]


def broken_off(task: Move, hero: Hero) -> bool:
    """A defeated hero does not go on with an action; abilities it uses as ever.  RB-DEFEAT-04, RB-DEFEAT-07"""
    return task.why != "effect" and defeated(hero)


def rest(m: M, seat: Seat) -> None:
    """All wounds in a city or at a location; five dice in the wilderness.  RB-REST-01 to 04"""
    hero = m.state.heroes[seat]
    after(m, seat)
    if hero.at in KIND:
        heal(m, seat, -1)
    else:
        m.state.agenda.append(Rest(seat, dice.roll(m, seat, REST_DICE)))


def after(m: M, seat: Seat) -> None:
    """Abilities of the hero's cards that come with resting."""
    for card, found in cards_with(m.state.heroes[seat], "rest"):
        m.state.agenda.append(Do(seat, list(found.ops), card))


def step_rest(m: M, task: Rest) -> Flow:
    """Each die that matches the terrain under the road heals 1.  RB-REST-03, RB-REST-05, RB-REST-06"""
    hero = m.state.heroes[task.seat]
    options = {"done": None, **dice.again(m, task.seat, hero, task.dice), **once.usable(m, task.seat, once.STILL)}
    answer = yield Choose(task.seat, "rest", options)
    if answer is not None:
        yield from once.or_dice(m, task.seat, task.dice, answer)
        return
    m.state.agenda.pop()
    heal(m, task.seat, dice.matches(task.dice, TERRAIN[hero.at]))


def move_freely(m: M, seat: Seat, most: int) -> Ask:
    """An ability moves the hero up to so many spaces, step by step, a defeated one too.  RB-MOVE-09, RB-DEFEAT-07"""
    for _ in range(most):
        options: dict[str, Any] = {"stop": None}
        options.update({f"step:{NAME[cell]}": cell for cell in NEXT[m.state.heroes[seat].at]})
        cell = yield Choose(seat, "free-step", options)
        if cell is None:
            return
        enter(m, seat, cell)
