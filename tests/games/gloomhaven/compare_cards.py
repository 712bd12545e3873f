"""A second reader of the ability cards: `python -m tests.games.gloomhaven.compare_cards FOLDER` prints differences.

FOLDER holds `ghs_ability_cards.json` and `corrections.json`, facts gathered by Gloomhaven Secretariat; it is no part of
the repository. Each half is reduced to facts (numbers behind their words, conditions, elements, areas, XP, slots, where
the card goes, circles for enhancements), once from our notation and once from there; differences that are explained
below are counted, all others are printed and make the command fail.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from questhall.games.gloomhaven.content import bestiary, hero_cards
from questhall.games.gloomhaven.content.actions import Area
from questhall.games.gloomhaven.content.components import LEVEL_X
from questhall.games.gloomhaven.content.hero_cards import CARDS, HeroCard
from questhall.games.gloomhaven.content.terms import CONDITIONS
from questhall.hex import Hex

NUMBERED = ("move", "attack", "range", "push", "pull", "pierce", "heal", "shield", "retaliate", "loot")
EFFECTS = (*CONDITIONS, "curse", "bless")
STATES = {"hampered": ("disarm", "immobilize", "stun"), "stunned": ("stun",), "poisoned": ("poison",)}
MISSPELT = {"Unstoppable Chard": "unstoppable-charge", "Info the Night": "into-the-night"}
Facts = Counter[str]
Shape = tuple[bool, tuple[Hex, ...]]

COUNTED = "X is counted; ours adds so much for each to 0"
BROUGHT = "an action that comes with others stands in words there"
IN_WORDS = "it stands in words there"
NOTHING_MORE = "what comes under a condition is a bonus of +0 with effects"
ROUND = "the round symbol there belongs to what each attack gives, not to the card"
TWICE = "what replaces the printed action is written out in full"
EXPLAINED = {
    "balanced-measure top: ours attack 0, attack 1, there nothing": COUNTED,
    "balanced-measure bottom: ours move 0, there nothing": COUNTED,
    "hook-and-chain bottom: ours attack 0, attack 1, there nothing": COUNTED,
    "rocky-end top: ours attack 0, attack 2, there nothing": COUNTED,
    "many-as-one bottom: ours attack 1, there range 2": "+X is counted, and there its range stands twice",
    "tricksters-reversal top: ours attack 2, there nothing": "the value added for Shield stands in words there",
    "natures-lift bottom: ours use air, there nothing": "air stands in words there",
    "open-wound top: ours attack 0, there nothing": "WOUND is a bonus of +0 with an effect",
    "crater bottom: ours damage 2, there nothing": TWICE,
    "elemental-aid bottom: ours shield 2, there nothing": TWICE,
    "spirit-of-doom top: ours range 4, there nothing": TWICE,
    "silent-scream bottom: ours push 3, there push 1": "PUSH 2 and one more with ice is written as PUSH 3",
    "feedback-loop top: ours nothing, there round": ROUND,
    "vicious-blood top: ours nothing, there round": ROUND,
    "submissive-affliction bottom: ours nothing, there range 0": "a range of 0 there stands for the enemy's own",
    "crackling-air bottom: ours retaliate 2, there nothing": "a doubt: the value is missing there",
    "noxious-vials bottom: ours range 3, there nothing": "a doubt: the range is missing there",
    "black-knives top: ours attack 2, range 3, there nothing": BROUGHT,
    "wings-of-the-night bottom: ours move 2, there nothing": BROUGHT,
    "claws-of-the-night bottom: ours attack 2, there nothing": BROUGHT,
    "soulfire top: ours attack 0, there nothing": NOTHING_MORE,
    "lurking-ruin top: ours attack 0, there nothing": NOTHING_MORE,
    "nightfall top: ours infuse dark, there nothing": IN_WORDS,
    "beacon-of-light bottom: ours infuse light, there nothing": IN_WORDS,
    "claws-of-the-night top: ours infuse dark, there nothing": IN_WORDS,
    "weapon-of-purity top: ours use light, there nothing": IN_WORDS,
    "defensive-stance bottom: ours move -1, there nothing": IN_WORDS,
    "scales-of-justice top: ours attack -1, there nothing": IN_WORDS,
    "lay-on-hands top: ours damage 3, there nothing": IN_WORDS,
    "protective-blessing top: ours range 3, there nothing": IN_WORDS,
    "beacon-of-light top: ours range 4, there nothing": IN_WORDS,
    "purifying-aura bottom: ours range 2, strengthen, there nothing": IN_WORDS,
    "eyes-of-the-night top: ours nothing, there invisible": "whom one can see is no condition",
}


def main(folder: Path) -> int:
    """How many differences nobody has explained."""
    found = list(differences(folder))
    open_ = [line for line in found if line not in EXPLAINED]
    for line in open_:
        print(line)
    cards = len(hero_cards.all_cards())
    print(f"{cards} cards, {len(open_)} differences, {len(found) - len(open_)} more are explained")
    return len(open_)


def differences(folder: Path) -> Iterator[str]:
    """What one reader has and the other has not, half by half."""
    corrected = json.loads((folder / "corrections.json").read_text())["ability_cards"]
    printed = {slug(each["name"]): each for each in cards_of_reference(folder)}
    for missing in sorted({*printed} ^ {*hero_cards.all_cards()}):
        yield f"{missing}: only one of the two readers has this card"
    for card in hero_cards.all_cards().values():
        other = printed.get(card.id)
        if other is None:
            continue
        ours, theirs = (card.level, card.initiative), heading(other, corrected)
        if ours != theirs:
            yield f"{card.id}: level and initiative {ours}, there {theirs}"
        for half in hero_cards.HALVES:
            mine, reference = facts_of_ours(card, half), facts_of_reference(other, half, folder)
            if mine != reference:
                yield f"{card.id} {half}: ours {told(mine - reference)}, there {told(reference - mine)}"


def told(facts: Facts) -> str:
    return ", ".join(f"{count} x {fact}" if count > 1 else fact for fact, count in sorted(facts.items())) or "nothing"


def slug(name: str) -> str:
    return MISSPELT.get(name) or re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


# Ours


def facts_of_ours(card: HeroCard, half: str) -> Facts:
    """Read off our notation, word by word."""
    lines = yaml.safe_load((CARDS / f"{card.job}.yaml").read_text(encoding="utf-8"))
    text: str = next(line[half] for line in lines if line["id"] == card.id)
    facts: Facts = Counter(f"circle {name}" for name in circles_of_ours(card, half))
    ability = card.half(half)
    going = (ability.lost and "lost", ability.unrecoverable and "unrecoverable", ability.lasting)
    facts.update(word for word in going if word)
    words = re.sub(r"[(),]", " , ", text.replace(hero_cards.CIRCLE, "")).split()
    before = ""
    while words:
        word = words.pop(0)
        facts.update(fact_of(word, before, words))
        before = word
    return facts


def circles_of_ours(card: HeroCard, half: str) -> Iterator[str]:
    for circle in card.half(half).circles:
        line = circle.line.removeprefix("summon ")
        yield {"targets": "target", "gather": "pull", "hp": "heal"}.get(line, "condition" if line in EFFECTS else line)


def fact_of(word: str, before: str, words: list[str]) -> Iterator[str]:
    following = words[0] if words else ""
    number = following.lstrip("+") if re.fullmatch(r"[+-]?\d+", following) else ""
    if word == "slay":
        yield "kill"
    elif word in ("use",) and words[1:2] == ["and"]:
        yield f"use {following}:{'wild' if words[2] == 'any' else words[2]}"
    elif word in ("jump", "recover", "refresh", "kill", "augment"):
        yield word
    elif word in ("use", "using", "infuse"):
        yield f"{word.removesuffix('ing')}{'e' if word == 'using' else ''} {following}"
    elif word == "area" and following in bestiary.areas():
        yield f"area {shape_of(bestiary.areas()[following])}"
    elif word == "slots":
        while words and words[0].isdecimal():
            yield f"slot {words.pop(0)}"
    elif word in ("xp", "xp-each"):
        yield f"xp {number}"
    elif word in EFFECTS:
        yield word
    elif word in STATES:
        yield from STATES[word]
    elif word in ("smash", "crash"):
        yield from (f"damage {number}", "xp 1")
    elif word in ("damage", "suffer", "trap") and number not in ("", "0"):
        yield f"damage {number}"
    elif word == "hp":
        yield f"life {number}"
    elif word == "targets" and number:
        yield f"target {number}"
    elif word == "gather":
        yield from (f"pull {number}", f"range {words[2]}")
    elif word in NUMBERED and number:
        yield f"{word} {number}"
    elif re.fullmatch(r"[+-]\d+", word) and before not in NUMBERED:
        yield f"attack {word.lstrip('+')}"


# Theirs


def cards_of_reference(folder: Path) -> Iterator[dict[str, Any]]:
    for deck in json.loads((folder / "ghs_ability_cards.json").read_text()):
        if deck["name"] in hero_cards.jobs():
            yield from deck["abilities"]


def heading(card: dict[str, Any], corrected: dict[str, Any]) -> tuple[int, int]:
    """Level and initiative as its errata have them."""
    level, initiative = card["level"], card["initiative"]
    for name, right in corrected["initiative"].items():
        if name.startswith(f"{card['name']} ("):
            initiative = right
    for name, right in corrected["level"].items():
        if name.startswith(f"{card['name']} ("):
            level = right.split()[0]
    return (LEVEL_X if str(level) == "X" else int(level)), initiative


def facts_of_reference(card: dict[str, Any], half: str, folder: Path) -> Facts:
    """Read off the tree of actions, and off the icons that stand in its sentences."""
    bottom = half == "bottom"
    facts: Facts = Counter()
    if card.get("bottomLost" if bottom else "lost"):
        facts["lost"] = 1
    if card.get("bottomLoss" if bottom else "loss"):
        facts["lost"] = facts["unrecoverable"] = 1
    for action in card["bottomActions" if bottom else "actions"]:
        facts.update(facts_of_action(action, labels(folder)))
    if facts["lost"] > 1:
        facts["lost"] = 1
    return facts


def facts_of_action(action: dict[str, Any], words: dict[str, Any]) -> Iterator[str]:
    kind, value = action["type"], str(action.get("value", ""))
    for _ in action.get("enhancementTypes", ()):
        yield f"circle {kind}"
    if kind == "area":
        yield f"area {shape_of_drawing(value)}"
    elif kind == "element":
        yield f"{'use' if action.get('valueType') == 'minus' else 'infuse'} {'any' if value == 'wild' else value}"
    elif kind == "condition":
        yield value
    elif kind == "card":
        yield from facts_of_symbol(value)
    elif kind == "jump":
        yield kind
    elif kind in (*NUMBERED, "target") and value.isdecimal():
        yield f"{kind} {value}"
    elif kind == "summon":
        yield from facts_of_summon(action["valueObject"], words)
    elif kind in ("custom", "box"):
        yield from facts_of_sentence(spelled(value, words))
    for each in action.get("subActions", ()):
        yield from facts_of_action(each, words)


def facts_of_symbol(value: str) -> Iterator[str]:
    name, _, number = value.partition(":")
    if name == "experience":
        yield f"xp {number}"
    elif name in ("slot", "slotXp"):
        yield f"slot {number or 0}"
    elif name in ("lost", "round", "persistent", "unrecoverable"):
        yield name


def facts_of_summon(summon: dict[str, Any], words: dict[str, Any]) -> Iterator[str]:
    yield f"life {summon['health']}"
    yield f"move {summon['movement']}"
    if str(summon.get("attack", "-"))[0].isdecimal():
        yield f"attack {str(summon['attack'])[0]}"
    if element := re.search(r"element\.(\w+)", str(summon.get("attack"))):
        yield f"infuse {element[1]}"
    if summon.get("range"):
        yield f"range {summon['range']}"
    for circle in summon.get("enhancements", ()):
        yield f"circle {circle}"
    if "action" in summon:
        yield from facts_of_action(summon["action"], words)


def facts_of_sentence(text: str) -> Iterator[str]:
    """The icons of a sentence with their numbers."""
    for name, number in re.findall(r"%game\.action\.(\w+)(?:\.valueSign)?:(\d+)%", text):
        yield f"{name} {number}"
    for name in re.findall(r"%game\.condition\.(\w+)%", text):
        yield name
    for number in re.findall(r"%game\.card\.experience:(\d+)%", text):
        yield f"xp {number}"
    for number in re.findall(r"(?i:suffers?|one) (\d+) (?:%game\.)?damage", text):
        yield f"damage {number}"
    for word in ("recover", "refresh", "kill", "augment"):
        if re.search(rf"(?i)(?:may |^|you ){word}\b", text) or text.lower().startswith(word):
            yield word


def spelled(text: str, words: dict[str, Any]) -> str:
    """Placeholders are looked up in the labels."""

    def label(found: re.Match[str]) -> str:
        node: Any = words
        for part in found[1].split("."):
            node = node.get(part, "") if isinstance(node, dict) else ""
        return str(node.get("", "")) if isinstance(node, dict) else str(node)

    return re.sub(r"%data\.([^%]*)%", label, text)


_labels: dict[Path, dict[str, Any]] = {}


def labels(folder: Path) -> dict[str, Any]:
    if folder not in _labels:
        _labels[folder] = json.loads((folder / "ghs_labels_en.json").read_text())
    return _labels[folder]


# Areas: the same if they can be turned and mirrored into each other


def shape_of(area: Area) -> Shape:
    return shape([*area.hexes], (0, 0) if area.melee else None)


def shape_of_drawing(text: str) -> Shape:
    """`(col,row,kind)|...`, odd rows half a hex to the right."""
    red, grey = [], None
    for column, row, kind in re.findall(r"\((\d+),(\d+),(\w+)\)", text):
        hex_ = (int(column) - (int(row) - int(row) % 2) // 2, int(row))
        if kind == "target":
            red.append(hex_)
        elif kind == "active":
            grey = hex_
    return shape(red, grey)


def shape(red: list[Hex], grey: Hex | None) -> Shape:
    """Counted from the grey hex or the first red one, in the first of its twelve positions."""
    found = []
    for hexes in turned(red, grey):
        q, r = hexes[0] if grey is not None else min(hexes[1:])
        found.append(tuple(sorted((each[0] - q, each[1] - r) for each in hexes[1:])))
    return grey is not None, min(found)


def turned(red: list[Hex], grey: Hex | None) -> Iterator[list[Hex]]:
    for mirrored in (False, True):
        hexes = [(r, q) if mirrored else (q, r) for q, r in [grey or (0, 0), *red]]
        for _ in range(6):
            hexes = [(-r, q + r) for q, r in hexes]
            yield hexes


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("use: python -m tests.games.gloomhaven.compare_cards FOLDER")
    sys.exit(1 if main(Path(sys.argv[1])) else 0)
