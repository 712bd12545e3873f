"""ITEM: equipment and the use of items."""

import pytest

from questhall.games.gloomhaven.content.components import Item
from questhall.games.gloomhaven.rules.campaign.outcomes import use_up
from questhall.games.gloomhaven.rules.campaign.shop import buy
from questhall.games.gloomhaven.rules.heroes.equipment import (
    cannot_equip,
    cannot_own,
    equip,
    penalty_cards,
    small_items,
)
from questhall.games.gloomhaven.rules.heroes.items import (
    cannot_refresh,
    cannot_use_item,
    forced_items,
    refresh,
    refresh_all,
    refresh_rotated,
    use_item,
)
from questhall.games.gloomhaven.state import CharacterSheet, Hero, Party, Realm
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_figure, a_hero, a_job, a_sheet, an_item, why

ITEMS = {
    1: an_item(1, slot="head"),
    2: an_item(2, slot="head"),
    3: an_item(3, slot="body", penalty=2),
    4: an_item(4, slot="legs"),
    5: an_item(5, slot="hand"),
    6: an_item(6, slot="hand"),
    7: an_item(7, slot="hand", penalty=1),
    8: an_item(8, slot="two-hands"),
    9: an_item(9, slot="two-hands"),
} | {number: an_item(number) for number in range(11, 18)}


def owner(level: int = 1) -> CharacterSheet:
    return a_sheet(items=list(ITEMS), level=level)


@rule("GH-TERM-21", "GH-SETUP-04")
def test_owned_items_outside_the_equipment_cannot_be_used() -> None:
    hero = Hero(a_sheet(items=[1, 4]))
    equip(hero, ITEMS, [4])
    assert cannot_use_item(hero, a_figure(), ITEMS[4]) is None
    assert why(cannot_use_item(hero, a_figure(), ITEMS[1])) == "GH-TERM-21"
    assert hero.sheet.items == [1, 4]


@rule("GH-TERM-21")
def test_nobody_equips_what_it_does_not_own_or_one_item_twice() -> None:
    sheet = a_sheet(items=[1, 5])
    refusals = [cannot_equip(sheet, ITEMS, chosen) for chosen in ([4], [5, 5])]
    assert [(refusal.reason, refusal.rule) for refusal in refusals if refusal] == [
        ("item.not-owned", "GH-TERM-21"),
        ("item.twice", "GH-ITEM-03"),
    ]
    with pytest.raises(Refused, match="GH-TERM-21"):
        equip(Hero(sheet), ITEMS, [4])


@rule("GH-ITEM-04")
@pytest.mark.parametrize("chosen", [[1, 3, 4, 5, 6, 11], [8, 1], [5], []])
def test_equipment_within_the_limits(chosen: list[int]) -> None:
    assert cannot_equip(owner(), ITEMS, chosen) is None


@rule("GH-ITEM-04")
@pytest.mark.parametrize(
    ("chosen", "reason"),
    [([1, 2], "equip.slot"), ([5, 6, 7], "equip.hands"), ([5, 8], "equip.hands"), ([8, 9], "equip.hands")],
)
def test_equipment_beyond_the_limits(chosen: list[int], reason: str) -> None:
    refusal = cannot_equip(owner(), ITEMS, chosen)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == (reason, "GH-ITEM-04")


@rule("GH-ITEM-04")
def test_small_items_by_level() -> None:
    assert [small_items(level) for level in range(1, 10)] == [1, 1, 2, 2, 3, 3, 4, 4, 5]
    assert cannot_equip(owner(level=3), ITEMS, [11, 12]) is None
    assert why(cannot_equip(owner(level=2), ITEMS, [11, 12])) == "GH-ITEM-04"


@rule("GH-ITEM-03")
def test_one_copy_of_each_item() -> None:
    assert why(cannot_own(a_sheet(items=[5]), ITEMS[5])) == "GH-ITEM-03"
    assert cannot_own(a_sheet(items=[5]), ITEMS[6]) is None


@rule("GH-ITEM-02")
@pytest.mark.parametrize("job", ["brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief"])
def test_any_class_buys_equips_and_uses_any_item(job: str) -> None:
    for number in ITEMS:
        hero = Hero(a_sheet(job=job, gold=20))
        party = Party("us", members=[hero.sheet])
        buy(Realm(stock={number: 1}), party, hero.sheet, ITEMS[number])
        equip(hero, ITEMS, [number])
        assert cannot_use_item(hero, a_figure(name=job), ITEMS[number]) is None


@rule("GH-ITEM-11", "GH-SETUP-04")
def test_only_equipped_items_bring_their_penalties() -> None:
    hero = a_hero()
    hero.sheet.items = [3, 7]
    job = a_job()
    equip(hero, ITEMS, [3])
    assert penalty_cards(hero, ITEMS, job) == 2
    equip(hero, ITEMS, [3, 7])
    assert penalty_cards(hero, ITEMS, job) == 3


def turned(item: Item, uses: int = 1) -> str:
    """The state of an item after so many uses."""
    hero = a_hero(items="1")
    for _ in range(uses):
        use_item(hero, a_figure(), item)
    return hero.equipment[0].state


@rule("GH-ITEM-05", "GH-ITEM-06", "GH-ITEM-16")
def test_an_item_turns_as_its_symbol_says_and_cannot_be_used_again() -> None:
    assert turned(an_item(1, symbol="rotate")) == "rotated"
    assert turned(an_item(1, symbol="use-up")) == "used-up"
    for symbol, forbidden in (("rotate", "GH-ITEM-05"), ("use-up", "GH-ITEM-06")):
        with pytest.raises(Refused, match=forbidden):
            turned(an_item(1, symbol=symbol), uses=2)


@rule("GH-ITEM-07")
def test_without_a_symbol_an_item_is_used_without_limit() -> None:
    assert turned(an_item(1), uses=9) == "ready"


@rule("GH-ITEM-08")
def test_slots_are_used_one_by_one_before_the_item_turns() -> None:
    item = an_item(1, symbol="use-up", slots=3)
    assert [turned(item, uses) for uses in (1, 2, 3)] == ["ready", "ready", "used-up"]


@rule("GH-ITEM-09")
def test_an_item_with_slots_must_be_used_whenever_its_condition_occurs() -> None:
    items = {
        1: an_item(1, slots=2, trigger="attacked", symbol="rotate"),
        2: an_item(2, trigger="attacked", symbol="rotate"),
        3: an_item(3, slots=2, trigger="moves", symbol="rotate"),
    }
    hero = a_hero(items="1 2 3")
    assert forced_items(hero, a_figure(), items, "attacked") == [1]
    use_item(hero, a_figure(), items[1])
    use_item(hero, a_figure(), items[1])
    assert forced_items(hero, a_figure(), items, "attacked") == []


@rule("GH-ITEM-13")
def test_what_changes_an_attack_comes_before_the_modifier_card() -> None:
    hero, figure = a_hero(items="1 2"), a_figure()
    blade, potion = an_item(1, changes_attack=True), an_item(2)
    assert cannot_use_item(hero, figure, blade) is None
    assert why(cannot_use_item(hero, figure, blade, drawn=True)) == "GH-ITEM-13"
    assert cannot_use_item(hero, figure, potion, drawn=True) is None


@rule("GH-ITEM-15", "GH-TURN-07")
def test_any_number_of_items_in_one_turn() -> None:
    items = [an_item(number, symbol="rotate") for number in range(1, 7)]
    hero = a_hero(items="1 2 3 4 5 6")
    for item in items:
        use_item(hero, a_figure(), item)
    assert {held.state for held in hero.equipment} == {"rotated"}


@rule("GH-ITEM-17", "GH-COND-16")
def test_a_stunned_character_uses_no_items() -> None:
    assert why(cannot_use_item(a_hero(items="1"), a_figure(5, 5, "stun"), an_item(1))) == "GH-COND-16"
    armour = {1: an_item(1, slots=2, trigger="damaged", symbol="rotate")}
    assert forced_items(a_hero(items="1"), a_figure(5, 5, "stun"), armour, "damaged") == []


@rule("GH-RECOV-05", "GH-RECOV-06")
def test_refreshing_names_the_state_it_works_on() -> None:
    hero, item = a_hero(items="1"), an_item(1, symbol="rotate", slots=1)
    use_item(hero, a_figure(), item)
    assert why(cannot_refresh(hero, item, "used-up")) == "GH-RECOV-05"
    with pytest.raises(Refused, match="GH-RECOV-05"):
        refresh(hero, item, "used-up")
    refresh(hero, item, "rotated")
    use_item(hero, a_figure(), item)
    assert hero.equipment[0].state == "rotated"


@rule("GH-RECOV-04", "GH-ITEM-10")
def test_some_used_up_items_are_refreshed_only_between_scenarios() -> None:
    hero, item = a_hero(items="1"), an_item(1, symbol="use-up", no_refresh=True)
    use_item(hero, a_figure(), item)
    assert why(cannot_refresh(hero, item, "used-up")) == "GH-RECOV-04"
    refresh_rotated(hero)
    assert hero.equipment[0].state == "used-up"
    refresh_all(hero)
    assert hero.equipment[0].state == "ready"


@rule("GH-RECOV-04", "GH-RECOV-06", "GH-ITEM-06")
def test_other_used_up_items_can_be_refreshed_and_so_can_any_rotated_one() -> None:
    hero, potion, cloak = a_hero(items="1 2"), an_item(1, symbol="use-up"), an_item(2, symbol="rotate", no_refresh=True)
    use_item(hero, a_figure(), potion)
    use_item(hero, a_figure(), cloak)
    refresh(hero, potion, "used-up")
    refresh(hero, cloak, "rotated")
    assert [held.state for held in hero.equipment] == ["ready", "ready"]


@rule("GH-RECOV-06", "GH-ITEM-08")
def test_a_refreshed_item_has_all_its_slots_again() -> None:
    hero, item = a_hero(items="1"), an_item(1, symbol="rotate", slots=2)
    for _ in range(2):
        use_item(hero, a_figure(), item)
    refresh_rotated(hero)
    use_item(hero, a_figure(), item)
    assert hero.equipment[0].state == "ready"


@rule("GH-EVENT-21", "GH-ITEM-10")
def test_an_item_used_up_on_the_road_stays_so_through_the_next_scenario_and_no_longer() -> None:
    hero, items = Hero(a_sheet(items=[1, 2])), {1: an_item(1, slot="head"), 2: an_item(2)}
    use_up(hero.sheet, 1)
    equip(hero, items, [1, 2])
    assert [each.state for each in hero.equipment] == ["used-up", "ready"]
    refresh_all(hero)
    equip(hero, items, [1, 2])
    assert [each.state for each in hero.equipment] == ["ready", "ready"]
    with pytest.raises(Refused, match="GH-EVENT-21"):
        use_up(hero.sheet, 3)
