"""The Nightshroud's halves that are more than plain, each from its printed words."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.play.table import hampers_attackers, place
from questhall.games.gloomhaven.state import Walk
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import ATTACKING_GUARDS, guards, left, next_turn
from tests.games.gloomhaven.halves import AT_RANGE, AWAY, active, gone, half_of
from tests.games.gloomhaven.play import Table, a_turn

CURSE = "curse-monsters"


def night(card: str, half: str, **position: Any) -> Table:
    return half_of("eclipse", card, half, **position)


def at_work(card: str, half: str, other: str, **position: Any) -> Table:
    """A lasting card of an earlier round, and a card to play."""
    position.setdefault("friends", {AWAY: "brute"})
    return a_turn("eclipse", other, **position).activate(card, half)  # type: ignore[arg-type]  # a half


def points(table: Table) -> int:
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    return walk.points


def slots(table: Table) -> int:
    return table.hero().active[0].used


# What comes after an action while invisible


@rule("GH-ACTIVE-04", "GH-ACTIVE-05")
def test_black_knives_throws_after_an_attack_action_while_invisible() -> None:
    assert gone(night("black-knives", "top").do("do")) == "active"
    foes = guards("E10", AT_RANGE[3], AT_RANGE[4])
    table = at_work("black-knives", "top", "unseen-dread", at="E9", foes=foes, conditions="invisible")
    table.do("top:unseen-dread", "hit:bandit-guard-1")
    assert set(table.options) >= {"hit:bandit-guard-1", "hit:bandit-guard-2"}
    assert "hit:bandit-guard-3" not in table.options
    table.do("hit:bandit-guard-2")
    assert (left(table, 2), slots(table), table.hero().xp) == ([6, 7], 1, 1)


@rule("GH-ACTIVE-04")
def test_black_knives_stays_where_it_is_while_its_owner_is_seen() -> None:
    table = at_work("black-knives", "top", "unseen-dread", at="E9", foes=guards("E10"))
    table.do("top:unseen-dread", "hit:bandit-guard-1")
    assert (table.kind, left(table, 1), slots(table)) == ("turn", [6], 0)


@rule("GH-ACTIVE-04")
def test_becoming_invisible_in_the_midst_of_an_attack_action_is_too_late_for_black_knives() -> None:
    table = at_work("black-knives", "top", "grim-sustenance", at="E9", foes=guards("E10"))
    table.do("top:grim-sustenance", "hit:bandit-guard-1", "do")
    assert (table.kind, table.has("eclipse", "invisible"), slots(table)) == ("turn", True, 0)


@rule("GH-ACTIVE-04")
def test_claws_of_the_night_strike_all_around_after_a_move_action_while_invisible() -> None:
    assert gone(night("claws-of-the-night", "bottom").do("do")) == "active"
    foes = guards("H9", "I11", "E9")
    table = at_work("claws-of-the-night", "bottom", "unseen-dread", at="H12", foes=foes, conditions="invisible")
    table.do("bottom:unseen-dread", "go:H10", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (left(table, 3), slots(table), table.hero().xp) == ([7, 7, 9], 1, 1)


@rule("GH-MOVE-12")
def test_a_move_left_out_brings_no_claws() -> None:
    table = at_work("claws-of-the-night", "bottom", "unseen-dread", at="H10", foes=guards("H9"), conditions="invisible")
    table.do("bottom:unseen-dread", "skip")
    assert (table.kind, left(table, 1), slots(table)) == ("turn", [9], 0)


@rule("GH-ACTIVE-04")
def test_wings_of_the_night_move_before_an_attack_action() -> None:
    assert gone(night("wings-of-the-night", "bottom").do("do")) == "active"
    table = at_work("wings-of-the-night", "bottom", "unseen-dread", at="H12", foes=guards("H9"))
    table.do("top:unseen-dread")
    assert points(table) == 2
    table.do("go:H10", "hit:bandit-guard-1")
    assert (left(table, 1), slots(table), table.hero().xp) == ([6], 1, 1)


@rule("GH-COND-24")
@pytest.mark.parametrize(("card", "before"), [("wings-of-the-night", 1), ("grim-sustenance", 2)])
def test_an_attack_and_out_of_sight(card: str, before: int) -> None:
    table = night(card, "top", at="E9", foes=guards("E10")).do("hit:bandit-guard-1", "do")
    assert (left(table, 1), table.has("eclipse", "invisible"), gone(table)) == ([9 - before], True, "discard")


# More while invisible


@rule("GH-XP-03", "GH-COND-24")
@pytest.mark.parametrize(
    ("card", "damage", "conditions"),
    [
        ("silent-force", 3 + 2, ""),
        ("grim-sustenance", 2 + 2, ""),
        ("quiet-frenzy", 3 + 2, ""),
        ("lurking-ruin", 5, "muddle poison wound"),
        ("soulfire", 1, "stun wound"),
    ],
)
def test_more_while_invisible(card: str, damage: int, conditions: str) -> None:
    table = night(card, "top", at="E9", foes=guards("E10", hp=20), conditions="invisible").do("hit:bandit-guard-1")
    assert left(table, 1) == [20 - damage]
    assert sorted(table.figure("bandit-guard-1").conditions) == conditions.split()
    assert table.hero().xp == 1


@rule("GH-ACTIVE-04", "GH-COND-24")
def test_voice_of_the_night_stuns_with_the_next_five_attacks_while_invisible() -> None:
    assert gone(night("voice-of-the-night", "top").do("do")) == "active"
    table = at_work("voice-of-the-night", "top", "unseen-dread", at="E9", foes=guards("E10"), conditions="invisible")
    table.do("top:unseen-dread", "hit:bandit-guard-1")
    assert (table.has("bandit-guard-1", "stun"), slots(table), table.hero().xp) == (True, 1, 1)
    table = at_work("voice-of-the-night", "top", "unseen-dread", at="E9", foes=guards("E10"))
    table.do("top:unseen-dread", "hit:bandit-guard-1")
    assert (table.has("bandit-guard-1", "stun"), slots(table)) == (False, 0)


# Dark and light


@rule("GH-ELEM-05", "GH-XP-03")
def test_cloak_of_shade_hides_its_owner_for_dark() -> None:
    table = night("cloak-of-shade", "bottom", elements="dark")
    assert points(table) == 3
    table.do("go:H10", "feed:dark", "do")
    assert (table.has("eclipse", "invisible"), gone(table)) == (True, "discard, 1 XP")


@rule("GH-ELEM-05")
def test_empowering_void_doubles_the_moves_of_the_rest_of_the_turn() -> None:
    table = a_turn(
        "eclipse", "empowering-void", "unseen-dread", foes=guards("H10"), elements="dark", friends={AWAY: "brute"}
    )
    table.do("top:empowering-void", "hit:bandit-guard-1", "feed:dark", "bottom:unseen-dread")
    assert (points(table), table.hero().xp, left(table, 1)) == (2 * 6, 1, [7])
    table.do("skip")  # and the turn is over
    assert table.hero().doubled == []


@rule("GH-ELEM-05")
def test_empowering_void_doubles_the_attacks_of_the_rest_of_the_turn() -> None:
    table = a_turn(
        "eclipse",
        "empowering-void",
        "unseen-dread",
        at="E9",
        foes=guards("G10", hp=20),
        elements="dark",
        friends={AWAY: "brute"},
    )
    table.do("bottom:empowering-void")
    assert points(table) == 2
    table.do("go:F9", "feed:dark", "top:unseen-dread", "hit:bandit-guard-1")
    assert (left(table, 1), table.hero().xp) == ([20 - 2 * 3], 1)


@rule("GH-ELEM-05")
def test_a_basic_attack_is_doubled_too() -> None:
    table = a_turn(
        "eclipse", "empowering-void", "unseen-dread", foes=guards("H10"), elements="dark", friends={AWAY: "brute"}
    )
    table.do("bottom:empowering-void", "skip", "feed:dark", "attack:unseen-dread", "hit:bandit-guard-1")
    assert left(table, 1) == [9 - 2 * 2]


@rule("GH-ATK-12", "GH-BOSS-02", "GH-ELEM-05", "GH-XP-03")
@pytest.mark.parametrize(
    ("card", "elements", "fed", "xp"),
    [
        ("spirit-of-the-night", "dark", ("feed:dark",), 1),
        ("swallowed-by-fear", "dark fire", ("feed:dark",), 1),
    ],
)
def test_a_normal_target_dies_instead(card: str, elements: str, fed: tuple[str, ...], xp: int) -> None:
    table = night(card, "top", at="E9", foes=guards("E10", hp=30), elements=elements).do(*fed, "hit:bandit-guard-1")
    assert (table.alive("bandit-guard-1"), table.hero().xp, table.told("modifier")) == (False, xp, [])
    assert [table.w.elements.columns[each] for each in elements.split()] == [0] * len(elements.split())  # type: ignore[index]


@rule("GH-ATK-12", "GH-BOSS-02")
@pytest.mark.parametrize(
    ("card", "elements", "dead"), [("spirit-of-the-night", "dark", False), ("swallowed-by-fear", "dark ice", True)]
)
def test_an_elite_target_dies_only_of_swallowed_by_fear(card: str, elements: str, dead: bool) -> None:
    foes = {"E10": "bandit-guard elite 30"}
    table = night(card, "top", at="E9", foes=foes, elements=elements).do("feed:dark", "hit:bandit-guard-1")
    assert table.alive("bandit-guard-1") is not dead


@rule("GH-ELEM-10", "GH-ELEM-13")
def test_swallowed_by_fear_uses_dark_and_another_element_of_ones_choice() -> None:
    table = night("swallowed-by-fear", "top", at="E9", foes=guards("E10"), elements="dark")
    assert table.kind == "attack"  # dark alone is not enough
    table = night("swallowed-by-fear", "top", at="E9", foes=guards("E10"), elements="dark ice air").do("feed:dark")
    assert set(table.options) == {"feed:ice", "feed:air"}
    table.do("feed:ice")
    assert (table.w.elements.columns["ice"], table.w.elements.columns["air"]) == (0, 2)


@rule("GH-ATK-12", "GH-ELEM-05")
def test_angel_of_death_kills_all_normal_targets_and_strikes_the_others() -> None:
    foes = {"G9": "bandit-guard 30", "G10": "bandit-guard elite 30", "E10": "bandit-guard 30"}
    table = night("angel-of-death", "top", at="F9", foes=foes, elements="dark").do("feed:dark")
    while table.kind == "attack":
        table.do(next(key for key in table.options if key.startswith("hit:")))
    normal = [each for each in ("bandit-guard-1", "bandit-guard-2", "bandit-guard-3") if table.alive(each)]
    assert len(normal) == 1
    elite = table.figure(normal[0])
    assert (elite.rank, elite.most_hit_points - elite.hit_points >= 0, gone(table)) == ("elite", True, "lost, 4 XP")


@rule("GH-ATK-12", "GH-ELEM-05")
def test_angel_of_death_leaps_and_kills_one_normal_enemy_for_dark() -> None:
    foes = {"H9": "bandit-guard 30", "I10": "bandit-guard elite 30"}
    table = night("angel-of-death", "bottom", at="I13", foes=foes, elements="dark")
    assert points(table) == 5
    table.do("go:H10", "feed:dark")
    assert set(table.options) == {"target:bandit-guard-1", "skip"}
    table.do("target:bandit-guard-1")
    assert (table.alive("bandit-guard-1"), gone(table)) == (False, "discard, 1 XP")


@rule("GH-ELEM-05")
@pytest.mark.parametrize(
    ("elements", "move", "damage", "then"), [("", 1, 2, "discard"), ("dark", 3, 4, "discard, 1 XP")]
)
def test_smoke_step_goes_farther_and_strikes_harder_for_one_dark(
    elements: str, move: int, damage: int, then: str
) -> None:
    table = night("smoke-step", "top", at="H12", foes=guards("H10"), elements=elements)
    table.do(*(["feed:dark"] if elements else []))
    assert points(table) == move
    table.do("go:H11", "hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([9 - damage], then)


@rule("GH-ELEM-05", "GH-AREA-01")
def test_concealed_dominance_covers_a_circle_ahead_for_dark() -> None:
    table = night("concealed-dominance", "top", at="H12", foes=guards("H11", "H10", "G11"), elements="dark").do(
        "feed:dark"
    )
    widest = max((key for key in table.options if key.startswith("lay:")), key=lambda key: covered(table, key))
    table.do(widest)
    while table.kind == "attack":
        table.do(next(key for key in table.options if key.startswith("hit:")))
    assert (left(table, 3), gone(table)) == ([5, 5, 5], "lost, 2 XP")


def covered(table: Table, key: str) -> int:
    cells = {place(table.w).cells[hex_] for hex_ in key.removeprefix("lay:").split("+")}
    return sum(each.cell in cells for each in table.w.figures if each.kind == "monster")


@rule("GH-ELEM-05", "GH-MOVE-04", "GH-OVERLAY-05")
def test_concealed_dominance_teleports_anywhere_for_dark() -> None:
    table = night("concealed-dominance", "bottom", at="E9", foes=guards("F9"), elements="dark", traps="K10").do(
        "feed:dark"
    )
    assert table.kind == "teleport"
    assert {"go:K9", "go:K10", "go:I13"} <= set(table.options)
    assert not {"go:E9", "go:F9", f"go:{AWAY}"} & set(table.options)
    table.do("go:K9")
    assert (table.spot("eclipse"), gone(table)) == ("K9", "lost")
    table = night("concealed-dominance", "bottom", at="E9", elements="dark", traps="K10").do("feed:dark", "go:K10")
    assert table.told("sprang")


def test_concealed_dominance_moves_four_without_dark() -> None:
    table = night("concealed-dominance", "bottom", at="H12")
    assert points(table) == 4
    assert gone(table.do("go:H10")) == "lost"


@rule("GH-ELEM-05")
def test_armor_of_the_night_heals_its_owner_for_dark() -> None:
    table = night("armor-of-the-night", "top", at="E9", foes=guards("E10"), elements="dark", hit_points=1)
    table.do("hit:bandit-guard-1", "feed:dark")
    if table.kind == "heal":
        table.do(table.options[0])
    assert (left(table, 1), table.hp("eclipse"), gone(table)) == ([5], 5, "discard, 1 XP")


@rule("GH-ELEM-05", "GH-ELEM-02")
def test_nightfall_strikes_harder_for_light_and_turns_it_into_dark() -> None:
    table = night("nightfall", "bottom", at="H12", foes=guards("H10"), elements="light")
    assert points(table) == 3
    table.do("go:H11", "feed:light", "hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([5], "discard, 1 XP, dark")


@rule("GH-ELEM-13", "GH-AREA-01", "GH-COND-08")
def test_claws_of_the_night_poison_two_and_turn_any_element_into_dark() -> None:
    table = night("claws-of-the-night", "top", at="F9", foes=guards("G9", "G10"), elements="fire").do("feed:fire")
    lay = max((key for key in table.options if key.startswith("lay:")), key=lambda key: covered(table, key))
    table.do(lay, "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (left(table, 2), table.has("bandit-guard-1", "poison"), gone(table)) == ([6, 6], True, "discard, 1 XP, dark")


@rule("GH-ELEM-05")
def test_black_arrow_hides_and_shoots_for_dark() -> None:
    table = night("black-arrow", "bottom", at="E9", foes=guards(AT_RANGE[3], AT_RANGE[4]), elements="dark")
    table.do("do", "feed:dark")
    assert "hit:bandit-guard-2" not in table.options
    table.do("hit:bandit-guard-1")
    assert (left(table, 1), table.has("eclipse", "invisible"), gone(table)) == ([6], True, "discard, 1 XP")


@rule("GH-ELEM-05")
def test_quiet_frenzy_adds_three_for_dark() -> None:
    table = night("quiet-frenzy", "top", at="E9", foes=guards("E10"), elements="dark").do(
        "feed:dark", "hit:bandit-guard-1"
    )
    assert (left(table, 1), gone(table)) == ([3], "discard, 1 XP")


@rule("GH-TURN-02")
def test_quiet_frenzy_strikes_and_moves_on() -> None:
    table = night("quiet-frenzy", "bottom", at="H11", foes=guards("H10")).do("hit:bandit-guard-1")
    assert (left(table, 1), points(table)) == ([6], 3)
    assert gone(table.do("go:H12")) == "discard"


@rule("GH-ELEM-05", "GH-ATK-11")
def test_gloom_darts_hit_three_for_dark() -> None:
    foes = guards(AT_RANGE[2], AT_RANGE[3], AT_RANGE[4])
    table = night("gloom-darts", "top", at="E9", foes=foes, elements="dark").do("feed:dark")
    table.do("hit:bandit-guard-1", "hit:bandit-guard-2", "hit:bandit-guard-3")
    assert (left(table, 3), gone(table)) == ([6, 6, 6], "discard, 1 XP")
    assert table.w.decks["monsters"].draw.cards.count(CURSE) == 3


@rule("GH-ELEM-13", "GH-COND-24")
def test_voice_of_the_night_moves_strikes_and_hides_for_any_element() -> None:
    table = night("voice-of-the-night", "bottom", at="H12", foes=guards("H10"), elements="air")
    assert points(table) == 2
    table.do("go:H11", "hit:bandit-guard-1", "feed:air", "do")
    assert (left(table, 1), table.has("eclipse", "invisible"), gone(table)) == ([7], True, "discard, 1 XP, dark")


@rule("GH-ELEM-05", "GH-COND-09")
def test_eyes_of_the_night_confuse_all_around_for_light() -> None:
    table = night("eyes-of-the-night", "bottom", at="I13", foes=guards("H9", "I11"), elements="light")
    assert points(table) == 5
    table.do("go:H10", "feed:light", "do")
    assert (table.has("bandit-guard-1", "muddle"), table.has("bandit-guard-2", "muddle")) == (True, True)
    assert gone(table) == "discard, 1 XP, dark"


# Other lasting cards


@rule("GH-ADV-01", "GH-COND-24", "GH-ACTIVE-10")
def test_eyes_of_the_night_see_the_invisible_with_advantage() -> None:
    assert gone(night("eyes-of-the-night", "top").do("do", "do")) == "active, 2 XP"
    foes = {"E10": "bandit-guard 9 invisible"}
    table = a_turn("eclipse", "unseen-dread", at="E9", foes=foes, friends={AWAY: "brute"}).do("top:unseen-dread")
    assert table.kind == "turn"  # nobody to be seen
    table = at_work("eyes-of-the-night", "top", "unseen-dread", at="E9", foes=foes)
    table.next_cards("eclipse", "-1", "+1").do("top:unseen-dread", "hit:bandit-guard-1")
    assert left(table, 1) == [9 - 3 - 1]


@rule("GH-ADV-14", "GH-ACTIVE-07")
@pytest.mark.parametrize(
    ("card", "answers", "then"),
    [("dancing-shadows", ("do",), "active, dark"), ("terror-blade", ("go:H10", "do"), "active")],
)
def test_attacks_on_the_nightshroud_have_disadvantage(card: str, answers: tuple[str, ...], then: str) -> None:
    table = night(card, "bottom").do(*answers)
    assert (hampers_attackers(table.figure("eclipse")), gone(table)) == (True, then)


@rule("GH-ADV-14")
def test_dancing_shadows_make_a_monster_draw_twice() -> None:
    table = a_turn("eclipse", "dancing-shadows", foes=guards("H10"), friends={AWAY: "brute"})
    table.wake(ATTACKING_GUARDS).next_cards("monsters", "+2", "-1")
    table.do("bottom:dancing-shadows", "do", "end").pass_all("cards")
    (hit,) = table.told("hit")
    assert (hit["target"], hit["cards"]) == ("eclipse", ["+2", "-1"])
    assert hit["result"] == hit["value"] - 1


@rule("GH-ELEM-02", "GH-ACTIVE-04")
def test_nightfall_brings_dark_at_the_end_of_turns_that_leave_none() -> None:
    assert gone(night("nightfall", "top").do("do")) == "active"
    table = at_work("nightfall", "top", "unseen-dread").do("end")
    assert (table.w.elements.columns["dark"], slots(table), table.hero().xp) == (1, 1, 1)  # it wanes once
    table = at_work("nightfall", "top", "unseen-dread", elements="dark").do("end")
    assert slots(table) == 0
    table = at_work("nightfall", "top", "prepare-for-the-kill").do("bottom:prepare-for-the-kill", "go:H10", "end")
    assert slots(table) == 0


@rule("GH-ACTIVE-03")
def test_nightfall_waits_for_the_next_turn() -> None:
    table = night("nightfall", "top").do("do", "end")
    assert table.w.elements.columns["dark"] == 0
    next_turn(table)


# Others


@rule("GH-TURN-02", "GH-HEAL-02")
def test_enervating_wound_strikes_and_heals_its_owner() -> None:
    table = night("enervating-wound", "top", at="E9", foes=guards("E10"), hit_points=1).do("hit:bandit-guard-1")
    table.do(table.options[0])
    assert (left(table, 1), table.has("bandit-guard-1", "wound"), table.hp("eclipse")) == ([5], True, 5)
    assert gone(table) == "lost, 2 XP, dark"


@rule("GH-TURN-02")
def test_dancing_shadows_move_and_strike() -> None:
    table = night("dancing-shadows", "top", at="I13", foes=guards("H10"))
    assert points(table) == 3
    table.do("go:H11", "hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([8], "discard")


@rule("GH-COND-19")
def test_doomed_breeze_moves_and_curses_an_adjacent_enemy() -> None:
    table = night("doomed-breeze", "bottom", at="H12", foes=guards("H10"))
    assert points(table) == 3
    table.do("go:H11", "target:bandit-guard-1")
    assert (table.w.decks["monsters"].draw.cards.count(CURSE), gone(table)) == (1, "discard")


@rule("GH-LOOT-01")
def test_silent_force_runs_and_loots() -> None:
    table = night("silent-force", "bottom", at="I13", coins={"H9": 2})
    assert points(table) == 6
    table.do("go:H10", "do")
    assert (table.hero().coins, gone(table)) == (2, "lost")


@rule("GH-COND-09")
def test_dark_cloud_confuses_all_around() -> None:
    table = night("dark-cloud", "bottom", at="H10", foes=guards("H9", "I11", "E9")).do("do")
    found = [table.has(f"bandit-guard-{number}", "muddle") for number in (1, 2, 3)]
    assert (found, gone(table)) == ([True, True, False], "discard, dark")


@rule("GH-FX-05")
def test_terror_blade_pushes_three() -> None:
    table = night("terror-blade", "top", at="G13", foes=guards("G12")).do("hit:bandit-guard-1")
    table.do("push:G11", "push:G10", "push:G9")
    assert (table.spot("bandit-guard-1"), left(table, 1), gone(table)) == ("G9", [6], "discard")


@rule("GH-FX-05")
def test_swallowed_by_fear_pushes_all_around_after_a_move() -> None:
    table = night("swallowed-by-fear", "bottom", at="I13", foes=guards("H11"))
    assert points(table) == 3
    table.do("go:H12", "do", "push:H10", "push:H9")
    assert (table.spot("bandit-guard-1"), gone(table)) == ("H9", "discard")


@rule("GH-COND-24")
def test_lurking_ruin_moves_out_of_sight() -> None:
    table = night("lurking-ruin", "bottom")
    assert points(table) == 3
    table.do("go:H10", "do")
    assert (table.has("eclipse", "invisible"), gone(table), active(table)) == (True, "discard", [])


# What is foretold


def odds(table: Table, key: str) -> Any:
    choice = table.match.asked[0]
    hints = GAME.face.hints(table.match.view(choice.seat), [choice.seat], [choice])
    (told,) = hints.decisions[0].options[key].odds
    return told


@rule("GH-ATK-12")
def test_a_sure_death_is_foretold() -> None:
    position: dict[str, Any] = {"at": "E9", "foes": guards("E10", hp=30), "elements": "dark"}
    told = odds(night("spirit-of-the-night", "top", **position).do("feed:dark"), "hit:bandit-guard-1")
    assert (told.kill, [(chance.damage, chance.chance) for chance in told.chances]) == (1.0, [(30, 1.0)])
    told = odds(night("spirit-of-the-night", "top", **position).do("pass"), "hit:bandit-guard-1")
    assert (told.kill, told.value) == (0.0, 3)


@rule("GH-ACTIVE-05", "GH-ADV-01")
def test_what_a_lasting_card_will_add_is_foretold() -> None:
    table = at_work("eyes-of-the-night", "top", "unseen-dread", at="E9", foes=guards("E10")).do("top:unseen-dread")
    assert odds(table, "hit:bandit-guard-1").fortune == "advantage"
    table = a_turn("sun", "practical-plans", at="E9", foes=guards("E10", hp=20), friends={AWAY: "brute"})
    told = odds(table.activate("angelic-ascension", "top").do("top:practical-plans"), "hit:bandit-guard-1")
    assert (told.value, told.fortune, told.effects) == (8, "advantage", ["wound"])
