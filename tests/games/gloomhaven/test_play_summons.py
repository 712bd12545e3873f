"""SUMMON in a running match: what characters' creatures do in turns of their own."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.rules.play.table import creature_of, place
from questhall.games.gloomhaven.state import Beast, Figure, Lasting, Next, Turn
from questhall.ledger import rule
from tests.games.gloomhaven.later import active, cell, until_turn_of
from tests.games.gloomhaven.play import Table, a_turn, add_foe, rebuilt
from tests.games.gloomhaven.strangers import hits, turns

FAR = {"E13": "brute"}


def with_rats(at: str, foes: dict[str, str] | None = None, thief: str = "E9", **words: str) -> Table:
    """The Mindthief's rats (move 1, attack 2) came in an earlier round; they act, then it does."""
    table = a_turn("mindthief", "scurry", at=thief, foes=foes, friends=words.pop("friends", None) or FAR)  # type: ignore[arg-type]
    table.figure("mindthief").conditions = dict.fromkeys(words.get("conditions", "").split(), 1)  # type: ignore[arg-type]
    add_rats(table, at, 1)
    table.w.agenda = [Next(), Turn(0), Beast("rat-swarm-1")]
    return rebuilt(table)


def add_rats(table: Table, at: str, number: int) -> Figure:
    hero = table.hero()
    card = "gnawing-horde"
    if card not in active(table):
        for pile in (hero.hand, hero.aside):
            if card in pile:
                pile.remove(card)
        hero.active.append(Lasting(card, "persistent", True, half="top"))
    rats = Figure("summon", "rat-swarm", 1, 1, number=number, owner="mindthief", arrival="summoned", seat=0, card=card)
    rats.hit_points = rats.most_hit_points = creature_of(rats).hit_points
    rats.cell = cell(table, at)
    table.w.figures.append(rats)
    return rats


@rule("GH-SUMMON-06", "GH-SUMMON-02")
def test_every_turn_is_a_move_and_an_attack_with_the_owners_modifier_cards() -> None:
    table = with_rats("H10", {"H12": "bandit-guard"})
    assert table.spot("rat-swarm-1") == "H11"
    assert hits(table) == [("rat-swarm-1", "bandit-guard-1", 2)]
    assert [each["deck"] for each in table.told("modifier")] == ["mindthief"]


@rule("GH-SUMMON-06")
def test_it_gets_no_farther_than_its_move() -> None:
    table = with_rats("H9", {"H12": "bandit-guard"})
    assert [each["hexes"] for each in table.told("moved")] == [1]
    assert hits(table) == []


@rule("GH-SUMMON-06", "GH-COND-16")
def test_a_stunned_creature_loses_its_turn() -> None:
    table = a_turn("mindthief", "scurry", at="E9", foes={"H11": "bandit-guard"}, friends=FAR)
    add_rats(table, "H10", 1).conditions["stun"] = 1
    table.w.agenda = [Next(), Turn(0), Beast("rat-swarm-1")]
    rebuilt(table)
    assert hits(table) == []
    assert turns(table)[0] == "rat-swarm-1"


@rule("GH-SUMMON-05")
def test_a_stunned_owner_does_not_hold_its_creature_back() -> None:
    table = with_rats("H10", {"H11": "bandit-guard"}, conditions="stun")
    assert [who for who, _, _ in hits(table)] == ["rat-swarm-1"]


@rule("GH-SUMMON-05", "GH-SUMMON-07", "GH-SUMMON-08")
def test_creatures_act_directly_before_their_owner_in_the_order_they_came_but_not_in_their_first_round() -> None:
    table = a_turn("mindthief", "scurry", at="E9", friends=FAR)
    for number, hex_ in ((2, "K9"), (1, "K11"), (3, "K13")):  # summoned in this order
        add_rats(table, hex_, number)
    table.figure("rat-swarm-3").came = 1
    for each in table.w.figures:
        each.acted = each.name == "brute"
    table.w.agenda = [Next()]
    rebuilt(table).pass_all()
    assert turns(table) == ["rat-swarm-2", "rat-swarm-1", "mindthief"]


@rule("GH-SUMMON-12", "GH-SUMMON-05")
def test_creatures_of_a_resting_owner_act_directly_before_its_rest() -> None:
    table = a_turn("mindthief", "scurry", at="E9", friends=FAR)
    add_rats(table, "K9", 1)
    hero = table.hero()
    hero.discard, hero.played, hero.resting, hero.initiative = hero.played, [], True, 99
    for each in table.w.figures:
        each.acted = each.name == "brute"
    table.w.agenda = [Next()]
    rebuilt(table)
    assert turns(table) == ["rat-swarm-1", "mindthief"]
    assert table.kind != "turn"


@rule("GH-SUMMON-06", "GH-TERM-02", "GH-FOCUS-16")
def test_it_passes_its_allies_and_leaves_them_alone() -> None:
    table = a_turn("mindthief", "scurry", at="H10", foes={"H12": "bandit-guard"}, friends=FAR)
    add_rats(table, "H9", 1)
    table.w.agenda = [Next(), Turn(0), Beast("rat-swarm-1")]
    table.lay(obstacles="G9 G10 I9 I10")
    assert table.spot("rat-swarm-1") == "H9"  # one point is not enough to come out behind the Mindthief
    assert hits(table) == []


@rule("GH-SUMMON-11", "GH-OVERLAY-02")
@pytest.mark.parametrize("opened", [False, True])
def test_a_closed_door_is_a_wall_to_it(opened: bool) -> None:
    table = a_turn("mindthief", "scurry", at="E9", friends=FAR)
    w = table.w
    door = cell(table, "H8")
    add_rats(table, "H9", 1)
    if opened:
        rooms, doors = place(w).opened(tuple(w.rooms), tuple(w.doors), door)
        w.rooms, w.doors = list(rooms), list(doors)
    add_foe(w, cell(table, "H7"), "bandit-guard 9", 1)
    w.abilities.revealed["bandit-guard"] = "guard-1"
    for each in w.figures:
        each.acted = True
    w.agenda = [Next(), Turn(0), Beast("rat-swarm-1")]
    rebuilt(table)
    assert bool(hits(table)) is opened


@rule("GH-SUMMON-13", "GH-FOCUS-09")
def test_of_equally_near_monsters_the_one_that_acts_earlier_is_its_focus() -> None:
    table = with_rats("H10", {"G10": "bandit-guard", "H11": "bandit-guard elite", "I10": "bandit-guard"})
    assert [each["focus"] for each in table.told("focus")] == ["bandit-guard-2"]
    table = with_rats("H10", {"H11": "bandit-guard", "I10": "bandit-guard"})
    assert [each["focus"] for each in table.told("focus")] == ["bandit-guard-1"]


@rule("GH-SUMMON-13", "GH-AMBIG-01")
def test_the_players_decide_between_equal_ways() -> None:
    table = with_rats("H10", {"K11": "bandit-guard 9"})
    assert (table.kind, table.match.asked[0].seat) == ("monster", 0)
    assert len(table.options) > 2
    table.do(table.options[-1])
    assert table.kind == "turn"


@rule("GH-SUMMON-04", "GH-SUMMON-03")
def test_it_leaves_with_its_card_and_with_its_owner() -> None:
    table = with_rats("K9").do("drop:gnawing-horde")
    assert not table.alive("rat-swarm-1")
    table = a_turn("mindthief", "scurry", at="H11", foes={"H10": "bandit-guard"}, friends=FAR, hit_points=1)
    add_rats(table, "K13", 1)
    table.hero().hand = []
    table.figure("mindthief").most_hit_points = 1
    rebuilt(table).wake("guard-8").do("end")
    while table.kind == "damage":
        table.do("take")
    assert table.hero().exhausted
    assert not table.alive("rat-swarm-1")


@rule("GH-SUMMON-09", "GH-SUMMON-10", "GH-ATK-15")
def test_its_kills_are_its_owners_and_it_leaves_the_coin_where_it_lies() -> None:
    table = with_rats("H10", {"H11": "bandit-guard 1"})
    assert table.told("died") == [{"figure": "bandit-guard-1", "by": "rat-swarm-1"}]
    assert table.hero().tally["kills"] == 1
    assert table.w.coins == {cell(table, "H11"): 1}


def test_rats_wait_for_the_next_round() -> None:
    table = a_turn("mindthief", "gnawing-horde", at="H11", friends=FAR)
    table.do("top:gnawing-horde", "summon:H10", "end")
    until_turn_of(table, "rat-swarm-1")
    assert table.w.round == 2
