"""CARD: weapon skills, Fortress, Thieves' Guild and Forest Camp."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.rules import power
from questhall.games.prophecy.state import Battle, Side
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, fall, keys, play, refusal, sheet, table


def totals(m: Table) -> list[tuple[int, int]]:
    return [(event.data["mine"], event.data["theirs"]) for event in m.events if event.kind == "rolled"]


def bonus(hero: str, foe: str, kind: str, gear: str = "", thrown: str = "", at: int = 8) -> int:
    """What a monk (4/4) gets beyond his markers; the place is plains 8 unless told."""
    m = table(f"1 monk at plains-8, {hero}\n2 druid")
    side = Side(gear=gear.split(), thrown=thrown.split())
    rival = 1 if foe == "character" else -1
    battle = Battle(0, kind, "" if rival > 0 else foe, rival=rival, place=at, mine=side)
    return power.power(m.state, battle, 0, side) - (8 if kind == "both" else 4)


@rule("PR-CARD-WEAPONSKILL-01")
def test_each_fitting_skill_adds_to_the_cedar_staff() -> None:
    for skills, amount in (("two-handed-combat", 2), ("two-handed-combat long-weapons", 3)):
        assert bonus(f"items cedar-staff, skills {skills}", "bear", "strength", "cedar-staff") == amount
    everything = "two-handed-combat long-weapons staff-skill"
    assert bonus(f"items cedar-staff, skills {everything}", "bear", "strength", "cedar-staff") == 4


@rule("PR-CARD-WEAPONSKILL-02", "PR-CARD-DUALWIELD-01")
def test_two_thrown_blades_count_each_skill_twice() -> None:
    skills = "items cutlass dagger, skills ambidexterity edged-weapons thrown-weapons"
    held = bonus(skills, "bear", "strength", "cutlass dagger")
    assert held == 1 + 2
    assert bonus(skills, "bear", "strength", "cutlass dagger", "cutlass dagger") == held + 1 + 2


@rule("PR-CARD-DUALWIELD-01", "PR-HANDS-02")
def test_ambidexterity_allows_two_weapons_each_blessed_once() -> None:
    m = table(
        """
            1 druid at forest-3, items sword axe, skills ambidexterity blessed-weapon
            2 monk
            land: bear at forest-3
            """
    )
    play(m, "stay", "wield-both:sword:axe", "enchant:blessed-weapon:sword", then="before")
    assert refusal(m, "enchant:blessed-weapon:sword") == ("cast-already", "PR-SPELL-02")
    play(fall(m, "1-1"), "enchant:blessed-weapon:axe", "roll")
    assert totals(m) == [(3 + 2 + 2 + 1, 6)]


@rule("PR-CARD-DUALWIELD-02", "PR-CARD-GOLEM-01")
def test_the_golem_damages_both_weapons() -> None:
    m = table("1 monk at forest-3, items sword cutlass, skills ambidexterity\n2 druid\nland: golem at forest-3")
    play(fall(m, "1-6"), "stay", "wield-both:sword:cutlass")
    assert sheet(m).damaged == ["sword", "cutlass"]


@rule("PR-CARD-UNARMED-01")
def test_two_handed_combat_helps_with_a_two_handed_weapon_or_with_empty_hands() -> None:
    skill = "items great-sword sword cape, skills two-handed-combat"
    assert bonus(skill, "bear", "strength", "great-sword") == 3 + 1
    assert bonus(skill, "bear", "strength", "sword") == 2
    assert bonus(skill, "bear", "strength") == 1
    assert bonus(skill, "bear", "strength", "cape") == 0


@rule("PR-CARD-LOOT-01")
def test_pickpocketing_gives_two_gold_once_even_for_three_lives() -> None:
    m = table(
        """
            1 scout at forest-3, strength 8, gold 0, skills pickpocketing
            2 druid
            land: steppe-raiders at forest-3
            """
    )
    play(fall(m, "6-1", "6-1", "6-1"), "stay")
    assert sheet(m).gold == 2


@rule("PR-CARD-LOOT-02", "PR-CARD-LOOT-01")
@pytest.mark.parametrize(("purse", "taken"), [(5, 2), (1, 1), (0, 0)])
def test_from_a_character_it_takes_what_is_there(purse: int, taken: int) -> None:
    m = table(f"1 scout at city, gold 0, skills pickpocketing\n2 monk at city, will 0, gold {purse}\nturn: 1 act")
    play(fall(m, "6-1"), "attack:2:strength")
    assert (sheet(m, 1).gold, sheet(m, 2).gold) == (taken, purse - taken)


@rule("PR-CARD-INVISIBLE-01")
def test_stealth_uses_services_before_and_after_a_battle() -> None:
    m = table(
        """
        1 illusionist at magic-tower, gold 9, xp 9, will 1, spent 3, skills stealth
        2 monk at magic-tower, will 0
        offers: mass-decay magic-drain
        turn: 1 act
        """
    )
    play(m, "mana:1", "learn:mass-decay", then="act")
    assert "attack:2:strength" in keys(m)
    play(fall(m, "3-2"), "attack:2:strength", then="act")
    play(m, "learn:magic-drain", "mana:2")
    assert sheet(m).mana == 4
    assert sheet(m).skills == ["stealth", "mass-decay", "magic-drain"]


@rule("PR-CARD-INVISIBLE-01", "PR-OPP-01", "PR-TURN-03")
def test_stealth_also_passes_creatures_but_a_lost_battle_still_ends_the_turn() -> None:
    m = table("1 monk at forest-3, skills stealth\n2 druid\nland: bear at forest-3, lost-library at forest-3")
    play(m, "stay", then="fight")
    assert {"fight:bear:strength", "visit:lost-library"} == set(keys(m))
    fall(m, "1-6")
    play(m, "visit:lost-library")
    assert sheet(m).xp == 7
    assert m.asked[0].seat == 1


@rule("PR-CARD-PORTRAT-01")
def test_wharf_rat_and_nautical_rites_sail_to_any_port_and_earn() -> None:
    m = table("1 monk at village, gold 0, skills wharf-rat nautical-rites\n2 druid")
    assert {f"ship:{place}" for place in ("plains-4", "city", "plains-11", "mountains-15")} <= set(keys(m))
    play(m, "ship:city")
    assert sheet(m).gold == 1
    alone = play(table("1 monk at village, gold 1, skills nautical-rites\n2 druid"), "ship:plains-4")
    assert sheet(alone).gold == 1


@rule("PR-CARD-TRADER-01")
def test_haggling_works_in_city_village_and_black_market_only() -> None:
    m = table("1 monk at village, gold 5, skills haggling, items cutlass\n2 druid\nvillage: sword\nturn: 1 act")
    play(m, "buy:sword", "sell:cutlass")
    assert sheet(m).gold == 3
    market = table("1 monk at forest-3, gold 3, skills haggling\n2 druid\nland: black-market at forest-3\nturn: 1 act")
    play(market, "visit:black-market", then="pick.market")
    assert sheet(market).gold == 0
    other = table(
        """
            1 monk at forest-3, gold 8, skills haggling
            2 druid
            land: exotic-merchant at forest-3
            turn: 1 act
            """
    )
    play(other, "visit:exotic-merchant")
    assert sheet(other).gold == 0


@rule("PR-CARD-COUNTERFEIT-01", "PR-CARD-COUNTERFEIT-02")
def test_false_coins_heal_five_for_two_gold() -> None:
    m = table("1 monk at forest-camp, strength 1, wounds 5, gold 2, skills counterfeiting\n2 druid\nturn: 1 act")
    assert refusal(m, "heal:5")[0] == "gold"
    play(m, "use:counterfeiting", "heal:5")
    assert (sheet(m).health, sheet(m).gold) == (6, 0)


@rule("PR-CARD-COUNTERFEIT-03")
def test_unused_reduction_is_lost() -> None:
    m = play(
        table(
            """
            1 monk at village, gold 4, skills counterfeiting
            2 druid
            """
        ),
        "use:counterfeiting",
        "horse:magic-tower",
    )
    assert (sheet(m).gold, sheet(m).discount) == (4, False)


@rule("PR-CARD-COUNTERFEIT-02", "PR-CARD-COUNTERFEIT-03")
def test_only_one_of_several_payments_is_reduced() -> None:
    m = table(
        """
        1 monk at village, gold 6, skills counterfeiting, damaged axe
        2 druid
        village: dagger hammer
        turn: 1 act
        """
    )
    play(m, "use:counterfeiting", "repair:axe", "buy:dagger", "buy:hammer")
    assert sheet(m).gold == 6 - 0 - 2 - 2


@rule("PR-CARD-STEAL-01")
def test_thievery_takes_an_item_only_as_attacker() -> None:
    m = table("1 scout at city, items sword, skills thievery\n2 monk at city, will 0, items hammer\nturn: 1 act")
    play(fall(m, "6-1"), "attack:2:strength")
    assert sheet(m, 1).items == ["sword", "hammer"]
    m = table("1 scout at city, will 0, items sword, skills thievery\n2 monk at city, items hammer\nturn: 2 act")
    play(fall(m, "1-6"), "attack:1:strength", then="pick.yield")
    assert m.asked[0].seat == 1


@rule("PR-CARD-HEALING-01", "PR-CARD-HEALING-02")
def test_healing_arts_heals_one_of_the_battle_loss_once() -> None:
    m = table("1 monk at forest-3, skills healing-arts\n2 druid\nland: poisonous-snake at forest-3")
    play(fall(m, "1-6"), "stay", "cast:healing-arts")
    assert (sheet(m).health, sheet(m).mana) == (3, 3)
    assert m.asked[0].seat == 1


@rule("PR-CARD-HEALING-01")
def test_healing_arts_does_not_undo_paid_health() -> None:
    m = play(table("1 monk at fortress, skills healing-arts\n2 druid"), "train")
    assert sheet(m).health == 3
    assert m.asked[0].kind != "pick.healing"
    robbed = table(
        """
            1 monk at forest-3, gold 9, skills healing-arts, items berserkers-axe
            2 druid
            land: band-of-brigands at forest-3
            """
    )
    play(fall(robbed, "1-6"), "stay", "wield:berserkers-axe")
    assert sheet(robbed).health == 3
    assert robbed.asked[0].seat == 1


@rule("PR-CARD-LORE-01", "PR-CARD-LORE-02")
def test_lore_helps_the_first_throw_of_the_first_battle_of_an_astral_attack() -> None:
    m = table(
        """
        1 druid at forest-5, strength 8, skills forest-wisdom
        2 monk at village, gold 0
        plane-4: tortured-souls scaled-monster royal-cape
        next: rare ring-of-concentration
        """
    )
    play(fall(m, "6-1", "6-1", "6-1", "1-6"), "assault:plane-4")
    wills = [mine - 6 for mine, _ in totals(m)[:3]]
    assert wills == [5 + 1, 4, 3]
    assert totals(m)[3] == (7 + 1, 7 + 6)
    play(m, "stay")
    play(fall(m, "1-1"), "assault:plane-4")
    assert totals(m)[4] == (5 + 1 + 1, 7 + 1)


@rule("PR-CARD-LORE-01")
def test_lore_counts_in_both_kinds_in_its_terrain() -> None:
    for skill, at in (("forest-wisdom", 3), ("mountain-lore", 9)):
        assert bonus(f"skills {skill}", "bear", "strength", at=at) == 1
        assert bonus(f"skills {skill}", "ghost", "will", at=at) == 1
        assert bonus(f"skills {skill}", "bear", "strength", at=8) == 0
