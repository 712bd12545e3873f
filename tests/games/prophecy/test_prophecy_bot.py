"""The house bot: it answers everything, sees only what its seat sees, plays towards obvious things, beats random."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from questhall.bots import Bot, HouseBot, RandomBot
from questhall.bots.search import dreamt
from questhall.games.prophecy.bot import KINDS, house, shortlist
from questhall.games.prophecy.bots import arms, fights
from questhall.games.prophecy.bots.mind import Mind
from questhall.games.prophecy.content.cards import FOES
from questhall.games.prophecy.game import GAME
from questhall.games.prophecy.state import Battle, Turn, World
from questhall.kernel import Chance, Keep, Match
from questhall.kernel.seen import resample
from tests.games.prophecy.positions import play, table

TABLES: list[tuple[int, dict[str, Any]]] = [
    *((2, {}), (2, {"short": True}), (3, {"trade": True}), (3, {"apocalypse": True})),
    *((4, {"teams": True}), (4, {"edition": "first"}), (5, {})),
]
LONGEST = 4_000
RARE_KINDS = {
    "pick.imp",
    "pick.robbed",
    "pick.tribute",
    "pick.hermit",
    "reality",
    "pray",
    "field",
    "bargain",
    "agree",
    "head",
}


def said(match: Match[World]) -> str:
    """What the house bot answers to the decision that is open."""
    return house(match.seen(match.asked[0].seat))


def played(players: int, number: int, kinds: Counter[str], wild: bool = False, **settings: Any) -> Match[World]:
    """A game of house bots; the wild one answers every other question at random, to get into strange places."""
    match: Match[World] = Match(GAME, GAME.terms(players, **settings), number.to_bytes(16, "big"))
    bot, stray = HouseBot(), RandomBot(number)
    while match.asked and match.count < LONGEST:
        seen = match.seen(match.asked[0].seat)
        kinds[seen.choice.kind] += 1
        answer = bot.answer(seen)  # refuses what is not an option
        match.answer(seen.seat, stray.answer(seen) if wild and match.count % 2 else answer)
    return match


@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_games_of_house_bots_come_to_an_end(players: int, settings: dict[str, Any]) -> None:
    match = played(players, 7, Counter(), **settings)
    assert match.over
    assert GAME.result(match.state).winners or settings.get("apocalypse")


def test_every_kind_of_decision_is_answered() -> None:
    kinds: Counter[str] = Counter()
    for number in range(12):
        players, settings = TABLES[number % len(TABLES)]
        played(players, 100 + number, kinds, wild=True, **settings)
    assert set(KINDS) - set(kinds) <= RARE_KINDS


def test_it_wears_the_crown_that_makes_up_for_its_weaker_side() -> None:
    start = "1 monk at forest-3, strength {}, will {}, items crown-of-power crown-of-the-ancient-kings\n2 druid\n"
    weak = play(table(start.format(3, 8) + "land: vampire at forest-3"), "stay", then="head")
    assert said(weak) == "wear:crown-of-the-ancient-kings"
    dull = play(table(start.format(8, 3) + "land: vampire at forest-3"), "stay", then="head")
    assert said(dull) == "wear:crown-of-power"


def test_it_beats_random() -> None:
    won = 0.0
    for number in range(12):
        bots: list[Bot] = [HouseBot(), RandomBot(number)]
        me = number % 2
        match: Match[World] = Match(GAME, GAME.terms(2), (5000 + number).to_bytes(16, "big"))
        while match.asked:
            seat = match.asked[0].seat
            match.answer(seat, bots[(seat + me) % 2].answer(match.seen(seat)))
        won += match.rewards()[me]
    assert won >= 11


def test_it_answers_the_same_whatever_it_cannot_see() -> None:
    match: Match[World] = Match(GAME, GAME.terms(2), b"hidden and so on")
    compared = 0
    while match.asked and match.count < 150:
        seat, key = match.asked[0].seat, said(match)
        if not match.since:  # at a boundary another world can be put in the place of this one
            other = match.clone().state
            resample(GAME, other, [seat], Chance(b"another deal 123", {}))
            twin: Match[World] = Match(GAME, match.terms, match.key, state=other)
            if twin.asked and twin.asked[0].options.keys() == match.asked[0].options.keys():
                assert house(twin.seen(seat)) == key
                compared += 1
        match.answer(seat, key)
    assert compared > 60


def test_inside_a_dream_it_uses_no_more_than_its_view() -> None:
    """Search shows it whole imagined worlds; what the seat has not seen there must not count."""
    match: Match[World] = Match(GAME, GAME.terms(3), b"dreams and so on")
    while match.asked and match.count < 120:
        choice = match.asked[0]
        assert house(dreamt(match, choice)) == said(match)
        match.answer(choice.seat, said(match))


# -- obvious things ----------------------------------------------------------------------------------------------------


def test_it_goes_where_an_easy_creature_lies() -> None:
    match = table("""
        1 mercenary at village
        2 druid at monastery
        land: rat at plains-19, bear at mountains-1
        """)
    assert said(match) == "walk:plains-19"


def test_it_keeps_away_from_what_it_cannot_beat() -> None:
    match = table("""
        1 enchantress at village
        2 druid at monastery
        land: angry-mob at plains-19, steppe-raiders at mountains-1
        """)
    assert said(match) not in ("walk:plains-19", "walk:mountains-1")


def test_it_seeks_healing_when_badly_hurt() -> None:
    match = table("""
        1 mercenary at forest-5, strength 1, wounds 4
        2 druid at village
        """)
    assert said(match) == "walk:monastery"


def test_it_attacks_a_plane_when_the_odds_are_good() -> None:
    match = table("""
        1 mercenary at mountains-9, strength 8, items great-sword
        2 druid at village
        plane-5: sphinx scaled-monster astral-sword
        """)
    assert said(match) == "assault:plane-5"


def test_a_beginner_leaves_the_planes_alone() -> None:
    match = table("""
        1 enchantress at mountains-9
        2 druid at village
        plane-5: fire-breathing-dragon scaled-monster astral-sword
        """)
    assert said(match) != "assault:plane-5"


def test_it_learns_in_its_own_guild() -> None:
    match = table("""
        1 mercenary at fortress, xp 8, items sword
        2 druid at village
        offers: edged-weapons
        turn: 1 act
        """)
    assert said(match) == "learn:edged-weapons"


def test_it_buys_a_sword() -> None:
    match = table("""
        1 mercenary at city, gold 9
        2 druid at village
        city: sword
        turn: 1 act
        """)
    assert said(match) == "buy:sword"


def test_it_drinks_an_elixir_at_once() -> None:
    match = table("""
        1 mercenary at village, items elixir-of-youth
        2 druid at monastery
        """)
    assert said(match) == "use:elixir-of-youth"


def test_it_picks_up_a_dropped_artifact() -> None:
    match = table("""
        1 mercenary at plains-4
        2 druid at village
        dropped: royal-cape at forest-3
        """)
    assert said(match) == "walk:forest-3"


def test_it_takes_the_better_weapon_in_hand() -> None:
    match = table("""
        1 mercenary at plains-8, items sword oaken-staff
        2 druid at village
        land: bear at plains-8
        turn: 1 fight
        """)
    while match.asked and match.asked[0].kind != "gear":
        match.answer(0, said(match))
    assert said(match) == "wield:sword"


@pytest.mark.parametrize(("gold", "answer"), [(9, "agree"), (1, "refuse")])
def test_it_trades_only_with_a_profit(gold: int, answer: str) -> None:
    match = table(
        f"""
        1 mercenary at village, gold {gold}
        2 druid at village, items rapier
        """,
        trade=True,
    )
    for key in ("trade:2", "want:rapier", f"give-gold:{gold}", "propose"):
        match.answer(0, key)
    assert said(match) == answer


def test_without_the_fare_it_walks_rather_than_waiting_at_a_gate() -> None:
    """A gate it cannot pay brings nothing nearer."""
    start = "1 scout at {}, gold 1\n2 druid at monastery\nland: mysterious-old-man at plains-11"
    assert said(table(start.format("mountains-1"))) in ("walk:village", "walk:magic-tower", "horse:plains-19")
    assert said(table(start.format("magic-tower"))) == "walk:forest-3"


def test_it_does_not_waste_half_a_potion() -> None:
    start = "1 mercenary at village, strength {}, wounds {}, items potion-of-greater-healing\n2 druid at monastery"
    assert said(table(start.format(4, 1))) != "use:potion-of-greater-healing"
    assert said(table(start.format(1, 4))) == "use:potion-of-greater-healing"


# -- for search --------------------------------------------------------------------------------------------------------


def test_the_short_list_begins_with_the_house_bots_own_answer_and_holds_few() -> None:
    match: Match[World] = Match(GAME, GAME.terms(2), b"a list of options")
    lengths: Counter[int] = Counter()
    while match.asked and match.count < 150:
        seen = match.seen(match.asked[0].seat)
        keys = shortlist(seen)
        assert keys[0] == house(seen)
        assert set(keys) <= set(seen.choice.options)
        assert len(keys) == len(set(keys)) <= 5
        lengths[len(keys)] += 1
        match.answer(seen.seat, keys[0])
    assert lengths[1]
    assert lengths[4] + lengths[5]


def test_quick_odds_of_battles_to_come_are_those_of_the_rules() -> None:
    """The house bot's shortcut for battles that have not begun against the exact odds."""
    match = table("""
        1 scout at mountains-9, will 5, skills mountain-lore toughness edged-weapons, items sword cedar-staff
        2 druid at village
        """)
    mind = Mind(match.state, 0)
    for foe in FOES.values():
        for kind, _ in foe.kinds:
            for plane in (-1, 0):
                battle = Battle(0, kind, foe.id, place=9, plane=plane)
                for gear in arms.holdings(mind.hero, battle):
                    quick = fights.fresh(mind, battle, gear)
                    assert quick == pytest.approx(fights.chances(mind, arms.armed(battle, gear)))


# -- it does not stand still -------------------------------------------------------------------------------------------


def possessions(state: World, seat: int) -> tuple[object, ...]:
    """All that a turn may change for a character and on the board, the own place apart."""
    hero, land = state.heroes[seat], state.land
    own = (hero.character, hero.health, hero.wounds, hero.mana, hero.spent, hero.gold, hero.xp, hero.loops)
    cards = (*hero.items, "", *hero.damaged, "", *hero.skills, "", *hero.kept)
    return own, cards, len(land.cards), sum(map(bool, land.seen)), state.lesser.cards, state.greater.cards


def idle_runs(match: Match[World]) -> tuple[int, int, int]:
    """House bots to the end: turns, idle ones, and the longest run of those of one seat.

    A turn is idle if no die falls, it changes nothing, and the character stands where it stood, or is back where it was
    before its last turn, which had changed nothing either.
    """
    turns = idle = longest = 0
    runs: Counter[int] = Counter()
    back: dict[int, int] = {}  # where a seat stood before a turn that changed nothing but its place
    while match.asked:
        turn = next((task for task in match.state.agenda if isinstance(task, Turn)), None)
        if turn is None:
            match.answer(match.asked[0].seat, said(match))
            continue
        seat, had, stood = turn.seat, possessions(match.state, turn.seat), match.state.heroes[turn.seat].at
        known = len(match.events)
        while match.asked and any(isinstance(task, Turn) and task.seat == seat for task in match.state.agenda):
            match.answer(match.asked[0].seat, said(match))
        tried = any(event.kind in ("rolled", "die") for event in match.events[known:])
        turns += 1
        at, same = match.state.heroes[seat].at, not tried and possessions(match.state, seat) == had
        still = same and at in (stood, back.get(seat, stood))
        idle, runs[seat] = idle + still, runs[seat] + 1 if still else 0
        longest = max(longest, runs[seat])
        back.pop(seat, None)
        if same:
            back[seat] = stood
    return turns, idle, longest


def test_it_hardly_ever_does_nothing_with_its_turn() -> None:
    """Its forecast once charged future fares nothing: it stood and waited for a walk that never became cheaper."""
    turns = idle = longest = 0
    for number, players in enumerate((2, 3, 4, 5)):
        found = idle_runs(Match(GAME, GAME.terms(players), (60 + number).to_bytes(16, "big"), Keep.JOURNAL))
        turns, idle, longest = turns + found[0], idle + found[1], max(longest, found[2])
    assert turns > 200
    assert idle < 0.02 * turns
    assert longest <= 3
