"""The Mindthief's halves of levels 2 to 9 that are more than plain, each from its printed words."""

from typing import Any

import pytest

from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.games.gloomhaven.rules.play.table import place, shield_of, values
from questhall.games.gloomhaven.state import Figure, Walk
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import ATTACKING_GUARDS, SHOOTING_ARCHERS, guards, left
from tests.games.gloomhaven.halves import AWAY, active, gone, half_of
from tests.games.gloomhaven.play import Table, a_turn, rebuilt


def mind(card: str, half: str, **position: Any) -> Table:
    return half_of("mindthief", card, half, **position)


def at_work(card: str, other: str = "fearsome-blade", **position: Any) -> Table:
    """An augment of an earlier round; `fearsome-blade` is a melee attack of 2."""
    position.setdefault("friends", {AWAY: "brute"})
    return a_turn("mindthief", other, **position).activate(card, "top")


def walk_of(table: Table) -> Walk:
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    return walk


@rule("GH-ELEM-05", "GH-COND-19")
@pytest.mark.parametrize(("elements", "curses"), [("dark", 1), ("", 0)])
def test_wretched_creature_moves_three_and_with_dark_curses_an_adjacent_enemy(elements: str, curses: int) -> None:
    table = mind("wretched-creature", "bottom", at="H12", foes=guards("H10", "H9"), elements=elements)
    assert walk_of(table).points == 3
    table.do("go:H11", *(["feed:dark", "target:bandit-guard-1"] if elements else []))
    assert table.w.decks["monsters"].draw.cards.count("curse-monsters") == curses
    assert (table.kind, gone(table)) == ("turn", "discard")


@rule("GH-ACTIVE-03", "GH-ACTIVE-07", "GH-FOCUS-01")
def test_hostile_takeover_makes_an_enemy_in_range_fight_its_own_side_by_itself() -> None:
    foes = {"H10": "bandit-guard elite 20", "H9": "bandit-archer 9", "E9": "bandit-archer 9"}
    table = a_turn("mindthief", "hostile-takeover", at="J12", foes=foes, friends={AWAY: "brute"})
    table.wake(ATTACKING_GUARDS).do("bottom:hostile-takeover")
    assert set(table.options) == {"target:bandit-guard-1", "skip"}
    table.do("target:bandit-guard-1")
    assert gone(table) == "active, 2 XP"
    table.do("end").pass_all("cards")
    hits = [each for each in table.told("hit") if each["attacker"] == "bandit-guard-1"]
    assert [each["target"] for each in hits] == ["bandit-archer-1"]
    assert (table.hero().lost, table.figure("bandit-guard-1").gifts) == (["hostile-takeover"], [])


@rule("GH-HEAL-02", "GH-ACTIVE-03")
def test_silent_scream_heals_somebody_in_range_two_with_each_melee_attack() -> None:
    table = mind("silent-scream", "top", foes=guards("H10"), friends={"G11": "brute", "K12": "scoundrel"}, hit_points=1)
    table.figure("brute").hit_points = 1
    table.do("do", "hit:bandit-guard-1")
    assert set(table.options) == {"heal:mindthief", "heal:brute", "skip"}
    table.do("heal:brute")
    assert (table.hp("brute"), left(table, 1), gone(table)) == (3, [7], "active, 1 XP")


@rule("GH-ATK-13")
def test_silent_scream_heals_even_if_the_target_dies() -> None:
    table = at_work("silent-scream", foes=guards("H10", hp=1), hit_points=1)
    table.do("top:fearsome-blade", "hit:bandit-guard-1", "heal:mindthief")
    assert table.hp("mindthief") == 3


@rule("GH-FX-05", "GH-ELEM-05")
@pytest.mark.parametrize(("elements", "end", "then"), [("", "H9", "discard"), ("ice", "G9", "discard, 1 XP")])
def test_silent_scream_pushes_all_adjacent_enemies_farther_with_ice(elements: str, end: str, then: str) -> None:
    table = mind("silent-scream", "bottom", at="I13", foes=guards("H11"), elements=elements)
    assert walk_of(table).points == 3
    table.do("go:H12", *(["feed:ice"] if elements else []), "do", "push:H10", "push:H9")
    if elements:
        table.do("push:G9")
    assert (table.spot("bandit-guard-1"), gone(table)) == (end, then)


@rule("GH-LOOT-01")
def test_pilfer_loots_and_takes_a_coin_from_the_supply_for_each_adjacent_enemy() -> None:
    table = mind("pilfer", "top", foes=guards("H12", "I11", "K10"), coins={"H10": 2, "H9": 5}).do("do")
    assert (table.hero().coins, gone(table)) == (2 + 2, "discard")
    table = mind("pilfer", "top", foes=guards("H12")).do("do")
    assert (table.hero().coins, table.w.memory["coins"]) == (1, 1)


@rule("GH-ATK-12", "GH-ATK-10", "GH-BOSS-02")
def test_cranium_overload_kills_a_normal_enemy_in_range_and_strikes_all_beside_it() -> None:
    foes = {
        "I10": "bandit-guard",
        "F9": "bandit-guard elite",
        "I9": "bandit-guard elite 9",
        "H10": "bandit-guard elite 9",
    }
    table = mind("cranium-overload", "top", at="E9", foes=foes)
    assert set(table.options) == {"target:bandit-guard-1", "skip", "forgo"}
    table.do("target:bandit-guard-1", "hit:bandit-guard-3", "hit:bandit-guard-4")
    assert not table.alive("bandit-guard-1")
    assert (table.hp("bandit-guard-3"), table.hp("bandit-guard-4"), gone(table)) == (8, 8, "lost, 2 XP")


@rule("GH-ACTIVE-03")
def test_mass_hysteria_lets_two_augments_be_active() -> None:
    assert gone(mind("mass-hysteria", "bottom").do("do")) == "active"
    table = a_turn("mindthief", "the-minds-weakness", foes=guards("H10"), friends={AWAY: "brute"})
    table.activate("mass-hysteria", "bottom").activate("feedback-loop", "top")
    table.do("top:the-minds-weakness", "do", "hit:bandit-guard-1")
    assert active(table) == ["mass-hysteria", "feedback-loop", "the-minds-weakness"]
    assert (left(table, 1), table.figure("mindthief").shield) == ([9 - 1 - 2], [1])


def test_with_mass_hysteria_a_third_augment_ends_one_of_the_others() -> None:
    table = a_turn("mindthief", "the-minds-weakness", foes=guards("H10"), friends={AWAY: "brute"})
    table.activate("mass-hysteria", "bottom").activate("feedback-loop", "top").activate("parasitic-influence", "top")
    table.do("top:the-minds-weakness", "do", "drop:feedback-loop", "hit:bandit-guard-1")
    assert active(table) == ["mass-hysteria", "parasitic-influence", "the-minds-weakness"]
    assert table.hero().discard == ["feedback-loop"]


@rule("GH-ELEM-05", "GH-ACTIVE-03")
@pytest.mark.parametrize(("answer", "stunned"), [("feed:ice", True), ("pass", False)])
def test_frozen_mind_stuns_with_a_melee_attack_for_ice(answer: str, stunned: bool) -> None:
    table = mind("frozen-mind", "top", foes=guards("H10"), elements="ice")
    table.do("do", "hit:bandit-guard-1", answer)
    assert (left(table, 1), table.has("bandit-guard-1", "stun"), gone(table)) == ([7], stunned, "active, 2 XP")
    assert table.w.elements.columns["ice"] == (0 if stunned else 2)


def test_frozen_mind_does_nothing_without_ice() -> None:
    table = at_work("frozen-mind", foes=guards("H10")).do("top:fearsome-blade", "hit:bandit-guard-1", "skip")
    assert not table.has("bandit-guard-1", "stun")


@rule("GH-TERM-15")
def test_frozen_mind_moves_an_enemy_in_range_five_by_two() -> None:
    table = mind("frozen-mind", "bottom", at="E9", foes=guards("I12", "K12")).do("target:bandit-guard-1")
    assert (walk_of(table).points, table.match.asked[0].seat) == (2, 0)
    table.do("go:I10")
    assert (table.spot("bandit-guard-1"), gone(table)) == ("I10", "discard")


@rule("GH-ELEM-05", "GH-XP-03")
@pytest.mark.parametrize(
    ("elements", "answers", "damage", "then"),
    [
        ("", (), 2, "discard"),
        ("ice", ("feed:ice",), 4, "discard, 1 XP"),
        ("dark", ("feed:dark",), 4, "discard, 1 XP"),
        ("ice dark", ("feed:ice", "feed:dark"), 6, "discard, 2 XP"),
    ],
)
def test_dark_frenzy_grows_with_ice_and_with_dark(
    elements: str, answers: tuple[str, ...], damage: int, then: str
) -> None:
    table = mind("dark-frenzy", "top", foes=guards("H10"), elements=elements).do(*answers, "hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([9 - damage], then)


@rule("GH-RETAL-05", "GH-ACTIVE-03")
def test_vicious_blood_answers_once_more_for_each_melee_attack_of_the_round() -> None:
    table = mind("vicious-blood", "top", foes=guards("H10")).do("do", "hit:bandit-guard-1")
    assert (left(table, 1), table.figure("mindthief").retaliate) == ([7], [Retaliation(2)])
    assert gone(table) == "active, 1 XP"
    table.do("end").pass_all("cards")
    assert table.figure("mindthief").retaliate == []


@rule("GH-COND-16", "GH-COND-29")
def test_psychic_projection_heals_and_shields_and_stuns_oneself() -> None:
    table = mind("psychic-projection", "top", hit_points=1)
    table.do(*(["do"] if "do" in table.options else ["heal:mindthief"]), "do", "do")
    own = table.figure("mindthief")
    assert (table.hp("mindthief"), shield_of(own), "stun" in own.conditions) == (6, 1, True)
    assert (gone(table), table.hero().active[0].duration) == ("active", "round")


@rule("GH-ACTIVE-03", "GH-ACTIVE-07")
def test_psychic_projection_lets_augments_work_on_ranged_attacks_for_the_round() -> None:
    table = mind("psychic-projection", "bottom").do("do")
    assert (gone(table), table.hero().active[0].lost) == ("active", True)
    table = a_turn("mindthief", "empathetic-assault", at="H12", foes=guards("H9"), friends={AWAY: "brute"})
    table.activate("psychic-projection", "bottom").activate("the-minds-weakness", "top")
    table.do("top:empathetic-assault", "hit:bandit-guard-1")
    assert left(table, 1) == [9 - 4 - 2]


@rule("GH-ELEM-05")
def test_shared_nightmare_poisons_and_curses_with_dark() -> None:
    table = mind("shared-nightmare", "top", at="E9", foes=guards("H10", "I10"), elements="dark")
    table.do("feed:dark", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (left(table, 2), gone(table)) == ([6, 6], "discard, 1 XP, ice")
    assert [table.has(f"bandit-guard-{number}", "poison") for number in (1, 2)] == [True, True]
    assert table.w.decks["monsters"].draw.cards.count("curse-monsters") == 2


@rule("GH-ELEM-05", "GH-XP-03", "GH-ACTIVE-07")
@pytest.mark.parametrize(("elements", "shield", "then"), [("", 0, "discard"), ("ice", 1, "active, 1 XP")])
def test_shared_nightmare_moves_five_and_shields_with_ice(elements: str, shield: int, then: str) -> None:
    table = mind("shared-nightmare", "bottom", at="H12", elements=elements)
    assert walk_of(table).points == 5
    table.do("go:H11", *(["feed:ice", "do"] if elements else []))
    assert (shield_of(table.figure("mindthief")), gone(table)) == (shield, then)


@rule("GH-TERM-15")
def test_domination_lends_augments_to_the_attack_of_an_adjacent_ally() -> None:
    table = a_turn("mindthief", "domination", foes=guards("H9"), friends={"H10": "brute"})
    table.activate("the-minds-weakness", "top").do("top:domination", "target:brute")
    assert table.match.asked[0].seat == 1
    table.do("hit:bandit-guard-1")
    assert (left(table, 1), table.hero().discard, table.hero().xp) == ([9 - 4 - 2], ["domination"], 1)
    table = a_turn("mindthief", "domination", foes=guards("H9"), friends={"H10": "brute"})
    assert left(table.do("top:domination", "target:brute", "hit:bandit-guard-1"), 1) == [5]


@rule("GH-ACTIVE-03", "GH-TERM-15")
def test_domination_makes_an_enemy_in_range_five_shoot_its_own_side_as_one_wills() -> None:
    foes = {"I12": "bandit-archer 9", "K9": "bandit-guard 9", "H10": "bandit-guard 9", "K12": "bandit-archer 9"}
    table = a_turn("mindthief", "domination", at="E9", foes=foes, friends={"E13": "brute"})
    table.wake(SHOOTING_ARCHERS).do("bottom:domination")
    assert "target:bandit-archer-2" not in table.options
    table.do("target:bandit-archer-1")
    assert gone(table) == "active, 2 XP"
    table.do("end")
    while table.kind not in ("attack", "move"):
        table.do(next(key for key in ("pass", "end", "take") if key in table.options))
    while table.kind == "move":
        table.do("skip")
    assert table.match.asked[0].seat == 0
    assert {"hit:bandit-guard-1", "hit:bandit-guard-2"} <= set(table.options)
    assert "hit:mindthief" not in table.options
    table.do("hit:bandit-guard-2")
    assert table.told("hit")[-1]["attacker"] == "bandit-archer-1"
    assert left(table, 2)[1] < 9


@rule("GH-SUMMON-02")
@pytest.mark.parametrize(("life", "attack"), [(9, 5), (8, 4), (1, 1)])
def test_the_rat_king_attacks_for_half_of_its_hit_points_rounded_up(life: int, attack: int) -> None:
    table = a_turn("mindthief", friends={AWAY: "brute"}).activate("many-as-one", "top")
    king = Figure("summon", "rat-king", life, 9, number=1, owner="mindthief", seat=0, card="many-as-one")
    king.cell = place(table.w).cells["H10"]
    table.w.figures.append(king)
    assert values(rebuilt(table).w, king).attack == attack


@rule("GH-ACTIVE-10")
def test_many_as_one_sharpens_allies_in_range_by_their_number_when_it_is_played() -> None:
    friends = {"H10": "brute", "H9": "scoundrel", "K9": "tinkerer"}
    table = a_turn("mindthief", "many-as-one", foes=guards("G9"), friends=friends).do("bottom:many-as-one", "do")
    assert (gone(table), table.hero().active[0].counted) == ("active, 2 XP", 2)
    sharpened = [name for name in ("mindthief", *friends.values()) if table.figure(name).gifts]
    assert sharpened == ["brute", "scoundrel"]
    table.figure("brute").cell = place(table.w).cells["G10"]
    table.w.heroes[1].played = ["trample", "skewer"]
    table.figure("brute").acted = False
    table.do("end").pass_all()
    table.do("top:trample", "hit:bandit-guard-1")
    assert left(table, 1) == [9 - 3 - 2]


@rule("GH-ELEM-05", "GH-BOSS-02", "GH-ATK-12")
def test_phantasmal_killer_kills_a_normal_target_for_dark_instead_of_the_attack() -> None:
    table = mind("phantasmal-killer", "top", foes=guards("H10"), elements="dark")
    table.do("do", "hit:bandit-guard-1", "feed:dark")
    assert (table.alive("bandit-guard-1"), table.told("hit"), gone(table)) == (False, [], "active, 1 XP")


@pytest.mark.parametrize(
    ("foe", "elements", "answers"),
    [("bandit-guard 9", "dark", ("pass",)), ("bandit-guard elite 9", "dark", ()), ("bandit-guard 9", "", ())],
)
def test_phantasmal_killer_else_only_attacks(foe: str, elements: str, answers: tuple[str, ...]) -> None:
    table = at_work("phantasmal-killer", foes={"H10": foe}, elements=elements)
    table.do("top:fearsome-blade", "hit:bandit-guard-1", *answers, "skip")
    assert left(table, 1) == [9 - 2 + ("elite" in foe)]
