"""FOCUS: which enemy the monster picks."""

from questhall.ledger import rule
from tests.games.gloomhaven.positions import check


@rule("GH-FOCUS-02", "GH-FOCUS-04", "GH-FOCUS-07", "GH-MONMOVE-04", "GH-TERM-23")
def test_the_only_enemy_is_the_focus() -> None:
    check(
        """
        . . . .
         . M .
        . . . .
         . 1 .
        . . . .
         . A .
        """,
        "1:A",
        focus="A",
        move=3,
    )


@rule("GH-FOCUS-05", "GH-MOVE-12")
def test_a_monster_beside_its_focus_needs_no_move() -> None:
    check(
        """
        . . .
         M .
        . . .
         A .
        . . .
        """,
        "M:A",
        focus="A",
        move=3,
    )


@rule("GH-FOCUS-02", "GH-FOCUS-04", "GH-IX-45")
def test_the_shorter_way_beats_the_shorter_distance() -> None:
    # A is two hexes away, but the way to it leads around the obstacles; B needs two moves.
    check(
        """
         . A . .
        . . . . .
         . o . .
        . o o . .
         . M . .
        . . . . .
         . . . .
        . . . . .
         . 1 . .
        . . . . .
         . B . .
        """,
        "1:B",
        focus="B",
        move=4,
    )


@rule("GH-FOCUS-02")
def test_an_attack_hex_counts_not_the_enemys_own_hex() -> None:
    # A is nearer, but every hex beside it is taken on this side; B is farther and free.
    check(
        """
         . . .
        . . . .
         o A o
        . m m .
         . m .
        . . . .
         . . .
        . . . .
         . M .
        . . . .
         . . .
        . . . .
         . 1 .
        . . . .
         . B .
        """,
        "1:B",
        focus="B",
        move=3,
    )


@rule("GH-FOCUS-08", "GH-IX-45", "GH-TERM-24")
def test_with_equal_ways_the_nearest_enemy_is_the_focus() -> None:
    check(
        """
         . A .
        . . . .
         . . .
        . . . .
         . . .
        . . . .
         . M .
        . . . .
         . . .
        . . . .
         . B .
        """,
        "M:B",
        focus="B",
        move=2,
        range=4,
    )


@rule("GH-FOCUS-08")
def test_proximity_is_counted_through_obstacles() -> None:
    # Both ways are two moves long. A is two hexes away over the obstacle, B three.
    check(
        """
         . A . .
        . 1 2 . .
         . o . .
        . . . . .
         . M . .
        . . . . .
         . . . .
        . . . . .
         . 3 . .
        . . . . .
         . B . .
        """,
        "1:A 2:A",
        focus="A",
        move=3,
        initiative={"A": 50, "B": 10},
    )


@rule("GH-FOCUS-08", "GH-TERM-12")
def test_proximity_is_not_counted_through_walls() -> None:
    # The same with a wall instead of the obstacle: both are three hexes away, initiative decides.
    check(
        """
         . A . .
        . . . . .
         . # . .
        . . . . .
         . M . .
        . . . . .
         . . . .
        . . . . .
         . 1 . .
        . . . . .
         . B . .
        """,
        "1:B",
        focus="B",
        move=3,
        initiative={"A": 50, "B": 10},
    )


@rule("GH-FOCUS-08")
def test_proximity_is_counted_through_figures_and_traps() -> None:
    check(
        """
         . A .
        . . . .
         . t .
        . . . .
         . m .
        . . . .
         . M .
        . . . .
         . . .
        . . . .
         . . .
        . . . .
         . . .
        . . . .
         . B .
        """,
        "M:A",
        focus="A",
        move=2,
        range=4,
        initiative={"A": 50, "B": 10},
    )


@rule("GH-FOCUS-09")
def test_initiative_breaks_the_tie_of_way_and_proximity() -> None:
    check(
        """
         . A .
        . . . .
         . . .
        . . . .
         . M .
        . . . .
         . 1 .
        . . . .
         . B .
        """,
        "1:B",
        focus="B",
        move=3,
        initiative={"A": 50, "B": 10},
    )


@rule("GH-FOCUS-10", "GH-IX-15")
def test_a_summon_comes_just_before_its_owner() -> None:
    check(
        """
         . A .
        . . . .
         . . .
        . . . .
         . M .
        . . . .
         . 1 .
        . . . .
         . B .
        """,
        "1:B",
        focus="B",
        move=3,
        initiative={"A": 15, "B": 14.9},
    )


@rule("GH-FOCUS-11")
def test_a_long_resting_character_comes_last() -> None:
    check(
        """
         . A .
        . . . .
         . 1 .
        . . . .
         . M .
        . . . .
         . . .
        . . . .
         . B .
        """,
        "1:A",
        focus="A",
        move=3,
        initiative={"A": 98, "B": 99},
    )


@rule("GH-AMBIG-01", "GH-FOCUS-09")
def test_players_choose_between_focuses_equal_in_everything() -> None:
    thought = check(
        """
         . A .
        . . . .
         . 1 .
        . . . .
         . M .
        . . . .
         . 2 .
        . . . .
         . B .
        """,
        "1:A 2:B",
        focus="AB",
        move=3,
        initiative={"A": 10, "B": 10},
    )
    assert [reason.key for reason in thought.why if reason.rules == ("GH-AMBIG-01",)] == [
        "focus.players",
        "options.players",
    ]


@rule("GH-FOCUS-06")
def test_the_focus_does_not_depend_on_this_turns_move() -> None:
    # A is out of reach this turn, and so is B; A needs three moves, B four.
    check(
        """
         . A .
        . . . .
         . . .
        . . . .
         . 1 .
        . . . .
         . 2 .
        . . . .
         . M .
        . . . .
         . . .
        . . . .
         . . .
        . . . .
         . . .
        . . . .
         . . .
        . . . .
         . B .
        """,
        "1",
        focus="A",
        move=2,
    )


@rule("GH-FOCUS-06")
def test_an_immobilized_monster_still_has_a_focus_but_attacks_only_from_its_hex() -> None:
    far = """
         . . .
        . M . .
         . . .
        . . . .
         . A .
        """
    check(far, "M", focus="A", move=0)
    check(far, "M:A", focus="A", move=0, range=2)


@rule("GH-FOCUS-03", "GH-MONMOVE-02", "GH-IX-05", "GH-IX-06", "GH-MONORD-02")
def test_without_an_attack_it_walks_as_if_melee_and_attacks_nobody() -> None:
    check(
        """
         . M .
        . . . .
         . . .
        . . . .
         . 1 .
        . . . .
         . A .
        """,
        "1",
        focus="A",
        move=3,
        range=3,
        targets=0,
    )


@rule("GH-FOCUS-03", "GH-IX-05")
def test_without_an_attack_neither_area_nor_range_counts() -> None:
    check(
        """
         . M .
        . . . .
         . 1 .
        . . . .
         . . .
        . . . .
         . A .
        """,
        "1",
        focus="A",
        move=1,
        range=5,
        targets=0,
        area="x",
    )


@rule("GH-FOCUS-03", "GH-MONMOVE-02")
def test_without_an_attack_it_stays_beside_its_focus() -> None:
    check(
        """
        . . .
         M .
        . . .
         A .
        . . .
        """,
        "M",
        focus="A",
        move=3,
        range=3,
        targets=0,
    )


@rule("GH-FOCUS-14", "GH-FOCUS-01")
def test_without_enemies_there_is_no_focus() -> None:
    thought = check(
        """
        . . .
         M .
        . . .
        """,
        "M",
        focus="",
        move=3,
    )
    assert [reason.key for reason in thought.why] == ["focus.none"]


@rule("GH-FOCUS-14")
def test_a_ring_of_obstacles_leaves_no_focus() -> None:
    check(
        """
         . o .
        . o o .
         . M .
        . o o .
         . o .
        . . . .
         . A .
        """,
        "M",
        focus="",
        move=3,
    )


@rule("GH-FOCUS-14", "GH-FOCUS-16")
def test_all_attack_hexes_taken_leaves_no_focus() -> None:
    check(
        """
         . M .
        . . . .
         . . .
        . . . .
         . m .
        . m m .
         . A .
        . m m .
         . m .
        """,
        "M",
        focus="",
        move=3,
    )


@rule("GH-FOCUS-14")
def test_an_enemy_out_of_every_sight_is_no_focus_for_a_melee_monster_behind_a_wall() -> None:
    check(
        """
         . M .
        . . . .
         # # #
        # # # #
         . . .
        . . . .
         . A .
        """,
        "M",
        focus="",
        move=5,
    )


@rule("GH-FOCUS-15", "GH-IX-09", "GH-FOCUS-14")
def test_an_invisible_character_is_an_obstacle_and_no_focus() -> None:
    # An invisible character, given as an obstacle, stands in the only doorway.
    room = """
        . . # . .
         . . 1 .
        . M {} A .
         . . 2 .
        . . # . .
        """
    check(room.format("o"), "M", focus="", move=5)


@rule("GH-FOCUS-16", "GH-MOVE-02", "GH-MOVE-04")
def test_the_way_may_lead_through_allies_but_not_end_on_them() -> None:
    check(
        """
         o M o
        o m m o
         o 1 o
        o o o o
         o A o
        """,
        "1:A",
        focus="A",
        move=2,
    )


@rule("GH-MOVE-02")
def test_enemies_block_the_way() -> None:
    # The way to B is blocked by A; A itself is the focus.
    check(
        """
        o . o
         M .
        o . o
         1 o
        o o o
         A o
        o o o
         . o
        o o o
         B o
        """,
        "1:A",
        focus="A",
        move=6,
        initiative={"A": 90, "B": 10},
    )


@rule("GH-OVERLAY-02", "GH-LOS-07")
def test_a_closed_door_is_a_wall_to_a_monster() -> None:
    room = """
        . . # . .
         . . 1 .
        . M {} A .
         . . 2 .
        . . # . .
        """
    check(room.format("#"), "M", focus="", move=4)
    check(room.format("."), "1:A 2:A", focus="A", move=4)


@rule("GH-FOCUS-17")
def test_the_position_of_the_moment_decides() -> None:
    # The same monster before and after its ally has left the only hex beside the enemy.
    room = """
         o M o
        o o . o
         o {} o
        o o o o
         o A o
        """
    check(room.format("m"), "M", focus="", move=2)
    check(room.format("1"), "1:A", focus="A", move=2)


@rule("GH-FOCUS-02")
def test_the_range_of_this_rounds_attack_counts() -> None:
    # As a melee monster it goes for A (the way to B is longer), as an archer both are in range and B is earlier.
    room = """
         . B .
        . . . .
         . . .
        . . . .
         . M .
        . . . .
         . 1 .
        . . . .
         . A .
        """
    check(room, "1:A", focus="A", move=3)
    check(room, "M:A", focus="A", move=3, range=2)
    check(room, "M:B", focus="B", move=3, range=2, initiative={"A": 30, "B": 20})
