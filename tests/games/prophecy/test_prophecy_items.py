"""ITEM, HANDS, ROLLMOD, SKILL, SPELL, OWNTURN, NONBATTLE."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.rules import power
from questhall.kit.script import with_dice
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, fall, keys, play, refusal, sheet, table


def totals(m: Table) -> list[tuple[int, int]]:
    return [(event.data["mine"], event.data["theirs"]) for event in m.events if event.kind == "rolled"]


@rule("PR-ITEM-01", "PR-ITEM-08", "PR-COMP-13")
@pytest.mark.parametrize("item", ["potion-of-healing", "philosophers-stone-scroll"])
def test_potions_and_scrolls_are_used_once(item: str) -> None:
    m = play(table(f"1 monk at village, strength 2, wounds 2, gold 5, items {item}\n2 druid"), f"use:{item}")
    assert sheet(m).items == []
    assert m.state.junk == [item]


@rule("PR-ITEM-04", "PR-LIVES-05", "PR-LIVES-01")
def test_items_stay_for_all_throws_of_a_battle() -> None:
    m = table("1 monk at forest-3, strength 8, items sword hammer\n2 druid\nland: pack-of-wolves at forest-3")
    play(fall(m, "6-1", "6-1", "6-1"), "stay", "wield:sword")
    assert [mine for mine, _ in totals(m)] == [16, 16, 16]
    assert [event.kind for event in m.events].count("wielded") == 1


@rule("PR-ITEM-05")
def test_items_may_be_changed_between_battles() -> None:
    m = table("1 monk at forest-3, items sword hammer\n2 druid\nland: bear at forest-3, undead-warrior at forest-3")
    play(m, "stay", "fight:bear:strength")
    play(fall(m, "6-1"), "wield:sword", then="gear")
    assert {"wield:hammer", "wield:sword"} <= set(keys(m))


@rule("PR-HANDS-01", "PR-HANDS-02", "PR-HANDS-03", "PR-HANDS-04", "PR-CARD-SHIELD-01")
@pytest.mark.parametrize(
    ("pair", "reason"),
    [
        ("cutlass cape", ""),
        ("ivory-wand wooden-shield", ""),
        ("ivory-wand mahogany-wand", ""),
        ("cutlass javelin", "two-weapons"),
        ("wooden-shield spiked-shield", "two-shields"),
        ("great-sword wooden-shield", "two-handed"),
        ("great-sword ivory-wand", "two-handed"),
    ],
)
def test_what_two_hands_can_hold(pair: str, reason: str) -> None:
    m = table(f"1 monk at forest-3, items {pair}\n2 druid")
    refused = power.cannot_hold(sheet(m), tuple(pair.split()))
    assert (refused.reason if refused else "") == reason


@rule("PR-HANDS-01")
def test_three_things_are_too_many() -> None:
    m = table("1 monk at forest-3, items ivory-wand mahogany-wand cape\n2 druid")
    refused = power.cannot_hold(sheet(m), ("ivory-wand", "mahogany-wand", "cape"))
    assert refused is not None
    assert refused.rule == "PR-HANDS-01"


@rule("PR-HANDS-05", "PR-HANDS-06")
def test_staff_wand_and_diadem_give_two_never_three() -> None:
    m = table("1 monk at forest-3, items cedar-staff ivory-wand ruby-circlet\n2 druid\nland: ghost at forest-3")
    play(m, "stay", then="gear")
    assert set(keys(m)) == {"bare", "wield:cedar-staff", "wield:ivory-wand"}
    play(fall(m, "1-1"), "wield:cedar-staff")
    assert totals(m) == [(4 + 2 + 1, 4 + 1)]


@rule("PR-HANDS-05")
def test_one_head_one_crown() -> None:
    m = table("1 monk at forest-3, items ruby-circlet crown-of-power\n2 druid\nland: ghost at forest-3")
    play(fall(m, "1-1"), "stay")
    assert totals(m) == [(4 + 1 + 1, 4 + 1)]


@rule("PR-ROLLMOD-01", "PR-ROLLMOD-02", "PR-LIVES-06")
def test_prayer_rolls_only_the_own_die_again_and_the_better_counts() -> None:
    m = table("1 monk at forest-3, skills prayer\n2 druid\nland: bear at forest-3")
    play(fall(m, "25-3"), "stay", "cast:prayer")
    assert totals(m) == [(4 + 5, 5 + 3)]
    assert (m.state.counters["light"], m.state.counters["dark"]) == (2, 1)


@rule("PR-ROLLMOD-02", "PR-ROLLMOD-03")
def test_a_defenders_own_die_is_the_dark_one_and_effects_combine() -> None:
    m = table(
        """
        1 monk at city, skills concentration
        2 paladin at city, items scroll-of-deep-prayer, skills prayer
        turn: 1 act
        """
    )
    play(m, "attack:2:strength", "accept", "cast:concentration", then="before")
    fall(m, "122-3524")
    play(m, "cast:prayer", "read:scroll-of-deep-prayer")
    assert totals(m) == [(4 + 2, 4 + 5)]


@rule("PR-SKILL-02")
def test_exorcism_counts_without_announcement() -> None:
    m = table("1 druid at forest-3, skills exorcism\n2 monk\nland: imp at forest-3")
    play(fall(m, "1-1"), "stay")
    assert totals(m) == [(6 + 1 + 1, 3 + 1)]


@rule("PR-SKILL-03")
def test_blessed_weapon_is_refused_after_the_throw() -> None:
    m = table("1 monk at forest-3, items sword, skills blessed-weapon turn-back-time\n2 druid\nland: bear at forest-3")
    play(m, "stay", then="before")
    assert "enchant:blessed-weapon:sword" in keys(m)
    play(fall(m, "1-3"), "roll", then="after")
    assert totals(m) == [(7, 8)]
    assert keys(m) == ["accept", "cast:turn-back-time"]


@rule("PR-SPELL-01")
def test_spells_cost_one_or_two_mana() -> None:
    from questhall.games.prophecy.content.cards import SKILLS

    costs = {act.price[0][1] for skill in SKILLS.values() for act in skill.text.activations if act.spell}
    assert costs == {1, 2}


@rule("PR-SPELL-02")
def test_a_spell_cannot_be_cast_twice_on_the_same_target() -> None:
    m = table(
        "1 monk at forest-3, items sword, skills blessed-weapon berserker-rage prayer\n2 druid\nland: bear at forest-3"
    )
    play(m, "stay", "enchant:blessed-weapon:sword", "cast:berserker-rage", "cast:prayer")
    assert sheet(m).mana == 1
    m = table(
        "1 monk at forest-3, items sword, skills blessed-weapon berserker-rage prayer\n2 druid\nland: bear at forest-3"
    )
    play(m, "stay", "enchant:blessed-weapon:sword", "cast:berserker-rage", then="before")
    assert refusal(m, "enchant:blessed-weapon:sword") == ("cast-already", "PR-SPELL-02")
    assert refusal(m, "cast:berserker-rage") == ("cast-already", "PR-SPELL-02")
    assert "cast:prayer" in keys(m)


@rule("PR-SPELL-02")
def test_a_spell_may_be_cast_again_in_the_same_turn_on_another_target() -> None:
    m = table(
        "1 druid at forest-3, items sword, skills blessed-weapon\n2 monk\nland: bear at forest-3, rat at forest-3"
    )
    play(m, "stay", "fight:bear:strength")
    play(fall(m, "6-1"), "enchant:blessed-weapon:sword", then="before")
    play(fall(m, "6-1"), "enchant:blessed-weapon:sword")
    assert sheet(m).mana == 4


@rule("PR-OWNTURN-01", "PR-CARD-POTION-01", "PR-CARD-POTION-03", "PR-FINAL-18")
def test_a_defender_cannot_drink_potions() -> None:
    m = table(
        """
        1 monk at city
        2 paladin at city, strength 2, wounds 2, items potion-of-healing potion-of-strength, skills prayer
        turn: 1 act
        """
    )
    play(m, "attack:2:strength", "accept", then="before")
    assert m.asked[0].seat == 1
    assert keys(m) == ["roll", "cast:prayer"]


@rule("PR-NONBATTLE-01", "PR-NONBATTLE-05", "PR-CARD-POTION-03", "PR-STR-05")
def test_a_potion_is_drunk_after_the_creature_is_revealed_but_not_once_the_kind_is_chosen() -> None:
    start = """
        1 monk at plains-4, strength 1, wounds 3, skills prayer, items potion-of-healing
        2 druid
        land: hidden old-pirate at forest-3
        """
    m = play(table(start), "walk:forest-3", then="fight")
    assert "use:potion-of-healing" in keys(m)
    play(m, "use:potion-of-healing")
    assert sheet(m).health == 3
    m = play(table(start), "walk:forest-3", "fight:old-pirate:strength", then="before")
    assert "use:potion-of-healing" not in keys(m)


@rule("PR-NONBATTLE-05")
def test_non_battle_effects_between_battles_and_before_attacking_a_character() -> None:
    m = table(
        """
        1 monk at forest-3, strength 2, wounds 2, items potion-of-healing
        2 druid at forest-3
        land: bear at forest-3, rat at forest-3
        """
    )
    play(m, "stay", then="fight")
    play(fall(m, "6-1"), "fight:bear:strength", then="fight")
    assert "use:potion-of-healing" in keys(m)
    play(fall(m, "6-1"), "fight:rat:strength", then="act")
    assert {"use:potion-of-healing", "attack:2:strength"} <= set(keys(m))


@rule("PR-NONBATTLE-02")
def test_harm_done_before_the_battle_cannot_be_undone_until_it_ends() -> None:
    m = table(
        """
        1 monk at forest-5, items potion-of-healing potion-of-magic, skills prayer
        2 druid
        plane-4: - open-master-of-pain royal-cape
        """
    )
    play(m, "assault:plane-4", then="before")
    assert (sheet(m).health, sheet(m).mana) == (3, 2)
    assert keys(m) == ["roll", "cast:prayer"]


@rule("PR-NONBATTLE-03", "PR-NONBATTLE-04")
def test_mana_paid_for_a_will_battle_is_not_restored_within_it_through_all_throws() -> None:
    m = table(
        """
        1 druid at forest-3, items potion-of-magic sword, skills mass-decay prayer
        2 monk
        land: angry-mob at forest-3
        """
    )
    play(m, "stay", "fight:angry-mob:will", then="before")
    for _ in range(2):
        assert keys(m) == ["roll", "cast:prayer"]
        play(fall(m, "6-1"), "roll", then="before")
    assert keys(m) == ["roll", "cast:prayer"]


@rule("PR-CARD-REALITYSCROLL-01", "PR-CARD-REALITYSCROLL-02", "PR-ROLLMOD-01")
def test_altered_reality_rerolls_one_die_even_of_a_strangers_battle() -> None:
    m = table(
        """
        1 monk at forest-3, items scroll-of-deep-prayer
        2 druid at village, items scroll-of-altered-reality
        land: bear at forest-3
        """
    )
    play(m, "stay", then="before")
    play(fall(m, "261-1"), "read:scroll-of-deep-prayer", then="after")
    assert m.asked[0].seat == 1
    assert keys(m) == ["accept", "reroll-light:1", "reroll-light:2", "reroll-light:3", "reroll-dark:1"]
    with_dice(m, 3, stream="light")
    play(m, "reroll-light:2")
    assert totals(m) == [(10, 6), (7, 6)]
    assert "scroll-of-altered-reality" in m.state.junk


@rule("PR-CARD-REALITYSCROLL-02", "PR-CARD-PRAYER-02")
def test_altered_reality_rerolls_a_reward_roll() -> None:
    m = table(
        """
        1 monk at forest-3
        2 druid at village, items scroll-of-altered-reality
        land: golem at forest-3
        next: common sword, rare great-sword
        """
    )
    with_dice(m, 6)
    play(fall(m, "6-1"), "stay", "accept", then="reality")
    with_dice(m, 2)
    play(m, "reroll:1")
    assert sheet(m, 1).items == ["sword"]


@rule("PR-CARD-PRAYERSCROLL-01")
def test_the_attackers_scroll_works_first_the_defenders_offsets_it() -> None:
    m = table(
        """
        1 monk at city, items scroll-of-divine-will
        2 paladin at city, will 0, items scroll-of-deep-prayer
        turn: 1 act
        """
    )
    play(m, "attack:2:strength", "read:scroll-of-divine-will", then="before")
    assert m.asked[0].seat == 1
    fall(m, "1-343")
    play(m, "read:scroll-of-deep-prayer")
    assert totals(m) == [(4 + 6, 4 + 4)]


@rule("PR-CARD-THEFTSCROLL-01")
@pytest.mark.parametrize(("scroll", "verb", "owner"), [("stealing", "steal", 1), ("decay", "rot", 0)])
def test_theft_and_decay_work_before_after_or_without_a_battle(scroll: str, verb: str, owner: int) -> None:
    start = f"1 monk at city, items scroll-of-{scroll}\n2 paladin at city, will 0, items sword royal-cape\nturn: 1 act"
    m = table(start)
    assert f"{verb}:sword:2" in keys(m)
    assert f"{verb}:royal-cape:2" not in keys(m)
    play(m, f"{verb}:sword:2", then="act")
    assert "attack:2:strength" in keys(m)
    assert ("sword" in sheet(m, 1).items) == bool(owner)
    assert "sword" not in sheet(m, 2).items
    m = play(fall(table(start), "3-1"), "attack:2:strength", then="act")
    assert f"{verb}:sword:2" in keys(m)
