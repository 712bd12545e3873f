"""EXH: out of hit points, out of cards."""

from questhall.games.gloomhaven.rules.heroes.damage import take_damage
from questhall.games.gloomhaven.rules.heroes.exhaustion import (
    characters_counted,
    everybody_exhausted,
    exhaust,
    figures_left,
    is_due,
    start_round,
)
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_figure, a_hero, lasting, zones


@rule("GH-EXH-01")
def test_a_character_without_hit_points_is_exhausted() -> None:
    hero, figure = a_hero("ab"), a_figure(3)
    take_damage(hero, figure, {}, 2)
    assert not is_due(hero, figure)
    take_damage(hero, figure, {}, 1)
    assert is_due(hero, figure)
    exhaust(hero)
    assert not is_due(hero, figure)  # once only


@rule("GH-EXH-02", "GH-CARD-04")
def test_a_character_out_of_cards_is_exhausted_at_the_start_of_a_round() -> None:
    spent, rests, plays = a_hero("a", discard="b"), a_hero("a", discard="bc"), a_hero("ab")
    assert start_round([spent, rests, plays]) == [spent]
    assert [hero.exhausted for hero in (spent, rests, plays)] == [True, False, False]
    assert start_round([spent, rests, plays]) == []


@rule("GH-EXH-03")
def test_all_its_cards_are_lost() -> None:
    hero = a_hero("ab", played="cd", discard="e", lost="f", active="g")
    hero.active.append(lasting("h", lost=True))
    exhaust(hero)
    assert zones(hero) == "///abcdefgh/"


@rule("GH-EXH-03", "GH-EXH-04", "GH-SUMMON-04")
def test_its_figure_and_its_summons_leave_the_map() -> None:
    figures = [
        a_figure(name="brute"),
        a_figure(name="tinkerer"),
        a_figure(kind="summon", name="bear", owner="brute"),
        a_figure(kind="summon", name="decoy", owner="tinkerer"),
        a_figure(kind="monster", name="brute"),
    ]
    left = figures_left(figures, a_hero())
    assert [(figure.kind, figure.name) for figure in left] == [
        ("character", "tinkerer"),
        ("summon", "decoy"),
        ("monster", "brute"),
    ]


@rule("GH-EXH-05")
def test_the_scenario_is_lost_when_all_are_exhausted() -> None:
    heroes = [a_hero("ab"), a_hero("ab", job="tinkerer")]
    exhaust(heroes[0])
    assert not everybody_exhausted(heroes)
    exhaust(heroes[1])
    assert everybody_exhausted(heroes)


@rule("GH-EXH-06", "GH-EXH-07", "GH-SCEN-08", "GH-IX-13")
def test_an_exhausted_character_keeps_coins_and_experience_and_still_counts() -> None:
    heroes = [a_hero("ab"), a_hero("ab"), a_hero("ab")]
    heroes[0].coins, heroes[0].xp = 4, 7
    exhaust(heroes[0])
    assert (heroes[0].coins, heroes[0].xp) == (4, 7)
    assert characters_counted(heroes) == 3
