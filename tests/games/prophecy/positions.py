"""Small positions as text.

1 paladin at fortress, gold 5, items sword axe, skills prayer     (what is not said is as at the start)
2 druid at village
land: ghost at mountains-15, hidden golem at mountains-15
offers: toughness duelling
city: great-sword
plane-1: sphinx storm-queen astral-sword                          (`-` for a guardian that is beaten)
next: common sword, rare great-sword, adventures bear, chance charity, fortress duelling
dropped: royal-cape at forest-3
turn: 1 act
"""

from __future__ import annotations

from typing import Any

from questhall.games.prophecy.content.cards import SPOT
from questhall.games.prophecy.game import GAME
from questhall.games.prophecy.rules import death, setup
from questhall.games.prophecy.state import GUILDS, Hero, Round, Turn, World
from questhall.kernel import EVERYBODY, NOBODY, Keep, Match, Pile
from questhall.kit.script import ScriptError, answers, with_dice

Table = Match[World]


def table(text: str, **settings: Any) -> Table:
    """The match in this position; the player of `turn:` is asked first."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    heroes = [line for line in lines if line[0].isdigit()]
    terms = GAME.terms(len(heroes), **settings)
    state = setup.new_world(terms)
    state.hands, state.rounds = [], 1
    for line in heroes:
        seat, _, rest = line.partition(" ")
        state.heroes[int(seat) - 1] = hero(state, rest)
    quiet = [card for card in state.chance.cards if card.startswith("chance-") and card[7:] in GUILDS]
    quiet += ["tradesman", "merchant"]  # what follows the end of a turn changes nobody's sheet
    put(state, "next", "chance " + " ".join(quiet))
    words = dict(line.split(": ", 1) for line in lines if not line[0].isdigit())
    for place, said in words.items():
        put(state, place, said)
    seat, _, phase = words.get("turn", "1 move").partition(" ")
    state.agenda = [Round(int(seat) - 1, 0, True), Turn(int(seat) - 1, phase or "move")]
    return Match(GAME, terms, b"a test", Keep.JOURNAL, state)


def hero(state: World, text: str) -> Hero:
    name, *parts = [part.strip() for part in text.split(",")]
    character, _, place = name.partition(" at ")
    if character == "dead":
        return Hero()
    state.characters.take(character)
    made = death.prepared(character)
    made.at = SPOT[place] if place else made.at
    for part in parts:
        word, *values = part.split()
        if word == "strength":
            made.health = int(values[0])
        elif word == "will":
            made.mana = int(values[0])
        elif word in ("items", "damaged", "skills", "kept"):
            setattr(made, word, [out(state, value) for value in values])
        else:
            setattr(made, word, int(values[0]) if values else True)
    return made


def piles(state: World) -> list[Pile]:
    return [state.chance, state.adventures, state.common, state.rare, *state.skills]


def out(state: World, card: str) -> str:
    """Take a card from wherever it lies."""
    for pile in piles(state):
        if card in pile.cards:
            return pile.take(card)
    for pile in (state.lesser, state.greater, state.prizes):
        if card in pile.cards:
            at = pile.cards.index(card)
            pile.cards[at], pile.seen[at] = "", EVERYBODY
            return card
    raise LookupError(f"{card} is not free")


def put(state: World, place: str, said: str) -> None:
    if place == "land":
        for part in said.split(", "):
            card, _, spot = part.removeprefix("hidden ").partition(" at ")
            state.land.put(out(state, card), NOBODY if part.startswith("hidden ") else EVERYBODY)
            state.spots.append(SPOT[spot])
    elif place == "offers":
        for skill in said.split():
            guild = next(n for n, deck in enumerate(state.skills) if skill in deck.cards)
            state.offers[guild].append(out(state, skill))
    elif place in ("city", "village", "loot"):
        getattr(state, place).extend(out(state, item) for item in said.split())
    elif place == "dropped":
        for part in said.split(", "):
            card, _, spot = part.partition(" at ")
            state.dropped.append(out(state, card))
            state.where.append(20 + int(spot[-1]) - 1 if spot.startswith("plane") else SPOT[spot])
    elif place.startswith("plane-"):
        plane(state, int(place[-1]) - 1, said.split())
    elif place == "next":
        for part in said.split(", "):
            deck, *cards = part.split()
            pile = state.skills[GUILDS.index(deck)] if deck in GUILDS else getattr(state, deck)
            for card in reversed(cards):
                pile.put(pile.take(card), NOBODY)
    elif place == "final":
        state.final, state.field = True, SPOT[said]
    elif place == "fresh":
        state.fresh = said.split()


def plane(state: World, number: int, cards: list[str]) -> None:
    """Swap the wanted cards into this plane."""
    for pile, card in zip((state.lesser, state.greater, state.prizes), cards, strict=True):
        name = card.removeprefix("open-")
        if name == "-":
            state.beaten.append(pile.cards[number])
            pile.cards[number], pile.seen[number] = "", EVERYBODY
            continue
        if name not in pile.cards:
            pile.cards[number] = name
        at = pile.cards.index(name)
        pile.cards[at], pile.cards[number] = pile.cards[number], pile.cards[at]
        pile.seen[at], pile.seen[number] = pile.seen[number], EVERYBODY if card.startswith("open-") else NOBODY


def play(match: Table, *keys: str, then: str | None = None) -> Table:
    """Answers of whoever is asked; a choice without alternative is taken by the kernel and not written."""
    for key in keys:
        if not match.asked:
            raise ScriptError(f"{key!r}: nobody is asked any more")
        choice = match.asked[0]
        if key == "done?":  # the end of a turn, where there was anything else to do
            if "done" in choice.options:
                match.answer(choice.seat, "done")
            continue
        if key not in choice.options:
            raise ScriptError(f"{key!r} is not offered in {choice.kind!r}: {' '.join(choice.options)}")
        match.answer(choice.seat, key)
    return answers(match, then=then)


def fall(match: Table, *pairs: str) -> Table:
    """The next throws, light-dark: `fall(m, "4-6", "3-3")`."""
    for pair in pairs:
        light, dark = pair.split("-")
        with_dice(match, *map(int, light), stream="light")
        with_dice(match, *map(int, dark), stream="dark")
    return match


def keys(match: Table) -> list[str]:
    return list(match.asked[0].options)


def refusal(match: Table, key: str) -> tuple[str, str]:
    """Why this is not offered: reason and rule."""
    refused = match.explained().asked[0].refused[key]
    return refused.reason, refused.rule


def sheet(match: Table, seat: int = 1) -> Hero:
    return match.state.heroes[seat - 1]
