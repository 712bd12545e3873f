"""SCORE and TIE, and the score sheet."""

from __future__ import annotations

import random

import pytest

from questhall.games.rollplayer.content import ALIGNMENTS, BACKSTORIES, CARDS, JOBS, RACES
from questhall.games.rollplayer.content.board import SLOTS
from questhall.games.rollplayer.content.dice import DIE
from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.rules.scoring import (
    alignment_stars,
    armour_stars,
    backstory_stars,
    class_dice,
    final_values,
    goal_values,
    goals_met,
    pieces,
    result,
    score,
)
from questhall.games.rollplayer.rules.sheet import ScoreLine, armour_lines, sheet
from questhall.games.rollplayer.state import DiceTurn, Hero, World
from questhall.kernel import Keep, Match
from questhall.ledger import ledger, rule
from tests.games.rollplayer.positions import KEY, dice_turn, hero, random_answers, table

CHAIN = ["chain-gorget", "chain-vambraces", "chain-helm", "chain-tunic", "chain-leggings"]
LEATHER = ["leather-greaves", "leather-boots", "leather-gloves", "leather-pauldron"]
MYSTIC = ["mystic-cowl", "mystic-robes", "mystic-cloak"]


def goal(job: str, row: str, dice: str) -> int:
    """The stars of one goal with these dice in its row."""
    rows = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
    return goals_met(hero(f"human {job}", f"{row} {dice}"))[rows.index(row)]


@rule("RP-BOARD-02", "RP-BOARD-03", "RP-BOARD-04", "RP-SCORE-04")
@pytest.mark.parametrize(("race", "values"), [("dragonkin", [17, 13]), ("human", [15, 15])])
def test_race_modifiers_change_final_values(race: str, values: list[int]) -> None:
    board = hero(f"{race} warrior", "STR R6 G5 B4", "DEX R6 G5 B4")
    assert final_values(board)[:2] == values
    assert goal_values(board)[:2] == values


@rule("RP-BOARD-03", "RP-SCORE-01", "RP-ALIGN-05", "RP-TERM-04")
def test_nothing_is_scored_during_play() -> None:
    match = random_answers(Match(GAME, GAME.terms(2), KEY, Keep.JOURNAL), until=lambda match: match.state.round == 5)
    assert not any("stars" in each.__struct_fields__ for each in match.state.heroes)
    assert "scored" not in {event.kind for event in match.events}
    assert match.result is None


@rule("RP-CLASS-02", "RP-SCORE-05", "RP-SCORE-08")
@pytest.mark.parametrize(("dice", "stars"), [("R6 G6 B6", 4), ("R6 G6 B5", 0)])
def test_a_cleric_wants_exactly_18_wisdom(dice: str, stars: int) -> None:
    assert goal("cleric", "WIS", dice) == stars


@rule("RP-CLASS-02", "RP-SCORE-05")
def test_overshooting_an_exact_goal_scores_nothing() -> None:
    above = hero("human cleric", "WIS R6 G6 Y6", "weapons jeweled-dagger")
    assert goal_values(above)[4] == 19
    assert goals_met(above)[4] == 0


@rule("RP-SCORE-05")
@pytest.mark.parametrize(("dice", "stars"), [("R6 G6 B5", 3), ("R6 G5 B5", 0), ("R6 G6 B6", 0)])
def test_a_plain_number_is_met_exactly(dice: str, stars: int) -> None:
    assert goal("paladin", "STR", dice) == stars


@rule("RP-SCORE-06")
@pytest.mark.parametrize(("dice", "stars"), [("R5 G5 B5", 0), ("R6 G5 B5", 2), ("R6 G6 B5", 2), ("R6 G6 B6", 0)])
def test_a_range_is_met_with_its_ends(dice: str, stars: int) -> None:
    assert goal("cleric", "DEX", dice) == stars


@rule("RP-SCORE-07", "RP-SCORE-08")
def test_a_plus_is_met_by_more() -> None:
    assert goal("cleric", "INT", "R5 G4 B4") == 0
    assert goal("cleric", "INT", "R5 G5 B4") == 1
    twenty = hero("human cleric", "INT Y6 Y6 W6", "weapons jeweled-dagger")
    assert goal_values(twenty)[3] == 20
    assert goals_met(twenty)[3] == 1


@rule("RP-SCORE-09", "RP-CLASS-04")
def test_each_die_of_the_class_colour_gives_a_star() -> None:
    assert class_dice(hero("human cleric", "STR W1 W2 R3", "CHA W6 Y6 G6")) == 3


@rule("RP-SCORE-10", "RP-ALIGN-05", "RP-ALIGN-01")
@pytest.mark.parametrize(("cell", "stars"), [("good-law", 3), ("neutral-neutral", 0), ("evil-chaos", -3)])
def test_alignment_gives_or_costs_stars_by_the_cell_of_the_token(cell: str, stars: int) -> None:
    assert alignment_stars(hero(f"human cleric, brawler, truth-seeker at {cell}")) == stars


@rule("RP-SCORE-11", "RP-BACK-03", "RP-CARD-SEEN-09")
@pytest.mark.parametrize("backstory", ["brawler", "patrician", "exonerated"])
def test_backstory_stars_by_matches(backstory: str) -> None:
    board = hero(f"human cleric, {backstory}, hermit")
    stars = [backstory_stars(board)]
    for value, (slot, colour) in enumerate(BACKSTORIES[backstory].slots.items(), 1):
        board.dice[slot] = colour * 10 + value
        stars.append(backstory_stars(board))
    assert stars == [0, 0, 1, 1, 3, 3, 6]


@rule("RP-BACK-03")
def test_a_match_needs_the_exact_slot() -> None:
    assert backstory_stars(hero("human cleric, brawler, hermit", "STR R1 G2 B3", "DEX K1 K2 R3")) == 1
    assert backstory_stars(hero("human cleric, brawler, hermit", "STR G2 R1 B3", "DEX K1 K2 R3")) == 0


@rule("RP-SCORE-12", "RP-TERM-17")
def test_armour_is_scored_by_sets() -> None:
    tables = {"chain": (CHAIN, [1, 3, 5, 7, 10]), "leather": (LEATHER, [1, 3, 6, 10]), "mystic": (MYSTIC, [2, 5, 9])}
    classes = {"chain": "thief", "leather": "cleric", "mystic": "thief"}
    for name, (cards, stars) in tables.items():
        scored = [
            armour_stars(hero(f"human {classes[name]}", f"armour {', '.join(cards[:count])}"))
            for count in range(1, len(cards) + 1)
        ]
        assert scored == stars


@rule("RP-SCORE-12")
def test_three_sets_are_scored_apart() -> None:
    mixed = hero("human cleric", f"armour {CHAIN[0]}, {LEATHER[0]}, {LEATHER[1]}, {MYSTIC[0]}")
    assert armour_stars(mixed) == (1 + 1) + 3 + 2


@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.type == "armour"])
def test_every_armour_card_counts_for_its_set(card: str) -> None:
    first = {"chain": 1, "leather": 1, "mystic": 2}[CARDS[card].set]
    job = {"chain": "thief", "leather": "cleric", "mystic": "thief"}[CARDS[card].set]
    assert armour_stars(hero(f"human {job}", f"armour {card}")) == first


@rule("RP-SCORE-13", "RP-SCORE-14", "RP-CARD-SEEN-08")
@pytest.mark.parametrize(
    ("job", "cards", "stars"),
    [
        ("cleric", CHAIN[:1], 2),
        ("warrior", CHAIN[:2], 4),
        ("thief", CHAIN[:2], 3),
        ("ranger", LEATHER[:2], 4),
        ("rogue", LEATHER[:1], 2),
        ("wizard", MYSTIC[:3], 10),
        ("bard", MYSTIC[:1], 3),
    ],
)
def test_the_class_bonus_is_one_star_a_set(job: str, cards: list[str], stars: int) -> None:
    assert armour_stars(hero(f"human {job}", f"armour {', '.join(cards)}")) == stars


@rule("RP-SCORE-15", "RP-SCORE-14")
def test_a_cleric_with_four_chainmail_cards_has_8_stars() -> None:
    assert armour_stars(hero("human cleric", f"armour {', '.join(CHAIN[:4])}")) == 7 + 1


@rule("RP-SCORE-03")
def test_the_total_is_the_sum_of_its_parts() -> None:
    board = hero(
        "human cleric, brawler, truth-seeker at good-law",
        "STR R5 G5 W5",
        "DEX W6 G5 R5",
        "armour chain-helm",
        "traits honorable",
    )
    state = dice_turn(board, hero("elf thief"), pool="R1 B2 G3").state
    parts = {"goals": 2 + 2, "class dice": 2, "alignment": 3, "backstory": 1, "armour": 1 + 1, "traits": 1}
    assert score(state, 0) == sum(parts.values())


def finished(first: Hero, second: Hero) -> World:
    return table(first, second, agenda=[DiceTurn(0)], pool="R1 B2 G3").state


@rule("RP-SCORE-17")
def test_most_stars_win() -> None:
    state = finished(hero("human thief", "STR K1 K1"), hero("elf cleric", "STR W1"))
    assert result(state).winners == [0]
    assert result(state).scores == [2.0, 1.0]


@rule("RP-TIE-01")
def test_tied_players_compare_gold_whatever_their_dice() -> None:
    state = finished(hero("human thief", "gold 5", "STR K1 K1"), hero("elf cleric", "gold 3", "STR W1 W1"))
    assert result(state).winners == [0]
    fewer = finished(
        hero("human thief", "gold 5", "STR K1 K1"),
        hero("elf cleric, brawler, guardian at neutral-neutral", "gold 3", "STR W1", "traits proud"),
    )
    assert result(fewer).scores == [2.0, 2.0]
    assert result(fewer).winners == [0]


@rule("RP-TIE-02")
def test_then_fewer_dice_of_the_class_colour_win() -> None:
    six = hero("human thief", "gold 3", "STR K1 K1 K1", "DEX K1 K1 K1")
    four = hero("elf cleric", "gold 3", "STR W1 W1 W1", "DEX W1", "traits proud", "armour leather-boots")
    state = finished(six, four)
    assert result(state).scores == [6.0, 6.0]
    assert result(state).winners == [1]


@rule("RP-TIE-03")
def test_then_the_victory_is_shared() -> None:
    four = hero("human thief", "gold 3", "STR K1 K1 K1", "DEX K1")
    state = finished(four, hero("elf cleric", "gold 3", "STR W1 W1 W1", "DEX W1"))
    assert result(state).winners == [0, 1]


# -- the sheet ---------------------------------------------------------------------------------------------------------


def random_hero(dice: random.Random) -> Hero:
    """Any board and any cards, more than a game would give."""
    cards = dice.sample(list(CARDS), 14)
    of = {kind: [card for card in cards if CARDS[card].type == kind] for kind in ("weapon", "armour", "trait", "skill")}
    return Hero(
        race=dice.choice(list(RACES)),
        job=dice.choice(list(JOBS)),
        backstory=dice.choice(list(BACKSTORIES)),
        alignment=dice.choice(list(ALIGNMENTS)),
        token=dice.randrange(9),
        gold=dice.randrange(30),
        dice=[dice.choice([0, *DIE]) for _ in range(SLOTS)],
        weapons=of["weapon"][:2],
        armour=of["armour"],
        traits=of["trait"],
        skills=of["skill"],
    )


@rule("RP-SCORE-03")
@pytest.mark.parametrize("players", [1, 2])
def test_the_sheet_of_any_board_sums_to_the_score(players: int) -> None:
    dice = random.Random(players)
    for _ in range(300):
        state = World(heroes=[random_hero(dice) for _ in range(players)])
        for seat in range(players):
            assert sum(line.stars for line in sheet(state, seat)) == score(state, seat)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_sheet_of_every_random_game_sums_to_its_result(players: int) -> None:
    for seed in range(10):
        match = random_answers(Match(GAME, GAME.terms(players), KEY + bytes([seed])), seed)
        totals = [float(sum(line.stars for line in sheet(match.state, seat))) for seat in range(players)]
        assert totals == match.result.scores


def test_every_line_of_the_sheet_cites_a_rule_of_the_ledger_and_its_cards() -> None:
    board = hero("human cleric", "armour chain-helm", "traits weak", "STR R5 G5 B5")
    lines = sheet(World(heroes=[board]), 0)
    assert {line.rule for line in lines} <= set(ledger("rollplayer"))
    assert ScoreLine("trait", 3, "RP-SCORE-16", ("weak",), {"card": "weak"}) in lines
    assert ScoreLine("goal", 2, "RP-SCORE-06", ("cleric",), {"row": "STR", "value": 15, "goal": "14-15"}) in lines
    assert ScoreLine("set-bonus", 1, "RP-SCORE-13", ("chain-helm", "cleric"), {"set": "chain"}) in lines


# -- what bots ask -----------------------------------------------------------------------------------------------------


def test_the_estimate_is_a_chance_that_follows_the_lead() -> None:
    ahead = hero("human cleric", "STR R5 G5 W5", "WIS W6 W6 W6", "armour chain-helm")
    state = dice_turn(ahead, hero("elf thief"), pool="R1 B2 G3").state
    first, second = GAME.evaluate(state, 0), GAME.evaluate(state, 1)
    assert 0 < second < 0.5 < first < 1
    assert GAME.evaluate(GAME.new(GAME.terms(2)), 0) is None


# -- found by mutants that lived ---------------------------------------------------------------------------------------


@rule("RP-CARD-TOWERSHIELD-02")
def test_the_tower_shield_joins_the_set_that_gains_most() -> None:
    """The third piece of mystic armour brings 4 stars, the third of chainmail 2."""
    chain, mystic = "chain-helm, chain-tunic", "mystic-cloak, mystic-robes"
    for armour in (f"{chain}, {mystic}", f"{mystic}, {chain}"):
        shielded = hero("human thief", f"armour {armour}", "weapons tower-shield")
        assert pieces(shielded) == {"chain": 2, "mystic": 3}


@rule("RP-SCORE-12")
def test_the_line_of_an_armour_set_names_its_pieces() -> None:
    owner = hero("human thief", "armour chain-helm, leather-boots, chain-tunic")
    lines = {line.numbers["set"]: (line.stars, line.cards) for line in armour_lines(owner) if line.kind == "armour"}
    assert lines["chain"] == (3, ("chain-helm", "chain-tunic"))
    assert lines["leather"] == (1, ("leather-boots",))
