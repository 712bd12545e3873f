"""The six attribute actions: which one helps the board most, and by how much."""

from __future__ import annotations

from questhall.games.rollplayer.bots.chances import standing, story
from questhall.games.rollplayer.bots.plan import Plan
from questhall.games.rollplayer.content import BACKSTORIES
from questhall.games.rollplayer.content.board import CHA, CON, DEX, INT, STR, WIS
from questhall.games.rollplayer.content.grid import DIRECTIONS, STEP
from questhall.games.rollplayer.rules.attributes import FLIP, LOWER, RAISE, REROLL, STEPS, SWAP, WITH
from questhall.games.rollplayer.rules.powers import POWER

CHARM = 0.6  # of a coin: a charisma token is lost when one buys nothing
SKIP = "skip"
Best = tuple[float, tuple[str, ...]]  # the gain, and the answers that bring it
NOTHING: Best = (0.0, (SKIP,))


class Board:
    """A hero's dice, perhaps with a die more than now, and what each die would bring with another face."""

    def __init__(self, plan: Plan, dice: list[int], token: int) -> None:
        self.plan, self.dice, self.token = plan, dice, token
        self.tables = plan.tables(plan.repair(dice))
        self._gains: list[list[float]] | None = None

    @property
    def gains(self) -> list[list[float]]:
        """By slot and face: the stars gained if that die showed that face."""
        if self._gains is None:
            self._gains = [gains for row in range(6) for gains in self.turning(row)]
        return self._gains

    def turning(self, row: int) -> list[list[float]]:
        """Of one row."""
        plan, dice = self.plan, self.dice[row * 3 : row * 3 + 3]
        ends = self.tables[row][dice.count(0)]
        value = sum([plan.value(die) for die in dice])
        gains: list[list[float]] = []
        for die in dice:
            rest = value - die % 10
            now = ends[value] + plan.die[die]
            tens = die - die % 10
            if not die:
                gains.append([])
            elif plan.faces_count:
                gains.append([plan.die[tens + face] + ends[rest + face] - now for face in range(7)])
            else:
                gains.append([worth - ends[value] for worth in ends[rest : rest + 7]])
            if die and plan.alike_value:
                gains[-1] = [gain + self.alike_gain(dice, die, face) for face, gain in enumerate(gains[-1])]
        return gains

    def alike_gain(self, row: list[int], die: int, face: int) -> float:
        turned = list(row)
        turned[row.index(die)] = die - die % 10 + face
        return self.plan.alike_worth(turned) - self.plan.alike_worth(row)

    def best(self, row: int) -> Best:
        """The best use of the action of a row."""
        return ACTIONS[row](self)

    # -- one function an action ----------------------------------------------------------------------------------------

    def flip(self) -> Best:
        """Strength: the die whose opposite face helps most."""
        best = NOTHING
        for slot, die in enumerate(self.dice):
            if die and (gain := self.gains[slot][7 - die % 10]) > best[0]:
                best = gain, (FLIP[slot],)
        return best

    def nudge(self) -> Best:
        """Constitution: one up or down, where a row then meets its goal."""
        best = NOTHING
        for slot, die in enumerate(self.dice):
            if not die:
                continue
            face, gains = die % 10, self.gains[slot]
            if face < 6 and gains[face + 1] > best[0]:
                best = gains[face + 1], (RAISE[slot],)
            if face > 1 and gains[face - 1] > best[0]:
                best = gains[face - 1], (LOWER[slot],)
        return best

    def reroll(self) -> Best:
        """Intelligence: the die with the best chance; a worse face is not kept."""
        best = NOTHING
        for slot, die in enumerate(self.dice):
            if die:
                gain = sum([gain for gain in self.gains[slot][1:] if gain > 0]) / 6
                if gain > best[0]:
                    best = gain, (REROLL[slot],)
        return best

    def swap(self) -> Best:
        """Dexterity: two dice change places, for the sums of two rows or for the colours of the backstory."""
        best = NOTHING
        plan, dice = self.plan, self.dice
        wanted = MARKED[plan.hero.backstory]
        counts = [plan.value(die) for die in dice]
        rows = [dice[at : at + 3] for at in range(0, 18, 3)]
        ends = [table[row.count(0)] for table, row in zip(self.tables, rows, strict=True)]
        sums = [sum(counts[at : at + 3]) for at in range(0, 18, 3)]
        placed = [slot for slot, die in enumerate(dice) if die]
        for number, slot in enumerate(placed):
            die, count, marked, row = dice[slot], counts[slot], wanted[slot], slot // 3
            end, value = ends[row], sums[row]
            for other in placed[number + 1 :]:
                with_die = dice[other]
                gain, more, across = 0.0, counts[other] - count, other // 3
                if more and across != row:
                    gain = (
                        end[value + more] - end[value] + ends[across][sums[across] - more] - ends[across][sums[across]]
                    )
                if (marked or wanted[other]) and die // 10 != with_die // 10:
                    gain += self.story_gain({slot: with_die, other: die})
                if plan.alike and across != row:
                    gain += self.alike_exchange(slot, other)
                if gain > best[0] + 1e-9:
                    best = gain, (SWAP[slot], WITH[other])
        return best

    def alike_exchange(self, slot: int, other: int) -> float:
        """What rows of one value or colour gain when two dice change places."""
        alike, dice = self.plan.alike_worth, list(self.dice)
        one, two = slot - slot % 3, other - other % 3
        before = alike(dice[one : one + 3]) + alike(dice[two : two + 3])
        dice[slot], dice[other] = dice[other], dice[slot]
        return alike(dice[one : one + 3]) + alike(dice[two : two + 3]) - before

    def story_gain(self, changed: dict[int, int]) -> float:
        """What other dice in these slots change for the backstory."""
        dice, wanted = self.dice, MARKED[self.plan.hero.backstory]
        more = 0
        for slot, die in changed.items():
            if colour := wanted[slot]:
                more += (die // 10 == colour) - (dice[slot] // 10 == colour)
        if not more:
            return 0.0
        matches, free = self.plan.marks(dice)
        return story(matches + more, free) - story(matches, free)

    def step(self) -> Best:
        """Wisdom: towards the cell that is worth most with the steps still to come."""
        plan = self.plan
        worth = [plan.of_standing * stars for stars in standing(plan.cells, plan.steps(self.dice))]
        gold = plan.coin * POWER[plan.hero.job].after_action.get(WIS, 0)
        best = NOTHING
        for direction in DIRECTIONS:
            cell = STEP[direction][self.token]
            if cell >= 0 and (gain := worth[cell] - worth[self.token] + gold) > best[0]:
                best = gain, (STEPS[direction],)
        return best

    def charm(self) -> Best:
        """Charisma: a coin for this round's market."""
        return CHARM * self.plan.coin, (SKIP,)

    def any(self) -> Best:
        """The action that helps most, where one may choose."""
        row = max(range(6), key=lambda row: self.best(row)[0])
        return self.best(row)

    def replaced(self, slot: int, colour: int, face: int) -> float:
        """What another die in this slot would bring."""
        die = colour * 10 + face
        dice = list(self.dice)
        dice[slot] = die
        plan = self.plan
        gain = plan.rows_worth(dice, self.tables) - plan.rows_worth(self.dice, self.tables)
        return gain + plan.die[die] - plan.die[self.dice[slot]] + self.story_gain({slot: die})


MARKED = BACKSTORIES.each(lambda story: [story.slots.get(slot, 0) for slot in range(18)])
ACTIONS = {
    STR: Board.flip,
    DEX: Board.swap,
    CON: Board.nudge,
    INT: Board.reroll,
    WIS: Board.step,
    CHA: Board.charm,
}
