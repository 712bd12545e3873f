"""Positions and answers as text, for tests: a script is strict, so what is not asked or left over fails."""

from __future__ import annotations

from typing import Any

from questhall.kernel.face import S
from questhall.kernel.match import Match


class ScriptError(AssertionError):
    """The game asked something else than the script answers."""


def with_dice(match: Match[S], *values: int, stream: str = "die") -> Match[S]:
    """The next rolls of that die, as they read (from 1)."""
    match.chance.force(stream, *(value - 1 for value in values))
    return match


def answers(match: Match[S], *script: str, then: str | None = None) -> Match[S]:
    """Play `"2 steal:1"` lines (seats from 1); `then` is the kind of decision that must be open afterwards."""
    for line in script:
        seat, key = line.split()
        choice = match.choice(int(seat) - 1) or match.changeable(int(seat) - 1)
        if choice is None:
            raise ScriptError(f"{line!r}: player {seat} is not asked; open: {opened(match)}")
        if key not in choice.options and key not in choice.says:
            raise ScriptError(f"{line!r}: not offered; open: {opened(match)}")
        match.answer(int(seat) - 1, key)
    if match.chance.forced:
        raise ScriptError(f"dice that nobody rolled: {match.chance.forced}")
    if then is not None and [choice.kind for choice in match.asked] != [then]:
        raise ScriptError(f"{then!r} should be open now; open: {opened(match)}")
    return match


def opened(match: Match[Any]) -> str:
    said = [f"{choice.seat + 1} {choice.kind}: {' '.join([*choice.options, *choice.says])}" for choice in match.asked]
    return "; ".join(said) or "nothing, the game is over"
