"""Parts of what stands on cards, in words: effects, groups, bonuses, ranges; every word is in `texts/`."""

from __future__ import annotations

from typing import ClassVar

from questhall.games.gloomhaven.content.actions import (
    ALL,
    ALL_TARGETS,
    NOTHING_STATED,
    ONE,
    SELF,
    Area,
    Attack,
    Bonus,
    Creature,
    Group,
    Reach,
)
from questhall.games.gloomhaven.content.effects import Effect, Symbol
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.games.gloomhaven.face.texts import has, say

ATTACK_KINDS = ("melee", "ranged")  # GH-ATK-03, GH-ATK-04


class Phrases:
    """Says parts of actions in one language, in the words of whoever's card it is."""

    voices: ClassVar[tuple[str, str]] = ("monster", "hero")  # parts of the texts: one's own, then the other's

    def __init__(self, lang: Lang) -> None:
        self.lang = lang

    def say(self, key: str, **values: str | int) -> str:
        """A message of one's own part of the texts; the other's where both say the same."""
        own, shared = (f"{voice}-{key}" for voice in self.voices)
        return say(self.lang, own if has(self.lang, own) else shared, **values)

    def joined(self, *parts: str) -> str:
        """Parts of a phrase, those that say nothing left out."""
        return ", ".join(part for part in parts if part)

    def xp(self, points: int) -> str:
        """`1 XP`."""
        return self.say("xp", x=points)

    def element(self, symbol: Symbol) -> str:
        """The element as its name."""
        return self.say("element", element=symbol)

    def effect(self, effect: Effect) -> str:
        """A condition, PUSH 2 and the like."""
        element = self.element(effect.element) if effect.element else ""
        said = self.say("effect", kind=effect.kind, x=effect.points, element=element)
        return self.say("on-self", what=said) if effect.on == "self" else said

    def reach(self, reach: Reach) -> str:
        """`range 3` or `range +1`."""
        return self.say("range", x=f"{reach.bonus:+d}" if reach.stated is None else reach.stated)

    def retaliation(self, retaliation: Retaliation) -> str:
        """`Retaliate 2, range 3`."""
        far = self.say("range", x=retaliation.range) if retaliation.range > 1 else ""
        return self.joined(self.say("retaliate", x=retaliation.damage), far)

    def area(self, area: Area) -> str:
        """The form of the area and how many hexes it has.  GH-AREA-01"""
        return self.say("area", name=self.say("area-name", name=area.name), hexes=len(area.hexes))

    def targets(self, targets: int) -> str:
        """`targets 2`, or all."""
        return self.say("targets-all") if targets == ALL_TARGETS else self.say("targets", x=targets)

    def group(self, group: Group) -> str:
        """Whom an action is for."""
        some = "" if group.count in (ALL, ONE) else self.targets(group.count)
        if is_in_range(group):
            return self.joined(self.say("range", x=group.range), some)
        one = "one-" if group.count == ONE else "some-" if some else ""
        return self.joined(self.say("group", group=f"{one}{group.who}-{group.where}", x=group.range), some)

    def victims(self, group: Group) -> str:
        """Whom of a group something takes: `one adjacent enemy (normal, with STUN)`."""
        which = [
            self.say("rank-of", rank=group.rank) if group.rank else "",
            self.say("state-of", when=group.when) if group.when else "",
            self.say("life-of", x=group.life) if group.life else "",
        ]
        said, filters = self.group(group), self.joined(*which)
        return self.say("which", whom=said, which=filters) if filters else said

    def on(self, what: str, group: Group) -> str:
        """What happens to whom."""
        if group == SELF or is_in_range(group):
            return self.joined(what, self.group(group))
        return self.say("on", what=what, whom=self.group(group))

    def bonus(self, bonus: Bonus) -> str:
        """`+2 and 1 XP if the target stands beside one of your allies`."""
        points = amount(bonus) if bonus.add or bonus.times > 1 or not bonus.effects else ""
        return self.qualified(self.joined(points, *map(self.effect, bonus.effects)), bonus)

    def qualified(self, what: str, bonus: Bonus) -> str:
        """What a bonus gives, for each of what and when."""
        said = self.say("and-xp", what=what, xp=self.xp(bonus.xp)) if bonus.xp else what
        said = self.say("per", what=said, per=bonus.per) if bonus.per else said
        return self.say("when", what=said, when=bonus.when) if bonus.when else said

    def attack(self, value: str, attack: Attack) -> str:
        """An attack: its value if there is one, how and on whom, then what may add to it."""
        smash = [self.say("smash", x=attack.smash)] if attack.smash else []
        smash += [self.say("crash", x=attack.crash)] if attack.crash else []
        said = self.joined(value, *self.attack_parts(attack))
        return "; ".join([*([said] if said else []), *map(self.bonus, attack.bonuses), *smash])

    def attack_parts(self, attack: Attack) -> list[str]:
        """How an attack is made and on whom."""
        return [
            self.reach(attack.reach) if attack.reach != NOTHING_STATED else "",
            self.targets(attack.targets) if attack.targets else "",
            self.say("adjacent") if attack.adjacent else "",
            self.say("within", x=attack.within) if attack.within else "",
            self.say("on-one") if attack.on_one else "",
            self.say("moved-through") if attack.moved_through else "",
            self.say("on-the-path") if attack.on_the_path else "",
            self.say("in-room") if attack.in_room else "",
            self.say("beside-spots") if attack.beside_spots else "",
            self.say("after", after=attack.after) if attack.after else "",
            self.area(attack.area) if attack.area else "",
            *map(self.effect, attack.effects),
            self.say("xp-each", xp=self.xp(attack.xp_each)) if attack.xp_each else "",
            self.say("advantage") if attack.advantage else "",
            self.say("slay", rank=attack.slays) if attack.slays else "",
        ]

    def creature(self, creature: Creature) -> str:
        """The values of a summoned creature.  GH-SUMMON-02"""
        return self.joined(
            self.say("hit-points", x=creature.hit_points),
            self.say("move", x=creature.move),
            self.creature_attack(creature),
            self.say("range", x=creature.range) if creature.range else "",
            self.say("flies") if creature.flying else "",
            *map(self.effect, creature.effects),
            self.say("dying", attack=self.attack(self.say("attack", x=creature.dying.value), creature.dying))
            if creature.dying
            else "",
        )

    def creature_attack(self, creature: Creature) -> str:
        """Its attack, a number or half of its hit points."""
        if creature.half_life:
            return self.say("half-life")
        return self.say("no-attack") if creature.attack is None else self.say("attack", x=creature.attack)


def is_in_range(group: Group) -> bool:
    """One or more of one's own side, as of a heal: the range says all."""
    return group.who == "self-and-allies" and group.where == "range" and group.count != ALL


def amount(bonus: Bonus) -> str:
    """`+2` or a factor."""
    return f"×{bonus.times}" if bonus.times > 1 else f"{bonus.add:+d}"
