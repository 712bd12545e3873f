"""AREA: patterns of players' actions, attacks or not."""

from questhall.games.gloomhaven.rules.combat.sides import Whom
from questhall.games.gloomhaven.rules.ground.areas import harmed_in, in_area, ways_to_lay
from questhall.ledger import rule
from tests.games.gloomhaven.fields import Drawn, draw

ROOM = """
    . . 4 . .
     . . . .
    . . 3 . .
     . . . .
    . . N . .
     . B M .
    . . A . .
     . . . .
    """
CLEAVE = ((0, 0), (0, 1), (1, 0))  # the grey hex and two neighbours of it side by side
TRIANGLE = ((1, 0), (2, 0), (1, 1))  # three hexes that touch each other, without a grey hex


def reached(drawn: Drawn, pattern: tuple[tuple[int, int], ...], whom: Whom, reach: int = 0) -> set[str]:
    """The sets of figures that some placement by A reaches."""
    areas = ways_to_lay(drawn.field, drawn["A"], pattern, reach)
    return {drawn.called(in_area(drawn.field, drawn["A"], area, whom, needs_sight=reach > 0)) for area in areas}


@rule("GH-AREA-09", "GH-AREA-07", "GH-TERM-03")
def test_an_action_that_is_no_attack_can_use_a_pattern_on_allies() -> None:
    drawn = draw(ROOM)
    assert reached(drawn, CLEAVE, Whom.ALLIES) == {"", "B"}
    assert reached(drawn, CLEAVE, Whom.ENEMIES) == {"", "M", "N", "NM"}


@rule("GH-COND-24", "GH-COND-25")
def test_an_invisible_enemy_in_the_pattern_is_no_target_an_invisible_ally_is() -> None:
    drawn = draw(ROOM, conditions={"N": "invisible", "B": "invisible"})
    assert reached(drawn, CLEAVE, Whom.ENEMIES) == {"", "M"}
    assert reached(drawn, CLEAVE, Whom.ALLIES) == {"", "B"}


@rule("GH-AREA-01", "GH-AREA-02")
def test_a_pattern_with_a_grey_hex_lies_around_the_actor_in_every_turn() -> None:
    drawn = draw(ROOM)
    areas = ways_to_lay(drawn.field, drawn["A"], CLEAVE, reach=5)
    assert all(area <= set(drawn.field.grid.neighbours[drawn["A"]]) for area in areas)
    assert frozenset({drawn["B"], drawn["N"]}) in areas
    assert frozenset({drawn["B"], drawn["M"]}) not in areas
    assert len(areas) == 6


@rule("GH-AREA-04", "GH-AREA-09")
def test_a_pattern_with_a_range_needs_one_hex_within_it() -> None:
    drawn = draw(ROOM)
    covered = [frozenset().union(*ways_to_lay(drawn.field, drawn["A"], TRIANGLE, reach)) for reach in (1, 2)]
    assert [drawn.named(cells) for cells in covered] == ["3ABMN", "34ABMN"]
    assert "NM" in reached(drawn, TRIANGLE, Whom.ENEMIES, 1)


@rule("GH-AREA-04")
def test_the_hex_in_range_may_be_a_wall() -> None:
    drawn = draw(
        """
        . # M
         # #
        . A .
        """
    )
    laid = ways_to_lay(drawn.field, drawn["A"], TRIANGLE, 1)
    assert any(drawn["M"] in area for area in laid)


@rule("GH-AREA-05", "GH-AREA-09", "GH-LOS-05")
def test_sight_is_asked_of_attacks_and_ranges_alone() -> None:
    drawn = draw(
        """
        # # # #
         # M #
        # # # #
         # . #
        # # # #
         # A #
        # # # #
        """
    )
    area = frozenset({drawn["M"]})
    assert in_area(drawn.field, drawn["A"], area, Whom.ENEMIES, needs_sight=False) == [drawn["M"]]
    assert in_area(drawn.field, drawn["A"], area, Whom.ENEMIES, needs_sight=True) == []


@rule("GH-AREA-07", "GH-TERM-03")
def test_who_is_not_meant_stands_in_the_pattern_unharmed() -> None:
    drawn = draw(ROOM)
    everywhere = frozenset(drawn.field.grid.cells)
    found = {whom: in_area(drawn.field, drawn["A"], everywhere, whom, needs_sight=True) for whom in Whom}
    assert {whom.value: drawn.among(cells) for whom, cells in found.items()} == {
        "enemies": "MN",
        "allies": "B",
        "self-or-allies": "AB",
        "self": "A",
    }


@rule("GH-COND-24", "GH-AREA-03")
def test_an_area_of_damage_reaches_the_invisible_and_a_targeted_one_does_not() -> None:
    drawn = draw(ROOM, conditions={"M": "invisible"})
    everywhere = frozenset(drawn.field.grid.cells)
    found = [
        asked(drawn.field, drawn["A"], everywhere, Whom.ENEMIES, needs_sight=True) for asked in (in_area, harmed_in)
    ]
    assert [drawn.among(cells) for cells in found] == ["N", "MN"]
