"""The twenty traits: TRAIT, CARD-SEEN."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.content import CARDS
from questhall.games.rollplayer.rules.scoring import score, trait_stars
from questhall.games.rollplayer.state import DiceTurn
from questhall.kit.script import answers
from questhall.ledger import rule
from tests.games.rollplayer.positions import hero, market_phase, table

FILLER = ("STR G4 B4 R3", "DEX G3 B3 R4", "CON G4 B2 R4", "INT G3 B4 R5", "WIS G4 B3 R4", "CHA P4 K4 W3")


def stars(card: str, *lines: str, who: str = "human thief") -> int:
    """What the trait gives to a hero like this, rows that are not mentioned being middling."""
    mentioned = {line[:3] for line in lines}
    rows = [row for row in FILLER if row[:3] not in mentioned]
    return trait_stars(hero(who, *rows, *lines), card)


@rule("RP-CARD-SEEN-04", "RP-TRAIT-03", "RP-SCORE-16")
def test_steadfast_counts_weapons() -> None:
    assert stars("steadfast") == 0
    assert stars("steadfast", "weapons longsword") == 3
    assert stars("steadfast", "weapons longsword, blessed-mace") == 6


def test_honorable_counts_armour() -> None:
    assert stars("honorable", "armour chain-helm, mystic-cowl, leather-boots") == 3


def test_nimble_counts_skills() -> None:
    assert stars("nimble", "skills climb, search used") == 4


def test_proud_counts_traits_itself_included() -> None:
    assert stars("proud", "traits proud, weak, honest") == 3


@rule("RP-TRAIT-04")
@pytest.mark.parametrize(
    ("card", "low", "other"),
    [
        ("weak", "STR G3 B3 R2", "DEX G1 B1 R1"),
        ("weak", "CON G3 B3 R2", "CHA G1 B1 R1"),
        ("clumsy", "DEX G3 B3 R2", "STR G1 B1 R1"),
        ("clumsy", "CHA G3 B3 R2", "CON G1 B1 R1"),
        ("foolish", "WIS G3 B3 R2", "STR G1 B1 R1"),
        ("foolish", "INT G3 B3 R2", "DEX G1 B1 R1"),
    ],
)
def test_weak_clumsy_and_foolish_look_at_two_attributes_of_8_or_less(card: str, low: str, other: str) -> None:
    assert stars(card, low) == 3
    assert stars(card, low.replace("R2", "R3")) == 0
    assert stars(card, other) == 0


@rule("RP-CARD-SEEN-05")
def test_foolish_counts_once_even_if_both_are_low() -> None:
    assert stars("foolish", "WIS G1 B1 R1", "INT G1 B1 R1") == 3


@rule("RP-TRAIT-04", "RP-CARD-SEEN-05")
def test_race_modifiers_count_for_traits() -> None:
    assert stars("foolish", "INT G3 B4 R3", who="orc thief") == 3
    assert stars("foolish", "INT G3 B4 R3", who="human thief") == 0


@rule("RP-CARD-SEEN-06", "RP-CARD-BLADES-02")
def test_reckless_counts_every_attribute_of_5_or_less_without_the_blades() -> None:
    assert stars("reckless", "STR G1 B2 R2", "INT G1 B1 R3", "WIS G2 B2 R2") == 4
    assert stars("reckless", "STR G1 Y2 Y2", "weapons jeweled-dagger") == 2
    assert stars("weak", "STR G1 Y3 Y4", "weapons jeweled-dagger") == 3


def test_focused_counts_rows_of_one_value() -> None:
    assert stars("focused", "STR G4 B4 R4", "INT G1 B1 R1") == 4


def test_compassionate_wants_the_good_row() -> None:
    assert stars("compassionate", who="human thief, brawler, hermit at good-chaos") == 2
    assert stars("compassionate", who="human thief, brawler, hermit at neutral-law") == 0


def test_honest_wants_the_law_column() -> None:
    assert stars("honest", who="human thief, brawler, hermit at evil-law") == 2
    assert stars("honest", who="human thief, brawler, hermit at good-neutral") == 0


def test_obsessed_wants_five_dice_of_one_colour() -> None:
    assert trait_stars(hero("human thief", "STR P4 P4 P3", "DEX P3 P3"), "obsessed") == 3
    assert trait_stars(hero("human thief", "STR P4 P4 P3", "DEX P3 G3"), "obsessed") == 0


def test_cunning_counts_dice_showing_1() -> None:
    assert stars("cunning", "STR P1 K1 W6", "DEX P1 P2 P3") == 3


@pytest.mark.parametrize(("gold", "worth"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_greedy_counts_every_three_gold(gold: int, worth: int) -> None:
    assert stars("greedy", f"gold {gold}") == worth


def test_loyal_counts_pairs_of_class_dice() -> None:
    assert stars("loyal", "STR K4 K4 K3", "CHA P4 K4 W3") == 2
    assert stars("loyal", "STR K4 K4 P3", "CHA P4 K4 W3") == 1


@rule("RP-CARD-SEEN-07")
def test_obnoxious_counts_rows_of_one_colour() -> None:
    assert stars("obnoxious", "STR P1 P4 P3", "DEX Y1 Y2 Y3", "CON G1 G2 B3") == 4
    assert trait_stars(hero("human thief", "STR P1 P4"), "obnoxious") == 0


def test_dedicated_wants_four_goals() -> None:
    four = ("STR W5 G5 B5", "DEX R6 G5 B5", "CON R5 G5 B5", "INT R5 K5 B5")
    assert trait_stars(hero("human cleric", *four, "CHA P1 P1 P1"), "dedicated") == 4
    assert trait_stars(hero("human cleric", *four[:3], "CHA P1 P1 P1"), "dedicated") == 0


def test_courageous_counts_attributes_of_16_or_more() -> None:
    assert stars("courageous", "STR G6 B5 R5", "DEX G6 B6 R6", "CON G5 B5 R5") == 2


def test_envious_counts_gold_dice() -> None:
    assert stars("envious", "STR Y1 Y2 B5", "DEX Y1 G2 B5") == 3


def test_famous_counts_kinds_of_cards() -> None:
    assert stars("famous", "traits famous") == 1
    assert stars("famous", "traits famous, weak", "skills climb", "armour chain-helm", "weapons longbow") == 4


@rule("RP-SCORE-16", "RP-TRAIT-03")
def test_the_total_holds_the_stars_of_every_trait() -> None:
    plain, clever = hero("human thief", *FILLER), hero("human thief", *FILLER, "gold 9", "traits greedy, proud")
    first = table(plain, hero("elf bard"), agenda=[DiceTurn(0)], pool="R1 B2 G3").state
    second = table(clever, hero("elf bard"), agenda=[DiceTurn(0)], pool="R1 B2 G3").state
    assert score(second, 0) - score(first, 0) == 3 + 2


def test_every_trait_has_a_test_here() -> None:
    from pathlib import Path

    text = Path(__file__).read_text(encoding="utf-8")
    assert [card.id for card in CARDS.values() if card.type == "trait" and f'"{card.id}"' not in text] == []


@rule("RP-TRAIT-01", "RP-TRAIT-02")
def test_the_arrow_of_a_trait_leads_into_every_corner() -> None:
    """The first cell is a cell like any other: a good arrow leads there from the one below."""
    buyer = hero("human thief, brawler, hermit at neutral-law", "gold 9, card 1")
    match = market_phase(buyer, hero("elf warrior", "card 2"), market="honorable, weak")
    answers(match, "1 buy:honorable")
    assert match.state.heroes[0].token == 0
