"""Pictures that say only what changed: a socket that hears changes knows what one that hears whole pictures knows."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.table.served import Player, Served


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    apart = {"number": 0, "entries": 0}
    return {**one, **apart} == {**other, **apart}


@pytest.mark.parametrize("game", ["lanterns", "rollplayer", "prophecy", "runebound"])
def test_changes_tell_the_same_as_whole_pictures(server: Served, game: str) -> None:
    ann = server.guest()
    table = ann.table(game, "me", "me")
    plain = Player(server, ann.id, ann.token).connect(table, changes=False)
    ann.connect(table)
    rng = random.Random(3)
    for _ in range(60):
        if not ann.until_asked():
            break
        ann.act(rng=rng)
        while plain.picture["seq"] < ann.picture["seq"]:
            plain.until("picture")
        assert same(ann.picture, plain.picture)
        assert ann.picture["entries"] == plain.picture["entries"]
    sent = [sum(map(len, one.bytes)) for one in (ann, plain)]
    assert sent[0] * 2 < sent[1]


def test_only_the_first_picture_is_whole(server: Served) -> None:
    ann = server.guest()
    ann.connect(ann.table("tictactoe", "me", "me")).act("mark:b2")
    kinds = [json.loads(text)["type"] for text in ann.bytes]
    assert kinds.count("picture") == 1
    change = json.loads(ann.bytes[kinds.index("changed")])
    assert change["patch"]["view"]["cells"] == {"4": [0]}


def test_who_lost_the_thread_gets_the_whole_picture_and_every_entry(server: Served) -> None:
    ann = server.guest()
    ann.connect(ann.table("tictactoe", "me", "me")).act("mark:b2")
    ann.act("mark:a1")
    known = ann.picture
    ann.send({"type": "redraw", "since": 1})
    again = ann.until("picture")
    assert json.loads(ann.bytes[-1])["type"] == "picture"
    assert same(again, known)
    assert [entry["seq"] for entry in again["entries"]] == [2]
    ann.act("mark:c3")
    assert json.loads(ann.bytes[-1])["type"] == "changed"


def test_another_seat_of_ones_own_is_a_change_too(server: Served) -> None:
    ann = server.guest()
    ann.connect(ann.table("lanterns", "me", "me"))
    plain = Player(server, ann.id, ann.token).connect(ann.picture["table"], changes=False)
    for seat in (1, 0):
        for player in (ann, plain):
            player.send({"type": "look", "seat": seat})
            while player.picture["looking"] != [seat]:
                player.until("picture")
        assert same(ann.picture, plain.picture)
