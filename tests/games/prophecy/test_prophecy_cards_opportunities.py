"""CARD: the opportunities."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.content.cards import FOES, OPPORTUNITIES, RING
from questhall.games.prophecy.effects import opportunities as effects
from questhall.kernel import NOBODY
from questhall.kit.script import with_dice
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, fall, keys, play, refusal, sheet, table


def at(card: str, hero: str = "", place: str = "plains-8", other: str = "druid at city") -> Table:
    rest = f", {hero}" if hero else ""
    return table(f"1 monk at {place}{rest}\n2 {other}\nland: {card} at {place}, clover-meadow at {place}\nturn: 1 act")


@rule("PR-CARD-ALCHEMIST-01")
def test_the_alchemist_changes_markers_of_the_right_side() -> None:
    red = play(at("alchemist", "gold 4"), "brew-strength")
    assert (sheet(red).health, sheet(red).mana, sheet(red).spent, sheet(red).gold) == (5, 3, 0, 0)
    blue = play(at("alchemist", "gold 4"), "brew-will")
    assert (sheet(blue).health, sheet(blue).wounds, sheet(blue).mana) == (3, 0, 7)


@rule("PR-CARD-ALCHEMIST-02")
def test_without_a_marker_on_the_right_the_alchemist_is_no_use() -> None:
    m = at("alchemist", "gold 4, will 0, spent 4")
    assert "brew-strength" not in keys(m)
    assert "brew-will" in keys(m)
    m = at("alchemist", "gold 4, strength 0, wounds 4")
    assert "brew-will" not in keys(m)


@rule("PR-CARD-ANCIENTSCROLL-01")
@pytest.mark.parametrize(("die", "xp"), [(3, 3), (4, 6)])
def test_the_ancient_scroll_is_gone_read_or_not(die: int, xp: int) -> None:
    m = play(with_dice(at("ancient-scroll"), die), "visit:ancient-scroll")
    assert m.state.graves == ["ancient-scroll"]
    assert sheet(m).xp == xp


@rule("PR-CARD-FIREPURGE-01")
@pytest.mark.parametrize(("die", "left"), [(2, (3, 4)), (3, (4, 5))])
def test_the_cleansing_fire_is_gone_cleansed_or_not(die: int, left: tuple[int, int]) -> None:
    m = play(with_dice(at("cleansing-fire"), die), "visit:cleansing-fire")
    assert m.state.graves == ["cleansing-fire"]
    assert (sheet(m).health, sheet(m).mana) == left


@rule("PR-CARD-RUINS-01", "PR-CARD-RUINS-02")
def test_the_ruins_bring_a_creature_that_stays_if_not_beaten_and_the_deck_is_shuffled() -> None:
    m = at("ruins")
    m.state.adventures.put(m.state.adventures.take("bear"), NOBODY)
    m.state.adventures.put(m.state.adventures.take("hermit"), NOBODY)
    order = [card for card in m.state.adventures.cards if card != "bear"]
    play(fall(m, "1-6"), "visit:ruins")
    assert "bear" in m.state.land.cards
    assert m.state.spots == [8, 8]
    assert sheet(m).health == 3
    assert sorted(m.state.adventures.cards) == sorted(order)
    assert m.state.adventures.cards != order
    assert "bear" in FOES


@rule("PR-CARD-WIZARD-01", "PR-CARD-DEADWARRIOR-01")
def test_the_wizard_sends_to_a_place_as_if_just_entered() -> None:
    m = table(
        """
        1 enchantress at mountains-15, items oaken-staff, skills staff-skill
        2 druid at city
        land: master-wizard at mountains-15, hidden undead-warrior at mountains-1
        turn: 1 act
        """
    )
    play(fall(m, "1-5"), "wizard:mountains-1")
    assert (RING[sheet(m).at].id, sheet(m).gold, sheet(m).health) == ("mountains-1", 1, 2)
    assert m.asked[0].seat == 1
    calm = play(at("master-wizard", "spent 3"), "wizard:enchanted-wilderness", then="act")
    assert "recharge" in keys(calm)


@rule("PR-CARD-CHAPEL-01")
def test_the_chapel_helps_the_first_throw_of_the_next_battle() -> None:
    m = play(at("forgotten-chapel"), "keep:forgotten-chapel")
    assert sheet(m).kept == ["forgotten-chapel"]
    m = table("1 scout at forest-3, kept forgotten-chapel\n2 druid\nland: pack-of-wolves at forest-3")
    play(fall(m, "6-1", "6-1", "6-1"), "stay")
    rolled = [event.data["mine"] for event in m.events if event.kind == "rolled"]
    assert rolled == [5 + 2 + 6, 11, 11]
    assert sheet(m).kept == []
    assert "forgotten-chapel" in m.state.graves


@rule("PR-CARD-HERMIT-01")
def test_wealth_is_gold_and_prices_an_artifact_counts_nothing() -> None:
    m = table("1 monk, gold 2, items sword royal-cape, damaged axe\n2 druid")
    assert effects.wealth(sheet(m)) == 2 + 7 + 0 + 2


@rule("PR-CARD-HERMIT-02", "PR-CARD-HERMIT-03")
def test_the_hermit_helps_whoever_makes_himself_the_poorest() -> None:
    m = at("hermit", "gold 4, items sword axe", other="druid at city, gold 6")
    play(m, "visit:hermit", then="pick.hermit")
    assert set(keys(m)) == {"discard:sword", "discard:axe"}
    assert sheet(m).xp == 3
    play(m, "discard:sword")
    assert (sheet(m).xp, sheet(m).items, sheet(m).gold) == (6, ["axe"], 4)
    rich = play(at("hermit", "gold 9", other="druid at city, gold 2"), "visit:hermit")
    assert (sheet(rich).gold, sheet(rich).xp) == (2, 6)


@rule("PR-CARD-GOLDFISH-01", "PR-CARD-GOLDFISH-03")
def test_the_golden_fish_grants_strength_only_to_the_weakest_both_sides_counted() -> None:
    m = at("golden-fish", "strength 2, wounds 1", other="scout at city, strength 4, wounds 0")
    assert "fish-strength" in keys(m)
    assert "fish-will" not in keys(m)
    play(m, "fish-strength")
    assert sheet(m).health == 3
    assert "golden-fish" in m.state.graves
    tie = at("golden-fish", "strength 2, wounds 2", other="scout at city, strength 4")
    assert "fish-strength" not in keys(tie)


@rule("PR-CARD-GOLDFISH-02")
def test_the_golden_fish_grants_a_rare_item_to_who_has_fewest_artifacts_counted() -> None:
    m = at("golden-fish", "items sword", other="druid at city, items royal-cape")
    assert "fish-rare" in keys(m)
    play(m, "fish-rare")
    assert len(sheet(m).items) == 2
    assert "fish-rare" not in keys(at("golden-fish", "", other="druid at city"))


@rule("PR-CARD-CLOVER-01")
def test_the_clover_is_kept_and_does_nothing() -> None:
    m = play(at("lost-library"), "keep:clover-meadow")
    assert sheet(m).kept == ["clover-meadow"]
    m = table("1 monk at forest-3, kept clover-meadow\n2 druid\nland: bear at forest-3")
    play(fall(m, "6-1"), "stay")
    assert [event.data["mine"] for event in m.events if event.kind == "rolled"] == [10]


# -- the others --------------------------------------------------------------------------------------------------


PLAIN = [
    ("black-well", "plains-8", "will 3, spent 1", "health 5 mana 0 spent 4"),
    ("deserted-shack", "plains-8", "", "items 1"),
    ("dryad", "plains-8", "strength 3, wounds 1, will 3, spent 1", "health 4 mana 4"),
    ("dryad", "forest-3", "strength 3, wounds 1", "health 4 mana 5"),
    ("enchanted-flower", "plains-8", "strength 1, wounds 5", "health 6"),
    ("exotic-merchant", "plains-8", "gold 8", "health 5 gold 0"),
    ("gem-mine", "plains-8", "gold 0", "gold 8"),
    ("gem-mine", "mountains-9", "gold 0", "gold 12"),
    ("glass-mountain", "plains-8", "strength 5", "health 1 wounds 4 mana 6"),
    ("leprechaun", "plains-8", "gold 0", "gold 4"),
    ("leprechaun", "forest-3", "gold 0", "gold 8"),
    ("lost-library", "plains-8", "", "xp 7"),
    ("magic-stone", "plains-8", "will 0, spent 5", "mana 5"),
    ("mysterious-old-man", "plains-8", "will 1, spent 3", "xp 6 mana 3"),
    ("old-veteran", "plains-8", "gold 1", "xp 8 gold 0"),
    ("strongman", "plains-8", "xp 5", "health 5 xp 0"),
    ("wiseman", "plains-8", "xp 5", "mana 5 xp 0"),
]


@rule("PR-OPP-05")
@pytest.mark.parametrize(("card", "place", "before", "after"), PLAIN)
def test_what_each_plain_opportunity_costs_and_gives(card: str, place: str, before: str, after: str) -> None:
    m = play(at(card, before, place), f"visit:{card}")
    words = after.split()
    hero = sheet(m)
    for name, amount in zip(words[::2], words[1::2], strict=True):
        found = len(hero.items) if name == "items" else getattr(hero, name)
        assert (name, found) == (name, int(amount))


def test_the_collector_pays_twice_the_price_of_a_sound_item() -> None:
    m = at("collector", "gold 0, items sword royal-cape, damaged axe")
    assert [key for key in keys(m) if key.startswith("collect:")] == ["collect:sword"]
    play(m, "collect:sword")
    assert sheet(m).gold == 14


def test_the_black_market_lets_one_of_six_common_items_go_for_five_gold() -> None:
    m = play(at("black-market", "gold 5"), "visit:black-market", then="pick.market")
    assert len(keys(m)) == 6
    assert sheet(m).gold == 0
    play(m, keys(m)[0])
    assert (len(sheet(m).items), len(m.state.junk)) == (1, 5)


def test_the_apothecary_sells_health_or_mana() -> None:
    hurt = "gold 2, strength 1, wounds 3, will 0, spent 4"
    m = play(at("travelling-apothecary", hurt), "buy-health:2")
    assert (sheet(m).health, sheet(m).gold) == (3, 0)
    m = play(at("travelling-apothecary", hurt), "buy-mana:4")
    assert (sheet(m).mana, sheet(m).gold) == (4, 0)


@rule("PR-OPP-06")
def test_no_opportunity_is_offered_without_its_price() -> None:
    m = at("glass-mountain", "strength 3")
    assert refusal(m, "visit:glass-mountain") == ("health", "PR-STR-12")


def test_every_opportunity_without_a_function_of_its_own_is_in_the_list_above() -> None:
    tests = {card.id for card in OPPORTUNITIES.values() if card.test}
    plain = {card.id for card in OPPORTUNITIES.values() if not card.effect} - tests
    assert {card for card, *_ in PLAIN} == plain
    assert tests == {"ancient-scroll", "cleansing-fire"}
