"""BOSS in a running match: their own statistics, the common deck, special abilities, immunity."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.actions import Special
from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, a_turn, rebuilt
from tests.games.gloomhaven.strangers import FAR, ends, hits, stranger

PARTIES = {2: FAR, 3: {**FAR, "E12": "tinkerer"}, 4: {**FAR, "E12": "tinkerer", "E11": "cragheart"}}
SPECIAL = {1: "boss-6", 2: "boss-1"}
PLAIN = "boss-4"  # move +0, attack +0


def boss(type_: str, card: str, characters: int = 2, level: int = 1, at: str = "H10", words: str = "") -> Table:
    """The boss acts after the Brute, which stands on H11."""
    table = a_turn("brute", "trample", at="H11", friends=PARTIES[characters], level=level, hit_points=40)
    return stranger(table, at, f"{type_} {words}", card, level)


@rule("GH-BOSS-03")
def test_the_boss_deck_calls_for_special_abilities_by_number() -> None:
    for number, card in SPECIAL.items():
        assert [entry.action for entry in bestiary.card(card).entries] == [Special(number)]


@rule("GH-BOSS-01", "GH-BOSS-02", "GH-IX-46")
def test_a_boss_acts_with_the_common_deck_and_is_neither_normal_nor_elite() -> None:
    for type_ in ("inox-bodyguard", "jekserah"):
        table = boss(type_, PLAIN)
        assert table.figure(f"{type_}-1").rank == "boss"
        assert bestiary.card(table.w.abilities.revealed[type_]).deck == "boss"
        ends(table)
        assert table.told("turn")[0]["figure"] == f"{type_}-1"


@rule("GH-BOSS-04", "GH-TERM-19")
@pytest.mark.parametrize(("characters", "life", "attack"), [(2, 14, 3), (3, 21, 4), (4, 28, 5)])
def test_formulas_count_the_characters(characters: int, life: int, attack: int) -> None:
    table = boss("inox-bodyguard", PLAIN, characters)
    assert table.hp("inox-bodyguard-1") == life
    assert hits(ends(table)) == [("inox-bodyguard-1", "brute", attack)]


@rule("GH-TERM-19", "GH-IX-13", "GH-BOSS-04")
def test_c_stays_what_it_was_when_characters_are_exhausted() -> None:
    table = boss("inox-bodyguard", PLAIN, 3)
    table.w.heroes[2].exhausted = True
    table.w.figures = [each for each in table.w.figures if each.name != "tinkerer"]
    assert hits(ends(rebuilt(table))) == [("inox-bodyguard-1", "brute", 4)]


@rule("GH-BOSS-03")
@pytest.mark.parametrize(("level", "damage"), [(0, 3), (3, 4), (7, 5)])
def test_a_special_ability_may_grow_with_the_level(level: int, damage: int) -> None:
    table = boss("inox-bodyguard", SPECIAL[2], level=level)
    table.hero(1).played, table.hero(1).initiative = table.hero(1).hand[:2], 90
    table.hero(1).hand = table.hero(1).hand[2:]
    table.figure("scoundrel").acted = False
    ends(rebuilt(table))
    assert table.figure("inox-bodyguard-1").retaliate == [Retaliation(damage)]
    assert len(hits(table)) == 1


@rule("GH-BOSS-03")
def test_a_special_ability_is_the_one_on_the_bosss_own_card() -> None:
    table = ends(boss("jekserah", SPECIAL[1], 2))
    while table.kind == "monster-summon":
        table.do(table.options[0])
    came = [table.figure(each["figure"]) for each in table.told("summoned")]
    assert [(each.name, each.rank) for each in came] == [("living-bones", "normal"), ("living-bones", "normal")]


@rule("GH-BOSS-03", "GH-MONOTH-04", "GH-TERM-19")
@pytest.mark.parametrize(("characters", "ranks"), [(3, ["normal", "elite"]), (4, ["elite", "elite"])])
def test_the_summoned_have_the_rank_for_the_number_of_characters(characters: int, ranks: list[str]) -> None:
    table = ends(boss("jekserah", SPECIAL[1], characters))
    while table.kind == "monster-summon":
        table.do(table.options[0])
    came = [table.figure(each["figure"]) for each in table.told("summoned")]
    assert [each.rank for each in came] == ranks
    assert {each.came for each in came} == {1}


@rule("GH-BOSS-05", "GH-COND-04")
def test_a_boss_is_immune_to_the_conditions_on_its_card() -> None:
    table = a_turn("brute", "shield-bash", at="H11", friends=FAR)
    stranger(table, "H10", "jekserah", PLAIN)
    table.do("top:shield-bash", "hit:jekserah-1")
    assert table.told("immune") == [{"figure": "jekserah-1", "condition": "stun"}]
    assert not table.has("jekserah-1", "stun")
