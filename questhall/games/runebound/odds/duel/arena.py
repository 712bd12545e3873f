"""What does not change during a combat: the abilities of both sides, read once into small words for the solver."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, exp
from typing import Any, NamedTuple

from questhall.games.runebound.content.board import FACES, JOKER, PLAINS, TERRAIN
from questhall.games.runebound.content.cards import CARDS, SKILLS
from questhall.games.runebound.content.notation import MANY, Ability
from questhall.games.runebound.odds.duel.tokens import DOUBLED
from questhall.games.runebound.rules.abilities import cards_with, has
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.rules.trials import cards_for
from questhall.games.runebound.state import Hero, World

Op = tuple[Any, ...]
Ops = tuple[Op, ...]
NO_SURGE, REFLECT, ONSLAUGHT = 8, 16, 32  # marks beside those of doubled symbols
SIDE_EFFECTS = {"delay": 30, "exhaust": 20, "steal": 12, "gold": 12, "draw": 10}  # thousandths of a combat
STARS = sum(skill.star for skill in SKILLS.values()) / len(SKILLS)
STEEPNESS = 0.9  # how sure a lead in the race is


class DuelSurge(NamedTuple):
    name: str
    cost: int  # -1 is X
    ops: Ops


class Special(NamedTuple):
    name: str
    exert: bool
    ops: Ops
    own: bool  # it throws own tokens, so there must be some


class Figure(NamedTuple):
    """One side."""

    life: int
    surges: tuple[DuelSurge, ...] = ()
    specials: tuple[Special, ...] = ()
    ward: Ops = ()
    ward_name: str = ""
    resist: tuple[tuple[str, int], ...] = ()
    onslaught: bool = False


class Arena(NamedTuple):
    """Both sides, and what each can expect to deal in a round."""

    sides: tuple[Figure, Figure]
    pace: tuple[float, float]
    spent: bool  # whether an ability brings spent tokens back
    fallen: tuple[tuple[DuelSurge, ...], ...] = ()  # the abilities of each enemy that can be raised
    later: float = -1.0  # what rounds to come are worth to the first side; below 0: as `standing` says


@lru_cache(maxsize=2_000)
def standing(arena: Arena) -> tuple[tuple[float, ...], ...]:
    """How well the first side stands with these wounds at the end of a round, 0 to 1 by both wounds."""
    mine, theirs = arena.sides
    rows = []
    for wounds in range(mine.life):
        row = []
        for dealt in range(theirs.life):
            ahead = (mine.life - wounds) / arena.pace[1] - (theirs.life - dealt) / arena.pace[0]
            row.append(worth(chance(ahead), (mine.life - wounds) / mine.life))
        rows.append(tuple(row))
    return tuple(rows)


def chance(ahead: float) -> float:
    """To win with a lead of so many rounds; rounded, so that no two machines ever see a difference."""
    return round(1 / (1 + exp(-STEEPNESS * ahead)), 6)


def worth(win: float, health: float) -> float:
    """Winning counts most, then what is left of one's life."""
    return win * (0.75 + 0.25 * health)


# -- reading abilities ---------------------------------------------------------------------------------------------


@cache
def parsed(op: str, chances: tuple[tuple[str, tuple[float, ...]], ...] = ()) -> Op:
    """One effect; `chances`: how many matches or successes the dice and cards of this side give."""
    head, branch, tail = op.partition("?")
    words = head.split()
    verb = words[0]
    if branch:
        yes, _, no = tail.partition("|")
        if verb == "if-dealt":
            return ("if-dealt", read(split(yes), chances))
        return ("test", dict(chances)[head.strip()], read(split(yes), chances), read(split(no), chances))
    if verb == "deal":
        word = words[1].rstrip("!")
        return ("deal", -1 if word[0] == "X" else int(word[:-1]), word[-1], not words[1].endswith("!"))
    if verb == "heal":
        return ("heal", int(words[1]))
    if verb in ("flip", "reroll", "remove"):
        return token_op(verb, words)
    if verb == "double":
        return ("mark", DOUBLED[words[1]])
    if verb == "explore":
        return ("explore", dict(chances)["explore"], words[1])
    plain = {"reflect": ("mark", REFLECT), "no-surge": ("hush",), "cancellable": ("cancellable",), "end": ("end",)}
    if verb == "block":
        return ("block", int(words[1]))
    return plain.get(verb) or (("raise",) if verb == "raise-dead" else ("aside", SIDE_EFFECTS[verb]))


def token_op(verb: str, words: list[str]) -> Op:
    """`flip foe 1`, `flip foe all`, `reroll spent 1`, `remove foe P 1`, `remove foe P`"""
    whose = words[1]
    if verb == "remove":
        return ("token", verb, whose, int(words[3]), words[2]) if len(words) > 3 else ("all", verb, whose, words[2])
    if words[2] == "all":
        return ("all", verb, whose, "any")
    count = MANY if words[2] == "any" else int(words[2])
    return ("token", verb, "own" if whose == "spent" else whose, count, "spent" if whose == "spent" else "any")


def split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def read(ops: tuple[str, ...], chances: tuple[tuple[str, tuple[float, ...]], ...] = ()) -> Ops:
    return tuple(parsed(op, chances) for op in ops)


@cache
def binomial(count: int, share: float) -> tuple[float, ...]:
    return tuple(round(comb(count, k) * share**k * (1 - share) ** (count - k), 9) for k in range(count + 1))


def chances_of(hero: Hero, ability: Ability) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """For effects that roll or reveal: how often each number of matches or successes comes up."""
    found = []
    for op in ability.ops:
        words = op.partition("?")[0].split()
        if words[0] == "explore":
            share = sum(1 for face in FACES if face & (TERRAIN.get(hero.at, PLAINS) | JOKER)) / len(FACES)
            found.append(("explore", binomial(value(hero, "speed"), share)))
        elif words[0] == "test":
            modifier = int(words[2]) if len(words) > 2 else 0
            found.append((" ".join(words), binomial(cards_for(hero, words[1], modifier), STARS)))
    return tuple(found)


# -- both sides ----------------------------------------------------------------------------------------------------


def hero_side(hero: Hero) -> Figure:
    """A hero with everything that counts in a combat."""
    surges = [
        DuelSurge(card, found.cost, read(found.ops, chances_of(hero, found)))
        for card, found in cards_with(hero, "surge")
    ]
    specials = []
    for when in ("round", "combat"):
        for card, found in cards_with(hero, when):
            own = found.ops[0].startswith("reroll own")
            specials.append(Special(card, found.exert, read(found.ops, chances_of(hero, found)), own))
    ward = next(iter(cards_with(hero, "ward")), None)
    return Figure(
        *(max(1, value(hero, "life")), tuple(surges), tuple(specials)),
        *(read(ward[1].ops) if ward else (), ward[0] if ward else ""),
        onslaught=has(hero, "onslaught"),
    )


@cache
def enemy_surges(card: str) -> tuple[DuelSurge, ...]:
    return tuple(DuelSurge(surge.id, surge.cost, read(surge.ops)) for surge in CARDS[card].surges)


def enemy_side(card: str, life: int) -> Figure:
    return Figure(max(1, life), enemy_surges(card), resist=CARDS[card].text.resist)


def fallen(state: World, card: str) -> tuple[tuple[DuelSurge, ...], ...]:
    """For Vorakesh: what the discard pile of the combat deck holds, equal weights."""
    if not any("raise-dead" in surge.ops for surge in CARDS[card].surges):
        return ()
    cards = [name for name in state.piles[0] if name in CARDS and CARDS[name].type == "enemy" and CARDS[name].surges]
    return tuple(enemy_surges(name) for name in sorted(cards))


def brings_back(*sides: Figure) -> bool:
    """Whether spent tokens matter."""
    every = [op for side in sides for surge in side.surges for op in surge.ops]
    every += [op for side in sides for special in side.specials for op in special.ops]
    return any((op[0] == "token" and op[-1] == "spent") or op[0] == "raise" for op in every)
