"""The eight weapons: WEAPON, CARD-BLADES, CARD-TOWERSHIELD, CARD-CROSSBOW and our own."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.face.hints import hints
from questhall.games.rollplayer.rules.scoring import armour_stars, final_values, goal_values
from questhall.kit.script import answers
from questhall.ledger import rule
from tests.games.rollplayer.positions import dice_turn, hero, market_phase, options

RIVAL = "elf warrior"
LONE_CHAIN = "chain-helm, chain-tunic, chain-gorget"


@rule("RP-CARD-BLADES-01", "RP-CARD-BLADES-03", "RP-SCORE-04", "RP-WEAPON-01")
def test_the_dagger_counts_gold_dice_one_higher_for_goals() -> None:
    armed = hero("human thief", "STR B5 Y6 Y5", "weapons jeweled-dagger")
    assert goal_values(armed)[0] == 5 + 7 + 6


@rule("RP-CARD-BLADES-02", "RP-TRAIT-04")
def test_traits_ignore_the_dagger() -> None:
    armed = hero("human thief", "STR B5 Y6 Y5", "weapons jeweled-dagger")
    assert final_values(armed)[0] == 16


@rule("RP-CARD-BLADES-01", "RP-CARD-BLADES-02")
def test_the_longsword_counts_dice_of_the_class_colour_one_higher_for_goals() -> None:
    armed = hero("human cleric", "STR W6 W5 R5", "DEX R1 R2 R3", "weapons longsword")
    assert goal_values(armed)[:2] == [18, 6]
    assert final_values(armed)[:2] == [16, 6]


def test_both_blades_together() -> None:
    armed = hero("human cleric", "STR W6 Y5 R5", "weapons longsword, jeweled-dagger")
    assert goal_values(armed)[0] == 18


def test_the_blessed_mace_gives_a_strength_action_after_taking_two_gold() -> None:
    armed = hero("human warrior", "card 1", "STR R1", "weapons blessed-mace")
    match = market_phase(armed, hero(RIVAL, "card 2"), market="weak, climb, honest")
    answers(match, "1 discard:weak", "1 flip:STR1", then="market.visit")
    assert (match.asked[0].seat, match.state.heroes[0].gold, match.state.heroes[0].dice[0] % 10) == (1, 2, 6)


def test_the_blessed_mace_gives_nothing_after_buying() -> None:
    armed = hero("human warrior", "card 1, gold 1", "STR R1", "weapons blessed-mace")
    match = market_phase(armed, hero(RIVAL, "card 2"), market="weak, climb, honest")
    answers(match, "1 buy:climb", "1 done", then="market.visit")
    assert match.asked[0].seat == 1


def test_the_longbow_pays_four_gold_for_the_last_initiative_card() -> None:
    match = dice_turn(hero("human warrior", "weapons longbow"), hero(RIVAL), pool="R1 B4 P6")
    answers(match, "1 take:3", "1 place:CHA")
    assert match.state.heroes[0].gold == 4
    other = dice_turn(hero("human warrior", "weapons longbow"), hero(RIVAL), pool="R1 B4 P6")
    answers(other, "1 take:1", "1 place:CHA")
    assert other.state.heroes[0].gold == 0


@rule("RP-CARD-TOWERSHIELD-01")
def test_the_tower_shield_gives_nothing_without_armour() -> None:
    assert armour_stars(hero("human thief", "weapons tower-shield")) == 0


@rule("RP-CARD-TOWERSHIELD-02")
def test_the_tower_shield_gives_nothing_when_all_begun_sets_are_complete() -> None:
    complete = "armour mystic-cowl, mystic-robes, mystic-cloak"
    assert armour_stars(hero("human thief", complete, "weapons tower-shield")) == 9
    assert armour_stars(hero("human thief", complete)) == 9


@rule("RP-CARD-TOWERSHIELD-02", "RP-SCORE-15")
def test_the_tower_shield_is_one_more_piece_of_a_begun_set() -> None:
    assert armour_stars(hero("human thief", f"armour {LONE_CHAIN}", "weapons tower-shield")) == 7
    assert armour_stars(hero("human cleric", f"armour {LONE_CHAIN}", "weapons tower-shield")) == 8


def test_the_tower_shield_joins_the_set_where_it_gives_most() -> None:
    mixed = hero("human thief", "armour leather-boots, mystic-cowl, mystic-robes", "weapons tower-shield")
    assert armour_stars(mixed) == (1 + 1) + 9


def test_the_ancient_spear_gives_the_action_of_a_filled_row_twice() -> None:
    match = dice_turn(hero("human warrior", "CON R1 R2", "weapons ancient-spear"), hero(RIVAL), pool="R3 B4 P6")
    answers(match, "1 take:1", "1 place:CON", "1 raise:CON1", then="act.CON")
    answers(match, "1 raise:CON2", then="dice.take")
    assert [die % 10 for die in match.state.heroes[0].dice[6:9]] == [2, 3, 3]
    other = dice_turn(hero("human warrior", "CON R1", "weapons ancient-spear"), hero(RIVAL), pool="R3 B4 P6")
    answers(other, "1 take:1", "1 place:CON", "1 raise:CON1", then="dice.take")


@rule("RP-CARD-SEEN-03")
def test_the_quarterstaff_pays_two_gold_more_for_a_full_row() -> None:
    match = dice_turn(hero("human warrior", "CHA R1 R2", "weapons quarterstaff"), hero(RIVAL), pool="R3 B4 P6")
    answers(match, "1 take:1", "1 place:CHA")
    assert match.state.heroes[0].gold == 1 + 2


@rule("RP-CARD-SEEN-03", "RP-CARD-SLEIGHT-02")
def test_the_quarterstaff_pays_nothing_for_a_row_filled_by_sleight_of_hand() -> None:
    armed = hero("human warrior", "CHA R1 R2", "STR B1", "weapons quarterstaff", "skills sleight-of-hand")
    match = dice_turn(armed, hero(RIVAL), pool="R3 B4 P6")
    answers(match, "1 use:sleight-of-hand", "1 move:STR1", "1 to-row:CHA")
    assert match.state.heroes[0].gold == 0


@rule("RP-CARD-CROSSBOW-01", "RP-WEAPON-01")
def test_the_crossbow_and_a_token_make_a_card_of_price_6_cost_4_gold() -> None:
    armed = hero("human thief", "card 1, gold 4, charisma 1", "weapons heavy-crossbow")
    match = answers(market_phase(armed, hero(RIVAL, "card 2"), market="reckless, weak, climb"), "1 buy:reckless")
    assert (match.state.heroes[0].gold, match.state.heroes[0].charisma) == (0, 0)


@rule("RP-CARD-CROSSBOW-01", "RP-CARD-BREAKIN-02")
def test_by_open_lock_the_same_card_costs_6_and_the_token_stays() -> None:
    armed = hero("human thief", "card 1, gold 6, charisma 1", "weapons heavy-crossbow", "skills open-lock")
    match = market_phase(armed, hero(RIVAL, "card 2"), market="weak, climb", deck="reckless")
    answers(match, "1 use:open-lock", "1 look", "1 buy:reckless")
    assert (match.state.heroes[0].gold, match.state.heroes[0].charisma) == (0, 1)
    poor = hero("human thief", "card 1, gold 5, charisma 1", "weapons heavy-crossbow", "skills open-lock")
    match = market_phase(poor, hero(RIVAL, "card 2"), market="weak, climb", deck="reckless")
    answers(match, "1 use:open-lock", "1 look", then="market.visit")


@rule("RP-WEAPON-03")
def test_a_weapon_that_spoils_a_goal_may_be_put_away_before_the_scoring() -> None:
    full = [
        f"{row} W6 Y6 Y5" if row == "STR" else f"{row} G4 B4 R4" for row in ("STR", "DEX", "CON", "INT", "WIS", "CHA")
    ]
    armed = hero("human paladin", "card 1, gold 0", *full, "weapons jeweled-dagger")
    other = hero(
        RIVAL, *[f"{row} P4 K4 K4" for row in ("STR", "DEX", "CON")], *[f"{row} P4 P1 K4" for row in ("INT", "WIS")]
    )
    other.dice[15:] = [64, 64, 64]
    match = market_phase(armed, other, market="weak, climb")
    answers(match, "1 discard:weak", then="window.last")
    assert options(match) == ["done", "drop:jeweled-dagger"]
    answers(match, "1 drop:jeweled-dagger")
    assert match.over
    assert match.state.heroes[0].weapons == []
    assert "jeweled-dagger" in match.state.discard


@rule("RP-WEAPON-04", "RP-CARD-CROSSBOW-01", "RP-MARKET-03")
@pytest.mark.parametrize("gold", [1, 9])
def test_the_price_promised_is_paid_although_the_crossbow_goes_to_make_room(gold: int) -> None:
    armed = hero("human thief", f"card 1, gold {gold}", "weapons heavy-crossbow")
    match = market_phase(armed, hero(RIVAL, "card 2"), market="longsword, weak, climb")
    assert hints(match.state, [0]).heroes[0].market["longsword"].gold == 2 - 1
    answers(match, "1 buy:longsword")
    assert match.state.heroes[0].weapons == ["longsword"]
    assert match.state.heroes[0].gold == gold - (2 - 1)
    assert [event.data["gold"] for event in match.events if event.kind == "bought"] == [2 - 1]


@rule("RP-WEAPON-04", "RP-CARD-STEALTH-04")
def test_the_price_promised_holds_for_a_card_of_the_discard_pile_too() -> None:
    sneak = hero("human thief", "card 1, gold 1", "weapons heavy-crossbow", "skills move-silently")
    match = market_phase(sneak, hero(RIVAL, "card 2"), market="weak, climb", discard="longsword")
    answers(match, "1 use:move-silently", "1 buy:longsword")
    assert (match.state.heroes[0].weapons, match.state.heroes[0].gold) == (["longsword"], 0)


@rule("RP-WEAPON-01")
def test_a_weapon_put_away_works_no_more() -> None:
    armed = hero("human bard", "card 1, gold 9, charmed", "weapons heavy-crossbow")
    match = market_phase(armed, hero(RIVAL, "card 2"), market="longsword, weak, climb")
    answers(match, "1 buy:longsword", "1 buy:weak")
    assert match.state.heroes[0].gold == 9 - (2 - 1) - 4
