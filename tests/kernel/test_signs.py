"""What leaves a decision open: signs that everybody hears, and answers that are changed while others still think."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.bots import RandomBot, TreeBot
from questhall.kernel import Keep, Match, Refused, Tree
from questhall.kernel.match import encode
from questhall.kernel.seen import imagine
from questhall.kernel.view import asked_of
from questhall.kit.conformance import check
from questhall.kit.position import read, written
from questhall.kit.script import answers
from questhall.record import files
from questhall.record.branch import branched
from questhall.record.undo import taken_back
from tests.kernel.ambush import GAME, SAID, Ambush, Road

KEY = bytes(16)


def new(players: int = 2, keep: Keep = Keep.JOURNAL) -> Match[Road]:
    return Match(GAME, GAME.terms(players), KEY, keep)


def hand(match: Match[Road], seat: int) -> list[str]:
    return match.state.robbers[seat].hand.cards


def play(match: Match[Road], seat: int, first: int, second: int) -> str:
    """`"1 play:A:B"` with cards by their place in the hand."""
    cards = hand(match, seat)
    return f"{seat + 1} play:{cards[first]}:{cards[second]}"


def midway() -> Match[Road]:
    """A sign, an answer, a sign of who has answered, a changed mind; seat 2 still thinks."""
    match = new()
    return answers(match, "2 sign:late", play(match, 0, 0, 1), "1 sign:early", play(match, 0, 3, 2))


def same(one: Match[Any], other: Match[Any]) -> bool:
    """Whether two matches stand alike, and go on alike."""
    for match in (one, other):
        assert [(choice.seat, choice.kind) for choice in match.asked] == [(1, "pick")]
        answers(match, "2 rest", "1 sign:late", "1 go")
    return encode(one.state) == encode(other.state) and one.count == other.count


# -- signs ---------------------------------------------------------------------------------------------------------


def test_a_sign_is_heard_at_once_and_the_decision_stays() -> None:
    match = new()
    asked, base = match.asked, match.asked[0].base
    match.answer(1, "sign:early", base)
    assert match.asked is asked
    assert [event.kind for event in match.events] == [SAID.kind]
    assert match.view(0).robbers[1].sign == "early"
    assert (match.count, match.since) == (1, [(1, "sign:early")])
    match.answer(1, "sign:late", base)
    answers(match, play(match, 0, 0, 1))
    assert match.choice(1) is asked[1]
    match.answer(1, "rest", base)
    assert [choice.kind for choice in match.asked] == ["go"]


def test_a_single_decision_hears_signs_too() -> None:
    match = new()
    answers(match, play(match, 0, 0, 1), "2 rest", "1 sign:late", then="go")
    assert match.state.robbers[0].sign == "late"


def test_only_who_is_asked_says_what_is_offered_there() -> None:
    match = new()
    answers(match, play(match, 0, 0, 1), "2 rest")
    for seat, key, reason in [(0, "sign:early", "match.unknown-option"), (1, "sign:late", "match.not-asked")]:
        refusal = match.cannot_answer(seat, key)
        assert refusal is not None
        assert refusal.reason == reason
        with pytest.raises(Refused):
            match.answer(seat, key)
    assert match.cannot_answer(0, "sign:late", match.asked[0].base) is None
    assert match.cannot_answer(0, "sign:late", 0).reason == "match.stale"  # type: ignore[union-attr]


# -- changing one's mind -------------------------------------------------------------------------------------------


def test_an_answer_is_changed_while_others_think() -> None:
    match = new()
    first, second = hand(match, 0)[:2]
    answers(match, play(match, 0, 0, 1), play(match, 0, 1, 0), "2 rest", "1 go")
    assert match.state.discard.cards == [second, first]
    assert match.journal is not None
    assert [seat for seat, _ in match.journal.answers] == [0, 0, 1, 0]


def test_an_answer_stands_when_all_have_answered() -> None:
    match = new()
    mine = play(match, 0, 0, 1)
    base = match.asked[0].base
    assert match.changeable(0) is None
    answers(match, mine)
    assert match.changeable(0) is not None
    assert match.cannot_answer(0, mine[2:], base) is None
    assert match.cannot_answer(0, mine[2:], base + 1).reason == "match.stale"  # type: ignore[union-attr]
    assert match.cannot_answer(0, "rest", base).reason == "match.unknown-option"  # type: ignore[union-attr]
    answers(match, "2 rest")
    assert match.changeable(0) is None
    assert match.cannot_answer(0, mine[2:], base).reason == "match.stale"  # type: ignore[union-attr]


# -- what boundaries buy -------------------------------------------------------------------------------------------


def test_a_clone_goes_the_same_way() -> None:
    assert same(midway(), midway().clone(Keep.JOURNAL))


def test_a_saved_game_goes_on() -> None:
    assert same(midway(), files.load(files.to_bytes(midway()), lambda name: GAME))


def test_a_recorded_game_is_replayed_and_proved() -> None:
    match = answers(midway(), "2 rest", "1 sign:late", "1 go")
    *_, again = files.replayed(GAME, files.saved(match), keep=Keep.JOURNAL)
    assert encode(again.state) == encode(match.state)
    assert again.events == match.events
    assert files.verified(files.saved(match), lambda name: GAME)["answers"] == 7


def test_a_changed_mind_and_a_sign_are_taken_back_one_by_one() -> None:
    match = midway()
    before = taken_back(match, 1)
    assert before._given == {0: tuple(hand(match, 0)[:2])}
    assert before.state.robbers[0].sign == "early"
    assert taken_back(match, 2).state.robbers[0].sign == ""
    assert taken_back(match, 4).since == []


def test_a_position_tells_signs_and_keeps_what_others_chose() -> None:
    match = midway()
    text = written(match, [1])
    assert "sign:early" in text
    assert "sign:late" in text
    assert "play:" not in text
    there = read(text, lambda name: GAME)
    assert [robber.sign for robber in there.state.robbers] == ["early", "late"]
    assert [choice.seat for choice in there.asked] == [0, 1]


def test_reasons_are_given_beside_signs() -> None:
    assert [choice.seat for choice in midway().explained().asked] == [1]


# -- what others may know ------------------------------------------------------------------------------------------


def test_a_future_has_heard_the_signs_and_not_the_answers() -> None:
    for number in range(10):
        future = imagine(midway(), [1], bytes([number])).match
        assert [choice.seat for choice in future.asked] == [0, 1]
        assert [robber.sign for robber in future.state.robbers] == ["early", "late"]


def test_who_has_answered_dreams_with_the_changed_answer() -> None:
    match = midway()
    future = imagine(match, [0], b"dream").match
    assert future._given == match._given
    assert [choice.seat for choice in future.asked] == [1]


def test_what_was_picked_in_secret_is_chosen_anew_in_a_future_with_each_change_of_mind() -> None:
    match = new()
    answers(match, play(match, 1, 0, 1), "2 sign:early", play(match, 1, 2, 3), play(match, 0, 0, 1), then="go")
    leads, kept = set(), match.state.robbers[1].lead
    for number in range(30):
        future = imagine(match, [0], bytes([number])).match
        assert future.state.robbers[1].sign == "early"
        leads.add(future.state.robbers[1].lead)
    assert len(leads) > 5
    assert leads != {kept}


def test_a_changed_answer_shows_nothing_to_others() -> None:
    """Two games that differ only in what seat 1 changed its mind to, as seat 2 and a spectator see them."""
    told = []
    for first, second in ((2, 3), (3, 1)):
        match = new()
        answers(match, play(match, 0, 0, 1), "1 sign:early", play(match, 0, first, second))
        for own in ([1], []):
            seen = [event.seen_by(sum(1 << seat for seat in own)) for event in match.events]
            asked = [(choice.seat, choice.kind, list(choice.options)) for choice in asked_of(match.asked, own)]
            told.append((encode(match.view(*own)), seen, asked, imagine(match, own or [1], b"same").match.since))
    assert told[:2] == told[2:]


def test_a_branch_keeps_the_signs() -> None:
    match = answers(midway(), "2 rest", "1 go")
    branch = branched(match, 4, [1], b"another game")
    assert [robber.sign for robber in branch.state.robbers] == ["early", "late"]
    assert [choice.seat for choice in branch.asked] == [0, 1]


# -- bots and the kit ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", [RandomBot(3), TreeBot(Tree(), iterations=20)])
def test_bots_answer_and_never_only_talk(bot: Any) -> None:
    match = new(3)
    while match.asked:
        choice = match.asked[0]
        said = bot.answer(match.seen(choice.seat))
        assert said in choice.options
        match.answer(choice.seat, said)
    assert match.over


def test_the_kit_finds_no_fault() -> None:
    assert [str(fault) for fault in check(GAME, games=6).faults] == []


class Silent(Ambush):
    def heard(self, m: Match[Road], seat: int, sign: Any) -> None:
        raise ZeroDivisionError


def test_the_kit_gives_signs() -> None:
    assert any("sign:" in str(fault) for fault in check(Silent(), games=1).faults)


class Whispering(Ambush):
    def heard(self, m: Match[Road], seat: int, sign: Any) -> None:
        m.state.robbers[seat].sign = m.state.robbers[1 - min(seat, 1)].hand.cards[0]


def test_the_kit_notices_a_sign_that_lets_out_what_is_hidden() -> None:
    assert any(str(fault).startswith("leak") for fault in check(Whispering(), games=6).faults)


# -- free settings -------------------------------------------------------------------------------------------------


def test_a_free_setting_takes_any_value_of_its_kind_that_the_game_allows() -> None:
    assert GAME.terms(2)["road"] == "old"
    assert GAME.terms(2, road="forest")["road"] == "forest"
    for value, reason in [(3, "terms.value"), (True, "terms.value"), ("a b", "road.letters")]:
        with pytest.raises(Refused) as caught:
            GAME.terms(2, road=value)
        assert caught.value.refusal.reason == reason
