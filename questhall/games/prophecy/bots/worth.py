"""What things are worth, for search and bots: rough, in one place, from public numbers only."""

from __future__ import annotations

from math import exp

from questhall.games.prophecy.bots import cards
from questhall.games.prophecy.content.cards import ITEMS, SKILLS
from questhall.games.prophecy.rules.rounds import MOST_GOLD, MOST_XP
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
    return total + GOLD * min(who.gold, MOST_GOLD) + XP * min(who.xp, MOST_XP)


# -- how well a seat stands --------------------------------------------------------------------------------------------

PRIZE, RED, HEALTH, BLUE, MANA_LEFT = 1.0, 0.47, 0.09, 0.2, 0.05
COIN, LESSON, SKILL_PRICE, ITEM_PRICE, POWER = 0.035, 0.025, 0.06, 0.028, 0.15
NEWCOMER = 3.1  # about what a new character begins with, less the turn it costs


def prospects(who: Hero) -> float:
    """What a character's means are worth, in log-odds of winning.

    The weights are those of a logistic regression over the starts of rounds in 409 games of two house bots, some of
    whose moves were random: who won, by the difference of what both had.  Rounded; rough, but they order positions
    well (of positions after round 70 they name the winner of four in five).
    """
    if not who.character:
        return NEWCOMER
    found = RED * (who.health + who.wounds) + HEALTH * who.health + BLUE * (who.mana + who.spent)
    found += MANA_LEFT * who.mana + COIN * min(who.gold, MOST_GOLD) + LESSON * min(who.xp, MOST_XP)
    found += SKILL_PRICE * sum([SKILLS[name].price for name in who.skills])
    for name in who.items:
        found += ITEM_PRICE * ITEMS[name].price or PRIZE
    found += POWER * cards.profile(tuple(sorted(who.items)), tuple(sorted(who.skills)))[0]
    return found + ITEM_PRICE * sum([ITEMS[name].price for name in who.damaged])


WEIGHTS = {
    "artifacts": PRIZE,
    "strength": RED,
    "health": HEALTH,
    "will": BLUE,
    "magic": MANA_LEFT,
    "gold": COIN,
    "experience": LESSON,
    "skills": SKILL_PRICE,
    "items": ITEM_PRICE,
    "power": POWER,
}


def grounds(state: World, seat: Seat) -> dict[str, float]:
    """What a character's prospects are made of, in the things that one counts at the table."""
    who = state.heroes[seat]
    if not who.character:
        return {}
    return {
        "artifacts": sum(not ITEMS[name].price for name in who.items),
        "strength": who.health + who.wounds,
        "health": who.health,
        "will": who.mana + who.spent,
        "magic": who.mana,
        "gold": min(who.gold, MOST_GOLD),
        "experience": min(who.xp, MOST_XP),
        "skills": sum(SKILLS[name].price for name in who.skills),
        "items": sum(ITEMS[name].price for name in who.items),
        "power": cards.profile(tuple(sorted(who.items)), tuple(sorted(who.skills)))[0],
    }


def standing(state: World, seat: Seat) -> float:
    """How well a seat stands, 0 to 1: its chance to win, as a share of all; the end itself at the end."""
    if state.over:
        return 1.0 if state.king >= 0 and allied(state, seat, state.king) else 0.0
    chances = [0.0 if other in state.eliminated else exp(prospects(who)) for other, who in enumerate(state.heroes)]
    total = sum(chances)
    own = sum([chance for other, chance in enumerate(chances) if allied(state, other, seat)])
    return own / total if total else 0.0


def allied(state: World, one: Seat, other: Seat) -> bool:
    return one == other or (state.teams and one % 2 == other % 2)


def rounds(state: World) -> int:
    """The pace of the game, for search: rounds begun."""
    return state.rounds
