"""MONMOVE, MONATK and FOCUS: a card, its statistics and the table become what the mind thinks about."""

from typing import Any

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.actions import ALL_TARGETS, Attack, Heal
from questhall.games.gloomhaven.content.monster_cards import Section
from questhall.games.gloomhaven.content.notation.actions import card_entries
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.content.terms import CONDITIONS
from questhall.games.gloomhaven.position import Position
from questhall.games.gloomhaven.rules.ground.field import Token
from questhall.games.gloomhaven.rules.monsters.deeds import healed
from questhall.games.gloomhaven.rules.monsters.statistics import make_monster, section_of, values_at
from questhall.games.gloomhaven.rules.monsters.thought import (
    attacks_on_each,
    consider,
    move_figure,
    position_for,
)
from questhall.games.gloomhaven.rules.monsters.turn import Step, actions_of, steps_of
from questhall.games.gloomhaven.rules.monsters.values import Values
from questhall.games.gloomhaven.state import Figure
from questhall.ledger import rule
from tests.games.gloomhaven.fields import Drawn, draw

LEVEL = 0


class Actor:
    """A monster of a type on a drawn field, with a card to act by."""

    def __init__(self, drawn: Drawn, type_: str, card: str, rank: Rank = "normal", level: int = LEVEL) -> None:
        statistics = bestiary.statistics(type_)
        self.drawn, self.card = drawn, card
        self.section: Section = section_of(statistics, rank, level)
        self.values: Values = values_at(statistics, rank, level, 2)
        self.fighter: Figure = make_monster(statistics, rank, 1, level, 2)
        marked = drawn.field.figures[drawn["M"]].conditions
        self.fighter.conditions = {condition: 1 for condition in CONDITIONS if condition in marked}

    @property
    def steps(self) -> list[Step]:
        return steps_of(self.fighter, actions_of(card_entries(self.card, bestiary.areas())))

    @property
    def initiatives(self) -> dict[int, float]:
        return {self.drawn[name]: 10.0 * place for place, name in enumerate("ABC", start=1) if name in self.drawn.names}

    def position(self, place: int = 0) -> Position:
        return position_for(
            self.drawn.field, self.drawn["M"], self.steps[place], self.section, self.values, self.initiatives
        )

    def does(self, place: int = 0) -> str:
        """The options of a step: `1:A` is a move to 1 and an attack on A."""
        step = self.steps[place]
        thought = consider(self.drawn.field, self.drawn["M"], step, self.section, self.values, self.initiatives)
        called = {hex_: name for name, hex_ in self.drawn.names.items()}
        said = [
            called.get(option.hex, str(option.hex)) + ":" + "".join(sorted(called[foe] for foe in option.attacks))
            for option in thought.options
        ]
        return " ".join(sorted(one.rstrip(":") for one in said))


def act(text: str, type_: str, card: str, rank: Rank = "normal", level: int = LEVEL, **field: Any) -> Actor:
    return Actor(draw(text, **field), type_, card, rank, level)


# One way to walk, 1 to 3, between obstacles that nobody minds for seeing.
LINE = """
     o o o
    M 2 A o
     1 3 o
    o o o
"""


@rule("GH-MONMOVE-01", "GH-MONATK-04", "GH-MONORD-05")
def test_move_and_range_are_those_of_statistics_and_card_together() -> None:
    archer = act(LINE, "bandit-archer", "move +1, attack -1 range +1")
    assert (archer.position().move, archer.position().range, archer.position().targets) == (3, 4, 1)
    elite = act(LINE, "bandit-archer", "move +1, attack -1 range +1", "elite", level=7)
    assert (elite.position().move, elite.position().range) == (5, 7)


def test_it_walks_up_to_its_focus_and_attacks() -> None:
    assert act(LINE, "cave-bear", "move +0, attack +0").does() == "3:A"
    assert act(LINE, "bandit-guard", "move +0, attack +0").does() == "2"
    assert act(LINE, "bandit-archer", "move +0, attack +0").does() == "1:A"


@rule("GH-MONMOVE-10")
def test_other_actions_have_no_say_in_where_it_goes() -> None:
    with_coin = """
         o o o o
        c M 1 A o
         . 2 3 o
        o o o o
    """
    plain = act(with_coin, "vermling-scout", "move -1").does()
    assert act(with_coin, "vermling-scout", "move -1, loot 1").does() == plain == "1"
    hurt = """
         o o o o
        N M 1 A o
         . 2 3 o
        o o o o
    """
    shaman = act(hurt, "inox-shaman", "move +0, heal 3 range 3", "elite")
    assert shaman.does() == act(hurt, "inox-shaman", "move +0", "elite").does()
    field = move_figure(shaman.drawn.field, shaman.drawn["M"], shaman.drawn["1"])
    heal = shaman.steps[1].action
    assert isinstance(heal, Heal)
    found = healed(field, shaman.drawn["1"], heal, shaman.values, {shaman.drawn["N"]: 4})
    assert found == [shaman.drawn["1"]]  # its hurt ally is out of range now, and it heals as best it can


@rule("GH-FOCUS-03", "GH-IX-05", "GH-IX-06")
def test_an_archer_without_an_attack_thinks_as_if_melee() -> None:
    armed = act(LINE, "bandit-archer", "move +1, attack +0")
    assert armed.does() == "1:A"
    for text, marks in (("move +1", ""), ("move +1, attack +0", "disarm")):
        without = act(LINE, "bandit-archer", text, conditions={"M": marks})
        assert (without.position().range, without.position().targets) == (0, 0)
        assert without.does() == "3"


@rule("GH-FOCUS-14", "GH-MONSTAT-11")
def test_without_a_focus_it_stays_and_does_its_other_actions() -> None:
    walled = """
        M 1 # A
         . # .
    """
    guard = act(walled, "bandit-guard", "move +0, attack +0, heal 2 self")
    assert guard.does() == "M"
    assert isinstance(guard.steps[2].action, Heal)


@rule("GH-FOCUS-06", "GH-COND-14")
def test_an_immobilized_monster_attacks_from_where_it_stands() -> None:
    assert act(LINE, "cave-bear", "move +0, attack +0", conditions={"M": "immobilize"}).does() == "M"
    near = """
        M . .
         A .
        . . .
    """
    assert act(near, "cave-bear", "move +0, attack +0", conditions={"M": "immobilize"}).does() == "M:A"


INVISIBLE = """
     o o o
    M A B o
     1 2 o
    o o o
"""


@rule("GH-FOCUS-15", "GH-COND-26")
def test_an_invisible_enemy_is_an_obstacle() -> None:
    seen = act(INVISIBLE, "cave-bear", "move +1, attack +0")
    assert seen.does() == "1:A"
    unseen = act(INVISIBLE, "cave-bear", "move +1, attack +0", conditions={"A": "invisible"})
    assert unseen.does() == "M"


@rule("GH-FOCUS-15", "GH-FOCUS-13")
def test_a_flyer_passes_over_an_invisible_enemy_but_does_not_end_there() -> None:
    over = """
         M
        . .
         A
        # #
         1
        . .
         B
    """
    flyer = act(over, "living-spirit", "move +0, attack +0 adjacent", conditions={"A": "invisible"}, flying="M")
    assert flyer.does() == "1:B"
    short = act(over, "living-spirit", "move -1, attack +0 adjacent", conditions={"A": "invisible"}, flying="M")
    assert short.does() == "M"


DOOR = """
     o o o
    M {} A o
     . 1 o
    o o o
"""


@rule("GH-OVERLAY-02", "GH-DOOR-10")
def test_a_closed_door_is_a_wall_to_monsters_and_an_open_one_is_not() -> None:
    assert act(DOOR.format("="), "cave-bear", "move +0, attack +0").does() == "M"
    assert act(DOOR.format("/"), "cave-bear", "move +0, attack +0").does() == "1:A"


@rule("GH-MONMOVE-07")
def test_a_muddled_archer_does_not_step_away() -> None:
    near = """
          A
         o o
          M
         1 2
          3
    """
    archer = act(near, "bandit-archer", "move +0, attack +0")
    assert archer.does() == "1:A 2:A 3:A"
    muddled = act(near, "bandit-archer", "move +0, attack +0", conditions={"M": "muddle"})
    assert muddled.position().muddled
    assert muddled.does() == "M:A"


@rule("GH-MONMOVE-05", "GH-MONSTAT-07", "GH-MONATK-02")
def test_the_targets_of_the_statistics_card_count_unless_all_attacks_go_at_one() -> None:
    between = """
         A B
        . 1 .
         . .
          M
    """
    bones = act(between, "living-bones", "move +0, attack +0")
    assert bones.position().targets == 2
    one = act(between, "living-bones", "move +0, attack +0 on one")
    assert one.position().targets == 1
    assert act(between, "living-bones", "attack +0 targets 3").position().targets == 3


@rule("GH-ATK-10", "GH-MONSTAT-07")
def test_all_attacks_of_the_statistics_card_go_at_one_enemy_where_the_card_says_so() -> None:
    def attacks(card: str, level: int) -> int:
        (attack,) = actions_of(card_entries(card, {}))
        assert isinstance(attack, Attack)
        return attacks_on_each(attack, section_of(bestiary.statistics("living-bones"), "elite", level))

    assert [attacks("attack +0 on one", level) for level in (0, 7)] == [2, 3]
    assert attacks("attack +0", 7) == 1


@rule("GH-AREA-02", "GH-AREA-08")
def test_attacks_on_all_adjacent_enemies_and_areas_with_a_grey_hex_are_melee() -> None:
    demon = act(LINE, "flame-demon", "attack +0 adjacent", flying="M")
    assert (demon.position().range, demon.position().targets) == (0, ALL_TARGETS)
    line = act(LINE, "flame-demon", "attack +0 area line-2", flying="M").position()
    assert (line.range, line.aoe) == (0, ((0, 0), (0, 1), (0, 2)))
    circle = act(LINE, "flame-demon", "attack +0 area circle", flying="M").position()
    assert (circle.range, len(circle.aoe)) == (3, 7)


def test_an_area_reaches_whom_its_drawing_covers() -> None:
    text = """
         M
        . .
         .
        . .
         A
        . .
         B
    """
    assert act(text, "deep-terror", "attack +0 area line-5 pierce 3").does() == "M:AB"
    assert act(text, "deep-terror", "attack +0 area arc-2").does() == "M"


@rule("GH-FOCUS-12")
def test_a_jump_on_the_card_leads_over_obstacles() -> None:
    wall = """
         o o o
        M 1 o o
         o A o
        o o o o
    """
    assert act(wall, "vermling-scout", "move +0, attack +0").does() == "M"
    assert act(wall, "vermling-scout", "move +0 jump, attack +0").does() == "1:A"


@rule("GH-MONTRAP-01", "GH-OVERLAY-14")
def test_traps_hazards_difficult_terrain_and_walls_come_along() -> None:
    drawn = """
        M t d 1
         h o 2
    """
    actor = act(drawn, "cave-bear", "move +0", thin="1|2")
    position = actor.position()
    assert [len(each) for each in (position.traps, position.hazards, position.difficult, position.obstacles)] == [1] * 4
    (wall,) = position.thin_walls
    first, step = wall
    assert {first, (first[0] + step[0], first[1] + step[1])} == {actor.drawn.names["1"], actor.drawn.names["2"]}


@rule("GH-MONOTH-07")
def test_a_monster_that_ends_its_turn_on_coins_leaves_them() -> None:
    actor = act(LINE, "cave-bear", "move +0, attack +0", under={"3": "c"})
    assert actor.does() == "3:A"
    after = move_figure(actor.drawn.field, actor.drawn["M"], actor.drawn["3"])
    assert after.at(Token.COIN) == {actor.drawn["3"]}
    assert actor.drawn["M"] not in after.figures


@rule("GH-FOCUS-09")
def test_initiative_breaks_ties_as_it_is_given() -> None:
    both = """
         . . .
        A . . B
         . M .
        . . . .
    """
    assert act(both, "cave-bear", "attack +0 range 3").does() == "M:A"
