"""What one brings to a battle: the best way to fill the hands, and what gear, skills and worn things add."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from questhall.games.prophecy.bots.mind import Mind
from questhall.games.prophecy.content.cards import CREATURES, ITEMS
from questhall.games.prophecy.rules import outcome, power
from questhall.games.prophecy.state import Battle, Hero, Side, World

EXAMPLE = {foe.type: foe.id for foe in CREATURES.values()}


def armed(battle: Battle, gear: tuple[str, ...]) -> Battle:
    side = battle.mine
    return msgspec.structs.replace(battle, mine=msgspec.structs.replace(side, gear=list(gear)))


def best_gear(mind: Mind, battle: Battle) -> tuple[str, ...]:
    """What gives most power here."""
    hero = mind.hero
    if not hero.items:
        return ()
    versus = power.opponent_type(battle)
    return best_arms(tuple(hero.items), tuple(hero.skills), battle.kind, versus, battle.plane >= 0)


@lru_cache(maxsize=50_000)
def best_arms(items: tuple[str, ...], skills: tuple[str, ...], kind: str, versus: str, astral: bool) -> tuple[str, ...]:
    """Of all ways to fill the hands in such a battle the strongest; markers add the same to each."""
    hero, battle = Hero(items=list(items), skills=list(skills)), sample(kind, versus, astral)
    return max(holdings(hero, battle), key=lambda gear: strength_of(hero, battle, gear))


def sample(kind: str, versus: str, astral: bool, place: int = 8, won: int = 0) -> Battle:
    """A battle of this sort: against whom exactly adds nothing to what one brings."""
    plane = 0 if astral else -1
    if versus == "character":
        return Battle(0, kind, rival=1, place=place, plane=plane, won=won)
    return Battle(0, kind, EXAMPLE[versus], place=place, plane=plane, won=won)


@lru_cache(maxsize=100_000)
def brought(
    items: tuple[str, ...],
    skills: tuple[str, ...],
    gear: tuple[str, ...],
    sort: tuple[str, str, bool, int, int],
) -> int:
    """What gear, skills and worn things add to the markers in a throw, by the rules themselves."""
    state = World(heroes=[Hero(items=list(items), skills=list(skills))])
    return power.power(state, sample(*sort), 0, Side(gear=list(gear)))


def holdings(hero: Hero, battle: Battle) -> list[tuple[str, ...]]:
    return [gear for _, gear in power.holdings(hero, battle) if power.cannot_hold(hero, gear) is None]


def strength_of(hero: Hero, battle: Battle, gear: tuple[str, ...]) -> float:
    """Power, a little for shields and paid bonuses, a little less for what makes berserk."""
    side = Side(gear=list(gear))
    more = sum(0.3 * ITEMS[item].text.block + 0.2 * ITEMS[item].text.throw for item in gear)
    more += sum(0.4 for item in gear if ITEMS[item].text.activations)
    more += sum(1.5 for item in gear if "mirror" in ITEMS[item].text.flags)
    return power.power(World(heroes=[hero]), battle, 0, side) + more - 0.8 * outcome.berserk(hero, side)
