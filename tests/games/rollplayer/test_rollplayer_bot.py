"""The house bot: it answers everything, sees only what its seat sees, plays towards obvious things, beats random."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.bots import HouseBot, RandomBot, TreeBot
from questhall.games.rollplayer.bot import KINDS, house
from questhall.games.rollplayer.bots.outlook import evaluate
from questhall.games.rollplayer.bots.plan import Plan
from questhall.games.rollplayer.bots.reach import within_reach
from questhall.games.rollplayer.bots.situation import Situation
from questhall.games.rollplayer.content import CARDS
from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.rules.scoring import score
from questhall.games.rollplayer.state import World
from questhall.kernel import Chance, Match
from questhall.kernel.seen import resample
from questhall.kit.script import with_dice
from tests.games.rollplayer.positions import FULL, action, dice_turn, hero, market_phase, options

VARIANTS = [
    (1, {}),
    (1, {"classes": "choice", "less_random": True, "random_deck": True}),
    (2, {}),
    (2, {"friendly": True, "short": True}),
    (3, {"random_deck": True, "classes": "choice"}),
    (4, {}),
    (4, {"less_random": True, "friendly": True, "random_deck": True, "short": True}),
]


def said(match: Match[World]) -> str:
    """What the house bot answers to the decision that is open."""
    return house(match.seen(match.asked[0].seat))


def finished(players: int, number: int, kinds: Counter[str], wild: bool = False, **settings: object) -> Match[World]:
    """A game of house bots; the wild one answers every other question at random, to get into strange places."""
    match: Match[World] = Match(GAME, GAME.terms(players, **settings), number.to_bytes(16, "big"))  # type: ignore[arg-type]  # settings are values
    bot, stray = HouseBot(), RandomBot(number)
    while match.asked:
        seen = match.seen(match.asked[0].seat)
        kinds[seen.choice.kind] += 1
        answer = bot.answer(seen)  # refuses what is not an option
        match.answer(seen.seat, stray.answer(seen) if wild and match.count % 2 else answer)
    return match


@pytest.mark.parametrize(("players", "settings"), VARIANTS)
def test_whole_games_in_all_variants(players: int, settings: dict[str, object]) -> None:
    kinds: Counter[str] = Counter()
    for number in range(2):
        match = finished(players, number, kinds, **settings)
        assert max(score(match.state, seat) for seat in range(players)) >= 22


def test_every_kind_of_decision_is_answered() -> None:
    kinds: Counter[str] = Counter()
    for number in range(32):
        finished(2 + number % 3, 1000 + number, kinds, wild=True)
    assert set(KINDS) - set(kinds) <= {"act.CHA", "weapon.drop"}  # the first asks nothing, the second is tested below


def test_it_beats_random() -> None:
    won = 0.0
    for number in range(30):
        bots = [HouseBot(), RandomBot(number)]
        me = number % 2
        match: Match[World] = Match(GAME, GAME.terms(2), (5000 + number).to_bytes(16, "big"))
        while match.asked:
            seat = match.asked[0].seat
            match.answer(seat, bots[(seat + me) % 2].answer(match.seen(seat)))
        won += match.rewards()[me]
    assert won >= 28


def test_it_answers_the_same_whatever_it_cannot_see() -> None:
    match: Match[World] = Match(GAME, GAME.terms(2), b"hidden and so on")
    compared = 0
    while match.asked:
        seat, key = match.asked[0].seat, said(match)
        if not match.since:  # at a boundary another world can be put in the place of this one
            other = match.clone().state
            resample(GAME, other, [seat], Chance(b"another deal 123", {}))
            twin: Match[World] = Match(GAME, match.terms, match.key, state=other)
            if twin.asked and twin.asked[0].options.keys() == match.asked[0].options.keys():
                assert house(twin.seen(seat)) == key
                compared += 1
        match.answer(seat, key)
    assert compared > 30


def test_it_buys_the_fourth_piece_of_leather() -> None:
    rich = hero(
        "human rogue", "gold 6, card 1", "armour leather-boots, leather-gloves, leather-greaves", *FULL.split("\n")
    )
    match = market_phase(rich, hero("elf druid"), market="leather-pauldron longbow nimble", round=12)
    assert "buy:leather-pauldron" in options(match)
    assert said(match) == "buy:leather-pauldron"


@pytest.mark.parametrize(
    ("alignment", "step"),
    [("champion", "law"), ("guardian", "good"), ("eccentric", "chaos"), ("narcissist", "evil")],
)
def test_it_steps_to_the_best_cell(alignment: str, step: str) -> None:
    match = action(hero(f"human warrior, brawler, {alignment}", "WIS R4 G4 B4"), 4)
    assert said(match) == f"step:{step}"


def test_it_stays_on_the_best_cell() -> None:
    match = action(hero("human warrior, brawler, hermit", "WIS R4 G4 B4"), 4)
    assert said(match) == "skip"


def test_it_completes_a_row_to_its_exact_goal() -> None:
    """A warrior wants exactly 18 of strength."""
    me = hero("human warrior, brawler, hermit", "STR G6 B6", "DEX G5", "CON B5", "INT G5", "WIS K4", "CHA W5")
    match = dice_turn(me, hero("elf thief"), pool="G2 B3 W6")
    assert said(match) == "take:3"
    match.answer(0, "take:3")
    assert said(match) == "place:STR"


def test_it_nudges_a_full_row_to_its_goal() -> None:
    """17 of strength with one die to raise."""
    full = [line if not line.startswith("STR") else "STR G6 B6 R5" for line in FULL.split("\n")]
    match = action(hero("human warrior, brawler, hermit", *full), 2)
    assert said(match) == "raise:STR3"


def test_it_prefers_a_class_die_where_values_are_equal() -> None:
    match = dice_turn(hero("human warrior, brawler, hermit"), hero("elf thief"), pool="K4 R4 P4", coins="0 0 0")
    assert said(match) == "take:2"


@pytest.mark.parametrize(("rolled", "kept"), [(6, "keep:R6"), (2, "keep:R5")])
def test_it_keeps_the_better_face(rolled: int, kept: str) -> None:
    """A warrior with 17 of strength needs a 6 in place of the 5."""
    full = [line if not line.startswith("STR") else "STR G6 B6 R5" for line in FULL.split("\n")]
    match = with_dice(action(hero("human warrior, brawler, hermit", *full), 3), rolled)
    assert said(match) == "reroll:STR3"
    match.answer(0, "reroll:STR3")
    assert said(match) == kept


def test_it_puts_away_the_weapon_that_is_missed_least() -> None:
    """The boards are full: a mace moves nobody any more, a shield still adds a piece to the leather."""
    armed = ["weapons blessed-mace, tower-shield", "armour leather-boots, leather-gloves, leather-greaves"]
    me = hero("human rogue", "gold 9, card 1", *armed, *FULL.split("\n"))
    match = market_phase(me, hero("elf druid"), market="jeweled-dagger longbow nimble")
    match.answer(0, "buy:jeweled-dagger")
    assert match.asked[0].kind == "weapon.drop"
    assert said(match) == "drop:blessed-mace"


def test_it_drops_a_weapon_that_spoils_a_goal() -> None:
    """Exactly 18 of strength in red dice: a longsword would make it 21."""
    full = [line if not line.startswith("STR") else "STR R6 R6 R6" for line in FULL.split("\n")]
    me = hero("human warrior", "gold 1, card 1", "weapons longsword", *full)
    match = market_phase(me, hero("elf druid", *FULL.split("\n")), market="chain-tunic")
    while match.asked and match.asked[0].kind != "window.last":
        match.answer(match.asked[0].seat, said(match))
    assert said(match) == "drop:longsword"


def test_with_full_boards_its_estimate_is_the_score() -> None:
    """What it plans for is what is counted in the end, but for a trifle for gold that breaks ties."""
    for number in range(10):
        match = finished(2, 300 + number, Counter())
        for seat, each in enumerate(match.state.heroes):
            plan = Plan(Situation(match.state, seat), each)
            assert plan.worth == pytest.approx(score(match.state, seat), abs=1.5)


def test_evaluation_is_a_chance_and_follows_the_score() -> None:
    match = finished(2, 77, Counter())
    chances = [evaluate(match.state, seat) for seat in range(2)]
    assert sum(chance or 0.0 for chance in chances) == pytest.approx(1.0)
    assert evaluate(Match(GAME, GAME.terms(2), bytes(16)).state, 0) is None


def test_futures_are_judged_between_rounds_only() -> None:
    """In the middle of a round one has bought and another has not."""
    beginning = dice_turn(hero(), hero("elf thief"), pool="G2 B3 W6")
    assert evaluate(beginning.state, 0) is not None
    beginning.answer(0, "take:3")
    beginning.answer(0, "place:STR")
    assert evaluate(beginning.state, 0) is None


def test_search_led_by_the_house_bot_completes_the_row_too() -> None:
    me = hero("human warrior, brawler, hermit", "STR G6 B6", "DEX G5", "CON B5", "INT G5", "WIS K4", "CHA W5")
    match = dice_turn(me, hero("elf thief"), pool="G2 B3 W6")
    bot = TreeBot(GAME.search, iterations=24, seed=1)
    assert bot.answer(match.seen(0)) == "take:3"
    match.answer(0, "take:3")
    assert bot.answer(match.seen(0)) == "place:STR"


def test_a_trait_that_can_be_scored_no_more_promises_nothing() -> None:
    """Foolish wants intelligence or wisdom of 8 at most: with both rows full and high it is left to others."""
    foolish = CARDS["foolish"].score
    assert within_reach(hero("human thief", "INT R1 B1", "WIS G2"), foolish)
    assert not within_reach(hero("human thief", "INT R6 B6 G6", "WIS P6 Y6 R6"), foolish)
    lost = hero("human thief", "STR R1 B1 G1", "DEX R1 B1 G1", "CON R1 B1 G1")
    assert not within_reach(lost, CARDS["dedicated"].score)
