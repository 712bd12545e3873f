"""ACTIVE, RECOV, XP: lasting effects and recovered cards."""

import pytest

from questhall.games.gloomhaven.content.components import HeroAction
from questhall.games.gloomhaven.rules.heroes.cards import use_half
from questhall.games.gloomhaven.rules.heroes.lasting import (
    advance,
    bonuses_for,
    cannot_drop,
    discarded,
    drop,
    end_round_bonuses,
    forced_bonuses,
)
from questhall.games.gloomhaven.rules.heroes.recover import cannot_recover, recover, recoverable
from questhall.games.gloomhaven.state import Hero
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import ATTACK, BOTTOM, TOP, a_card, a_figure, a_hero, half, lasting, why, zones

CARDS = {name: a_card(name) for name in "abcdefgh"} | {"n": a_card("n", no_recovery=True)}


def playing(**symbols: object) -> Hero:
    hero = a_hero(played="ab")
    use_half(hero, a_figure(), a_card("a", top=half(ATTACK, **symbols)), TOP, [0])
    return hero


@rule("GH-ACTIVE-01", "GH-ACTIVE-02", "GH-ACTIVE-07")
def test_a_round_bonus_ends_with_the_round_a_persistent_one_does_not() -> None:
    round_, lost, persistent = (
        playing(lasting="round"),
        playing(lasting="round", lost=True),
        playing(lasting="persistent", lost=True),
    )
    assert [zones(hero) for hero in (round_, lost, persistent)] == ["/b///a"] * 3
    for hero in (round_, lost, persistent):
        end_round_bonuses(hero)
    assert [zones(hero) for hero in (round_, lost, persistent)] == ["/b/a//", "/b//a/", "/b///a"]


@rule("GH-ACTIVE-03", "GH-ACTIVE-04", "GH-XP-04")
def test_the_token_moves_along_the_slots_and_gains_what_is_printed_on_those_it_leaves() -> None:
    hero = playing(lasting="persistent", lost=True, slots=(0, 1, 2), trigger="attacks")
    assert forced_bonuses(hero, "attacks") == ["a"]
    gained = []
    for _ in range(3):
        before = hero.xp
        advance(hero, "a")
        gained.append(hero.xp - before)
    assert gained == [0, 1, 2]
    assert zones(hero) == "/b//a/"
    assert forced_bonuses(hero, "attacks") == []


@rule("GH-ACTIVE-04")
def test_only_the_stated_event_moves_the_token() -> None:
    hero = playing(lasting="persistent", lost=True, slots=(0, 0), trigger="attacks")
    assert forced_bonuses(hero, "damaged") == []


@rule("GH-ACTIVE-05", "GH-ACTIVE-10")
def test_a_bonus_for_allies_is_not_forced_on_its_owner() -> None:
    hero = playing(lasting="persistent", lost=True, slots=(0, 0), trigger="damaged", helps="allies")
    assert forced_bonuses(hero, "damaged") == []


@rule("GH-ACTIVE-06", "GH-ACTIVE-09")
def test_a_bonus_without_slots_stays_until_its_owner_ends_it() -> None:
    hero = playing(lasting="persistent", lost=True)
    assert forced_bonuses(hero, "") == []
    end_round_bonuses(hero)
    assert zones(hero) == "/b///a"
    drop(hero, "a")
    assert zones(hero) == "/b//a/"
    assert why(cannot_drop(hero, "a")) == "GH-ACTIVE-09"
    with pytest.raises(Refused, match="GH-ACTIVE-09"):
        drop(hero, "a")


@rule("GH-ACTIVE-06", "GH-CARD-08")
def test_a_persistent_bonus_without_the_lost_symbol_is_discarded() -> None:
    hero = playing(lasting="persistent")
    drop(hero, "a")
    assert zones(hero) == "/b/a//"


@rule("GH-ACTIVE-09")
def test_a_round_bonus_dropped_early_goes_to_its_pile() -> None:
    hero = playing(lasting="round")
    drop(hero, "a")
    assert zones(hero) == "/b/a//"


@rule("GH-ACTIVE-08", "GH-IX-36")
def test_active_cards_count_as_discarded_or_lost() -> None:
    hero = a_hero(discard="a", lost="c", active="b")
    hero.active.append(lasting("d", lost=True))
    assert discarded(hero) == ["a", "b"]
    assert recoverable(hero, CARDS, "lost") == ["c", "d"]


@rule("GH-ACTIVE-10")
def test_a_lasting_effect_serves_its_owner_or_the_allies_as_printed() -> None:
    hero, owner = playing(lasting="persistent"), a_figure()
    use_half(hero, owner, a_card("b", bottom=half(ATTACK, lasting="round", helps="allies")), BOTTOM, [0])
    ally = a_figure(name="tinkerer")
    summon, monster = a_figure(kind="summon", name="bear"), a_figure(kind="monster", name="ooze")
    assert [bonuses_for(hero, owner, who) for who in (owner, ally, summon, monster)] == [["a"], ["b"], ["b"], []]


@rule("GH-SUMMON-03")
def test_the_card_of_a_summoned_creature_lies_in_the_active_area() -> None:
    hero, wolf = a_hero(played="ab"), a_card("a", top=half(ATTACK, HeroAction("summon"), lost=True))
    use_half(hero, a_figure(), wolf, TOP, [0, 1])
    end_round_bonuses(hero)
    assert zones(hero) == "/b///a"
    other = a_hero(played="ab")
    use_half(other, a_figure(), wolf, TOP, [0])
    assert zones(other) == "/b//a/"


@rule("GH-RECOV-01")
def test_up_to_the_stated_number_of_cards_come_to_the_hand_at_once() -> None:
    hero = a_hero("a", discard="bcd", lost="e")
    assert why(cannot_recover(hero, CARDS, "discard", 2, "bcd")) == "GH-RECOV-01"
    recover(hero, CARDS, "discard", 2, "bd")
    assert zones(hero) == "abd//c/e/"
    recover(hero, CARDS, "discard", 2, "")
    with pytest.raises(Refused):
        recover(hero, CARDS, "discard", 2, "cc")
    assert zones(hero) == "abd//c/e/"


@rule("GH-RECOV-05")
def test_only_the_named_pile_is_searched() -> None:
    hero = a_hero(discard="b", lost="e")
    assert why(cannot_recover(hero, CARDS, "discard", 1, "e")) == "GH-RECOV-05"
    assert why(cannot_recover(hero, CARDS, "lost", 1, "b")) == "GH-RECOV-05"
    recover(hero, CARDS, "lost", 1, "e")
    assert zones(hero) == "e//b//"


@rule("GH-RECOV-02", "GH-IX-36")
def test_an_active_card_of_that_pile_may_be_taken_and_its_effect_ends() -> None:
    hero = a_hero(discard="a", active="b")
    hero.active.append(lasting("d", lost=True, slots=(0, 0), trigger="damaged"))
    recover(hero, CARDS, "discard", 1, "b")
    recover(hero, CARDS, "lost", 1, "d")
    assert zones(hero) == "bd//a//"
    assert forced_bonuses(hero, "damaged") == []


@rule("GH-RECOV-03", "GH-ACTIVE-08")
def test_an_active_card_that_counts_as_lost_is_as_unrecoverable() -> None:
    hero = a_hero()
    hero.active = [lasting("n", lost=True), lasting("d", lost=True)]
    assert recoverable(hero, CARDS, "lost") == ["d"]
    assert why(cannot_recover(hero, CARDS, "lost", 1, "n")) == "GH-RECOV-03"
    hero.active = [lasting("n")]
    assert cannot_recover(hero, CARDS, "discard", 1, "n") is None


@rule("GH-RECOV-03", "GH-CARD-09")
def test_some_cards_never_leave_the_lost_pile_whatever_put_them_there() -> None:
    hero = a_hero(discard="n", lost="")
    assert cannot_recover(hero, CARDS, "discard", 1, "n") is None
    hero = a_hero(lost="nc")
    assert why(cannot_recover(hero, CARDS, "lost", 1, "n")) == "GH-RECOV-03"
    with pytest.raises(Refused):
        recover(hero, CARDS, "lost", 2, "cn")
    assert zones(hero) == "///cn/"
