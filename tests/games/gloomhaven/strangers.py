"""Monsters that the scenario does not have, on the table of `play`, and what monsters did there.

table = ends(stranger(a_turn("brute", at="H11"), "H9", "inox-shaman", "shaman-4"))
assert hits(table) == []
"""

from __future__ import annotations

from questhall.games.gloomhaven.rules.monsters.ability_decks import prepare
from questhall.games.gloomhaven.rules.play.table import place
from questhall.kernel import Chance
from tests.games.gloomhaven.play import Table, add_foe, rebuilt

FAR = {"E13": "scoundrel"}


def stranger(table: Table, hex_: str, text: str, card: str, level: int = 1) -> Table:
    """A monster, as `a_turn` writes it, that acts after this turn with that ability card."""
    w = table.w
    type_ = text.split()[0]
    prepare(w.abilities, [type_], Chance(b"strangers", {}))
    monster = add_foe(w, place(w).cells[hex_], text, level)
    pile = w.abilities.decks[card.rpartition("-")[0]].draw
    if card in pile.cards:
        pile.take(card)
    w.abilities.revealed[type_] = card
    monster.acted = False
    return rebuilt(table)


def ends(table: Table) -> Table:
    """The turn is over and the monsters act, up to the next decision beside damage to take and equal ways to act."""
    table.do("end")
    while table.kind in ("damage", "monster"):
        table.do("take" if table.kind == "damage" else "any")
    return table


def turns(table: Table) -> list[str]:
    return [each["figure"] for each in table.told("turn")]


def hits(table: Table) -> list[tuple[str, str, int]]:
    """Who hit whom, and how hard."""
    return [(each["attacker"], each["target"], each["damage"]) for each in table.told("hit")]
