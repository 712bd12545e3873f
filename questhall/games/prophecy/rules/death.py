"""DEATH, NEWCHAR: a character that loses more Health than it has, and the one that comes after it."""

from __future__ import annotations

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import CARDS, CHARACTERS, SPOT
from questhall.games.prophecy.rules import decks, final
from questhall.games.prophecy.rules.artifacts import artifacts
from questhall.games.prophecy.rules.board import NAMES
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.state import PLANES, Hero, M
from questhall.kernel import NOBODY, Seat

START_GOLD, START_XP = 3, 3
LATE_WOUNDS, LATE_SPENT = 1, 2


def saved(m: M, seat: Seat) -> bool:
    """Sanctity of Life: the blow leaves 0 Health, the skill is gone."""
    hero = hero_of(m, seat)
    skill = next((skill for skill in hero.skills if "sanctity" in CARDS[skill].text.flags), None)
    if skill is None:
        return False
    hero.skills.remove(skill)
    decks.forget(m, skill)
    m.tell(e.SURVIVED, seat)
    return True


def die(m: M, seat: Seat, killer: int = -1, plane: int = -1) -> None:
    """The character leaves the game.  PR-DEATH-01"""
    hero = hero_of(m, seat)
    m.tell(e.DIED, seat, hero.character)
    remember(m, seat)
    if killer >= 0:
        inherit(m, seat, killer)
    else:
        perish(m, seat, plane)
    bury_skills(m, hero)
    m.state.graves += hero.kept
    m.state.fallen.append(hero.character)
    m.state.heroes[seat] = Hero()
    final.after_death(m, seat)


def remember(m: M, seat: Seat) -> None:
    """Who left the game, and with what: reports ask for it after the end."""
    state, hero = m.state, hero_of(m, seat)
    state.gone = state.gone or [[] for _ in state.heroes]
    state.gone[seat] = [hero.character, *hero.items, *hero.damaged, *hero.skills]


def inherit(m: M, seat: Seat, killer: Seat) -> None:
    """The winner gets all gold and all items, artifacts included.  PR-DEATH-02"""
    hero, winner = hero_of(m, seat), hero_of(m, killer)
    if hero.gold:
        winner.gold += hero.gold
        m.tell(e.GAINED, killer, hero.gold, "gold")
    winner.items += hero.items
    winner.damaged += hero.damaged
    for item in hero.items + hero.damaged:
        m.tell(e.TOOK, killer, item, seat)


def perish(m: M, seat: Seat, plane: int) -> None:
    """Gold to the bank, items to their piles, artifacts stay where it died.  PR-DEATH-04, PR-DEATH-06, PR-DEATH-07"""
    hero, state = hero_of(m, seat), m.state
    left = artifacts(hero)
    for item in hero.items + hero.damaged:
        if item not in left:
            decks.scrap(m, item)
    for item in left:
        state.dropped.append(item)
        state.where.append(len(NAMES) + plane if plane >= 0 else hero.at)
        m.tell(e.DROPPED, item, PLANES[plane] if plane >= 0 else NAMES[hero.at])


def bury_skills(m: M, hero: Hero) -> None:
    """Skills go under their guild decks in random order.  PR-DEATH-05"""
    skills = list(hero.skills)
    m.chance.shuffle(skills, "buried")
    for skill in skills:
        decks.forget(m, skill, NOBODY)


def prepared(character: str) -> Hero:
    """A character as at the beginning of the game.  PR-CHAR-07, PR-CHAR-08, PR-CHAR-09, PR-CHAR-10, PR-NEWCHAR-03"""
    card = CHARACTERS[character]
    return Hero(character, SPOT[card.guilds[0]], card.strength, 0, card.will, 0, START_GOLD, START_XP)


def replace(m: M, seat: Seat) -> None:
    """At the start of the player's next round: a random unused character.  PR-NEWCHAR-02, PR-NEWCHAR-04"""
    unused = m.state.characters
    character = m.chance.pick(sorted(unused.cards), "newcomer")
    unused.take(character)
    hero = m.state.heroes[seat] = prepared(character)
    hero.health, hero.wounds = hero.health - LATE_WOUNDS, LATE_WOUNDS
    hero.mana, hero.spent = hero.mana - LATE_SPENT, LATE_SPENT
    m.tell(e.NEW, seat, character)
