"""The words of all cards, read one by one: monsters' ability cards, hero cards, items, bosses.

>>> card_entries("move -1, attack +0 range 3 poison (use air, push 2)", {})[1].uses[0].gains[0].effects[0].points
2
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal, cast

from msgspec.structs import replace

from questhall.games.gloomhaven.content.actions import (
    ALL,
    ALL_TARGETS,
    SELF,
    Action,
    Affect,
    Again,
    Area,
    Attack,
    Augments,
    Bonus,
    Boost,
    Charm,
    Class,
    Command,
    Convert,
    Creature,
    Cure,
    Destroy,
    DisarmTrap,
    Discern,
    Displace,
    Double,
    Doubled,
    Entry,
    ExtraTurn,
    Gather,
    Hamper,
    Hatch,
    Heal,
    Infuse,
    Intervene,
    ItemPile,
    Kill,
    Later,
    Lay,
    Learn,
    Loot,
    Moment,
    Move,
    Obstacles,
    OpenDoor,
    Per,
    PileName,
    Reach,
    Recover,
    Redirect,
    Refresh,
    Retaliate,
    SetTrap,
    Share,
    Shield,
    ShiftThrone,
    Special,
    Spur,
    Standing,
    Suffer,
    Summon,
    Teleport,
    Trigger,
    Use,
    When,
    WhenDying,
)
from questhall.games.gloomhaven.content.components import Slot
from questhall.games.gloomhaven.content.effects import ANY, Symbol, read_effects
from questhall.games.gloomhaven.content.notation.groups import (
    EFFECTS,
    POINTED,
    after_in,
    effect,
    effects_in,
    group_in,
    some_in,
    victims_in,
)
from questhall.games.gloomhaven.content.notation.words import END, Words
from questhall.games.gloomhaven.content.scenario_map import Rank, Ranks
from questhall.games.gloomhaven.content.terms import CONDITIONS, ELEMENTS, Retaliation
from questhall.kit.content import BadWord

LABELS: dict[str, Rank] = {"-": "none", "n": "normal", "e": "elite"}
PILES: dict[str, PileName] = {"discarded": "discard", "lost": "lost"}
MOMENTS: dict[str, Moment] = {"start": "turn-start", "end": "turn-end"}


Areas = Mapping[str, Area]


def card_entries(text: str, areas: Areas) -> tuple[Entry, ...]:
    """The list of a card: `shield 1 (use ice, shield 2 instead), wound adjacent enemies`."""
    return tuple(read_entry(part, areas) for part in parts(text))


def parts(text: str) -> list[str]:
    """Split at the commas outside of brackets."""
    return [part.strip() for part in re.split(r",(?![^(]*\))", text)]


def read_entry(text: str, areas: Areas) -> Entry:
    """One part of a list: an action, and in brackets what elements add."""
    if found := re.fullmatch(r"when dying \((.*)\)", text):
        return Entry(WhenDying(_attack(Words(found[1].removeprefix("attack ")), areas)))
    if text.startswith(("let ", "force ")):
        return _ordering(text, areas)
    if found := re.fullmatch(r"boost (attack|move)-action( when invisible)? (first|then) \((.*)\)", text):
        return Entry(_bringing(cast(Trigger, f"{found[1]}-action"), bool(found[2]), found[3], found[4], areas))
    if found := re.fullmatch(r"at the (start|end) of turns \((.*)\)", text):
        return Entry(_later(MOMENTS[found[1]], found[2], areas))
    if found := re.fullmatch(r"augment \((.*)\)", text):
        return Entry(_mending(found[1], areas))
    plain = re.sub(r"\([^)]*\)", "", text).strip()
    action = _action(Words(plain), areas) if plain else None
    brackets = re.findall(r"\(([^)]*)\)", text)
    if not plain and not brackets:
        raise BadWord(END, "expected an action")
    return Entry(action, tuple(_use(bracket, action, areas) for bracket in brackets))


def _ordering(text: str, areas: Areas) -> Entry:
    """`let one adjacent ally (attack 8) (use light, slay normal)`: who else acts, with what elements add to it."""
    order, *uses = re.split(r" (?=\((?:use|like) )", text)
    found = re.fullmatch(r"(?:let|force) ([^(]*) \((.*)\)( beside me)?( with augments)?(?: xp-each (\d))?", order)
    if not found:
        raise BadWord(text, "an order reads: let (or force), whom, and in brackets what it is")
    command = _command(found[1], found[2], areas)
    command = replace(
        command, beside_me=bool(found[3]), augmented=bool(found[4]), xp_each=int(found[5]) if found[5] else 0
    )
    return Entry(command, tuple(_use(each[1:-1], command, areas) for each in uses))


def _bringing(trigger: Trigger, unseen: bool, standing: str, what: str, areas: Areas) -> Boost:
    """`boost attack-action when invisible then (attack 2 range 3)`, `boost attack-action first (move 2)`."""
    deed = _action(Words(what), areas)
    if not isinstance(deed, Move | Attack):
        raise BadWord(what, "only a move or an attack is brought by another action")
    return Boost(trigger, "invisible" if unseen else "", deed=deed, standing=cast(Standing, standing))


def _command(whom: str, what: str, areas: Areas) -> Command:
    """Somebody else acts: `let one adjacent ally (attack 6)`, `force one adjacent enemy (move 1) beside me`; a value
    with a sign is added to the base of whoever acts."""
    words = Words(whom)
    group = group_in(words)
    words.done()
    action = _action(Words(what.removesuffix(" own range")), areas)
    if not isinstance(action, Move | Attack):
        raise BadWord(what, "only a move or an attack can be granted or forced")
    return Command(group, replace(action, absolute=not re.match(r"\w+ [+-]", what)))


def _later(moment: Moment, what: str, areas: Areas) -> Later:
    """`at the end of turns (attack 2 range 5)`."""
    action = _action(Words(what), areas)
    if not isinstance(action, Attack | Heal | Recover | Infuse):
        raise BadWord(what, "only an attack, a heal, a recovery or an element comes later")
    return Later(moment, action)


def _mending(what: str, areas: Areas) -> Boost:
    """`augment (heal 2 range 2)`."""
    action = _action(Words(what), areas)
    if not isinstance(action, Heal):
        raise BadWord(what, "only a heal is performed with an attack")
    return Boost("attack", "melee", augment=True, mend=action)


def _use(text: str, host: Action | None, areas: Areas) -> Use:
    """`use ice, attack +2 range +1`: read as more of the action it stands with, if it is that; `like earth` goes with
    the same symbol of an entry before."""
    found = re.fullmatch(r"(?:use|like) (\w+)(?: and (\w+))?, (.*)", text)
    if not found or any(each not in (*ELEMENTS, ANY) for each in (found[1], found[2] or ANY)):
        raise BadWord(text, "expected 'use', an element (or 'any'), a comma and what it gives")
    instead = " instead" in found[3]
    gains = []
    for part in found[3].replace(" instead", "").split(", "):
        words = Words(part)
        gains.append(_more(words, host, areas))
        words.done()
    also = cast(Symbol, found[2]) if found[2] else None
    return Use(cast(Symbol, found[1]), tuple(gains), instead, text.startswith("like "), also)


def _more(words: Words, host: Action | None, areas: Areas) -> Action:
    if words.skip("xp"):
        return Learn(words.number())
    if isinstance(host, Attack) and words.next not in ACTIONS:
        return _read_attack(Attack(), words, areas)
    if isinstance(host, Attack) and words.skip("attack"):
        return _read_attack(Attack(words.signed()), words, areas)
    if isinstance(host, Heal) and (words.next == "heal" or words.next not in ACTIONS):
        return _more_healing(host, words)
    if isinstance(host, Command) and isinstance(host.action, Attack) and words.next not in ACTIONS:
        return replace(host, action=_read_attack(host.action, words, areas))
    if isinstance(host, Move) and words.skip("move"):
        return replace(host, value=host.value + words.signed())
    if isinstance(host, Destroy) and words.skip("range"):
        return replace(host, range=host.range + words.signed())
    if isinstance(host, Shield) and words.next_is_signed("shield"):
        return replace(host, amount=host.amount + words.signed())
    if isinstance(host, Retaliate) and words.skip("retaliate"):
        more = Retaliation(host.retaliation.damage + words.signed(), host.retaliation.range)
        return replace(host, retaliation=more)
    if isinstance(host, Boost) and host.bonus:
        return replace(host, bonus=replace(host.bonus, add=words.signed()))
    if isinstance(host, Recover):
        return replace(host, count=words.number())
    if isinstance(host, Affect) and words.next in POINTED:
        return replace(host, effects=tuple(effects_in(words)))
    if isinstance(host, Affect) and words.skip("damage"):
        return replace(host, damage=words.number())
    return _action(words, areas)


def _more_healing(host: Heal, words: Words) -> Heal:
    if words.skip("heal", "full"):
        return replace(host, share="full")
    if words.skip("heal"):
        return replace(host, amount=host.amount + words.signed())
    if words.skip("targets"):
        return replace(host, group=replace(host.group, count=words.number()))
    group = group_in(words)
    return replace(host, group=replace(group, range=host.group.range))


def _action(words: Words, areas: Areas) -> Action:
    """An action by its first word; without one it is an effect on a group."""
    if words.next in EFFECTS:
        effects = tuple(effects_in(words))
        action: Action = Affect(some_in(words), effects, after=after_in(words))
    elif words.next in ACTIONS:
        action = ACTIONS[words.take()](words, areas)
    else:
        words.fail(words.next, f"no action: use {', '.join(ACTIONS)}, or an effect and whom it is for")
    words.done()
    return action


def _move(words: Words, areas: Areas) -> Move:
    move = Move(words.value())
    while words.next != END:
        if words.skip("jump"):
            move = replace(move, jump=True)
        elif words.skip("loot"):
            move = replace(move, loot=True)
        elif words.skip("straight"):
            move = replace(move, straight=True)
        elif words.skip("clearing"):
            move = replace(move, clearing=True)
        elif words.skip("to", "an", "obstacle"):
            move = replace(move, by_obstacle=True)
        elif words.skip("per"):
            move = replace(move, per=cast(Per, words.one_of(Per, "thing to count")))
        else:
            words.fail(
                words.next, "a move may jump, loot, or count 'per' something, be straight, clearing or to an obstacle"
            )
    return move


def _attack(words: Words, areas: Areas) -> Attack:
    attack = _read_attack(Attack(words.value()), words, areas)
    words.done()
    return attack


def _read_attack(attack: Attack, words: Words, areas: Areas) -> Attack:
    """What is said of an attack after its value, in any order."""
    while words.next != END:
        if words.skip("range"):
            attack = replace(attack, reach=_reach(words))
        elif words.skip("targets", "all"):
            attack = replace(attack, targets=ALL_TARGETS)
        elif words.skip("targets"):
            attack = replace(attack, targets=words.number())
        elif words.skip("adjacent"):
            attack = replace(attack, adjacent=True)
        elif words.skip("within"):
            attack = replace(attack, within=words.number())
        elif words.skip("on", "one"):
            attack = replace(attack, on_one=True)
        elif words.skip("moved", "through"):
            attack = replace(attack, moved_through=True)
        elif words.skip("in", "the", "room"):
            attack = replace(attack, in_room=True)
        elif words.skip("beside", "it"):
            attack = replace(attack, beside_spots=True)
        elif words.next == "if":
            attack = replace(attack, after=after_in(words))
        elif words.skip("on", "the", "path"):
            attack = replace(attack, on_the_path=True)
        elif words.skip("xp-each"):
            attack = replace(attack, xp_each=words.number())
        elif words.skip("advantage"):
            attack = replace(attack, advantage=True)
        elif words.skip("slay"):
            attack = replace(attack, slays=cast(Class, words.one_of(Class, "rank")))
        elif words.skip("smash"):
            attack = replace(attack, smash=words.number())
        elif words.skip("crash"):
            attack = replace(attack, crash=words.number())
        elif words.skip("area"):
            name = words.take()
            attack = replace(attack, area=areas.get(name) or words.fail(name, "no such area in areas.yaml"))
        elif words.skip("beside-ally"):
            attack = replace(attack, bonuses=(*attack.bonuses, Bonus(words.signed(), when="beside-my-ally")))
        elif re.fullmatch(r"[+-]\d+|x\d", words.next):
            attack = replace(attack, bonuses=(*attack.bonuses, _bonus(words)))
        else:
            attack = replace(attack, effects=(*attack.effects, effect(words)))
    return attack


def _bonus(words: Words) -> Bonus:
    """`+2 when beside-my-ally xp 1`, `+1 per negative-condition`, `x2 when invisible`, `+0 wound when alone`."""
    word = words.take()
    if word[0] == "x":
        bonus = Bonus(times=int(word[1:]))
    else:
        bonus = Bonus(int(word)) if re.fullmatch(r"[+-]\d+", word) else words.fail(word, "expected +N or xN")
    bonus = replace(bonus, effects=tuple(effects_in(words)))
    if words.skip("when"):
        bonus = replace(bonus, when=cast(When, words.one_of(When, "condition of an attack")))
    if words.skip("per"):
        bonus = replace(bonus, per=cast(Per, words.one_of(Per, "thing to count")))
    return replace(bonus, xp=words.number()) if words.skip("xp") else bonus


def _reach(words: Words) -> Reach:
    return Reach(bonus=words.signed()) if words.next[0] in "+-" else Reach(stated=words.number())


def _heal(words: Words, areas: Areas) -> Heal:
    share: Share = "half" if words.skip("half") else "full" if words.skip("full") else ""
    amount, group = (0 if share else words.number()), some_in(words)
    return Heal(amount, group, words.skip("per", "target", "damaged"), share)


def _kill(words: Words, areas: Areas) -> Kill:
    """`kill one adjacent enemy normal`, `kill area line-3 enemies in the area life 5 xp-each 1`."""
    area = areas.get(words.take()) if words.skip("area") else None
    return Kill(victims_in(words), words.number() if words.skip("xp-each") else 0, area)


def _charm(words: Words, areas: Areas) -> Charm:
    """`charm one enemy range 5 normal-or-elite controlled`."""
    return Charm(victims_in(words), words.skip("controlled"))


def _loot(words: Words, areas: Areas) -> Loot:
    """`loot 2 most 4`, `loot 1 per enemy-beside-me`."""
    loot = Loot(words.number(), words.number() if words.skip("most") else ALL)
    return replace(loot, per=cast(Per, words.one_of(Per, "thing to count"))) if words.skip("per") else loot


def _disarm_trap(words: Words, areas: Areas) -> DisarmTrap:
    return DisarmTrap(group_in(words) if words.skip("upon") else None)


def _obstacles(words: Words, areas: Areas) -> Obstacles:
    """`obstacles 2`, `obstacles 3 range 4`, `obstacles 1 triangle range 3`, `obstacles 1 there`."""
    obstacles = Obstacles(words.number(), there=words.skip("there"))
    if words.next in areas:
        obstacles = replace(obstacles, form=areas[words.take()])
    return replace(obstacles, range=words.number()) if words.skip("range") else obstacles


def _destroy_all(words: Words, areas: Areas) -> Destroy:
    return Destroy(words.number()) if words.skip("range") else words.fail(words.next, "expected 'range' and a number")


def _displace(words: Words, areas: Areas) -> Displace:
    return Displace(words.number()) if words.skip("range") else words.fail(words.next, "expected 'range' and a number")


def _gather(words: Words, areas: Areas) -> Gather:
    """`gather 2 within 4 range 4`."""
    pull = words.number()
    within = words.number() if words.skip("within") else 0
    return Gather(pull, within, words.number() if words.skip("range") else 0)


def _refresh(words: Words, areas: Areas) -> Refresh:
    """`refresh 1 used-up small of one adjacent ally`, `refresh all rotated items`."""
    count = ALL if words.skip("all") else words.number()
    state = cast(ItemPile, words.one_of(ItemPile, "state of an item"))
    slot: Slot | Literal[""] = "" if words.skip("items") else cast(Slot, words.one_of(Slot, "slot"))
    return Refresh(count, state, slot, group_in(words) if words.skip("of") else SELF)


def _cure(words: Words, areas: Areas) -> Cure:
    """`cure 1 self`, `cure all self`."""
    cure = Cure(ALL if words.skip("all") else words.number())
    return cure if words.skip("self") else words.fail(words.next, "only oneself is cured")


def _augments(words: Words, areas: Areas) -> Augments:
    """`augments 2`, `augments ranged`."""
    return Augments(ranged=True) if words.skip("ranged") else Augments(words.number())


def retaliation(words: Words) -> Retaliation:
    """Retaliate X, with a range if one is stated."""
    damage = words.number()
    return Retaliation(damage, words.number()) if words.skip("range") else Retaliation(damage)


def _retaliate(words: Words, areas: Areas) -> Retaliate:
    back = retaliation(words)
    group = SELF if words.next in (END, "xp") else group_in(words)
    return Retaliate(back, group, words.number() if words.skip("xp") else 0)


def _summon(words: Words, areas: Areas) -> Summon:
    summon = Summon(words.take())
    if words.next == "hp":
        return replace(summon, creature=_creature(words))
    if words.next in LABELS:
        labels = [words.take() for _ in range(3)]
        if unknown := next((label for label in labels if label not in LABELS), ""):
            words.fail(unknown, "expected the ranks for 2, 3 and 4 characters: -, n or e")
        summon = replace(summon, ranks=cast(Ranks, tuple(LABELS[label] for label in labels)))
    beside, own = words.skip("beside", "the", "target"), words.skip("with", "its", "hit", "points")
    return replace(summon, beside_target=beside, own_hit_points=own)


def _shift_throne(words: Words, areas: Areas) -> ShiftThrone:
    """`shift-throne n e e`: the ranks of the demon for 2, 3 and 4 characters."""
    return ShiftThrone(_summon(Words(f"demon {words.rest}"), areas).ranks)


def _creature(words: Words) -> Creature:
    """`hp 6 move 1 attack 2 poison`."""
    words.skip("hp")
    creature = Creature(words.number(), words.number() if words.skip("move") else 0)
    if words.skip("attack", "half-life"):
        creature = replace(creature, attack=0, half_life=True)
    elif words.skip("attack"):
        creature = replace(creature, attack=words.number())
    if words.skip("range"):
        creature = replace(creature, range=words.number())
    creature = replace(creature, effects=tuple(effects_in(words)), flying=words.skip("flying"))
    if words.skip("infuse"):
        creature = replace(creature, effects=(*creature.effects, *read_effects(f"infuse {words.take()}")))
    if words.skip("dying", "attack"):
        creature = replace(creature, dying=_attack(words, {}))
    return creature


def _set_trap(words: Words, areas: Areas) -> SetTrap:
    trap = SetTrap(words.number())
    conditions = []
    while words.next in CONDITIONS:
        conditions.append(words.take())
    return replace(trap, conditions=tuple(conditions), xp=words.number() if words.skip("xp") else 0)


def _recover(words: Words, areas: Areas) -> Recover:
    """`recover all lost`, `recover 1 discarded of one ally range 2`."""
    count = ALL if words.skip("all") else words.number()
    word = words.take()
    pile = PILES.get(word) or words.fail(word, f"no pile: use {', '.join(PILES)}")
    recover = Recover(pile, count, group_in(words) if words.skip("of") else SELF)
    recover = replace(recover, losing=words.number()) if words.skip("losing") else recover
    return replace(recover, of_neighbour=words.skip("from", "a", "neighbour"))


def _infuse(words: Words, areas: Areas) -> Infuse:
    word = words.take()
    if word not in (*ELEMENTS, ANY):
        words.fail(word, f"no element: use {', '.join((*ELEMENTS, ANY))}")
    return Infuse(word)


def _boost(words: Words, areas: Areas) -> Boost:
    """`boost attack melee +2`, `boost harmed shield 1`, `boost attack-action ranged add-target`."""
    boost = Boost(cast(Trigger, words.one_of(Trigger, "trigger")))
    if words.next in ("melee", "ranged"):
        boost = replace(boost, when=cast(When, words.take()))
    return _gifts(boost, words)


def _gifts(boost: Boost, words: Words) -> Boost:
    while words.next != END:
        if words.skip("shield"):
            boost = replace(boost, shield=words.number())
        elif words.skip("retaliate"):
            back = retaliation(words)
            boost = replace(boost, retaliate=back.damage, retaliate_range=back.range)
        elif words.skip("advantage"):
            boost = replace(boost, advantage=True)
        elif words.skip("kill"):
            boost = replace(boost, kill=True)
        elif words.skip("shattering"):
            boost = replace(boost, shatter=True)
        elif words.skip("heal"):
            boost = replace(boost, heal=words.signed())
        elif words.skip("range"):
            boost = replace(boost, range=words.signed())
        elif words.skip("negate"):
            boost = replace(boost, negate=True)
        elif words.skip("using"):
            boost = replace(boost, element=_infuse(words, {}).element)
        elif words.skip("when"):
            boost = replace(boost, when=cast(When, words.one_of(When, "condition of an attack")))
        elif words.skip("for"):
            boost = replace(boost, group=group_in(words))
        elif re.fullmatch(r"[+-]\d+|x\d", words.next):
            bonus = _bonus(words)
            boost = replace(boost, bonus=bonus, when=bonus.when or boost.when)
        else:
            boost = replace(boost, effects=(*boost.effects, effect(words)))
    return boost


def _augment(words: Words, areas: Areas) -> Boost:
    """What happens on one's melee attacks until another augment is played: `augment +2`, `augment heal 2 self`,
    `augment stun using ice`, `augment kill using dark`."""
    augment = Boost("attack", "melee", augment=True)
    if re.fullmatch(r"[+-]\d+", words.next):
        return replace(augment, bonus=_bonus(words))
    said, using, element = words.rest.partition(" using ")
    augment = replace(augment, element=_infuse(Words(element), {}).element) if using else augment
    return replace(augment, kill=True) if said == "kill" else replace(augment, effects=read_effects(said))


def _hamper(words: Words, areas: Areas) -> Hamper:
    if not words.skip("disadvantage"):
        words.fail(words.next, "expected 'disadvantage'")
    return Hamper(group_in(words)) if words.skip("for") else Hamper()


def _double(words: Words, areas: Areas) -> Double:
    return Double(cast(Doubled, words.one_of(Doubled, "kind of ability to double")))


def _damage(words: Words, areas: Areas) -> Affect:
    damage = words.number()
    return Affect(group_in(words), damage=damage)


def _damage_as_suffered(words: Words, areas: Areas) -> Affect:
    """`damage-as-suffered figures beside the target`."""
    return Affect(group_in(words), as_suffered=True)


def _shield(words: Words, areas: Areas) -> Shield:
    return Shield(words.number(), SELF if words.next == END else group_in(words))


ACTIONS: dict[str, Callable[[Words, Areas], Action]] = {
    "move": _move,
    "attack": _attack,
    "heal": _heal,
    "shield": _shield,
    "retaliate": _retaliate,
    "attackers": _hamper,
    "damage": _damage,
    "damage-as-suffered": _damage_as_suffered,
    "kill": _kill,
    "charm": _charm,
    "suffer": lambda words, _: Suffer(words.number()),
    "loot": _loot,
    "summon": _summon,
    "trap": _set_trap,
    "disarm-trap": _disarm_trap,
    "obstacles": _obstacles,
    "destroy-obstacle": lambda words, _: Destroy(),
    "destroy-obstacles": _destroy_all,
    "move-obstacle": _displace,
    "gather": _gather,
    "infuse": _infuse,
    "recover": _recover,
    "refresh": _refresh,
    "cure": _cure,
    "augments": _augments,
    "moves-as-attacks": lambda words, _: Convert(),
    "boost": _boost,
    "augment": _augment,
    "redirect": lambda words, _: Redirect(),
    "sees-invisible": lambda words, _: Discern(),
    "double": _double,
    "teleport": lambda words, _: Teleport(),
    "intervene": lambda words, _: Intervene(words.number()),
    "extra-turn": lambda words, _: ExtraTurn(group_in(words)),
    "special": lambda words, _: Special(words.number()),
    "open-next-door": lambda words, _: OpenDoor(),
    "again": lambda words, _: Again(words.take()),
    "spur": lambda words, _: Spur(words.number()),
    "shift-throne": _shift_throne,
    "lay": lambda words, _: Lay(words.take()),
    "hatch": lambda words, _: Hatch(words.take(), words.take()),
}
