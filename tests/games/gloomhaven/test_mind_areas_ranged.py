"""AREA: patterns thrown from afar, and the area in the choice of focus and way."""

import pytest

from questhall.games.gloomhaven.position import Enemy, Position
from questhall.games.gloomhaven.rules.mind.options import Option, think
from questhall.hex import DIRECTIONS
from questhall.ledger import rule
from tests.games.gloomhaven.positions import check

ARC = """
     x
    x x
     M
    """
LINE3 = """
    x

    x

    x
    """
PAIR = """
    x

    x
    """
TRIANGLE = """
    x
     x
    x
    """
BENT = """
    x
     x

     x
    """


@rule("GH-AREA-04")
def test_a_ranged_area_needs_one_hex_in_range_which_may_be_empty() -> None:
    line = """
         . M .
        . . . .
         . . .
        . . . .
         . . .
        . . . .
         . A .
        . . . .
         . B .
        """
    check(line, "M", focus="A", move=0, range=2)
    check(line, "M:A", focus="A", move=0, range=2, area=PAIR)
    check(line, "M:AB", focus="A", move=0, range=2, area=LINE3)
    check(line, "M:AB", focus="A", move=0, range=3, area=PAIR)


@rule("GH-AREA-04", "GH-LOS-06")
def test_the_hex_in_range_may_be_a_wall_but_is_not_counted_through_one() -> None:
    # The bent area can lie on A with one hex two hexes from the monster: the hex in the middle of the room.
    room = """
        . . . .
         . M .
        . . . .
         . 1 .
        . . . .
         . {} .
        . . . .
         . . .
        . . A .
         . . .
        """
    check(room.format("2"), "M:A", move=0, range=2, area=BENT)
    check(room.format("#"), "M:A", move=0, range=2, area=BENT)
    check(room.format("2"), "M", move=0, range=2, area=BENT, thin="1|2")


@rule("GH-AREA-04", "GH-LOS-06")
def test_range_to_the_area_is_counted_around_walls() -> None:
    line = """
         o M o
        o 2 3 o
         o 1 o
        o . . o
         o A o
        """
    check(line, "M:A", move=0, range=1, area=PAIR)
    check(line, "M", focus="A", move=0, range=1, area=PAIR, thin="M|1")


@rule("GH-AREA-01", "GH-AREA-04")
def test_a_ranged_area_is_turned_to_hit_the_most() -> None:
    check(
        """
        . . . . .
         . M . .
        . . . . .
         . . . .
        . . B . .
         . A . .
        . . . . .
        """,
        "M:AB",
        move=0,
        range=3,
        area=TRIANGLE,
    )


@rule("GH-AREA-01", "GH-AMBIG-01", "GH-MONEFF-04")
def test_the_best_ranked_others_decide_where_the_area_lies() -> None:
    star = """
         . . M . .
        . . . . . .
         . . . . .
        . . . . . .
         . . A . .
        . . B C . .
         . . . . .
        """
    check(star, "M:AB", focus="A", move=0, range=3, area=PAIR)
    check(star, "M:AB M:AC", focus="A", move=0, range=3, area=PAIR, initiative={"B": 20, "C": 20})


@rule("GH-ATK-05", "GH-MONMOVE-07")
def test_a_ranged_area_suffers_disadvantage_beside_its_focus() -> None:
    check(
        """
        . . . .
         . 1 .
        . 2 3 .
         . M .
        . . . .
         . A .
        """,
        "1:A 2:A 3:A",
        move=1,
        range=2,
        area=PAIR,
    )
    check(
        """
        . . . .
         . 1 .
        . 2 3 .
         . M .
        . . . .
         . A .
        """,
        "M:A",
        move=1,
        range=2,
        area=PAIR,
        muddled=True,
    )


@rule("GH-AREA-04", "GH-FX-11")
def test_a_ranged_area_with_an_added_target() -> None:
    check(
        """
         . A .
        . . . .
         . . .
        . . . .
         . M .
        . . . .
         . . .
        . . . .
         . B .
        . . . .
         . C .
        """,
        "M:ABC",
        focus="A",
        move=0,
        range=2,
        area=PAIR,
        targets=2,
    )


@rule("GH-FOCUS-02", "GH-AREA-04")
def test_the_area_counts_when_the_focus_is_chosen() -> None:
    # No way leads to A, but the pair laid over the obstacles reaches it from where the monster stands.
    room = """
         . A .
        . . . .
         . . .
        o o o o
         o o o
        . . . .
         . M .
        . . . .
         . . .
        . . . .
         . 1 .
        . . . .
         . . .
        . . . .
         . B .
        . . . .
        """
    check(room, "M:A", focus="A", move=2, range=2, area=PAIR)
    check(room, "1:B", focus="B", move=2, range=2)


@rule("GH-MONEFF-01", "GH-MONMOVE-05", "GH-AREA-03")
def test_out_of_reach_it_heads_for_the_hex_of_its_best_area_attack() -> None:
    room = """
     o M o o
    o 1 2 o o
     o o . o
    o . o o o
     o o . o
    o 3 4 o o
     o A B o
    """
    check(room, "2", focus="A", move=1, area=ARC)
    check(room, "3:A", focus="A", move=3, area=ARC)
    check(room, "4:AB", focus="A", move=4, area=ARC)


@rule("GH-AMBIG-01")
def test_the_same_attack_with_the_area_turned_differently_is_one_option() -> None:
    thought = check(
        """
         . . .
        . . . .
         . M .
        . . . .
         . A .
        """,
        "M:A",
        move=0,
        area=ARC,
    )
    assert len(thought.options) == 1


@pytest.mark.parametrize("turn", range(6))
@pytest.mark.parametrize("side", [1, -1], ids=["plain", "mirrored"])
@rule("GH-AREA-01")
def test_all_six_turns_and_their_mirror_images_are_used(turn: int, side: int) -> None:
    # The first enemy stands next to the monster in one of six directions, the second beyond it to one side.
    first = DIRECTIONS[turn]
    beyond = DIRECTIONS[(turn + side) % 6]
    enemies = [Enemy(first), Enemy((first[0] + beyond[0], first[1] + beyond[1]))]
    board = tuple((q, r) for q in range(-4, 5) for r in range(-4, 5))
    position = Position(board=board, monster=(0, 0), enemies=tuple(enemies), aoe=((0, 1), (1, 1)))
    assert think(position).options == (Option((0, 0), tuple(sorted(enemy.hex for enemy in enemies))),)
