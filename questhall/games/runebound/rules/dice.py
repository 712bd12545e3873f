"""DICE, EXERT, EXPLORE: terrain dice, rolled and rolled again.  Dice are bits: what each of them serves for."""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.content.board import FACE_NAMES, FACES, JOKER
from questhall.games.runebound.content.cards import OWNED
from questhall.games.runebound.events import REROLLED, ROLLED, USED
from questhall.games.runebound.rules import M
from questhall.games.runebound.rules.abilities import has, owned
from questhall.games.runebound.rules.order import turn_of
from questhall.games.runebound.rules.skills import exert
from questhall.games.runebound.state import Hero
from questhall.kernel import Seat
from questhall.kernel.choice import Ask

DICE = OWNED.each(lambda card: card.text.die or None)


def roll(m: M, seat: Seat, count: int) -> list[int]:
    """As many dice as are needed, however many there are.  RB-DICE-03, RB-LIMIT-02"""
    below, sides = m.chance.below, len(FACES)
    dice = [FACES[below(sides, "terrain")] for _ in range(count)]
    m.tell(ROLLED, seat, [FACE_NAMES[die] for die in dice])
    return dice


def matches(dice: list[int], terrain: int) -> int:
    """Dice that show this terrain; a joker always does.  RB-DICE-05, RB-DICE-06"""
    return sum(1 for die in dice if die & (terrain | JOKER))


def fits(dice: list[int], need: tuple[int, ...]) -> bool:
    """One die for each symbol; a joker for any terrain, a required joker only by a joker.  RB-QUEST-07 to 09"""
    if not need:
        return True
    want = need[0] if need[0] == JOKER else need[0] | JOKER
    tried = set()
    for at, die in enumerate(dice):
        if die & want and die not in tried:
            tried.add(die)
            if fits(dice[:at] + dice[at + 1 :], need[1:]):
                return True
    return False


def again(m: M, seat: Seat, hero: Hero, dice: list[int]) -> dict[str, Any]:
    """Ways to change unspent dice: exert for one, Laurel's Pathfinding for all, a die as another terrain.

    RB-EXERT-04, RB-EXERT-05, RB-EXERT-07, RB-ONCE-01, RB-SETUP-14
    """
    options: dict[str, Any] = {}
    if not dice:
        return options
    if hero.hand.cards:
        for die in dict.fromkeys(dice):
            options[f"reroll:{FACE_NAMES[die]}"] = ("reroll", die)
    turn = turn_of(m)
    if turn is None or turn.seat != seat:
        return options
    if has(hero, "pathfinder") and "pathfinder" not in hero.used:
        options["pathfinder"] = ("pathfinder", 0)
    for card in owned(hero):
        if card in DICE and card not in hero.used:
            for die in dict.fromkeys(dice):
                if not die & (DICE[card] | JOKER):
                    options[f"as:{card}:{FACE_NAMES[die]}"] = (card, die)
    return options


def change(m: M, seat: Seat, dice: list[int], what: tuple[str, int]) -> Ask:
    """Do one of the above; the dice change in place."""
    how, die = what
    hero = m.state.heroes[seat]
    if how == "reroll":
        yield from exert(m, seat)
        new = FACES[m.chance.below(len(FACES), "terrain")]
        dice[dice.index(die)] = new
        m.tell(REROLLED, seat, FACE_NAMES[new])
    elif how == "pathfinder":
        hero.used.append("pathfinder")
        dice[:] = roll(m, seat, len(dice))
    else:
        hero.used.append(how)
        dice[dice.index(die)] = DICE[how]
        m.tell(USED, seat, how)
