"""A match: answering, refusing, forced and common decisions, elimination, windows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from examples.bandits import GAME as BANDITS
from examples.lanterns import GAME as LANTERNS
from examples.tictactoe import GAME as TICTACTOE
from questhall.kernel import Choose, Flow, Game, Keep, Match, Refused, Result, RuleError, State, Terms, window
from questhall.kernel.match import encode
from questhall.kit.script import ScriptError, answers, with_dice

KEY = bytes(16)


def refusal(match: Match[Any], seat: int, key: str, base: int | None = None) -> Any:
    """Why an answer is not taken; and nothing has changed."""
    before = encode(match.state), match.count, [choice.kind for choice in match.asked]
    with pytest.raises(Refused) as caught:
        match.answer(seat, key, base)
    assert (encode(match.state), match.count, [choice.kind for choice in match.asked]) == before
    return caught.value.refusal


def test_an_unknown_option_is_refused_and_named() -> None:
    no = refusal(Match(TICTACTOE, TICTACTOE.terms(), KEY), 0, "mark:d9")
    assert (no.reason, no.numbers) == ("match.unknown-option", {"option": "mark:d9"})


def test_a_seat_that_is_not_asked_is_refused() -> None:
    assert refusal(Match(TICTACTOE, TICTACTOE.terms(), KEY), 1, "mark:a1").reason == "match.not-asked"


def test_a_stale_decision_is_refused() -> None:
    match = answers(Match(TICTACTOE, TICTACTOE.terms(), KEY), "1 mark:a1", "2 mark:b2")
    no = refusal(match, 0, "mark:c3", base=0)
    assert (no.reason, no.numbers) == ("match.stale", {"base": 0, "now": 2})
    match.answer(0, "mark:c3", base=2)


def test_a_decision_of_the_future_is_refused() -> None:
    assert refusal(Match(TICTACTOE, TICTACTOE.terms(), KEY), 0, "mark:c3", base=7).reason == "match.stale"


def test_an_answer_after_the_end_is_refused() -> None:
    match = Match(TICTACTOE, TICTACTOE.terms(), KEY)
    answers(match, "1 mark:a1", "2 mark:b1", "1 mark:a2", "2 mark:b2", "1 mark:a3")
    assert match.over
    assert match.result == Result([0], [1.0, 0.0])
    assert refusal(match, 1, "mark:c1").reason == "match.over"


def test_a_thing_that_is_not_offered_is_refused_with_its_rule() -> None:
    match = Match(LANTERNS, LANTERNS.terms(2), KEY)
    match.state.thieves[0].hand.cards = ["guard", "torch", "feint"]
    match = Match(LANTERNS, match.terms, KEY, state=match.state)
    no = refusal(match, 0, "steal:2")
    assert (no.reason, no.rule, no.numbers) == ("hand.lacks", "LT-THEFT-01", {"card": "theft"})


def test_a_choice_with_one_option_is_taken_and_counted() -> None:
    match = Match(TICTACTOE, TICTACTOE.terms(), KEY)
    cells = ["a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3"]
    answers(match, *(f"{number % 2 + 1} mark:{cell}" for number, cell in enumerate(cells)))
    assert match.over
    assert (match.count, match.forced) == (8, 1)


def test_seats_asked_together_answer_in_any_order_to_the_same_end() -> None:
    one, other = (Match(BANDITS, BANDITS.terms(2), KEY) for _ in range(2))
    answers(with_dice(one, 6, 2, stream="strike"), "1 strike:2", "2 strike:1")
    answers(with_dice(other, 6, 2, stream="strike"), "2 strike:1", "1 strike:2")
    assert one.state == other.state
    assert [bandit.hearts for bandit in one.state.bandits] == [3, 2]


def test_a_seat_answers_a_common_decision_once() -> None:
    match = answers(Match(BANDITS, BANDITS.terms(2), KEY), "1 guard")
    assert refusal(match, 0, "guard").reason == "match.not-asked"
    assert [choice.seat for choice in match.asked] == [1]


def test_an_eliminated_seat_is_asked_no_more() -> None:
    match = Match(BANDITS, BANDITS.terms(4), KEY)
    for _ in range(3):
        with_dice(match, 6, 6, stream="strike")
        asked = {choice.seat for choice in match.asked}
        answers(match, *(f"{seat + 1} {'strike:2' if seat in (0, 2) else 'guard'}" for seat in sorted(asked)))
        if match.state.bandits[1].hearts == 0:
            break
    assert match.state.eliminated == [1]
    assert {choice.seat for choice in match.asked} == {0, 2, 3}


def test_a_question_to_an_eliminated_seat_is_a_fault_of_the_rules() -> None:
    state = Match(TICTACTOE, TICTACTOE.terms(), KEY).state
    state.eliminated = [0]
    with pytest.raises(RuleError, match="seat 0, which is out of the game"):
        Match(TICTACTOE, TICTACTOE.terms(), KEY, state=state)


def test_a_team_wins_together() -> None:
    match = Match(BANDITS, BANDITS.terms(4), KEY)
    match.state.over = True
    match.state.bandits[1].hearts = match.state.bandits[3].hearts = 0
    assert match.rewards() == [1.0, 0.0, 1.0, 0.0]
    match.state.bandits[1].hearts = match.state.bandits[3].hearts = 3
    assert match.rewards() == [0.5, 0.5, 0.5, 0.5]


def test_terms_outside_the_declaration_are_refused() -> None:
    for (players, settings), reason in [
        ((5, {}), "terms.players"),
        ((2, {"lamps": True}), "terms.unknown-setting"),
        ((2, {"players": 2}), "terms.unknown-setting"),
        ((2, {"torches": 1}), "terms.value"),
    ]:
        with pytest.raises(Refused) as caught:
            LANTERNS.terms(players, **settings)
        assert caught.value.refusal.reason == reason


class Hand(State):
    cards: list[list[str]] = []
    played: list[str] = []


class Reactions(Game[Hand]):
    """One window: whoever holds something may play it."""

    id = "reactions"
    name = {"en": "Reactions", "ru": "Реакции"}
    players = range(3, 4)
    state = Hand
    texts = Path(__file__).parent

    def new(self, terms: Terms) -> Hand:
        return Hand(agenda=["window"], cards=[["a"], [], ["b", "c"]])

    def step(self, m: Match[Hand]) -> Flow:
        def use(seat: int, card: str) -> None:
            m.state.cards[seat].remove(card)
            m.state.played.append(card)

        yield from window("react", range(3), lambda seat: {f"play:{card}": card for card in m.state.cards[seat]}, use)
        m.state.over = True

    def result(self, state: Hand) -> Result:
        return Result([0], [0.0] * 3)


def test_a_window_asks_only_seats_with_something_and_all_again_after_a_use() -> None:
    match = Match(Reactions(), Reactions().terms(), KEY)
    assert match.asked[0].seat == 0
    answers(match, "1 pass", "3 play:b", then="react")
    assert match.asked[0].seat == 0
    answers(match, "1 pass", "3 pass")
    assert (match.over, match.state.played) == (True, ["b"])


class Bluff(Game[State]):
    """Being asked is itself information: the seat is asked though it can only pass."""

    id = "bluff"
    name = {"en": "Bluff", "ru": "Блеф"}
    players = range(2, 3)
    state = State
    texts = Path(__file__).parent

    def new(self, terms: Terms) -> State:
        return State(agenda=[0])

    def step(self, m: Match[State]) -> Flow:
        yield Choose(1, "react", {"pass": None}, always=True)
        m.state.over = True

    def result(self, state: State) -> Result:
        return Result([0], [0.0, 0.0])


def test_a_choice_that_is_information_is_asked_with_one_option() -> None:
    match = Match(Bluff(), Bluff().terms(), KEY)
    assert (match.forced, match.asked[0].seat) == (0, 1)
    answers(match, "2 pass")
    assert match.over


def test_a_script_is_strict() -> None:
    match = Match(TICTACTOE, TICTACTOE.terms(), KEY)
    with pytest.raises(ScriptError, match="player 2 is not asked"):
        answers(match, "2 mark:a1")
    with pytest.raises(ScriptError, match="not offered"):
        answers(match, "1 mark:z1")
    with pytest.raises(ScriptError, match="dice that nobody rolled"):
        answers(with_dice(match, 6), "1 mark:a1")
    with pytest.raises(ScriptError, match="'bid' should be open now"):
        answers(Match(TICTACTOE, TICTACTOE.terms(), KEY), "1 mark:a1", then="bid")


def test_a_match_that_keeps_nothing_cannot_be_cloned() -> None:
    with pytest.raises(RuleError, match="keeps nothing"):
        Match(TICTACTOE, TICTACTOE.terms(), KEY, Keep.NOTHING).clone()


def test_events_are_told_only_to_a_journal() -> None:
    quiet, told = (Match(TICTACTOE, TICTACTOE.terms(), KEY, keep) for keep in (Keep.BOUNDARY, Keep.JOURNAL))
    for match in (quiet, told):
        answers(match, "1 mark:b2")
    assert quiet.events == []
    assert [msgspec.to_builtins(event) for event in told.events] == [
        {"kind": "marked", "data": {"seat": 0, "cell": "b2"}},
    ]
