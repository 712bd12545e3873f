"""Where everybody stands at a moment that may come, and what standing on a hex is worth.

All worth is counted in hit points of a character.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from questhall.games.gloomhaven.bots import errands, goals, party
from questhall.games.gloomhaven.bots.foes import FARTHEST, Foe
from questhall.games.gloomhaven.bots.mind import NOWHERE_NEAR, Mind, far
from questhall.games.gloomhaven.rules.ground.ground import Gait, Ground
from questhall.games.gloomhaven.rules.play.table import is_unseen, obstacle_mask
from questhall.games.gloomhaven.rules.play.ways import Ways, gait_of, ground_under
from questhall.hex.bits import Mask, cells_of, mask_of

SHOOTERS = ("spellweaver", "tinkerer")
LONGEST_WALK = 10
NEXT_ROUND = 0.3  # how much a strike counts that comes only in the next round
FOCUSED, TIED, PASSED_OVER = 0.9, 0.55, 0.2  # how likely a foe strikes me: I am nearest, as near as others, farther
OTHERS = 1.2  # how much harm to others counts
WARD = 4.0  # how much more to somebody who must not die
FRAIL = 1.2  # how much more harm counts that nearly fells a character
APPROACH = 0.7  # a hex nearer to somebody to fight
WAY_OUT = 1.5  # a hex nearer to the exit
TRAP, DOORWAY, COIN = 6.0, 0.5, 0.35
NEAR_THE_DOOR = 2  # hexes at which those wait who do not open it


class Places:
    """Everybody's place at one moment, seen by one character who is about to act."""

    def __init__(self, mind: Mind, foes: list[Foe], cell: int | None = None, pending: float = 1.0) -> None:
        self.mind, self.foes = mind, foes
        self.cell = mind.me.cell if cell is None else cell
        self.pending = pending  # how likely foes that are to act do so after me
        self._stand: dict[int, float] = {}
        self.moves: dict[tuple[object, ...], float] = {}  # what moves bring that were thought through
        self._friends = [each.cell for each in mind.friends if not is_unseen(mind.w, each)]

    # -- standing somewhere --------------------------------------------------------------------------------------------

    def stand(self, cell: int) -> float:
        """What it is worth to end the turn on a hex."""
        if cell not in self._stand:
            self._stand[cell] = self._weigh_hex(cell)
        return self._stand[cell]

    def _weigh_hex(self, cell: int) -> float:
        w = self.mind.w
        worth = self.fighting_place(cell) if self.foes else self.waiting_place(cell)
        if self.negative_hexes >> cell & 1 and cell != self.cell and not self._needs_trap:
            worth -= TRAP
        if cell in w.doors:
            worth -= DOORWAY
        if self.goal_treasures >> cell & 1 and errands.aim(self.mind).loot == "any":
            worth += errands.TREASURE
        if not self.leaves_loot:
            worth += COIN * goals.coin(self.mind) * w.coins.get(cell, 0)
            worth += COIN * goals.treasure(self.mind) * (cell in w.treasures)
        return worth

    @cached_property
    def leaves_loot(self) -> bool:
        """Somebody else wants what lies there."""
        return self.mind.others_say("loot")

    @property
    def negative_hexes(self) -> Mask:
        return self.mind.negative_hexes

    def fighting_place(self, cell: int) -> float:
        """Less harm is better, and to be where something can be done next; a way out is taken past all foes."""
        if self._exit_map:
            return -WAY_OUT * self._exit_map.get(cell, 30) - self.harm(cell)
        return APPROACH * -self.distance_to_fight(cell) - self.harm(cell)

    def distance_to_fight(self, cell: int) -> float:
        return max(0, self._fight_map.get(cell, 30) - self.preferred)

    @cached_property
    def _fight_map(self) -> dict[int, int]:
        """Steps to the nearest foe; to the boss of the goal, where a way leads to it."""
        prey = mask_of(foe.cell for foe in self.foes if errands.is_prey(self.mind, foe.figure))
        ways = self.mind.way_map(prey) if prey else {}
        return ways if self.cell in ways else self.mind.way_map(mask_of(foe.cell for foe in self.foes))

    @cached_property
    def preferred(self) -> int:
        """How far from its foes a character likes to be."""
        return 3 if self.mind.hero.sheet.job in SHOOTERS else 1

    def harm(self, cell: int) -> float:
        """What foes will probably do to me there, and to others instead."""
        if is_unseen(self.mind.w, self.mind.me):
            return 0.0
        own, others = self.strikes(cell)
        return felt(own, self.mind.me.hit_points) + OTHERS * others

    def strikes(self, cell: int) -> tuple[float, float]:
        """The damage to expect for me and for others."""
        own = others = 0.0
        for foe, other, instead in self._focus:
            distance = min(far(self.mind.floor, foe.cell)[cell], FARTHEST)
            strike = foe.hits[distance]
            if not strike and not instead:
                continue
            weight = self.pending + (1 - self.pending) * NEXT_ROUND if foe.later else NEXT_ROUND
            mine = FOCUSED if distance < other else TIED if distance == other else PASSED_OVER
            if not instead:
                mine = 1.0
            own += weight * mine * strike
            others += weight * (1 - mine) * instead
        return own, others

    @cached_property
    def _focus(self) -> list[tuple[Foe, int, float]]:
        """Every foe with the distance to the nearest of the others, and what it would do to that one."""
        found = []
        for foe in self.foes:
            ways = far(self.mind.floor, foe.cell)
            other = min((ways[cell] for cell in self._friends), default=NOWHERE_NEAR)
            dear = WARD if other in [ways[cell] for cell in self._wards] else 1.0
            found.append((foe, other, dear * foe.hits[min(other, FARTHEST)]))
        return found

    @cached_property
    def _wards(self) -> list[int]:
        return [each.cell for each in errands.wards(self.mind)]

    def waiting_place(self, cell: int) -> float:
        """Between fights: to the loot that was claimed, else towards the next door, without standing in the way."""
        if self._errand_map:
            return -APPROACH * self._errand_map.get(cell, 30)
        if self.mind.hero.sign == "loot" and self._loot_map:
            return -APPROACH * self._loot_map.get(cell, 30)
        if self.mind.door < 0:
            return 0.0
        away = self._door_map.get(cell, 30)
        if self.opens:
            return -APPROACH * abs(away - 1)
        in_the_way = NEAR_THE_DOOR - away if self.mind.others_say("door") else 0
        return -APPROACH * max(0, in_the_way, away - NEAR_THE_DOOR)

    @cached_property
    def _errand_map(self) -> dict[int, int]:
        hexes = errands.errand(self.mind)
        return self.mind.way_map(hexes) if hexes else {}

    @cached_property
    def _needs_trap(self) -> bool:
        """All ways to what is to be done, or else to the next door, lead over traps."""
        if self.foes:
            return False
        door = self.mind.door
        return self.mind.behind_traps(errands.errand(self.mind) or (self.mind.beside(door) if door >= 0 else 0))

    @cached_property
    def _exit_map(self) -> dict[int, int]:
        hexes = errands.way_out(self.mind)
        return self.mind.way_map(hexes) if hexes else {}

    @cached_property
    def goal_treasures(self) -> Mask:
        return errands.wanted(self.mind)

    @cached_property
    def _loot_map(self) -> dict[int, int]:
        return self.mind.way_map(mask_of((*self.mind.w.coins, *self.mind.w.treasures)))

    @cached_property
    def opens(self) -> bool:
        return party.opener(self.mind) == self.mind.seat

    @cached_property
    def _door_map(self) -> dict[int, int]:
        return self.mind.door_ways(self.mind.door)

    # -- going ---------------------------------------------------------------------------------------------------------

    def reach(self, start: int, points: int, jump: bool) -> list[int]:
        """Where a move may end, the start included; from elsewhere than here it is guessed."""
        if start == self.cell:
            return [start, *(cell for cell, cost in self._walks(jump).items() if cost <= points)]
        free = self.mind.floor.board.within(start, points) & self._stops
        return [start, *(cell for cell in cells_of(free) if cell != start)]

    def _walks(self, jump: bool) -> dict[int, int]:
        return self._jumps if jump else self._steps

    @cached_property
    def _steps(self) -> dict[int, int]:
        return self._flooded(False)

    @cached_property
    def _jumps(self) -> dict[int, int]:
        return self._flooded(True)

    def _flooded(self, jump: bool) -> dict[int, int]:
        """Every hex to stop on that no trap guards, with the points it takes."""
        me = self.mind.me
        here, me.cell = me.cell, self.cell
        gait = gait_of(me, jump)
        ways = Ways(self._ground(gait), LONGEST_WALK)
        me.cell = here
        found: dict[int, int] = {}
        for negative, points, cells in ways.layers:
            if negative and not self._needs_trap:
                break
            for cell in cells_of(cells & ways.stops & self._stops):
                found.setdefault(cell, points)
        return found

    def _ground(self, gait: Gait) -> Ground:
        ground = ground_under(self.mind.w, self.mind.me, gait)
        return replace(ground, enemies=tuple(foe.cell for foe in self.foes))

    @cached_property
    def _stops(self) -> Mask:
        taken = mask_of(foe.cell for foe in self.foes) | mask_of(each.cell for each in self.mind.friends)
        free = self.mind.floor.board.open & ~taken & ~obstacle_mask(self.mind.w)
        return free if self._needs_trap else free & ~self.negative_hexes


def felt(damage: float, life: int) -> float:
    """What damage means to somebody with so much life."""
    if damage <= 0:
        return 0.0
    share = damage / max(1, life)
    return damage * (1 + FRAIL * min(1.0, max(0.0, share - 0.35) / 0.65))
