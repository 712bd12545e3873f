"""A second reader of the events: `python -m tests.games.gloomhaven.compare_events FOLDER` prints differences.

FOLDER holds `ghs_events.json` and `ghs_labels_en.json`, gathered by Gloomhaven Secretariat; it is no part of the
repository. Each result is reduced to facts (its condition, its effects, whether the card returns), once from our
notation and once from there; differences that are explained below are counted, all others are printed and make the
command fail. So does any sentence of ours that stands in the labels.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from questhall.games.gloomhaven.content.campaign.events import EventCard, EventResult, events
from questhall.games.gloomhaven.content.components import Reward

PLAIN = {
    "gold": "gold {} each",
    "goldAdditional": "gold {} each",
    "loseGold": "gold -{} each",
    "collectiveGold": "gold {} together",
    "collectiveGoldAdditional": "gold {} together",
    "loseCollectiveGold": "gold -{} together",
    "experience": "xp {}",
    "battleGoal": "checkmarks {}",
    "loseBattleGoal": "checkmarks -{}",
    "reputation": "reputation {}",
    "reputationAdditional": "reputation {}",
    "loseReputation": "reputation -{}",
    "prosperity": "prosperity {}",
    "loseProsperity": "prosperity -{}",
    "itemCollective": "item {}",
    "itemDesign": "design {}",
    "randomItemDesign": "random design",
    "unlockScenario": "scenario {}",
    "partyAchievement": "party {}",
    "globalAchievement": "global {}",
    "scenarioDamage": "start damage {}",
    "discard": "start discard {}",
    "discardOne": "start discard 1",
    "scenarioSingleMinus1": "start minus {}",
    "consumeItem": "use up small each",
    "consumeCollectiveItem": "use up small together",
}
ONE_FLASK = "there both prices might be paid, each for a flask of its own; ours sells one flask, to the class for less"
PAID_FIRST = "there the gold for the classes is an addition to that for the potion; ours says the sum in a result"
TELLS_NOTHING = "the card is silent when no bound of reputation is met; ours says what the party sees"
EXPLAINED = {
    "city-41 A: pay 25 together, otherwise => item 34  (ours)": ONE_FLASK,
    "city-41 A: pay 25 together => item 34  (there)": ONE_FLASK,
    "road-28 A: music-note saw scoundrel, pay item 13 => gold 20 together  (ours)": PAID_FIRST,
    "road-28 A: pay item 13, otherwise => gold 10 together  (ours)": PAID_FIRST,
    "road-28 A: pay item 13 => gold 10 together  (there)": PAID_FIRST,
    "road-28 A: music-note saw scoundrel => gold 10 together  (there)": PAID_FIRST,
    "road-28 A: otherwise =>   (ours)": "the card is silent when nobody has the potion; ours says what the party sees",
    "city-7 B: otherwise =>   (ours)": TELLS_NOTHING,
    "city-11 B: otherwise =>   (ours)": TELLS_NOTHING,
    "city-15 B:  =>   (there)": "a sentence without effects before the two results; ours stands in both of them",
}
Facts = set[str]  # one line a result: `road-4 A: reputation > 9 => gold 1 each`


def ours(card: EventCard) -> Facts:
    """What our notation says, a line a result."""
    return {
        line(card.id, "AB"[place], condition_of(result), [*effects_of(result)], result.returns)
        for place, option in enumerate(card.options)
        for result in option.results
    }


def line(card: str, option: str, condition: str, effects: list[str], returns: bool) -> str:
    return f"{card} {option}: {condition} => {', '.join(sorted(effects))}{' ^' if returns else ''}"


def condition_of(result: EventResult) -> str:
    parts = [
        " ".join(sorted(result.jobs)),
        f"reputation > {result.above}" if result.above is not None else "",
        f"reputation < {result.below}" if result.below is not None else "",
        f"pay {result.pay} together" if result.pay else "",
        f"pay {result.pay_each} each" if result.pay_each else "",
        f"pay item {result.pay_item}" if result.pay_item else "",
        "otherwise" if result.otherwise else "",
    ]
    return ", ".join(filter(None, parts))


def effects_of(result: EventResult) -> Iterator[str]:
    yield from rewards_of(result.reward)
    if result.also is not None:
        yield f"also {'AB'[result.also]}"


def rewards_of(reward: Reward) -> Iterator[str]:
    counted = {"gold": " each", "together": " together", "xp": "", "checkmarks": "", "reputation": "", "prosperity": ""}
    for name, whose in counted.items():
        if amount := getattr(reward, name):
            yield f"{'gold' if name == 'together' else name} {amount}{whose}"
    yield from (f"{name} {number}" for name in ("item", "design") if (number := getattr(reward, name)))
    yield from ["random design"] * reward.random_designs
    yield from (f"scenario {number}" for number in reward.scenarios)
    yield from (f"party {name}" for name in reward.party_achievements)
    yield from (f"global {name}" for name in reward.achievements)
    yield from (f"add {deck} {number}" for deck, number in reward.events)
    onset = reward.onset
    yield from (f"start {name} {x}" for name, x in (("damage", onset.damage), ("discard", onset.discard)) if x)
    yield from (f"start {word}" for word in (*onset.conditions, *dict.fromkeys(onset.cards)) if word != "-1")
    if minus := onset.cards.count("-1"):
        yield f"start minus {minus}"
    if reward.uses_up:
        yield f"use up small {reward.uses_up}"
    if reward.either:
        yield "either " + " or ".join(", ".join(rewards_of(part)) for part in reward.either)


def theirs(card: dict[str, Any]) -> Facts:
    """What the other source says; effects with a condition of their own are results of their own here."""
    found: Facts = set()
    name = f"{card['type']}-{int(card['cardId'])}"
    for option in card["options"]:
        for outcome in option["outcomes"]:
            found |= set(lines_of(name, option, outcome))
    return found


def lines_of(name: str, option: dict[str, Any], outcome: dict[str, Any]) -> Iterator[str]:
    returns = bool(outcome.get("returnToDeck") or option.get("returnToDeck"))
    effects = [effect for effect in outcome.get("effects", []) if effect["type"] != "noEffect"]
    alone = [effect for effect in outcome.get("effects", []) if effect.get("condition")]
    plain = [said for effect in effects if not effect.get("condition") for said in effect_there(effect)]
    own = outcome.get("condition")
    if isinstance(own, dict) and "effect" in own:
        plain += effect_there(own["effect"])
    for condition in conditions_there(own):
        if plain or not alone:
            yield line(name, option["label"], condition, plain, returns)
    for effect in alone:
        for condition in conditions_there(effect["condition"]):
            yield line(name, option["label"], condition, effect_there(effect), returns)


def conditions_there(condition: Any) -> list[str]:
    """Its condition in our words; a price that depends on reputation makes two results."""
    if not condition:
        return [""]
    if isinstance(condition, str) or condition["type"] == "otherwise":
        return ["otherwise"]
    kind, values = condition["type"], condition.get("values", [])
    if kind == "character":
        return [" ".join(sorted(values))]
    if kind == "payCollectiveGoldConditional":
        return [
            f"reputation {'>' if each['type'].endswith('GT') else '<'} {each['values'][1]}, "
            f"pay {each['values'][0]} together"
            for each in values
        ]
    words = {
        "reputationGT": "reputation > {}",
        "reputationLT": "reputation < {}",
        "payCollectiveGold": "pay {} together",
        "payGold": "pay {} each",
        "payCollectiveItem": "pay item {}",
    }
    return [words[kind].format(values[0])]


def effect_there(effect: dict[str, Any]) -> list[str]:
    kind, values = effect["type"], effect.get("values", [])
    if kind == "noEffect":
        return []
    if kind == "scenarioCondition":
        return [f"start {word}" for value in values for word in value.split(",")]
    if kind == "event":
        return [f"add {values[0]} {int(values[1])}"]
    if kind == "outcome":
        return [f"also {values[0]}"]
    if kind == "choose":
        return ["either " + " or ".join(said for value in values for said in effect_there(value))]
    return [PLAIN[kind].format(*values)]


def differences(folder: Path) -> list[str]:
    """A line for everything that only one of the two readers says."""
    there = {
        f"{card['type']}-{int(card['cardId'])}": card for card in json.loads((folder / "ghs_events.json").read_text())
    }
    here = {card.id: card for card in [*events("road").values(), *events("city").values()]}
    found = [f"{name}: only one of the two readers has it" for name in sorted(there.keys() ^ here.keys())]
    for name, card in here.items():
        if name in there:
            found += [f"{each}  (ours)" for each in sorted(ours(card) - theirs(there[name]))]
            found += [f"{each}  (there)" for each in sorted(theirs(there[name]) - ours(card))]
    return found


def borrowed(folder: Path) -> list[str]:
    """Sentences of our events that stand in the other source word by word."""
    there = set(sentences(strings(json.loads((folder / "ghs_labels_en.json").read_text()))))
    return [f"{sentence!r} is not ours" for sentence in sentences(strings(list(words_here()))) if sentence in there]


def words_here() -> Iterator[str]:
    for card in [*events("road").values(), *events("city").values()]:
        yield card.scenes["en"]
        for option in card.options:
            yield option.texts["en"]
            yield from (result.texts["en"] for result in option.results)


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from strings(part)


def sentences(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield from (part.strip().casefold() for part in re.split(r"(?<=[.!?])\s", text) if len(part) > 8)


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("use: python -m tests.games.gloomhaven.compare_events FOLDER")
    found = differences(Path(sys.argv[1])) + borrowed(Path(sys.argv[1]))
    strange = [each for each in found if each not in EXPLAINED]
    print("\n".join(strange))
    print(f"{len(strange)} differences, {len(found) - len(strange)} explained ones")
    sys.exit(bool(strange))


if __name__ == "__main__":
    main()
