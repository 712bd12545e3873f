"""How well a hero stands, from public numbers only: rough, in one place."""

from __future__ import annotations

from questhall.games.runebound.content.cards import ASSETS, SKILLS
from questhall.games.runebound.rules.wounds import life
from questhall.games.runebound.state import Hero, World
from questhall.kernel import Seat

TROPHY, GOLD, TOKEN, WOUND, SKILL = 1.0, 0.4, 1.2, 0.25, 1.5


def hero(who: Hero) -> float:
    if who.at < 0:
        return 0.0
    total = 6.0 + TROPHY * sum(len(pile) for pile in who.trophies) + TOKEN * who.tokens
    total += SKILL * sum(len(SKILLS[card].cost) for card in who.skills)
    total += GOLD * (who.gold + sum(ASSETS[card].price for card in who.assets))
    return max(1.0, total + 0.4 * life(who) - WOUND * who.wounds)


WEIGHTS = {"trophies": TROPHY, "tokens": TOKEN, "skills": SKILL, "gold": GOLD, "assets": GOLD, "health": WOUND}


def grounds(state: World, seat: Seat) -> dict[str, float]:
    """What a hero's worth is made of, in the things that one counts at the table."""
    who = state.heroes[seat]
    if who.at < 0:
        return {}
    return {
        "trophies": sum(len(pile) for pile in who.trophies),
        "tokens": who.tokens,
        "skills": sum(len(SKILLS[card].cost) for card in who.skills),
        "gold": who.gold,
        "assets": sum(ASSETS[card].price for card in who.assets),
        "health": life(who) - who.wounds,
    }


def standing(state: World, seat: Seat) -> float:
    """0 to 1: its share of what all are worth, sharpened; the end itself at the end."""
    if state.over:
        return 1.0 if state.winner == seat else 0.0
    values = [hero(who) ** 2 if who.card else 1.0 for who in state.heroes]
    total = sum(values)
    return values[seat] / total if total and len(values) > 1 else min(1.0, values[seat] / 2500)


def rounds(state: World) -> int:
    """The pace of a game, for futures that are cut off."""
    return state.rounds
