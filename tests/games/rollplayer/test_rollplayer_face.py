"""What clients get: the printed components, and what the rules say about a view."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from questhall.games.rollplayer.content import ALIGNMENTS, BACKSTORIES, CARDS, JOBS, RACES
from questhall.games.rollplayer.content.board import ATTRIBUTES, SLOTS
from questhall.games.rollplayer.face.hints import CardWorth, GoalProgress, HeroHints, hints
from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.state import Hero, World
from questhall.kernel import Chance, Keep, Match
from questhall.kernel.seen import resample
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.kernel.view import view
from questhall.kit.script import answers
from questhall.ledger import ledger, rule
from tests.games.rollplayer.positions import FULL, KEY, dice_turn, hero, market_phase, random_answers

PRINTED = GAME.face.printed([Texts(GAME, lang) for lang in LANGUAGES])


def standing(*heroes: Hero, seat: int = 1, market: str = "") -> HeroHints:
    """What the first player is told about a seat."""
    match = dice_turn(*heroes, market=market, pool="R1 B2 G3")
    found: HeroHints = hints(view(match.state, [0]), [0]).heroes[seat - 1]
    return found


def row(acting: Hero, name: str) -> GoalProgress:
    return standing(acting, hero("elf thief")).rows[ATTRIBUTES.index(name)]


def offered(acting: Hero, card: str) -> CardWorth:
    return standing(acting, hero("elf thief"), market=card).market[card]


def games(players: int, rounds: tuple[int, ...]) -> list[Match[World]]:
    """One random game, looked at in these rounds."""
    match = Match(GAME, GAME.terms(players), KEY, Keep.JOURNAL)
    found = []
    for wanted in rounds:
        random_answers(match, seed=wanted, until=lambda match, wanted=wanted: match.state.round >= wanted)
        found.append(match.clone())
    return found


# -- printed -----------------------------------------------------------------------------------------------------------


def test_printed_holds_every_component() -> None:
    assert PRINTED.cards.keys() == CARDS.keys()
    assert PRINTED.classes.keys() == JOBS.keys()
    assert PRINTED.races.keys() == RACES.keys()
    assert PRINTED.backstories.keys() == BACKSTORIES.keys()
    assert PRINTED.alignments.keys() == ALIGNMENTS.keys()


@pytest.mark.parametrize("kind", ["cards", "classes"])
def test_everything_printed_is_described_in_both_languages(kind: str) -> None:
    for thing, entry in getattr(PRINTED, kind).items():
        assert entry.about.keys() == {"en", "ru"}, thing
        assert all("{" not in said and len(said) > 10 for said in entry.about.values()), thing
        assert not set("абвгдежзиклмнопрст") & set(entry.about["en"]), thing
        assert set("абвгдежзиклмнопрст") & set(entry.about["ru"]), thing


def test_printed_is_plain_data() -> None:
    again: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(PRINTED))
    assert again["classes"]["cleric"]["goals"][4] == {
        "low": 18,
        "high": 18,
        "stars": 4,
        "text": "18",
        "rule": "RP-SCORE-05",
    }
    assert len(again["letters"]["en"]) == len(again["letters"]["ru"]) == len(again["colours"])


# -- standing ----------------------------------------------------------------------------------------------------------


@rule("RP-SCORE-04")
def test_a_row_adds_dice_race_and_weapons() -> None:
    strength = row(hero("orc warrior", "STR R5 G4", "weapons longsword"), "STR")
    assert (strength.dice, strength.race, strength.weapons, strength.value) == (9, 2, 1, 12)


@pytest.mark.parametrize(
    ("dice", "missing"),
    [
        ("G6 G5", (1, 5, 6, True)),  # a rogue wants 16-17
        ("G2 G2", (1, 12, 13, False)),
        ("G6 G6 G4", (0, 0, 1, True)),
        ("G6 G6 G6", (0, 0, -1, False)),
        ("", (3, 16, 17, True)),
    ],
)
def test_a_row_tells_what_is_missing(dice: str, missing: tuple[int, int, int, bool]) -> None:
    found = row(hero("human rogue", f"STR {dice}"), "STR")
    assert (found.free, found.least, found.most, found.possible) == missing


def test_an_open_ended_goal_takes_more() -> None:
    found = row(hero("human rogue", "INT G6 G6 G6"), "INT")
    assert (found.met, found.least, found.most, found.possible) == (True, 0, None, True)


def test_raised_dice_widen_what_is_possible() -> None:
    plain, armed = (hero("human rogue", "DEX K6 G4", *arms) for arms in ((), ("weapons jeweled-dagger",)))
    assert [row(each, "DEX").possible for each in (plain, armed)] == [False, False]
    plain, armed = (hero("human rogue", "DEX K6 G5", *arms) for arms in ((), ("weapons jeweled-dagger",)))
    assert [row(each, "DEX").possible for each in (plain, armed)] == [False, True]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_final_sheets_sum_to_the_scores(players: int) -> None:
    match = random_answers(Match(GAME, GAME.terms(players), KEY, Keep.JOURNAL), seed=players)
    found = hints(match.view(), []).heroes
    assert match.result is not None
    assert [sum(line.stars for line in each.sheet) for each in found] == match.result.scores
    assert [each.stars for each in found] == match.result.scores
    assert bool(found[0].rank) == (players == 1)
    assert all(line.rule in ledger("rollplayer") for each in found for line in each.sheet)


def test_the_sheet_so_far_is_for_the_viewer() -> None:
    match = dice_turn(hero("human cleric", FULL), hero("elf thief"), market="chain-helm", pool="R1 B2 G3")
    own, rival = hints(match.view(0), [0]).heroes
    assert sum(line.stars for line in own.sheet) == own.stars
    assert own.market
    assert not rival.sheet
    assert not rival.market
    spectated = hints(match.view(), []).heroes
    assert not any(each.sheet or each.market for each in spectated)


def test_hints_exist_from_the_first_question_on() -> None:
    match = Match(GAME, GAME.terms(2), KEY, Keep.JOURNAL)
    while match.state.round == 0:
        found = hints(match.view(0), [0]).heroes
        assert [bool(each.rows) for each in found] == [bool(each.job) for each in match.state.heroes]
        choice = match.asked[0]
        match.answer(choice.seat, next(iter(choice.options)))


# -- what a card is worth ----------------------------------------------------------------------------------------------


@rule("RP-MARKET-03", "RP-ATTR-15")
def test_the_price_after_discount_and_tokens() -> None:
    found = offered(hero("human warrior", "gold 1, charisma 1"), "chain-tunic")  # 3, a warrior pays 1 less
    assert (found.price, found.gold, found.tokens, found.payable) == (2, 1, 1, True)
    assert not offered(hero("human cleric", "gold 1, charisma 1"), "chain-tunic").payable


@pytest.mark.parametrize(
    ("job", "armour", "stars"),
    [
        ("thief", "", 1),
        ("warrior", "", 2),  # red: one more for the set
        ("thief", "chain-helm, chain-tunic", 2),  # the third piece: 5 in place of 3
        ("warrior", "chain-helm, chain-tunic, chain-gorget, chain-vambraces", 3),
    ],
)
def test_armour_is_worth_the_step_in_its_table(job: str, armour: str, stars: int) -> None:
    owned = [f"armour {armour}"] if armour else []
    assert offered(hero(f"human {job}", "gold 9", *owned), "chain-leggings").stars == stars


def test_a_trait_counts_its_condition_and_its_arrow() -> None:
    gold = hero("human thief, brawler, protector", "gold 9", "STR Y1 Y1 Y1")
    assert (offered(gold, "envious").stars, offered(gold, "envious").arrow) == (0, -3)  # 3 gold dice, a step to evil
    assert offered(gold, "cunning").stars == 0  # 3 dice showing 1
    edge = hero("human thief, brawler, protector at evil-neutral", "gold 9", "STR Y1 Y1 Y1")
    assert (offered(edge, "envious").stars, offered(edge, "envious").cell) == (3, 7)


def test_an_empty_row_is_not_yet_low():
    early, late = hero("human thief", "gold 9"), hero("human thief", "gold 9", FULL, "STR K1 K2 K3")
    assert offered(early, "weak").stars == 0
    assert offered(hero("human thief", "gold 9", "STR K1 K2"), "weak").stars == 3  # 3 and a die of 4 or so
    assert offered(late, "weak").stars == 3


def test_greed_counts_the_gold_left_after_paying() -> None:
    assert offered(hero("human thief", "gold 10"), "greedy").stars - offered(hero("human thief"), "greedy").stars == 2


def test_a_weapon_is_worth_the_goals_it_moves() -> None:
    assert offered(hero("human warrior", "gold 9", "STR R6 R6 R3"), "longsword").stars == 4


@rule("RP-WEAPON-04")
def test_a_weapon_costs_the_goals_of_the_one_put_away() -> None:
    found = offered(hero("human warrior", "gold 9", "STR R6 R6 R3", "weapons longsword"), "longbow")
    assert (found.stars, found.drops) == (-4, ("longsword",))


@rule("RP-WEAPON-04")
def test_the_weapon_worth_least_would_be_put_away() -> None:
    armed = hero("human warrior", "gold 9", "STR R6 R6 R3", "DEX Y5 Y5 Y4", "weapons longsword, blessed-mace")
    found = offered(armed, "jeweled-dagger")
    assert (found.stars, found.drops) == (2, ("blessed-mace",))


OWNED = ("armour chain-helm", "weapons heavy-crossbow", "weapons longsword")
PURCHASES = [(card, owned) for card in CARDS for owned in OWNED if not owned.endswith(card)]


@pytest.mark.parametrize(("card", "owned"), PURCHASES)
def test_the_promise_is_what_buying_brings(card: str, owned: str) -> None:
    acting = hero("human cleric, brawler, rebel", "gold 9, charisma 1, card 1", FULL, owned)
    match = market_phase(acting, hero("elf thief", "card 2"), market=card)
    promised = hints(match.view(0), [0]).heroes[0].market[card]
    before = hints(match.view(0), [0]).heroes[0].stars
    match.answer(0, f"buy:{card}")
    after = match.state.heroes[0]
    assert hints(match.view(0), [0]).heroes[0].stars == before + promised.stars
    assert (after.gold, after.charisma, after.token) == (9 - promised.gold, 1 - promised.tokens, promised.cell)
    values = tuple(found.value for found in hints(match.view(0), [0]).heroes[0].rows)
    if match.asked and match.asked[0].kind != "weapon.drop":
        assert values == promised.values


# -- dice before they are placed ---------------------------------------------------------------------------------------


@rule("RP-DICE-03")
@rule("RP-DICE-04")
@pytest.mark.parametrize("row", ["STR", "DEX", "CON"])
@pytest.mark.parametrize("card", [1, 2])
def test_the_promise_of_a_placement_comes_true(card: int, row: str) -> None:
    acting = hero("human thief, brawler, rebel", "STR K6 K5 --", "DEX G3 -- --", "weapons quarterstaff")
    match = dice_turn(acting, hero("elf warrior"), pool="K4 Y5 G3")
    purse, coin = acting.gold, match.state.coins[card - 1]
    before = hints(match.view(0), [0]).heroes[0]
    promised = before.placing[("K4", "Y5")[card - 1]][ATTRIBUTES.index(row)]
    assert promised is not None
    answers(match, f"1 take:{card}")
    answers(match, f"1 place:{row}")
    after = hints(match.view(0), [0]).heroes[0]
    assert after.rows[ATTRIBUTES.index(row)].value == promised.value
    assert after.stars == before.stars + promised.stars
    assert match.state.heroes[0].gold == purse + promised.gold + coin


def test_a_full_row_takes_no_die_and_nobody_else_is_told() -> None:
    match = dice_turn(hero("human thief", "STR K6 K5 K4"), hero("elf warrior"), pool="K4 Y5 G3")
    own, rival = hints(match.view(0), [0, 1]).heroes
    assert {die: [one is not None for one in rows] for die, rows in own.placing.items()} == {
        die: [False, True, True, True, True, True] for die in ("K4", "Y5", "G3")
    }
    assert rival.placing == {}


def test_an_attribute_is_not_called_low_while_slots_are_empty() -> None:
    acting = hero("human thief, brawler, rebel", "STR K6 -- --", "traits weak")
    match = dice_turn(acting, hero("elf warrior"), pool="W4 Y5 G3")
    placed = hints(match.view(0), [0]).heroes[0].placing["W4"][0]
    assert placed is not None
    assert placed.stars == 0


@rule("RP-SCORE-04")
def test_what_a_die_counts_more_for_goals_is_told_by_colour() -> None:
    armed = standing(hero("human warrior", "weapons longsword, jeweled-dagger"), hero("elf thief"))
    assert armed.extra == (0, 0, 0, 1, 0, 0, 0, 1)
    assert standing(hero("human warrior"), hero("elf thief")).extra == (0,) * 8


# -- nothing hidden ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 4])
def test_hints_are_the_same_in_every_world_the_viewer_can_believe_in(players: int) -> None:
    for match in games(players, (1, 3, 6, 9)):
        told = msgspec.json.encode(hints(match.view(0), [0]))
        for number in range(5):
            other = match.clone()
            resample(GAME, other.state, [0], Chance(bytes([number] * 16), {}))
            assert msgspec.json.encode(hints(other.view(0), [0])) == told


def test_hints_do_not_touch_the_view() -> None:
    (match,) = games(3, (7,))
    seen = match.view(0)
    before = msgspec.json.encode(seen)
    hints(seen, [0])
    assert msgspec.json.encode(seen) == before
    assert len(seen.heroes[0].dice) == SLOTS
