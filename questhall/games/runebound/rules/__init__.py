"""The chapters of the rulebook."""

from __future__ import annotations

from typing import TypeAlias

from questhall.games.runebound.state import World
from questhall.kernel import Match

M: TypeAlias = Match[World]
