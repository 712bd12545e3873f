"""MONSTAT and BOSS: what the statistics cards make of the monsters on the map."""

import pytest

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.actions import Hamper, Retaliate, Shield
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.games.gloomhaven.rules.combat.conditions import receive, receive_cards
from questhall.games.gloomhaven.rules.monsters.statistics import (
    amount,
    gain,
    make_monster,
    only_traits,
    rank_of,
    section_of,
    values_at,
)
from questhall.games.gloomhaven.rules.monsters.values import Values
from questhall.games.gloomhaven.state import Figure, ModifierDeck
from questhall.kernel import Chance
from questhall.ledger import rule


def monster(type_: str, rank: Rank = "normal", level: int = 0, number: int = 1, characters: int = 2) -> Figure:
    return make_monster(bestiary.statistics(type_), rank, number, level, characters)


@rule("GH-MONSTAT-01", "GH-MONSTAT-02")
@pytest.mark.parametrize(
    ("rank", "level", "values"),
    [
        ("normal", 0, Values(5, 2, 2)),
        ("normal", 3, Values(9, 3, 3)),
        ("normal", 4, Values(10, 4, 3)),
        ("normal", 7, Values(16, 5, 4)),
        ("elite", 0, Values(9, 2, 3)),
        ("elite", 7, Values(14, 3, 5)),
    ],
)
def test_the_section_of_the_level_counts(rank: Rank, level: int, values: Values) -> None:
    assert values_at(bestiary.statistics("bandit-guard"), rank, level, 2) == values


@rule("GH-MONSTAT-01")
def test_there_is_no_section_beyond_level_7() -> None:
    with pytest.raises(IndexError):
        section_of(bestiary.statistics("bandit-guard"), "normal", 8)


@rule("GH-MONSTAT-07", "GH-MONOTH-06", "GH-IX-30")
def test_traits_stay_from_round_to_round_and_a_cards_bonus_ends_with_its_round() -> None:
    card = bestiary.statistics("bandit-guard")
    guard = monster("bandit-guard", "elite", level=3)
    assert sum(guard.shield) == 2  # before it has ever acted
    gain(guard, Shield(1))
    gain(guard, Retaliate(Retaliation(2)))
    assert (sum(guard.shield), guard.retaliate) == (3, [Retaliation(2)])
    for _ in range(2):
        only_traits(guard, card, 3)
        assert (sum(guard.shield), guard.retaliate) == (2, [])


@rule("GH-MONSTAT-07")
def test_retaliate_on_the_statistics_card_has_its_range() -> None:
    assert monster("flame-demon", "elite", level=7).retaliate == [Retaliation(5, 4)]
    assert monster("hound", level=1).retaliate == [Retaliation(1, 1)]


@rule("GH-MONSTAT-07")
def test_the_symbol_beside_the_name_marks_who_flies() -> None:
    flyers = {type_ for type_ in bestiary.types() if bestiary.statistics(type_).flying}
    assert flyers == {"flame-demon", "forest-imp", "living-spirit", "spitting-drake", "sun-demon", "wind-demon"}


@rule("GH-MONOTH-06", "GH-MONSTAT-07")
def test_a_card_makes_a_monster_hard_to_hit_until_the_round_ends() -> None:
    viper = monster("giant-viper")
    assert not viper.attackers_disadvantage
    gain(viper, Hamper())
    assert viper.attackers_disadvantage
    only_traits(viper, bestiary.statistics("giant-viper"), 0)
    assert not viper.attackers_disadvantage


@rule("GH-BOSS-04", "GH-TERM-19")
def test_a_formula_counts_the_characters() -> None:
    commander, guard = bestiary.statistics("bandit-commander"), bestiary.statistics("inox-bodyguard")
    assert [values_at(commander, "boss", 0, characters).hit_points for characters in (2, 3, 4)] == [16, 24, 32]
    assert [values_at(guard, "boss", 1, characters).attack for characters in (2, 3, 4)] == [3, 4, 5]
    assert monster("bandit-commander", "boss", characters=4).most_hit_points == 32


@rule("GH-BOSS-04")
def test_other_letters_are_counted_when_the_boss_attacks() -> None:
    rider, overseer = bestiary.statistics("dark-rider"), bestiary.statistics("merciless-overseer")
    assert [values_at(rider, "boss", 0, 4, {"X": moved}).attack for moved in (0, 2)] == [3, 5]
    assert values_at(overseer, "boss", 0, 4, {"V": 3}).attack == 3
    assert amount("V", 4) == 0
    assert set(rider.letters) == {"X"}


@rule("GH-BOSS-05")
def test_a_boss_is_immune_to_the_conditions_on_its_card() -> None:
    boss = monster("jekserah", "boss")
    decks, chance = {"monsters": ModifierDeck()}, Chance(b"boss", {})
    assert not receive(boss, "stun")
    assert receive(boss, "muddle")
    assert receive_cards(boss, "curse", 1, decks, chance) == 0
    assert receive(monster("living-bones"), "stun")


@rule("GH-BOSS-02", "GH-SPECIAL-11")
def test_bosses_and_named_monsters_are_neither_normal_nor_elite() -> None:
    assert rank_of(bestiary.statistics("jekserah"), "elite") == "boss"
    assert monster("lurker-king", "boss").rank == "none"
    assert monster("lurker", "elite").rank == "elite"


@rule("GH-SPECIAL-11")
def test_a_named_monster_has_the_values_of_an_elite_of_its_kind() -> None:
    elite, king = monster("lurker", "elite", level=4), monster("lurker-king", "boss", level=4)
    assert (king.hit_points, king.shield) == (elite.hit_points, elite.shield)
    assert monster("giant-ooze", "boss", level=0, characters=3).hit_points == 3 * 8
    assert monster("siege-cannon", "boss", level=0, characters=3).hit_points == 2 * 7
