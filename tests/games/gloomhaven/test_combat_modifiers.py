"""MOD and COND: modifier cards, the decks they lie in, curses and blesses."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.games.gloomhaven.rules.combat.conditions import receive_cards, shared_curses
from questhall.games.gloomhaven.rules.combat.draws import Fortune
from questhall.games.gloomhaven.rules.combat.modifiers import (
    BLESS,
    CHARACTER_CURSE,
    MONSTER_CURSE,
    bless,
    curse,
    curses_left,
    lay_aside,
    new_deck,
    read_card,
    reshuffle_modifiers,
    standard_cards,
    turn_up,
)
from questhall.games.gloomhaven.rules.combat.sides import MONSTERS
from questhall.games.gloomhaven.rules.combat.strike import possible_results
from questhall.games.gloomhaven.state import ModifierDeck
from questhall.kernel import Chance
from questhall.ledger import rule
from tests.games.gloomhaven.fights import bear, brute, chance, counted, deck, decks, draw_modifiers, guard, texts

STANDARD = Counter({"+0": 6, "+1": 5, "-1": 5, "+2": 1, "-2": 1, "null": 1, "x2": 1})


@rule("GH-MOD-01")
def test_a_new_deck_holds_the_twenty_cards_of_the_table_in_an_order_of_its_own() -> None:
    new = new_deck(standard_cards(), "brute", chance())
    assert counted(new) == STANDARD
    assert len(new.draw) == 20
    assert new.draw.cards != new_deck(standard_cards(), "scoundrel", chance()).draw.cards
    assert new.draw.cards == new_deck(standard_cards(), "brute", chance()).draw.cards


def test_a_card_is_read_from_its_words() -> None:
    card = read_card("rolling +1 push 2 infuse earth")
    assert (card.rolling, card.value, [effect.kind for effect in card.effects]) == (True, 1, ["push", "infuse"])
    assert read_card("-2").value == -2
    assert read_card("+1 shield 1 self").effects[0].is_own
    assert read_card("-1 added").value == -1


@pytest.mark.parametrize("text", ["+1 fear", "strong", "push left", "infuse 3 mud", "rolling infuse"])
def test_a_card_that_nobody_can_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no effect|is neither|needs an element"):
        read_card(text)


@rule("GH-MOD-08")
def test_bless_doubles_and_curse_stops_the_damage() -> None:
    assert possible_results(3, [read_card(BLESS)]) == [6]
    assert all(possible_results(3, [read_card(curse)]) == [0] for curse in (MONSTER_CURSE, CHARACTER_CURSE))


@rule("GH-MOD-08", "GH-COND-20", "GH-COND-31")
@pytest.mark.parametrize("card", [BLESS, MONSTER_CURSE, CHARACTER_CURSE])
@pytest.mark.parametrize("how", list(Fortune))
def test_a_drawn_bless_or_curse_leaves_the_deck_used_or_not(card: str, how: Fortune) -> None:
    some = deck(card, "+1", "+0")
    draw_modifiers(some, "brute", how, 3, chance())
    assert card not in counted(some)
    assert counted(some) == Counter(["+1", "+0"])


@rule("GH-MOD-10", "GH-IX-26", "GH-ENDROUND-01")
@pytest.mark.parametrize("card", ["null", "x2"])
def test_a_standard_null_or_double_card_brings_the_discards_back_at_the_end_of_the_round(card: str) -> None:
    some = {"brute": deck(card, "+1", "+0", discards=("-1",)), "scoundrel": deck("+1", "+0", discards=("-1",))}
    for owner in some:
        draw_modifiers(some[owner], owner, Fortune.NORMAL, 3, chance())
        assert len(some[owner].discard) == 2
    assert reshuffle_modifiers(some, chance()) == ["brute"]
    assert sorted(some["brute"].draw.cards) == sorted([card, "+1", "+0", "-1"])
    assert some["scoundrel"].discard.cards == ["-1", "+1"]
    assert reshuffle_modifiers(some, chance()) == []


@rule("GH-MOD-10")
def test_the_discards_that_come_back_lie_in_an_order_nobody_knows() -> None:
    orders = set()
    for seed in range(8):
        some = {"brute": deck("x2", "+0", "+1", discards=("-1", "-2", "+2"))}
        draw_modifiers(some["brute"], "brute", Fortune.NORMAL, 3, chance(bytes([seed])))
        reshuffle_modifiers(some, chance(bytes([seed])))
        orders.add(tuple(some["brute"].draw.cards))
        assert set(some["brute"].draw.seen) == {0}
    assert len(orders) > 1


@rule("GH-MOD-10", "GH-IX-26")
@pytest.mark.parametrize("how", [Fortune.ADVANTAGE, Fortune.DISADVANTAGE])
def test_the_reshuffle_is_due_to_the_draw_not_to_the_use(how: Fortune) -> None:
    some = deck("null" if how is Fortune.ADVANTAGE else "x2", "+0", "+0")
    drawn = draw_modifiers(some, "brute", how, 3, chance())
    assert texts(drawn.used) == ["+0"]
    assert reshuffle_modifiers({"brute": some}, chance()) == ["brute"]


@rule("GH-MOD-10")
@pytest.mark.parametrize("card", [BLESS, MONSTER_CURSE])
def test_bless_and_curse_cause_no_reshuffle(card: str) -> None:
    some = {MONSTERS: deck(card, "+0", discards=("+1",))}
    draw_modifiers(some[MONSTERS], MONSTERS, Fortune.NORMAL, 3, chance())
    assert reshuffle_modifiers(some, chance()) == []
    assert some[MONSTERS].discard.cards == ["+1"]


@rule("GH-MOD-11", "GH-IX-26")
def test_an_empty_deck_is_made_anew_at_once_from_its_discards() -> None:
    some = deck("+1", discards=("-1", "-1", "-1"))
    assert turn_up(some, "brute", chance()) == "+1"
    assert len(some.discard) == 3
    assert turn_up(some, "brute", chance()) == "-1"
    assert (len(some.draw), len(some.discard)) == (2, 0)


@rule("GH-MOD-11")
def test_what_is_turned_up_for_the_attack_in_progress_stays_out_of_that_reshuffle() -> None:
    some = deck("rolling +1", discards=("+0", "+0"))
    drawn = draw_modifiers(some, "brute", Fortune.NORMAL, 3, chance())
    assert texts(drawn.turned_up) == ["rolling +1", "+0"]
    assert some.draw.cards == ["+0"]
    assert sorted(some.discard.cards) == ["+0", "rolling +1"]


@rule("GH-MOD-11")
def test_a_draw_ends_when_no_card_is_left_at_all() -> None:
    some = deck("rolling +1")
    drawn = draw_modifiers(some, "brute", Fortune.NORMAL, 3, chance())
    assert texts(drawn.used) == ["rolling +1"]
    assert some.discard.cards == ["rolling +1"]


@rule("GH-COND-19", "GH-COND-22", "GH-IX-21", "GH-MOD-09")
def test_curses_are_shuffled_into_the_draw_pile_and_the_discards_stay() -> None:
    some = decks()
    some[MONSTERS] = deck("+0", "+1", discards=("-1", "null"))
    assert receive_cards(guard(), "curse", 2, some, chance()) == 2
    assert sorted(some[MONSTERS].draw.cards) == ["+0", "+1", MONSTER_CURSE, MONSTER_CURSE]
    assert some[MONSTERS].discard.cards == ["-1", "null"]
    assert MONSTER_CURSE not in counted(some["brute"])


@rule("GH-COND-19")
def test_a_curse_can_lie_anywhere_in_the_pile() -> None:
    places = set()
    for seed in range(60):
        some = {MONSTERS: deck("+0", "+0", "+0")}
        curse(some, MONSTERS, 1, chance(bytes([seed])))
        places.add(some[MONSTERS].draw.cards.index(MONSTER_CURSE))
    assert places == {0, 1, 2, 3}


@rule("GH-COND-28", "GH-COND-32", "GH-IX-21")
def test_blesses_are_shuffled_into_the_draw_pile_and_the_discards_stay() -> None:
    some = decks()
    some["brute"] = deck("+0", discards=("-1",))
    assert receive_cards(brute(), "bless", 3, some, chance()) == 3
    assert sorted(some["brute"].draw.cards) == ["+0", BLESS, BLESS, BLESS]
    assert some["brute"].discard.cards == ["-1"]


@rule("GH-COMP-05")
def test_no_rule_limits_the_blesses() -> None:
    some = decks()
    assert bless(some, "brute", 12, chance()) == 12
    assert counted(some["brute"])[BLESS] == 12


@rule("GH-COND-21", "GH-IX-20", "GH-COMP-04")
def test_the_monsters_never_have_more_than_ten_curses() -> None:
    some = decks()
    assert curse(some, MONSTERS, 9, chance()) == 9
    assert curse(some, MONSTERS, 2, chance()) == 1
    assert curse(some, MONSTERS, 1, chance()) == 0
    assert counted(some[MONSTERS])[MONSTER_CURSE] == 10
    assert curses_left(some, "brute") == 10


@rule("GH-COND-21", "GH-IX-20", "GH-IX-16")
def test_all_characters_and_their_summons_share_ten_curses() -> None:
    some = decks()
    assert receive_cards(brute(), "curse", 4, some, chance()) == 4
    assert receive_cards(bear(), "curse", 3, some, chance()) == 3
    assert counted(some["brute"])[CHARACTER_CURSE] == 7
    assert curse(some, "scoundrel", 5, chance()) == 3
    assert curses_left(some, MONSTERS) == 10


@rule("GH-COND-21", "GH-COND-20")
def test_a_drawn_curse_is_back_in_its_pool() -> None:
    some = {MONSTERS: deck(*[MONSTER_CURSE] * 10, "+0")}
    assert curses_left(some, MONSTERS) == 0
    draw_modifiers(some[MONSTERS], MONSTERS, Fortune.NORMAL, 3, chance())
    assert curses_left(some, MONSTERS) == 1


@rule("GH-COND-06")
@pytest.mark.parametrize("kind", ["curse", "bless"])
def test_immunity_stops_new_cards_and_leaves_those_in_the_deck(kind: str) -> None:
    some = {MONSTERS: deck(MONSTER_CURSE, BLESS, "+0")}
    immune = guard(immune=[kind])
    assert receive_cards(immune, kind, 1, some, chance()) == 0  # type: ignore[arg-type]  # one of the two
    assert counted(some[MONSTERS]) == Counter([MONSTER_CURSE, BLESS, "+0"])
    assert texts(draw_modifiers(some[MONSTERS], MONSTERS, Fortune.NORMAL, 3, chance()).used) == [MONSTER_CURSE]


@rule("GH-COND-23")
def test_too_few_curses_are_shared_out_evenly_and_the_players_decide_who_gets_the_rest() -> None:
    shares = shared_curses(characters=4, each=3, pool=10)
    assert len(shares) == len(set(shares)) == 6
    assert all(sorted(share) == [2, 2, 3, 3] for share in shares)
    assert shared_curses(characters=3, each=3, pool=10) == [(3, 3, 3)]
    assert shared_curses(characters=2, each=1, pool=0) == [(0, 0)]


MOVES = st.lists(st.sampled_from(["draw", "advantage", "disadvantage", "curse", "bless", "round"]), max_size=60)


@settings(max_examples=80, deadline=None)
@given(MOVES, st.binary(min_size=1, max_size=8))
@rule("GH-MOD-07", "GH-MOD-08", "GH-MOD-11", "GH-COND-21")
def test_a_deck_keeps_its_cards_whatever_is_drawn(moves: list[str], key: bytes) -> None:
    luck = chance(key)
    own = [*standard_cards(), "rolling +1", "rolling push 1", "rolling stun", "rolling +1"]
    some = {MONSTERS: new_deck(own, MONSTERS, luck)}
    left = {MONSTER_CURSE: 0, BLESS: 0}
    for move in moves:
        left = _made(move, some, left, luck)
        held = counted(some[MONSTERS])
        assert {card: held.pop(card, 0) for card in left} == left
        assert held == Counter(own)
        assert left[MONSTER_CURSE] + curses_left(some, MONSTERS) == 10


def _made(move: str, some: dict[str, ModifierDeck], left: dict[str, int], luck: Chance) -> dict[str, int]:
    if move == "round":
        reshuffle_modifiers(some, luck)
        return left
    if move in ("curse", "bless"):
        give, card = (curse, MONSTER_CURSE) if move == "curse" else (bless, BLESS)
        return {**left, card: left[card] + give(some, MONSTERS, 4, luck)}
    how = Fortune.NORMAL if move == "draw" else Fortune(move)
    drawn = draw_modifiers(some[MONSTERS], MONSTERS, how, 2, luck)
    return {card: count - texts(drawn.turned_up).count(card) for card, count in left.items()}


def test_laying_aside_shows_the_cards_to_everybody() -> None:
    some = deck("+0")
    lay_aside(some, ["+1", BLESS])
    assert some.discard.cards == ["+1"]
    assert some.discard.seen == [-1]
