"""Every action of the one vocabulary in words, English and Russian; monsters speak here, heroes in `cards.py`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from questhall.games.gloomhaven.content.actions import (
    ALL,
    SELF,
    Action,
    Affect,
    Attack,
    Boost,
    Command,
    Destroy,
    DisarmTrap,
    Entry,
    Hamper,
    Heal,
    Infuse,
    Learn,
    Loot,
    Move,
    Obstacles,
    OpenDoor,
    Recover,
    Redirect,
    Retaliate,
    SetTrap,
    Shield,
    Special,
    Suffer,
    Summon,
    Use,
    WhenDying,
)
from questhall.games.gloomhaven.content.monster_cards import Traits
from questhall.games.gloomhaven.face.names import name_of
from questhall.games.gloomhaven.face.phrases import ATTACK_KINDS, Phrases, amount

ALIKE = ("normal", "normal", "normal")


class Speaker(Phrases):
    """Says what stands on cards in one language; this one speaks for monsters."""

    def value(self, action: Move | Attack) -> str:
        """A monster's value is added to its base and has a sign, unless it stands alone."""
        return str(action.value) if action.absolute else f"{action.value:+d}"

    def entries(self, entries: Iterable[Entry]) -> list[str]:
        """The entries of a card, each a phrase."""
        return [self.entry(entry) for entry in entries]

    def entry(self, entry: Entry) -> str:
        """An action with what elements add to it."""
        said = [] if entry.action is None else [self.action(entry.action)]
        return "; ".join([*said, *(self.use(use, entry.action) for use in entry.uses)])

    def use(self, use: Use, host: Action | None) -> str:
        """`with ice: Attack +2, range +1`.  GH-ELEM-05"""
        gain = ", ".join(self.gain(gain, host) for gain in use.gains)
        element = self.say("element-used", element=use.element)
        return self.say("instead" if use.instead else "with", element=element, gain=gain)

    def gain(self, gain: Action, host: Action | None) -> str:
        """What an element gives, without what the action it stands with has said already."""
        match gain, host:
            case Attack(), Attack():
                return self.attack(self.say("attack", x=f"{gain.value:+d}") if gain.value else "", gain)
            case Retaliate(), Retaliate():
                return self.say("retaliate", x=f"{gain.retaliation.damage - host.retaliation.damage:+d}")
            case Affect(), Affect() if gain.group == host.group:
                return self.affecting(gain)
            case Recover(), Recover():
                return self.recovering(gain)
            case Boost(), Boost():
                return self.gifts(gain)
        return self.action(gain)

    def action(self, action: Action) -> str:
        """An action as a phrase."""
        match action:
            case Move():
                return self.move(action)
            case Attack():
                return self.attack(self.say("attack", x=self.value(action)), action)
            case Heal():
                each = self.say("per-target") if action.per_target else ""
                return self.joined(self.on(self.say("heal", x=action.amount), action.group), each)
            case Shield(points, group):
                shield = self.say("shield", x=points)
                return shield if group == SELF else self.on(shield, group)
            case Retaliate():
                return self.retaliate(action)
            case Hamper():
                return self.say("hamper")
            case Affect():
                return self.affect(action)
            case Suffer(damage):
                return self.say("suffer", x=damage)
            case Loot(reach):
                return self.say("loot", x=reach)
            case Summon():
                return self.summon(action)
            case SetTrap():
                return self.trap(action)
            case DisarmTrap():
                return self.say("disarm-trap")
            case Obstacles(count):
                return self.say("obstacles", x=count)
            case Destroy():
                return self.say("destroy")
            case Infuse(element):
                return self.say("infuse", element=self.element(element))
            case Recover():
                return self.recover(action)
            case Command():
                return self.command(action)
            case Boost():
                return self.boost(action)
            case Redirect():
                return self.say("redirect")
            case Learn(xp):
                return self.xp(xp)
            case WhenDying(attack):
                return self.say("dying", attack=self.action(attack))
            case Special(number):
                return self.say("special", x=number)
            case OpenDoor():
                return self.say("open-door")
        assert_never(action)

    def move(self, move: Move) -> str:
        """`Move 4, jump`."""
        return self.joined(
            self.say("move", x=self.value(move)),
            self.say("per", what="+1", per=move.per) if move.per else "",
            self.say("jump") if move.jump else "",
            self.say("move-loot") if move.loot else "",
        )

    def retaliate(self, action: Retaliate) -> str:
        """Retaliate X, for whom, and what it teaches."""
        said = self.retaliation(action.retaliation)
        said = said if action.group == SELF else self.on(said, action.group)
        return self.joined(said, self.say("xp-strike", xp=self.xp(action.xp)) if action.xp else "")

    def affect(self, action: Affect) -> str:
        """Conditions, PUSH, PULL or damage, and whom they befall."""
        said = self.on(self.affecting(action), action.group)
        return self.joined(said, self.say("returned") if action.returned else "")

    def affecting(self, action: Affect) -> str:
        """`2 damage, MUDDLE`."""
        damage = self.say("damage", x=action.damage) if action.damage else ""
        return self.joined(damage, *map(self.effect, action.effects))

    def summon(self, summon: Summon) -> str:
        """Who is summoned: a creature with its values, or a monster with its ranks for 2, 3 and 4 characters."""
        who = name_of(summon.type, self.lang)
        if summon.creature:
            return self.say("summon-creature", who=who, values=self.creature(summon.creature))
        ranks = "" if summon.ranks == ALIKE else " / ".join(self.say("rank", rank=rank) for rank in summon.ranks)
        beside = self.say("beside-target") if summon.beside_target else ""
        own = self.say("own-hit-points") if summon.own_hit_points else ""
        return self.joined(self.say("summon", who=who), ranks, beside, own)

    def trap(self, trap: SetTrap) -> str:
        """Where the trap goes, what it does and what it teaches.  GH-OVERLAY-10"""
        damage = self.say("trap-damage", x=trap.damage) if trap.damage else ""
        does = self.joined(damage, *(self.say("effect", kind=each, x=1, element="") for each in trap.conditions))
        said = self.say("trap", what=does)
        return self.say("xp-trap", what=said, xp=self.xp(trap.xp)) if trap.xp else said

    def recover(self, action: Recover) -> str:
        """Whose cards come back.  GH-RECOV-01"""
        what = self.recovering(action)
        return what if action.group == SELF else self.say("does", whom=self.group(action.group), what=what)

    def recovering(self, action: Recover) -> str:
        """How many cards of which pile come back to the hand."""
        return self.say("recover-all" if action.count == ALL else "recover", x=action.count, pile=action.pile)

    def command(self, command: Command) -> str:
        """Who else acts, and what it may or must do."""
        key = "force" if command.group.who == "enemies" else "let"
        beside = self.say("beside-me") if command.beside_me else ""
        return self.say(key, whom=self.group(command.group), what=self.joined(self.action(command.action), beside))

    def boost(self, boost: Boost) -> str:
        """`on each of your melee attacks: Attack +2`.  GH-ACTIVE-03"""
        kind = boost.when if boost.when in ATTACK_KINDS else "any"
        if boost.group == SELF:
            trigger = self.say("trigger", trigger=boost.trigger, kind=kind)
        else:
            whom = self.group(boost.group)
            trigger = self.say("trigger-shared", trigger=boost.trigger, kind=kind, whom=whom)
        used = self.say("using", element=self.say("element-used", element=boost.element)) if boost.element else ""
        said = self.say("boost", trigger=self.joined(trigger, used), gifts=self.gifts(boost))
        return self.say("augment", boost=said) if boost.augment else said

    def gifts(self, boost: Boost) -> str:
        """What a lasting bonus gives each time."""
        return self.joined(
            self.boosted_attack(boost),
            self.say("shield", x=boost.shield) if boost.shield else "",
            self.say("retaliate", x=boost.retaliate) if boost.retaliate else "",
            self.say("heal", x=f"{boost.heal:+d}") if boost.heal else "",
            self.say("range", x=f"{boost.range:+d}") if boost.range else "",
            *map(self.effect, boost.effects),
            self.say("negate") if boost.negate else "",
        )

    def boosted_attack(self, boost: Boost) -> str:
        """The bonus to the attack; melee or ranged is said with the trigger."""
        if not boost.bonus:
            return ""
        bonus = replace(boost.bonus, when="") if boost.bonus.when in ATTACK_KINDS else boost.bonus
        return self.qualified(self.say("attack", x=amount(bonus)), bonus)

    def traits(self, traits: Traits) -> list[str]:
        """What is always on."""
        said = [self.say("shield", x=traits.shield)] if traits.shield else []
        said += [self.retaliation(traits.retaliate)] if traits.retaliate else []
        said += [self.say("targets", x=traits.targets)] if traits.targets > 1 else []
        said += [self.say("advantage")] if traits.advantage else []
        said += [self.say("hamper")] if traits.attackers_disadvantage else []
        return said + [self.effect(effect) for effect in traits.effects]
