"""The client's own fonts for pictures that the server draws: inside an SVG, and unpacked for whoever paints it."""

from __future__ import annotations

import base64
import re
import struct
import tempfile
import zlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import vl_convert

from questhall.table.built import client_folder

SERIF, SANS = "Alegreya", "Alegreya Sans"
FACE = re.compile(r"alegreya(?P<sans>-sans)?-(?P<script>latin|cyrillic)-(?P<weight>500|700|800)-normal-")
USED = {(SERIF, "800"), (SANS, "500"), (SANS, "700")}
# table directory of a WOFF: tag, place, packed length, length, checksum; of a font: tag, checksum, place, length
PACKED, PLAIN = struct.Struct(">4s4I"), struct.Struct(">4s3I")
HEAD = struct.Struct(">4s4sIHHIHHIIIII")
NAMES, NAME = struct.Struct(">HHH"), struct.Struct(">HHHHHH")
FAMILY, STYLE, WHOLE, SYSTEM = 1, 2, 4, 6  # the names that a font has to have
SEGMENTS, LAST = 4, 0xFFFE  # the format of the map that every font has; its end mark lies behind the last letter
WIDTH = 0.5  # of a letter that no font of ours has, at size 1
CYRILLIC = re.compile("([Ѐ-ӿ]+)")


class Face(NamedTuple):
    family: str
    weight: str
    script: str
    path: Path

    @property
    def name(self) -> str:
        """A family of its own for every file: painters choose by family, and none has both alphabets."""
        return named(self.family, self.weight, self.script)


def named(family: str, weight: str, script: str) -> str:
    return f"Questhall {family} {weight} {script}"


class Run(NamedTuple):
    """A piece of words in one alphabet, with the family that has it, and how wide it is at size 1."""

    name: str
    words: str
    wide: float


def runs(words: str, family: str, weight: str) -> list[Run]:
    pieces = enumerate(CYRILLIC.split(words))  # every second one is Cyrillic
    named_ = ((named(family, weight, "cyrillic" if at % 2 else "latin"), piece) for at, piece in pieces if piece)
    return [Run(name, piece, sum(widths(name).get(ord(one), WIDTH) for one in piece)) for name, piece in named_]


def width(words: str, family: str, weight: str) -> float:
    """How wide words are at size 1."""
    return sum(run.wide for run in runs(words, family, weight))


@cache
def widths(name: str) -> dict[int, float]:
    """How far each letter of a font goes; empty where the client is not built."""
    path = next((face.path for face in faces("woff") if face.name == name), None)
    return advances(tables(path.read_bytes())) if path else {}


def faces(kind: str) -> list[Face]:
    """The built client's files of a kind; none where it is not built."""
    folder = client_folder()
    found = []
    for path in sorted((folder / "assets").glob(f"alegreya*.{kind}")) if folder else ():
        if named := FACE.match(path.name):
            face = Face(SANS if named["sans"] else SERIF, named["weight"], named["script"], path)
            found += [face] if face[:2] in USED else []
    return found


@cache
def inside() -> str:
    """`@font-face` rules that carry the fonts with them: the picture looks the same wherever it is opened."""
    return "".join(
        f"@font-face{{font-family:'{face.name}';src:url(data:font/woff2;base64,{base64.b64encode(face.path.read_bytes()).decode()})}}"
        for face in faces("woff2")
    )


@cache
def unpacked() -> None:
    """Once a process: the painter reads plain fonts from a folder."""
    folder = Path(tempfile.mkdtemp(prefix="questhall-fonts-"))
    for face in faces("woff"):
        (folder / f"{face.path.stem}.ttf").write_bytes(plain(face.path.read_bytes(), face.name))
    vl_convert.register_font_directory(str(folder))


def tables(woff: bytes) -> dict[bytes, bytes]:
    """The parts of a font, unpacked."""
    found = {}
    for at in range(HEAD.unpack_from(woff)[3]):
        tag, start, packed, length, _ = PACKED.unpack_from(woff, HEAD.size + PACKED.size * at)
        data = woff[start : start + packed]
        found[tag] = zlib.decompress(data) if packed < length else data
    return found


def plain(woff: bytes, name: str) -> bytes:
    """A font as it was before it was packed as WOFF (1.0), under a name of ours."""
    found = tables(woff) | {b"name": name_table(name)}
    count = len(found)
    power = 1 << (count.bit_length() - 1)
    flavour = HEAD.unpack_from(woff)[1]
    directory = struct.pack(">4sHHHH", flavour, count, power * 16, power.bit_length() - 1, (count - power) * 16)
    body, place = b"", len(directory) + PLAIN.size * count
    for tag, data in found.items():
        directory += PLAIN.pack(tag, 0, place + len(body), len(data))  # nobody checks the sums
        body += data + b"\0" * (-len(data) % 4)
    return directory + body


def name_table(name: str) -> bytes:
    said = {FAMILY: name, STYLE: "Regular", WHOLE: name, SYSTEM: name.replace(" ", "")}
    records, letters = b"", b""
    for number, words in said.items():
        coded = words.encode("utf-16-be")
        records += NAME.pack(3, 1, 0x409, number, len(coded), len(letters))
        letters += coded
    return NAMES.pack(0, len(said), NAMES.size + len(records)) + records + letters


def advances(found: dict[bytes, bytes]) -> dict[int, float]:
    """By letter, in parts of the font's size: its character map (the one of segments) and its widths."""
    em = struct.unpack_from(">H", found[b"head"], 18)[0]
    known = struct.unpack_from(">H", found[b"hhea"], 34)[0]
    metrics = struct.unpack_from(f">{known * 2}H", found[b"hmtx"])[::2]
    return {letter: metrics[min(glyph, known - 1)] / em for letter, glyph in glyphs(found[b"cmap"]).items()}


def glyphs(table: bytes) -> dict[int, int]:
    count = struct.unpack_from(">H", table, 2)[0]
    places = [struct.unpack_from(">I", table, 8 + 8 * at)[0] for at in range(count)]
    start = next(place for place in places if struct.unpack_from(">H", table, place)[0] == SEGMENTS)
    size = struct.unpack_from(">H", table, start + 6)[0] // 2
    ends, begins, deltas, offsets = (
        struct.unpack_from(f">{size}H", table, start + 14 + 2 * size * part + (2 if part else 0)) for part in range(4)
    )
    found = {}
    for at in range(size):
        for letter in range(begins[at], min(ends[at], LAST) + 1):
            glyph = letter
            if offsets[at]:
                place = start + 16 + 6 * size + 2 * at + offsets[at] + 2 * (letter - begins[at])
                glyph = struct.unpack_from(">H", table, place)[0]
            found[letter] = (glyph + deltas[at]) & 0xFFFF
    return found
