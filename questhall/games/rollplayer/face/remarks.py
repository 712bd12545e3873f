"""What stands beside an option: what it would do to the sums, the stars and the purse of whoever is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from questhall.games.rollplayer.content import JOBS, RACES
from questhall.games.rollplayer.content.board import ATTRIBUTES, COLUMNS, ROW_OF, SLOT, room
from questhall.games.rollplayer.content.dice import DIE, DIE_OF, FLIPPED
from questhall.games.rollplayer.content.grid import STEP
from questhall.games.rollplayer.face.hints import stars_of, worth
from questhall.games.rollplayer.face.terminal import goals, modifiers
from questhall.games.rollplayer.face.words import about
from questhall.games.rollplayer.rules.scoring import goal_values
from questhall.games.rollplayer.rules.sheet import written
from questhall.games.rollplayer.state import Hero, World
from questhall.kernel import Choose, Picks
from questhall.kernel.texts import Texts

BETWEEN = ", "


def remarks(view: World, choice: Choose, texts: Texts) -> Mapping[str, str]:
    """By option key; where nothing needs to be said, nothing."""
    assert not isinstance(choice.options, Picks)
    speaker = Remarks(view, choice, texts)
    return {key: said for key in choice.options if (said := speaker.remark(key))}


class Remarks:
    """Of the options of one decision."""

    def __init__(self, view: World, choice: Choose, texts: Texts) -> None:
        self.view, self.texts, self.seat = view, texts, choice.seat
        self.hero = view.heroes[choice.seat]

    def remark(self, key: str) -> str:
        verb, *objects = key.split(":")
        if verb in CHANGES:
            return self.change(CHANGES[verb](self, *objects))
        return TOLD[verb](self, *objects) if verb in TOLD and objects else ""

    # What changes on the board

    def change(self, after: Hero) -> str:
        """Sums with their goals, and stars, as they would be; a hero without goals yet has neither."""
        if not self.hero.alignment:
            return ""
        before, values = goal_values(self.hero), goal_values(after)
        said = [self.sum(row, before[row], values[row]) for row in range(len(values)) if before[row] != values[row]]
        return BETWEEN.join([*said, *self.stars(stars_of(after, self.players) - stars_of(self.hero, self.players))])

    def sum(self, row: int, before: int, after: int) -> str:
        goal = JOBS[self.hero.job].goals[row]
        return self.texts.say(
            "remark-sum", row=ATTRIBUTES[row], before=before, after=after, goal=written(goal), stars=goal.stars
        )

    def stars(self, more: int) -> list[str]:
        return [self.texts.say("remark-stars", more=f"{more:+d}", number=abs(more))] if more else []

    @property
    def players(self) -> int:
        return len(self.view.heroes)

    def with_die(self, slot: int, die: int) -> Hero:
        dice = list(self.hero.dice)
        dice[slot] = die
        return replace(self.hero, dice=dice)

    def placed(self, die: int, row: str) -> Hero:
        return self.with_die(room(self.hero.dice, ATTRIBUTES.index(row)), die)

    def started(self, die: str, row: str) -> Hero:
        return self.placed(DIE_OF[die], row)

    def taken(self, row: str) -> Hero:
        """The die of the card just taken."""
        return self.placed(self.view.pool[self.hero.card - 1], row) if self.hero.card else self.hero

    def flipped(self, slot: str) -> Hero:
        return self.with_die(at := SLOT.index(slot), FLIPPED[self.hero.dice[at]])

    def raised(self, slot: str) -> Hero:
        return self.with_die(at := SLOT.index(slot), self.hero.dice[at] + 1)

    def lowered(self, slot: str) -> Hero:
        return self.with_die(at := SLOT.index(slot), self.hero.dice[at] - 1)

    def stepped(self, direction: str) -> Hero:
        return replace(self.hero, token=STEP[direction][self.hero.token])

    # What is on offer

    def card_taken(self, number: str) -> str:
        """The die on an initiative card, and its coin.  RP-DICE-02, RP-GOLD-01"""
        at = int(number) - 1
        coin = [self.texts.say("coins", number=coins)] if (coins := self.view.coins[at]) else []
        return BETWEEN.join([self.texts.name(DIE[self.view.pool[at]]), *coin])

    def bought(self, card: str) -> str:
        """What is really paid, and the stars if the game ended then.  RP-MARKET-03, RP-MARKET-04"""
        found = worth(self.view, self.seat, card, stars_of(self.hero, self.players))
        tokens = [self.texts.say("remark-tokens", number=found.tokens)] if found.tokens else []
        price = self.texts.say("coins", number=found.gold)
        drops = [self.texts.say("rp-drops", cards=list(found.drops))] if found.drops else []
        said = BETWEEN.join([price, *tokens, *self.stars(found.stars), *drops])
        return f"{said}. {about(card, self.texts)}"

    def card(self, card: str) -> str:
        return about(card, self.texts)

    def race(self, race: str) -> str:
        return modifiers(race, self.texts) if any(RACES[race].modifiers) else self.texts.say("rp-no-modifiers")

    def job(self, job: str) -> str:
        return f"{goals(job, self.texts)}. {about(job, self.texts)}"

    def purse(self, player: str) -> str:
        return self.texts.say("board-gold", gold=self.view.heroes[int(player) - 1].gold)

    def lying(self, slot: str) -> str:
        """The die that lies there."""
        return self.texts.name(DIE[self.hero.dice[SLOT.index(slot)]])

    def row(self, row: str) -> str:
        """How full it is."""
        at = ATTRIBUTES.index(row) * COLUMNS
        filled = sum(1 for die in self.hero.dice[at : at + COLUMNS] if die)
        return self.texts.say("remark-row", sum=goal_values(self.hero)[ROW_OF[at]], filled=filled, slots=COLUMNS)


CHANGES: Mapping[str, Callable[..., Hero]] = {
    "start": Remarks.started,
    "place": Remarks.taken,
    "flip": Remarks.flipped,
    "raise": Remarks.raised,
    "lower": Remarks.lowered,
    "step": Remarks.stepped,
}
TOLD: Mapping[str, Callable[..., str]] = {
    "race": Remarks.race,
    "class": Remarks.job,
    "take": Remarks.card_taken,
    "buy": Remarks.bought,
    **dict.fromkeys(("use", "copy", "attune", "drop"), Remarks.card),
    **dict.fromkeys(("swap", "with", "reroll", "replace", "move", "set", "give"), Remarks.lying),
    "to-row": Remarks.row,
    "rob": Remarks.purse,
}
