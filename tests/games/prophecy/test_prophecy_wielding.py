"""HANDS, ITEM: what is held and worn in a battle, and what comes of having used it."""

from __future__ import annotations

import pytest

from questhall.ledger import rule
from tests.games.prophecy.positions import Table, fall, keys, play, sheet, table


def totals(m: Table) -> list[tuple[int, int]]:
    return [(event.data["mine"], event.data["theirs"]) for event in m.events if event.kind == "rolled"]


def kinds(m: Table) -> list[str]:
    return [event.kind for event in m.events]


# -- a skill makes it useful ---------------------------------------------------------------------------------------


@rule("PR-CARD-GHOST-01", "PR-CARD-WEAPONSKILL-01")
def test_the_enchantress_beats_the_ghost_10_to_6_with_the_oaken_staff_and_the_staff_skill() -> None:
    m = table("""
        1 enchantress at mountains-15, will 5, spent 1, items oaken-staff, skills staff-skill
        2 monk at village
        land: ghost at mountains-15, master-wizard at mountains-15
        """)
    play(fall(m, "4-2"), "stay", then="act")
    assert totals(m) == [(10, 6)]
    assert (sheet(m).xp, sheet(m).gold) == (5, 6)


@rule("PR-ITEM-03")
def test_without_the_skill_a_plain_staff_stays_out_of_a_will_battle() -> None:
    m = table("1 enchantress at forest-3, will 5, items oaken-staff\n2 monk\nland: ghost at forest-3")
    play(fall(m, "4-2"), "stay")
    assert totals(m) == [(9, 6)]
    assert "wielded" not in kinds(m)
