"""How fast Runebound is: random games, clones, and combats between two bots: `python -m bench.bench_runebound`."""

from __future__ import annotations

import time
from typing import Any

from questhall.bots import make_bot
from questhall.games.runebound.content.board import CELL
from questhall.games.runebound.content.cards import CARDS
from questhall.games.runebound.game import GAME
from questhall.games.runebound.rules import combat, setup
from questhall.games.runebound.state import Combat, Hero, Round, Turn
from questhall.kernel import Keep, Match, Pile
from questhall.lab.bench import best, microseconds, middle, per_second, random_games

HEROES = ("corbin", "thorn", "lissa", "mok", "laurel", "hawthorne")
ASSETS: tuple[list[str], ...] = ([], ["war-hammer"], ["fire-staff", "chain-mail"], ["rapier", "warding-cloak"])
COMBATS = 60
DECISIONS = 400


def a_combat(number: int) -> Match[Any]:
    """Some hero, some gear, some enemy: about to begin."""
    terms = GAME.terms(2)
    state = setup.new_world(terms)
    foes = [card.id for card in CARDS.values() if card.deck == "combat" and card.life and card.scenario != "vorakesh"]
    foe = foes[number % len(foes)]
    state.decks[0].take(foe)
    assets = ASSETS[number % len(ASSETS)]
    for seat, at in enumerate(("7-8", "1-5")):
        hero = Hero(card=HEROES[(number + seat) % len(HEROES)], at=CELL[at], hand=Pile(kind="skill"))
        hero.trophies = [Pile(kind=deck.kind) for deck in state.decks]
        state.heroes[seat] = hero
    state.heroes[0].assets = [state.assets.take(card) for card in assets]
    state.rounds, state.act = 1, 1 + number % 2
    state.agenda = [Round(1, [0, 1]), Turn(0)]
    combat.start(Match(GAME, terms, bytes(16), Keep.NOTHING, state), 0, foe, "adventure")
    return Match(GAME, terms, number.to_bytes(16, "big"), Keep.BOUNDARY, state)


def seconds_fighting() -> float:
    """A combat between two bots, on average, with everything the table does around it."""
    matches = [a_combat(number) for number in range(COMBATS)]
    bots = [make_bot("house", GAME) for _ in range(2)]
    started = time.process_time()
    for match in matches:
        while match.asked and any(isinstance(task, Combat) for task in match.state.agenda):
            seat = match.asked[0].seat
            match.answer(seat, bots[seat].answer(match.seen(seat)))
    return (time.process_time() - started) / COMBATS


def seconds_telling() -> float:
    """The hints of a picture, on average over the decisions of a game between house bots."""
    match = Match(GAME, GAME.terms(3), bytes(16), Keep.NOTHING)
    bots = [make_bot("house", GAME) for _ in range(3)]
    spent = 0.0
    for _ in range(DECISIONS):
        seat = match.asked[0].seat
        view, asked = match.view(seat), [choice for choice in match.asked if choice.seat == seat]
        started = time.process_time()
        GAME.face.hints(view, [seat], asked)
        spent += time.process_time() - started
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    return spent / DECISIONS


def figures() -> dict[str, float]:
    """The first run of the combats counts: later ones find answers that are still known."""
    found = {"runebound: a combat between two bots (ms)": 1000 * seconds_fighting()}
    found["runebound: hints of a picture (ms)"] = 1000 * seconds_telling()
    for players in (2, 4):
        terms = GAME.terms(players)
        speed = best(per_second(lambda terms=terms: random_games(GAME, terms, 8)), 5)  # type: ignore[misc]
        found[f"runebound: decisions/s in random games of {players}"] = speed
    found["runebound: clone of a game for two (us)"] = microseconds(middle(GAME, GAME.terms(2)).clone, 500)
    return found


def main() -> None:
    for name, value in figures().items():
        print(f"{name}: {value:,.1f}")


if __name__ == "__main__":
    main()
