"""SCORE and TIE: final scoring.

`score` is the total as fast as it gets; `sheet` in `rules/sheet.py` explains it line by line and sums to the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from questhall.games.rollplayer.content import ALIGNMENTS, BACKSTORIES, CARDS, JOBS, RACES, SETS
from questhall.games.rollplayer.content.board import row_sum
from questhall.games.rollplayer.content.grid import DIRECTIONS
from questhall.games.rollplayer.content.notation import Power
from questhall.games.rollplayer.rules.powers import POWER
from questhall.games.rollplayer.rules.solo import GOLD_PER_STAR, SOLO_WIN
from questhall.games.rollplayer.state import Hero, World
from questhall.kernel import Result, Seat

BACKSTORY_STARS = (0, 0, 1, 1, 3, 3, 6)  # by matches: RP-SCORE-11
STANDS = {
    direction: tuple(
        {"good": row == 0, "evil": row == 2, "law": column == 0, "chaos": column == 2}[direction]
        for row in range(3)
        for column in range(3)
    )
    for direction in DIRECTIONS
}


def final_values(hero: Hero) -> list[int]:
    """Dice and race: what traits look at.  RP-BOARD-03, RP-BOARD-04, RP-TRAIT-04, RP-CARD-BLADES-02"""
    dice, modifiers = hero.dice, RACES[hero.race].modifiers
    return [row_sum(dice, row) + modifiers[row] for row in range(6)]


def raised_dice(hero: Hero, power: Power) -> list[int]:
    """Per row, how many dice a weapon counts one higher.  RP-CARD-BLADES-01, RP-CARD-BLADES-03"""
    colour = JOBS[hero.job].colour if power.goal_class_dice else power.goal_dice
    if not colour:
        return [0] * 6
    dice = hero.dice
    return [sum(dice[slot] // 10 == colour for slot in range(row * 3, row * 3 + 3)) for row in range(6)]


def goal_values(hero: Hero) -> list[int]:
    """Dice, race and weapons: what goals look at.  RP-SCORE-04"""
    values = final_values(hero)
    for weapon in hero.weapons:
        power = POWER[weapon]
        if power.goal_dice or power.goal_class_dice:
            values = [value + more for value, more in zip(values, raised_dice(hero, power), strict=True)]
    return values


def goals_met(hero: Hero) -> list[int]:
    """The stars of each goal, 0 where it is missed.  RP-SCORE-05, RP-SCORE-06, RP-SCORE-07, RP-SCORE-08"""
    goals = JOBS[hero.job].goals
    return [
        goal.stars if goal.low <= value <= goal.high else 0
        for goal, value in zip(goals, goal_values(hero), strict=True)
    ]


def class_dice(hero: Hero) -> int:
    """RP-SCORE-09"""
    colour = JOBS[hero.job].colour
    return sum(die // 10 == colour for die in hero.dice)


def alignment_stars(hero: Hero) -> int:
    """RP-SCORE-10, RP-ALIGN-05"""
    return ALIGNMENTS[hero.alignment].stars[hero.token]


def matches(hero: Hero) -> int:
    """Slots whose die has the colour of the backstory.  RP-BACK-03"""
    dice = hero.dice
    return sum(dice[slot] // 10 == colour for slot, colour in BACKSTORIES[hero.backstory].slots.items())


def backstory_stars(hero: Hero) -> int:
    """RP-SCORE-11"""
    return BACKSTORY_STARS[matches(hero)]


def pieces(hero: Hero) -> dict[str, int]:
    """Armour by set, the tower shield added where it gives most.

    RP-SCORE-12, RP-CARD-TOWERSHIELD-01, RP-CARD-TOWERSHIELD-02
    """
    count: dict[str, int] = {}
    for card in hero.armour:
        name = CARDS[card].set
        count[name] = min(count.get(name, 0) + 1, len(SETS[name].stars) - 1)  # homebrew may bring more than a set has
    for _ in (weapon for weapon in hero.weapons if POWER[weapon].set_piece):
        begun = [name for name, number in count.items() if number + 1 < len(SETS[name].stars)]
        if begun:
            count[max(begun, key=lambda name: SETS[name].stars[count[name] + 1] - SETS[name].stars[count[name]])] += 1
    return count


def set_bonus(hero: Hero, name: str) -> int:
    """One star for a set that names the class colour.  RP-SCORE-13, RP-SCORE-14"""
    return int(JOBS[hero.job].colour in SETS[name].colours)


def armour_stars(hero: Hero) -> int:
    """RP-SCORE-12, RP-SCORE-15"""
    return sum(SETS[name].stars[number] + set_bonus(hero, name) for name, number in pieces(hero).items())


# -- traits: one way of counting for each pattern of the notation ------------------------------------------------------


def cards_of(hero: Hero, kind: str) -> int:
    areas = {"weapon": hero.weapons, "armour": hero.armour, "trait": hero.traits, "skill": hero.skills}
    return len(areas[kind])


def rows(hero: Hero) -> list[list[int]]:
    return [hero.dice[at : at + 3] for at in range(0, 18, 3)]


def alike(row: Sequence[int]) -> bool:
    return row[0] != 0 and row[0] == row[1] == row[2]


def most_of_one_colour(hero: Hero) -> int:
    colours = [die // 10 for die in hero.dice if die]
    return max(map(colours.count, colours), default=0)


COUNTS: dict[str, Callable[..., int]] = {
    "cards": cards_of,
    "types": lambda hero: sum(map(bool, (hero.weapons, hero.armour, hero.traits, hero.skills))),
    "dice": lambda hero, colour: sum(die // 10 == colour for die in hero.dice),
    "class-dice": lambda hero, each: class_dice(hero) // each,
    "gold": lambda hero, each: hero.gold // each,
    "showing": lambda hero, face: sum(die % 10 == face for die in hero.dice),
    "low": lambda hero, most: sum(value <= most for value in final_values(hero)),
    "high": lambda hero, least: sum(value >= least for value in final_values(hero)),
    "row-value": lambda hero: sum(alike([die % 10 for die in row]) for row in rows(hero)),
    "row-colour": lambda hero: sum(alike([die // 10 for die in row]) for row in rows(hero)),
    "either-low": lambda hero, one, other, most: int(min(final_values(hero)[one], final_values(hero)[other]) <= most),
    "stands": lambda hero, direction: int(STANDS[direction][hero.token]),
    "most-dice": lambda hero, least: int(most_of_one_colour(hero) >= least),
    "goals": lambda hero, least: int(sum(map(bool, goals_met(hero))) >= least),
}


def trait_stars(hero: Hero, card: str) -> int:
    """RP-TRAIT-03, RP-SCORE-16"""
    said = CARDS[card].score
    return said.stars * COUNTS[said.what](hero, *said.args)


# -- totals ------------------------------------------------------------------------------------------------------------


def solo_stars(state: World, hero: Hero) -> int:
    """One star for every full 8 gold.  RP-SOLO-21"""
    return hero.gold // GOLD_PER_STAR if len(state.heroes) == 1 else 0


def score(state: World, seat: Seat) -> int:
    """The stars of a seat if the game ended now.  RP-SCORE-01, RP-SCORE-03"""
    hero = state.heroes[seat]
    return (
        sum(goals_met(hero))
        + class_dice(hero)
        + alignment_stars(hero)
        + backstory_stars(hero)
        + (armour_stars(hero) if hero.armour else 0)
        + sum([trait_stars(hero, card) for card in hero.traits])
        + solo_stars(state, hero)
    )


def result(state: World) -> Result:
    """Most stars, then most gold, then fewest dice of the class colour; then the victory is shared.

    RP-SCORE-17, RP-TIE-01, RP-TIE-02, RP-TIE-03
    """
    scores = [score(state, seat) for seat in range(len(state.heroes))]
    if len(scores) == 1:
        return Result([0] if scores[0] >= SOLO_WIN else [], [float(scores[0])])
    standing = [(stars, hero.gold, -class_dice(hero)) for stars, hero in zip(scores, state.heroes, strict=True)]
    winners = [seat for seat, stands in enumerate(standing) if stands == max(standing)]
    return Result(winners, [float(stars) for stars in scores])
