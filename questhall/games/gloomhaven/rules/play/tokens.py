"""SPECIAL: tokens with hit points: they come with their rooms, fall by damage alone, and end what they did."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.scenario_rules import Token
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.rules.monsters.statistics import amount, values_at
from questhall.games.gloomhaven.rules.play.table import characters, place, spot, type_level
from questhall.games.gloomhaven.rules.scenario.influences import belongs, destroyed
from questhall.games.gloomhaven.state import Figure, M, World
from questhall.hex.bits import mask_of

# Coming


def stand_tokens(m: M, rooms: Iterable[int]) -> None:
    """The tokens of these rooms; those of allies were mixed, their numbers fix the order of their turns.

    GH-SPECIAL-06, GH-SPECIAL-08, GH-SPECIAL-09, GH-SPECIAL-12
    """
    w = m.state
    for token in scenario(w.scenario).tokens:
        cells = cells_in(w, token, rooms)
        numbers = [numbered(w, token.name) + at for at in range(1, len(cells) + 1)]
        if token.kind == "ally" and len(numbers) > 1:
            m.chance.shuffle(numbers, f"tokens.{token.name}")
        for number, cell in zip(numbers, cells, strict=True):
            figure = make_token(w, token, number, cell)
            w.figures.append(figure)
            m.tell(events.STANDS, figure.id, spot(w, cell))


def cells_in(w: World, token: Token, rooms: Iterable[int]) -> list[int]:
    """Where it stands in these rooms; a door that can be destroyed stands between two, and lies open to blows."""
    dungeon = place(w)
    if token.like:
        throne = scenario(w.scenario).throne
        marked = dungeon.marked(throne[0])
    else:
        marked = dungeon.marked(token.mark)
    open_ = 0
    for room in rooms:
        open_ |= dungeon.rooms[room]
    if not token.opens:
        return [cell for cell in marked if open_ >> cell & 1]
    near = [cell for cell in marked if cell not in w.doors and mask_of(dungeon.whole.neighbours[cell]) & open_]
    w.doors += near
    w.locked = [cell for cell in w.locked if cell not in near]
    return near


def numbered(w: World, name: str) -> int:
    """How many of that name have come so far."""
    return sum(each.name == name for each in w.figures) + w.memory.get(destroyed(name), 0)


def make_token(w: World, token: Token, number: int, cell: int) -> Figure:
    """It counts as an enemy of the characters, unless it is to be guarded.  GH-SPECIAL-06, GH-SPECIAL-08"""
    life = hit_points_of(w, token)
    kind = "ally" if token.kind == "ally" else "objective"
    figure = Figure(kind, token.name, life, life, number=number, cell=cell, allied=token.kind == "guarded")  # type: ignore[arg-type]  # a Kind
    if token.like:
        figure.immune = list(bestiary.statistics(token.like).immune)
    return figure


def hit_points_of(w: World, token: Token) -> int:
    """By its formula, or those of a boss.  GH-SPECIAL-12"""
    if token.like:
        return values_at(bestiary.statistics(token.like), "boss", type_level(w, token.like), characters(w)).hit_points
    return amount(token.hit_points, characters(w), {"L": w.level})


# Acting


def token_of(w: World, of: Figure) -> Token:
    """What the page says of a token."""
    found = scenario(w.scenario).token(of.name)
    assert found is not None, of.name
    return found


def acts(w: World, of: Figure) -> bool:
    """Allies with something to do take their turns."""
    return of.kind == "ally" and token_of(w, of).move > 0


# Going


def token_gone(m: M, token: Figure) -> None:
    """It is removed below 1 hit point; a door opens, what it lent others is gone.  GH-SPECIAL-06, GH-SPECIAL-04"""
    w = m.state
    w.memory[destroyed(token.name)] = w.memory.get(destroyed(token.name), 0) + 1
    w.obstacles = [each for each in w.obstacles if token.cell not in each]
    page = token_of(w, token)
    if page.opens:
        w.unlocking.append(token.cell)
    for influence in scenario(w.scenario).influences:
        if influence.token == token.name and influence.hit_points:
            for each in [each for each in w.figures if belongs(influence.crowd, each)]:
                each.most_hit_points -= influence.hit_points
                each.hit_points = min(each.hit_points, each.most_hit_points)


def cells_of_objectives(w: World) -> set[int]:
    """Hexes whose obstacle only damage removes.  GH-SPECIAL-07"""
    return {each.cell for each in w.figures if each.kind == "objective"}


def breakable_obstacles(w: World) -> Iterator[list[int]]:
    """All that abilities may remove or move.  GH-SPECIAL-07"""
    kept = cells_of_objectives(w)
    return (token for token in w.obstacles if not kept.intersection(token))
