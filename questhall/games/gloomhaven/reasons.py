"""Why the monster does what it does: reasons as data, and the sentences they become at the edge."""

from __future__ import annotations

import msgspec

from questhall.hex import Hex


class Reason(msgspec.Struct, frozen=True):
    """One step of the monster's reasoning: the rules behind it, what was found, with hexes and numbers."""

    rules: tuple[str, ...]
    key: str
    hexes: tuple[Hex, ...] = ()
    numbers: dict[str, float] = {}


SENTENCES = {
    "attack.none": "No attack on the card: it thinks as if it had a melee attack.",
    "focus.none": "It can attack nobody from any hex it could get to: no focus, so it neither moves nor attacks.",
    "focus.path": "Focus {hexes}: the least way to an attack ({points:g} movement).",
    "focus.negative": "Every way to an attack leads over negative hexes; the best one has {negative:g}.",
    "focus.proximity": "Others need an equally short way, but {hexes} is nearest ({proximity:g} hexes).",
    "focus.initiative": "Others are equally near, but {hexes} comes first in initiative ({initiative:g}).",
    "focus.players": "The players choose the focus among {hexes}.",
    "hex.reach": "It can attack {hexes} this turn.",
    "hex.later": "It cannot attack {hexes} this turn (move {move:g}, way {points:g}); it heads for its best attack.",
    "hex.no-disadvantage": "It prefers hexes without disadvantage on its focus.",
    "hex.most-targets": "It prefers hexes with the most targets ({best:g}).",
    "hex.better-targets": "It prefers the additional targets that rank higher as a focus.",
    "hex.others-disadvantage": "It prefers the fewest additional targets with disadvantage ({best:g}).",
    "hex.shortest": "It prefers the shortest way ({best:g} movement).",
    "move.closest": "It moves to {hexes}, as near to its attack hex as it can get.",
    "move.stay": "No hex within its move is nearer to its attack hex: it stays.",
    "options.players": "Equal options: the players choose.",
}


def sentence(reason: Reason) -> str:
    """A reason in English, its rules behind it."""
    hexes = ", ".join(f"[{q}, {r}]" for q, r in reason.hexes)
    return SENTENCES[reason.key].format(hexes=hexes, **reason.numbers) + f" ({', '.join(reason.rules)})"
