"""How a game tunes the search bot: a tree of answers, or a race of a few."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from questhall.kernel.seen import Seen


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """What both algorithms know.  With `kinds` only these decisions are thought about, the others are the house bot's.

    `house`: futures are played on by the house bot, otherwise at random.  With a `horizon` a future is cut off after so
    many decisions, or with a `pace` (a game's own count, say of rounds) after so much of it, as soon as the game's
    evaluation can judge it.  The usual answer is given if none is better by `trust`.
    """

    house: bool = False
    horizon: int | None = None
    pace: Callable[[Any], int] | None = None
    trust: float = 0.01
    kinds: tuple[str, ...] = ()


class Tree(Tuning, frozen=True, kw_only=True):
    """Where simulations are cheap: below the root another answer than the house bot's only after `patience` visits."""

    exploration: float = 0.7
    patience: int = 10


class Race(Tuning, frozen=True, kw_only=True):
    """Where simulations are dear and chance is loud: a `shortlist` (the usual answer first) runs through the same
    futures, at most `futures` of them; whoever is behind beyond `doubt` standard errors drops out.

    `behind`: how far the game itself thinks each of them behind the usual one, in its evaluation's measure, with an
    `error`; then a few futures do not outweigh what the house bot knows."""

    shortlist: Callable[[Seen[Any]], list[str]]
    trust: float = 0.0
    doubt: float = 1.5
    futures: int = 1_000_000
    behind: Callable[[Seen[Any]], Mapping[str, float]] | None = None
    error: float = 0.02


Search = Tree | Race
