"""The Scoundrel's halves of levels 2 to 9 that are more than plain, each from its printed words."""

from typing import Any

import pytest

from questhall.games.gloomhaven.content.terms import Trap
from questhall.games.gloomhaven.state import Walk
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import ATTACKING_GUARDS, guards, left
from tests.games.gloomhaven.halves import AWAY, active, gone, half_of
from tests.games.gloomhaven.play import Table, a_turn, rebuilt
from tests.games.gloomhaven.staging import used_cards, with_traps

BESIDE = {"H9": "brute"}  # of an enemy on H10


def sneak(card: str, half: str, **position: Any) -> Table:
    return half_of("scoundrel", card, half, **position)


def strike(table: Table) -> int:
    """An attack of 3 on the first guard; the damage it does."""
    before = left(table, 1)[0]
    table.do("top:venom-shiv", "hit:bandit-guard-1")
    return before - left(table, 1)[0]


def points(table: Table) -> int:
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    return walk.points


@rule("GH-XP-03")
@pytest.mark.parametrize(
    ("friends", "wounds", "then"), [(BESIDE, True, "discard, 1 XP"), ({AWAY: "brute"}, False, "discard")]
)
def test_open_wound_wounds_an_enemy_beside_an_ally(friends: dict[str, str], wounds: bool, then: str) -> None:
    table = sneak("open-wound", "top", foes=guards("H10"), friends=friends).do("hit:bandit-guard-1")
    assert (left(table, 1), table.has("bandit-guard-1", "wound"), gone(table)) == ([5], wounds, then)


@pytest.mark.parametrize(("others", "damage"), [((), 5), (("H9",), 3)])
def test_duelists_advance_adds_two_against_the_lonely_for_a_round(others: tuple[str, ...], damage: int) -> None:
    table = sneak("duelists-advance", "bottom").do("do")
    assert (gone(table), table.hero().active[0].duration) == ("active", "round")
    table = a_turn("scoundrel", "venom-shiv", foes=guards("H10", *others), friends={AWAY: "brute"})
    assert strike(table.activate("duelists-advance", "bottom")) == damage


@rule("GH-ADV-01", "GH-ACTIVE-07")
def test_flurry_of_blades_moves_four_and_gives_advantage_for_the_round() -> None:
    table = sneak("flurry-of-blades", "bottom", at="H12")
    assert points(table) == 4
    table.do("go:H11", "do")
    assert (gone(table), table.hero().active[0].duration) == ("active", "round")
    table = a_turn("scoundrel", "venom-shiv", foes=guards("H10"), friends={AWAY: "brute"})
    table = table.activate("flurry-of-blades", "bottom").next_cards("scoundrel", "-1", "+1")
    assert (strike(table), used_cards(table)) == (4, [["-1", "+1"]])


@rule("GH-XP-03")
@pytest.mark.parametrize(
    ("friends", "others", "damage", "then"),
    [
        (BESIDE, (), 9, "lost, 2 XP"),
        (BESIDE, ("I10",), 6, "lost, 1 XP"),
        ({AWAY: "brute"}, (), 6, "lost, 1 XP"),
        ({AWAY: "brute"}, ("I10",), 3, "lost"),
    ],
)
def test_gruesome_advantage_grows_twice(
    friends: dict[str, str], others: tuple[str, ...], damage: int, then: str
) -> None:
    table = sneak("gruesome-advantage", "top", foes=guards("H10", *others, hp=20), friends=friends)
    table.do("hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([20 - damage], then)


@rule("GH-XP-03")
@pytest.mark.parametrize(("friends", "damage", "then"), [(BESIDE, 6, "discard, 1 XP"), ({AWAY: "brute"}, 4, "discard")])
def test_cull_the_weak_strikes_harder_beside_an_ally(friends: dict[str, str], damage: int, then: str) -> None:
    table = sneak("cull-the-weak", "top", foes=guards("H10"), friends=friends).do("hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([9 - damage], then)


@rule("GH-ACTIVE-04", "GH-XP-04")
@pytest.mark.parametrize(
    ("condition", "damage", "used"), [("disarm", 5, 2), ("immobilize", 5, 2), ("stun", 5, 2), ("muddle", 3, 1)]
)
def test_cull_the_weak_adds_two_against_the_next_six_hampered(condition: str, damage: int, used: int) -> None:
    assert gone(sneak("cull-the-weak", "bottom").do("do")) == "active"
    table = a_turn("scoundrel", "venom-shiv", foes={"H10": f"bandit-guard 9 {condition}"}, friends={AWAY: "brute"})
    assert strike(table.activate("cull-the-weak", "bottom", used=1)) == damage
    assert table.hero().active[0].used == used
    assert table.hero().xp == 1 + (used == 2)


@rule("GH-BOSS-02", "GH-ATK-12")
def test_visage_of_the_inevitable_kills_a_normal_enemy_between_the_scoundrel_and_an_ally() -> None:
    table = sneak("visage-of-the-inevitable", "top", foes=guards("H10"), friends=BESIDE)
    table.do("target:bandit-guard-1")
    assert (table.alive("bandit-guard-1"), gone(table)) == (False, "discard, 1 XP")


@pytest.mark.parametrize(
    ("foes", "friends"),
    [
        ({"H10": "bandit-guard elite"}, BESIDE),
        (guards("H10", "I10"), BESIDE),
        (guards("H10"), {AWAY: "brute"}),
    ],
)
def test_visage_of_the_inevitable_finds_nobody_else(foes: dict[str, str], friends: dict[str, str]) -> None:
    table = sneak("visage-of-the-inevitable", "top", foes=foes, friends=friends)
    assert (table.kind, gone(table)) == ("turn", "discard")


@rule("GH-ACTIVE-03", "GH-ACTIVE-06")
@pytest.mark.parametrize(("condition", "damage"), [("poison", 3 + 1 + 2), ("wound", 3)])
def test_crippling_poison_adds_two_against_the_poisoned_for_good(condition: str, damage: int) -> None:
    table = sneak("crippling-poison", "top").do("do")
    assert (gone(table), table.hero().active[0].slots) == ("active", ())
    table = a_turn("scoundrel", "venom-shiv", foes={"H10": f"bandit-guard 9 {condition}"}, friends={AWAY: "brute"})
    assert strike(table.activate("crippling-poison", "top")) == damage
    assert active(table) == ["crippling-poison"]


@rule("GH-ELEM-05", "GH-XP-03")
@pytest.mark.parametrize(
    ("friends", "answers", "damage", "then"),
    [
        (BESIDE, ("feed:dark",), 8, "discard, 2 XP"),
        (BESIDE, ("pass",), 4, "discard"),
        ({AWAY: "brute"}, ("feed:dark",), 4, "discard"),
    ],
)
def test_stick_to_the_shadows_needs_dark_and_an_ally_beside_the_target(
    friends: dict[str, str], answers: tuple[str, ...], damage: int, then: str
) -> None:
    table = sneak("stick-to-the-shadows", "top", foes=guards("H10"), friends=friends, elements="dark")
    table.do(*answers, "hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([9 - damage], then)


@rule("GH-OVERLAY-07", "GH-OVERLAY-08")
def test_spring_the_trap_turns_a_trap_upon_an_enemy_in_range_three() -> None:
    table = a_turn("scoundrel", "spring-the-trap", at="E9", foes=guards("H10", "I10"), friends={AWAY: "brute"})
    table = with_traps(table, E10=Trap(4, ("stun",))).do("top:spring-the-trap", "disarm:E10")
    assert set(table.options) == {"target:bandit-guard-1", "skip"}
    table.do("target:bandit-guard-1")
    assert (left(table, 1), table.has("bandit-guard-1", "stun")) == ([5], True)
    assert (table.w.traps, gone(table)) == ({}, "discard, 2 XP")


@rule("GH-ACTIVE-04", "GH-XP-04")
def test_spring_the_trap_doubles_the_next_attack_on_somebody_flanked() -> None:
    assert gone(sneak("spring-the-trap", "bottom").do("do")) == "active"
    table = a_turn("scoundrel", "venom-shiv", foes=guards("H10"), friends=BESIDE)
    assert strike(table.activate("spring-the-trap", "bottom")) == 6
    assert (table.hero().lost, table.hero().xp) == (["spring-the-trap"], 2 + 1)
    table = a_turn("scoundrel", "venom-shiv", foes=guards("H10", "I10"), friends=BESIDE)
    assert strike(table.activate("spring-the-trap", "bottom")) == 3
    assert active(table) == ["spring-the-trap"]


def test_stiletto_storm_moves_four_and_answers_with_one_for_the_round() -> None:
    table = sneak("stiletto-storm", "bottom", at="H12")
    assert points(table) == 4
    assert gone(table.do("go:H11", "do")) == "active"
    table = a_turn("scoundrel", foes=guards("H10"), friends={AWAY: "brute"}).activate("stiletto-storm", "bottom")
    table.wake(ATTACKING_GUARDS).do("end").pass_all("cards")
    assert (left(table, 1), active(table)) == ([8], [])


@rule("GH-ATK-12")
def test_pains_end_moves_three_and_kills_one_adjacent_enemy_with_three_hit_points_at_most() -> None:
    foes = {"H10": "bandit-guard elite 3", "I11": "bandit-guard 4", "H9": "bandit-guard 1"}
    table = sneak("pains-end", "bottom", at="H12", foes=foes)
    assert points(table) == 3
    table.do("go:H11")
    assert set(table.options) == {"target:bandit-guard-1", "skip"}
    table.do("target:bandit-guard-1")
    assert (table.alive("bandit-guard-1"), gone(table)) == (False, "discard")


@rule("GH-ACTIVE-03", "GH-TERM-15")
def test_long_con_makes_an_adjacent_enemy_act_against_its_own_side_under_ones_control() -> None:
    table = a_turn("scoundrel", "long-con", foes=guards("H10", "H9", "K10"), friends={AWAY: "brute"})
    table.wake(ATTACKING_GUARDS).do("bottom:long-con")
    assert set(table.options) == {"target:bandit-guard-1", "skip"}
    table.do("target:bandit-guard-1")
    assert gone(table) == "active, 2 XP"
    table.do("end")
    while table.kind not in ("move", "attack"):
        table.do(next(key for key in ("pass", "end", "take") if key in table.options))
    assert table.match.asked[0].seat == 0
    if table.kind == "move":
        table.do("skip")
    assert [key for key in table.options if key.startswith("hit:")] == ["hit:bandit-guard-2"]
    table.do("hit:bandit-guard-2")
    assert left(table, 2) == [9, 7]
    table.pass_all("cards")
    assert not table.figure("bandit-guard-1").turned
    assert (table.hero().lost, table.figure("bandit-guard-1").gifts) == (["long-con"], [])


@pytest.mark.parametrize("acted", [True, False])
def test_long_con_needs_an_enemy_that_has_not_acted(acted: bool) -> None:
    table = a_turn("scoundrel", "long-con", foes=guards("H10"), friends={AWAY: "brute"})
    table.figure("bandit-guard-1").acted = acted
    table = rebuilt(table).do("bottom:long-con")
    assert ("target:bandit-guard-1" in table.options) is not acted


@rule("GH-ACTIVE-03")
def test_watch_it_burn_poisons_and_wounds_with_every_attack_for_good() -> None:
    assert gone(sneak("watch-it-burn", "top").do("do")) == "active, 2 XP"
    table = a_turn("scoundrel", "throwing-knives", foes=guards("H10", "H9"), friends={AWAY: "brute"})
    table.activate("watch-it-burn", "top").do("top:throwing-knives", "hit:bandit-guard-1", "hit:bandit-guard-2")
    for number in (1, 2):
        assert sorted(table.figure(f"bandit-guard-{number}").conditions) == ["poison", "wound"]
    assert active(table) == ["watch-it-burn"]
