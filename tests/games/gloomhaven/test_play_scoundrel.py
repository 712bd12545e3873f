"""The Scoundrel's cards of level 1 and X, each half played from its printed words."""

import pytest

from questhall.ledger import rule
from tests.games.gloomhaven.play import a_turn

FAR = {"E13": "brute"}
BESIDE = {"I10": "brute"}  # H10


# Single Out and Flanking Strike


@rule("GH-XP-03")
@pytest.mark.parametrize("card", ["single-out", "flanking-strike"])
def test_an_ally_beside_the_target_makes_the_attack_stronger_and_teaches(card: str) -> None:
    table = a_turn("scoundrel", card, foes={"H10": "bandit-guard 9"}, friends=BESIDE)
    table.do(f"top:{card}", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp) == (9 - 5, 1)
    assert table.hero().discard == [card]


@rule("GH-TERM-02")
@pytest.mark.parametrize("card", ["single-out", "flanking-strike"])
def test_the_scoundrel_is_not_her_own_ally_beside_the_target(card: str) -> None:
    table = a_turn("scoundrel", card, foes={"H10": "bandit-guard 9"}, friends=FAR)
    table.do(f"top:{card}", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp) == (9 - 3, 0)


@rule("GH-ACTIVE-04", "GH-XP-04")
def test_single_out_betters_attacks_on_enemies_without_an_ally_beside_them() -> None:
    foes = {"H9": "bandit-guard 9", "K12": "bandit-guard 9"}
    table = a_turn("scoundrel", "single-out", "throwing-knives", foes=foes, friends=FAR)
    table.do("bottom:single-out", "do")
    assert [each.card for each in table.hero().active] == ["single-out"]
    table.do("top:throwing-knives", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp, table.hero().active[0].used) == (9 - 4, 0, 1)
    table.do("hit:bandit-guard-2")
    assert (table.hp("bandit-guard-2"), table.hero().active[0].used) == (9 - 4, 2)
    assert table.hero().xp == 1 + 1  # the second slot, and the knives


def test_single_out_does_not_count_an_enemy_with_an_ally_beside_it() -> None:
    foes = {"H9": "bandit-guard 9", "H10": "bandit-guard 9"}
    table = a_turn("scoundrel", "thiefs-knack", foes=foes, friends=FAR).activate("single-out", "bottom")
    table.do("bottom:thiefs-knack", "hit:bandit-guard-2")
    assert (table.hp("bandit-guard-2"), table.hero().active[0].used) == (9 - 3, 0)


def test_an_ally_of_the_scoundrel_does_not_spoil_single_out() -> None:
    table = a_turn("scoundrel", "thiefs-knack", foes={"H10": "bandit-guard 9"}, friends=BESIDE)
    table.activate("single-out", "bottom").do("bottom:thiefs-knack", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 9 - 5


@rule("GH-ACTIVE-04", "GH-XP-04")
def test_single_out_is_lost_after_the_fourth_attack() -> None:
    foes = {"H10": "bandit-guard 12", "K12": "bandit-guard 9"}
    table = a_turn("scoundrel", "throwing-knives", "thiefs-knack", foes=foes, friends=FAR)
    table.activate("single-out", "bottom", used=1)
    table.do("bottom:thiefs-knack", "hit:bandit-guard-1")
    assert table.hero().xp == 1 + 1  # the second slot, and the bottom of Thief's Knack
    table.do("top:throwing-knives", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (table.hp("bandit-guard-1"), table.hp("bandit-guard-2")) == (12 - 5 - 4, 9 - 4)
    assert table.hero().xp == 2 + 0 + 1 + 1  # the third slot, the fourth, and the knives
    assert (table.hero().active, table.hero().lost) == ([], ["single-out"])


def test_flanking_strike_moves_five_hexes() -> None:
    table = a_turn("scoundrel", "flanking-strike", at="E13", foes={"E9": "bandit-guard"}, friends={"K13": "brute"})
    table.do("bottom:flanking-strike")
    assert "go:K12" not in table.options
    table.do("go:J12")
    assert (table.spot("scoundrel"), table.hero().discard) == ("J12", ["flanking-strike"])


# Smoke Bomb


@rule("GH-COND-29", "GH-COND-24")
def test_smoke_bomb_hides_her_until_the_end_of_her_next_turn() -> None:
    foes = {"H10": "bandit-guard"}
    table = a_turn("scoundrel", "smoke-bomb", foes=foes, friends=FAR, acts={"bandit-guard": "guard-2"})
    table.do("top:smoke-bomb", "do", "do")
    assert table.has("scoundrel", "invisible")
    assert table.w.elements.coming == ["dark"]
    table.do("end").pass_all("cards").to_turn()
    assert table.hp("scoundrel") == 8
    assert table.has("scoundrel", "invisible")
    table.do("end").pass_all("cards")
    assert not table.has("scoundrel", "invisible")


@rule("GH-ACTIVE-04", "GH-XP-04")
def test_smoke_bomb_doubles_the_next_attack_while_invisible() -> None:
    table = a_turn("scoundrel", "smoke-bomb", "thiefs-knack", foes={"H10": "bandit-guard 9"}, friends=FAR)
    table.do("top:smoke-bomb", "do", "do")
    assert (table.hero().xp, [each.card for each in table.hero().active]) == (0, ["smoke-bomb"])
    table.do("bottom:thiefs-knack", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp) == (9 - 6, 2 + 1)
    assert (table.hero().active, table.hero().lost) == ([], ["smoke-bomb"])


def test_smoke_bomb_does_not_double_an_attack_while_visible() -> None:
    table = a_turn("scoundrel", "smoke-bomb", "thiefs-knack", foes={"H10": "bandit-guard 9"}, friends=FAR)
    table.do("top:smoke-bomb", "skip", "do", "bottom:thiefs-knack", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 9 - 3
    assert (table.hero().active[0].used, table.hero().xp) == (0, 1)


def test_smoke_bomb_doubles_only_the_first_of_two_attacks() -> None:
    foes = {"H9": "bandit-guard 9", "K12": "bandit-guard 9"}
    table = a_turn("scoundrel", "throwing-knives", foes=foes, friends=FAR, conditions="invisible")
    table.activate("smoke-bomb", "top").do("top:throwing-knives", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (table.hp("bandit-guard-1"), table.hp("bandit-guard-2")) == (9 - 4, 9 - 2)


@rule("GH-ATK-06", "GH-ATK-07")
def test_the_player_chooses_whether_a_bonus_comes_before_the_doubling() -> None:
    table = a_turn(
        "scoundrel", "flanking-strike", foes={"H10": "bandit-guard elite 12"}, friends=BESIDE, conditions="invisible"
    )
    table.activate("smoke-bomb", "top").next_cards("scoundrel", "-1")
    table.do("top:flanking-strike", "hit:bandit-guard-1")
    assert (table.kind, table.options) == ("total", ["value:10", "value:8"])
    table.do("value:10")
    assert table.hp("bandit-guard-1") == 12 - 8


@rule("GH-FX-06")
def test_smoke_bomb_pulls_an_enemy_in_range_three_two_hexes_nearer() -> None:
    table = a_turn("scoundrel", "smoke-bomb", at="H12", foes={"H9": "bandit-guard", "G9": "bandit-guard"}, friends=FAR)
    table.do("bottom:smoke-bomb")
    assert set(table.options) == {"skip", "target:bandit-guard-1"}
    table.do("target:bandit-guard-1")
    assert set(table.options) == {"skip", "pull:H10"}
    table.do("pull:H10")  # and on to H11, the only hex that is nearer still
    assert (table.spot("bandit-guard-1"), table.hp("bandit-guard-1")) == ("H11", 6)
    assert table.hero().discard == ["smoke-bomb"]


# Backstab


@rule("GH-XP-03")
@pytest.mark.parametrize(
    ("friends", "foes", "damage", "xp"),
    [
        (FAR, {"H10": "bandit-guard 9", "H9": "bandit-guard"}, 3, 0),
        (BESIDE, {"H10": "bandit-guard 9", "H9": "bandit-guard"}, 5, 1),
        (FAR, {"H10": "bandit-guard 9"}, 5, 1),
        (BESIDE, {"H10": "bandit-guard 9"}, 7, 2),
    ],
    ids=["neither", "beside an ally of hers", "alone", "both"],
)
def test_backstab_betters_by_each_of_its_two_conditions(
    friends: dict[str, str], foes: dict[str, str], damage: int, xp: int
) -> None:
    table = a_turn("scoundrel", "backstab", foes=foes, friends=friends)
    table.do("top:backstab", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp) == (9 - damage, xp)
    assert table.hero().lost == ["backstab"]


def test_backstab_moves_six_hexes_and_is_discarded() -> None:
    table = a_turn("scoundrel", "backstab", at="E13", foes={"E9": "bandit-guard"}, friends={"K13": "brute"})
    table.do("bottom:backstab", "go:K12")
    assert (table.spot("scoundrel"), table.hero().discard) == ("K12", ["backstab"])


# Thief's Knack


@rule("GH-OVERLAY-07")
def test_thiefs_knack_disarms_an_adjacent_trap() -> None:
    table = a_turn("scoundrel", "thiefs-knack", traps="H10 H9 G11")
    table.do("top:thiefs-knack")
    assert set(table.options) == {"skip", "disarm:H10", "disarm:G11"}
    table.do("disarm:H10")
    assert (len(table.w.traps), table.hp("scoundrel"), table.hero().xp) == (2, 8, 2)
    assert table.hero().discard == ["thiefs-knack"]


@rule("GH-XP-02")
def test_thiefs_knack_without_a_trap_teaches_nothing() -> None:
    table = a_turn("scoundrel", "thiefs-knack", traps="H9")
    table.do("top:thiefs-knack")
    assert (table.kind, table.hero().xp, table.hero().discard) == ("turn", 0, ["thiefs-knack"])


def test_thiefs_knack_attacks_as_a_bottom() -> None:
    table = a_turn("scoundrel", "thiefs-knack", foes={"H10": "bandit-guard"}, friends=FAR)
    table.do("bottom:thiefs-knack", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp, table.hero().discard) == (3, 1, ["thiefs-knack"])


# Venom Shiv


@rule("GH-COND-09")
def test_venom_shiv_poisons_for_the_attacks_after_it() -> None:
    table = a_turn("scoundrel", "venom-shiv", "thiefs-knack", foes={"H10": "bandit-guard 9"}, friends=FAR)
    table.do("top:venom-shiv", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp) == (9 - 3, 1)
    assert table.has("bandit-guard-1", "poison")
    table.do("bottom:thiefs-knack", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == 6 - 4


def test_venom_shiv_moves_five_hexes() -> None:
    table = a_turn("scoundrel", "venom-shiv", at="E13", foes={"E9": "bandit-guard"}, friends={"K13": "brute"})
    table.do("bottom:venom-shiv")
    assert "go:K12" not in table.options
    table.do("go:J12")
    assert table.spot("scoundrel") == "J12"


# Throwing Knives


@rule("GH-ATK-11", "GH-ATK-10")
def test_throwing_knives_attack_two_different_enemies_within_three_hexes() -> None:
    foes = {"H9": "bandit-guard", "G10": "bandit-guard", "I10": "bandit-guard", "G9": "bandit-guard"}
    table = a_turn("scoundrel", "throwing-knives", at="H12", foes=foes, friends=FAR)
    table.do("top:throwing-knives", "hit:bandit-guard-1")
    assert table.why_not("hit:bandit-guard-1") == "GH-ATK-10"
    assert table.why_not("hit:bandit-guard-4") == "GH-ATK-03"
    table.do("hit:bandit-guard-2")
    assert [table.hp(f"bandit-guard-{number}") for number in (1, 2, 3)] == [4, 4, 6]
    assert (table.kind, table.hero().xp, table.hero().discard) == ("turn", 1, ["throwing-knives"])


@rule("GH-LOOT-01", "GH-CARD-07")
def test_throwing_knives_loot_two_hexes_around_and_are_lost() -> None:
    table = a_turn("scoundrel", "throwing-knives", coins={"H9": 1, "J11": 2, "G12": 1, "E11": 5})
    table.do("bottom:throwing-knives", "do")
    assert (table.hero().coins, len(table.w.coins), table.hero().lost) == (4, 1, ["throwing-knives"])


@rule("GH-TURN-04")
def test_throwing_knives_with_nothing_to_loot_are_discarded() -> None:
    table = a_turn("scoundrel", "throwing-knives", coins={"E11": 5})
    table.do("bottom:throwing-knives")
    assert (table.hero().discard, table.hero().lost) == (["throwing-knives"], [])


# Quick Hands


@rule("GH-TURN-02")
def test_quick_hands_moves_and_then_attacks() -> None:
    table = a_turn("scoundrel", "quick-hands", at="H12", foes={"H9": "bandit-guard"}, friends=FAR)
    table.do("top:quick-hands")
    assert table.kind == "move"
    table.do("go:H10", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().discard, table.hero().xp) == (4, ["quick-hands"], 0)


def test_quick_hands_loots_adjacent_hexes_and_is_kept() -> None:
    table = a_turn("scoundrel", "quick-hands", coins={"H10": 1, "H11": 1, "H9": 1})
    table.do("bottom:quick-hands", "do")
    assert (table.hero().coins, table.hero().discard) == (2, ["quick-hands"])


# Special Mixture


@rule("GH-HEAL-03", "GH-HEAL-04")
def test_special_mixture_heals_only_herself() -> None:
    table = a_turn("scoundrel", "special-mixture", friends=BESIDE, hit_points=4)
    table.do("top:special-mixture", "do")
    assert table.hp("scoundrel") == 7


@rule("GH-COND-10")
def test_special_mixture_takes_the_poison_away_instead_of_healing() -> None:
    table = a_turn("scoundrel", "special-mixture", hit_points=4, conditions="poison")
    table.do("top:special-mixture", "do")
    assert (table.hp("scoundrel"), table.has("scoundrel", "poison")) == (4, False)


@rule("GH-FX-04")
def test_special_mixture_poisons_one_adjacent_enemy_after_the_move() -> None:
    foes = {"H10": "bandit-guard", "I11": "bandit-guard", "H9": "bandit-guard"}
    table = a_turn("scoundrel", "special-mixture", at="H12", foes=foes, friends=FAR)
    table.do("bottom:special-mixture", "go:H11")
    assert set(table.options) == {"skip", "target:bandit-guard-1", "target:bandit-guard-2"}
    table.do("target:bandit-guard-2")
    assert [table.has(f"bandit-guard-{number}", "poison") for number in (1, 2, 3)] == [False, True, False]
    assert table.hp("bandit-guard-2") == 6


# Sinister Opportunity


@pytest.mark.parametrize(
    ("friends", "damage"),
    [(FAR, 3), (BESIDE, 4), ({"I10": "brute", "H9": "tinkerer"}, 5)],
    ids=["none", "one", "two"],
)
def test_sinister_opportunity_adds_one_for_each_ally_beside_the_target(friends: dict[str, str], damage: int) -> None:
    table = a_turn("scoundrel", "sinister-opportunity", foes={"H10": "bandit-guard 9"}, friends=friends)
    table.do("top:sinister-opportunity", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp) == (9 - damage, 0)


@rule("GH-ELEM-05", "GH-XP-03")
def test_sinister_opportunity_uses_dark_for_two_each_and_experience() -> None:
    friends = {"I10": "brute", "H9": "tinkerer"}
    table = a_turn(
        "scoundrel", "sinister-opportunity", foes={"H10": "bandit-guard 9"}, friends=friends, elements="dark"
    )
    table.do("top:sinister-opportunity", "feed:dark", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp) == (9 - 7, 1)
    assert table.w.elements.columns["dark"] == 0


@rule("GH-ELEM-06")
def test_sinister_opportunity_may_leave_dark_unused() -> None:
    table = a_turn("scoundrel", "sinister-opportunity", foes={"H10": "bandit-guard 9"}, friends=BESIDE, elements="dark")
    table.do("top:sinister-opportunity", "pass", "hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp, table.w.elements.columns["dark"]) == (5, 0, 2)


@rule("GH-TERM-15")
def test_sinister_opportunity_makes_an_adjacent_enemy_move_a_hex_and_stay_beside_her() -> None:
    table = a_turn("scoundrel", "sinister-opportunity", at="H12", foes={"H10": "bandit-guard"}, friends=FAR)
    table.do("bottom:sinister-opportunity", "go:H11", "target:bandit-guard-1")
    assert set(table.options) == {"skip", "go:G11", "go:I11"}
    table.do("go:I11")
    assert (table.spot("bandit-guard-1"), table.hp("bandit-guard-1")) == ("I11", 6)


@rule("GH-TERM-15", "GH-OVERLAY-05")
def test_sinister_opportunity_leads_an_enemy_into_a_trap() -> None:
    table = a_turn("scoundrel", "sinister-opportunity", foes={"H10": "bandit-guard"}, friends=FAR, traps="I11")
    table.do("bottom:sinister-opportunity", "skip", "target:bandit-guard-1", "go:I11")
    assert (table.spot("bandit-guard-1"), table.hp("bandit-guard-1"), table.w.traps) == ("I11", 3, {})


@rule("GH-COND-14")
def test_sinister_opportunity_cannot_move_an_immobilized_enemy() -> None:
    table = a_turn("scoundrel", "sinister-opportunity", foes={"H10": "bandit-guard immobilize"}, friends=FAR)
    table.do("bottom:sinister-opportunity", "skip")
    assert (table.kind, table.spot("bandit-guard-1")) == ("turn", "H10")


# Trickster's Reversal


@pytest.mark.parametrize(("foe", "shield"), [("bandit-guard", 0), ("bandit-guard elite", 3)])
def test_tricksters_reversal_adds_twice_the_shield_of_the_target(foe: str, shield: int) -> None:
    table = a_turn("scoundrel", "tricksters-reversal", foes={"H10": foe}, friends=FAR, level=7)
    whole = table.hp("bandit-guard-1")
    table.do("top:tricksters-reversal", "hit:bandit-guard-1")
    assert table.hp("bandit-guard-1") == whole - (2 + 2 * shield - shield)
    assert (table.hero().xp, table.hero().lost) == (2, ["tricksters-reversal"])


def test_tricksters_reversal_cancels_the_next_damage_and_no_more() -> None:
    foes = {"H10": "bandit-guard", "H12": "bandit-guard"}
    table = a_turn("scoundrel", "tricksters-reversal", foes=foes, friends=FAR, acts={"bandit-guard": "guard-5"})
    table.do("bottom:tricksters-reversal", "do")
    assert [each.card for each in table.hero().active] == ["tricksters-reversal"]
    table.do("end")
    assert (table.hp("scoundrel"), table.hero().active) == (8, [])
    assert "tricksters-reversal" in table.hero().discard
    table.do("take")
    assert table.hp("scoundrel") == 6


def test_tricksters_reversal_cancels_damage_that_is_no_attack() -> None:
    table = a_turn("scoundrel", "tricksters-reversal", "quick-hands", traps="H10")
    table.do("bottom:tricksters-reversal", "do", "top:quick-hands", "go:H10")
    assert (table.hp("scoundrel"), table.w.traps, table.hero().active) == (8, {}, [])


@rule("GH-DMG-02")
def test_tricksters_reversal_does_not_cancel_a_condition() -> None:
    table = a_turn(
        "scoundrel",
        "tricksters-reversal",
        foes={"H10": "bandit-guard"},
        friends=FAR,
        acts={"bandit-guard": "guard-2"},
    )
    table.do("bottom:tricksters-reversal", "do", "end")
    assert (table.hp("scoundrel"), table.has("scoundrel", "poison")) == (8, True)


@rule("GH-ACTIVE-07")
def test_tricksters_reversal_ends_with_the_round_unused() -> None:
    table = a_turn("scoundrel", "tricksters-reversal", foes={"E9": "bandit-guard"})
    table.do("bottom:tricksters-reversal", "do", "end").pass_all("cards")
    assert table.hero().active == []
    assert "tricksters-reversal" in table.hero().discard


# Swift Bow


def test_swift_bow_attacks_up_to_four_hexes_away() -> None:
    table = a_turn("scoundrel", "swift-bow", at="H12", foes={"G9": "bandit-guard", "E9": "bandit-guard"}, friends=FAR)
    table.do("top:swift-bow")
    assert table.why_not("hit:bandit-guard-2") == "GH-ATK-03"
    table.do("hit:bandit-guard-1")
    assert (table.hp("bandit-guard-1"), table.hero().xp, table.hero().discard) == (3, 0, ["swift-bow"])


def test_swift_bow_loots_every_hex_it_enters() -> None:
    table = a_turn("scoundrel", "swift-bow", at="H12", coins={"H11": 1, "H10": 2, "I11": 1, "H12": 1})
    table.do("bottom:swift-bow", "step:H11")
    assert table.hero().coins == 1
    table.do("go:H10")
    assert table.hero().coins == 3
    assert len(table.w.coins) == 2
