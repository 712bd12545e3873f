"""What a card does, in words: its notation read aloud in the player's language."""

from __future__ import annotations

from questhall.games.runebound.content.board import TERRAIN_NAMES
from questhall.games.runebound.content.cards import ASSETS, CARDS, HEROES, SKILLS, TROPHIES, Adventure, QuestOutcome
from questhall.games.runebound.content.notation import Ability, Text
from questhall.games.runebound.rules import limits, market
from questhall.kernel.texts import Texts

NAMED_OPS = ("trophy", "zombie", "card")


def numbers() -> dict[str, int]:
    """Numbers of the rules that sentences use, so that each stands in one place."""
    return {"haggle": market.HAGGLE, "weapons": limits.WEAPONS}


def effects(ops: tuple[str, ...] | list[str], texts: Texts) -> str:
    return ", ".join(effect(op, texts) for op in ops if op) or texts.say("op-none")


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def effect(op: str, texts: Texts) -> str:
    """One effect."""
    head, branch, tail = op.partition("?")
    words = head.split()
    verb, rest = words[0], words[1:]
    if branch:
        return branched(words, tail, texts)
    if verb == "choose":
        ways = [way.split("&") for way in head.removeprefix("choose").split("/")]
        return texts.say("op-or").join(effects([part.strip() for part in way], texts) for way in ways)
    if verb in ("all", "others"):
        return texts.say(f"op-{verb}", what=effect(" ".join(rest), texts))
    if verb in NAMED_OPS:
        return texts.say(f"op-{verb}", what=rest[0]) if rest else texts.say(f"op-{verb}-any")
    if verb in ("flip", "reroll", "remove"):
        what = " ".join(texts.name(word) for word in rest[1:])
        return texts.say(f"op-{verb}", whose=texts.say(f"op-whose-{rest[0]}"), what=what)
    if verb == "test":
        return trial(rest, texts)
    if verb == "gold" and rest[0].startswith("-"):
        return texts.say("op-lose", n=rest[0][1:])
    return texts.say(f"op-{verb}", n=" ".join(rest))


def branched(words: list[str], tail: str, texts: Texts) -> str:
    """`test mind -1 ? ... | ...`"""
    yes, _, no = tail.partition("|")
    head = trial(words[1:], texts) if words[0] == "test" else texts.say(f"op-{words[0]}", n=" ".join(words[1:]))
    said = f"{head}: {effects(split(yes), texts)}"
    return f"{said} ({texts.say('op-else')}: {effects(split(no), texts)})" if no.strip() else said


def trial(words: list[str], texts: Texts) -> str:
    """`test mind -1`"""
    return texts.say("op-test", what=words[0], n=" ".join(words[1:])).rstrip()


def ability(found: Ability, texts: Texts) -> str:
    """`1 surge: flip 1 token of the opponent`"""
    head = texts.say(f"when-{found.when}", n="X" if found.cost < 0 else found.cost)
    if found.place:
        head += f" ({texts.name(found.place)})"
    if found.exert:
        head += f", {texts.say('when-exert')}"
    if found.gold:
        head += f", {texts.say('op-pay', n=found.gold)}"
    return f"{head}: {effects(found.ops, texts)}"


def text(found: Text, texts: Texts) -> str:
    """A whole card text."""
    said = [f"{amount:+d} {texts.say(f'value-{what}')}" for what, amount in found.values]
    said += [f"{by} {texts.say(f'value-{what}')}" for by, what in found.scaled]
    said += [texts.say("op-trial", what=texts.say(f"value-{what}"), n=more) for what, more in found.tests]
    said += [texts.say("op-resist", what=kind, n=less) for kind, less in found.resist]
    if found.die:
        said.append(texts.say("op-die", what=TERRAIN_NAMES[found.die]))
    said += [texts.say(f"flag-{flag}", **numbers()) for flag in sorted(found.flags)]
    said += [ability(one, texts) for one in found.abilities]
    return "; ".join(said)


def card(name: str, texts: Texts) -> str:
    """`Scout [mind, any+exploration, *]: +1 speed`; a star is a success in tests."""
    if name in SKILLS:
        skill = SKILLS[name]
        cost = "+".join(texts.name(TROPHIES[letter]) for letter in skill.cost)
        marks = [texts.name(skill.attribute), cost, *(["*"] if skill.star else [])]
        return f"{texts.name(name)} [{', '.join(marks)}]: {text(skill.text, texts)}"
    if name in ASSETS:
        asset = ASSETS[name]
        token = f" {texts.name(asset.token)}" if asset.token else ""
        worth = f" -> {asset.value}" if asset.value else ""
        return f"{texts.name(name)} ({asset.price}{worth}){token} {text(asset.text, texts)}".strip()
    if name in HEROES:
        return f"{texts.name(name)}: {text(HEROES[name].text, texts)}"
    return adventure(CARDS[name], texts)


def adventure(found: Adventure, texts: Texts) -> str:
    """An event with its options, a quest with its outcomes, an enemy with its abilities."""
    rows = [texts.name(found.id) + (f" @ {texts.name(found.place)}" if found.place else "")]
    if found.type == "enemy":
        rows[0] += f" ({found.life}) {text(found.text, texts)}".rstrip()
        rows += [
            f"{'X' if surge.cost < 0 else surge.cost}S {texts.name(surge.id)}: {effects(surge.ops, texts)}"
            for surge in found.surges
        ]
    for number, way in enumerate(found.outcomes, 1):
        rows.append(f"{number}. {asked(way, texts)} -> {effects(way.ops, texts)}")
    for number, ops in enumerate(found.options, 1):
        rows.append(f"{number}. {option(found, ops, texts)}")
    return "\n      ".join(rows)


def asked(way: QuestOutcome, texts: Texts) -> str:
    """What an outcome of a quest asks: symbols of the dice, a test, a price or a combat."""
    return way.said if way.need else effect(way.said, texts)


def option(found: Adventure, ops: tuple[str, ...], texts: Texts) -> str:
    """One option of an event: what it does, or the rumour that it spreads."""
    if ops != ("rumour",):
        return effects(ops, texts)
    place, then = found.rumour
    return f"{texts.say('op-rumour', what=place)}: {effects(then, texts)}"
