"""QR codes: check words against the standard's example, and a reader that walks the modules back to the text."""

from __future__ import annotations

import pytest

from questhall.table import qr

HELLO = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
LINK = "http://192.168.1.5:8000/#/t/VKmBZ4O8fcyX"


def read(rows: qr.Matrix) -> str:
    """The text of a code without faults, by its own format bits."""
    number = (len(rows) - 17) // 4
    version = qr.VERSIONS[number - 1]
    said = sum(rows[y][x] << 14 - at for at, ((y, x), _) in enumerate(qr.format_places(len(rows)))) ^ qr.FORMAT_MASK
    _, fixed = qr.frame(len(rows), number)
    bits = [rows[y][x] ^ (qr.MASKS[said >> 10 & 7](y, x) == 0) for y, x in qr.path(len(rows), fixed)]
    words = [int("".join(str(int(bit)) for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    blocks = [words[at : version.blocks * version.data : version.blocks] for at in range(version.blocks)]
    data = "".join(f"{word:08b}" for block in blocks for word in block)
    count = int(data[4:12], 2)
    return bytes(int(data[at : at + 8], 2) for at in range(12, 12 + 8 * count, 8)).decode()


def test_check_words_are_those_of_the_standard() -> None:
    assert qr.check_words(HELLO, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


@pytest.mark.parametrize("text", ["hi", LINK, "дом" * 9, "x" * 84, "y" * qr.MOST])
def test_a_code_says_its_text(text: str) -> None:
    assert read(qr.code(text)) == text


def test_finders_stand_in_three_corners() -> None:
    rows = qr.code(LINK)
    ring = [1] * 7
    assert (rows[0][:7], rows[0][-7:], rows[-1][:7]) == (ring, ring, ring)
    assert rows[-1][-7:] != ring


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="107 bytes"):
        qr.code("z" * 107)


def test_a_terminal_shows_light_modules_and_a_quiet_edge() -> None:
    lines = qr.printed(qr.code("hi")).splitlines()
    assert lines[0] == "█" * 25
    assert {len(line) for line in lines} == {25}
