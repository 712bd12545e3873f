"""A game analysed: every decision once, what was worse is called so, and only what a seat could know is used."""

from __future__ import annotations

import msgspec
import pytest

from examples.lanterns import GAME as LANTERNS
from questhall.analysis import Analysis, Pace, analysed, part_of
from questhall.analysis.futures import Futures
from questhall.analysis.told import Outcome, Thought
from questhall.analysis.turns import turns
from questhall.bots import make_bot
from questhall.games import find_game
from questhall.kernel import Keep, Match
from questhall.record.files import saved
from tests.analysis import wager


def of_wager(answers: str, seed: int = 3) -> Analysis:
    match = wager.played(answers, seed)
    return analysed(match, saved(match), budget=0.5)


def test_every_decision_is_told_once_with_every_seats_chance() -> None:
    match = wager.played("s", 2)
    found = analysed(match, saved(match), budget=0.2)
    assert [one.step for one in found.decisions] == list(range(match.count))
    assert all(len(one.chances) == 1 and 0 <= one.chances[0] <= 1 for one in found.decisions)


def test_an_answer_that_costs_the_chance_to_win_is_worse_and_the_reason_is_told() -> None:
    found = of_wager("h")
    worse = [one for one in found.decisions if one.verdict == "worse"]
    assert worse
    assert all(one.best == "stake" and one.loss > 0 for one in worse)
    assert all(one.grounds[0].name == "gold" and one.grounds[0].more > 0 for one in worse if one.grounds)


def test_the_best_answer_is_called_so() -> None:
    assert of_wager("hhhhhhs").decisions[-1].verdict == "best"


def test_only_the_wanted_seats_are_compared_and_the_graph_is_whole() -> None:
    match = of_lanterns()
    found = analysed(match, saved(match), [1], budget=0.0)
    assert {one.verdict for one in found.decisions if one.seat != 1} == {"unasked"}
    assert "unasked" not in {one.verdict for one in found.decisions if one.seat == 1}
    assert all(len(one.chances) == match.terms.players for one in found.decisions)


def test_parts_say_together_what_one_piece_says() -> None:
    match = wager.played("s", 4)
    save = saved(match)
    steps = match.count
    whole = part_of(wager.GAME, save, (0, steps), [0], 0.0)
    parts = [part_of(wager.GAME, save, (at, at + 1), [0], 0.0) for at in range(steps)]
    assert [one for part in parts for one in part.thoughts] == whole.thoughts
    assert [one for part in parts for one in part.outcomes] == whole.outcomes


def test_a_pace_shares_what_is_left_of_the_budget() -> None:
    pace, given = Pace(20, 10.0), []
    while coming := pace.next():
        given.append(coming[2])
        pace.took(coming[1], 1.0)
    assert given[0] == pytest.approx(10.0 * 6 / 20)
    assert given[-1] == pytest.approx(10.0 - len(given) + 1)


def test_what_a_seat_cannot_see_changes_nothing_of_its_thoughts() -> None:
    """The same view, other hands and another deck: the same futures."""
    match = of_lanterns(stop=8)
    seat = match.asked[0].seat
    assert not match.since  # a state can be exchanged between two steps only
    other = match.rebuilt((), state=hands_swapped(match, seat))
    key = match.seen(seat).choice.key_at(0)
    ran = []
    for each in (match, other):
        futures = Futures(each.seen(seat), b"seed" * 4)
        for _ in range(6):
            futures.run(key)
        ran.append(futures.own(key))
    assert ran[0] == ran[1]


def of_lanterns(stop: int = 100_000) -> Match[object]:
    match: Match[object] = Match(LANTERNS, LANTERNS.terms(2), bytes(16), Keep.JOURNAL)
    bots = [make_bot("random", LANTERNS, seat) for seat in range(2)]
    while match.asked and (match.count < stop or match.since):
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    return match


def hands_swapped(match: Match[object], seat: int) -> object:
    """The rival's hand against the top of the deck."""
    state = match.fresh()
    rival = state.thieves[1 - seat].hand  # type: ignore[attr-defined]  # the state of this game
    deck = state.deck  # type: ignore[attr-defined]
    rival.cards[0], deck.cards[0] = deck.cards[0], rival.cards[0]
    return state


def thought(step: int, chances: list[float], **more: object) -> Thought:
    told = {"lap": 1, "seat": 0, "kind": "turn", "answer": "a", "best": "a", "verdict": "best", "loss": 0.0}
    plain = {"error": 0.0, "doubt": 0.01, "futures": 12, "compared": 2}
    return msgspec.convert({**told, **plain, "step": step, "chances": chances, **more}, Thought)


def test_a_turn_is_a_wide_step_of_the_graph_that_is_no_noise() -> None:
    row = [thought(0, [0.5, 0.5]), thought(1, [0.52, 0.48])]
    row += [thought(2, [0.2, 0.7]), thought(3, [0.22, 0.78])]
    found = turns(row, [], [0, 1])
    assert [(one.step, one.seat, one.by) for one in found] == [(2, 0, "others")]
    row[2] = thought(2, [0.2, 0.7], doubt=0.3)
    assert turns(row, [], [0, 1]) == []


def test_a_turn_says_whether_an_answer_or_chance_did_it() -> None:
    blunder = [thought(0, [0.6, 0.4]), thought(1, [0.3, 0.7], verdict="worse", loss=0.28)]
    assert [one.by for one in turns(blunder, [], [0, 1])] == ["answer"]
    unlucky = [thought(0, [0.6, 0.4]), thought(1, [0.3, 0.7])]
    came = Outcome(step=0, gains=[-0.25, 0.25], better_than=[0.0, 1.0], ranks=[0.1, 0.9], stakes=[0.1, 0.1])
    assert [one.by for one in turns(unlucky, [came], [0, 1])] == ["chance"]


@pytest.mark.parametrize("name", ["rollplayer", "runebound", "prophecy", "gloomhaven"])
def test_every_game_has_words_for_what_its_evaluation_counts(name: str) -> None:
    from questhall.kernel.texts import LANGUAGES, Texts

    game = find_game(name)
    match: Match[object] = Match(game, game.terms(2), bytes(16), Keep.BOUNDARY)
    while match.asked and match.count < 30:
        seat = match.asked[0].seat
        match.answer(seat, make_bot("house", game).answer(match.seen(seat)))
    grounds = game.grounds(match.state, 0)
    assert grounds
    assert set(grounds) >= set(game.grounds_weigh)
    for lang in LANGUAGES:
        texts = Texts(game, lang)
        assert all(texts.say(f"ground-{ground}") != f"ground-{ground}" for ground in grounds)
