"""TURN and MOVE: the movement step and what can take its place."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.content.cards import RING
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, fall, keys, play, refusal, sheet, table


def ways(m: Table) -> set[str]:
    return {key for key in keys(m) if key.split(":")[0] in ("stay", "walk", "horse", "ship", "gate", "go")}


def here(m: Table, seat: int = 1) -> str:
    return RING[sheet(m, seat).at].id


@rule("PR-MOVE-01", "PR-MOVE-02", "PR-MOVE-03", "PR-MOVE-04", "PR-MOVE-05", "PR-MOVE-12")
def test_all_targets_from_the_village() -> None:
    assert ways(table("1 monk at village\n2 druid at city")) == {
        *("stay", "walk:mountains-1", "walk:plains-19", "horse:magic-tower", "horse:thieves-guild"),
        *("ship:plains-4", "ship:mountains-15"),
    }


@rule("PR-MOVE-02")
def test_staying_keeps_the_place() -> None:
    m = play(table("1 monk at village, gold 0\n2 druid at city"), "stay")
    assert here(m) == "village"


@rule("PR-MOVE-03")
def test_walking_is_free() -> None:
    m = play(table("1 monk at village\n2 druid at city"), "walk:mountains-1")
    assert (here(m), sheet(m).gold) == ("mountains-1", 3)


@rule("PR-MOVE-04", "PR-MOVE-12")
def test_a_horse_costs_a_gold_and_ignores_the_location_between() -> None:
    m = table("1 monk at village\n2 druid at city\nland: hidden bear at mountains-1")
    play(m, "horse:magic-tower")
    assert (here(m), sheet(m).gold) == ("magic-tower", 2)
    assert m.state.land.seen == [0]
    m = table("1 monk at village, gold 0\n2 druid at city")
    assert refusal(m, "horse:magic-tower") == ("gold", "PR-ECON-02")


@rule("PR-MOVE-05")
def test_a_ship_needs_a_port_and_a_gold() -> None:
    m = play(table("1 monk at city\n2 druid"), "ship:plains-11")
    assert (here(m), sheet(m).gold) == ("plains-11", 2)
    assert refusal(table("1 monk at forest-5\n2 druid"), "ship:city") == ("no-port", "PR-MOVE-05")


@rule("PR-MOVE-06", "PR-BOARD-21")
def test_the_gate_costs_two_gold_and_leads_to_any_other_gate() -> None:
    m = table("1 monk at city, gold 2\n2 druid")
    assert {key for key in keys(m) if key.startswith("gate:")} == {
        *("gate:mountains-1", "gate:enchanted-wilderness", "gate:forest-17")
    }
    assert sheet(play(m, "gate:forest-17")).gold == 0
    assert refusal(table("1 monk at city, gold 1\n2 druid"), "gate:forest-17") == ("gold", "PR-ECON-02")
    assert refusal(table("1 monk at village\n2 druid"), "gate:forest-17") == ("no-gate", "PR-MOVE-06")


@rule("PR-MOVE-07", "PR-MOVE-12", "PR-CARD-GHOST-01", "PR-CHANCE-TERRAIN-04")
def test_the_enchantress_walks_three_locations_and_ignores_all_on_the_way() -> None:
    m = table(
        """
        1 enchantress at enchanted-wilderness, skills stamina staff-skill, items oaken-staff
        2 druid at city
        land: hidden rat at forest-13, master-wizard at mountains-15, hidden ghost at mountains-15
        """
    )
    play(fall(m, "4-2"), "go:stamina:mountains-15", then="act")
    assert (sheet(m).mana, here(m)) == (5, "mountains-15")
    assert "rat" in m.state.land.cards
    assert (sheet(m).xp, sheet(m).gold) == (5, 6)


@rule("PR-TERM-14", "PR-MOVE-08", "PR-MOVE-11", "PR-LOC-CITY-01", "PR-LOC-THIEVES-01", "PR-LOC-FORTRESS-01")
@pytest.mark.parametrize(
    ("place", "work", "left"),
    [
        ("city", "work", (4, 3, 5, 3)),
        ("thieves-guild", "dirty-work", (3, 4, 6, 3)),
        ("fortress", "train", (3, 4, 3, 5)),
    ],
)
def test_work_uses_up_the_movement(place: str, work: str, left: tuple[int, ...]) -> None:
    m = play(table(f"1 monk at {place}\n2 druid at village\n3 scout at {place}"), work, then="act")
    hero = sheet(m)
    assert (hero.health, hero.mana, hero.gold, hero.xp) == left
    assert here(m) == place
    assert not any(key.startswith(("walk", "horse", work)) for key in keys(m))


@rule("PR-MOVE-08")
def test_work_of_the_location_is_offered_nowhere_else() -> None:
    m = table("1 monk at village\n2 druid at city")
    assert not {"work", "train", "dirty-work"} & set(keys(m))


@rule("PR-MOVE-09", "PR-ASTRAL-02")
def test_an_astral_attack_takes_the_place_of_movement() -> None:
    m = table("1 monk at forest-5\n2 druid\nplane-4: undead-knight storm-queen royal-cape")
    play(m, "assault:plane-4", then="astral")
    assert not any(key.startswith(("walk", "horse", "stay")) for key in keys(m))


@rule("PR-MOVE-10", "PR-MOVE-01")
def test_one_movement_a_turn() -> None:
    m = play(table("1 monk at village\n2 druid at city\n3 scout at magic-tower"), "horse:magic-tower", then="act")
    assert not any(key.startswith(("walk", "horse", "ship", "gate", "go")) for key in keys(m))


@rule("PR-TURN-01", "PR-TURN-02")
def test_opportunities_of_the_start_need_staying() -> None:
    m = table("1 monk at monastery, strength 3, wounds 1\n2 druid")
    assert "blessing" not in keys(m)
    play(m, "stay", then="act")
    assert "blessing" in keys(m)


@rule("PR-TURN-01")
def test_the_steps_come_in_order_movement_creature_character_opportunity() -> None:
    m = table(
        """
        1 monk at plains-4
        2 druid at forest-3
        land: bear at forest-3, imp at forest-3, lost-library at forest-3
        """
    )
    assert m.asked[0].kind == "move"
    play(m, "walk:forest-3", then="fight")
    assert all(key.startswith("fight:") for key in keys(m))
    fall(m, "6-1", "6-1")
    play(m, "fight:bear:strength", then="act")
    assert {"attack:2:strength", "visit:lost-library", "done"} <= set(keys(m))


@rule("PR-TURN-01", "PR-PVP-01")
def test_after_an_opportunity_no_attack() -> None:
    m = table("1 monk at magic-tower, will 2, spent 2\n2 druid at magic-tower\nturn: 1 act")
    assert "attack:2:strength" in keys(m)
    play(m, "mana:1")
    assert refusal(m, "attack:2:strength") == ("served", "PR-TURN-01")


@rule("PR-TURN-03", "PR-CREAT-08", "PR-CREAT-11", "PR-TERM-08")
@pytest.mark.parametrize(("dice", "health"), [("1-6", 3), ("3-2", 4)])
def test_losing_or_drawing_ends_the_turn_at_once(dice: str, health: int) -> None:
    m = table(
        """
        1 monk at forest-3
        2 druid at forest-3
        land: bear at forest-3, ghost at forest-3, lost-library at forest-3
        """
    )
    play(fall(m, dice), "stay", "fight:bear:strength")
    assert sheet(m).health == health
    assert "bear" in m.state.land.cards
    assert m.asked[0].seat == 1


@rule("PR-TURN-04", "PR-PVP-15")
@pytest.mark.parametrize("dice", ["1-6", "3-4"])
def test_a_lost_or_drawn_battle_with_a_character_does_not_end_the_turn(dice: str) -> None:
    m = table("1 monk at magic-tower, will 0, spent 4\n2 druid at magic-tower, will 0\nturn: 1 act")
    play(fall(m, dice), "attack:2:strength", then="act")
    assert m.asked[0].seat == 0
    assert "mana:2" in keys(m)


@rule("PR-MOVE-01")
def test_board_skills_and_spells_are_all_ways_of_one_movement() -> None:
    m = table("1 monk at village, skills horsemanship stamina\n2 druid at city")
    assert {"stay", "horse:magic-tower", "ship:plains-4", "go:stamina:forest-17"} <= set(keys(m))
    play(m, "go:stamina:forest-17")
    assert RING[m.state.heroes[0].at].id == "forest-17"


@rule("PR-CARD-FLEET-01")
def test_fleet_of_foot_combines_the_forest_spell_and_the_carpet() -> None:
    m = table("1 druid at city, skills fleet-of-foot spirits-of-forest-trails, items flying-carpet\n2 monk")
    play(m, "go:spirits-of-forest-trails:forest-13", then="move")
    play(m, "go:flying-carpet:plains-16")
    assert (here(m), sheet(m).mana) == ("plains-16", 4)


@rule("PR-CARD-FLEET-02")
def test_the_second_movement_may_be_an_astral_attack() -> None:
    m = table("1 druid at plains-11, skills fleet-of-foot\n2 monk\nplane-4: undead-knight storm-queen royal-cape")
    play(m, "ship:city", "assault:plane-4", then="astral")
    assert sheet(m).gold == 2


@rule("PR-CARD-FLEET-03")
def test_fleet_of_foot_does_not_combine_work() -> None:
    m = table("1 druid at plains-11, skills fleet-of-foot meditation, spent 2\n2 monk at village")
    assert "instead:meditation" in keys(m)
    play(m, "ship:city", then="move")
    assert not {"work", "instead:meditation"} & set(keys(m))


@rule("PR-CARD-FLEET-04")
def test_no_third_movement() -> None:
    m = table("1 druid at city, skills fleet-of-foot stamina\n2 monk\n3 scout at village")
    play(m, "go:stamina:fortress", "go:stamina:forest-13")
    assert sheet(m).mana == 4
    assert m.asked[0].seat == 1
    assert here(m) == "forest-13"
