"""Areas: a pattern of hexes in all its rotations and mirror images, and where it may lie."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.hex.grid import Hex

Shape = frozenset[Hex]


def _turned(hex_: Hex) -> Hex:
    """One sixth of a turn around the origin."""
    q, r = hex_
    return -r, q + r


def _mirrored(hex_: Hex) -> Hex:
    """The mirror image across the line between the columns' axes."""
    q, r = hex_
    return r, q


def shapes(pattern: Iterable[Hex]) -> list[Shape]:
    """The pattern around its origin in every rotation and mirror image, each different one once."""
    found: set[Shape] = set()
    base = list(pattern)
    for start in (base, [_mirrored(hex_) for hex_ in base]):
        image = start
        for _ in range(6):
            found.add(frozenset(image))
            image = [_turned(hex_) for hex_ in image]
    return sorted(found, key=sorted)


def placements(pattern: Iterable[Hex]) -> list[Shape]:
    """Every way to lay the pattern freely so that it covers the origin, each different one once."""
    found = {frozenset((q - pin_q, r - pin_r) for q, r in shape) for shape in shapes(pattern) for pin_q, pin_r in shape}
    return sorted(found, key=sorted)


def offsets_around(pattern: Iterable[Hex]) -> Shape:
    """Every hex that some rotation or mirror image of the pattern covers."""
    return frozenset().union(*shapes(pattern))


def turns(pattern: Iterable[Hex]) -> list[list[Hex]]:
    """The pattern in its six turns, then its mirror image in six, whether they look different or not."""
    found = []
    base = list(pattern)
    for image in (base, [_mirrored(hex_) for hex_ in base]):
        for _ in range(6):
            found.append(image)
            image = [_turned(hex_) for hex_ in image]
    return found
