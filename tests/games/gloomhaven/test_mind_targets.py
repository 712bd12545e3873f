"""MONATK and MONEFF: how many targets, which ones, from where."""

from questhall.ledger import rule
from tests.games.gloomhaven.positions import check

# The rulebook's example of maximum effect.
EXAMPLE = """
    . . . .
     B C .
    . 3 . .
     2 . .
    . A . .
     1 . .
    M . . .
     . . .
    """

# A corner: one step aside brings the monster away from B, but not from A.
BETWEEN = """
     o B o
    o o o o
     o M o
    o o 1 o
     o A o
    """


@rule("GH-MONATK-02", "GH-ATK-11", "GH-MONMOVE-05", "GH-MONEFF-03")
def test_it_walks_farther_to_attack_more_targets() -> None:
    room = """
        . . . . .
         . M . .
        . . . . .
         1 2 . .
        . 3 4 . .
         . A . .
        . . B . .
        """
    check(room, "2:A", focus="A", move=4, targets=1)
    check(room, "4:AB", focus="A", move=4, targets=2)


@rule("GH-MONEFF-03", "GH-MONEFF-06")
def test_the_example_of_maximum_effect() -> None:
    # The rulebook's example: one, two or three targets take one, two or three moves; an archer stays.
    check(EXAMPLE, "M:A", focus="A", move=3, range=3)
    check(EXAMPLE, "1:A", focus="A", move=3)
    check(EXAMPLE, "2:AB", focus="A", move=3, targets=2)
    check(EXAMPLE, "3:ABC", focus="A", move=3, targets=3)
    check(EXAMPLE, "3:ABC", focus="A", move=3, targets=6)


@rule("GH-MONEFF-01", "GH-MONEFF-03")
def test_more_targets_beyond_its_move_do_not_count() -> None:
    check(EXAMPLE, "2:AB", focus="A", move=2, targets=3)
    check(EXAMPLE, "1:A", focus="A", move=1, targets=3)


@rule("GH-MONATK-02")
def test_the_focus_is_always_among_the_targets() -> None:
    # Beside B and C it could attack two, but its focus is A.
    check(
        """
         . A .
        . . . .
         . 1 .
        . . . .
         . M .
        . . . .
         . . .
        . B . .
         . C .
        """,
        "1:A",
        focus="A",
        move=3,
        targets=2,
        initiative={"A": 1},
    )


@rule("GH-MONEFF-04", "GH-IX-58")
def test_better_ranked_targets_beat_a_shorter_way() -> None:
    # All three need one move and are two hexes away. Beside A and C is one move, beside A and B two.
    check(
        """
        . . . .
         C . .
        . A . .
         1 . .
        M 2 . .
         . . .
        . B . .
         . . .
        """,
        "2:AB",
        focus="A",
        move=3,
        targets=2,
    )


@rule("GH-MONEFF-04", "GH-FOCUS-02")
def test_additional_targets_rank_by_the_way_first() -> None:
    # Both pairs cost three points, B and C are equally near and B is earlier; but alone C takes two moves, B three.
    check(
        """
        . . . .
         B A C
        . 1 2 .
         o . .
        . . . .
         . M .
        . . . .
        """,
        "2:AC",
        focus="A",
        move=3,
        targets=2,
        under={"1": "d", "2": "d"},
    )


@rule("GH-MONEFF-04", "GH-MONATK-03", "GH-FOCUS-08")
def test_additional_targets_rank_by_proximity() -> None:
    check(
        """
         . A .
        . . . .
         . . .
        . . . .
         . M .
        . . . .
         . . .
        . . C .
         . . .
        . . . .
         . B .
        """,
        "M:AC",
        focus="A",
        move=2,
        range=4,
        targets=2,
    )


@rule("GH-MONEFF-04", "GH-MONATK-03", "GH-FOCUS-09")
def test_additional_targets_rank_by_initiative() -> None:
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
         . . .
        . . . .
         B . C
        """,
        "M:AB",
        focus="A",
        move=0,
        range=4,
        targets=2,
    )


@rule("GH-MONEFF-04", "GH-AMBIG-01")
def test_players_choose_between_additional_targets_that_rank_the_same() -> None:
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
         . . .
        . . . .
         B . C
        """,
        "M:AB M:AC",
        focus="A",
        move=0,
        range=4,
        targets=2,
        initiative={"B": 20, "C": 20},
    )


@rule("GH-MONEFF-04")
def test_the_ranking_goes_on_to_the_third_target() -> None:
    ring = """
         . A .
        . D B .
         . M .
        . E C .
         . . .
        """
    check(ring, "M:ABC", focus="A", move=0, targets=3)
    check(ring, "M:ABC M:ABD", focus="A", move=0, targets=3, initiative={"C": 30, "D": 30})


@rule("GH-MONEFF-05", "GH-IX-44")
def test_it_goes_farther_to_attack_additional_targets_without_disadvantage() -> None:
    # It cannot get away from A, but from 1 it attacks B at two hexes.
    check(BETWEEN, "1:AB", focus="A", move=1, range=2, targets=2)
    check(BETWEEN, "M:AB", focus="A", move=1, range=2, targets=2, muddled=True)


@rule("GH-MONEFF-05", "GH-MONEFF-03", "GH-IX-44")
def test_disadvantage_on_additional_targets_ranks_below_their_number() -> None:
    check(BETWEEN, "M:AB", focus="A", move=1, range=1, targets=2)


@rule("GH-MONEFF-06")
def test_with_all_else_equal_the_shortest_way_decides() -> None:
    # Both hexes between A and B take in both; the upper one is nearer.
    check(
        """
        . . . . .
         . M . .
        . . . . .
         . 1 . .
        . A B . .
         . 2 . .
        . . . . .
        """,
        "1:AB",
        focus="AB",
        move=4,
        targets=2,
        initiative={"A": 10, "B": 10},
    )


@rule("GH-ATK-11")
def test_fewer_enemies_than_targets_are_all_attacked_once() -> None:
    check(
        """
         . A .
        . . . .
         . M .
        . . . .
         . B .
        """,
        "M:AB",
        move=0,
        targets=5,
    )


@rule("GH-ATK-11", "GH-MONATK-02")
def test_six_targets_mean_all_in_range() -> None:
    check(
        """
         . A .
        . F B .
         . M .
        . E C .
         . D .
        . . . .
         . G .
        """,
        "M:ABCDEF",
        move=0,
        targets=6,
    )
    check(
        """
         . A .
        . F B .
         . M .
        . E C .
         . D .
        . . . .
         . G .
        """,
        "M:ABCDEFG",
        move=0,
        range=2,
        targets=6,
    )


@rule("GH-ATK-03", "GH-ATK-04")
def test_melee_reaches_one_hex_and_ranged_its_range() -> None:
    line = """
         . M .
        . . . .
         . . .
        . . . .
         . . .
        . . . .
         . A .
        """
    check(line, "M", move=0)
    check(line, "M", move=0, range=2)
    check(line, "M:A", move=0, range=3)
