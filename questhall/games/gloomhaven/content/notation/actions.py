"""The words of all cards, read one by one: monsters' ability cards, hero cards, items, bosses.

>>> card_entries("move -1, attack +0 range 3 poison (use air, push 2)", {})[1].uses[0].gains[0].effects[0].points
2
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NoReturn, cast, get_args

from msgspec.structs import replace

from questhall.games.gloomhaven.content.actions import (
    ALL,
    ALL_TARGETS,
    ONE,
    SELF,
    Action,
    Affect,
    Area,
    Attack,
    Bonus,
    Boost,
    Command,
    Creature,
    Destroy,
    DisarmTrap,
    Entry,
    Group,
    Hamper,
    Heal,
    Infuse,
    Learn,
    Loot,
    Move,
    Obstacles,
    OpenDoor,
    Per,
    PileName,
    Reach,
    Recover,
    Redirect,
    Retaliate,
    SetTrap,
    Shield,
    Special,
    Suffer,
    Summon,
    Trigger,
    Use,
    When,
    WhenDying,
)
from questhall.games.gloomhaven.content.effects import ANY, Effect, EffectKind, Symbol, read_effects
from questhall.games.gloomhaven.content.scenario_map import Rank, Ranks
from questhall.games.gloomhaven.content.terms import CONDITIONS, ELEMENTS, Retaliation
from questhall.kit.content import BadWord

POINTED = ("push", "pull", "pierce")
EFFECTS = (*CONDITIONS, "curse", "bless", *POINTED, "add-target")
LABELS: dict[str, Rank] = {"-": "none", "n": "normal", "e": "elite"}
PILES: dict[str, PileName] = {"discarded": "discard", "lost": "lost"}
END = "(end)"

GROUPS: dict[str, Group] = {
    "one adjacent enemy": Group("enemies", "adjacent", count=ONE),
    "one adjacent ally": Group("allies", "adjacent", count=ONE),
    "adjacent enemies": Group("enemies", "adjacent"),
    "adjacent allies": Group("allies", "adjacent"),
    "adjacent figures": Group("figures", "adjacent"),
    "enemies in range": Group("enemies", "own-range"),
    "all allies in range": Group("allies", "range"),  # an ally is never the monster itself.  GH-TERM-02
    "all enemies": Group("enemies", "anywhere"),
    "all allies": Group("allies", "anywhere"),
    "self and all allies": Group("self-and-allies", "anywhere"),
    "self and adjacent allies": Group("self-and-allies", "adjacent"),
    "figures beside the target": Group("figures", "beside-target"),
    "figures in the area": Group("figures", "in-area"),
    "enemies moved through": Group("enemies", "moved-through"),
    "one enemy range N": Group("enemies", "range", count=ONE),
    "one ally range N": Group("allies", "range", count=ONE),
    "self and allies range N": Group("self-and-allies", "range"),
    "allies range N": Group("allies", "range"),
    "enemies range N": Group("enemies", "range"),
    "range N": Group("self-and-allies", "range", count=ONE),
    "self": SELF,
}


class Words:
    """The words of an action, taken from the left."""

    def __init__(self, text: str) -> None:
        self._left = text.split()

    @property
    def next(self) -> str:
        """The word to come."""
        return self._left[0] if self._left else END

    @property
    def rest(self) -> str:
        """All words to come, gone."""
        left, self._left = self._left, []
        return " ".join(left)

    def take(self) -> str:
        """The next word, gone."""
        word = self.next
        self._left = self._left[1:]
        return word

    def skip(self, *words: str) -> bool:
        """Whether these words come next; if so they are gone."""
        found = self._left[: len(words)] == list(words)
        if found:
            self._left = self._left[len(words) :]
        return found

    def number(self) -> int:
        """A plain number."""
        word = self.take()
        return int(word) if word.isdecimal() else self.fail(word, "expected a number")

    def signed(self) -> int:
        """A number with its sign."""
        word = self.take()
        return int(word) if re.fullmatch(r"[+-]\d+", word) else self.fail(word, "expected a number with + or -")

    def value(self) -> int:
        """A number, with or without a sign."""
        word = self.take()
        return int(word) if re.fullmatch(r"[+-]?\d+", word) else self.fail(word, "expected a number")

    def one_of(self, kind: object, what: str) -> str:
        """A word of a closed list."""
        word, known = self.take(), [each for each in get_args(kind) if each]
        return word if word in known else self.fail(word, f"no {what}: use {', '.join(known)}")

    def fail(self, word: str, cause: str) -> NoReturn:
        raise BadWord(word, cause)

    def done(self) -> None:
        if self._left:
            self.fail(self.next, "not understood here")


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
    if found := re.fullmatch(r"(?:let|force) ([^(]*) \((.*)\)( beside me)?", text):
        return Entry(_command(found[1], found[2], areas, bool(found[3])))
    plain = re.sub(r"\([^)]*\)", "", text).strip()
    action = _action(Words(plain), areas) if plain else None
    brackets = re.findall(r"\(([^)]*)\)", text)
    if not plain and not brackets:
        raise BadWord(END, "expected an action")
    return Entry(action, tuple(_use(bracket, action, areas) for bracket in brackets))


def _command(whom: str, what: str, areas: Areas, beside_me: bool) -> Command:
    """Somebody else acts: `let one adjacent ally (attack 6)`, `force one adjacent enemy (move 1) beside me`."""
    words = Words(whom)
    group = _group(words)
    words.done()
    action = _action(Words(what.removesuffix(" own range")), areas)
    if not isinstance(action, Move | Attack):
        raise BadWord(what, "only a move or an attack can be granted or forced")
    return Command(group, replace(action, absolute=True), beside_me)


def _use(text: str, host: Action | None, areas: Areas) -> Use:
    """`use ice, attack +2 range +1`: read as more of the action it stands with, if it is that."""
    found = re.fullmatch(r"use (\w+), (.*)", text)
    if not found or found[1] not in (*ELEMENTS, ANY):
        raise BadWord(text, "expected 'use', an element (or 'any'), a comma and what it gives")
    instead = " instead" in found[2]
    gains = []
    for part in found[2].replace(" instead", "").split(", "):
        words = Words(part)
        gains.append(_more(words, host, areas))
        words.done()
    return Use(cast(Symbol, found[1]), tuple(gains), instead)


def _more(words: Words, host: Action | None, areas: Areas) -> Action:
    if words.skip("xp"):
        return Learn(words.number())
    if isinstance(host, Attack) and words.next not in ACTIONS:
        return _read_attack(Attack(), words, areas)
    if isinstance(host, Attack) and words.skip("attack"):
        return _read_attack(Attack(words.signed()), words, areas)
    if isinstance(host, Heal):
        return _more_healing(host, words)
    if isinstance(host, Retaliate) and words.skip("retaliate"):
        more = Retaliation(host.retaliation.damage + words.signed(), host.retaliation.range)
        return replace(host, retaliation=more)
    if isinstance(host, Boost) and host.bonus:
        return replace(host, bonus=replace(host.bonus, add=words.signed()))
    if isinstance(host, Recover):
        return replace(host, count=words.number())
    if isinstance(host, Affect) and words.next in POINTED:
        return replace(host, effects=tuple(_effects(words)))
    if isinstance(host, Affect) and words.skip("damage"):
        return replace(host, damage=words.number())
    return _action(words, areas)


def _more_healing(host: Heal, words: Words) -> Heal:
    if words.skip("heal"):
        return replace(host, amount=host.amount + words.signed())
    if words.skip("targets"):
        return replace(host, group=replace(host.group, count=words.number()))
    group = _group(words)
    return replace(host, group=replace(group, range=host.group.range))


def _action(words: Words, areas: Areas) -> Action:
    """An action by its first word; without one it is an effect on a group."""
    if words.next in EFFECTS:
        effects = tuple(_effects(words))
        action: Action = Affect(_group(words), effects, returned=words.skip("if", "returned"))
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
        elif words.skip("per"):
            move = replace(move, per=cast(Per, words.one_of(Per, "thing to count")))
        else:
            words.fail(words.next, "a move may jump, loot, or count 'per' something")
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
        elif words.skip("on", "the", "path"):
            attack = replace(attack, on_the_path=True)
        elif words.skip("xp-each"):
            attack = replace(attack, xp_each=words.number())
        elif words.skip("smash"):
            attack = replace(attack, smash=words.number())
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
    """`+2 when beside-my-ally xp 1`, `+1 per negative-condition`, `x2 when invisible`."""
    word = words.take()
    if word[0] == "x":
        bonus = Bonus(times=int(word[1:]))
    else:
        bonus = Bonus(int(word)) if re.fullmatch(r"[+-]\d+", word) else words.fail(word, "expected +N or xN")
    if words.skip("when"):
        bonus = replace(bonus, when=cast(When, words.one_of(When, "condition of an attack")))
    if words.skip("per"):
        bonus = replace(bonus, per=cast(Per, words.one_of(Per, "thing to count")))
    return replace(bonus, xp=words.number()) if words.skip("xp") else bonus


def _reach(words: Words) -> Reach:
    return Reach(bonus=words.signed()) if words.next[0] in "+-" else Reach(stated=words.number())


def _effects(words: Words) -> list[Effect]:
    effects = []
    while words.next in EFFECTS:
        effects.append(effect(words))
    return effects


def effect(words: Words) -> Effect:
    """POISON, PUSH 2 and the like."""
    word = words.take()
    if word not in EFFECTS:
        words.fail(word, f"no effect: use {', '.join(EFFECTS)}")
    return Effect(cast(EffectKind, word), words.number() if word in POINTED else 1)


def _group(words: Words) -> Group:
    """Whom an action is for; N in a pattern is a number."""
    for pattern, group in GROUPS.items():
        *fixed, last = pattern.split()
        if last == "N":
            if words.skip(*fixed):
                return replace(group, range=words.number())
        elif words.skip(*fixed, last):
            return group
    return words.fail(words.next, f"nobody: use {', '.join(GROUPS)}")


def _heal(words: Words, areas: Areas) -> Heal:
    amount, group = words.number(), _group(words)
    if words.skip("targets"):
        group = replace(group, count=words.number())
    return Heal(amount, group, words.skip("per", "target", "damaged"))


def retaliation(words: Words) -> Retaliation:
    """Retaliate X, with a range if one is stated."""
    damage = words.number()
    return Retaliation(damage, words.number()) if words.skip("range") else Retaliation(damage)


def _retaliate(words: Words, areas: Areas) -> Retaliate:
    back = retaliation(words)
    group = SELF if words.next in (END, "xp") else _group(words)
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


def _creature(words: Words) -> Creature:
    """`hp 6 move 1 attack 2 poison`."""
    words.skip("hp")
    creature = Creature(words.number(), words.number() if words.skip("move") else 0)
    if words.skip("attack"):
        creature = replace(creature, attack=words.number())
    if words.skip("range"):
        creature = replace(creature, range=words.number())
    return replace(creature, effects=tuple(_effects(words)))


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
    return Recover(pile, count, _group(words) if words.skip("of") else SELF)


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
            boost = replace(boost, retaliate=words.number())
        elif words.skip("heal"):
            boost = replace(boost, heal=words.signed())
        elif words.skip("range"):
            boost = replace(boost, range=words.signed())
        elif words.skip("negate"):
            boost = replace(boost, negate=True)
        elif words.skip("using"):
            boost = replace(boost, element=_infuse(words, {}).element)
        elif words.skip("for"):
            boost = replace(boost, group=_group(words))
        elif re.fullmatch(r"[+-]\d+|x\d", words.next):
            bonus = _bonus(words)
            boost = replace(boost, bonus=bonus, when=bonus.when or boost.when)
        else:
            boost = replace(boost, effects=(*boost.effects, effect(words)))
    return boost


def _augment(words: Words, areas: Areas) -> Boost:
    """What happens on one's melee attacks until another augment is played: `augment +2`, `augment heal 2 self`."""
    augment = Boost("attack", "melee", augment=True)
    if re.fullmatch(r"[+-]\d+", words.next):
        return replace(augment, bonus=_bonus(words))
    return replace(augment, effects=read_effects(words.rest))


def _hamper(words: Words, areas: Areas) -> Hamper:
    return Hamper() if words.skip("disadvantage") else words.fail(words.next, "expected 'disadvantage'")


def _damage(words: Words, areas: Areas) -> Affect:
    damage = words.number()
    return Affect(_group(words), damage=damage)


def _shield(words: Words, areas: Areas) -> Shield:
    return Shield(words.number(), SELF if words.next == END else _group(words))


ACTIONS: dict[str, Callable[[Words, Areas], Action]] = {
    "move": _move,
    "attack": _attack,
    "heal": _heal,
    "shield": _shield,
    "retaliate": _retaliate,
    "attackers": _hamper,
    "damage": _damage,
    "suffer": lambda words, _: Suffer(words.number()),
    "loot": lambda words, _: Loot(words.number()),
    "summon": _summon,
    "trap": _set_trap,
    "disarm-trap": lambda words, _: DisarmTrap(),
    "obstacles": lambda words, _: Obstacles(words.number()),
    "destroy-obstacle": lambda words, _: Destroy(),
    "infuse": _infuse,
    "recover": _recover,
    "boost": _boost,
    "augment": _augment,
    "redirect": lambda words, _: Redirect(),
    "special": lambda words, _: Special(words.number()),
    "open-next-door": lambda words, _: OpenDoor(),
}
