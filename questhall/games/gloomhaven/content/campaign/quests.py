"""The personal quests, read from `quests.yaml`: what must be done, and what the retirement opens.

>>> quest("quest-515").needs[0]
Need(kind='kill', count=20, of=('bandit', 'cultist'))
>>> "quest-510" in dealt_quests()
False
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, cast, get_args

import msgspec
import yaml

from questhall.games.gloomhaven.content.campaign.boxes import box
from questhall.games.gloomhaven.content.campaign.regions import regions
from questhall.kit.content import BadWord, Page

HERE = Path(__file__).parent
FIELDS = ("en", "ru", "needs", "opens", "later")
Kind = Literal["own", "gold", "kill", "with", "kinds", "count"]
COUNTED = (
    *("companions-exhausted", "exhausted", "scenarios", "side-scenarios", "boss-scenarios", "checkmarks", "elites"),
    *("donated", "enhancements", "companions-retired"),
    *(f"in-{region}" for region in regions()),
)
NEEDS = "'gold 200', 'own 2 head', 'kill 20 bandit cultist', 'with 7 113 ooze', 'kinds 20' or 'count 15 scenarios'"


class Need(msgspec.Struct, frozen=True):
    """One requirement: so much of something.  GH-PQ-01"""

    kind: Kind
    count: int
    of: tuple[str, ...] = ()  # slots, families of monsters (behind the number of an item), or what is counted


class Quest(msgspec.Struct, frozen=True):
    """A personal quest card.  GH-PQ-01"""

    id: str
    names: dict[str, str]
    needs: tuple[Need, ...]
    opens: str  # a box or an envelope
    later: str = ""  # why this version does not deal it


@cache
def quests() -> dict[str, Quest]:
    """All of them by id: `quest-512`."""
    page = Page(HERE / "quests.yaml")
    found = [_quest(page, number, node) for number, node in page.fields(page.root).items()]
    return {quest.id: quest for quest in found}


def quest(id_: str) -> Quest:
    return quests()[id_]


def dealt_quests() -> list[str]:
    """Those that this version can fulfil."""
    return [quest.id for quest in quests().values() if not quest.later]


def _quest(page: Page, number: str, node: yaml.Node) -> Quest:
    fields = page.fields(node)
    for field in fields:
        if field not in FIELDS:
            page.fail(fields[field], field, f"there is no such field here; there are {', '.join(FIELDS)}")
    for field in ("en", "ru", "needs", "opens"):
        if field not in fields:
            page.fail(node, field, "this field is missing")
    return Quest(
        f"quest-{number}",
        {lang: page.text(fields[lang]) for lang in ("en", "ru")},
        tuple(page.read(line, read_need) for line in page.items(fields["needs"])),
        page.read(fields["opens"], lambda text: box(text).id),
        page.text(fields["later"]) if "later" in fields else "",
    )


def read_need(text: str) -> Need:
    """`kill 20 bandit cultist`: 20 monsters of these families together."""
    kind, count, *of = text.split()
    if kind not in get_args(Kind) or not count.isdecimal():
        raise BadWord(text, f"no requirement of a quest: use {NEEDS}")
    if kind == "count" and (len(of) != 1 or of[0] not in COUNTED):
        raise BadWord(text, f"a quest counts one of {', '.join(COUNTED)}")
    if kind == "with" and not (len(of) > 1 and of[0].isdecimal()):
        raise BadWord(text, f"no requirement of a quest: use {NEEDS}")
    return Need(cast(Kind, kind), int(count), tuple(of))
