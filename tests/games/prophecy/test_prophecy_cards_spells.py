"""CARD: Magic Tower and Monastery."""

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


@rule("PR-CARD-MASSDECAY-01")
def test_mass_decay_gets_rid_of_surplus_at_the_end_of_the_round() -> None:
    items = "sword axe hammer javelin dagger cutlass spear rapier"
    m = table(f"1 monk at village, gold 0, will 1, spent 3, items {items}, skills mass-decay\n2 druid at city")
    play(m, "stay", "done", then="limits")
    play(m, "decay:rapier", then="move")
    assert sheet(m).mana == 3
    assert "rapier" in m.state.junk


@rule("PR-CARD-REWIND-01", "PR-CARD-REWIND-02", "PR-CARD-REWIND-03")
def test_turning_back_time_keeps_all_bonuses_and_its_mana_lowers_will() -> None:
    m = table(
        """
            1 druid at forest-3, items scroll-of-divine-will, skills turn-back-time prayer
            2 monk
            land: dark-wizard at forest-3
            """
    )
    play(m, "stay", "cast:prayer", then="before")
    play(fall(m, "11-5"), "roll", then="after")
    play(fall(m, "26-5"), "cast:turn-back-time", "roll")
    assert totals(m) == [(5 + 1, 11), (4 + 6, 11)]


@rule("PR-CARD-REWIND-01")
def test_after_turning_back_time_something_new_may_be_announced() -> None:
    m = table("1 monk at forest-3, items axe, skills turn-back-time blessed-weapon\n2 druid\nland: bear at forest-3")
    play(m, "stay", "enchant:blessed-weapon:axe", then="before")
    play(fall(m, "1-6"), "roll", then="after")
    play(m, "cast:turn-back-time", then="before")
    assert keys(m) == ["roll", "throw:axe"]
    play(fall(m, "3-1"), "throw:axe")
    assert totals(m) == [(4 + 1 + 1, 11), (4 + 1 + 1 + 3, 6)]
    assert sheet(m).damaged == ["axe"]


@rule("PR-CARD-REWIND-01", "PR-PVP-09")
def test_in_a_duel_both_may_announce_anew_with_what_they_hold() -> None:
    m = table("""
        1 monk at city, items dagger sword, skills turn-back-time
        2 paladin at city, will 0, items axe
        turn: 1 act
        """)
    play(m, "attack:2:strength", "wield:dagger", "roll", then="before")
    play(fall(m, "1-6"), "roll", then="after")
    play(m, "cast:turn-back-time", then="before")
    assert (m.asked[0].seat, keys(m)) == (0, ["roll", "throw:dagger"])
    play(m, "throw:dagger", then="before")
    assert (m.asked[0].seat, keys(m)) == (1, ["roll", "throw:axe"])
    play(fall(m, "6-1"), "throw:axe")
    assert totals(m) == [(4 + 1 + 1, 4 + 6), (4 + 1 + 1 + 6, 4 + 1 + 1)]


@rule("PR-CARD-REWIND-02", "PR-CARD-SHIELD-01")
def test_a_shield_does_not_block_a_throw_that_was_rolled_again() -> None:
    m = table("""
        1 monk at city, will 0, items wooden-shield
        2 paladin at city, skills turn-back-time
        turn: 1 act
        """)
    play(fall(m, "1-2"), "attack:2:strength", "accept", then="after")
    play(m, "block:wooden-shield", then="after")
    play(fall(m, "1-6"), "cast:turn-back-time", then="pick.yield")
    assert m.asked[0].seat == 0
    assert sheet(m).damaged == ["wooden-shield"]


@rule("PR-CARD-REWIND-02")
def test_altered_reality_is_not_applied_again() -> None:
    m = table(
        """
            1 druid at forest-3, items scroll-of-altered-reality, skills turn-back-time
            2 monk
            land: dark-wizard at forest-3
            """
    )
    play(fall(m, "1-6"), "stay", then="after")
    m.chance.force("dark", 4)
    play(m, "reroll-dark:1", then="after")
    fall(m, "1-6")
    play(m, "cast:turn-back-time")
    assert [theirs for _, theirs in totals(m)] == [12, 11, 12]


@rule("PR-CARD-FIREWEAPON-01")
def test_flaming_weapon_gives_two_damages_the_weapon_and_combines_with_throwing() -> None:
    m = table("1 monk at forest-3, items axe, skills flaming-weapon\n2 druid\nland: bear at forest-3")
    play(fall(m, "1-1"), "stay", "enchant:flaming-weapon:axe", "throw:axe")
    assert totals(m) == [(4 + 2 + 1 + 1, 6)]
    assert sheet(m).damaged == ["axe"]
    m = table("1 monk at forest-3, items sword, skills flaming-weapon\n2 druid\nland: bear at forest-3")
    play(fall(m, "6-1"), "stay", "enchant:flaming-weapon:sword")
    assert sheet(m).damaged == ["sword"]


@rule("PR-CARD-FIREWEAPON-02")
def test_even_the_flaming_staff_can_be_set_on_fire() -> None:
    m = table("1 monk at forest-3, items flaming-staff, skills flaming-weapon\n2 druid\nland: bear at forest-3")
    play(m, "stay", then="before")
    assert "enchant:flaming-weapon:flaming-staff" in keys(m)


@rule("PR-CARD-STEALPOWER-01", "PR-CARD-STEALPOWER-02", "PR-CARD-STEALPOWER-04")
def test_magic_drain_once_per_will_battle_not_below_zero() -> None:
    m = table("1 druid at forest-3, items potion-of-magic, skills magic-drain prayer\n2 monk\nland: imp at forest-3")
    play(m, "stay", "cast:magic-drain", then="before")
    assert refusal(m, "cast:magic-drain") == ("cast-already", "PR-SPELL-02")
    assert "use:potion-of-magic" not in keys(m)
    play(fall(m, "1-1"), "roll")
    assert totals(m) == [(5 + 1, 1 + 1)]
    weak = table("1 mystic at forest-3, skills magic-drain\n2 monk\nland: angry-mob at forest-3")
    play(fall(weak, "1-1", "1-1", "1-1"), "stay", "fight:angry-mob:will", "cast:magic-drain")
    assert totals(weak)[0] == (3 + 1, 0 + 1)


@rule("PR-CARD-STEALPOWER-03")
@pytest.mark.parametrize(("mana", "left"), [(4, 2), (1, 0), (0, 0)])
def test_from_a_character_magic_drain_takes_what_is_there(mana: int, left: int) -> None:
    m = table(f"1 druid at city, gold 0, skills magic-drain\n2 scout at city, will {mana}\nturn: 1 act")
    play(m, "attack:2:will", "cast:magic-drain")
    assert sheet(m, 2).mana == left


@rule("PR-CARD-SPELLMASTER-01", "PR-CARD-SPELLMASTER-03", "PR-CARD-SPELLMASTER-04", "PR-CARD-MAGICRING-01")
def test_two_discounts_reduce_two_spells_but_never_one_by_two() -> None:
    m = table(
        """
        1 druid, items sword ring-of-magical-forces, skills effective-spellcasting blessed-weapon prayer curse
        2 monk
        land: bear at forest-13
        """
    )
    play(m, "walk:forest-13", "enchant:blessed-weapon:sword")
    assert sheet(m).mana == 6
    play(m, "cast:prayer")
    assert sheet(m).mana == 6
    play(m, "cast:curse")
    assert sheet(m).mana == 5


@rule("PR-CARD-SPELLMASTER-03")
def test_the_discount_need_not_be_for_the_first_spell_of_the_round() -> None:
    m = table(
        """
        1 enchantress at plains-19, xp 9, skills stamina stealth prayer
        2 monk at magic-tower, will 0
        offers: effective-spellcasting
        """
    )
    play(m, "go:stamina:magic-tower", "learn:effective-spellcasting", "attack:2:strength", then="before")
    assert sheet(m).mana == 5
    play(m, "cast:prayer")
    assert sheet(m).mana == 5


@rule("PR-CARD-SPELLMASTER-02", "PR-SPELL-03")
def test_activating_an_item_is_no_spell_and_gets_no_discount() -> None:
    m = table("1 druid at village, items flying-carpet ring-of-magical-forces, skills effective-spellcasting\n2 monk")
    play(m, "go:flying-carpet:forest-3")
    assert (sheet(m).mana, sheet(m).cast) == (5, False)


@rule("PR-CARD-FANATIC-01")
def test_fanaticism_starts_a_new_battle_of_another_kind_without_earlier_bonuses() -> None:
    m = table("1 monk at forest-3, items sword, skills fanaticism berserker-rage\n2 druid\nland: mummy at forest-3")
    play(m, "stay", "fight:mummy:strength")
    play(fall(m, "1-4"), "cast:berserker-rage", then="pick.again")
    assert set(keys(m)) == {"pass", "again:strength", "again:will"}
    play(m, "again:strength", then="before")
    play(fall(m, "1-1"), "roll")
    assert totals(m) == [(4 + 2 + 2 + 1, 9), (4 + 2 + 1, 6)]


@rule("PR-CARD-FANATIC-02")
def test_a_draw_by_a_shield_serves_the_fanatic_too() -> None:
    m = table("1 monk at forest-3, items wooden-shield, skills fanaticism\n2 druid\nland: bear at forest-3")
    play(fall(m, "1-1"), "stay", "block:wooden-shield", then="pick.again")
    play(fall(m, "6-1"), "again:strength")
    assert sheet(m).xp == 5
    tough = table("1 monk at forest-3, skills fanaticism toughness\n2 druid\nland: bear at forest-3")
    play(fall(tough, "1-1"), "stay", then="pick.again")


@rule("PR-CARD-FANATIC-03", "PR-TURN-03")
def test_harm_before_the_battle_happens_again() -> None:
    m = table(
        """
            1 scout at forest-5, strength 8, will 0, skills fanaticism
            2 druid
            plane-4: - open-storm-queen royal-cape
            """
    )
    play(fall(m, "1-1"), "assault:plane-4", then="pick.again")
    assert sheet(m).health == 6
    play(fall(m, "6-1"), "again:strength")
    assert sheet(m).health == 4


@rule("PR-CARD-FANATIC-01")
def test_a_fanatic_who_passes_ends_the_turn() -> None:
    m = table("1 monk at forest-3, skills fanaticism\n2 druid\nland: bear at forest-3")
    play(fall(m, "2-1"), "stay", "pass")
    assert m.asked[0].seat == 1


@rule("PR-CARD-PRAYER-01")
def test_prayer_is_for_one_throw_and_may_be_cast_again_for_the_next() -> None:
    m = table("1 druid at forest-3, strength 8, skills prayer\n2 monk\nland: pack-of-wolves at forest-3")
    play(m, "stay", then="before")
    play(fall(m, "61-1"), "cast:prayer", then="before")
    assert m.state.counters["light"] == 2
    play(fall(m, "6-1"), "roll", then="before")
    assert "cast:prayer" in keys(m)
    assert m.state.counters["light"] == 3


@rule("PR-CARD-PRAYER-02", "PR-CARD-GOLEM-01")
def test_prayer_for_the_reward_roll_of_the_golem() -> None:
    m = table("1 monk at forest-3, skills prayer\n2 druid\nland: golem at forest-3\nnext: rare ring-of-concentration")
    play(fall(m, "6-1"), "stay", "roll", then="pray")
    m.chance.force("die", 2, 4)
    play(m, "cast:prayer")
    assert sheet(m).items == ["ring-of-concentration"]
    assert sheet(m).mana == 3
