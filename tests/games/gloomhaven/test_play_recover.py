"""RECOV: cards come back to the hand, items are refreshed, in running matches."""

import pytest
from msgspec.structs import replace

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.rules.play.purse import refresh
from questhall.games.gloomhaven.rules.play.recovering import recoverable
from questhall.games.gloomhaven.state import Held
from questhall.ledger import rule
from tests.games.gloomhaven.moments import at_selection, cards, item
from tests.games.gloomhaven.play import a_turn


@rule("GH-RECOV-01")
def test_up_to_the_stated_number_of_cards_come_to_the_hand_at_once() -> None:
    table = cards(a_turn("brute", items=(13,)), hand="", discard="skewer spare-dagger shield-bash")
    table.do(item(13), "recover:skewer")
    assert table.hero().hand == ["skewer"]
    table.do("recover:shield-bash")
    assert (table.kind, table.hero().hand, table.hero().discard) == (
        "turn",
        ["skewer", "shield-bash"],
        ["spare-dagger"],
    )


@rule("GH-RECOV-01")
def test_fewer_cards_will_do() -> None:
    table = cards(a_turn("brute", items=(13,)), hand="", discard="skewer spare-dagger")
    table.do(item(13), "recover:skewer", "stop")
    assert (table.hero().hand, table.hero().discard) == (["skewer"], ["spare-dagger"])


@rule("GH-RECOV-05")
@pytest.mark.parametrize(
    ("answers", "found"), [([item(13)], "recover:fire-orbs"), (["top:reviving-ether"], "recover:ride-the-wind")]
)
def test_only_the_named_pile_is_searched(answers: list[str], found: str) -> None:
    table = a_turn("spellweaver", "reviving-ether", items=(13,))
    cards(table, discard="fire-orbs", lost="ride-the-wind").do(*answers)
    assert [key for key in table.options if key.startswith("recover:")] == [found]


@rule("GH-RECOV-02", "GH-IX-36")
def test_an_active_card_of_the_discards_may_be_taken_and_its_effect_ends() -> None:
    table = a_turn("mindthief", "scurry", items=(13,))
    cards(table, hand="", discard="possession", active="the-minds-weakness top").do(item(13))
    table.do("recover:the-minds-weakness", "stop")
    assert (table.hero().hand, table.hero().active) == (["the-minds-weakness"], [])
    assert table.figure("mindthief").gifts == []


@rule("GH-RECOV-02", "GH-IX-36")
def test_an_active_card_that_counts_as_lost_may_be_recovered() -> None:
    table = cards(a_turn("spellweaver", "reviving-ether"), hand="", active="frost-armor bottom")
    table.do("top:reviving-ether", "recover:frost-armor")
    assert (table.hero().hand, table.hero().active) == (["frost-armor"], [])


@rule("GH-RECOV-03", "GH-CARD-09")
def test_a_card_with_the_symbol_never_leaves_the_lost_pile() -> None:
    table = a_turn("spellweaver", "reviving-ether")
    cards(table, hand="", lost="fire-orbs").do("top:reviving-ether", "recover:fire-orbs")
    assert table.hero().lost == ["reviving-ether"]
    assert table.told("recovered") == [{"seat": 0, "cards": ["fire-orbs"]}]


@rule("GH-RECOV-03")
def test_whatever_lost_a_card_with_the_symbol_it_stays_lost() -> None:
    table = cards(a_turn("spellweaver", "mana-bolt"), lost="reviving-ether fire-orbs", active="frost-armor bottom")
    assert recoverable(table.hero(), "lost") == ["fire-orbs", "frost-armor"]


@rule("GH-RECOV-03")
def test_a_card_with_the_symbol_comes_back_from_the_discards() -> None:
    table = cards(a_turn("spellweaver", "mana-bolt", items=(13,)), hand="", discard="reviving-ether")
    table.do(item(13), "recover:reviving-ether")
    assert table.hero().hand == ["reviving-ether"]


@rule("GH-RECOV-06", "GH-ITEM-05")
def test_a_refreshed_item_can_be_used_again() -> None:
    table = a_turn("brute")
    table.hero().equipment = [Held(1, "rotated")]
    at_selection(table, hand="trample skewer grab-and-go", discard="shield-bash spare-dagger")
    table.do("rest").pass_all("long-rest").do("lose:spare-dagger").pass_all("cards").do("play:trample:skewer")
    table.pass_all()
    while table.match.asked[0].seat != 0:
        table.do("end")
    table.do("move:trample", item(1))
    assert table.told("used-item") == [{"seat": 0, "item": "item-1"}]


@rule("GH-RECOV-04", "GH-RECOV-05")
def test_an_item_with_the_symbol_stays_used_up_whatever_refreshes_others(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_turn("brute")
    known = equipment.items() | {13: replace(equipment.item(13), no_refresh=True)}
    monkeypatch.setattr(equipment, "items", lambda: known)
    table.hero().equipment = [Held(12, "used-up"), Held(13, "used-up"), Held(1, "rotated")]
    refresh(table.hero(), "used-up")
    assert [held.state for held in table.hero().equipment] == ["ready", "used-up", "rotated"]
