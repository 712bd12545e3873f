"""What a finished chapter keeps to itself while its campaign goes on, at a real server with the real game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from questhall.bots import make_bot
from questhall.games.gloomhaven.content import atlas, equipment, hero_cards
from questhall.games.gloomhaven.content.campaign.quests import quests as personal_quests
from questhall.games.gloomhaven.content.classes import classes, starting_classes
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.state import World as GloomhavenWorld
from questhall.kernel import Keep, Match, Pile
from questhall.record import files, line
from questhall.table import doors
from questhall.table.agreement import Agreement, Chair
from questhall.table.live import LiveTable
from questhall.table.schema import LogEntry
from tests.games.gloomhaven.chapters import KEY, Chapter, a_chapter
from tests.table.served import Player, Served

QUESTS = {"one": ("quest-515", "quest-524"), "two": ("quest-516", "quest-525")}
SEATS = ["human", "house"]
SAMPLE = 5


class World(NamedTuple):
    """A campaign of two finished chapters, by its file and by the table of its second chapter."""

    chapters: list[Chapter]
    table: str


def first_chapter(quests: tuple[str, str], order: random.Random) -> Chapter:
    """Lost, with these personal quests, and what lies in the decks of the campaign in this order."""
    chapter = a_chapter().travel(1)
    for seat, quest in enumerate(quests):
        deal(chapter, seat, quest)
    realm = chapter.realm
    for deck in (realm.designs, realm.side_scenarios, realm.city_events, realm.road_events, realm.quests):
        order.shuffle(deck.cards)
    return chapter.changed().finish("lost")


def deal(chapter: Chapter, seat: int, quest: str) -> None:
    """This quest is the seat's own; the one it had lies in the deck."""
    sheet, deck = chapter.own(seat), chapter.realm.quests
    assert sheet.quest is not None
    if quest not in sheet.quest.cards:
        (old,) = sheet.quest.cards
        holder = next((other for other in (0, 1) if quest in chapter.own(other).quest.cards), None)  # type: ignore[union-attr]
        if holder is None:
            deck.take(quest)
            deck.put(old, 0)
        else:
            chapter.own(holder).quest = Pile([old], [1 << holder], deck.kind)
        sheet.quest = Pile([quest], [1 << seat], deck.kind)


def played(first: Chapter, answers: list[tuple[int, str]] | None = None) -> Chapter:
    """The second chapter, by the house bots or with these answers."""
    match = Match(GAME, GAME.going_on(first.match.state), KEY, Keep.JOURNAL)
    for seat, said in answers or []:
        match.answer(seat, said)
    bots = [make_bot("house", GAME, seat) for seat in range(2)]
    while match.asked:
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    return Chapter(match)


def saved(chapters: list[Chapter]) -> bytes:
    return line.to_bytes([files.to_bytes(chapter.match, SEATS) for chapter in chapters])


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("secrets")
    with Served(f"sqlite+aiosqlite:///{folder / 'questhall.db'}") as served:
        yield served


@pytest.fixture(scope="module")
def ann(hall: Served) -> Player:
    return hall.guest()


@pytest.fixture(scope="module")
def worlds(ann: Player) -> list[World]:
    """Two that differ in what lies hidden, and in nothing that was seen."""
    found: list[World] = []
    for number, quests in enumerate(QUESTS.values()):
        first = first_chapter(quests, random.Random(number))
        second = played(first, found[0].chapters[1].match.journal.answers if found else None)  # type: ignore[union-attr]
        taken = ann.send_file("/api/lines", saved([first, second]))
        assert taken.status_code == 201, taken.text
        found.append(World([first, second], str(taken.json()["id"])))
    return found


def told(player: Player, table: str) -> dict[str, Any]:
    """All that may be asked about a finished chapter; what names the table alone is left out."""
    steps = player.get(f"/api/tables/{table}/replay").json()["steps"]
    some = sorted({*range(0, steps, max(1, steps // SAMPLE)), steps})
    found = {f"replay {step}": player.get(f"/api/tables/{table}/replay?step={step}").json() for step in some}
    for what in ("proof", "tale"):
        found[what] = player.get(f"/api/tables/{table}/{what}").json()
    picture = player.connect(table).picture
    player.close()
    found["picture"] = {**picture, "sealed": "", "before": "", "entries": [], "seats": []}
    return {what: {**answer, "table": "", "seconds": 0} for what, answer in found.items()}


def test_two_worlds_that_differ_in_what_is_hidden_tell_a_stranger_the_same(hall: Served, worlds: list[World]) -> None:
    eve = Player(hall, "", "")
    one, two = (told(eve, world.table) for world in worlds)
    assert one == two
    assert one["proof"]["key"] == one["picture"]["key"] == one["replay 0"]["key"] == ""
    text = json.dumps(one)
    assert not any(f'"{quest}"' in text for quests in QUESTS.values() for quest in quests)


def test_a_player_sees_its_own_quest_again_and_no_other(ann: Player, worlds: list[World]) -> None:
    own, other = QUESTS["one"]
    for seat in ("", "&seat=0", "&seat=1"):
        again = ann.get(f"/api/tables/{worlds[0].table}/replay?step=0{seat}").text
        assert (f'"{own}"' in again, f'"{other}"' in again) == (seat != "&seat=1", False)


def test_only_its_host_gets_the_file_which_proves_each_chapter(hall: Served, ann: Player, worlds: list[World]) -> None:
    for other in (hall.guest("Eve"), Player(hall, "", "")):
        refused = other.get(f"/api/tables/{worlds[0].table}/export")
        assert (refused.status_code, refused.json()["reason"]) == (403, "table.not-host")
    data = ann.get(f"/api/tables/{worlds[0].table}/export").content
    proofs = line.proved(line.chapters(line.read(data)), lambda name: GAME)
    assert len(proofs) == 2


def test_nobody_branches_off_into_another_players_secrets(hall: Served, ann: Player, worlds: list[World]) -> None:
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "house"}
    path = f"/api/tables/{worlds[0].table}/branch"
    for player, seats in ((hall.guest("Eve"), [me, bot]), (ann, [me, me])):
        assert player.post(path, {"step": 0, "seats": seats}).json()["reason"] == "table.not-your-seat"
    made = ann.post(path, {"step": 0, "seats": [me, bot]})
    assert made.status_code == 201, made.text


# The spoiler guard


def locked_names(w: GloomhavenWorld) -> set[str]:
    """In both languages: of scenarios, items and classes that nobody has unlocked."""
    assert w.campaign is not None
    realm = w.campaign.realm
    owned = {number for hero in w.heroes for number in hero.sheet.items}
    items = [item.names for number, item in equipment.items().items() if number not in {*realm.stock, *owned}]
    places = [atlas.load(n).names for n in range(atlas.FIRST, atlas.LAST + 1) if n not in realm.scenarios and n != 55]
    cards = [card.names for card in personal_quests().values()]
    locked = [job for job in classes().values() if job.name not in realm.jobs]
    boxed = [words for job in locked for words in (GAME.face.names()[job.name], job.about)]
    boxed += [hero_cards.card(card).names for job in locked for card in job.cards]
    return {name for names in (*items, *places, *cards, *boxed) for name in names.values()}


def test_a_spectator_of_a_whole_chapter_is_sent_no_locked_name() -> None:
    """Every picture with its events and parts, and all that is printed, as it goes over the wire."""
    terms = line.begun(GAME, 2, party="brute,tinkerer")
    chairs = [Chair("bot", bot="house"), Chair("bot", bot="house")]
    table = LiveTable.new("watched", "gloomhaven", Agreement(chairs, terms, "ann"), KEY)
    sent_, told_parts = [msgspec.json.encode(doors.printed("gloomhaven"))], set[str]()
    bots = [make_bot("house", GAME, seat) for seat in range(2)]
    while table.match.asked:
        seat = table.match.asked[0].seat
        said = bots[seat].answer(table.match.seen(seat))
        table.apply(LogEntry("watched", table.seq + 1, "answer", seat, said))
        sent_.append(msgspec.json.encode(table.lines([], table.seq - 1)))
        new = [name for name in GAME.face.parts(table.match.view()) if name not in told_parts]
        if new or table.seq % 20 == 0 or table.match.over:
            told_parts |= set(new)
            sent_ += [msgspec.json.encode(table.printed([], new))]
            sent_ += [msgspec.json.encode(table.picture("", [], set(), 0.0))]
    text = b"\n".join(sent_).decode()
    assert table.match.over
    assert "Black Barrow" in text
    assert [name for name in sorted(locked_names(table.match.state)) if name in text] == []


def test_who_wants_to_see_more_asks_for_it(hall: Served) -> None:
    eve = Player(hall, "", "")
    guarded, whole = (eve.get(f"/api/games/gloomhaven/printed{query}").json() for query in ("", "?spoilers=1"))
    assert "scenario-20" not in guarded["names"]
    assert "Necromancer" in whole["names"]["scenario-20"]["en"]
    assert [each["number"] for each in guarded["printed"]["scenarios"]] == [1]
    assert len(whole["printed"]["scenarios"]) > 40
    assert ("sun" in guarded["names"], "sun" in whole["names"]) == (False, True)
    assert list(guarded["printed"]["classes"]) == list(starting_classes())


def test_what_is_unlocked_is_named_by_its_part() -> None:
    chapter = a_chapter().travel(1).finish("won")
    view = chapter.match.view()
    assert "scenario:2" in GAME.face.parts(view)
    assert "scenario:3" not in GAME.face.parts(view)
    assert GAME.face.part(view, "scenario:2").named["scenario-2"]["en"] == "#2 Barrow Lair"
    assert GAME.face.part(view, "achievement:first-steps").named
    (own,) = chapter.own(0).quest.cards  # type: ignore[union-attr]
    assert f"quest:{own}" in GAME.face.parts(chapter.match.view(0))
    assert not [name for name in GAME.face.parts(view) if name.startswith("quest")]


# Elsewhere


def test_an_exported_campaign_goes_on_in_a_second_house(ann: Player, worlds: list[World], tmp_path: Path) -> None:
    data = ann.get(f"/api/tables/{worlds[0].table}/export").content
    with Served(f"sqlite+aiosqlite:///{tmp_path / 'other.db'}") as other:
        bob = other.guest("Bob")
        last = bob.send_file("/api/lines", data).json()["id"]
        seats = [{"kind": "me"}, {"kind": "me"}]
        third = bob.post(f"/api/tables/{last}/go-on", {"seats": seats, "settings": {"seating": "2,1"}})
        assert third.status_code == 201, third.text
        view = bob.connect(third.json()["id"]).picture["view"]
        realm = view["campaign"]
        assert [hero["sheet"]["job"] for hero in view["heroes"]] == ["tinkerer", "brute"]
        before = worlds[0].chapters[1].world
        assert realm["chapter"] == 3
        assert realm["chronicle"] == before.chronicle
        bob.act("ready")
        assert bob.picture["seq"] == 1
