"""Every action of the one vocabulary in words, English and Russian; monsters speak here, heroes in `cards.py`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from questhall.games.gloomhaven.content.actions import (
    ALL,
    ONE,
    SELF,
    Action,
    Affect,
    Again,
    Attack,
    Augments,
    Boost,
    Charm,
    Command,
    Convert,
    Cure,
    Destroy,
    DisarmTrap,
    Discern,
    Displace,
    Double,
    Entry,
    Escort,
    ExtraTurn,
    Gather,
    Hamper,
    Hatch,
    Heal,
    Infuse,
    Intervene,
    Kill,
    Later,
    Lay,
    Learn,
    Loot,
    Move,
    Obstacles,
    OpenDoor,
    Recover,
    Redirect,
    Refresh,
    Retaliate,
    SetTrap,
    Shield,
    ShiftThrone,
    Special,
    Spur,
    Suffer,
    Summon,
    Teleport,
    Use,
    WhenDying,
)
from questhall.games.gloomhaven.content.monster_cards import Traits
from questhall.games.gloomhaven.content.scenario_map import Ranks
from questhall.games.gloomhaven.content.terms import Retaliation
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
        said = self.gain if use.instead else self.more
        gain = ", ".join(said(gain, host) for gain in use.gains)
        if use.likewise:
            return self.say("likewise", element=self.say("element", element=use.element), gain=gain)
        element = self.say("element-used", element=use.element)
        if use.also is not None:
            element = self.say("both-used", one=element, other=self.say("other-used", element=use.also))
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
            case Command(action=Attack(slays=rank)), Command() if rank:
                return self.say("slay", rank=rank)
        return self.action(gain)

    def more(self, gain: Action, host: Action | None) -> str:
        """The same, of an action of the same kind only how much more it is."""
        match gain, host:
            case Move(), Move():
                return self.say("move", x=f"{gain.value - host.value:+d}")
            case Destroy(), Destroy():
                return self.say("range", x=f"{gain.range - host.range:+d}")
            case Shield(), Shield() if gain.group == host.group:
                return self.say("shield", x=f"{gain.amount - host.amount:+d}")
            case Heal(), Heal() if gain.group == host.group:
                return self.say("heal", x=f"{gain.amount - host.amount:+d}")
        return self.gain(gain, host)

    def action(self, action: Action) -> str:
        """An action as a phrase."""
        match action:
            case Move():
                return self.move(action)
            case Attack():
                return self.attack(self.say("attack", x=self.value(action)), action)
            case Heal():
                each = self.say("per-target") if action.per_target else ""
                points = self.say("share", share=action.share) if action.share else self.say("heal", x=action.amount)
                return self.joined(self.on(points, action.group), each, *map(self.effect, action.effects))
            case Shield(points, group):
                shield = self.say("shield", x=points)
                return shield if group == SELF else self.on(shield, group)
            case Retaliate():
                return self.retaliate(action)
            case Hamper(group):
                return self.say("hamper") if group == SELF else self.say("hamper-of", whom=self.group(group))
            case Affect():
                return self.affect(action)
            case Kill(group, xp, area):
                said = self.say("kill", whom=self.victims(group))
                return self.joined(
                    said, self.area(area) if area else "", self.say("xp-each", xp=self.xp(xp)) if xp else ""
                )
            case Charm(group, controlled):
                said = self.say("charm", whom=self.victims(group))
                return self.joined(said, self.say("controlled") if controlled else "")
            case Suffer(damage):
                return self.say("suffer", x=damage)
            case Loot():
                return self.loot(action)
            case Summon():
                return self.summon(action)
            case SetTrap():
                return self.trap(action)
            case DisarmTrap(upon):
                return self.say("disarm-trap-upon", whom=self.group(upon)) if upon else self.say("disarm-trap")
            case Obstacles():
                return self.obstacles(action)
            case Destroy(reach):
                return self.say("destroy-all", x=reach) if reach else self.say("destroy")
            case Displace(reach):
                return self.say("displace", x=reach)
            case Gather(pull, within, reach):
                return self.say("gather", pull=pull, within=within, x=reach)
            case Infuse(element):
                return self.say("infuse", element=self.element(element))
            case Recover():
                return self.recover(action)
            case Refresh():
                key = "refresh" if action.slot else "refresh-all"
                what = self.say(key, x=action.count, state=action.state, slot=action.slot)
                return what if action.group == SELF else self.say("does", whom=self.group(action.group), what=what)
            case Cure(count):
                return self.say("cure", x=count)
            case Command():
                return self.command(action)
            case Later(_, Infuse(element)):
                return self.say("later-element", element=self.element(element))
            case Later(moment, later):
                return self.say("later", moment=moment, what=self.action(later))
            case Boost():
                return self.boost(action)
            case Augments(count, ranged):
                return self.say("augments-ranged") if ranged else self.say("augments", x=count)
            case Convert():
                return self.say("convert")
            case Redirect():
                return self.say("redirect")
            case Discern():
                return self.say("discern")
            case Double(what):
                return self.say("double", what=what)
            case Teleport():
                return self.say("teleport")
            case Intervene(less):
                return self.say("intervene", x=less)
            case ExtraTurn(group):
                return self.say("extra-turn", whom=self.group(group))
            case Learn(xp):
                return self.xp(xp)
            case WhenDying(attack):
                return self.say("dying", attack=self.action(attack))
            case Special(number):
                return self.say("special", x=number)
            case OpenDoor():
                return self.say("open-door")
            case Again(type_):
                return self.say("again", who=name_of(type_, self.lang))
            case Spur(amount):
                return self.say("spur", x=amount)
            case ShiftThrone(ranks):
                return self.joined(self.say("shift-throne"), self.ranks(ranks))
            case Lay(token):
                return self.say("lay", what=name_of(token, self.lang))
            case Hatch(token, type_):
                return self.say("hatch", what=name_of(token, self.lang), who=name_of(type_, self.lang))
            case Escort(points):
                return self.say("escort", x=points)
        assert_never(action)

    def move(self, move: Move) -> str:
        """`Move 4, jump`."""
        return self.joined(
            self.say("move", x=self.value(move)),
            self.say("per", what="+1", per=move.per) if move.per else "",
            self.say("jump") if move.jump else "",
            self.say("move-loot") if move.loot else "",
            self.say("straight") if move.straight else "",
            self.say("to-obstacle") if move.by_obstacle else "",
            self.say("clearing") if move.clearing else "",
        )

    def loot(self, loot: Loot) -> str:
        """`Loot 2, at most 4 tokens`.  GH-LOOT-01"""
        more = self.say("per", what=self.say("coin"), per=loot.per) if loot.per else ""
        most = self.say("loot-most", x=loot.most) if loot.most else ""
        return self.joined(self.say("loot", x=loot.range), most, more)

    def obstacles(self, action: Obstacles) -> str:
        """How many obstacles of which form, and where.  GH-OVERLAY-18"""
        if action.there:
            return self.say("obstacle-there")
        if action.form:
            return self.say("obstacle-form", form=self.area(action.form), x=action.range)
        if action.range > 1:
            return self.say("obstacles-range", x=action.count, range=action.range)
        return self.say("obstacles", x=action.count)

    def retaliate(self, action: Retaliate) -> str:
        """Retaliate X, for whom, and what it teaches."""
        said = self.retaliation(action.retaliation)
        said = said if action.group == SELF else self.on(said, action.group)
        return self.joined(said, self.say("xp-strike", xp=self.xp(action.xp)) if action.xp else "")

    def affect(self, action: Affect) -> str:
        """Conditions, PUSH, PULL or damage, and whom they befall."""
        said = self.on(self.affecting(action), action.group)
        return self.joined(said, self.say("after", after=action.after) if action.after else "")

    def affecting(self, action: Affect) -> str:
        """`2 damage, MUDDLE`."""
        damage = self.say("damage", x=action.damage) if action.damage else ""
        damage = self.say("as-suffered") if action.as_suffered else damage
        return self.joined(damage, *map(self.effect, action.effects))

    def summon(self, summon: Summon) -> str:
        """Who is summoned: a creature with its values, or a monster with its ranks for 2, 3 and 4 characters."""
        who = name_of(summon.type, self.lang)
        if summon.creature:
            return self.say("summon-creature", who=who, values=self.creature(summon.creature))
        beside = self.say("beside-target") if summon.beside_target else ""
        own = self.say("own-hit-points") if summon.own_hit_points else ""
        return self.joined(self.say("summon", who=who), self.ranks(summon.ranks), beside, own)

    def ranks(self, ranks: Ranks) -> str:
        """For 2, 3 and 4 characters, where they differ."""
        return "" if ranks == ALIKE else " / ".join(self.say("rank", rank=rank) for rank in ranks)

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
        if action.of_neighbour:
            return self.say("recover-of-neighbour")
        said = self.say("recover-all" if action.count == ALL else "recover", x=action.count, pile=action.pile)
        return self.joined(said, self.say("losing", x=action.losing) if action.losing else "")

    def command(self, command: Command) -> str:
        """Who else acts, and what it may or must do."""
        key = "force" if command.group.who == "enemies" else "let"
        beside = self.say("beside-me") if command.beside_me else ""
        augmented = self.say("augmented") if command.augmented else ""
        each = self.say("xp-attack", xp=self.xp(command.xp_each)) if command.xp_each else ""
        what = self.joined(self.ordered(command.action), beside, augmented, each)
        may = self.say("may", many="no" if command.group.count == ONE else "yes")
        return self.say(key, whom=self.group(command.group), may=may, what=what)

    def ordered(self, action: Move | Attack) -> str:
        """What somebody else performs: a value that is added to its own base has a sign."""
        said = self.action(action)
        if action.absolute:
            return said
        return self.say("move" if isinstance(action, Move) else "attack", x=f"{action.value:+d}")

    def boost(self, boost: Boost) -> str:
        """`on each of your melee attacks: Attack +2`.  GH-ACTIVE-03"""
        if boost.deed is not None:
            key = "bring-first" if boost.standing == "first" else "bring-then"
            unseen = "yes" if boost.when else "no"
            return self.say(key, trigger=boost.trigger, unseen=unseen, what=self.action(boost.deed))
        kind = boost.when if boost.when in ATTACK_KINDS else "any"
        if boost.group == SELF:
            trigger = self.say("trigger", trigger=boost.trigger, kind=kind)
            if boost.when == "invisible" and not boost.bonus:
                trigger = self.say("while-invisible", trigger=trigger)
        else:
            whom = self.group(boost.group)
            trigger = self.say("trigger-shared", trigger=boost.trigger, kind=kind, whom=whom)
        used = self.say("using", element=self.say("element-used", element=boost.element)) if boost.element else ""
        used = self.joined(used, self.say("shatter") if boost.shatter else "")
        said = self.say("boost", trigger=self.joined(trigger, used), gifts=self.gifts(boost))
        return self.say("augment", boost=said) if boost.augment else said

    def gifts(self, boost: Boost) -> str:
        """What a lasting bonus gives each time."""
        return self.joined(
            self.boosted_attack(boost),
            self.say("shield", x=boost.shield) if boost.shield else "",
            self.retaliation(Retaliation(boost.retaliate, boost.retaliate_range)) if boost.retaliate else "",
            self.say("heal", x=f"{boost.heal:+d}") if boost.heal else "",
            self.say("range", x=f"{boost.range:+d}") if boost.range else "",
            *map(self.effect, boost.effects),
            self.action(boost.mend) if boost.mend else "",
            self.say("advantage") if boost.advantage else "",
            self.say("kill-instead") if boost.kill else "",
            self.say("negate") if boost.negate else "",
        )

    def boosted_attack(self, boost: Boost) -> str:
        """The bonus to the attack; melee or ranged is said with the trigger."""
        if not boost.bonus:
            return ""
        bonus = replace(boost.bonus, when="") if boost.bonus.when in ATTACK_KINDS else boost.bonus
        kind = "move" if boost.trigger == "move" else "attack"
        return self.qualified(self.say(kind, x=amount(bonus)), bonus)

    def traits(self, traits: Traits) -> list[str]:
        """What is always on."""
        said = [self.say("shield", x=traits.shield)] if traits.shield else []
        said += [self.retaliation(traits.retaliate)] if traits.retaliate else []
        said += [self.say("targets", x=traits.targets)] if traits.targets > 1 else []
        said += [self.say("advantage")] if traits.advantage else []
        said += [self.say("hamper")] if traits.attackers_disadvantage else []
        return said + [self.effect(effect) for effect in traits.effects]
