"""GOAL: every battle goal, counted by the running game at the moment it happens and judged at the end.

In most of these tests the last enemy has fallen earlier in the round, which is played out: what happens still counts.
"""

from typing import Any

import pytest

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.rules.play.ending import is_met
from questhall.games.gloomhaven.rules.play.table import place
from questhall.games.gloomhaven.state import Figure
from questhall.kernel import Pile
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import ATTACKING_GUARDS, FAR, guards, next_turn
from tests.games.gloomhaven.play import Table, a_turn, rebuilt


def last_round(goal: str, job: str = "mindthief", card: str = "", other: str = "", **table: Any) -> Table:
    """A turn in the last round of a scenario that is won, with this battle goal."""
    found = a_turn(job, card, other, **{"friends": FAR, **table})
    with_goal(found, goal)
    found.w.verdict = "won"
    return rebuilt(found)


def with_goal(table: Table, goal: str) -> None:
    """The first hero keeps that goal; the one it had goes back."""
    mine = table.hero().goals
    table.w.goals.put(mine.draw())
    if goal in table.w.goals.cards:
        table.w.goals.take(goal)
    else:
        holder = next(hero for hero in table.w.heroes if goal in hero.goals.cards)
        holder.goals = Pile.of([table.w.goals.draw()], kind=holder.goals.kind)
    mine.put(goal)


def checkmarks(table: Table, *deeds: str) -> int:
    """What the first hero's goal brings once these answers are given and everything is counted."""
    table.do(*deeds).pass_all("never")
    shown = [each for each in table.told("goal-shown") if each["seat"] == 0]
    assert len(shown) == 1
    return int(shown[0]["checkmarks"])


def meets(table: Table, goal: str, seat: int = 0) -> bool:
    """Whether the goal would be met if the scenario ended now."""
    return is_met(table.w, seat, equipment.goal(goal))


def wait(goal: str, **table: Any) -> int:
    """The checkmarks for doing nothing in the last round."""
    return checkmarks(last_round(goal, **table), "end")


# Victory and defeat


@rule("GH-GOAL-02", "GH-ENDSCEN-01")
def test_a_goal_that_is_met_brings_its_checkmarks_with_a_real_victory() -> None:
    table = a_turn("mindthief", "fearsome-blade", foes=guards("H10", hp=2), friends=FAR)
    with_goal(table, "opener")
    table.w.rooms = list(range(len(place(table.w).rooms)))
    rebuilt(table)
    assert checkmarks(table, "top:fearsome-blade", "hit:bandit-guard-1", "end") == 1
    assert table.w.verdict == "won"
    assert table.hero().sheet.checkmarks == 1


@rule("GH-GOAL-03")
def test_a_defeat_brings_no_checkmarks_for_a_goal_that_is_met() -> None:
    table = last_round("purist")
    table.w.verdict = "lost"
    rebuilt(table)
    assert checkmarks(table, "end") == 0
    assert meets(table, "purist")


@rule("GH-GOAL-03", "GH-EXH-05")
def test_when_all_are_exhausted_no_goal_brings_anything() -> None:
    table = a_turn("mindthief", friends=FAR)
    with_goal(table, "zealot")
    for hero in table.w.heroes:
        hero.lost, hero.hand, hero.played = [*hero.hand, *hero.played], [], []
    assert checkmarks(rebuilt(table)) == 0
    assert table.w.verdict == "lost"


@rule("GH-GOAL-02")
@pytest.mark.parametrize("goal", ["purist", "indigent", "layabout"])
def test_hard_goals_bring_two_checkmarks(goal: str) -> None:
    assert wait(goal) == 2


# Cards


def with_cards(goal: str, hand: int, discard: int) -> Table:
    """So many cards in hand and discard pile at the end, the pair of the last round among the discards."""
    table = last_round(goal)
    hero = table.hero()
    spare = [*hero.hand, *hero.aside]
    hero.hand, hero.discard, hero.lost = spare[:hand], spare[hand : hand + discard - 2], spare[hand + discard - 2 :]
    hero.aside = []
    return rebuilt(table)


@pytest.mark.parametrize(("hand", "discard", "met"), [(3, 2, 1), (0, 5, 1), (2, 2, 0)])
def test_streamliner_wants_five_cards_in_hand_and_discard(hand: int, discard: int, met: int) -> None:
    assert checkmarks(with_cards("streamliner", hand, discard), "end") == met


@pytest.mark.parametrize(("hand", "discard", "met"), [(1, 2, 1), (0, 2, 1), (2, 2, 0)])
def test_zealot_wants_at_most_three_cards_in_hand_and_discard(hand: int, discard: int, met: int) -> None:
    assert checkmarks(with_cards("zealot", hand, discard), "end") == met


@rule("GH-ACTIVE-08")
@pytest.mark.parametrize(("active", "met"), [("feedback-loop", 0), ("gnawing-horde", 1)])
def test_an_active_card_counts_as_discarded_unless_it_is_lost(active: str, met: int) -> None:
    table = with_cards("zealot", 1, 2)
    table.hero().lost.remove(active)
    assert checkmarks(table.activate(active, "top"), "end") == met


# Experience


@pytest.mark.parametrize(("xp", "layabout", "workhorse"), [(7, 2, 0), (8, 0, 0), (12, 0, 0), (13, 0, 1)])
def test_layabout_and_workhorse_count_the_xp_of_the_scenario(xp: int, layabout: int, workhorse: int) -> None:
    for goal, brings in (("layabout", layabout), ("workhorse", workhorse)):
        table = last_round(goal, card="fearsome-blade", foes=guards("H10"))
        table.hero().xp = xp - 1
        rebuilt(table)
        assert checkmarks(table, "top:fearsome-blade", "hit:bandit-guard-1", "skip", "end") == brings


# Hit points


@pytest.mark.parametrize(("hit_points", "met"), [(2, 1), (1, 1), (3, 0)])
def test_masochist_wants_two_hit_points_at_most(hit_points: int, met: int) -> None:
    assert wait("masochist", hit_points=hit_points) == met


@pytest.mark.parametrize(("hit_points", "met"), [(0, 1), (5, 0)])
def test_fast_healer_wants_all_hit_points(hit_points: int, met: int) -> None:
    assert wait("fast-healer", hit_points=hit_points) == met


def test_fast_healer_may_have_been_hurt_before() -> None:
    table = last_round("fast-healer", card="empathetic-assault", hit_points=5)
    assert table.figure("mindthief").most_hit_points == 6
    assert checkmarks(table, "bottom:empathetic-assault", "skip", "do", "end") == 1


@rule("GH-EXH-02", "GH-EXH-06")
def test_whoever_runs_out_of_cards_keeps_its_hit_points_for_its_goal() -> None:
    table = a_turn("mindthief", friends=FAR)
    friend = table.hero(1)
    friend.lost, friend.hand = [*friend.hand, *friend.lost], []
    rebuilt(table).do("end").pass_all("cards")
    assert friend.exhausted
    assert not meets(table, "masochist", 1)
    assert meets(table, "fast-healer", 1)
    assert meets(table, "zealot", 1)


def test_whoever_falls_has_no_hit_points_left_for_its_goal() -> None:
    table = a_turn("mindthief", foes=guards("H10"), friends=FAR, hit_points=1).wake(ATTACKING_GUARDS)
    table.do("end").pass_all("cards")
    assert table.hero().exhausted
    assert meets(table, "masochist")
    assert not meets(table, "fast-healer")


@pytest.mark.parametrize(("damage", "met"), [(3, 1), (4, 0)])
def test_diehard_never_falls_below_half(damage: int, met: int) -> None:
    table = last_round("diehard", card="scurry").lay(traps="H10")
    assert table.figure("mindthief").most_hit_points == 6
    table.figure("mindthief").hit_points = 6 - damage + 3
    rebuilt(table)
    assert checkmarks(table, "top:scurry", "go:H10", "take", "end") == met


def test_diehard_is_spoilt_even_if_the_hit_points_come_back() -> None:
    table = last_round("diehard", card="scurry", other="empathetic-assault", hit_points=5).lay(traps="H10")
    deeds = ("top:scurry", "go:H10", "take", "bottom:empathetic-assault", "skip", "do")
    assert checkmarks(table, *deeds) == 0


def test_half_of_an_odd_maximum_is_rounded_up_for_diehard() -> None:
    spoilt, whole = (last_round("diehard", card="scurry", hit_points=hp).lay(traps="H10") for hp in (7, 8))
    for table in (spoilt, whole):
        table.figure("mindthief").most_hit_points = 9
        rebuilt(table)
    assert checkmarks(spoilt, "top:scurry", "go:H10", "take", "end") == 0
    assert checkmarks(whole, "top:scurry", "go:H10", "take", "end") == 1


# Traps


def test_neutralizer_springs_a_trap_on_its_own_turn() -> None:
    table = last_round("neutralizer", card="scurry").lay(traps="H10")
    assert checkmarks(table, "top:scurry", "go:H10", "take", "end") == 1


def test_neutralizer_pushes_an_enemy_onto_a_trap() -> None:
    table = last_round("neutralizer", card="fearsome-blade", foes=guards("H10")).lay(traps="H9")
    assert checkmarks(table, "top:fearsome-blade", "hit:bandit-guard-1", "push:H9") == 1


def test_neutralizer_disarms_a_trap() -> None:
    table = last_round("neutralizer", "scoundrel", "thiefs-knack", friends={"K9": "brute"}).lay(traps="H10")
    assert checkmarks(table, "top:thiefs-knack", "disarm:H10", "end") == 1
    assert not table.told("sprang")


def test_neutralizer_counts_a_trap_on_its_summons_turn() -> None:
    table = a_turn("mindthief", "scurry", foes={"H9": "bandit-guard 9 stun"}, friends=FAR)
    table.activate("gnawing-horde", "top").lay(traps="H10 G10 I10", obstacles="G9 I9")
    rats = Figure("summon", "rat-swarm", 6, 6, number=1, owner="mindthief", seat=0, card="gnawing-horde", acted=True)
    rats.cell = place(table.w).cells["H11"]
    table.figure("mindthief").cell = place(table.w).cells["H12"]
    table.w.figures.append(rats)
    next_turn(rebuilt(table).do("end"))
    assert [each["figure"] for each in table.told("sprang")] == ["rat-swarm-1"]
    assert meets(table, "neutralizer")
    assert not meets(table, "neutralizer", 1)


def test_neutralizer_is_not_served_by_a_trap_on_another_turn() -> None:
    table = last_round("neutralizer", foes=guards("H9")).lay(traps="H10 G10 I10 G9 I9")
    table.wake(ATTACKING_GUARDS)
    assert checkmarks(table, "end") == 0
    assert table.told("sprang")


# Loot


def test_plunderer_loots_a_treasure() -> None:
    table = last_round("plunderer", card="into-the-night").lay(treasures={"H10": "67"})
    assert checkmarks(table, "top:into-the-night", "do", "end") == 1


def test_plunderer_is_not_served_by_coins() -> None:
    table = last_round("plunderer", card="into-the-night").lay(coins={"H10": 3})
    assert checkmarks(table, "top:into-the-night", "do", "end") == 0


@pytest.mark.parametrize(("coins", "met"), [(5, 1), (4, 0)])
def test_hoarder_loots_five_coins_those_of_the_end_of_its_turn_among_them(coins: int, met: int) -> None:
    table = last_round("hoarder", card="into-the-night", other="scurry").lay(coins={"H10": coins - 1, "G13": 1})
    assert checkmarks(table, "top:into-the-night", "do", "move:scurry", "go:G13") == met


@rule("GH-LOOT-05")
def test_the_coin_under_its_feet_spoils_indigent() -> None:
    assert checkmarks(last_round("indigent").lay(coins={"H11": 1}), "end") == 0


def test_a_treasure_spoils_indigent() -> None:
    assert checkmarks(last_round("indigent").lay(treasures={"H11": "67"}), "end") == 0


def test_coins_of_others_do_not_spoil_indigent() -> None:
    assert checkmarks(last_round("indigent").lay(coins={"K13": 1}), "end") == 2


# Allies


def test_protector_keeps_its_allies_on_their_feet() -> None:
    assert wait("protector") == 1


def test_protector_fails_with_an_exhausted_ally() -> None:
    table = last_round("protector", foes=guards("J9"))
    table.figure("scoundrel").hit_points = 1
    assert checkmarks(table.wake(ATTACKING_GUARDS), "end") == 0


def test_protector_may_fall_itself() -> None:
    table = last_round("protector", foes=guards("H10"), hit_points=1).wake(ATTACKING_GUARDS)
    assert checkmarks(table, "end") == 1
    assert table.hero().exhausted


# Doors


def test_explorer_opens_a_door_on_its_turn() -> None:
    table = last_round("explorer", card="scurry", at="H9")
    assert checkmarks(table, "top:scurry", "door:H8") == 1


def test_explorer_without_a_door_is_not_met() -> None:
    assert wait("explorer") == 0


def test_a_door_that_is_opened_on_the_turn_of_another_is_nobodys() -> None:
    table = a_turn("mindthief", "possession", friends={"H9": "scoundrel"})
    table.do("bottom:possession", "target:scoundrel", "door:H8")
    assert table.told("opened")
    assert not meets(table, "explorer", 0)
    assert not meets(table, "explorer", 1)


# Kills


@rule("GH-GOAL-06")
@pytest.mark.parametrize(("kills", "pacifist", "sadist"), [(3, 1, 0), (4, 0, 0), (5, 0, 1)])
def test_pacifist_and_sadist_count_kills(kills: int, pacifist: int, sadist: int) -> None:
    for goal, brings in (("pacifist", pacifist), ("sadist", sadist)):
        hexes = ("H10", "I11", "I12", "H12", "G12")[:kills]
        table = last_round(goal, "cragheart", "unstable-upheaval", foes=guards(*hexes, hp=1))
        hits = [f"hit:bandit-guard-{number}" for number in range(1, kills + 1)]
        assert checkmarks(table, "top:unstable-upheaval", *hits, "end") == brings


def test_kills_without_an_attack_count() -> None:
    table = last_round("hunter", "cragheart", "rumbling-advance", foes={"H10": "bandit-guard elite 1"})
    assert checkmarks(table, "bottom:rumbling-advance", "skip", "end") == 1


def test_kills_by_retaliation_count() -> None:
    table = last_round("opener", "cragheart", foes=guards("H10", hp=1)).activate("opposing-strike", "bottom")
    assert checkmarks(table.wake(ATTACKING_GUARDS), "end") == 1


def test_a_kill_by_a_push_onto_a_trap_counts() -> None:
    table = last_round("opener", card="fearsome-blade", foes=guards("H10", hp=4)).lay(traps="H9")
    assert checkmarks(table, "top:fearsome-blade", "hit:bandit-guard-1", "push:H9", "end") == 1


@rule("GH-SUMMON-09")
def test_a_kill_by_a_summon_is_its_owners() -> None:
    table = a_turn("mindthief", "gnawing-horde", foes={"H9": "bandit-guard 2 stun"}, friends=FAR)
    next_turn(table.do("top:gnawing-horde", "summon:H10", "end"))
    assert not table.alive("bandit-guard-1")
    assert table.hero().tally["kills"] == 1


@pytest.mark.parametrize(("foe", "met"), [("bandit-guard elite 1", 1), ("bandit-guard 1", 0)])
def test_hunter_kills_an_elite(foe: str, met: int) -> None:
    table = last_round("hunter", card="fearsome-blade", foes={"H10": foe})
    assert checkmarks(table, "top:fearsome-blade", "hit:bandit-guard-1", "end") == met


@pytest.mark.parametrize(("hit_points", "met"), [(2, True), (3, False)])
def test_dynamo_kills_with_four_points_too_many(hit_points: int, met: bool) -> None:
    table = a_turn("mindthief", "possession", foes=guards("H9", hp=hit_points), friends={"H10": "scoundrel"})
    table.do("top:possession", "target:scoundrel", "hit:bandit-guard-1")
    assert not table.alive("bandit-guard-1")
    assert meets(table, "dynamo", 1) is met
    assert not meets(table, "dynamo", 0)


def test_opener_is_not_the_second_to_kill() -> None:
    table = a_turn(
        "mindthief", "possession", "fearsome-blade", foes=guards("H9", "I11", hp=2), friends={"H10": "scoundrel"}
    )
    table.do("top:possession", "target:scoundrel", "hit:bandit-guard-1")
    table.do("bottom:fearsome-blade", "skip", "hit:bandit-guard-2")
    assert meets(table, "opener", 1)
    assert not meets(table, "opener", 0)
    assert table.hero().tally["kills"] == 1


def test_executioner_kills_the_undamaged_with_one_attack() -> None:
    table = last_round("executioner", card="fearsome-blade", foes={"H10": "bandit-guard"})
    guard = table.figure("bandit-guard-1")
    guard.hit_points = guard.most_hit_points = 2
    assert checkmarks(rebuilt(table), "top:fearsome-blade", "hit:bandit-guard-1", "end") == 1


def test_executioner_is_not_served_by_a_damaged_enemy() -> None:
    table = last_round("executioner", card="fearsome-blade", foes=guards("H10", hp=2))
    assert checkmarks(table, "top:fearsome-blade", "hit:bandit-guard-1", "end") == 0


def test_executioner_is_not_served_by_damage_without_an_attack() -> None:
    table = last_round("executioner", "cragheart", "rumbling-advance", foes={"H10": "bandit-guard"})
    guard = table.figure("bandit-guard-1")
    guard.hit_points = guard.most_hit_points = 1
    assert checkmarks(rebuilt(table), "bottom:rumbling-advance", "skip", "end") == 0


# Items


def test_purist_uses_no_item() -> None:
    assert wait("purist", items=(12,)) == 2


def test_an_item_that_is_used_spoils_purist() -> None:
    table = last_round("purist", items=(12,), hit_points=3)
    assert checkmarks(table, "item:item-12", "do", "end") == 0


@rule("GH-ITEM-16")
@pytest.mark.parametrize(("uses", "met"), [(3, 1), (2, 0)])
def test_professional_uses_items_two_times_more_than_its_level(uses: int, met: int) -> None:
    table = last_round("professional", card="scurry", items=(1, 12, 14), foes=guards("H10"), hit_points=3)
    deeds = ["item:item-12", "do", "top:scurry", "item:item-1", "skip", *(["item:item-14"] if uses == 3 else []), "hit:bandit-guard-1"]
    assert checkmarks(table, *deeds, "end") == met


# Rounds


def test_aggressor_fails_with_a_round_that_begins_without_monsters() -> None:
    table = a_turn("mindthief", friends=FAR)
    assert meets(table, "aggressor")
    table.do("end").pass_all("cards")
    assert not meets(table, "aggressor")


def test_aggressor_is_met_while_every_round_begins_with_a_monster() -> None:
    table = a_turn("mindthief", foes={"H9": "bandit-guard 9 stun"}, friends=FAR)
    table.do("end").pass_all("cards")
    assert table.w.round == 2
    assert meets(table, "aggressor")


# Rests


def test_a_short_rest_spoils_straggler_and_not_scrambler() -> None:
    table = a_turn("mindthief", friends=FAR)
    table.do("end").pass_all("short-rest").do("short", "accept")
    assert not meets(table, "straggler")
    assert meets(table, "scrambler")


def test_a_long_rest_spoils_scrambler_and_not_straggler() -> None:
    table = a_turn("mindthief", friends=FAR)
    hero = table.hero()
    hero.discard, hero.played, hero.resting = hero.played, [], True
    rebuilt(table).do(f"lose:{hero.discard[0]}")
    assert not meets(table, "scrambler")
    assert meets(table, "straggler")


def test_the_rests_of_others_spoil_nothing() -> None:
    table = a_turn("mindthief", friends=FAR)
    friend = table.hero(1)
    friend.discard, friend.hand = friend.hand[:3], friend.hand[3:]
    rebuilt(table).do("end").pass_all("short-rest").do("pass", "short", "accept")
    assert meets(table, "straggler", 0)
    assert not meets(table, "straggler", 1)
