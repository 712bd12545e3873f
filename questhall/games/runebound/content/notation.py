"""What is printed on a card, as one line of words: parsed and checked once when loading.

A card's text is clauses separated by `;`: a bonus (`+1 body`, `+2 life`, `+spirit life`), a flag (`dry-feet`), a die
(`die mountains`), help in tests (`test mind +1`), or an ability, `when and its price: effects`
(`surge 1: flip foe 1`, `turn exert: draw 1`, `action shrine: gold 2, drop`, `engage: deal 2P`).

Effects are separated by `,`.  One that branches is the last and takes the rest:
`test mind -1 ? gold 3, claim | wound 1` and `pay 2 ? trophy | wound 1`;
`choose gold 2 / trophy & heal 1` leaves the choice.
"""

from __future__ import annotations

import msgspec

from questhall.kit.content import BadWord

ATTRIBUTES = ("body", "mind", "spirit")
VALUES = (*ATTRIBUTES, "life", "speed", "hand")
WHENS = ("surge", "turn", "action", "round", "combat", "engage", "win", "rest", "ward")
TERRAIN_WORDS = ("plains", "forest", "hills", "mountains", "water")
FLAGS = (
    *("dry-feet", "any-retreat", "foe-no-surge", "onslaught", "nine-lives", "teleport", "hunt", "pathfinder"),
    *("two-weapons", "haggle", "first"),
)
NUMBERED = ("gold", "heal", "wound", "draw", "token", "step", "leap", "dice", "asset", "exhaust", "gems")
PLAIN = ("claim", "discard", "delay", "learn", "refresh", "drop", "city", "stand", "look", "again", "done", "leave")
COMBAT = ("deal", "heal", "flip", "reroll", "remove", "double", "no-surge", "reflect", "explore", "delay", "exhaust")
COMBAT_MORE = ("steal", "raise-dead", "gold", "drain", "cancellable", "shield", "end", "wound", "block")
SYMBOLS = "PMKASDH"
MANY = 99  # `any` number of tokens


class Ability(msgspec.Struct, frozen=True):
    """Something one does with a card, or that happens by itself."""

    when: str
    cost: int = 0  # surge symbols; -1 is X
    exert: bool = False
    gold: int = 0
    place: str = ""
    ops: tuple[str, ...] = ()


class Text(msgspec.Struct, frozen=True):
    """A parsed card text."""

    values: tuple[tuple[str, int], ...] = ()
    scaled: tuple[tuple[str, str], ...] = ()  # (+spirit, life)
    abilities: tuple[Ability, ...] = ()
    flags: frozenset[str] = frozenset()
    die: int = 0  # a terrain, once per turn
    tests: tuple[tuple[str, int], ...] = ()
    resist: tuple[tuple[str, int], ...] = ()

    def ability(self, when: str) -> Ability | None:
        return next((found for found in self.abilities if found.when == when), None)


def effects(text: str) -> tuple[str, ...]:
    """The effects of a line; one that branches takes all that follows it."""
    head, branch, tail = text.partition("?")
    parts = [part.strip() for part in head.split(",") if part.strip()]
    if branch:
        if not parts:
            raise BadWord("?", "expected a test or a price before it")
        parts[-1] = f"{parts[-1]} ? {tail.strip()}"
    for part in parts:
        checked(part)
    return tuple(parts)


def checked(op: str) -> None:
    """One effect: known words, numbers where numbers belong."""
    head, branch, tail = op.partition("?")
    words = head.split()
    if branch:
        for side in tail.split("|"):
            effects(side)
        if words[0] == "test":
            one_of(words[1], (*ATTRIBUTES, "any"))
        else:
            one_of(words[0], ("pay", "skill", "if-dealt", "kill-zombie"))
    elif words[0] == "choose":
        for alternative in head.removeprefix("choose").split("/"):
            for part in alternative.split("&"):
                checked(part.strip())
    elif words[0] in ("all", "others"):
        checked(head.removeprefix(words[0]).strip())
    elif words[0] in NUMBERED or words[0] in COMBAT or words[0] in COMBAT_MORE:
        pass
    else:
        one_of(words[0], (*PLAIN, "trophy", "zombie", "card", "fight", "rumour"))
    if words[0] in NUMBERED and len(words) > 1:
        number(words[1])


def one_of(word: str, known: tuple[str, ...]) -> str:
    if word not in known:
        raise BadWord(word, f"expected one of {', '.join(known)}")
    return word


def number(word: str) -> int:
    if word in ("X", "all"):
        return -1
    try:
        return int(word)
    except ValueError:
        raise BadWord(word, "expected a number") from None


def parsed(text: str) -> Text:
    """The whole text of a skill, an asset, a hero or an enemy."""
    values: list[tuple[str, int]] = []
    scaled: list[tuple[str, str]] = []
    abilities: list[Ability] = []
    flags: set[str] = set()
    tests: list[tuple[str, int]] = []
    resist: list[tuple[str, int]] = []
    die = 0
    for clause in filter(None, (part.strip() for part in text.split(";"))):
        words = clause.split()
        if ":" in clause:
            abilities.append(ability(clause))
        elif words[0] == "die":
            die = 1 << TERRAIN_WORDS.index(one_of(words[1], TERRAIN_WORDS))
        elif words[0] == "test":
            tests.append((one_of(words[1], (*ATTRIBUTES, "any")), number(words[2])))
        elif words[0] == "resist":
            resist.append((words[1], number(words[2])))
        elif clause[0] in "+-" and words[0][1:] in (*ATTRIBUTES, "token", "zombie"):
            scaled.append((words[0], one_of(words[1], VALUES)))
        elif clause[0] in "+-":
            values.append((one_of(words[1], VALUES), number(words[0])))
        else:
            flags.add(one_of(clause, FLAGS))
    return Text(tuple(values), tuple(scaled), tuple(abilities), frozenset(flags), die, tuple(tests), tuple(resist))


def ability(clause: str) -> Ability:
    """`turn exert: draw 1`"""
    head, _, body = clause.partition(":")
    when, *price = head.split()
    one_of(when, WHENS)
    cost, exert, gold, place = 0, False, 0, ""
    while price:
        word = price.pop(0)
        if when == "surge" and not cost:
            cost = number(word)
        elif word == "exert":
            exert = True
        elif word == "gold":
            gold = number(price.pop(0))
        else:
            place = word
    return Ability(when, cost, exert, gold, place, effects(body))
