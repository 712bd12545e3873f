"""How strong a hero is: the measure behind everything that the house bot wants.

Power is the logarithm of a race against the villain: how many rounds the hero would stand, over how many it would need.
0 is an even combat; +0.1 is about a tenth more life, or a tenth more damage.  What a skill or an asset is worth is what
it adds to power, and what it saves in action points.
"""

from __future__ import annotations

from functools import lru_cache
from math import log

from questhall.games.runebound.content.board import PLACES
from questhall.games.runebound.content.cards import ASSETS, SCENARIOS, SKILLS, TEXTS
from questhall.games.runebound.content.notation import ATTRIBUTES
from questhall.games.runebound.odds.duel import forecast
from questhall.games.runebound.odds.duel.forecast import SLOWEST, Duellist, Prospect
from questhall.games.runebound.rules import enemies
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.rules.wounds import life
from questhall.games.runebound.state import Hero, World

Cards = tuple[str, ...]
# Action points saved in a turn, or their like.
SPEED, HAND, ATTRIBUTE, TESTS, DIE, DRY = 0.25, 0.1, 0.12, 0.1, 0.06, 0.08
TURN_ABILITY = {"step": 0.35, "dice": 0.3, "city": 0.3, "heal": 0.15, "draw": 0.15, "gold": 0.25, "trophy": 0.3}
TURN_ABILITY |= {"refresh": 0.1, "asset": 0.2, "wound": 0.1, "exhaust": 0.0}
FLAG = {"haggle": 0.15, "any-retreat": 0.03, "first": 0.3, "two-weapons": 0.3, "dry-feet": DRY}
POINT = 0.03  # what an action point is worth in power
TOKEN = 0.05  # beyond what it takes from the villain at once
LAST_TURN = 25  # by when most games are decided


@lru_cache(maxsize=20_000)
def duellist(card: str, skills: Cards, assets: Cards, at: int) -> Duellist:
    return forecast.hero_duellist(Hero(card=card, at=at, skills=list(skills), assets=list(assets)))


def of(hero: Hero, at: int = -1) -> Duellist:
    """A hero as a duellist where it stands, or elsewhere."""
    return duellist(hero.card, tuple(hero.skills), tuple(hero.assets), hero.at if at < 0 else at)


@lru_cache(maxsize=20_000)
def power(card: str, skills: Cards, assets: Cards, scenario: str, villain_life: int) -> float:
    """See above; against a villain with this life."""
    mine = duellist(card, skills, assets, lair(scenario))
    theirs = forecast.enemy_duellist(scenario, villain_life, 2)
    first, second = (forecast.mean(shares) for shares in forecast.paces(mine, theirs))
    needed = max(1.0, villain_life - mine.opening) / max(SLOWEST, first)
    return log((mine.fighter.life + mine.cushion) / max(SLOWEST, second) / needed)


def lair(scenario: str) -> int:
    return PLACES[SCENARIOS[scenario].place][0]


def villain_life(state: World, tokens: int) -> int:
    """Of this game's villain against a hero with so many tokens."""
    return enemies.villain_life(state, state.scenario, tokens)


def hero_power(state: World, hero: Hero, **changes: list[str]) -> float:
    """The power of a hero, perhaps with other skills or assets."""
    skills, assets = changes.get("skills", hero.skills), changes.get("assets", hero.assets)
    wanted = villain_life(state, hero.tokens)
    return power(hero.card, tuple(skills), tuple(assets), state.scenario, wanted)


def token_worth(state: World, hero: Hero) -> float:
    """What one more story token adds; a little even when the villain can get no weaker."""
    now, then = (villain_life(state, hero.tokens + more) for more in (0, 1))
    return 0.02 + log(now / then) + TOKEN * (now > then)


def turns_left(state: World) -> int:
    return max(1, LAST_TURN - state.rounds)


def comfort(card: str, hero: Hero) -> float:
    """Action points that a card saves in a turn, by what is printed on it."""
    text = TEXTS[card]
    total = sum({"speed": SPEED, "hand": HAND}.get(what, ATTRIBUTE if what in ATTRIBUTES else 0.0) * amount
                for what, amount in text.values)  # fmt: skip
    total += sum(FLAG.get(flag, 0.0) for flag in text.flags) + TESTS * len(text.tests) + (DIE if text.die else 0.0)
    for ability in text.abilities:
        if ability.when == "turn":
            total += TURN_ABILITY[ability.ops[0].split()[0]] * (0.6 if ability.exert else 1.0)
        elif ability.when in ("win", "rest", "round"):
            total += 0.2
        elif ability.when == "action" and not (card in ASSETS and ASSETS[card].value):
            total += 0.1
    if text.die and hero.card == "laurel":
        total -= DIE / 2
    return total


def skill_worth(state: World, hero: Hero, card: str) -> float:
    """What learning it adds; where an attribute is full, the least skill goes for it."""
    gain = comfort(card, hero) * POINT * turns_left(state)
    attribute = SKILLS[card].attribute
    same = [other for other in hero.skills if SKILLS[other].attribute == attribute]
    kept = list(hero.skills)
    room = value(hero, attribute) + dict(TEXTS[card].values).get(attribute, 0)
    if room <= 0:
        return -1.0
    if len(same) >= room:
        least = min(same, key=lambda other: kept_worth(state, hero, other))
        kept.remove(least)
        gain -= kept_worth(state, hero, least)
        return gain + hero_power(state, hero, skills=[*kept, card]) - hero_power(state, hero, skills=kept)
    return gain + hero_power(state, hero, skills=[*kept, card]) - hero_power(state, hero)


def kept_worth(state: World, hero: Hero, card: str) -> float:
    """What a learned skill or an owned asset is worth to its owner."""
    if card in hero.skills:
        rest = hero_power(state, hero, skills=[other for other in hero.skills if other != card])
    else:
        rest = hero_power(state, hero, assets=[other for other in hero.assets if other != card])
    return hero_power(state, hero) - rest + comfort(card, hero) * POINT * turns_left(state)


def asset_worth(state: World, hero: Hero, card: str) -> float:
    """What owning it adds, beside what is worn already; goods are worth what they sell for, less the way."""
    if ASSETS[card].value:
        return 0.0
    kept = [other for other in hero.assets if other not in rivals_of(hero, card)]
    without = hero_power(state, hero, assets=kept)
    added = hero_power(state, hero, assets=[*kept, card]) - without
    return added + comfort(card, hero) * POINT * turns_left(state)


def rivals_of(hero: Hero, card: str) -> list[str]:
    """Owned assets that would have to go for it."""
    return [other for other in hero.assets if ASSETS[other].type == ASSETS[card].type and other != card]


def against_villain(state: World, hero: Hero, wounds: int) -> Prospect:
    """The combat that decides the game."""
    theirs = forecast.enemy_duellist(state.scenario, villain_life(state, hero.tokens), 2)
    return forecast.forecast(of(hero, lair(state.scenario)), theirs, wounds)


def health(hero: Hero) -> int:
    return life(hero) - hero.wounds
