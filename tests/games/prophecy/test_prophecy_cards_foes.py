"""CARD: creatures and guardians with rules of their own."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.content.cards import FOES, SPOT
from questhall.games.prophecy.rules import foes, power
from questhall.games.prophecy.state import Battle, Side
from questhall.kit.script import with_dice
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, fall, keys, play, refusal, sheet, table


def totals(m: Table) -> list[tuple[int, int]]:
    return [(event.data["mine"], event.data["theirs"]) for event in m.events if event.kind == "rolled"]


def value(foe: str, kind: str, place: str = "plains-8", character: str = "monk", fresh: bool = False) -> int:
    m = table(f"1 {character} at {place}\n2 enchantress" if character != "enchantress" else "1 enchantress\n2 monk")
    m.state.fresh = [foe] if fresh else []
    return foes.power(m.state, FOES[foe], kind, sheet(m), SPOT[place])


@rule("PR-CARD-BRIGAND-01")
def test_the_highwayman_is_stronger_when_just_revealed() -> None:
    assert (value("highwayman", "strength"), value("highwayman", "strength", fresh=True)) == (5, 7)
    hidden = table("1 monk at plains-4\n2 druid\nland: hidden highwayman at forest-3")
    play(fall(hidden, "1-1"), "walk:forest-3")
    assert totals(hidden) == [(5, 8)]
    known = table("1 monk at plains-4\n2 druid\nland: highwayman at forest-3")
    play(fall(known, "1-1"), "walk:forest-3")
    assert totals(known) == [(5, 6)]


@rule("PR-CARD-BRIGAND-01")
def test_a_card_placed_this_round_counts_as_just_revealed() -> None:
    m = table("1 monk at village, gold 0\n2 druid at forest-3\nnext: adventures highwayman, chance chance-forest")
    play(m, "stay", then="move")
    assert "highwayman" in m.state.fresh
    play(fall(m, "1-1"), "stay")
    assert totals(m) == [(4, 8)]


@rule("PR-CARD-BRIGAND-02", "PR-CARD-BRIGAND-03")
def test_the_highwayman_takes_an_item_of_choice_for_his_conqueror() -> None:
    m = table("1 monk at forest-3, items hammer, damaged sword\n2 druid at forest-3\nland: highwayman at forest-3")
    play(fall(m, "1-6"), "stay", then="pick.robbed")
    assert keys(m) == ["hand-over:hammer", "hand-over:sword"]
    play(m, "hand-over:sword")
    assert (sheet(m).health, m.state.loot, sheet(m).damaged) == (4, ["sword"], [])
    play(fall(m, "6-1"), "stay")
    assert (sheet(m, 2).items, sheet(m, 2).damaged) == ([], ["sword"])
    assert (m.state.loot, m.state.ruined) == ([], [])


@rule("PR-CARD-BRIGAND-03")
def test_what_the_highwayman_took_comes_back_sound_if_it_was_and_is_told() -> None:
    m = table("1 monk at forest-3, items hammer, damaged sword\n2 druid at forest-3\nland: highwayman at forest-3")
    play(fall(m, "1-6"), "stay", "hand-over:hammer")
    play(fall(m, "6-1"), "stay")
    assert (sheet(m, 2).items, sheet(m, 2).damaged) == (["hammer"], [])
    assert [event.data for event in m.events if event.kind == "recovered"] == [{"seat": 1, "card": "hammer"}]


@rule("PR-CARD-BRIGAND-02")
def test_without_items_he_costs_health() -> None:
    m = table("1 monk at forest-3\n2 druid\nland: highwayman at forest-3")
    play(fall(m, "1-6"), "stay")
    assert sheet(m).health == 3


@rule("PR-CARD-GANG-01")
@pytest.mark.parametrize(("gold", "left", "lost"), [(7, 2, 0), (5, 0, 0), (4, 0, 1), (0, 0, 1)])
def test_the_gang_takes_five_gold_or_all_and_a_health(gold: int, left: int, lost: int) -> None:
    m = table(f"1 monk at forest-3, gold {gold}\n2 druid\nland: band-of-brigands at forest-3")
    play(fall(m, "1-6"), "stay")
    assert (sheet(m).gold, sheet(m).wounds) == (left, lost)


@rule("PR-CARD-GANG-02")
def test_stolen_gold_lies_on_the_card_for_the_conqueror() -> None:
    m = table("1 monk at forest-3, gold 7\n2 scout at forest-3, strength 8, gold 0\nland: band-of-brigands at forest-3")
    play(fall(m, "1-6"), "stay")
    assert m.state.hoard == 5
    play(fall(m, "6-1", "6-1", "6-1"), "stay")
    assert (sheet(m, 2).gold, m.state.hoard) == (5, 0)


@rule("PR-CARD-LION-01", "PR-CREAT-02")
def test_the_lion_gives_strength_and_no_privilege() -> None:
    m = table("1 monk at forest-3\n2 druid\nland: noble-lion at forest-3")
    play(fall(m, "6-1"), "stay", "fight:noble-lion:strength")
    hero = sheet(m)
    assert (hero.health, hero.xp, hero.kept, hero.items) == (5, 6, [], [])


@rule("PR-CARD-BATS-01", "PR-SPELL-03")
def test_no_spells_against_bats_but_skills_and_magic_items() -> None:
    m = table(
        """
        1 monk at forest-3, strength 8, items sword-of-smiting, skills edged-weapons prayer turn-back-time
        2 druid
        land: horde-of-bats at forest-3
        """
    )
    play(m, "stay", then="before")
    assert keys(m) == ["roll", "pay:sword-of-smiting:1"]
    assert refusal(m, "cast:prayer") == ("no-spells", "PR-CARD-BATS-01")
    play(fall(m, "1-1"), "pay:sword-of-smiting:1")
    assert totals(m)[0] == (8 + 2 + 1 + 2 + 1, 3)


@rule("PR-CARD-VAMPIRE-01", "PR-BATTLE-07")
def test_the_vampire_is_met_with_will_then_with_strength() -> None:
    m = table("1 monk at forest-3, strength 6, will 6\n2 druid\nland: vampire at forest-3\nnext: common hammer")
    play(fall(m, "1-1", "2-2"), "stay")
    assert totals(m) == [(7, 6), (8, 7)]
    assert sheet(m).xp == 9


@rule("PR-CARD-VAMPIRE-01")
@pytest.mark.parametrize(("dice", "lost"), [("1-1", 0), ("1-2", 1)])
def test_losing_or_drawing_the_will_part_ends_it(dice: str, lost: int) -> None:
    m = table("1 monk at forest-3, will 5\n2 druid\nland: vampire at forest-3")
    play(fall(m, dice), "stay")
    assert (sheet(m).wounds, len(totals(m))) == (lost, 1)
    assert m.asked[0].seat == 1


@rule("PR-CARD-VAMPIRE-02", "PR-NONBATTLE-04")
def test_the_wand_of_the_will_part_stays_in_the_hand() -> None:
    m = table(
        """
            1 monk at forest-3, will 8, items ivory-wand war-axe sword wooden-shield
            2 druid
            land: vampire at forest-3
            """
    )
    play(m, "stay", then="gear")
    held = [key for key in keys(m) if "ivory-wand" in key]
    assert held == ["wield:ivory-wand", "wield-both:ivory-wand:sword", "wield-both:ivory-wand:wooden-shield"]
    assert refusal(m, "wield-both:ivory-wand:war-axe")[0] == "two-handed"
    play(fall(m, "1-1", "1-1"), "wield-both:ivory-wand:sword")
    assert totals(m) == [(8 + 1 + 1, 6), (4 + 2 + 1, 6)]


@rule("PR-CARD-VAMPIRE-03")
def test_a_spell_for_the_strength_part_is_cast_after_the_will_part() -> None:
    m = table("1 monk at forest-3, will 8, items hammer, skills blessed-weapon\n2 druid\nland: vampire at forest-3")
    play(fall(m, "1-1"), "stay", then="before")
    assert totals(m) == [(9, 6)]
    play(fall(m, "3-1"), "enchant:blessed-weapon:hammer")
    assert totals(m)[1] == (4 + 1 + 1 + 3, 6)


@rule("PR-CARD-MUMMY-01")
def test_the_mummys_item_may_be_declined() -> None:
    m = table("1 monk at forest-3\n2 druid\nland: mummy at forest-3\nnext: rare ring-of-concentration")
    play(fall(m, "6-1"), "stay", "fight:mummy:strength", then="pick.curse")
    twin = m.clone()
    play(m, "pass")
    assert sheet(m).items == []
    play(twin, "accept-gift")
    assert sheet(twin).items == ["ring-of-concentration"]


@rule("PR-CARD-SUCCUBUS-01")
def test_succubus_and_incubus_look_at_the_sex_of_the_character() -> None:
    assert [value("succubus", "will", character=who) for who in ("monk", "enchantress")] == [6, 4]
    assert [value("incubus", "will", character=who) for who in ("monk", "enchantress")] == [4, 6]


@rule("PR-CARD-IMP-01")
def test_the_imp_takes_the_most_expensive_item_of_choice_among_equals() -> None:
    m = table("1 monk at forest-3, will 0, items axe spear ivory-wand royal-cape\n2 druid\nland: imp at forest-3")
    play(fall(m, "1-6"), "stay", then="pick.imp")
    assert keys(m) == ["discard:spear", "discard:ivory-wand"]
    play(m, "discard:spear")
    assert m.state.junk == ["spear"]
    assert sheet(m).health == 4


@rule("PR-CARD-OLDPIRATE-01")
def test_the_old_pirate_away_from_a_port_and_in_one() -> None:
    assert (value("old-pirate", "strength"), value("old-pirate", "will")) == (3, 3)
    assert (value("old-pirate", "strength", "plains-4"), value("old-pirate", "will", "plains-4")) == (5, 4)
    m = table("1 monk at plains-4\n2 druid\nland: old-pirate at plains-4")
    play(fall(m, "1-6"), "stay", "fight:old-pirate:strength")
    assert (sheet(m).health, sheet(m).gold) == (3, 1)


@rule("PR-CARD-MOUNTAINGIANT-01")
def test_the_mountain_giant_is_stronger_in_mountains() -> None:
    assert (value("mountain-giant", "strength"), value("mountain-giant", "strength", "mountains-9")) == (5, 7)
    assert value("mountain-giant", "will", "mountains-9") == 4


def test_steppe_raiders_are_stronger_on_plains() -> None:
    assert (value("steppe-raiders", "strength", "forest-3"), value("steppe-raiders", "strength")) == (4, 5)


@pytest.mark.parametrize(("hands", "xp"), [("bare", 2), ("wield:sword", 0)])
def test_the_thug_teaches_only_in_a_fist_fight(hands: str, xp: int) -> None:
    m = table("1 monk at forest-3, items sword\n2 druid\nland: thug at forest-3")
    play(fall(m, "6-1"), "stay", hands)
    assert sheet(m).xp == 3 + xp


def test_the_swordswoman_gives_the_margin_as_experience() -> None:
    m = table("1 monk at forest-3\n2 druid\nland: swordswoman at forest-3")
    play(fall(m, "6-1"), "stay")
    assert sheet(m).xp == 3 + 4


@pytest.mark.parametrize(("kind", "health", "mana"), [("strength", 4, 5), ("will", 5, 6)])
def test_the_headless_knight_rewards_the_other_side(kind: str, health: int, mana: int) -> None:
    m = table(f"1 monk at forest-3, will {4 if kind == 'strength' else 8}\n2 druid\nland: headless-knight at forest-3")
    play(fall(m, "6-1"), "stay", f"fight:headless-knight:{kind}")
    assert (sheet(m).health, sheet(m).mana) == (health, mana)


@pytest.mark.parametrize(("die", "item"), [(4, "sword"), (5, "great-sword")])
def test_the_treasure_die_of_the_golem(die: int, item: str) -> None:
    m = table("1 monk at forest-3\n2 druid\nland: golem at forest-3\nnext: common sword, rare great-sword")
    play(fall(with_dice(m, die), "6-1"), "stay")
    assert sheet(m).items == [item]


# -- guardians ---------------------------------------------------------------------------------------------------


def plane(hero: str, guards: str) -> Table:
    return table(f"1 scout at forest-5, {hero}\n2 druid at village, gold 0\nplane-4: {guards} royal-cape")


@rule("PR-CARD-LORDVAMPIRE-01")
def test_the_vampire_lord_is_a_vampire() -> None:
    assert [kind for kind, _ in FOES["vampire-lord"].kinds] == ["two-part"]
    m = play(fall(plane("will 8", "open-vampire-lord storm-queen"), "1-1", "1-6"), "assault:plane-4")
    assert totals(m) == [(9, 7), (6, 12)]
    assert (sheet(m).health, sheet(m).mana) == (4, 7)


@rule("PR-CARD-SPHINX-01")
def test_half_the_health_is_lost_before_berserker_losses() -> None:
    m = plane("strength 5, items berserkers-axe", "open-sphinx storm-queen")
    play(m, "assault:plane-4", then="astral")
    play(fall(m, "1-6"), "fight:sphinx:strength", "wield:berserkers-axe")
    assert sheet(m).health == 5 - 3 - 1


def test_the_riddle_of_the_sphinx() -> None:
    m = plane("will 3", "open-sphinx storm-queen")
    play(m, "assault:plane-4", then="astral")
    with_dice(m, 5)
    play(m, "riddle", then="astral")
    assert (sheet(m).mana, keys(m)) == (2, ["fight:sphinx:strength", "riddle"])
    with_dice(m, 6)
    play(m, "riddle", then="astral")
    assert (sheet(m).xp, sheet(m).mana) == (6, 2)
    assert "fight:storm-queen:strength" in keys(m)


@rule("PR-CARD-DRAGON-01")
def test_the_dragon_allows_magic_items_but_no_spells_and_burns_scrolls() -> None:
    m = plane("items sword-of-smiting scroll-of-wishes, skills prayer", "open-fire-breathing-dragon storm-queen")
    play(m, "assault:plane-4", "fight:fire-breathing-dragon:strength", then="before")
    assert keys(m) == ["roll", "pay:sword-of-smiting:1"]
    play(fall(m, "1-6"), "roll")
    assert sheet(m).items == ["sword-of-smiting"]
    assert m.state.relics == ["scroll-of-wishes"]


@rule("PR-CARD-SCALY-01", "PR-CARD-DUALWIELD-02")
@pytest.mark.parametrize("dice", ["6-1", "1-6"])
def test_the_scaled_monster_destroys_the_weapons_used_whatever_the_result(dice: str) -> None:
    m = plane("strength 8, items sword cutlass, skills ambidexterity", "- open-scaled-monster")
    play(fall(m, dice), "assault:plane-4", "wield-both:sword:cutlass")
    assert m.state.junk == ["sword", "cutlass"]
    assert sheet(m).wounds == (1 if dice == "1-6" else 0)


def test_without_a_weapon_the_scaled_monster_draws_blood() -> None:
    m = play(fall(plane("strength 8", "- open-scaled-monster"), "6-1"), "assault:plane-4")
    assert totals(m) == [(7 + 6, 8)]


@rule("PR-CARD-SHAPELESS-01", "PR-CARD-SHAPELESS-02")
def test_the_shapeless_thing_is_paid_with_mana_or_health() -> None:
    m = play(plane("strength 2, will 4", "- open-shapeless-thing"), "assault:plane-4", then="astral")
    assert keys(m) == ["fight:shapeless-thing:strength", "fight:shapeless-thing:will"]
    play(fall(m, "1-6"), "fight:shapeless-thing:will")
    assert sheet(m).character == ""
    poor = play(
        plane("strength 1, will 4, items potion-of-healing, wounds 2", "- open-shapeless-thing"), "assault:plane-4"
    )
    assert refusal(poor, "fight:shapeless-thing:will") == ("health", "PR-STR-12")
    weak = play(
        plane("strength 2, will 3, items potion-of-magic, spent 2", "- open-shapeless-thing"), "assault:plane-4"
    )
    assert refusal(weak, "fight:shapeless-thing:strength") == ("mana", "PR-WILL-07")


@rule("PR-CARD-SHAPELESS-02")
def test_whoever_can_pay_neither_withdraws() -> None:
    m = play(plane("strength 1, will 3", "- open-shapeless-thing"), "assault:plane-4")
    assert (m.asked[0].seat, sheet(m).health, sheet(m).items) == (1, 1, [])


@rule("PR-CARD-SHADOW-01")
def test_the_shadow_is_fought_with_will_in_place_of_strength() -> None:
    def worth(items: str, gear: str = "", **turn: int) -> int:
        m = table(f"1 monk at forest-5{f', items {items}' if items else ''}\n2 druid")
        for name, amount in turn.items():
            setattr(sheet(m), name, amount)
        battle = Battle(0, "shadow", "shadow-of-death", place=5, plane=3, mine=Side(gear=gear.split()))
        return power.power(m.state, battle, 0, battle.mine) - 4

    assert [worth("crown-of-power"), worth("", focused=3), worth("great-sword", "great-sword")] == [1, 3, 3]
    assert [worth("gauntlets-of-strength"), worth("", strong=2)] == [0, 0]
    assert [worth("ruby-circlet"), worth("crystal-skull", "crystal-skull")] == [0, 0]


@rule("PR-CARD-LORDPAIN-01", "PR-CARD-LORDPAIN-02", "PR-CARD-LORDPAIN-03", "PR-NONBATTLE-02")
def test_the_master_of_pain_meets_strength_will_and_all_bonuses_in_one_throw() -> None:
    m = table(
        """
        1 monk at forest-5, strength 5, will 6, items cedar-staff, skills exorcism staff-skill two-handed-combat
        2 druid at village
        plane-4: - open-master-of-pain royal-cape
        """
    )
    play(fall(m, "1-1"), "assault:plane-4", "wield:cedar-staff")
    assert totals(m) == [(4 + 4 + 2 + 1 + 1 + 1 + 1, 11 + 1)]


def test_the_tortured_souls_drain_a_mana_before_each_throw() -> None:
    m = play(fall(plane("will 8", "open-tortured-souls scaled-monster"), "6-1", "6-1", "1-6"), "assault:plane-4")
    assert [mine for mine, _ in totals(m)] == [7 + 6, 6 + 6, 5 + 1]
    assert sheet(m).mana == 5


def test_the_storm_queen_hurts_before_the_battle() -> None:
    m = play(plane("strength 8", "- open-storm-queen"), "assault:plane-4", then="astral")
    play(fall(m, "1-6"), "fight:storm-queen:strength")
    assert totals(m) == [(6 + 1, 12)]
    assert sheet(m).health == 5
