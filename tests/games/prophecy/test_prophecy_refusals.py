"""Reasons and amounts that stand beside options, and what is told of who takes what: found by mutants that lived."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.content.cards import SPOT
from questhall.games.prophecy.game import GAME
from questhall.games.prophecy.rules.terms import items_of_foe
from questhall.games.prophecy.state import Battle
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.prophecy.positions import fall, play, refusal, table


@rule("PR-OPP-06")
def test_a_guest_who_needs_nothing_is_not_received() -> None:
    m = table(
        "1 monk at plains-8, skills peoples-hospitality\n2 druid\nturn: 1 act\nland: forgotten-chapel at plains-8"
    )
    assert refusal(m, "hospitality") == ("no-effect", "PR-OPP-06")


@rule("PR-WILL-07")
def test_the_refusal_of_a_price_names_what_is_needed_and_what_is_there() -> None:
    m = table("1 monk at city, will 0, spent 3\n2 druid")
    refused = m.explained().asked[0].refused["work"]
    assert (refused.reason, refused.numbers) == ("mana", {"need": 1, "have": 0})


@rule("PR-VAR-SHORT-01", "PR-VAR-TEAM-01")
@pytest.mark.parametrize(
    ("settings", "rule_id"),
    [({"short": True, "apocalypse": True}, "PR-VAR-SHORT-01"), ({"teams": True}, "PR-VAR-TEAM-01")],
)
def test_variants_that_do_not_go_together_are_refused_by_their_rule(settings: dict[str, bool], rule_id: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.terms(3, **settings)
    assert refused.value.refusal.rule == rule_id


@rule("PR-CREAT-04")
def test_what_its_home_adds_to_a_creature_stands_as_a_line_of_its_own() -> None:
    """The Mountain Giant: 5, and 2 more in the mountains."""
    m = table("1 monk at forest-3\n2 druid")
    plains, mountains = (
        Battle(0, "strength", "mountain-giant", place=SPOT[place]) for place in ("plains-8", "mountains-9")
    )
    assert items_of_foe(m.state, plains) == [("strength", 5)]
    assert items_of_foe(m.state, mountains) == [("strength", 5), ("pr-src-home", 2)]


@rule("PR-CARD-MASSDECAY-01")
def test_decay_stands_beside_whatever_else_can_be_used() -> None:
    m = table("1 druid at forest-3, spent 2, wounds 1, items potion-of-healing, skills mass-decay\n2 monk")
    assert {"use:potion-of-healing", "decay:potion-of-healing"} <= m.asked[0].options.keys()


@rule("PR-PVP-11")
def test_who_takes_what_from_whom_is_told() -> None:
    m = table(
        "1 paladin at city, strength 8\n2 druid at city, strength 0, wounds 3, will 0, items ruby-circlet\nturn: 1 act"
    )
    play(fall(m, "6-1"), "attack:2:strength", "items")
    assert [event.data for event in m.events if event.kind == "took"] == [
        {"seat": 0, "card": "ruby-circlet", "rival": 1}
    ]
