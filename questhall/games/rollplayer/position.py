"""A position of Roll Player as text, both ways, and a hero's board by itself: for tests, the terminal and bug reports.

A board reads like this:

    human cleric, brawler, truth-seeker at good-law
    gold 7, charisma 1, card 2
    STR R5 G6 --
    DEX Y4 -- --
    CON -- -- --
    INT -- -- --
    WIS -- -- --
    CHA -- -- --
    weapons longsword
    skills climb, search used

Dice are written with the letter of their colour (G green, B blue, R red, P purple, K black, W white, Y gold) and their
value.  Rows without dice and lines that say nothing may be left out when writing by hand.
"""

from __future__ import annotations

from collections.abc import Container

from questhall.games import find_game
from questhall.games.rollplayer.content import ALIGNMENTS, BACKSTORIES, CARDS, JOBS, RACES
from questhall.games.rollplayer.content.board import ATTRIBUTES
from questhall.games.rollplayer.content.dice import DIE, DIE_OF, LETTERS
from questhall.games.rollplayer.content.grid import CELLS, CENTRE
from questhall.games.rollplayer.state import Hero, World
from questhall.kernel import Match, Seat
from questhall.kit import position

EMPTY = "--"
SPELLING = {"dice": {**DIE, 0: EMPTY}, "pool": DIE, "token": dict(enumerate(CELLS))}
AREAS = {"weapons": "weapon", "armour": "armour", "traits": "trait", "skills": "skill"}
COUNTS = ("gold", "charisma", "card")
MARKS = ("charmed", "prayed")


class BadNotation(ValueError):
    """What cannot be read: which line, which word."""

    def __init__(self, line: int, word: str, cause: str) -> None:
        super().__init__(f"line {line}: {word!r}: {cause}")


def hero_text(hero: Hero) -> str:
    """A board as text; `hero_from` reads it back."""
    who = f"{hero.race} {hero.job}, {hero.backstory}, {hero.alignment} at {CELLS[hero.token]}"
    counts = [f"{name} {getattr(hero, name)}" for name in COUNTS if getattr(hero, name) or name == "gold"]
    lines = [who, ", ".join(counts + [mark for mark in MARKS if getattr(hero, mark)])]
    lines += [f"{name} {row_text(hero.dice, row)}" for row, name in enumerate(ATTRIBUTES)]
    for area in AREAS:
        cards = [f"{card} used" if card in hero.used else card for card in getattr(hero, area)]
        if cards:
            lines.append(f"{area} {', '.join(cards)}")
    return "\n".join(lines)


def row_text(dice: list[int], row: int, letters: str = LETTERS) -> str:
    """`R5 G6 --`, with the letters of a language."""
    return " ".join(die_text(die, letters) for die in dice[row * 3 : row * 3 + 3])


def die_text(die: int, letters: str = LETTERS) -> str:
    return f"{letters[die // 10]}{die % 10}" if die else EMPTY


def hero_from(text: str) -> Hero:
    """The board that a text describes, or BadNotation."""
    hero = Hero()
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    for at, (number, line) in enumerate(lines):
        word, _, rest = line.partition(" ")
        if at == 0:
            read_who(hero, number, line)
        elif word in ATTRIBUTES:
            read_row(hero, number, ATTRIBUTES.index(word), rest.split())
        elif word in AREAS:
            read_area(hero, number, word, rest.split(", "))
        else:
            read_counts(hero, number, line.split(", "))
    return hero


def read_who(hero: Hero, number: int, line: str) -> None:
    """Race, class, backstory, alignment and where its token stands; what is not known yet is left empty."""
    who, backstory, alignment = (*(part.strip() for part in line.split(",")), "", "")[:3]
    race, _, job = who.partition(" ")
    card, _, cell = alignment.partition(" at ")
    hero.race, hero.job = known(number, race, RACES), known(number, job.strip(), JOBS)
    hero.backstory, hero.alignment = known(number, backstory, BACKSTORIES), known(number, card, ALIGNMENTS)
    hero.token = CELLS.index(known(number, cell, CELLS)) if cell else CENTRE


def known(number: int, word: str, things: Container[str]) -> str:
    if word and word not in things:
        raise BadNotation(number, word, "not known")
    return word


def read_row(hero: Hero, number: int, row: int, words: list[str]) -> None:
    for column, word in enumerate(words):
        if column > 2 or (word != EMPTY and word not in DIE_OF):
            raise BadNotation(number, word, "three dice at most, such as R5, or -- for an empty slot")
        hero.dice[row * 3 + column] = 0 if word == EMPTY else DIE_OF[word]


def read_area(hero: Hero, number: int, area: str, cards: list[str]) -> None:
    for said in cards:
        card, _, used = said.partition(" ")
        if card not in CARDS or CARDS[card].type != AREAS[area]:
            raise BadNotation(number, card, f"no card for {area}")
        if used not in ("", "used") or (used and area != "skills"):
            raise BadNotation(number, used, "a skill may be 'used', nothing else")
        getattr(hero, area).append(card)
        if used:
            hero.used.append(card)


def read_counts(hero: Hero, number: int, parts: list[str]) -> None:
    for part in parts:
        name, _, count = part.partition(" ")
        if name in COUNTS and count.isdigit():
            setattr(hero, name, int(count))
        elif part in MARKS:
            setattr(hero, part, True)
        else:
            raise BadNotation(number, part, f"expected {', '.join((*AREAS, *ATTRIBUTES, *COUNTS, *MARKS))}")


def written(match: Match[World], *seats: Seat) -> str:
    """The position as these seats see it; all of it where nobody is named."""
    return position.written(match, list(seats) or None)


def read(text: str) -> Match[World]:
    """A match that goes on from a written position."""
    return position.read(text, find_game)
