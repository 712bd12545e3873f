"""A real server process: whole games, seats, undo, replays, restarts."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from questhall.kernel import commitment
from tests.table.served import Player, Served


def test_a_stranger_plays_a_whole_game_against_a_bot(server: Served) -> None:
    ann = server.guest()
    table = ann.table("lanterns", "me", "house")
    end = ann.connect(table).play_out()
    assert end["status"] == "over"
    assert end["winners"]
    assert commitment(bytes.fromhex(end["key"])) == end["commitment"]
    proof = httpx.get(f"{server.http}/api/tables/{table}/proof").json()
    assert proof["key"] == end["key"]
    assert proof["answers"] > 5


def test_the_key_of_the_dice_stays_secret_while_the_game_runs(server: Served) -> None:
    ann = server.guest()
    table = ann.table("lanterns", "me", "me")
    ann.connect(table).act()
    assert ann.picture["key"] == ""
    assert httpx.get(f"{server.http}/api/tables/{table}/proof").status_code == 403
    assert server.guest("Eve").get(f"/api/tables/{table}/replay").status_code == 403


def test_a_finished_game_is_told_to_all_and_a_running_one_to_nobody(server: Served) -> None:
    ann = server.guest()
    table = ann.table("rollplayer", "me", "house")
    player = ann.connect(table)
    pictures = {"svg": "image/svg+xml", "png": "image/png"}
    for told in ("tale", *(f"result.{kind}" for kind in pictures)):
        assert ann.get(f"/api/tables/{table}/{told}").status_code == 403
    end = player.play_out()
    told = httpx.get(f"{server.http}/api/tables/{table}/tale").json()
    assert [sum(sources.values()) for sources in told["standing"]] == end["scores"]
    assert told["course"][-1] == {"step": told["steps"], "lap": told["laps"] + 1, "sums": end["scores"]}
    assert all(turn["events"][0]["kind"] for turn in told["turns"])
    assert [len(seat) > 0 for seat in told["feats"]] == [True, True]
    for kind, media in pictures.items():
        picture = httpx.get(f"{server.http}/api/tables/{table}/result.{kind}?lang=ru", timeout=60)
        assert picture.headers["content-type"] == media
        assert "default-src 'none'" in picture.headers["content-security-policy"]


def test_two_friends_meet_by_link(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("bandits", "me", "open")
    ann.connect(table)
    assert (ann.picture["status"], ann.picture["asked"]) == ("waiting", [])
    assert bob.post(f"/api/tables/{table}/join", {"seat": 1}).status_code == 200
    bob.connect(table)
    assert [seat["name"] for seat in bob.picture["seats"]] == ["Ann", "Bob"]
    ann.act("guard")
    bob.act("strike:1")
    while ann.picture["seq"] < 2:
        ann.until("picture")
    kinds = [event["kind"] for entry in ann.picture["entries"] for event in entry["events"]]
    assert "struck" in kinds


def test_a_guest_keeps_its_seats_under_another_name(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.table("lanterns", "me", "me")
    told = ann.post("/api/guest", {"name": "Anna"}).json()
    assert (told["id"], told["name"]) == (ann.id, "Anna")
    renamed = Player(server, told["id"], told["token"]).connect(table)
    assert renamed.picture["you"] == [0, 1]
    stranger = server.guest("Anna")
    assert stranger.id != ann.id


def test_a_taken_seat_and_a_full_table_are_refused(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("bandits", "me", "open")
    for seat in (0, 7, -1):
        told = bob.post(f"/api/tables/{table}/join", {"seat": seat})
        assert (told.status_code, told.json()["reason"]) == (400, "table.seat-taken")
    assert bob.post(f"/api/tables/{table}/join", {"seat": 1}).status_code == 200
    assert server.guest().post(f"/api/tables/{table}/join", {"seat": 1}).status_code == 400


def test_a_wrong_seat_a_stale_and_an_unknown_answer_change_nothing(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("tictactoe", "me", "open")
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    ann.connect(table)
    bob.connect(table)
    asked = ann.until_asked()
    for player, act, reason in [
        (bob, {"seat": 0, "base": asked["base"], "option": "mark:a1"}, "table.not-your-seat"),
        (bob, {"seat": 1, "base": asked["base"], "option": "mark:a1"}, "match.not-asked"),
        (ann, {"seat": 0, "base": 99, "option": "mark:a1"}, "match.stale"),
        (ann, {"seat": 0, "base": asked["base"], "option": "fly"}, "match.unknown-option"),
        (ann, {"seat": 99, "base": 0, "option": "mark:a1"}, "table.not-your-seat"),
    ]:
        player.send({"type": "act", **act})
        assert player.until("refused")["refusal"]["reason"] == reason
    assert ann.get(f"/api/tables/{table}").json()["seq"] == 0


def test_a_refused_option_says_its_rule(server: Served) -> None:
    ann = server.guest()
    ann.connect(ann.table("bandits", "me", "me"))
    ann.send({"type": "act", "seat": 0, "base": 0, "option": "rest"})
    refusal = ann.until("refused")["refusal"]
    assert (refusal["reason"], refusal["rule"], refusal["numbers"]) == ("rest.healthy", "BP-REST-01", {"hearts": 3})
    ann.send({"type": "explain", "seat": 0})
    assert ann.until("reasons")["refused"]["rest"]["reason"] == "rest.healthy"


def test_free_undo_and_undo_by_consent(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("tictactoe", "me", "open")
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    ann.connect(table).act("mark:b2")
    ann.send({"type": "undo", "seat": 0})
    assert ann.until("picture")["view"]["cells"] == [-1] * 9
    ann.act("mark:a1")
    bob.connect(table).act("mark:b2")
    ann.until("picture")
    ann.send({"type": "undo", "seat": 0})
    wish = bob.until("wish-asked")
    assert wish["waiting"] == [1]
    bob.send({"type": "consent", "wish": wish["wish"], "agree": False})
    assert ann.until("wish-ended")["done"] is False
    ann.send({"type": "undo", "seat": 0})
    bob.send({"type": "consent", "wish": bob.until("wish-asked")["wish"], "agree": True})
    assert ann.until("wish-ended")["done"] is True
    assert ann.picture["view"]["cells"] == [-1] * 9
    assert ann.picture["assisted"]


def test_a_rated_table_takes_nothing_back(server: Served) -> None:
    ann = server.guest()
    ann.connect(ann.table("tictactoe", "me", "random", undo="rated")).act("mark:b2")
    while not ann.mine():
        ann.until("picture")
    ann.send({"type": "undo", "seat": 0})
    assert ann.until("refused")["refusal"]["reason"] == "undo.rated"


def test_alone_one_undoes_a_bots_answer_too_and_the_game_is_marked(server: Served) -> None:
    ann = server.guest()
    ann.connect(ann.table("tictactoe", "me", "random")).act("mark:b2")
    while not ann.mine():
        ann.until("picture")
    ann.send({"type": "undo", "seat": 0})
    while ann.picture["view"]["cells"] != [-1] * 9:
        ann.until("picture")
    assert ann.picture["assisted"]


def test_a_returning_client_is_told_what_it_missed(server: Served) -> None:
    ann = server.guest()
    table = ann.table("lanterns", "me", "me")
    ann.connect(table)
    for _ in range(3):
        ann.act()
    seen = ann.picture["seq"]
    ann.close()
    other = Player(server, ann.id, ann.token).connect(table)
    for _ in range(2):
        other.act()
    ann.connect(table, since=seen)
    assert [entry["seq"] for entry in ann.picture["entries"]] == [4, 5]


def test_hot_seat_shows_one_hand_at_a_time(server: Served) -> None:
    ann = server.guest()
    ann.connect(ann.table("lanterns", "me", "me"))
    assert ann.picture["you"] == [0, 1]
    (first,) = ann.picture["looking"]
    assert first == ann.picture["asked"][0]["seat"]
    assert set(ann.picture["view"]["thieves"][1 - first]["hand"]["cards"]) == {"?"}
    ann.send({"type": "look", "seat": 1 - first})
    picture = ann.until("picture")
    assert picture["looking"] == [1 - first]
    assert set(picture["view"]["thieves"][first]["hand"]["cards"]) == {"?"}


def test_chat_and_presence_reach_the_table(server: Served) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve <script>")
    table = ann.table("lanterns", "me", "me")
    ann.connect(table)
    eve.connect(table)
    while (presence := ann.until("presence"))["watching"] != 1:
        pass
    assert presence["seats"][0]["here"]
    ann.post(f"/api/tables/{table}/people", {"do": "chat-all"})
    eve.send({"type": "say", "text": "hello\u202e <b>you</b>\n\n"})
    while not any(entry["kind"] == "say" for entry in ann.until("picture")["entries"]):
        pass
    said = ann.picture["entries"][-1]
    assert (said["name"], said["text"]) == ("Eve <script>", "hello <b>you</b>")
    eve.close()
    while ann.until("presence")["watching"] != 0:
        pass


def test_chat_never_pushes_out_what_happened(sqlite_url: str) -> None:
    with Served(sqlite_url, limits={"burst": 1_000}) as server:
        ann = server.guest()
        table = ann.table("lanterns", "me", "me")
        ann.connect(table).act()
        for number in range(150):
            ann.send({"type": "say", "text": f"word {number}"})
        while ann.picture["seq"] < 151:
            ann.until("picture")
        fresh = Player(server, ann.id, ann.token).connect(table)
        told = [entry["kind"] for entry in fresh.picture["entries"]]
        assert told[:2] == ["start", "answer"]
        assert told.count("say") < 150


def test_a_spectator_without_a_name_watches_and_can_do_nothing(server: Served) -> None:
    ann = server.guest()
    table = ann.table("lanterns", "me", "me")
    watcher = Player(server, "", "").connect(table)
    assert (watcher.picture["you"], watcher.mine()) == ([], None)
    assert {card for thief in watcher.picture["view"]["thieves"] for card in thief["hand"]["cards"]} == {"?"}
    for message in ({"type": "act", "seat": 0, "base": 0, "option": "draw"}, {"type": "undo", "seat": 0}):
        watcher.send(message)
        assert watcher.until("refused")["refusal"]["reason"] == "table.not-your-seat"
    watcher.send({"type": "say", "text": "boo"})
    assert watcher.until("refused")["refusal"]["reason"] == "table.nothing-said"


def test_a_finished_game_is_replayed_step_by_step_and_branched(server: Served) -> None:
    ann = server.guest()
    table = ann.table("lanterns", "me", "house")
    end = ann.connect(table).play_out()
    steps = ann.get(f"/api/tables/{table}/replay?step=0").json()["steps"]
    last = ann.get(f"/api/tables/{table}/replay?step={steps}").json()
    assert last["view"]["thieves"][0]["lanterns"] == end["view"]["thieves"][0]["lanterns"]
    seated = ann.get(f"/api/tables/{table}/replay?step=2&seat=1").json()
    assert set(seated["view"]["thieves"][0]["hand"]["cards"]) == {"?"}
    everything = ann.get(f"/api/tables/{table}/replay?step=2").json()
    assert "?" not in everything["view"]["thieves"][0]["hand"]["cards"]
    assert ann.get(f"/api/tables/{table}/replay?step={steps + 1}").json()["reason"] == "table.no-such-step"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = ann.post(f"/api/tables/{table}/branch", {"step": 2, "seats": seats})
    assert made.status_code == 201, made.text
    ann.close()
    branched = ann.connect(made.json()["id"])
    assert branched.picture["assisted"]
    assert branched.play_out()["status"] == "over"


def test_a_rematch_is_one_table_for_both(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("tictactoe", "me", "open")
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    ann.connect(table)
    bob.connect(table)
    for player, cell in [(ann, "a1"), (bob, "b1"), (ann, "a2"), (bob, "b2"), (ann, "a3")]:
        player.act(f"mark:{cell}")
        for other in (ann, bob):
            while other.picture["seq"] < player.picture["seq"]:
                other.until("picture")
    again = [player.post(f"/api/tables/{table}/rematch").json()["id"] for player in (ann, bob)]
    assert again[0] == again[1] != table
    ann.close()
    assert ann.connect(again[0]).picture["status"] == "running"


def test_leaving_before_the_first_answer_opens_the_seat_and_later_a_bot_takes_it(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("tictactoe", "me", "open")
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    bob.post(f"/api/tables/{table}/leave", {"seat": 1})
    assert ann.get(f"/api/tables/{table}").json()["status"] == "waiting"
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    ann.connect(table).act("mark:b2")
    assert bob.post(f"/api/tables/{table}/leave", {"seat": 1}).status_code == 200
    assert ann.until_asked()["seat"] == 0


def test_standing_answers_are_given_while_they_are_offered(server: Served) -> None:
    ann = server.guest()
    ann.connect(ann.table("bandits", "me", "me"))
    ann.send({"type": "standing", "seat": 1, "kind": "plan", "option": "guard"})
    while ann.picture["seq"] < 1:
        ann.until("picture")
    for _ in range(2):
        before = ann.picture["seq"]
        ann.send({"type": "look", "seat": 0})
        asked = next(asked for asked in ann.until("picture")["asked"] if asked["seat"] == 0)
        ann.send({"type": "act", "seat": 0, "base": asked["base"], "option": "guard"})
        while ann.picture["seq"] < before + 2:
            ann.until("picture")
    ann.send({"type": "standing", "seat": 1, "kind": "plan"})


def test_lists_of_tables_games_and_rules(server: Served) -> None:
    ann = server.guest()
    public = ann.table("lanterns", "me", "open", public=True)
    private = ann.table("lanterns", "me", "open")
    listed = {table["id"] for table in httpx.get(f"{server.http}/api/tables").json()}
    assert public in listed
    assert private not in listed
    assert {public, private} <= {table["id"] for table in ann.get("/api/tables?mine=1").json()}
    games = {game["id"]: game for game in httpx.get(f"{server.http}/api/games").json()}
    assert games["lanterns"]["players"] == [2, 3, 4]
    assert games["lanterns"]["settings"][0]["values"] == [True, False]
    rules = httpx.get(f"{server.http}/api/rules/rollplayer?find=charisma").json()
    assert any(rule["id"] == "RP-TERM-10" for rule in rules)
    spoken = {"accept-language": "fr-FR, en;q=0.5, ru-RU;q=0.9"}
    told = httpx.get(f"{server.http}/api/rules/rollplayer?find=харизма", headers=spoken).json()
    assert any("жетон харизмы" in rule["text"].casefold() for rule in told)
    assert "questhall_tables" in httpx.get(f"{server.http}/metrics").text


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_restarted_server_goes_on_where_it_was(how: str, tmp_path: Path) -> None:
    server = Served(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    server.start()
    ann = server.guest()
    table = ann.table("lanterns", "me", "me")
    ann.connect(table)
    for _ in range(5):
        ann.act()
    before = ann.picture
    getattr(server, how)()
    server.start()
    try:
        ann.connect(table, since=before["seq"])
        assert (ann.picture["seq"], ann.picture["view"]) == (before["seq"], before["view"])
        assert ann.play_out()["status"] == "over"
        assert ann.get(f"/api/tables/{table}/proof").status_code == 200
    finally:
        server.stop()


def test_a_stopping_server_tells_its_clients_to_come_back(sqlite_url: str) -> None:
    server = Served(sqlite_url)
    server.start()
    ann = server.guest()
    ann.connect(ann.table("lanterns", "me", "me"))
    server.stop()
    bye = ann.until("bye")
    assert (bye["reason"], bye["again"]) == ("restart", True)
