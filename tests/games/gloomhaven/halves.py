"""A half of a card played on a turn of its own, and where it has gone then."""

from __future__ import annotations

from typing import Any

from tests.games.gloomhaven.bandits import infused
from tests.games.gloomhaven.play import Table, a_turn

AWAY = "K13"  # where the other character stands
AT_RANGE = {2: "G10", 3: "H10", 4: "I10", 5: "I12", 6: "K12"}  # counted from E9


def half_of(job: str, card: str, half: str, **position: Any) -> Table:
    """The half has just been chosen; another character stands out of the way if none is named."""
    position.setdefault("friends", {AWAY: "brute" if job != "brute" else "scoundrel"})
    return a_turn(job, card, **position).do(f"{half}:{card}")


def gone(table: Table) -> str:
    """Where the card lies now, what it taught and infused: `lost, 2 XP, fire`."""
    hero = table.hero()
    card = next(iter((*hero.discard, *hero.lost, *active(table))))
    where = "lost" if card in hero.lost else "discard" if card in hero.discard else "active"
    said = [where, *([f"{hero.xp} XP"] if hero.xp else []), *infused(table)]
    return ", ".join(said)


def active(table: Table, seat: int = 0) -> list[str]:
    return [each.card for each in table.hero(seat).active]
