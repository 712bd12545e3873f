"""The twelve class abilities: CARD-BARD, CARD-DRUID, CARD-THIEF, CARD-SEEN and our own."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.content.board import WIS
from questhall.kernel import Match
from questhall.kit.script import answers
from questhall.ledger import rule
from tests.games.rollplayer.positions import action, cleanup, dice_turn, hero, market_phase, options, refused, told

MARKET = "weak, chain-helm, climb, longsword"


def shopping(who: str, *lines: str, **rest) -> Match:
    """Player 1 is in the market with this class."""
    return market_phase(hero(who, "card 1", *lines), hero("elf warrior", "card 3"), **{"market": MARKET, **rest})


@rule("RP-CARD-SEEN-01", "RP-CARD-GENERAL-01")
def test_a_sorcerer_may_act_by_intelligence_after_buying_a_trait() -> None:
    match = answers(shopping("human sorcerer", "gold 9", "STR R1"), "1 buy:weak", then="act.INT")
    match.chance.force("die", 5)
    answers(match, "1 reroll:STR1", "1 keep:R6", then="market.visit")
    other = shopping("human sorcerer", "gold 9", "STR R1")
    answers(other, "1 buy:chain-helm", then="market.visit")


@rule("RP-CARD-SEEN-02", "RP-CARD-GENERAL-01")
def test_a_cleric_pays_2_gold_for_the_wisdom_action_once_a_round() -> None:
    match = answers(shopping("human cleric", "gold 4"), "1 pay:WIS", then="act.WIS")
    assert match.state.heroes[0].gold == 2
    answers(match, "1 step:good", then="market.visit")
    assert match.state.heroes[0].token == 1
    assert refused(match, "1 pay:WIS") == "ability.once RP-CARD-SEEN-02"


@rule("RP-CARD-SEEN-02")
def test_a_cleric_needs_the_gold_and_may_pay_after_the_purchase() -> None:
    poor = shopping("human cleric", "gold 1")
    assert refused(poor, "1 pay:WIS") == "ability.gold RP-CARD-SEEN-02"
    match = answers(shopping("human cleric", "gold 1"), "1 discard:weak", then="market.end")
    assert options(match) == ["done", "pay:WIS"]
    again = cleanup(hero("human cleric", "gold 5, prayed"), hero("elf warrior"))
    assert not again.state.heroes[0].prayed


@rule("RP-CARD-SEEN-02")
def test_a_cleric_may_pay_before_taking_a_die() -> None:
    match = dice_turn(hero("human cleric", "gold 4"), hero("elf warrior"), pool="R1 B4 P6")
    assert options(match) == ["take:1", "take:2", "take:3", "pay:WIS"]
    answers(match, "1 pay:WIS", "1 step:good", then="dice.take")
    assert (match.state.heroes[0].gold, match.state.heroes[0].token) == (2, 1)
    assert refused(match, "1 pay:WIS") == "ability.once RP-CARD-SEEN-02"


@rule("RP-CARD-SEEN-02", "RP-DICE-04")
def test_a_cleric_may_pay_with_the_gold_of_the_die_just_placed_before_its_action() -> None:
    match = dice_turn(hero("human cleric"), hero("elf warrior"), pool="Y1 B4 P6")
    answers(match, "1 take:1", "1 place:CON", then="act.CON")
    assert options(match) == ["skip", "raise:CON1", "pay:WIS"]
    answers(match, "1 pay:WIS", "1 step:law", then="act.CON")
    assert (match.state.heroes[0].gold, match.state.heroes[0].token) == (0, 3)
    answers(match, "1 raise:CON1", then="dice.take")
    assert match.asked[0].seat == 1


@rule("RP-CARD-SEEN-02", "RP-ATTR-04")
def test_the_clerics_action_comes_beside_that_of_the_wisdom_row() -> None:
    match = dice_turn(hero("human cleric", "gold 2"), hero("elf warrior"), pool="R1 B4 P6")
    answers(match, "1 take:1", "1 place:WIS", "1 pay:WIS", "1 step:good", then="act.WIS")
    answers(match, "1 step:law", then="dice.take")
    assert match.state.heroes[0].token == 0


def test_a_paladin_may_act_by_constitution_after_buying_armour() -> None:
    match = answers(shopping("human paladin", "gold 9", "STR R1"), "1 buy:chain-helm", then="act.CON")
    answers(match, "1 raise:STR1", then="market.visit")
    assert match.state.heroes[0].dice[0] % 10 == 2


@rule("RP-CARD-DRUID-01", "RP-CARD-DRUID-02")
def test_a_druid_adds_a_card_of_the_discard_pile_before_the_market_phase() -> None:
    druid = hero("human druid")
    others = [hero("elf warrior", "card 1"), hero("orc bard", "card 2"), hero("dwarf cleric", "card 3")]
    market = "weak, chain-helm, climb, longsword, honest"
    match = dice_turn(*others, druid, seat=4, pool="-- -- -- R1 B2", market=market, discard="reckless, search")
    answers(match, "4 take:5", "4 place:CHA", then="druid.attune")
    assert options(match) == ["skip", "attune:reckless", "attune:search"]
    answers(match, "4 attune:search", then="market.visit")
    assert match.state.market == [*market.split(", "), "search"]
    assert len(match.state.market) == 6
    assert match.state.discard == ["reckless"]


@rule("RP-CARD-DRUID-01")
def test_a_druid_may_add_nothing_and_is_not_asked_without_a_discard_pile() -> None:
    match = dice_turn(hero("human druid"), hero("elf warrior", "card 1"), pool="-- R1 B2", first=2, market=MARKET)
    answers(match, "1 take:3", "1 place:CHA", then="market.visit")


def test_a_ranger_readies_two_skills() -> None:
    tired = hero("human ranger", "skills climb used, search used, knowledge used")
    match = answers(cleanup(tired, hero("elf warrior")), "1 ready:search", "1 ready:climb")
    assert match.state.heroes[0].used == ["knowledge"]


def test_a_ranger_with_two_tired_skills_is_not_asked() -> None:
    match = cleanup(hero("human ranger", "skills climb used, search used"), hero("elf warrior"))
    assert match.state.heroes[0].used == []


def test_a_monk_gets_a_gold_for_each_wisdom_action() -> None:
    match = answers(action(hero("human monk"), WIS), "1 step:law", then="dice.take")
    assert match.state.heroes[0].gold == 1
    match = answers(action(hero("human monk"), WIS), "1 skip", then="dice.take")
    assert match.state.heroes[0].gold == 0


@rule("RP-CARD-BARD-01", "RP-CARD-BARD-02", "RP-MARKET-11")
def test_a_bard_who_placed_in_charisma_buys_twice_in_the_same_turn() -> None:
    match = dice_turn(
        hero("human bard", "gold 9"), hero("elf warrior", "card 1"), first=2, pool="-- R1 B2", market=MARKET
    )
    answers(match, "1 take:2", "1 place:CHA", "2 discard:longsword", "1 buy:weak", then="market.more")
    assert (match.asked[0].seat, options(match)) == (0, ["buy:chain-helm", "buy:climb", "done"])
    answers(match, "1 buy:chain-helm", then="pool.arrange" if match.state.hand else None)
    assert (match.state.heroes[0].traits, match.state.heroes[0].armour) == (["weak"], ["chain-helm"])


@rule("RP-CARD-BARD-01")
@pytest.mark.parametrize("row", ["STR", "WIS"])
def test_a_bard_who_placed_elsewhere_buys_once(row: str) -> None:
    match = dice_turn(
        hero("human bard", "gold 9"), hero("elf warrior", "card 3"), first=2, pool="R1 B2 --", market=MARKET
    )
    answers(match, "1 take:1", f"1 place:{row}", "1 skip", "1 buy:weak", then="market.visit")
    assert match.asked[0].seat == 1


@rule("RP-CARD-BARD-03")
def test_a_bards_charisma_token_reduces_one_purchase() -> None:
    match = answers(shopping("human bard", "gold 5, charisma 1, charmed"), "1 buy:weak", "1 buy:chain-helm")
    assert match.state.heroes[0].gold == 0
    assert [event.data["charisma"] for event in match.events if event.kind == "bought"] == [1, 0]


@rule("RP-CARD-BARD-04")
def test_a_bard_who_bought_cannot_take_2_gold_as_the_second_purchase() -> None:
    match = answers(shopping("human bard", "gold 9, charmed"), "1 buy:weak", then="market.more")
    assert refused(match, "1 discard:chain-helm") == "market.bought RP-CARD-BARD-04"
    answers(match, "1 done", then="market.visit")


@rule("RP-CARD-BARD-04")
def test_a_bard_who_does_not_use_the_ability_may_discard() -> None:
    match = answers(shopping("human bard", "gold 0, charmed"), "1 discard:weak", then="market.visit")
    assert match.state.heroes[0].gold == 2
    assert match.asked[0].seat == 1


@rule("RP-CARD-BARD-01", "RP-CARD-BARD-02", "RP-SKILL-06")
def test_a_bards_second_purchase_waits_for_the_gold_that_a_skill_brings() -> None:
    match = shopping("human bard", "gold 4, charmed", "skills pickpocket")
    match.state.heroes[1].gold = 5
    answers(match, "1 buy:weak", then="market.more")
    assert options(match) == ["done", "use:pickpocket"]
    answers(match, "1 use:pickpocket", "1 rob:2", then="market.more")
    assert options(match) == ["buy:chain-helm", "buy:climb", "buy:longsword", "done"]
    answers(match, "1 buy:chain-helm", then="market.visit")
    assert (match.asked[0].seat, match.state.heroes[0].armour) == (1, ["chain-helm"])


@rule("RP-CARD-BARD-01", "RP-CARD-STEALTH-01")
def test_a_bards_second_purchase_may_come_from_the_discard_pile_alone() -> None:
    bard = ("human bard", "gold 4, charmed", "skills move-silently")
    match = shopping(*bard, market="chain-helm, reckless, clumsy", discard="honest, famous")
    answers(match, "1 buy:chain-helm", then="market.more")
    answers(match, "1 use:move-silently", then="skill.move-silently")
    answers(match, "1 buy:honest", then="market.visit")
    assert (match.asked[0].seat, match.state.heroes[0].traits) == (1, ["honest"])


@rule("RP-CARD-BARD-01", "RP-CARD-STEALTH-01")
def test_a_bard_who_bought_in_secret_first_buys_once_more_in_the_market() -> None:
    match = shopping("human bard", "gold 9, charmed", "skills move-silently", discard="honest")
    answers(match, "1 use:move-silently", "1 buy:honest", then="market.more")
    answers(match, "1 buy:weak", then="market.visit")
    assert (match.asked[0].seat, match.state.heroes[0].traits) == (1, ["honest", "weak"])


@rule("RP-CARD-BARD-02", "RP-SKILL-06")
def test_a_bard_who_is_done_is_not_asked_again() -> None:
    match = shopping("human bard", "gold 9, charmed", "skills cure-wounds", "STR R1")
    answers(match, "1 buy:weak", "1 done", then="market.visit")
    assert match.asked[0].seat == 1


@rule("RP-CARD-BARD-02", "RP-CARD-BARD-01")
def test_a_bard_without_gold_and_skills_is_not_asked_for_a_second_purchase() -> None:
    match = answers(shopping("human bard", "gold 4, charmed"), "1 buy:weak", then="market.visit")
    assert match.asked[0].seat == 1


def test_a_rogue_may_act_by_dexterity_after_discarding() -> None:
    match = answers(shopping("human rogue", "STR R1 B2 G3"), "1 discard:weak", then="act.DEX")
    answers(match, "1 swap:STR1", "1 with:STR3", then="market.visit")
    assert [die % 10 for die in match.state.heroes[0].dice[:3]] == [3, 2, 1]


@rule("RP-CARD-THIEF-01", "RP-GOLD-03")
def test_a_thief_takes_four_gold_for_a_gold_die() -> None:
    match = dice_turn(hero("human thief", "CHA R1 R2"), hero("elf warrior"), pool="R1 Y4 P6")
    answers(match, "1 take:2", "1 place:CHA")
    assert match.state.heroes[0].gold == 1 + 4 + 1


@rule("RP-CARD-THIEF-01")
def test_a_thief_takes_four_gold_for_a_gold_die_brought_by_a_skill() -> None:
    match = dice_turn(hero("human thief", "STR R5", "skills negotiate"), hero("elf warrior"), pool="R1 Y4 P6")
    answers(match, "1 use:negotiate", "1 pool-take:2:Y4")
    assert match.state.heroes[0].gold == 4


def test_a_wizard_may_act_by_intelligence_after_buying_a_skill() -> None:
    answers(shopping("human wizard", "gold 9", "STR R1"), "1 buy:climb", then="act.INT")
    answers(shopping("human wizard", "gold 9", "STR R1"), "1 buy:weak", then="market.visit")


def test_a_warrior_pays_one_less_for_weapons_and_armour() -> None:
    match = answers(shopping("human warrior", "gold 2"), "1 buy:chain-helm")
    assert match.state.heroes[0].gold == 2 - (2 - 1)
    other = shopping("human warrior", "gold 1")
    assert "buy:longsword" in options(other)
    assert "buy:weak" not in options(other)


def test_a_barbarian_may_take_any_action_for_a_die_in_strength() -> None:
    match = dice_turn(hero("human barbarian", "CHA R1"), hero("elf warrior"), pool="R1 B4 P6")
    answers(match, "1 take:1", "1 place:STR", then="act.any")
    answers(match, "1 act:CON", "1 raise:STR1", then="dice.take")
    assert match.state.heroes[0].dice[0] % 10 == 2


def test_a_barbarian_may_take_a_charisma_token_or_nothing_for_strength() -> None:
    match = dice_turn(hero("human barbarian", "CHA R1"), hero("elf warrior"), pool="R1 B4 P6")
    answers(match, "1 take:1", "1 place:STR", "1 act:CHA", then="dice.take")
    assert match.state.heroes[0].charisma == 1
    assert "charmed" in told(match)
