"""Scenarios that can be chosen: what their pages say happens in a running match."""

from __future__ import annotations

from collections import Counter

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.combat.modifiers import CHARACTER_CURSE
from questhall.games.gloomhaven.rules.play import verdicts
from questhall.games.gloomhaven.rules.play.table import floor, monsters, place, present, spot
from questhall.games.gloomhaven.state import Beast, EndRound, Finish, Next, Select, Walk
from questhall.kernel import Keep, Match, Pile
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, prepared


def table_of(party: str, scenario: int, **settings: object) -> Table:
    return Table(prepared(party, scenario, **settings))


def again(table: Table) -> Table:
    """The same table as a match of its own, after a test has changed it."""
    table.match = Match(GAME, table.match.terms, table.match.key, Keep.JOURNAL, state=table.w)
    return table


def leave_only(table: Table, *ids: str) -> None:
    """All other monsters are gone, their standees back in the box."""
    for each in [each for each in table.w.figures if each.kind == "monster" and each.id not in ids]:
        table.w.figures.remove(each)
        table.w.standees.left[each.name].append(each.number)


# Scenario 2: the Commander opens the side doors


def commander(table: Table, special: int) -> Beast:
    """The boss's card of the round calls for one of its specials, and the Brute is to act after it."""
    w = table.w
    deck = bestiary.deck("boss")
    chosen = next(card.id for card in deck if any(_calls(entry.action, special) for entry in card.entries))
    w.abilities.revealed["bandit-commander"] = chosen
    w.abilities.decks["boss"].draw = Pile.of([card.id for card in deck if card.id != chosen], "abilities.boss")
    w.abilities.decks["boss"].discard = Pile(kind="abilities.boss")
    for each in w.figures:
        each.acted = each.id != "brute"
    hero = w.heroes[0]
    hero.played, hero.hand, hero.initiative = hero.hand[:2], hero.hand[2:], 90
    return Beast("bandit-commander-1")


def _calls(action: object, special: int) -> bool:
    return getattr(action, "number", 0) == special


def with_commander() -> Table:
    """Door 1 is open, the Commander stands in the middle room, and it is round 1."""
    table = table_of("brute,tinkerer", 2)
    w = table.w
    w.round = 1
    door = place(w).marked("1")[0]
    walker = present(w, "brute")
    walker.cell = next(cell for cell in place(w).whole.neighbours[door] if cell in floor(w).grid.cells)
    w.agenda = [Next(), Walk("brute", 0, 2)]
    again(table).do(f"door:{spot(w, door)}")
    return table


@rule("GH-BOSS-03", "GH-SPECIAL-04")
def test_the_commander_goes_to_the_next_side_door_and_opens_it() -> None:
    table = with_commander()
    w = table.w
    for mark in "ab":
        door = place(w).marked(mark)[0]
        assert door in w.locked
        w.agenda = [Next(), commander(table, 1)]
        again(table)
        while table.kind != "turn":
            table.do(table.options[0])
        assert door in w.doors
        assert door not in w.locked
        assert table.spot("bandit-commander-1") == spot(w, door)


@rule("GH-SPECIAL-04")
def test_a_locked_door_is_a_wall_for_characters() -> None:
    table = with_commander()
    w = table.w
    door = place(w).marked("a")[0]
    walker = present(w, "brute")
    beside = [cell for cell in place(w).whole.neighbours[door] if cell in floor(w).grid.cells]
    leave_only(table, "bandit-commander-1")
    walker.cell = beside[0]
    w.agenda = [Next(), Walk("brute", 0, 3)]
    again(table)
    assert f"door:{spot(w, door)}" not in table.options
    assert f"go:{spot(w, door)}" not in table.options


@rule("GH-SETUP-02", "GH-COND-19")
def test_every_character_starts_scenario_2_with_three_curses() -> None:
    decks = table_of("brute,tinkerer,scoundrel", 2).w.decks
    assert [decks[job].draw.cards.count(CHARACTER_CURSE) for job in ("brute", "tinkerer", "scoundrel")] == [3, 3, 3]


# Scenario 3: guards keep coming


@rule("GH-SPECIAL-01", "GH-SPECIAL-02")
def test_with_two_characters_a_guard_spawns_at_the_end_of_odd_rounds() -> None:
    table = table_of("brute,tinkerer", 3)
    w = table.w
    leave_only(table)
    for round_, there in ((1, 1), (2, 1), (3, 2)):
        w.round = round_
        w.agenda = [EndRound()]
        again(table)
        if table.kind == "spawn":
            table.do(table.options[0])
        assert len(monsters(w)) == there
    assert {each.arrival for each in monsters(w)} == {"spawned"}


@rule("GH-SPECIAL-03")
def test_with_three_characters_a_guard_spawns_at_the_start_of_every_round_and_acts_in_it() -> None:
    table = table_of("brute,tinkerer,scoundrel", 3)
    w = table.w
    leave_only(table)
    w.round = 0
    w.agenda = [Select()]
    again(table)
    (guard,) = monsters(w)
    assert guard.name == "inox-guard"
    assert guard.came == 0
    assert not guard.acted


@rule("GH-SPECIAL-01")
def test_no_guard_spawns_once_door_1_is_open() -> None:
    table = table_of("brute,tinkerer,scoundrel", 3)
    w = table.w
    leave_only(table)
    w.doors = list(place(w).marked("1"))
    w.round = 0
    w.agenda = [Select()]
    again(table)
    assert not monsters(w)


@rule("GH-SPECIAL-12")
def test_scenario_3_is_won_with_five_kills_a_character() -> None:
    table = table_of("brute,tinkerer", 3)
    table.w.memory["kills"] = 9
    verdicts.judge(table.match)
    assert table.w.verdict == ""
    table.w.memory["kills"] = 10
    verdicts.judge(table.match)
    assert table.w.verdict == "won"


# Other starts and goals


@rule("GH-SETUP-02", "GH-COND-15")
def test_the_characters_of_scenario_5_start_disarmed() -> None:
    table = table_of("brute,tinkerer", 5)
    assert table.has("brute", "disarm")
    assert table.has("tinkerer", "disarm")


@rule("GH-MOD-12")
def test_scenario_14_adds_three_minus_cards_with_their_own_mark() -> None:
    cards = Counter(table_of("brute,tinkerer", 14).w.decks["brute"].draw.cards)
    assert cards["-1 added"] == 3
    assert cards["-1"] == 5


def test_scenario_6_is_won_when_its_last_room_is_revealed_and_empty() -> None:
    table = table_of("brute,tinkerer", 6)
    w = table.w
    leave_only(table)
    verdicts.judge(table.match)
    assert w.verdict == ""
    w.rooms = list(range(len(place(w).rooms)))
    verdicts.judge(table.match)
    assert w.verdict == "won"


def test_scenario_8_asks_for_both_bodyguards() -> None:
    table = table_of("brute,tinkerer", 8)
    table.w.memory["kills inox-bodyguard"] = 1
    verdicts.judge(table.match)
    assert table.w.verdict == ""
    table.w.memory["kills inox-bodyguard"] = 2
    verdicts.judge(table.match)
    assert table.w.verdict == "won"


@rule("GH-ENDSCEN-10", "GH-ENDSCEN-12", "GH-SCEN-04")
def test_a_victory_gives_bonus_xp_and_rewards_and_names_what_it_opens() -> None:
    table = table_of("brute,tinkerer", 2)
    w = table.w
    w.verdict = "won"
    gold = table.hero().sheet.gold
    w.agenda = [Finish()]
    again(table)
    assert table.match.over
    assert table.hero().sheet.xp == 6
    assert table.hero().sheet.gold == gold + 10
    assert [each["scenario"] for each in table.told("opens")] == ["scenario-3", "scenario-4"]
    assert table.match.result is not None
    assert table.match.result.winners == [0, 1]


@rule("GH-IX-51", "GH-GOAL-03")
def test_a_defeat_keeps_coins_and_xp_and_gives_nothing_else() -> None:
    table = table_of("brute,tinkerer", 2)
    w = table.w
    hero = table.hero()
    hero.coins, hero.xp, gold = 2, 3, hero.sheet.gold
    w.verdict = "lost"
    w.agenda = [Finish()]
    again(table)
    assert (hero.sheet.gold, hero.sheet.xp, hero.sheet.checkmarks) == (gold + 4, 3, 0)
    assert table.match.result is not None
    assert table.match.result.winners == []
