"""Packs at the server's tables: what a host brings is looked over, told, kept, and goes wherever the table goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from questhall.bots import make_bot
from questhall.games import find_game, packs
from questhall.table.agreement import Agreement, Chair
from questhall.table.live import LiveTable
from tests.table.served import Served

GAMES = ("gloomhaven", "prophecy", "rollplayer", "runebound")


def house_text(game: str) -> str:
    return packs.ours(game)[0].read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = {"burst": 100_000, "messages_per_second": 100_000.0}
    with Served(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('packs') / 'questhall.db'}", limits=limits) as served:
        yield served


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_and_part_of_a_table_with_packs_can_be_sent(game: str) -> None:
    found = find_game(game)
    terms = found.terms(3, packs.at_table([packs.ours(game)[0]], found))
    bot = make_bot("house", found, seed=1)
    table = LiveTable.new("x", game, Agreement([Chair("person", "a", "A"), *[Chair("bot")] * 2], terms, "a"), bytes(16))
    told = set[str]()
    for _ in range(60):
        if not table.match.asked:
            break
        picture = table.picture("a", [0], {"a"}, 0.0)
        assert [pack.things for pack in picture.packs] == [sum(pack.things for pack in picture.packs)]
        told |= set(picture.parts)
        assert msgspec.json.encode(picture)
        assert msgspec.json.encode(table.printed([0], picture.parts))
        seat = table.match.asked[0].seat
        table.match.answer(seat, bot.answer(table.match.seen(seat)))
    assert game != "gloomhaven" or any(part.startswith("type:cellar-rat~") for part in told)


@pytest.mark.parametrize("game", GAMES)
def test_the_editor_is_told_what_a_pack_holds(server: Served, game: str) -> None:
    shop = httpx.get(f"{server.http}/api/games/{game}/homebrew", timeout=60).json()
    assert len(shop["kinds"]) >= 4
    assert all(kind["example"] and kind["name"]["ru"] != f"content-{kind['id']}" for kind in shop["kinds"])
    assert shop["packs"] == [house_text(game)]
    looked = httpx.post(f"{server.http}/api/homebrew", json={"text": shop["example"]}, timeout=60).json()
    assert looked["faults"] == []
    assert looked["game"] == game
    cards = [card for shelf in looked["shelves"] for card in shelf["cards"]]
    assert len(cards) >= len(shop["kinds"])
    assert all(card["names"]["en"] and card["names"]["ru"] for card in cards)


def test_the_editor_is_told_line_and_word(server: Served) -> None:
    text = house_text("rollplayer").replace("readies 2 skills", "readies 2 pots")
    looked = httpx.post(f"{server.http}/api/homebrew", json={"text": text}).json()
    (fault,) = looked["faults"]
    assert fault["word"] == "pots"
    assert "readies 2 pots" in text.split("\n")[fault["line"] - 1]
    assert looked["pack"] is None


@pytest.mark.parametrize(
    "text", ["", "x", "[" * 60_000, "a: &a [*a]", "\ud800", "game: rollplayer\n\x00", "- " * 20_000, "?" * 64_000]
)
def test_hostile_texts_are_answered_with_faults(server: Served, text: str) -> None:
    body = msgspec.json.encode({"text": "@"}).replace(b"@", msgspec.json.encode(text.replace("\ud800", ""))[1:-1])
    answer = httpx.post(f"{server.http}/api/homebrew", content=body, timeout=60)
    assert answer.status_code == 200, answer.text
    assert len(answer.json()["faults"]) == 1


def test_ten_megabytes_are_not_even_read(server: Served) -> None:
    answer = httpx.post(f"{server.http}/api/homebrew", json={"text": "x" * 10_000_000}, timeout=60)
    assert (answer.status_code, answer.json()["reason"]) == (413, "http.too-large")
    player = server.guest()
    answer = player.post("/api/tables", wish("rollplayer", "x" * 10_000_000))
    assert (answer.status_code, answer.json()["reason"]) == (413, "http.too-large")


def wish(game: str, *texts: str) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "house"}]
    return {"game": game, "seats": seats, "packs": list(texts)}


@pytest.mark.parametrize(
    ("game", "text", "reason"),
    [
        ("rollplayer", "game: rollplayer", "homebrew.bad"),
        ("prophecy", house_text("rollplayer"), "homebrew.other-game"),
        ("tictactoe", house_text("rollplayer"), "homebrew.other-game"),
    ],
)
def test_a_table_with_a_bad_pack_is_not_made(server: Served, game: str, text: str, reason: str) -> None:
    answer = server.guest().post("/api/tables", wish(game, text))
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_tells_with_what_it_plays_and_keeps_it(server: Served, game: str) -> None:
    player = server.guest()
    made = player.post("/api/tables", wish(game, house_text(game)))
    assert made.status_code == 201, made.text
    table, name = made.json()["id"], made.json()["packs"][0]["en"]
    assert f"{{en: {name}" in house_text(game)
    brought = httpx.get(f"{server.http}/api/tables/{table}/homebrew").json()
    assert [pack["name"]["en"] for pack in brought["packs"]] == [name]
    looked = httpx.post(f"{server.http}/api/homebrew", json={"text": brought["texts"][0]}, timeout=60).json()
    assert (looked["faults"], looked["brought"]["names"]) == ([], brought["names"])
    player.connect(table)
    assert [pack["name"]["en"] for pack in player.picture["packs"]] == [name]
    player.close()


def test_a_game_with_packs_is_played_to_its_end_replayed_proved_and_exported(server: Served) -> None:
    player = server.guest()
    table = player.post("/api/tables", wish("rollplayer", house_text("rollplayer"))).json()["id"]
    player.connect(table)
    last = player.play_out()
    assert last["status"] == "over"
    player.close()
    assert player.get(f"/api/tables/{table}/proof").status_code == 200
    assert player.get(f"/api/tables/{table}/replay?step=20").status_code == 200
    assert player.get(f"/api/tables/{table}/tale").status_code == 200
    branch = player.post(f"/api/tables/{table}/branch", {"step": 20, "seats": wish("rollplayer")["seats"]})
    assert branch.json()["packs"] == [{"en": "Kitchen Wars", "ru": "Кухонные войны"}]
    again = player.post(f"/api/tables/{table}/rematch")
    assert again.json()["packs"] == [{"en": "Kitchen Wars", "ru": "Кухонные войны"}]
    file = player.get(f"/api/tables/{table}/export").content
    assert player.send_file("/api/lines", file).json()["packs"] == branch.json()["packs"]
