"""What is printed on the components, for clients that draw them; what cards do is told in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from questhall.games.runebound.content import board
from questhall.games.runebound.content.cards import (
    ASSETS,
    CARDS,
    HEROES,
    OWNED,
    SCENARIOS,
    SKILLS,
    TOKENS,
    TROPHIES,
    Adventure,
    Asset,
    HeroCard,
    QuestOutcome,
    Skill,
    Surge,
)
from questhall.games.runebound.face import words
from questhall.games.runebound.rules.pool import ability, face_text
from questhall.games.runebound.rules.rounds import REFRESH, STORY
from questhall.games.runebound.state import LAST
from questhall.kernel import Words
from questhall.kernel.texts import Texts

Border = tuple[str, str]  # two spaces


class PrintedHero(msgspec.Struct):
    life: int
    hand: int
    speed: int
    body: int
    mind: int
    spirit: int
    gold: int
    start: str  # the kind of place
    tokens: list[str]
    setup: Words
    about: Words


class PrintedSkill(msgspec.Struct):
    attribute: str
    cost: list[str]  # trophies: combat, exploration, encounter, any
    star: bool
    about: Words


class PrintedAsset(msgspec.Struct):
    type: str
    price: int
    value: int  # of goods, where they are wanted
    token: str
    about: Words


class PrintedSurge(msgspec.Struct):
    id: str
    cost: int  # -1 is X
    about: Words


class PrintedOutcome(msgspec.Struct):
    """Of a quest: what it asks, dice by the names of their terrains, and what it gives."""

    dice: list[str]
    asks: Words
    about: Words


class PrintedAdventure(msgspec.Struct):
    """An enemy, a quest or an event of an adventure deck; story cards and villains too."""

    deck: str
    type: str
    scenario: str
    life: int
    least: int  # life that a villain keeps
    token: str
    about: Words
    surges: list[PrintedSurge]
    reward: Words
    place: str
    rumour: str  # where the rumour of an event comes true
    each: bool
    outcomes: list[PrintedOutcome]
    options: list[Words]
    story: Words


class PrintedScenario(msgspec.Struct):
    name: Words
    place: str  # where the villain appears
    token: Words


class PrintedSpace(msgspec.Struct):
    name: str
    terrain: str
    place: str
    kind: str
    gem: str
    near: str  # the city or location that is nearest


class PrintedTrack(msgspec.Struct):
    refresh: list[int]
    story: list[int]
    last: int


class Printed(msgspec.Struct):
    """Cards by id, token faces, and the board by cell."""

    heroes: dict[str, PrintedHero]
    skills: dict[str, PrintedSkill]
    assets: dict[str, PrintedAsset]
    cards: dict[str, PrintedAdventure]
    scenarios: dict[str, PrintedScenario]
    tokens: dict[str, list[str]]
    abilities: dict[str, Words]  # what surges and special actions of heroes do, by the names under which they are told
    spaces: dict[int, PrintedSpace]
    places: dict[str, list[str]]  # every place that a card can name, by its spaces
    cities: list[str]  # in the order of the markets
    faces: list[str]  # of a terrain die
    dice: dict[int, str]  # what a die shows, by its bits in the state
    rivers: list[Border]
    roads: list[Border]
    bridges: list[Border]
    track: PrintedTrack


def printed(texts: Sequence[Texts]) -> Printed:
    return Printed(
        heroes={card.id: hero(card, texts) for card in HEROES.values()},
        skills={card.id: skill(card, texts) for card in SKILLS.values()},
        assets={card.id: asset(card, texts) for card in ASSETS.values()},
        cards={card.id: adventure(card, texts) for card in CARDS.values()},
        scenarios={card.id: PrintedScenario(card.name, card.place, card.token) for card in SCENARIOS.values()},
        tokens={token: [face_text(face) for face in faces] for token, faces in TOKENS.items()},
        abilities=dict(abilities(texts)),
        spaces={cell: space(cell, name) for cell, name in board.NAME.items()},
        places={place: [board.NAME[cell] for cell in cells] for place, cells in board.PLACES.items()},
        cities=list(board.CITIES),
        faces=[board.FACE_NAMES[face] for face in board.FACES],
        dice=board.FACE_NAMES,
        rivers=borders(board.RIVERS),
        roads=borders(board.ROADS),
        bridges=borders(board.BRIDGES),
        track=PrintedTrack(list(REFRESH), list(STORY), LAST),
    )


# -- cards ---------------------------------------------------------------------------------------------------------


def said(texts: Sequence[Texts], wording: Callable[[Texts], str]) -> Words:
    """The same in every language."""
    return {each.lang: wording(each) for each in texts}


def gains(ops: tuple[str, ...], texts: Sequence[Texts]) -> Words:
    """What happens; nothing where nothing is printed."""
    return said(texts, lambda each: words.effects(ops, each) if ops else "")


def hero(card: HeroCard, texts: Sequence[Texts]) -> PrintedHero:
    about = said(texts, lambda each: words.text(card.text, each))
    return PrintedHero(
        *(card.life, card.hand, card.speed, card.body, card.mind, card.spirit, card.gold),
        *(card.start, list(card.tokens), gains(card.setup, texts), about),
    )


def skill(card: Skill, texts: Sequence[Texts]) -> PrintedSkill:
    cost = [TROPHIES[letter] for letter in card.cost]
    return PrintedSkill(card.attribute, cost, card.star, said(texts, lambda each: words.text(card.text, each)))


def asset(card: Asset, texts: Sequence[Texts]) -> PrintedAsset:
    about = said(texts, lambda each: words.text(card.text, each))
    return PrintedAsset(card.type, card.price, card.value, card.token, about)


def abilities(texts: Sequence[Texts]) -> Iterator[tuple[str, Words]]:
    """Combat actions of heroes and their cards."""
    for card, owned in OWNED.items():
        for found in owned.text.abilities:
            if found.when in ("surge", "round", "combat"):
                yield ability(card), gains(found.ops, texts)


def adventure(card: Adventure, texts: Sequence[Texts]) -> PrintedAdventure:
    return PrintedAdventure(
        *(card.deck, card.type, card.scenario, card.life, card.least, card.token),
        about=said(texts, lambda each: words.text(card.text, each)),
        surges=[surge(each, texts) for each in card.surges],
        reward=gains(card.reward, texts),
        place=card.place,
        rumour=card.rumour[0],
        each=card.each,
        outcomes=[outcome(way, texts) for way in card.outcomes],
        options=[option(card, ops, texts) for ops in card.options],
        story=gains(card.story, texts),
    )


def surge(found: Surge, texts: Sequence[Texts]) -> PrintedSurge:
    return PrintedSurge(found.id, found.cost, gains(found.ops, texts))


def outcome(way: QuestOutcome, texts: Sequence[Texts]) -> PrintedOutcome:
    dice = [words.SYMBOLS[letter] for letter in way.said.split("+")] if way.need else []
    asks = said(texts, lambda each: words.asked(way, each))
    return PrintedOutcome(dice, asks, said(texts, lambda each: words.effects(way.ops, each)))


def option(card: Adventure, ops: tuple[str, ...], texts: Sequence[Texts]) -> Words:
    return said(texts, lambda each: words.option(card, ops, each))


# -- the board -----------------------------------------------------------------------------------------------------


def space(cell: int, name: str) -> PrintedSpace:
    place, kind, gem = board.PLACE_OF.get(cell, ""), board.KIND.get(cell, ""), board.GEM.get(cell, "")
    near = min(board.KIND, key=lambda site: (board.distance(cell, site), site))
    return PrintedSpace(name, board.SPACES[name], place, kind, gem, board.PLACE_OF[near])


def borders(pairs: Iterable[tuple[int, int]]) -> list[Border]:
    return sorted((board.NAME[a], board.NAME[b]) for a, b in pairs if a < b)
