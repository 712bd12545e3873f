"""The monster mind a second time, slowly: straight from the rulebook, with fractions, sets and no cleverness.

It shares nothing with the real one but the position. Every hex, every way to lay an area and every set of targets is
tried.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations

from questhall.games.gloomhaven.position import Position

Hex = tuple[int, int]
Point = tuple[Fraction, Fraction]
AROUND = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
NEVER = (10**6, 10**6)


def plus(a: Hex, b: Hex) -> Hex:
    return a[0] + b[0], a[1] + b[1]


def apart(a: Hex, b: Hex) -> int:
    return (abs(a[0] - b[0]) + abs(a[1] - b[1]) + abs(a[0] + a[1] - b[0] - b[1])) // 2


# --- sight


def centre(hex_: Hex) -> Point:
    """Side length 1; heights in units of the square root of 3."""
    q, r = hex_
    return Fraction(3 * q, 2), Fraction(2 * r + q, 2)


@cache
def corners(hex_: Hex) -> list[Point]:
    x, y = centre(hex_)
    half = Fraction(1, 2)
    return [
        (x + 1, y),
        (x + half, y + half),
        (x - half, y + half),
        (x - 1, y),
        (x - half, y - half),
        (x + half, y - half),
    ]


def touches_hex(a: Point, b: Point, hex_: Hex) -> bool:
    """Cut the line from a to b at each of the six sides; whether anything is left within all of them."""
    outline = corners(hex_)
    (east, _), (_, north), _, (west, _), (_, south), _ = outline
    if max(a[0], b[0]) < west or min(a[0], b[0]) > east or max(a[1], b[1]) < south or min(a[1], b[1]) > north:
        return False
    first, last = Fraction(0), Fraction(1)
    for (px, py), (qx, qy) in zip(outline, outline[1:] + outline[:1], strict=True):
        inside_a = (qx - px) * (a[1] - py) - (qy - py) * (a[0] - px)
        inside_b = (qx - px) * (b[1] - py) - (qy - py) * (b[0] - px)
        if inside_a < 0 and inside_b < 0:
            return False
        if inside_a < 0:
            first = max(first, inside_a / (inside_a - inside_b))
        elif inside_b < 0:
            last = min(last, inside_a / (inside_a - inside_b))
    return first <= last


def on_segment(p: Point, a: Point, b: Point) -> bool:
    straight = (b[0] - a[0]) * (p[1] - a[1]) == (b[1] - a[1]) * (p[0] - a[0])
    return straight and min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])


def touches_line(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether ab and cd meet: an end on the other one, or the solution of both equations within both."""
    if on_segment(a, c, d) or on_segment(b, c, d) or on_segment(c, a, b) or on_segment(d, a, b):
        return True
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    turn = ux * vy - uy * vx
    if turn == 0:
        return False
    s = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / turn
    t = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / turn
    return 0 <= s <= 1 and 0 <= t <= 1


class Naive:
    """One position, looked at without any shortcut."""

    def __init__(self, position: Position) -> None:
        self.p = position
        self.floor = set(position.board) - set(position.walls)
        self.lines = {frozenset((hex_, plus(hex_, step))) for hex_, step in position.thin_walls}
        self.foes = [enemy.hex for enemy in position.enemies]
        self.attacking = position.targets > 0
        self.ranged = self.attacking and position.range > 0
        self.reach = position.range if self.ranged else 1
        self.seen: dict[frozenset[Hex], bool] = {}
        self.counted: dict[Hex, dict[Hex, int]] = {}

    def wall_line(self, line: frozenset[Hex]) -> tuple[Point, Point]:
        one, other = line
        a, b = (point for point in corners(one) if point in corners(other))
        return a, b

    def near_walls(self, a: Hex, b: Hex) -> list[Hex]:
        low_q, high_q = min(a[0], b[0]) - 2, max(a[0], b[0]) + 2
        low_r, high_r = min(a[1], b[1]) - 2, max(a[1], b[1]) + 2
        box = [(q, r) for q in range(low_q, high_q + 1) for r in range(low_r, high_r + 1)]
        return [hex_ for hex_ in box if hex_ not in self.floor]

    def sees(self, a: Hex, b: Hex) -> bool:
        pair = frozenset((a, b))
        if pair not in self.seen:
            walls = self.near_walls(a, b)
            usable = [[p for p in corners(hex_) if self.clear(p, p, walls)] for hex_ in (a, b)]
            beside = apart(a, b) == 1 and self.open_side(a, b)
            self.seen[pair] = beside or any(self.clear(p, q, walls) for p in usable[0] for q in usable[1])
        return self.seen[pair]

    def clear(self, p: Point, q: Point, walls: list[Hex]) -> bool:
        if any(touches_hex(p, q, wall) for wall in walls):
            return False
        return not any(touches_line(p, q, *self.wall_line(line)) for line in self.lines)

    # --- counting and walking

    def open_side(self, a: Hex, b: Hex) -> bool:
        return frozenset((a, b)) not in self.lines

    def count(self, start: Hex) -> dict[Hex, int]:
        """Hexes counted from a hex, not through walls; a wall hex can be counted to but not beyond."""
        if start not in self.counted:
            steps, queue = {start: 0}, [start]
            while queue:
                here = queue.pop(0)
                for there in (plus(here, step) for step in AROUND):
                    if there not in steps and self.open_side(here, there):
                        steps[there] = steps[here] + 1
                        if there in self.floor:
                            queue.append(there)
            self.counted[start] = steps
        return self.counted[start]

    def passable(self, hex_: Hex) -> bool:
        if self.p.flying or self.p.jumping:
            return True
        return hex_ not in self.p.obstacles and hex_ not in self.foes

    def can_stop(self, hex_: Hex) -> bool:
        if hex_ == self.p.monster:
            return True
        free = hex_ not in self.p.monsters and hex_ not in self.foes
        return free and (self.p.flying or hex_ not in self.p.obstacles)

    def bad(self, hex_: Hex) -> int:
        return int(hex_ in self.p.traps or hex_ in self.p.hazards)

    def rough(self, hex_: Hex) -> int:
        return int(hex_ in self.p.difficult)

    def step_cost(self, hex_: Hex) -> tuple[int, int]:
        if self.p.flying or self.p.jumping:
            return 0, 1
        return self.bad(hex_), 1 + self.rough(hex_)

    def landing(self, hex_: Hex) -> tuple[int, int]:
        if self.p.jumping and not self.p.flying:
            return self.bad(hex_), self.rough(hex_)
        return 0, 0

    def walk(self, start: Hex) -> dict[Hex, tuple[int, int]]:
        """(negative hexes, points) from a hex to every hex to stop on, relaxed until nothing changes."""
        cost = dict.fromkeys(self.floor, NEVER)
        cost[start] = (0, 0)
        changed = True
        while changed:
            changed = False
            for here in self.floor:
                for there in (plus(here, step) for step in AROUND):
                    if cost[here] == NEVER or there not in self.floor or not self.passable(there):
                        continue
                    new = plus(cost[here], self.step_cost(there))
                    if self.open_side(here, there) and new < cost[there]:
                        cost[there] = new
                        changed = True
        ways = {
            hex_: plus(way, self.landing(hex_)) for hex_, way in cost.items() if way != NEVER and self.can_stop(hex_)
        }
        return {**ways, start: (0, 0)}

    # --- attacks

    def orientations(self) -> list[list[Hex]]:
        """Six turns, and the six of the mirror image."""
        found = []
        for mirror in (False, True):
            pattern = [(r, q) if mirror else (q, r) for q, r in self.p.aoe if self.ranged or (q, r) != (0, 0)]
            for _ in range(6):
                pattern = [(q + r, -q) for q, r in pattern]
                found.append(pattern)
        return found

    def areas(self, hex_: Hex) -> list[list[Hex]]:
        """Every way to lay the area from a hex: around it, or anywhere with a hex in range."""
        if not self.ranged:
            return [[plus(hex_, offset) for offset in shape] for shape in self.orientations()]
        wide = self.reach + 2 * max(apart(offset, (0, 0)) for offset in self.p.aoe) + 1
        count = self.count(hex_)
        spread = range(-wide, wide + 1)
        laid = [
            [(hex_[0] + dq + q, hex_[1] + dr + r) for q, r in shape]
            for shape in self.orientations()
            for dq in spread
            for dr in spread
        ]
        return [area for area in laid if any(count.get(covered, NEVER[0]) <= self.reach for covered in area)]

    def target_sets(self, hex_: Hex) -> set[frozenset[Hex]]:
        """Every set of enemies that one attack from a hex can hit, as many picked as there may be."""
        visible = {foe for foe in self.foes if self.sees(hex_, foe)}
        count = self.count(hex_)
        in_range = {foe for foe in visible if count.get(foe, NEVER[0]) <= self.reach}
        has_area = self.attacking and any(self.ranged or offset != (0, 0) for offset in self.p.aoe)
        areas = {frozenset(visible.intersection(area)) for area in self.areas(hex_)} if has_area else {frozenset()}
        picks = max(self.p.targets, 1) - has_area
        found = set()
        for area in areas:
            rest = in_range - area
            number = len(rest) if self.p.targets == 6 else min(picks, len(rest))
            found |= {area.union(chosen) for chosen in combinations(sorted(rest), number)}
        return found

    def disadvantage(self, hex_: Hex, foe: Hex) -> bool:
        adjacent = apart(hex_, foe) == 1 and self.open_side(hex_, foe)
        return self.ranged and not self.p.muddled and adjacent

    # --- the whole turn

    def solve(self) -> tuple[set[tuple[Hex, frozenset[Hex]]], set[Hex]]:
        """All options and all focuses."""
        start = self.p.monster
        ways = self.walk(start)
        sets = {hex_: self.target_sets(hex_) for hex_ in ways}
        proximity = self.count(start)
        standing = {}
        for enemy in self.p.enemies:
            spots = [ways[hex_] for hex_ in ways if any(enemy.hex in targets for targets in sets[hex_])]
            standing[enemy.hex] = (min(spots, default=NEVER), proximity.get(enemy.hex, NEVER[0]), enemy.initiative)
        best = min(standing.values(), default=(NEVER, 0, 0))
        focuses = {foe for foe, where in standing.items() if where == best and where[0] != NEVER}
        options: set[tuple[Hex, frozenset[Hex]]] = set()
        for focus in focuses:
            options |= self.act(focus, ways, sets, standing)
        return options or {(start, frozenset())}, focuses

    def act(
        self,
        focus: Hex,
        ways: dict[Hex, tuple[int, int]],
        sets: dict[Hex, set[frozenset[Hex]]],
        standing: dict[Hex, tuple[tuple[int, int], int, float]],
    ) -> set[tuple[Hex, frozenset[Hex]]]:
        plans = {}
        for hex_, (bad, points) in ways.items():
            for targets in sets[hex_]:
                if focus in targets:
                    others = targets - {focus}
                    key = (
                        bad,
                        points > self.p.move,
                        self.disadvantage(hex_, focus),
                        -len(targets),
                        sorted(standing[foe] for foe in others),
                        sum(self.disadvantage(hex_, foe) for foe in others),
                        points,
                    )
                    plans[hex_, targets] = key
        best = min(plans.values())
        chosen = {plan for plan, key in plans.items() if key == best}
        if best[1]:
            return {(end, frozenset()) for goal, _ in chosen for end in self.come_near(goal, ways)}
        return {(hex_, targets if self.attacking else frozenset()) for hex_, targets in chosen}

    def come_near(self, goal: Hex, ways: dict[Hex, tuple[int, int]]) -> set[Hex]:
        keys = {}
        for hex_, (bad, points) in ways.items():
            left = self.walk(hex_).get(goal, NEVER)
            if points <= self.p.move and left != NEVER:
                keys[hex_] = (bad + left[0], left[1], points)
        return {hex_ for hex_, key in keys.items() if key == min(keys.values())}
