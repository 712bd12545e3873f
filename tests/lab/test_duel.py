"""Duels: pairs of games on the same dice with seats swapped, counted for A, until the test decides."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall import games
from questhall.bots import make_bot
from questhall.kernel import Match, Seat, Terms
from questhall.lab.duel import Duel, Parties, checked, fight, pair_score, seating, sittings
from questhall.lab.playing import Ended
from tests.kit.planted.bag import Bag, Table


class Together(Bag):
    """All seats are one party."""

    def team(self, terms: Terms, seat: Seat) -> int:
        return 0


class Trap(Bag):
    def charm(self, m: Match[Table], seat: Seat) -> None:
        raise KeyError("no such charm")


@pytest.fixture(autouse=True)
def planted(monkeypatch: pytest.MonkeyPatch) -> None:
    real = games.catalogue()
    monkeypatch.setattr(games, "catalogue", lambda: {**real, "together": Together(), "trap": Trap()})


def seats_of(game: str, players: int) -> list[list[str]]:
    duel = Duel(game, ("house" if game != "together" else "search:1", "random"), players, most=1)
    return [sitting.bots for sitting in sittings(duel, seating(duel, checked(duel)))]


def test_the_house_bot_soon_beats_a_random_one() -> None:
    score = fight(Duel("rollplayer", ("house", "random"), 2, most=200), workers=2)
    assert score.verdict == "h1"
    assert score.pairs < 60
    assert score.share > 0.9
    assert score.llr >= score.bounds[1]


def test_a_bot_is_not_better_than_itself() -> None:
    assert fight(Duel("lanterns", ("house", "house"), 2, most=200), workers=1).verdict == "h0"


def test_both_games_of_a_pair_have_the_same_dice_and_swapped_seats() -> None:
    duel = Duel("lanterns", ("house", "random"), 2, most=2, seed=-5)
    games_ = list(sittings(duel, seating(duel, checked(duel))))
    assert [game.dice for game in games_] == [-5, -5, -4, -4]
    assert [game.bots for game in games_] == [["house", "random"], ["random", "house"]] * 2


def test_at_larger_tables_the_two_alternate_and_change_over() -> None:
    assert seats_of("lanterns", 3) == [["house", "random", "house"], ["random", "house", "random"]]


def test_a_team_is_one_bot() -> None:
    assert seats_of("bandits", 4) == [["house", "random"] * 2, ["random", "house"] * 2]


def test_a_party_that_wins_together_is_all_a_then_all_b() -> None:
    assert seats_of("together", 2) == [["search:1"] * 2, ["random"] * 2]


TWO = Parties(([0, 1], [1, 0]), [0, 1])
THREE = Parties(([0, 1, 0], [1, 0, 1]), [0, 1, 2])
PARTY = Parties(([0, 0], [1, 1]), [0, 0])
TEAMS = Parties(([0, 1, 0, 1], [1, 0, 1, 0]), [0, 1, 0, 1])


@pytest.mark.parametrize(
    ("parties", "first", "second", "score"),
    [
        (TWO, [1.0, 0.0], [0.0, 1.0], 1.0),
        (TWO, [1.0, 0.0], [1.0, 0.0], 0.5),
        (TWO, [0.5, 0.5], [1.0, 0.0], 0.25),
        (TWO, [0.0, 0.0], [0.0, 1.0], 0.75),
        (THREE, [0.0, 0.0, 1.0], [0.0, 0.0, 1.0], 0.5),
        (TEAMS, [1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 1.0], 1.0),
        (PARTY, [1.0, 1.0], [0.0, 0.0], 1.0),
        (PARTY, [0.0, 0.0], [1.0, 1.0], 0.0),
        (PARTY, [1.0, 1.0], [1.0, 1.0], 0.5),
    ],
)
def test_a_pair_is_counted_for_a(parties: Parties, first: list[float], second: list[float], score: float) -> None:
    assert pair_score((Ended(0, first), Ended(1, second)), parties) == score


def test_parties_that_both_win_are_told_apart_by_their_scores() -> None:
    ours, theirs = Ended(0, [1.0, 1.0], [7.0, 5.0]), Ended(1, [1.0, 1.0], [6.0, 5.0])
    assert pair_score((ours, theirs), PARTY) == 0.75


def test_a_duel_stopped_in_the_middle_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    duel, file = Duel("bandits", ("house", "random"), 2, most=40, until="most"), tmp_path / "duel.jsonl"
    whole = fight(duel, workers=2, resume=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:31]))
    assert fight(duel, workers=1, resume=file) == whole == fight(duel, workers=1)
    assert len(file.read_bytes().splitlines()) == 81


def test_after_the_most_pairs_a_duel_is_undecided() -> None:
    told: list[int] = []
    score = fight(Duel("lanterns", ("house", "random"), 2, most=3), lambda now: told.append(now.pairs), workers=1)
    assert (score.verdict, score.pairs, told) == ("undecided", 3, [1, 2, 3])


def test_a_pair_with_a_game_that_fails_is_told_and_not_counted() -> None:
    score = fight(Duel("trap", ("random", "random"), 2, most=2), workers=1)
    assert (score.pairs, len(score.failures), score.verdict) == (0, 4, "undecided")
    assert "no such charm" in score.failures[0]


def test_a_bot_may_come_from_a_file_and_tables_take_none(tmp_path: Path) -> None:
    last = tmp_path / "last.py"
    last.write_text("def house(seen):\n    return list(seen.choice.options)[-1]\n", encoding="utf-8")
    score = fight(Duel("lanterns", ("house", str(last)), 2, most=2, until="most"), workers=2)
    assert (score.pairs, score.failures) == (2, [])
    with pytest.raises(LookupError, match="there is no bot"):
        make_bot(str(last), games.find_game("lanterns"))
    (tmp_path / "none.py").write_text("bot = 1\n", encoding="utf-8")
    with pytest.raises(LookupError, match=r"none.py: has no function house\(seen\)"):
        checked(Duel("lanterns", ("house", str(tmp_path / "none.py")), 2))
    with pytest.raises(LookupError, match=r"nowhere\.py: no Python file"):
        checked(Duel("lanterns", ("house", str(tmp_path / "nowhere.py")), 2))
