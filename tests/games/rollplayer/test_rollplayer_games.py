"""Whole games: what the conformance kit promises, in every combination of settings."""

from __future__ import annotations

import itertools
import random

import msgspec
import pytest

from questhall.games.rollplayer.content import CARDS
from questhall.games.rollplayer.content.dice import COLOURS, DICE
from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.state import AttributeAction, World
from questhall.kernel import Keep, Match, Refused, Terms
from questhall.kernel.match import decoded, encode
from questhall.kit.conformance import check
from questhall.ledger import rule
from questhall.record import files
from tests.games.rollplayer.positions import KEY, dice_turn, hero, random_answers

SWITCHES = ("less_random", "random_deck", "friendly", "short")


def all_terms() -> list[Terms]:
    """Every legal table: 1 to 4 players with every combination of settings."""
    found = []
    for players, classes, *on in itertools.product(GAME.players, ("die", "choice"), *[(False, True)] * 4):
        try:
            found.append(GAME.terms(players, classes=classes, **dict(zip(SWITCHES, on, strict=True))))
        except Refused:
            assert players == 1
    return found


TERMS = all_terms()


def test_there_are_104_legal_tables() -> None:
    assert len(TERMS) == 3 * 32 + 8


def impossible(state: World) -> list[str]:
    """What is counted below its least or above its most."""
    return [
        count.name
        for count in GAME.counts(state)
        if count.value < count.least or (count.most is not None and count.value > count.most)
    ]


def played(terms: Terms, seed: int) -> Match:
    """To the end, all components counted at every boundary."""
    match = Match(GAME, terms, KEY + seed.to_bytes(4, "big"))
    whole = dict(zip(COLOURS[1:], DICE[1:], strict=True))
    whole |= {card: 1 for card in CARDS if terms.players > 1 or card != "diplomacy"}

    def counted(match: Match) -> bool:
        state = decoded(GAME, match.boundary)
        assert GAME.components(state) == whole
        assert not impossible(state)
        return False

    return random_answers(match, seed, until=counted)


@rule("RP-COMP-07", "RP-WEAPON-02", "RP-CLEAN-08")
def test_counts_name_what_is_impossible() -> None:
    armed, rival = hero("human bard", "weapons longsword, longbow"), hero("elf thief", "charisma 4")
    match = dice_turn(armed, rival, pool="R1 B4 P6", coins="0 2 0")
    match.state.heroes[0].gold, match.state.heroes[0].charisma = -1, 3
    assert impossible(match.state) == [
        "gold of player 1",
        "hands of player 1",
        "charisma tokens",
        "gold on initiative card 2",
    ]


@rule("RP-COMP-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_of_every_table_end_with_all_components(players: int) -> None:
    for seed, terms in enumerate(terms for terms in TERMS if terms.players == players):
        match = played(terms, seed)
        assert match.over
        assert len(match.result.scores) == players


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_random_games(part: int) -> None:
    for seed in range(part * 500, part * 500 + 500):
        terms = TERMS[seed % len(TERMS)]
        assert random_answers(Match(GAME, terms, KEY + seed.to_bytes(4, "big")), seed).over


def test_the_conformance_kit_finds_nothing() -> None:
    assert [str(fault) for fault in check(GAME, games=1).faults] == []


@pytest.mark.parametrize("players", [1, 2, 4])
def test_clones_and_saves_go_on_like_their_original(players: int) -> None:
    match = Match(GAME, GAME.terms(players), KEY, Keep.JOURNAL)
    dice = random.Random(players)
    while not match.over:
        twin, saved = match.clone(), files.load(files.to_bytes(match), lambda name: GAME)
        assert encode(twin.state) == encode(match.state) == encode(saved.state)
        choice = match.asked[0]
        said = dice.choice(list(choice.options))
        for each in (match, twin, saved):
            each.answer(choice.seat, said)
        assert encode(twin.state) == encode(match.state) == encode(saved.state)


@rule("RP-SETUP-19")
def test_nobody_sees_the_order_of_the_deck() -> None:
    match = dice_turn(hero("human warrior"), hero("elf thief"), pool="R1 B2 G3")
    for seats in ((), (0,), (1,), (0, 1)):
        view = match.view(*seats)
        assert {*view.upper.cards, *view.lower.cards} == {"?"}


def test_imagined_futures_keep_one_dot_cards_above_two_dot_cards() -> None:
    match = dice_turn(hero("human warrior"), hero("elf thief"), pool="R1 B2 G3")
    future = match.seen(0).imagine(b"another world")
    assert future.state.upper.cards != match.state.upper.cards
    assert sorted(future.state.upper.cards) == sorted(match.state.upper.cards)
    assert {CARDS[card].rank for card in future.state.upper.cards} == {1}
    assert {CARDS[card].rank for card in future.state.lower.cards} == {2}


def test_a_card_shown_by_open_lock_stays_known_in_every_imagined_future() -> None:
    burglar = hero("human warrior", "gold 9", "skills open-lock")
    match = dice_turn(burglar, hero("elf thief"), pool="R1 B2 G3", deck="reckless")
    match.answer(0, "use:open-lock")
    match.answer(0, "look")
    for number in range(5):
        assert match.seen(0).imagine(bytes([number])).state.upper.cards[-1] == "reckless"


def test_the_house_answers_only_where_it_can() -> None:
    match = Match(GAME, GAME.terms(2), KEY)
    said = GAME.house(match.seen(match.asked[0].seat))
    assert said is None or said in match.asked[0].options


def test_a_state_saved_by_its_record_names_is_read_back() -> None:
    written = {"agenda": [{"type": "Act", "seat": 1, "row": 2}], "heroes": [{}, {}]}
    read = decoded(GAME, msgspec.msgpack.encode(written))
    assert read.agenda == [AttributeAction(1, 2)]
    assert msgspec.to_builtins(read)["agenda"][0]["type"] == "Act"
