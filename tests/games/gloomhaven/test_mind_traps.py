"""MONTRAP: monsters and the hexes that hurt."""

import pytest

from questhall.ledger import rule
from tests.games.gloomhaven.positions import check

NEGATIVE = pytest.mark.parametrize("bad", ["t", "h"], ids=["trap", "hazard"])


@NEGATIVE
@rule("GH-MONTRAP-01", "GH-MONTRAP-03")
def test_it_walks_around_a_negative_hex_if_any_way_leads_around(bad: str) -> None:
    check(
        f"""
        . . . .
         . M .
        . 1 2 .
         . {bad} .
        . 3 4 .
         . A .
        """,
        "3:A 4:A",
        move=3,
    )


@NEGATIVE
@rule("GH-MONTRAP-01", "GH-MONTRAP-02")
def test_it_walks_over_a_negative_hex_if_that_is_the_only_way(bad: str) -> None:
    check(
        f"""
         o M o
        o o o o
         o {bad} o
        o o o o
         o 1 o
        o o o o
         o A o
        """,
        "1:A",
        move=2,
    )


@NEGATIVE
@rule("GH-MONTRAP-03", "GH-IX-42")
def test_it_forgoes_the_attack_of_this_turn_rather_than_step_on_a_negative_hex(bad: str) -> None:
    # Straight down it could attack this turn; the clean way around takes six moves.
    check(
        f"""
        o . . o o
         o M 2 o
        o o o . o
         o {bad} o o
        o o o . o
         o . . o
        o o . o o
         o A o o
        """,
        "2",
        focus="A",
        move=2,
    )


@rule("GH-MONTRAP-01", "GH-FOCUS-02")
def test_a_clean_way_to_a_far_enemy_beats_a_trapped_way_to_a_near_one() -> None:
    corridor = """
         o {} o
        o o o o
         o 3 o
        o o o o
         o 2 o
        o o o o
         o 1 o
        o o o o
         o M o
        o o o o
         o t o
        o o o o
         o 4 o
        o o o o
         o B o
        """
    check(corridor.format("A"), "2", focus="A", move=2)
    check(corridor.format("o"), "4:B", focus="B", move=2)


@rule("GH-MONTRAP-02")
def test_the_fewest_negative_hexes_decide_then_the_length() -> None:
    # Straight: two moves over two traps. Around: six moves over one.
    check(
        """
        o . . o o
         o M 1 o
        o o o . o
         o t o o
        o o o t o
         o t . o
        o o . o o
         o A o o
        """,
        "1",
        focus="A",
        move=2,
    )


@rule("GH-MONTRAP-02", "GH-FOCUS-02")
def test_the_focus_is_the_enemy_with_the_fewest_negative_hexes_on_the_way() -> None:
    check(
        """
         o A o
        o o o o
         o t o
        o o o o
         o t o
        o o o o
         o M o
        o o o o
         o t o
        o o o o
         o 1 o
        o o o o
         o 2 o
        o o o o
         o B o
        """,
        "2:B",
        focus="B",
        move=3,
    )


@rule("GH-MONTRAP-02")
def test_negative_hexes_of_later_turns_count_like_those_of_this_turn() -> None:
    # Left: two traps at the end. Right: one trap at once. The right way is longer.
    check(
        """
         o M o
        o . t o
         o o 1
        o . o .
         o o .
        o t o .
         o t .
        o o . o
         o A o
        """,
        "1",
        focus="A",
        move=2,
    )


@rule("GH-MONEFF-06", "GH-MONTRAP-01")
def test_an_archer_does_not_step_on_a_trap_to_lose_disadvantage() -> None:
    check(
        """
         o t o
        o t t o
         o M o
        o o o o
         o A o
        """,
        "M:A",
        move=2,
        range=3,
    )


@rule("GH-MONTRAP-01", "GH-MONEFF-03")
def test_it_does_not_step_on_a_trap_for_more_targets() -> None:
    check(
        """
        . . . .
         . M .
        . 1 t .
         . A .
        . . . B
        """,
        "M:A",
        move=2,
        targets=2,
    )


@rule("GH-MONTRAP-02", "GH-IX-17", "GH-TERM-14")
def test_it_stops_on_a_trap_if_every_attack_hex_is_trapped() -> None:
    check(
        """
        . . . .
         . M .
        . . . .
         . 1 .
        . t t .
         . A .
        . t t .
         . t .
        """,
        "1:A",
        move=3,
        under={"1": "t"},
    )


@rule("GH-FOCUS-05")
def test_the_hex_it_stands_on_hurts_no_more() -> None:
    check(
        """
        . . . .
         . M .
        . . . .
         . A .
        """,
        "M:A",
        move=2,
        under={"M": "th"},
    )


@rule("GH-MONTRAP-01")
def test_leaving_a_hazard_costs_nothing() -> None:
    check(
        """
         o M o
        o o o o
         o 1 o
        o o o o
         o A o
        """,
        "1:A",
        move=2,
        under={"M": "h"},
    )


@rule("GH-MONTRAP-03", "GH-MONMOVE-11")
def test_the_archer_of_the_rulebook() -> None:
    # Its ally holds the clean way, a trap the other. With one move it waits; with two it passes through its ally.
    corridor = """
         o M o o
        o o m t o
         o o 1 o
        o o o o o
         o o . o
        o o o o o
         o o A o
        """
    check(corridor, "1:A", focus="A", move=2, range=2)
    check(corridor, "M", focus="A", move=1, range=2)


@rule("GH-MONTRAP-04", "GH-MOVE-08")
def test_a_flyer_ignores_negative_hexes_altogether() -> None:
    check(
        """
        . . . .
         . M .
        t t t t
         t t t
        t t t t
         t 1 t
        t t t t
         t A t
        """,
        "1:A",
        move=3,
        under={"1": "h"},
        flying=True,
    )


@rule("GH-MONTRAP-05", "GH-MOVE-06")
def test_a_jumper_ignores_what_it_jumps_over() -> None:
    check(
        """
        . . . .
         . M .
        t t t t
         t t t
        t t t t
         t 1 t
        t t t t
         t A t
        """,
        "1:A",
        move=3,
        jumping=True,
    )


@rule("GH-MONTRAP-05", "GH-MOVE-07", "GH-IX-39")
def test_a_jumper_does_not_land_on_a_trap_if_it_need_not() -> None:
    check(
        """
        . . . .
         . M .
        . . . .
         . . .
        . 1 2 .
         . t .
        . 3 4 .
         . A .
        """,
        "3:A 4:A",
        move=4,
        jumping=True,
    )


@rule("GH-MONTRAP-05", "GH-MONTRAP-02")
def test_a_jumper_lands_on_a_trap_if_every_attack_hex_is_one() -> None:
    check(
        """
        . . . .
         . M .
        . . . .
         . 1 .
        . t t .
         . A .
        . t t .
         . t .
        """,
        "1:A",
        move=3,
        under={"1": "t"},
        jumping=True,
    )


@rule("GH-MONTRAP-05", "GH-MONMOVE-12")
def test_a_jumper_on_its_way_does_not_land_on_a_trap() -> None:
    # After two moves it would stand on a trap; it stops on the clean hex before.
    check(
        """
         o M o
        o o o o
         o 1 o
        o o o o
         o t o
        o o o o
         o . o
        o o o o
         o A o
        """,
        "1",
        move=2,
        jumping=True,
    )


@rule("GH-MONTRAP-02", "GH-MONMOVE-12")
def test_a_walker_on_its_only_way_stops_on_the_trap() -> None:
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
        move=2,
        under={"1": "t"},
    )
