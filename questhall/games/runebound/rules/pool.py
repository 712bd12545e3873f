"""CTOK, POOL, DOUBLE: tokens of a combat pool, what they show and what they are worth now."""

from __future__ import annotations

from questhall.games.runebound.content.cards import ASSETS, HEROES, TOKENS, TokenFace
from questhall.games.runebound.events import FLIPPED, REMOVED, RETHREW, THREW
from questhall.games.runebound.rules import M
from questhall.games.runebound.state import Combat, Hero, Side


def tokens_of(hero: Hero) -> list[str]:
    """All starting tokens and those of assets.  RB-COMBAT-06, RB-ASSET-04"""
    return [*HEROES[hero.card].tokens, *(ASSETS[card].token for card in hero.assets if ASSETS[card].token)]


def shows(side: Side, at: int) -> TokenFace:
    return TOKENS[side.tokens[at]][side.face[at]]


def pool(side: Side) -> list[int]:
    """Tokens that can be spent or targeted: neither spent nor covered.  RB-POOL-01, RB-POOL-02, RB-DOUBLE-08"""
    on, where = side.on, side.where
    if max(on) < 0:
        return [at for at, spent in enumerate(where) if not spent]
    covered = [on[at] for at in range(len(on)) if on[at] >= 0 and not where[at]]
    return [at for at, spent in enumerate(where) if not spent and at not in covered]


def worth(side: Side, at: int) -> int:
    """Its symbols; twice on a double, twice again while an ability doubles them.  RB-DOUBLE-02"""
    symbol, value, _ = TOKENS[side.tokens[at]][side.face[at]]
    if side.on[at] >= 0:
        value *= 2
    return value * 2 if f"double {symbol}" in side.marks else value


def spend(side: Side, at: int) -> None:
    """The whole token, and the double under it.  RB-SPEND-02, RB-CACT-05, RB-DOUBLE-04"""
    side.where[at] = 1
    if side.on[at] >= 0:
        side.where[side.on[at]] = 1
        side.on[at] = -1


def remove(m: M, side: Side, at: int) -> None:
    """Aside as if spent, without effect; a double under it is free again.  RB-POOL-05, RB-DOUBLE-06"""
    side.where[at] = 1
    side.on[at] = -1
    m.tell(REMOVED, side.tokens[at])


def flip(m: M, side: Side, at: int) -> None:
    """To its other side; on a double it stays there.  RB-CTOK-09, RB-DOUBLE-07"""
    side.face[at] ^= 1
    m.tell(FLIPPED, side.tokens[at], face_text(shows(side, at)))


def rethrow(m: M, side: Side, at: int) -> None:
    """One token again; a spent one comes back into the pool.  RB-CTOK-10, RB-CTOK-07, RB-SURGE-06"""
    side.face[at] = m.chance.below(2, "token")
    side.where[at] = 0
    m.tell(RETHREW, side.tokens[at], face_text(shows(side, at)))


def throw(m: M, combat: Combat, side: Side, tokens: list[str]) -> None:
    """All tokens, spent and removed ones too.  RB-COMBAT-05, RB-COMBAT-08, RB-POOL-06"""
    below = m.chance.below
    side.tokens = tokens
    side.face = [below(2, "token") for _ in tokens]
    side.where = [0] * len(tokens)
    side.on = [-1] * len(tokens)
    side.passed, side.used, side.marks = False, [], []
    m.tell(THREW, who(m, combat, side), [face_text(shows(side, at)) for at in range(len(tokens))])


def gold(side: Side) -> int:
    """Gold tokens on view, not values; gold dashes count.  RB-INIT-03, RB-INIT-05"""
    return sum(1 for at in range(len(side.tokens)) if shows(side, at)[2])


def face_text(face: TokenFace) -> str:
    symbol, value, golden = face
    return ("-" if symbol == "-" else f"{value}{symbol}") + ("*" if golden else "")


def ability(card: str) -> str:
    """The name under which a card's ability is told: a hero's own has one of its own."""
    return f"{card}-second" if card in HEROES else card


def who(m: M, combat: Combat, side: Side) -> str:
    """A combatant by the name of its card."""
    return m.state.heroes[side.seat].card if side.seat >= 0 else combat.card
