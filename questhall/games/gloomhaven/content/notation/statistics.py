"""The lines of the statistics cards in `content/monsters` and the drawings in `content/areas.yaml`, read.

>>> section("9  2  3  -  shield 1, muddle").traits.shield
1
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from questhall.games.gloomhaven.content.actions import Area
from questhall.games.gloomhaven.content.monster_cards import Section, Traits
from questhall.games.gloomhaven.content.notation.actions import retaliation
from questhall.games.gloomhaven.content.notation.groups import effect
from questhall.games.gloomhaven.content.notation.words import Words
from questhall.kit.content import BadWord

FORMULA = re.compile(r"\d+|\d+xC|(\d+\+)?[CXV]")  # C, hexes moved, or what else a boss's letter counts


def section(text: str) -> Section:
    """A line of a statistics card: `9  2  3  -  shield 1, muddle`."""
    words = Words(text.partition(",")[0])
    hit_points, move, attack, reach = _formula(words), _dash(words), _formula(words), _dash(words)
    return Section(hit_points, move, attack, reach, _traits(*text.split(maxsplit=4)[4:]))


def _formula(words: Words) -> str:
    word = words.take()
    return word if FORMULA.fullmatch(word) else words.fail(word, "expected a number or a formula such as 8xC or 1+C")


def _dash(words: Words) -> int:
    return 0 if words.skip("-") else words.number()


def _traits(text: str = "") -> Traits:
    traits = Traits()
    for words in map(Words, text.split(",") if text else []):
        if words.skip("shield"):
            traits = replace(traits, shield=words.number())
        elif words.skip("retaliate"):
            traits = replace(traits, retaliate=retaliation(words))
        elif words.skip("targets"):
            traits = replace(traits, targets=words.number())
        elif words.skip("advantage"):
            traits = replace(traits, advantage=True)
        elif words.skip("attackers", "disadvantage"):
            traits = replace(traits, attackers_disadvantage=True)
        else:
            traits = replace(traits, effects=(*traits.effects, effect(words)))
        words.done()
    return traits


def read_area(name: str, drawing: str) -> Area:
    """An area from its drawing: columns of signs, a hex two lines high. Offsets are counted from the grey hex, without
    one from a hex outside the area.
    """
    lines = drawing.strip("\n").split("\n")[::-1]
    signs = {(q, y): sign for y, line in enumerate(lines) for q, sign in enumerate(line) if sign != "."}
    if unknown := next((sign for sign in signs.values() if sign not in "xMm"), ""):
        raise BadWord(unknown, "areas are drawn with x, M, m and dots")
    own = [place for place, sign in signs.items() if sign == "M"]
    first_q, first_y = min(signs)
    origin_q, origin_y = own[0] if own else (first_q - 1, first_y - 1)
    red = [(q - origin_q, (y - origin_y - (q - origin_q)) // 2) for (q, y), sign in signs.items() if sign == "x"]
    return Area(name, tuple(sorted(red)), bool(own))
