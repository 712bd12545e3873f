"""LOS and TERM: what the monster can see and how range is counted."""

from questhall.ledger import rule
from tests.games.gloomhaven.positions import check


@rule("GH-LOS-03", "GH-OVERLAY-16")
def test_obstacles_and_figures_do_not_block_sight() -> None:
    check(
        """
         . M .
        . o o .
         . m .
        . t o .
         . o .
        . . . .
         . A .
        """,
        "M:A",
        move=2,
        range=3,
    )


@rule("GH-LOS-01", "GH-LOS-02", "GH-MONMOVE-06")
def test_it_steps_out_from_behind_a_wall_to_see_its_focus() -> None:
    check(
        """
        . 1 2 . .
         . M . .
        . 3 4 . .
         . # . .
        . . . . .
         . A . .
        . . . . .
        """,
        "1:A 2:A 3:A 4:A",
        move=1,
        range=3,
    )


@rule("GH-LOS-02")
def test_with_every_corner_on_a_wall_it_sees_nothing_and_steps_forward() -> None:
    check(
        """
         . . # . .
        . . . . . .
         . . M . .
        . . # # . .
         . . 1 . .
        . . . . . .
         . . . . .
        . . . . . .
         . . A . .
        """,
        "1:A",
        move=2,
        range=4,
    )


@rule("GH-LOS-01", "GH-LOS-02")
def test_neighbours_see_each_other_though_every_corner_lies_on_a_wall() -> None:
    # Neighbours without a wall between them, but every corner of the monster's hex lies on one.
    check(
        """
         . . # . .
        . . . . . .
         . . M . .
        . . # # . .
         . . A . .
        . . . . . .
         . . . . .
        """,
        "M:A",
        focus="A",
        move=0,
    )


@rule("GH-LOS-06", "GH-TERM-12", "GH-FOCUS-02")
def test_range_is_counted_around_a_thin_wall() -> None:
    check(
        """
        . . . .
         . . .
        . . . .
         . M .
        . 1 2 .
         . 3 .
        . . . .
         . A .
        """,
        "1:A 2:A",
        move=1,
        range=2,
        thin="M|3",
    )


@rule("GH-LOS-06", "GH-TERM-12")
def test_range_is_counted_around_a_wall_hex() -> None:
    # Straight through the wall hex it would be two hexes; around it three.
    room = """
        . . . . .
         . M . .
        . . . . .
         . # . .
        . . . . .
         . A . .
        . . . . .
        """
    check(room, "M", focus="A", move=0, range=3)
    check(room, "M", focus="A", move=0, range=2)


@rule("GH-LOS-02", "GH-OVERLAY-03", "GH-LOS-07")
def test_an_archer_shoots_through_an_open_door_straight_ahead() -> None:
    room = """
        . . # . .
         . . . .
        . . # . .
         . . . .
        . M {} A .
         . . . .
        . . # . .
         . . . .
        . . # . .
        """
    check(room.format("."), "M:A", move=0, range=4)
    check(room.format("#"), "M", focus="", move=4, range=4)


@rule("GH-LOS-02", "GH-MONMOVE-06")
def test_at_an_angle_the_door_posts_block_the_view() -> None:
    check(
        """
        . . # . .
         . M . .
        . 1 # . .
         . 2 . .
        . . . . .
         . . . A
        . . # . .
         . . . .
        . . # . .
         . . . .
        """,
        "1:A 2:A",
        move=3,
        range=9,
    )


@rule("GH-LOS-02", "GH-TERM-10")
def test_the_tip_of_a_thin_wall_blocks_the_corner_it_touches() -> None:
    # Both upper corners of 1 lie on the thin wall; the monster looks past it with its other corners.
    check(
        """
        . . . .
         . 1 .
        . . . .
         . M .
        . . . .
         . . .
        . . . .
         . A .
        """,
        "M:A",
        move=1,
        range=4,
        thin="1|M",
    )


@rule("GH-LOS-02", "GH-TERM-10")
def test_thin_walls_block_sight() -> None:
    # With walls on its three lower sides the monster cannot look down at all.
    room = """
        . . . . . .
         . . . . .
        . . . . . .
         . . M . .
        . . 1 2 . .
         . . 3 . .
        . . . . . .
         . . . . .
        . . . . . .
         . . A . .
        """
    check(room, "M:A", move=0, range=9)
    check(room, "M", focus="A", move=0, range=9, thin="M|1 M|2 M|3")


@rule("GH-LOS-02")
def test_the_edge_of_the_board_is_a_wall() -> None:
    # The board bends around a corner that is not part of it.
    room = """
        . M . .
         {0} . .
        . {0} . .
         {0} {0} .
        . A . .
        """
    check(room.format("."), "M:A", move=0, range=4)
    check(room.format(" "), "M", move=0, range=4)
