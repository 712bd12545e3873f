"""VAR: the four variants and how they go together."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.content import CARDS
from questhall.games.rollplayer.content.dice import GOLD
from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.state import Deal, Hero, TakeBoard
from questhall.kernel import Match
from questhall.kit.script import answers
from questhall.ledger import rule
from tests.games.rollplayer.positions import KEY, hero, market_phase, options, random_answers, table

WHO = ("human warrior", "elf thief", "orc bard", "dwarf cleric")


def dealt(players: int, **settings) -> Match:
    return table(*(hero(who) for who in WHO[:players]), agenda=[Deal()], round=0, **settings)


def placed(match: Match) -> Match:
    """All starting dice are on the boards."""
    return random_answers(match, until=lambda match: match.state.round == 1)


def colours(each: Hero) -> list[int]:
    return sorted(die // 10 for die in each.dice if die)


@rule("RP-VAR-LESSRANDOM-01", "RP-VAR-LESSRANDOM-02")
@pytest.mark.parametrize(("players", "gold"), [(2, 0), (3, 1), (4, 2)])
def test_less_random_hands_out_a_die_of_each_class_colour_and_some_gold(players: int, gold: int) -> None:
    match = placed(dealt(players, less_random=True))
    for each in match.state.heroes:
        assert colours(each) == [1, 2, 3, 4, 5, 6] + [GOLD] * gold


@rule("RP-VAR-LESSRANDOM-02")
def test_less_random_leaves_41_dice_for_four_players() -> None:
    match = placed(dealt(4, less_random=True))
    on_cards = len([die for die in [*match.state.pool, *match.state.hand] if die])
    assert sum(match.state.bag) + on_cards == 41


@rule("RP-VAR-LESSRANDOM-03")
def test_less_random_dice_are_rolled_and_pay_as_usual() -> None:
    match = dealt(4, less_random=True)
    assert len({die % 10 for die in match.state.hand}) > 1
    golds = [event.data for event in placed(match).events if event.kind == "gained"]
    assert sum(data["source"] == "gold-die" for data in golds) == 8
    assert any(data["source"] == "full-row" for data in golds)


@rule("RP-VAR-RANDOMDECK-01", "RP-VAR-RANDOMDECK-02")
@pytest.mark.parametrize(("players", "gone"), [(4, 0), (3, 6), (2, 14), (1, 14)])
def test_a_random_deck_mixes_the_ranks(players: int, gone: int) -> None:
    state = dealt(players, random_deck=True).state
    deck = [*state.lower.cards, *state.upper.cards, *reversed(state.market)]
    ranks = [CARDS[card].rank for card in deck]
    assert ranks != sorted(ranks, reverse=True)
    assert len(state.discard) == gone
    assert len(deck) == (53 if players > 1 else 52) - gone - len(state.trash)


@rule("RP-VAR-FRIENDLY-01")
def test_in_a_friendly_market_the_card_stays() -> None:
    poor = [hero("human thief", "card 1"), hero("elf warrior", "card 2")]
    match = market_phase(*poor, market="reckless, weak, quarterstaff", friendly=True)
    assert [each.gold for each in match.state.heroes] == [2, 2]
    assert "discarded" not in {event.kind for event in match.events}


@rule("RP-VAR-FRIENDLY-01")
def test_a_friendly_player_with_gold_chooses_between_buying_and_coins() -> None:
    rich = [hero("human thief", "card 1, gold 5"), hero("elf warrior", "card 2, gold 9")]
    match = market_phase(*rich, market="weak, climb", friendly=True)
    assert options(match) == ["buy:weak", "buy:climb", "coins"]
    answers(match, "1 coins", then="market.visit")
    assert match.state.heroes[0].gold == 7
    assert match.state.market == ["weak", "climb"]


@rule("RP-VAR-FRIENDLY-02")
def test_abilities_of_a_discard_still_trigger_in_a_friendly_market() -> None:
    rogue = hero("human rogue", "card 1", "STR R1 B2 G3")
    match = market_phase(rogue, hero("elf warrior", "card 2"), market="weak, climb", friendly=True)
    assert (match.asked[0].seat, match.asked[0].kind) == (0, "act.DEX")


@rule("RP-VAR-FRIENDLY-01", "RP-CARD-BARD-04")
def test_a_bard_who_bought_takes_no_coins() -> None:
    bard = hero("human bard", "card 1, gold 9, charmed")
    match = market_phase(bard, hero("elf warrior", "card 2"), market="weak, climb, honest", friendly=True)
    answers(match, "1 buy:weak", then="market.more")
    assert options(match) == ["buy:climb", "buy:honest", "done"]


@rule("RP-VAR-SHORT-01")
@pytest.mark.parametrize(("players", "dice"), [(2, 8), (3, 9), (4, 10)])
def test_a_short_game_starts_with_two_dice_more(players: int, dice: str) -> None:
    assert [len(colours(each)) for each in placed(dealt(players, short=True)).state.heroes] == [dice] * players


@rule("RP-VAR-SHORT-02")
def test_in_a_short_game_everybody_has_5_gold() -> None:
    match = table(*(Hero() for _ in range(4)), agenda=[TakeBoard()], round=0, short=True)
    answers(match, "1 race:elf", "2 race:orc", "3 race:human", "4 race:dwarf")
    assert [each.gold for each in match.state.heroes] == [5, 5, 5, 5]


@rule("RP-VAR-SHORT-02", "RP-VAR-SHORT-03")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 9), (4, 8)])
def test_a_short_game_lasts_two_rounds_less(players: int, rounds: int) -> None:
    match = random_answers(Match(GAME, GAME.terms(players, short=True), KEY))
    assert match.state.round == rounds


@rule("RP-VAR-SHORT-03")
def test_all_else_of_a_short_game_is_set_up_as_usual() -> None:
    usual, short = dealt(3).state, dealt(3, short=True).state
    assert (usual.market, usual.discard, usual.coins) == (short.market, short.discard, short.coins)


@rule("RP-VAR-SHORT-03", "RP-VAR-LESSRANDOM-01")
def test_short_and_less_random_together_draw_the_two_extra_dice_from_the_bag() -> None:
    match = placed(dealt(2, short=True, less_random=True))
    for each in match.state.heroes:
        assert len(colours(each)) == 8
        assert set(colours(each)) >= {1, 2, 3, 4, 5, 6}
