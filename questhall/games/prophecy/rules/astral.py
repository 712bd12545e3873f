"""ASTRAL: attacking an astral plane through its two guardians."""

from __future__ import annotations

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import GUARDIANS
from questhall.games.prophecy.rules import board, final
from questhall.games.prophecy.state import PLANES, M, Turn
from questhall.kernel import EVERYBODY, Seat


def guardian(m: M, plane: int) -> str:
    """Lesser first, then Greater.  PR-ASTRAL-04, PR-ASTRAL-09"""
    return m.state.lesser.cards[plane] or m.state.greater.cards[plane]


def beaten(m: M, seat: Seat, turn: Turn, name: str) -> None:
    """After the reward: the Greater Guardian is next, or the artifacts are won.

    PR-ASTRAL-07, PR-ASTRAL-08, PR-ASTRAL-11
    """
    state, plane = m.state, turn.plane
    turn.first = False
    state.beaten.append(name)
    if GUARDIANS[name].deck == "lesser":
        state.lesser.cards[plane] = ""
        return  # PR-CARD-WEAPONREWARD-01: what the reward asks comes before the next guardian is shown
    state.greater.cards[plane] = ""
    conquer(m, seat, plane)


def unseen(m: M, plane: int) -> bool:
    pile = m.state.lesser if m.state.lesser.cards[plane] else m.state.greater
    return pile.seen[plane] != EVERYBODY


def conquer(m: M, seat: Seat, plane: int) -> None:
    """Every artifact in the plane, and the plane is closed.  PR-ASTRAL-08, PR-ASTRAL-10, PR-DEATH-07"""
    state = m.state
    final.take(m, seat, state.prizes.cards[plane])
    state.prizes.cards[plane] = ""
    state.prizes.seen[plane] = -1
    gather(m, seat, board.SIZE + plane)
    m.tell(e.CLOSED, PLANES[plane])
    final.reckon(m, seat)


def gather(m: M, seat: Seat, spot: int) -> None:
    """Artifacts lying there change to this character."""
    state = m.state
    for artifact in lying(m, spot):
        at = state.dropped.index(artifact)
        del state.dropped[at], state.where[at]
        final.take(m, seat, artifact)


def lying(m: M, spot: int) -> list[str]:
    return [artifact for artifact, where in zip(m.state.dropped, m.state.where, strict=True) if where == spot]
