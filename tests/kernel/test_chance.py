"""Provable dice: streams, commitment, forcing, exact odds."""

from __future__ import annotations

import hashlib
from collections import Counter
from fractions import Fraction

import pytest

from examples.bandits import GAME as BANDITS
from questhall.kernel import Chance, Impossible, Match, commitment
from questhall.kernel.chance import number
from questhall.kit.odds import odds, outcomes
from questhall.kit.script import answers

KEY = b"0123456789abcdef"


def test_a_number_can_be_checked_with_nothing_but_blake2b() -> None:
    chance = Chance(KEY, {})
    drawn = [chance.below(2**63, "deck") for _ in range(20)]
    for count, value in enumerate(drawn):
        block = hashlib.blake2b(f"deck:{count // 8}".encode(), key=KEY, digest_size=64).digest()
        lane = count % 8
        assert value == int.from_bytes(block[8 * lane : 8 * lane + 8], "big") % 2**63
        assert value == number(KEY, "deck", count) % 2**63


def test_one_more_roll_here_shifts_nothing_there() -> None:
    one, other = Chance(KEY, {}), Chance(KEY, {})
    one.roll("attack")
    assert [one.roll("loot") for _ in range(10)] == [other.roll("loot") for _ in range(10)]


def test_the_counters_are_all_the_state_there_is() -> None:
    whole = Chance(KEY, {})
    first, rest = [whole.roll() for _ in range(5)], [whole.roll() for _ in range(5)]
    assert [Chance(KEY, {"die": 5}).roll()] == rest[:1]
    assert whole.counters == {"die": 10}
    assert first + rest == [1 + number(KEY, "die", count) % 6 for count in range(10)]


def test_dice_are_fair() -> None:
    chance = Chance(KEY, {})
    faces = Counter(chance.roll() for _ in range(60_000))
    chi_squared = sum((faces[face] - 10_000) ** 2 / 10_000 for face in range(1, 7))
    assert chi_squared < 20.5  # 99.9 % of fair dice


def test_a_shuffle_keeps_every_card_and_each_order_comes_up() -> None:
    chance, orders = Chance(KEY, {}), Counter[tuple[str, ...]]()
    for _ in range(6_000):
        cards = ["a", "b", "c"]
        chance.shuffle(cards, "deck")
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1_150 for count in orders.values())


def test_the_commitment_is_the_sha256_of_the_key() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_forced_outcome_must_be_possible() -> None:
    chance = Chance(KEY, {})
    chance.force("die", 6)
    with pytest.raises(Impossible, match=r"forced outcome 6 of stream 'die' is not in 0\.\.5"):
        chance.roll()


def test_the_odds_of_an_answer_are_exact() -> None:
    match = answers(Match(BANDITS, BANDITS.terms(2), KEY), "1 strike:2")
    table = odds(match, 1, "guard", lambda after: after.state.bandits[1].hearts)
    assert table == {3: Fraction(5, 6), 2: Fraction(1, 6)}
    assert len(list(outcomes(match, 1, "strike:1"))) == 36
    assert match.count == 1
