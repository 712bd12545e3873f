"""ATK, BOSS and SPECIAL: monsters that fight for the characters, and what bosses order their own side."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.rules.play import verdicts
from questhall.games.gloomhaven.rules.play.hurting import suffer
from questhall.games.gloomhaven.rules.play.table import enemies, hostile, present, values
from questhall.games.gloomhaven.state import Beast, Next
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, rebuilt
from tests.games.gloomhaven.staging import reveal
from tests.games.gloomhaven.test_play_scenarios import table_of
from tests.games.gloomhaven.tokens import away, in_scenario, special, stands, turn_of


def judged(table: Table) -> str:
    verdicts.judge(table.match)
    return table.w.verdict


@rule("GH-ATK-15", "GH-IX-47")
def test_living_bones_are_allies_in_scenario_11_and_leave_nothing_behind() -> None:
    table = in_scenario(11, rooms="all")
    brute = present(table.w, "brute")
    bones, guard = stands(table, "living-bones", away(table, 3)), stands(table, "city-guard", away(table, 4))
    assert bones.side is brute.side
    assert guard in enemies(table.w, bones)
    assert bones not in enemies(table.w, brute)
    assert hostile(table.w) == [guard]
    suffer(table.match, bones, 20, "attack", brute)
    suffer(table.match, guard, 20, "attack", brute)
    assert list(table.w.coins) == [guard.cell]
    assert table.w.memory["kills"] == 1
    assert table.hero().tally["kills"] == 1


@pytest.mark.parametrize(
    ("number", "ally", "card", "foe"),
    [
        (11, "living-corpse", "living-corpse-3", "city-guard"),
        (12, "city-guard", "guard-3", "living-bones"),
        (12, "city-archer", "archer-3", "living-bones"),
    ],
)
def test_an_ally_goes_for_monsters_and_never_for_a_character(number: int, ally: str, card: str, foe: str) -> None:
    table = in_scenario(number, rooms="all")
    friend, enemy = stands(table, ally, away(table, 1)), stands(table, foe, away(table, 2))
    reveal(table, ally, card)
    turn_of(table, friend.id)
    assert {event["focus"] for event in table.told("focus")} == {enemy.id}
    assert all(event["target"] == enemy.id for event in table.told("aims"))


@rule("GH-BOSS-03")
def test_the_captain_heals_its_own_side_and_no_other() -> None:
    table = in_scenario(11, rooms="all")
    types = ("captain-of-the-guard", "city-guard", "living-bones")
    captain, guard, bones = (stands(table, type_, away(table, 5 + at)) for at, type_ in enumerate(types))
    captain.hit_points = guard.hit_points = bones.hit_points = 2
    special(table, captain.name, 1)
    turn_of(table, captain.id)
    assert (captain.hit_points, guard.hit_points, bones.hit_points) == (4, 4, 2)


@rule("GH-BOSS-03")
def test_the_captain_spurs_its_own_side_to_the_end_of_the_round() -> None:
    table = in_scenario(11, rooms="all")
    types = ("captain-of-the-guard", "city-guard", "living-bones")
    captain, guard, bones = (stands(table, type_, away(table, 5 + at)) for at, type_ in enumerate(types))
    special(table, captain.name, 2)
    turn_of(table, captain.id)
    assert (guard.spurred, bones.spurred, captain.spurred) == (1, 0, 0)
    assert table.told("spurred") == [{"figure": guard.id, "amount": 1}]
    table.do("end").pass_all("cards")
    assert guard.spurred == 0


def test_what_is_spurred_strikes_harder() -> None:
    table = in_scenario(11, rooms="all")
    guard = stands(table, "city-guard", away(table, 1))
    guard.spurred = 1
    reveal(table, guard.name, "guard-3")
    turn_of(table, guard.id)
    (told,) = table.told("aims")
    plain = next(entry.action for entry in bestiary.card("guard-3").entries if type(entry.action).__name__ == "Attack")
    assert told["value"] == values(table.w, guard).attack + plain.value + 1  # type: ignore[union-attr]  # an Attack


@rule("GH-BOSS-03", "GH-BOSS-04", "GH-MONORD-03", "GH-MONOTH-04")
def test_the_overseer_makes_all_scouts_act_again_and_strikes_for_each_of_them() -> None:
    table = in_scenario(9, rooms="all")
    overseer = stands(table, "merciless-overseer", away(table, 7))
    new, old, elite = (stands(table, "vermling-scout", away(table, at)) for at in (4, 5, 6))
    elite.rank, new.came = "elite", table.w.round
    assert values(table.w, overseer).attack == 3
    special(table, overseer.name, 1)
    turn_of(table, overseer.id)
    assert [event["figure"] for event in table.told("turn")][:3] == [overseer.id, elite.id, old.id]


def test_a_turn_more_does_not_take_the_scouts_own() -> None:
    table = in_scenario(9, rooms="all")
    overseer = stands(table, "merciless-overseer", away(table, 7))
    scout = stands(table, "vermling-scout", away(table, 5))
    special(table, overseer.name, 1)
    turn_of(table, overseer.id)
    scout.acted = False
    table.w.agenda = [Next(), Beast(scout.id, extra=True)]
    rebuilt(table).pass_all()
    assert [event["figure"] for event in table.told("turn")].count(scout.id) == 2


@rule("GH-MONSTAT-01", "GH-LEVEL-05")
@pytest.mark.parametrize("level", [1, 6])
def test_living_corpses_of_scenario_28_are_two_levels_up_to_the_highest(level: int) -> None:
    table = table_of("brute,tinkerer", 28, level=level)
    corpse = next(each for each in table.w.figures if each.name == "living-corpse")
    other = next(each for each in table.w.figures if each.name == "cultist")
    for each, at in ((corpse, min(7, level + 2)), (other, level)):
        card = bestiary.statistics(each.name).sections[each.rank][at]
        assert each.most_hit_points == int(card.hit_points)
        assert values(table.w, each).attack == int(card.attack)


@pytest.mark.parametrize("number", [11, 12, 20])
def test_it_is_won_when_the_boss_is_dead_whoever_else_is_left(number: int) -> None:
    table = table_of("brute,tinkerer", number)
    (boss,) = scenario(number).goal.kills
    assert judged(table) == ""
    table.w.memory[f"kills {boss}"] = 1
    assert judged(table) == "won"


def test_scenario_9_asks_for_the_overseer_and_its_treasure() -> None:
    table = table_of("brute,tinkerer", 9)
    table.w.memory["kills merciless-overseer"] = 1
    assert judged(table) == ""
    table.w.memory[verdicts.GOALS_LOOTED] = 1
    assert judged(table) == "won"
