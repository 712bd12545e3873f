"""FOCUS: the one enemy a monster picks before it acts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from questhall.games.gloomhaven.rules.ground.ground import Ground
from questhall.games.gloomhaven.rules.ground.movement import Travel
from questhall.games.gloomhaven.rules.mind.attack import AttackReach
from questhall.games.gloomhaven.rules.mind.reasons import Reason
from questhall.hex import UNREACHED, pack, unpack
from questhall.hex.bits import Mask

Standing = tuple[int, int, float]  # cost of the way to an attack, proximity, initiative


@dataclass(frozen=True, slots=True)
class Focus:
    """The enemies that may be the focus (several: the players choose) and how all enemies rank as one."""

    choices: tuple[int, ...]
    cost: int
    ranks: tuple[int, ...]
    why: tuple[Reason, ...]


def choose_focus(ground: Ground, travel: Travel, attack: AttackReach, kept: int | None = None) -> Focus:
    """Least way to an attack, then nearest, then earliest; ties are left to the players.

    GH-FOCUS-01, GH-FOCUS-02, GH-FOCUS-07, GH-FOCUS-08, GH-FOCUS-09, GH-FOCUS-14, GH-AMBIG-01, GH-IX-45
    """
    standings = _standings(ground, travel, attack, kept)
    order = sorted(set(standings))
    ranks = tuple(order.index(standing) for standing in standings)
    if not order or order[0][0] == UNREACHED:
        return Focus((), UNREACHED, ranks, (Reason(("GH-FOCUS-14",), "focus.none"),))
    if kept is not None:
        best = standings[kept]
        choices: tuple[int, ...] = () if best[0] == UNREACHED else (kept,)
        return Focus(choices, best[0], ranks, _reasons(ground, standings, choices) if choices else ())
    choices = tuple(enemy for enemy, rank in enumerate(ranks) if rank == 0)
    return Focus(choices, order[0][0], ranks, _reasons(ground, standings, choices))


def _standings(ground: Ground, travel: Travel, attack: AttackReach, kept: int | None) -> list[Standing]:
    ways = least_ways(ground, travel, attack, kept if attack.single else None)
    return [
        (ways.get(enemy, UNREACHED), _proximity(ground, where), ground.initiatives[enemy])
        for enemy, where in enumerate(ground.enemies)
    ]


def _proximity(ground: Ground, where: int) -> int:
    steps = ground.board.steps(ground.monster, where)
    return UNREACHED if steps is None else steps


def least_ways(ground: Ground, travel: Travel, attack: AttackReach, kept: int | None) -> dict[int, int]:
    """By enemy the cost of the best way, over any number of turns, to a hex from which it can be attacked. Where nobody
    but the focus will be attacked, enemies with a longer way do not matter.

    Fewest negative hexes first.  GH-FOCUS-04, GH-FOCUS-05, GH-FOCUS-06, GH-MONTRAP-01, GH-MONTRAP-02, GH-IX-42
    """
    left = {enemy: attack.spots(enemy) for enemy in range(len(ground.enemies))}
    found: dict[int, int] = {}
    sought = any_of(left.values())
    for negative, points, cells in travel.layers():
        if not cells & sought:
            continue
        for enemy, spots in list(left.items()):
            here = cells & spots
            if here and attack.seeing(here, enemy):
                found[enemy] = pack(negative, points)
                del left[enemy]
                sought = any_of(left.values())
        if not left or kept in found or (found and attack.single and kept is None):
            break
    return found


def any_of(masks: Iterable[Mask]) -> Mask:
    found = 0
    for mask in masks:
        found |= mask
    return found


# What decides between enemies with an equally short way, in order: place in the standing, rule, name.
TIE_BREAKS = ((1, "GH-FOCUS-08", "proximity"), (2, "GH-FOCUS-09", "initiative"))


def _reasons(ground: Ground, standings: list[Standing], choices: tuple[int, ...]) -> tuple[Reason, ...]:
    """The way to the focus, the tie-breaks that were needed, and whether the players choose; initiatives as printed."""
    best = standings[choices[0]]
    negative, points = unpack(best[0])
    hexes = ground.hexes(ground.enemies[enemy] for enemy in choices)
    why = [Reason(("GH-FOCUS-02", "GH-FOCUS-04"), "focus.path", hexes, {"points": points})]
    if negative:
        why.append(Reason(("GH-MONTRAP-01", "GH-MONTRAP-02"), "focus.negative", hexes, {"negative": negative}))
    rivals = [standing for standing in standings if standing != best]
    for place, rule, name in TIE_BREAKS:
        if any(rival[:place] == best[:place] and rival[place] > best[place] for rival in rivals):
            why.append(Reason((rule,), f"focus.{name}", hexes, {name: round(best[place])}))
    if len(choices) > 1:
        why.append(Reason(("GH-AMBIG-01",), "focus.players", hexes))
    return tuple(why)
