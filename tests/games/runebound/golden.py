"""A deterministic, eager player for whole games, and the story of such a game as text.

    python -m tests.games.runebound.golden --write

plays the games of TABLES and writes them to `golden/`.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from questhall.games.runebound.content.board import CELL, GEMS, PLACES, distance
from questhall.games.runebound.content.cards import CARDS
from questhall.games.runebound.game import GAME
from questhall.kernel import Choose, Keep, Match
from questhall.kernel.texts import Texts
from tests.games.runebound.positions import Table

TABLES = {"solo": (1, "margath", 5), "two": (2, "vorakesh", 2), "three": (3, "margath", 1)}
LIKING = {"adventure": 9, "quest": 8, "rumour": 8, "learn": 9, "zombie": 7, "outcome": 8, "surge": 6, "double": 5}
LIKING |= {"strike": 4, "fight-on": 3, "accept": 2, "shop": 1.5, "buy": 3, "roll": 2, "block": 3, "nine-lives": 5}
LIKING |= {
    "pass": -1,
    "end": 0,
    "reroll": -1,
    "exert": 0.5,
    "train": 0.6,
    "trade": -1,
    "part": 1,
    "use": 0.8,
    "stop": 0.2,
}


def eager(players: int, scenario: str, seed: int, keep: Keep = Keep.NOTHING) -> Table:
    """A game of heroes who walk from gem to gem, fight, quest and learn."""
    match = Match(GAME, GAME.terms(players, scenario=scenario), seed.to_bytes(4, "big"), keep)
    chooser = random.Random(seed)
    while match.asked:
        choice = match.asked[0]
        match.answer(choice.seat, best(match, choice, chooser))
    return match


def best(match: Table, choice: Choose, chooser: random.Random) -> str:
    scored = [(score(match, choice.seat, key) + chooser.random(), key) for key in choice.options]
    return max(scored)[1]


def score(match: Table, seat: int, key: str) -> float:
    """A rough liking: hurt heroes rest, others go where something waits."""
    verb, *words = key.split(":")
    hero = match.state.heroes[seat]
    if verb == "rest":
        return 6.0 if hero.wounds > 4 else -2.0
    if verb == "villain":
        return 9.0 if match.state.rounds > 20 and hero.wounds < 3 else -5.0
    if verb in ("go", "step"):
        goals = [cell for cell in GEMS if cell not in match.state.spent]
        goals += [cell for card in hero.quests for cell in PLACES[CARDS[card].place]]
        near = min((distance(hero.at, cell) for cell in goals), default=0)
        there = min((distance(CELL[words[0]], cell) for cell in goals), default=0)
        return 1.0 + 2.0 * (near - there)
    return LIKING.get(verb, 1.0)


def told(name: str) -> str:
    """Every event of a game, in words."""
    match = eager(*TABLES[name], keep=Keep.JOURNAL)
    texts = Texts(GAME, "en")
    rows = [texts.event(event.seen_by(0)) for event in match.events]
    rows += ["", f"{match.count} answers, {match.state.rounds} rounds", GAME.face.board(match.view(), texts)]
    return "\n".join(rows) + "\n"


def path(name: str) -> Path:
    return Path(__file__).parent / "golden" / f"{name}.txt"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        raise SystemExit("this overwrites the golden playthroughs: say --write, and review the difference")
    for name in TABLES:
        path(name).parent.mkdir(exist_ok=True)
        path(name).write_text(told(name), encoding="utf-8")
        print(name, len(told(name).splitlines()), "lines")
