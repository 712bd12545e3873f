"""OVERLAY, DOOR and LOOT: what happens to a figure that comes onto a hex, and what lies behind a door."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.dungeon import GOAL
from questhall.games.gloomhaven.content.scenario_map import MonsterSpot, Rank
from questhall.games.gloomhaven.content.scenarios import playable, scenario
from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.rules.campaign.growth import gain_checkmarks
from questhall.games.gloomhaven.rules.campaign.shop import sale_price
from questhall.games.gloomhaven.rules.monsters.arrivals import standees_of
from questhall.games.gloomhaven.rules.play import verdicts
from questhall.games.gloomhaven.rules.play.afflicting import afflict
from questhall.games.gloomhaven.rules.play.ambiguous import either
from questhall.games.gloomhaven.rules.play.arriving import arrive, draw_abilities, is_open, spawn_all
from questhall.games.gloomhaven.rules.play.carrying import note_way, pick_up
from questhall.games.gloomhaven.rules.play.hurting import hurt
from questhall.games.gloomhaven.rules.play.purse import count, ignores, learn
from questhall.games.gloomhaven.rules.play.table import (
    at_stake,
    characters,
    distance,
    figure,
    floor,
    is_character_side,
    living,
    place,
    spot,
)
from questhall.games.gloomhaven.rules.play.tokens import stand_tokens
from questhall.games.gloomhaven.state import Figure, Hero, M, World
from questhall.hex.bits import cells_of, mask_of
from questhall.kernel import Ask, Flow, Seat

POISON_GAS = Trap(0, ("poison",))  # of maps whose page is not entered


# Hexes


def enter(m: M, mover: Figure, cell: int, on_foot: bool, by: Figure | None = None) -> Flow:
    """A figure comes onto a hex; on foot it springs traps and suffers hazardous terrain.

    GH-OVERLAY-05, GH-OVERLAY-11, GH-MOVE-03, GH-TERM-15
    """
    w = m.state
    mover.cell = cell
    note_way(m, mover)
    if not on_foot:
        return
    if cell in w.traps:
        yield from spring(m, mover, cell, by)
    if floor(w).hazards >> cell & 1 and figure(w, mover.id) is mover:
        if mover.kind == "character":
            w.heroes[mover.seat].scorched = True
        if ignores(w, mover, "hazard"):
            return
        damage = at_stake(w).hazard
        m.tell(events.SCORCHED, mover.id, spot(w, cell), damage)
        yield from hurt(m, mover, damage, "hazard", by)


def spring(m: M, mover: Figure, cell: int, by: Figure | None) -> Flow:
    """The trap works on the figure and is gone.  GH-OVERLAY-05, GH-OVERLAY-08, GH-OVERLAY-10"""
    w = m.state
    trap = w.traps.pop(cell)
    if (seat := acting_seat(w)) >= 0:
        count(w.heroes[seat], "traps")
    yield from suffer_trap(m, mover, trap, spot(w, cell), by)


def suffer_trap(m: M, mover: Figure, trap: Trap, where: str, by: Figure | None) -> Flow:
    """What a trap does to a figure.  GH-OVERLAY-08, GH-OVERLAY-09, GH-OVERLAY-10"""
    w = m.state
    damage = at_stake(w).trap if trap.damage is None else trap.damage
    m.tell(events.SPRANG, mover.id, where, damage)
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
    before = len(w.rooms)
    m.tell(events.OPENED, opener.id, spot(w, door))
    yield from reveal_behind(m, door, opener.cell, opener.seat)
    if len(w.rooms) > before and opener.kind == "character" and opener.seat == acting_seat(w):
        count(w.heroes[opener.seat], "doors")


def unlock(m: M, door: int) -> Flow:
    """A door that nobody opens: the room behind it is filled all the same, as seen from the first character.

    GH-SPECIAL-04, GH-DOOR-02
    """
    w = m.state
    m.tell(events.UNLOCKED, spot(w, door))
    first = next((each for each in w.figures if each.kind == "character"), None)
    yield from reveal_behind(m, door, first.cell if first else door, first.seat if first else -1)


def reveal_behind(m: M, door: int, near: int, seat: Seat) -> Flow:
    """The room is revealed and populated at once; what the scenario brings with the door comes too.

    GH-DOOR-01, GH-DOOR-02, GH-DOOR-05, GH-SPECIAL-01, GH-SPECIAL-03
    """
    w = m.state
    rooms, doors = place(w).opened(tuple(w.rooms), tuple(w.doors), door)
    new = [room for room in rooms if room not in w.rooms]
    w.rooms, w.doors = list(rooms), list(doors)
    w.locked = [cell for cell in w.locked if cell not in doors]
    lay_tokens(m, new)
    stand_tokens(m, new)
    yield from place_monsters(m, new, near, seat)
    yield from spawn_all(m, "door")
    yield from lay_snares(m)
    draw_abilities(m)
    verdicts.judge(m)


def lay_snares(m: M) -> Flow:
    """Traps that come with a door; whoever stands there and does not fly springs one at once.  GH-OVERLAY-05"""
    w = m.state
    for number, snare in enumerate(scenario(w.scenario).snares):
        if not is_open(w, snare.door) or w.memory.get(f"snare {number}"):
            continue
        w.memory[f"snare {number}"] = 1
        for cell in place(w).marked(snare.mark):
            w.traps[cell] = Trap()
            standing = next((each for each in w.figures if each.cell == cell and not each.flying), None)
            if standing is not None:
                yield from spring(m, standing, cell, None)


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
        elif piece.kind == "treasure" and not was_looted(w, piece.value):
            w.treasures |= dict.fromkeys(cells, piece.value)


def was_looted(w: World, treasure: str) -> bool:
    """In a campaign a numbered treasure is laid out until somebody has looted it.  GH-OVERLAY-21, GH-OVERLAY-22"""
    return w.campaign is not None and treasure.isdecimal() and int(treasure) in w.campaign.realm.looted


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
            chosen = yield either(seat if seat in living(w) else living(w)[0], "standee", options)
        filled.append(chosen)
        waiting.remove(chosen)
    return filled


# Loot


def loot(m: M, looter: Figure, reach: int) -> Ask:
    """All coins and treasures in range and in sight; whether there was anything.

    GH-LOOT-01, GH-LOOT-02, GH-LOOT-03
    """
    w = m.state
    open_ = floor(w)
    cells = open_.board.within(looter.cell, reach) & open_.seen_from(looter.cell)
    return (yield from loot_hexes(m, looter, cells))


def loot_hexes(m: M, looter: Figure, cells: int) -> Ask:
    """What an ability takes from these hexes, the treasures of the goal too.  GH-LOOT-03, GH-LOOT-07"""
    found = take_goals(m, looter, cells)
    return (yield from take(m, looter, cells)) or found


def lootable(w: World, cell: int) -> int:
    """How many tokens somebody could take from a hex.  GH-LOOT-01, GH-LOOT-07"""
    treasure = w.treasures.get(cell, "")
    wanted = treasure.isdecimal() or (treasure == GOAL and bool(scenario(w.scenario).goal.loot))
    return w.coins.get(cell, 0) + wanted


def loot_underfoot(m: M, looter: Figure) -> Flow:
    """At the end of a turn: what lies on its hex, but not what Loot abilities alone take.  GH-LOOT-05, GH-LOOT-07"""
    if scenario(m.state.scenario).goal.loot != "ability":
        take_goals(m, looter, 1 << looter.cell)
    yield from take(m, looter, 1 << looter.cell)


def take_goals(m: M, looter: Figure, cells: int) -> bool:
    """The treasures that the goal asks for; whether there was one.  GH-LOOT-07, GH-OVERLAY-20"""
    w = m.state
    need = len(place(w).goal_treasures) if scenario(w.scenario).goal.loot else 0
    found = [cell for cell in cells_of(cells) if w.treasures.get(cell) == GOAL and need]
    for cell in found:
        del w.treasures[cell]
        have = w.memory[verdicts.GOALS_LOOTED] = w.memory.get(verdicts.GOALS_LOOTED, 0) + 1
        count(w.heroes[looter.seat], "treasures")
        count(w.heroes[looter.seat], "loot")
        m.tell(events.GOAL_LOOTED, looter.seat, have, need)
        verdicts.judge(m)
    return bool(found)


def take(m: M, looter: Figure, cells: int) -> Ask:
    """Whatever lies on these cells.  GH-LOOT-03, GH-LOOT-05"""
    w = m.state
    coins = sum(w.coins.pop(cell) for cell in cells_of(cells) if cell in w.coins)
    pocket(m, looter, coins)
    found = [cell for cell in cells_of(cells) if cell in w.treasures and w.treasures[cell].isdecimal()]
    for cell in found:
        yield from open_treasure(m, looter, w.treasures.pop(cell))
    carried = pick_up(m, looter, cells)
    return bool(coins or found or carried)


def pocket(m: M, looter: Figure, coins: int) -> None:
    if coins:
        hero = m.state.heroes[looter.seat]
        hero.coins += coins
        count(hero, "coins", coins)
        count(hero, "loot", coins)
        m.tell(events.LOOTED, looter.seat, coins)


def gain_coins(m: M, looter: Figure, coins: int) -> None:
    """From the supply."""
    if coins:
        m.state.memory["coins"] = m.state.memory.get("coins", 0) + coins
        pocket(m, looter, coins)


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
    gain_checkmarks(hero.sheet, reward.checkmark)
    if reward.scenario:
        w.memory[f"opens {reward.scenario}"] = int(reward.scenario in playable())
    if reward.item:
        find_item(w, hero, equipment.item(reward.item))
    yield from hurt(m, looter, reward.damage, "trap")
    for condition in reward.conditions:
        if figure(w, looter.id) is looter:
            afflict(m, looter, condition)


def find_item(w: World, hero: Hero, item: equipment.Item) -> None:
    """It comes to the items outside the equipment; a second copy is sold at once and lies in the shop.

    GH-OVERLAY-24, GH-LOOT-04, GH-IX-49
    """
    if item.number in hero.sheet.items:
        hero.sheet.gold += sale_price(item)
        w.shop[item.number] = w.shop.get(item.number, 0) + 1
    else:
        hero.sheet.items.append(item.number)


def told_reward(reward: equipment.TreasureReward) -> tuple[str, int]:
    """The kind of a reward and its number."""
    if reward.item:
        return equipment.item(reward.item).id, 1
    for kind in ("gold", "xp", "design", "damage", "checkmark", "scenario"):
        if amount := getattr(reward, kind):
            return kind, amount
    return (f"random-{reward.random}", 1) if reward.random else ("nothing", 0)
