"""The Tinkerer's halves of levels 2 to 9 that are more than plain, each from its printed words."""

import pytest

from questhall.games.gloomhaven.rules.play.components import cards_of, components, unseen_cards
from questhall.games.gloomhaven.rules.play.recovering import recoverable
from questhall.games.gloomhaven.state import Held
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import guards, left, next_turn
from tests.games.gloomhaven.halves import AWAY, active, gone, half_of
from tests.games.gloomhaven.moments import cards
from tests.games.gloomhaven.play import Table, a_turn, rebuilt
from tests.games.gloomhaven.staging import summoned


def with_cards_of(friend: str, at: str, *, lost: str = "", discard: str = "", card: str, half: str) -> Table:
    """The Tinkerer's turn; a friend beside it (or elsewhere) has these cards in its piles."""
    table = a_turn("tinkerer", card, friends={at: friend})
    return cards(table, lost=lost, discard=discard, seat=1).do(f"{half}:{card}")


@rule("GH-RECOV-01", "GH-RECOV-03")
def test_stamina_booster_lets_an_ally_recover_a_lost_card() -> None:
    table = with_cards_of("brute", "H9", lost="trample skewer", card="stamina-booster", half="bottom")
    table.do("target:brute", "recover:skewer")
    assert (table.hero(1).lost, "skewer" in table.hero(1).hand) == (["trample"], True)
    assert gone(table) == "lost, 2 XP"


@rule("GH-RECOV-03")
def test_stamina_booster_itself_never_comes_back() -> None:
    table = with_cards_of("brute", "E9", lost="trample", card="stamina-booster", half="bottom")
    assert "target:brute" not in table.options
    mine = cards(a_turn("tinkerer", "chimeric-formula", friends={AWAY: "brute"}), lost="stamina-booster net-shooter")
    assert recoverable(mine.hero(), "lost") == ["net-shooter"]


@rule("GH-COND-07")
def test_disorienting_flash_stuns_two_enemies_in_range_three_without_an_attack() -> None:
    table = half_of("tinkerer", "disorienting-flash", "top", at="E9", foes=guards("H10", "G10", "F9", "I10"))
    assert "target:bandit-guard-4" not in table.options
    table.do("target:bandit-guard-1", "target:bandit-guard-2")
    assert [table.has(f"bandit-guard-{number}", "stun") for number in (1, 2, 3)] == [True, True, False]
    assert (left(table, 2), table.kind, gone(table)) == ([9, 9], "turn", "lost, 2 XP")


@rule("GH-OVERLAY-07")
def test_tinkerers_tools_disarm_an_adjacent_trap() -> None:
    table = half_of("tinkerer", "tinkerers-tools", "top", traps="H10 H9").do("disarm:H10")
    assert (len(table.w.traps), gone(table)) == (1, "discard, 1 XP")


@rule("GH-RECOV-04", "GH-RECOV-05", "GH-RECOV-06")
def test_noxious_vials_let_an_adjacent_ally_use_a_used_up_small_item_again() -> None:
    table = a_turn("tinkerer", "noxious-vials", friends={"H10": "brute"})
    table.hero(1).equipment = [Held(12, "used-up"), Held(13), Held(9, "used-up"), Held(14, "used-up")]
    table = rebuilt(table).do("top:noxious-vials", "target:brute")
    assert set(table.options) == {"refresh:item-12", "refresh:item-14", "skip"}
    table.do("refresh:item-14")
    assert [mine.state for mine in table.hero(1).equipment] == ["used-up", "ready", "used-up", "ready"]
    assert gone(table) == "discard"


@rule("GH-ATK-12", "GH-AREA-02")
def test_disintegration_beam_kills_whoever_has_at_most_five_hit_points_in_its_line() -> None:
    foes = {"H10": "bandit-guard elite 5", "H9": "bandit-guard 6", "H11": "bandit-guard 5"}
    table = half_of("tinkerer", "disintegration-beam", "top", at="H12", foes=foes)
    table.do(next(key for key in table.options if {"H11", "H10", "H9"} <= {*key[4:].split("+")}))
    assert [table.alive(f"bandit-guard-{number}") for number in (1, 2, 3)] == [False, True, False]
    assert (table.hp("bandit-guard-2"), gone(table)) == (6, "lost, 2 XP")


def test_disintegration_beam_that_kills_nobody_is_not_lost() -> None:
    table = half_of("tinkerer", "disintegration-beam", "top", foes=guards("H10"))
    assert gone(table.do(next(key for key in table.options if key.startswith("lay:")))) == "discard"


@rule("GH-ACTIVE-03", "GH-ACTIVE-04")
def test_gas_canister_brings_back_a_discarded_card_at_the_end_of_the_next_four_turns() -> None:
    table = half_of("tinkerer", "gas-canister", "bottom", friends={"H10": "brute"}).do("do")
    table.do("end")
    assert table.kind != "recover-ally", "the turn it is played in is not one of the next"
    table = a_turn("tinkerer", friends={"H10": "brute"}).activate("gas-canister", "bottom", used=2)
    table.w.heroes[1].discard = ["trample", "skewer"]
    table.w.heroes[1].hand = [card for card in table.w.heroes[1].hand if card not in ("trample", "skewer")]
    table = rebuilt(table).do("end", "target:brute", "recover:trample")
    assert ("trample" in table.hero(1).hand, table.hero(1).discard) == (True, ["skewer"])
    assert (table.hero().active[0].used, active(table)) == (3, ["gas-canister"])


def test_gas_canister_uses_a_slot_even_if_nobody_recovers_and_is_lost_after_the_last() -> None:
    table = a_turn("tinkerer", friends={AWAY: "brute"}).activate("gas-canister", "bottom", used=3)
    table.do("end")
    assert (table.hero().lost, table.hero().xp) == (["gas-canister"], 1)


@rule("GH-ACTIVE-03", "GH-ACTIVE-04", "GH-XP-04")
def test_auto_turret_shoots_at_the_end_of_the_next_five_turns() -> None:
    table = half_of("tinkerer", "auto-turret", "top", at="E9", foes=guards("I12", "K12")).do("do")
    table.do("end")
    assert (left(table, 1), table.hero().active[0].used) == ([9], 0)
    table = a_turn("tinkerer", at="E9", foes=guards("I12", "K12"), friends={AWAY: "brute"})
    table.activate("auto-turret", "top").do("end")
    assert "hit:bandit-guard-2" not in table.options
    table.do("hit:bandit-guard-1")
    assert (left(table, 1), table.hero().xp, table.hero().active[0].used) == ([7], 1, 1)


def test_auto_turret_shoots_every_turn_of_the_game_that_follows() -> None:
    table = a_turn("tinkerer", at="E9", foes=guards("I12", hp=20), friends={AWAY: "brute"})
    table.activate("auto-turret", "top", used=4).do("end", "hit:bandit-guard-1")
    assert (left(table, 1), table.hero().lost, table.hero().xp) == ([18], ["auto-turret"], 1)
    next_turn(table).do("end")
    assert left(table, 1) == [18]


@rule("GH-SUMMON-06", "GH-TERM-15")
def test_jet_propulsion_lets_all_summons_in_range_move_with_two_more() -> None:
    table = summoned(a_turn("tinkerer", "jet-propulsion", at="H12", friends={AWAY: "brute"}), *BOT)
    table.do("top:jet-propulsion", "target:battle-bot-1")
    assert table.w.agenda[-1].points == 2 + 2  # type: ignore[union-attr]  # a Walk
    assert table.match.asked[0].seat == 0
    table.do("go:G9")
    assert (table.spot("battle-bot-1"), table.hero().discard) == ("G9", ["jet-propulsion"])


BOT = ("battle-bot", "dangerous-contraption", "H11")


@rule("GH-DMG-04")
def test_harsh_stimulants_strike_for_nine_and_cost_two_hit_points() -> None:
    table = half_of("tinkerer", "harsh-stimulants", "top", foes=guards("H10", hp=20))
    table.do("hit:bandit-guard-1", "take")
    assert (left(table, 1), table.hp("tinkerer"), gone(table)) == ([11], 6, "lost, 2 XP")


@rule("GH-TURN-04")
def test_harsh_stimulants_cost_nothing_if_nobody_is_attacked() -> None:
    table = half_of("tinkerer", "harsh-stimulants", "top", foes=guards("H10")).do("skip")
    assert (table.hp("tinkerer"), gone(table)) == (8, "discard")


@rule("GH-ACTIVE-10")
def test_harsh_stimulants_sharpen_and_hurt_all_adjacent_allies() -> None:
    friends = {"H10": "brute", "H9": "scoundrel"}
    table = half_of("tinkerer", "harsh-stimulants", "bottom", friends=friends).do("do", "take")
    assert (table.hp("brute"), table.hp("scoundrel"), gone(table)) == (8, 8, "active")
    assert [gift.card for gift in table.figure("brute").gifts] == ["harsh-stimulants"]
    assert table.figure("scoundrel").gifts == []
    assert table.figure("tinkerer").gifts == []


@rule("GH-BOSS-02")
def test_lethal_injection_kills_one_adjacent_normal_or_elite_enemy() -> None:
    table = half_of("tinkerer", "lethal-injection", "top", foes={"H10": "bandit-guard elite", "H9": "bandit-guard"})
    assert set(table.options) == {"target:bandit-guard-1", "skip"}
    table.do("target:bandit-guard-1")
    assert (table.alive("bandit-guard-1"), gone(table)) == (False, "lost, 2 XP")


@rule("GH-RECOV-01", "GH-CARD-07")
def test_chimeric_formula_lets_an_adjacent_ally_recover_two_lost_cards_and_lose_two_others() -> None:
    table = with_cards_of("brute", "H10", lost="trample skewer wall-of-doom", card="chimeric-formula", half="top")
    before = len(table.hero(1).hand)
    table.do("target:brute", "recover:skewer", "recover:trample")
    assert table.match.asked[0].seat == 1
    first = table.options[0]
    table.do(first, table.options[1])
    assert (len(table.hero(1).hand), len(table.hero(1).lost), gone(table)) == (before, 3, "discard")


@rule("GH-RECOV-01")
def test_chimeric_formula_gives_one_a_lost_card_of_another_beside_it() -> None:
    table = a_turn("tinkerer", "chimeric-formula", friends={"H9": "brute", "G9": "scoundrel", AWAY: "cragheart"})
    table.w.heroes[2].lost = ["backstab", "smoke-bomb"]
    table.w.heroes[3].lost = ["avalanche"]
    for seat, gone_ in ((2, ("backstab", "smoke-bomb")), (3, ("avalanche",))):
        table.w.heroes[seat].hand = [card for card in table.w.heroes[seat].hand if card not in gone_]
    table = rebuilt(table).do("bottom:chimeric-formula", "target:brute")
    assert set(table.options) == {"recover:backstab", "recover:smoke-bomb", "skip"}
    assert table.match.asked[0].seat == 1
    table.do("recover:backstab")
    assert ("backstab" in table.hero(1).hand, table.hero(2).lost) == (True, ["smoke-bomb"])
    assert (table.hero(1).borrowed, gone(table)) == (["backstab"], "lost, 2 XP")


@pytest.mark.parametrize("seat", [1, 2])
def test_what_others_can_guess_of_a_hand_knows_where_a_card_has_gone(seat: int) -> None:
    table = a_turn("tinkerer", "chimeric-formula", friends={"H9": "brute", "G9": "scoundrel"})
    table.w.heroes[2].hand.remove("backstab")
    table.w.heroes[2].lost = ["backstab"]
    table = rebuilt(table).do("bottom:chimeric-formula", "target:brute", "recover:backstab")
    assert components(table.w)["cards"] == 0
    hidden = [card for card in cards_of(table.hero(seat)) if card in (*table.hero(seat).hand, *table.hero(seat).aside)]
    assert unseen_cards(table.w, table.hero(seat)) == sorted(hidden)
