"""BATTLE, CREAT, LIVES: battles against creatures, with the book's examples."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.content.cards import FOES
from questhall.games.prophecy.rules import foes, power
from questhall.games.prophecy.state import Battle, Side
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, fall, keys, play, refusal, sheet, table


def told(m: Table, kind: str) -> list[tuple[int, int]]:
    """Totals of the throws so far."""
    return [(event.data["mine"], event.data["theirs"]) for event in m.events if event.kind == kind]


@rule("PR-BATTLE-11", "PR-BATTLE-04", "PR-BATTLE-05", "PR-CREAT-08", "PR-CARD-OLDPIRATE-01", "PR-BATTLE-02")
def test_the_druid_pays_two_mana_and_loses_to_the_pirate_8_to_9() -> None:
    m = table("1 druid at forest-3\n2 monk at village\nland: old-pirate at forest-3")
    play(fall(m, "4-6"), "stay", "fight:old-pirate:will")
    assert told(m, "rolled") == [(8, 9)]
    assert (sheet(m).health, sheet(m).wounds, sheet(m).mana, sheet(m).spent) == (2, 1, 4, 2)
    assert m.asked[0].seat == 1


@rule("PR-BATTLE-11", "PR-CREAT-11", "PR-CREAT-01")
def test_the_next_turn_of_the_druid_is_a_draw_5_to_5() -> None:
    m = table(
        "1 druid at forest-3, strength 2, wounds 1, will 4, spent 2\n2 monk at village\nland: old-pirate at forest-3"
    )
    play(fall(m, "3-2"), "stay", "fight:old-pirate:will")
    assert told(m, "rolled") == [(5, 5)]
    assert (sheet(m).health, sheet(m).mana) == (2, 2)
    assert m.state.land.cards == ["old-pirate"]
    assert m.asked[0].seat == 1


@rule("PR-BATTLE-03", "PR-BATTLE-01")
def test_strength_only_means_a_strength_battle() -> None:
    assert [kind for kind, _ in FOES["bear"].kinds] == ["strength"]
    m = play(table("1 monk at forest-3\n2 druid\nland: bear at forest-3, imp at forest-3"), "stay", then="fight")
    assert keys(m) == ["fight:bear:strength", "fight:imp:will"]


@rule("PR-BATTLE-04", "PR-BATTLE-02", "PR-BATTLE-12")
def test_strength_then_will_leaves_the_choice_for_two_mana() -> None:
    start = "1 monk at forest-3, will {}\n2 druid\nland: angry-mob at forest-3, imp at forest-3"
    m = play(table(start.format(2)), "stay", then="fight")
    assert {"fight:angry-mob:strength", "fight:angry-mob:will"} <= set(keys(m))
    m = play(table(start.format(1)), "stay", then="fight")
    assert refusal(m, "fight:angry-mob:will") == ("mana", "PR-WILL-07")


@rule("PR-BATTLE-06", "PR-CARD-GHOST-01")
def test_will_only_costs_nothing() -> None:
    m = table("1 monk at forest-3, will 0\n2 druid\nland: ghost at forest-3")
    play(fall(m, "6-1"), "stay")
    assert told(m, "rolled") == [(6, 5)]
    assert (sheet(m).mana, sheet(m).xp, sheet(m).gold) == (0, 5, 6)


@rule("PR-BATTLE-07")
def test_will_first_follows_the_card() -> None:
    m = play(table("1 monk at forest-3\n2 druid\nland: skeletal-wizard at forest-3, imp at forest-3"), "stay")
    play(fall(m, "1-6"), "fight:skeletal-wizard:will")
    assert sheet(m).mana == 4
    m = play(table("1 monk at forest-3\n2 druid\nland: skeletal-wizard at forest-3, imp at forest-3"), "stay")
    play(fall(m, "1-6"), "fight:skeletal-wizard:strength")
    assert sheet(m).mana == 2


@rule("PR-BATTLE-08", "PR-BATTLE-09", "PR-ITEM-02", "PR-ITEM-03")
def test_only_right_hand_markers_and_declared_items_count() -> None:
    m = table("1 monk at forest-3, strength 2, wounds 2, items sword cutlass\n2 druid\nland: bear at forest-3")
    play(m, "stay", then="gear")
    assert {"bare", "wield:sword", "wield:cutlass"} == set(keys(m))
    play(fall(m, "6-1"), "wield:cutlass")
    assert told(m, "rolled") == [(2 + 1 + 6, 5 + 1)]


@rule("PR-BATTLE-11")
@pytest.mark.parametrize(("dice", "result"), [("3-1", "won"), ("2-1", "drew"), ("1-1", "beaten")])
def test_the_higher_total_wins_equal_totals_are_a_draw(dice: str, result: str) -> None:
    m = table("1 monk at forest-3\n2 druid\nland: bear at forest-3")
    play(fall(m, dice), "stay")
    assert result in [event.kind for event in m.events]


@rule("PR-CREAT-02", "PR-CREAT-12")
def test_every_creature_must_be_fought_but_the_noble_lion_may_be_left_alone() -> None:
    m = table("1 monk at forest-3\n2 druid\nland: noble-lion at forest-3, lost-library at forest-3")
    play(m, "stay", then="fight")
    assert set(keys(m)) == {"fight:noble-lion:strength", "leave:noble-lion"}
    play(m, "leave:noble-lion", then="act")
    play(m, "visit:lost-library")
    assert sheet(m).xp == 7
    assert m.state.land.cards == ["noble-lion"]


@rule("PR-CREAT-05", "PR-CREAT-06", "PR-CREAT-07")
def test_victory_discards_the_creature_and_brings_experience_and_treasure() -> None:
    m = table("1 monk at forest-3\n2 druid\nland: bear at forest-3")
    play(fall(m, "6-1"), "stay")
    assert m.state.graves == ["bear"]
    assert (sheet(m).xp, sheet(m).gold) == (5, 6)


@rule("PR-CREAT-07")
@pytest.mark.parametrize(
    ("foe", "kind", "read"),
    [
        ("undead-warrior", "strength", "common"),
        ("giant-spider", "strength", "common"),
        ("dark-wizard", "will", "rare"),
        ("noble-lion", "strength", "strength"),
        ("flock-of-harpies", "strength", "will"),
    ],
)
def test_treasures_are_items_strength_or_will(foe: str, kind: str, read: str) -> None:
    m = table(
        f"""
        1 monk at forest-3, strength 7, will 7
        2 druid
        land: {foe} at forest-3, imp at forest-3
        next: common sword, rare great-sword
        """
    )
    throws = ["6-1"] * FOES[foe].lives
    play(fall(m, *throws, "1-6"), "stay", f"fight:{foe}:{kind}")
    hero = sheet(m)
    gained = {
        "common": "sword" in hero.items + m.state.junk,
        "rare": "great-sword" in hero.items + m.state.relics,
        "strength": hero.health + hero.wounds == 8,
        "will": hero.mana + hero.spent == 8,
    }
    assert [what for what, came in gained.items() if came] == [read]


@rule("PR-CREAT-09", "PR-CARD-SNAKE-01")
@pytest.mark.parametrize("foe", ["poisonous-snake", "giant-scorpion"])
def test_the_x_text_replaces_the_loss_of_one_health(foe: str) -> None:
    m = table(f"1 monk at forest-3\n2 druid\nland: {foe} at forest-3")
    play(fall(m, "1-6"), "stay")
    assert (sheet(m).health, sheet(m).wounds) == (2, 2)
    m = table(f"1 monk at forest-3, strength 1\n2 druid\nland: {foe} at forest-3")
    play(fall(m, "1-6"), "stay")
    assert sheet(m).character == ""


@rule("PR-CREAT-12", "PR-CARD-GOLEM-01")
def test_mandatory_rules_work_without_being_asked() -> None:
    m = table("1 monk at forest-3, items sword\n2 druid\nland: golem at forest-3")
    play(fall(m, "1-6"), "stay", "wield:sword")
    assert sheet(m).damaged == ["sword"]


MERCENARY = "1 mercenary at forest-3, strength 6, will 4, items cedar-staff ivory-wand ruby-circlet axe spiked-shield"


@rule("PR-LIVES-01", "PR-LIVES-03", "PR-LIVES-07", "PR-LIVES-08", "PR-HANDS-05", "PR-HANDS-06", "PR-TERM-16")
def test_the_mercenary_against_the_angry_mob_by_will() -> None:
    m = table(MERCENARY + "\n2 druid at village\nland: angry-mob at forest-3")
    play(m, "stay", "fight:angry-mob:will", then="gear")
    assert refusal(m, "wield-both:cedar-staff:ivory-wand") == ("two-handed", "PR-HANDS-04")
    play(fall(m, "3-3", "4-6"), "wield:ivory-wand")
    assert told(m, "rolled") == [(7, 5), (8, 8)]
    assert (sheet(m).mana, sheet(m).health, sheet(m).xp) == (2, 6, 3)
    assert "angry-mob" in m.state.land.cards
    assert m.asked[0].seat == 1


@rule("PR-LIVES-02", "PR-LIVES-05", "PR-LIVES-06", "PR-ITEM-07", "PR-CARD-THROWN-02", "PR-CARD-THROWN-01")
def test_the_next_turn_by_strength_the_axe_is_thrown_last() -> None:
    m = table(MERCENARY + "\n2 druid at village\nland: angry-mob at forest-3")
    play(m, "stay", "fight:angry-mob:strength", "wield-both:axe:spiked-shield")
    play(fall(m, "5-2"), "roll", then="before")
    play(fall(m, "1-1"), "roll", then="before")
    play(fall(m, "5-6"), "throw:axe")
    assert told(m, "rolled") == [(12, 8), (8, 7), (13, 12)]
    assert sheet(m).damaged == ["axe"]
    assert sheet(m).xp == 10
    assert m.state.graves == ["angry-mob"]


@rule("PR-LIVES-04")
def test_later_the_group_has_three_lives_again() -> None:
    m = table("1 mercenary at forest-3, strength 8\n2 druid at village, gold 0\nland: pack-of-wolves at forest-3")
    play(fall(m, "6-1", "6-1", "1-6"), "stay")
    assert told(m, "rolled")[-1] == (9, 9)
    play(m, "stay")
    play(fall(m, "6-1", "6-1", "6-1"), "stay")
    assert sheet(m).xp == 7


@rule("PR-ITEM-06", "PR-LIVES-06", "PR-ITEM-07")
def test_after_throwing_the_axe_at_the_harpies_the_hands_are_empty() -> None:
    m = table("1 mercenary at forest-3, items axe\n2 druid at village\nland: flock-of-harpies at forest-3")
    play(m, "stay", "fight:flock-of-harpies:strength", then="before")
    play(fall(m, "6-1", "6-1", "6-1"), "throw:axe")
    assert told(m, "rolled") == [(5 + 2 + 6, 4), (5 + 6, 4), (5 + 6, 4)]
    assert sheet(m).damaged == ["axe"]


@rule("PR-LIVES-08", "PR-WILL-02", "PR-CARD-PRAYER-01", "PR-LIVES-06")
def test_prayer_between_throws_lowers_will_for_the_later_ones() -> None:
    m = table("1 druid at forest-3, skills prayer\n2 monk at village\nland: ghostly-spirits at forest-3")
    play(m, "stay", then="before")
    play(fall(m, "36-1"), "cast:prayer", then="before")
    play(fall(m, "25-1"), "cast:prayer", then="before")
    assert told(m, "rolled") == [(5 + 6, 5), (4 + 5, 5)]


@rule("PR-CARD-ALTEREGO-01")
@pytest.mark.parametrize(("health", "strength"), [(5, 10), (1, 2), (0, 0)])
def test_alter_ego_has_twice_the_health(health: int, strength: int) -> None:
    m = table(f"1 monk at forest-3, strength {health}, items gauntlets-of-strength\n2 druid")
    assert foes.power(m.state, FOES["alter-ego"], "strength", sheet(m), 3) == strength


@rule("PR-CARD-ALTEREGO-01")
def test_a_defeat_by_alter_ego_at_zero_health_kills() -> None:
    m = table("1 monk at forest-3, strength 0\n2 druid\nland: alter-ego at forest-3")
    play(fall(m, "1-6"), "stay")
    assert sheet(m).character == ""


@rule("PR-BATTLE-09", "PR-CARD-DEADWARRIOR-01", "PR-CARD-POTION-01")
def test_the_enchantress_loses_to_the_dead_warrior_6_to_9() -> None:
    m = table(
        """
        1 enchantress at mountains-1, items oaken-staff potion-of-healing, skills staff-skill
        2 druid at village, gold 0
        land: undead-warrior at mountains-1
        """
    )
    play(fall(m, "1-5"), "stay")
    assert told(m, "rolled") == [(6, 9)]
    assert sheet(m).health == 2
    assert m.asked[0].seat == 1
    play(m, "stay", then="move")
    assert "use:potion-of-healing" in keys(m)


@rule("PR-BATTLE-08")
def test_power_is_the_sum_of_value_and_bonuses() -> None:
    m = table("1 monk at forest-3, items gauntlets-of-strength sword, skills edged-weapons\n2 druid")
    battle = Battle(0, "strength", "bear", place=3, mine=Side(gear=["sword"]))
    assert power.power(m.state, battle, 0, battle.mine) == 4 + 1 + 2 + 1
    assert power.against(m.state, battle) == 5
