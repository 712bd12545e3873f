"""The quick look at a game, `questhall check GAME --games 1`: a taste of everything, in seconds."""

from __future__ import annotations

import time

import pytest

from questhall.games import catalogue
from questhall.kernel import Match, Seat
from questhall.kit.conformance import QUICK, check, few_tables, tables
from tests.kit.planted.bag import Bag, Table


@pytest.mark.parametrize("name", ["bandits", "rollplayer", "prophecy", "runebound"])
def test_a_quick_look_plays_every_player_count_and_every_setting_value(name: str) -> None:
    game = catalogue()[name]
    chosen = list(few_tables(game))
    assert {terms.players for terms in chosen} == set(game.players)
    for setting in game.settings:
        assert {terms[setting.id] for terms in chosen} == set(setting.values)
    assert len(chosen) < len(list(tables(game)))


def test_a_quick_look_at_a_long_game_takes_seconds_and_tells_what_it_does() -> None:
    told: list[str] = []
    started = time.process_time()
    report = check(catalogue()["prophecy"], 1, 0, told.append, QUICK)
    assert report.faults == []
    assert report.games == 9
    assert time.process_time() - started < 10
    assert told[0] == "table 1 of 9: prophecy with 2 players: game 1 of 1"
    assert "table 2 of 9: prophecy with 2 players, short=True: game 1 of 1" in told


def test_a_quick_look_finds_a_leak() -> None:
    class Open(Bag):
        def charm(self, m: Match[Table], seat: Seat) -> None:
            super().charm(m, seat)
            m.state.row = list(m.state.players[seat].charms.cards)

    found = [str(fault) for fault in check(Open(), 1, 0, depth=QUICK).faults]
    assert any("leak: after" in fault and "the view: row" in fault for fault in found)
