"""Moments of a running game beside a character's turn: selection, cleanup, a monster's attack.

table = at_selection(a_turn("brute"), hand="trample", discard="skewer grab-and-go")
assert table.options == ["rest"]
"""

from __future__ import annotations

from typing import Any

from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.components import Half
from questhall.games.gloomhaven.content.effects import read_effects
from questhall.games.gloomhaven.rules.play.table import place, present
from questhall.games.gloomhaven.state import EndRound, Gift, Lasting, Next, Select, Strike, Task, Turn
from questhall.kernel import Keep, Match
from tests.games.gloomhaven.play import GAME, Table, rebuilt


def item(number: int) -> str:
    """The answer that uses an item."""
    return f"item:item-{number}"


def never(number: int) -> str:
    """The answer that does not want to hear of an item in this round."""
    return f"never:item-{number}"


def cards(
    table: Table, hand: str | None = None, discard: str = "", lost: str = "", active: str = "", seat: int = 0
) -> Table:
    """The hero's cards lie as told (`active` as `card half`), those of its hand that are not named stay at home."""
    lay(table, hand, discard, lost, active, seat)
    return rebuilt(table)


def lay(table: Table, hand: str | None, discard: str, lost: str, active: str, seat: int) -> None:
    hero = table.hero(seat)
    if hand is not None:
        hero.aside, hero.hand = [*hero.aside, *hero.hand], hand.split()
    hero.discard, hero.lost = discard.split(), lost.split()
    named = active.split()
    for card, half in zip(named[::2], named[1::2], strict=True):
        lay_active(table, card, "top" if half == "top" else "bottom", seat)
    lying = {*hero.played, *hero.discard, *hero.lost, *named}
    hero.hand = [card for card in hero.hand if card not in lying]
    hero.aside = [card for card in hero.aside if card not in (*hero.hand, *lying)]


def lay_active(table: Table, card: str, half: Half, seat: int) -> None:
    """The card lies in the active area and serves its owner."""
    ability = hero_cards.card(card).half(half)
    kept = Lasting(card, ability.lasting or "persistent", ability.lost, ability.slots, half=half)
    table.hero(seat).active.append(kept)
    own = present(table.w, table.hero(seat).sheet.job)
    own.gifts = [*own.gifts, *(Gift(card, half, at) for at in range(len(ability.entries)))]


def at(table: Table, task: Task, **fields: Any) -> Table:
    """This comes next, after it whoever has not acted."""
    table.w.agenda = [task] if isinstance(task, Select | EndRound) else [Next(), task]
    for name, value in fields.items():
        setattr(table.w, name, value)
    return rebuilt(table)


def at_selection(table: Table, **piles: str) -> Table:
    """Everybody chooses cards; nobody has acted."""
    take_up(table, piles)
    for each in table.w.figures:
        each.acted = False
    return at(table, Select(), round=0, acting="")


def at_cleanup(table: Table, **piles: str) -> Table:
    """The round is over."""
    take_up(table, piles)
    return at(table, EndRound(), acting="")


def take_up(table: Table, piles: dict[str, str]) -> None:
    """The pair comes back to the hand, then the cards lie as told."""
    hero = table.hero()
    hero.hand, hero.played = [*hero.played, *hero.hand], []
    lay(table, piles.get("hand"), piles.get("discard", ""), piles.get("lost", ""), piles.get("active", ""), 0)


def at_turn(table: Table) -> Table:
    """The very beginning of the hero's turn."""
    return at(table, Turn(0))


def attacked(table: Table, value: int, effects: str = "", by: str = "bandit-guard-1", whom: str = "") -> Table:
    """A monster attacks the hero; then comes the turn of the other hero."""
    other = table.hero(1)
    other.played, other.hand = other.hand[:2], other.hand[2:]
    present(table.w, other.sheet.job).acted = False
    whom = whom or table.hero().sheet.job
    strike = Strike(by, whom, -1, value, effects=list(read_effects(effects)))
    return at(table, strike, acting=table.figure(by).name)


def on_hex(table: Table, spot: str) -> int:
    """The cell of a hex."""
    return place(table.w).cells[spot]


def copied(table: Table) -> Table:
    """The same moment as the start of a new match."""
    old = table.match
    return Table(Match(GAME, old.terms, old.key, Keep.JOURNAL, state=old.state))
