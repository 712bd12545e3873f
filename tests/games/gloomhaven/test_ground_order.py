"""INIT, MONORD and MONSTAT: who acts when, and with which numbers."""

from collections.abc import Collection
from itertools import permutations

import pytest

from questhall.games.gloomhaven.content.actions import Reach
from questhall.games.gloomhaven.content.terms import Side
from questhall.games.gloomhaven.rules.monsters.values import Values, attack_range, attack_value, move_points
from questhall.games.gloomhaven.rules.scenario.order import (
    Standee,
    Turn,
    at_once,
    initiative_order,
    long_rest,
    order_in_type,
    still_to_act,
)
from questhall.ledger import rule


def hero(who: str, initiative: int, other: int = 50) -> Turn:
    return Turn(who, initiative, Side.CHARACTERS, other)


def monsters(who: str, initiative: int) -> Turn:
    return Turn(who, initiative, Side.MONSTERS)


def names(*turns: Turn) -> str:
    """The order of a round; those tied are joined by `=`, whatever order they were listed in."""
    orders = {
        " ".join("=".join(sorted(turn.who for turn in place)) for place in initiative_order(listed))
        for listed in permutations(turns)
    }
    (order,) = orders
    return order


@rule("GH-MONORD-01", "GH-INIT-03")
def test_everybody_acts_from_the_lowest_initiative_to_the_highest() -> None:
    archers, bones = monsters("archers", 32), monsters("bones", 45)
    assert names(hero("Brute", 61, 15), hero("Scoundrel", 86), bones, archers) == "archers bones Brute Scoundrel"
    assert names(hero("Brute", 15, 61), hero("Scoundrel", 86), bones, archers) == "Brute archers bones Scoundrel"


@rule("GH-INIT-03")
def test_a_long_rest_comes_at_99() -> None:
    assert names(long_rest("Brute"), monsters("golems", 90), hero("Tinkerer", 8)) == "Tinkerer golems Brute"


@rule("GH-INIT-05")
def test_tied_characters_compare_their_other_cards_and_then_the_players_decide() -> None:
    assert names(hero("Brute", 20, 61), hero("Mage", 20, 35)) == "Mage Brute"
    assert names(hero("Brute", 20, 35), hero("Mage", 20, 35)) == "Brute=Mage"
    assert names(long_rest("Brute"), long_rest("Mage")) == "Brute=Mage"


@rule("GH-INIT-06")
def test_a_character_acts_before_monsters_with_the_same_initiative() -> None:
    assert names(monsters("bones", 20), hero("Brute", 20, 99), hero("Mage", 20, 1)) == "Mage Brute bones"


@rule("GH-INIT-07", "GH-AMBIG-01")
def test_the_players_order_monster_types_that_tie() -> None:
    assert names(monsters("bones", 20), monsters("archers", 20), monsters("imps", 21)) == "archers=bones imps"


def elite(number: int, hit_points: int = 5) -> Standee:
    return Standee(number, "elite", hit_points)


def normal(number: int, hit_points: int = 5) -> Standee:
    return Standee(number, "normal", hit_points)


@rule("GH-MONORD-03", "GH-MONORD-04", "GH-INIT-04")
def test_elites_act_before_normals_each_by_standee_number() -> None:
    for listed in permutations([elite(2), elite(3), normal(1), normal(4)]):
        assert [standee.number for standee in order_in_type(listed)] == [2, 3, 1, 4]


def waiting(*standees: Standee, acted: Collection[int] = (), round_: int = 4) -> list[int]:
    return [standee.number for standee in still_to_act(standees, acted, round_)]


@rule("GH-MONORD-06")
def test_a_monster_that_died_before_its_place_does_not_act() -> None:
    assert waiting(normal(1), elite(3, hit_points=0), elite(2)) == [2, 1]
    assert waiting(normal(1, hit_points=0)) == []


@rule("GH-MONORD-03")
def test_nobody_acts_twice_and_a_late_elite_still_gets_its_turn() -> None:
    assert waiting(normal(1), normal(4), elite(6), acted={1}) == [6, 4]


@rule("GH-MONOTH-04", "GH-IX-14")
def test_a_summoned_monster_acts_from_the_next_round_on() -> None:
    called = Standee(5, "normal", 5, summoned_in=4)
    assert waiting(normal(7), called, round_=4) == [7]
    assert waiting(normal(7), called, round_=5) == [5, 7]


@rule("GH-DOOR-07", "GH-IX-11")
def test_monsters_of_a_new_room_that_would_have_been_earlier_act_after_the_opener() -> None:
    revealed = [monsters("imps", 70), monsters("bones", 30), monsters("archers", 15), monsters("drakes", 40)]
    opener = hero("Brute", 40)
    assert [turn.who for (turn,) in at_once(revealed, opener)] == ["archers", "bones"]
    assert at_once(revealed, hero("Brute", 15)) == []


GUARD = Values(hit_points=5, move=2, attack=2)
ARCHER = Values(hit_points=4, move=2, attack=2, range=3)


@rule("GH-MONMOVE-01", "GH-MONSTAT-04")
def test_a_move_is_the_base_move_plus_the_cards_number() -> None:
    assert [move_points(ARCHER, bonus) for bonus in (-3, -1, 0, 1)] == [0, 1, 2, 3]


@rule("GH-MONATK-01", "GH-MONSTAT-05")
def test_an_attack_is_the_base_attack_plus_the_cards_number() -> None:
    assert [attack_value(ARCHER, bonus) for bonus in (-3, -1, 0, 2)] == [0, 1, 2, 4]


@rule("GH-MONATK-04", "GH-MONSTAT-06")
@pytest.mark.parametrize(
    ("values", "reach", "expected"),
    [
        (ARCHER, Reach(), 3),
        (ARCHER, Reach(stated=5), 5),
        (ARCHER, Reach(bonus=1), 4),
        (ARCHER, Reach(bonus=-1), 2),
        (ARCHER, Reach(bonus=-4), 1),
        (GUARD, Reach(), 0),
        (GUARD, Reach(stated=2), 2),
        (GUARD, Reach(bonus=1), 0),
    ],
)
def test_the_range_is_the_cards_or_else_the_monsters_own(values: Values, reach: Reach, expected: int) -> None:
    assert attack_range(values, reach) == expected


@rule("GH-AREA-02", "GH-MONATK-04")
def test_a_pattern_with_a_grey_hex_is_melee_even_for_an_archer() -> None:
    assert attack_range(ARCHER, pattern=((0, 0), (1, 0))) == 0
    assert attack_range(ARCHER, pattern=((1, 0), (2, 0))) == 3
