"""HANDS, ITEM: what is held and worn in a battle, and what comes of having used it."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.prophecy.game import GAME
from questhall.kernel import Keep, Match
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


# -- thrown and flared is used -------------------------------------------------------------------------------------


@rule("PR-CARD-SCALY-01", "PR-ITEM-06", "PR-ITEM-03")
@pytest.mark.parametrize(("item", "verb"), [("javelin", "throw"), ("flaming-staff", "burn")])
def test_the_scaled_monster_destroys_a_weapon_that_was_thrown_or_flared(item: str, verb: str) -> None:
    m = table(f"""
        1 scout at forest-5, strength 8, items {item}
        2 druid at village
        plane-4: - open-scaled-monster royal-cape
        """)
    play(m, "assault:plane-4", f"wield:{item}", then="before")
    play(fall(m, "1-6"), f"{verb}:{item}")
    assert (sheet(m).items, sheet(m).damaged) == ([], [])
    assert item in m.state.junk + m.state.relics


@rule("PR-CREAT-06", "PR-ITEM-06")
@pytest.mark.parametrize("said", ["throw:axe", "roll"])
def test_the_thug_gives_no_experience_for_an_axe_thrown_or_held(said: str) -> None:
    m = table("1 monk at forest-3, items axe\n2 druid\nland: thug at forest-3")
    play(m, "stay", "wield:axe", then="before")
    play(fall(m, "6-1"), said)
    assert (sheet(m).xp, sheet(m).gold) == (3, 5)


@rule("PR-CREAT-06")
def test_bare_hands_and_a_cape_are_fair_against_the_thug() -> None:
    m = table("1 monk at forest-3, items cape\n2 druid\nland: thug at forest-3")
    play(fall(m, "6-1"), "stay", "wield:cape")
    assert sheet(m).xp == 5


# -- what harms is asked for ---------------------------------------------------------------------------------------


@rule("PR-CARD-BERSERKAXE-01", "PR-ITEM-02")
def test_nobody_is_made_to_wield_the_berserkers_axe() -> None:
    m = table("1 monk at forest-3, items berserkers-axe\n2 druid\nland: bear at forest-3")
    play(m, "stay", then="gear")
    assert keys(m) == ["bare", "wield:berserkers-axe"]
    play(fall(m, "1-6"), "bare")
    assert sheet(m).health == 3


@rule("PR-CARD-BERSERKAXE-01", "PR-ITEM-06")
def test_the_berserkers_axe_costs_its_health_also_when_it_was_thrown() -> None:
    m = table("1 monk at forest-3, items berserkers-axe, skills thrown-weapons\n2 druid\nland: bear at forest-3")
    play(m, "stay", "wield:berserkers-axe", then="before")
    play(fall(m, "1-6"), "throw:berserkers-axe")
    assert totals(m) == [(4 + 3 + 1 + 1, 5 + 6)]
    assert sheet(m).health == 2


@rule("PR-CARD-BERSERKAXE-01", "PR-PVP-09")
def test_a_defender_is_asked_about_the_berserkers_axe_too() -> None:
    m = table("1 monk at city\n2 paladin at city, will 0, items berserkers-axe\nturn: 1 act")
    play(m, "attack:2:strength", then="gear")
    assert (m.asked[0].seat, keys(m)) == (1, ["bare", "wield:berserkers-axe"])


# -- one thing on the head, and Will taken -------------------------------------------------------------------------

VAMPIRE = "2 druid\nland: vampire at forest-3"
CROWNS = "crown-of-power crown-of-the-ancient-kings"


@rule("PR-HANDS-05", "PR-CARD-VAMPIRE-02")
@pytest.mark.parametrize(
    ("crown", "will", "strength"), [("crown-of-power", 1, 0), ("crown-of-the-ancient-kings", 0, 1)]
)
def test_one_crown_is_worn_in_both_parts_of_a_vampires_battle(crown: str, will: int, strength: int) -> None:
    m = table(f"1 monk at forest-3, items {CROWNS}\n{VAMPIRE}")
    play(m, "stay", then="head")
    assert keys(m) == ["wear:crown-of-power", "wear:crown-of-the-ancient-kings"]
    play(fall(m, "6-1", "6-1"), f"wear:{crown}")
    assert totals(m) == [(4 + will + 6, 5 + 1), (4 + strength + 6, 5 + 1)]


@rule("PR-HANDS-05")
@pytest.mark.parametrize("items", ["crown-of-power", "crown-of-power ruby-circlet", "crown-of-the-ancient-kings"])
def test_a_crown_without_a_rival_is_worn_without_asking(items: str) -> None:
    m = table(f"1 monk at forest-3, items {items}\n{VAMPIRE}")
    play(fall(m, "1-6"), "stay")
    assert len(totals(m)) == 1


@rule("PR-HANDS-05")
def test_in_a_battle_of_one_kind_the_best_crown_is_worn_without_asking() -> None:
    m = table(f"1 monk at forest-3, items {CROWNS}\n2 druid\nland: bear at forest-3")
    play(fall(m, "6-1"), "stay")
    assert totals(m) == [(4 + 1 + 6, 5 + 1)]


@rule("PR-CARD-STEALPOWER-02", "PR-CARD-STEALPOWER-04")
def test_magic_drain_lowers_a_vampires_will_and_leaves_its_strength() -> None:
    m = table(f"1 monk at forest-3, skills magic-drain\n{VAMPIRE}")
    play(m, "stay", then="before")
    play(fall(m, "6-1", "6-1"), "cast:magic-drain")
    assert totals(m) == [(3 + 6, 5 - 2 + 1), (4 + 6, 5 + 1)]


@rule("PR-CARD-STEALPOWER-02")
def test_magic_drain_holds_for_all_throws_of_a_will_battle() -> None:
    m = table("1 druid at forest-3, skills magic-drain\n2 monk\nland: ghostly-spirits at forest-3")
    play(m, "stay", then="before")
    play(fall(m, "6-1", "6-1", "6-1"), "cast:magic-drain")
    assert totals(m) == [(5 + 6, 4 - 2 + 1)] * 3


# -- what a throw tells --------------------------------------------------------------------------------------------


def throws(m: Table) -> list[dict[str, Any]]:
    return [event.data for event in m.events if event.kind == "rolled"]


@rule("PR-BATTLE-08", "PR-CARD-WEAPONSKILL-01")
def test_a_throw_tells_where_both_values_come_from() -> None:
    m = table("""
        1 enchantress at mountains-15, will 5, spent 1, items oaken-staff, skills staff-skill
        2 monk at village
        land: ghost at mountains-15, master-wizard at mountains-15
        """)
    play(fall(m, "4-2"), "stay", then="act")
    (told,) = throws(m)
    assert told["terms"] == [("will", 5), ("staff-skill", 1)]
    assert told["against"] == [("will", 4)]


def test_in_whole_games_the_terms_and_the_best_die_make_the_sum() -> None:
    seen = 0
    for game in range(3):
        match = Match(GAME, GAME.terms(3), bytes([game]) * 8, Keep.JOURNAL)
        while not match.over and match.count < 900:
            choice = match.asked[0]
            match.answer(choice.seat, GAME.house(match.seen(choice.seat)))
        for told in throws(match):
            for terms, dice, total in (("terms", "light", "mine"), ("against", "dark", "theirs")):
                die = told[total] - sum(amount for _, amount in told[terms])
                assert die in (max(told[dice]), 6, 2)  # a scroll may say what it counts
                seen += 1
    assert seen > 40
