"""SETUP: from an empty table to the first round, in the order of the book."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import classes, equipment, hero_cards
from questhall.games.gloomhaven.content.components import Job
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.rules.campaign import chapter, outfitting
from questhall.games.gloomhaven.rules.campaign.growth import (
    HIGHEST_LEVEL,
    cannot_learn,
    minimum_xp,
    most_hit_points,
    starting_gold,
)
from questhall.games.gloomhaven.rules.combat.conditions import shared_curses
from questhall.games.gloomhaven.rules.combat.modifiers import add_cards, curse, curses_left, new_deck, standard_cards
from questhall.games.gloomhaven.rules.combat.sides import MONSTERS
from questhall.games.gloomhaven.rules.monsters.ability_decks import prepare as prepare_decks
from questhall.games.gloomhaven.rules.monsters.arrivals import standees_of
from questhall.games.gloomhaven.rules.play.afflicting import afflict
from questhall.games.gloomhaven.rules.play.carrying import choose_bearer
from questhall.games.gloomhaven.rules.play.components import modifiers_of
from questhall.games.gloomhaven.rules.play.entering import lay_tokens, place_monsters
from questhall.games.gloomhaven.rules.play.mortality import MORTAL
from questhall.games.gloomhaven.rules.play.purse import worn
from questhall.games.gloomhaven.rules.play.slots import no_room
from questhall.games.gloomhaven.rules.play.table import place, spot
from questhall.games.gloomhaven.rules.play.tokens import stand_tokens
from questhall.games.gloomhaven.rules.scenario.levels import Difficulty, cannot_play_at, scenario_level
from questhall.games.gloomhaven.state import CharacterSheet, Figure, Held, Hero, M, Prepare, Select, World
from questhall.hex.bits import mask_of
from questhall.kernel import Choose, Flow, Laid, Pile, Refusal, Seat, Terms, mask

BY_AVERAGE = -1
LEVELS = tuple(str(level) for level in range(1, HIGHEST_LEVEL + 1))
FIRST_LEVEL = 1
NEW = "1"  # everybody at level 1
DEALT = 2
PENALTY = "-1"  # what an item with a penalty adds.  GH-SETUP-04
GOALS = "goals"


# The terms


def party_of(terms: Terms) -> list[str]:
    """The classes agreed on, by seat; none: everybody chooses."""
    return [job for job in str(terms["party"]).split(",") if job]


def cannot_set_up(terms: Terms) -> Refusal | None:
    """GH-SETUP-12, GH-SETUP-16, GH-LEVEL-01, GH-CHAR-02"""
    party = party_of(terms)
    unknown = next((job for job in party if job not in classes.classes()), "")
    if unknown:
        return Refusal(
            "setup.no-class", "GH-CHAR-02", {"class": unknown, "known": ", ".join(classes.starting_classes())}
        )
    if len(set(party)) < len(party):
        return Refusal("setup.class-twice", "GH-SETUP-12", {"class": next(j for j in party if party.count(j) > 1)})
    if party and len(party) != terms.players:
        return Refusal("setup.party", "GH-SETUP-16", {"have": len(party), "players": terms.players})
    levels = str(terms.settings.get("levels", NEW)).split(",")
    if len(levels) not in (1, terms.players) or not all(each in LEVELS for each in levels):
        return Refusal("setup.levels", "GH-CHAR-08", {"most": HIGHEST_LEVEL, "players": terms.players})
    return (
        cannot_play_at(level_of(terms), is_raised(terms)) or chapter.cannot_seat(terms) or chapter.cannot_begin(terms)
    )


def levels_of(terms: Terms) -> list[int]:
    """The level of each character: one for all, or one a seat; saves from before there was a choice have level 1.

    GH-CHAR-08
    """
    levels = [int(each) for each in str(terms.settings.get("levels", NEW)).split(",")]
    return levels if len(levels) == terms.players else levels * terms.players


def level_of(terms: Terms) -> int:
    """As agreed, or by the average of the characters and the difficulty.  GH-LEVEL-02, GH-LEVEL-03"""
    agreed = int(terms["level"])
    if agreed != BY_AVERAGE:
        return agreed
    difficulty: Difficulty = terms["difficulty"]  # type: ignore[assignment]  # one of the setting's values
    return scenario_level(levels_of(terms), difficulty)


def is_raised(terms: Terms) -> bool:
    """Solo play raises monsters and traps, and so does open information.  GH-VAR-SOLO-02, GH-VAR-OPEN-01"""
    return bool(terms["solo"]) or is_open(terms)


def is_open(terms: Terms) -> bool:
    """Only where the table has agreed on it; saves from before there was a choice have not.  GH-VAR-OPEN-02"""
    return bool(terms.settings.get("open"))


def new_world(terms: Terms, laid: Laid | None = None) -> World:
    """The table before the first shuffle."""
    number = int(terms["scenario"])
    party = party_of(terms)
    w = World(scenario=number, level=level_of(terms), raised=is_raised(terms), open=is_open(terms))
    w.abilities.sharing = "type" if terms["sharing"] == "type" else "deck"
    w.memory = {"tamed": int(bool(terms["tamed"])), "perks": int(terms["perks"])}
    if terms.settings.get("mortal"):
        w.memory[MORTAL] = 1
    if terms.settings.get(chapter.SETTING):
        return chapter.begun(terms, w)
    w.heroes = [Hero(CharacterSheet("", party[seat] if party else "")) for seat in range(terms.players)]
    w.agenda = [Prepare("classes" if not party else "table")]
    for seat, level in enumerate(levels_of(terms)):
        w.heroes[seat].sheet.level = level
    last = last_of_the_shop(max(levels_of(terms)))
    w.shop = {item.number: item.copies for item in equipment.items().values() if item.number <= last}
    w.shop |= {number: item.copies for number, item in equipment.items().of(laid).items()}
    return w


def last_of_the_shop(level: int) -> int:
    """What the shop has by table T6, the town as prosperous as the highest character's level asks for.

    GH-SHOP-03, GH-SHOP-05, GH-CHAR-08
    """
    return ITEMS_AT_FIRST + ITEMS_A_LEVEL * (level - FIRST_LEVEL)


ITEMS_AT_FIRST, ITEMS_A_LEVEL = 14, 7


# The steps


def step_prepare(m: M, task: Prepare) -> Flow | None:
    """GH-SETUP-01 to GH-SETUP-09"""
    return STAGES[task.stage](m, task)


def choose_classes(m: M, task: Prepare) -> Flow:
    """Each seat in turn; no class twice. Those in boxes only for who names them as the party.

    GH-SETUP-12, GH-CHAR-02
    """
    w = m.state
    taken = [hero.sheet.job for hero in w.heroes]
    options = {f"class:{job}": job for job in classes.starting_classes() if job not in taken}
    job = yield Choose(task.seat, "class", options)
    w.heroes[task.seat].sheet.job = job
    m.tell(events.TOOK_CLASS, task.seat, job)
    next_seat(w, task, "table")


def next_seat(w: World, task: Prepare, stage: str) -> None:
    """The same for the next seat, or the next stage for the first."""
    if task.seat + 1 < len(w.heroes):
        task.seat += 1
    else:
        task.seat, task.stage = 0, stage


def lay_table(m: M, task: Prepare) -> Flow:
    """Step 1: the map, standees and decks; the first room is filled.

    GH-SETUP-01, GH-SETUP-07, GH-SETUP-08, GH-SETUP-10, GH-SETUP-11, GH-SETUP-15
    """
    w = m.state
    dungeon = place(w)
    w.rooms = list(dungeon.first_rooms)
    page = scenario(w.scenario)
    locked = [*page.locked, *(opening.door for opening in page.opens)]
    w.locked = [cell for mark in locked for cell in dungeon.marked(mark) if cell in dungeon.doors]
    types = sorted({each.name for each in dungeon.map.monsters} | {each.type for each in page.spawns})
    prepare_decks(w.abilities, types, m.chance)
    for type_ in types:
        standees_of(w.standees, type_)
    w.decks[MONSTERS] = new_deck(standard_cards(), MONSTERS, m.chance)
    for hero in w.heroes:
        outfit(m, hero)
    for deck in w.decks.values():
        deck.tamed = bool(w.memory["tamed"])
    lay_tokens(m, w.rooms)
    stand_tokens(m, w.rooms)
    yield from place_monsters(m, w.rooms, dungeon.starts[0], 0)
    task.stage = "learn"
    skip_to_growth(w, task)


def outfit(m: M, hero: Hero) -> None:
    """A character's first cards, its gold and its modifier deck.  GH-CHAR-05, GH-CHAR-10, GH-CHAR-11, GH-MOD-02"""
    if m.state.campaign:
        outfitting.outfit(m, hero)
        return
    job = hero.sheet.job
    hero.sheet.name = job
    hero.sheet.gold = starting_gold(hero.sheet.level)
    hero.hand = list(hero_cards.pool(job, FIRST_LEVEL))
    if hero.sheet.level > FIRST_LEVEL:
        hero.sheet.xp = minimum_xp(hero.sheet.level)
        hero.sheet.pool = list(hero.hand)
    m.state.decks[job] = new_deck(standard_cards(), job, m.chance)


def skip_to_growth(w: World, task: Prepare) -> None:
    """On to the next seat with a level to catch up with; then come the perks that were agreed on."""
    while task.seat < len(w.heroes) and not still_to_learn(w.heroes[task.seat]):
        task.seat += 1
    if task.seat == len(w.heroes):
        task.seat, task.stage = 0, "perks" if w.memory["perks"] else "effects"


def still_to_learn(hero: Hero) -> int:
    """How many levels have not brought their card yet; each brings one.  GH-LVLUP-02"""
    first = len(hero_cards.pool(hero.sheet.job, FIRST_LEVEL))
    return hero.sheet.level - FIRST_LEVEL - (len(hero.sheet.pool) - first) if hero.sheet.pool else 0


def grow(m: M, task: Prepare) -> Flow:
    """The steps of one level: a card of at most that level, then a perk.  GH-CHAR-09, GH-LVLUP-02, GH-LVLUP-03"""
    w, seat = m.state, task.seat
    hero = w.heroes[seat]
    job = classes.classes()[hero.sheet.job]
    at = replace(hero.sheet, level=hero.sheet.level - still_to_learn(hero))
    cards = hero_cards.cards_of(job.name)
    candidates = [(f"learn:{card}", card) for card in job.cards if cards[card].level > FIRST_LEVEL]
    card = yield Choose(seat, "learn", m.offer(seat, candidates, lambda card: cannot_learn(at, job, cards, card)))
    hero.sheet.pool.append(card)
    hero.hand.append(card)
    m.tell(events.TOOK_CARD, seat, card)
    yield from choose_perk(m, seat)
    skip_to_growth(w, task)


def choose_perk(m: M, seat: Seat) -> Flow:
    """One free box of the list, if any is left.  GH-PERK-01, GH-PERK-03"""
    hero = m.state.heroes[seat]
    job = classes.classes()[hero.sheet.job]
    open_ = [name for name in job.perks if hero.sheet.perks.get(name, 0) < job.perks[name].boxes]
    name = yield Choose(seat, "perk", {f"perk:{job.perk_id(name)}": name for name in open_})
    mark_perk(m, hero, job, name)
    m.tell(events.TOOK_PERK, seat, job.perk_id(name))


def choose_perks(m: M, task: Prepare) -> Flow:
    """As many as agreed, each changes the modifier deck.  GH-PERK-01, GH-PERK-03"""
    w = m.state
    for _ in range(w.memory["perks"]):
        yield from choose_perk(m, task.seat)
    next_seat(w, task, "effects")


def mark_perk(m: M, hero: Hero, job: Job, name: str) -> None:
    """Cards leave and enter the deck.  GH-PERK-01"""
    deck = m.state.decks[job.name]
    perk = job.perks[name]
    hero.sheet.perks[name] = hero.sheet.perks.get(name, 0) + 1
    for card in perk.removes:
        if card in deck.draw.cards:
            deck.draw.take(card)
    for card in perk.adds:
        deck.draw.put(card)
    deck.take_stock()
    deck.draw.shuffle(m.chance, f"modifiers.{job.name}")


def deal_goals(m: M, task: Prepare) -> None:
    """Step 3: two battle goals for each character, seen by its player alone.  GH-SETUP-03, GH-GOAL-01"""
    w = m.state
    w.goals = Pile.of(equipment.goals().with_(m.laid), kind=GOALS)
    if brought := equipment.goals().of(m.laid):
        w.memory["goals brought"] = len(brought)
    w.goals.shuffle(m.chance, GOALS)
    for seat, hero in enumerate(w.heroes):
        hero.goals = Pile(kind=GOALS)
        for _ in range(DEALT):
            hero.goals.put(w.goals.draw(), mask([seat]))
        m.tell(events.DEALT_GOALS, seat, list(hero.goals.cards), to=mask([seat]))
    task.stage = "keep"


def keep_goal(m: M, task: Prepare) -> Flow:
    """One is kept, the other discarded unseen by others.  GH-GOAL-01"""
    w = m.state
    kept = yield [
        Choose(seat, "goal", {f"keep:{goal}": goal for goal in hero.goals.cards}, secret=True)
        for seat, hero in enumerate(w.heroes)
    ]
    for seat, goal in kept.items():
        hero = w.heroes[seat]
        other = next(card for card in hero.goals.cards if card != goal)
        hero.goals.take(other)
        w.goals.put_under(other, mask([seat]))
        m.tell(events.KEPT_GOAL, seat, goal, to=mask([seat]))
    task.stage = "items"


def choose_items(m: M, task: Prepare) -> Flow:
    """Step 4: what a new character buys and wears.  GH-SETUP-04, GH-ITEM-03, GH-ITEM-04, GH-SHOP-01, GH-SHOP-07"""
    w = m.state
    seat = task.seat
    hero = w.heroes[seat]
    if w.campaign:
        if (yield from outfitting.wear(m, task)):
            next_seat(w, task, "hand")
        return
    candidates = [(f"buy:{item.id}", item) for item in map(equipment.item, w.shop)]
    options = m.offer(seat, candidates, lambda item: cannot_equip(w, hero, item))
    item = (yield Choose(seat, "items", {"done": None, **options})) if options else None
    if item is None:
        next_seat(w, task, "hand")
        return
    hero.sheet.gold -= item.cost
    w.shop[item.number] -= 1
    hero.sheet.items.append(item.number)
    hero.equipment.append(Held(item.number))
    m.tell(events.EQUIPPED, seat, item.id)


def cannot_equip(w: World, hero: Hero, item: Item) -> Refusal | None:
    """Why an item cannot be bought and worn.  GH-ITEM-03, GH-ITEM-04, GH-SHOP-01, GH-SHOP-07"""
    if item.number in hero.sheet.items:
        return Refusal("item.owned", "GH-ITEM-03", {"item": item.id})
    if item.cost > hero.sheet.gold:
        return Refusal("shop.gold", "GH-SHOP-01", {"need": item.cost, "have": hero.sheet.gold})
    if w.shop.get(item.number, 0) < 1:
        return Refusal("shop.sold-out", "GH-SHOP-07", {"item": item.id})
    return no_room(hero, item)


def choose_hand(m: M, task: Prepare) -> Flow:
    """Step 5: as many cards as the hand limit says; the others stay at home.  GH-SETUP-05, GH-HAND-01, GH-HAND-02"""
    w = m.state
    over = {seat: len(hero.hand) - hand_limit(hero) for seat, hero in enumerate(w.heroes)}
    asked = [seat for seat in over if over[seat] > 0]
    if not asked:
        task.stage = "omens" if w.campaign else "penalties"
        return
    left = yield [
        Choose(seat, "hand", {f"leave:{card}": card for card in w.heroes[seat].hand}, secret=True) for seat in asked
    ]
    for seat, card in left.items():
        w.heroes[seat].hand.remove(card)
        w.heroes[seat].aside.append(card)
        m.tell(events.LEFT_CARD, seat, card, to=mask([seat]))


def hand_limit(hero: Hero) -> int:
    """Printed on the mat.  GH-CHAR-01"""
    return classes.classes()[hero.sheet.job].hand_limit


def choose_hex(m: M, task: Prepare) -> Flow:
    """Characters stand on any empty starting hexes.  GH-SETUP-09, GH-SETUP-13"""
    w = m.state
    seat = task.seat
    hero = w.heroes[seat]
    options = {f"start:{spot(w, cell)}": cell for cell in free_starts(w)}
    cell = yield Choose(seat, "start", options)
    life = most_hit_points(hero.sheet, classes.classes()[hero.sheet.job])
    figure = Figure("character", hero.sheet.job, life, life, seat=seat, cell=cell)
    figure.immune = [each for item in worn(hero) for each in item.immune]
    figure.flying = any(item.flying for item in worn(hero))
    w.figures.append(figure)
    m.tell(events.PLACED, figure.id, spot(w, cell))
    if seat + 1 < len(w.heroes):
        task.seat += 1
        return
    for each in [each for each in w.figures if each.kind == "character"]:
        suffer_start(m, each)
        if w.campaign:
            yield from outfitting.suffer_onset(m, each)
    yield from choose_bearer(m)
    w.agenda = [Select()]


def free_starts(w: World) -> list[int]:
    """Empty starting hexes; where the party starts apart, in rooms that hold less than half of it, rounded up.

    GH-SETUP-09
    """
    taken = {each.cell for each in w.figures}
    most = (len(w.heroes) + 1) // 2 if scenario(w.scenario).apart else len(w.heroes)
    heroes = mask_of(each.cell for each in w.figures if each.kind == "character")
    full = [room for room in place(w).rooms if (room & heroes).bit_count() >= most]
    return [cell for cell in place(w).starts if cell not in taken and not any(room >> cell & 1 for room in full)]


def scenario_effects(m: M, task: Prepare) -> Flow:
    """Step 2: negative scenario effects go into the decks, before anything is chosen.

    GH-SETUP-02, GH-IX-18, GH-PERK-04, GH-COND-23
    """
    w = m.state
    start = scenario(w.scenario).start
    yield from start_curses(m, start.curse)
    for hero in w.heroes:
        job = hero.sheet.job
        if start.minus and not ignores(hero, "ignores_scenario"):
            add_cards(w.decks[job], job, [PENALTY] * start.minus, m.chance)
            m.tell(events.SCENARIO_EFFECT, job, "minus")
    task.stage = "goals"


def item_penalties(m: M, task: Prepare) -> None:
    """Step 4: what equipment does to the decks.  GH-SETUP-04, GH-ITEM-11, GH-PERK-04, GH-IX-18"""
    w = m.state
    for hero in w.heroes:
        job = hero.sheet.job
        penalty = 0 if ignores(hero, "ignores_items") else sum(item.penalty for item in worn(hero))
        add_cards(w.decks[job], job, [PENALTY] * penalty, m.chance)
        for _ in range(sum(item.minus_ones for item in worn(hero))):
            if PENALTY in w.decks[job].draw.cards:
                w.decks[job].draw.take(PENALTY)
        w.decks[job].take_stock()
    for owner in w.decks:
        w.memory[f"modifiers {owner}"] = modifiers_of(w, owner)
    task.stage = "place"


def start_curses(m: M, each: int) -> Flow:
    """So many curses for each character; where the pool is short the players choose who gets one more.

    GH-SETUP-02, GH-COND-21, GH-COND-23, GH-PERK-04
    """
    w = m.state
    jobs = [hero.sheet.job for hero in w.heroes if each and not ignores(hero, "ignores_scenario")]
    if not jobs:
        return
    shares = shared_curses(len(jobs), each, curses_left(w.decks, jobs[0]))
    share = shares[0]
    if len(shares) > 1:
        most = max(share)
        named = {"+".join(job for job, count in zip(jobs, some, strict=True) if count == most): some for some in shares}
        share = yield Choose(0, "curses", {f"curses:{names}": some for names, some in named.items()})
    for job, count in zip(jobs, share, strict=True):
        curse(w.decks, job, count, m.chance)
        m.tell(events.SCENARIO_EFFECT, job, "curse")


def ignores(hero: Hero, what: str) -> bool:
    """A perk against negative effects.  GH-PERK-04"""
    perks = classes.classes()[hero.sheet.job].perks
    return any(getattr(perks[name], what) for name, boxes in hero.sheet.perks.items() if boxes)


def suffer_start(m: M, figure: Figure) -> None:
    """A condition that the scenario begins with.  GH-SETUP-02"""
    w = m.state
    start = scenario(w.scenario).start
    if start.condition and not ignores(w.heroes[figure.seat], "ignores_scenario"):
        afflict(m, figure, start.condition)


STAGES = {
    "classes": choose_classes,
    "table": lay_table,
    "learn": grow,
    "perks": choose_perks,
    "goals": deal_goals,
    "keep": keep_goal,
    "items": choose_items,
    "hand": choose_hand,
    "effects": scenario_effects,
    "omens": outfitting.omens,
    "penalties": item_penalties,
    "place": choose_hex,
}
