"""A moment that may come: what an action done there brings.

All worth is counted in hit points of a character.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Any

from questhall.games.gloomhaven.bots import errands, goals
from questhall.games.gloomhaven.bots.blows import ADVANTAGE, DISADVANTAGE, NORMAL, blow
from questhall.games.gloomhaven.bots.foes import FARTHEST, Foe
from questhall.games.gloomhaven.bots.mind import far
from questhall.games.gloomhaven.bots.places import COIN, NEXT_ROUND, Places, felt
from questhall.games.gloomhaven.content.actions import (
    ALL,
    ALL_TARGETS,
    Action,
    Affect,
    Area,
    Attack,
    Augments,
    Bonus,
    Boost,
    Charm,
    Command,
    Convert,
    Destroy,
    DisarmTrap,
    Discern,
    Displace,
    Double,
    ExtraTurn,
    Gather,
    Group,
    Hamper,
    Heal,
    Infuse,
    Intervene,
    Kill,
    Later,
    Learn,
    Loot,
    Obstacles,
    Recover,
    Redirect,
    Refresh,
    Retaliate,
    SetTrap,
    Shield,
    Suffer,
    Summon,
    Teleport,
)
from questhall.games.gloomhaven.content.dungeon import Floor
from questhall.games.gloomhaven.content.effects import Effect, pierce_of
from questhall.games.gloomhaven.rules.combat.conditions import NEGATIVE
from questhall.games.gloomhaven.rules.monsters.values import GREY_HEX
from questhall.games.gloomhaven.rules.play.counting import HAMPERING, RANKS
from questhall.games.gloomhaven.rules.play.deeds import amount_for
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded
from questhall.games.gloomhaven.rules.play.table import boosts, obstacle_mask, trap_mask
from questhall.games.gloomhaven.state import Figure, Gift
from questhall.hex import hexes_within, placements, shapes
from questhall.hex.bits import Mask, cells_of, mask_of
from questhall.kernel import Seat

DAMAGE_SHARE = 0.6  # of a foe's worth, for its life; the rest for its end
SAVED_STRIKE = 0.9  # of a strike that a kill or a stun forestalls
NOT_YET_KNOWN = ("moved-through", "in-area", "beside-target", "beside-spots", "beside-way")  # before it is done


class Scene(Places):
    """What an action brings there."""

    # -- doing something -----------------------------------------------------------------------------------------------

    def gain(self, actions: Iterable[Action], cell: int) -> float:
        """What some actions bring, done from a hex one after another; elements and XP only come with something done."""
        total = beside = 0.0
        alone = True
        for action in actions:
            kind = type(action)
            if kind in BESIDE:
                beside += BESIDE[kind]
                continue
            alone = False
            if kind is Attack:
                total += self.attack(action, cell)  # type: ignore[arg-type]  # an Attack
            elif kind in GAINS:
                total += GAINS[kind](self, action, cell)
        return total + beside if total > 0 or alone else total

    # Attacks

    def attack(self, action: Attack, cell: int) -> float:
        """The best targets it can have from there."""
        if not self.foes or "disarm" in self.mind.me.conditions:
            return 0.0
        ranged = self.range_of(action)
        reach = max(1, ranged, action.within)
        if self.nearest[cell] > reach + (len(action.area.hexes) if action.area else 0):
            return 0.0
        seen = self.mind.floor.seen_from(cell)
        if action.area:
            return self.best_area(action, cell, seen)
        if action.moved_through or action.beside_spots or action.after == "straight":
            return 0.3 * action.value
        if action.in_room:
            reach = FARTHEST
        worths = []
        for foe in self.foes:
            away = far(self.mind.floor, foe.cell)[cell]
            if away <= reach and seen >> foe.cell & 1 and "invisible" not in foe.figure.conditions:
                worths.append(self.strike(action, foe, cell, away, ranged))
        if not worths:
            return 0.0
        if action.adjacent or action.within or action.in_room or action.targets == ALL_TARGETS:
            return sum(worths)
        many = max(1, action.targets)
        return sum(sorted(worths, reverse=True)[:many]) if many > 1 else max(worths)

    @cached_property
    def nearest(self) -> list[int]:
        """How far the nearest foe is from every cell."""
        return [min(away) for away in zip(*(far(self.mind.floor, foe.cell) for foe in self.foes), strict=True)]

    def best_area(self, action: Attack, cell: int, seen: Mask) -> float:
        found = 0.0
        for _, worth in self.areas(action, cell, seen):
            found = max(found, worth)
        return found

    def areas(self, action: Attack, cell: int, seen: Mask) -> Iterator[tuple[Mask, float]]:
        """The ways to lay an area on somebody, each with its worth."""
        assert action.area
        ranged = self.range_of(action)
        there = {foe.cell: foe for foe in self.foes if seen >> foe.cell & 1}
        targets = mask_of(there)
        worths: dict[int, float] = {}
        for area in laid(self.mind.floor, cell, action.area, ranged):
            if not area & targets:
                continue
            total = 0.0
            for hit in cells_of(area & targets):
                if hit not in worths:
                    foe = there[hit]
                    worths[hit] = self.strike(action, foe, cell, far(self.mind.floor, hit)[cell], ranged)
                total += worths[hit]
            yield area, total

    def range_of(self, action: Attack) -> int:
        if action.adjacent or action.within or action.in_room or (action.area and action.area.melee):
            return 0
        return (action.reach.stated or 0) + action.reach.bonus

    def strike(self, action: Attack, foe: Foe, cell: int, away: int, ranged: int, more: int = 0) -> float:
        """What one attack on one foe is worth."""
        value = action.value + more + self.bonus(action, foe, cell, bool(ranged))
        fortune = self.fortune(foe, away, ranged)
        shield = max(0, foe.shield - pierce_of(action.effects))
        damage, kills = blow(value, shield, foe.life, fortune)
        worth = self.harmed(foe, damage, kills)
        if action.effects and kills < 1:
            worth += (1 - kills) * sum(self.effect(each, foe) for each in action.effects)
        if foe.figure.retaliate:
            back = sum(each.damage for each in foe.figure.retaliate if away <= each.range)
            worth -= (1 - kills) * felt(back, self.mind.me.hit_points)
        return worth

    def harmed(self, foe: Foe, damage: float, kills: float) -> float:
        """The worth of so much damage; a dead foe does not strike."""
        if foe.figure.warded:
            return 0.0
        share = DAMAGE_SHARE * damage / foe.figure.most_hit_points + (1 - DAMAGE_SHARE) * kills
        coming = foe.threat * SAVED_STRIKE * (self.pending if foe.later else NEXT_ROUND)
        undamaged = foe.life == foe.figure.most_hit_points
        worth = foe.worth + errands.token_worth(self.mind, foe.figure) + errands.prey_worth(self.mind, foe.figure)
        return worth * share + kills * (coming + goals.kill(self.mind, foe.figure.rank, undamaged))

    def fortune(self, foe: Foe, away: int, ranged: int) -> int:
        me = self.mind.me
        good = "strengthen" in me.conditions
        bad = "muddle" in me.conditions or foe.figure.attackers_disadvantage or (ranged and away <= 1)
        return NORMAL if bool(good) is bool(bad) else ADVANTAGE if good else DISADVANTAGE

    def bonus(self, action: Attack, foe: Foe, cell: int, ranged: bool) -> int:
        """What conditions of the card, lasting cards and POISON add."""
        total, times = 0, 1
        for bonus in (*action.bonuses, *self.lasting(ranged)):
            if bonus.when and not self.holds(bonus.when, foe, ranged):
                continue
            total += bonus.add * (self.counted(bonus.per, foe, cell) if bonus.per else 1)
            times *= bonus.times
        if "poison" in foe.figure.conditions:
            total += 1
        return total if times == 1 else (action.value + total) * times - action.value

    def lasting(self, ranged: bool) -> list[Bonus]:
        return [
            boost.bonus
            for _, boost in self._boosts
            if boost.bonus and boost.trigger == "attack" and (not boost.when or self.when_mine(boost.when, ranged))
        ]

    @cached_property
    def _boosts(self) -> list[tuple[Gift, Boost]]:
        return list(boosts(self.mind.me))

    def when_mine(self, when: str, ranged: bool) -> bool:
        if when in ("melee", "ranged"):
            return ranged is (when == "ranged")
        if when in ("flanked", "hampered", "stunned", "poisoned"):
            return False
        return "invisible" in self.mind.me.conditions if when == "invisible" else True

    def holds(self, when: str, foe: Foe, ranged: bool) -> bool:
        around = self.mind.floor.grid.neighbours[foe.cell]
        if when == "beside-my-ally":
            return any(each.cell in around for each in self.mind.friends)
        if when == "alone":
            return not any(other.cell in around for other in self.foes if other is not foe)
        if when == "flanked":
            return self.holds("alone", foe, ranged) and self.holds("beside-my-ally", foe, ranged)
        if when == "hampered":
            return not HAMPERING.isdisjoint(foe.figure.conditions)
        if when in ("stunned", "poisoned"):
            return {"stunned": "stun", "poisoned": "poison"}[when] in foe.figure.conditions
        return self.when_mine(when, ranged)

    def counted(self, per: str, foe: Foe, cell: int) -> int:
        if per == "negative-condition":
            return sum(condition in NEGATIVE for condition in foe.figure.conditions)
        if per == "my-ally-beside":
            around = self.mind.floor.grid.neighbours[foe.cell]
            return sum(each.cell in around for each in self.mind.friends)
        if per == "shield":
            return foe.shield
        if per == "hex-entered":
            return far(self.mind.floor, self.cell)[cell]
        if per == "hex-cleared":
            return self.obstacles_near(cell, 2)
        if per == "hex-moved":
            return max(self.mind.hero.moved, far(self.mind.floor, self.cell)[cell] + self.mind.hero.moved)
        return self.mind.hero.dealt

    def obstacles_near(self, cell: int, reach: int) -> int:
        """Hexes with obstacles."""
        return (obstacle_mask(self.mind.w) & self.mind.floor.board.within(cell, reach)).bit_count()

    def effect(self, effect: Effect, foe: Foe) -> float:
        """What a condition on a foe, or its being shoved, is worth."""
        if effect.kind in foe.figure.immune or effect.kind in foe.figure.conditions:
            return 0.0
        coming = foe.threat * (self.pending if foe.later else 0.8)
        if effect.kind in ("stun", "disarm"):
            return SAVED_STRIKE * coming
        if effect.kind == "immobilize":
            return (0.5 if foe.melee else 0.15) * coming
        if effect.kind == "muddle":
            return 0.35 * coming
        if effect.kind in ("push", "pull"):
            return 0.2 * coming if foe.melee and effect.kind == "push" else 0.1
        return {"wound": 1.6, "poison": 1.3, "curse": 0.9}.get(effect.kind, 0.2)

    # Everything else

    def people(self, group: Group, cell: int) -> list[Figure]:
        """Whom of our side an action reaches from there."""
        me, friends = self.mind.me, self.mind.friends
        if group.who == "self":
            return [me]
        near = [each for each in friends if self.is_near(group, cell, each.cell)]
        return near if group.who == "allies" else [me, *near]

    def is_near(self, group: Group, cell: int, other: int) -> bool:
        if group.where == "anywhere":
            return True
        reach = group.range if group.where == "range" else 1
        if far(self.mind.floor, cell)[other] > reach:
            return False
        return reach == 1 or bool(self.mind.floor.seen_from(cell) >> other & 1)

    def heal(self, action: Heal, cell: int) -> float:
        people = self.people(action.group, cell) if action.group.where != "in-area" else []
        worths = sorted((self.healed(each, amount_for(action, each)) for each in people), reverse=True)
        return sum(worths) if action.group.count == ALL else sum(worths[: action.group.count])

    def healed(self, each: Figure, amount: int) -> float:
        """What so many hit points are worth to somebody; the healthy need none."""
        if "poison" in each.conditions:
            return 1.6
        missing = each.most_hit_points - each.hit_points
        back = min(missing, amount)
        if not back:
            return 0.0
        cured = 1.0 if "wound" in each.conditions else 0.0
        need = missing / each.most_hit_points
        asked = each.kind == "character" and self.asks_for_healing(each.seat)
        weight = (0.45 + 0.9 * need) * (1.4 if asked else 1.0) * (0.4 if each.kind == "summon" else 1.0)
        return back * weight + cured

    def asks_for_healing(self, seat: Seat) -> bool:
        """Another player's sign; what I need I know myself."""
        return seat != self.mind.seat and self.mind.w.heroes[seat].sign == "heal"

    def strikes_to_come(self, cell: int) -> float:
        """How many attacks I shall probably meet."""
        own, _ = self.strikes(cell)
        return min(3.0, own / 2.0)

    def shield(self, action: Shield, cell: int) -> float:
        people = self.people(action.group, cell)
        return action.amount * 0.8 * self.strikes_to_come(cell) * (1 + 0.4 * (len(people) - 1))

    def retaliate(self, action: Retaliate, cell: int) -> float:
        return action.retaliation.damage * 0.6 * self.strikes_to_come(cell)

    def boost(self, action: Boost, cell: int) -> float:
        """A lasting bonus is worth something while there is much to fight."""
        ahead = min(1.0, len(self.foes) / 3) if self.foes else 0.0
        if action.negate:
            return 2.5 * min(1.0, self.strikes_to_come(cell))
        if action.augment:
            return self.augment(action) * ahead
        worth = 1.5 * action.advantage
        worth += 3.2 * action.shield + 2.6 * action.retaliate + 1.0 * action.heal + 0.5 * action.range
        if action.bonus:
            worth += 1.3 * action.bonus.add + (2.0 if action.bonus.times > 1 else 0.0)
        worth += sum(1.2 for effect in action.effects if effect.kind in NEGATIVE)
        worth += sum(2.5 for effect in action.effects if effect.kind == "add-target")
        return worth * ahead

    def augment(self, action: Boost) -> float:
        if any(boost.augment for _, boost in self._boosts):
            return 0.0
        if action.bonus:
            return 5.0
        return 2.5 if any(each.kind == "heal" for each in action.effects) else 1.5

    def affect(self, action: Affect, cell: int) -> float:
        """Damage and conditions without an attack."""
        group, worth = action.group, 0.0
        if group.where in NOT_YET_KNOWN or action.after:
            return 0.2 if group.who == "enemies" else 0.0
        if group.who in ("enemies", "figures"):
            worths = [self.affected(action, foe) for foe in self.foes if self.is_near(group, cell, foe.cell)]
            worth += sum(worths) if group.count == ALL else sum(sorted(worths, reverse=True)[: group.count])
        if group.who in ("allies", "figures", "self-and-allies", "self"):
            people = self.people(Group("self" if group.who == "self" else "allies", group.where, group.range), cell)
            worth -= sum(felt(action.damage, each.hit_points) * 1.2 for each in people)
            if group.who == "self":
                worth += sum(self.blessing(effect) for effect in action.effects)
        return worth

    def affected(self, action: Affect, foe: Foe) -> float:
        kills = 1.0 if action.damage >= foe.life else 0.0
        return self.harmed(foe, min(action.damage, foe.life), kills) + sum(self.effect(e, foe) for e in action.effects)

    def blessing(self, effect: Effect) -> float:
        if effect.kind == "invisible":
            return 0.75 * felt(self.strikes(self.cell)[0], self.mind.me.hit_points)
        return 1.0 if effect.kind in ("strengthen", "bless") else 0.0

    def suffer(self, action: Suffer, cell: int) -> float:
        return -felt(action.damage, self.mind.me.hit_points)

    def loot(self, action: Loot, cell: int) -> float:
        near = self.mind.floor.board.within(cell, action.range) & self.mind.floor.seen_from(cell)
        return errands.TREASURE * (near & self.goal_treasures).bit_count() + self.coins(action, cell, near)

    def coins(self, action: Loot, cell: int, near: Mask) -> float:
        if self.leaves_loot:
            return 0.0
        there = sum(coins for at, coins in self.mind.w.coins.items() if near >> at & 1)
        more = sum(far(self.mind.floor, foe.cell)[cell] == 1 for foe in self.foes) if action.per else 0
        return goals.coin(self.mind) * COIN * ((min(there, action.most) if action.most else there) + more)

    def summon(self, action: Summon, cell: int) -> float:
        creature = action.creature
        if creature is None:
            return 0.0
        ahead = min(1.0, len(self.foes) / 3) if self.foes else 0.15
        return ahead * (0.5 * creature.hit_points + 1.6 * (creature.attack or 0) + 0.4 * creature.range)

    def trap(self, action: SetTrap, cell: int) -> float:
        near = any(foe.melee and far(self.mind.floor, foe.cell)[cell] <= 4 for foe in self.foes)
        return 0.35 * action.damage if near else 0.0

    def trap_beside(self, cell: int) -> bool:
        return bool(trap_mask(self.mind.w) & self.mind.floor.board.within(cell, 1))

    def recover(self, action: Recover, cell: int) -> float:
        """Cards that come back: lost ones are dear, discarded ones save a part of a rest."""
        mind = self.mind
        if action.pile == "lost" and action.group.who != "self":
            people = [each for each in self.people(action.group, cell) if each.kind == "character"]
            lost = max((len(mind.w.heroes[each.seat].lost) for each in people), default=0)
            return max(0.0, 1.5 * min(action.count, lost) - action.losing)
        if action.pile == "lost":
            back = min(len(mind.hero.lost), action.count or len(mind.hero.lost))
            late = len(mind.hero.hand) + len(mind.hero.played) + len(mind.hero.discard) <= 5
            return back * 1.8 if back >= 3 and late else back * 0.4 - 3.0
        people = [each for each in self.people(action.group, cell) if each.kind == "character"]
        counts = [len(counts_as_discarded(mind.w.heroes[each.seat])) for each in people]
        if not counts:
            return 0.0
        back = max(counts) if action.count == ALL else min(action.count, max(counts))
        return 0.8 * back

    def victims(self, group: Group, cell: int) -> list[Foe]:
        """The foes of the rank and state that are asked for; of an area those within its reach."""
        near = [foe for foe in self.foes if group.where == "in-area" or self.is_near(group, cell, foe.cell)]
        ranks = RANKS.get(group.rank, ())
        return [
            foe
            for foe in near
            if (not ranks or foe.figure.rank in ranks)
            and (not group.life or foe.life <= group.life)
            and (not group.when or self.holds(group.when, foe, False))
        ]

    def kill(self, action: Kill, cell: int) -> float:
        """The end of the best of them."""
        victims = self.victims(action.group, cell)
        if action.area:
            reach = len(action.area.hexes)
            victims = [foe for foe in victims if far(self.mind.floor, foe.cell)[cell] <= reach]
        elif action.group.where == "in-area":
            return 0.5 if victims else 0.0
        return max((self.harmed(foe, foe.life, 1.0) for foe in victims), default=0.0)

    def charm(self, action: Charm, cell: int) -> float:
        """A strike less on us, and one on another foe."""
        if len(self.foes) < 2:
            return 0.0
        victims = [foe for foe in self.victims(action.group, cell) if foe.later]
        return max((2.0 * foe.threat for foe in victims), default=0.0)

    def later(self, action: Later, cell: int) -> float:
        """A few times what it would bring once."""
        what = action.action
        if isinstance(what, Infuse):
            return 1.0 if self.foes else 0.3
        if isinstance(what, Attack):
            return 1.2 * what.value * min(1.0, len(self.foes) / 3)
        return 2.0 if isinstance(what, Recover) else 1.0 * what.amount * min(1.0, len(self.foes) / 3)

    def destroy(self, action: Destroy, cell: int) -> float:
        return 0.1 if self.obstacles_near(cell, max(1, action.range)) else 0.0

    def refresh(self, action: Refresh, cell: int) -> float:
        people = [each for each in self.people(action.group, cell) if each.kind == "character"]
        used = [mine for each in people for mine in self.mind.w.heroes[each.seat].equipment]
        return 1.0 if any(mine.state == action.state for mine in used) else 0.0

    def command(self, action: Command, cell: int) -> float:
        if action.group.who == "enemies":
            in_reach = [foe for foe in self.foes if self.is_near(action.group, cell, foe.cell)]
            fights = isinstance(action.action, Attack) and len(self.foes) > 1
            return (1.4 if fights else 0.3) if in_reach else 0.0
        people = self.people(action.group, cell)
        if not people or not self.foes:
            return 0.0
        return 0.8 * action.action.value if isinstance(action.action, Attack) else 0.8


GAINS: dict[type, Callable[[Scene, Any, int], float]] = {
    Heal: Scene.heal,
    Shield: Scene.shield,
    Retaliate: Scene.retaliate,
    Boost: Scene.boost,
    Affect: Scene.affect,
    Suffer: Scene.suffer,
    Loot: Scene.loot,
    Summon: Scene.summon,
    SetTrap: Scene.trap,
    Recover: Scene.recover,
    Command: Scene.command,
    Kill: Scene.kill,
    Charm: Scene.charm,
    Later: Scene.later,
    Destroy: Scene.destroy,
    Refresh: Scene.refresh,
    Augments: lambda scene, action, cell: 1.0 if len(scene.foes) > 1 else 0.0,
    Convert: lambda scene, action, cell: 1.5 if len(scene.foes) > 2 else 0.0,
    Gather: lambda scene, action, cell: 0.3 if len(scene.foes) > 1 else 0.0,
    Displace: lambda scene, action, cell: 0.1 if scene.foes else 0.0,
    DisarmTrap: lambda scene, action, cell: 0.2 if scene.trap_beside(cell) else 0.0,
    Redirect: lambda scene, action, cell: 0.3 if scene.foes else 0.0,
    Intervene: lambda scene, action, cell: 0.5 if scene.foes else 0.0,
    ExtraTurn: lambda scene, action, cell: 3.0 if scene.foes and scene.people(action.group, cell) else 0.0,
    Double: lambda scene, action, cell: 0.5 if scene.foes else 0.0,
    Discern: lambda scene, action, cell: 0.1,
    Teleport: lambda scene, action, cell: 0.5 if scene.foes else 0.0,
    Hamper: lambda scene, action, cell: 0.3,
    Obstacles: lambda scene, action, cell: 0.2 if scene.foes else 0.0,
}


BESIDE: dict[type, float] = {Infuse: 0.15, Learn: 0.05}


@lru_cache(maxsize=65536)
def laid(open_: Floor, cell: int, area: Area, ranged: int) -> tuple[Mask, ...]:
    """The open cells that each placement of an area covers."""
    grid = open_.grid
    if area.melee:
        own = grid.hex(cell)
        around = shapes(hex_ for hex_ in (GREY_HEX, *area.hexes) if hex_ != GREY_HEX)
        ways: Sequence[list[tuple[int, int]]] = [[(q + own[0], r + own[1]) for q, r in shape] for shape in around]
    else:
        pins = [grid.hex(pin) for pin in hexes_within(grid, cell, ranged)]
        ways = [[(q + pin[0], r + pin[1]) for q, r in shape] for shape in placements(area.hexes) for pin in pins]
    return tuple({mask_of(map(grid.cell, filter(grid.holds, hexes))) for hexes in ways})


def towards(scene: Scene) -> list[Foe]:
    """Where foes will probably stand after their turns: as near to somebody as they want to be."""
    mind, open_ = scene.mind, scene.mind.floor
    heroes = [*(each.cell for each in mind.friends), mind.me.cell]
    taken = mask_of(heroes) | mask_of(foe.cell for foe in scene.foes) | obstacle_mask(mind.w)
    moved = []
    for foe in sorted(scene.foes, key=lambda foe: min(far(open_, foe.cell)[cell] for cell in heroes)):
        ways = far(open_, foe.cell)
        focus = min(heroes, key=lambda cell: ways[cell])
        to = far(open_, focus)
        wanted = 1 if foe.melee else max(1, min(foe.reach, 3))
        free = open_.board.within(foe.cell, foe.move) & ~taken & ~scene.negative_hexes
        cells = [foe.cell, *cells_of(free)] if foe.move else [foe.cell]
        best = min(cells, key=lambda cell: (max(0, to[cell] - wanted), ways[cell]))
        taken = taken & ~(1 << foe.cell) | 1 << best
        moved.append(foe.at(best))
    return moved
