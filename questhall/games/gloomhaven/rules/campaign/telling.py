"""What a rule of the campaign has changed, told by comparing before and after; and what opens because of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.campaign.boxes import boxes
from questhall.games.gloomhaven.content.campaign.quests import quest
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.rules.campaign import retirement
from questhall.games.gloomhaven.rules.campaign.chapter import campaign, gathered, note, party_of
from questhall.games.gloomhaven.rules.campaign.prosperity import items_of_level, prosperity_level
from questhall.games.gloomhaven.rules.campaign.quests import count_deed, is_fulfilled
from questhall.games.gloomhaven.rules.campaign.unlocking import (
    BOX_AT,
    aid_drake,
    envelopes_due,
    open_box,
    open_class,
    reaches,
)
from questhall.games.gloomhaven.state import M, World
from questhall.kernel import Seat
from questhall.kernel.state import EVERYBODY


class Purse(msgspec.Struct):
    """What a member has, for comparing."""

    gold: int
    xp: int
    checkmarks: int
    items: list[int]


class Standing(msgspec.Struct):
    """What can change, for comparing."""

    purses: list[Purse]
    reputation: int
    marks: int
    level: int
    scenarios: list[int]
    achievements: list[str]
    opened: list[str]
    jobs: list[str]
    stock: list[int]


def standing(w: World) -> Standing:
    realm, party = campaign(w).realm, party_of(w)
    sheets = [hero.sheet for hero in w.heroes]
    return Standing(
        [Purse(sheet.gold, sheet.xp, sheet.checkmarks, list(sheet.items)) for sheet in sheets],
        party.reputation,
        realm.marks - realm.debt,
        prosperity_level(realm),
        list(realm.scenarios),
        [*realm.achievements, *party.achievements],
        list(realm.opened),
        list(realm.jobs),
        list(realm.stock),
    )


@contextmanager
def telling(m: M) -> Iterator[None]:
    """Everything that changes meanwhile goes into the log, and what counts for the story into the chronicle."""
    before = standing(m.state)
    yield
    after = standing(m.state)
    for seat, (had, has) in enumerate(zip(before.purses, after.purses, strict=True)):
        tell_purse(m, seat, had, has)
    tell_world(m, before, after)


def tell_purse(m: M, seat: Seat, had: Purse, has: Purse) -> None:
    """GH-EVENT-13, GH-EVENT-14"""
    for what in ("gold", "xp", "checkmarks"):
        if change := getattr(has, what) - getattr(had, what):
            m.tell(events.GAINS if change > 0 else events.LOSES, seat, what, abs(change))
    for number in has.items:
        if number not in had.items:
            m.tell(events.GETS_ITEM, seat, equipment.item(number).id)
    for number in had.items:
        if number not in has.items:
            m.tell(events.GIVES_ITEM, seat, equipment.item(number).id)


def tell_world(m: M, before: Standing, after: Standing) -> None:
    w = m.state
    if after.reputation != before.reputation:
        m.tell(events.REPUTATION, after.reputation - before.reputation, after.reputation)
    if after.marks != before.marks:
        m.tell(events.PROSPERITY, after.marks - before.marks)
    for level in range(before.level + 1, after.level + 1):
        m.tell(events.PROSPERS, level)
        note(w, "prospers", level)
    for name in new(before.achievements, after.achievements):
        m.tell(events.ACHIEVED, f"achievement-{name}")
        note(w, "achieved", name)
    for number in new(before.scenarios, after.scenarios):
        m.tell(events.OPENS, f"scenario-{number}")
        note(w, "opens", number)
    for what in new(before.opened, after.opened):
        if what in boxes():
            m.tell(events.UNSEALED, f"box-{what}")
            note(w, "unsealed", what)
    prosperous = [n for level in range(before.level + 1, after.level + 1) for n in items_of_level(level)]
    for number in new(before.stock, after.stock):
        if number not in prosperous and number in equipment.items():
            m.tell(events.DESIGN, equipment.item(number).id)
            note(w, "design", number)


def new(before: list, after: list) -> list:  # type: ignore[type-arg]  # of numbers or of names
    """What there is now and was not before; a thing may come a second time."""
    left = list(before)
    found = []
    for each in after:
        if each in left:
            left.remove(each)
        else:
            found.append(each)
    return found


# What opens


def open_due(m: M) -> None:
    """Envelopes, the town records and boxes whose conditions are met; classes found inside are available.

    GH-SEAL-01, GH-SEAL-02, GH-SEAL-05, GH-RETIRE-10, GH-UNLOCK-01, GH-UNLOCK-02, GH-UNLOCK-03, GH-UNLOCK-04,
    GH-UNLOCK-06, GH-UNLOCK-08
    """
    w = m.state
    realm, party = campaign(w).realm, party_of(w)
    aid_drake(realm, party, m.chance)
    for what in envelopes_due(realm):
        open_box(realm, what, equipment.items())
    for at, name in BOX_AT.items():
        if reaches(party.reputation, at) and name not in realm.opened:
            open_box(realm, name, equipment.items())
    for name in realm.opened:
        if name in boxes() and boxes()[name].unlocked:
            open_class(realm, boxes()[name], m.chance)


# Quests and retirement


def look_at_quests(m: M) -> None:
    """Whoever has fulfilled its personal quest shows it.  GH-PQ-02, GH-RETIRE-01"""
    for seat, hero in enumerate(m.state.heroes):
        sheet = hero.sheet
        if sheet.quest is None or sheet.quest_fulfilled or len(sheet.quest) != 1:
            continue
        if is_fulfilled(sheet, quest(sheet.quest.cards[0])):
            (name,) = sheet.quest.show(1)
            sheet.quest.seen = [EVERYBODY]
            sheet.quest_fulfilled = True
            m.tell(events.QUEST_DONE, seat, name)
            note(m.state, "fulfilled", sheet.name, name)


def retired(m: M, seat: Seat) -> None:
    """A character leaves the campaign: its items, its gold, prosperity, the reward of its quest, events.

    GH-RETIRE-03, GH-RETIRE-04, GH-RETIRE-05, GH-RETIRE-06, GH-RETIRE-07, GH-RETIRE-09, GH-RETIRE-13
    """
    w = m.state
    sheet = w.heroes[seat].sheet
    card = quest(retirement.quests_of(sheet)[0])
    m.tell(events.RETIRED, seat, sheet.name)
    note(w, "retired", sheet.name)
    for other, hero in enumerate(w.heroes):
        if other != seat and hero.sheet.job:
            count_deed(hero.sheet, "companions-retired")
    with telling(m):
        with gathered(w) as party:
            job = classes()[sheet.job]
            retirement.retire(campaign(w).realm, party, sheet, job, card.opens, equipment.items(), m.chance)
        open_due(m)
