"""What came to light cannot be taken back: each reveal of the game stops undo; saves, replays and branches go on."""

from __future__ import annotations

import random

import pytest

from questhall.games.gloomhaven.events import EVENTS
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.play.table import place
from questhall.games.gloomhaven.state import EndRound, World
from questhall.kernel import Keep, Match, Refusal, Reveals
from questhall.ledger import rule
from questhall.record import files
from questhall.record.branch import branched
from questhall.record.undo import Policy, Undo, taken_back, undo
from tests.games.gloomhaven.play import Table, a_turn, prepared, rebuilt


def wish(table: Table, seat: int = 0) -> Undo | Refusal:
    return undo(table.match, [seat], range(len(table.w.heroes)), Policy.RATED)


def is_free(table: Table, seat: int = 0) -> bool:
    return wish(table, seat) == Undo(1)


@rule("GH-MOVE-01")
def test_a_move_that_shows_nothing_is_taken_back() -> None:
    table = a_turn("brute", "trample", at="H11")
    table.do("move:trample", "go:H10")
    assert is_free(table)
    before = taken_back(table.match, 1)
    assert before.asked[0].kind == "move"


def test_a_modifier_card_stops_undo() -> None:
    table = a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard 9"})
    table.do("top:trample")
    assert is_free(table)
    table.do("hit:bandit-guard-1")
    assert not is_free(table)


def test_a_room_and_its_ability_cards_stop_undo() -> None:
    table = a_turn("brute", "trample", at="H9")
    table.do("move:trample", "door:H8")
    assert table.told("drew-ability")
    assert not is_free(table)


def test_the_monsters_cards_and_the_pairs_stop_undo() -> None:
    match = prepared("brute,tinkerer")
    table = Table(match)
    for choice in list(match.asked):
        match.answer(choice.seat, choice.key_at(0))
    assert table.told("drew-ability")
    assert table.told("revealed")
    assert not is_free(table, 1)


def test_battle_goals_that_were_dealt_stop_undo() -> None:
    terms = GAME.terms(2)
    match: Match[World] = Match(GAME, terms, b"goals", Keep.JOURNAL)
    while match.asked[0].kind == "class":
        match.answer(match.asked[0].seat, match.asked[0].key_at(0))
    assert match.asked[0].kind == "goal"
    assert not is_free(Table(match), 1)


@rule("GH-SCEN-10")
def test_a_treasure_stops_undo_and_its_contents_are_told_only_then() -> None:
    table = a_turn("brute", "grab-and-go", at="H11")
    table.w.treasures[place(table.w).cells["H10"]] = "67"
    rebuilt(table)
    table.do("top:grab-and-go")
    assert not table.told("treasure")
    table.do("do")
    assert table.told("treasure") == [{"seat": 0, "number": "67", "reward": "gold", "amount": 10}]
    assert not is_free(table)


@rule("GH-REST-04")
def test_the_card_of_a_short_rest_stops_undo() -> None:
    table = a_turn("brute", "trample")
    hero = table.hero()
    hero.discard, hero.hand = hero.hand[:4], hero.hand[4:]
    table.w.agenda = [EndRound("ask")]
    rebuilt(table)
    table.do("short")
    assert table.told("short-rest")
    assert not is_free(table)


@pytest.mark.parametrize(
    "reveal",
    ["modifier", "drew-ability", "opened", "dealt-goals", "treasure", "short-rest", "redrawn", "revealed", "rests"],
)
def test_each_reveal_stops_undo_by_itself(reveal: str) -> None:
    """Whatever comes to light beside it, the event alone says so; road and city events are the campaign's."""
    (event,) = [each for each in EVENTS if each.kind == reveal]
    assert event.reveals & (Reveals.HIDDEN | Reveals.CHANCE)


@pytest.mark.parametrize("seed", range(3))
def test_saved_replayed_and_branched_in_the_middle_of_a_strike(seed: int) -> None:
    """Every decision while an attack lies on the agenda: what is loaded goes on like the original."""
    rng = random.Random(seed)
    match: Match[World] = Match(GAME, GAME.terms(3, scenario=1), seed.to_bytes(16, "big"), Keep.JOURNAL)
    looked = 0
    while match.asked and looked < 6:
        choice = rng.choice(match.asked)
        if any(type(task).__name__ == "Strike" for task in match.state.agenda):
            looked += 1
            loaded = files.load(files.to_bytes(match), lambda _: GAME)
            twin = match.clone()
            key = choice.key_at(0)
            loaded.answer(choice.seat, key)
            twin.answer(choice.seat, key)
            assert loaded.state == twin.state
            aside = branched(match, match.count, [choice.seat], b"another key 1234")
            aside.answer(choice.seat, key)
        match.answer(choice.seat, choice.key_at(rng.randrange(len(choice.options))))
    assert looked
    files.verified(files.saved(match), lambda _: GAME)
