"""The exact odds, compared with brute force over all dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from questhall.games.prophecy.bots import worth
from questhall.games.prophecy.odds import Odds, Throw, battle_odds, odds
from questhall.games.prophecy.state import Battle, Side
from questhall.kit.odds import odds as all_outcomes
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, play, table

FACES = range(1, 7)


def brute(throws: list[Throw]) -> Odds:
    """Every dice of every throw, counted one by one."""
    counts = [Fraction(0)] * 3
    for result, share in outcomes(throws):
        counts[result] += share
    return Odds(counts[2], counts[1], counts[0])


def outcomes(throws: list[Throw]) -> list[tuple[int, Fraction]]:
    throw, rest = throws[0], throws[1:]
    found = []
    share = Fraction(1, 6 ** (throw.dice + throw.their_dice))
    for faces in product(FACES, repeat=throw.dice + throw.their_dice):
        light = throw.die or max(faces[: throw.dice])
        dark = throw.their_die or max(faces[throw.dice :])
        margin = throw.mine + light - throw.theirs - dark
        if (throw.tough and margin == -1) or (throw.their_tough and margin == 1):
            margin = 0
        if margin > 0 and rest:
            found += [(result, share * more) for result, more in outcomes(rest)]
        else:
            found.append(((margin > 0) - (margin < 0) + 1, share))
    return found


@rule("PR-BATTLE-11", "PR-LIVES-02", "PR-LIVES-03", "PR-ROLLMOD-01")
@pytest.mark.parametrize(
    "throws",
    [
        [Throw(4, 3)],
        [Throw(0, 9)],
        [Throw(3, 5, dice=2)],
        [Throw(3, 5, dice=3, their_dice=2)],
        [Throw(5, 5, die=6, their_die=2)],
        [Throw(4, 5, tough=True)],
        [Throw(5, 4, their_tough=True)],
        [Throw(7, 6), Throw(7, 6)],
        [Throw(7, 6, dice=2), Throw(6, 6), Throw(8, 6)],
    ],
)
def test_the_odds_are_those_of_counting_all_dice(throws: list[Throw]) -> None:
    assert odds(throws) == brute(throws)


def test_win_draw_and_loss_sum_to_one() -> None:
    for mine, theirs in product(range(10), range(10)):
        found = odds([Throw(mine, theirs)] * 3)
        assert found.win + found.draw + found.loss == 1


def result_of(m: Table) -> str:
    return next(event.kind for event in reversed(m.events) if event.kind in ("won", "drew", "beaten"))


@rule("PR-BATTLE-11", "PR-CARD-VAMPIRE-01", "PR-LIVES-06")
@pytest.mark.parametrize(
    ("hero", "foe"),
    [
        ("strength 5, skills prayer, items sword", "bear"),
        ("strength 5, will 6, skills prayer", "vampire"),
        ("strength 4, skills prayer toughness", "undead-warrior"),
    ],
)
def test_the_odds_of_the_decider_are_those_of_the_rules(hero: str, foe: str) -> None:
    """What the engine does with every die, against what is shown before the roll."""
    m = play(table(f"1 monk at forest-3, {hero}\n2 druid at village\nland: {foe} at forest-3"), "stay", then="before")
    going = m.state.agenda[-1]
    assert isinstance(going, Battle)
    shown = battle_odds(m.state, going)
    if foe == "vampire":
        assert shown == odds([Throw(6, 5), Throw(5, 5)])
        return
    counted = all_outcomes(m, 0, "roll", lambda after: after.state.heroes[0].wounds)
    assert counted[1] == shown.loss


@rule("PR-LIVES-06", "PR-ITEM-06")
def test_what_is_for_one_throw_counts_for_the_next_throw_alone() -> None:
    m = table("1 scout at forest-3, items axe, skills prayer\n2 druid\nland: pack-of-wolves at forest-3")
    play(m, "stay", "throw:axe", then="before")
    going = m.state.agenda[-1]
    assert isinstance(going, Battle)
    assert battle_odds(m.state, going) == odds([Throw(6, 3), Throw(5, 3), Throw(5, 3)])


def test_a_planner_can_ask_for_the_odds_of_a_battle_before_it_begins() -> None:
    m = table("1 monk at forest-3, items sword\n2 druid\nland: bear at forest-3")
    armed = Battle(0, "strength", "bear", place=3, mine=Side(gear=["sword"]))
    assert battle_odds(m.state, armed) == odds([Throw(6, 5)])
    assert battle_odds(m.state, Battle(0, "two-part", "vampire", place=3)) == odds([Throw(4, 5), Throw(4, 5)])


def test_standing_is_a_share_between_zero_and_one() -> None:
    m = table("1 monk, items royal-cape\n2 druid")
    shares = [worth.standing(m.state, seat) for seat in range(2)]
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[1]
    m.state.over, m.state.king = True, 1
    assert [worth.standing(m.state, seat) for seat in range(2)] == [0.0, 1.0]


@pytest.mark.parametrize(
    "more",
    ["strength 5", "will 5", "gold 8", "xp 8", "items sword", "skills prayer", "items royal-cape", "damaged sword"],
)
def test_more_of_anything_is_a_better_standing(more: str) -> None:
    plain, richer = table("1 monk\n2 druid"), table(f"1 monk, {more}\n2 druid")
    assert worth.standing(richer.state, 0) > worth.standing(plain.state, 0)


def test_partners_stand_together_and_who_is_out_does_not_stand_at_all() -> None:
    m = table("1 monk\n2 druid\n3 scout\n4 ranger", teams=True)
    shares = [worth.standing(m.state, seat) for seat in range(4)]
    assert shares[0] == shares[2]
    assert shares[0] + shares[1] == pytest.approx(1)
    m = table("1 monk\n2 druid\n3 scout")
    m.state.eliminated = [2]
    assert worth.standing(m.state, 2) == 0.0
    assert worth.standing(m.state, 0) + worth.standing(m.state, 1) == pytest.approx(1)


def test_the_pace_for_search_is_the_number_of_rounds_begun() -> None:
    m = table("1 monk at village, gold 0\n2 druid at city, gold 0")
    before = worth.rounds(m.state)
    play(m, "stay")
    assert worth.rounds(m.state) == before + 1
