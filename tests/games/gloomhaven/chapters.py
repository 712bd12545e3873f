"""Chapters of a campaign for tests: begun, changed, played to the scenario, won or lost, and gone on from.

chapter = a_chapter("brute,tinkerer").sheet(0, gold=90).say(0, "buy:item-8")
chapter.travel(1).finish("won").go_on()
"""

from __future__ import annotations

from typing import Any

from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.state import (
    Campaign,
    CharacterSheet,
    Finish,
    Happening,
    Party,
    Realm,
    World,
)
from questhall.kernel import Keep, Match, Pile
from questhall.record.line import begun, next_match
from tests.games.gloomhaven.play import Table, rebuilt

KEY = b"a chapter's key."
MANY = 300


class Chapter(Table):
    """A match that is a chapter, and what a test does with it."""

    @property
    def world(self) -> Campaign:
        assert self.w.campaign is not None
        return self.w.campaign

    @property
    def realm(self) -> Realm:
        return self.world.realm

    @property
    def party(self) -> Party:
        return self.world.parties[self.world.party]

    def says(self, seat: int) -> list[str]:
        """What a seat is offered now."""
        choice = self.match.choice(seat) or self.match.changeable(seat)
        return list(choice.options) if choice else []

    def say(self, seat: int, *answers: str) -> Chapter:
        for answer in answers:
            self.match.answer(seat, answer)
        return self

    def forbids(self, seat: int, answer: str) -> str:
        """The rule behind a refusal; empty if the answer is allowed."""
        refusal = self.match.cannot_answer(seat, answer)
        return refusal.rule or refusal.reason if refusal else ""

    def changed(self) -> Chapter:
        rebuilt(self)
        return self

    def sheet(self, seat: int, **fields: Any) -> Chapter:
        """This character's sheet says something else."""
        for name, value in fields.items():
            setattr(self.w.heroes[seat].sheet, name, value)
        return self.changed()

    def realm_has(self, **fields: Any) -> Chapter:
        for name, value in fields.items():
            setattr(self.realm, name, value)
        return self.changed()

    def party_has(self, **fields: Any) -> Chapter:
        for name, value in fields.items():
            setattr(self.party, name, value)
        return self.changed()

    def event(self, deck: str, number: int) -> Chapter:
        """This event lies on top of its deck."""
        pile = self.realm.road_events if deck == "road" else self.realm.city_events
        if str(number) in pile.cards:
            pile.take(str(number))
        pile.put(str(number), 0)
        return self.changed()

    def own(self, seat: int) -> CharacterSheet:
        return self.w.heroes[seat].sheet

    def ready(self) -> Chapter:
        """Everybody is ready to set out."""
        for seat in range(len(self.w.heroes)):
            self.say(seat, "ready")
        return self

    def on_the_way(self, number: int, mode: str = "scenario") -> Chapter:
        return self.ready().say(0, f"{mode}:scenario-{number}")

    def travel(self, number: int, mode: str = "scenario") -> Chapter:
        """To the first selection of cards in that scenario, by first options."""
        self.on_the_way(number, mode)
        for _ in range(MANY):
            if self.kind == "cards":
                return self
            wanted = [key for key in self.options if key == "done"] or self.options
            self.do(wanted[0])
        raise AssertionError(f"scenario {number} does not begin")

    def finish(self, verdict: str, *answers: str) -> Chapter:
        """The scenario ends like this, now."""
        self.w.verdict = verdict  # type: ignore[assignment]  # won or lost
        self.w.agenda = [Finish()]
        self.changed()
        self.do(*answers)
        assert self.match.over
        return self

    def go_on(self, players: int | None = None, **settings: Any) -> Chapter:
        return Chapter(next_match(self.match, KEY[::-1], players, settings=settings))

    def happens(self) -> bool:
        """Whether an event lies on the table."""
        return any(isinstance(task, Happening) for task in self.w.agenda)


def a_chapter(party: str = "brute,tinkerer", **settings: Any) -> Chapter:
    """The first chapter of a new campaign, personal quests chosen."""
    players = len(party.split(","))
    match: Match[World] = Match(GAME, begun(GAME, players, party=party, **settings), KEY, Keep.JOURNAL)
    chapter = Chapter(match)
    for seat in range(players):
        chapter.say(seat, chapter.says(seat)[0])
    return chapter.changed()


def with_quest(chapter: Chapter, seat: int, quest: str, **deeds: int) -> Chapter:
    """This seat's personal quest, and what has been done for it."""
    sheet = chapter.own(seat)
    assert sheet.quest is not None
    deck = chapter.realm.quests
    old = sheet.quest.cards[0]
    if quest != old:
        deck.take(quest)
        deck.put(old, 0)
    sheet.quest = Pile([quest], [1 << seat], deck.kind)
    sheet.deeds = {name.replace("_", "-"): count for name, count in deeds.items()}
    return chapter.changed()
