"""SCORE: the score sheet, a line for every star with its rule."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from questhall.games.rollplayer.content import ANY_HIGH, CARDS, JOBS, SETS, Goal
from questhall.games.rollplayer.content.board import ATTRIBUTES
from questhall.games.rollplayer.rules.scoring import (
    alignment_stars,
    backstory_stars,
    class_dice,
    goal_values,
    goals_met,
    matches,
    pieces,
    set_bonus,
    solo_stars,
    trait_stars,
)
from questhall.games.rollplayer.state import Hero, World
from questhall.kernel import Seat


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the sheet: its text is `sheet-<kind>` with the numbers."""

    kind: str
    stars: int
    rule: str
    cards: tuple[str, ...] = ()
    numbers: dict[str, int | str] = {}


def sheet(state: World, seat: Seat) -> list[ScoreLine]:
    """Every line, also those that give nothing; they sum to `score`.  RP-SCORE-03"""
    hero = state.heroes[seat]
    lines = [*goal_lines(hero), class_line(hero), alignment_line(hero), backstory_line(hero)]
    lines += [*armour_lines(hero), *trait_lines(hero)]
    if len(state.heroes) == 1:
        lines.append(ScoreLine("gold", solo_stars(state, hero), "RP-SOLO-21", numbers={"gold": hero.gold}))
    return lines


def goal_lines(hero: Hero) -> Iterator[ScoreLine]:
    """RP-SCORE-05, RP-SCORE-06, RP-SCORE-07"""
    goals, values = JOBS[hero.job].goals, goal_values(hero)
    for row, stars in enumerate(goals_met(hero)):
        goal = goals[row]
        numbers: dict[str, int | str] = {"row": ATTRIBUTES[row], "value": values[row], "goal": written(goal)}
        yield ScoreLine("goal", stars, rule_of(goal), (hero.job,), numbers)


def written(goal: Goal) -> str:
    if goal.high == ANY_HIGH:
        return f"{goal.low}+"
    return str(goal.low) if goal.low == goal.high else f"{goal.low}-{goal.high}"


def rule_of(goal: Goal) -> str:
    if goal.high == ANY_HIGH:
        return "RP-SCORE-07"
    return "RP-SCORE-05" if goal.low == goal.high else "RP-SCORE-06"


def class_line(hero: Hero) -> ScoreLine:
    count = class_dice(hero)
    return ScoreLine("class-dice", count, "RP-SCORE-09", (hero.job,), {"count": count})


def alignment_line(hero: Hero) -> ScoreLine:
    numbers: dict[str, int | str] = {"alignment": hero.alignment, "cell": f"cell-{hero.token}"}
    return ScoreLine("alignment", alignment_stars(hero), "RP-SCORE-10", (hero.alignment,), numbers)


def backstory_line(hero: Hero) -> ScoreLine:
    numbers: dict[str, int | str] = {"backstory": hero.backstory, "count": matches(hero)}
    return ScoreLine("backstory", backstory_stars(hero), "RP-SCORE-11", (hero.backstory,), numbers)


def armour_lines(hero: Hero) -> Iterator[ScoreLine]:
    """RP-SCORE-12, RP-SCORE-13"""
    for name, count in pieces(hero).items():
        cards = tuple(card for card in hero.armour if CARDS[card].set == name)
        yield ScoreLine("armour", SETS[name].stars[count], "RP-SCORE-12", cards, {"set": name, "count": count})
        if bonus := set_bonus(hero, name):
            yield ScoreLine("set-bonus", bonus, "RP-SCORE-13", (*cards, hero.job), {"set": name})


def trait_lines(hero: Hero) -> Iterator[ScoreLine]:
    for card in hero.traits:
        yield ScoreLine("trait", trait_stars(hero, card), "RP-SCORE-16", (card,), {"card": card})
