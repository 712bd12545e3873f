"""Whole combats at a glance: what both sides deal in a round on average, and who falls first.

Every throw of the tokens is looked at, each for what it can deal and block; the rounds that follow are a race that is
computed exactly.  It knows nothing of the order of actions in a round, so it is quick and a little blunt.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from questhall.games.runebound.content.cards import CARDS
from questhall.games.runebound.odds.duel import arena as arenas
from questhall.games.runebound.odds.duel.arena import Arena, Figure
from questhall.games.runebound.odds.duel.solver import potential, shields
from questhall.games.runebound.odds.duel.tokens import CODES, SYMBOL, Pool
from questhall.games.runebound.rules import pool
from questhall.games.runebound.rules.abilities import cards_with
from questhall.games.runebound.rules.enemies import enemy_life, enemy_tokens
from questhall.games.runebound.state import Combat, Hero, World

Shares = tuple[float, ...]
MOST = 10  # wounds of one round that are told apart
ONCE = ("engage", "combat", "ward")  # abilities that work once a combat
SLOWEST = 0.3  # nobody is taken to deal less in a round


class Prospect(NamedTuple):
    """The chance to win, and the wounds that a win costs on average."""

    win: float
    wounds: float


@lru_cache(maxsize=4_000)
def throws(tokens: tuple[str, ...]) -> tuple[Pool, ...]:
    """Every way the tokens can fall, all equally likely."""
    found: list[Pool] = [()]
    for token in tokens:
        found = [(*before, CODES[token][face]) for before in found for face in (0, 1)]
    return tuple(tuple(sorted(each)) for each in found)


@lru_cache(maxsize=4_000)
def strength(fighter: Figure, tokens: tuple[str, ...], resisted: tuple[tuple[str, int], ...] = ()) -> Shares:
    """How likely each amount of damage is in a throw, shields aside."""
    shares = [0.0] * (MOST + 2)
    pools = throws(tokens)
    for each in pools:
        damage = potential(fighter, each, 0, 0)
        symbols = {SYMBOL[token] for token in each}
        damage = max(0.0, min(MOST, damage - sum(less for kind, less in resisted if kind in symbols)))
        whole = int(damage)
        shares[whole] += (1 - (damage - whole)) / len(pools)
        shares[whole + 1] += (damage - whole) / len(pools)
    return tuple(shares)


@lru_cache(maxsize=4_000)
def cover(tokens: tuple[str, ...]) -> Shares:
    """How likely each amount of shields is in a throw."""
    shares = [0.0] * (MOST + 2)
    pools = throws(tokens)
    for each in pools:
        shares[min(MOST, shields(each)[0])] += 1 / len(pools)
    return tuple(shares)


@lru_cache(maxsize=8_000)
def dealt(damage: Shares, guard: Shares) -> Shares:
    """Wounds of a round: damage less shields."""
    shares: dict[int, float] = defaultdict(float)
    for hit, share in enumerate(damage):
        for blocked, other in enumerate(guard):
            if share and other:
                shares[max(0, hit - blocked)] += share * other
    return tuple(shares[number] for number in range(MOST + 2))


def mean(shares: Shares) -> float:
    return sum(number * share for number, share in enumerate(shares))


@lru_cache(maxsize=8_000)
def race(mine: Shares, theirs: Shares, left: int, other: int) -> Prospect:
    """Both deal every round until one falls; in a round where both would, each is first half of the time."""
    idle = mine[0] * theirs[0]
    if idle > 0.999:
        return Prospect(0.0, 0.0)
    win = kept = 0.0
    for hit, share in enumerate(mine):
        for hurt, chance in enumerate(theirs):
            part = share * chance
            if part < 1e-4 or not hit + hurt:
                continue
            if hit >= other and hurt >= left:
                win += part / 2
                kept += part / 2 * left / 2
            elif hit >= other:
                win += part
                kept += part * (left - hurt / 2)
            elif hurt < left:
                later = race(mine, theirs, left - hurt, other - hit)
                win += part * later.win
                kept += part * later.win * (left - later.wounds - hurt)
    scale = 1 / (1 - idle)
    win, kept = win * scale, kept * scale
    return Prospect(win, left - kept / win if win > 1e-6 else float(left))


# -- heroes and enemies --------------------------------------------------------------------------------------------


class Duellist(NamedTuple):
    """A side with its tokens and what it does on entering combat."""

    fighter: Figure
    tokens: tuple[str, ...]
    opening: int = 0  # wounds that it deals once a combat, beside its tokens
    cushion: int = 0  # wounds that it prevents once a combat


def hero_duellist(hero: Hero) -> Duellist:
    opening = sum(opening_of(found.ops) for when in ONCE for _, found in cards_with(hero, when))
    cushion = sum(int(op.split()[1]) for _, found in cards_with(hero, "combat") for op in found.ops if "block" in op)
    return Duellist(arenas.hero_side(hero), tuple(pool.tokens_of(hero)), opening, cushion)


def hurt(duellist: Duellist, wounds: int) -> Duellist:
    """The same with fewer lives to lose."""
    fighter = duellist.fighter
    return duellist._replace(fighter=fighter._replace(life=fighter.life - wounds))


def opening_of(ops: tuple[str, ...]) -> int:
    """Wounds dealt before the first throw."""
    return sum(int(op.split()[1].rstrip("!PMK")) for op in ops if op.startswith("deal"))


@lru_cache(maxsize=4_000)
def enemy_duellist(card: str, life: int, act: int) -> Duellist:
    villain = card if CARDS[card].deck == "villain" else ""
    found = CARDS[card].text.ability("engage")
    tokens = tuple(enemy_tokens(act, villain))
    return Duellist(arenas.enemy_side(card, life), tokens, opening_of(found.ops) if found else 0)


def paces(mine: Duellist, theirs: Duellist) -> tuple[Shares, Shares]:
    """Wounds of a round, both ways."""
    attack = strength(mine.fighter, mine.tokens, theirs.fighter.resist)
    return dealt(attack, cover(theirs.tokens)), dealt(strength(theirs.fighter, theirs.tokens), cover(mine.tokens))


def forecast(mine: Duellist, theirs: Duellist, wounds: int = 0) -> Prospect:
    """How a combat is likely to go for a hero with these wounds."""
    left = mine.fighter.life - wounds - theirs.opening
    if left <= 0:
        return Prospect(0.0, 0.0)
    left += mine.cushion
    other = max(1, theirs.fighter.life - mine.opening)
    found = race(*paces(mine, theirs), left, other)
    return Prospect(sharper(found.win), found.wounds + theirs.opening)


def sharper(chance: float) -> float:
    """What the race does not see, well played tokens, helps the stronger side, and the enemy a little more.

    The two numbers are fitted to combats between solvers.
    """
    if not 0.001 < chance < 0.999:
        return chance
    return 1 / (1 + exp(0.8 - 1.8 * log(chance / (1 - chance))))


def duellists(state: World, combat: Combat) -> tuple[Duellist, Duellist]:
    """Both sides of a combat on the table."""
    sides = []
    for side in combat.sides:
        if side.seat >= 0:
            sides.append(hero_duellist(state.heroes[side.seat]))
        else:
            life = enemy_life(state, combat.card, combat.sides[0].seat)
            sides.append(enemy_duellist(combat.card, life, state.act))
    return sides[0], sides[1]


def arena_of(state: World, combat: Combat) -> Arena:
    """The arena of a combat on the table."""
    mine, theirs = duellists(state, combat)
    return joined(mine, theirs, arenas.fallen(state, combat.card) if combat.card else ())


@lru_cache(maxsize=2_000)
def joined(mine: Duellist, theirs: Duellist, fallen: tuple[tuple[arenas.DuelSurge, ...], ...]) -> Arena:
    first, second = paces(mine, theirs)
    pace = (max(SLOWEST, mean(first)), max(SLOWEST, mean(second)))
    spent = arenas.brings_back(mine.fighter, theirs.fighter)
    return Arena((mine.fighter, theirs.fighter), pace, spent, fallen)
