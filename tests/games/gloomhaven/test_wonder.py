"""What is wondered beside what then happens: a monster's turn, its reach, sight, areas, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from questhall.bots import RandomBot
from questhall.games.gloomhaven import bot
from questhall.games.gloomhaven.face.answers import (
    AreaAnswer,
    Course,
    Intent,
    PositionAnswer,
    ReachAnswer,
    SightAnswer,
    Threat,
)
from questhall.games.gloomhaven.game import GAME, Gloomhaven
from questhall.games.gloomhaven.position import problems
from questhall.games.gloomhaven.rules.mind.options import think
from questhall.games.gloomhaven.rules.play.table import figure, floor, place, spot
from questhall.games.gloomhaven.state import Beast, World
from questhall.hex.bits import cells_of
from questhall.kernel import Keep, Match
from questhall.ledger import rule
from tests.games.gloomhaven.play import Table, a_turn, prepared
from tests.games.gloomhaven.test_hints import shuffled

GAMES = [(1, "brute,scoundrel"), (3, "cragheart,mindthief,tinkerer"), (14, "brute,spellweaver,scoundrel,tinkerer")]


def wonder(table: Table, question: str, seat: int = 0) -> Any:
    return GAME.face.wonder(table.match.view(seat), question)


def intent(table: Table, id_: str) -> Intent:
    found = wonder(table, f"intent:{id_}")
    assert isinstance(found, Intent)
    return found


# What it will do is what it does


class Watched(Gloomhaven):
    """Before every turn of a monster or summon that has not begun it is asked what it will do."""

    def __init__(self) -> None:
        self.told: list[tuple[Intent, int]] = []

    def step(self, m: Any) -> Any:
        task = m.state.agenda[-1]
        if isinstance(task, Beast) and task.at < 0 and figure(m.state, task.figure):
            found = self.face.wonder(m.view(0), f"intent:{task.figure}")
            assert isinstance(found, Intent)
            self.told.append((found, len(m.events)))
        return super().step(m)


def watched(scenario: int, party: str, seed: int, player: Any) -> tuple[Watched, Match[World]]:
    """A game with its intents, each with the number of events before that turn."""
    game = Watched()
    terms = game.terms(len(party.split(",")), scenario=scenario, party=party)
    match: Match[World] = Match(game, terms, bytes([seed] * 16), Keep.JOURNAL)
    for _ in range(400):
        if not match.asked or match.state.round > 6:
            break
        seat = match.asked[0].seat
        match.answer(seat, player(match.seen(seat)))
    return game, match


def turn_of(match: Match[World], id_: str, start: int) -> list[Any]:
    """The events of a turn, from its beginning to the next one's."""
    events = match.events[start:]
    begun = next(at for at, event in enumerate(events) if event.kind == "turn" and event.data["figure"] == id_)
    ends = [at for at, event in enumerate(events) if at > begun and event.kind in ("turn", "round-begins")]
    return events[begun : ends[0]] if ends else events[begun:]


@rule("GH-FOCUS-01", "GH-MONMOVE-03", "GH-MONATK-01", "GH-MONORD-02")
@pytest.mark.parametrize(("scenario", "party"), GAMES)
@pytest.mark.parametrize("who", ["house", "random"])
def test_a_certain_intent_is_the_turn_that_follows(scenario: int, party: str, who: str) -> None:
    """Where it moves first, and whom its first attack goes at."""
    random = RandomBot(scenario)
    player = bot.house if who == "house" else random.answer
    game, match = watched(scenario, party, scenario, player)
    certain = [(told, start) for told, start in game.told if told.certain]
    assert len(certain) > len(game.told) * 0.6
    assert all(told.before == [] for told, _ in game.told)
    for told, start in certain:
        events = [event for event in turn_of(match, told.figure, start) if told.figure in event.data.values()]
        moved = [event.data["spot"] for event in events if event.kind == "moved"]
        (course,) = told.courses
        check_move(match, course, moved)
        check_attack(course, [event.data["target"] for event in events if event.kind == "aims"])


def check_move(match: Match[World], course: Course, moved: list[str]) -> None:
    """The first move of a turn that begins with one."""
    steps = [step for step in course.steps if step.kind == "move"]
    if not steps or steps[0] is not course.steps[0]:
        return
    if path := steps[0].path:
        assert moved[0] == spot(match.state, path[-1])
    else:
        assert moved == [] or len(steps) > 1


def check_attack(course: Course, aimed: list[str]) -> None:
    """All targets of a single attack in order, unless a blow's answer ends it; the first of several attacks."""
    attacks = [[blow.target for blow in step.blows] for step in course.steps if step.kind == "attack"]
    if course.dies or not attacks:
        return
    if len(attacks) == 1:
        assert aimed == attacks[0][: len(aimed)]
        assert bool(aimed) == bool(attacks[0])
    elif attacks[0]:
        assert aimed[0] == attacks[0][0]


def test_before_the_reveal_every_card_that_may_come_is_tried() -> None:
    match = prepared("brute,scoundrel")
    table = Table(match)
    one = next(each for each in match.state.figures if each.kind == "monster")
    told = intent(table, one.id)
    assert (told.known, told.certain, told.acted) == (False, False, False)
    assert sorted(course.card for course in told.courses) == sorted(
        match.state.abilities.decks[told.courses[0].card.rpartition("-")[0]].draw.cards
    )
    for target in told.targets:
        hit = [course for course in told.courses if target.figure in targets_of(course)]
        assert target.cards == len(hit)
        assert target.least <= target.mean <= target.most


def targets_of(course: Course) -> set[str]:
    return {blow.target for step in course.steps for blow in step.blows}


@rule("GH-MONSTAT-12")
def test_cards_that_were_discarded_are_not_expected_again() -> None:
    table = a_turn("brute", at="H11", foes={"H10": "bandit-guard"}, acts={"bandit-guard": "guard-6"})
    deck = table.w.abilities.decks["guard"]
    for card in ("guard-3", "guard-4"):
        deck.draw.take(card)
        deck.discard.put(card)
    table.figure("bandit-guard-1").acted = True
    told = intent(table, "bandit-guard-1")
    assert (told.acted, told.known) == (True, False)
    cards = {course.card for course in told.courses}
    assert not cards & {"guard-3", "guard-4", "guard-6"}
    assert len(cards) == 5


@rule("GH-INIT-03", "GH-MONORD-03")
def test_who_acts_before_a_monster_is_told() -> None:
    foes = {"H10": "bandit-guard", "G10": "bandit-guard elite", "E9": "bandit-archer"}
    acts = {"bandit-guard": "guard-6", "bandit-archer": "archer-1"}
    table = a_turn("brute", at="H11", foes=foes, acts=acts)
    normal = next(each for each in table.w.figures if each.name == "bandit-guard" and each.rank == "normal")
    elite = next(each for each in table.w.figures if each.name == "bandit-guard" and each.rank == "elite")
    assert intent(table, normal.id).before == ["brute", "bandit-archer", elite.id]
    assert not intent(table, normal.id).certain


def test_the_reasons_name_hexes_and_rules_in_both_languages() -> None:
    table = a_turn("brute", at="H11", foes={"H10": "bandit-guard"}, acts={"bandit-guard": "guard-6"})
    (course,) = intent(table, "bandit-guard-1").courses
    first = course.why[0]
    assert first.rules == ["GH-FOCUS-02", "GH-FOCUS-04"]
    assert first.cells == [place(table.w).cells["H11"]]
    assert all("H11" in first.about[lang] for lang in ("en", "ru"))


@rule("GH-FOCUS-09", "GH-FOCUS-10")
def test_the_initiative_that_decides_is_told_as_it_is_printed() -> None:
    """Not with what breaks a tie of two characters."""
    foes, acts = {"H10": "bandit-guard"}, {"bandit-guard": "guard-6"}
    table = a_turn("brute", at="H11", friends={"G10": "scoundrel"}, foes=foes, acts=acts)
    for hero, (lead, second) in zip(table.w.heroes, ((27, 72), (50, 13)), strict=True):
        hero.initiative, hero.second = lead, second
    (course,) = intent(table, "bandit-guard-1").courses
    (why,) = [each for each in course.why if each.key == "focus.initiative"]
    assert "(27)" in why.about["en"]
    assert "(27)" in why.about["ru"]


@rule("GH-ATK-06", "GH-ITEM-09", "GH-ITEM-07", "GH-ACTIVE-04")
def test_what_a_character_wears_counts_against_the_blow() -> None:
    """Hide armour takes one off and the helmet the double."""

    def most(items: tuple[int, ...]) -> int:
        table = a_turn("brute", at="H11", foes={"H10": "bandit-guard"}, acts={"bandit-guard": "guard-6"}, items=items)
        table.w.decks["monsters"].draw.cards[:2] = ["x2", "+1"]
        table.w.decks["monsters"].take_stock()
        (target,) = intent(table, "bandit-guard-1").targets
        return target.most

    assert (most(()), most((3,)), most((7,))) == (4, 3, 3)


def test_asking_changes_nothing() -> None:
    foes = {"H10": "bandit-guard", "E9": "bandit-archer"}
    table = a_turn("brute", at="H11", foes=foes, acts={"bandit-guard": "guard-6"})
    view = table.match.view(0)
    before = msgspec.msgpack.encode(view)
    asked = ("intent:bandit-guard-1", "reach:bandit-guard-1", "threat:H12", "sight:H11:E9", "position:bandit-archer-1")
    for question in asked:
        assert GAME.face.wonder(view, question) is not None
        assert msgspec.msgpack.encode(view) == before


# Reach, threat


@rule("GH-MONMOVE-01", "GH-ATK-03")
def test_reach_is_where_it_could_go_and_strike_with_some_card() -> None:
    table = a_turn("brute", at="K13", foes={"E9": "bandit-guard"}, acts={"bandit-guard": "guard-6"})
    found = wonder(table, "reach:bandit-guard-1")
    assert isinstance(found, ReachAnswer)
    board, start = floor(table.w).board, table.figure("bandit-guard-1").cell
    assert set(found.moves) <= {cell for cell in floor(table.w).grid.cells if (board.steps(start, cell) or 0) <= 3}
    assert all((board.steps(start, cell) or 0) <= 4 for cell in found.hits)
    assert place(table.w).cells["K13"] not in found.hits


def test_a_threat_is_an_attack_that_the_monster_then_makes() -> None:
    """The brute is put on every hex in turn: whoever attacks it there was told."""
    for name in ("G11", "H9", "J12", "K13", "F10"):
        table = a_turn(
            "brute",
            at=name,
            foes={"E10": "bandit-guard"},
            friends={"K9": "scoundrel"},
            acts={"bandit-guard": "guard-6"},
        )
        found = wonder(table, f"threat:{name}")
        assert isinstance(found, Threat)
        told = {each.figure for each in found.attackers if each.cards}
        focus = intent(table, "bandit-guard-1").targets
        assert not any(target.figure == "brute" for target in focus) or "bandit-guard-1" in told


# Sight, areas, the tool


@rule("GH-LOS-01", "GH-LOS-02")
def test_sight_tells_the_line_or_the_walls_in_its_way() -> None:
    match = prepared("brute,scoundrel", scenario=3)
    view = match.view(0)
    grid = floor(view).grid
    names = place(view).spots
    cells = list(grid.cells)[::3]
    seen = {True: 0, False: 0}
    for one in cells:
        for other in cells:
            if one == other:
                continue
            found = GAME.face.wonder(view, f"sight:{names[one]}:{names[other]}")
            assert isinstance(found, SightAnswer)
            assert found.seen == bool(floor(view).seen_from(one) >> other & 1)
            assert found.seen or all(line.walls or line.edges for line in found.lines)
            seen[found.seen] += 1
    assert seen[True]


@rule("GH-AREA-01", "GH-AREA-04")
def test_an_area_turned_by_hand_names_the_option_that_covers_the_same_figures() -> None:
    foes = {"H10": "bandit-guard 9", "I11": "bandit-guard 9"}
    table = a_turn("brute", "sweeping-blow", at="H11", foes=foes).do("top:sweeping-blow")
    keys = set()
    for turn in range(12):
        found = wonder(table, f"area:H11:{turn}")
        assert isinstance(found, AreaAnswer)
        assert bool(found.key) == bool(found.figures)
        assert found.key or (found.rule, found.reason) == ("GH-AREA-03", "area.nobody")
        keys |= {found.key}
    assert keys - {""} == {key for key in table.options if key.startswith("lay:")}
    assert wonder(table, "area:H11:12") is None


def test_a_position_in_the_tool_thinks_as_the_running_game_does() -> None:
    foes = {"E9": "bandit-guard", "F12": "bandit-guard elite"}
    table = a_turn("brute", at="K12", foes=foes, acts={"bandit-guard": "guard-6"}, traps="G10 H11")
    found = wonder(table, "position:bandit-guard-2")
    assert isinstance(found, PositionAnswer)
    assert list(problems(found.position)) == []
    thought = think(found.position)
    (course,) = intent(table, "bandit-guard-2").courses
    ends = {place(table.w).whole.cell(option.hex) for option in thought.options}
    assert (course.steps[0].path or [table.figure("bandit-guard-2").cell])[-1] in ends


# What is not told


@pytest.mark.parametrize(
    "question",
    [
        *(
            "",
            "intent",
            "intent:",
            "intent:brute",
            "intent:nobody",
            "intent:a:b",
            "reach:brute",
            "threat:ZZ99",
            "what:x",
        ),
        *(
            "sight:H11",
            "sight:H11:H11",
            "area:H11:1",
            "area:H11:x",
            "position:brute",
            "sight:H11:A1",
            "threat:H8",
            ":" * 50,
        ),
    ],
)
def test_a_question_that_makes_no_sense_has_no_answer(question: str) -> None:
    table = a_turn("brute", at="H11", foes={"H10": "bandit-guard"})
    assert wonder(table, question) is None


def test_nothing_is_wondered_about_before_there_is_a_table() -> None:
    match: Match[World] = Match(GAME, GAME.terms(2), b"before the table", Keep.BOUNDARY)
    assert GAME.face.wonder(match.view(0), "sight:H11:H10") is None


def test_answers_never_depend_on_what_is_hidden() -> None:
    """Two games that differ in hands of others, the order of decks and goals alone give the same answers."""
    match = prepared("brute,scoundrel,tinkerer", scenario=4)
    player = RandomBot(5)
    for number in range(50):
        if not match.asked:
            break
        for seat in (0, 1) if number % 5 == 0 else ():
            asked = [f"{verb}:{each.id}" for each in match.state.figures for verb in ("intent", "reach", "position")]
            asked += [f"threat:{spot(match.state, each.cell)}" for each in match.state.figures]
            for question in asked:
                one, two = (GAME.face.wonder(view, question) for view in (match.view(seat), shuffled(match, seat)))
                assert msgspec.json.encode(one) == msgspec.json.encode(two)
        seat = match.asked[0].seat
        match.answer(seat, player.answer(match.seen(seat)))


def test_closed_rooms_are_in_no_answer() -> None:
    """No cell behind a closed door, in any answer about the first room."""
    match = prepared("brute,scoundrel", scenario=1)
    view = match.view(0)
    lair = place(view)
    closed = {cell for at, room in enumerate(lair.rooms) if at not in view.rooms for cell in cells_of(room)}
    for each in [each for each in view.figures if each.kind == "monster"]:
        for verb in ("intent", "reach"):
            found = GAME.face.wonder(match.view(0), f"{verb}:{each.id}")
            assert not closed & set(cells_in(msgspec.to_builtins(found)))


CELLS = ("moves", "hits", "path", "cells")


def cells_in(value: Any) -> Iterator[int]:
    """The cells of an answer."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from item if key in CELLS else cells_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from cells_in(item)
