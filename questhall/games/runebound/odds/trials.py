"""Tests and quests: the cards that the skill deck may still hold, and what a hero makes of them."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from questhall.games.runebound.content.cards import CARDS, SKILLS
from questhall.games.runebound.content.notation import ATTRIBUTES
from questhall.games.runebound.odds.dice import requirement
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.rules.trials import cards_for
from questhall.games.runebound.state import Test, World
from questhall.kernel import Seat


def trial(cards: int, stars: int, unseen: int) -> Fraction:
    """The chance of at least one star among so many cards of the unseen ones."""
    cards = min(cards, unseen)
    if unseen <= 0 or cards <= 0:
        return Fraction(0)
    return 1 - Fraction(comb(unseen - stars, cards), comb(unseen, cards))


def unseen_skills(view: World, seat: Seat) -> tuple[int, int]:
    """Cards that the deck may hold as this seat sees it: how many, and how many of them with a star."""
    known: list[str] = [*view.used_skills, *view.removed]
    for hero in view.heroes:
        known += hero.skills
    for task in view.agenda:
        known += task.shown if isinstance(task, Test) else []
    known += [card for card in view.heroes[seat].hand.cards if card in SKILLS]
    left = [card for card in SKILLS if card not in known]
    return len(left), sum(SKILLS[card].star for card in left)


def trial_odds(view: World, seat: Seat, attribute: str, modifier: int = 0, exertions: int = 0) -> Fraction:
    """Passing a test of this hero, with so many cards exerted besides."""
    unseen, stars = unseen_skills(view, seat)
    return trial(cards_for(view.heroes[seat], attribute, modifier) + exertions, stars, unseen)


def quest_odds(view: World, seat: Seat, card: str) -> list[Fraction]:
    """For each outcome of a quest: the chance to meet it with one action."""
    hero = view.heroes[seat]
    found = []
    for outcome in CARDS[card].outcomes:
        words = outcome.said.split()
        if outcome.need:
            found.append(requirement(outcome.need, value(hero, "speed")))
        elif words[0] == "test":
            found.append(trial_odds(view, seat, words[1], int(words[2]) if len(words) > 2 else 0))
        else:
            found.append(Fraction(words[0] != "pay" or hero.gold >= int(words[1])))
    return found


def test_odds(view: World, seat: Seat, cards: int) -> Fraction:
    """A success among so many more cards.  RB-TEST-06"""
    unseen, stars = unseen_skills(view, seat)
    return trial(cards, stars, unseen)


def event_odds(view: World, seat: Seat, ops: tuple[str, ...]) -> Fraction | None:
    """Passing the test that an option of an event begins with; none where it asks for no test."""
    words = (ops[0] if ops else "").partition("?")[0].split()
    if not words or words[0] != "test":
        return None
    modifier = int(words[2]) if len(words) > 2 else 0
    attributes = ATTRIBUTES if words[1] == "any" else (words[1],)
    return max(trial_odds(view, seat, attribute, modifier) for attribute in attributes)
