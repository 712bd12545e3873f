"""The words of a scenario's goal.

>>> read_goal("loot all goals, escape a").escape
'a'
"""

from __future__ import annotations

import msgspec

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.notation.scenario_rules import read_plates
from questhall.games.gloomhaven.content.scenario_rules import Goal
from questhall.kit.content import BadWord

WHOLE: dict[str, dict[str, object]] = {
    "all enemies": {"enemies": "all"},
    "revealed enemies": {"enemies": "revealed"},
    "open all doors": {"doors": True},
    "loot all goals": {"loot": "any"},
    "loot all goals by ability": {"loot": "ability"},
}


PARTS = (
    *("kill TYPE N", "reveal TILE", "occupy MARK", "occupy MARK from N"),
    *("destroy TOKEN", "escort TOKEN beside MARK", "bring THING beside MARK", "escape MARK", "survive N"),
)


def read_goal(text: str) -> Goal:
    """`all enemies`, `kill bandit-commander 1, revealed enemies`, `kill enemies 5xC`, `reveal M1a`, `open all doors`,
    `loot all goals by ability`, `occupy a, occupy b from 3`, `destroy altar`, `escort hail beside b`, `escape a`,
    `survive 10`."""
    goal = Goal()
    for part in text.split(", "):
        goal = msgspec.structs.replace(goal, **_aim(goal, part))
    return goal


def _aim(goal: Goal, part: str) -> dict[str, object]:
    """What one part of a goal adds to it."""
    verb, *words = part.split()
    if part in WHOLE:
        return WHOLE[part]
    if verb == "kill" and len(words) == 2:
        if bad := next((type_ for type_ in words[0].split("+") if type_ not in ("enemies", *bestiary.types())), ""):
            raise BadWord(bad, "no such monster to kill")
        return {"kills": {**goal.kills, words[0]: words[1]}}
    if verb == "reveal" and words:
        return {"reveal": (*goal.reveal, *words)}
    if verb == "occupy" and words:
        return {"plates": (*goal.plates, read_plates(" ".join(words)))}
    if verb == "destroy" and words:
        return {"destroy": (*goal.destroy, *words)}
    if verb == "escort" and len(words) == 3 and words[1] == "beside":
        return {"escort": (words[0], words[2])}
    if verb == "bring" and len(words) == 3 and words[1] == "beside":
        return {"bring": (words[0], words[2])}
    if verb == "escape" and len(words) == 1:
        return {"escape": words[0]}
    if verb == "survive" and len(words) == 1 and words[0].isdecimal():
        return {"survive": int(words[0])}
    known = ", ".join(map(repr, WHOLE))
    raise BadWord(part, f"no goal: use {known}, {', '.join(map(repr, PARTS))}")
