"""The house bot: it plays whole games, beats chance, and does what a sensible hero would."""

from __future__ import annotations

import time

import pytest

from questhall.bots import make_bot
from questhall.games.runebound import bot
from questhall.games.runebound.bots import fights, power, routes
from questhall.games.runebound.bots.goals import Goals
from questhall.games.runebound.bots.mind import Mind
from questhall.games.runebound.content.board import CELL, NAME
from questhall.games.runebound.content.cards import SKILLS
from questhall.games.runebound.game import GAME
from questhall.games.runebound.state import Combat
from questhall.kernel import Keep, Match
from questhall.ledger import rule
from tests.games.runebound.positions import Table, dice, fight, play, sheet, table


def played(bots: list[str], scenario: str, seed: int) -> tuple[Table, float, int]:
    """A whole game; seconds and answers of the house bots."""
    m = Match(GAME, GAME.terms(len(bots), scenario=scenario), seed.to_bytes(16, "big"), Keep.NOTHING)
    players = [make_bot(name, GAME, seed=seed + seat) for seat, name in enumerate(bots)]
    seconds, answers = 0.0, 0
    while m.asked:
        seat = m.asked[0].seat
        seen, started = m.seen(seat), time.process_time()
        key = players[seat].answer(seen)
        if bots[seat] == "house":
            seconds += time.process_time() - started
            answers += 1
        m.answer(seat, key)
    return m, seconds, answers


def said(m: Table) -> str:
    """The house bot's answer to the open question."""
    return bot.house(m.seen(m.asked[0].seat))


def mind(text: str, scenario: str = "margath") -> Mind:
    return Mind(table(text, scenario).view(0), 0)


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "scenario"), [(1, "margath"), (2, "vorakesh"), (4, "random")])
def test_house_bots_play_whole_games_quickly(players: int, scenario: str) -> None:
    m, seconds, answers = played(["house"] * players, scenario, 5)
    assert m.over
    assert m.state.rounds >= 12, "nobody dies before the villain comes"
    assert seconds / answers < 0.15


def test_the_house_bot_beats_chance() -> None:
    for seed, scenario in enumerate(("margath", "vorakesh", "margath")):
        bots = ["house", "random"] if seed % 2 else ["random", "house"]
        m, _, _ = played(bots, scenario, seed)
        assert bots[m.state.winner] == "house"
        assert m.state.winner >= 0


@pytest.mark.soak
@pytest.mark.parametrize(("scenario", "least"), [("margath", 95), ("vorakesh", 88)])
def test_how_many_of_a_hundred_games_the_house_bot_wins_against_chance(scenario: str, least: int) -> None:
    """Vorakesh leaves less time than Margath: about 93 to 97 of a hundred there."""
    won = 0
    for seed in range(100):
        bots = ["house", "random"] if seed % 2 else ["random", "house"]
        m, _, _ = played(bots, scenario, seed)
        won += m.state.winner >= 0 and bots[m.state.winner] == "house"
    assert won >= least


def test_the_same_game_is_played_the_same_way_whatever_was_thought_before() -> None:
    first, _, _ = played(["house", "house"], "margath", 3)
    played(["house", "house"], "vorakesh", 4)
    again, _, _ = played(["house", "house"], "margath", 3)
    assert (first.count, first.state) == (again.count, again.state)


# -- single decisions --------------------------------------------------------------------------------------------------


def test_a_gem_underfoot_is_used_while_the_hero_is_sound() -> None:
    assert said(table("1 corbin at 7-9, assets war-hammer\n2 mok at 1-5")) == "adventure"


def test_a_badly_wounded_hero_in_a_city_rests() -> None:
    assert said(table("1 corbin at 5-6, wounds 9, gold 0\n2 mok at 1-5\nspent: 5-4 8-5 4-9")) == "rest"


def test_a_weapon_is_bought_and_the_old_one_sold_first() -> None:
    start = "1 corbin at 1-11, gold 8, assets rusty-blade\n2 mok at 1-5\nmarket: forge war-hammer satchel lush-doublet"
    m = table(start + "\nnext: assets pack-mule")
    assert said(m) == "shop"
    play(m, "shop")
    assert said(m) == "sell:rusty-blade"
    play(m, "sell:rusty-blade")
    assert said(m) == "buy:war-hammer"


def test_useless_goods_are_put_away_rather_than_bought_dear() -> None:
    m = table("1 corbin at 1-11, gold 0\n2 mok at 1-5\nmarket: forge war-hammer rapier satchel\nnext: assets pack-mule")
    play(m, "shop")
    assert said(m).startswith("reject:")


def test_a_skill_that_adds_strength_is_learned_one_that_does_nothing_is_not() -> None:
    assert said(table("1 corbin at 7-8, hand drill, trophies combat 3\n2 mok at 1-5")) == "learn:drill"
    m = table("1 corbin at 7-8, hand battle-cry, trophies combat 3\n2 mok at 1-5")
    assert said(m) != "learn:battle-cry", "he has no spirit to keep it"


def test_dice_are_spent_on_the_way_to_the_nearest_good_thing() -> None:
    m = play(dice(table("1 corbin at 7-7, assets war-hammer\n2 mok at 1-5"), "p p mw"), "roll")
    while m.asked[0].kind == "move" and said(m) != "stop":
        play(m, said(m))
    assert NAME[sheet(m).at] in ("7-9", "9-8", "8-5"), "gems within reach"


def test_a_hopeless_fight_is_left_a_good_one_fought_out() -> None:
    hopeless = fight("1 thorn at 7-8, wounds 6\n2 mok at 1-5", "1M 1M* 1M | 1K 1K 1K 1S D", "ogre")
    good = fight("1 corbin at 7-8, assets war-hammer\n2 mok at 1-5", "2P 1P* A 1P | 1K 1K 1K 1S D", "kobolds")
    verdicts = []
    for m in (hopeless, good):
        combat = next(task for task in m.state.agenda if isinstance(task, Combat))
        verdicts.append(fights.going_on(Mind(m.view(0), 0), combat) > 0)
    assert verdicts == [False, True]


def test_the_villain_waits_until_one_is_strong_or_time_runs_out() -> None:
    weak = "1 corbin at 11-6\n2 mok at 1-5\nvillain: 11-6\n"
    strong = (
        "1 corbin at 11-6, tokens 7, assets valorous-blade spiked-armor crystal-skull, skills battle-cry drill\n"
        "2 mok at 1-5\nvillain: 11-6\n"
    )
    assert not fights.time_for_villain(mind(weak + "time: 2 act 2 round 14"))
    assert fights.time_for_villain(mind(strong + "time: 2 act 2 round 14"))
    assert said(table(strong + "time: 2 act 2 round 14")) == "villain"
    assert fights.time_for_villain(
        mind("1 corbin at 3-3\n2 mok at 1-5\nvillain: 3-3\ntime: 12 act 2 round 24", "vorakesh")
    )


@rule("RB-SPORT-02")
def test_a_gift_is_taken_a_robbery_declined_and_nobody_gives_the_game_away() -> None:
    start = "1 mok at 7-8, gold 5, assets rusty-blade\n2 corbin at 7-8, gold 3, assets war-hammer"
    robbed = play(table(start), "trade:corbin", "want:war-hammer", "propose", then="agree")
    assert said(robbed) == "decline"
    swap = play(table(start), "trade:corbin", "give:rusty-blade", "want:war-hammer", "propose", then="agree")
    assert said(swap) == "decline", "of comparable value it is not"
    gift = play(table(start), "trade:corbin", "pay-gold", "pay-gold", "propose", then="agree")
    assert said(gift) == "accept"
    offering = play(table(start), "trade:corbin", then="bargain")
    assert said(offering) == "cancel"


def test_a_test_is_helped_by_a_cheap_card_but_not_once_it_is_passed() -> None:
    start = "1 corbin at 9-8, hand mountaineering\n2 mok at 1-5\nnext: encounter tales-of-old | skills "
    failing = play(table(start + "cunning ambidexter drill prayer"), "adventure", "option:tales-of-old:1", then="test")
    assert said(failing) == "exert:mountaineering"
    passing = play(table(start + "prayer ambidexter drill cunning"), "adventure", "option:tales-of-old:1", then="test")
    assert said(passing) == "done"


def test_a_joker_of_the_march_is_rolled_again_for_a_cheap_card() -> None:
    start = "1 corbin at 7-8, hand battle-cry\n2 mok at 0-0\nvillain: 11-6\ntime: 12 act 2 round 24\nturn: 2"
    m = play(dice(table(start), "joker p p p p"), "end", then="march")
    assert said(m) == "reroll:joker"
    calm = play(dice(table(start), "p p p p p"), "end", then="march")
    assert said(calm) == "done"


# -- the measures behind them ------------------------------------------------------------------------------------------


def test_power_grows_with_tokens_life_and_arms() -> None:
    plain, armed = mind("1 corbin at 7-8\n2 mok at 1-5"), mind("1 corbin at 7-8, assets war-hammer\n2 mok at 1-5")
    tokens, tough = mind("1 corbin at 7-8, tokens 3\n2 mok at 1-5"), mind("1 corbin at 7-8, skills drill\n2 mok at 1-5")
    measured = [power.hero_power(each.state, each.hero) for each in (plain, armed, tokens, tough)]
    assert min(measured[1:]) > measured[0]
    assert power.asset_worth(plain.state, plain.hero, "war-hammer") > power.asset_worth(
        plain.state, plain.hero, "satchel"
    )


def test_every_skill_has_a_worth_for_every_hero_that_can_keep_it() -> None:
    for hero in ("corbin", "thorn", "lissa", "mok", "laurel", "hawthorne"):
        known = mind(f"1 {hero} at 7-8\n2 {'mok' if hero != 'mok' else 'thorn'} at 1-5")
        worths = {card: power.skill_worth(known.state, known.hero, card) for card in SKILLS}
        assert max(worths.values()) > 0.1
        assert all(worth == -1.0 or worth > -0.5 for worth in worths.values())


def test_a_way_is_as_long_as_the_best_walk_takes() -> None:
    assert routes.ways_to(CELL["7-9"], 3, False)[CELL["7-9"]] == 0.0
    assert routes.ways_to(CELL["7-9"], 3, False)[CELL["7-8"]] == 1.0, "a step without dice"
    near, far = (routes.ways_to(CELL["5-6"], 3, False)[CELL[name]] for name in ("6-6", "12-0"))
    assert near < far < 6


def test_the_shortest_way_avoids_zombies_where_it_can() -> None:
    dice_ = (1, 1, 1)
    straight = routes.shortest(CELL["7-7"], dice_, CELL["9-7"], False, ())
    around = routes.shortest(CELL["7-7"], dice_, CELL["9-7"], False, (straight[1],))
    assert straight[1] != around[1]


def test_goals_are_priced_by_gain_per_action_point() -> None:
    goals = Goals(mind("1 corbin at 7-8, assets war-hammer\n2 mok at 1-5"))
    assert goals.rate(CELL["7-9"], 0, 3) > goals.rate(CELL["7-8"], 0, 3) > 0
    assert goals.rate(CELL["7-9"], 0, 3) > goals.rate(CELL["7-9"], 1, 3)


# -- search ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "keys", "kind"),
    [
        ("1 corbin at 4-9, wounds 2\n2 mok at 0-0", (), "turn"),
        ("1 mok at 9-8\n2 thorn at 0-0\nnext: encounter runesmith", ("adventure",), "event"),
        ("1 corbin at 7-8, trophies combat 2, hand thick-hide\n2 mok at 0-0", (), "turn"),
    ],
)
def test_search_starts_from_the_house_bots_answer_and_thinks_about_few(
    text: str, keys: tuple[str, ...], kind: str
) -> None:
    m = play(table(text), *keys, then=kind)
    listed = bot.shortlist(m.seen(0))
    assert listed[0] == said(m)
    assert set(listed) <= set(m.asked[0].options)
    assert 1 <= len(listed) <= bot.WIDTH


def test_search_without_time_for_two_futures_gives_the_house_bots_answer() -> None:
    m = table("1 corbin at 4-9, wounds 2\n2 mok at 0-0")
    assert make_bot("search:1", GAME, seed=3).answer(m.seen(0)) == said(m)


@rule("RB-ONCE-02")
def test_the_house_bot_heals_before_wounds_are_taken_and_else_takes_them() -> None:
    m = fight("1 corbin at 7-8, wounds 3, skills prayer\n2 mok at 1-5", "2P 1P* A | 1K 1K 1K 1S -*", "ogre")
    play(m, "pass", "strike:enemy", then="shield")
    assert said(m) == "use:prayer"
    m = fight("1 mok at 7-8, hand scout\n2 thorn at 1-5", "2M A* 1P | 1K 1K 1K 1S -*", "ogre")
    play(m, "pass", "strike:enemy", then="shield")
    assert said(m) == "take-it"
