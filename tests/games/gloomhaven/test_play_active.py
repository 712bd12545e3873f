"""ACTIVE: lasting effects in running matches, their slots, and the pile their cards count for."""

import pytest

from questhall.ledger import rule
from tests.games.gloomhaven.moments import at_cleanup, at_turn, attacked, cards, copied
from tests.games.gloomhaven.play import a_turn

FOE = {"H10": "bandit-guard 9"}


@rule("GH-ACTIVE-01", "GH-ACTIVE-03", "GH-ACTIVE-07")
def test_a_round_bonus_ends_with_the_round_a_persistent_one_does_not() -> None:
    table = at_cleanup(a_turn("brute"), active="eye-for-an-eye top warding-strength bottom")
    assert ([each.card for each in table.hero().active], table.hero().discard) == (
        ["warding-strength"],
        ["eye-for-an-eye"],
    )


@rule("GH-ACTIVE-02", "GH-ACTIVE-03")
def test_the_card_lies_in_the_active_area_as_long_as_its_effect_works() -> None:
    table = a_turn("brute", "shield-bash", foes=FOE).do("bottom:shield-bash", "do")
    assert [each.card for each in table.hero().active] == ["shield-bash"]
    attacked(copied(table), 3).do("take")
    assert table.told("hurt") == []
    assert table.hp("brute") == 8


@rule("GH-ACTIVE-04", "GH-XP-04")
def test_the_token_moves_along_the_slots_and_the_card_is_lost_after_the_last() -> None:
    table = cards(a_turn("spellweaver", foes=FOE), active="frost-armor bottom")
    gained = []
    for _ in range(2):
        table = attacked(copied(table), 3)
        gained.append((table.hp("spellweaver"), table.hero().xp, len(table.hero().active)))
    assert gained == [(6, 1, 1), (6, 2, 0)]
    assert table.hero().lost == ["frost-armor"]


@rule("GH-ACTIVE-04")
def test_without_damage_the_token_stays() -> None:
    table = attacked(cards(a_turn("spellweaver", foes=FOE), active="frost-armor bottom"), 0)
    assert table.hero().active[0].used == 0


@rule("GH-XP-04", "GH-ACTIVE-04")
def test_experience_is_gained_on_leaving_the_slot_that_shows_it() -> None:
    table = cards(a_turn("brute", foes=FOE), hand="", active="warding-strength bottom")
    gained = []
    for _ in range(4):
        table = attacked(copied(table), 2)
        gained.append(table.hero().xp)
    assert gained == [0, 1, 1, 2]


@rule("GH-ACTIVE-05")
def test_a_bonus_must_be_applied_however_little_it_saves() -> None:
    table = at_turn(cards(a_turn("spellweaver", conditions="wound"), active="frost-armor bottom"))
    assert (table.hp("spellweaver"), table.hero().active[0].used) == (6, 1)


@rule("GH-ACTIVE-05")
def test_an_attack_bonus_with_slots_is_used_by_the_next_attack_unasked() -> None:
    table = cards(a_turn("scoundrel", "venom-shiv", foes=FOE), active="single-out bottom")
    table.do("attack:venom-shiv", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().active[0].used) == (5, 1)


@rule("GH-ACTIVE-06", "GH-ACTIVE-09", "GH-CARD-08")
def test_a_bonus_without_slots_stays_until_its_owner_ends_it_and_is_discarded_without_the_symbol() -> None:
    table = at_cleanup(a_turn("mindthief"), active="the-minds-weakness top")
    assert [each.card for each in table.hero().active] == ["the-minds-weakness"]
    table = cards(a_turn("mindthief", "scurry"), active="the-minds-weakness top").do("drop:the-minds-weakness")
    assert (table.hero().active, table.hero().discard) == ([], ["the-minds-weakness"])


@rule("GH-ACTIVE-06", "GH-ACTIVE-09")
def test_a_bonus_with_the_lost_symbol_is_lost_when_its_owner_ends_it() -> None:
    table = cards(a_turn("brute"), active="warding-strength bottom").do("drop:warding-strength")
    assert (table.hero().active, table.hero().lost) == ([], ["warding-strength"])


@rule("GH-ACTIVE-09")
def test_an_ended_bonus_works_no_longer() -> None:
    table = cards(a_turn("mindthief", "scurry", foes=FOE), active="the-minds-weakness top")
    table.do("drop:the-minds-weakness", "attack:scurry", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 7


@rule("GH-ACTIVE-08", "GH-IX-36", "GH-DMG-01")
def test_an_active_card_can_be_one_of_two_discards_and_its_effect_ends() -> None:
    table = a_turn("mindthief", "scurry", foes=FOE)
    attacked(cards(table, hand="", discard="possession", active="the-minds-weakness top"), 3)
    table.do("burn:possession:the-minds-weakness")
    assert (table.hero().lost, table.hero().active) == (["possession", "the-minds-weakness"], [])
    assert table.figure("mindthief").gifts == []


@rule("GH-ACTIVE-08", "GH-IX-36")
def test_an_active_card_with_the_lost_symbol_is_no_discard() -> None:
    table = a_turn("scoundrel", "venom-shiv", foes=FOE)
    attacked(cards(table, hand="", discard="swift-bow", active="single-out bottom"), 3)
    assert table.told("hurt")[0]["damage"] == 3


@rule("GH-ACTIVE-10")
@pytest.mark.parametrize(("friend", "shielded"), [("G11", True), ("E13", False)])
def test_a_lasting_effect_serves_allies_as_printed(friend: str, shielded: bool) -> None:
    table = a_turn("tinkerer", "flamethrower", foes=FOE, friends={friend: "brute"})
    table.do("bottom:flamethrower", "do")
    table = attacked(cards(copied(table), hand="", seat=1), 3, whom="brute")
    assert table.told("hurt")[-1]["damage"] == (2 if shielded else 3)


@rule("GH-ACTIVE-10")
def test_a_bonus_for_its_owner_does_not_serve_allies() -> None:
    table = a_turn("brute", "shield-bash", foes=FOE, friends={"G11": "tinkerer"}).do("bottom:shield-bash", "do")
    assert (len(table.figure("brute").gifts), table.figure("tinkerer").gifts) == (1, [])


@rule("GH-SUMMON-03")
def test_the_card_of_a_summoned_creature_lies_in_the_active_area() -> None:
    table = a_turn("mindthief", "gnawing-horde").do("top:gnawing-horde", "summon:G11")
    assert [each.card for each in table.hero().active] == ["gnawing-horde"]
    table = at_cleanup(copied(table))
    assert [each.card for each in table.hero().active] == ["gnawing-horde"]


@rule("GH-SUMMON-04", "GH-SUMMON-03")
def test_the_card_of_a_dead_creature_goes_to_its_pile() -> None:
    table = a_turn("mindthief", "gnawing-horde", foes=FOE).do("top:gnawing-horde", "summon:G11")
    table = attacked(copied(table), 9, whom="rat-swarm-1")
    assert (table.alive("rat-swarm-1"), table.hero().active, table.hero().lost) == (False, [], ["gnawing-horde"])


@rule("GH-SUMMON-04", "GH-ACTIVE-09")
def test_a_creature_whose_card_its_owner_drops_leaves_the_map() -> None:
    table = a_turn("mindthief", "gnawing-horde").do("top:gnawing-horde", "summon:G11", "drop:gnawing-horde")
    assert (table.alive("rat-swarm-1"), table.hero().lost) == (False, ["gnawing-horde"])
