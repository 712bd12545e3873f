"""Whole games: the conformance kit on some tables, golden playthroughs, no leaks."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from questhall.games.prophecy.game import GAME
from questhall.games.prophecy.state import World
from questhall.kernel import Match, Refused, Terms
from questhall.kit.conformance import Playing, Report
from questhall.kit.texts import missing_texts
from tests.games.prophecy import golden
from tests.games.prophecy.positions import fall, play, sheet, table

HERE = Path(__file__).parent / "golden"
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((2, {}), (3, {"trade": True}), (4, {"teams": True})),
    *((5, {"edition": "first"}), (3, {"apocalypse": True}), (2, {"short": True})),
]
WATCHED = [(2, 17, {}), (5, 26, {"edition": "first"})]
SOAKED, PARTS = 5_000, 20
LONGEST = 20_000  # decisions; the longest random game of the soak has 5,509


def legal_tables() -> list[Terms]:
    """Every combination of players and settings that goes together."""
    found = []
    for players in GAME.players:
        for values in itertools.product(*[setting.values for setting in GAME.settings]):
            try:
                found.append(GAME.terms(players, **dict(zip(SETTINGS, values, strict=True))))
            except Refused:
                continue
    return found


SETTINGS = [setting.id for setting in GAME.settings]
LEGAL = legal_tables()


def test_there_are_60_legal_tables() -> None:
    """Two decks, trade or not, three ends; for four players also teams."""
    assert len(LEGAL) == 4 * 2 * 2 * 3 + 2 * 2 * 3


def faults(terms: Terms, seed: int) -> list[str]:
    """What the conformance kit finds in one random game."""
    report, used = Report(), dict[str, set[str]]()
    Playing(GAME, terms, seed, report, used).play()
    return [*map(str, report.faults), *missing_texts(GAME.texts, used, GAME.face.numbers())]


def drifted(terms: Terms, seed: int) -> Match[World]:
    """A random game to its end, with all components there after every thirtieth decision and at last."""
    match: Match[World] = Match(GAME, terms, b"soak" + seed.to_bytes(8, "big"))
    dice, whole = random.Random(seed), GAME.components(GAME.new(terms))
    while match.asked and match.count < LONGEST:
        choice = dice.choice(match.asked)
        match.answer(choice.seat, dice.choice(list(choice.options)))
        if match.count % 30 == 0:
            assert GAME.components(match.state) == whole
    assert GAME.components(match.state) == whole
    return match


def believable(match: Match[World]) -> bool:
    """Over, with a winner unless the Apocalypse took everybody, and with results for every seat."""
    result = GAME.result(match.state)
    crowned = (
        bool(result.winners) or bool(match.terms["apocalypse"]) or not any(h.character for h in match.state.heroes)
    )
    return match.over and crowned and len(result.scores) == match.terms.players


@pytest.mark.parametrize(("players", "seed", "settings"), WATCHED)
def test_a_random_game_keeps_every_promise_of_the_kernel(players: int, seed: int, settings: dict[str, Any]) -> None:
    assert faults(GAME.terms(players, **settings), seed) == []


@pytest.mark.parametrize("part", range(6))
def test_a_random_game_of_every_legal_table_ends_with_all_components(part: int) -> None:
    for seed, terms in list(enumerate(LEGAL))[part::6]:
        assert believable(drifted(terms, seed)), terms


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_five_thousand_random_games_over_all_tables(part: int) -> None:
    for seed in range(part, SOAKED, PARTS):
        terms = LEGAL[seed % len(LEGAL)]
        assert believable(drifted(terms, 1_000 + seed)), (seed, terms)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_of_every_table_keep_every_promise_of_the_kernel(part: int) -> None:
    """The whole kit, three games for each legal table."""
    for seed in range(part, 3 * len(LEGAL), PARTS):
        assert faults(LEGAL[seed % len(LEGAL)], 50 + seed) == []


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_golden_game_is_told_as_before(players: int) -> None:
    """Reviewed text; `python -m tests.games.prophecy.golden --write` writes it anew after a change of the rules."""
    assert golden.told(players) == (HERE / f"{players}-players.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("players", "settings"), [*TABLES, (5, {"apocalypse": True})])
def test_careful_games_come_to_an_end_with_all_components(players: int, settings: dict[str, Any]) -> None:
    for seed in range(2):
        match = golden.careful(players, seed, **settings)
        assert match.over
        assert GAME.components(match.state) == GAME.components(GAME.new(match.terms))


# -- what reports ask for ----------------------------------------------------------------------------------------------


def test_the_account_of_a_seat_names_what_it_has() -> None:
    m = table("1 monk at city, items sword royal-cape, damaged axe, skills prayer\n2 druid at village")
    assert GAME.account(m.state, 0) == {
        "character": ["monk"],
        "item": ["sword", "axe"],
        "skill": ["prayer"],
        "artifact": ["royal-cape"],
    }


def test_the_account_of_the_dead_names_the_last_character_and_what_it_had() -> None:
    m = table("1 monk at forest-3, strength 0, items sword, skills prayer\n2 druid\nland: bear at forest-3")
    play(fall(m, "1-6"), "stay", "roll")
    assert sheet(m).character == ""
    assert GAME.account(m.state, 0) == {"character": ["monk"], "item": ["sword"], "skill": ["prayer"], "artifact": []}
    assert GAME.account(m.state, 1)["character"] == ["druid"]


def test_the_account_of_who_left_before_the_final_battle_is_kept() -> None:
    m = table("""
        1 ranger at forest-3, items astral-sword
        2 illusionist at city, items royal-cape crown-of-the-ancient-kings banner-of-hope
        3 druid at monastery, items sword, skills prayer
        dropped: mirrored-shield at forest-3
        """)
    play(m, "stay", "take-artifact:mirrored-shield", then="field")
    assert GAME.account(m.state, 2)["character"] == ["druid"]
    assert GAME.account(m.state, 2)["item"] == ["sword"]


# -- what is counted ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"gold": -1}, "gold of player 1"),
        ({"xp": -1}, "xp of player 1"),
        ({"health": 6, "wounds": 3}, "red markers of player 1"),
        ({"mana": 6, "spent": 5}, "blue markers of player 1"),
    ],
)
def test_what_is_counted_has_limits(change: dict[str, int], name: str) -> None:
    m = table("1 monk at city\n2 druid at village")
    assert not out_of_bounds(m.state)
    for field, value in change.items():
        setattr(sheet(m), field, value)
    assert out_of_bounds(m.state) == [name]


def out_of_bounds(state: World) -> list[str]:
    counts = GAME.counts(state)
    return [c.name for c in counts if c.value < c.least or (c.most is not None and c.value > c.most)]
