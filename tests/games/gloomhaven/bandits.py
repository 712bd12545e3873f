"""Bandits for tests of hero cards, and what a test asks after a fight."""

from tests.games.gloomhaven.play import Table

ATTACKING_GUARDS = "guard-5"
SHOOTING_ARCHERS = "archer-4"
FAR = {"K9": "scoundrel"}  # a friend out of the way


def guards(*hexes: str, hp: int = 9) -> dict[str, str]:
    """Guards without a shield; the first is bandit-guard-1."""
    return dict.fromkeys(hexes, f"bandit-guard {hp}")


def left(table: Table, count: int) -> list[int]:
    """The hit points of the first so many guards."""
    return [table.hp(f"bandit-guard-{number}") for number in range(1, count + 1)]


def infused(table: Table) -> list[str]:
    """The elements that are on their way."""
    return [each["element"] for each in table.told("infused")]


def next_turn(table: Table) -> Table:
    """On to the next turn of the first seat: everybody plays what comes first, the others do nothing."""
    table.pass_all("cards")
    while not (table.kind == "turn" and table.match.asked[0].seat == 0):
        idle = [key for key in ("pass", "skip", "stop", "end", "take") if key in table.options]
        table.do((idle or table.options)[0])
    return table
