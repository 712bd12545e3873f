"""What is printed on the components, for clients that draw them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from questhall.games.rollplayer.content import (
    ALIGNMENTS,
    BACKSTORIES,
    CARDS,
    INITIATIVE,
    JOBS,
    RACES,
    SETS,
    Job,
    MarketCard,
)
from questhall.games.rollplayer.content.board import ATTRIBUTES
from questhall.games.rollplayer.content.dice import COLOURS
from questhall.games.rollplayer.face.words import about, deed
from questhall.games.rollplayer.rules import buying
from questhall.games.rollplayer.rules.gold import FOR_DISCARD
from questhall.games.rollplayer.rules.scoring import BACKSTORY_STARS
from questhall.games.rollplayer.rules.setup import SHORT_GAME_DICE, rounds
from questhall.games.rollplayer.rules.sheet import rule_of, written
from questhall.games.rollplayer.rules.solo import NPC, RANKS
from questhall.kernel import Words
from questhall.kernel.texts import Texts


class PrintedGoal(msgspec.Struct):
    low: int
    high: int
    stars: int
    text: str
    rule: str


class PrintedClass(msgspec.Struct):
    colour: int
    goals: list[PrintedGoal]
    ability: Words
    about: Words


class PrintedSet(msgspec.Struct):
    stars: tuple[int, ...]
    colours: tuple[int, ...]


class PrintedCard(msgspec.Struct):
    """`house` names the values that Questhall designed."""

    number: int
    type: str
    rank: int
    price: int
    arrow: str
    hands: int
    set: str
    at: str
    about: Words
    does: Words  # the same without what the card's marks say: hands and set
    house: tuple[str, ...]


class Printed(msgspec.Struct):
    """Boards, classes, stories and cards by id; sentences in every language."""

    attributes: tuple[str, ...]
    colours: tuple[str, ...]
    letters: Words
    races: dict[str, tuple[int, ...]]
    classes: dict[str, PrintedClass]
    backstories: dict[str, dict[int, int]]
    backstory_stars: tuple[int, ...]
    alignments: dict[str, tuple[int, ...]]
    sets: dict[str, PrintedSet]
    cards: dict[str, PrintedCard]
    initiative: dict[int, tuple[int, ...]]
    rounds: dict[int, int]  # by players
    short_rounds: dict[int, int]
    discard_gold: int
    hands: int
    ranks: dict[str, int]  # of the solo game: the stars that each begins with, the best first


def printed(texts: Sequence[Texts]) -> Printed:
    return Printed(
        attributes=ATTRIBUTES,
        colours=COLOURS,
        letters={each.lang: "-" + each.say("board-letters") for each in texts},
        races={race.id: race.modifiers for race in RACES.values()},
        classes={job.id: printed_class(job, texts) for job in JOBS.values()},
        backstories={story.id: story.slots for story in BACKSTORIES.values()},
        backstory_stars=BACKSTORY_STARS,
        alignments={each.id: each.stars for each in ALIGNMENTS.values()},
        sets={worn.id: PrintedSet(worn.stars, worn.colours) for worn in SETS.values()},
        cards={card.id: printed_card(card, texts) for card in CARDS.values()},
        initiative={row.players: row.coins for row in INITIATIVE.values()},
        rounds={players: rounds(players) for players in range(1, 5)},
        short_rounds={players: rounds(players) - SHORT_GAME_DICE for players in range(1, 5)},
        discard_gold=FOR_DISCARD,
        hands=buying.HANDS,
        ranks={name: least for least, name in RANKS} | {NPC: 0},
    )


def said(thing: str, texts: Sequence[Texts]) -> Words:
    return {each.lang: about(thing, each) for each in texts}


def printed_class(job: Job, texts: Sequence[Texts]) -> PrintedClass:
    goals = [PrintedGoal(goal.low, goal.high, goal.stars, written(goal), rule_of(goal)) for goal in job.goals]
    return PrintedClass(job.colour, goals, job.ability, said(job.id, texts))


def printed_card(card: MarketCard, texts: Sequence[Texts]) -> PrintedCard:
    return PrintedCard(
        *(card.number, card.type, card.rank, card.price, card.arrow, card.hands, card.set, card.at),
        *(said(card.id, texts), {each.lang: deed(card, each) for each in texts}, card.origin),
    )
