"""A character's turn in a scenario with tokens: they stand in the open rooms, monsters only where a test puts them."""

from __future__ import annotations

from typing import Any

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.dungeon import dungeon
from questhall.games.gloomhaven.rules.play.arriving import arrive
from questhall.games.gloomhaven.rules.play.entering import lay_tokens
from questhall.games.gloomhaven.rules.play.table import distance, floor, place, present, spot
from questhall.games.gloomhaven.rules.play.tokens import stand_tokens
from questhall.games.gloomhaven.state import Beast, EndRound, EndTurn, Figure, Next, Select
from tests.games.gloomhaven.play import Table, a_turn, rebuilt


def hex_of(table: Table, mark: str, number: int = 0) -> str:
    """What players call a marked hex."""
    return spot(table.w, place(table.w).marked(mark)[number])


def beside(table: Table, hex_: str) -> str:
    """A free hex next to one, without an obstacle."""
    w, dungeon = table.w, place(table.w)
    taken = {each.cell for each in w.figures} | {cell for token in w.obstacles for cell in token}
    near = dungeon.whole.neighbours[dungeon.cells[hex_]]
    inside = [cell for cell in near if cell not in taken and any(room >> cell & 1 for room in dungeon.rooms)]
    return dungeon.spots[inside[0]]


def in_scenario(number: int, job: str = "brute", card: str = "", *, rooms: str = "", **settings: Any) -> Table:
    """A turn there on a starting hex; `all` rooms lie open, with their obstacles and tokens and without monsters."""
    lair = dungeon(number)
    table = a_turn(job, card, scenario=number, at=lair.spots[lair.starts[0]], **settings)
    w = table.w
    if rooms == "all":
        w.rooms, w.doors, w.locked = list(range(len(lair.rooms))), list(lair.doors), []
    else:
        w.doors = []
    w.obstacles = []
    lay_tokens(table.match, w.rooms)
    w.traps, w.coins = {}, {}
    stand_tokens(table.match, w.rooms)
    return rebuilt(table)


def moved(table: Table, id_: str, hex_: str) -> Table:
    """Somebody stands elsewhere."""
    present(table.w, id_).cell = place(table.w).cells[hex_]
    return rebuilt(table)


def turn_of(table: Table, id_: str) -> Table:
    """A monster or token has its turn, ties are taken as they come; the Brute is to act after it."""
    w = table.w
    w.acting = id_ if table.figure(id_).kind == "ally" else table.figure(id_).name
    for each in w.figures:
        each.acted = each.id != "brute"
    w.heroes[0].initiative = 98
    w.agenda = [Next(), Beast(id_)]
    return rebuilt(table).pass_all()


def stands(table: Table, type_: str, hex_: str, rank: str = "normal") -> Figure:
    """One more monster, as the scenario sees it, with some card of the round."""
    w = table.w
    monster = arrive(table.match, type_, rank, place(w).cells[hex_])  # type: ignore[arg-type]  # a rank
    deck = bestiary.statistics(type_).deck
    same = (card for card in w.abilities.revealed.values() if bestiary.card(card).deck == deck)
    w.abilities.revealed.setdefault(type_, next(same, "") or w.abilities.decks[deck].draw.draw())
    return monster


def away(table: Table, steps: int) -> str:
    """A free hex of the open rooms so far from the Brute."""
    w = table.w
    taken = {each.cell for each in w.figures} | {cell for token in w.obstacles for cell in token}
    brute = present(w, "brute").cell
    free = [cell for cell in floor(w).grid.cells if cell not in taken and distance(w, brute, cell) == steps]
    return spot(w, min(free))


def special(table: Table, type_: str, number: int) -> None:
    """The boss's card of the round calls for one of its specials."""
    calls = [
        card.id for card in bestiary.deck("boss") if any(getattr(e.action, "number", 0) == number for e in card.entries)
    ]
    abilities = table.w.abilities
    old, abilities.revealed[type_] = abilities.revealed.get(type_, ""), calls[0]
    pile = abilities.decks["boss"].draw
    if calls[0] in pile.cards:
        pile.take(calls[0])
    if old and old != calls[0]:
        pile.put(old)


def turn_ends(table: Table, id_: str = "brute") -> Table:
    for each in table.w.figures:
        each.acted = True
    table.w.agenda = [Next(), EndTurn(id_)]
    return rebuilt(table)


def round_ends(table: Table, number: int = 1) -> Table:
    table.w.round = number
    table.w.agenda = [EndRound()]
    return rebuilt(table).pass_all("cards")


def round_begins(table: Table, number: int = 1) -> Table:
    table.w.round = number - 1
    table.w.agenda = [Select()]
    return rebuilt(table)
