"""What a table may bring to Gloomhaven: items for the shop, battle goals, monsters, and scenarios with their maps.

Items and scenarios have numbers; those of one's own follow from their ids and lie far above the printed ones.  A
monster draws from the ability deck of a printed type; in a scenario stand printed monsters and those of its own pack.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping

import yaml
from msgspec.structs import replace

from questhall.games.gloomhaven.content import atlas, bestiary, equipment, scenarios
from questhall.games.gloomhaven.content.dungeon import Dungeon
from questhall.games.gloomhaven.content.equipment import ABOVE_PRINTED, read_goal, read_item
from questhall.games.gloomhaven.content.floors import CORRIDORS, TILES
from questhall.games.gloomhaven.content.notation.maps import parse
from questhall.games.gloomhaven.content.scenario_map import MapError, ScenarioMap
from questhall.games.gloomhaven.content.terms import MOST_STANDEES
from questhall.games.gloomhaven.face.decks import goal_text
from questhall.games.gloomhaven.face.things import in_both
from questhall.kernel import Words
from questhall.kit.content import BadContent
from questhall.kit.homebrew import Kind, Made, Shelved, Source, Workshop

LANGS = ("en", "ru")
HEAD = ("id", "name", "origin")  # of every entry; the readers of printed files do not know them
MONSTER_FIELDS = ("deck", "standees", "flying", "immune", "normal", "elite")
PAGE_FIELDS = ("goal", "start", "allies", "levels", "trap")
MOST_HEROES = 4
MOST_MONSTERS = 40  # on one map
COINS = "coin"
PLACE = re.compile(r"^[^:]*:(?P<line>\d+): (?P<cause>.*)", re.DOTALL)

ITEM = """\
- id: wooden-spoon
  name: {en: Wooden Spoon, ru: Деревянная ложка}
  cost: 15
  copies: 2
  slot: hand
  after: rotate
  when: strike
  does: melee muddle
"""
GOAL = """\
- id: window-shopper
  name: {en: Window Shopper, ru: Зевака}
  checkmarks: 1
  counts: coins
  most: 2
"""
MONSTER = """\
- id: cellar-rat
  name: {en: Cellar Rat, ru: Подвальная крыса}
  deck: hound
  standees: 6
  normal:
  - 3 3 1 -
  - 4 3 1 -
  - 4 3 2 -
  - 6 3 2 -
  - 7 3 3 -
  - 8 4 3 -
  - 9 4 3 -
  - 11 4 4 -
  elite:
  - 5 3 2 -
  - 6 3 2 -
  - 7 4 2 -
  - 8 4 3 -
  - 10 4 3 -
  - 11 4 4 -
  - 13 5 4 -
  - 16 5 5 -
"""
SCENARIO = """\
- id: the-cellar
  name: {en: The Cellar, ru: Подвал}
  goal: all enemies
  map: |
    map
      A..     A..     A..     A.r
          A..     A..     A.g
      A.@     A..     A..     A..
          A.@     A..     A..
      A.@     A.@     A$.     A.g

    tiles
      A G1b

    ground
      $ coin 1

    figures
      r bandit-guard n n e
      g bandit-guard - n n
"""


def number_of(id_: str) -> int:
    """As large as a browser can count exactly, and the same everywhere."""
    return ABOVE_PRINTED + int(hashlib.sha256(id_.encode()).hexdigest()[:10], 16)


def without(node: yaml.MappingNode, *names: str, **more: str) -> yaml.MappingNode:
    """An entry without the fields that only homebrew has, and with others."""
    kept = [(key, value) for key, value in node.value if key.value not in names]
    marks = (node.start_mark, node.end_mark)
    added = [(scalar(name, *marks), scalar(value, *marks)) for name, value in more.items()]
    return yaml.MappingNode(node.tag, [*added, *kept], *marks)


def scalar(value: str, start: yaml.Mark | None, end: yaml.Mark | None) -> yaml.ScalarNode:
    return yaml.ScalarNode("tag:yaml.org,2002:str", value, start, end)


def name_in(source: Source) -> Words:
    fields = source.page.fields(source.page.fields(source.node)["name"])
    return {lang: source.page.text(fields[lang]) for lang in LANGS}


# -- items and goals ----------------------------------------------------------------------------------------------


def item(source: Source) -> Made:
    number = number_of(source.id)
    if "number" in source.page.fields(source.node):
        source.page.fail(source.node, "number", "there is no such field here")
    made = read_item(source.page, without(source.node, "id", "origin", number=str(number)))
    if not 1 <= made.copies <= MOST_HEROES:
        source.page.fail(source.node, made.copies, f"1 to {MOST_HEROES} copies")
    return Made([(equipment.items(), number, made)], {made.id: made.names})


def goal(source: Source) -> Made:
    made = read_goal(source.page, source.id, without(source.node, "id", "origin"))
    for said in (made.least, made.most):
        if said and not re.fullmatch(r"\d+|L|\d+\+L|L\+\d+", said):
            source.page.fail(source.node, said, "a number, or a sum with the level: 2+L")
    if not (made.least or made.most):
        source.page.fail(source.node, "least", "a goal has a least or a most")
    return Made([(equipment.goals(), made.id, made)], {made.id: in_both(goal_text, made)})


# -- monsters -----------------------------------------------------------------------------------------------------


def monster(source: Source) -> Made:
    fields = source.page.fields(without(source.node, *HEAD))
    for field, node in fields.items():
        if field not in MONSTER_FIELDS:
            source.page.fail(node, field, f"there is no such field here; a monster has {', '.join(MONSTER_FIELDS)}")
    for field in ("deck", "standees", "normal", "elite"):
        if field not in fields:
            source.page.fail(source.node, field, "this field is missing")
    made = bestiary.statistics_of(source.page, source.id, fields)
    if made.deck == bestiary.BOSS_DECK:
        source.page.fail(fields["deck"], made.deck, "bosses are not made here")
    if not 1 <= made.standees <= MOST_STANDEES:
        source.page.fail(fields["standees"], made.standees, f"1 to {MOST_STANDEES} standees")
    for section in (*made.sections["normal"], *made.sections["elite"]):
        if not section.hit_points.isdecimal() or section.hit_points == "0" or not section.attack.isdecimal():
            source.page.fail(fields["normal"], section.hit_points, "a line: hit points, move, attack, range or -")
    return Made([(bestiary.BROUGHT, source.id, made)], figure_names(source.id, name_in(source)))


def figure_names(type_: str, name: Words) -> Mapping[str, Words]:
    """The type, and its standees by number."""
    standees = {
        f"{type_}-{at}": {lang: f"{said} {at}" for lang, said in name.items()} for at in range(1, MOST_STANDEES + 1)
    }
    return {type_: name, **standees}


# -- scenarios ----------------------------------------------------------------------------------------------------


def scenario(source: Source) -> Made:
    fields = source.page.fields(without(source.node, *HEAD))
    for field, node in fields.items():
        if field not in (*PAGE_FIELDS, "map"):
            source.page.fail(node, field, f"there is no such field here; a scenario has {', '.join(PAGE_FIELDS)}, map")
    for field in ("goal", "map"):
        if field not in fields:
            source.page.fail(source.node, field, "this field is missing")
    number, name = number_of(source.id), name_in(source)
    drawn = read_map(source, fields.pop("map"), number, name)
    page = scenarios.scenario_of(source.page, fields, number)
    shelves: list[Shelved] = [(atlas.BROUGHT, number, drawn), (scenarios.BROUGHT, number, page)]
    return Made(shelves, {f"scenario-{number}": name})


def read_map(source: Source, node: yaml.Node, number: int, name: Words) -> ScenarioMap:
    """The drawing, its monsters by their whole ids; what cannot be played is told with its line."""
    page, first = source.page, node.start_mark.line + 1 if node.start_mark else 1
    header = f"scenario {number}\nen {name['en']}\nru {name['ru']}\n"
    try:
        drawn = parse(header + page.text(node), "map")
    except MapError as error:
        found = PLACE.match(str(error))
        line = first + int(found["line"]) - header.count("\n") if found else first
        raise BadContent(page.path, line, "map", found["cause"] if found else str(error)) from error
    spots = tuple(replace(spot, name=source.own.get(spot.name, spot.name)) for spot in drawn.monsters)
    drawn = replace(drawn, monsters=spots)
    if fault := next(faults_of(drawn, set(source.own.values())), None):
        page.fail(node, *fault)
    return drawn


def faults_of(drawn: ScenarioMap, own: set[str]) -> Iterator[tuple[str, str]]:
    """A word of a map and what is wrong with it."""
    yield from ((tile.name, "no such map tile") for tile in drawn.tiles if tile.name not in TILES)
    for way in drawn.passages:
        if way.kind not in ("door", "corridor"):
            yield way.kind, "a passage is a door or a corridor here"
        if way.kind == "corridor" and way.name not in CORRIDORS:
            yield way.name, f"a corridor is one of {', '.join(CORRIDORS)}"
    for piece in drawn.ground:
        if piece.kind == "treasure":
            yield piece.value, "treasures are those of the box: lay coins"
    for spot in drawn.monsters:
        known = spot.name in own or spot.name in bestiary.types()
        if not known or (spot.name not in own and "normal" not in bestiary.statistics(spot.name).sections):
            yield spot.name, "no such monster, or a boss"
    if len(drawn.monsters) > MOST_MONSTERS:
        yield str(len(drawn.monsters)), f"{MOST_MONSTERS} monsters at most"
    yield from unreachable(drawn)


def unreachable(drawn: ScenarioMap) -> Iterator[tuple[str, str]]:
    """All heroes begin in one room, and every room can be reached from there."""
    if len(drawn.starts) < MOST_HEROES:
        yield "@", f"at least {MOST_HEROES} start hexes"
        return
    rooms = drawn.rooms()
    begin = [number for number, room in enumerate(rooms) if room & set(drawn.starts)]
    if len(begin) != 1:
        yield "@", "all start hexes lie in one room"
        return
    dungeon = Dungeon(drawn)
    reached, closed = set(begin), list(dungeon.behind.values())
    while opened := [sides for sides in closed if reached & set(sides) and not set(sides) <= reached]:
        reached.update(*opened)
    if len(reached) < len(rooms):
        tile = drawn.tile_of[min(rooms[min(set(range(len(rooms))) - reached)])]
        yield tile.sign, "no door leads into this room"


WORKSHOP = Workshop(
    "gloomhaven",
    Kind("items", item, ITEM),
    Kind("goals", goal, GOAL),
    Kind("monsters", monster, MONSTER),
    Kind("scenarios", scenario, SCENARIO),
)
