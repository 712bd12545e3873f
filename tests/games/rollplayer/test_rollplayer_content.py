"""Components, boards and cards as they are printed: COMP, BOARD, CLASS, BACK, ALIGN, INIT, ARMOR, TERM."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from questhall.games.rollplayer import content
from questhall.games.rollplayer.content import ALIGNMENTS, BACKSTORIES, CARDS, INITIATIVE, JOBS, RACES, SETS
from questhall.games.rollplayer.content.board import ATTRIBUTES, SLOT, SLOTS
from questhall.games.rollplayer.content.dice import CLASS_COLOURS, COLOURS, DICE, GOLD
from questhall.games.rollplayer.content.grid import CELLS, CENTRE, STEP
from questhall.games.rollplayer.content.reading import HERE
from questhall.games.rollplayer.effects.skills import EFFECTS
from questhall.games.rollplayer.rules.gold import COINS
from questhall.games.rollplayer.state import Hero
from questhall.kit.content import BadContent, entries
from questhall.ledger import CHECKOUT, rule


@rule("RP-TERM-01", "RP-TERM-02", "RP-TERM-03", "RP-BOARD-01")
def test_a_board_has_six_rows_of_three_slots() -> None:
    assert ATTRIBUTES == ("STR", "DEX", "CON", "INT", "WIS", "CHA")
    assert SLOT[:4] == ("STR1", "STR2", "STR3", "DEX1")
    assert len(SLOT) == SLOTS == len(Hero().dice) == 18


@rule("RP-COMP-03", "RP-COMP-04")
def test_there_are_73_dice_in_six_class_colours_and_gold() -> None:
    assert {COLOURS[colour]: DICE[colour] for colour in CLASS_COLOURS} == dict.fromkeys(
        ("green", "blue", "red", "purple", "black", "white"), 10
    )
    assert DICE[GOLD] == 13
    assert sum(DICE) == 73
    assert {job.colour for job in JOBS.values()} == set(CLASS_COLOURS)


@rule("RP-COMP-02")
def test_there_are_60_gold_coins() -> None:
    assert COINS == 60


@rule("RP-COMP-05", "RP-BOARD-02")
def test_six_boards_with_the_modifiers_of_their_race() -> None:
    modifiers = {
        race.id: {ATTRIBUTES[row]: change for row, change in enumerate(race.modifiers) if change}
        for race in RACES.values()
    }
    assert modifiers == {
        "dragonkin": {"STR": 2, "DEX": -2},
        "dwarf": {"CON": 2, "CHA": -2},
        "elf": {"DEX": 2, "CON": -2},
        "halfling": {"CHA": 2, "STR": -2},
        "human": {},
        "orc": {"STR": 2, "INT": -2},
    }


@rule("RP-COMP-08")
def test_the_box_holds_101_cards() -> None:
    aids, sides = 4, 2
    counts = [aids, len(JOBS) // sides, len(BACKSTORIES), len(ALIGNMENTS), len(CARDS), len(INITIATIVE[4].coins)]
    assert counts == [4, 6, 16, 17, 53, 5]
    assert sum(counts) == 101


@rule("RP-COMP-11", "RP-CLASS-04")
def test_each_colour_has_the_two_classes_of_one_card() -> None:
    pairs = {COLOURS[c]: [job.id for job in JOBS.values() if job.colour == c] for c in CLASS_COLOURS}
    assert pairs == {
        "green": ["druid", "ranger"],
        "blue": ["sorcerer", "wizard"],
        "red": ["warrior", "barbarian"],
        "purple": ["monk", "bard"],
        "black": ["rogue", "thief"],
        "white": ["cleric", "paladin"],
    }


@rule("RP-CLASS-02")
@pytest.mark.parametrize("job", JOBS)
def test_the_six_goals_of_a_class_are_worth_twelve_stars(job: str) -> None:
    goals = JOBS[job].goals
    assert len(goals) == 6
    assert sum(goal.stars for goal in goals) == 12


@rule("RP-CLASS-03")
def test_every_class_has_one_ability_of_its_own() -> None:
    powers = [job.power for job in JOBS.values()]
    assert all(power != content.Power() for power in powers)
    assert all(powers.count(power) == 1 for power in powers)
    assert len({job.ability["en"] for job in JOBS.values()}) == 12


@rule("RP-BACK-01", "RP-BACK-02")
@pytest.mark.parametrize("backstory", BACKSTORIES)
def test_a_backstory_marks_one_slot_a_row_and_each_class_colour_once(backstory: str) -> None:
    slots = BACKSTORIES[backstory].slots
    assert [slot // 3 for slot in slots] == list(range(6))
    assert sorted(slots.values()) == list(CLASS_COLOURS)
    assert sorted(Counter(slot % 3 for slot in slots).items()) == [(0, 1), (1, 2), (2, 3)]


@rule("RP-ALIGN-01")
def test_alignment_grids_have_good_on_top_and_law_on_the_left() -> None:
    stars = dict(zip(CELLS, ALIGNMENTS["truth-seeker"].stars, strict=True))
    assert (stars["good-law"], stars["neutral-neutral"], stars["evil-chaos"]) == (3, 0, -3)
    assert all(len(card.stars) == 9 and max(card.stars) == 3 for card in ALIGNMENTS.values())


@rule("RP-ALIGN-02")
def test_the_token_starts_in_the_centre() -> None:
    assert CELLS[Hero().token] == "neutral-neutral"
    assert Hero().token == CENTRE


@rule("RP-ALIGN-04")
@pytest.mark.parametrize(
    ("cell", "direction", "after"),
    [
        ("neutral-neutral", "good", "good-neutral"),
        ("neutral-neutral", "chaos", "neutral-chaos"),
        ("good-law", "good", None),
        ("good-law", "law", None),
        ("evil-chaos", "evil", None),
        ("evil-chaos", "chaos", None),
        ("good-chaos", "law", "good-neutral"),
        ("good-chaos", "evil", "neutral-chaos"),
    ],
)
def test_the_token_never_leaves_the_grid(cell: str, direction: str, after: str | None) -> None:
    assert STEP[direction][CELLS.index(cell)] == (-1 if after is None else CELLS.index(after))


@rule("RP-INIT-03", "RP-INIT-04", "RP-TERM-15")
@pytest.mark.parametrize(("players", "coins"), [(2, (0, 1, 0)), (3, (0, 1, 1, 0)), (4, (0, 1, 1, 1, 0))])
def test_only_middle_initiative_cards_show_a_coin(players: int, coins: tuple[int, ...]) -> None:
    assert INITIATIVE[players].coins == coins


@rule("RP-COMP-16", "RP-TERM-18")
def test_market_cards_carry_price_rank_type_and_arrows_where_they_belong() -> None:
    for card in CARDS.values():
        assert card.price > 0
        assert card.rank in (1, 2)
        assert bool(card.arrow) == (card.type in ("trait", "skill")) or card.id == "diplomacy"
        assert bool(card.hands) == (card.type == "weapon")
        assert bool(card.set) == (card.type == "armour")
    assert sorted(card.number for card in CARDS.values()) == list(range(1, 54))


def test_known_facts_of_the_market_deck() -> None:
    assert Counter(card.type for card in CARDS.values()) == {"weapon": 8, "armour": 12, "trait": 20, "skill": 13}
    ranks = Counter((card.rank, card.type) for card in CARDS.values())
    assert [ranks[1, kind] for kind in ("weapon", "armour", "skill", "trait")] == [6, 5, 6, 9]
    assert [ranks[2, kind] for kind in ("weapon", "armour", "skill", "trait")] == [2, 7, 7, 11]


def test_arrows_point_equally_often_in_all_directions() -> None:
    assert Counter(card.arrow for card in CARDS.values() if card.type == "trait") == dict.fromkeys(STEP, 5)
    skills = Counter(card.arrow for card in CARDS.values() if card.type == "skill" and card.arrow)
    assert skills == dict.fromkeys(STEP, 3)


@rule("RP-ARMOR-01", "RP-ARMOR-04")
def test_three_kinds_of_armour_with_complete_sets_of_5_4_and_3() -> None:
    cards = Counter(card.set for card in CARDS.values() if card.set)
    assert cards == {"chain": 5, "leather": 4, "mystic": 3}
    assert {name: len(armour.stars) - 1 for name, armour in SETS.items()} == cards
    assert all(list(armour.stars) == sorted(set(armour.stars)) for armour in SETS.values())


@rule("RP-ARMOR-02")
def test_armour_does_nothing_before_the_end() -> None:
    for card in CARDS.values():
        if card.type == "armour":
            assert (card.power, card.do, card.effect, card.arrow) == (content.Power(), None, "", "")


@rule("RP-ARMOR-05", "RP-CARD-SEEN-08")
def test_chainmail_names_the_red_and_white_classes() -> None:
    assert {COLOURS[colour] for colour in SETS["chain"].colours} == {"red", "white"}
    named = [colour for armour in SETS.values() for colour in armour.colours]
    assert sorted(named) == list(CLASS_COLOURS)
    for number in (37, 38, 39, 41):
        assert next(card.set for card in CARDS.values() if card.number == number) == "chain"


@rule("RP-CARD-SEEN-06")
def test_reckless_costs_6() -> None:
    assert CARDS["reckless"].price == 6


def test_functions_exist_for_exactly_the_effects_that_content_names() -> None:
    named = {card.effect for card in CARDS.values() if card.effect}
    assert named == {*EFFECTS, "diplomacy"}


def test_designed_values_are_marked() -> None:
    assert CARDS["reckless"].origin == ("arrow", "stars")
    assert "price" in CARDS["weak"].origin
    assert not JOBS["cleric"].origin
    assert JOBS["wizard"].origin == ("power",)


def test_the_documentation_lists_every_designed_value() -> None:
    text = (CHECKOUT / "docs" / "content-rollplayer.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    for card in CARDS.values():
        row = next(row for row in rows if card.name["en"] in row)
        if "price" in card.origin:
            assert f"price {card.price}" in row, card.id
        if "arrow" in card.origin:
            assert f"arrow {card.arrow}" in row, card.id
    for job in JOBS.values():
        assert any(row.startswith(f"| {job.name['en']} (class)") for row in rows) == bool(job.origin), job.id


def changed(tmp_path: Path, file: str, old: str, new: str) -> Path:
    shutil.copytree(HERE, tmp_path, dirs_exist_ok=True)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "kind", "old", "new", "message"),
    [
        (
            "traits.yaml",
            "trait",
            "3 per weapon card",
            "3 per wepon card",
            r"traits.yaml:8: 'wepon': .* expected TYPE",
        ),
        ("traits.yaml", "trait", "score: 3 per", "score: three per", r"traits.yaml:8: 'three': .* expected N"),
        (
            "traits.yaml",
            "trait",
            "arrow: law",
            "arrow: up",
            r"traits.yaml:7: 'up': should be one of good, evil",
        ),
        ("traits.yaml", "trait", "price: 3", "cost: 3", r"traits.yaml:2: 'price': this field is missing"),
        (
            "weapons.yaml",
            "weapon",
            "hands: 1",
            "hands: 3",
            r"weapons.yaml:7: '3': a weapon takes 1 or 2 hands",
        ),
        (
            "weapons.yaml",
            "weapon",
            "after discarding",
            "after discording",
            r"weapons.yaml:16: 'discording': .* expected buying or discarding",
        ),
        ("skills.yaml", "skill", "effect: search", "effect: serch", r"skills.yaml:16: 'serch': should be one of"),
        ("skills.yaml", "skill", "do: set own die", "do: set", r"skills.yaml:8: '\(end\)': .* expected own"),
        ("armour.yaml", "armour", "set: chain", "set: tin", r"armour.yaml:7: 'tin': should be one of chain"),
        ("armour.yaml", "armour", "rank: 2", "rank: 3", r"'3': a rank is 1 or 2"),
    ],
)
def test_a_fault_in_a_content_file_is_named_with_file_line_and_word(
    tmp_path: Path, file: str, kind: str, old: str, new: str, message: str
) -> None:
    folder = changed(tmp_path, file, old, new)
    with pytest.raises(BadContent, match=message):
        content.by_id((entry, content.read_card(entry, kind)) for entry in entries(folder / file))


def test_fields_that_do_not_exist_and_ids_used_twice_are_faults(tmp_path: Path) -> None:
    folder = changed(tmp_path, "races.yaml", "id: dwarf", "size: 3\n  id: dwarf")
    with pytest.raises(BadContent, match=r"races.yaml:5: 'size': there is no such field here"):
        content.by_id((entry, content.read_race(entry)) for entry in entries(folder / "races.yaml"))
    folder = changed(tmp_path, "races.yaml", "id: dwarf", "id: dragonkin")
    with pytest.raises(BadContent, match=r"'dragonkin': this id is taken"):
        content.by_id((entry, content.read_race(entry)) for entry in entries(folder / "races.yaml"))


def test_goals_slots_and_yaml_that_cannot_be_read_are_faults(tmp_path: Path) -> None:
    folder = changed(tmp_path, "classes.yaml", "DEX 16-17 (2)", "DEX 16+17 (2)")
    with pytest.raises(BadContent, match=r"classes.yaml:5: 'DEX 16\+17 \(2\)'"):
        content.by_id((entry, content.read_job(entry)) for entry in entries(folder / "classes.yaml"))
    folder = changed(tmp_path, "backstories.yaml", "B3 G2", "B4 G2")
    with pytest.raises(BadContent, match=r"backstories.yaml:4: 'B4'"):
        content.by_id((entry, content.read_backstory(entry)) for entry in entries(folder / "backstories.yaml"))
    folder = changed(tmp_path, "races.yaml", "- id", "- [id")
    with pytest.raises(BadContent, match=r"races.yaml:\d+: 'YAML'"):
        list(entries(folder / "races.yaml"))
