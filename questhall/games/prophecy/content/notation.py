"""What is printed on a card, as one line: parsed once when loading, with errors that name the word.

Clauses are separated by `;`.  A clause is a bonus (`+1 strength with edged vs demon in forest`), a plain property
(`throw 1`, `block 2`, `value will +1`, a flag such as `ride-free`), or an activation, `when and what it costs: what it
does` (`spell 1, throw: best of 2`; `use: heal 2`; `instead, pay 1 health: restore 4`).
"""

from __future__ import annotations

import msgspec

from questhall.kit.content import BadWord

ALL = -1  # "all" where an amount can stand
KINDS = ("strength", "will", "any")
TYPES = ("animal", "humanoid", "undead", "demon", "character")
PLACES = ("plains", "forest", "mountains", "port", "civilised", "astral")
TAGS = ("weapon", "edged", "crushing", "long", "staff", "wand", "two-handed", "one-handed")
WHENS = ("use", "instead", "move", "turn", "battle", "weapon", "throw", "after", "start", "loss")
COINS = ("gold", "xp", "health", "mana")
FLAGS = (
    *("ride-free", "sail-free", "sail-any", "gate-free", "repair-free", "stealth", "fleet", "spell-discount"),
    *("will-discount", "will-cheap", "dual-wield", "throw-any", "toughness", "berserk", "train-free", "steal"),
    *("haggle", "fanatic", "sanctity", "counterfeit", "bless-end", "drain-rival", "mirror", "banner", "hospitality"),
    *("works-in-will", "once", "smith", "letter", "decay", "scorch"),
)


class Bonus(msgspec.Struct, frozen=True):
    amount: int
    kind: str  # strength, will or any
    tag: str = ""  # counts for each wielded thing of this sort
    versus: tuple[str, ...] = ()
    place: str = ""


class Gain(msgspec.Struct, frozen=True):
    """One thing gained or lost: `heal 2`, `3 gold per will`, `lose 1 health`, `common item`."""

    what: str
    amount: int = 1
    per: str = ""


class Activation(msgspec.Struct, frozen=True):
    """Something one does with a card: when, for what price, and what comes of it."""

    when: str
    spell: bool = False
    discard: bool = False
    price: tuple[tuple[str, int], ...] = ()
    bonus: Bonus | None = None
    gains: tuple[Gain, ...] = ()
    move: str = ""  # "anywhere", "home", "exactly 3", "up to 3", "any forest"
    special: str = ""  # best, die, foe-die, foe, drain, again, reroll, turn
    amount: int = 0


class Text(msgspec.Struct, frozen=True):
    """A parsed card text."""

    bonuses: tuple[Bonus, ...] = ()
    activations: tuple[Activation, ...] = ()
    flags: frozenset[str] = frozenset()
    strength: int = 0  # to the characteristic
    will: int = 0
    throw: int = 0
    burn: int = 0
    block: int = 0
    earn: tuple[tuple[str, int], ...] = ()  # what brings gold: ("sail", 1), ("humanoid", 2)
    learn: int = 0  # experience more for a beaten creature


class Clause:
    """A cursor over the words of a clause."""

    def __init__(self, text: str) -> None:
        self.words = text.replace(",", " , ").split()
        self.at = 0

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def next(self, *wanted: str) -> str:
        word = self.peek()
        if wanted and word not in wanted:
            raise BadWord(word or "end of the clause", f"expected {' or '.join(wanted)}")
        self.at += 1
        return word

    def took(self, word: str) -> bool:
        if self.peek() == word:
            self.at += 1
            return True
        return False

    def number(self) -> int:
        word = self.next()
        if word == "all":
            return ALL
        try:
            return int(word)
        except ValueError:
            raise BadWord(word or "end of the clause", "expected a number") from None

    def end(self) -> None:
        if self.peek():
            raise BadWord(self.peek(), "nothing more was expected here")


def parsed(text: str) -> Text:
    """The whole text of an item or a skill."""
    found: dict[str, object] = {}
    bonuses: list[Bonus] = []
    acts: list[Activation] = []
    flags: set[str] = set()
    earn: list[tuple[str, int]] = []
    for clause in filter(None, (part.strip() for part in text.split(";"))):
        if ":" in clause:
            acts.append(activation(clause))
        elif clause[0] in "+-":
            bonuses.append(bonus(whole := Clause(clause)))
            whole.end()
        elif clause in FLAGS:
            flags.add(clause)
        else:
            plain(Clause(clause), found, earn)
    return msgspec.convert(
        {
            "bonuses": tuple(bonuses),
            "activations": tuple(acts),
            "flags": frozenset(flags),
            "earn": tuple(earn),
            **found,
        },
        Text,
        from_attributes=True,
    )


def plain(words: Clause, found: dict[str, object], earn: list[tuple[str, int]]) -> None:
    word = words.next("value", "throw", "burn", "block", "earn", "learn")
    if word == "value":
        word = words.next("strength", "will")
    if word == "earn":
        earn.append((words.next("sail", *TYPES), words.number()))
    else:
        found[word] = words.number()
    words.end()


def bonus(words: Clause) -> Bonus:
    """`+1 strength with edged vs demon undead in forest`"""
    amount, kind = words.number(), words.next(*KINDS)
    tag, versus, place = "", [], ""
    if words.took("with"):
        tag = words.next(*TAGS)
    elif words.peek() in ("unarmed", "throwing"):
        tag = words.next()
    if words.took("vs"):
        versus.append(words.next(*TYPES))
        while words.peek() in TYPES:
            versus.append(words.next())
    if words.took("in"):
        place = words.next(*PLACES)
    return Bonus(amount, kind, tag, tuple(versus), place)


def activation(clause: str) -> Activation:
    """`spell 1, throw: best of 2`"""
    head, _, body = clause.partition(":")
    words = Clause(head)
    when, spell, discard, price = "turn", False, False, []
    while words.peek():
        word = words.next("spell", "pay", *WHENS)
        if word == "spell":
            spell = True
            price.append(("mana", words.number()))
        elif word == "pay":
            amount = words.number()
            price.append((words.next(*COINS), amount))
        elif word == "use":
            discard = True
        else:
            when = word
        if words.peek():
            words.next(",")
    made = {"when": when, "spell": spell, "discard": discard, "price": tuple(price), **does(body, when)}
    return msgspec.convert(made, Activation, from_attributes=True)


def does(body: str, when: str) -> dict[str, object]:
    """The part after the colon."""
    words = Clause(body)
    first = words.peek()
    if when == "move":
        return {"move": moves(words)}
    if when in ("battle", "weapon", "throw") and first[:1] == "+":
        made: dict[str, object] = {"bonus": bonus(words)}
    elif first in ("best", "die", "foe", "drain", "again", "reroll", "another", "die6"):
        made = special(words)
    else:
        return {"gains": gains(body)}
    words.end()
    return made


def moves(words: Clause) -> str:
    said = " ".join(words.words)
    known = {"anywhere", "home", "exactly 3", "up to 3", "any forest", "any mountains"}
    if said not in known:
        raise BadWord(said, f"expected one of {', '.join(sorted(known))}")
    return said


def special(words: Clause) -> dict[str, object]:
    word = words.next()
    if word == "best":
        words.next("of")
        return {"special": "best", "amount": words.number()}
    if word == "another":
        words.next("turn")
        return {"special": "turn"}
    if word == "foe":
        return {"special": "foe", "amount": words.number()}
    if word == "die":
        return {"special": "die", "amount": words.number()}
    return {"special": word, "amount": words.number() if word == "drain" else 0}


def gains(body: str) -> tuple[Gain, ...]:
    """`heal 1, +1 will, 3 gold per will, lose 2 mana, common item`"""
    found = []
    for part in filter(None, (piece.strip() for piece in body.split(","))):
        words = Clause(part)
        found.append(gain(words))
        words.end()
    return tuple(found)


def gain(words: Clause) -> Gain:
    first = words.peek()
    if first in ("heal", "restore"):
        return Gain(words.next(), words.number())
    if first in ("common", "rare"):
        what = words.next()
        words.next("item")
        return Gain(what)
    if first == "swap":
        return Gain(words.next())
    if first == "lose":
        words.next()
        amount = words.number()
        return Gain("lose-" + words.next(*COINS), amount)
    amount = words.number()
    if first[:1] == "+":
        return Gain(words.next("strength", "will") + "-for-turn" * words.took("for-turn"), amount)
    what = words.next("gold", "xp")
    return Gain(what, amount, words.next("strength", "will") if words.took("per") else "")


def price(text: str) -> tuple[tuple[tuple[str, int], ...], tuple[Gain, ...]]:
    """`pay 8 gold: +1 strength`: what an opportunity costs and gives."""
    if ":" not in text:
        return (), gains(text)
    head, _, body = text.partition(":")
    words, cost = Clause(head), []
    while words.took("pay") or words.took(","):
        if words.peek() == "pay":
            continue
        amount = words.number()
        cost.append((words.next(*COINS), amount))
    words.end()
    return tuple(cost), gains(body)
