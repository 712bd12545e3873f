"""MONMOVE: where the monster ends its move."""

from questhall.ledger import rule
from tests.games.gloomhaven.positions import check

# Left: three moves to A alone. Right: four moves to A and B.
FORK = """
     o M o o
    o 1 2 o o
     o o . o
    o . o o o
     o o . o
    o 3 4 o o
     o A B o
    """


@rule("GH-MONMOVE-03", "GH-MONMOVE-04", "GH-MONEFF-06")
def test_it_moves_the_fewest_hexes_that_let_it_attack() -> None:
    check(
        """
        . . . .
         . M .
        . . . .
         . 1 .
        . . . .
         . A .
        . . . .
        """,
        "1:A",
        move=5,
    )


@rule("GH-AMBIG-01", "GH-MONMOVE-03")
def test_players_choose_between_equally_near_attack_hexes() -> None:
    check(
        """
        . . . .
         . . 1 .
        . M . A
         . . 2 .
        . . . .
        """,
        "1:A 2:A",
        move=3,
    )


@rule("GH-MONMOVE-09", "GH-MONMOVE-12", "GH-FOCUS-06")
def test_out_of_reach_it_comes_as_near_as_it_can() -> None:
    check(
        """
         o M o
        o o o o
         o . o
        o o o o
         o 1 o
        o o o o
         o . o
        o o o o
         o A o
        """,
        "1",
        focus="A",
        move=2,
    )


@rule("GH-MONMOVE-12", "GH-AMBIG-01")
def test_players_choose_between_equally_near_ends() -> None:
    check(
        """
        . . . . .
         1 . . .
        M . . . A
         2 . . .
        . . . . .
        """,
        "1 2",
        move=1,
    )


@rule("GH-MONMOVE-12")
def test_it_uses_no_more_points_than_bring_it_nearer() -> None:
    # It cannot stop on the ally's hex. The hex beside 1 is as near to the attack hex, but takes a second point.
    check(
        """
         o M o
        o o o o
         o 1 o
        o 2 o o
         o m o
        o o o o
         o . o
        o o o o
         o A o
        """,
        "1",
        focus="A",
        move=2,
    )


@rule("GH-MONMOVE-11", "GH-IX-43")
def test_it_stays_if_no_hex_within_its_move_is_nearer() -> None:
    check(
        """
         o . o
        o . . o
         o M o
        o o o o
         o m o
        o o o o
         o . o
        o o o o
         o A o
        """,
        "M",
        focus="A",
        move=1,
    )


@rule("GH-MONMOVE-12", "GH-IX-60")
def test_nearness_is_the_way_that_remains_not_the_distance_to_the_focus() -> None:
    # The dead end below is nearer to A; the way to it leads upward first.
    check(
        """
        o o . o o
         o 1 . o
        o o o . o
         o M o o
        o o o . o
         o . . o
        o o o o o
         o o A o
        """,
        "1",
        focus="A",
        move=1,
    )


@rule("GH-MONMOVE-12", "GH-AMBIG-01")
def test_each_equally_near_attack_hex_may_be_headed_for_even_with_less_progress() -> None:
    # Two ways around the obstacle are equally long. On the left an ally takes the first hex, so it cannot stop there.
    check(
        """
        o M o
         m 1
        o o o
         . .
        o A o
        """,
        "M 1",
        focus="A",
        move=1,
    )


@rule("GH-MONMOVE-11")
def test_with_a_single_attack_hex_only_the_way_with_progress_is_taken() -> None:
    check(
        """
        o M o
         m 1
        o o o
         . .
        o . o
         o o
        o A o
        """,
        "1",
        focus="A",
        move=1,
    )


@rule("GH-MONEFF-01", "GH-MONMOVE-05")
def test_a_monster_that_cannot_attack_yet_heads_for_its_best_attack() -> None:
    # The hex beside both enemies is farther than the one beside A alone; out of reach, it heads for the better one.
    check(FORK, "2", focus="A", move=1, targets=2)
    check(FORK, "1", focus="A", move=1, targets=1)


@rule("GH-MONEFF-01")
def test_a_monster_that_can_attack_now_does_not_wait_for_a_better_attack() -> None:
    check(FORK, "3:A", focus="A", move=3, targets=2)
    check(FORK, "4:AB", focus="A", move=4, targets=2)


@rule("GH-MONMOVE-06")
def test_an_archer_goes_just_into_range() -> None:
    check(
        """
         o M o
        o o o o
         o 1 o
        o o o o
         o . o
        o o o o
         o . o
        o o o o
         o A o
        """,
        "1:A",
        move=4,
        range=3,
    )


@rule("GH-MONMOVE-06", "GH-FOCUS-05")
def test_an_archer_in_range_stays() -> None:
    check(
        """
        . . . .
         . M .
        . . . .
         . . .
        . . . .
         . A .
        """,
        "M:A",
        move=4,
        range=3,
    )


@rule("GH-MONMOVE-07", "GH-ATK-05")
def test_an_archer_steps_away_from_its_adjacent_focus() -> None:
    room = """
        . . . .
         . 1 .
        . 2 3 .
         . M .
        . . . .
         . A .
        """
    check(room, "1:A 2:A 3:A", move=2, range=3)


@rule("GH-MONMOVE-07")
def test_a_muddled_archer_does_not_bother() -> None:
    check(
        """
        . . . .
         . . .
        . . . .
         . M .
        . . . .
         . A .
        """,
        "M:A",
        move=2,
        range=3,
        muddled=True,
    )


@rule("GH-MONMOVE-07", "GH-MONMOVE-03")
def test_an_archer_that_cannot_step_away_attacks_with_disadvantage() -> None:
    room = """
         o o o
        o o o o
         o M o
        o o o o
         o A o
        """
    check(room, "M:A", move=2, range=3)


@rule("GH-MONMOVE-07")
def test_a_range_of_one_leaves_only_disadvantage() -> None:
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
        move=2,
        range=1,
    )


@rule("GH-MONMOVE-08", "GH-IX-44", "GH-MONEFF-02")
def test_losing_disadvantage_on_the_focus_beats_more_targets() -> None:
    check(
        """
        . . . .
         . 1 .
        . 2 3 .
         . M .
        . . . .
         . A .
        . . . .
         . B .
        . . . .
        """,
        "1:A 2:A 3:A",
        focus="A",
        move=1,
        range=2,
        targets=2,
    )


@rule("GH-IX-07", "GH-TERM-11", "GH-ATK-05")
def test_a_wall_between_neighbours_takes_the_disadvantage_away() -> None:
    check(
        """
        . . . .
         . . .
        . . . .
         . M .
        . . . .
         . A .
        . . . .
        """,
        "M:A",
        move=2,
        range=2,
        thin="M|A",
    )


@rule("GH-MOVE-02", "GH-FOCUS-16")
def test_allies_beside_the_way_do_not_matter() -> None:
    check(
        """
        . . . .
         . M .
        . m m .
         . 1 .
        . . . .
         . A .
        """,
        "1:A",
        move=2,
    )


@rule("GH-MOVE-01")
def test_it_moves_up_to_its_move_and_no_farther() -> None:
    corridor = """
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
    check(corridor, "1", move=1)
    check(corridor, "2", move=2)
    check(corridor, "3:A", move=3)
    check(corridor, "3:A", move=9)


@rule("GH-MOVE-05")
def test_walls_stop_every_kind_of_movement() -> None:
    room = """
        # # # . .
         # M # . .
        # # # . A
         # # . . .
        """
    for gait in ({}, {"jumping": True}, {"flying": True}):
        check(room, "M", focus="", move=9, **gait)


@rule("GH-MOVE-05", "GH-TERM-10")
def test_thin_walls_stop_movement() -> None:
    check(
        """
         o M o
        o o 1 o
         o 2 o
        o o o o
         o A o
        """,
        "2:A",
        move=2,
        thin="M|2",
    )
    check(
        """
         o M o
        o o o o
         o 2 o
        o o o o
         o A o
        """,
        "M",
        focus="",
        move=2,
        thin="M|2",
    )


@rule("GH-TERM-11", "GH-LOS-06")
def test_a_thin_wall_stops_a_melee_attack() -> None:
    check(
        """
        . . . .
         . M .
        . 1 2 .
         . A .
        . . . .
        """,
        "1:A 2:A",
        move=3,
        thin="M|A",
    )
