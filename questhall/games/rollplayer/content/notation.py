"""The one-line notations of the cards: what a trait scores, what a weapon or class can do, what a skill does."""

from __future__ import annotations

from typing import Any

import msgspec

from questhall.games.rollplayer.content.dice import GOLD
from questhall.games.rollplayer.content.reading import TYPES, Patterns


class Score(msgspec.Struct, frozen=True):
    """Stars for each thing counted, or once if the condition holds; `what` names the way of counting."""

    stars: int
    what: str
    args: tuple[int | str, ...] = ()


class Power(msgspec.Struct, frozen=True):
    """What a weapon or a class does as long as one has it.  Every field's default does nothing."""

    gold_die: int = 0  # more gold for a gold die put on the board
    filling: int = 0  # more gold for a row that is filled
    last_card: int = 0  # gold for taking the highest initiative card
    discount: dict[str, int] = {}  # by card type
    after_buying: dict[str, int] = {}  # card type: the action it gives
    after_discarding: int = -1  # the action that discarding a market card gives
    after_action: dict[int, int] = {}  # action: gold
    after_filling: bool = False  # the action of a filled row once more
    any_action: int = -1  # in this row the action of any row
    paid_action: int = -1  # once a round, for gold
    fee: int = 0
    readies: int = 1
    goal_dice: int = 0  # dice of this colour count one more for goals
    goal_class_dice: bool = False
    set_piece: bool = False  # one more piece of an armour set
    effect: str = ""


class Do(msgspec.Struct, frozen=True):
    """What a skill does: a verb of `rules/skills.py` and its numbers."""

    verb: str
    args: tuple[int, ...] = ()


# Cards with a function of their own in `effects/` or a place of their own in the rules.
CLASS_EFFECTS = ("attuned", "charming")
SKILL_EFFECTS = ("diplomacy", "move_silently", "negotiate", "open_lock", "search", "sleight_of_hand")


def score(what: str) -> Any:
    return lambda stars, *args: Score(stars, what, args)


def all_types(gold: int) -> dict[str, int]:
    return dict.fromkeys(TYPES, gold)


SCORES: Patterns[Score] = {
    "N per TYPE card": score("cards"),
    "N per type of card": score("types"),
    "N per gold die": lambda stars: Score(stars, "dice", (GOLD,)),
    "N per N class dice": score("class-dice"),
    "N per N gold": score("gold"),
    "N per die showing N": score("showing"),
    "N per attribute <= N": score("low"),
    "N per attribute >= N": score("high"),
    "N per row of one value": score("row-value"),
    "N per row of one colour": score("row-colour"),
    "N if ATTRIBUTE or ATTRIBUTE <= N": score("either-low"),
    "N if DIRECTION": score("stands"),
    "N if N dice of one colour": score("most-dice"),
    "N if N goals": score("goals"),
}

POWERS: Patterns[Power] = {
    "gold die +N gold": lambda gold: Power(gold_die=gold),
    "filling a row +N gold": lambda gold: Power(filling=gold),
    "last card +N gold": lambda gold: Power(last_card=gold),
    "buying any -N gold": lambda gold: Power(discount=all_types(gold)),
    "buying TYPE or TYPE -N gold": lambda one, other, gold: Power(discount={one: gold, other: gold}),
    "after buying TYPE, ATTRIBUTE": lambda kind, row: Power(after_buying={kind: row}),
    "after discarding, ATTRIBUTE": lambda row: Power(after_discarding=row),
    "after filling, again": lambda: Power(after_filling=True),
    "after placing ATTRIBUTE, any": lambda row: Power(any_action=row),
    "after ATTRIBUTE, N gold": lambda row, gold: Power(after_action={row: gold}),
    "once a round for N gold, ATTRIBUTE": lambda fee, row: Power(paid_action=row, fee=fee),
    "readies N skills": lambda skills: Power(readies=skills),
    "goal: gold dice +1": lambda: Power(goal_dice=GOLD),
    "goal: class dice +1": lambda: Power(goal_class_dice=True),
    "set +1 piece": lambda: Power(set_piece=True),
}

DOES: Patterns[Do] = {
    "act ATTRIBUTE": lambda row: Do("act", (row, 1)),
    "act ATTRIBUTE twice": lambda row: Do("act", (row, 2)),
    "set own die": lambda: Do("set"),
    "raise own die": lambda: Do("raise"),
    "take N gold of a rival": lambda gold: Do("take", (gold,)),
    "shift pool die": lambda: Do("shift"),
    "reroll pool die": lambda: Do("reroll"),
}
