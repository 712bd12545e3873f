"""The one port of randomness: named streams, provable numbers, outcomes that can be recorded and forced."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import Any

from questhall.kernel.choice import Impossible

LANES = 8  # numbers in one block of the stream
_unpack = struct.Struct(">8Q").unpack


def commitment(key: bytes) -> str:
    """Shown at the start of a game; the key itself is shown at its end."""
    return hashlib.sha256(key).hexdigest()


def seal(key: bytes, sealed: str) -> str:
    """What is shown of the sealed part of a match's terms; with the key, which is shown last, anybody can check it."""
    return hashlib.sha256(key + sealed.encode()).hexdigest() if sealed else ""


def number(key: bytes, stream: str, count: int) -> int:
    """The `count`-th 64-bit number of a stream, the long way: what anybody can check with any blake2b."""
    block, lane = divmod(count, LANES)
    digest = hashlib.blake2b(f"{stream}:{block}".encode(), key=key, digest_size=64).digest()
    return int(_unpack(digest)[lane])


class Chance:
    """Numbers below n from a keyed counter stream per name.  The counters belong to the state, the key does not.

    `log` holds what came up since it was last cleared: (stream, value, whether nobody was shown it).
    """

    __slots__ = ("_blocks", "_forced", "counters", "key", "log")

    def __init__(self, key: bytes, counters: dict[str, int]) -> None:
        self.key, self.counters = key, counters
        self.log: list[tuple[str, int, bool]] = []
        self._forced: dict[str, list[int]] = {}
        self._blocks: dict[str, tuple[int, tuple[Any, ...]]] = {}

    def below(self, size: int, stream: str, secret: bool = False) -> int:
        """0 .. size-1, all equally likely (the bias of the remainder is under size / 2**64)."""
        counters = self.counters
        count = counters.get(stream, 0)
        if (queue := self._forced.get(stream) if self._forced else None) is not None:
            value = queue.pop(0)
            if not queue:
                del self._forced[stream]
            if not 0 <= value < size:
                raise Impossible(f"forced outcome {value} of stream {stream!r} is not in 0..{size - 1}")
        else:
            at, lane = count >> 3, count & 7
            block = self._blocks.get(stream)
            if block is None or block[0] != at:
                digest = hashlib.blake2b(f"{stream}:{at}".encode(), key=self.key, digest_size=64).digest()
                block = self._blocks[stream] = (at, _unpack(digest))
            value = block[1][lane] % size
        counters[stream] = count + 1
        self.log.append((stream, value, secret))
        return value

    def roll(self, stream: str = "die", sides: int = 6, secret: bool = False) -> int:
        """A die: 1 .. sides."""
        return 1 + self.below(sides, stream, secret)

    def pick(self, things: Sequence[Any], stream: str, secret: bool = False) -> Any:
        """One of them at random; it stays where it is."""
        return things[self.below(len(things), stream, secret)]

    def draw(self, things: list[Any], stream: str, secret: bool = False) -> Any:
        """One of them at random leaves the list."""
        return things.pop(self.below(len(things), stream, secret))

    def shuffle(self, things: list[Any], stream: str) -> None:
        """In place; the order is nobody's knowledge."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1, stream, secret=True)
            things[last], things[other] = things[other], things[last]

    def force(self, stream: str, *values: int) -> None:
        """The next outcomes of this stream, as `below` counts them (from 0)."""
        self._forced.setdefault(stream, []).extend(values)

    @property
    def forced(self) -> dict[str, list[int]]:
        """What was forced and has not come up yet."""
        return self._forced

    def settle(self, original: Chance) -> None:
        """What was replayed is done; only what the original has still forced lies ahead."""
        self._forced = {stream: list(values) for stream, values in original._forced.items()}

    def replay(self, log: Sequence[tuple[str, int, bool]], only_shown: bool = False) -> None:
        """Force what a log tells; with `only_shown` what nobody was shown comes up anew."""
        for stream, value, secret in log:
            if not (only_shown and secret):
                self._forced.setdefault(stream, []).append(value)
