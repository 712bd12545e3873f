"""FX, MOVE and OVERLAY: effects of attacks, PUSH and PULL, and what lies on hexes, in a running match."""

import pytest

from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.rules.play.table import at_stake
from questhall.games.gloomhaven.state import Held
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, a_turn, prepared, rebuilt
from tests.games.gloomhaven.staging import (
    DAMAGE_TRAP,
    afflicted,
    flying,
    lay,
    monsters_act,
    retaliating,
    shielded,
    summon_acts,
    summoned,
    with_obstacles,
    with_traps,
)

GUARD = "bandit-guard-1"


def pushed(**foes: str) -> Table:
    """Attack 3 PUSH 2 by the Brute on H12 on the guard on H11; more foes by hex."""
    return a_turn("brute", "warding-strength", at="H12", foes={"H11": "bandit-guard 20", **foes})


def hit(table: Table) -> Table:
    return table.do("top:warding-strength", f"hit:{GUARD}")


@rule("GH-FX-01", "GH-COND-09", "GH-COND-07")
def test_poison_of_an_attack_comes_after_its_damage() -> None:
    table = a_turn("scoundrel", "venom-shiv", "thiefs-knack", foes={"H10": "bandit-guard 20"})
    table.do("top:venom-shiv", f"hit:{GUARD}", "bottom:thiefs-knack", f"hit:{GUARD}")
    assert [event["damage"] for event in table.told("hit")] == [3, 4]


@rule("GH-FX-02", "GH-COND-07")
@pytest.mark.parametrize("card", ["null", "-2"])
def test_effects_come_with_or_without_damage(card: str) -> None:
    table = shielded(a_turn("brute", "provoking-roar", foes={"H10": "bandit-guard"}), GUARD, 1)
    table.next_cards("brute", card).do("top:provoking-roar", f"hit:{GUARD}")
    assert (table.hp(GUARD), table.has(GUARD, "disarm")) == (6, True)


@rule("GH-FX-03")
def test_a_player_may_leave_out_an_effect_of_one_attack() -> None:
    table = a_turn("tinkerer", "net-shooter", at="H12", foes={"H10": "bandit-guard 9", "H9": "bandit-guard 9"})
    lay(table.do("top:net-shooter"), "H10", "H9").do("spare:immobilize", f"hit:{GUARD}", "hit:bandit-guard-2")
    assert (table.has(GUARD, "immobilize"), table.has("bandit-guard-2", "immobilize")) == (False, True)


@rule("GH-FX-03")
def test_two_pushes_are_left_out_one_by_one() -> None:
    table = hit(pushed().next_cards("brute", "+0 push 1"))
    table.do("skip")
    assert table.kind == "shove"
    assert table.do("push:H10").spot(GUARD) == "H10"


@rule("GH-FX-03")
@pytest.mark.parametrize(("answer", "stunned"), [("inflict:stun", True), ("skip", False)])
def test_a_condition_of_a_modifier_card_may_be_left_out_once_it_is_drawn(answer: str, stunned: bool) -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 9"}).next_cards("brute", "+0 stun")
    table.do("top:spare-dagger", f"hit:{GUARD}")
    assert table.kind == "effect"
    assert table.do(answer).has(GUARD, "stun") is stunned


@rule("GH-FX-03", "GH-COND-02")
def test_nobody_is_asked_about_a_condition_of_a_modifier_card_that_the_target_has_already() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 9 stun"}).next_cards("brute", "+0 stun")
    assert table.do("top:spare-dagger", f"hit:{GUARD}").kind == "turn"


@rule("GH-FX-03", "GH-XP-06", "GH-ELEM-03")
def test_nobody_is_asked_about_experience_and_elements() -> None:
    table = a_turn("brute", "spare-dagger", foes={"H9": "bandit-guard 9"})
    table.next_cards("brute", "rolling experience 2", "+0 infuse fire").do("top:spare-dagger")
    assert not [option for option in table.options if option.startswith("spare")]
    assert table.do(f"hit:{GUARD}").hero().xp == 3
    assert table.w.elements.coming == ["fire"]


@rule("GH-FX-03", "GH-MONSTAT-11")
def test_a_summon_leaves_nothing_out() -> None:
    table = a_turn("mindthief", foes={"H10": "bandit-guard 9"}, at="H12")
    summoned(table, "rat-swarm", "gnawing-horde", "H11").next_cards("mindthief", "+0 push 1")
    summon_acts(table, "rat-swarm-1")
    assert (table.kind, "skip" in table.options, "stop" in table.options) == ("shove", False, False)


@rule("GH-FX-04", "GH-COND-07")
def test_an_action_can_give_a_condition_without_an_attack() -> None:
    table = retaliating(a_turn("tinkerer", "net-shooter", foes={"H10": "bandit-guard"}), GUARD, 3)
    before = table.hp("tinkerer")
    table.do("bottom:net-shooter", f"target:{GUARD}")
    assert (table.has(GUARD, "immobilize"), table.hp(GUARD), table.hp("tinkerer")) == (True, 6, before)
    assert table.told("modifier") == []


@rule("GH-FX-05", "GH-MOVE-11")
def test_a_push_leads_to_every_hex_that_is_farther() -> None:
    table = a_turn("brute", "sweeping-blow", foes={"H10": "bandit-guard"}).do("bottom:sweeping-blow", "skip", "do")
    assert sorted(table.options) == ["push:G10", "push:H9", "push:I10", "skip"]


@rule("GH-FX-05")
def test_a_push_is_carried_out_in_full_step_by_step() -> None:
    table = hit(pushed()).do("push:H10")
    assert sorted(table.options) == ["push:G10", "push:H9", "push:I10"]
    assert table.do("push:G10").spot(GUARD) == "G10"


@rule("GH-FX-06")
def test_a_pull_leads_nearer_and_never_from_an_adjacent_hex() -> None:
    table = a_turn("tinkerer", "hook-gun", at="H12", foes={"H9": "bandit-guard 9"}).do("top:hook-gun", f"hit:{GUARD}")
    assert sorted(table.options) == ["pull:H10", "skip"]
    assert table.do("pull:H10").spot(GUARD) == "H11"
    near = a_turn("tinkerer", "hook-gun", at="H12", foes={"H11": "bandit-guard 9"}).do("top:hook-gun", f"hit:{GUARD}")
    assert near.kind == "turn"


@rule("GH-FX-07", "GH-MOVE-05", "GH-OVERLAY-26", "GH-IX-41", "GH-TERM-15")
def test_a_push_ends_at_walls_and_closed_doors() -> None:
    # H8 behind the guard is the closed door.
    table = a_turn("brute", "warding-strength", at="H10", foes={"H9": "bandit-guard 20"})
    assert sorted(hit(table).options) == ["push:G9", "push:I9", "skip"]
    assert table.do("push:G9").spot(GUARD) == "G9"


@rule("GH-FX-07")
def test_the_attacker_may_steer_into_an_obstacle_although_a_hex_is_free() -> None:
    table = hit(with_obstacles(pushed(), "H9")).do("push:H10")
    assert "stop" in table.options
    assert table.do("stop").spot(GUARD) == "H10"


@rule("GH-FX-08", "GH-MOVE-04")
def test_a_pushed_monster_passes_its_allies_and_does_not_end_there() -> None:
    table = hit(pushed(H10="bandit-guard", H9="bandit-guard"))
    assert "push:H10" in table.options
    assert "push:H9" not in table.do("push:H10").options


@rule("GH-FX-08")
def test_a_pushed_monster_does_not_pass_its_enemies() -> None:
    table = a_turn("brute", "warding-strength", at="H12", foes={"H11": "bandit-guard 20"}, friends={"H10": "scoundrel"})
    assert "push:H10" not in hit(table).options


@rule("GH-FX-09", "GH-OVERLAY-05", "GH-MOVE-11", "GH-IX-40", "GH-TERM-15")
def test_a_push_springs_traps_and_they_are_gone() -> None:
    table = hit(with_traps(pushed(), H10=DAMAGE_TRAP)).do("push:H10", "push:H9")
    assert (table.hp(GUARD), table.w.traps) == (14, {})


@rule("GH-FX-09", "GH-OVERLAY-11", "GH-MOVE-11", "GH-IX-40")
def test_a_push_onto_hazardous_terrain_hurts() -> None:
    table = a_turn("brute", "sweeping-blow", scenario=3, at="H10", foes={"H9": "inox-guard"})
    table.do("bottom:sweeping-blow", "skip", "do", "push:H8")
    assert table.hp("inox-guard-1") == 7


@rule("GH-FX-09", "GH-MOVE-11", "GH-IX-40", "GH-OVERLAY-14")
def test_difficult_terrain_does_not_shorten_a_push() -> None:
    table = a_turn("brute", "warding-strength", scenario=6, at="K7", foes={"K8": "living-bones 20"})
    table.do("top:warding-strength", "hit:living-bones-1", "push:L9", "push:M9")
    assert table.spot("living-bones-1") == "M9"


@rule("GH-IX-40", "GH-COND-14")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_immobilized_and_stunned_figures_are_pushed(condition: str) -> None:
    table = hit(afflicted(pushed(), GUARD, condition))  # type: ignore[arg-type]  # a condition
    assert table.do("push:H10", "push:H9").spot(GUARD) == "H9"


@rule("GH-MOVE-09", "GH-IX-59", "GH-OVERLAY-06")
def test_a_pushed_flyer_springs_nothing_and_may_end_on_an_obstacle() -> None:
    table = flying(with_traps(with_obstacles(pushed(), "H9"), H10=DAMAGE_TRAP), GUARD)
    hit(table).do("push:H10", "push:H9")
    assert (table.hp(GUARD), table.spot(GUARD), len(table.w.traps)) == (17, "H9", 1)


@rule("GH-MOVE-09", "GH-IX-59")
def test_a_pushed_flyer_passes_its_enemies() -> None:
    table = a_turn("brute", "warding-strength", at="H12", foes={"H11": "bandit-guard 20"}, friends={"H10": "scoundrel"})
    assert "push:H10" in hit(flying(table, GUARD)).options


@rule("GH-BOSS-05")
def test_who_is_immune_to_push_is_not_pushed() -> None:
    table = pushed()
    table.figure(GUARD).immune = ["push"]
    assert hit(rebuilt(table)).kind == "turn"


@rule("GH-FX-10", "GH-IX-02")
@pytest.mark.parametrize(("shield", "damage"), [(3, 2), (1, 3)])
def test_pierce_two_opens_the_shield_and_does_no_more(shield: int, damage: int) -> None:
    table = shielded(a_turn("brute", "trample", foes={"H10": "bandit-guard 9"}), GUARD, shield)
    table.do("top:trample", f"hit:{GUARD}")
    assert table.hp(GUARD) == 9 - damage


@rule("GH-FX-10")
@pytest.mark.parametrize(("card", "damage"), [("+0", 1), ("+0 pierce 1", 2)])
def test_pierce_opens_the_shield_of_an_item_too(card: str, damage: int) -> None:
    table = a_turn("brute", "trample", foes={"H10": "bandit-guard"}).next_cards("monsters", card)
    table.hero().equipment = [Held(8)]
    monsters_act(table, "guard-5", GUARD).do("item:item-8", "take")
    assert table.told("hurt")[0]["damage"] == damage


@rule("GH-FX-11", "GH-ATK-10")
def test_an_added_target_gets_the_effects_and_adds_no_further_one() -> None:
    foes = {"H10": "bandit-guard 9", "G11": "bandit-guard 9", "I11": "bandit-guard 9"}
    table = a_turn("brute", "provoking-roar", foes=foes)
    table.next_cards("brute", "rolling add-target", "+0", "rolling add-target", "+1")
    table.do("top:provoking-roar", f"hit:{GUARD}", "hit:bandit-guard-2")
    assert table.kind == "turn"
    assert (table.hp("bandit-guard-2"), table.has("bandit-guard-2", "disarm")) == (6, True)


@rule("GH-FX-11")
def test_with_an_area_the_added_target_is_outside_it_and_in_range() -> None:
    foes = {"H10": "bandit-guard 9", "G11": "bandit-guard 9", "H12": "bandit-guard 9", "E9": "bandit-guard 9"}
    table = a_turn("brute", "leaping-cleave", foes=foes).next_cards("brute", "rolling add-target", "+0")
    lay(table.do("top:leaping-cleave"), "H10", "G11").do(f"hit:{GUARD}", "hit:bandit-guard-2")
    assert table.options == ["hit:bandit-guard-3", "stop"]


@rule("GH-FX-11", "GH-AMBIG-01")
def test_a_summon_adds_a_target_too_which_the_players_choose() -> None:
    foes = {"H10": "bandit-guard 9", "G11": "bandit-guard 9", "I11": "bandit-guard 9"}
    table = a_turn("mindthief", foes=foes, at="H12")
    summoned(table, "rat-swarm", "gnawing-horde", "H11").next_cards("mindthief", "rolling add-target", "+0")
    summon_acts(table, "rat-swarm-1")
    table.pass_all("monster-target")
    first = table.told("hit")[0]["target"]
    other = next(option for option in table.options if first not in option)
    table.do(other)
    assert [event["target"] for event in table.told("hit")] == [first, other.removeprefix("target:")]
    assert table.has(other.removeprefix("target:"), "poison")


# A monster's last attack


def cultists(**more: str) -> Table:
    """A cultist on J4 that has acted by its card 1: it attacks all around when it dies."""
    table = a_turn(
        "brute", "trample", scenario=5, at="J5", foes={"J4": "cultist 3"}, friends={"I3": "scoundrel"}, **more
    )
    table.figure("cultist-1").last_words = True
    return rebuilt(table)


@rule("GH-AREA-02", "GH-ATK-12", "GH-RETAL-04")
def test_a_cultist_that_dies_after_its_turn_attacks_all_around_it() -> None:
    table = retaliating(cultists(), "brute", 3).do("top:trample", "hit:cultist-1", "take", "take")
    assert {event["target"] for event in table.told("hit")[1:]} <= {"brute", "scoundrel"}
    assert [event["value"] for event in table.told("hit")[1:]] == [3] * (len(table.told("hit")) - 1)
    assert table.told("hit")[1]["target"] == "brute"
    assert table.told("retaliated") == []
    assert (table.kind, table.w.agenda[-1].__class__.__name__) == ("turn", "Turn")


def test_a_cultist_promises_its_last_attack_with_its_turn_and_for_this_round() -> None:
    table = a_turn("brute", "trample", scenario=5, at="J5", foes={"J4": "cultist 3"})
    table.figure("brute").acted = False
    assert not table.figure("cultist-1").last_words
    monsters_act(table, "cultist-1", "cultist-1").pass_all("turn")
    assert table.figure("cultist-1").last_words
    table.do("end").pass_all("cards")
    assert not table.figure("cultist-1").last_words


@rule("GH-COND-15")
def test_a_disarmed_cultist_dies_without_an_attack() -> None:
    table = afflicted(cultists(), "cultist-1", "disarm").do("top:trample", "hit:cultist-1")
    assert len(table.told("hit")) == 1


# What lies on hexes


def walked(table: Table, *answers: str) -> Table:
    return table.do("bottom:grab-and-go", *answers)


def road(**more: int) -> Table:
    """The Brute on H12 may move 4."""
    return a_turn("brute", "grab-and-go", at="H12", **more)  # type: ignore[arg-type]  # the level


@rule("GH-OVERLAY-05", "GH-MOVE-03")
def test_a_walk_springs_a_trap_as_it_is_entered_and_the_trap_is_gone() -> None:
    table = with_traps(road(), H11=DAMAGE_TRAP)
    life = table.hp("brute")
    walked(table, "step:H11", "take")
    assert (table.hp("brute"), table.w.traps, table.spot("brute")) == (life - 3, {}, "H11")


@rule("GH-OVERLAY-06", "GH-OVERLAY-13", "GH-MOVE-06")
def test_a_jump_and_a_flight_spring_nothing_on_their_way() -> None:
    table = with_traps(with_obstacles(a_turn("brute", "leaping-cleave", at="H12"), "H10"), H11=DAMAGE_TRAP)
    table.do("bottom:leaping-cleave", "step:H11", "step:H10", "go:H9")
    assert (table.told("sprang"), table.spot("brute")) == ([], "H9")
    flyer = flying(with_traps(road(), H11=DAMAGE_TRAP), "brute")
    assert walked(flyer, "go:H11").told("sprang") == []


@rule("GH-MOVE-07", "GH-OVERLAY-06")
def test_the_last_hex_of_a_jump_springs_its_trap_and_is_no_obstacle() -> None:
    table = with_traps(with_obstacles(a_turn("brute", "leaping-cleave", at="H12"), "H10"), H11=DAMAGE_TRAP)
    table.do("bottom:leaping-cleave")
    assert table.why_not("go:H10") == "GH-OVERLAY-15"
    assert len(table.do("go:H11", "take").told("sprang")) == 1


@rule("GH-MOVE-07", "GH-OVERLAY-14")
@pytest.mark.parametrize(("at", "lands"), [("L7", True), ("M7", True), ("J7", False)])
def test_a_jump_pays_two_points_where_it_lands_on_difficult_terrain(at: str, lands: bool) -> None:
    # Move 3 with jump to L9, two hexes from L7 and M7, three from J7.
    table = a_turn("brute", "leaping-cleave", scenario=6, at=at).do("bottom:leaping-cleave")
    assert ("go:L9" in table.options) is lands


@rule("GH-OVERLAY-14", "GH-MOVE-03")
def test_difficult_terrain_costs_two_points() -> None:
    # Move 3 from K8: L9 takes two points, L10 behind it one more; M9 would take four in all.
    table = a_turn("brute", "overwhelming-assault", scenario=6, at="L8").do("bottom:overwhelming-assault", "step:L9")
    assert "go:L10" in table.options
    assert "go:M9" not in table.options


@rule("GH-OVERLAY-07")
def test_a_disarmed_trap_is_gone_without_effect() -> None:
    table = with_traps(a_turn("scoundrel", "thiefs-knack"), H10=DAMAGE_TRAP).do("top:thiefs-knack", "disarm:H10")
    assert (table.w.traps, table.told("sprang")) == ({}, [])


@rule("GH-OVERLAY-08", "GH-TERM-18")
@pytest.mark.parametrize("level", range(8))
def test_a_damage_trap_deals_two_and_the_level_and_a_hazard_half_of_it(level: int) -> None:
    stakes = at_stake(prepared("brute,scoundrel", level=level).state)
    assert (stakes.trap, stakes.hazard) == (2 + level, (2 + level) // 2)


@rule("GH-OVERLAY-09")
def test_a_trap_of_another_kind_does_only_what_it_says() -> None:
    table = with_traps(road(), H11=Trap(0, ("poison",)))
    life = table.hp("brute")
    walked(table, "go:H11")
    assert (table.hp("brute"), table.has("brute", "poison")) == (life, True)


@rule("GH-OVERLAY-10")
def test_a_trap_that_a_monster_sets_hurts_as_its_card_says() -> None:
    table = a_turn("brute", "trample", at="H12", foes={"H9": "bandit-archer"})
    monsters_act(table, "archer-1", "bandit-archer-1").do("take").pass_all("cards")
    assert [trap.damage for trap in table.w.traps.values()] == [3]


@rule("GH-OVERLAY-11", "GH-OVERLAY-12", "GH-MOVE-03")
def test_every_entry_of_hazardous_terrain_hurts_and_leaving_it_does_not() -> None:
    table = a_turn("brute", "grab-and-go", scenario=3, at="H9", level=3)
    table.do("bottom:grab-and-go", "step:H8", "take", "step:H7", "step:H8", "take", "stop")
    assert [event["damage"] for event in table.told("scorched")] == [2, 2]


@rule("GH-OVERLAY-12")
def test_starting_on_hazardous_terrain_does_no_harm() -> None:
    table = a_turn("brute", "grab-and-go", scenario=3, at="H8").do("bottom:grab-and-go", "go:H7", "end")
    assert table.told("scorched") == []


@rule("GH-TERM-15", "GH-MOVE-11")
def test_an_enemy_that_is_made_to_move_springs_traps() -> None:
    table = a_turn("mindthief", "parasitic-influence", at="H12", foes={"H10": "bandit-guard 9"})
    with_traps(table, H9=DAMAGE_TRAP).do("bottom:parasitic-influence", f"target:{GUARD}", "go:H9")
    assert table.hp(GUARD) == 6


@rule("GH-MOVE-11", "GH-TERM-15")
def test_an_enemy_that_is_made_to_move_pays_nothing_for_difficult_terrain() -> None:
    table = a_turn("mindthief", "parasitic-influence", scenario=6, at="K7", foes={"L8": "living-bones"})
    table.do("bottom:parasitic-influence", "target:living-bones-1", "go:L9")
    assert table.spot("living-bones-1") == "L9"
