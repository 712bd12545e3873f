"""FX and MOVE: PUSH and PULL. A pushes or pulls M; the text names where M can end up."""

from typing import Any

from questhall.games.gloomhaven.rules.ground.forced import Force, Shove
from questhall.ledger import rule
from tests.games.gloomhaven.fields import Drawn, draw

OPEN = """
    . . 7 . .
     . 8 9 .
    . 4 1 0 .
     . 6 2 .
    . . M . .
     . 5 3 .
    . . A . .
    """


def shoved(force: Force, drawn: Drawn, attacker: str = "A", target: str = "M") -> Shove:
    return Shove(drawn.field, force, drawn[attacker], drawn[target])


def ends(force: Force, points: int, text: str, who: str = "AM", **lay: Any) -> str:
    drawn = draw(text, **lay)
    return drawn.among(shoved(force, drawn, *who).ends(points))


def ways(force: Force, points: int, text: str, **lay: Any) -> set[str]:
    drawn = draw(text, **lay)
    return {drawn.called(way) for way in shoved(force, drawn).ways(points)}


@rule("GH-FX-05")
def test_push_leads_to_every_hex_that_is_farther() -> None:
    assert ends(Force.PUSH, 1, OPEN) == "126"


@rule("GH-FX-05")
def test_each_step_of_a_push_must_be_farther_than_the_one_before() -> None:
    assert ways(Force.PUSH, 2, OPEN) == {"17", "18", "19", "68", "64", "29", "20"}
    assert ends(Force.PUSH, 2, OPEN) == "04789"


PULLED = """
    . . M . .
     . 1 2 .
    . . 3 . .
     . . A .
    """


@rule("GH-FX-06")
def test_pull_leads_to_every_hex_that_is_nearer() -> None:
    assert ends(Force.PULL, 1, PULLED) == "23"


@rule("GH-FX-06", "GH-FX-07")
def test_an_adjacent_figure_cannot_be_pulled_any_nearer() -> None:
    assert ways(Force.PULL, 3, OPEN) == {""}
    assert ends(Force.PULL, 3, PULLED) == "23"


@rule("GH-FX-05", "GH-AMBIG-01")
def test_the_next_hexes_are_offered_step_by_step() -> None:
    drawn = draw(OPEN)
    shove = shoved(Force.PUSH, drawn)
    assert drawn.among(shove.next_hexes(drawn["M"], 2)) == "126"
    assert drawn.among(shove.next_hexes(drawn["6"], 1)) == "48"
    assert drawn.among(shove.next_hexes(drawn["4"], 0)) == ""


@rule("GH-FX-05")
def test_a_push_is_carried_out_in_full_where_nothing_blocks() -> None:
    drawn = draw(OPEN)
    shove = shoved(Force.PUSH, drawn)
    assert not shove.may_end(drawn["M"], 2)
    assert not shove.may_end(drawn["1"], 1)
    assert shove.may_end(drawn["7"], 0)


CORNER = """
      #
     # #
    # 1 #
     # #
    # M #
     # #
    # A #
    """


@rule("GH-FX-07", "GH-MOVE-05")
def test_a_push_ends_at_a_wall() -> None:
    assert ways(Force.PUSH, 3, CORNER) == {"1"}


@rule("GH-FX-07")
def test_a_push_that_is_blocked_at_once_moves_nobody() -> None:
    assert ways(Force.PUSH, 2, CORNER, under={"1": "o"}) == {""}


@rule("GH-FX-07")
def test_the_attacker_may_steer_into_an_obstacle_although_a_hex_is_free() -> None:
    # 1 holds an obstacle: M may be stopped by it at once, or go on beside it.
    assert ends(Force.PUSH, 1, OPEN, under={"1": "o"}) == "26M"
    # 7 holds one: the push of two may end before it on 1.
    assert "1" in ends(Force.PUSH, 2, OPEN, under={"7": "o"})


@rule("GH-FX-07")
def test_a_wall_is_nothing_to_steer_into() -> None:
    # On 1 the hex 7 beyond is wall, but 8 and 9 are free: the push goes on.
    assert ends(Force.PUSH, 2, OPEN.replace("7", "#")) == "0489"


@rule("GH-FX-05", "GH-TERM-12")
def test_farther_is_counted_around_walls() -> None:
    # 1 lies beside A, but a wall stands between them: it is two hexes away, so M can be pushed there.
    text = """
        . . 2 . .
         . 3 4 .
        . . M . .
         . . 1 .
        . . A . .
        """
    assert ends(Force.PUSH, 1, text) == "234"
    assert ends(Force.PUSH, 1, text, thin="A|1") == "1234"


@rule("GH-FX-08", "GH-MOVE-04")
def test_a_pushed_monster_passes_through_its_allies_but_does_not_end_there() -> None:
    corridor = """
        # 2 #
         # #
        # 1 #
         # #
        # N #
         # #
        # M #
         # #
        # A #
        """
    assert ways(Force.PUSH, 1, corridor) == {""}
    assert ways(Force.PUSH, 2, corridor) == {"N1"}
    assert ways(Force.PUSH, 3, corridor) == {"N12"}


@rule("GH-FX-08")
def test_an_ally_blocks_if_nothing_behind_it_is_free() -> None:
    corridor = """
        # O #
         # #
        # N #
         # #
        # M #
         # #
        # A #
        """
    assert ways(Force.PUSH, 2, corridor) == {""}
    assert ways(Force.PUSH, 3, corridor) == {""}


@rule("GH-FX-08")
def test_a_pushed_monster_does_not_pass_through_its_enemies() -> None:
    corridor = """
        # 1 #
         # #
        # B #
         # #
        # M #
         # #
        # A #
        """
    assert ways(Force.PUSH, 2, corridor) == {""}
    # A character pushed by M is stopped by monsters, and passes characters.
    assert ends(Force.PUSH, 2, corridor.replace("M", "C").replace("A", "M"), who="MC") == "1"


@rule("GH-OVERLAY-26", "GH-IX-41")
def test_nobody_is_pushed_onto_or_through_a_closed_door() -> None:
    doorway = """
        # 2 #
         # #
        # {} #
         # #
        # M #
         # #
        # A #
        """
    assert ways(Force.PUSH, 2, doorway.format("=")) == {""}
    assert ends(Force.PUSH, 2, doorway.format("/")) == "2"


@rule("GH-OVERLAY-26", "GH-IX-41", "GH-IX-59")
def test_a_closed_door_stops_a_character_and_a_flyer_too() -> None:
    doorway = """
        # 2 #
         # #
        # = #
         # #
        # B #
         # #
        # M #
        """
    assert ends(Force.PUSH, 2, doorway, who="MB") == "B"
    assert ends(Force.PUSH, 2, doorway, who="MB", flying="B") == "B"


@rule("GH-MOVE-09", "GH-IX-59")
def test_a_pushed_flyer_passes_over_enemies_and_obstacles_and_may_end_on_an_obstacle() -> None:
    corridor = """
        # 2 #
         # #
        # 1 #
         # #
        # {} #
         # #
        # M #
         # #
        # A #
        """
    assert ways(Force.PUSH, 2, corridor.format("B"), flying="M") == {"B1"}
    assert ways(Force.PUSH, 1, corridor.format("B"), flying="M") == {""}
    assert ways(Force.PUSH, 2, corridor.format("3"), under={"3": "o", "1": "o"}, flying="M") == {"31"}
    assert ways(Force.PUSH, 2, corridor.format("3"), under={"3": "o"}) == {""}


@rule("GH-MOVE-09", "GH-IX-59")
def test_walls_stop_a_pushed_flyer() -> None:
    assert ways(Force.PUSH, 3, CORNER, flying="M") == {"1"}


STRAIGHT = """
    # 3 #
     # #
    # 2 #
     # #
    # 1 #
     # #
    # M #
     # #
    # A #
    """


@rule("GH-FX-09", "GH-MOVE-11", "GH-IX-40")
def test_difficult_terrain_does_not_shorten_a_push_or_pull() -> None:
    assert ways(Force.PUSH, 3, STRAIGHT, under={"1": "d", "2": "d", "3": "d"}) == {"123"}
    pulled = STRAIGHT.replace("M", "4").replace("3", "M")
    assert ways(Force.PULL, 2, pulled, under={"1": "d", "2": "d"}) == {"21"}
