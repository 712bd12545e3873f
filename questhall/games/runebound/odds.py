"""Exact odds for the decider: reaching a space with the dice, passing a test, meeting a quest's requirement."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial

import msgspec

from questhall.games.runebound.board import DRY_STEPS, FACES, NAME, STEPS
from questhall.games.runebound.cards import CARDS, SKILLS
from questhall.games.runebound.rules.common import has, value
from questhall.games.runebound.rules.dice import fits
from questhall.games.runebound.rules.trials import cards_for
from questhall.games.runebound.state import World
from questhall.kernel import Seat


@cache
def rolls(count: int) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """Every roll of so many dice, order aside, with its chance."""
    found = []
    for dice in combinations_with_replacement(FACES, count):
        ways = factorial(count)
        for face in set(dice):
            ways //= factorial(dice.count(face))
        found.append((dice, Fraction(ways, 6**count)))
    return tuple(found)


@cache
def reachable(start: int, dice: tuple[int, ...], dry: bool = False) -> frozenset[int]:
    """Spaces that can be reached with these dice, one a step, in any order."""
    found = {start}
    steps = DRY_STEPS if dry else STEPS
    for at, die in enumerate(dice):
        if die in dice[:at]:
            continue
        rest = dice[:at] + dice[at + 1 :]
        for cell, need in steps[start]:
            if die & need:
                found |= reachable(cell, rest, dry)
    return frozenset(found)


@cache
def reach(start: int, count: int, dry: bool = False) -> dict[int, Fraction]:
    """The chance to come to each space with one roll of so many dice."""
    chances: dict[int, Fraction] = {}
    for dice, share in rolls(count):
        for cell in reachable(start, dice, dry):
            chances[cell] = chances.get(cell, Fraction(0)) + share
    return chances


@cache
def requirement(need: tuple[int, ...], count: int) -> Fraction:
    """The chance that one roll of so many dice pays these symbols."""
    return sum((share for dice, share in rolls(count) if fits(list(dice), need)), Fraction(0))


def best_reroll(need: tuple[int, ...], dice: list[int]) -> Fraction:
    """The chance after rolling the best one die again."""
    if fits(dice, need):
        return Fraction(1)
    chances = [
        Fraction(sum(fits([*dice[:at], face, *dice[at + 1 :]], need) for face in FACES), 6) for at in range(len(dice))
    ]
    return max(chances, default=Fraction(0))


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


class Outlook(msgspec.Struct):
    """Of one hero, in percent: to come to each space with the next roll, and by quest each of its outcomes."""

    reach: dict[str, int]
    quests: dict[str, list[int]]


class Hints(msgspec.Struct):
    heroes: dict[int, Outlook] = {}  # the reader's own


def hints(view: World, seats: Sequence[Seat]) -> Hints:
    found = Hints()
    for seat in seats:
        hero = view.heroes[seat]
        if hero.at < 0 or not hero.card:
            continue
        chances = reach(hero.at, min(5, value(hero, "speed")), has(hero, "dry-feet"))
        found.heroes[seat] = Outlook(
            {NAME[cell]: percent(share) for cell, share in chances.items() if share < 1},
            {card: [percent(share) for share in quest_odds(view, seat, card)] for card in hero.quests},
        )
    return found


def percent(share: Fraction) -> int:
    return round(float(share) * 100)
