"""A second reader of the scenarios: `python -m tests.games.gloomhaven.compare_scenarios FOLDER` prints differences.

FOLDER holds `ghs_scenarios.json` and `ghs_campaign.json` (Gloomhaven Secretariat) and `scenario_rules.json` (goals and
starts, restated); none is part of the repository. Every page is reduced to facts, once from ours and once from there.
What only one side can say is told as not compared.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from questhall.games.gloomhaven.content import atlas, equipment
from questhall.games.gloomhaven.content.equipment import TreasureReward
from questhall.games.gloomhaven.content.scenario_rules import Goal
from questhall.games.gloomhaven.content.scenarios import Scenario, playable, scenario

Facts = set[str]
NUMBERS = {"gold": "gold", "experience": "xp", "prosperity": "prosperity", "reputation": "reputation"}
LISTS = {"globalAchievements": "global", "partyAchievements": "party", "itemDesigns": "design"}
OURS_OF_LISTS = {"global": "world", "party": "party", "design": "designs"}
EXPLAINED = {
    "8: ours link 0, there nothing": "a link to the town, which is no scenario there",
    "93: ours immobilize, there nothing": "told in the other source alone",
    "33: ours spawn savvas-icestorm normal normal elite, there nothing": "told in the other source alone",
    "19: ours spawn cultist normal normal normal, spawn living-bones normal normal normal, "
    "spawn living-spirit normal normal normal, there spawn cultist normal none none, "
    "spawn living-bones normal none none, spawn living-spirit normal normal none": "one and one more; there apart",
    "45: ours minus 2, there minus 3": "two -1 cards by the other source, checked with the book there",
}


def main(folder: Path) -> int:
    """How many differences nobody has explained."""
    found = list(differences(folder))
    for line in found:
        print(line)
    print(f"{len(playable())} scenarios, {len(found)} differences")
    return min(1, len(found))


def differences(folder: Path) -> Iterator[str]:
    pages = {page["index"]: page for page in read(folder, "ghs_scenarios.json") if not page.get("solo")}
    rules = read(folder, "scenario_rules.json")["scenarios"]
    treasures = read(folder, "ghs_campaign.json")["treasures"]
    links = linked(pages)
    for number in playable():
        page, key = scenario(number), str(number)
        yield from compared(number, campaign(page), there_of_campaign(pages[key], links[number]))
        yield from compared(number, start(page), there_of_start(pages[key]))
        yield from compared(number, set(goal(page.goal)), there_of_goal(rules[key]["goal"]))
        yield from compared(number, rules_of(page), there_of_rules(pages[key], rules[key]))
        yield from compared(number, our_treasures(number), there_of_treasures(pages[key], treasures))


def read(folder: Path, name: str) -> Any:
    return json.loads((folder / name).read_text())


def compared(number: int, ours: Facts, there: Facts) -> Iterator[str]:
    if ours != there:
        here, other = (", ".join(sorted(some)) or "nothing" for some in (ours - there, there - ours))
        line = f"{number}: ours {here}, there {other}"
        if line not in EXPLAINED:
            yield line


# The campaign


def linked(pages: dict[str, Any]) -> dict[int, set[int]]:
    """Links in both directions."""
    found: dict[int, set[int]] = {int(key): set() for key in pages if key.isdecimal()}
    for key, page in pages.items():
        for other in page.get("links") or ():
            found[int(key)].add(int(other))
            found[int(other)].add(int(key))
    return found


def campaign(page: Scenario) -> Facts:
    given = page.rewards
    facts = {f"{what} {value}" for what in NUMBERS.values() if (value := getattr(given, what))}
    facts |= {f"{what} {value}" for what, field in OURS_OF_LISTS.items() for value in getattr(given, field)}
    facts |= {f"choose {number}" for number in given.choose} | {f"unlock {number}" for number in page.unlocks}
    return facts | {f"link {number}" for number in page.links} | set(our_needs(page))


def our_needs(page: Scenario) -> Iterator[str]:
    """One way, or several that are told as such."""
    for number, way in enumerate(page.requires):
        alternative = f"way {number + 1}: " if len(page.requires) > 1 else ""
        yield from (f"needs {alternative}{each}" for each in way)


def there_of_campaign(page: Any, links: set[int]) -> Facts:
    given = page.get("rewards") or {}
    facts = {f"{NUMBERS[key]} {value}" for key, value in given.items() if key in NUMBERS}
    facts |= {f"{LISTS[key]} {value}" for key, values in given.items() if key in LISTS for value in values}
    facts |= {f"choose {number}" for number in given.get("chooseLocation", ())}
    facts |= {f"unlock {number}" for number in page.get("unlocks") or ()} | {f"link {number}" for number in links}
    return facts | {f"needs {each}" for each in needs(page.get("requirements") or [])}


def needs(ways: list[Any]) -> Iterator[str]:
    """One way; several are told as such."""
    for number, way in enumerate(ways):
        alternative = f"way {number + 1}: " if len(ways) > 1 else ""
        for kind in ("global", "party"):
            for name in way.get(kind, ()):
                bare = name.removeprefix("!").lower().replace(" ", "-")
                yield alternative + (f"not {bare}" if name.startswith("!") else f"{kind} {bare}")


# The start


def start(page: Scenario) -> Facts:
    begin = page.start
    facts = {f"curse {begin.curse}"} if begin.curse else set()
    facts |= {f"minus {begin.minus}"} if begin.minus else set()
    return facts | ({begin.condition} if begin.condition else set())


def there_of_start(page: Any) -> Facts:
    found: Facts = set()
    for rule in page.get("rules") or ():
        for figure in rule.get("figures") or ():
            if figure.get("scenarioEffect") and figure["type"] == "amAdd":
                found.add(figure["value"].replace("minus1extra", "minus").replace(":", " "))
            elif figure.get("scenarioEffect") and figure["type"] == "gainCondition":
                found.add(figure["value"])
    return found


# The goal


def goal(aim: Goal) -> Iterator[str]:
    if aim.enemies:
        yield f"enemies {aim.enemies}"
    for types, formula in aim.kills.items():
        yield f"kill {'+'.join(sorted(types.split('+')))} {formula}"
    yield from (f"reveal {tile}" for tile in aim.reveal)
    if aim.doors:
        yield "doors"
    if aim.loot:
        yield "loot"
    yield from (f"plate {plate.mark} from {plate.least}" for plate in aim.plates)
    if aim.destroy:
        yield "destroy"
    if aim.escort[0]:
        yield f"escort {aim.escort[0]} {aim.escort[1]}"
    if aim.bring[0]:
        yield f"bring {aim.bring[0]} {aim.bring[1]}"
    if aim.escape:
        yield f"escape {aim.escape}"
    if aim.survive:
        yield f"survive {aim.survive}"


def there_of_goal(aim: Any) -> Facts:
    found: Facts = set()
    for key, value in aim.items():
        if key == "enemies":
            found.add(f"enemies {value}")
        elif key == "reveal":
            found |= {f"reveal {tile}" for tile in value}
        elif key == "kill_count":
            found.add(f"kill {'+'.join(sorted(aim.get('of', ['enemies'])))} {str(value).replace('*', 'x')}")
        elif key == "kill":
            found |= {f"kill {name} {count}" for name, count in killed(value, aim.get("count", 1))}
        elif key == "open_all_doors":
            found.add("doors")
        elif key == "loot":
            found.add("loot")
        elif key == "occupy_all_plates":
            found |= set(plates(value))
        elif key == "destroy":
            found.add("destroy")
        elif key == "escort":
            found.add(f"escort {value} {str(aim['to']).split()[-1]}")
        elif key in ("escape", "then_escape"):
            found.add(f"escape {value}")
        elif key == "special" and value.startswith("doll"):
            found.add(f"bring doll {value.split()[-1]}")
        elif key == "survive_rounds":
            found.add(f"survive {value}")
        elif key not in ("of", "count", "to", "protect"):  # what is to be protected is told as a defeat
            found.add(f"{key} (not compared)")
    return found


def killed(value: Any, count: int) -> Iterator[tuple[str, int]]:
    names = value if isinstance(value, list) else [value]
    for name in dict.fromkeys(map(str, names)):
        yield name, names.count(name) * count


def plates(by_players: dict[str, list[str]]) -> Iterator[str]:
    for mark in by_players["4"]:
        yield f"plate {mark} from {min(int(count) for count, marks in by_players.items() if mark in marks)}"


# Sides, levels, tokens, defeats


def rules_of(page: Scenario) -> Facts:
    facts = {f"ally {type_}" for type_ in page.allies} | {
        f"level {type_} +{more}" for type_, more in page.levels.items()
    }
    facts |= {f"token {life(token.hit_points)}" for token in page.tokens if token.mark and not token.like}
    facts |= {f"spawn {each.type} {' '.join(each.ranks)}" for each in page.spawns}
    return facts | {"lost off the exit" if each.exhausted_off else f"lost with {each.dies}" for each in page.defeats}


def there_of_rules(page: Any, said: Any) -> Facts:
    facts = {f"ally {type_}" for type_ in page.get("allies") or ()}
    for name in page.get("monsters") or ():
        type_, _, more = name.partition(":")
        facts |= {f"level {type_} {more}"} if more else set()
    facts |= {f"token {life(str(each['health']))}" for each in page.get("objectives") or ()}
    for rule in page.get("rules") or ():
        for each in rule.get("spawns") or ():
            facts |= set(spawned(each))
    for line in said.get("lose") or ():
        facts.add("lost off the exit" if "exit" in line else f"lost with {line.split()[0]}")
    return facts


def life(formula: str) -> str:
    """A formula without brackets, `(8+L)xC` as `8xC+LxC`; what is rounded down is so anyhow."""
    plain = re.sub(r"\[Math\.floor\((.*)\)\]", r"\1", formula)
    if found := re.fullmatch(r"\((\w+)\+(\w+)\)x(\w+)", plain):
        return f"{found[1]}x{found[3]}+{found[2]}x{found[3]}"
    return plain.replace("(", "").replace(")", "").replace("CxL", "LxC")


def spawned(each: Any) -> Iterator[str]:
    """One line for every monster of the largest number."""
    ranks = tuple(each["monster"].get(f"player{count}", "none") for count in (2, 3, 4))
    for _ in range(int(each.get("count", 1)) if str(each.get("count", 1)).isdecimal() else 1):
        yield f"spawn {each['monster']['name']} {' '.join(ranks)}"


# Treasures


def our_treasures(number: int) -> Facts:
    pieces = (piece.value for piece in atlas.load(number).ground if piece.kind == "treasure")
    return {f"treasure {value}: {told(equipment.treasure(int(value)))}" for value in pieces if value.isdecimal()}


def told(reward: TreasureReward) -> str:
    """In the words of the source."""
    conditions = "+".join(reward.conditions)
    if reward.damage:
        return f"damage:{reward.damage}" + (f"|condition:{conditions}" if conditions else "")
    if reward.random:
        return {"scenario": "randomScenario", "design": "randomItemDesign"}[reward.random]
    names = {"gold": "gold", "xp": "experience", "item": "item", "design": "itemDesign"}
    names |= {"checkmark": "battleGoal", "scenario": "scenario"}
    return next((f"{name}:{value}" for what, name in names.items() if (value := getattr(reward, what))), "nothing")


def there_of_treasures(page: Any, treasures: list[str]) -> Facts:
    numbers = [number for room in page["rooms"] for number in room.get("treasures") or () if str(number).isdecimal()]
    return {f"treasure {number}: {treasures[int(number) - 1]}" for number in numbers}


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
