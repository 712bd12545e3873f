"""SHOP, REP, PROSP: the shop, its prices, and what prosperity brings."""

import pytest

from questhall.games.gloomhaven.rules.campaign.city import (
    Visit,
    cannot_donate,
    change_reputation,
    donate,
)
from questhall.games.gloomhaven.rules.campaign.prosperity import (
    gain_prosperity,
    items_of_level,
    lose_prosperity,
    open_shop,
    prosperity_level,
)
from questhall.games.gloomhaven.rules.campaign.shop import (
    available,
    buy,
    cannot_buy,
    cannot_sell,
    price,
    price_change,
    release,
    sale_price,
    sell,
)
from questhall.games.gloomhaven.state import Party, Realm
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_sheet, an_item, why

ITEMS = {number: an_item(number, cost=20, copies=2) for number in range(1, 80)}
BLADE = an_item(5, cost=45, copies=2)


@rule("GH-REP-05")
@pytest.mark.parametrize(
    ("reputations", "change"),
    [
        *[((19, 20), -5), ((15, 18), -4), ((11, 14), -3), ((7, 10), -2), ((3, 6), -1), ((-2, 2), 0)],
        *[((-6, -3), 1), ((-10, -7), 2), ((-14, -11), 3), ((-18, -15), 4), ((-20, -19), 5)],
    ],
)
def test_reputation_changes_prices(reputations: tuple[int, int], change: int) -> None:
    first, last = reputations
    assert {price_change(reputation) for reputation in range(first, last + 1)} == {change}


@rule("GH-SHOP-01", "GH-SHOP-02", "GH-IX-56")
def test_buying_follows_reputation_selling_does_not() -> None:
    assert (price(BLADE, 12), sale_price(BLADE)) == (42, 22)
    world, party, sheet = Realm(stock={5: 2}), Party("us", reputation=12), a_sheet(gold=42)
    party.members = [sheet]
    buy(world, party, sheet, BLADE)
    assert (sheet.gold, sheet.items) == (0, [5])
    for reputation in (12, -20):
        party.reputation = reputation
        sheet.items = [5]
        sell(party, sheet, BLADE)
    assert (sheet.gold, sheet.items) == (44, [])


@rule("GH-SHOP-01")
def test_no_price_falls_below_nothing() -> None:
    assert [price(an_item(1, cost=cost), 20) for cost in (3, 5, 6)] == [0, 0, 1]


@rule("GH-SHOP-01")
def test_a_purchase_needs_the_gold() -> None:
    party = Party("us", reputation=-20, members=[a_sheet(gold=49)])
    refusal = cannot_buy(Realm(stock={5: 2}), party, party.members[0], BLADE)
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("GH-SHOP-01", {"need": 50, "have": 49})


@rule("GH-SHOP-02")
def test_a_sold_item_lies_in_the_shop_again() -> None:
    sheet = a_sheet(items=[5])
    world, party = Realm(stock={5: 1}), Party("us", members=[sheet])
    assert available(world, party, 5) == 0
    sell(party, sheet, BLADE)
    assert available(world, party, 5) == 1
    assert why(cannot_sell(party, sheet, BLADE)) == "GH-SHOP-02"
    with pytest.raises(Refused, match="GH-SHOP-02"):
        sell(party, sheet, BLADE)


@rule("GH-SHOP-07", "GH-ITEM-03")
def test_no_more_copies_are_sold_than_there_are_and_none_twice_to_one_character() -> None:
    world, party = Realm(), Party("us", members=[a_sheet(gold=99) for _ in range(3)])
    release(world, BLADE)
    buy(world, party, party.members[0], BLADE)
    assert why(cannot_buy(world, party, party.members[0], BLADE)) == "GH-ITEM-03"
    buy(world, party, party.members[1], BLADE)
    assert why(cannot_buy(world, party, party.members[2], BLADE)) == "GH-SHOP-07"
    with pytest.raises(Refused):
        buy(world, party, party.members[2], BLADE)
    assert party.members[2].gold == 99


@rule("GH-SHOP-08")
def test_items_of_characters_outside_the_party_count_as_in_the_shop() -> None:
    here, away = a_sheet(items=[5]), a_sheet(items=[5])
    world = Realm(stock={5: 2})
    assert available(world, Party("us", members=[here]), 5) == 1
    assert available(world, Party("us", members=[here, away]), 5) == 0


@rule("GH-SHOP-10")
def test_trade_happens_in_town_only() -> None:
    party = Party("us", location=3, members=[a_sheet(gold=99, items=[6])])
    assert why(cannot_buy(Realm(stock={5: 2}), party, party.members[0], BLADE)) == "GH-SHOP-10"
    assert why(cannot_sell(party, party.members[0], an_item(6))) == "GH-SHOP-10"


@rule("GH-SHOP-03")
def test_the_shop_starts_with_all_copies_of_the_first_14_items() -> None:
    world = Realm()
    open_shop(world, ITEMS)
    assert world.stock == dict.fromkeys(range(1, 15), 2)


@rule("GH-SHOP-05", "GH-PROSP-03")
def test_every_level_of_prosperity_has_its_items() -> None:
    spans = [(items_of_level(level)[0], items_of_level(level)[-1]) for level in range(1, 10)]
    assert spans == [(1, 14), (15, 21), (22, 28), (29, 35), (36, 42), (43, 49), (50, 56), (57, 63), (64, 70)]
    world = Realm(marks=3)
    assert gain_prosperity(world, ITEMS, 6) == [2, 3]
    assert sorted(world.stock) == list(range(15, 29))


@rule("GH-PROSP-02", "GH-MAP-04")
def test_marking_a_shaded_cell_raises_the_level() -> None:
    world = Realm()
    reached = {}
    for marks in range(1, 70):
        for level in gain_prosperity(world, ITEMS, 1):
            reached[level] = marks
    assert reached == {2: 4, 3: 9, 4: 15, 5: 22, 6: 30, 7: 39, 8: 50, 9: 64}
    assert (world.marks, prosperity_level(world)) == (64, 9)


@rule("GH-MAP-05")
def test_a_loss_of_prosperity_is_worked_off_by_the_next_gain() -> None:
    world = Realm(marks=6)
    assert lose_prosperity(world, 1) == 1
    assert world.marks == 6
    gain_prosperity(world, ITEMS, 1)
    assert (world.marks, world.debt) == (6, 0)
    lose_prosperity(world, 1)
    gain_prosperity(world, ITEMS, 2)
    assert (world.marks, world.debt) == (7, 0)


@rule("GH-PROSP-05", "GH-EVENT-15")
def test_prosperity_never_falls_below_its_level() -> None:
    world = Realm(marks=5)
    assert lose_prosperity(world, 3) == 1
    assert lose_prosperity(world, 1) == 0
    assert prosperity_level(world) == 2
    gain_prosperity(world, ITEMS, 2)
    assert (world.marks, world.debt) == (6, 0)


@rule("GH-REP-02", "GH-REP-01")
def test_reputation_starts_at_0_and_stays_within_20() -> None:
    party = Party("us")
    seen = []
    for by in (15, 15, -30, -30, 1):
        change_reputation(party, by)
        seen.append(party.reputation)
    assert seen == [15, 20, -10, -20, -19]


@rule("GH-SANCT-01", "GH-SANCT-03")
def test_each_character_donates_once_a_visit() -> None:
    world, visit, party = Realm(donated=20), Visit(), Party("us")
    anna, boris = a_sheet(gold=25), a_sheet(name="Boris", gold=10)
    donate(world, visit, party, anna)
    assert (anna.gold, anna.blessings, world.donated) == (15, 2, 30)
    with pytest.raises(Refused, match="GH-SANCT-01"):
        donate(world, visit, party, anna)
    donate(world, visit, party, boris)
    assert (boris.gold, world.donated) == (0, 40)
    assert cannot_donate(Visit(), party, anna) is None
    assert why(cannot_donate(Visit(), party, boris)) == "GH-SANCT-01"


@rule("GH-SANCT-01", "GH-SANCT-02")
def test_donations_of_two_visits_wait_together_for_the_next_scenario() -> None:
    world, party, sheet = Realm(), Party("us"), a_sheet(gold=20)
    donate(world, Visit(), party, sheet)
    donate(world, Visit(), party, sheet)
    assert (sheet.gold, sheet.blessings) == (0, 4)
