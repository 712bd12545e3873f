"""Every line of a log leads to a rule that is in the book."""

from __future__ import annotations

import pytest

from questhall.games import find_game
from questhall.ledger import ledger


@pytest.mark.parametrize("name", ["rollplayer", "prophecy", "runebound"])
def test_every_kind_of_event_names_a_rule_of_its_ledger(name: str) -> None:
    known = ledger(name)
    named = {event.kind: event.rule for event in find_game(name).events}
    assert {kind: rule for kind, rule in named.items() if rule not in known} == {}
