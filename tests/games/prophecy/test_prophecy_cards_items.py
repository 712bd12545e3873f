"""CARD: items of the appendix and every other item."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.content.cards import RING
from questhall.games.prophecy.rules import markers, power
from questhall.games.prophecy.state import Battle, Side
from questhall.kit.script import with_dice
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, fall, keys, play, refusal, sheet, table


def totals(m: Table) -> list[tuple[int, int]]:
    return [(event.data["mine"], event.data["theirs"]) for event in m.events if event.kind == "rolled"]


def bonus(hero: str, foe: str, kind: str, gear: str = "", thrown: str = "", plane: int = -1) -> int:
    """What a monk (4/4) gets beyond his markers; the place is forest 3."""
    m = table(f"1 monk at forest-3{hero}\n2 druid")
    side = Side(gear=gear.split(), thrown=thrown.split())
    rival = 1 if foe == "character" else -1
    battle = Battle(0, kind, "" if rival > 0 else foe, rival=rival, place=3, plane=plane, mine=side)
    return power.power(m.state, battle, 0, side) - (8 if kind == "both" else 4)


@rule("PR-CARD-CHEAPWEAPON-01")
@pytest.mark.parametrize(
    ("weapon", "helped", "not_helped"),
    [("rapier", "thug", "bear"), ("axe", "imp", "bear"), ("hammer", "ghost", "bear"), ("javelin", "bear", "thug")],
)
def test_cheap_weapons_help_against_one_type_only(weapon: str, helped: str, not_helped: str) -> None:
    assert bonus(f", items {weapon}", helped, "strength", weapon) == 1
    assert bonus(f", items {weapon}", not_helped, "strength", weapon) == 0


@rule("PR-CARD-CHEAPWEAPON-02")
def test_a_weapon_without_bonus_serves_weapon_skills() -> None:
    assert bonus(", items axe, skills crushing-weapons", "bear", "strength", "axe") == 1
    m = table("1 monk at forest-3, items axe hammer\n2 druid\nland: bear at forest-3")
    assert "wield:hammer" in keys(play(m, "stay", then="gear"))


@rule("PR-CARD-CHEAPWEAPON-03")
def test_a_weapon_without_bonus_can_be_blessed() -> None:
    m = table("1 monk at forest-3, items hammer, skills blessed-weapon\n2 druid\nland: bear at forest-3")
    play(fall(m, "1-1"), "stay", "enchant:blessed-weapon:hammer")
    assert totals(m) == [(4 + 1 + 1, 6)]


@rule("PR-CARD-CHEAPWEAPON-04")
@pytest.mark.parametrize(("weapon", "foe"), [("axe", "imp"), ("javelin", "bear")])
def test_thrown_at_its_type_it_gives_two(weapon: str, foe: str) -> None:
    assert bonus(f", items {weapon}", foe, "strength", weapon, weapon) == 2


@rule("PR-CARD-THROWN-01")
def test_throwing_is_announced_before_the_dice_are_rolled() -> None:
    m = table("1 monk at forest-3, items axe, skills turn-back-time\n2 druid\nland: bear at forest-3")
    play(m, "stay", then="before")
    assert keys(m) == ["roll", "throw:axe"]
    play(fall(m, "1-6"), "roll", then="after")
    assert "throw:axe" not in keys(m)


@rule("PR-CARD-THROWN-03")
def test_thors_hammer_thrown_at_undead_gives_four() -> None:
    assert bonus(", items thors-hammer", "undead-warrior", "strength", "thors-hammer", "thors-hammer") == 4


@rule("PR-CARD-THROWN-04")
def test_a_boomerang_in_hand_is_a_crushing_weapon() -> None:
    assert bonus(", items boomerang, skills crushing-weapons", "bear", "strength", "boomerang") == 1
    assert bonus(", items boomerang, skills crushing-weapons", "bear", "strength", "boomerang", "boomerang") == 3


@rule("PR-CARD-PAIDBLADE-01", "PR-CARD-PAIDBLADE-02")
def test_the_sword_of_smiting_is_paid_before_the_roll_for_one_throw() -> None:
    m = table("1 druid at forest-3, strength 8, items sword-of-smiting\n2 monk\nland: pack-of-wolves at forest-3")
    play(m, "stay", then="before")
    play(fall(m, "1-1"), "pay:sword-of-smiting:1", then="before")
    play(fall(m, "1-1"), "roll", then="before")
    assert totals(m) == [(8 + 2 + 2 + 1, 4), (8 + 2 + 1, 4)]
    assert sheet(m).mana == 5


@rule("PR-CARD-PAIDBLADE-02")
def test_a_paid_bonus_works_once_a_throw() -> None:
    m = table("1 druid at forest-3, items ritual-dagger, skills prayer\n2 monk\nland: ghost at forest-3")
    play(m, "stay", "pay:ritual-dagger:1", then="before")
    assert refusal(m, "pay:ritual-dagger:2") == ("already-paid", "PR-CARD-PAIDBLADE-02")


@rule("PR-CARD-RITUALDAGGER-01")
@pytest.mark.parametrize(("health", "gain"), [(1, 2), (2, 4)])
def test_the_ritual_dagger_turns_health_into_will(health: int, gain: int) -> None:
    m = table("1 monk at forest-3, items ritual-dagger\n2 druid\nland: ghost at forest-3")
    play(fall(m, "3-1"), "stay", f"pay:ritual-dagger:{health}")
    assert totals(m) == [(4 + gain + 3, 5)]
    assert sheet(m).health == 4 - health
    assert bonus(", items ritual-dagger", "bear", "strength", "ritual-dagger") == 1


@rule("PR-CARD-BERSERKAXE-01", "PR-CARD-BERSERKRAGE-01")
def test_berserkers_lose_one_more_health_each() -> None:
    m = table("1 monk at forest-3, items berserkers-axe\n2 druid\nland: bear at forest-3")
    play(fall(m, "1-6"), "stay", "wield:berserkers-axe")
    assert sheet(m).health == 2
    m = table("1 monk at forest-3, items berserkers-axe, skills berserker-rage\n2 druid\nland: noble-lion at forest-3")
    play(m, "stay", "fight:noble-lion:strength", "wield:berserkers-axe", then="before")
    play(fall(m, "1-6"), "cast:berserker-rage")
    assert totals(m) == [(4 + 3 + 2 + 1, 12)]
    assert sheet(m).health == 1


@rule("PR-CARD-SHIELD-01")
def test_a_shield_in_hand_turns_a_throw_lost_by_little_into_a_draw_and_is_damaged() -> None:
    start = "1 monk at forest-3, items {}\n2 druid\nland: bear at forest-3"
    m = play(fall(table(start.format("wooden-shield")), "1-1"), "stay", then="after")
    play(m, "block:wooden-shield")
    assert (sheet(m).health, sheet(m).damaged) == (4, ["wooden-shield"])
    far = play(fall(table(start.format("wooden-shield")), "1-2"), "stay")
    assert sheet(far).health == 3
    far = play(fall(table(start.format("large-wooden-shield")), "1-2"), "stay", then="after")
    assert "block:large-wooden-shield" in keys(far)
    axe = play(table(start.format("wooden-shield war-axe")), "stay", then="gear")
    assert refusal(axe, "wield-both:wooden-shield:war-axe") == ("two-handed", "PR-HANDS-04")
    play(fall(axe, "1-3"), "wield:war-axe")
    assert sheet(axe).health == 3


@rule("PR-CARD-MIRRORSHIELD-01")
@pytest.mark.parametrize(("die", "health"), [(4, 3), (5, 4)])
def test_the_mirrored_shield_works_in_will_battles_too(die: int, health: int) -> None:
    m = table("1 monk at forest-3, items mirrored-shield\n2 druid\nland: dark-wizard at forest-3")
    with_dice(m, die)
    play(fall(m, "1-6"), "stay")
    assert sheet(m).health == health
    two = table("1 monk at forest-3, items mirrored-shield cedar-staff\n2 druid\nland: dark-wizard at forest-3")
    play(two, "stay", then="gear")
    assert refusal(two, "wield-both:mirrored-shield:cedar-staff") == ("two-handed", "PR-HANDS-04")


@rule("PR-CARD-MIRRORSHIELD-01")
def test_the_mirror_strikes_back_at_a_character() -> None:
    m = table("1 scout at city, gold 0, will 2\n2 monk at city, will 0, items mirrored-shield\nturn: 1 act")
    with_dice(m, 6)
    play(fall(m, "6-1"), "attack:2:strength")
    assert (sheet(m, 1).health, sheet(m, 1).mana, sheet(m, 2).health) == (4, 1, 4)


@rule("PR-CARD-CROWN-01", "PR-CARD-CROWN-02", "PR-CARD-CROWN-03")
@pytest.mark.parametrize(
    ("item", "strength", "will"),
    [("crown-of-power", 8, 11), ("crown-of-the-ancient-kings", 9, 10), ("gauntlets-of-strength", 9, 10)],
)
def test_crowns_and_gauntlets_add_no_markers_and_may_pass_the_maximum(item: str, strength: int, will: int) -> None:
    m = table(f"1 monk at forest-3, strength 8, will 10, items {item}\n2 druid")
    hero = sheet(m)
    assert (markers.strength(hero), markers.will(hero)) == (strength, will)
    assert (hero.health, hero.mana) == (8, 10)
    markers.wound(m, 0, 8)
    assert hero.character
    markers.wound(m, 0, 1)
    assert not sheet(m).character


@rule("PR-CARD-CROWNPOWER-01", "PR-CARD-MOUNTAINGIANT-01", "PR-PVP-08")
def test_the_crown_of_power_starts_will_battles_for_one() -> None:
    m = table("1 monk at plains-8, will 1, spent 3, items crown-of-power\n2 druid\nland: mountain-giant at plains-8")
    play(fall(m, "3-1"), "stay", "fight:mountain-giant:will")
    assert totals(m) == [(0 + 1 + 3, 4 + 1)]
    assert sheet(m).mana == 0
    m = table("1 monk at city, gold 0, items crown-of-power\n2 scout at city, items royal-cape\nturn: 1 act")
    play(m, "attack:2:will")
    assert sheet(m, 1).mana == 2


# -- the others --------------------------------------------------------------------------------------------------


@rule("PR-ITEM-03")
@pytest.mark.parametrize(
    ("item", "foe", "kind", "amount"),
    [
        *[("cutlass", "bear", "strength", 1), ("sword", "bear", "strength", 2), ("spear", "bear", "strength", 1)],
        *[("dagger", "character", "strength", 1), ("dagger", "bear", "strength", 0)],
        *[("war-axe", "bear", "strength", 2), ("war-hammer", "ghost", "strength", 3)],
        *[("cedar-staff", "ghost", "will", 1), ("cedar-staff", "bear", "strength", 1)],
        *[("oaken-staff", "bear", "strength", 1), ("oaken-staff", "ghost", "will", 0)],
        *[("ivory-wand", "ghost", "will", 1), ("mahogany-wand", "ghost", "will", 2)],
        *[("cape", "thug", "strength", 1), ("cape", "bear", "strength", 0)],
        *[("ruby-circlet", "ghost", "will", 1), ("ruby-circlet", "bear", "strength", 0)],
        *[("great-sword", "bear", "strength", 3), ("berserkers-axe", "bear", "strength", 3)],
        *[("crystal-skull", "ghost", "will", 1), ("flaming-staff", "ghost", "will", 1)],
        *[("spiked-shield", "bear", "strength", 1), ("radiant-shield", "imp", "strength", 2)],
        *[("radiant-shield", "bear", "strength", 0), ("black-spear", "bear", "strength", 2)],
        *[("mace-of-the-dark-gods", "thug", "strength", 3), ("mace-of-the-dark-gods", "bear", "strength", 2)],
        *[("radiant-scythe", "ghost", "strength", 4), ("radiant-scythe", "bear", "strength", 2)],
        *[("staff-of-the-archmagi", "ghost", "will", 3), ("astral-sword", "character", "strength", 3)],
        *[("astral-sword", "bear", "strength", 2), ("royal-cape", "ghost", "will", 1)],
    ],
)
def test_the_bonus_of_every_battle_item(item: str, foe: str, kind: str, amount: int) -> None:
    held = item if item not in ("ruby-circlet", "royal-cape") else ""
    assert bonus(f", items {item}", foe, kind, held) == amount


def test_the_crystal_skull_is_stronger_in_the_astral_planes() -> None:
    assert bonus(", items crystal-skull", "undead-knight", "will", "crystal-skull", plane=1) == 2


@pytest.mark.parametrize(
    ("potion", "health", "mana"),
    [
        *[("potion-of-healing", 3, 1), ("potion-of-greater-healing", 4, 1), ("potion-of-regeneration", 3, 3)],
        *[("potion-of-greater-regeneration", 4, 4), ("potion-of-magic", 1, 4), ("potion-of-greater-magic", 1, 6)],
        ("potion-of-rebirth", 6, 7),
    ],
)
def test_what_each_potion_heals_and_restores(potion: str, health: int, mana: int) -> None:
    m = play(
        table(
            f"""
            1 monk at village, strength 1, wounds 5, will 1, spent 6, items {potion}
            2 druid
            """
        ),
        f"use:{potion}",
    )
    assert (sheet(m).health, sheet(m).mana) == (health, mana)


def test_elixirs_add_a_marker() -> None:
    m = table("1 monk at village, items elixir-of-youth elixir-of-wisdom\n2 druid")
    play(m, "use:elixir-of-youth", "use:elixir-of-wisdom")
    assert (sheet(m).health, sheet(m).mana) == (5, 5)


def test_the_philosophers_stone_swaps_gold_and_experience() -> None:
    m = table("1 monk at village, gold 9, xp 2, items philosophers-stone-scroll\n2 druid")
    play(m, "use:philosophers-stone-scroll")
    assert (sheet(m).gold, sheet(m).xp) == (2, 9)


@rule("PR-MOVE-07")
def test_the_scroll_of_teleportation_leads_anywhere_and_is_gone() -> None:
    m = play(table("1 monk at village, items scroll-of-teleportation\n2 druid"), "go:scroll-of-teleportation:fortress")
    assert (RING[sheet(m).at].id, sheet(m).items) == ("fortress", [])


@rule("PR-MOVE-07")
def test_the_royal_cape_leads_anywhere_for_two_mana() -> None:
    m = play(table("1 monk at village, items royal-cape\n2 druid"), "go:royal-cape:fortress")
    assert (RING[sheet(m).at].id, sheet(m).mana) == ("fortress", 2)


def test_rangers_boots_ride_free() -> None:
    m = play(table("1 monk at village, gold 0, items rangers-boots\n2 druid"), "horse:magic-tower")
    assert RING[sheet(m).at].id == "magic-tower"


def test_the_scroll_of_destruction_removes_a_creature_without_reward() -> None:
    m = table("1 monk at forest-3, items scroll-of-destruction\n2 druid\nland: angry-mob at forest-3")
    play(m, "stay", "destroy:angry-mob")
    assert m.state.graves == ["angry-mob"]
    assert sheet(m).xp == 3


@pytest.mark.parametrize(("wish", "left"), [("strength", (5, 4, 3)), ("will", (4, 5, 3)), ("xp", (4, 4, 11))])
def test_the_scroll_of_wishes(wish: str, left: tuple[int, int, int]) -> None:
    m = play(table("1 monk at village, items scroll-of-wishes\n2 druid"), f"wish-{wish}")
    assert (sheet(m).health, sheet(m).mana, sheet(m).xp) == left


def test_the_time_spiral_gives_another_turn() -> None:
    m = play(table("1 monk at village, gold 0, items time-spiral-scroll\n2 druid"), "use:time-spiral-scroll", "stay")
    assert m.asked[0].seat == 0
    assert m.asked[0].kind == "move"


def test_the_letter_of_recommendation_saves_the_gold_of_a_stranger() -> None:
    m = table(
        """
            1 mercenary at monastery, xp 5, gold 0, items letter-of-recommendation
            2 druid
            offers: prayer blessed-weapon
            """
    )
    play(m, "stay", "learn-letter:blessed-weapon")
    assert (sheet(m).skills, sheet(m).xp, sheet(m).items) == (["blessed-weapon"], 0, [])


def test_the_flaming_staff_flares_up_for_one_throw_and_is_damaged() -> None:
    m = table("1 monk at forest-3, items flaming-staff\n2 druid\nland: ghost at forest-3")
    play(fall(m, "1-1"), "stay", "burn:flaming-staff")
    assert totals(m) == [(4 + 1 + 2 + 1, 5)]
    assert sheet(m).damaged == ["flaming-staff"]


def test_the_scroll_of_divine_will_makes_a_six_and_a_two() -> None:
    m = table("1 monk at forest-3, items scroll-of-divine-will\n2 druid\nland: bear at forest-3")
    play(fall(m, "1-6"), "stay", "read:scroll-of-divine-will")
    assert totals(m) == [(4 + 6, 5 + 2)]


def test_the_crown_of_the_ancient_kings_trains_without_gold() -> None:
    m = table(
        """
            1 mercenary at monastery, xp 5, gold 0, items crown-of-the-ancient-kings
            2 druid
            offers: blessed-weapon
            """
    )
    play(m, "stay", "learn:blessed-weapon")
    assert sheet(m).skills == ["blessed-weapon"]


def test_the_astral_sword_drains_a_mana_of_a_beaten_character() -> None:
    m = table(
        """
            1 monk at city, gold 0, will 2, spent 2, items astral-sword
            2 scout at city, will 1, gold 0
            turn: 1 act
            """
    )
    play(fall(m, "6-1"), "attack:2:strength")
    assert (sheet(m, 1).mana, sheet(m, 2).mana) == (3, 0)


@pytest.mark.parametrize(("die", "read"), [(3, (1, 2, 2)), (4, (0, 2, 4)), (5, (0, 3, 2)), (6, (0, 3, 4))])
def test_the_banner_of_hope(die: int, read: tuple[int, int, int]) -> None:
    m = table("1 monk at village, gold 0\n2 druid at city, strength 2, wounds 1, will 2, spent 4, items banner-of-hope")
    with_dice(m, die)
    play(m, "stay", then="move")
    hero = sheet(m, 2)
    assert (hero.rallied, hero.health, hero.mana) == read
