"""The Brute's cards of level 1 and X, each half played from its printed words."""

from questhall.ledger import rule
from tests.games.gloomhaven.play import a_turn


@rule("GH-FX-10")
def test_trample_pierces_two_points_of_shield() -> None:
    table = a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard elite 9"})
    assert table.figure("bandit-guard-1").shield == [1]
    table.do("top:trample", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 6
    assert table.hero().discard == ["trample"]


def test_trample_attacks_all_enemies_it_jumped_over_and_is_lost() -> None:
    table = a_turn("brute", "trample", at="H12", foes={"H11": "bandit-guard 9", "H10": "bandit-guard 9"})
    table.do("bottom:trample", "step:H11", "step:H10", "step:H9", "stop", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (table.hp("bandit-guard-1"), table.hp("bandit-guard-2")) == (7, 7)
    assert table.hero().lost == ["trample"]
    assert table.hero().xp == 2
