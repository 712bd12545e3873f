"""Areas in all rotations and mirror images."""

import pytest

from questhall.hex import distance, offsets_around, placements, shapes
from questhall.ledger import rule


@pytest.mark.parametrize(
    ("pattern", "count"),
    [
        ([(0, 1)], 6),
        ([(0, 1), (0, 2)], 6),
        ([(1, 0), (0, 1)], 6),
        ([(0, 1), (1, 1)], 12),
        ([(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)], 1),
    ],
    ids=["one", "spear", "arc", "hook", "ring"],
)
@rule("GH-AREA-01")
def test_each_rotation_and_mirror_image_comes_once(pattern: list[tuple[int, int]], count: int) -> None:
    found = shapes(pattern)
    assert len(found) == len(set(found)) == count


@rule("GH-AREA-01")
def test_turning_and_mirroring_keeps_all_distances() -> None:
    pattern = [(0, 0), (0, 1), (1, 1), (3, -1)]
    spans = sorted(distance(a, b) for a in pattern for b in pattern)
    for shape in shapes(pattern):
        assert sorted(distance(a, b) for a in shape for b in shape) == spans
        assert sorted(distance((0, 0), a) for a in shape) == sorted(distance((0, 0), a) for a in pattern)


@rule("GH-AREA-01", "GH-AREA-04")
def test_free_placements_cover_the_origin_with_any_of_their_hexes() -> None:
    pair = placements([(4, 4), (4, 5)])
    assert set(pair) == {frozenset({(0, 0), step}) for step in [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]}


def test_all_hexes_a_pattern_can_cover() -> None:
    assert offsets_around([(0, 1)]) == {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    assert len(offsets_around([(0, 2), (1, 1)])) == 12


def test_no_pattern_has_one_empty_shape() -> None:
    assert shapes([]) == [frozenset()]
    assert placements([]) == []
