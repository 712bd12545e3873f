"""The Brute's halves of levels 2 to 9 that are more than plain, each from its printed words."""

import pytest

from questhall.ledger import rule
from tests.games.gloomhaven.bandits import ATTACKING_GUARDS, guards, left
from tests.games.gloomhaven.halves import active, gone, half_of
from tests.games.gloomhaven.play import a_turn


@rule("GH-ATK-12", "GH-BOSS-02")
def test_fatal_advance_kills_one_adjacent_normal_enemy_whatever_its_life_and_shield() -> None:
    foes = {"H10": "bandit-guard elite", "I11": "bandit-guard 9", "H9": "bandit-guard"}
    table = half_of("brute", "fatal-advance", "top", foes=foes)
    assert set(table.options) == {"target:bandit-guard-2", "skip"}
    table.do("target:bandit-guard-2")
    assert not table.alive("bandit-guard-2")
    assert table.told("hurt") == []
    assert table.w.coins
    assert (table.hero().tally["kills"], gone(table)) == (1, "lost, 2 XP")


@rule("GH-TURN-04")
def test_fatal_advance_without_a_victim_is_not_lost() -> None:
    assert gone(half_of("brute", "fatal-advance", "top", foes={"H10": "bandit-guard elite"})) == "discard"


@rule("GH-ACTIVE-04", "GH-ACTIVE-05")
def test_juggernaut_cancels_the_next_three_sources_of_damage_and_teaches_each_time() -> None:
    foes = {"H10": "bandit-guard", "H12": "bandit-guard", "I11": "bandit-guard", "I12": "bandit-guard"}
    table = half_of("brute", "juggernaut", "bottom", foes=foes).do("do")
    assert active(table) == ["juggernaut"]
    table = a_turn("brute", foes=foes, friends={"K13": "scoundrel"}).activate("juggernaut", "bottom")
    table.wake(ATTACKING_GUARDS).do("end")
    assert (table.hp("brute"), table.hero().xp, table.hero().lost) == (10, 3, ["juggernaut"])
    table.pass_all("cards")
    assert table.hp("brute") < 10


def test_hook_and_chain_pulls_its_target_two_hexes() -> None:
    table = half_of("brute", "hook-and-chain", "top", at="E9", foes=guards("H10"))
    table.do("hit:bandit-guard-1", "pull:G10")
    assert (left(table, 1), table.spot("bandit-guard-1")) == ([6], "F9")


def test_hook_and_chain_strikes_for_each_hex_of_a_straight_move() -> None:
    table = half_of("brute", "hook-and-chain", "bottom", at="H12", foes=guards("G9"))
    table.do("go:H10")
    assert table.kind == "turn"
    table = half_of("brute", "hook-and-chain", "bottom", at="H12", foes=guards("H9"))
    table.do("go:H10", "hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([7], "discard")


@pytest.mark.parametrize("steps", [("step:H11", "go:G11"), ("skip",)])
def test_hook_and_chain_does_not_strike_after_a_bend_or_without_a_move(steps: tuple[str, ...]) -> None:
    table = half_of("brute", "hook-and-chain", "bottom", at="H12", foes=guards("G10", "I12")).do(*steps)
    assert table.kind == "turn"


@rule("GH-SHIELD-01")
@pytest.mark.parametrize(
    ("card", "points", "then"),
    [("brute-force", 2, "active"), ("selfish-retribution", 3, "active, 1 XP"), ("quietus", 3, "active")],
)
def test_a_move_and_a_bonus_till_the_end_of_the_round(card: str, points: int, then: str) -> None:
    table = half_of("brute", card, "bottom", at="H12", foes=guards("H10"))
    assert table.w.agenda[-1].points == points  # type: ignore[union-attr]  # a Walk
    table.do("go:H11", "do")
    assert gone(table) == then
    table.do("end").pass_all("cards")
    assert active(table) == []
    assert card in table.hero().discard


def test_brute_force_shields_against_each_attack_of_the_round() -> None:
    table = a_turn("brute", foes=guards("H10"), friends={"K13": "scoundrel"}).activate("brute-force", "bottom")
    table.wake(ATTACKING_GUARDS).do("end").pass_all("cards")
    assert [each["shield"] for each in table.told("hit") if each["target"] == "brute"] == [1]


def test_selfish_retribution_answers_adjacent_attackers() -> None:
    table = a_turn("brute", foes=guards("H10"), friends={"K13": "scoundrel"}).activate("selfish-retribution", "bottom")
    table.wake(ATTACKING_GUARDS).do("end").pass_all("cards")
    assert left(table, 1) == [7]


@rule("GH-COND-16")
def test_quietus_kills_one_adjacent_normal_enemy_that_is_stunned() -> None:
    foes = {"H10": "bandit-guard", "I11": "bandit-guard 9 stun", "H12": "bandit-guard elite stun"}
    table = half_of("brute", "quietus", "top", foes=foes)
    assert set(table.options) == {"target:bandit-guard-2", "skip"}
    table.do("target:bandit-guard-2")
    assert not table.alive("bandit-guard-2")
    assert gone(table) == "discard, 1 XP"


def test_quietus_adds_one_to_all_attacks_of_the_round() -> None:
    table = a_turn("brute", "trample", foes=guards("H10")).activate("quietus", "bottom")
    assert left(table.do("top:trample", "hit:bandit-guard-1"), 1) == [9 - 3 - 1]


def test_immovable_phalanx_attacks_for_four_and_shields_for_the_round() -> None:
    table = half_of("brute", "immovable-phalanx", "top", foes=guards("H10"))
    table.do("hit:bandit-guard-1", "do")
    assert (left(table, 1), gone(table)) == ([5], "active")
    assert table.hero().active[0].duration == "round"


@rule("GH-ACTIVE-03")
def test_immovable_phalanx_lets_moves_be_performed_as_attacks_of_the_same_value() -> None:
    assert gone(half_of("brute", "immovable-phalanx", "bottom").do("do")) == "active"
    table = a_turn("brute", "fatal-advance", foes=guards("H10")).activate("immovable-phalanx", "bottom")
    table.do("bottom:fatal-advance", "as-attack", "hit:bandit-guard-1")
    assert (left(table, 1), table.hero().discard) == ([5], ["fatal-advance"])


def test_immovable_phalanx_still_lets_one_move_and_works_on_the_basic_move() -> None:
    table = a_turn("brute", "fatal-advance", "trample", foes=guards("H9")).activate("immovable-phalanx", "bottom")
    table.do("bottom:fatal-advance", "as-move", "go:H10")
    assert table.spot("brute") == "H10"
    table = a_turn("brute", "trample", foes=guards("H10")).activate("immovable-phalanx", "bottom")
    table.do("move:trample", "as-attack", "hit:bandit-guard-1")
    assert left(table, 1) == [7]


@rule("GH-ACTIVE-03")
def test_defensive_tactics_shield_and_answer_for_good() -> None:
    table = half_of("brute", "defensive-tactics", "bottom", foes=guards("H10")).do("do", "do")
    assert gone(table) == "active, 2 XP"
    table = a_turn("brute", foes=guards("H10"), friends={"K13": "scoundrel"}).activate("defensive-tactics", "bottom")
    table.wake(ATTACKING_GUARDS).do("end").pass_all("cards")
    assert [each["shield"] for each in table.told("hit") if each["target"] == "brute"] == [1]
    assert (left(table, 1), active(table)) == ([8], ["defensive-tactics"])


@pytest.mark.parametrize(
    ("condition", "damage"), [("disarm", 6), ("immobilize", 6), ("stun", 6), ("muddle", 3), ("", 3)]
)
def test_frenzied_onslaught_adds_three_against_the_hampered(condition: str, damage: int) -> None:
    assert gone(half_of("brute", "frenzied-onslaught", "bottom").do("do")) == "active, 1 XP"
    table = a_turn("brute", "trample", foes={"H10": f"bandit-guard 9 {condition}"})
    table.activate("frenzied-onslaught", "bottom").do("top:trample", "hit:bandit-guard-1")
    assert left(table, 1) == [9 - damage]


def test_face_your_end_pulls_each_of_its_targets_three_hexes() -> None:
    table = half_of("brute", "face-your-end", "top", at="E9", foes=guards("I10"))
    table.do("hit:bandit-guard-1", "pull:H10")
    assert (left(table, 1), table.spot("bandit-guard-1")) == ([7], "F9")


@rule("GH-BOSS-02")
def test_face_your_end_kills_an_elite_too() -> None:
    table = half_of("brute", "face-your-end", "bottom", foes={"H10": "bandit-guard elite", "I11": "bandit-guard"})
    assert set(table.options) == {"target:bandit-guard-1", "target:bandit-guard-2", "skip"}
    table.do("target:bandit-guard-1")
    assert not table.alive("bandit-guard-1")
    assert gone(table) == "lost, 2 XP"
