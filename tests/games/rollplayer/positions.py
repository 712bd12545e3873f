"""Positions as text, for the rule tests: boards in the notation, the rest of the table in a few words."""

from __future__ import annotations

import random
from typing import Any

from questhall.games.rollplayer.content import CARDS, INITIATIVE
from questhall.games.rollplayer.content.dice import DICE, DIE, DIE_OF, GOLD
from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.position import hero_from
from questhall.games.rollplayer.state import AttributeAction, Cleanup, DiceTurn, Hero, Market, World
from questhall.kernel import Keep, Match, Pile, Refused

KEY = b"rollplayer tests"
ROWS = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
FULL = "\n".join(f"{row} G4 B4 R4" for row in ROWS)


def hero(*lines: str) -> Hero:
    """`hero("human cleric", "gold 5", "STR R5 G6")`; backstory and alignment are filled in where they do not matter."""
    who = lines[0] if lines else "human warrior"
    if "," not in who:
        who += ", brawler, guardian"
    return hero_from("\n".join([who, *lines[1:]]))


def table(
    *heroes: Hero,
    agenda: list[Any],
    pool: str = "",
    coins: str = "",
    market: str = "",
    discard: str = "",
    deck: str = "",
    trash: str = "",
    first: int = 1,
    round: int = 1,
    **settings: Any,
) -> Match[World]:
    """A match in this position; dice and cards that are not mentioned lie in the bag and in the deck."""
    count = max(2, len(heroes))
    state = World(agenda=agenda, heroes=list(heroes), first=first - 1, round=round)
    dice = [DIE_OF.get(word, 0) for word in pool.split()]
    state.pool = dice or [0] * (count + 1)
    state.coins = [int(coin) for coin in coins.split()] or list(INITIATIVE[count].coins)
    state.market, state.discard, state.trash = listed(market), listed(discard), listed(trash)
    state.bag = list(DICE)
    for die in [*state.pool, *(die for each in heroes for die in each.dice)]:
        state.bag[die // 10] -= bool(die)
    if len(heroes) == 1:
        state.enemy = 1
        state.bag[GOLD] -= 1
    stack(state, listed(deck), heroes)
    return Match(GAME, GAME.terms(len(heroes), **settings), KEY, Keep.JOURNAL, state)


def listed(cards: str) -> list[str]:
    return [card for card in cards.replace(",", " ").split() if card]


def stack(state: World, deck: list[str], heroes: tuple[Hero, ...]) -> None:
    """The named cards on top of the deck (the first uppermost), all that lie nowhere else below."""
    owned = [card for each in heroes for card in (*each.weapons, *each.armour, *each.traits, *each.skills)]
    gone = {*state.market, *state.discard, *state.trash, *owned, *deck}
    gone |= {"diplomacy"} if len(heroes) == 1 else set()
    rest = [card for card in CARDS.values() if card.id not in gone]
    state.upper = Pile.of([*(card.id for card in rest if card.rank == 1), *reversed(deck)], "market-1")
    state.lower = Pile.of([card.id for card in rest if card.rank == 2], "market-2")


def dice_turn(*heroes: Hero, seat: int = 1, **rest: Any) -> Match[World]:
    """It is this player's turn in the dice phase."""
    return table(*heroes, agenda=[DiceTurn(seat - 1)], **rest)


def market_phase(*heroes: Hero, **rest: Any) -> Match[World]:
    """The market phase begins; heroes without an initiative card have had their turn."""
    return table(*heroes, agenda=[Cleanup(), Market()], **rest)


def action(acting: Hero, row: int, *rivals: Hero, **rest: Any) -> Match[World]:
    """Player 1 may perform the action of this row; the next dice turn is player 2's."""
    rivals = rivals or (hero("elf thief"),)
    return table(acting, *rivals, agenda=[DiceTurn(1), AttributeAction(0, row)], **{"pool": "R1 B2 G3", **rest})


def cleanup(*heroes: Hero, **rest: Any) -> Match[World]:
    return table(*heroes, agenda=[Cleanup()], **rest)


def refused(match: Match[World], line: str) -> str:
    """The reason code and rule that an answer is refused with."""
    seat, key = line.split()
    try:
        match.answer(int(seat) - 1, key)
    except Refused as error:
        return f"{error.refusal.reason} {error.refusal.rule}".strip()
    raise AssertionError(f"{line!r} was not refused")


def options(match: Match[World]) -> list[str]:
    """What is on offer to the one who is asked."""
    (choice,) = match.asked
    return list(choice.options)


def pool(match: Match[World]) -> str:
    return " ".join(DIE.get(die, "--") for die in match.state.pool)


def told(match: Match[World]) -> list[str]:
    """The kinds of the events so far."""
    return [event.kind for event in match.events]


def random_answers(match: Match[World], seed: int = 1, until: Any = lambda match: match.over) -> Match[World]:
    """Played on at random."""
    dice = random.Random(seed)
    while not until(match) and not match.over:
        choice = match.asked[0]
        match.answer(choice.seat, dice.choice(list(choice.options)))
    return match
