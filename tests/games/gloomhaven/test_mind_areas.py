"""AREA: melee attacks with a pattern of hexes, and targets added to it."""

from questhall.ledger import rule
from tests.games.gloomhaven.positions import check

ARC = """
     x
    x x
     M
    """
SPEAR = """
    x

    x

    M
    """
HOOK = """
     x
    x

    M
    """
FAR = """
    x



    M
    """
RING = """
     x
    x x
     M
    x x
     x
    """


@rule("GH-AREA-01", "GH-AREA-03", "GH-MONMOVE-05")
def test_it_goes_where_its_area_takes_in_both() -> None:
    check(
        """
        . . . . .
         . M . .
        . . . . .
         . 3 . .
        . A . . .
         . B . .
        . . . . .
        """,
        "3:AB",
        focus="A",
        move=2,
        area=ARC,
    )


@rule("GH-AREA-01", "GH-AMBIG-01")
def test_an_area_may_be_turned_all_ways() -> None:
    # The spear reaches two hexes in a straight line, in any of six directions.
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
        """,
        "M:A M:B",
        focus="AB",
        move=0,
        area=SPEAR,
        initiative={"A": 10, "B": 10},
    )


@rule("GH-AREA-01")
def test_an_area_may_be_mirrored() -> None:
    check(
        """
         . . . .
        . . B . .
         . A . .
        . . . . .
         . M . .
        """,
        "M:AB",
        move=0,
        area=HOOK,
    )
    check(
        """
         . . . .
        . B . . .
         . A . .
        . . . . .
         . M . .
        """,
        "M:AB",
        move=0,
        area=HOOK,
    )


@rule("GH-AREA-08", "GH-FOCUS-02", "GH-FOCUS-04")
def test_a_melee_area_reaches_over_an_obstacle_and_decides_the_focus() -> None:
    # Beside B is one move; A can be speared over the obstacle without moving.
    room = """
         . A .
        . . . .
         . o .
        . . . .
         . M .
        . . . .
         . 1 .
        . . . .
         . B .
        """
    check(room, "M:A", focus="A", move=2, area=FAR, initiative={"A": 50, "B": 60})
    check(room, "1:B", focus="B", move=2, initiative={"A": 50, "B": 60})


@rule("GH-AREA-08", "GH-IX-08")
def test_a_melee_area_has_no_disadvantage_beside_its_focus() -> None:
    check(
        """
        . . . .
         . M .
        . . . .
         . A .
        . . . .
        """,
        "M:A",
        move=2,
        area=SPEAR,
    )


@rule("GH-AREA-08", "GH-IX-08")
def test_a_pattern_without_adjacent_hexes_sends_it_away_from_its_focus() -> None:
    check(
        """
        . . . . .
         1 2 3 .
        . . . . .
         . M . .
        . . . . .
         . A . .
        """,
        "2:A",
        move=1,
        area=FAR,
    )


@rule("GH-AREA-02")
def test_the_grey_hex_of_a_melee_pattern_is_the_monsters_own() -> None:
    # [0, 0] is the grey hex and hits nobody: alone it makes no area at all.
    room = """
        . . . .
         . M .
        . . . .
         . A .
        . . . .
         . B .
        """
    check(room, "M:AB", move=0, aoe=[(0, 0), (0, 1), (0, 2)])
    check(room, "M:A", move=0, aoe=[(0, 0)])


@rule("GH-AREA-05", "GH-LOS-01")
def test_a_melee_area_needs_sight_but_neither_range_nor_adjacency() -> None:
    # A thin wall between neighbours: the plain attack cannot cross it, the area can, looking past its ends.
    room = """
        . . . .
         . M .
        . 1 2 .
         . A .
        . . . .
        """
    check(room, "1:A 2:A", move=2, thin="M|A")
    check(room, "M:A", move=2, thin="M|A", area=SPEAR)


@rule("GH-AREA-05")
def test_an_area_hits_nobody_behind_a_wall() -> None:
    check(
        """
        . . . . .
         . M . .
        . . . . .
         . # . .
        . . . . .
         . A . .
        . . . . .
         . . . .
        """,
        "M",
        focus="A",
        move=0,
        area=FAR,
    )


@rule("GH-AREA-05")
def test_of_the_enemies_in_an_area_only_those_in_sight_are_hit() -> None:
    # B stands in an alcove behind A; a wall line across its mouth hides it.
    room = """
        . . . .
         . M .
        . . . .
         . A .
        . # # .
         . B .
        . . . .
         . . .
        """
    check(room, "M:AB", move=0, area=SPEAR)
    check(room, "M:A", move=0, area=SPEAR, thin="A|B")


@rule("GH-AREA-07")
def test_allies_in_the_area_are_not_targets() -> None:
    check(
        """
         . m .
        . m A .
         . M .
        . . . .
        """,
        "M:A",
        move=0,
        area=RING,
    )


@rule("GH-AREA-03", "GH-MONATK-02")
def test_a_ring_hits_all_around() -> None:
    check(
        """
         . A .
        . F B .
         . M .
        . E C .
         . D .
        """,
        "M:ABCDEF",
        move=2,
        area=RING,
    )


@rule("GH-AREA-03", "GH-ATK-11")
def test_with_one_target_only_the_area_is_attacked() -> None:
    # C is adjacent but outside the arc that takes in A and B.
    room = """
         . A .
        . . B .
         . M .
        . . . .
         . C .
        """
    check(room, "M:AB", focus="A", move=0, area=ARC)
    check(room, "M:ABC", focus="A", move=0, area=ARC, targets=2)


@rule("GH-FX-11", "GH-ATK-10")
def test_an_added_target_must_be_in_range_and_outside_the_area() -> None:
    check(
        """
         . A .
        . . B .
         . M .
        . . . .
         . . .
        . . . .
         . C .
        """,
        "M:AB",
        focus="A",
        move=0,
        area=ARC,
        targets=2,
    )


@rule("GH-FX-11", "GH-MONATK-02")
def test_the_added_attack_may_take_the_focus_while_the_area_takes_others() -> None:
    check(
        """
         . A .
        . . . .
         . M .
        . . . .
         . B .
        . . . .
         . C .
        """,
        "M:ABC",
        focus="A",
        move=0,
        area=SPEAR,
        targets=2,
    )


@rule("GH-FX-11", "GH-MONATK-03")
def test_added_targets_are_chosen_by_rank() -> None:
    check(
        """
         . A .
        . C . .
         . M .
        . . D .
         . B .
        """,
        "M:AB",
        focus="A",
        move=0,
        area="""
        x

        M
        """,
        targets=2,
    )


@rule("GH-ATK-11", "GH-AREA-03")
def test_an_area_with_all_targets_adds_everyone_in_range() -> None:
    check(
        """
         . A .
        . C . .
         . M .
        . . D .
         . B .
        . . . .
         . E .
        """,
        "M:ABCDE",
        focus="A",
        move=0,
        area=SPEAR,
        targets=6,
    )


@rule("GH-MONATK-02", "GH-AREA-03")
def test_the_area_must_take_in_the_focus_even_if_it_could_hit_more() -> None:
    check(
        """
         . A .
        . . . .
         . M .
        . . . .
         . B .
        . . . .
         . C .
        """,
        "M:A",
        focus="A",
        move=0,
        area=SPEAR,
    )
