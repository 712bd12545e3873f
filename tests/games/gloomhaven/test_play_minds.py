"""FOCUS, MONMOVE, MONEFF and MONTRAP in running matches: where monsters go, and whom they strike."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.rules.play.table import distance, floor, spot
from questhall.ledger import rule
from tests.games.gloomhaven.later import cell
from tests.games.gloomhaven.play import Table, a_turn, rebuilt
from tests.games.gloomhaven.strangers import FAR, ends, hits, stranger

GUARD, ARCHER, BONES = "bandit-guard-1", "bandit-archer-1", "living-bones-1"
CARDS = {"bandit-guard": "guard-5", "bandit-archer": "archer-4", "living-bones": "living-bones-4"}  # move and attack +0
Places = dict[str, str]


def acting(type_: str, foes: Places, at: str, friends: Places | None = None) -> Table:
    """The Brute's turn, after which monsters of that type move and attack."""
    acts = {type_: CARDS[type_]}
    return a_turn("brute", at=at, foes=foes, acts=acts, friends=friends or FAR, hit_points=20)


def struck(table: Table) -> list[str]:
    return [target for _, target, _ in hits(table)]


def focus(table: Table) -> str:
    return str(table.told("focus")[0]["focus"])


def steps(table: Table) -> list[int]:
    return [each["hexes"] for each in table.told("moved")]


# The focus


@rule("GH-FOCUS-05", "GH-MONMOVE-06", "GH-MONEFF-06")
def test_an_archer_in_range_and_sight_stays_and_shoots() -> None:
    table = ends(acting("bandit-archer", {"H9": "bandit-archer"}, at="H11"))
    assert (struck(table), steps(table), table.spot(ARCHER)) == (["brute"], [], "H9")


@rule("GH-FOCUS-06")
@pytest.mark.parametrize(("where", "whom"), [("H11", ["brute"]), ("H12", [])])
def test_an_immobilized_guard_has_the_same_focus_and_strikes_it_only_beside_it(where: str, whom: list[str]) -> None:
    table = ends(acting("bandit-guard", {"H10": "bandit-guard immobilize"}, at=where))
    assert (focus(table), struck(table), table.spot(GUARD)) == ("brute", whom, "H10")


@rule("GH-FOCUS-07")
def test_the_one_enemy_that_takes_the_least_way_is_the_focus() -> None:
    table = ends(acting("bandit-guard", {"K11": "bandit-guard"}, at="E11", friends={"I12": "scoundrel"}))
    assert (focus(table), struck(table)) == ("scoundrel", ["scoundrel"])


@rule("GH-FOCUS-08")
@pytest.mark.parametrize(("brute", "scoundrel", "first"), [("H11", "H12", "brute"), ("H12", "H11", "scoundrel")])
def test_of_two_that_can_be_shot_at_once_the_nearer_is_the_focus(brute: str, scoundrel: str, first: str) -> None:
    table = acting("bandit-archer", {"H9": "bandit-archer"}, at=brute, friends={scoundrel: "scoundrel"})
    assert focus(ends(table)) == first


# The move


@rule("GH-MONMOVE-09", "GH-MONMOVE-12", "GH-MONEFF-01", "GH-FOCUS-06")
def test_a_guard_too_far_away_comes_as_near_as_its_move_lets_it() -> None:
    table = acting("bandit-guard", {"K11": "bandit-guard"}, at="F11")
    before = distance(table.w, table.figure(GUARD).cell, table.figure("brute").cell)
    ends(table)
    after = distance(table.w, table.figure(GUARD).cell, table.figure("brute").cell)
    assert (focus(table), struck(table), steps(table), before - after) == ("brute", [], [3], 3)


@rule("GH-MONMOVE-07", "GH-MONEFF-02")
@pytest.mark.parametrize(("archer", "walks"), [("bandit-archer", [1]), ("bandit-archer muddle", [])])
def test_an_archer_steps_away_from_its_focus_unless_it_is_muddled(archer: str, walks: list[int]) -> None:
    table = ends(acting("bandit-archer", {"H10": archer}, at="H11"))
    assert (struck(table), steps(table)) == (["brute"], walks)


@rule("GH-MONMOVE-05", "GH-MONEFF-03", "GH-MONEFF-06")
def test_with_two_targets_it_goes_where_it_reaches_both_by_the_shorter_way() -> None:
    table = ends(acting("living-bones", {"H9": "living-bones"}, at="H11", friends={"F11": "scoundrel"}))
    assert (sorted(struck(table)), table.spot(BONES), steps(table)) == (["brute", "scoundrel"], "G11", [2])


@rule("GH-MONEFF-06")
def test_with_one_target_it_goes_no_farther_than_it_must() -> None:
    table = ends(acting("bandit-guard", {"H9": "bandit-guard"}, at="H11", friends={"F11": "scoundrel"}))
    assert (struck(table), table.spot(GUARD), steps(table)) == (["brute"], "H10", [1])


@rule("GH-MONEFF-04")
def test_of_two_others_it_takes_the_one_that_ranks_higher_though_the_way_is_longer() -> None:
    """The example of the ledger: all three are two hexes away, the Brute first, then the Tinkerer."""
    start = floor(a_turn("brute").w).grid.hex(cell(a_turn("brute"), "H11"))

    def beside(table: Table, dq: int, dr: int) -> int:
        return floor(table.w).grid.cell((start[0] + dq, start[1] + dr))

    table = a_turn("brute", at="E9", friends={"E13": "tinkerer", "E12": "spellweaver"}, foes={"H11": "living-bones"})
    for name, at, initiative in (("brute", (2, 0), 20), ("tinkerer", (2, -2), 30), ("spellweaver", (1, 1), 40)):
        figure = table.figure(name)
        figure.cell = beside(table, *at)
        figure.hit_points = figure.most_hit_points = 20
        table.w.heroes[figure.seat].initiative = initiative
    table.wake("living-bones-6")  # move -1
    ends(rebuilt(table))
    assert (focus(table), sorted(struck(table))) == ("brute", ["brute", "tinkerer"])
    assert table.figure(BONES).cell == beside(table, 2, -1)


@rule("GH-MONMOVE-11")
def test_it_does_not_move_where_no_hex_within_its_move_is_nearer() -> None:
    """A corridor full of friends: behind them is the hex to strike from, a step too far."""
    foes = {"H9": "bandit-guard", "H10": "bandit-archer", "H11": "bandit-archer"}
    table = a_turn("brute", at="H12", foes=foes, acts={"bandit-guard": "guard-4"}, friends=FAR)  # move -1
    ends(table.lay(obstacles="G9 G10 G11 I9 I10 I11 I12"))
    assert (focus(table), struck(table), steps(table), table.spot(GUARD)) == ("brute", [], [], "H9")


# Traps


@rule("GH-MONTRAP-04")
@pytest.mark.parametrize(
    ("type_", "card", "sprung"), [("spitting-drake", "spitting-drake-4", 0), ("hound", "hound-3", 1)]
)
def test_whoever_flies_does_not_mind_traps(type_: str, card: str, sprung: int) -> None:
    table = a_turn("brute", at="E11", friends=FAR, hit_points=20)
    around = " ".join(spot(table.w, each) for each in floor(table.w).grid.neighbours[cell(table, "K10")])
    table = ends(stranger(table.lay(traps=around), "K10", f"{type_} 20", card))
    assert (len(table.told("sprang")), len(steps(table))) == (sprung, 1)
