"""The dungeon as text, and the pages beside it: hands, cards, monsters."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from questhall.games.gloomhaven.rules.play.table import spot
from questhall.games.gloomhaven.state import World
from questhall.kernel.texts import Texts


def board(view: World, texts: Texts) -> str:
    """Who stands where."""
    return "\n".join(f"{spot(view, each.cell):4} {each.id} {each.hit_points}" for each in view.figures)


def pages(view: World, texts: Texts) -> Mapping[str, Callable[[], str]]:
    """Nothing beside the board yet."""
    return {}
