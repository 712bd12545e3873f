"""What opportunity cards ask further."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import ARTIFACTS
from questhall.games.prophecy.effects import opportunities
from questhall.games.prophecy.rules import decks, markers
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.state import M, Pick


def wares(m: M, task: Pick) -> dict[str, Any]:
    return {f"choose:{item}": item for item in task.cards}


def buy_ware(m: M, task: Pick, item: str) -> None:
    """One of the black market's items; the others are discarded."""
    for other in task.cards:
        if other != item:
            decks.scrap(m, other)
    hero_of(m, task.seat).items.append(item)
    m.tell(e.GOT, task.seat, item)


def alms(m: M, task: Pick) -> dict[str, Any]:
    """What may be given up to become the poorest; nothing more once one is.  PR-CARD-HERMIT-02"""
    over = opportunities.excess(m, task.seat)
    if not over:
        return {}
    hero = hero_of(m, task.seat)
    found: dict[str, Any] = {f"discard:{i}": i for i in hero.items + hero.damaged if i not in ARTIFACTS}
    if hero.gold >= over:
        found[f"return-gold:{over}"] = over
    return found


def renounce(m: M, task: Pick, what: Any) -> None:
    if what is None:
        markers.learn(m, task.seat, opportunities.HERMIT_XP)
        return
    if isinstance(what, int):
        markers.lose_gold(m, task.seat, what)
    else:
        decks.lose_item(m, task.seat, what)
    m.state.agenda.append(Pick(task.seat, "hermit"))


OPPORTUNITY_PICKS: dict[str, tuple[Callable[[M, Pick], dict[str, Any]], Callable[[M, Pick, Any], None]]] = {
    "market": (wares, buy_ware),
    "hermit": (alms, renounce),
}
