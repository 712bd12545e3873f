"""Over the wire: things to pick from, signs that all hear at once, and answers that may be changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from questhall.kernel import Match
from questhall.kernel.journal import Keep
from questhall.table.agreement import Agreement, Chair
from questhall.table.forms import Clock
from questhall.table.live import LiveTable
from questhall.table.schema import LogEntry
from tests.kernel.ambush import GAME
from tests.table.served import AMBUSH, Player, Served


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('hall') / 'questhall.db'}", games=AMBUSH) as served:
        yield served


def two(hall: Served) -> tuple[Player, Player]:
    ann, bob = hall.guest("Ann"), hall.guest("Bob")
    table = ann.table("ambush", "me", "open")
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    ann.connect(table)
    bob.connect(table)
    while ann.picture["status"] != "running":
        ann.until("picture")
    return ann, bob


def until(player: Player, seq: int) -> dict[str, Any]:
    while player.picture["seq"] < seq:
        player.until("picture")
    return player.picture


def test_the_cards_are_sent_and_not_their_pairs(hall: Served) -> None:
    ann, bob = two(hall)
    asked = bob.until_asked()
    cards = bob.picture["view"]["robbers"][1]["hand"]["cards"]
    assert asked["picks"] == {"verb": "play", "things": cards, "count": 2}
    assert (asked["options"], asked["says"]) == (["rest"], ["sign:early", "sign:late"])
    other = next(one for one in bob.picture["asked"] if one["seat"] == 0)
    assert (other["options"], other["picks"], other["says"]) == ([], None, [])
    assert ann.until_asked()["options"] == []


def test_a_sign_is_heard_while_the_decision_stays_open(hall: Served) -> None:
    ann, bob = two(hall)
    asked = bob.until_asked()
    bob.act("sign:early")
    heard = until(ann, 1)
    events = [event for entry in heard["entries"] for event in entry["events"]]
    assert [(event["kind"], event["data"]) for event in events] == [("said", {"seat": 1, "sign": "early"})]
    assert [one["seat"] for one in heard["asked"]] == [0, 1]
    assert bob.until_asked()["base"] == asked["base"]
    bob.act("rest")


def test_an_answer_is_changed_and_nobody_else_is_told_what_it_was(hall: Served) -> None:
    ann, bob = two(hall)
    one, other, third = ann.until_asked()["picks"]["things"][:3]
    ann.act(f"play:{one}:{other}")
    (mine,) = [asked for asked in ann.picture["asked"] if asked["seat"] == 0]
    assert mine["answered"]
    assert ann.mine() is None
    assert [asked["seat"] for asked in until(bob, 1)["asked"]] == [1]
    ann.send({"type": "act", "seat": 0, "base": mine["base"], "option": f"play:{third}:{one}"})
    until(bob, 2)
    for said in bob.bytes:
        assert not [card for card in (one, other, third) if card in said]
        assert '"answered":true' not in said
    bob.act("rest")
    until(ann, 3)
    ann.send({"type": "act", "seat": 0, "base": mine["base"], "option": f"play:{one}:{other}"})
    assert ann.until("refused")["refusal"]["reason"] == "match.stale"
    ann.act("go")
    until(ann, 4)
    assert ann.picture["view"]["discard"]["cards"] == [third, one]


def test_whole_games_are_played_and_proved(hall: Served) -> None:
    ann = hall.guest("Ann")
    table = ann.table("ambush", "me", "random", "search")
    assert ann.connect(table).play_out()["status"] == "over"
    assert ann.get(f"/api/tables/{table}/proof").json()["answers"] >= 6
    steps = ann.get(f"/api/tables/{table}/replay?step=0").json()
    assert steps["asked"][0]["picks"]["count"] == 2


def test_a_free_setting_is_declared_and_judged_by_the_game(hall: Served) -> None:
    ann = hall.guest("Ann")
    (game,) = [one for one in ann.get("/api/games").json() if one["id"] == "ambush"]
    assert [(one["id"], one["free"]) for one in game["settings"]] == [("road", True)]
    table = ann.table("ambush", "me", "random", settings={"road": "forest"})
    assert ann.connect(table).picture["settings"] == {"road": "forest"}
    wrong = {"game": "ambush", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": {"road": "<b>"}}
    assert ann.post("/api/tables", wrong).json()["reason"] == "road.letters"


def test_only_what_closes_a_decision_earns_time() -> None:
    match = Match(GAME, GAME.terms(2), bytes(16), Keep.JOURNAL)
    one, other = match.state.robbers[0].hand.cards[:2]
    seats = [Chair("person", "a", "Ann"), Chair("person", "b", "Bob")]
    table = LiveTable("t", Agreement(seats, match.terms, "a", clock=Clock(100, 10)), match, 0, "running")
    said = ["sign:early", "sign:late", f"play:{one}:{other}", "sign:early", f"play:{other}:{one}"]
    for seq, text in enumerate(said, 1):
        table.apply(LogEntry("t", seq, "answer", 0, text))
    assert table.left(0, 0.0) == 110
