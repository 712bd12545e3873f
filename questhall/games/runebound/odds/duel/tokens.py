"""Combat tokens as small numbers: what a token shows, what is on its back, whether it lies on a double.

A token is `shown * 16 + hidden`; on a double it carries that token above these eight bits.  Equal tokens are equal
numbers, so a pool is a sorted tuple: two pools that play alike are the same pool.
"""

from __future__ import annotations

from questhall.games.runebound.content.cards import TOKENS
from questhall.games.runebound.rules import pool as rules
from questhall.games.runebound.state import Side

Pool = tuple[int, ...]
FACES = sorted({(symbol, value) for faces in TOKENS.values() for symbol, value, _ in faces})
NUMBER = {face: number for number, face in enumerate(FACES)}
SYMBOL = [FACES[code >> 4][0] if code >> 4 < len(FACES) else "-" for code in range(256)]
VALUE = [FACES[code >> 4][1] if code >> 4 < len(FACES) else 0 for code in range(256)]
CODES = TOKENS.each(lambda faces: tuple(NUMBER[faces[at][:2]] * 16 + NUMBER[faces[1 - at][:2]] for at in (0, 1)))
ON_DOUBLE = 256
DOUBLED = {"P": 1, "M": 2, "K": 4}  # marks: this symbol counts twice until the end of the round


def flipped(token: int) -> int:
    """Its other side; on a double it stays there."""
    low = token & 255
    return (token & ~255) | (low & 15) << 4 | low >> 4


def worth(token: int, marks: int) -> int:
    """Its symbols, doubled by what it lies on and by marks."""
    low = token & 255
    value = VALUE[low] * (2 if token >= ON_DOUBLE else 1)
    return value * 2 if marks & DOUBLED.get(SYMBOL[low], 0) else value


def laid(token: int, double: int) -> int:
    """A token on a double."""
    return token + ON_DOUBLE * (double + 1)


def parts(token: int) -> Pool:
    """The token and the double under it."""
    return (token & 255, (token >> 8) - 1) if token >= ON_DOUBLE else (token,)


def shown(pool: Pool, symbol: str) -> list[int]:
    return [token for token in pool if SYMBOL[token & 255] == symbol]


def without(pool: Pool, token: int) -> Pool:
    at = pool.index(token)
    return pool[:at] + pool[at + 1 :]


def with_(pool: Pool, *tokens: int) -> Pool:
    return tuple(sorted((*pool, *tokens)))


def code_at(side: Side, at: int) -> int:
    """The token at this place of a side as it lies there now."""
    code = CODES[side.tokens[at]][side.face[at]]
    under = side.on[at]
    return laid(code, CODES[side.tokens[under]][side.face[under]]) if under >= 0 else code


def pool_of(side: Side) -> Pool:
    return tuple(sorted(code_at(side, at) for at in rules.pool(side))) if side.tokens else ()


def spent_of(side: Side) -> Pool:
    return tuple(sorted(CODES[side.tokens[at]][side.face[at]] for at, spent in enumerate(side.where) if spent))
