"""LOC and OPP: services, training, shops, repairs, opportunity cards."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.content.cards import RING
from questhall.ledger import rule
from tests.games.prophecy.positions import fall, keys, play, refusal, sheet, table


@rule("PR-LOC-VILLAGE-01", "PR-LOC-CITY-02", "PR-OPP-14", "PR-OPP-19", "PR-TERM-09", "PR-TERM-11")
@pytest.mark.parametrize(("place", "goods"), [("village", "sword"), ("city", "great-sword")])
def test_buying_costs_the_printed_price_and_is_not_replaced(place: str, goods: str) -> None:
    m = table(f"1 monk at {place}, gold 15\n2 druid at monastery\n{place}: {goods}\nturn: 1 act")
    play(m, f"buy:{goods}", then="act")
    assert sheet(m).gold == 15 - (7 if goods == "sword" else 13)
    assert sheet(m).items == [goods]
    assert getattr(m.state, place) == []


@rule("PR-OPP-14")
def test_too_dear_goods_are_refused_with_the_numbers() -> None:
    m = table("1 monk at village, gold 6\n2 druid\nvillage: sword\nturn: 1 act")
    assert refusal(m, "buy:sword") == ("gold", "PR-ECON-02")


@rule("PR-OPP-15", "PR-OPP-17", "PR-LOC-CITY-02")
def test_selling_gives_half_the_price_rounded_up_and_discards() -> None:
    m = table("1 monk at city, gold 0, items large-wooden-shield sword\n2 druid\nturn: 1 act")
    play(m, "sell:large-wooden-shield")
    assert sheet(m).gold == 3
    play(m, "sell:sword")
    assert sheet(m).gold == 7
    assert m.state.junk == ["large-wooden-shield", "sword"]
    assert m.state.city == []


@rule("PR-OPP-16", "PR-OPP-12", "PR-OPP-13", "PR-TERM-17")
def test_a_damaged_item_is_repaired_before_it_is_sold() -> None:
    m = table("1 monk at city, gold 1, damaged sword\n2 druid\nturn: 1 act")
    assert refusal(m, "sell:sword") == ("damaged", "PR-OPP-16")
    play(m, "repair:sword", "sell:sword")
    assert sheet(m).gold == 4


@rule("PR-OPP-12")
def test_repairs_only_in_civilised_places() -> None:
    assert "repair:sword" in keys(table("1 monk at fortress, damaged sword\n2 druid\nturn: 1 act"))
    m = table("1 monk at enchanted-wilderness, spent 1, damaged sword\n2 druid\nturn: 1 act")
    assert "repair:sword" not in keys(m)


@rule("PR-OPP-18", "PR-LOC-CITY-01", "PR-LOC-ENCHANTED-01")
def test_four_turns_of_the_spellblade() -> None:
    m = table("1 spellblade at city, gold 5, items sword\n2 druid at village, gold 0\ncity: great-sword")
    play(m, "work", "done")
    assert (sheet(m).gold, sheet(m).spent) == (7, 1)
    play(m, "stay", "work", "sell:sword")
    assert sheet(m).gold == 13
    play(m, "buy:great-sword", "done", "stay")
    assert (sheet(m).gold, sheet(m).spent) == (0, 2)
    play(m, "work", "done", "stay")
    assert (sheet(m).gold, sheet(m).spent) == (2, 3)
    play(m, "gate:enchanted-wilderness", "recharge")
    assert (sheet(m).gold, sheet(m).spent) == (0, 0)


@rule("PR-OPP-18", "PR-DEATH-06")
def test_a_dropped_artifact_is_taken_once_no_creature_is_left() -> None:
    m = table(
        """
        1 monk at forest-3, skills stealth
        2 druid
        land: bear at forest-3, ghost at forest-3
        dropped: royal-cape at forest-3
        """
    )
    play(m, "stay", then="fight")
    assert refusal(m, "take-artifact:royal-cape") == ("creatures", "PR-OPP-18")
    play(fall(m, "6-1", "6-1"), "fight:bear:strength", "take-artifact:royal-cape")
    assert sheet(m).items == ["royal-cape"]


@rule("PR-LOC-VILLAGE-02")
def test_lodging_heals_restores_and_keeps_safe_until_the_next_turn() -> None:
    m = table("1 monk at village, strength 3, wounds 1, will 3, spent 1, damaged axe\n2 druid at village\nturn: 1 act")
    play(m, "lodge")
    assert (sheet(m).health, sheet(m).mana, sheet(m).gold, sheet(m).lodged) == (4, 4, 2, True)
    assert refusal(m, "lodge") == ("no-effect", "PR-LOC-VILLAGE-02")
    play(m, "done", "stay")
    assert refusal(m, "attack:1:strength") == ("safe", "PR-PVP-03")
    play(m, "done")
    assert not sheet(m).lodged


@rule("PR-LOC-VILLAGE-02", "PR-OPP-03")
def test_lodging_may_be_bought_again_in_the_same_turn() -> None:
    m = table("1 monk at village, strength 1, wounds 3, will 2, spent 2\n2 druid at city\nturn: 1 act")
    play(m, "lodge", "lodge", "lodge")
    assert (sheet(m).health, sheet(m).mana, sheet(m).gold) == (4, 4, 0)


@rule("PR-LOC-VILLAGE-03", "PR-PVP-04")
def test_lodging_does_not_protect_an_artifact_holder() -> None:
    m = table("1 monk at village\n2 druid at village, lodged, items royal-cape\nturn: 1 act")
    assert "attack:2:strength" in keys(m)


@rule("PR-LOC-MONASTERY-01")
def test_the_monastery_heals_one_once_a_turn() -> None:
    m = play(table("1 monk at monastery, strength 1, wounds 3\n2 druid at village, gold 0\nturn: 1 act"), "blessing")
    assert sheet(m).health == 2
    m = table("1 monk at monastery, strength 1, wounds 3, gold 1, damaged sword\n2 druid\nturn: 1 act")
    play(m, "blessing")
    assert refusal(m, "blessing") == ("once-a-turn", "PR-LOC-MONASTERY-01")


@rule("PR-LOC-FORESTCAMP-01", "PR-OPP-03")
def test_the_forest_camp_heals_any_amount_for_a_gold_each() -> None:
    m = table("1 monk at forest-camp, strength 1, wounds 3\n2 druid\nturn: 1 act")
    play(m, "heal:2")
    assert (sheet(m).health, sheet(m).gold) == (3, 1)
    play(m, "heal:1")
    assert (sheet(m).health, sheet(m).gold) == (4, 0)


@rule("PR-LOC-TOWER-01")
@pytest.mark.parametrize(("mana", "gold"), [(1, 1), (2, 1), (3, 2)])
def test_the_tower_restores_two_mana_a_gold(mana: int, gold: int) -> None:
    m = play(table("1 monk at magic-tower, will 0, spent 4\n2 druid\nturn: 1 act"), f"mana:{mana}")
    assert (sheet(m).mana, sheet(m).gold) == (mana, 3 - gold)


@rule("PR-LOC-ENCHANTED-01")
def test_the_wilderness_restores_three_mana_once_a_turn() -> None:
    m = table("1 druid at enchanted-wilderness, will 1, spent 5, items potion-of-magic\n2 monk\nturn: 1 act")
    play(m, "recharge")
    assert sheet(m).mana == 4
    assert refusal(m, "recharge") == ("once-a-turn", "PR-LOC-MONASTERY-01")


@rule("PR-OPP-01")
def test_no_opportunity_while_a_creature_is_left() -> None:
    m = table("1 monk at forest-3\n2 druid\nland: lost-library at forest-3, old-pirate at forest-3")
    play(m, "stay", then="fight")
    assert "visit:lost-library" not in keys(m)


@rule("PR-OPP-02", "PR-OPP-04")
def test_several_opportunities_in_any_order_or_none() -> None:
    m = table("1 monk at forest-3\n2 druid\nland: lost-library at forest-3, deserted-shack at forest-3")
    play(m, "stay", then="act")
    assert {"visit:lost-library", "visit:deserted-shack", "done"} <= set(keys(m))
    twin = m.clone()
    play(m, "visit:deserted-shack", "visit:lost-library")
    assert (sheet(m).xp, len(sheet(m).items)) == (7, 1)
    play(twin, "done")
    assert twin.state.land.cards == ["lost-library", "deserted-shack"]


@rule("PR-OPP-05")
def test_an_opportunity_card_is_discarded_after_one_use() -> None:
    m = play(table("1 monk at forest-3\n2 druid\nland: lost-library at forest-3\nturn: 1 act"), "visit:lost-library")
    assert m.state.graves == ["lost-library"]
    assert sheet(m).xp == 7


@rule("PR-OPP-06")
def test_a_card_without_effect_cannot_be_used_to_discard_it() -> None:
    m = table("1 monk at forest-3\n2 druid\nland: enchanted-flower at forest-3, lost-library at forest-3\nturn: 1 act")
    assert refusal(m, "visit:enchanted-flower") == ("no-effect", "PR-OPP-06")
    assert "enchanted-flower" in m.state.land.cards


@rule("PR-OPP-07", "PR-OPP-09", "PR-OPP-11", "PR-OPP-19", "PR-TERM-10")
def test_a_member_learns_both_skills_for_experience_alone() -> None:
    m = table("1 paladin at fortress, xp 9\n2 druid\noffers: duelling crushing-weapons\nturn: 1 act")
    play(m, "learn:duelling", "learn:crushing-weapons")
    assert (sheet(m).xp, sheet(m).gold, sheet(m).skills) == (0, 3, ["duelling", "crushing-weapons"])


@rule("PR-OPP-10", "PR-CHAR-06")
def test_a_stranger_pays_gold_in_addition() -> None:
    m = table("1 mercenary at monastery, xp 5, gold 5\n2 druid\noffers: blessed-weapon\nturn: 1 act")
    play(m, "learn:blessed-weapon")
    assert (sheet(m).xp, sheet(m).gold) == (0, 0)
    m = table("1 mercenary at monastery, xp 5, gold 4, damaged sword\n2 druid\noffers: blessed-weapon\nturn: 1 act")
    assert refusal(m, "learn:blessed-weapon") == ("gold", "PR-OPP-10")
    member = play(
        table("1 paladin at monastery, xp 5\n2 druid\noffers: blessed-weapon\nturn: 1 act"), "learn:blessed-weapon"
    )
    assert (sheet(member).xp, sheet(member).gold) == (0, 3)


@rule("PR-OPP-08")
def test_too_little_experience_is_refused() -> None:
    m = table("1 paladin at monastery, xp 4, gold 1, damaged sword\n2 druid\noffers: blessed-weapon\nturn: 1 act")
    assert refusal(m, "learn:blessed-weapon") == ("xp", "PR-OPP-08")


@rule("PR-SKILL-01")
def test_a_skill_works_in_the_turn_it_was_learned() -> None:
    m = table(
        """
        1 monk at magic-tower, xp 9, gold 9, will 1, spent 3, items sword
        2 druid
        offers: mass-decay
        turn: 1 act
        """
    )
    play(m, "learn:mass-decay", "decay:sword")
    assert sheet(m).mana == 3


@rule("PR-LOC-WILD-01")
def test_only_wild_places_receive_adventures() -> None:
    assert [place.terrain for place in RING if place.wild].count("forest") == 4
    assert not any(place.wild for place in RING if place.civilised or place.terrain == "enchanted")
