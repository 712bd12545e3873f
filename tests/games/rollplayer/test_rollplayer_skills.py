"""SKILL and the thirteen skill cards."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.content.board import SLOT
from questhall.games.rollplayer.content.dice import DIE
from questhall.games.rollplayer.content.grid import CELLS
from questhall.games.rollplayer.game import GAME
from questhall.kernel import Match
from questhall.kit.script import answers, with_dice
from questhall.ledger import rule
from tests.games.rollplayer.positions import (
    FULL,
    cleanup,
    dice_turn,
    hero,
    market_phase,
    options,
    pool,
    refused,
    told,
)

RIVAL = "elf thief"
POOL = {"pool": "R1 B4 P6"}


def picking(*lines: str, rival: str = "", **rest) -> Match:
    """Player 1 is about to take a card and owns what the lines say."""
    return dice_turn(hero("human warrior", *lines), hero(RIVAL, *rival.splitlines()), **{**POOL, **rest})


def dice(match: Match, seat: int = 0) -> dict[str, str]:
    return {SLOT[slot]: DIE[die] for slot, die in enumerate(match.state.heroes[seat].dice) if die}


def cell(match: Match, seat: int = 0) -> str:
    return CELLS[match.state.heroes[seat].token]


# -- the rules of all skills -------------------------------------------------------------------------------------------


@rule("RP-SKILL-01")
def test_a_skill_just_bought_may_be_used_before_the_next_player_acts() -> None:
    match = market_phase(
        hero("human warrior", "card 1, gold 9", "STR R1"), hero(RIVAL, "card 2"), market="cure-wounds, weak, climb"
    )
    answers(match, "1 buy:cure-wounds", then="market.end")
    assert options(match) == ["done", "use:cure-wounds"]
    answers(match, "1 use:cure-wounds", "1 raise:STR1", then="market.visit")
    assert dice(match) == {"STR1": "R2"}
    assert match.asked[0].seat == 1


@rule("RP-SKILL-02", "RP-SKILL-08", "RP-TERM-16", "RP-ALIGN-03")
def test_using_a_skill_moves_the_token_then_applies_then_turns_the_card() -> None:
    match = picking("STR R1", "skills cure-wounds")
    assert cell(match) == "neutral-neutral"
    answers(match, "1 use:cure-wounds", then="skill.raise")
    assert cell(match) == "good-neutral"
    assert match.state.heroes[0].used == []
    answers(match, "1 raise:STR1", then="dice.take")
    assert match.state.heroes[0].used == ["cure-wounds"]
    assert told(match) == ["used", "moved-token", "turned"]


@rule("RP-SKILL-03")
def test_a_skill_may_be_used_for_its_move_alone() -> None:
    match = picking("STR R1", "skills cure-wounds")
    answers(match, "1 use:cure-wounds", "1 skip", then="dice.take")
    assert (cell(match), dice(match)) == ("good-neutral", {"STR1": "R1"})
    assert match.state.heroes[0].used == ["cure-wounds"]


@rule("RP-SKILL-04")
def test_a_skill_whose_arrow_leaves_the_grid_cannot_be_used() -> None:
    blocked = hero("human warrior, brawler, hermit at good-law", "STR R1", "skills cure-wounds, acrobatics")
    match = dice_turn(blocked, hero(RIVAL), **POOL)
    assert "use:cure-wounds" not in options(match)
    assert "use:acrobatics" in options(match)
    assert refused(match, "1 use:cure-wounds") == "skill.arrow RP-SKILL-04"


@rule("RP-SKILL-05")
def test_a_card_lying_sideways_cannot_be_used() -> None:
    match = picking("STR R1", "skills cure-wounds used")
    assert "use:cure-wounds" not in options(match)
    assert refused(match, "1 use:cure-wounds") == "skill.used RP-SKILL-05"


@rule("RP-SKILL-06")
def test_skills_on_the_pool_may_be_used_before_a_rival_picks() -> None:
    match = picking("gold 2", rival="skills climb")
    assert (match.asked[0].seat, match.asked[0].kind) == (1, "window.rival-pick")
    answers(match, "2 use:climb", "2 pool-raise:1:R1", then="dice.take")
    assert pool(match) == "R2 B4 P6"
    assert match.asked[0].seat == 0


@rule("RP-SKILL-06")
def test_rivals_are_asked_clockwise_and_again_after_a_use() -> None:
    heroes = [hero("human warrior"), hero(RIVAL, "skills climb"), hero("orc bard", "skills intimidate")]
    match = dice_turn(*heroes, pool="R1 B3 P5 G6")
    assert match.asked[0].seat == 1
    match = with_dice(answers(match, "2 pass"), 2)
    answers(match, "3 use:intimidate", "3 pool-reroll:1:R1", then="window.rival-pick")
    assert match.asked[0].seat == 1
    answers(match, "2 pass", then="dice.take")


@rule("RP-SKILL-06")
def test_a_seat_that_can_do_nothing_is_not_asked() -> None:
    match = picking(rival="skills climb used, cure-wounds")
    assert (match.asked[0].seat, match.asked[0].kind) == (0, "dice.take")


@rule("RP-SKILL-07", "RP-CLEAN-02")
def test_only_one_skill_is_readied_a_round() -> None:
    tired = hero("human warrior", "skills climb used, search used, knowledge used")
    match = cleanup(tired, hero(RIVAL))
    assert options(match) == ["ready:climb", "ready:search", "ready:knowledge"]
    answers(match, "1 ready:search")
    assert match.state.heroes[0].used == ["climb", "knowledge"]


@rule("RP-SKILL-08")
def test_buying_a_skill_does_not_move_the_token() -> None:
    match = market_phase(hero("human warrior", "card 1, gold 9"), hero(RIVAL, "card 2"), market="climb, weak")
    answers(match, "1 buy:climb", "1 done")
    assert cell(match) == "neutral-neutral"


# -- the cards ---------------------------------------------------------------------------------------------------------


def test_concentrate_sets_a_die() -> None:
    match = picking("STR R1 B2", "skills concentrate")
    answers(match, "1 use:concentrate", "1 set:STR1", then="skill.set.to")
    assert options(match) == [f"to:{face}" for face in (2, 3, 4, 5, 6)]
    answers(match, "1 to:6")
    assert (dice(match), cell(match)) == ({"STR1": "R6", "STR2": "B2"}, "neutral-law")


@rule("RP-CARD-SEARCH-01", "RP-CARD-SEARCH-02")
def test_search_replaces_a_die_by_one_of_the_bag_and_a_gold_die_pays() -> None:
    match = picking("gold 0", "STR R1", "skills search")
    bag = list(match.state.bag)
    answers(match, "1 use:search", "1 replace:STR1", then="skill.search.for")
    assert options(match) == [f"colour:{name}" for name in ("green", "blue", "purple", "black", "white", "gold")]
    match.chance.force("die", 4)
    answers(match, "1 colour:gold", then="dice.take")
    assert dice(match) == {"STR1": "Y5"}
    assert match.state.heroes[0].gold == 2
    assert [after - before for before, after in zip(bag, match.state.bag, strict=True)] == [0, 0, 0, 1, 0, 0, 0, -1]


@rule("RP-CARD-SEARCH-02")
def test_search_does_not_swap_gold_for_gold() -> None:
    match = picking("gold 0", "STR Y1", "CON R2", "skills search")
    answers(match, "1 use:search", "1 replace:STR1", then="skill.search.for")
    assert "colour:gold" not in options(match)
    assert len(options(match)) == 6


@rule("RP-CARD-SEARCH-02")
def test_search_offers_no_die_of_the_only_colour_left_in_the_bag() -> None:
    match = picking("STR R1", "CON B2", "skills search")
    match.state.bag = [0, 0, 0, 7, 0, 0, 0, 0]
    answers(match, "1 use:search", then="skill.search")
    assert options(match) == ["skip", "replace:CON1"]


@rule("RP-CARD-PERSUASION-01", "RP-GOLD-03")
def test_negotiate_brings_a_die_of_the_pool_and_a_gold_die_pays() -> None:
    match = picking("gold 0", "STR R5", "CON B2", "skills negotiate", pool="R1 Y4 P6")
    answers(match, "1 use:negotiate", "1 pool-take:2:Y4", "1 give:STR1", then="dice.take")
    assert dice(match) == {"STR1": "Y4", "CON1": "B2"}
    assert match.state.heroes[0].gold == 2
    assert pool(match) == "R1 R5 P6"


@rule("RP-CARD-PERSUASION-02", "RP-CARD-INTIMIDATE-02")
def test_after_negotiate_the_user_orders_equal_dice_as_if_first() -> None:
    match = picking("STR G5", rival="skills negotiate\nSTR G6\nDEX B1", pool="R1 Y4 P6")
    answers(match, "2 use:negotiate", "2 pool-take:1:R1", "2 give:STR1", then="pool.arrange")
    assert match.asked[0].seat == 1
    answers(match, "2 put:P6:2")
    assert pool(match) == "Y4 P6 G6"


def test_negotiate_reaches_the_die_left_over_in_the_market_phase() -> None:
    late = hero("human warrior", "card 1", "STR R5", "skills negotiate")
    match = market_phase(late, hero(RIVAL, "card 3"), market="weak, climb", pool="-- B4 --")
    answers(match, "1 use:negotiate", then="skill.negotiate")
    answers(match, "1 pool-take:2:B4", then="market.visit")
    assert dice(match) == {"STR1": "B4"}
    assert pool(match) == "-- R5 --"


def test_pickpocket_takes_two_gold_of_a_rival_who_is_about_to_buy() -> None:
    rob = hero("human warrior", "card 2", "skills pickpocket")
    match = market_phase(rob, hero(RIVAL, "card 1, gold 4"), market="weak, climb")
    assert (match.asked[0].seat, match.asked[0].kind) == (0, "window.rival-market")
    answers(match, "1 use:pickpocket", "1 rob:2", then="market.visit")
    assert [each.gold for each in match.state.heroes] == [2, 2]
    assert "buy:weak" not in options(match)


def test_pickpocket_finds_nothing_in_empty_purses() -> None:
    rob = hero("human warrior", "card 2, gold 3", "skills pickpocket")
    match = market_phase(rob, hero(RIVAL, "card 1"), market="weak, climb")
    assert (match.asked[0].seat, match.asked[0].kind) == (1, "market.visit")


def test_acrobatics_is_a_dexterity_action() -> None:
    match = picking("STR R1 B2 G3", "skills acrobatics")
    answers(match, "1 use:acrobatics", then="act.DEX")
    answers(match, "1 swap:STR1", "1 with:STR3", then="dice.take")
    assert dice(match) == {"STR1": "G3", "STR2": "B2", "STR3": "R1"}


@rule("RP-CARD-BREAKIN-01", "RP-CARD-BREAKIN-02", "RP-CARD-CROSSBOW-01")
def test_open_lock_buys_the_top_card_at_full_price_in_addition_to_the_market() -> None:
    burglar = hero("human cleric", "card 1, gold 8, charisma 1", "weapons heavy-crossbow", "skills open-lock")
    match = market_phase(burglar, hero(RIVAL, "card 2"), market="weak, climb", deck="reckless")
    answers(match, "1 use:open-lock", "1 look", "1 buy:reckless", then="market.visit")
    hero_1 = match.state.heroes[0]
    assert (hero_1.traits, hero_1.gold, hero_1.charisma) == (["reckless"], 2, 1)
    assert match.asked[0].seat == 0


@rule("RP-CARD-BREAKIN-02")
def test_open_lock_leaves_a_card_that_is_too_dear_on_top_for_all_to_see() -> None:
    match = picking("gold 5, charisma 3", "skills open-lock", deck="reckless")
    answers(match, "1 use:open-lock", "1 look", then="dice.take")
    assert match.state.upper.cards[-1] == "reckless"
    assert match.view(1).upper.cards[-1] == "reckless"
    assert set(match.view(1).upper.cards[:-1]) == {"?"}


@rule("RP-CARD-BREAKIN-03")
def test_a_trait_bought_by_open_lock_moves_the_token_after_the_skill_has() -> None:
    match = picking("gold 9", "skills open-lock", deck="weak")
    answers(match, "1 use:open-lock", "1 look", "1 buy:weak")
    assert cell(match) == "evil-chaos"
    assert [event.data["cell"] for event in match.events if event.kind == "moved-token"] == ["cell-7", "cell-8"]


def test_climb_shifts_a_die_of_the_pool_without_wrapping() -> None:
    match = picking("skills climb")
    answers(match, "1 use:climb", then="skill.shift")
    assert options(match) == [
        "skip",
        "pool-raise:1:R1",
        "pool-raise:2:B4",
        "pool-lower:2:B4",
        "pool-lower:3:P6",
    ]
    answers(match, "1 pool-lower:3:P6")
    assert pool(match) == "R1 B4 P5"


@rule("RP-CARD-INTIMIDATE-01")
def test_only_dice_on_cards_not_yet_chosen_are_affected() -> None:
    match = dice_turn(hero("human warrior", "card 2"), hero(RIVAL, "skills intimidate"), seat=2, pool="R1 -- P6")
    answers(match, "2 use:intimidate", then="skill.reroll")
    assert options(match) == ["skip", "pool-reroll:1:R1", "pool-reroll:3:P6"]


@rule("RP-CARD-INTIMIDATE-02", "RP-CARD-INTIMIDATE-01")
def test_the_unchosen_dice_are_sorted_again_and_coins_stay() -> None:
    match = dice_turn(
        hero("human warrior", "card 2"), hero(RIVAL, "skills intimidate"), seat=2, pool="R1 -- P6", coins="0 0 0"
    )
    with_dice(match, 1).answer(1, "use:intimidate")
    answers(match, "2 pool-reroll:3:P6", then="pool.arrange")
    answers(match, "2 put:P1:1")
    assert pool(match) == "P1 -- R1"


@rule("RP-CARD-STEALTH-01", "RP-CARD-STEALTH-03", "RP-CARD-STEALTH-04", "RP-CARD-CROSSBOW-01")
def test_move_silently_buys_from_the_discard_pile_with_all_discounts() -> None:
    sneak = hero("human cleric", "card 1, gold 4, charisma 1", "weapons heavy-crossbow", "skills move-silently")
    match = market_phase(sneak, hero(RIVAL, "card 2"), market="weak, climb", discard="reckless, honest")
    answers(match, "1 use:move-silently", "1 buy:reckless")
    hero_1 = match.state.heroes[0]
    assert (hero_1.traits, hero_1.gold, hero_1.charisma) == (["reckless"], 0, 0)
    assert match.state.discard == ["honest"]


@rule("RP-CARD-STEALTH-02")
def test_who_moves_silently_neither_buys_nor_discards_in_the_market() -> None:
    sneak = hero("human warrior", "card 1, gold 9", "skills move-silently")
    match = market_phase(sneak, hero(RIVAL, "card 2"), market="weak, climb", discard="honest")
    answers(match, "1 use:move-silently", "1 buy:honest", then="market.visit")
    assert match.asked[0].seat == 1
    assert match.state.heroes[0].gold == 9 - 2


@rule("RP-CARD-STEALTH-02")
def test_who_only_moved_the_token_still_has_the_market_turn() -> None:
    sneak = hero("human warrior", "card 1, gold 9", "skills move-silently")
    match = market_phase(sneak, hero(RIVAL, "card 2"), market="weak, climb", discard="honest")
    answers(match, "1 use:move-silently", "1 skip", then="market.visit")
    assert "discard:weak" in options(match)


def test_knowledge_gives_two_intelligence_actions() -> None:
    match = picking("STR R1 B2", "skills knowledge")
    answers(match, "1 use:knowledge", then="act.INT")
    match.chance.force("die", 5)
    answers(match, "1 reroll:STR1", "1 keep:R6", then="act.INT")
    answers(match, "1 skip", then="dice.take")
    assert dice(match) == {"STR1": "R6", "STR2": "B2"}


def test_cure_wounds_raises_a_die_below_six() -> None:
    match = picking("STR R5 R6", "skills cure-wounds")
    answers(match, "1 use:cure-wounds", then="skill.raise")
    assert options(match) == ["skip", "raise:STR1"]
    answers(match, "1 raise:STR1")
    assert dice(match) == {"STR1": "R6", "STR2": "R6"}


@rule("RP-CARD-SLEIGHT-01", "RP-CARD-SLEIGHT-02", "RP-CARD-SLEIGHT-03", "RP-GOLD-07")
def test_sleight_of_hand_moves_a_die_closes_the_gap_and_pays_nothing() -> None:
    match = picking("STR R1 R2 R3", "DEX B5 B6", "skills sleight-of-hand")
    answers(match, "1 use:sleight-of-hand", "1 move:STR1", "1 to-row:DEX", then="dice.take")
    assert dice(match) == {"STR1": "R2", "STR2": "R3", "DEX1": "B5", "DEX2": "B6", "DEX3": "R1"}
    assert match.state.heroes[0].gold == 0


@rule("RP-CARD-SLEIGHT-03", "RP-GOLD-02")
def test_a_die_placed_later_in_the_reopened_slot_pays_again() -> None:
    match = picking("STR R1 R2 R3", "CHA B5 B6", "skills sleight-of-hand")
    answers(match, "1 use:sleight-of-hand", "1 move:STR1", "1 to-row:CHA", "1 take:1", "1 place:STR")
    assert match.state.heroes[0].gold == 1


def test_sleight_of_hand_has_nowhere_to_go_on_a_full_board() -> None:
    late = hero("human warrior", "card 1, gold 9", *FULL.splitlines(), "skills sleight-of-hand")
    late.dice = [late.dice[slot] // 10 * 10 + 1 + slot % 6 for slot in range(18)]
    match = market_phase(late, hero(RIVAL, "card 2"), market="weak, climb")
    answers(match, "1 use:sleight-of-hand", then="market.visit")


@rule("RP-CARD-DIPLOMACY-01", "RP-SKILL-02")
def test_diplomacy_uses_a_rivals_skill_and_only_diplomacy_is_turned() -> None:
    match = picking("STR R1", "skills diplomacy", rival="skills cure-wounds, concentrate used")
    answers(match, "1 use:diplomacy", then="skill.copy")
    assert options(match) == ["copy:cure-wounds", "copy:concentrate"]
    answers(match, "1 copy:cure-wounds", "1 raise:STR1", then="dice.take")
    assert dice(match) == {"STR1": "R2"}
    assert cell(match) == "good-neutral"
    assert match.state.heroes[0].used == ["diplomacy"]
    assert match.state.heroes[1].used == ["concentrate"]


@rule("RP-CARD-DIPLOMACY-02")
def test_diplomacy_may_only_change_alignment() -> None:
    match = picking("STR R1", "skills diplomacy", rival="skills cure-wounds, concentrate")
    answers(match, "1 use:diplomacy", "1 copy:concentrate", "1 skip", then="dice.take")
    assert (cell(match), dice(match)) == ("neutral-law", {"STR1": "R1"})


@rule("RP-CARD-DIPLOMACY-01")
def test_diplomacy_needs_a_rivals_skill() -> None:
    match = picking("skills diplomacy, climb")
    assert refused(match, "1 use:diplomacy") == "skill.nothing-to-copy RP-CARD-DIPLOMACY-01"


@rule("RP-SKILL-06", "RP-DICE-04")
def test_a_skill_may_be_used_between_placing_a_die_and_its_action() -> None:
    match = picking("skills cure-wounds, climb used")
    answers(match, "1 take:1", "1 place:CON", then="act.CON")
    assert options(match) == ["skip", "raise:CON1", "use:cure-wounds"]
    answers(match, "1 use:cure-wounds", "1 raise:CON1", then="act.CON")
    assert dice(match) == {"CON1": "R2"}
    answers(match, "1 lower:CON1", then="dice.take")
    assert (dice(match), match.asked[0].seat) == ({"CON1": "R1"}, 1)


@rule("RP-SKILL-06", "RP-ATTR-08")
def test_a_skill_may_make_the_action_of_the_die_possible() -> None:
    match = picking("STR R1", "skills cure-wounds")
    answers(match, "1 take:1", "1 place:DEX", then="act.DEX")
    assert options(match) == ["skip", "use:cure-wounds"]
    answers(match, "1 use:cure-wounds", "1 raise:STR1", then="act.DEX")
    assert options(match) == ["skip", "swap:STR1", "swap:DEX1"]


@rule("RP-SKILL-06", "RP-ATTR-14")
def test_a_skill_may_be_used_before_the_token_of_a_die_in_charisma() -> None:
    match = picking("skills cure-wounds")
    answers(match, "1 take:1", "1 place:CHA", then="act.CHA")
    assert options(match) == ["charm", "use:cure-wounds"]
    answers(match, "1 use:cure-wounds", "1 raise:CHA1", then="dice.take")
    assert (dice(match), match.state.heroes[0].charisma) == ({"CHA1": "R2"}, 1)


@rule("RP-SKILL-06")
def test_a_skill_may_be_used_before_either_action_that_the_spear_gives() -> None:
    match = picking("CON R1 R2", "weapons ancient-spear", "skills cure-wounds")
    answers(match, "1 take:1", "1 place:CON", "1 raise:CON1", then="act.CON")
    assert "use:cure-wounds" in options(match)


@rule("RP-SKILL-06", "RP-CARD-INTIMIDATE-01")
def test_the_pool_may_be_changed_before_the_action_and_rivals_answer_before_their_pick() -> None:
    match = picking("skills climb", rival="skills intimidate")
    answers(match, "2 pass", "1 take:1", "1 place:STR", "1 use:climb", "1 pool-lower:3:P6", then="act.STR")
    assert pool(match) == "-- B4 P5"
    answers(match, "1 skip", then="dice.take")
    assert match.asked[0].seat == 1


@rule("RP-SKILL-02")
def test_nobody_acts_between_the_steps_of_one_use() -> None:
    match = picking("STR R1 B2", "skills knowledge, cure-wounds")
    answers(match, "1 use:knowledge", then="act.INT")
    assert "use:cure-wounds" not in options(match)


@rule("RP-SKILL-06")
def test_diplomacy_opens_the_windows_of_the_skills_it_can_copy() -> None:
    match = picking("skills climb used", rival="skills diplomacy")
    assert (match.asked[0].seat, options(match)) == (1, ["pass", "use:diplomacy"])


@pytest.mark.parametrize("players", [1, 2])
def test_pickpocket_alone_takes_from_the_supply(players: int) -> None:
    heroes = [hero("human warrior", "gold 1", "skills pickpocket"), hero(RIVAL, "gold 2")][:players]
    match = dice_turn(*heroes, **POOL)
    answers(match, "1 use:pickpocket", *["1 rob:2"][: players - 1], then="dice.take")
    assert match.state.heroes[0].gold == 1 + 2
    assert GAME.components(match.state)
