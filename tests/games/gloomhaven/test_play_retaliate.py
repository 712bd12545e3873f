"""RETAL: what an attacker suffers once its attack is over, in a running match."""

from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, a_turn
from tests.games.gloomhaven.staging import DAMAGE_TRAP, monsters_act, retaliating, shielded, with_traps

GUARD = "bandit-guard-1"


def suffered(table: Table) -> list[int]:
    return [event["damage"] for event in table.told("retaliated")]


@rule("GH-RETAL-01", "GH-IX-38")
def test_whoever_attacks_from_an_adjacent_hex_suffers_retaliation() -> None:
    table = retaliating(a_turn("brute", "trample", foes={"H10": "bandit-guard 9"}), GUARD, 2)
    life = table.hp("brute")
    table.do("top:trample", f"hit:{GUARD}", "take")
    assert table.hp("brute") == life - 2


@rule("GH-RETAL-02", "GH-RETAL-06", "GH-IX-38")
def test_a_distant_attacker_suffers_from_a_retaliation_with_range_alone() -> None:
    for reach, damage in ((1, []), (3, [2]), (2, [])):
        table = retaliating(a_turn("brute", "spare-dagger", at="H12", foes={"H9": "bandit-guard 9"}), GUARD, 2, reach)
        assert suffered(table.do("top:spare-dagger", f"hit:{GUARD}")) == damage


@rule("GH-RETAL-03", "GH-FX-01")
def test_a_retaliator_that_is_pushed_away_does_not_hit_back() -> None:
    for answers, damage in ((("push:H9",), []), (("skip",), [2])):
        table = retaliating(a_turn("brute", "warding-strength", foes={"H10": "bandit-guard 9"}), GUARD, 2)
        table.do("top:warding-strength", f"hit:{GUARD}", *answers)
        assert suffered(table) == damage


@rule("GH-RETAL-03")
def test_a_retaliator_that_is_pulled_in_hits_back() -> None:
    table = retaliating(a_turn("tinkerer", "hook-gun", at="H12", foes={"H9": "bandit-guard 9"}), GUARD, 2)
    assert suffered(table.do("top:hook-gun", f"hit:{GUARD}", "pull:H10")) == [2]


@rule("GH-RETAL-03", "GH-RETAL-04")
def test_a_retaliator_that_is_pushed_into_a_deadly_trap_does_not_hit_back() -> None:
    table = a_turn("brute", "warding-strength", foes={"H10": "bandit-guard 5", "E9": "bandit-guard"})
    retaliating(with_traps(table, H9=DAMAGE_TRAP), GUARD, 2, 3)
    assert suffered(table.do("top:warding-strength", f"hit:{GUARD}", "push:H9")) == []


@rule("GH-RETAL-03", "GH-ATK-12")
def test_an_attacker_brought_down_by_retaliation_makes_no_further_attack() -> None:
    foes = {"H10": "bandit-guard 9", "G11": "bandit-guard 9"}
    table = retaliating(a_turn("scoundrel", "throwing-knives", at="H11", foes=foes, hit_points=2), GUARD, 2)
    table.do("top:throwing-knives", f"hit:{GUARD}", "take")
    assert not table.alive("scoundrel")
    assert table.hp("bandit-guard-2") == 9


@rule("GH-RETAL-04", "GH-IX-37")
def test_the_dead_do_not_retaliate() -> None:
    table = retaliating(a_turn("brute", "trample", foes={"H10": "bandit-guard 3", "E9": "bandit-guard"}), GUARD, 2)
    assert suffered(table.do("top:trample", f"hit:{GUARD}")) == []


@rule("GH-RETAL-04")
def test_the_exhausted_do_not_retaliate() -> None:
    table = retaliating(a_turn("brute", "trample", foes={"H10": "bandit-guard"}, hit_points=1), "brute", 4)
    monsters_act(table, "guard-5", GUARD).do("take")
    assert (table.alive("brute"), suffered(table)) == (False, [])


@rule("GH-RETAL-05")
def test_sources_of_retaliation_add_up_each_with_its_own_range() -> None:
    for hex_, damage in (("H10", 3), ("H9", 1)):
        table = a_turn("brute", "spare-dagger", foes={hex_: "bandit-guard 9"})
        retaliating(retaliating(table, GUARD, 2), GUARD, 1, 2).do("top:spare-dagger", f"hit:{GUARD}")
        assert suffered(table) == [damage]


@rule("GH-RETAL-06", "GH-IX-38", "GH-SHIELD-03")
def test_retaliation_goes_through_shields_draws_no_card_and_is_not_answered() -> None:
    table = retaliating(a_turn("brute", "trample", foes={"H10": "bandit-guard 9"}), GUARD, 2)
    life = table.hp("brute")
    shielded(retaliating(table, "brute", 5), "brute", 3).do("top:trample", f"hit:{GUARD}", "take")
    assert (table.hp("brute"), table.hp(GUARD)) == (life - 2, 6)
    assert not table.w.decks["monsters"].discard


@rule("GH-RETAL-07", "GH-RETAL-01")
def test_two_attacks_cause_two_retaliations() -> None:
    table = a_turn("brute", "spare-dagger", "provoking-roar", foes={"H10": "bandit-guard 9"})
    retaliating(table, GUARD, 2).do("top:provoking-roar", f"hit:{GUARD}", "take")
    assert suffered(table.do("bottom:spare-dagger", f"hit:{GUARD}")) == [2, 2]


@rule("GH-RETAL-01")
def test_a_monster_that_is_made_to_attack_its_own_side_suffers_retaliation() -> None:
    foes = {"H10": "bandit-guard 9", "H9": "bandit-guard 9"}
    table = retaliating(a_turn("mindthief", "submissive-affliction", foes=foes), "bandit-guard-2", 2)
    table.do("bottom:submissive-affliction", f"target:{GUARD}", "hit:bandit-guard-2")
    assert (table.hp(GUARD), suffered(table)) == (7, [2])


@rule("GH-DMG-04", "GH-RETAL-06")
def test_the_damage_of_retaliation_can_be_cancelled_with_a_card() -> None:
    table = retaliating(a_turn("brute", "trample", foes={"H10": "bandit-guard 9"}), GUARD, 2)
    life = table.hp("brute")
    table.do("top:trample", f"hit:{GUARD}")
    table.do(next(option for option in table.options if option.startswith("lose:")))
    assert table.hp("brute") == life
