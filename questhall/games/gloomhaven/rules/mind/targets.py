"""MONATK and MONEFF: from which hex the monster attacks whom, for maximum effect."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

import msgspec

from questhall.games.gloomhaven.rules.ground.movement import Travel
from questhall.games.gloomhaven.rules.mind.attack import AttackReach, members
from questhall.games.gloomhaven.rules.mind.focus import Focus
from questhall.games.gloomhaven.rules.mind.reasons import Reason
from questhall.hex import unpack
from questhall.hex.bits import Mask, cells_of


class Plan(msgspec.Struct, frozen=True, gc=False):
    """An attack the monster could make: from a cell, on a set of enemies, with all that makes it better or worse."""

    cell: int
    targets: int
    points: int
    disadvantage: bool
    ranks: tuple[int, ...]
    others_disadvantaged: int


class Intent(msgspec.Struct, frozen=True):
    """What the monster is after: its best attacks on one focus, and whether it can make them this turn."""

    focus: int
    now: bool
    plans: list[Plan]
    why: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Priority:
    """What the monster prefers: the smaller its worth the better."""

    rule: str
    key: str
    worth: Callable[[Plan], tuple[int, ...]]


# The order of the book; negative hexes and reach come before all of them (GH-MONTRAP-01, GH-MONEFF-01).
PRIORITIES = (
    Priority("GH-MONEFF-02", "hex.no-disadvantage", lambda plan: (plan.disadvantage,)),
    Priority("GH-MONEFF-03", "hex.most-targets", lambda plan: (-plan.targets.bit_count(),)),
    Priority("GH-MONEFF-04", "hex.better-targets", lambda plan: plan.ranks),
    Priority("GH-MONEFF-05", "hex.others-disadvantage", lambda plan: (plan.others_disadvantaged,)),
    Priority("GH-MONEFF-06", "hex.shortest", lambda plan: (plan.points,)),
)
ALONE = (PRIORITIES[0], PRIORITIES[-1])  # all that can differ where the focus alone is attacked


class Targeting:
    """The choice of target hex and targets for one monster."""

    def __init__(self, travel: Travel, attack: AttackReach, thought: Focus, move: int) -> None:
        self._travel = travel
        self._attack = attack
        self._ranks = thought.ranks
        self._negative, self._least = unpack(thought.cost)
        self._move = move

    def intent(self, focus: int) -> Intent:
        """The best attacks on a focus: within this turn's movement or, failing that, with unlimited movement.

        GH-MONEFF-01, GH-MONMOVE-03, GH-MONMOVE-04, GH-MONMOVE-05, GH-MONMOVE-06, GH-MONMOVE-07, GH-MONMOVE-08
        """
        now = self._least <= self._move
        layers = list(self._attack_hexes(focus, self._move if now else None))
        plans = self._alone(layers, focus) if self._attack.single else self._all_plans(layers, focus)
        why = []
        for priority in ALONE if self._attack.single else PRIORITIES:
            if len(plans) == 1:
                break
            plans, decided = narrowed(plans, priority)
            why += decided
        return Intent(focus, now, plans, tuple(why))

    def _attack_hexes(self, focus: int, most: int | None) -> Iterator[tuple[int, Mask]]:
        """The hexes to attack the focus from, by points up to some: only those that cost the fewest negative hexes.

        GH-MONTRAP-01, GH-MONTRAP-02, GH-MONTRAP-03
        """
        spots = self._attack.spots(focus)
        for negative, points, cells in self._travel.layers():
            if negative > self._negative or (most is not None and negative == self._negative and points > most):
                return
            here = cells & spots if negative == self._negative else 0
            if here and (seeing := self._attack.seeing(here, focus)):
                yield points, seeing

    def _alone(self, layers: list[tuple[int, Mask]], focus: int) -> list[Plan]:
        """The attacks on the focus alone: of hexes that are alike in all that counts, plans for the nearest ones, and
        one for those farther away, which shows that they were ruled out.  GH-MONMOVE-04, GH-MONEFF-06
        """
        beside, plans, seen = self._attack.beside(focus), list[Plan](), set[bool]()
        for points, cells in layers:
            for disadvantage, alike in ((False, cells & ~beside), (True, cells & beside)):
                if not alike:
                    continue
                chosen = list(cells_of(alike))[: 1 if disadvantage in seen else None]
                plans += [Plan(cell, 1 << focus, points, disadvantage, (), 0) for cell in chosen]
                seen.add(disadvantage)
        return plans

    def _all_plans(self, layers: list[tuple[int, Mask]], focus: int) -> list[Plan]:
        cells = sorted((cell, points) for points, mask in layers for cell in cells_of(mask))
        return [plan for cell, points in cells for plan in self._plans(cell, points, focus)]

    def _plans(self, cell: int, points: int, focus: int) -> Iterator[Plan]:
        disadvantage = self._attack.has_disadvantage(cell, focus)
        for targets in self._target_sets(cell, focus):
            others = members(targets & ~(1 << focus))
            if not others:
                yield Plan(cell, targets, points, disadvantage, (), 0)
                continue
            ranks = tuple(sorted([self._ranks[enemy] for enemy in others]))
            hindered = sum([self._attack.has_disadvantage(cell, enemy) for enemy in others])
            yield Plan(cell, targets, points, disadvantage, ranks, hindered)

    def _target_sets(self, cell: int, focus: int) -> set[int]:
        """The focus and as many others as possible: what the area covers, and enemies picked one by one.

        GH-MONATK-02, GH-MONATK-03, GH-ATK-10
        """
        pickable = self._attack.in_range(cell) if self._attack.picks else 0
        if not self._attack.pattern:
            return set(self._pick(pickable, focus, 0))
        areas = self._attack.swept(cell) | ({0} if pickable else set())
        return {area | picked for area in areas for picked in self._pick(pickable & ~area, focus, area)}

    def _pick(self, pickable: int, focus: int, area: int) -> Iterator[int]:
        """The best enemies to pick beside an area: the focus unless the area has it, then by rank; ties all ways.

        GH-MONEFF-04, GH-MONATK-03
        """
        wanted = 0 if area >> focus & 1 else 1 << focus
        count = self._attack.picks - wanted.bit_count()
        if wanted & ~pickable or count < 0:
            return
        if pickable == wanted or not count:
            yield wanted
            return
        others = sorted(members(pickable & ~wanted), key=self._ranks.__getitem__)
        if count >= len(others):
            yield pickable
            return
        last = self._ranks[others[count - 1]] if count else -1
        better = [enemy for enemy in others if self._ranks[enemy] < last]
        tied = [enemy for enemy in others if self._ranks[enemy] == last]
        for chosen in combinations(tied, count - len(better)):
            yield wanted | sum(1 << enemy for enemy in (*better, *chosen))


def narrowed(plans: list[Plan], priority: Priority) -> tuple[list[Plan], list[Reason]]:
    """The plans that are best by a priority, and the reason if it ruled any out."""
    worths = list(map(priority.worth, plans))
    best = min(worths)
    if worths.count(best) == len(plans):
        return plans, []
    kept = [plan for plan, worth in zip(plans, worths, strict=True) if worth == best]
    numbers = {"best": float(abs(best[0]))} if best else {}
    return kept, [Reason((priority.rule,), priority.key, (), numbers)]
