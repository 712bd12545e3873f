"""What stands on cards as data to be drawn: one deed an entry, its marks beside it, and the sentence in both languages.

Heroes' cards, items and monsters' cards share one shape, as they share one vocabulary (`content/actions.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

import msgspec

from questhall.games.gloomhaven.content.actions import (
    ALL_TARGETS,
    NOTHING_STATED,
    SELF,
    Action,
    Affect,
    Again,
    Attack,
    Bonus,
    Boost,
    Charm,
    Command,
    Creature,
    Cure,
    Displace,
    Double,
    Entry,
    Escort,
    ExtraTurn,
    Gather,
    Group,
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
    Recover,
    Refresh,
    Retaliate,
    SetTrap,
    Shield,
    ShiftThrone,
    Special,
    Spur,
    Suffer,
    Summon,
    WhenDying,
)
from questhall.games.gloomhaven.content.effects import Effect
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.face.words import Speaker
from questhall.hex import Hex
from questhall.kernel import Words

LANGUAGES: tuple[Lang, ...] = ("en", "ru")


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rider of a deed: range 3, targets 2, jump, PUSH 2, POISON, an element infused, XP, more under a condition."""

    kind: str
    value: int = 0
    element: str = ""
    when: str = ""  # what the bonus waits for: melee, alone, beside-my-ally
    per: str = ""  # what is counted: hex-moved, shield
    on: str = ""  # self: it befalls the one who acts
    signed: bool = False  # a bonus to what the figure has: range +1


class Whom(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whom a deed is for; left out where it is the figure itself or an attack's target."""

    who: str
    where: str = ""
    range: int = 0
    count: int = 0  # 0: all of them


class Summoned(msgspec.Struct, frozen=True, omit_defaults=True):
    """The creature on a hero's card; attack -1: it does not attack."""

    type: str
    hit_points: int = 0
    move: int = 0
    attack: int = -1
    range: int = 0
    marks: tuple[Mark, ...] = ()


class Deed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action: its kind and figure large, its marks small."""

    kind: str  # move, attack, heal, shield, retaliate, loot, affect, summon, trap, boost, command ...
    value: int = -1  # -1: the deed has no figure
    signed: bool = False  # on a monster's card: added to the base
    marks: tuple[Mark, ...] = ()
    hexes: tuple[Hex, ...] = ()  # of its area; a melee area is counted from the figure's own hex (0, 0)
    area: str = ""  # the area's name
    melee: bool = False  # of the area
    whom: Whom | None = None
    creature: Summoned | None = None
    deed: Deed | None = None  # what another figure is made to do, or what comes when it dies
    uses: tuple[ElementUse, ...] = ()
    about: Words = {}  # the sentence, of an entry of a card


class ElementUse(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an element gives if it is used up."""

    element: str
    deeds: tuple[Deed, ...]
    instead: bool = False


def listed(entries: Iterable[Entry], speakers: Callable[[Lang], Speaker], signed: bool = False) -> tuple[Deed, ...]:
    """The entries of a list in printed order."""
    return tuple(entry_of(entry, speakers, signed) for entry in entries)


def entry_of(entry: Entry, speakers: Callable[[Lang], Speaker], signed: bool) -> Deed:
    """One entry; what only an element gives has the kind `use`."""
    said = {lang: capitalised(speakers(lang).entry(entry)) for lang in LANGUAGES}
    done = Deed("use") if entry.action is None else deed_of(entry.action, signed)
    uses = tuple(
        ElementUse(use.element, tuple(deed_of(gain, True) for gain in use.gains), use.instead) for use in entry.uses
    )
    return msgspec.structs.replace(done, uses=uses, about=said)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def deed_of(action: Action, signed: bool) -> Deed:
    """An action as a deed."""
    match action:
        case Move():
            return Deed("move", action.value, signed and not action.absolute, tuple(move_marks(action)))
        case Attack():
            return attack_of(action, signed)
        case Heal():
            each = (Mark("per-target"),) if action.per_target else ()
            marks = (*reach_of(action.group), *each, *map(effect_mark, action.effects))
            return Deed("heal", action.amount, marks=marks, whom=whom(action.group))
        case Shield():
            return Deed("shield", action.amount, marks=reach_of(action.group), whom=whom(action.group))
        case Retaliate():
            return Deed(
                "retaliate", action.retaliation.damage, marks=tuple(answer_marks(action)), whom=whom(action.group)
            )
        case Affect():
            marks = (*reach_of(action.group), *map(effect_mark, action.effects))
            after = (Mark(action.after),) if action.after else ()
            return Deed("affect", action.damage or -1, marks=(*marks, *after), whom=whom(action.group))
        case Kill():
            each = (Mark("xp-each", action.xp_each),) if action.xp_each else ()
            return Deed("kill", marks=(*reach_of(action.group), *each), whom=whom(action.group))
        case Charm():
            return Deed("charm", marks=reach_of(action.group), whom=whom(action.group))
        case Later():
            return Deed("later", deed=deed_of(action.action, False))
        case Refresh():
            return Deed("refresh", action.count, marks=(Mark(action.state),), whom=whom(action.group))
        case Cure(count):
            return Deed("cure", count or -1)
        case ExtraTurn():
            return Deed("extra-turn", whom=whom(action.group))
        case Intervene(less):
            return Deed("intervene", less)
        case Double(what):
            return Deed("double", marks=(Mark(what),))
        case Displace(far):
            return Deed("displace", marks=(Mark("range", far),))
        case Gather():
            return Deed("gather", marks=(Mark("pull", action.pull), Mark("range", action.range)))
        case Suffer(damage):
            return Deed("suffer", damage)
        case Loot(far):
            return Deed("loot", far)
        case Summon():
            return summon_of(action)
        case SetTrap():
            marks = tuple(Mark(condition) for condition in action.conditions)
            return Deed("trap", action.damage, marks=(*marks, *xp_mark(action.xp)))
        case Obstacles(count):
            return Deed("obstacle", count)
        case Infuse(element):
            return Deed("infuse", marks=(Mark("infuse", element=element),))
        case Recover():
            return Deed("recover", action.count, marks=(Mark(action.pile),), whom=whom(action.group))
        case Command():
            beside: tuple[Mark, ...] = (Mark("beside-me"),) if action.beside_me else ()
            beside += (Mark("xp-each", action.xp_each),) if action.xp_each else ()
            return Deed(
                "command",
                marks=(*reach_of(action.group), *beside),
                whom=whom(action.group),
                deed=deed_of(action.action, False),
            )
        case Boost():
            return Deed("boost", marks=tuple(boost_marks(action)), whom=whom(action.group))
        case Learn(xp):
            return Deed("xp", xp)
        case WhenDying(attack):
            return Deed("when-dying", deed=deed_of(attack, signed))
        case Special(number):
            return Deed("special", number)
        case Again() | Spur() | ShiftThrone() | Escort() | Lay() | Hatch():
            return Deed("special")
    return Deed(PLAIN[type(action).__name__])


PLAIN = {
    "Hamper": "hamper",
    "Discern": "discern",
    "Teleport": "teleport",
    "DisarmTrap": "disarm-trap",
    "Destroy": "destroy",
    "Redirect": "redirect",
    "OpenDoor": "open-door",
    "Augments": "augments",
    "Convert": "convert",
}


def move_marks(move: Move) -> Iterator[Mark]:
    if move.jump:
        yield Mark("jump")
    if move.loot:
        yield Mark("loot")
    if move.straight:
        yield Mark("straight")
    if move.per:
        yield Mark("bonus", 1, per=move.per)


def attack_of(attack: Attack, signed: bool) -> Deed:
    area = attack.area
    return Deed(
        "attack",
        attack.value,
        signed and not attack.absolute,
        tuple(attack_marks(attack)),
        hexes=area.hexes if area else (),
        area=area.name if area else "",
        melee=bool(area and area.melee),
    )


def attack_marks(attack: Attack) -> Iterator[Mark]:
    """How an attack is made and on whom, what it does, what may add to it."""
    if attack.reach != NOTHING_STATED:
        stated = attack.reach.stated
        yield Mark("range", attack.reach.bonus, signed=True) if stated is None else Mark("range", stated)
    if attack.targets:
        yield Mark("all-targets") if attack.targets == ALL_TARGETS else Mark("targets", attack.targets)
    for kind in ("adjacent", "on_one", "moved_through", "on_the_path", "in_room", "beside_spots"):
        if getattr(attack, kind):
            yield Mark(kind.replace("_", "-"))
    if attack.within:
        yield Mark("within", attack.within)
    yield from map(effect_mark, attack.effects)
    for bonus in attack.bonuses:
        yield from bonus_marks(bonus)
    if attack.smash:
        yield Mark("smash", attack.smash)
    if attack.crash:
        yield Mark("crash", attack.crash)
    if attack.advantage:
        yield Mark("advantage")
    if attack.slays:
        yield Mark("slay", when=attack.slays)
    if attack.xp_each:
        yield Mark("xp-each", attack.xp_each)


def effect_mark(effect: Effect) -> Mark:
    return Mark(effect.kind, effect.points, effect.element, on="self" if effect.on == "self" else "")


def bonus_marks(bonus: Bonus) -> Iterator[Mark]:
    if bonus.times > 1:
        yield Mark("times", bonus.times, when=bonus.when, per=bonus.per)
    else:
        yield Mark("bonus", bonus.add, when=bonus.when, per=bonus.per)
    if bonus.xp:
        yield Mark("xp", bonus.xp, when=bonus.when, per=bonus.per)


def xp_mark(xp: int) -> tuple[Mark, ...]:
    return (Mark("xp", xp),) if xp else ()


def answer_marks(action: Retaliate) -> Iterator[Mark]:
    if action.retaliation.range > 1:
        yield Mark("range", action.retaliation.range)
    yield from reach_of(action.group)
    yield from xp_mark(action.xp)


def boost_marks(boost: Boost) -> Iterator[Mark]:
    """What a lasting bonus waits for, then what it gives."""
    yield Mark(f"on-{boost.trigger}", when=boost.when, element=boost.element or "")
    if boost.deed:
        yield Mark(boost.deed.__class__.__name__.lower(), boost.deed.value)
    if boost.advantage:
        yield Mark("advantage")
    if boost.bonus:
        yield from bonus_marks(boost.bonus)
    for kind in ("shield", "retaliate", "heal", "range"):
        if value := getattr(boost, kind):
            yield Mark(kind, value, signed=kind in ("heal", "range"))
    yield from map(effect_mark, boost.effects)
    if boost.negate:
        yield Mark("negate")
    if boost.augment:
        yield Mark("augment")


def whom(group: Group) -> Whom | None:
    return None if group == SELF else Whom(group.who, group.where, group.range, group.count)


def reach_of(group: Group) -> tuple[Mark, ...]:
    """A stated range, and how many."""
    far = (Mark("range", group.range),) if group.where == "range" else ()
    return (*far, Mark("targets", group.count)) if group.count > 1 else far


def summon_of(action: Summon) -> Deed:
    """A monster has its values on its own card."""
    return Deed(
        "summon",
        creature=Summoned(action.type) if action.creature is None else creature_of(action.type, action.creature),
    )


@lru_cache(maxsize=512)
def creature_of(type_: str, creature: Creature) -> Summoned:
    attack = -1 if creature.attack is None else creature.attack
    marks = tuple(map(effect_mark, creature.effects))
    return Summoned(type_, creature.hit_points, creature.move, attack, creature.range, marks)
