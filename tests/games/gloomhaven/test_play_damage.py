"""DMG: damage to characters in running matches, and cards given up instead."""

import pytest

from questhall.games.gloomhaven.content.terms import Retaliation, Trap
from questhall.ledger import rule
from tests.games.gloomhaven.moments import at_turn, attacked, cards, copied, on_hex
from tests.games.gloomhaven.play import Table, a_turn, rebuilt

FOE = {"H10": "bandit-guard 9"}


def brute(hand: str = "", discard: str = "", **more: object) -> Table:
    table = a_turn("brute", "eye-for-an-eye", "sweeping-blow", foes=FOE, hit_points=8, **more)
    return cards(table, hand=hand, discard=discard)


@rule("GH-DMG-01")
def test_damage_lowers_the_hit_points() -> None:
    table = attacked(brute("trample", "skewer grab-and-go"), 5).do("take")
    assert (table.hp("brute"), table.hero().lost) == (3, [])


@rule("GH-DMG-01")
@pytest.mark.parametrize(
    ("answer", "lost"), [("lose:trample", ["trample"]), ("burn:skewer:grab-and-go", ["skewer", "grab-and-go"])]
)
def test_a_hand_card_or_two_discards_cancel_all_damage(answer: str, lost: list[str]) -> None:
    table = attacked(brute("trample", "skewer grab-and-go"), 7).do(answer)
    assert (table.hp("brute"), table.hero().lost) == (8, lost)


@rule("GH-DMG-01")
def test_every_way_to_cancel_is_offered_and_no_other() -> None:
    table = attacked(brute("trample spare-dagger", "skewer grab-and-go shield-bash"), 5)
    burns = ["burn:grab-and-go:shield-bash", "burn:skewer:grab-and-go", "burn:skewer:shield-bash"]
    assert sorted(table.options) == [*burns, "lose:spare-dagger", "lose:trample", "take"]


@rule("GH-DMG-01")
def test_nothing_is_asked_where_there_is_no_damage() -> None:
    table = attacked(brute("trample"), 0)
    assert (table.kind, table.hp("brute")) == ("turn", 8)


@rule("GH-DMG-02", "GH-IX-33")
def test_cancelled_damage_leaves_the_other_effects_of_the_attack() -> None:
    table = attacked(brute("trample"), 5, "wound push 1").do("lose:trample")
    assert (table.hp("brute"), table.has("brute", "wound")) == (8, True)


@rule("GH-DMG-03", "GH-IX-34")
def test_the_pair_laid_down_cannot_be_given_up_before_the_turn() -> None:
    table = attacked(brute("", "skewer"), 3)
    assert (table.told("negated"), table.hp("brute")) == ([], 5)


@rule("GH-IX-34", "GH-TURN-03")
def test_after_the_first_ability_its_card_can_be_given_up() -> None:
    table = a_turn("brute", "grab-and-go", hit_points=8)
    table.w.traps = {on_hex(table, "G11"): Trap(3)}
    cards(table, hand="", discard="skewer")
    table.do("move:grab-and-go", "go:G11")
    assert table.kind == "turn"  # the card of the running ability is in no pile yet
    table = a_turn("brute", "spare-dagger", "grab-and-go", foes=FOE, hit_points=8)
    table.w.traps = {on_hex(table, "G11"): Trap(3)}
    cards(table, hand="", discard="skewer")
    table.do("attack:spare-dagger", "hit:bandit-guard-1", "move:grab-and-go", "go:G11")
    assert table.options == ["take", "burn:skewer:spare-dagger"]


@rule("GH-DMG-04")
def test_damage_of_a_wound_can_be_cancelled() -> None:
    table = at_turn(brute("trample", conditions="wound")).do("lose:trample")
    assert (table.hp("brute"), table.hero().lost) == (8, ["trample"])


@rule("GH-DMG-04")
def test_damage_of_a_trap_can_be_cancelled() -> None:
    table = brute("trample")
    table.w.traps = {on_hex(table, "G11"): Trap(5)}
    rebuilt(table).do("move:eye-for-an-eye", "go:G11", "lose:trample")
    assert (table.hp("brute"), table.w.traps) == (8, {})


@rule("GH-DMG-04")
def test_damage_of_retaliation_can_be_cancelled() -> None:
    table = brute("trample")
    table.figure("bandit-guard-1").retaliate = [Retaliation(2)]
    rebuilt(table).do("attack:eye-for-an-eye", "hit:bandit-guard-1", "lose:trample")
    assert table.hp("brute") == 8


@rule("GH-DMG-04")
def test_damage_by_an_allys_ability_can_be_cancelled() -> None:
    table = a_turn("cragheart", "unstable-upheaval", foes=FOE, friends={"G11": "brute"})
    cards(table, hand="trample", seat=1)
    before = table.hp("brute")
    table.do("top:unstable-upheaval", "hit:bandit-guard-1", "lose:trample")
    assert table.hp("brute") == before


@rule("GH-DMG-05")
def test_a_summon_has_no_cards_to_give() -> None:
    table = a_turn("mindthief", "gnawing-horde", foes=FOE).do("top:gnawing-horde", "summon:G11")
    table = attacked(copied(table), 3, whom="rat-swarm-1")
    assert (table.hp("rat-swarm-1"), table.told("negated")) == (3, [])


@rule("GH-DMG-05")
def test_a_monster_just_takes_its_damage() -> None:
    table = brute("trample").do("attack:eye-for-an-eye", "hit:bandit-guard-1")
    assert (table.kind, table.hp("bandit-guard-1")) == ("turn", 7)


@rule("GH-IX-35", "GH-ACTIVE-05")
def test_a_protection_with_slots_soaks_the_damage_of_a_wound() -> None:
    table = a_turn("spellweaver", conditions="wound")
    at_turn(cards(table, active="frost-armor bottom"))
    assert (table.hp("spellweaver"), table.hero().active[0].used, table.kind) == (6, 1, "turn")
