"""ATK, SHIELD, COND: the arithmetic of one attack on one target."""

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.games.gloomhaven.content.actions import Bonus
from questhall.games.gloomhaven.content.effects import read_effects
from questhall.games.gloomhaven.rules.combat.harm import leaves_coin
from questhall.games.gloomhaven.rules.combat.strike import (
    after_bonuses,
    possible_values,
)
from questhall.games.gloomhaven.state import Figure
from questhall.ledger import rule
from tests.games.gloomhaven.fights import brute, crate, guard

BONUSES = st.builds(Bonus, st.integers(-2, 3), st.just(1)) | st.builds(Bonus, st.just(0), st.just(2))


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 5), st.lists(BONUSES, max_size=5))
@rule("GH-ATK-07")
def test_the_possible_values_are_those_of_all_orders(value: int, bonuses: list[Bonus]) -> None:
    assert possible_values(value, bonuses) == sorted({after_bonuses(value, order) for order in permutations(bonuses)})


@rule("GH-ATK-14", "GH-ATK-15", "GH-IX-47")
def test_a_coin_is_left_by_monsters_of_the_diagram_alone() -> None:
    assert leaves_coin(guard())
    assert leaves_coin(guard(rank="boss"))
    others = [
        guard(arrival="summoned"),
        guard(arrival="spawned"),
        Figure("ally", "bandit-guard", 5, 5),
        crate(),
        brute(),
    ]
    assert not any(map(leaves_coin, others))


def test_effects_are_read_in_their_order() -> None:
    effects = read_effects("poison curse 2 heal 1 self add-target experience 1")
    assert [(effect.kind, effect.points, effect.is_own) for effect in effects] == [
        ("poison", 1, False),
        ("curse", 2, False),
        ("heal", 1, True),
        ("add-target", 1, True),
        ("experience", 1, True),
    ]
