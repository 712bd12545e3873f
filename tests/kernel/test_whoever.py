"""Where everybody acts at once: each answer is taken alone, in any order, and others' are not stale for it."""

from __future__ import annotations

import pytest

from questhall.kernel import Keep, Match, Refused
from questhall.kit.script import answers
from questhall.record.undo import taken_back
from tests.kernel.caravan import GAME, Desert


def bazaar() -> Match[Desert]:
    return Match(GAME, GAME.terms(2), bytes(16), Keep.JOURNAL)


def test_each_acts_in_any_order_and_at_once() -> None:
    match = bazaar()
    answers(match, "2 camel", "2 camel", "1 camel", "2 ready")
    assert [(trader.camels, trader.ready) for trader in match.state.traders] == [(1, False), (2, True)]
    assert [choice.seat for choice in match.asked] == [0]


def test_what_was_asked_before_another_acted_may_still_be_answered() -> None:
    match = bazaar()
    base = match.asked[0].base
    match.answer(1, "camel", base)
    match.answer(1, "camel", match.count)
    match.answer(0, "camel", base)
    with pytest.raises(Refused, match=r"match\.stale"):
        match.answer(0, "camel", base)


def test_who_is_ready_may_think_again() -> None:
    match = bazaar()
    match.answer(0, "ready")
    again = match.changeable(0)
    assert again is not None
    assert list(again.options) == ["wait"]
    match.answer(0, "wait")
    assert match.choice(0) is not None


def test_refused_with_the_reason() -> None:
    match = bazaar()
    answers(match, "1 camel", "1 camel", "1 camel")
    with pytest.raises(Refused, match=r"bazaar\.coins"):
        match.answer(0, "camel")


def test_clones_and_undo_know_it() -> None:
    match = bazaar()
    answers(match, "1 camel", "2 ready")
    twin = match.clone()
    assert [choice.seat for choice in twin.asked] == [0]
    assert twin.changeable(1) is not None
    before = taken_back(match, 1)
    assert [choice.seat for choice in before.asked] == [0, 1]
    assert before.state.traders[0].camels == 1


def test_the_last_one_ready_goes_on() -> None:
    match = bazaar()
    answers(match, "1 ready", "2 ready")
    assert {choice.kind for choice in match.asked} == {"sell"}
