"""SUMMON: characters' summons take monster turns on the characters' side."""

import pytest

from questhall.games.gloomhaven.content.actions import Attack, Move
from questhall.games.gloomhaven.content.notation.statistics import section
from questhall.games.gloomhaven.content.terms import Retaliation, Side
from questhall.games.gloomhaven.rules.combat.conditions import receive
from questhall.games.gloomhaven.rules.combat.harm import leaves_coin
from questhall.games.gloomhaven.rules.combat.sides import deck_of
from questhall.games.gloomhaven.rules.monsters.summons import acts_before, credited, make_summon, summon_steps
from questhall.games.gloomhaven.rules.monsters.thought import consider
from questhall.games.gloomhaven.rules.monsters.values import Values
from questhall.games.gloomhaven.rules.scenario.order import Turn, long_rest
from questhall.games.gloomhaven.rules.scenario.special import focus_initiatives
from questhall.games.gloomhaven.state import Figure
from questhall.ledger import rule
from tests.games.gloomhaven.fields import Drawn, draw

BEAR = section("8  3  2  -  shield 1, retaliate 2")


def bear(number: int = 1, owner: str = "druid") -> Figure:
    return make_summon("bear", owner, BEAR, number)


def does(drawn: Drawn, who: str, reach: int = 0, move: int = 3, initiatives: dict[int, float] | None = None) -> str:
    """What the summon on a hex does with its move and attack: `1:M` for every option."""
    values = Values(8, move, 2, reach)
    thought = consider(drawn.field, drawn[who], summon_steps(bear())[0], BEAR, values, initiatives or {})
    called = {hex_: name for name, hex_ in drawn.names.items()}
    said = [called[one.hex] + ":" + "".join(called[foe] for foe in one.attacks) for one in thought.options]
    return " ".join(sorted(one.rstrip(":") for one in said))


@rule("GH-SUMMON-02")
def test_a_summon_has_the_values_and_traits_of_its_card() -> None:
    summon = bear()
    assert (summon.hit_points, sum(summon.shield), summon.retaliate) == (8, 1, [Retaliation(2)])
    assert (summon.kind, summon.owner) == ("summon", "druid")


@rule("GH-SUMMON-06")
def test_every_turn_is_move_and_attack_by_the_rules_of_monsters() -> None:
    assert [step.action for step in summon_steps(bear())] == [Move(0), Attack(0)]
    assert deck_of(bear()) == "druid"
    way = """
         o o o
        A 2 M o
         1 3 o
        o o o
    """
    assert does(draw(way), "A") == "3:M"
    assert does(draw(way), "A", move=2) == "2"
    stunned = bear()
    receive(stunned, "stun")
    assert summon_steps(stunned) == []


@rule("GH-SUMMON-06", "GH-TERM-02")
def test_it_passes_its_allies_and_leaves_them_alone() -> None:
    through = """
         o o o
        A B M o
         1 3 o
        o o o
    """
    assert does(draw(through), "A") == "3:M"


@rule("GH-SUMMON-11", "GH-OVERLAY-02")
def test_a_closed_door_is_a_wall_to_it() -> None:
    door = """
         o o o
        A {} M o
         1 3 o
        o o o
    """
    assert does(draw(door.format("=")), "A") == "A"
    assert does(draw(door.format("/")), "A") == "3:M"


@rule("GH-SUMMON-13", "GH-AMBIG-01")
def test_the_players_decide_between_equal_options() -> None:
    fork = """
         M N
        . 1 .
         2 3
          A
    """
    guards = {"M": 4, "N": 1}
    drawn = draw(fork)
    figures = {drawn[name]: Figure("monster", "guard", 5, 5, "normal", number) for name, number in guards.items()}
    known = {"guard": Turn("guard", 50, Side.MONSTERS)}
    ranked = does(drawn, "A", reach=3, initiatives=focus_initiatives(figures, known))
    assert {option.partition(":")[2] for option in ranked.split()} == {"N"}  # standee 1 acts earlier
    tied = does(drawn, "A", reach=3)
    assert {option.partition(":")[2] for option in tied.split()} == {"M", "N"}


@rule("GH-SUMMON-05", "GH-SUMMON-07", "GH-SUMMON-08", "GH-SUMMON-12")
@pytest.mark.parametrize("turn", [Turn("druid", 30, Side.CHARACTERS, 40), long_rest("druid")])
def test_summons_act_before_their_owner_in_the_order_they_came_but_not_in_their_first_round(turn: Turn) -> None:
    summons = [bear(3), bear(1), bear(2), bear(1, "tinkerer")]
    assert [(one.owner, one.number) for one in acts_before(turn, summons)] == [("druid", n) for n in (1, 2, 3)]
    assert [one.number for one in acts_before(turn, summons, summoned_now=[3])] == [1, 2]
    assert acts_before(Turn("brute", 10, Side.CHARACTERS), summons) == []


@rule("GH-SUMMON-05")
def test_a_stunned_owner_does_not_hold_its_summons_back() -> None:
    druid = Figure("character", "druid", 10, 10)
    receive(druid, "stun")
    (summon,) = acts_before(Turn("druid", 30, Side.CHARACTERS), [bear()])
    assert len(summon_steps(summon)) == 2


@rule("GH-SUMMON-09")
def test_its_kills_count_for_the_summoner() -> None:
    assert credited(bear()) == credited(Figure("character", "druid", 10, 10)) == ("character", "druid")
    assert credited(Figure("monster", "hound", 4, 4)) == ("monster", "hound")
    assert not leaves_coin(bear())
