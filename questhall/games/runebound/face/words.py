"""What a card does, in words: its notation read aloud in the player's language."""

from __future__ import annotations

from collections.abc import Callable

from questhall.games.runebound.content.board import TERRAIN_NAMES
from questhall.games.runebound.content.cards import (
    ASSETS,
    CARDS,
    HEROES,
    SKILLS,
    TROPHIES,
    Adventure,
    QuestOutcome,
    Surge,
)
from questhall.games.runebound.content.notation import ATTRIBUTES, Ability, Text
from questhall.kernel.texts import Texts

KINDS = ("trophy", "card")  # effects that name a deck
SYMBOLS = {**{name[0].upper(): name for name in TERRAIN_NAMES.values()}, "J": "joker"}
AT_ONCE = ("heal", "gold")  # effects that have a sentence of their own for `all` or less than none
TOKEN_VERBS = ("flip", "reroll", "remove")


def effects(ops: tuple[str, ...] | list[str], texts: Texts) -> str:
    said = ""
    for op in filter(None, ops):
        if op == "cancellable":
            continue
        said += (". " if op.startswith("if-dealt") else ", ") * bool(said) + effect(op, texts)
    if "cancellable" in ops:  # what can be cancelled comes first
        said += f"; {texts.say('op-cancellable')}"
    return said or texts.say("op-none")


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def number(word: str) -> int | str:
    """A number as such, so that a language can agree with it; X stays a letter."""
    return int(word) if word.lstrip("+-").isdigit() else word


def effect(op: str, texts: Texts) -> str:
    """One effect."""
    head, branch, tail = op.partition("?")
    words = head.split()
    verb, rest = words[0], words[1:]
    if branch:
        return branched(words, tail, texts)
    if verb == "choose":
        return chosen([way.strip() for way in head.removeprefix("choose").split("/")], texts)
    if verb in ("all", "others"):
        return texts.say(f"op-{verb}", what=of_each(rest, texts))
    if verb in SENTENCES:
        return SENTENCES[verb](verb, rest, texts)
    return texts.say(f"op-{verb}", n=number(rest[0])) if rest else texts.say(f"op-{verb}")


def chosen(ways: list[str], texts: Texts) -> str:
    """`gold 2 / trophy`; where effects come together, `gold 3 / trophy & gold 1`, it is clear which do."""
    joint = "op-or-both" if any("&" in way for way in ways) else "op-or"
    return texts.say(joint).join(
        texts.say("op-gain", what=way.replace(" ", "-")) if "&" in way else effect(way, texts) for way in ways
    )


def of_each(words: list[str], texts: Texts) -> str:
    """What every hero does; `exhaust 1` alone names the hero, who was named already."""
    if words[0] == "exhaust":
        return texts.say("op-exhaust-each", n=number(words[1]))
    return effect(" ".join(words), texts)


def of_deck(verb: str, rest: list[str], texts: Texts) -> str:
    return texts.say(f"op-{verb}-{rest[0] if rest else 'any'}")


def of_amount(verb: str, rest: list[str], texts: Texts) -> str:
    """`heal all`, `gold -1`"""
    if rest[0] == "all":
        return texts.say(f"op-{verb}-all")
    amount = number(rest[0])
    if isinstance(amount, int) and amount < 0:
        return texts.say("op-lose", n=-amount)
    return texts.say(f"op-{verb}", n=amount)


def of_place(verb: str, rest: list[str], texts: Texts) -> str:
    return texts.say(f"op-{verb}", what=rest[0])


def of_tokens(verb: str, rest: list[str], texts: Texts) -> str:
    """`flip foe 1`, `reroll own any`, `remove foe P`, `remove foe any 1`"""
    whose, *what = rest
    symbol = what.pop(0) if verb == "remove" else "any"
    count = what[0] if what else "all"
    said = texts.say(f"tokens-{whose}-{count}") if count in ("all", "any") else ""
    said = said or texts.say(f"tokens-{whose}", n=number(count))
    if symbol != "any":
        said = texts.say("tokens-marked", what=said, symbol=symbol)
    return texts.say(f"op-{verb}", what=said)


def of_damage(verb: str, rest: list[str], texts: Texts) -> str:
    """`deal 2P`, `deal XK`, `deal 2K!` that no shield blocks."""
    word = rest[0].rstrip("!")
    said = texts.say("op-deal", n=number(word[:-1]), kind=texts.name(word[-1]))
    return said + texts.say("op-unblocked") if rest[0].endswith("!") else said


def of_kind(verb: str, rest: list[str], texts: Texts) -> str:
    """`double M`, `explore P`"""
    return texts.say(f"op-{verb}", kind=texts.name(rest[0]))


SENTENCES: dict[str, Callable[[str, list[str], Texts], str]] = {
    **dict.fromkeys(KINDS, of_deck),
    **dict.fromkeys(AT_ONCE, of_amount),
    **dict.fromkeys(TOKEN_VERBS, of_tokens),
    **dict.fromkeys(("double", "explore"), of_kind),
    "zombie": of_place,
    "deal": of_damage,
    "test": lambda verb, rest, texts: trial(rest, texts),
}


def branched(words: list[str], tail: str, texts: Texts) -> str:
    """`test mind -1 ? ... | ...`"""
    yes, _, no = tail.partition("|")
    head = effect(" ".join(words), texts)
    if not yes.strip():
        return f"{head}; {texts.say('op-else')}: {effects(split(no), texts)}"
    said = f"{head}: {effects(split(yes), texts)}"
    return f"{said} ({texts.say('op-else')}: {effects(split(no), texts)})" if no.strip() else said


def trial(words: list[str], texts: Texts) -> str:
    """`test mind -1`"""
    return " ".join([texts.say(f"op-test-{words[0]}"), *words[1:]])


def price(cost: int) -> int | str:
    return "X" if cost < 0 else cost


def ability(found: Ability, texts: Texts) -> str:
    """`1 surge: flip 1 token of the opponent`"""
    head = texts.say(f"when-{found.when}", n=price(found.cost))
    if found.place:
        head += f" ({texts.name(found.place)})"
    if found.exert:
        head += f", {texts.say('when-exert')}"
    if found.gold:
        head += f", {texts.say('when-pay', n=found.gold)}"
    return f"{head}: {effects(found.ops, texts)}"


def text(found: Text, texts: Texts) -> str:
    """A whole card text."""
    said = [texts.say(f"more-{what}", n=f"{amount:+d}") for what, amount in found.values]
    said += [scaled(by[1:], what, texts) for by, what in found.scaled]
    said += [texts.say(f"op-trial-{what}", n=more) for what, more in found.tests]
    said += [texts.say("op-resist", kind=texts.name(kind), n=less) for kind, less in found.resist]
    if found.die:
        said.append(texts.say("op-die", what=TERRAIN_NAMES[found.die]))
    said += [texts.say(f"flag-{flag}") for flag in sorted(found.flags)]
    said += [ability(one, texts) for one in found.abilities]
    return "; ".join(said)


def scaled(by: str, what: str, texts: Texts) -> str:
    """`+spirit life`: as much as an attribute; `+token life`: for every story token of the hero."""
    return texts.say(f"scaled-{by}", more=texts.say(f"more-{what}", n="+X" if by in ATTRIBUTES else "+1"))


def about(name: str, texts: Texts) -> str:
    """`Scout [mind, costs any + exploration, success]: +1 speed`"""
    if name in SKILLS:
        skill = SKILLS[name]
        cost = " + ".join(texts.name(TROPHIES[letter]) for letter in skill.cost)
        marks = [texts.name(skill.attribute), texts.say("card-cost", what=cost)]
        marks += [texts.say("card-success")] if skill.star else []
        return f"{texts.name(name)} [{', '.join(marks)}]: {text(skill.text, texts)}"
    if name in ASSETS:
        asset = ASSETS[name]
        token = texts.say("card-token", token=asset.token) if asset.token else ""
        worth = texts.say("card-price", n=asset.price, value=asset.value)
        said = "; ".join(filter(None, [token, text(asset.text, texts)]))
        return f"{texts.name(name)} ({worth})" + (f": {said}" if said else "")
    if name in HEROES:
        return f"{texts.name(name)}: {text(HEROES[name].text, texts)}"
    return adventure(CARDS[name], texts)


def adventure(found: Adventure, texts: Texts) -> str:
    """An event with its options, a quest with its outcomes, an enemy with its abilities."""
    rows = [texts.name(found.id) + (f" ({texts.name(found.place)})" if found.place else "")]
    if found.type == "enemy":
        rows[0] += f" ({texts.say('card-life', n=found.life)}) {text(found.text, texts)}".rstrip()
        if found.reward:
            rows.append(texts.say("op-reward", what=effects(found.reward, texts)))
        rows += [surge(each, texts) for each in found.surges]
    for number, way in enumerate(found.outcomes, 1):
        rows.append(f"{number}. {asked(way, texts)}: {effects(way.ops, texts)}")
    for number, ops in enumerate(found.options, 1):
        rows.append(f"{number}. {option(found, ops, texts)}")
    return "\n      ".join(rows)


def surge(found: Surge, texts: Texts) -> str:
    """`2 surges, Regenerate: heal 2 wounds`"""
    return f"{texts.say('when-surge', n=price(found.cost))}, {texts.name(found.id)}: {effects(found.ops, texts)}"


def asked(way: QuestOutcome, texts: Texts) -> str:
    """What an outcome of a quest asks: symbols of the dice, a test, a price or a combat."""
    return symbols(way.said, texts) if way.need else effect(way.said, texts)


def symbols(said: str, texts: Texts) -> str:
    """`F+W` by the names of its terrain."""
    return " + ".join(texts.name(SYMBOLS[letter]) for letter in said.split("+"))


def option(found: Adventure, ops: tuple[str, ...], texts: Texts) -> str:
    """One option of an event: what it does, or the rumour that it spreads."""
    if ops != ("rumour",):
        return effects(ops, texts)
    place, then = found.rumour
    return f"{texts.say('op-rumour', what=place)}: {effects(then, texts)}"
