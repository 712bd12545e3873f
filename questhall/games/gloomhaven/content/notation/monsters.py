"""The words of the ability cards in `content/decks`, read one by one.

>>> card_entries("move -1, attack +0 range 3 poison (use air, push 2)", {})[1].uses[0].gain.effects[0].points
2
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NoReturn, cast

from msgspec.structs import replace

from questhall.games.gloomhaven.content.monster_cards import (
    ONE,
    SELF,
    AbilityEntry,
    Affect,
    Area,
    Group,
    Hamper,
    Heal,
    Infuse,
    Loot,
    MonsterAction,
    MonsterAttack,
    Move,
    Retaliate,
    SetTrap,
    Shield,
    Special,
    Suffer,
    Summon,
    Use,
    WhenDying,
)
from questhall.games.gloomhaven.content.scenario_map import Rank, Ranks
from questhall.games.gloomhaven.position import ALL_TARGETS
from questhall.games.gloomhaven.rules.combat.effects import ANY, Effect, EffectKind, Symbol
from questhall.games.gloomhaven.rules.monsters.values import Reach
from questhall.games.gloomhaven.state import CONDITIONS, ELEMENTS, Retaliation
from questhall.kit.content import BadWord

POINTED = ("push", "pull", "pierce")
EFFECTS = (*CONDITIONS, "curse", "bless", *POINTED)
LABELS: dict[str, Rank] = {"-": "none", "n": "normal", "e": "elite"}
END = "(end)"

GROUPS: dict[str, Group] = {
    "one adjacent enemy": Group("enemies", "adjacent", count=ONE),
    "adjacent enemies": Group("enemies", "adjacent"),
    "adjacent allies": Group("allies", "adjacent"),
    "adjacent figures": Group("figures", "adjacent"),
    "enemies in range": Group("enemies", "own-range"),
    "all allies in range": Group("allies", "range"),  # an ally is never the monster itself.  GH-TERM-02
    "all enemies": Group("enemies", "anywhere"),
    "self and all allies": Group("self-and-allies", "anywhere"),
    "figures beside the target": Group("figures", "beside-target"),
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

    def fail(self, word: str, cause: str) -> NoReturn:
        raise BadWord(word, cause)

    def done(self) -> None:
        if self._left:
            self.fail(self.next, "not understood here")


Areas = Mapping[str, Area]


def card_entries(text: str, areas: Areas) -> tuple[AbilityEntry, ...]:
    """The list of a card: `shield 1 (use ice, shield 2 instead), wound adjacent enemies`."""
    return tuple(_entry(part, areas) for part in _parts(text))


def _parts(text: str) -> list[str]:
    """Split at the commas outside of brackets."""
    return [part.strip() for part in re.split(r",(?![^(]*\))", text)]


def _entry(text: str, areas: Areas) -> AbilityEntry:
    if found := re.fullmatch(r"when dying \((.*)\)", text):
        return AbilityEntry(WhenDying(_attack(Words(found[1].removeprefix("attack ")), areas)))
    plain = re.sub(r"\([^)]*\)", "", text).strip()
    action = _action(Words(plain), areas) if plain else None
    brackets = re.findall(r"\(([^)]*)\)", text)
    if not plain and not brackets:
        raise BadWord(END, "expected an action")
    return AbilityEntry(action, tuple(_use(bracket, action, areas) for bracket in brackets))


def _use(text: str, host: MonsterAction | None, areas: Areas) -> Use:
    """`use ice, attack +2 range +1`: read as more of the action it stands with, if it is that."""
    found = re.fullmatch(r"use (\w+), (.*?)( instead)?", text)
    if not found or found[1] not in (*ELEMENTS, ANY):
        raise BadWord(text, "expected 'use', an element (or 'any'), a comma and what it gives")
    words = Words(found[2])
    gain = _more(words, host, areas)
    words.done()
    return Use(cast(Symbol, found[1]), gain, bool(found[3]))


def _more(words: Words, host: MonsterAction | None, areas: Areas) -> MonsterAction:
    if isinstance(host, MonsterAttack) and words.next not in ACTIONS:
        return _read_attack(MonsterAttack(), words, areas)
    if isinstance(host, MonsterAttack) and words.skip("attack"):
        return _read_attack(MonsterAttack(words.signed()), words, areas)
    if isinstance(host, Heal):
        return _more_healing(host, words)
    if isinstance(host, Affect) and words.next in POINTED:
        return replace(host, effects=tuple(_effects(words)))
    return _action(words, areas)


def _more_healing(host: Heal, words: Words) -> Heal:
    if words.skip("heal"):
        return replace(host, amount=host.amount + words.signed())
    if words.skip("targets"):
        return replace(host, group=replace(host.group, count=words.number()))
    group = _group(words)
    return replace(host, group=replace(group, range=host.group.range))


def _action(words: Words, areas: Areas) -> MonsterAction:
    """An action by its first word; without one it is an effect on a group."""
    if words.next in EFFECTS:
        effects = tuple(_effects(words))
        action: MonsterAction = Affect(_group(words), effects)
    elif words.next in ACTIONS:
        action = ACTIONS[words.take()](words, areas)
    else:
        words.fail(words.next, f"no action: use {', '.join(ACTIONS)}, or an effect and whom it is for")
    words.done()
    return action


def _attack(words: Words, areas: Areas) -> MonsterAttack:
    attack = _read_attack(MonsterAttack(words.signed()), words, areas)
    words.done()
    return attack


def _read_attack(attack: MonsterAttack, words: Words, areas: Areas) -> MonsterAttack:
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
        elif words.skip("on", "one"):
            attack = replace(attack, on_one=True)
        elif words.skip("area"):
            name = words.take()
            attack = replace(attack, area=areas.get(name) or words.fail(name, "no such area in areas.yaml"))
        elif words.skip("beside-ally"):
            attack = replace(attack, beside_ally=words.signed())
        else:
            attack = replace(attack, effects=(*attack.effects, effect(words)))
    return attack


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
    return Heal(amount, group, words.skip("per", "target", "damaged"))


def retaliation(words: Words) -> Retaliation:
    """Retaliate X, with a range if one is stated."""
    damage = words.number()
    return Retaliation(damage, words.number()) if words.skip("range") else Retaliation(damage)


def _summon(words: Words, areas: Areas) -> Summon:
    summon = Summon(words.take())
    if words.next in LABELS:
        labels = [words.take() for _ in range(3)]
        if unknown := next((label for label in labels if label not in LABELS), ""):
            words.fail(unknown, "expected the ranks for 2, 3 and 4 characters: -, n or e")
        summon = replace(summon, ranks=cast(Ranks, tuple(LABELS[label] for label in labels)))
    beside, own = words.skip("beside", "the", "target"), words.skip("with", "its", "hit", "points")
    return replace(summon, beside_target=beside, own_hit_points=own)


def _infuse(words: Words, areas: Areas) -> Infuse:
    word = words.take()
    if word not in (*ELEMENTS, ANY):
        words.fail(word, f"no element: use {', '.join((*ELEMENTS, ANY))}")
    return Infuse(word)


def _hamper(words: Words, areas: Areas) -> Hamper:
    return Hamper() if words.skip("disadvantage") else words.fail(words.next, "expected 'disadvantage'")


def _damage(words: Words, areas: Areas) -> Affect:
    damage = words.number()
    return Affect(_group(words), damage=damage)


def _shield(words: Words, areas: Areas) -> Shield:
    return Shield(words.number(), SELF if words.next == END else _group(words))


ACTIONS: dict[str, Callable[[Words, Areas], MonsterAction]] = {
    "move": lambda words, _: Move(words.signed(), words.skip("jump")),
    "attack": _attack,
    "heal": _heal,
    "shield": _shield,
    "retaliate": lambda words, _: Retaliate(retaliation(words)),
    "attackers": _hamper,
    "damage": _damage,
    "suffer": lambda words, _: Suffer(words.number()),
    "loot": lambda words, _: Loot(words.number()),
    "summon": _summon,
    "trap": lambda words, _: SetTrap(words.number()),
    "infuse": _infuse,
    "special": lambda words, _: Special(words.number()),
}
