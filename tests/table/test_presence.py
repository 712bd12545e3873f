"""Leaving for a minute never costs a game: seats of absent people, clocks, pauses; all of it survives a restart."""

from __future__ import annotations

import contextlib
import time
from typing import Any

import pytest

from tests.table.served import Player, Served

DAYS = "import questhall.table.course as course; course.DAY = 1.0"  # a game by days in seconds
SOON = 0.3


def two(server: Served, game: str = "tictactoe", **options: Any) -> tuple[Player, Player, str]:
    """Ann and Bob at a table; neither is there yet."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(game, "me", "open", **options)
    assert bob.post(f"/api/tables/{table}/join", {"seat": 1}).status_code == 200
    return ann, bob, table


def log_of(player: Player) -> list[tuple[str, int]]:
    """Everything but answers that the player was told."""
    told = {line["seq"]: line for one in player.heard if one["type"] == "picture" for line in one["entries"]}
    return [(line["kind"], line["seat"]) for _, line in sorted(told.items()) if line["kind"] not in ("answer", "start")]


def until_question(player: Player) -> dict[str, Any]:
    while not (asked := player.until("away"))["questions"]:
        pass
    question: dict[str, Any] = asked["questions"][0]
    return question


def latest_question(player: Player) -> dict[str, Any]:
    """What is asked when nothing new has been said for a moment."""
    with contextlib.suppress(TimeoutError):
        while True:
            player.hear(0.6)
    told = [one["questions"] for one in player.heard if one["type"] == "away"]
    return dict(told[-1][0]) if told and told[-1] else {}


def until_seat(player: Player, seat: int, **wanted: Any) -> dict[str, Any]:
    """Until a picture shows a seat like that."""
    while not wanted.items() <= player.picture["seats"][seat].items():
        player.until("picture")
    found: dict[str, Any] = player.picture["seats"][seat]
    return found


def until_seq(player: Player, seq: int) -> None:
    while player.picture["seq"] < seq:
        player.until("picture")


# -- alone with bots --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [None, {"seconds": 1}])
def test_alone_with_bots_an_absent_persons_seat_waits_for_ever_and_without_a_clock(sqlite_url: str, clock: Any) -> None:
    with Served(sqlite_url, mind_after=SOON) as server:
        ann = server.guest()
        table = ann.table("tictactoe", "me", "random", clock=clock)
        ann.connect(table)
        before = ann.picture["view"]
        ann.close()
        time.sleep(2.5)
        ann.connect(table)
        assert ann.picture["view"] == before
        assert ann.picture["asked"][0]["seat"] == 0
        assert not ann.picture["seats"][0]["minded"]
        if clock is not None:
            assert ann.picture["seats"][0]["clock"] > 0.3
        ann.act("mark:b2")


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_alone_with_bots_a_restart_costs_no_time(sqlite_url: str, how: str) -> None:
    server = Served(sqlite_url, mind_after=SOON)
    server.start()
    try:
        ann = server.guest()
        table = ann.table("tictactoe", "me", "random", clock={"seconds": 3})
        ann.connect(table)
        until_seat(ann, 0, ticking=True)
        getattr(server, how)()
        time.sleep(3.5)
        server.start()
        ann.connect(table)
        left = until_seat(ann, 0, ticking=True)["clock"]
        assert 1 < left <= 3
        ann.act("mark:b2")
    finally:
        server.stop()


# -- live games with others -------------------------------------------------------------------------------------------


def test_the_others_let_a_bot_play_on_and_who_returns_is_told_and_takes_it_back(sqlite_url: str) -> None:
    with Served(sqlite_url, mind_after=SOON) as server:
        ann, bob, table = two(server)
        bob.connect(table)
        ann.connect(table).act("mark:b2")
        until_seq(bob, 1)
        bob.close()
        question = until_question(ann)
        assert (question["seat"], question["why"], question["choices"]) == (1, "away", ["wait", "bot", "pause"])
        time.sleep(4 * SOON)
        assert ann.get(f"/api/tables/{table}").json()["seq"] == 1  # nobody plays without being asked to
        ann.send({"type": "about-away", "seat": 1, "choice": "bot"})
        assert ann.until_asked()["seat"] == 0
        assert ann.picture["seats"][1]["minded"]
        bob.connect(table)
        assert len(bob.picture["played"]) == 1
        until_seat(bob, 1, minded=False)
        bob.send({"type": "take-back-played", "seat": 1})
        wish = ann.until("wish-asked")
        assert (wish["about"], wish["seat"], wish["waiting"]) == ("played", 1, [0])
        ann.send({"type": "consent", "wish": wish["wish"], "agree": True})
        assert bob.until("wish-ended")["done"]
        assert bob.until_asked()["seat"] == 1
        assert bob.picture["view"]["cells"].count(-1) == 8
        assert bob.picture["played"] == []
        bob.act("mark:a1")
        assert ("mind", 1) in log_of(ann)
        assert ("back", 1) in log_of(ann)


def test_what_was_played_for_one_is_told_until_one_answers(sqlite_url: str) -> None:
    with Served(sqlite_url, mind_after=SOON) as server:
        ann, bob, table = two(server)
        ann.connect(table).act("mark:b2")
        until_question(ann)
        ann.send({"type": "about-away", "seat": 1, "choice": "bot"})
        ann.act()
        ann.until_asked()
        bob.connect(table)
        assert len(bob.picture["played"]) == 2
        bob.close()
        bob.connect(table)
        assert len(bob.picture["played"]) == 2
        ann.act()
        bob.act()
        assert bob.picture["played"] == []
        bob.send({"type": "take-back-played", "seat": 1})
        assert bob.until("refused")["refusal"]["reason"] == "undo.nothing"


def test_waiting_asks_again_after_a_while(sqlite_url: str) -> None:
    with Served(sqlite_url, mind_after=SOON) as server:
        ann, _, table = two(server)
        ann.connect(table).act("mark:b2")
        until_question(ann)
        ann.send({"type": "about-away", "seat": 1, "choice": "wait"})
        assert ann.until("away")["questions"] == []
        assert until_question(ann)["seat"] == 1
        assert ann.picture["view"]["cells"].count(-1) == 8


def test_a_pause_stops_everything_until_somebody_goes_on(sqlite_url: str) -> None:
    with Served(sqlite_url, mind_after=SOON) as server:
        ann, bob, table = two(server)
        ann.connect(table).act("mark:b2")
        until_question(ann)
        ann.send({"type": "about-away", "seat": 1, "choice": "pause"})
        while not ann.picture["paused"]:
            ann.until("picture")
        bob.connect(table)
        asked = bob.until_asked()
        act = {"type": "act", "seat": 1, "base": asked["base"], "option": "mark:a1"}
        bob.send(act)
        assert bob.until("refused")["refusal"]["reason"] == "table.paused"
        bob.send({"type": "resume", "seat": 1})
        while bob.picture["paused"]:
            bob.until("picture")
        bob.act("mark:a1")


def test_three_at_a_table_decide_together_about_the_fourth(sqlite_url: str) -> None:
    with Served(sqlite_url, mind_after=SOON) as server:
        people = [server.guest(name) for name in ("Ann", "Bob", "Cid")]
        table = people[0].table("lanterns", "me", "open", "open")
        for seat in (1, 2):
            people[seat].post(f"/api/tables/{table}/join", {"seat": seat})
        ann, bob = people[0].connect(table), people[1].connect(table)
        while (asked := ann.picture["asked"][0]["seat"]) != 2:
            (ann, bob)[asked].act()
            until_seq(ann, bob.picture["seq"])
            until_seq(bob, ann.picture["seq"])
        before = ann.picture["seq"]
        assert until_question(ann)["seat"] == 2
        ann.send({"type": "about-away", "seat": 2, "choice": "bot"})
        assert until_question(bob)["chosen"] in ({}, {"bot": [0]})
        time.sleep(4 * SOON)
        assert ann.get(f"/api/tables/{table}").json()["seq"] == before
        bob.send({"type": "about-away", "seat": 2, "choice": "bot"})
        until_seat(ann, 2, minded=True)
        until_seq(ann, before + 2)
        stranger = server.guest("Eve").connect(table)
        stranger.send({"type": "about-away", "seat": 0, "choice": "bot"})
        assert stranger.until("refused")["refusal"]["reason"] == "table.no-such-question"


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_restart_remembers_who_is_minded_paused_and_played_for(sqlite_url: str, how: str) -> None:
    server = Served(sqlite_url, mind_after=SOON, snapshot_every=2)
    server.start()
    try:
        ann, bob, table = two(server)
        ann.connect(table).act("mark:b2")
        until_question(ann)
        ann.send({"type": "about-away", "seat": 1, "choice": "bot"})
        ann.act()
        ann.until_asked()
        ann.send({"type": "pause", "seat": 0})
        while not ann.picture["paused"]:
            ann.until("picture")
        getattr(server, how)()
        server.start()
        ann.connect(table)
        assert ann.picture["paused"]
        assert ann.picture["seats"][1]["minded"]
        ann.send({"type": "resume", "seat": 0})
        while ann.picture["paused"]:
            ann.until("picture")
        bob.connect(table)
        assert len(bob.picture["played"]) == 2
        until_seat(bob, 1, minded=False)
    finally:
        server.stop()


# -- clocks -----------------------------------------------------------------------------------------------------------


def test_clocks_start_when_all_sit_and_the_first_player_is_present(sqlite_url: str) -> None:
    with Served(sqlite_url) as server:
        ann, bob, table = two(server, clock={"seconds": 5})
        bob.connect(table)
        time.sleep(1.2)
        assert bob.get(f"/api/tables/{table}").json()["seats"][0]["clock"] == 5
        ann.connect(table)
        assert until_seat(ann, 0, ticking=True)["clock"] > 4.5
        assert ("begin", 0) in log_of(ann)
        time.sleep(1.2)
        assert ann.get(f"/api/tables/{table}").json()["seats"][0]["clock"] < 4


def test_a_clock_that_runs_out_says_so_and_a_bot_plays_on_for_who_is_here(sqlite_url: str) -> None:
    with Served(sqlite_url) as server:
        ann, bob, table = two(server, clock={"seconds": 1})
        bob.connect(table)
        ann.connect(table)
        until_seat(ann, 0, out=True)
        bob.until_asked()
        assert ("flag", 0) in log_of(ann)


def test_a_pause_needs_consent_and_stops_the_clock(sqlite_url: str) -> None:
    with Served(sqlite_url) as server:
        ann, bob, table = two(server, clock={"seconds": 5})
        bob.connect(table)
        ann.connect(table)
        until_seat(ann, 0, ticking=True)
        ann.send({"type": "pause", "seat": 0})
        wish = bob.until("wish-asked")
        assert (wish["about"], wish["waiting"]) == ("pause", [1])
        bob.send({"type": "consent", "wish": wish["wish"], "agree": True})
        until_seat(ann, 0, ticking=False)
        assert ann.picture["paused"]
        before = ann.get(f"/api/tables/{table}").json()["seats"][0]["clock"]
        time.sleep(1)
        assert ann.get(f"/api/tables/{table}").json()["seats"][0]["clock"] == before


# -- by days ----------------------------------------------------------------------------------------------------------


def out_of_days(server: Served, **options: Any) -> tuple[Player, Player, str]:
    """A game by days in which Bob, who is away, has let his clock run out."""
    ann, bob, table = two(server, clock={"seconds": 1.5}, **options)
    ann.connect(table)
    assert ann.picture["by_days"]
    ann.act()
    question = until_question(ann)
    assert (question["seat"], question["why"]) == (1, "clock")
    return ann, bob, table


def test_by_days_no_bot_plays_by_itself_when_the_clock_has_run_out(sqlite_url: str) -> None:
    with Served(sqlite_url, games=DAYS, mind_after=SOON) as server:
        ann, bob, table = out_of_days(server)
        time.sleep(2)
        assert not any(entry == ("mind", 1) for entry in log_of(ann))
        ann.send({"type": "about-away", "seat": 1, "choice": "wait"})
        assert until_seat(ann, 1, out=False)["clock"] > 1
        bob.connect(table)
        bob.act()


def test_by_days_the_others_let_a_bot_play_on(sqlite_url: str) -> None:
    with Served(sqlite_url, games=DAYS) as server:
        ann, _, _ = out_of_days(server)
        ann.send({"type": "about-away", "seat": 1, "choice": "bot"})
        assert ann.until_asked()["seat"] == 0


def test_by_days_the_others_end_the_game_and_nothing_can_be_taken_back(sqlite_url: str) -> None:
    with Served(sqlite_url, games=DAYS) as server:
        ann, _, table = out_of_days(server)
        ann.send({"type": "about-away", "seat": 1, "choice": "end"})
        while ann.picture["status"] != "over":
            ann.until("picture")
        assert ann.picture["ended"]
        assert ann.picture["winners"] == []
        ann.send({"type": "undo", "seat": 0})
        assert ann.until("refused")["refusal"]["reason"] == "table.over"
        assert ann.get(f"/api/tables/{table}").json()["status"] == "over"


def test_by_days_a_turn_is_skipped_where_the_rules_allow_it(sqlite_url: str) -> None:
    with Served(sqlite_url, games=DAYS) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.table("prophecy", "me", "open", clock={"seconds": 1.5})
        bob.post(f"/api/tables/{table}/join", {"seat": 1})
        ann.connect(table)
        for _ in range(80):
            question = latest_question(ann)
            about_bob = question.get("seat") == 1
            if about_bob and "skip" in question["choices"]:
                break
            if ann.mine():
                ann.act()
            elif about_bob:
                bob.connect(table).act()
                bob.close()
        before = ann.picture["seq"]
        ann.send({"type": "about-away", "seat": 1, "choice": "skip"})
        until_seq(ann, before + 1)
        line = next(one for one in ann.picture["entries"] if one["kind"] == "answer")
        assert (line["seat"], line["name"]) == (1, "skip")


def test_a_vacation_stops_the_clock(sqlite_url: str) -> None:
    with Served(sqlite_url, games=DAYS) as server:
        ann, bob, table = two(server, clock={"seconds": 2})
        bob.connect(table)
        ann.connect(table).act()
        bob.send({"type": "vacation", "seat": 1, "on": True})
        until_seat(bob, 1, vacation=True)
        time.sleep(2.5)
        assert bob.get(f"/api/tables/{table}").json()["seats"][1]["clock"] > 0.5
        assert not bob.get(f"/api/tables/{table}").json()["seats"][1]["out"]
        bob.send({"type": "vacation", "seat": 1, "on": False})
        until_seat(bob, 1, vacation=False)
        bob.act()


def test_live_games_know_no_vacation(server: Served) -> None:
    ann = server.guest()
    ann.connect(ann.table("tictactoe", "me", "me"))
    ann.send({"type": "vacation", "seat": 0, "on": True})
    assert ann.until("refused")["refusal"]["reason"] == "table.no-vacation"
