"""ITEM: equipment in running matches: what is worn, when it is used, and how it turns."""

import pytest

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.play.prepare import cannot_equip
from questhall.games.gloomhaven.state import Held, World
from questhall.kernel import Keep, Match
from questhall.ledger import rule
from tests.games.gloomhaven.moments import at_turn, attacked, cards, copied, item, never
from tests.games.gloomhaven.play import Table, a_turn

FOE = {"H10": "bandit-guard 9"}


def shopping(party: str = "brute,scoundrel", **settings: object) -> Table:
    """The first character is about to choose its equipment."""
    terms = GAME.terms(2, scenario=1, party=party, level=1, **settings)
    match: Match[World] = Match(GAME, terms, b"items", Keep.JOURNAL)
    while match.asked[0].kind != "items":
        match.answer(match.asked[0].seat, next(iter(match.asked[0].options)))
    return Table(match)


def buy(number: int) -> str:
    """The answer that buys an item."""
    return f"buy:item-{number}"


def why_not_worn(table: Table, worn: list[int], number: int, level: int = 1) -> str:
    hero = table.hero()
    hero.sheet.items, hero.sheet.gold, hero.sheet.level = list(worn), 999, level
    hero.equipment = [Held(each) for each in worn]
    refusal = cannot_equip(table.w, hero, equipment.item(number))
    return refusal.rule if refusal else ""


# What is worn


@rule("GH-ITEM-01")
def test_an_item_card_says_all_that_the_book_lists() -> None:
    for card in equipment.items().values():
        assert card.names["en"]
        assert (card.cost > 0, card.copies > 0, card.slot in equipment.SLOTS) == (True, True, True)
    hide = equipment.item(3)
    assert (hide.number, hide.cost, hide.copies, hide.slot, hide.after, hide.slots, hide.penalty) == (
        *(3, 10, 2, "body", "rotate", 2, 2),
    )


@rule("GH-ITEM-02")
@pytest.mark.parametrize("party", ["brute,scoundrel", "spellweaver,brute", "tinkerer,brute", "mindthief,brute"])
def test_any_class_may_wear_any_item(party: str) -> None:
    table = shopping(party)
    offered = {int(key.rpartition(":")[2].removeprefix("item-")) for key in table.options if key != "done"}
    assert offered == {each.number for each in equipment.items().values() if each.number <= 14 and each.cost <= 30}


@rule("GH-ITEM-03")
def test_nobody_has_a_second_copy() -> None:
    table = shopping().do(buy(12))
    assert buy(12) not in table.options
    assert why_not_worn(table, [12], 12, level=3) == "GH-ITEM-03"


@rule("GH-ITEM-04")
@pytest.mark.parametrize(
    ("worn", "number", "rule_"),
    [
        *(([6], 7, "GH-ITEM-04"), ([3], 4, "GH-ITEM-04"), ([1], 2, "GH-ITEM-04"), ([8], 9, "GH-ITEM-04")),
        *(([9], 10, "GH-ITEM-04"), ([9], 8, "GH-ITEM-04"), ([12], 13, "GH-ITEM-04")),
        *(([8], 11, ""), ([6, 3, 1, 8], 12, ""), ([], 9, "")),
    ],
)
def test_one_item_for_head_body_and_legs_two_hands_and_one_small_item_at_level_1(
    worn: list[int], number: int, rule_: str
) -> None:
    assert why_not_worn(shopping(), worn, number) == rule_


@rule("GH-ITEM-04")
def test_small_items_by_level() -> None:
    table = shopping()
    small = [12, 13, 14]
    for level, most in enumerate((1, 1, 2, 2, 3, 3), 1):
        assert sum(why_not_worn(table, small[:count], small[count], level) == "" for count in range(3)) == most


@rule("GH-ITEM-11", "GH-SETUP-04")
def test_an_equipped_item_with_a_penalty_puts_its_cards_into_the_owners_deck() -> None:
    table = shopping().do(buy(3)).pass_all("cards")
    assert [table.w.decks[job].draw.cards.count("-1 added") for job in ("brute", "scoundrel")] == [2, 0]


@rule("GH-IX-18", "GH-PERK-04")
def test_a_perk_switches_the_penalties_of_items_off() -> None:
    table = shopping().do(buy(3))
    table.hero().sheet.perks = {next(name for name, perk in classes()["brute"].perks.items() if perk.ignores_items): 1}
    table = copied(table).pass_all("cards")
    assert "-1 added" not in table.w.decks["brute"].draw.cards


@rule("GH-TERM-21", "GH-SETUP-04")
def test_an_owned_item_outside_the_equipment_cannot_be_used() -> None:
    table = a_turn("brute")
    table.hero().sheet.items = [12]
    assert item(12) not in copied(table).options
    assert item(12) in a_turn("brute", items=(12,)).options


# How it turns


@rule("GH-ITEM-05", "GH-ITEM-16")
def test_a_rotated_item_cannot_be_used_again() -> None:
    table = a_turn("brute", "grab-and-go", items=(1,)).do("bottom:grab-and-go", item(1))
    assert (table.hero().equipment[0].state, item(1) in table.options) == ("rotated", False)


@rule("GH-ITEM-06", "GH-ITEM-16")
def test_a_used_up_item_cannot_be_used_again() -> None:
    table = a_turn("brute", items=(12,), hit_points=3).do(item(12), "do")
    assert (table.hero().equipment[0].state, table.hp("brute")) == ("used-up", 6)
    assert table.why_not(item(12)) == "GH-ITEM-06"


@rule("GH-ITEM-07", "GH-ITEM-16")
def test_an_item_without_a_symbol_works_every_time_and_each_time_counts_as_a_use() -> None:
    table = cards(a_turn("brute", foes=FOE, items=(7,)), hand="")
    for uses in (1, 2):
        table = attacked(copied(table).next_cards("monsters", "x2"), 2)
        assert table.told("hurt")[-1]["damage"] == 2
        assert (table.hero().equipment[0].state, table.hero().tally["items"]) == ("ready", uses)


@rule("GH-ITEM-08", "GH-ITEM-09")
def test_an_item_with_slots_is_used_at_every_damage_and_turns_after_the_last_slot() -> None:
    table = cards(a_turn("brute", foes=FOE, items=(3,)), hand="")
    seen = []
    for _ in range(3):
        table = attacked(copied(table), 3)
        held = table.hero().equipment[0]
        seen.append((table.told("hurt")[-1]["damage"], held.state, held.used))
    assert seen == [(2, "ready", 1), (2, "rotated", 0), (3, "rotated", 0)]


@rule("GH-ITEM-09")
def test_an_item_with_slots_is_not_used_without_damage() -> None:
    table = attacked(cards(a_turn("brute", foes=FOE, items=(3,)), hand=""), 0)
    assert table.hero().equipment[0].used == 0


# When it is used


@rule("GH-ITEM-12")
def test_an_item_may_be_used_outside_the_owners_turn_if_its_text_says_so() -> None:
    table = attacked(a_turn("brute", foes=FOE, items=(8,)), 3)
    table.do(item(8), "take")
    assert (table.told("hurt")[-1]["damage"], table.hero().equipment[0].state) == (2, "rotated")


@rule("GH-TURN-07", "GH-ITEM-12")
def test_an_item_may_be_used_before_a_heal_of_an_ability_which_then_goes_on() -> None:
    table = a_turn("tinkerer", "restorative-mist", at="H11", friends={"H10": "brute"}, items=(12,), hit_points=2)
    table.figure("brute").hit_points = 2
    table.do("top:restorative-mist")
    assert item(12) in table.options
    table.do(item(12), "do")
    assert (table.kind, table.hp("tinkerer"), item(12) in table.options) == ("heal", 5, False)
    assert table.do("heal:brute").hp("brute") == 5


@rule("GH-TURN-07", "GH-ITEM-12")
def test_an_item_may_be_used_before_a_loot_of_an_ability() -> None:
    table = a_turn("brute", "grab-and-go", coins={"H10": 1}, items=(12,), hit_points=2).do("top:grab-and-go")
    assert (table.kind, item(12) in table.options) == ("loot", True)
    table.do(item(12), "do", "do")
    assert (table.hp("brute"), table.hero().coins) == (5, 1)


@rule("GH-ITEM-12")
def test_an_item_for_the_own_turn_is_not_offered_in_others_turns() -> None:
    table = attacked(a_turn("brute", foes=FOE, items=(12,), hit_points=8), 3)
    assert (table.kind, item(12) in table.options) == ("damage", False)


@rule("GH-ITEM-12")
def test_a_player_may_not_want_to_be_asked_again_this_round() -> None:
    table = attacked(cards(a_turn("brute", foes=FOE, items=(8,)), hand=""), 3).do(never(8))
    assert table.told("hurt")[-1]["damage"] == 3
    assert table.hero().equipment[0].state == "ready"


@rule("GH-ITEM-13")
def test_what_changes_an_attack_is_asked_before_the_modifier_card() -> None:
    table = a_turn("brute", "trample", foes=FOE, items=(11, 14)).do("attack:trample")
    assert item(14) in table.options
    table.do(item(14), "hit:bandit-guard-1")
    assert (table.kind, table.told("modifier")) == ("strike-item", [])
    table.do(item(11))
    assert (table.hp("bandit-guard-1"), len(table.told("modifier"))) == (6, 1)


@rule("GH-ITEM-13")
def test_the_disadvantage_that_an_item_gives_is_asked_before_the_modifier_card() -> None:
    table = attacked(cards(a_turn("brute", foes=FOE, items=(4,)), hand=""), 3)
    assert (table.kind, table.told("modifier")) == ("attacked-item", [])
    table.do(item(4))
    assert len(table.told("modifier")) == 2


@rule("GH-ITEM-14")
def test_an_effect_of_an_item_works_as_if_printed_on_the_ability() -> None:
    foes = {"H10": "bandit-guard 9", "G11": "bandit-guard 9"}
    table = a_turn("brute", "leaping-cleave", foes=foes, items=(10,)).do("top:leaping-cleave")
    lay = next(key for key in table.options if key.startswith("lay:") and "G11" in key and "H10" in key)
    table.do(lay, item(10), "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (table.has("bandit-guard-1", "stun"), table.has("bandit-guard-2", "stun")) == (True, True)


@rule("GH-ITEM-15")
def test_any_number_of_items_serve_one_ability() -> None:
    table = a_turn("brute", "trample", foes=FOE, items=(6, 11, 14)).do("attack:trample")
    table.do(item(6), item(14), "hit:bandit-guard-1", item(11))
    assert [held.state for held in table.hero().equipment] == ["rotated", "rotated", "used-up"]
    assert table.hero().tally["items"] == 3


@rule("GH-ITEM-17")
def test_a_stunned_character_uses_no_items() -> None:
    table = a_turn("brute", items=(12,), hit_points=3)
    cards(table, active="warding-strength bottom")  # something to decide about
    table.figure("brute").conditions = {"stun": 1}
    at_turn(table)
    assert table.why_not(item(12)) == "GH-COND-16"


@rule("GH-ITEM-17", "GH-ITEM-09")
@pytest.mark.parametrize("number", [3, 8])
def test_nor_do_items_work_that_would_have_to_be_used(number: int) -> None:
    table = cards(a_turn("brute", foes=FOE, items=(number,)), hand="")
    table.figure("brute").conditions = {"stun": 1}
    attacked(table, 3)
    assert (table.told("hurt")[-1]["damage"], table.hero().equipment[0].state) == (3, "ready")
