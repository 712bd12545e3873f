"""Taking back: free to the last thing that came to light, beyond by policy; dice do not change."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from examples.bandits import GAME as BANDITS
from examples.lanterns import GAME as LANTERNS
from examples.tictactoe import GAME as TICTACTOE
from questhall.kernel import Choose, Flow, Game, Keep, Match, Pile, Refusal, Result, State, Terms
from questhall.kernel.match import encode
from questhall.kit.conformance import check
from questhall.kit.script import answers
from questhall.record import files
from questhall.record.undo import Policy, Undo, taken_back, undo, undone
from tests.kernel.caravan import GAME as CARAVAN

KEY = bytes(16)


def new(game: Any, players: int = 2) -> Match[Any]:
    return Match(game, game.terms(players), KEY, Keep.JOURNAL)


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert undo(new(TICTACTOE), [0], [0, 1], Policy.ASK) == Refusal("undo.nothing")


def test_ones_last_answer_is_free_to_take_back() -> None:
    match = answers(new(TICTACTOE), "1 mark:b2")
    assert undo(match, [0], [0, 1], Policy.RATED) == Undo(1)
    assert undo(match, [1], [0, 1], Policy.RATED) == Refusal("undo.not-yours")


def test_after_anothers_answer_the_others_are_asked_and_a_rated_game_refuses() -> None:
    match = answers(new(TICTACTOE), "1 mark:b2", "2 mark:a1")
    assert undo(match, [0], [0, 1], Policy.ASK) == Undo(2, consent=[1])
    assert undo(match, [0], [0, 1], Policy.RATED) == Refusal("undo.rated")


def test_alone_against_bots_everything_can_go_back_and_the_game_is_assisted() -> None:
    match = answers(new(TICTACTOE), "1 mark:b2", "2 mark:a1")
    assert undo(match, [0], [0], Policy.SOLO) == Undo(2, assisted=True)


def test_one_person_in_both_seats_undoes_freely() -> None:
    match = answers(new(TICTACTOE), "1 mark:b2", "2 mark:a1")
    assert undo(match, [0, 1], [0, 1], Policy.RATED) == Undo(1)


def test_a_drawn_card_cannot_be_put_back_for_free() -> None:
    match = answers(new(LANTERNS), "1 draw")
    assert undo(match, [0], [0, 1], Policy.ASK) == Undo(1, consent=[1])


def test_a_roll_cannot_be_taken_back_for_free() -> None:
    match = answers(new(BANDITS), "1 strike:2", "2 strike:1")
    assert undo(match, [1], [0, 1], Policy.RATED) == Refusal("undo.rated")


def test_the_game_is_as_it_was_and_the_same_dice_lie_ahead() -> None:
    match = answers(new(BANDITS), "1 strike:2", "2 strike:1")
    after = encode(match.state)
    back = taken_back(match, 2)
    assert (back.count, back.events) == (0, [])
    assert encode(back.state) == encode(new(BANDITS).state)
    assert encode(answers(back, "1 strike:2", "2 strike:1").state) == after


def test_another_way_can_be_taken_after_going_back() -> None:
    match = answers(new(LANTERNS), "1 draw")
    back = taken_back(match, 1)
    other = next(key for key in back.asked[0].options if key != "draw")
    back.answer(0, other)
    assert back.journal is not None
    assert back.journal.answers == [(0, other)]


@pytest.mark.parametrize("steps", [1, 2, 3, 5])
def test_going_back_so_many_answers_leads_to_the_match_of_then(steps: int) -> None:
    said = ["1 mark:b2", "2 mark:a1", "1 mark:c3", "2 mark:a3", "1 mark:a2"]
    back = taken_back(answers(new(TICTACTOE), *said), steps)
    assert encode(back.state) == encode(answers(new(TICTACTOE), *said[: 5 - steps]).state)


class Urn(State):
    deck: Pile = msgspec.field(default_factory=Pile)
    last: str = ""


class Drawing(Game[Urn]):
    """A toy whose every step ends with chance: a roll, or the top card of a shuffled pile, turned over."""

    id = "urn"
    name = {"en": "Urn", "ru": "Урна"}
    players = range(2, 3)
    state = Urn
    texts = LANTERNS.texts

    def new(self, terms: Terms) -> Urn:
        return Urn(agenda=["shuffle"], deck=Pile.of("abcdefgh", "deck"))

    def step(self, m: Match[Urn]) -> Flow | None:
        if m.state.agenda[-1] == "shuffle":
            m.state.deck.shuffle(m.chance, "deck")
            m.state.agenda[-1] = "turn"
            return None
        return self.turn(m)

    def turn(self, m: Match[Urn]) -> Flow:
        how = yield Choose(0, "how", {"roll": "roll", "draw": "draw", "wait": "wait"})
        if how == "wait":
            yield Choose(0, "well", {"so": 1, "be it": 2})
        elif how == "roll":
            m.state.last = str(m.chance.roll())
        else:
            m.state.last = m.state.deck.draw()
        m.state.over = len(m.state.deck) < 2

    def result(self, state: Urn) -> Result:
        return Result([0], [1.0, 0.0])


def test_a_roll_at_the_end_of_a_step_is_a_barrier() -> None:
    match = answers(new(Drawing()), "1 roll")
    assert undo(match, [0], [0, 1], Policy.RATED) == Refusal("undo.rated")
    assert undo(answers(match, "1 wait"), [0], [0, 1], Policy.RATED) == Undo(1)


def test_an_answer_after_a_roll_in_the_same_step_is_free() -> None:
    match = answers(new(Drawing()), "1 roll", "1 wait", "1 so")
    assert undo(match, [0], [0, 1], Policy.RATED) == Undo(1)


def test_the_kit_names_a_draw_that_shows_a_card_and_says_nothing() -> None:
    """`Drawing` forgot `reveals`: undo would be free past the drawn card, so the conformance kit must tell."""
    faults = [fault for fault in check(Drawing(), games=4).faults if fault.check == "leak"]
    assert any("'draw'" in fault.message for fault in faults)


def test_in_any_order_ones_own_step_is_taken_out_and_the_others_stand() -> None:
    match = answers(Match(CARAVAN, CARAVAN.terms(2), bytes(16), Keep.JOURNAL), "1 camel", "2 camel", "2 ready")
    wish = undo(match, [0], [0, 1], Policy.RATED)
    assert wish == Undo(3, given_again=2)
    without = undone(match, wish)
    assert [(trader.coins, trader.camels, trader.ready) for trader in without.state.traders] == [
        (3, 0, False),
        (2, 1, True),
    ]
    assert without.journal is not None
    assert without.journal.answers == [(1, "camel"), (1, "ready")]
    assert [event.data for event in without.events] == [{"seat": 1}]
    again = answers(without, "1 camel", "1 ready")
    save = files.read(files.to_bytes(again))
    assert files.verified(save, lambda name: CARAVAN)["answers"] == 4


def test_after_the_free_part_an_answer_is_not_taken_out_alone() -> None:
    match = answers(Match(CARAVAN, CARAVAN.terms(2), bytes(16), Keep.JOURNAL), "1 ready", "2 ready")
    assert undo(match, [0], [0, 1], Policy.ASK) == Undo(2, consent=[1])
