"""A link as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 6, enough for 106 bytes.

Dark modules are 1.  The terminal and the browser show the same rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby, pairwise
from typing import NamedTuple

Matrix = list[list[int]]


class Version(NamedTuple):
    blocks: int
    data: int  # codewords a block
    check: int  # codewords a block


VERSIONS = (
    Version(1, 16, 10),
    Version(1, 28, 16),
    Version(1, 44, 26),
    Version(2, 32, 18),
    Version(2, 43, 24),
    Version(4, 27, 16),
)
MOST = 106  # bytes
BYTES = 0b0100  # the mode
PADS = (0xEC, 0x11)
LEVEL_M = 0b00
FORMAT, FORMAT_MASK = 0b10100110111, 0b101010000010010
FINDER_LIKE = ([1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1])
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)


def code(text: str) -> Matrix:
    """The rows of the code, without the quiet edge.  ValueError where the text is too long."""
    said = text.encode()
    if len(said) > MOST:
        raise ValueError(f"{len(said)} bytes are too many for a code; {MOST} fit")
    number, version = next((n, v) for n, v in enumerate(VERSIONS, 1) if len(said) + 2 <= v.blocks * v.data)
    bits = interleaved(codewords(said, version), version)
    size = 17 + 4 * number
    drawn = [with_mask(size, number, bits, mask) for mask in range(len(MASKS))]
    return min(drawn, key=penalty)


def with_mask(size: int, number: int, bits: list[int], mask: int) -> Matrix:
    rows, fixed = frame(size, number)
    for (y, x), bit in zip(path(size, fixed), bits, strict=False):
        rows[y][x] = bit
    for y, x in path(size, fixed):
        rows[y][x] ^= MASKS[mask](y, x) == 0
    write_format(rows, mask)
    return rows


# -- words -------------------------------------------------------------------------------------------------------------


def codewords(said: bytes, version: Version) -> list[int]:
    """Mode, length, the bytes, a terminator, and what fills the rest."""
    bits = f"{BYTES:04b}{len(said):08b}" + "".join(f"{byte:08b}" for byte in said) + "0000"
    words = [int(bits[at : at + 8].ljust(8, "0"), 2) for at in range(0, len(bits), 8)]
    room = version.blocks * version.data
    return (words + [PADS[at % 2] for at in range(room)])[:room] if len(words) < room else words[:room]


def interleaved(words: list[int], version: Version) -> list[int]:
    """The bits as they are drawn: the blocks' data word by word, then their check words."""
    blocks = [words[at : at + version.data] for at in range(0, len(words), version.data)]
    checks = [check_words(block, version.check) for block in blocks]
    order = [word for turn in zip(*blocks, strict=True) for word in turn]
    order += [word for turn in zip(*checks, strict=True) for word in turn]
    return [word >> shift & 1 for word in order for shift in range(7, -1, -1)]


def check_words(block: list[int], count: int) -> list[int]:
    """Reed-Solomon: the remainder of the block by the generator of that degree."""
    generator = [1]
    for power in range(count):
        generator = [a ^ times(b, exponential(power)) for a, b in zip([*generator, 0], [0, *generator], strict=True)]
    rest = [*block, *([0] * count)]
    for at in range(len(block)):
        lead = rest[at]
        for offset, factor in enumerate(generator):
            rest[at + offset] ^= times(factor, lead)
    return rest[-count:]


def times(a: int, b: int) -> int:
    """In the field of 256 elements modulo x^8 + x^4 + x^3 + x^2 + 1."""
    found = 0
    while b:
        found ^= a * (b & 1)
        a = a << 1 ^ (0x11D if a & 0x80 else 0)
        b >>= 1
    return found


def exponential(power: int) -> int:
    found = 1
    for _ in range(power):
        found = times(found, 2)
    return found


# -- drawing -----------------------------------------------------------------------------------------------------------


def frame(size: int, number: int) -> tuple[Matrix, Matrix]:
    """Finders, timing, alignment and the one dark module; and which modules are not for data."""
    rows, fixed = [[0] * size for _ in range(size)], [[0] * size for _ in range(size)]

    def put(y: int, x: int, dark: int) -> None:
        if 0 <= y < size and 0 <= x < size:
            rows[y][x], fixed[y][x] = dark, 1

    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        for y in range(-1, 8):
            for x in range(-1, 8):
                ring = max(abs(y - 3), abs(x - 3))
                put(top + y, left + x, int(ring in (0, 1, 3)))
    for at in range(8, size - 8):
        put(6, at, 1 - at % 2)
        put(at, 6, 1 - at % 2)
    if number > 1:
        middle = size - 7
        for y in range(-2, 3):
            for x in range(-2, 3):
                put(middle + y, middle + x, int(max(abs(y), abs(x)) != 1))
    for y, x in [place for pair in format_places(size) for place in pair]:
        put(y, x, 0)
    put(size - 8, 8, 1)
    return rows, fixed


def path(size: int, fixed: Matrix) -> Iterator[tuple[int, int]]:
    """Two columns at a time from the right, up and down in turn, past the column of the timing."""
    upwards = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for y in range(size - 1, -1, -1) if upwards else range(size):
            for x in (right, right - 1):
                if not fixed[y][x]:
                    yield y, x
        upwards = not upwards


def format_places(size: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where each of the 15 bits stands, twice, the most significant first."""
    around = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7)] + [(8, 8), (7, 8)] + [(y, 8) for y in (5, 4, 3, 2, 1, 0)]
    beside = [(size - 1 - at, 8) for at in range(7)] + [(8, size - 8 + at) for at in range(8)]
    return list(zip(around, beside, strict=True))


def write_format(rows: Matrix, mask: int) -> None:
    said = LEVEL_M << 3 | mask
    rest = said << 10
    for shift in range(4, -1, -1):
        if rest >> shift + 10 & 1:
            rest ^= FORMAT << shift
    bits = (said << 10 | rest) ^ FORMAT_MASK
    for at, places in enumerate(format_places(len(rows))):
        for y, x in places:
            rows[y][x] = bits >> 14 - at & 1


def penalty(rows: Matrix) -> int:
    """How hard it is to read: runs, blocks, what looks like a finder, too dark or too light."""
    size, lines = len(rows), [*rows, *([*column] for column in zip(*rows, strict=True))]
    runs = [len(list(same)) for line in lines for _, same in groupby(line)]
    found = sum(run - 2 for run in runs if run >= 5)
    found += 3 * sum(
        upper[x] == upper[x + 1] == lower[x] == lower[x + 1] for upper, lower in pairwise(rows) for x in range(size - 1)
    )
    found += 40 * sum(line[at : at + 11] in FINDER_LIKE for line in lines for at in range(size - 10))
    dark = 100 * sum(map(sum, rows)) // size**2
    return found + 10 * (abs(dark - 50) // 5)


# -- in a terminal -----------------------------------------------------------------------------------------------------


def printed(rows: Matrix, edge: int = 2) -> str:
    """Two rows a line, light on dark as terminals are: what is dark in the code is left out."""
    blank = [0] * (len(rows[0]) + 2 * edge)
    whole = [blank] * edge + [[0] * edge + row + [0] * edge for row in rows] + [blank] * edge
    if len(whole) % 2:
        whole.append(blank)
    marks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    return "\n".join(
        "".join(marks[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(whole[::2], whole[1::2], strict=True)
    )
