"""COMP, SETUP, MONOTH and SPECIAL: standees, summoned and spawned monsters."""

import pytest

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.actions import Summon
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.content.terms import Side
from questhall.games.gloomhaven.rules.combat.harm import leaves_coin, suffer
from questhall.games.gloomhaven.rules.ground.field import Token
from questhall.games.gloomhaven.rules.monsters.ability_decks import card_of, reveal, turns_of
from questhall.games.gloomhaven.rules.monsters.arrivals import (
    Quest,
    arrive,
    cannot_arrive,
    draw_standee,
    return_standee,
    sits_out,
    spawn_hexes,
    summoned,
)
from questhall.games.gloomhaven.rules.monsters.others import coins_to_loot, monster_loots
from questhall.games.gloomhaven.rules.monsters.statistics import as_standee
from questhall.games.gloomhaven.rules.scenario.order import Turn, at_once, still_to_act
from questhall.games.gloomhaven.state import Abilities, Figure, Standees
from questhall.kernel import Chance, Refused
from questhall.ledger import rule
from tests.games.gloomhaven.fields import draw

QUEST = Quest(scenario=1, level=1, characters=3)


def dice() -> Chance:
    return Chance(b"arrivals", {})


@rule("GH-SETUP-08")
def test_standees_are_drawn_at_random_each_number_once() -> None:
    def order(key: bytes) -> list[int]:
        standees, chance = Standees(), Chance(key, {})
        return [draw_standee(standees, "living-bones", chance) for _ in range(10)]

    orders = [order(key) for key in (b"a", b"b", b"c")]
    assert all(sorted(numbers) == list(range(1, 11)) for numbers in orders)
    assert len({tuple(numbers) for numbers in orders}) > 1


@rule("GH-COMP-02", "GH-TERM-17")
def test_a_type_is_capped_by_its_own_standees() -> None:
    standees, chance = Standees(), dice()
    bears = [arrive(QUEST, standees, "cave-bear", "normal", chance) for _ in range(4)]
    refusal = cannot_arrive(standees, "cave-bear")
    assert refusal is not None
    assert refusal.reason == "standees.none"
    with pytest.raises(Refused):
        arrive(QUEST, standees, "cave-bear", "elite", chance)
    return_standee(standees, bears[2])
    assert arrive(QUEST, standees, "cave-bear", "elite", chance).number == bears[2].number
    for _ in range(6):
        arrive(QUEST, standees, "bandit-archer", "normal", chance)
    assert cannot_arrive(standees, "bandit-archer") is not None
    assert cannot_arrive(standees, "city-archer") is None  # the same deck, yet another type


@rule("GH-MONOTH-05", "GH-ATK-15", "GH-IX-47")
def test_only_monsters_of_the_diagram_leave_a_coin() -> None:
    standees, chance = Standees(), dice()
    placed = arrive(QUEST, standees, "living-bones", "normal", chance)
    spawned = arrive(QUEST, standees, "living-bones", "normal", chance, "spawned")
    called = summoned(QUEST, standees, Summon("living-bones"), placed, chance)
    assert called is not None
    assert [leaves_coin(one) for one in (placed, spawned, called)] == [True, False, False]
    ally = Figure("ally", "captive", 4, 4)
    assert not leaves_coin(ally)


@rule("GH-IX-47", "GH-MONOTH-09")
def test_coins_a_monster_loots_are_gone_for_good() -> None:
    drawn = draw(" c .\nM c A\n . .")
    looter = drawn["M"]
    assert len(coins_to_loot(drawn.field, looter, 1)) == 1
    after = monster_loots(drawn.field, looter, 1)
    assert len(after.at(Token.COIN)) == 1
    assert coins_to_loot(after, looter, 1) == []


@rule("GH-MONOTH-04", "GH-SPECIAL-02", "GH-SPECIAL-03", "GH-IX-14")
def test_who_comes_now_acts_this_round_unless_summoned_or_spawned_at_its_end() -> None:
    standees, chance = Standees(), dice()
    bones = [arrive(QUEST, standees, "living-bones", "normal", chance, how) for how in ("spawned", "summoned")]
    spawned, called = (as_standee(one, sits_out(one.arrival, 4)) for one in bones)
    assert still_to_act([spawned, called], (), 4) == [spawned]
    assert {one.number for one in still_to_act([spawned, called], (), 5)} == {spawned.number, called.number}
    late = as_standee(bones[0], sits_out("spawned", 4, "end"))
    assert still_to_act([late], (), 4) == []
    assert still_to_act([late], (), 5) == [late]


@rule("GH-SPECIAL-03")
def test_a_type_spawned_in_mid_round_draws_a_card_and_acts_like_a_revealed_one() -> None:
    abilities, chance = Abilities(), dice()
    reveal(abilities, ["hound"], chance)
    assert reveal(abilities, ["hound", "ooze"], chance) == ["ooze"]
    initiative = card_of(abilities, "ooze").initiative
    earlier = Turn("brute", initiative + 1, Side.CHARACTERS)
    later = Turn("brute", initiative, Side.CHARACTERS)
    assert [turn.who for (turn,) in at_once(turns_of(abilities, ["ooze"]), earlier)] == ["ooze"]
    assert at_once(turns_of(abilities, ["ooze"]), later) == []


@rule("GH-SPECIAL-01")
def test_two_that_spawn_on_one_hex_stand_beside_each_other() -> None:
    drawn = draw(" 1 2\n3 4 5\n 6 7")
    assert drawn.named(spawn_hexes(drawn.field, drawn["4"])) == "4"
    taken = draw(" 1 2\n3 M 5\n 6 7", under={"1": "c", "2": "t"})
    assert taken.named(spawn_hexes(taken.field, taken["M"])) == "67"


@rule("GH-BOSS-03")
@pytest.mark.parametrize(("characters", "rank"), [(2, None), (3, "normal"), (4, "elite")])
def test_a_summons_has_the_rank_for_the_number_of_characters(characters: int, rank: Rank | None) -> None:
    quest = Quest(1, 0, characters)
    boss = arrive(quest, Standees(), "jekserah", "boss", dice())
    action = Summon("living-bones", ("none", "normal", "elite"))
    called = summoned(quest, Standees(), action, boss, dice())
    assert (called.rank if called else None) == rank


@rule("GH-MONOTH-03", "GH-COMP-02")
def test_without_a_standee_a_summons_fails() -> None:
    standees, chance = Standees(), dice()
    bones = [arrive(QUEST, standees, "living-bones", "normal", chance) for _ in range(10)]
    assert summoned(QUEST, standees, Summon("living-bones"), bones[0], chance) is None


def test_an_ooze_splits_with_the_hit_points_it_has_left() -> None:
    standees, chance = Standees(), dice()
    elite = arrive(QUEST, standees, "ooze", "elite", chance)  # 9 hit points, a normal one has 5
    action = Summon("ooze", own_hit_points=True)
    called = summoned(QUEST, standees, action, elite, chance)
    assert called is not None
    assert called.hit_points == 5
    suffer(elite, 6)
    again = summoned(QUEST, standees, action, elite, chance)
    assert again is not None
    assert (again.hit_points, again.most_hit_points) == (3, 5)


@rule("GH-TERM-19", "GH-IX-13")
def test_c_stays_what_it_was_at_the_start() -> None:
    # Three characters set out; that two of them are exhausted by now is nothing the quest could know.
    later = arrive(QUEST, Standees(), "bandit-commander", "boss", dice())
    assert later.most_hit_points == 3 * 10
    assert bestiary.statistics("bandit-commander").sections["boss"][1].hit_points == "10xC"
