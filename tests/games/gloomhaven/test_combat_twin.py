"""Modifier draws against naive twins: the rules told once more, card by card."""

from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.games.gloomhaven.rules.combat.draws import Fortune, better_card
from questhall.games.gloomhaven.rules.combat.modifiers import ModifierCard, read_card
from questhall.ledger import rule
from tests.games.gloomhaven.fights import chance, deck, draw_modifiers, texts

NUMBERS = ["-2", "-1", "+0", "+1", "+2", "+3"]
EFFECTS = ["", " stun", " muddle", " push 1", " push 2"]
PLAIN = [number + effect for number in NUMBERS for effect in EFFECTS] + ["null", "x2", "bless", "curse-monsters"]
ROLLING = ["rolling +1", "rolling +2", "rolling stun", "rolling pierce 3", "rolling +1 poison"]


def result(card: ModifierCard, value: int) -> float:
    """What the card makes of an attack value; no damage at all is less than anything."""
    if card.text in ("x2", "bless"):
        return 2 * value
    return float("-inf") if card.text in ("null", "curse-monsters") else value + card.value


def naive_better(first: ModifierCard, second: ModifierCard, value: int) -> str:
    """The table of cases of the book, ambiguous ones first."""
    words = [" ".join(card.text.split()[1:]) for card in (first, second)]
    low, high = sorted((first, second), key=lambda card: result(card, value))
    same = result(first, value) == result(second, value)
    if words[0] and words[1] and words[0] != words[1]:
        return "?"  # case 1: different effects
    if words[0] == words[1]:
        return "?" if same else high.text  # case 3: the same result
    extra = first if words[0] else second
    if same or extra is high:
        return extra.text
    assert extra is low
    return "?"  # case 2: the effect comes with the lower number


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(PLAIN), st.sampled_from(PLAIN), st.integers(0, 6))
@rule("GH-ADV-07", "GH-ADV-08", "GH-ADV-09", "GH-ADV-10", "GH-ADV-11", "GH-ADV-12", "GH-IX-23", "GH-IX-24")
def test_the_better_card_is_that_of_the_table(first: str, second: str, value: int) -> None:
    one, other = read_card(first), read_card(second)
    found = better_card(one, other, value)
    assert (found.text if found else "?") == naive_better(one, other, value)


def naive_used(pile: list[str], how: Fortune, value: int) -> list[str]:
    """Draw from the front of the pile by the words of the book."""
    drawn = [pile.pop(0)]
    if how is Fortune.NORMAL:
        while drawn[-1].startswith("rolling"):
            drawn.append(pile.pop(0))
        return drawn
    drawn.append(pile.pop(0))
    rolling = [card for card in drawn if card.startswith("rolling")]
    if not rolling:
        better = naive_better(read_card(drawn[0]), read_card(drawn[1]), value)
        if better == "?":
            return drawn[:1]
        worse = drawn[1] if better == drawn[0] else drawn[0]
        return [better if how is Fortune.ADVANTAGE else worse]
    if len(rolling) == 2:
        while drawn[-1].startswith("rolling"):
            drawn.append(pile.pop(0))
        return drawn if how is Fortune.ADVANTAGE else drawn[-1:]
    return drawn if how is Fortune.ADVANTAGE else [card for card in drawn if card not in rolling]


PILES = st.lists(st.one_of(st.sampled_from(PLAIN), st.sampled_from(ROLLING)), max_size=8)


@settings(max_examples=400, deadline=None)
@given(PILES, st.sampled_from(Fortune), st.integers(0, 6))
@rule("GH-MOD-07", "GH-ADV-01", "GH-ADV-02", "GH-ADV-03", "GH-ADV-04", "GH-ADV-05", "GH-ADV-06", "GH-IX-22")
def test_every_draw_agrees_with_the_naive_twin(cards: list[str], how: Fortune, value: int) -> None:
    pile = [*cards, "+0", "-1"]
    some = deck(*pile)
    draw = draw_modifiers(some, "brute", how, value, chance())
    assert texts(draw.used) == naive_used(pile, how, value)
    assert some.draw.cards == pile[::-1]


@settings(max_examples=150, deadline=None)
@given(PILES, st.integers(0, 6))
@rule("GH-ADV-05", "GH-ADV-06", "GH-IX-22")
def test_with_disadvantage_no_rolling_card_is_ever_used(cards: list[str], value: int) -> None:
    draw = draw_modifiers(deck(*cards, "+0", "-1"), "brute", Fortune.DISADVANTAGE, value, chance())
    assert [card.rolling for card in draw.used] == [False]
