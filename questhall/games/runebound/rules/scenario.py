"""SCEN, VILLAIN, STORY, SQUEST: the two scenarios, their villains, story cards and story quests."""

from __future__ import annotations

from questhall.games.runebound.content.board import CITY, JOKER, NAME, PLACES, line
from questhall.games.runebound.content.cards import CARDS, SCENARIOS
from questhall.games.runebound.events import KILLED, LOST, MARCHED, STORY, VILLAIN, ZOMBIE
from questhall.games.runebound.rules import M, combat, dice
from questhall.games.runebound.rules.gold import gain_gold
from questhall.games.runebound.state import VORAKESH, Combat, Do, March, Story
from questhall.kernel import Choose, Flow, Refusal, Seat

MARCH_DICE = 5
ZOMBIE_GOLD = 1


def end_of_act_one(m: M) -> None:
    """The villain appears, Vorakesh with a zombie.  RB-SCEN-14, RB-SCEN-22"""
    state = m.state
    state.villain = PLACES[SCENARIOS[state.scenario].place][0]
    m.tell(VILLAIN, state.scenario, NAME[state.villain])
    if state.scenario == VORAKESH:
        state.zombies.append(state.villain)
        m.tell(ZOMBIE, NAME[state.villain])


def end_of_act_two(m: M) -> None:
    """Vorakesh: all have lost.  Margath: he marches instead of the time token.  RB-SCEN-16, RB-SCEN-24, RB-WIN-05"""
    if m.state.scenario == VORAKESH:
        lose(m)
        return
    first = m.state.first
    m.state.agenda.append(March(first, dice.roll(m, first, MARCH_DICE)))


def lose(m: M) -> None:
    m.tell(LOST)
    m.state.over = True


def step_march(m: M, task: March) -> Flow:
    """One space towards Tamalir per joker; there everybody has lost.  RB-SCEN-16, RB-SCEN-17, RB-WIN-03"""
    hero = m.state.heroes[task.seat]
    answer = yield Choose(task.seat, "march", {"done": None, **dice.again(m, task.seat, hero, task.dice)})
    if answer is not None:
        yield from dice.change(m, task.seat, task.dice, answer)
        return
    m.state.agenda.pop()
    m.state.villain = [m.state.villain, *march(m.state.villain, task.dice)][-1]
    m.tell(MARCHED, NAME[m.state.villain])
    if m.state.villain == CITY["tamalir"]:
        lose(m)


def march(start: int, faces: list[int]) -> list[int]:
    """The spaces entered with these dice.  RB-SCEN-16"""
    way = [start]
    for die in faces:
        if die == JOKER and way[-1] != CITY["tamalir"]:
            way.append(line(way[-1], CITY["tamalir"]))
    return way[1:]


def draw_story(m: M, task: Story) -> None:
    """A story quest takes the lowest free slot; others are done and discarded.  RB-STORY-01 to 04, RB-SQUEST-01"""
    state = m.state
    state.agenda.pop()
    if not len(state.story):
        return
    card = state.story.draw()
    m.tell(STORY, card)
    found = CARDS[card]
    if found.outcomes and "" in state.slots:
        state.slots[state.slots.index("")] = card
    else:
        state.past.append(card)
    if found.story:
        state.agenda.append(Do(state.first, list(found.story), card))


def token_space(card: str) -> int | None:
    """Where the numbered token of a story quest lies; none if several spaces serve.  RB-SQUEST-02, RB-SQUEST-04"""
    spaces = PLACES[CARDS[card].place]
    return spaces[0] if len(spaces) == 1 else None


def cannot_face_villain(m: M, seat: Seat) -> Refusal | None:
    """Only on his space, once he is on the board.  RB-SCEN-15, RB-SCEN-23"""
    if m.state.villain < 0 or m.state.heroes[seat].at != m.state.villain:
        return Refusal("villain.place", "RB-SCEN-15")
    return None


def face_villain(m: M, seat: Seat) -> None:
    """The scenario card is turned to side B for the combat.  RB-SCEN-06, RB-VILLAIN-01"""
    combat.start(m, seat, m.state.scenario, "villain")


def kill_zombie(m: M, seat: Seat) -> None:
    """RB-SCEN-11, RB-SCEN-20"""
    cell = m.state.heroes[seat].at
    m.state.zombies.remove(cell)
    m.tell(KILLED, seat, NAME[cell])
    gain_gold(m, seat, ZOMBIE_GOLD)


def side_up(m: M) -> str:
    """Which side of the scenario card is up.  RB-SETUP-17, RB-SCEN-06"""
    fights = any(isinstance(task, Combat) and task.source == "villain" for task in m.state.agenda)
    return "B" if fights else "A"
