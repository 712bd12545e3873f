"""Why the monster does what it does, as data; `face/reasons.py` makes sentences of it."""

from __future__ import annotations

import msgspec

from questhall.hex import Hex


class Reason(msgspec.Struct, frozen=True):
    """One step of the monster's reasoning: the rules behind it, what was found, with hexes and numbers."""

    rules: tuple[str, ...]
    key: str
    hexes: tuple[Hex, ...] = ()
    numbers: dict[str, float] = {}
