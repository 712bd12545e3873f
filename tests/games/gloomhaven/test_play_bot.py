"""The house bot: it answers everything, and does nothing silly."""

from __future__ import annotations

from functools import cache

import pytest

from questhall.bots import HouseBot
from questhall.games.gloomhaven import bot
from questhall.games.gloomhaven.bots import blows, mind, party
from questhall.games.gloomhaven.content.bestiary import statistics
from questhall.games.gloomhaven.content.scenarios import playable
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.monsters.statistics import make_monster
from questhall.games.gloomhaven.rules.play.table import character, place
from questhall.games.gloomhaven.state import Trap, World
from questhall.kernel import Match
from questhall.kernel.seen import Seen, seen_from
from tests.games.gloomhaven.play import Table, a_turn, add_foe, prepared, rebuilt

JOBS = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")


def said(table: Table) -> str:
    """What the bot answers to whatever is asked first."""
    return GAME.house(seen_from(table.match, table.match.asked[0].seat))


def at_selection(party_: str = "brute,tinkerer", **changes: int) -> Table:
    """The first selection, without anybody to fight."""
    table = Table(prepared(party_, **changes))
    table.w.figures = [each for each in table.w.figures if each.kind == "character"]
    return table


def seen_now(table: Table, seat: int = 0) -> Seen[World]:
    return seen_from(table.match, seat)


# Whole games


@cache
def a_game(scenario: int, players: int) -> Match[World]:
    first = (scenario + players) % len(JOBS)
    jobs = [JOBS[(first + number) % len(JOBS)] for number in range(players)]
    terms = GAME.terms(players, scenario=scenario, party=",".join(jobs), level=-1)
    match: Match[World] = Match(GAME, terms, scenario.to_bytes(16, "big"))
    house = HouseBot()
    while match.asked:
        seat = match.asked[0].seat
        match.answer(seat, house.answer(match.seen(seat)))
    return match


@pytest.mark.sweep(5)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scenario", playable())
def test_it_answers_every_decision_of_whole_games(scenario: int, players: int) -> None:
    match = a_game(scenario, players)
    assert match.over


def test_it_says_the_same_to_the_same_view() -> None:
    table = Table(prepared("brute,spellweaver,tinkerer"))
    assert said(table) == said(table)


def test_it_chooses_classes_perks_and_goods_where_nothing_is_agreed() -> None:
    match: Match[World] = Match(GAME, GAME.terms(3, perks=2), b"0123456789abcdef")
    while match.asked and match.asked[0].kind != "cards":
        seat = match.asked[0].seat
        match.answer(seat, GAME.house(match.seen(seat)))
    assert len({hero.sheet.job for hero in match.state.heroes}) == 3
    assert all(hero.equipment for hero in match.state.heroes)


# Heals, rests, harm


def test_it_does_not_heal_the_healthy() -> None:
    table = a_turn("tinkerer", "restorative-mist", at="H11", friends={"H12": "brute"})
    table.do("top:restorative-mist")
    assert table.kind == "heal"
    assert said(table) == "skip"


def test_it_heals_the_hurt() -> None:
    table = a_turn("tinkerer", "restorative-mist", at="H11", friends={"H12": "brute"})
    table.figure("brute").hit_points = 3
    rebuilt(table).do("top:restorative-mist")
    assert said(table) == "heal:brute"


def test_it_rests_rather_than_going_into_a_room_with_an_empty_hand() -> None:
    table = at_selection()
    hero = table.hero()
    hero.discard, hero.hand = hero.hand[2:], hero.hand[:2]
    by_name = place(table.w).cells
    for name, hex_ in (("brute", "H9"), ("tinkerer", "H10")):
        table.figure(name).cell = by_name[hex_]
    hero.sign = "late"
    table.figure("brute").hit_points = 4
    rebuilt(table)
    assert said(table) == "rest"


def a_blow(hit_points: int) -> Table:
    """A guard strikes the brute with 2 and a card of +2: it has the choice what to do."""
    table = a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard"}, hit_points=hit_points)
    table.figure("bandit-guard-1").acted = False
    table.next_cards("monsters", "+2")
    table.do("end")
    return table.pass_all("damage")


def test_it_gives_a_card_for_a_deadly_blow() -> None:
    table = a_blow(hit_points=2)
    assert table.kind == "damage"
    assert said(table).partition(":")[0] in ("lose", "burn")


def test_it_takes_a_light_blow() -> None:
    table = a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard"}, hit_points=10)
    table.figure("bandit-guard-1").acted = False
    table.next_cards("monsters", "-1")
    table.do("end").pass_all("damage")
    assert table.kind == "damage"
    assert said(table) == "take"


# Fights


def test_it_hits_the_foe_it_can_kill() -> None:
    table = a_turn("brute", "trample", at="H11", foes={"H10": "bandit-guard 1", "H12": "bandit-guard"})
    table.do("top:trample")
    assert said(table) == "hit:bandit-guard-1"


def test_it_counts_a_trap_as_a_long_way_round_and_goes_over_it_where_there_is_no_other() -> None:
    table = at_selection()
    cells = place(table.w).cells
    goal, here = cells["E10"], character(table.w, 0)
    assert here is not None
    here.cell = cells["E12"]
    free = mind.Mind(table.w, 0)
    assert (free.way_map(1 << goal)[here.cell], free.behind_traps(1 << goal)) == (2, False)
    around = [each for each in place(table.w).whole.neighbours[goal] if free.floor.board.open >> each & 1]
    for cell in around:
        table.w.traps[cell] = Trap(damage=3)
    shut = mind.Mind(table.w, 0)
    assert shut.behind_traps(1 << goal)
    assert shut.way_map(1 << goal)[here.cell] == 1 + mind.ROUND_A_TRAP


def test_it_walks_around_a_trap() -> None:
    from questhall.games.gloomhaven.content.terms import Trap

    table = a_turn("brute", "grab-and-go", at="H12", foes={"H9": "bandit-guard"})
    cells = place(table.w).cells
    table.w.traps = {cells["H11"]: Trap(3), cells["H10"]: Trap(3)}
    rebuilt(table).do("bottom:grab-and-go")
    assert said(table) not in ("go:H11", "go:H10")


def test_damage_to_expect_agrees_with_the_exact_chances() -> None:
    from questhall.games.gloomhaven.odds import at_least, damage_chances, mean
    from questhall.games.gloomhaven.rules.combat.modifiers import standard_cards
    from questhall.games.gloomhaven.state import ModifierDeck
    from questhall.kernel import Pile

    exact = damage_chances(3, ModifierDeck(Pile.of(standard_cards())), shield=1)
    expected, kills = blows.blow(3, 1, 4)
    assert kills == pytest.approx(float(at_least(exact, 4)))
    assert blows.blow(3, 1, 99)[0] == pytest.approx(float(mean(exact)))
    assert expected < float(mean(exact)) + 1


def test_it_strikes_the_boss_that_the_goal_asks_for_before_another_enemy() -> None:
    table = a_turn("brute", "trample", scenario=2, at="O9", foes={"O8": "bandit-archer 9"})
    boss = make_monster(statistics("bandit-commander"), "boss", 1, 1, 2)
    boss.cell = place(table.w).cells["N9"]
    table.w.figures.append(boss)
    table.w.abilities.revealed["bandit-commander"] = "boss-1"
    assert said(rebuilt(table).do("top:trample")) == f"hit:{boss.id}"


# Doors and signs


def at_the_door(foes: dict[str, str] | None = None) -> Table:
    table = a_turn("brute", "grab-and-go", at="H9", friends={"H10": "tinkerer"}, foes=foes)
    table.hero().sign = "door"
    return rebuilt(table).do("bottom:grab-and-go")


def test_it_opens_the_door_when_it_said_so() -> None:
    assert said(at_the_door()) == "door:H8"


def test_it_does_not_open_a_door_with_enemies_near() -> None:
    table = at_the_door({"H12": "bandit-guard"})
    assert "door:H8" in table.options
    assert said(table) != "door:H8"


def test_it_gives_one_sign_a_round_before_it_chooses() -> None:
    table = Table(prepared("brute,tinkerer"))
    first = said(table)
    assert first.startswith("sign:")
    table.match.answer(0, first)
    assert table.hero().sign == first.removeprefix("sign:sign-")
    assert said(table) in table.match.asked[0].options


def test_it_leaves_the_door_to_whoever_says_so() -> None:
    table = at_selection()
    table.hero(1).sign = "door"
    assert party.opener(mind.Mind(table.w, 0)) == 1


@pytest.mark.parametrize("sign", ["door", "middle"])
def test_it_leaves_the_way_to_the_door_to_whoever_says_so(sign: str) -> None:
    from questhall.games.gloomhaven.bots.scene import Scene

    table = at_selection()
    before_the_door, behind = (place(table.w).cells[hex] for hex in ("H9", "H10"))
    table.hero(1).sign = sign
    scene = Scene(mind.Mind(table.w, 0), [])
    scene.opens = False  # type: ignore[misc]  # somebody else does
    assert (scene.stand(before_the_door) < scene.stand(behind)) is (sign == "door")


def test_it_leaves_the_loot_to_whoever_says_so() -> None:
    from questhall.games.gloomhaven.bots.scene import Scene

    table = at_selection()
    cell = place(table.w).cells["H12"]
    table.w.coins = {cell: 2}
    before = Scene(mind.Mind(table.w, 0), []).stand(cell)
    table.hero(1).sign = "loot"
    assert Scene(mind.Mind(table.w, 0), []).stand(cell) < before


def test_whoever_asks_for_healing_is_healed_first() -> None:
    from questhall.games.gloomhaven.bots.scene import Scene

    table = at_selection("tinkerer,brute")
    table.figure("brute").hit_points = 5
    calm = Scene(mind.Mind(table.w, 0), []).healed(table.figure("brute"), 3)
    table.hero(1).sign = "heal"
    assert Scene(mind.Mind(table.w, 0), []).healed(table.figure("brute"), 3) > calm


def test_rounds_left_are_those_of_the_book() -> None:
    assert mind.rounds_left(2, 0) == 1
    assert mind.rounds_left(2, 2) == 3
    assert mind.rounds_left(10, 0) > mind.rounds_left(9, 0)


def test_it_never_answers_what_is_not_offered() -> None:
    table = Table(prepared("brute,tinkerer"))
    add_foe(table.w, place(table.w).cells["H9"], "bandit-guard", 1)
    answer = bot.house(seen_now(table))
    choice = table.match.asked[0]
    assert answer in choice.options or choice.signs(answer)


# For search


def test_its_shortlist_holds_a_few_offered_pairs_of_different_cards() -> None:
    table = Table(prepared("brute,tinkerer"))
    assert bot.shortlist(seen_now(table)) == [said(table)]  # the sign comes first
    table.match.answer(0, said(table))
    seen = seen_now(table)
    listed = bot.shortlist(seen)
    assert listed[0] == said(table)
    assert 1 <= len(listed) <= 6
    assert all(key in seen.choice.options for key in listed)
    assert len({frozenset(key.split(":")) for key in listed}) == len(listed)


def test_a_party_stands_better_with_fewer_foes_and_more_life() -> None:
    table = Table(prepared("brute,tinkerer"))
    before = GAME.evaluate(table.w, 0)
    table.figure("brute").hit_points = 1
    worse = GAME.evaluate(table.w, 0)
    table.w.figures = [each for each in table.w.figures if each.kind == "character"]
    assert 0 < worse < before < 1
    assert GAME.evaluate(table.w, 0) > worse


def test_no_potion_is_drunk_in_the_middle_of_a_move_or_an_attack() -> None:
    """Items of one's turn are offered there too; they are for the turn's own question."""
    table = a_turn("brute", "trample", at="H12", foes={"H10": "bandit-guard 9"}, items=(12, 13))
    table.do("move:eye-for-an-eye")
    assert "item:item-12" in table.options
    assert not said(table).startswith("item:")
    table.do("go:H11", "top:trample")
    assert "item:item-12" in table.options
    assert said(table) == "hit:bandit-guard-1"


# Partners


def test_whoever_says_door_after_the_bot_has_it() -> None:
    table = at_selection()
    table.hero(0).sign = table.hero(1).sign = "door"
    assert party.opener(mind.Mind(table.w, 0)) == 1
    assert not party.may_open(mind.Mind(table.w, 0))


def with_coins(hex_: str, at: str = "H12") -> Table:
    """Nobody to fight, the Tinkerer near some coins, the Brute far from them and about to open the door."""
    table = at_selection("tinkerer,brute")
    cells = place(table.w).cells
    table.w.coins = {cells[hex_]: 2}
    table.figure("tinkerer").cell, table.figure("brute").cell = cells[at], cells["E9"]
    return rebuilt(table)


def test_it_says_that_it_takes_the_loot_that_lies_nearest_to_it() -> None:
    assert said(with_coins("H10")) == "sign:sign-loot"


def test_it_claims_no_loot_that_is_claimed_already() -> None:
    table = with_coins("H10")
    table.hero(1).sign = "loot"
    assert said(rebuilt(table)) != "sign:sign-loot"


def test_it_goes_for_the_loot_that_it_has_claimed() -> None:
    table = a_turn("brute", "grab-and-go", at="H12", friends={"E9": "tinkerer"}, coins={"K11": 2})
    table.hero().sign = "loot"
    rebuilt(table).do("bottom:grab-and-go")
    assert said(table) == "go:K11"


@pytest.mark.parametrize(("stands", "sign"), [("H11", "late"), ("G13", "early")])
def test_it_acts_after_whoever_is_in_front_and_before_whoever_is_behind(stands: str, sign: str) -> None:
    """Foes at H9: a friend in front who acts late is waited for; one behind who acts early does not wait for me."""
    table = a_turn("brute", at="H12", friends={stands: "tinkerer"}, foes={"H9": "bandit-guard"})
    table.hero(1).sign = sign
    me = mind.Mind(table.w, 0)
    assert (party.in_order(me, 80) > party.in_order(me, 20)) is (sign == "late")


def test_it_does_not_wait_at_a_door_when_the_cards_run_out() -> None:
    table = at_selection()
    for seat in (0, 1):
        hero = table.hero(seat)
        hero.lost, hero.hand = hero.hand[3:], hero.hand[:3]
    table.hero(1).discard, table.hero(1).hand = table.hero(1).hand, []
    assert party.all_ready(mind.Mind(table.w, 0))


def test_it_plays_no_attack_without_anybody_to_attack() -> None:
    table = a_turn("cragheart", "opposing-strike", "heaving-swing", at="H12", friends={"E9": "tinkerer"})
    assert not said(table).startswith("top:")


def test_it_drinks_no_potion_in_full_health() -> None:
    table = a_turn("brute", at="H12", foes={"H10": "bandit-guard 9"}, items=(12,))
    assert not said(table).startswith("item:")


def test_a_hunter_goes_for_the_elite() -> None:
    from questhall.games.gloomhaven.bots import goals

    table = a_turn("brute", "trample", foes={"H10": "bandit-guard elite"})
    table.hero().goals.cards[:] = ["hunter"]
    me = mind.Mind(table.w, 0)
    assert goals.kill(me, "elite", False) > goals.kill(me, "normal", False) == 0


def test_whoever_is_quicker_at_the_door_opens_it() -> None:
    """A round that all wait costs more than a sturdier opener saves."""
    table = at_selection("brute,cragheart")
    cells = place(table.w).cells
    brute, cragheart = character(table.w, 0), character(table.w, 1)
    assert brute is not None
    assert cragheart is not None
    brute.cell, cragheart.cell = cells["G12"], cells["G13"]
    assert party.opener(mind.Mind(table.w, 0)) == 0
    cragheart.cell = cells["H9"]
    brute.cell = cells["E13"]
    assert party.opener(mind.Mind(table.w, 0)) == 1
