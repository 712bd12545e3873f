"""What things are worth, for search and bots: rough, in one place, from public numbers only."""

from __future__ import annotations

from questhall.games.prophecy.cards import ITEMS, SKILLS
from questhall.games.prophecy.rules.common import artifacts
from questhall.games.prophecy.state import Hero, World
from questhall.kernel import Seat

ARTIFACT, MARKER, GOLD, XP = 12.0, 2.0, 0.3, 0.4
WOUND, SPENT = 0.7, 0.25


def item(name: str) -> float:
    return ARTIFACT if not ITEMS[name].price else 0.35 * ITEMS[name].price


def skill(name: str) -> float:
    return 0.6 * SKILLS[name].price


def hero(who: Hero) -> float:
    """Markers, artifacts, cards and purse of a character; 0 for a player without one."""
    if not who.character:
        return 0.0
    red, blue = who.health + who.wounds, who.mana + who.spent
    total = MARKER * (red + 0.7 * blue) - WOUND * who.wounds - SPENT * who.spent
    total += sum(item(name) for name in who.items) + 0.8 * sum(item(name) for name in who.damaged)
    total += sum(skill(name) for name in who.skills)
    return total + GOLD * min(who.gold, 15) + XP * min(who.xp, 15)


def standing(state: World, seat: Seat) -> float:
    """How well a seat stands, 0 to 1: its share of what all are worth, sharpened; the end itself at the end."""
    if state.over:
        same = state.king >= 0 and (seat == state.king or (state.teams and seat % 2 == state.king % 2))
        return 1.0 if same else 0.0
    values = [hero(who) ** 2 for who in state.heroes]
    total = sum(values)
    return values[seat] / total if total else 0.0


def leader(state: World) -> Seat:
    """Who is nearest to winning: most artifacts, then most worth."""
    return max(range(len(state.heroes)), key=lambda s: (len(artifacts(state.heroes[s])), hero(state.heroes[s])))
