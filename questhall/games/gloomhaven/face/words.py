"""Monsters' cards in words, English and Russian; every word is in `texts/`."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.games.gloomhaven.content.actions import (
    ALL,
    ALL_TARGETS,
    NOTHING_STATED,
    ONE,
    SELF,
    Action,
    Affect,
    Attack,
    Entry,
    Group,
    Hamper,
    Heal,
    Infuse,
    Loot,
    Move,
    Reach,
    Retaliate,
    SetTrap,
    Shield,
    Special,
    Suffer,
    Summon,
    Use,
    WhenDying,
)
from questhall.games.gloomhaven.content.effects import Effect
from questhall.games.gloomhaven.content.monster_cards import Traits
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.games.gloomhaven.face.names import name_of
from questhall.games.gloomhaven.face.texts import say

ALIKE = ("normal", "normal", "normal")


class Speaker:
    """Says what stands on cards in one language."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang

    def say(self, key: str, **values: str | int) -> str:
        """A message of the monsters' part of the texts."""
        return say(self.lang, f"monster-{key}", **{name: str(value) for name, value in values.items()})

    def entries(self, entries: Iterable[Entry]) -> list[str]:
        """The entries of a card, each a phrase."""
        return [self.entry(entry) for entry in entries]

    def entry(self, entry: Entry) -> str:
        """An action with what elements add to it."""
        said = [] if entry.action is None else [self.action(entry.action)]
        return "; ".join([*said, *(self.use(use, entry.action) for use in entry.uses)])

    def use(self, use: Use, host: Action | None) -> str:
        """`with ice: Attack +2, range +1`."""
        gain = ", ".join(
            self.more(gain) if isinstance(gain, Attack) and isinstance(host, Attack) else self.action(gain)
            for gain in use.gains
        )
        return self.say(
            "instead" if use.instead else "with", element=self.say("element", element=use.element), gain=gain
        )

    def more(self, gain: Attack) -> str:
        """What an element adds to an attack."""
        value = [self.say("attack", x=f"{gain.value:+d}")] if gain.value else []
        return ", ".join([*value, *self.attack_parts(gain)])

    def action(self, action: Action) -> str:
        """An action as a phrase."""
        if isinstance(action, Move):
            return self.joined(self.say("move", x=f"{action.value:+d}"), self.say("jump") if action.jump else "")
        if isinstance(action, Attack):
            return self.joined(self.say("attack", x=f"{action.value:+d}"), *self.attack_parts(action))
        if isinstance(action, Heal):
            each = self.say("per-target") if action.per_target else ""
            return self.joined(self.say("heal", x=action.amount), self.group(action.group), each)
        if isinstance(action, Shield):
            whom = "" if action.group == SELF else self.group(action.group)
            return self.joined(self.say("shield", x=action.amount), whom)
        if isinstance(action, Affect):
            damage = self.say("damage", x=action.damage) if action.damage else ""
            return self.joined(damage, *map(self.effect, action.effects), self.group(action.group))
        return self.short(action)

    def short(self, action: Action) -> str:
        """The actions that need no more than one phrase."""
        match action:
            case Retaliate(retaliation):
                return self.retaliation(retaliation)
            case Hamper():
                return self.say("hamper")
            case Suffer(damage):
                return self.say("suffer", x=damage)
            case Loot(reach):
                return self.say("loot", x=reach)
            case SetTrap(damage):
                return self.say("trap", x=damage)
            case Infuse(element):
                return self.say("infuse", element=self.say("element", element=element))
            case WhenDying(attack):
                return self.say("dying", attack=self.action(attack))
            case Special(number):
                return self.say("special", x=number)
            case Summon():
                return self.summon(action)
        raise AssertionError(action)

    def attack_parts(self, attack: Attack) -> list[str]:
        """What is said of an attack beside its value."""
        parts = [self.reach(attack.reach)] if attack.reach != NOTHING_STATED else []
        if attack.targets:
            all_ = attack.targets == ALL_TARGETS
            parts.append(self.say("targets-all") if all_ else self.say("targets", x=attack.targets))
        if attack.adjacent:
            parts.append(self.say("adjacent"))
        if attack.on_one:
            parts.append(self.say("on-one"))
        if attack.area:
            parts.append(self.say("area", name=attack.area.name, hexes=len(attack.area.hexes)))
        for bonus in attack.bonuses:
            parts.append(self.say("beside-ally", x=f"{bonus.add:+d}"))
        return parts + [self.effect(effect) for effect in attack.effects]

    def reach(self, reach: Reach) -> str:
        """`range 3` or `range +1`."""
        return self.say("range", x=f"{reach.bonus:+d}" if reach.stated is None else reach.stated)

    def effect(self, effect: Effect) -> str:
        """A condition, PUSH 2 and the like."""
        return self.say("effect", kind=effect.kind, x=effect.points)

    def retaliation(self, retaliation: Retaliation) -> str:
        """`Retaliate 2, range 3`."""
        far = self.say("range", x=retaliation.range) if retaliation.range > 1 else ""
        return self.joined(self.say("retaliate", x=retaliation.damage), far)

    def summon(self, summon: Summon) -> str:
        """Who is summoned, with the ranks for 2, 3 and 4 characters where they differ."""
        ranks = "" if summon.ranks == ALIKE else " / ".join(self.say("rank", rank=rank) for rank in summon.ranks)
        beside = self.say("beside-target") if summon.beside_target else ""
        own = self.say("own-hit-points") if summon.own_hit_points else ""
        return self.joined(self.say("summon", who=name_of(summon.type, self.lang)), ranks, beside, own)

    def group(self, group: Group) -> str:
        """Whom an action is for."""
        if group.where == "range" and group.count != ALL:
            some = "" if group.count == ONE else self.say("targets", x=group.count)
            return self.joined(self.say("range", x=group.range), some)
        one = "one-" if group.count == ONE else ""
        return self.say("group", group=f"{one}{group.who}-{group.where}", x=group.range)

    def traits(self, traits: Traits) -> list[str]:
        """What is always on."""
        said = [self.say("shield", x=traits.shield)] if traits.shield else []
        said += [self.retaliation(traits.retaliate)] if traits.retaliate else []
        said += [self.say("targets", x=traits.targets)] if traits.targets > 1 else []
        said += [self.say("advantage")] if traits.advantage else []
        said += [self.say("hamper")] if traits.attackers_disadvantage else []
        return said + [self.effect(effect) for effect in traits.effects]

    def joined(self, *parts: str) -> str:
        """Parts of a phrase, those that say nothing left out."""
        return ", ".join(part for part in parts if part)
