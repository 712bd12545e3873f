"""The Sunkeeper's halves that are more than plain, each from its printed words."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.gloomhaven.rules.play.table import hampers_attackers, retaliations, shield_of
from questhall.games.gloomhaven.state import Walk
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import ATTACKING_GUARDS, guards, left
from tests.games.gloomhaven.halves import AT_RANGE, AWAY, gone, half_of
from tests.games.gloomhaven.play import Table, a_turn, rebuilt

BLESS = "bless"


def keeper(card: str, half: str, **position: Any) -> Table:
    return half_of("sun", card, half, **position)


def at_work(card: str, half: str, other: str, **position: Any) -> Table:
    """A lasting card of an earlier round, and a card to play."""
    position.setdefault("friends", {AWAY: "brute"})
    return a_turn("sun", other, **position).activate(card, half)  # type: ignore[arg-type]  # a half


def points(table: Table) -> int:
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    return walk.points


def blessed(table: Table, job: str) -> int:
    return table.w.decks[job].draw.cards.count(BLESS)


def thrown_away(table: Table, *cards: str) -> Table:
    """Cards of the second seat lie in its discards."""
    hero = table.hero(1)
    hero.hand = [card for card in hero.hand if card not in cards]
    hero.discard = list(cards)
    return rebuilt(table)


# Attacks


@rule("GH-ELEM-05", "GH-ADV-01", "GH-XP-03")
@pytest.mark.parametrize(("card", "value"), [("hammer-blow", 5), ("defensive-stance", 5), ("path-of-glory", 6)])
def test_light_gives_one_more_and_advantage(card: str, value: int) -> None:
    table = a_turn("sun", card, at="E9", foes=guards("E10", hp=20), elements="light", friends={AWAY: "brute"})
    table.next_cards("sun", "-1", "+1").do(f"top:{card}", "feed:light", "hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([20 - value - 1], "discard, 1 XP")


@rule("GH-ELEM-05", "GH-ELEM-02")
def test_daybreak_turns_dark_into_light() -> None:
    table = keeper("daybreak", "top", at="E9", foes=guards("E10"), elements="dark").do(
        "feed:dark", "hit:bandit-guard-1"
    )
    assert (left(table, 1), gone(table)) == ([5], "discard, 1 XP, light")


@rule("GH-ATK-10", "GH-XP-03")
def test_burning_flash_strikes_all_around_and_learns_from_each() -> None:
    table = keeper("burning-flash", "top", at="H10", foes=guards("H9", "I11", "E9"))
    table.do("hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (left(table, 3), gone(table)) == ([5, 5, 9], "lost, 2 XP, light")


@rule("GH-TURN-02")
def test_weapon_of_purity_moves_and_strikes() -> None:
    table = keeper("weapon-of-purity", "bottom", at="H12", foes=guards("H10"))
    assert points(table) == 3
    table.do("go:H11", "hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([6], "discard")


@rule("GH-ELEM-05", "GH-ELEM-06", "GH-ACTIVE-03", "GH-ADV-01")
def test_weapon_of_purity_uses_light_once_for_a_whole_attack_action() -> None:
    assert gone(keeper("weapon-of-purity", "top").do("do")) == "active"
    foes = guards("H9", "I11", hp=20)
    table = at_work("weapon-of-purity", "top", "burning-flash", at="H10", foes=foes, elements="light")
    table.next_cards("sun", "+0", "+1", "+1", "+0")
    table.do("top:burning-flash", "hit:bandit-guard-1", "feed:light", "hit:bandit-guard-2")
    assert (left(table, 2), table.hero().xp) == ([20 - 4 - 2 - 1] * 2, 2 + 1)
    table = at_work("weapon-of-purity", "top", "burning-flash", at="H10", foes=foes, elements="light")
    table.do("top:burning-flash", "hit:bandit-guard-1", "pass", "hit:bandit-guard-2")
    assert (left(table, 2), table.w.elements.columns["light"]) == ([16, 16], 2)


@rule("GH-ACTIVE-04", "GH-ADV-01")
def test_angelic_ascension_strengthens_four_attack_actions() -> None:
    assert gone(keeper("angelic-ascension", "top").do("do")) == "active"
    foes = guards("H9", "I11", hp=20)
    table = at_work("angelic-ascension", "top", "burning-flash", at="H10", foes=foes)
    table.next_cards("sun", "+0", "+1", "+1", "+0")
    table.do("top:burning-flash", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (left(table, 2), table.hero().active[0].used, table.hero().xp) == ([20 - 4 - 3 - 1] * 2, 1, 2 + 1)
    assert (table.has("bandit-guard-1", "wound"), table.has("bandit-guard-2", "wound")) == (True, True)


@rule("GH-ACTIVE-04")
def test_angelic_ascension_is_lost_after_the_fourth() -> None:
    table = a_turn("sun", "practical-plans", at="E9", foes=guards("E10", hp=20), friends={AWAY: "brute"})
    table.activate("angelic-ascension", "top", used=3).do("top:practical-plans", "hit:bandit-guard-1")
    assert (left(table, 1), table.hero().lost) == ([20 - 8], ["angelic-ascension"])


@rule("GH-XP-01")
def test_illuminate_the_target_strikes_and_strengthens_all_around() -> None:
    table = keeper("illuminate-the-target", "top", at="H11", foes=guards("H10"), friends={"G11": "brute"})
    table.do("hit:bandit-guard-1", "do")
    assert (left(table, 1), table.has("brute", "strengthen"), gone(table)) == ([4], True, "discard, 1 XP")


# Heals and blessings


@rule("GH-ELEM-05", "GH-HEAL-02")
@pytest.mark.parametrize(
    ("card", "half", "amount", "then"),
    [("glorious-bolt", "top", 5, "lost, 2 XP"), ("unwavering-mandate", "bottom", 3, "discard, 1 XP")],
)
def test_light_heals_a_second(card: str, half: str, amount: int, then: str) -> None:
    table = keeper(card, half, at="E9", friends={AT_RANGE[2]: "brute"}, elements="light", hit_points=1)
    table.figure("brute").hit_points = 1
    table.do("feed:light", "heal:brute", "heal:sun")
    assert (table.hp("brute"), table.hp("sun"), gone(table)) == (1 + amount, 1 + amount, then)


@rule("GH-ELEM-13", "GH-ELEM-02")
def test_burning_flash_heals_more_and_turns_any_element_into_light() -> None:
    table = keeper("burning-flash", "bottom", at="E9", elements="ice", hit_points=1).do("feed:ice", "heal:sun")
    assert (table.hp("sun"), gone(table)) == (5, "discard, light")


@rule("GH-HEAL-02")
def test_lay_on_hands_heals_an_adjacent_ally_in_full_for_three_damage() -> None:
    table = keeper("lay-on-hands", "top", at="H11", friends={"H10": "brute", "K13": "cragheart"}, hit_points=10)
    table.figure("brute").hit_points = 1
    assert set(table.options) == {"heal:brute", "skip", "forgo"} - ({"forgo"} - set(table.options))
    table.do("heal:brute", "take")
    assert (table.hp("brute"), table.hp("sun"), gone(table)) == (10, 7, "lost, 2 XP, light")


@rule("GH-HEAL-02")
def test_beacon_of_light_heals_everybody_in_range_four() -> None:
    friends = {AT_RANGE[4]: "brute", AT_RANGE[5]: "cragheart"}
    table = keeper("beacon-of-light", "top", at="E9", friends=friends, hit_points=1)
    table.figure("brute").hit_points = table.figure("cragheart").hit_points = 1
    table.do("do")
    assert ([table.hp(each) for each in ("sun", "brute", "cragheart")], gone(table)) == ([2, 2, 1], "discard")


@rule("GH-HEAL-02")
def test_engulfing_radiance_heals_everybody_anywhere() -> None:
    table = keeper("engulfing-radiance", "top", at="E9", hit_points=1)
    table.figure("brute").hit_points = 1
    table.do("do")
    assert (table.hp("sun"), table.hp("brute"), gone(table)) == (4, 4, "lost, 2 XP, light")


@rule("GH-COND-30")
def test_purifying_aura_strengthens_all_around_or_with_light_in_range_two() -> None:
    friends = {"H10": "brute", "H9": "cragheart"}
    table = keeper("purifying-aura", "bottom", at="H11", friends=friends).do("do")
    assert (table.has("brute", "strengthen"), table.has("cragheart", "strengthen")) == (True, False)
    table = keeper("purifying-aura", "bottom", at="H11", friends=friends, elements="light").do("feed:light", "do")
    assert (table.has("brute", "strengthen"), table.has("cragheart", "strengthen")) == (True, True)
    assert gone(table) == "discard"


@rule("GH-COND-28", "GH-COND-30")
def test_protective_blessing_blesses_and_strengthens_an_ally_in_range_three() -> None:
    friends = {AT_RANGE[3]: "brute", AT_RANGE[4]: "cragheart"}
    table = keeper("protective-blessing", "top", at="E9", friends=friends)
    assert "target:cragheart" not in table.options
    table.do("target:brute")
    assert (blessed(table, "brute"), table.has("brute", "strengthen"), gone(table)) == (1, True, "discard")


@rule("GH-COND-28")
def test_daybreak_moves_and_blesses_an_adjacent_ally() -> None:
    table = keeper("daybreak", "bottom", at="H12", friends={"H10": "brute"})
    assert points(table) == 2
    table.do("go:H11", "target:brute")
    assert (blessed(table, "brute"), gone(table)) == (1, "discard")


@rule("GH-COND-28")
def test_righteous_strength_blesses_all_around() -> None:
    table = keeper("righteous-strength", "top", at="H11", friends={"H10": "brute", "K13": "cragheart"}).do("do")
    assert (blessed(table, "brute"), blessed(table, "cragheart"), gone(table)) == (1, 0, "discard, 1 XP")


@rule("GH-COND-28", "GH-MOVE-04")
def test_path_of_glory_blesses_the_allies_moved_through() -> None:
    table = keeper("path-of-glory", "bottom", at="H12", friends={"H11": "brute", "K13": "cragheart"})
    assert points(table) == 5
    table.do("step:H11", "go:H10", "do")
    assert (blessed(table, "brute"), blessed(table, "cragheart"), gone(table)) == (1, 0, "lost, 1 XP")


# Conditions beside a move


@rule("GH-COND-16", "GH-ELEM-05")
@pytest.mark.parametrize(
    ("card", "elements", "far", "then"),
    [
        ("dazzling-charge", "", 5, "lost, 1 XP, light"),
        ("scales-of-justice", "", 2, "discard"),
        ("scales-of-justice", "light", 4, "discard, 1 XP"),
    ],
)
def test_a_move_and_a_stunned_enemy(card: str, elements: str, far: int, then: str) -> None:
    table = keeper(card, "bottom", at="H12", foes=guards("H10"), elements=elements)
    table.do(*(["feed:light"] if elements else []))
    assert points(table) == far
    table.do("go:H11", "target:bandit-guard-1")
    assert (table.has("bandit-guard-1", "stun"), gone(table)) == (True, then)


# Others act


@rule("GH-TERM-15")
@pytest.mark.parametrize(("card", "value"), [("empowering-command", 4), ("illuminate-the-target", 6)])
def test_an_adjacent_ally_strikes(card: str, value: int) -> None:
    table = keeper(card, "bottom", at="H11", friends={"H10": "brute"}, foes=guards("H9"))
    table.do("target:brute", "hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([9 - value], "discard")


@rule("GH-TERM-15", "GH-MOVE-01")
def test_tactical_order_moves_an_ally_in_range_three() -> None:
    table = keeper("tactical-order", "top", at="E9", friends={AT_RANGE[3]: "brute", AT_RANGE[4]: "cragheart"})
    assert "target:cragheart" not in table.options
    table.do("target:brute")
    assert (points(table), gone(table.do("go:H12"))) == (4, "discard")


@rule("GH-TERM-15", "GH-MOVE-01")
def test_mobilizing_axiom_moves_all_allies_in_range_five() -> None:
    table = keeper("mobilizing-axiom", "bottom", at="E9", friends={AT_RANGE[3]: "brute", AT_RANGE[4]: "cragheart"})
    table.do("target:brute", "target:cragheart", "go:H11")
    assert points(table) == 4
    table.do("go:I11")
    assert (table.spot("brute"), table.spot("cragheart"), gone(table)) == ("H11", "I11", "lost, 1 XP")


@rule("GH-TERM-15", "GH-XP-03")
def test_inspiring_sanctity_teaches_for_each_attack_that_is_made() -> None:
    friends = {"F9": "brute", "G10": "cragheart"}
    table = keeper("inspiring-sanctity", "bottom", at="E9", friends=friends, foes=guards("F10", "G11"))
    table.do("target:brute", "target:cragheart", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (left(table, 2), gone(table)) == ([5, 5], "lost, 2 XP")


@rule("GH-TERM-15", "GH-XP-03")
def test_inspiring_sanctity_teaches_nothing_for_an_attack_that_is_declined() -> None:
    friends = {"F9": "brute", "G10": "cragheart"}
    table = keeper("inspiring-sanctity", "bottom", at="E9", friends=friends, foes=guards("F10", "G11"))
    table.do("target:brute", "target:cragheart", "skip", "hit:bandit-guard-2")
    assert gone(table) == "lost, 1 XP"


@rule("GH-TERM-15", "GH-ELEM-05", "GH-ATK-12")
@pytest.mark.parametrize(("elements", "alive", "then"), [("", True, "lost, 2 XP"), ("light", False, "lost, 3 XP")])
def test_inspiring_sanctity_lets_an_ally_strike_hard_or_kill_for_light(elements: str, alive: bool, then: str) -> None:
    table = keeper(
        "inspiring-sanctity",
        "top",
        at="H11",
        friends={"H10": "brute"},
        foes={"H9": "bandit-guard elite 30"},
        elements=elements,
    )
    table.do(*(["feed:light"] if elements else []), "target:brute", "hit:bandit-guard-1")
    assert (table.alive("bandit-guard-1"), gone(table)) == (alive, then)
    if alive:
        assert table.told("hit")[0]["value"] == 8


@rule("GH-RECOV-01", "GH-ELEM-05")
@pytest.mark.parametrize(("elements", "count", "then"), [("", 2, "discard"), ("light", 3, "discard, 1 XP")])
def test_empowering_command_lets_an_ally_recover(elements: str, count: int, then: str) -> None:
    table = a_turn("sun", "empowering-command", at="H11", friends={"H10": "brute"}, elements=elements)
    thrown_away(table, "trample", "grab-and-go", "leaping-cleave", "sweeping-blow")
    table.do("top:empowering-command", *(["feed:light"] if elements else []), "target:brute")
    for _ in range(count):
        table.do(next(key for key in table.options if key.startswith("recover:")))
    assert (len(table.hero(1).discard), gone(table)) == (4 - count, then)


@rule("GH-RECOV-01", "GH-RECOV-03", "GH-ELEM-05")
@pytest.mark.parametrize(
    ("card", "half", "elements", "count", "then"),
    [
        ("brilliant-prayer", "top", "", 1, "lost, 2 XP"),
        ("bright-aegis", "bottom", "", 1, "lost, 2 XP"),
        ("bright-aegis", "bottom", "light", 2, "lost, 3 XP"),
    ],
)
def test_an_ally_recovers_lost_cards(card: str, half: str, elements: str, count: int, then: str) -> None:
    table = a_turn("sun", card, at="H11", friends={"H10": "brute"}, elements=elements)
    thrown_away(table, "trample", "grab-and-go", "leaping-cleave")
    hero = table.hero(1)
    hero.discard, hero.lost = [], hero.discard
    rebuilt(table).do(f"{half}:{card}", *(["feed:light"] if elements else []), "target:brute")
    for _ in range(count):
        table.do(next(key for key in table.options if key.startswith("recover:")))
    assert (len(hero.lost), gone(table)) == (3 - count, then)


# A turn more


@rule("GH-TERM-15", "GH-TURN-01", "GH-CARD-05")
def test_unwavering_mandate_gives_an_ally_a_turn_more() -> None:
    table = keeper("unwavering-mandate", "top", at="H11", friends={"H10": "brute"}, foes=guards("H9", hp=20))
    table.do("target:brute", "extra:skewer")
    assert "extra:skewer" not in table.options
    table.do("extra:grab-and-go")
    assert table.match.asked[0].seat == 1
    table.do("attack:skewer", "hit:bandit-guard-1", "end")
    assert (left(table, 1), table.hero(1).discard) == ([20 - 2], ["skewer", "grab-and-go"])
    assert (table.kind, table.match.asked[0].seat, table.w.acting, gone(table)) == ("turn", 0, "sun", "lost, 2 XP")


@rule("GH-TURN-01", "GH-INIT-03")
def test_after_a_turn_more_the_ally_still_takes_its_own() -> None:
    table = a_turn("sun", "unwavering-mandate", at="H11", friends={"H10": "brute"}, foes=guards("H9", hp=20))
    hero = table.hero(1)
    hero.hand = [card for card in hero.hand if card not in ("leaping-cleave", "sweeping-blow")]
    hero.played, hero.initiative = ["leaping-cleave", "sweeping-blow"], 60
    table.figure("brute").acted = False
    rebuilt(table).do("top:unwavering-mandate", "target:brute", "extra:skewer", "extra:grab-and-go")
    assert table.hero(1).waiting == ["leaping-cleave", "sweeping-blow"]
    table.do("end", "end")
    assert (table.match.asked[0].seat, table.hero(1).played) == (1, ["leaping-cleave", "sweeping-blow"])
    assert {"top:leaping-cleave", "bottom:sweeping-blow"} <= set(table.options)


@rule("GH-EXH-02", "GH-TURN-01")
def test_whoever_is_exhausted_in_a_turn_more_loses_both_pairs() -> None:
    table = a_turn("sun", "unwavering-mandate", at="H11", friends={"H10": "brute", "K13": "cragheart"})
    hero = table.hero(1)
    hero.hand = hero.hand[:2]
    table.figure("brute").conditions["wound"] = 1
    table.figure("brute").hit_points = 1
    first, second = hero.hand
    rebuilt(table).do("top:unwavering-mandate", "target:brute", f"extra:{first}")
    if table.kind == "extra-turn":
        table.do(f"extra:{second}")
    table.pass_all("turn")
    assert (table.hero(1).exhausted, table.hero(1).waiting) == (True, [])
    assert {first, second} <= set(table.hero(1).lost)


@rule("GH-TURN-04")
def test_the_ally_may_decline_a_turn_more() -> None:
    table = keeper("unwavering-mandate", "top", at="H11", friends={"H10": "brute"}).do("target:brute", "pass")
    assert gone(table) == "discard"


# Lasting cards


@rule("GH-ACTIVE-04", "GH-RETAL-01")
def test_purifying_aura_answers_five_melee_attacks() -> None:
    assert gone(keeper("purifying-aura", "top").do("do")) == "active"
    table = at_work("purifying-aura", "top", "cautious-advance", at="H11", foes=guards("H10"))
    table.wake(ATTACKING_GUARDS).do("end").pass_all("cards")
    assert (left(table, 1), table.hero().active[0].used, table.hero().xp) == ([7], 1, 1)


@rule("GH-SHIELD-01", "GH-ACTIVE-06", "GH-MOVE-01")
def test_defensive_stance_shields_and_slows() -> None:
    table = keeper("defensive-stance", "bottom").do("do")
    assert (shield_of(table.figure("sun")), gone(table)) == (1, "active, 1 XP")
    table = at_work("defensive-stance", "bottom", "cautious-advance").do("bottom:cautious-advance")
    assert points(table) == 3 - 1


@rule("GH-TURN-04")
def test_who_leaves_the_shield_of_defensive_stance_out_is_not_slowed() -> None:
    table = keeper("defensive-stance", "bottom").do("skip")
    assert (gone(table), table.figure("sun").gifts) == ("discard", [])


@rule("GH-RETAL-01", "GH-ACTIVE-06")
def test_scales_of_justice_answer_and_weaken() -> None:
    table = keeper("scales-of-justice", "top").do("do")
    assert gone(table) == "active, 2 XP"
    table = at_work("scales-of-justice", "top", "practical-plans", at="E9", foes=guards("E10"))
    table.wake(ATTACKING_GUARDS).do("top:practical-plans", "hit:bandit-guard-1")
    assert left(table, 1) == [9 - 4]
    table.do("end").pass_all("cards")
    assert left(table, 1) == [9 - 4 - 2]


@rule("GH-DMG-01", "GH-ACTIVE-07", "GH-ACTIVE-10")
def test_protective_blessing_keeps_all_damage_from_those_around() -> None:
    friends = {"H10": "brute", "K13": "cragheart"}
    table = a_turn("sun", "protective-blessing", at="H11", foes=guards("H9"), friends=friends)
    table.wake(ATTACKING_GUARDS).do("bottom:protective-blessing", "do")
    assert gone(table) == "active, 2 XP, light"
    life = table.hp("brute")
    table.do("end").pass_all("cards")
    assert (table.told("hit")[0]["target"], table.hp("brute"), table.hero().lost) == (
        "brute",
        life,
        ["protective-blessing"],
    )


@rule("GH-SHIELD-01", "GH-RETAL-01")
def test_bright_aegis_shields_and_answers() -> None:
    table = keeper("bright-aegis", "top").do("do", "do")
    assert (shield_of(table.figure("sun")), gone(table)) == (2, "active, light")
    assert [source.damage for source in answers_of(table)] == [1]


def answers_of(table: Table) -> list[Any]:
    return [source for source, _ in retaliations(table.figure("sun"))]


@rule("GH-SHIELD-01", "GH-ACTIVE-10")
def test_divine_intervention_shields_everybody() -> None:
    table = keeper("divine-intervention", "bottom").do("do")
    assert (shield_of(table.figure("sun")), shield_of(table.figure("brute")), gone(table)) == (1, 1, "active, light")


@rule("GH-MOVE-01", "GH-SHIELD-01")
def test_righteous_strength_moves_and_shields() -> None:
    table = keeper("righteous-strength", "bottom")
    assert points(table) == 3
    table.do("go:H10", "do")
    assert (shield_of(table.figure("sun")), gone(table)) == (1, "active")


@rule("GH-ADV-14", "GH-ACTIVE-10")
def test_engulfing_radiance_blinds_those_who_attack_allies_in_range_four() -> None:
    friends = {AT_RANGE[4]: "brute", AT_RANGE[5]: "cragheart"}
    table = keeper("engulfing-radiance", "bottom", at="E9", friends=friends).do("do")
    found = [hampers_attackers(table.figure(each)) for each in ("sun", "brute", "cragheart")]
    assert (found, gone(table)) == ([True, True, False], "active, light")


@rule("GH-ACTIVE-07", "GH-ACTIVE-10")
def test_supportive_chant_adds_one_to_the_attacks_of_all_allies() -> None:
    table = a_turn(
        "sun", "supportive-chant", "empowering-command", at="H11", friends={"H10": "brute"}, foes=guards("H9")
    )
    table.do("top:supportive-chant", "do", "bottom:empowering-command", "target:brute", "hit:bandit-guard-1")
    assert (left(table, 1), table.hero().xp) == ([9 - 4 - 1], 1)


@rule("GH-ACTIVE-07", "GH-ACTIVE-10", "GH-MOVE-01")
def test_supportive_chant_adds_two_to_the_moves_of_all_allies() -> None:
    table = a_turn("sun", "supportive-chant", "tactical-order", at="H11", friends={"H10": "brute"})
    table.do("bottom:supportive-chant", "do", "top:tactical-order", "target:brute")
    assert points(table) == 4 + 2


@rule("GH-ACTIVE-04", "GH-ELEM-02")
def test_beacon_of_light_shines_at_the_end_of_turns() -> None:
    assert gone(keeper("beacon-of-light", "bottom").do("do")) == "active"
    table = at_work("beacon-of-light", "bottom", "cautious-advance").do("end")
    assert (table.w.elements.columns["light"], table.hero().active[0].used, table.hero().xp) == (1, 1, 1)


# Damage in another's place


@rule("GH-DMG-01", "GH-ACTIVE-10")
def test_divine_intervention_suffers_an_attack_in_an_allys_place() -> None:
    assert gone(keeper("divine-intervention", "top").do("do")) == "active, 2 XP"
    table = at_work(
        "divine-intervention", "top", "cautious-advance", at="E9", friends={"H10": "brute"}, foes=guards("H9")
    )
    life, own = table.hp("brute"), table.hp("sun")
    table.wake(ATTACKING_GUARDS).do("end").pass_all("intervene")
    assert set(table.options) == {"instead:brute", "pass"}
    table.do("instead:brute", "take").pass_all("cards")
    damage = table.told("hit")[0]["damage"]
    assert damage > 1
    assert (table.hp("brute"), table.hp("sun")) == (life, own - (damage - 1))


@rule("GH-DMG-01", "GH-TURN-04")
def test_divine_intervention_may_be_left_out() -> None:
    table = at_work(
        "divine-intervention", "top", "cautious-advance", at="E9", friends={"H10": "brute"}, foes=guards("H9")
    )
    life = table.hp("brute")
    table.wake(ATTACKING_GUARDS).do("end").pass_all("intervene").do("pass", "take").pass_all("cards")
    assert table.hp("brute") == life - table.told("hit")[0]["damage"]


@rule("GH-DMG-04", "GH-ACTIVE-10")
def test_divine_intervention_works_on_any_damage() -> None:
    table = at_work("divine-intervention", "top", "tactical-order", at="E9", friends={"G10": "brute"}, traps="G11")
    own = table.hp("sun")
    table.do("top:tactical-order", "target:brute", "go:G11", "instead:brute", "take")
    assert table.hp("sun") == own - (table.told("sprang")[0]["damage"] - 1)
