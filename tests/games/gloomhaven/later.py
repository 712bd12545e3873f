"""What comes after the turn that `a_turn` sets up: others who act in the same round, the next round, its cards.

table = yet_to_act(a_turn("tinkerer", "proximity-mine", foes={"H9": "bandit-guard"}), "bandit-guard-1")
table.do("top:proximity-mine", "trap:H10", "end")
"""

from __future__ import annotations

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.play.table import place, present
from tests.games.gloomhaven.play import Table, rebuilt

MOVE_AND_ATTACK = {"guard": "guard-5", "archer": "archer-4"}  # move +0, attack +0
LATER = 60
MANY = 200


def yet_to_act(table: Table, *ids: str) -> Table:
    """These figures act after the first turn, in this round: monsters move and attack, friends play two cards."""
    for id_ in ids:
        each = present(table.w, id_)
        each.acted = False
        if each.kind == "character":
            hero = table.w.heroes[each.seat]
            hero.played, hero.hand = hero.hand[:2], hero.hand[2:]
            hero.initiative = LATER
        else:
            show(table, each.name)
    return rebuilt(table)


def show(table: Table, type_: str) -> None:
    """The card of this round for a type is a plain move and attack."""
    abilities = table.w.abilities
    deck = bestiary.statistics(type_).deck
    pile = abilities.decks[deck]
    wanted = MOVE_AND_ATTACK[deck]
    if wanted in pile.draw.cards:
        pile.draw.put(abilities.revealed[type_], 0)
        pile.draw.take(wanted)
    abilities.revealed[type_] = wanted


def next_ability(table: Table, card: str) -> Table:
    """The ability card that its deck will show in the next round."""
    draw = table.w.abilities.decks[card.rpartition("-")[0]].draw
    if card in draw.cards:
        draw.take(card)
        draw.put(card, 0)
    return rebuilt(table)


def until_turn_of(table: Table, figure: str) -> Table:
    """Everybody idles until that figure's next turn has begun and somebody is asked."""
    turns = [each["figure"] for each in table.told("turn")].count(figure)
    for _ in range(MANY):
        if [each["figure"] for each in table.told("turn")].count(figure) > turns:
            return table
        idle = next((key for key in GAME.idle if key in table.options), table.options[0])
        table.do(idle)
    raise AssertionError(f"{figure} has no turn")


def choose(table: Table, lead: str, other: str) -> Table:
    """At the next selection the first seat plays these two cards."""
    return table.pass_all("cards").do(f"play:{lead}:{other}")


def holding(table: Table, *cards: str, seat: int = 0) -> Table:
    """These cards are in the hand, others stay at home."""
    hero = table.w.heroes[seat]
    for card in cards:
        if card in hero.aside:
            hero.aside[hero.aside.index(card)] = hero.hand.pop()
            hero.hand.insert(0, card)
    return rebuilt(table)


def with_discards(table: Table, *cards: str, seat: int = 1, pile: str = "discard") -> Table:
    """These cards of a hand lie in the discard pile (or are lost)."""
    hero = table.w.heroes[seat]
    for card in cards:
        (hero.hand if card in hero.hand else hero.aside).remove(card)
        (hero.discard if pile == "discard" else hero.lost).append(card)
    return rebuilt(table)


def covering(table: Table, *hexes: str) -> str:
    """The way to lay an area over these hexes, among others."""
    ways = [key for key in table.options if key.startswith("lay:")]
    return next(key for key in ways if set(hexes) <= set(key.removeprefix("lay:").split("+")))


def cell(table: Table, hex_: str) -> int:
    return place(table.w).cells[hex_]


def strength(table: Table, element: str) -> int:
    """The column of an element: 2 strong, 1 medium, 0 weak."""
    return table.w.elements.columns[element]  # type: ignore[index]  # an element


def active(table: Table, seat: int = 0) -> list[str]:
    """The cards in the active area."""
    return [each.card for each in table.hero(seat).active]
