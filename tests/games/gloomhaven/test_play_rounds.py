"""ROUND, INIT, MONORD and ENDROUND: the course of rounds and who acts when, in running matches.

The Brute's trample has initiative 72, its skewer 35.
"""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.state import Next
from questhall.ledger import rule
from tests.games.gloomhaven.later import next_ability
from tests.games.gloomhaven.moments import at, at_selection, copied
from tests.games.gloomhaven.play import Table, a_turn, prepared, rebuilt

GUARDS_AND_ARCHERS = {"K9": "bandit-guard 30", "E9": "bandit-archer 30"}
PLENTY = 40


def turns(table: Table, since: int = 0) -> list[str]:
    """Everybody who has begun a turn, in order."""
    return [each["figure"] for each in table.told("turn")][since:]


def everybody_waits(table: Table, mine: tuple[int, int], others: tuple[int, int], **cards: str) -> Table:
    """Nobody has acted; the initiatives of both heroes' cards, and the ability cards of the types."""
    for seat, pair in enumerate((mine, others)):
        hero = table.hero(seat)
        hero.initiative, hero.second = pair
        if not hero.played:
            hero.played, hero.hand = hero.hand[:2], hero.hand[2:]
    for each in table.w.figures:
        each.acted = each.acting = False
        each.hit_points = each.most_hit_points = PLENTY
    for type_, card in cards.items():
        name = type_.replace("_", "-")
        pile = table.w.abilities.decks[card.rpartition("-")[0]].draw
        old = table.w.abilities.revealed[name]
        if card in pile.cards:
            pile.take(card)
            pile.put(old)
        table.w.abilities.revealed[name] = card
    return at(table, Next(), acting="")


def undrawn(table: Table) -> Table:
    """No monster has an ability card yet."""
    for card in set(table.w.abilities.revealed.values()):
        table.w.abilities.decks[card.rpartition("-")[0]].draw.put_under(card)
    table.w.abilities.revealed = {}
    return rebuilt(table)


def played_out(table: Table) -> Table:
    """Everybody plays some cards, nobody does anything until the next selection."""
    while table.kind == "cards":
        table.do(table.options[0])
    return table.pass_all("cards")


def order(table: Table) -> str:
    """The order of the round, monsters by their types, when nobody does anything."""
    table.pass_all("cards")
    return " ".join(dict.fromkeys(each.rpartition("-")[0] or each for each in turns(table)))


# The steps of a round


@rule("GH-ROUND-02", "GH-INIT-01", "GH-INIT-02")
def test_a_round_goes_from_selection_over_initiative_and_turns_to_cleanup() -> None:
    table = undrawn(a_turn("brute", foes={"K9": "bandit-guard 30"}))
    table = at_selection(table, hand="trample skewer spare-dagger").do("play:trample:skewer")
    assert not table.told("revealed")
    played_out(table)
    wanted = ("round-begins", "drew-ability", "revealed", "turn")
    kinds = [each.kind for each in table.match.events if each.kind in wanted]
    assert kinds == ["round-begins", "drew-ability", *["revealed"] * 2, *["turn"] * 3, "round-begins"]
    assert table.told("revealed")[0] == {"seat": 0, "lead": "trample", "other": "skewer", "initiative": 72}


@rule("GH-INIT-02", "GH-REST-07")
def test_who_takes_a_long_rest_reveals_no_cards() -> None:
    table = at_selection(a_turn("brute"), hand="trample skewer", discard="spare-dagger sweeping-blow")
    table.do("rest").pass_all("turn")
    assert [each["seat"] for each in table.told("revealed")] == [1]
    assert table.told("rests") == [{"seat": 0}]


@rule("GH-INIT-01")
def test_only_types_on_the_map_get_a_card() -> None:
    table = Table(prepared("brute,scoundrel"))
    decks = {name: len(deck.draw) for name, deck in table.w.abilities.decks.items()}
    assert table.w.abilities.revealed == {}  # none before everybody has chosen
    for _ in range(2):
        table.do(table.options[0])
    assert [each["type"] for each in table.told("drew-ability")] == ["bandit-guard"]
    left = {name: decks[name] - len(deck.draw) for name, deck in table.w.abilities.decks.items()}
    assert left == {"archer": 0, "guard": 1, "living-bones": 0}


@rule("GH-ROUND-03", "GH-ROUND-02")
def test_cleanup_comes_when_every_figure_has_had_its_turn() -> None:
    table = a_turn("mindthief", "gnawing-horde", foes=GUARDS_AND_ARCHERS).do("top:gnawing-horde", "summon:G11")
    table = copied(table)
    table.figure("rat-swarm-1").came = 0
    table = everybody_waits(table, (40, 50), (60, 70), bandit_guard="guard-1", bandit_archer="archer-8")
    table.pass_all("cards")
    assert sorted(turns(table)) == ["bandit-archer-1", "bandit-guard-1", "mindthief", "rat-swarm-1", "scoundrel"]


@rule("GH-ROUND-01", "GH-ENDROUND-06")
def test_rounds_follow_each_other_and_are_counted_until_the_scenario_is_decided() -> None:
    table = at_selection(a_turn("brute", foes={"K9": "bandit-guard 30 stun immobilize"}))
    for number in (1, 2, 3):
        assert (table.kind, table.w.round, table.match.over) == ("cards", number, False)
        table.w.figures[-1].conditions = {"stun": 2}
        played_out(table)
    assert [each["number"] for each in table.told("round-begins")] == [1, 2, 3, 4]
    table.w.verdict = "won"
    played_out(table)
    assert (table.match.over, table.w.round) == (True, 4)


# Initiative


@rule("GH-INIT-03", "GH-MONORD-01", "GH-INIT-05")
@pytest.mark.parametrize(
    ("mine", "others", "guard", "archer", "expected"),
    [
        (30, 60, "guard-1", "archer-6", "bandit-guard brute bandit-archer scoundrel"),  # 15, 30, 44, 60
        (10, 12, "guard-5", "archer-4", "brute scoundrel bandit-archer bandit-guard"),  # 10, 12, 31, 50
        (72, 16, "guard-8", "archer-1", "bandit-archer scoundrel bandit-guard brute"),  # 14, 16, 70, 72
    ],
)
def test_everybody_acts_from_the_lowest_initiative_to_the_highest(
    mine: int, others: int, guard: str, archer: str, expected: str
) -> None:
    table = a_turn("brute", foes=GUARDS_AND_ARCHERS)
    table = everybody_waits(table, (mine, 99), (others, 1), bandit_guard=guard, bandit_archer=archer)
    assert order(table) == expected


@rule("GH-INIT-03", "GH-REST-07")
def test_a_long_rest_comes_at_99() -> None:
    table = next_ability(undrawn(a_turn("brute", foes={"K9": "bandit-guard"})), "guard-8")
    table = at_selection(table, discard="trample skewer").do("rest")
    table.do(table.options[0])
    assert table.told("drew-ability")[0]["initiative"] == 70
    assert order(table).endswith("bandit-guard brute")


@rule("GH-INIT-05")
def test_tied_characters_compare_their_other_cards() -> None:
    assert order(everybody_waits(a_turn("brute"), (20, 61), (20, 35))) == "scoundrel brute"
    assert order(everybody_waits(a_turn("brute"), (20, 35), (20, 61))) == "brute scoundrel"


@rule("GH-INIT-05")
@pytest.mark.parametrize("first", ["brute", "scoundrel"])
def test_characters_that_tie_with_both_cards_let_the_players_decide(first: str) -> None:
    table = everybody_waits(a_turn("brute"), (20, 35), (20, 35))
    assert (table.kind, sorted(table.options)) == ("first", ["first:brute", "first:scoundrel"])
    assert order(table.do(f"first:{first}")).split()[0] == first


@rule("GH-INIT-06")
def test_a_character_acts_before_monsters_with_the_same_initiative() -> None:
    table = a_turn("brute", foes={"K9": "bandit-guard"})
    assert order(everybody_waits(table, (15, 99), (15, 98), bandit_guard="guard-1")) == "scoundrel brute bandit-guard"


@rule("GH-INIT-07", "GH-AMBIG-01")
@pytest.mark.parametrize("first", ["living-corpse", "bandit-archer"])
def test_the_players_order_monster_types_that_tie(first: str) -> None:
    table = a_turn("brute", at="M10", foes={"N9": "bandit-archer", "M7": "living-corpse"}, scenario=2)
    table = everybody_waits(table, (90, 91), (92, 93), bandit_archer="archer-5", living_corpse="living-corpse-2")
    assert (table.kind, sorted(table.options)) == ("first", ["first:bandit-archer", "first:living-corpse"])
    assert order(table.do(f"first:{first}")).split()[0] == first


# Within a type


def some_guards() -> dict[str, str]:
    """Numbers 1 and 4 are normal, 2 and 3 elite: standees are numbered as they are placed."""
    return {"K9": "bandit-guard 30", "J9": "bandit-guard elite", "I9": "bandit-guard elite", "G9": "bandit-guard 30"}


@rule("GH-INIT-04", "GH-MONORD-03", "GH-MONORD-04")
def test_elites_act_before_normals_each_by_standee_number() -> None:
    for shift in range(4):
        table = a_turn("brute", at="E13", foes=some_guards())
        figures = table.w.figures
        table.w.figures = [*figures[:2], *figures[2 + shift :], *figures[2 : 2 + shift]]
        table = everybody_waits(rebuilt(table), (90, 91), (92, 93), bandit_guard="guard-1")
        table.pass_all("turn")
        assert turns(table)[:4] == [f"bandit-guard-{number}" for number in (2, 3, 1, 4)]


@rule("GH-MONORD-06")
def test_a_monster_that_died_before_its_place_does_not_act() -> None:
    foes = {"H10": "bandit-guard 1", "K9": "bandit-guard 30"}
    table = a_turn("brute", "trample", foes=foes, acts={"bandit-guard": "guard-8"})
    table.do("attack:trample", "hit:bandit-guard-1").pass_all("turn").do("end").pass_all("cards")
    assert not table.alive("bandit-guard-1")
    assert turns(table) == ["bandit-guard-2"]


@rule("GH-MONORD-03", "GH-IX-14", "GH-MONOTH-04")
def test_nobody_acts_twice_a_late_elite_gets_its_turn_and_a_summoned_one_waits() -> None:
    table = a_turn("brute", "trample", at="E13", foes=some_guards())
    acted = {"bandit-guard-1": True, "bandit-guard-2": False, "bandit-guard-3": True, "bandit-guard-4": False}
    for id_, done in acted.items():
        table.figure(id_).acted = done
    table.figure("bandit-guard-4").came = table.w.round  # another monster summoned it in this round
    rebuilt(table).do("end").pass_all("cards")
    assert turns(table) == ["bandit-guard-2"]
    played_out(table)
    guards = [each for each in turns(table)[1:] if each.startswith("bandit")]
    assert guards == [f"bandit-guard-{number}" for number in (2, 3, 1, 4)]
