"""CHAR and PERK: the classes of a new campaign."""

from collections import Counter
from pathlib import Path

import pytest

from questhall.games.gloomhaven.content.classes import (
    CONTENT,
    class_name,
    classes,
    read_classes,
    read_perk,
    starting_classes,
)
from questhall.games.gloomhaven.content.components import Perk
from questhall.games.gloomhaven.rules.campaign.growth import cannot_take_perk, modifier_cards, take_perk
from questhall.games.gloomhaven.rules.combat.modifiers import read_card, standard_cards
from questhall.kit.content import BadContent
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_sheet

PERKS_OF_A_CLASS = 15  # boxes on every character sheet


@rule("GH-CHAR-01", "GH-CHAR-02", "GH-CHAR-03")
def test_six_classes_start_a_campaign_and_have_no_unlock_event() -> None:
    found = {job: classes()[job] for job in starting_classes()}
    assert list(found) == ["brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief"]
    assert {job.name: job.hand_limit for job in found.values()} == {
        "brute": 10, "tinkerer": 12, "spellweaver": 8, "scoundrel": 9, "cragheart": 11, "mindthief": 10,
    }  # fmt: skip
    assert [job.retirement_event for job in found.values()] == [42, 43, 44, 45, 46, 47]
    assert all(job.unlock_event == 0 for job in found.values())
    assert [(job.hit_points[0], job.hit_points[-1]) for job in found.values()] == [
        (10, 26), (8, 20), (6, 14), (8, 20), (10, 26), (6, 14),
    ]  # fmt: skip


@rule("GH-PERK-09")
def test_the_brutes_perks() -> None:
    perks = classes()["brute"].perks.values()
    added = Counter(card for perk in perks for card in perk.adds for _ in range(perk.boxes))
    removed = Counter(card for perk in perks for card in perk.removes)
    assert removed == {"-1": 3}
    assert added == {
        "+1": 6, "+3": 1, "rolling push 1": 6, "rolling pierce 3": 2, "rolling stun": 2, "rolling disarm": 1,
        "rolling muddle": 1, "rolling add-target": 2, "+1 shield 1 self": 1,
    }  # fmt: skip
    assert [perk for perk in perks if perk.ignores_items] == [Perk(adds=("+1",), ignores_items=True)]


@rule("GH-PERK-02", "GH-PERK-03")
@pytest.mark.parametrize("name", classes())
def test_every_class_can_take_all_its_perks_in_any_order(name: str) -> None:
    job = classes()[name]
    assert sum(perk.boxes for perk in job.perks.values()) == PERKS_OF_A_CLASS
    for order in (list(job.perks), list(job.perks)[::-1]):
        sheet = a_sheet(job=name, unspent_perks=PERKS_OF_A_CLASS)
        for perk in order * 2:  # a card that another perk brings must be there before it can be replaced
            while cannot_take_perk(sheet, job, perk) is None:
                take_perk(sheet, job, perk)
        assert sheet.unspent_perks == 0
        deck = modifier_cards(sheet, job)
        change = sum((len(perk.adds) - len(perk.removes)) * perk.boxes for perk in job.perks.values())
        assert len(deck) == len(standard_cards()) + change
        assert all(read_card(card).text == card for card in deck)


@rule("GH-PERK-02")
def test_a_card_that_is_not_there_yet_cannot_be_replaced() -> None:
    job, perk = classes()["eclipse"], "2x replace -1 infuse dark by +1 infuse dark"
    sheet = a_sheet(job="eclipse", unspent_perks=PERKS_OF_A_CLASS)
    refusal = cannot_take_perk(sheet, job, perk)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("perk.no-card", "GH-PERK-02")
    take_perk(sheet, job, "2x add -1 infuse dark")
    assert cannot_take_perk(sheet, job, perk) is None


@rule("GH-CHAR-01", "GH-SEAL-02", "GH-RETIRE-10")
def test_a_class_from_a_box_has_the_events_of_its_box() -> None:
    boxed = {name: job for name, job in classes().items() if name not in starting_classes()}
    assert {name: (job.unlock_event, job.retirement_event) for name, job in boxed.items()} == {
        "sun": (31, 48), "eclipse": (34, 51),
    }  # fmt: skip
    assert {name: (job.hand_limit, job.hit_points[0], job.hit_points[-1]) for name, job in boxed.items()} == {
        "sun": (11, 10, 26), "eclipse": (9, 8, 20),
    }  # fmt: skip


def test_a_perk_line_is_read() -> None:
    assert read_perk("2x replace +0, +0 by +2") == Perk(2, ("+0", "+0"), ("+2",))
    assert read_perk("ignore scenario") == Perk(ignores_scenario=True)
    assert read_perk("ignore items, add +1").adds == ("+1",)


def test_names_in_both_languages() -> None:
    assert [class_name(job, "ru") for job in ("brute", "mindthief")] == ["Дикарь", "Крадущая разум"]
    assert class_name("cragheart") == "Cragheart"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("remove -1, -1", "remove minus one", r"classes.yaml:10: 'minus one': there is no such modifier card"),
        ("replace -1 by +1", "swap -1 for +1", r"classes.yaml:11: 'swap -1 for \+1': a perk reads"),
        ("hand: 10", "hand: ten", r"classes.yaml:6: 'ten': expected a number"),
        ("hand: 10", "hands: 10", r"classes.yaml:5: 'hand': this field is missing"),
        ("10 12 14 16", "10 14 16", r"classes.yaml:7: .*expected the hit points of 9 levels"),
    ],
)
def test_a_fault_is_told_with_its_line_and_word(tmp_path: Path, old: str, new: str, fault: str) -> None:
    path = tmp_path / "classes.yaml"
    path.write_text(CONTENT.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=fault):
        read_classes(path)
