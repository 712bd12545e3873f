"""Whole games: the conformance kit over the scenarios, and many random games in which nothing vanishes or appears."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bench import scenarios
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.content.scenarios import playable
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.rules.play.prepare import NEW
from questhall.games.gloomhaven.state import World
from questhall.kernel import Game, Keep, Match, Terms
from questhall.kit.conformance import (
    QUICK,
    Broken,
    Playing,
    Report,
    components_are_kept,
    counts_are_possible,
    same_bytes,
    watched,
)
from questhall.kit.texts import missing_texts

SAMPLE, SOAKED, PARTS = 100, 2_000, 20
OF_EACH, FIRST = 100, 100  # random games of each scenario, on tables that no other test lays
HIGHEST_LEVEL = 7
NAMED = 0.5  # how many parties are named, with classes from boxes among them
HIGHEST_CHARACTER, GROWN = 9, 0.6  # the level, and how many parties are not new
LONGEST = 5_000  # decisions in a random game


def table(seed: int) -> Terms:
    """A table drawn by lot: scenario, two to four characters of level 1 to 9, level 0 to 7, perks, variants."""
    rng = random.Random(seed)
    solo, open_ = rng.random() < 0.1, rng.random() < 0.1
    players = rng.choice(list(GAME.players))
    grown = [rng.randint(1, HIGHEST_CHARACTER) for _ in range(players)]
    return GAME.terms(
        players,
        levels=",".join(map(str, grown)) if rng.random() < GROWN else NEW,
        scenario=playable()[seed % len(playable())],
        level=rng.randrange(HIGHEST_LEVEL - (solo or open_) + 1),  # played alone it rises by one.  GH-VAR-SOLO-03
        perks=rng.choice([0, 1, 3]),
        solo=solo,
        open=open_,
        tamed=rng.random() < 0.2,
        sharing=rng.choice(["deck", "type"]),
        party=",".join(rng.sample(list(classes()), players)) if rng.random() < NAMED else "",
    )


def played(seed: int, of: Game[Any] = GAME) -> Match[Any]:
    """A random game to its end, its components, counts and bytes looked at before every step."""
    rng = random.Random(seed)
    game: Game[Any] = watched(of)
    match: Match[Any] = Match(game, table(seed), b"gloomhaven" + seed.to_bytes(6, "big"), Keep.JOURNAL)
    while match.asked and match.count < LONGEST:
        choice = rng.choice(match.asked)
        match.answer(choice.seat, choice.key_at(rng.randrange(len(choice.options))))
    assert match.over, f"seed {seed} does not end"
    same_bytes(game, match)
    components_are_kept(game, match)
    counts_are_possible(game, match)
    learned_as_told(match)
    return match


def learned_as_told(match: Match[Any]) -> None:
    """Every point of XP was told when it was learned.  GH-XP-01"""
    for seat, hero in enumerate(match.state.heroes):
        told = sum(event.data["xp"] for event in match.events if event.kind == "learned" and event.data["seat"] == seat)
        if told != hero.xp:
            raise Broken(f"xp: seat {seat} has {hero.xp}, and was told of {told}")


def planted(fault: Callable[[World], None], at: int) -> Game[Any]:
    """The game with something wrong before one of its steps."""
    steps = 0

    def step(self: Game[Any], m: Match[Any]) -> Any:
        nonlocal steps
        steps += 1
        if steps == at:
            fault(m.state)
        return type(GAME).step(GAME, m)

    return type("Planted", (type(GAME),), {"step": step})()  # type: ignore[no-any-return]  # a Game, made here


def lose_coin(w: World) -> None:
    w.memory["coins"] = w.memory.get("coins", 0) + 1


def lose_standee(w: World) -> None:
    next(pile for pile in w.standees.left.values() if pile).pop()


def lose_modifier(w: World) -> None:
    w.decks["monsters"].draw.draw()


def exchange_modifier(w: World) -> None:
    pile = w.decks["monsters"].draw
    pile.cards[pile.cards.index("-2")] = "+2"


def lose_card(w: World) -> None:
    next(hero for hero in w.heroes if hero.aside).aside.pop()


def learn_in_secret(w: World) -> None:
    w.heroes[0].xp += 1


@pytest.mark.parametrize(
    ("fault", "named"),
    [
        (lose_coin, "coins"),
        (lose_standee, "standees"),
        (lose_modifier, "modifiers"),
        (exchange_modifier, "modifier cards of monsters"),
        (lose_card, "cards"),
        (learn_in_secret, "xp"),
    ],
)
def test_what_vanishes_or_appears_is_found(fault: Callable[[World], None], named: str) -> None:
    with pytest.raises(Broken, match=named):
        played(0, planted(fault, 60))


@pytest.mark.parametrize("part", range(4))
def test_a_sample_of_random_games_ends_with_everything_in_its_place(part: int) -> None:
    for seed in range(part, SAMPLE, 4):
        match = played(seed)
        assert match.state.verdict in ("won", "lost")


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_two_thousand_random_games_end_with_everything_in_its_place(part: int) -> None:
    for seed in range(SAMPLE + part, SAMPLE + SOAKED, PARTS):
        played(seed)


@pytest.mark.soak
@pytest.mark.parametrize("number", playable())
def test_a_hundred_random_games_of_every_scenario_end_with_everything_in_its_place(number: int) -> None:
    for at in range(OF_EACH):
        played((FIRST + at) * len(playable()) + playable().index(number))


@pytest.mark.soak
@pytest.mark.parametrize("count", scenarios.NUMBERS)
@pytest.mark.parametrize("number", playable())
def test_ten_house_games_of_every_scenario_and_number_of_characters_end(number: int, count: int) -> None:
    for at in range(scenarios.ROUNDS):
        assert scenarios.game("house", number, count, at).decisions


@pytest.mark.sweep(5)
@pytest.mark.parametrize("number", playable())
def test_the_conformance_kit_has_nothing_to_say(number: int) -> None:
    """One game of each scenario under the eyes of the kit: options, clones, saves, reasons, futures, leaks."""
    report, used = Report(), dict[str, set[str]]()
    terms = GAME.terms(2 + number % 3, scenario=number, perks=number % 2)
    Playing(GAME, terms, number, report, used, QUICK).play()
    assert not [*map(str, report.faults), *missing_texts(GAME.texts, used, GAME.face.numbers())]
