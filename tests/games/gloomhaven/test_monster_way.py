"""MONTRAP and MOVE: by which way a monster walks to its hex."""

from itertools import pairwise

from questhall.games.gloomhaven.rules.monsters.way import ways_to
from questhall.hex import distance
from questhall.ledger import rule
from tests.games.gloomhaven.positions import Names, read_position

RING = """
    o 2 o
     4 5
    o o o
     1 3
    o M o
"""


def ways(text: str, end: str, **card: object) -> set[str]:
    """The ways to a hex by the names on them."""
    position, names = read_position(text, **card)  # type: ignore[arg-type]  # the card's fields are of many types
    found = ways_to(position, names[end])
    for way in found:
        steps = [position.monster, *way]
        assert all(distance(a, b) == 1 for a, b in pairwise(steps))
    return {called(way, names) for way in found}


def called(way: tuple[tuple[int, int], ...], names: Names) -> str:
    known = {hex_: name for name, hex_ in names.items()}
    return "".join(known.get(hex_, ".") for hex_ in way)


@rule("GH-MONTRAP-02")
def test_it_takes_the_longer_way_round_rather_than_a_trap() -> None:
    assert ways(RING, "4") == {"14"}
    assert ways(RING, "4", under={"1": "t"}) == {"3524"}
    assert ways(RING, "4", under={"1": "t", "3": "t", "5": "h"}) == {"14"}  # one negative hex instead of two


@rule("GH-MONTRAP-02", "GH-AMBIG-01")
def test_where_it_must_suffer_one_of_two_traps_the_players_choose() -> None:
    assert ways(RING, "2", under={"1": "t", "5": "h"}) == {"142", "352"}
    assert len(ways(RING, "2")) == 1  # without traps one way is as good as the other


@rule("GH-MOVE-06", "GH-MOVE-08", "GH-MONTRAP-05")
def test_flyers_and_jumpers_mind_nothing_on_the_way() -> None:
    for gait in ("flying", "jumping"):
        (way,) = ways(RING, "2", under={"1": "t", "3": "t"}, **{gait: True})
        assert len(way) == 2  # straight over the obstacle


def test_staying_is_a_way_without_steps() -> None:
    position, names = read_position(RING)
    assert ways_to(position, names["M"]) == [()]
