"""Dice outside the throws of a battle: reward rolls, tests, the banner, the mirror."""

from __future__ import annotations

from collections.abc import Callable

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import CARDS, OPPORTUNITIES
from questhall.games.prophecy.rules import decks, final, foes, markers, outcome, windows
from questhall.games.prophecy.rules.characters import alive, hero_of
from questhall.games.prophecy.rules.order import turn_of
from questhall.games.prophecy.state import Battle, M, Roll
from questhall.kernel import Choose, Flow

PRAYER = "prayer"
PRAYING = CARDS[PRAYER].text.activations[0]
PRAYER_MANA, PRAYER_DICE = PRAYING.price[0][1], PRAYING.amount
RARE_FROM, MIRROR_FROM = 5, 5
BANNER_BATTLE, BANNER_MANA, BANNER_HEALTH = 3, 4, 5  # up to 3 for battles, a 4, a 5
RALLY, RALLY_MANA, RALLY_HEALTH = 1, 2, 1


def step(m: M, task: Roll) -> Flow | None:
    """Prayer before the roll, altered reality after it, then whoever asked reads it.  PR-CARD-PRAYER-02"""
    if not hero_of(m, task.seat).character:
        m.state.agenda.pop()
        return None
    if not task.shown:
        hero = hero_of(m, task.seat)
        if PRAYER in hero.skills and task.dice == 1 and hero.mana >= markers.spell_cost(hero, PRAYER_MANA):
            return pray(m, task)
        task.shown = [m.chance.roll("die") for _ in range(task.dice)]
        m.tell(e.DIE, task.seat, max(task.shown))
    for seat in windows.order(m, task.seat)[task.asking :]:
        if windows.REALITY in hero_of(m, seat).items:
            return change(m, task, seat)
    m.state.agenda.pop()
    READ[task.why](m, task, max(task.shown))
    return None


def pray(m: M, task: Roll) -> Flow:
    """Roll twice and keep the better.  PR-CARD-PRAYER-02"""
    if (yield Choose(task.seat, "pray", {"roll": False, f"cast:{PRAYER}": True})):
        markers.cast(m, task.seat, PRAYER, PRAYER_MANA)
        task.dice = PRAYER_DICE
    task.shown = [m.chance.roll("die") for _ in range(task.dice)]
    m.tell(e.DIE, task.seat, max(task.shown))


def change(m: M, task: Roll, seat: int) -> Flow:
    """Altered reality rolls one of the dice again.  PR-CARD-REALITYSCROLL-01, PR-CARD-REALITYSCROLL-02"""
    dice = {f"reroll:{number + 1}": number for number in range(len(task.shown))}
    number = yield Choose(seat, "reality", {"accept": None, **dice})
    task.asking = len(windows.order(m, task.seat))
    if number is not None:
        m.tell(e.USED, seat, windows.REALITY)
        decks.use_up(m, seat, windows.REALITY)
        task.shown[number] = m.chance.roll("die")
        m.tell(e.DIE, task.seat, max(task.shown))


def treasure(m: M, task: Roll, shown: int) -> None:
    """Golem: 5 and 6 a rare item, else a common one.  PR-CARD-GOLEM-01"""
    decks.find_item(m, task.seat, "rare" if shown >= RARE_FROM else "common")


def riddle(m: M, task: Roll, shown: int) -> None:
    """A 6 beats the Sphinx without a battle."""
    if shown < foes.RIDDLE_WINS:
        return
    turn = turn_of(m)
    assert turn is not None
    outcome.win(m, Battle(task.seat, "strength", task.about, place=hero_of(m, task.seat).at, plane=turn.plane), turn)


def mirror(m: M, task: Roll, shown: int) -> None:
    """5 and 6 make a draw of a loss, and the foe loses 1 Health and 1 mana."""
    battle = m.state.agenda[-1]
    assert isinstance(battle, Battle)
    if shown < MIRROR_FROM:
        return
    battle.blocked = True
    m.tell(e.BLOCKED, task.seat, windows.MIRROR)
    rival = battle.rival if task.seat == battle.seat else battle.seat
    if rival >= 0:
        markers.spend(m, rival, 1)
        markers.wound(m, rival, 1, killer=task.seat)
        if not hero_of(m, rival).character:
            m.state.agenda.remove(battle)
            final.reckon(m, task.seat)


def banner(m: M, task: Roll, shown: int) -> None:
    """1-3: +1 in all battles of the turn; 4 mana, 5 Health, 6 both for everybody.  PR-FINAL-11"""
    if shown <= BANNER_BATTLE:
        hero_of(m, task.seat).rallied = RALLY
        m.tell(e.RALLIED, task.seat, RALLY)
    elif shown == BANNER_MANA:
        markers.restore(m, task.seat, RALLY_MANA)
    elif shown == BANNER_HEALTH:
        markers.heal(m, task.seat, RALLY_HEALTH)
    else:
        for seat in alive(m.state):
            markers.heal(m, seat, RALLY_HEALTH)
            markers.restore(m, seat, RALLY_MANA)


def trial(m: M, task: Roll, shown: int) -> None:
    """A test of Strength or Will: die + value must reach.  PR-CARD-ANCIENTSCROLL-01, PR-CARD-FIREPURGE-01"""
    card, hero = OPPORTUNITIES[task.about], hero_of(m, task.seat)
    value = markers.strength(hero) if card.test == "strength" else markers.will(hero)
    markers.receive(m, task.seat, card.gains if value + shown >= card.reach else card.fail)


READ: dict[str, Callable[[M, Roll, int], None]] = {
    "treasure": treasure,
    "riddle": riddle,
    "mirror": mirror,
    "banner": banner,
    "trial": trial,
}
