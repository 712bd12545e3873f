"""HEAL, and conditions that a heal removes, in a running match."""

import pytest

from questhall.games.gloomhaven.rules.play.table import place
from questhall.ledger import rule
from tests.games.gloomhaven.moments import copied, on_hex
from tests.games.gloomhaven.play import Table, a_turn
from tests.games.gloomhaven.staging import afflicted


def healed(*conditions: str, hit_points: int = 3) -> Table:
    """The Scoundrel heals herself for 3."""
    table = a_turn("scoundrel", "special-mixture", hit_points=hit_points)
    afflicted(table, "scoundrel", *conditions)  # type: ignore[arg-type]  # conditions
    return table.do("top:special-mixture", "heal:scoundrel" if "heal:scoundrel" in choices(table) else "do")


def choices(table: Table) -> list[str]:
    """What the heal would offer."""
    probe = a_turn("scoundrel", "special-mixture").do("top:special-mixture")
    return probe.options


@rule("GH-HEAL-01", "GH-HEAL-02")
def test_a_heal_restores_hit_points_to_the_healer_or_one_ally_in_range() -> None:
    table = a_turn("tinkerer", "restorative-mist", friends={"H10": "brute", "E9": "scoundrel"}, hit_points=3)
    table.figure("brute").hit_points = 2
    table.do("top:restorative-mist")
    assert sorted(table.options) == ["heal:brute", "heal:tinkerer", "skip"]
    assert table.do("heal:brute").hp("brute") == 5


@rule("GH-LOS-04")
@pytest.mark.parametrize(("healer", "reached"), [("F9", False), ("G10", True)])
def test_what_has_a_range_reaches_nobody_out_of_sight(healer: str, reached: bool) -> None:
    """Given an open door and the brute behind it, three hexes away: past the wall, or through the door."""
    table = copied(a_turn("tinkerer", "restorative-mist", at=healer, friends={"I9": "brute"}))
    table.w.rooms, table.w.doors = [*table.w.rooms, 2], list(place(table.w).doors)
    table.figure("brute").cell, table.figure("brute").hit_points = on_hex(table, "G8"), 2
    table = copied(table).do("top:restorative-mist")
    assert ("heal:brute" in table.options) is reached


@rule("GH-HEAL-03")
def test_a_heal_on_itself_reaches_nobody_else() -> None:
    table = a_turn("scoundrel", "special-mixture", friends={"H10": "brute"}, hit_points=3).do("top:special-mixture")
    assert not [option for option in table.options if "brute" in option]
    assert healed().hp("scoundrel") == 6


@rule("GH-HEAL-04")
def test_hit_points_never_rise_above_the_maximum() -> None:
    table = healed(hit_points=7)
    assert table.hp("scoundrel") == table.figure("scoundrel").most_hit_points == 8


@rule("GH-HEAL-05", "GH-COND-01")
@pytest.mark.parametrize("condition", ["poison", "wound"])
def test_a_heal_removes_poison_and_wound_also_at_full_hit_points(condition: str) -> None:
    assert not healed(condition, hit_points=8).has("scoundrel", condition)


@rule("GH-COND-10", "GH-IX-03")
def test_a_heal_on_a_poisoned_figure_removes_the_poison_only() -> None:
    table = healed("poison")
    assert (table.hp("scoundrel"), table.has("scoundrel", "poison")) == (3, False)


@rule("GH-COND-12", "GH-IX-03")
def test_a_heal_on_a_wounded_figure_works_in_full() -> None:
    table = healed("wound")
    assert (table.hp("scoundrel"), table.has("scoundrel", "wound")) == (6, False)


@rule("GH-COND-13", "GH-IX-03")
def test_a_heal_removes_poison_and_wound_together_and_restores_nothing() -> None:
    table = healed("poison", "wound", "muddle")
    assert (table.hp("scoundrel"), list(table.figure("scoundrel").conditions)) == (3, ["muddle"])
