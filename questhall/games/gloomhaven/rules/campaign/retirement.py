"""RETIRE and PQ: personal quests, and how characters leave the campaign."""

from __future__ import annotations

from typing import Literal

from questhall.games.gloomhaven.content.components import Job
from questhall.games.gloomhaven.content.equipment import Items
from questhall.games.gloomhaven.rules.campaign.events import add_events
from questhall.games.gloomhaven.rules.campaign.prosperity import gain_prosperity
from questhall.games.gloomhaven.rules.campaign.unlocking import open_box
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import GLOOMHAVEN, CharacterSheet, Party, Realm
from questhall.kernel import Chance, Pile, Refusal, Seat, mask

Step = Literal["items", "gold", "prosperity", "level", "reward", "events"]
PROSPERITY = 1
QUESTS_DRAWN = 2


def draw_quests(world: Realm, sheet: CharacterSheet, seat: Seat) -> list[str]:
    """Two random personal quests to choose from, fewer if the deck is short; nobody else sees them.

    GH-CHAR-07, GH-PQ-05, GH-RETIRE-11
    """
    count = min(QUESTS_DRAWN, len(world.quests))
    if count:
        sheet.quest = Pile(kind=world.quests.kind)
        for _ in range(count):
            sheet.quest.put(world.quests.draw(), mask([seat]))
    return quests_of(sheet)


def quests_of(sheet: CharacterSheet) -> list[str]:
    """The quest it has, or two that it may choose from."""
    return sheet.quest.cards if sheet.quest else []


def cannot_keep_quest(sheet: CharacterSheet, kept: str) -> Refusal | None:
    """One of those drawn.  GH-CHAR-07"""
    return None if kept in quests_of(sheet) else Refusal("quest.not-drawn", "GH-CHAR-07")


def keep_quest(world: Realm, sheet: CharacterSheet, kept: str, chance: Chance) -> None:
    """The other one is shuffled back.  GH-CHAR-07, GH-RETIRE-11"""
    insist(cannot_keep_quest(sheet, kept))
    assert sheet.quest is not None
    for other in [quest for quest in sheet.quest.cards if quest != kept]:
        world.quests.put(sheet.quest.take(other))
    world.quests.shuffle(chance, "quests")


def must_retire(sheet: CharacterSheet, party: Party) -> bool:
    """Its quest is fulfilled and it is in Gloomhaven; whatever else is to be done there comes first.

    GH-RETIRE-01, GH-RETIRE-02, GH-PQ-02
    """
    return sheet.quest is not None and sheet.quest_fulfilled and party.location == GLOOMHAVEN


def cannot_take_part(sheet: CharacterSheet, party: Party) -> Refusal | None:
    """Who must retire plays no further scenario.  GH-RETIRE-02"""
    return Refusal("retire.first", "GH-RETIRE-02", {"name": sheet.name}) if must_retire(sheet, party) else None


def cannot_come_back(sheet: CharacterSheet) -> Refusal | None:
    """Who has retired is out of the campaign.  GH-RETIRE-03"""
    return Refusal("retire.gone", "GH-RETIRE-03", {"name": sheet.name}) if sheet.retired else None


def cannot_retire(sheet: CharacterSheet, party: Party) -> Refusal | None:
    """A character without a fulfilled quest stays; nobody retires twice.

    GH-RETIRE-01, GH-RETIRE-03, GH-RETIRE-12, GH-PQ-05
    """
    if refusal := cannot_come_back(sheet):
        return refusal
    if not sheet.quest:
        return Refusal("retire.no-quest", "GH-RETIRE-12")
    return None if must_retire(sheet, party) else Refusal("retire.quest", "GH-RETIRE-01")


def retire(
    world: Realm, party: Party, sheet: CharacterSheet, job: Job, reward: str, items: Items, chance: Chance
) -> list[tuple[Step, int | str]]:
    """Items to the shop, gold lost, prosperity, the quest's reward, events: what happened, in that order.

    A new level of prosperity brings its items at once. The quest card is out of the game.
    GH-RETIRE-03, GH-RETIRE-04, GH-RETIRE-05, GH-RETIRE-06, GH-RETIRE-07, GH-RETIRE-09, GH-SHOP-06, GH-IX-57
    """
    insist(cannot_retire(sheet, party))
    steps = leave(party, sheet)
    sheet.retired, sheet.quest = True, None
    levels = gain_prosperity(world, items, PROSPERITY)
    steps += [("prosperity", PROSPERITY), *(("level", level) for level in levels)]
    open_box(world, reward, items)
    steps.append(("reward", reward))
    if job.name not in world.retired:
        add_events(world, job.retirement_event, job.retirement_event, chance)
        steps.append(("events", job.retirement_event))
    world.retired.append(job.name)
    world.retirements[sheet.line] = world.retirements.get(sheet.line, 0) + 1
    return steps


def leave(party: Party, sheet: CharacterSheet) -> list[tuple[Step, int | str]]:
    """The items count as in the shop again, since no member owns them.  GH-RETIRE-03, GH-SHOP-06"""
    steps: list[tuple[Step, int | str]] = [("items", len(sheet.items)), ("gold", sheet.gold)]
    sheet.items, sheet.gold = [], 0
    party.members = [member for member in party.members if member is not sheet]
    return steps
