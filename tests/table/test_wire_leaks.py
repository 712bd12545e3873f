"""Every byte sent to a seat or spectator in whole random games is something it may know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.table.served import Player, Served

CARDS = {"theft", "guard", "feint", "torch"}


def hidden_cards(picture: dict[str, Any], looking: list[int]) -> list[str]:
    """Cards in the view that this viewer must not see."""
    view = picture["view"]
    found = [card for card in view["deck"]["cards"] if card != "?"]
    for seat, thief in enumerate(view["thieves"]):
        if seat not in looking:
            found += [card for card in thief["hand"]["cards"] if card != "?"]
    return found


@pytest.mark.parametrize("seed", range(3))
def test_lanterns_tells_nobody_what_it_may_not_know(server: Served, seed: int) -> None:
    names = ["Ann", "Bob", "Cid"]
    players = [server.guest(name) for name in names]
    table = players[0].table("lanterns", "me", "open", "open")
    for seat in (1, 2):
        players[seat].post(f"/api/tables/{table}/join", {"seat": seat})
    watcher = Player(server, "", "")
    everyone = [*players, watcher]
    for player in everyone:
        player.connect(table)
    rng = random.Random(seed)
    while players[0].picture["status"] != "over":
        asking = next(choice["seat"] for choice in players[0].picture["asked"])
        players[asking].act(rng=rng)
        for player in everyone:
            while player.picture["seq"] < players[asking].picture["seq"]:
                player.until("picture")
    for seat, player in enumerate(everyone):
        looking = [seat] if seat < 3 else []
        for text, message in zip(player.bytes, player.heard, strict=True):
            check(message, looking, text, players)


def check(message: dict[str, Any], looking: list[int], text: str, players: list[Player]) -> None:
    for other in players:
        if not looking or other is not players[looking[0]]:
            assert other.token not in text
            assert other.id not in text
    if message["type"] != "picture":
        return
    assert hidden_cards(message, looking) == []
    assert message["looking"] == looking
    if message["status"] != "over":
        assert message["key"] == ""
    for asked in message["asked"]:
        assert asked["seat"] in looking or (asked["options"], asked["picks"], asked["says"]) == ([], None, [])
    for entry in message["entries"]:
        for event in entry["events"]:
            assert "secret" not in event
            if event["kind"] == "drew" and event["data"]["seat"] not in looking:
                assert "card" not in event["data"]
    assert not set(message["view"]["counters"])


def test_secret_plans_are_not_sent_before_they_are_shown(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("bandits", "me", "open")
    bob.post(f"/api/tables/{table}/join", {"seat": 1})
    ann.connect(table)
    bob.connect(table)
    ann.act("guard")
    while bob.picture["seq"] < 1:
        bob.until("picture")
    said = bob.bytes[-1]
    assert '"guard"' not in json.dumps(json.loads(said)["entries"])
    assert bob.picture["view"]["bandits"][0]["plan"] is None
