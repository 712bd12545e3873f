"""A table of `play` changed before its first answer: tokens, conditions, summons; and turns of monsters and summons."""

from __future__ import annotations

from questhall.games.gloomhaven.content.terms import Condition, Retaliation, Trap
from questhall.games.gloomhaven.rules.combat.conditions import UNTIL_HEALED
from questhall.games.gloomhaven.rules.play.table import creature_of, place, present
from questhall.games.gloomhaven.state import Beast, Figure, Gift, Lasting, Next, Turn
from tests.games.gloomhaven.play import Table, rebuilt

DAMAGE_TRAP = Trap()


def cell(table: Table, hex_: str) -> int:
    return place(table.w).cells[hex_]


def with_traps(table: Table, **traps: Trap) -> Table:
    """Traps by hex."""
    table.w.traps = {cell(table, hex_): trap for hex_, trap in traps.items()}
    return rebuilt(table)


def with_obstacles(table: Table, *hexes: str) -> Table:
    table.w.obstacles = [[cell(table, hex_)] for hex_ in hexes]
    return rebuilt(table)


def afflicted(table: Table, id_: str, *conditions: Condition) -> Table:
    """Somebody has these conditions, received outside its turn."""
    table.figure(id_).conditions = {each: 0 if each in UNTIL_HEALED else 1 for each in conditions}
    return rebuilt(table)


def retaliating(table: Table, id_: str, damage: int, range_: int = 1) -> Table:
    """One more source of retaliation."""
    whom = table.figure(id_)
    whom.retaliate = [*whom.retaliate, Retaliation(damage, range_)]
    return rebuilt(table)


def shielded(table: Table, id_: str, *shields: int) -> Table:
    table.figure(id_).shield = list(shields)
    return rebuilt(table)


def flying(table: Table, id_: str) -> Table:
    table.figure(id_).flying = True
    return rebuilt(table)


def with_lasting(table: Table, card: str, at: int, whom: str, slots: tuple[int, ...] = ()) -> Table:
    """A card of seat 0 lies in the active area; its top half gives `whom` what its entry `at` says."""
    hero = table.hero()
    for pile in (hero.hand, hero.aside, hero.played):
        if card in pile:
            pile.remove(card)
    hero.active.append(Lasting(card, "persistent", True, slots))
    table.figure(whom).gifts = [Gift(card, "top", at)]
    return rebuilt(table)


def summoned(table: Table, name: str, card: str, at: str) -> Table:
    """A creature of seat 0, summoned in an earlier round."""
    with_lasting(table, card, 0, table.hero().sheet.job)
    owner = table.figure(table.hero().sheet.job)
    owner.gifts = []
    creature = Figure("summon", name, 1, 1, number=1, owner=owner.name, arrival="summoned", seat=0, card=card)
    creature.hit_points = creature.most_hit_points = creature_of(creature).hit_points
    creature.cell = cell(table, at)
    table.w.figures.append(creature)
    return rebuilt(table)


def reveal(table: Table, type_: str, card: str) -> None:
    """The type's card of this round is that one."""
    abilities = table.w.abilities
    deck = abilities.decks[card.rpartition("-")[0]]
    deck.draw.put(abilities.revealed[type_])
    abilities.revealed[type_] = deck.draw.take(card) or card


def monsters_act(table: Table, card: str, *ids: str) -> Table:
    """These monsters of one type act now, one after another, by a card; nobody else does in this round."""
    w = table.w
    for each in ids:
        present(w, each).acted = False
    type_ = present(w, ids[0]).name
    if w.abilities.revealed[type_] != card:
        reveal(table, type_, card)
    end_of_turn(table)
    w.agenda = [Next()]
    return rebuilt(table)


def summon_acts(table: Table, id_: str) -> Table:
    """The summon acts, then its owner has its turn again."""
    end_of_turn(table)
    table.w.agenda = [Next(), Turn(0), Beast(id_)]
    return rebuilt(table)


def end_of_turn(table: Table) -> None:
    """Seat 0 is not acting."""
    own = present(table.w, table.hero().sheet.job)
    own.acting = False


def monster_curses(table: Table) -> int:
    return table.w.decks["monsters"].draw.cards.count("curse-monsters")


def used_cards(table: Table) -> list[list[str]]:
    """The modifier cards that each attack so far has turned up."""
    return [event["cards"] for event in table.told("hit")]


def lay(table: Table, *hexes: str) -> Table:
    """The area is laid so that it covers these hexes, and as little else as can be."""
    ways = [option for option in table.options if set(hexes) <= set(option.removeprefix("lay:").split("+"))]
    return table.do(min(ways, key=len))
