"""TEST: attribute tests with cards of the skill deck."""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.content.cards import OWNED, SKILLS
from questhall.games.runebound.events import EXERTED, FAILED_TEST, PASSED_TEST, REVEALED, TESTED
from questhall.games.runebound.rules import M, once
from questhall.games.runebound.rules.abilities import owned
from questhall.games.runebound.rules.attributes import effective
from questhall.games.runebound.rules.decks import top_skill
from questhall.games.runebound.state import Cast, Do, Hero, Test
from questhall.kernel import Choose, Flow, Seat

HELP = OWNED.each(lambda card: dict(card.text.tests) or None)


def base(hero: Hero, attribute: str) -> int:
    """The attribute, and what the hero's cards add to its tests.  RB-TEST-02, RB-ATTR-05"""
    helped = sum(HELP[card].get(attribute, 0) + HELP[card].get("any", 0) for card in owned(hero) if card in HELP)
    return effective(hero, attribute) + helped


def cards_for(hero: Hero, attribute: str, modifier: int) -> int:
    """How many cards a test reveals at first.  RB-TEST-02, RB-TEST-03, RB-TEST-05"""
    return max(0, base(hero, attribute) + modifier)


def begin(m: M, task: Test, modifier: int) -> None:
    """Step 1: reveal; the test then waits for exertions.  RB-TEST-02, RB-TEST-04"""
    count = cards_for(m.state.heroes[task.seat], task.attribute, modifier)
    m.state.agenda.append(task)
    m.tell(TESTED, task.seat, task.attribute, count)
    for _ in range(count):
        reveal(m, task)


def reveal(m: M, task: Test) -> None:
    card = top_skill(m)
    if card is not None:
        task.shown.append(card)
        m.tell(REVEALED, task.seat, card)


def successes(task: Test) -> int:
    """Every star is one.  RB-TEST-09"""
    return sum(1 for card in task.shown if SKILLS[card].star)


def step(m: M, task: Test) -> Flow:
    """Step 2: exert for one more card, as often as one likes; then the result.  RB-TEST-06 to 08, RB-EXERT-06"""
    hand = m.state.heroes[task.seat].hand
    options: dict[str, Any] = {"done": ""}
    options.update({f"exert:{card}": card for card in hand.cards})
    options.update(once.usable(m, task.seat, once.STILL))
    card = yield Choose(task.seat, "test", options)
    if isinstance(card, tuple):
        yield from once.use(m, task.seat, card[1])
        return
    if card:
        m.state.used_skills.append(hand.take(card))
        m.tell(EXERTED, task.seat, card)
        reveal(m, task)
        return
    finish(m, task)


def finish(m: M, task: Test) -> None:
    """Step 3: one success passes; the revealed cards are discarded.  RB-TEST-10 to 14"""
    m.state.agenda.pop()
    m.state.used_skills += task.shown
    won = successes(task)
    if won:
        m.tell(PASSED_TEST, task.seat, won)
    else:
        m.tell(FAILED_TEST, task.seat)
    follow(m, task.seat, task.passed if won else task.failed, task, won)


def follow(m: M, seat: Seat, ops: list[str], task: Test, won: int) -> None:
    """What the card says next; a held card goes on with its effects."""
    top = m.state.agenda[-1]
    if task.where == "combat":
        if isinstance(top, Cast):
            top.ops[:0] = ops
            top.x = max(1, won)
        return
    if isinstance(top, Do):
        top.ops[:0] = ops
