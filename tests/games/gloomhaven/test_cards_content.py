"""CARD, CHAR and ENH: the ability cards as content, and the second reader of them."""

import json
from collections import Counter
from pathlib import Path

import pytest

from questhall.games.gloomhaven.content.components import LEVEL_X
from questhall.games.gloomhaven.content.hero_cards import HALVES, Circle, all_cards, cards_of, jobs, read_ability
from questhall.kit.content import BadWord
from questhall.ledger import rule
from tests.games.gloomhaven import compare_cards

CARDS = {
    "brute": 29,
    "tinkerer": 31,
    "spellweaver": 27,
    "scoundrel": 28,
    "cragheart": 30,
    "mindthief": 29,
    "sun": 30,
    "eclipse": 28,
}


@rule("GH-CHAR-06", "GH-CARD-10")
def test_every_class_has_its_cards_two_of_each_level_from_two_on_and_three_of_level_x() -> None:
    assert {job: len(cards_of(job)) for job in jobs()} == CARDS
    for job in jobs():
        levels = Counter(card.level for card in cards_of(job).values())
        assert [levels[level] for level in range(2, 10)] == [2] * 8
        assert levels[LEVEL_X] == 3


@rule("GH-ENH-02")
def test_a_circle_stands_at_a_number_or_a_word() -> None:
    ability = read_ability("move 2, attack 3° area arc-3°° poison° (use air, pierce 1), xp 1")
    assert ability.circles == (
        Circle(1, "attack"),
        Circle(1, "area"),
        Circle(1, "area"),
        Circle(1, "poison"),
    )
    summon = read_ability("persistent lost, summon decoy hp 6° move 2°, xp 2")
    assert summon.circles == (Circle(0, "summon hp"), Circle(0, "summon move"))


def test_a_circle_alone_is_refused() -> None:
    with pytest.raises(BadWord, match="a circle stands behind"):
        read_ability("attack 3 °")


def test_there_are_474_circles_on_232_cards() -> None:
    halves = [card.half(half) for card in all_cards().values() for half in HALVES]
    assert (len(halves), sum(len(half.circles) for half in halves)) == (464, 474)


# The second reader


def reference(folder: Path, **changes: object) -> Path:
    """A folder with Trample as the other reader might have it."""
    attack = {"type": "attack", "value": 3, "enhancementTypes": ["diamond"], "subActions": []}
    pierce = {"type": "pierce", "value": 2, "enhancementTypes": ["diamond"]}
    through = {"type": "attack", "value": 2, "enhancementTypes": ["diamond", "diamond"]}
    move = {"type": "move", "value": 4, "enhancementTypes": ["circle"], "subActions": [{"type": "jump", "value": ""}]}
    card = {
        "name": "Trample",
        "level": 1,
        "initiative": 72,
        "bottomLost": True,
        "actions": [attack, pierce],
        "bottomActions": [move, through, {"type": "card", "value": "experience:2"}],
        **changes,
    }
    files = {
        "ghs_ability_cards.json": [{"name": "brute", "abilities": [card]}],
        "corrections.json": {"ability_cards": {"level": {}, "initiative": {}}},
        "ghs_labels_en.json": {},
    }
    for name, content in files.items():
        (folder / name).write_text(json.dumps(content))
    return folder


def of_trample(folder: Path) -> list[str]:
    return [line for line in compare_cards.differences(folder) if line.startswith("trample")]


def test_the_second_reader_agrees_where_the_facts_are_the_same(tmp_path: Path) -> None:
    assert of_trample(reference(tmp_path)) == []
    assert (
        sum("only one of the two readers" in line for line in compare_cards.differences(tmp_path))
        == len(all_cards()) - 1
    )


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"initiative": 73}, "trample: level and initiative (1, 72), there (1, 73)"),
        ({"actions": [{"type": "attack", "value": 4}]}, "trample top: ours attack 3, 2 x"),
        ({"bottomLost": False}, "trample bottom: ours lost, there nothing"),
        ({"bottomLoss": True}, "trample bottom: ours nothing, there unrecoverable"),
    ],
)
def test_the_second_reader_tells_every_difference(tmp_path: Path, changes: dict[str, object], said: str) -> None:
    (line,) = of_trample(reference(tmp_path, **changes))
    assert line.startswith(said.partition(", 2 x")[0])


def test_areas_are_the_same_however_they_are_drawn() -> None:
    turned = compare_cards.shape_of_drawing("(0,1,active)|(1,0,target)|(1,1,target)")
    other = compare_cards.shape_of_drawing("(1,1,active)|(0,1,target)|(1,0,target)")
    assert turned[0]
    assert turned == other
