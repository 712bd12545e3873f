"""What a hero may expect to score in the end: the one estimate behind every answer of the house bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, lru_cache

from questhall.games.rollplayer.bots.cards import armour_worth, skill_worth, weapon_worth
from questhall.games.rollplayer.bots.chances import Bands, World, alike, prospects, standing, story
from questhall.games.rollplayer.bots.purse import coin, purse
from questhall.games.rollplayer.bots.reach import within_reach
from questhall.games.rollplayer.bots.situation import Situation
from questhall.games.rollplayer.content import ALIGNMENTS, BACKSTORIES, CARDS, JOBS, RACES
from questhall.games.rollplayer.content.board import CON, DEX, INT, STR, WIS
from questhall.games.rollplayer.content.notation import Score
from questhall.games.rollplayer.rules.powers import POWER
from questhall.games.rollplayer.rules.scoring import STANDS, most_of_one_colour, trait_stars
from questhall.games.rollplayer.state import Hero

REPAIRS = {STR: 2, DEX: 2, CON: 3, INT: 2}  # units of repair that a free slot of the row promises
REPAIR_BY_SKILL = {"set": 4, "raise": 2, "act": 2, "search": 2, "negotiate": 2}
CLASS_DIE_TO_COME = 0.33  # of the dice to come, these will be of a colour that one wishes
FACE_TO_COME = 0.25
TRAIT_TO_COME = 0.27  # a round: one plays towards a trait in more ways than the tables know
GOALS_SHARE = 0.5  # of the stars for meeting several goals, what one goal is worth
MOST_SHARE = 0.3
BOARD = 0.92  # what a star that the plan expected of rows, dice and backstory became in 4,000 games
PROVED = {  # ... and one of cells and cards, with no free slot and more for each one; coins and weapons stay
    "standing": (0.83, -0.035),
    "armour": (1.12, -0.009),
    "traits": (1.07, -0.040),
    "skills": (0.70, 0.096),
}
NO_COLOURS = [0.0] * 8
NOT_RAISED = [0] * 8


class Plan:
    """A hero's aims as tables: what rows, colours, faces, matches and cells are worth from here on."""

    def __init__(self, around: Situation, hero: Hero, trusted: bool = True) -> None:
        self.around, self.hero = around, hero
        self.free = hero.dice.count(0)
        trust = trust_in(self.free) if trusted and self.free else PLAIN  # a full board is what it is
        self.of_standing, self.of_armour, self.of_traits, self.of_skills = trust
        self.visits = self.free + (1 if hero.card else 0)  # of the market, that of this round included
        self.coin = coin(self.visits)
        self.raised = raised(hero)
        self.wanted = WANTED[hero.backstory] if hero.backstory else NO_MARKS
        self.colours = NO_COLOURS.copy()
        self.colours[JOBS[hero.job].colour] = 1.0
        self.faces = [0.0] * 10
        self.alike_value = self.alike_colour = self.per_coin = 0.0
        self.cells = ALIGNMENTS[hero.alignment].stars if hero.alignment else NO_CELLS
        self.extra: list[tuple[int, tuple[int, int, float]]] = []  # (row, what else its sums bring)
        self.goal_bonus = 0.0
        for card in hero.traits:
            self.aim_for(CARDS[card].score)
        self.aims = (hero.job, hero.race, self.goal_bonus, tuple(self.extra))
        self.alike = bool(self.alike_value or self.alike_colour)
        self.faces_count = any(self.faces)
        self.die = dice_by_worth(tuple(self.colours), tuple(self.faces))

    # -- traits as aims ------------------------------------------------------------------------------------------------

    def aim_for(self, said: Score) -> None:
        """A trait's condition, spread over what it looks at: rows, colours, faces, cells or coins."""
        aim = AIMS.get(said.what)
        if aim is not None and (self.free or said.what not in COUNTED_AT_THE_END):
            aim(self, said.stars, *said.args)

    def aim_high(self, stars: int, least: int) -> None:
        for row in range(6):
            self.extra.append((row, (least - self.modifier(row), 99, stars)))

    def aim_low(self, stars: int, most: int) -> None:
        for row in range(6):
            self.extra.append((row, (-99, most - self.modifier(row), stars)))

    def aim_either_low(self, stars: int, one: int, other: int, most: int) -> None:
        """The row of the two that costs least: it stands lower, and its goal brings less."""
        goals = JOBS[self.hero.job].goals
        row = min((one, other), key=lambda row: self.expected(row) + 2 * goals[row].stars)
        self.extra.append((row, (-99, most - self.modifier(row), stars)))

    def aim_colour(self, stars: float, colour: int) -> None:
        self.colours[colour] += stars

    def aim_class_dice(self, stars: int, each: int) -> None:
        self.colours[JOBS[self.hero.job].colour] += stars / each

    def aim_face(self, stars: int, face: int) -> None:
        self.faces[face] += stars

    def aim_cells(self, stars: int, direction: str) -> None:
        self.cells = tuple(worth + stars * stands for worth, stands in zip(self.cells, STANDS[direction], strict=True))

    def aim_goals(self, stars: int, least: int) -> None:
        self.goal_bonus += GOALS_SHARE * stars / least * 2

    def aim_most(self, stars: int, least: int) -> None:
        """The colour one has most of is worth more until there are enough dice of it."""
        colours = [die // 10 for die in self.hero.dice if die]
        if colours and self.free and most_of_one_colour(self.hero) < least:
            self.colours[max(set(colours), key=lambda colour: (colours.count(colour), colour))] += MOST_SHARE * stars

    def aim_alike_value(self, stars: int) -> None:
        self.alike_value += stars

    def aim_alike_colour(self, stars: int) -> None:
        self.alike_colour += stars

    def aim_gold(self, stars: int, each: int) -> None:
        self.per_coin += stars / each

    # -- rows ----------------------------------------------------------------------------------------------------------

    def modifier(self, row: int) -> int:
        return RACES[self.hero.race].modifiers[row]

    def expected(self, row: int) -> float:
        dice = self.hero.dice[row * 3 : row * 3 + 3]
        return sum(die % 10 for die in dice) + 4 * dice.count(0)

    def value(self, die: int) -> int:
        """What a die counts for goals."""
        return die % 10 + self.raised[die // 10]

    def repair(self, dice: list[int]) -> int:
        """What the actions to come can mend: every free slot of four rows will bring its action."""
        units = 0
        for row, each in REPAIRS.items():
            at = row * 3
            units += each * ((not dice[at]) + (not dice[at + 1]) + (not dice[at + 2]))
        return units + self.skilled_repair()

    def skilled_repair(self) -> int:
        """Skills mend too while there are rounds to use them in."""
        if not self.free:
            return 0
        return sum(REPAIR_BY_SKILL.get(use_of(card), 0) for card in self.hero.skills)

    def tables(self, repair: int) -> tuple[World, ...]:
        return row_tables(self.aims, repair)

    def rows_worth(self, dice: list[int], tables: tuple[World, ...]) -> float:
        """Goals, and traits that look at a row."""
        worth, raised, alike = 0.0, self.raised, self.alike
        at = 0
        for table in tables:
            one, two, three = dice[at : at + 3]
            at += 3
            value = one % 10 + two % 10 + three % 10
            if raised is not NOT_RAISED:
                value += raised[one // 10] + raised[two // 10] + raised[three // 10]
            worth += table[(not one) + (not two) + (not three)][value]
            if alike:
                worth += self.alike_worth([one, two, three])
        return worth

    def alike_worth(self, dice: list[int]) -> float:
        """Rows of one value or of one colour, finished or begun."""
        of_value, of_colour = alike(*dice)
        return self.alike_value * of_value + self.alike_colour * of_colour

    # -- the rest of the board -----------------------------------------------------------------------------------------

    def dice_worth(self, dice: list[int]) -> float:
        """Class dice, dice that traits count, and those that may still come."""
        to_come = max(self.colours) * CLASS_DIE_TO_COME + max(self.faces) * FACE_TO_COME
        return sum([self.die[die] for die in dice]) + to_come * dice.count(0)

    def story_worth(self, dice: list[int]) -> float:
        return story(*self.marks(dice))

    def marks(self, dice: list[int]) -> tuple[int, int]:
        """The marked slots that match, and those still free."""
        matches = free = 0
        for slot, colour in self.wanted:
            if not dice[slot]:
                free += 1
            elif dice[slot] // 10 == colour:
                matches += 1
        return matches, free

    def steps(self, dice: list[int]) -> int:
        """Every free slot of the wisdom row will move the token."""
        at = WIS * 3
        return (not dice[at]) + (not dice[at + 1]) + (not dice[at + 2])

    def standing_worth(self, token: int, steps: int) -> float:
        return self.of_standing * standing(self.cells, steps)[token]

    def purse_worth(self, gold: int) -> float:
        return purse(gold, self.visits, self.per_coin, self.around.solo)

    def board_worth(self, dice: list[int]) -> float:
        """Dice and token, no cards."""
        return (
            self.rows_worth(dice, self.tables(self.repair(dice)))
            + self.dice_worth(dice)
            + self.story_worth(dice)
            + self.standing_worth(self.hero.token, self.steps(dice))
        )

    def cards_worth(self) -> float:
        return self.armour_worth() + self.traits_worth() + self.weapons_worth() + self.skills_worth()

    def armour_worth(self) -> float:
        return self.of_armour * armour_worth(self.around, self.hero) if self.hero.armour else 0.0

    def traits_worth(self) -> float:
        """What they count already, and a little for every round in which one plays towards them."""
        traits = self.hero.traits
        counted = COUNTED if self.free else (*COUNTED, *COUNTED_AT_THE_END)
        now = sum([trait_stars(self.hero, card) for card in traits if CARDS[card].score.what in counted])
        hopes = sum([within_reach(self.hero, CARDS[card].score) for card in traits]) if self.free else 0
        return self.of_traits * (TRAIT_TO_COME * self.free * hopes + now)

    def weapons_worth(self) -> float:
        return sum([weapon_worth(self, POWER[card]) for card in self.hero.weapons])

    def skills_worth(self) -> float:
        return self.of_skills * sum([skill_worth(self, card) for card in self.hero.skills])

    @cached_property
    def worth(self) -> float:
        """The stars that this hero may expect."""
        return self.board_worth(self.hero.dice) + self.cards_worth() + self.purse_worth(self.hero.gold)


PLAIN = (1.0,) * len(PROVED)


@cache
def trust_in(free: int) -> tuple[float, ...]:
    """How much cells, armour, traits and skills count beside the dice, with so many free slots."""
    return tuple((now + each * free) / BOARD for now, each in PROVED.values())


Aims = tuple[str, str, float, tuple[tuple[int, tuple[int, int, float]], ...]]


@lru_cache(10_000)
def row_tables(aims: Aims, repair: int) -> tuple[World, ...]:
    """By row, what its sums may become with the goals of the class and what traits add to them."""
    job, race, bonus, extra = aims
    tables = []
    for row, goal in enumerate(JOBS[job].goals):
        modifier = RACES[race].modifiers[row]
        more = [band for where, band in extra if where == row]
        bands: Bands = ((goal.low - modifier, goal.high - modifier, goal.stars + bonus), *more)
        tables.append(prospects(bands, repair))
    return tuple(tables)


@lru_cache(1_000)
def dice_by_worth(colours: tuple[float, ...], faces: tuple[float, ...]) -> list[float]:
    """By die, the stars of its colour and its face."""
    return [0.0 if die < 10 else colours[die // 10] + faces[die % 10] for die in range(80)]


def raised(hero: Hero) -> list[int]:
    """By colour, how much more a die counts for goals."""
    if not hero.weapons:
        return NOT_RAISED
    more = [0] * 8
    for weapon in hero.weapons:
        power = POWER[weapon]
        if power.goal_dice:
            more[power.goal_dice] += 1
        if power.goal_class_dice:
            more[JOBS[hero.job].colour] += 1
    return more


def use_of(card: str) -> str:
    """What a skill does, in one word."""
    do = CARDS[card].do
    return do.verb if do else CARDS[card].effect


NO_MARKS: tuple[tuple[int, int], ...] = ()
NO_CELLS = (0,) * 9
WANTED = BACKSTORIES.each(lambda story: tuple(story.slots.items()))
COUNTED = ("cards", "types")  # traits that are worth what they count now
COUNTED_AT_THE_END = ("goals", "most-dice", "class-dice")  # aims while there are dice to come
AIMS: dict[str, Callable[..., None]] = {
    "high": Plan.aim_high,
    "low": Plan.aim_low,
    "either-low": Plan.aim_either_low,
    "dice": Plan.aim_colour,
    "class-dice": Plan.aim_class_dice,
    "showing": Plan.aim_face,
    "stands": Plan.aim_cells,
    "goals": Plan.aim_goals,
    "most-dice": Plan.aim_most,
    "row-value": Plan.aim_alike_value,
    "row-colour": Plan.aim_alike_colour,
    "gold": Plan.aim_gold,
}
