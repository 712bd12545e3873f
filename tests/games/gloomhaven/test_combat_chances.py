"""The exact chances of an attack: by hand, against every order of small decks, and against many draws."""

import doctest
from collections import Counter
from fractions import Fraction
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.games.gloomhaven import odds
from questhall.games.gloomhaven.content import effects as effects_module
from questhall.games.gloomhaven.odds import Chances, at_least, damage_chances, mean
from questhall.games.gloomhaven.rules.combat import modifiers as modifiers_module
from questhall.games.gloomhaven.rules.combat.draws import Fortune
from questhall.games.gloomhaven.rules.combat.modifiers import standard_cards
from questhall.games.gloomhaven.rules.combat.strike import possible_results
from questhall.ledger import rule
from tests.games.gloomhaven.fights import chance, deck, draw_modifiers

STANDARD = deck(*standard_cards())
NORMAL, ADVANTAGE, DISADVANTAGE = Fortune.NORMAL, Fortune.ADVANTAGE, Fortune.DISADVANTAGE


def twentieths(chances: Chances) -> dict[int, int]:
    return {damage: int(likely * 20) for damage, likely in chances.items()}


@rule("GH-MOD-01", "GH-ATK-16")
def test_the_standard_deck_by_hand() -> None:
    assert twentieths(damage_chances(3, STANDARD)) == {0: 1, 1: 1, 2: 5, 3: 6, 4: 5, 5: 1, 6: 1}
    assert mean(damage_chances(3, STANDARD)) == 3
    # Attack 1: null, -2 and -1 do nothing; +0 does 1; +1 and the double card 2; +2 does 3.
    assert twentieths(damage_chances(1, STANDARD)) == {0: 7, 1: 6, 2: 6, 3: 1}
    assert mean(damage_chances(1, STANDARD)) == Fraction(21, 20)


@rule("GH-IX-01", "GH-FX-10")
def test_the_shield_counts_after_the_card_and_pierce_against_the_shield() -> None:
    assert twentieths(damage_chances(3, STANDARD, shield=2)) == {0: 7, 1: 6, 2: 5, 3: 1, 4: 1}
    assert damage_chances(3, STANDARD, shield=2, pierce=3) == damage_chances(3, STANDARD)
    # A rolling card with pierce opens the shield for the card it leads to.
    assert damage_chances(3, deck("rolling pierce 2", "+1"), shield=2) == {2: Fraction(1, 2), 4: Fraction(1, 2)}


@rule("GH-ADV-01", "GH-ADV-04")
def test_two_cards_of_a_small_deck_by_hand() -> None:
    some = deck("+0", "+1", "+2")
    assert damage_chances(3, some, ADVANTAGE) == {4: Fraction(1, 3), 5: Fraction(2, 3)}
    assert damage_chances(3, some, DISADVANTAGE) == {3: Fraction(2, 3), 4: Fraction(1, 3)}


@rule("GH-ADV-01", "GH-ADV-04")
def test_of_a_standard_deck_the_worst_card_is_hard_to_use_with_advantage() -> None:
    # No damage at Attack 3 needs the null card and something worse: there is nothing worse.
    assert damage_chances(3, STANDARD, ADVANTAGE).get(0, 0) == 0
    assert damage_chances(3, STANDARD, DISADVANTAGE)[0] == Fraction(1, 10)
    means = [mean(damage_chances(3, STANDARD, how)) for how in (DISADVANTAGE, NORMAL, ADVANTAGE)]
    assert means == sorted(means)
    # Pairs of 380 by their better card: 190 unordered ones, the k-th best card being best in 20 - k of them.
    worths = [6, 5, *[4] * 5, *[3] * 6, *[2] * 5, 1, 0]
    by_hand = sum(Fraction(worth * (19 - place), 190) for place, worth in enumerate(worths))
    assert means[2] == by_hand


@rule("GH-MOD-07")
def test_a_rolling_card_by_hand() -> None:
    assert damage_chances(2, deck("rolling +1", "+0")) == {2: Fraction(1, 2), 3: Fraction(1, 2)}
    two = damage_chances(2, deck("rolling +1", "rolling +1", "+0"))
    assert two == {2: Fraction(1, 3), 3: Fraction(1, 3), 4: Fraction(1, 3)}


@rule("GH-MOD-11")
def test_an_empty_pile_draws_on_from_the_discards() -> None:
    some = deck("rolling +1", discards=("+0", "+2"))
    assert damage_chances(2, some) == {3: Fraction(1, 2), 5: Fraction(1, 2)}
    assert damage_chances(2, deck(discards=("+0",))) == {2: Fraction(1)}
    assert damage_chances(2, deck("rolling +1")) == {3: Fraction(1)}


@rule("GH-ATK-07")
def test_where_the_order_is_free_it_is_the_best_one_unless_told_otherwise() -> None:
    some = deck("rolling +1", "x2")
    assert damage_chances(3, some) == {6: Fraction(1, 2), 8: Fraction(1, 2)}
    assert damage_chances(3, some, prefer=min) == {6: Fraction(1, 2), 7: Fraction(1, 2)}


@rule("GH-VAR-RR-01")
def test_with_less_randomness_the_standard_deck_is_narrower() -> None:
    tamed = deck(*standard_cards(), tamed=True)
    assert twentieths(damage_chances(5, tamed)) == {3: 2, 4: 5, 5: 6, 6: 5, 7: 2}


def test_how_likely_a_kill_is() -> None:
    assert at_least(damage_chances(3, STANDARD), 4) == Fraction(7, 20)


CARDS = ["-1", "+0", "+1", "+2", "null", "x2", "+0 stun", "+1 muddle", "rolling +1", "rolling pierce 1", "rolling stun"]


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(CARDS), min_size=1, max_size=5),
    st.sampled_from(Fortune),
    st.integers(0, 4),
    st.integers(0, 2),
)
@rule("GH-MOD-07", "GH-ADV-01", "GH-ADV-04", "GH-ATK-06")
def test_the_chances_are_those_of_all_orders_of_the_deck(
    cards: list[str], how: Fortune, value: int, shield: int
) -> None:
    seen: Counter[int] = Counter()
    for order in permutations(cards):
        used = draw_modifiers(deck(*order), "brute", how, value, chance()).used
        pierce = sum(card.text.endswith("pierce 1") for card in used)
        seen[max(0, max(possible_results(value, used)) - max(0, shield - pierce))] += 1
    expected = {damage: Fraction(count, seen.total()) for damage, count in seen.items()}
    assert damage_chances(value, deck(*cards), how, shield) == expected


def test_what_the_modules_show_is_true() -> None:
    for module in (odds, effects_module, modifiers_module):
        result = doctest.testmod(module)
        assert result.attempted
        assert not result.failed
