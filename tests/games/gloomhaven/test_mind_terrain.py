"""MOVE and OVERLAY: walking, jumping and flying over obstacles, figures and difficult terrain."""

from questhall.ledger import rule
from tests.games.gloomhaven.positions import check

DIFFICULT_CORRIDOR = """
     o M o
    o o o o
     o 1 o
    o o o o
     o 2 o
    o o o o
     o 3 o
    o o o o
     o A o
    """


@rule("GH-OVERLAY-14", "GH-FOCUS-18")
def test_a_difficult_hex_costs_two_points() -> None:
    check(DIFFICULT_CORRIDOR, "1", move=2, under={"1": "d"})
    check(DIFFICULT_CORRIDOR, "M", move=1, under={"1": "d"})
    check(DIFFICULT_CORRIDOR, "2", move=3, under={"1": "d"})
    check(DIFFICULT_CORRIDOR, "3:A", move=4, under={"1": "d"})


@rule("GH-OVERLAY-14")
def test_leaving_difficult_terrain_costs_nothing_extra() -> None:
    check(DIFFICULT_CORRIDOR, "3:A", move=3, under={"M": "d"})


@rule("GH-OVERLAY-14", "GH-FOCUS-18")
def test_a_way_around_difficult_terrain_may_be_as_long() -> None:
    # Straight: 2 + 1 points over the difficult hex. Around it: three hexes on either side.
    check(
        """
        . . . .
         . M .
        1 2 3 4
         . 5 .
        . . . .
         . 6 .
        . . . .
         . A .
        """,
        "2 3",
        move=1,
        under={"5": "d"},
    )


@rule("GH-FOCUS-18", "GH-FOCUS-02")
def test_the_way_to_the_focus_is_measured_in_points() -> None:
    # Both are three hexes away; the way to A leads over a difficult hex.
    check(
        """
         o A o
        o o o o
         o . o
        o o o o
         o d o
        o o o o
         o M o
        o o o o
         o . o
        o o o o
         o 1 o
        o o o o
         o B o
        """,
        "1:B",
        focus="B",
        move=3,
    )


@rule("GH-OVERLAY-14", "GH-MOVE-08")
def test_a_flyer_ignores_difficult_terrain() -> None:
    check(DIFFICULT_CORRIDOR, "3:A", move=3, under={"1": "d", "2": "d", "3": "d"}, flying=True)


@rule("GH-MOVE-06", "GH-MOVE-07", "GH-OVERLAY-14")
def test_difficult_terrain_slows_a_jump_on_its_last_hex_only() -> None:
    check(DIFFICULT_CORRIDOR, "3:A", move=3, under={"1": "d", "2": "d"}, jumping=True)
    check(DIFFICULT_CORRIDOR, "2", move=3, under={"3": "d"}, jumping=True)
    check(DIFFICULT_CORRIDOR, "3:A", move=4, under={"3": "d"}, jumping=True)


@rule("GH-MOVE-07", "GH-MONMOVE-12")
def test_a_jump_that_falls_short_minds_where_it_lands() -> None:
    # Two points do not suffice to land on 2 (1 + 2): it lands on 1.
    check(DIFFICULT_CORRIDOR, "1", move=2, under={"2": "d"}, jumping=True)


@rule("GH-OVERLAY-15", "GH-MOVE-02")
def test_a_walker_goes_around_obstacles() -> None:
    check(
        """
        . . . .
         . M .
        . . . .
         . o .
        . 1 2 .
         . A .
        """,
        "1:A 2:A",
        move=3,
    )


@rule("GH-OVERLAY-15", "GH-MOVE-06", "GH-FOCUS-12")
def test_a_jumper_crosses_obstacles_but_does_not_land_on_one() -> None:
    wall = """
         . M .
        o o o o
         o o o
        o o o o
         o {} o
        o o o o
         . A .
        """
    check(wall.format("1"), "1:A", move=2, jumping=True)
    check(wall.format("o"), "M", focus="", move=2, jumping=True)


@rule("GH-OVERLAY-15", "GH-MOVE-08", "GH-FOCUS-13")
def test_a_flyer_may_end_on_an_obstacle() -> None:
    check(
        """
         . M .
        o o o o
         o 1 o
        o o o o
         o A o
        """,
        "1:A",
        move=2,
        under={"1": "o"},
        flying=True,
    )


@rule("GH-MOVE-06", "GH-FOCUS-12")
def test_a_jumper_passes_over_enemies() -> None:
    # A is the focus by initiative order of equals; the hex beyond it takes in both.
    check(
        """
         o M o
        o o o o
         o A o
        o o o o
         o 1 o
        o o o o
         o B o
        """,
        "1:AB",
        focus="A",
        move=2,
        targets=2,
        jumping=True,
    )


@rule("GH-MOVE-08", "GH-FOCUS-13")
def test_a_flyer_passes_over_enemies_but_does_not_stop_on_them() -> None:
    room = """
         m M m
        m m m m
         m A m
        m m m m
         m {} m
        m m m m
         m B m
        """
    check(room.format("1"), "1:AB", focus="A", move=2, targets=2, flying=True)
    check(room.format("C"), "M:A", focus="A", move=2, targets=2, flying=True)


@rule("GH-MOVE-02")
def test_a_walker_does_not_pass_enemies() -> None:
    check(
        """
         o M o
        o o o o
         o A o
        o o o o
         o . o
        o o o o
         o B o
        """,
        "M:A",
        focus="A",
        move=5,
        targets=2,
    )


@rule("GH-MOVE-04", "GH-FOCUS-16")
def test_neither_jumper_nor_flyer_lands_on_an_ally() -> None:
    room = """
         o M o
        o o o o
         o m o
        o o o o
         o A o
        """
    for gait in ({"jumping": True}, {}):
        check(room, "M", focus="", move=5, **gait)
    check(
        """
         . M .
        # # # #
         # m #
        # # # #
         # A #
        """,
        "M",
        focus="",
        move=5,
        flying=True,
    )


@rule("GH-MOVE-02", "GH-OVERLAY-15")
def test_an_ally_on_an_obstacle_opens_no_way() -> None:
    check(
        """
         o M o
        o o o o
         o m o
        o o o o
         o . o
        o o o o
         o A o
        """,
        "M",
        focus="",
        move=4,
        under={"m": "o"},
    )
