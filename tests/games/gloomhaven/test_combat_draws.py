"""MOD and ADV: how many cards an attack turns up, and which of them are used."""

import pytest

from questhall.games.gloomhaven.rules.combat.draws import (
    Fortune,
    better_card,
    choose_card,
    fortune,
    fortune_against,
)
from questhall.games.gloomhaven.rules.combat.modifiers import BLESS, ModifierCard, read_card
from questhall.games.gloomhaven.rules.combat.strike import damage_through, possible_results
from questhall.ledger import rule
from tests.games.gloomhaven.fights import brute, chance, deck, draw_modifiers, guard, texts

ADVANTAGE, DISADVANTAGE, NORMAL = Fortune.ADVANTAGE, Fortune.DISADVANTAGE, Fortune.NORMAL


def drawn(how: Fortune, *cards: str, value: int = 3) -> tuple[int, str]:
    """What Attack `value` comes to, and the effects, with these cards on top of the deck."""
    some = deck(*cards, "-2", "-2")
    draw = draw_modifiers(some, "brute", how, value, chance())
    assert texts(draw.turned_up) == list(cards), "the test names exactly the cards that are turned up"
    return max(possible_results(value, draw.used)), _effects(draw.used)


def _effects(used: tuple[ModifierCard, ...]) -> str:
    return " ".join(effect.kind for card in used for effect in card.effects)


def better(first: str, second: str, value: int = 3) -> str:
    """The better card, or ? if that cannot be said."""
    found = better_card(read_card(first), read_card(second), value)
    return found.text if found else "?"


@rule("GH-MOD-07")
def test_rolling_cards_add_up_with_the_card_they_lead_to() -> None:
    some = deck("rolling push 2", "rolling infuse earth", "+2", "+1")
    draw = draw_modifiers(some, "brute", NORMAL, 3, chance())
    effects = [effect for card in draw.used for effect in card.effects]
    assert [(effect.kind, effect.points, effect.element) for effect in effects] == [
        ("push", 2, ""),
        ("infuse", 1, "earth"),
    ]
    assert possible_results(3, draw.used) == [5]
    assert some.draw.cards == ["+1"]


@rule("GH-MOD-07")
def test_without_a_rolling_card_one_card_is_drawn() -> None:
    assert drawn(NORMAL, "+1") == (4, "")


@rule("GH-MOD-04")
def test_nothing_adds_to_a_null() -> None:
    assert drawn(NORMAL, "rolling +1", "null") == (0, "")
    assert possible_results(3, [read_card("rolling +1"), read_card("null")]) == [0]


@rule("GH-ADV-01")
def test_with_advantage_the_better_of_two_cards_is_used() -> None:
    assert drawn(ADVANTAGE, "-1", "+1") == (4, "")
    assert drawn(ADVANTAGE, "+1", "-1") == (4, "")


@rule("GH-ADV-02", "GH-IX-22")
def test_with_advantage_one_rolling_card_is_added_to_the_other() -> None:
    assert drawn(ADVANTAGE, "rolling +1", "-1") == (3, "")
    assert drawn(ADVANTAGE, "-1", "rolling +1") == (3, "")
    assert drawn(ADVANTAGE, "rolling +1", "null") == (0, "")


@rule("GH-ADV-03")
def test_with_advantage_two_rolling_cards_lead_on_and_all_are_added() -> None:
    assert drawn(ADVANTAGE, "rolling +1", "rolling stun", "+0") == (4, "stun")
    assert drawn(ADVANTAGE, "rolling +1", "rolling +1", "rolling +1", "+1") == (7, "")


@rule("GH-ADV-04")
def test_with_disadvantage_the_worse_of_two_cards_is_used() -> None:
    assert drawn(DISADVANTAGE, "-1", "+1") == (2, "")
    assert drawn(DISADVANTAGE, "+1", "-1") == (2, "")


@rule("GH-ADV-05", "GH-IX-22")
def test_with_disadvantage_a_rolling_card_is_dropped() -> None:
    assert drawn(DISADVANTAGE, "rolling +1", "+0") == (3, "")
    assert drawn(DISADVANTAGE, "+0", "rolling +1") == (3, "")


@rule("GH-ADV-06")
def test_with_disadvantage_two_rolling_cards_lead_on_and_only_the_last_card_counts() -> None:
    assert drawn(DISADVANTAGE, "rolling +1", "rolling poison", "+2") == (5, "")


@rule("GH-ADV-07", "GH-IX-23")
@pytest.mark.parametrize("how", [ADVANTAGE, DISADVANTAGE])
def test_where_nobody_can_say_which_is_better_the_first_card_is_used(how: Fortune) -> None:
    for first, second in [("+0 stun", "+1"), ("+1", "+0 stun"), ("+0 muddle", "+2 stun"), ("+2 stun", "+0 muddle")]:
        assert choose_card(read_card(first), read_card(second), how, 3).text == first


@rule("GH-ADV-08")
def test_an_effect_is_worth_something() -> None:
    assert better("+1 stun", "+1") == better("+1", "+1 stun") == "+1 stun"
    assert drawn(DISADVANTAGE, "+1 stun", "+1") == (4, "")
    assert drawn(ADVANTAGE, "+1", "+1 stun") == (4, "stun")
    assert better("+2 stun", "+1") == "+2 stun"


@rule("GH-ADV-09", "GH-IX-23")
def test_different_effects_cannot_be_compared_whatever_the_numbers() -> None:
    assert better("+0 muddle", "+0 stun") == "?"
    assert better("+3 muddle", "-1 stun") == better("-1 stun", "+3 muddle") == "?"
    assert better("+0 push 1", "+1 push 2") == "?"


@rule("GH-ADV-09")
def test_with_the_same_effect_on_both_the_number_decides() -> None:
    assert better("+0 stun", "+1 stun") == "+1 stun"
    assert better("+0 stun muddle", "+1 muddle stun") == "+1 muddle stun"


@rule("GH-ADV-10", "GH-IX-23")
def test_an_effect_with_a_lower_number_cannot_be_compared() -> None:
    assert better("+0 stun", "+1") == better("+1", "+0 stun") == "?"


@rule("GH-ADV-11")
def test_cards_with_the_same_result_leave_it_to_the_first() -> None:
    assert better("+2", "x2", value=2) == better("x2", "+2", value=2) == "?"
    assert choose_card(read_card("x2"), read_card("+2"), ADVANTAGE, 2).text == "x2"
    assert better("+1", "+1") == "?"
    assert better("x2", BLESS) == "?"


@rule("GH-ADV-11", "GH-ADV-12")
def test_a_double_card_is_as_good_as_the_attack_is_high() -> None:
    assert better("x2", "+2", value=3) == "x2"
    assert better("x2", "+2", value=1) == "+2"


@rule("GH-ADV-12", "GH-IX-24")
def test_the_comparison_looks_at_the_cards_alone() -> None:
    # At attack value 1 a -2 card does no more damage than a null card; still null is the worse card.
    assert better("null", "-2", value=1) == "-2"
    assert drawn(DISADVANTAGE, "-2", "null", value=5) == (0, "")
    assert better("null", "x2", value=4) == "x2"


@rule("GH-ADV-13")
def test_sources_of_one_kind_do_not_add_up() -> None:
    assert fortune(3, 0) is fortune(1, 0) is ADVANTAGE
    assert fortune(0, 2) is fortune(0, 1) is DISADVANTAGE


@rule("GH-ADV-14", "GH-IX-25")
@pytest.mark.parametrize(("good", "bad"), [(1, 1), (1, 2), (3, 1), (0, 0)])
def test_one_source_of_each_kind_cancels_whatever_their_numbers(good: int, bad: int) -> None:
    assert fortune(good, bad) is NORMAL


@rule("GH-ADV-14", "GH-IX-25")
def test_strengthen_against_muddle_and_adjacency_is_a_normal_draw() -> None:
    archer = guard(conditions={"strengthen": 1, "muddle": 1})
    assert fortune_against(archer, range_=3, distance=1) is NORMAL


@rule("GH-ATK-05", "GH-ADV-15")
def test_a_ranged_attack_has_disadvantage_against_each_adjacent_target_only() -> None:
    archer = guard()
    assert [fortune_against(archer, 3, distance) for distance in (1, 2, 3)] == [DISADVANTAGE, NORMAL, NORMAL]
    assert fortune_against(archer, range_=0, distance=1) is NORMAL


@rule("GH-COND-18")
def test_muddle_gives_all_attacks_disadvantage() -> None:
    muddled = brute(conditions={"muddle": 1})
    assert fortune_against(muddled, 0, 1) is fortune_against(muddled, 4, 3) is DISADVANTAGE


@rule("GH-COND-27")
def test_strengthen_gives_all_attacks_advantage() -> None:
    strong = brute(conditions={"strengthen": 1})
    assert fortune_against(strong, 0, 1) is fortune_against(strong, 4, 3) is ADVANTAGE
    assert fortune_against(strong, 4, 1) is NORMAL


def test_other_sources_count_too() -> None:
    assert fortune_against(brute(), 0, 1, advantages=1) is ADVANTAGE
    assert fortune_against(brute(), 0, 1, advantages=1, disadvantages=1) is NORMAL


@rule("GH-VAR-RR-01")
@pytest.mark.parametrize(
    ("card", "attack", "damage"),
    [("x2", 5, 7), ("bless", 5, 7), ("curse-monsters", 5, 3), ("null", 5, 3), ("null", 1, 0)],
)
def test_with_less_randomness_double_cards_are_plus_two_and_null_cards_minus_two(
    card: str, attack: int, damage: int
) -> None:
    draw = draw_modifiers(deck(card, "+0", tamed=True), "brute", NORMAL, attack, chance())
    (result,) = possible_results(attack, draw.used)
    assert damage_through(result, 0, 0) == damage


@rule("GH-VAR-RR-02")
def test_with_less_randomness_the_reshuffle_stays_as_it_is() -> None:
    flags = []
    for card in ("x2", "null", "bless", "+2"):
        some = deck(card, "+0", tamed=True)
        draw_modifiers(some, "brute", NORMAL, 3, chance())
        flags.append(some.reshuffle)
    assert flags == [True, True, False, False]
