"""COND and HEAL: conditions come and go, hit points come back; all of it told."""

from __future__ import annotations

from typing import Literal

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.terms import CONDITIONS
from questhall.games.gloomhaven.rules.combat.conditions import receive, receive_cards
from questhall.games.gloomhaven.rules.combat.healing import heal
from questhall.games.gloomhaven.rules.play.purse import count, worn
from questhall.games.gloomhaven.state import Figure, M

CARDS: tuple[Literal["curse", "bless"], ...] = ("curse", "bless")


def afflict(m: M, whom: Figure, kind: str, count: int = 1) -> None:
    """A condition, or curse and bless cards.  GH-COND-02, GH-COND-04, GH-COND-19, GH-COND-28, GH-ITEM-07"""
    if kind == "muddle" and whom.kind == "character" and "stun" not in whom.conditions:
        kind = "strengthen" if any(item.steadies for item in worn(m.state.heroes[whom.seat])) else kind
    for cards in CARDS:
        if kind == cards and receive_cards(whom, cards, count, m.state.decks, m.chance):
            m.tell(events.CONDITION, whom.id, kind)
    for condition in CONDITIONS:
        if kind == condition:
            m.tell(events.CONDITION if receive(whom, condition) else events.IMMUNE, whom.id, kind)


def restore(m: M, whom: Figure, points: int, by: Figure) -> int:
    """Heal X: poison goes and nothing is restored, a wound goes.  GH-HEAL-01, GH-COND-10, GH-COND-12, GH-COND-13"""
    cured = [condition for condition in ("poison", "wound") if condition in whom.conditions]
    restored = heal(whom, points)
    for condition in cured:
        m.tell(events.CURED, whom.id, condition)
    if restored and by.seat >= 0:
        count(m.state.heroes[by.seat], "healed", restored)
    if restored or not cured:
        m.tell(events.HEALED, whom.id, restored, whom.hit_points)
    return restored
