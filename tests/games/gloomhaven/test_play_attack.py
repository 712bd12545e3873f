"""ATK, SHIELD, TERM: attacks in a running match, from the aim to what is left of the dead."""

import pytest

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.rules.monsters.statistics import make_monster
from questhall.games.gloomhaven.state import Figure
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, a_turn, rebuilt
from tests.games.gloomhaven.staging import (
    DAMAGE_TRAP,
    afflicted,
    cell,
    lay,
    monster_curses,
    monsters_act,
    reveal,
    shielded,
    summon_acts,
    summoned,
    used_cards,
    with_lasting,
    with_obstacles,
    with_traps,
)

GUARD = "bandit-guard-1"


@rule("GH-ATK-01")
def test_attack_three_takes_three_hit_points() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 9"})
    table.do("top:spare-dagger", f"hit:{GUARD}")
    assert table.hp(GUARD) == 6


@rule("GH-ATK-02", "GH-TERM-03")
def test_an_ally_beside_the_attacker_is_no_target() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard"}, friends={"H12": "scoundrel"})
    table.do("top:trample")
    assert [option for option in table.options if option.startswith("hit")] == [f"hit:{GUARD}"]


@rule("GH-ATK-02", "GH-TERM-04")
def test_monsters_attack_characters_and_not_each_other() -> None:
    foes = {"H10": "bandit-guard 9", "H9": "bandit-guard 9"}
    table = monsters_act(a_turn("brute", "trample", foes=foes), "guard-5", GUARD).do("take")
    assert [event["target"] for event in table.told("hit")] == ["brute"]


@rule("GH-ATK-03")
def test_a_ranged_attack_reaches_its_range_and_no_farther() -> None:
    near, far = (a_turn("brute", "spare-dagger", at="H12", foes={hex_: "bandit-guard"}) for hex_ in ("H9", "G9"))
    assert f"hit:{GUARD}" in near.do("top:spare-dagger").options
    assert far.do("top:spare-dagger").kind == "turn"


@rule("GH-ATK-03")
def test_the_range_of_a_monster_is_that_of_its_statistics_card() -> None:
    # Range 4 at level 1; card 4 (attack +0, move +0) lets it shoot from where it stands.
    table = a_turn("brute", "trample", at="H12", foes={"H9": "bandit-archer", "H10": "living-bones"})
    monsters_act(table, "archer-4", "bandit-archer-1").do("take")
    assert (table.spot("bandit-archer-1"), table.told("hit")[0]["damage"]) == ("H9", 2)


@rule("GH-ATK-04")
def test_an_attack_without_a_range_reaches_adjacent_enemies_alone() -> None:
    table = a_turn("brute", "trample", at="H12", foes={"H11": "bandit-guard", "H10": "bandit-guard"})
    table.do("top:trample")
    assert table.why_not("hit:bandit-guard-2") == "GH-ATK-03"


@rule("GH-ATK-05", "GH-ADV-04")
def test_a_ranged_attack_on_an_adjacent_enemy_has_disadvantage() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H10": "bandit-guard 9"}).next_cards("brute", "+1", "-1")
    table.do("top:spare-dagger", f"hit:{GUARD}")
    assert used_cards(table) == [["+1", "-1"]]
    assert table.hp(GUARD) == 7


def the_books_scoundrel(total: str) -> Table:
    """Attack 3 with +2 for the ally beside the guard and a doubling, against Shield 1; the card is -1."""
    table = a_turn(
        "scoundrel",
        "single-out",
        foes={"H10": "bandit-guard elite 20"},
        friends={"H9": "brute"},
        conditions="invisible",
    )
    with_lasting(table, "smoke-bomb", 2, "scoundrel", slots=(2,)).next_cards("scoundrel", "-1")
    return table.do("top:single-out", f"hit:{GUARD}", total)


@rule("GH-ATK-06", "GH-IX-01")
def test_bonuses_then_the_card_then_the_shield() -> None:
    table = the_books_scoundrel("value:10")
    (blow,) = table.told("hit")
    assert (blow["value"], blow["bonus"], blow["result"], blow["shield"], blow["damage"]) == (3, 7, 9, 1, 8)
    assert table.hp(GUARD) == 12


@rule("GH-ATK-06", "GH-ATK-07")
def test_the_player_may_double_first() -> None:
    assert the_books_scoundrel("value:8").told("hit")[0]["damage"] == 6


@rule("GH-ATK-07")
@pytest.mark.parametrize(("answer", "left"), [("value:8", 12), ("value:7", 13)])
def test_the_player_chooses_the_order_of_the_cards(answer: str, left: int) -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 20"}).next_cards("brute", "rolling +1", "x2")
    table.do("top:spare-dagger", f"hit:{GUARD}", answer)
    assert table.hp(GUARD) == left


@rule("GH-ATK-07", "GH-AMBIG-01")
def test_for_a_monster_the_attacked_player_chooses_the_order() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard"}).next_cards("monsters", "rolling +1", "x2")
    monsters_act(table, "guard-5", GUARD)
    assert (table.kind, table.options) == ("result", ["value:5", "value:6"])


@rule("GH-ATK-07")
def test_for_a_summon_its_owner_chooses_the_order() -> None:
    table = a_turn("mindthief", foes={"H10": "bandit-guard 20"}, friends={"E9": "brute"}, at="H12")
    summoned(table, "rat-swarm", "gnawing-horde", "H11").next_cards("mindthief", "rolling +1", "x2")
    summon_acts(table, "rat-swarm-1")
    assert (table.match.asked[0].seat, table.options) == (0, ["value:6", "value:5"])


@rule("GH-ATK-08", "GH-ATK-09", "GH-TERM-09", "GH-AREA-06")
def test_each_target_has_its_own_draw_its_own_bonuses_and_its_own_shield() -> None:
    foes = {"H10": "bandit-guard 9", "G11": "bandit-guard 9", "I11": "bandit-guard elite 9"}
    table = afflicted(a_turn("brute", "sweeping-blow", foes=foes), "bandit-guard-2", "poison")
    table.next_cards("brute", "+1", "-1", "+0")
    lay(table.do("top:sweeping-blow"), "H10", "G11", "I11")
    table.do("hit:bandit-guard-1", "hit:bandit-guard-2", "hit:bandit-guard-3")
    assert used_cards(table) == [["+1"], ["-1"], ["+0"]]
    assert [event["damage"] for event in table.told("hit")] == [3, 2, 1]


@rule("GH-ATK-10")
def test_an_action_attacks_the_same_enemy_only_once() -> None:
    foes = {"H10": "bandit-guard 9", "H9": "bandit-guard 9"}
    table = a_turn("scoundrel", "throwing-knives", at="H12", foes=foes)
    table.do("top:throwing-knives", f"hit:{GUARD}")
    assert table.why_not(f"hit:{GUARD}") == "GH-ATK-10"


@rule("GH-ATK-10", "GH-ATK-12")
def test_all_attacks_on_one_enemy_are_as_many_as_the_traits_have_targets_until_it_is_down() -> None:
    # Living bones attack two targets; their card 7 turns both attacks at one.
    table = a_turn("brute", "trample", foes={"H10": "living-bones"})
    monsters_act(table, "living-bones-7", "living-bones-1").do("take", "take")
    assert [event["target"] for event in table.told("hit")] == ["brute", "brute"]
    dying = a_turn("brute", "trample", foes={"H10": "living-bones"}, hit_points=1)
    monsters_act(dying, "living-bones-7", "living-bones-1").do("take")
    assert len(dying.told("hit")) == 1


@rule("GH-ATK-11")
def test_targets_two_are_two_different_enemies_and_no_third() -> None:
    foes = {"H10": "bandit-guard 9", "H9": "bandit-guard 9", "G10": "bandit-guard 9"}
    table = a_turn("scoundrel", "throwing-knives", at="H12", foes=foes)
    table.do("top:throwing-knives", f"hit:{GUARD}", "hit:bandit-guard-2")
    assert table.kind == "turn"
    assert [table.hp(f"bandit-guard-{number}") for number in (1, 2, 3)] == [7, 7, 9]


@rule("GH-ATK-12")
def test_a_monster_without_hit_points_is_off_the_map_at_once() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard 3", "H9": "bandit-guard"})
    table.do("top:trample", f"hit:{GUARD}")
    assert not table.alive(GUARD)
    assert 1 in table.w.standees.left["bandit-guard"]


@rule("GH-ATK-12")
def test_a_trap_kills_as_well() -> None:
    table = a_turn("brute", "warding-strength", foes={"H10": "bandit-guard 6", "E9": "bandit-guard"})
    with_traps(table, H9=DAMAGE_TRAP).do("top:warding-strength", f"hit:{GUARD}", "push:H9")
    assert not table.alive(GUARD)


@rule("GH-ATK-13", "GH-IX-37")
def test_a_killed_target_gets_no_push_and_no_curse() -> None:
    table = a_turn("brute", "warding-strength", foes={"H10": "bandit-guard 3", "E9": "bandit-guard"})
    table.next_cards("brute", "rolling curse", "+0").do("top:warding-strength", f"hit:{GUARD}")
    assert table.kind == "turn"
    assert monster_curses(table) == 0


@rule("GH-ATK-13")
def test_what_is_for_the_attacker_comes_even_if_the_target_dies() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard 3", "E9": "bandit-guard"}, hit_points=5)
    table.next_cards("brute", "rolling heal 2 self", "rolling infuse fire", "rolling experience 1", "+0 shield 1 self")
    table.do("top:trample", f"hit:{GUARD}")
    assert (table.hp("brute"), table.w.elements.coming, table.hero().xp) == (7, ["fire"], 1)
    assert table.figure("brute").shield == [1]


@rule("GH-ATK-14")
def test_a_dying_monster_leaves_a_coin_on_its_hex() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard 3", "E9": "bandit-guard"})
    table.do("top:trample", f"hit:{GUARD}")
    assert table.w.coins == {cell(table, "H10"): 1}


@rule("GH-ATK-15", "GH-IX-47")
@pytest.mark.parametrize("arrival", ["summoned", "spawned"])
def test_a_monster_that_was_not_on_the_diagram_leaves_none(arrival: str) -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard 3", "E9": "bandit-guard"})
    table.figure(GUARD).arrival = arrival  # type: ignore[assignment]  # one of them
    rebuilt(table).do("top:trample", f"hit:{GUARD}")
    assert table.w.coins == {}


@rule("GH-ATK-16")
def test_damage_is_never_below_zero() -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard 9"}).next_cards("brute", "-2")
    shielded(table, GUARD, 3).do("attack:trample", f"hit:{GUARD}")
    assert (table.told("hit")[0]["damage"], table.hp(GUARD)) == (0, 9)


@rule("GH-SHIELD-01")
def test_a_shield_lowers_every_attack() -> None:
    table = a_turn("brute", "spare-dagger", "provoking-roar", foes={"H10": "bandit-guard elite 9"})
    table.do("top:provoking-roar", f"hit:{GUARD}", "bottom:spare-dagger", f"hit:{GUARD}")
    assert [event["damage"] for event in table.told("hit")] == [1, 1]


@rule("GH-SHIELD-02")
def test_shields_add_up() -> None:
    table = shielded(a_turn("brute", "overwhelming-assault", foes={"H10": "bandit-guard 9"}), GUARD, 1, 2)
    table.do("top:overwhelming-assault", f"hit:{GUARD}")
    assert table.hp(GUARD) == 6


@rule("GH-SHIELD-02", "GH-SHIELD-01")
def test_the_shield_of_a_heros_card_adds_to_his_others() -> None:
    table = a_turn("brute", "shield-bash", foes={"H10": "bandit-guard"}, level=7)
    reveal(table, "bandit-guard", "guard-5")
    table.figure(GUARD).acted = False
    shielded(table, "brute", 1).do("bottom:shield-bash", "do", "end", "take")
    blow = table.told("hit")[0]
    assert (blow["shield"], blow["result"] - blow["damage"]) == (2, 2)


@rule("GH-SHIELD-03", "GH-OVERLAY-08")
def test_a_shield_does_nothing_against_a_trap() -> None:
    table = a_turn("brute", "warding-strength", foes={"H10": "bandit-guard 9"}).next_cards("brute", "null")
    shielded(table, GUARD, 2)
    with_traps(table, H9=DAMAGE_TRAP).do("top:warding-strength", f"hit:{GUARD}", "push:H9")
    assert table.hp(GUARD) == 6


@rule("GH-TERM-01", "GH-TERM-04")
def test_an_allys_token_is_a_figure_that_monsters_attack() -> None:
    table = a_turn("brute", "trample", at="E9", foes={"H10": "bandit-guard"})
    table.w.figures.append(Figure("ally", "prisoner", 4, 4, number=1, cell=cell(table, "H11"), acted=True))
    monsters_act(table, "guard-5", GUARD)
    assert table.hp("prisoner-1") == 2


@rule("GH-TERM-01", "GH-TERM-04")
def test_monsters_attack_summons() -> None:
    table = a_turn("mindthief", foes={"H10": "bandit-guard"}, friends={"K13": "brute"}, at="E13")
    summoned(table, "rat-swarm", "gnawing-horde", "H11")
    monsters_act(table, "guard-5", GUARD)
    assert table.hp("rat-swarm-1") == 4


@rule("GH-TERM-04")
def test_an_obstacle_with_hit_points_is_an_enemy_of_the_characters() -> None:
    table = a_turn("brute", "trample", foes={"E9": "bandit-guard"})
    table.w.figures.append(Figure("objective", "crate", 5, 5, number=1, cell=cell(table, "H10")))
    rebuilt(table).do("top:trample", "hit:crate-1")
    assert table.hp("crate-1") == 2


@rule("GH-TERM-02")
def test_nobody_is_its_own_ally() -> None:
    # The target stands beside the attacker, who is no ally of herself: the bonus does not count.
    table = a_turn("scoundrel", "single-out", foes={"H10": "bandit-guard 9"}, friends={"E13": "brute"})
    table.do("top:single-out", f"hit:{GUARD}")
    assert table.hp(GUARD) == 6


@rule("GH-TERM-02")
def test_a_summon_is_an_ally_of_characters() -> None:
    table = a_turn("scoundrel", "single-out", foes={"H10": "bandit-guard 9"}, friends={"E13": "brute"})
    cat = Figure("summon", "cat", 4, 4, number=1, owner="brute", seat=1, card="", cell=cell(table, "H9"))
    table.w.figures.append(cat)
    rebuilt(table).do("top:single-out", f"hit:{GUARD}")
    assert table.hp(GUARD) == 4


@rule("GH-TERM-02", "GH-TERM-04")
def test_an_obstacle_with_hit_points_is_nobodys_ally() -> None:
    # The enemy beside the crate stands alone.
    table = a_turn("scoundrel", "backstab", foes={"H10": "bandit-guard 20"}, friends={"E13": "brute"})
    table.w.figures.append(Figure("objective", "crate", 5, 5, number=1, cell=cell(table, "H9")))
    rebuilt(table).do("top:backstab", f"hit:{GUARD}")
    assert table.hp(GUARD) == 15


@rule("GH-TERM-03")
def test_an_action_on_enemies_leaves_allies_alone() -> None:
    table = a_turn("brute", "sweeping-blow", foes={"H10": "bandit-guard"}, friends={"H12": "scoundrel"})
    table.do("bottom:sweeping-blow", "skip", "do", "push:H9")
    assert table.spot("scoundrel") == "H12"


@rule("GH-LOS-01")
def test_obstacles_do_not_hide_a_target() -> None:
    table = a_turn("brute", "spare-dagger", at="H12", foes={"H9": "bandit-guard"})
    assert f"hit:{GUARD}" in with_obstacles(table, "H10", "H11").do("top:spare-dagger").options


@rule("GH-IX-46", "GH-BOSS-02", "GH-SPECIAL-11")
def test_a_boss_is_neither_normal_nor_elite() -> None:
    table = a_turn("brute", "trample", scenario=8, at="M4", foes={"M3": "living-bones elite 2"})
    boss = make_monster(bestiary.statistics("inox-bodyguard"), "boss", 1, 1, 2)
    boss.cell, boss.hit_points = cell(table, "M5"), 2
    table.w.figures.append(boss)
    rebuilt(table).do("top:trample", "hit:inox-bodyguard-1")
    assert not table.alive("inox-bodyguard-1")
    assert (table.hero().tally["kills"], table.hero().tally.get("elites", 0)) == (1, 0)
