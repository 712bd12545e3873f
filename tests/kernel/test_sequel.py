"""A line of chapters: what follows a match, what its terms show, and that the past tells nothing of what lies ahead."""

from __future__ import annotations

import msgspec
import pytest

from questhall.kernel import Keep, Match, Refused, Terms, seal
from questhall.kit.conformance import check
from questhall.kit.script import answers
from questhall.record import files
from tests.kernel.caravan import GAME, WARES, Desert

KEY = bytes(16)


def journey(terms: Terms | None = None, key: bytes = KEY) -> Match[Desert]:
    return Match(GAME, terms or GAME.terms(2), key, Keep.JOURNAL)


def sold_out(match: Match[Desert]) -> Match[Desert]:
    """The journey with the first ware of everybody sold."""
    answers(match, "1 ready", "2 camel", "2 ready")
    while match.asked:
        choice = match.asked[0]
        match.answer(choice.seat, next(iter(choice.options)))
    return match


def test_a_finished_match_has_a_sequel_and_a_running_one_none() -> None:
    match = journey()
    with pytest.raises(Refused, match=r"terms\.no-sequel"):
        GAME.going_on(match.state)
    first = sold_out(match)
    terms = GAME.going_on(first.state)
    second = journey(terms)
    assert [trader.coins for trader in second.state.traders] == [trader.coins for trader in first.state.traders]
    assert sorted(second.state.chest.cards + [c for t in second.state.traders for c in t.wares.cards]) == sorted(
        first.state.chest.cards
    )
    assert GAME.sequel(sold_out(second).state) is None


def test_others_may_come_along_as_far_as_the_game_has_seats() -> None:
    first = sold_out(journey())
    assert len(journey(GAME.going_on(first.state, 3)).state.traders) == 3
    with pytest.raises(Refused, match=r"terms\.players"):
        GAME.going_on(first.state, 5)


def test_of_what_is_sealed_only_a_hash_is_shown() -> None:
    terms = GAME.going_on(sold_out(journey()).state)
    match = journey(terms, b"another key of.."[:16])
    shown = match.terms.shown(match.key)
    assert shown.opening == terms.opening
    assert shown.sealed == seal(match.key, terms.sealed)
    assert not any(ware in msgspec.json.encode(shown).decode() for ware in WARES)
    assert match.seen(0).terms == shown


def test_a_chapter_is_proved_alone_and_its_seal_too() -> None:
    match = sold_out(journey(GAME.going_on(sold_out(journey()).state)))
    save = files.read(files.to_bytes(match))
    assert files.verified(save, lambda name: GAME)["answers"] == match.count
    save.terms = msgspec.structs.replace(save.terms, sealed='["ware1"]')
    with pytest.raises(files.Diverged, match="sealed"):
        files.verified(save, lambda name: GAME)


def test_the_export_of_a_chapter_tells_nothing_of_the_next() -> None:
    """All that is exported of the first journey goes with every deal of the second: its own key alone decides."""
    first = sold_out(journey())
    exported = files.to_bytes(first)
    deals = set()
    for number in range(300):
        second = journey(
            GAME.going_on(files.load(exported, lambda name: GAME).state), (b"second" + number.to_bytes(10, "big"))
        )
        deals.add(tuple(tuple(trader.wares.cards) for trader in second.state.traders))
        assert second.key not in exported
    left = len(first.state.chest)
    assert len(deals) > 0.25 * left * (left - 1) * (left - 2) * (left - 3)
    other = files.load(exported, lambda name: GAME).state
    other.chest.cards.reverse()
    other.chest.seen.reverse()
    assert GAME.sequel(other) == GAME.sequel(first.state)


def test_the_kit_plays_lines_of_chapters() -> None:
    report = check(GAME, games=3)
    assert [str(fault) for fault in report.faults] == []
    assert report.games == 2 * 2 * 3 * 2  # players, settings, games, chapters
