"""EVENT and COMPL: results, gains, losses, rewards."""

import pytest

from questhall.games.gloomhaven.content.components import Reward
from questhall.games.gloomhaven.rules.campaign.outcomes import (
    cannot_share,
    change_checkmarks,
    change_gold,
    change_prosperity,
    change_xp,
    gain_together,
    grant,
    hand_over,
    pay_together,
)
from questhall.games.gloomhaven.rules.campaign.shop import available
from questhall.games.gloomhaven.state import Party, Realm
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_sheet, an_item, luck, why

ITEMS = {number: an_item(number, cost=20, copies=2) for number in range(1, 80)}


def a_party(*golds: int, **more: object) -> Party:
    jobs = ("brute", "tinkerer", "scoundrel")
    return Party("us", members=[a_sheet(gold=gold, job=job) for gold, job in zip(golds, jobs, strict=False)], **more)


@rule("GH-EVENT-08")
def test_gold_that_is_paid_together_is_gone_in_total() -> None:
    party = a_party(4, 3, 3)
    pay_together(party, 10, [4, 3, 3])
    assert [member.gold for member in party.members] == [0, 0, 0]


@rule("GH-EVENT-11")
def test_the_players_split_the_sum_as_they_like_but_nobody_pays_what_it_has_not() -> None:
    party = a_party(12, 3, 3)
    assert cannot_share(party, 10, [10, 0, 0]) is None
    refusal = cannot_share(party, 10, [5, 5, 0])
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("GH-EVENT-14", {"need": 5, "have": 3})
    assert why(cannot_share(party, 10, [5, 3, 0])) == "GH-EVENT-11"
    assert why(cannot_share(party, 10, [12, 1, -3])) == "GH-EVENT-11"
    assert why(cannot_share(party, 10, [10])) == "GH-EVENT-11"
    with pytest.raises(Refused):
        pay_together(party, 10, [5, 5, 0])
    assert [member.gold for member in party.members] == [12, 3, 3]


@rule("GH-EVENT-11", "GH-EVENT-14")
def test_a_party_that_has_too_little_together_loses_what_it_has() -> None:
    party = a_party(4, 3, 2)
    pay_together(party, 20, [4, 3, 2])
    assert [member.gold for member in party.members] == [0, 0, 0]


@rule("GH-EVENT-11", "GH-COMPL-01")
def test_gold_gained_together_is_split_as_the_players_like() -> None:
    party = a_party(4, 3, 2)
    gain_together(party, 10, [0, 7, 3])
    assert [member.gold for member in party.members] == [4, 10, 5]
    with pytest.raises(Refused, match="GH-EVENT-11"):
        gain_together(party, 10, [5, 6, 0])
    with pytest.raises(Refused, match="GH-EVENT-11"):
        gain_together(party, 10, [12, -2, 0])


@rule("GH-EVENT-21")
def test_one_member_hands_over_an_item_for_all() -> None:
    world, party = Realm(stock={5: 2}), a_party(0, 0, 0)
    party.members[0].items, party.members[2].items = [5], [5, 6]
    with pytest.raises(Refused, match="GH-EVENT-21"):
        hand_over(party.members[1], 5)
    hand_over(party.members[2], 5)
    assert [member.items for member in party.members] == [[5], [], [6]]
    assert available(world, party, 5) == 1


@rule("GH-EVENT-14", "GH-EVENT-15", "GH-COMPL-02")
def test_who_cannot_lose_the_full_amount_loses_what_it_has() -> None:
    sheet = a_sheet(gold=3)
    change_gold(sheet, -5)
    assert sheet.gold == 0


@rule("GH-EVENT-15", "GH-COMPL-02")
def test_no_loss_costs_a_level_or_a_perk() -> None:
    sheet = a_sheet(level=3, xp=97, checkmarks=4)
    change_xp(sheet, -10)
    change_checkmarks(sheet, -2)
    assert (sheet.xp, sheet.checkmarks) == (95, 3)
    change_checkmarks(sheet, -1)
    change_checkmarks(sheet, 2)
    assert (sheet.checkmarks, sheet.unspent_perks) == (5, 0)
    change_checkmarks(sheet, 1)
    assert (sheet.checkmarks, sheet.unspent_perks) == (6, 1)


@rule("GH-EVENT-15", "GH-PROSP-01")
def test_prosperity_of_a_reward_goes_either_way() -> None:
    world = Realm(marks=5)
    change_prosperity(world, ITEMS, -3)
    assert (world.marks, world.debt) == (5, 1)
    change_prosperity(world, ITEMS, 5)
    assert (world.marks, world.debt) == (9, 0)


@rule("GH-COMPL-01", "GH-EVENT-13", "GH-MAP-02")
def test_a_block_of_rewards() -> None:
    world, party = Realm(marks=3, scenarios=[1, 2]), a_party(1, 2)
    reward = Reward(
        gold=15,
        each=True,
        scenarios=(8, 9),
        party_achievements=("first-steps",),
        prosperity=1,
        achievements=("end-of-gloom",),
    )
    grant(world, party, reward, party.members[0], ITEMS, luck())
    assert [member.gold for member in party.members] == [16, 17]
    assert (world.scenarios, party.achievements) == ([1, 2, 8, 9], ["first-steps"])
    assert world.achievements == ["end-of-gloom"]
    assert (world.marks, 15 in world.stock) == (4, True)


@rule("GH-COMPL-04", "GH-COMPL-05", "GH-EVENT-12", "GH-OVERLAY-25", "GH-SHOP-04")
def test_an_item_is_for_one_member_a_design_for_the_shop() -> None:
    world, party = Realm(), a_party(0, 0)
    grant(world, party, Reward(item=5, each=True), party.members[1], ITEMS, luck())
    assert [member.items for member in party.members] == [[], [5]]
    grant(world, party, Reward(design=6), party.members[0], ITEMS, luck())
    assert (available(world, party, 5), available(world, party, 6)) == (0, 2)


@rule("GH-COMPL-01", "GH-REP-03")
def test_gold_for_one_and_reputation_for_the_party() -> None:
    world, party = Realm(), a_party(1, 2, reputation=19)
    grant(world, party, Reward(gold=5, xp=7, checkmarks=1, reputation=3), party.members[1], ITEMS, luck())
    assert [(member.gold, member.xp, member.checkmarks) for member in party.members] == [(1, 0, 0), (7, 7, 1)]
    assert party.reputation == 20


@rule("GH-REP-06", "GH-UNLOCK-04")
def test_a_reward_tells_which_box_its_reputation_opens() -> None:
    world, party = Realm(), a_party(0, 0, reputation=8)
    assert grant(world, party, Reward(reputation=1), party.members[0], ITEMS, luck()) == []
    assert grant(world, party, Reward(reputation=1), party.members[0], ITEMS, luck()) == ["sun"]
