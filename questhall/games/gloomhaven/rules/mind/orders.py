"""What a card orders a monster to do in one step: the move and the attack that the mind thinks through."""

from __future__ import annotations

import msgspec

from questhall.hex import Hex

NO_ATTACK = 0  # targets of a step without an attack


class Orders(msgspec.Struct, frozen=True):
    """In the fields of a position."""

    move: int = 0
    jumping: bool = False
    range: int = 0
    targets: int = 1
    aoe: tuple[Hex, ...] = ()
