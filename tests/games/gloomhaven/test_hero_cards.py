"""CARD, HAND, TURN: hands, pairs, and where cards go."""

import pytest

from questhall.games.gloomhaven.content.components import LEVEL_X
from questhall.games.gloomhaven.rules.heroes.cards import (
    cannot_declare_rest,
    cannot_lay_down,
    cannot_take_hand,
    cannot_use,
    declare_rest,
    end_of_turn,
    is_out_of_cards,
    lay_down,
    round_choices,
    take_hand,
    turn_of,
    usable_halves,
    use_basic,
    use_half,
)
from questhall.games.gloomhaven.rules.heroes.damage import cannot_cancel, ways_to_cancel
from questhall.games.gloomhaven.rules.heroes.exhaustion import start_round
from questhall.games.gloomhaven.rules.heroes.recover import recover
from questhall.games.gloomhaven.rules.heroes.rest import long_rest_turn, rest
from questhall.games.gloomhaven.rules.scenario.order import initiative_order
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import (
    ATTACK,
    BOTTOM,
    MOVE,
    TOP,
    a_card,
    a_figure,
    a_hero,
    a_sheet,
    half,
    why,
    zones,
)

CARDS = {name: a_card(name) for name in "abcdefgh"}


@rule("GH-TERM-20", "GH-HAND-01", "GH-SETUP-05")
def test_the_hand_is_exactly_so_many_cards_of_the_pool() -> None:
    sheet = a_sheet(pool=list("abcde"))
    assert cannot_take_hand(sheet, CARDS, "abc", 3) is None
    assert why(cannot_take_hand(sheet, CARDS, "ab", 3)) == "GH-HAND-01"
    assert why(cannot_take_hand(sheet, CARDS, "abcd", 3)) == "GH-HAND-01"
    assert why(cannot_take_hand(sheet, CARDS, "aab", 3)) == "GH-HAND-01"
    assert why(cannot_take_hand(sheet, CARDS, "aabc", 3)) == "GH-HAND-01"
    assert why(cannot_take_hand(sheet, CARDS, "abh", 3)) == "GH-TERM-20"
    with pytest.raises(Refused, match="GH-TERM-20"):
        take_hand(sheet, CARDS, "abh", 3)


@rule("GH-TERM-20", "GH-HAND-02")
def test_cards_of_the_pool_outside_the_hand_are_not_usable() -> None:
    hero = take_hand(a_sheet(pool=list("abcde")), CARDS, "abc", 3)
    assert hero.sheet.pool == list("abcde")
    assert why(cannot_lay_down(hero, "a", "d")) == "GH-CARD-01"
    lay_down(hero, "a", "b")
    assert why(cannot_use(hero, a_figure(), "d", TOP)) == "GH-TURN-01"


@rule("GH-CARD-10", "GH-HAND-03")
def test_a_first_level_character_uses_level_1_and_level_x_cards_only() -> None:
    cards = {"a": a_card("a"), "x": a_card("x", level=LEVEL_X), "b": a_card("b", level=2)}
    sheet = a_sheet(pool=list("abx"))
    assert cannot_take_hand(sheet, cards, "ax", 2) is None
    assert why(cannot_take_hand(sheet, cards, "ab", 2)) == "GH-CARD-10"
    assert cannot_take_hand(a_sheet(pool=list("abx"), level=2), cards, "ab", 2) is None


@rule("GH-TERM-22")
def test_cards_lie_in_five_places() -> None:
    hero = a_hero("abcdef")
    lay_down(hero, "a", "b")
    assert zones(hero) == "cdef/ab///"
    use_half(hero, a_figure(), a_card("a", top=half(ATTACK)), TOP, [0])
    use_half(hero, a_figure(), a_card("b", bottom=half(MOVE, lasting="persistent")), BOTTOM, [0])
    assert zones(hero) == "cdef//a//b"
    lay_down(hero, "c", "d")
    use_half(hero, a_figure(), a_card("c", top=half(ATTACK, lost=True)), TOP, [0])
    assert zones(hero) == "ef/d/a/c/b"


@rule("GH-CARD-01")
def test_a_round_begins_with_two_cards_or_a_rest_and_never_with_both() -> None:
    hero = a_hero("abc", discard="de")
    assert round_choices(hero) == ["play", "rest"]
    lay_down(hero, "a", "b")
    assert why(cannot_declare_rest(hero)) == "GH-CARD-01"
    assert why(cannot_lay_down(a_hero("cde", played="ab"), "c", "d")) == "GH-CARD-01"
    other = a_hero("abc", discard="de")
    declare_rest(other)
    assert why(cannot_lay_down(other, "a", "b")) == "GH-CARD-01"
    assert why(cannot_declare_rest(other)) == "GH-CARD-01"


@rule("GH-CARD-01")
def test_the_two_cards_are_different_cards_of_the_hand() -> None:
    hero = a_hero("abc", discard="d")
    assert why(cannot_lay_down(hero, "a", "a")) == "GH-CARD-01"
    assert why(cannot_lay_down(hero, "a", "d")) == "GH-CARD-01"
    with pytest.raises(Refused):
        lay_down(hero, "a", "d")
    assert zones(hero) == "abc//d//"


@rule("GH-CARD-02", "GH-INIT-05", "GH-INIT-09")
def test_the_leading_card_gives_the_initiative() -> None:
    cards = {"a": a_card("a", initiative=61), "b": a_card("b", initiative=15)}
    hero, other = a_hero("ab"), a_hero("ab", job="scoundrel")
    lay_down(hero, "a", "b")
    lay_down(other, "b", "a")
    assert (turn_of(hero, cards).initiative, turn_of(hero, cards).other_card) == (61, 15)
    order = initiative_order([turn_of(hero, cards), turn_of(other, cards)])
    assert [turn.who for (turn,) in order] == ["scoundrel", "brute"]
    assert usable_halves(hero, a_figure()) == [("a", TOP), ("a", BOTTOM), ("b", TOP), ("b", BOTTOM)]


@rule("GH-CARD-03", "GH-CARD-04")
@pytest.mark.parametrize(
    ("hand", "discard", "choices"),
    [
        ("a", "b", []),
        ("a", "bc", ["rest"]),
        ("", "bc", ["rest"]),
        ("ab", "", ["play"]),
        ("", "b", []),
        ("ab", "c", ["play"]),
    ],
)
def test_what_can_be_chosen_at_the_start_of_a_round(hand: str, discard: str, choices: list[str]) -> None:
    hero = a_hero(hand, discard=discard)
    assert round_choices(hero) == choices
    assert is_out_of_cards(hero) == (not choices)
    if "play" not in choices:
        assert why(cannot_lay_down(hero, "a", "b")) == "GH-CARD-03"


@rule("GH-CARD-05", "GH-TURN-01")
def test_a_turn_uses_the_top_of_one_card_and_the_bottom_of_the_other() -> None:
    hero = a_hero(played="ab")
    use_half(hero, a_figure(), a_card("b"), BOTTOM, [0])
    assert usable_halves(hero, a_figure()) == [("a", TOP)]
    assert why(cannot_use(hero, a_figure(), "a", BOTTOM)) == "GH-CARD-05"
    with pytest.raises(Refused, match="GH-CARD-05"):
        use_half(hero, a_figure(), a_card("a"), BOTTOM, [0])
    assert why(cannot_use(hero, a_figure(), "b", TOP)) == "GH-TURN-01"
    use_half(hero, a_figure(), a_card("a"), TOP, [0])
    assert usable_halves(hero, a_figure()) == []


@rule("GH-TURN-01")
def test_the_next_pair_has_both_halves_again() -> None:
    hero = a_hero("cd", played="ab")
    use_half(hero, a_figure(), a_card("a"), TOP, [0])
    use_half(hero, a_figure(), a_card("b"), BOTTOM, [0])
    lay_down(hero, "c", "d")
    assert cannot_use(hero, a_figure(), "c", TOP) is None


@rule("GH-CARD-06", "GH-CARD-07", "GH-CARD-08")
def test_the_symbols_of_the_used_half_decide_where_the_card_goes() -> None:
    card = a_card("a", top=half(ATTACK, lost=True), bottom=half(MOVE))
    up, down, stays = a_hero(played="a"), a_hero(played="a"), a_hero(played="a")
    use_half(up, a_figure(), card, TOP, [0])
    use_half(down, a_figure(), card, BOTTOM, [0])
    use_half(stays, a_figure(), a_card("a", top=half(ATTACK, lost=True, lasting="round")), TOP, [0])
    assert [zones(up), zones(down), zones(stays)] == ["///a/", "//a//", "////a"]


@rule("GH-TURN-03")
def test_a_used_card_can_be_recovered_by_the_second_ability_of_the_same_turn() -> None:
    hero = a_hero(played="ab")
    use_half(hero, a_figure(), a_card("a"), TOP, [0])
    recover(hero, CARDS, "discard", 1, "a")
    assert zones(hero) == "a/b///"


@rule("GH-CARD-09")
def test_no_rest_brings_a_lost_card_back() -> None:
    hero = a_hero("a", discard="bc", lost="d")
    rest(hero, "b")
    assert zones(hero) == "ac///bd/"


@rule("GH-DMG-03", "GH-IX-34")
def test_the_pair_laid_down_cannot_be_given_up_before_it_is_played() -> None:
    hero = a_hero(played="ab", discard="c")
    assert ways_to_cancel(hero) == []
    assert why(cannot_cancel(a_figure(), hero, ["a"])) == "GH-DMG-03"


@rule("GH-IX-34", "GH-TURN-03")
def test_after_the_first_ability_its_card_can_be_given_up() -> None:
    hero = a_hero(played="ab", discard="c")
    use_half(hero, a_figure(), a_card("a"), TOP, [0])
    assert ways_to_cancel(hero) == [("c", "a")]
    assert cannot_cancel(a_figure(), hero, "ac") is None
    assert why(cannot_cancel(a_figure(), hero, "ab")) == "GH-DMG-03"


@rule("GH-COND-17", "GH-IX-32")
def test_a_stunned_character_lays_down_two_cards_uses_neither_and_discards_both() -> None:
    hero, stunned = a_hero("abc"), a_figure(10, 10, "stun")
    lay_down(hero, "a", "b")
    assert usable_halves(hero, stunned) == []
    for use in (
        lambda: use_half(hero, stunned, a_card("a", top=half(ATTACK, xp=1, lost=True)), TOP, [0]),
        lambda: use_basic(hero, stunned, "b", BOTTOM),
    ):
        with pytest.raises(Refused, match="GH-COND-16"):
            use()
    end_of_turn(hero)
    assert (zones(hero), hero.xp) == ("c//ab//", 0)


@rule("GH-IX-32", "GH-REST-09")
def test_a_stunned_character_may_rest() -> None:
    hero, stunned = a_hero("a", discard="bcd"), a_figure(5, 10, "stun")
    declare_rest(hero)
    long_rest_turn(hero, stunned, "b")
    assert (zones(hero), stunned.hit_points) == ("acd///b/", 7)


@rule("GH-IX-32", "GH-EXH-02")
def test_a_stunned_characters_cards_run_out_like_anybodys() -> None:
    hero = a_hero("ab")
    lay_down(hero, "a", "b")
    end_of_turn(hero)
    declare_rest(hero)
    long_rest_turn(hero, a_figure(5, 10, "stun"), "a")
    assert start_round([hero]) == [hero]
    assert hero.exhausted


@rule("GH-TURN-04")
def test_a_card_that_was_not_used_is_discarded_at_the_end_of_the_turn() -> None:
    hero = a_hero(played="ab")
    use_half(hero, a_figure(), a_card("a", top=half(ATTACK, lost=True)), TOP, [0])
    end_of_turn(hero)
    assert zones(hero) == "//b/a/"
