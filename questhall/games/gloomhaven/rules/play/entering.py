"""OVERLAY, DOOR and LOOT: what happens to a figure that comes onto a hex, and what lies behind a door."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import bestiary, equipment
from questhall.games.gloomhaven.content.scenario_map import MonsterSpot, Rank
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.content.terms import Arrival, Trap
from questhall.games.gloomhaven.rules.monsters.ability_decks import reveal
from questhall.games.gloomhaven.rules.monsters.arrivals import draw_standee, standees_of
from questhall.games.gloomhaven.rules.monsters.statistics import make_monster
from questhall.games.gloomhaven.rules.play import verdicts
from questhall.games.gloomhaven.rules.play.afflicting import afflict
from questhall.games.gloomhaven.rules.play.hurting import hurt
from questhall.games.gloomhaven.rules.play.purse import count, learn
from questhall.games.gloomhaven.rules.play.table import (
    at_stake,
    characters,
    distance,
    figure,
    floor,
    is_character_side,
    living,
    monster_level,
    place,
    spot,
)
from questhall.games.gloomhaven.state import Figure, M, World
from questhall.hex.bits import cells_of, mask_of
from questhall.kernel import Ask, Choose, Flow, Seat

POISON_GAS = Trap(0, ("poison",))  # of maps whose page is not entered


# Hexes


def enter(m: M, mover: Figure, cell: int, on_foot: bool, by: Figure | None = None) -> Flow:
    """A figure comes onto a hex; on foot it springs traps and suffers hazardous terrain.

    GH-OVERLAY-05, GH-OVERLAY-11, GH-MOVE-03, GH-TERM-15
    """
    w = m.state
    mover.cell = cell
    if not on_foot:
        return
    if cell in w.traps:
        yield from spring(m, mover, cell, by)
    if floor(w).hazards >> cell & 1 and figure(w, mover.id) is mover:
        damage = at_stake(w).hazard
        m.tell(events.SCORCHED, mover.id, spot(w, cell), damage)
        yield from hurt(m, mover, damage, "hazard", by)


def spring(m: M, mover: Figure, cell: int, by: Figure | None) -> Flow:
    """The trap works on the figure and is gone.  GH-OVERLAY-05, GH-OVERLAY-08, GH-OVERLAY-10"""
    w = m.state
    trap = w.traps.pop(cell)
    damage = at_stake(w).trap if trap.damage is None else trap.damage
    m.tell(events.SPRANG, mover.id, spot(w, cell), damage)
    if (seat := acting_seat(w)) >= 0:
        count(w.heroes[seat], "traps")
    if trap.xp and not is_character_side(mover):
        learn(m, trap.seat, trap.xp)
    yield from hurt(m, mover, damage, "trap", by)
    for condition in trap.conditions:
        if figure(w, mover.id) is mover:
            afflict(m, mover, condition)


def acting_seat(w: World) -> Seat:
    """Whose turn it is, its summons' turns included; -1 for the monsters."""
    return next((seat for seat, hero in enumerate(w.heroes) if hero.sheet.job == w.acting), -1)


# Doors and rooms


def open_door(m: M, opener: Figure, door: int) -> Flow:
    """The door is flipped for good; the room behind it is revealed and populated at once.

    GH-DOOR-01, GH-DOOR-02, GH-DOOR-05, GH-OVERLAY-01
    """
    w = m.state
    rooms, doors = place(w).opened(tuple(w.rooms), tuple(w.doors), door)
    new = [room for room in rooms if room not in w.rooms]
    w.rooms, w.doors = list(rooms), list(doors)
    w.locked = [cell for cell in w.locked if cell not in doors]
    m.tell(events.OPENED, opener.id, spot(w, door))
    if new and opener.kind == "character" and opener.seat == acting_seat(w):
        count(w.heroes[opener.seat], "doors")
    lay_tokens(m, new)
    yield from place_monsters(m, new, opener.cell, opener.seat)
    draw_abilities(m)
    verdicts.judge(m)


def lay_tokens(m: M, rooms: list[int]) -> None:
    """Coins and overlay tokens as the diagram shows them.  GH-SCEN-11, GH-DOOR-02"""
    w = m.state
    dungeon = place(w)
    open_ = 0
    for room in rooms:
        open_ |= dungeon.rooms[room]
    for piece in dungeon.map.ground:
        cells = [dungeon.whole.cell(hex_) for hex_ in piece.hexes]
        if not mask_of(cells) & open_:
            continue
        if piece.kind == "obstacle":
            w.obstacles.append(cells)
        elif piece.kind == "trap":
            w.traps |= dict.fromkeys(cells, trap_of(w, piece.name))
        elif piece.kind == "coin":
            w.coins |= dict.fromkeys(cells, int(piece.value))
            w.memory["coins"] = w.memory.get("coins", 0) + len(cells) * int(piece.value)
        elif piece.kind == "treasure":
            w.treasures |= dict.fromkeys(cells, piece.value)


def trap_of(w: World, name: str) -> Trap:
    """What the scenario says of its traps.  GH-SCEN-09, GH-OVERLAY-09"""
    said = scenario(w.scenario).trap
    return POISON_GAS if name == "poison" and said.damage is None else said


def place_monsters(m: M, rooms: list[int], opener: int, seat: Seat) -> Flow:
    """The monsters of these rooms, with random standees.  GH-DOOR-02, GH-DOOR-03, GH-SETUP-08"""
    w = m.state
    dungeon = place(w)
    open_ = 0
    for room in rooms:
        open_ |= dungeon.rooms[room]
    labelled = [
        (each, rank)
        for each, rank in dungeon.map.monsters_for(characters(w))
        if open_ >> dungeon.whole.cell(each.hex) & 1
    ]
    for type_ in sorted({each.name for each, _ in labelled}):
        spots = [(each, rank) for each, rank in labelled if each.name == type_]
        filled = yield from filled_spots(m, spots, type_, opener, seat)
        for each, rank in filled:
            monster = arrive(m, type_, rank, dungeon.whole.cell(each.hex))
            m.tell(events.STANDS, monster.id, spot(w, monster.cell))


Spots = list[tuple[MonsterSpot, Rank]]


def filled_spots(m: M, spots: Spots, type_: str, opener: int, seat: Seat) -> Ask:
    """All of them, or where standees run out those nearest to the opener; the players choose between equally near ones.

    GH-DOOR-04, GH-COMP-02, GH-AMBIG-01
    """
    w = m.state
    left = len(standees_of(w.standees, type_))
    if len(spots) <= left:
        return spots
    m.tell(events.NO_STANDEE, type_)
    whole = place(w).whole
    waiting = sorted(spots, key=lambda each: distance(w, opener, whole.cell(each[0].hex)))
    filled: Spots = []
    while len(filled) < left:
        least = distance(w, opener, whole.cell(waiting[0][0].hex))
        tied = [each for each in waiting if distance(w, opener, whole.cell(each[0].hex)) == least]
        chosen = tied[0]
        if len(tied) > left - len(filled) and living(w):
            options = {f"stand:{spot(w, whole.cell(each[0].hex))}": each for each in tied}
            chosen = yield Choose(seat if seat in living(w) else living(w)[0], "standee", options)
        filled.append(chosen)
        waiting.remove(chosen)
    return filled


def arrive(m: M, type_: str, label: Rank, cell: int, arrival: Arrival = "diagram") -> Figure:
    """A monster comes to the map with a random standee.  GH-COMP-02, GH-MONOTH-05, GH-ATK-15"""
    w = m.state
    card = bestiary.statistics(type_)
    number = draw_standee(w.standees, type_, m.chance)
    monster = make_monster(card, label, number, monster_level(w), characters(w), arrival)
    monster.cell, monster.flying = cell, card.flying
    w.figures.append(monster)
    return monster


def draw_abilities(m: M) -> None:
    """One card for each type on the map that has none this round.  GH-INIT-01, GH-DOOR-05, GH-DOOR-06"""
    w = m.state
    if not w.round:
        return
    types = [each.name for each in w.figures if each.kind == "monster"]
    for type_ in reveal(w.abilities, types, m.chance):
        card = bestiary.card(w.abilities.revealed[type_])
        m.tell(events.DREW_ABILITY, type_, f"ability-{card.id}", card.initiative)


# Loot


def loot(m: M, looter: Figure, reach: int) -> Ask:
    """All coins and treasures in range and in sight; whether there was anything.

    GH-LOOT-01, GH-LOOT-02, GH-LOOT-03
    """
    w = m.state
    open_ = floor(w)
    cells = open_.board.within(looter.cell, reach) & open_.seen_from(looter.cell)
    return (yield from take(m, looter, cells))


def take(m: M, looter: Figure, cells: int) -> Ask:
    """Whatever lies on these cells.  GH-LOOT-03, GH-LOOT-05"""
    w = m.state
    hero = w.heroes[looter.seat]
    coins = sum(w.coins.pop(cell) for cell in cells_of(cells) if cell in w.coins)
    if coins:
        hero.coins += coins
        count(hero, "coins", coins)
        count(hero, "loot", coins)
        m.tell(events.LOOTED, looter.seat, coins)
    found = [cell for cell in cells_of(cells) if cell in w.treasures and w.treasures[cell].isdecimal()]
    for cell in found:
        yield from open_treasure(m, looter, w.treasures.pop(cell))
    return bool(coins or found)


def open_treasure(m: M, looter: Figure, number: str) -> Flow:
    """A numbered treasure is resolved at once; a second copy of an item is sold.

    GH-OVERLAY-23, GH-OVERLAY-24, GH-OVERLAY-25, GH-LOOT-04, GH-LOOT-08
    """
    w = m.state
    hero = w.heroes[looter.seat]
    count(hero, "treasures")
    count(hero, "loot")
    w.looted.append(number)
    reward = equipment.treasure(int(number))
    what, amount = told_reward(reward)
    m.tell(events.TREASURE, looter.seat, number, what, amount)
    w.found.append(f"{looter.seat} {what} {amount}")
    hero.sheet.gold += reward.gold
    hero.sheet.xp += reward.xp
    if reward.item in hero.sheet.items:
        hero.sheet.gold += equipment.item(reward.item).cost // 2
    elif reward.item:
        hero.sheet.items.append(reward.item)
    yield from hurt(m, looter, reward.damage, "trap")
    for condition in reward.conditions:
        if figure(w, looter.id) is looter:
            afflict(m, looter, condition)


def told_reward(reward: equipment.TreasureReward) -> tuple[str, int]:
    """The kind of a reward and its number."""
    if reward.item:
        return equipment.item(reward.item).id, 1
    for kind in ("gold", "xp", "design", "damage"):
        if amount := getattr(reward, kind):
            return kind, amount
    return (f"random-{reward.random}", 1) if reward.random else ("nothing", 0)
