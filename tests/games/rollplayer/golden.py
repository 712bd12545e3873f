"""Golden playthroughs: whole games as text, written on purpose only.

    python -m tests.games.rollplayer.golden --write

plays the games of GAMES with a simple driver and writes them to `golden/`; the test replays them word by word.
"""

from __future__ import annotations

import sys
from pathlib import Path

from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.state import World
from questhall.kernel import Keep, Match
from questhall.kernel.seen import imagine
from questhall.kernel.texts import Texts

HERE = Path(__file__).parent / "golden"
GAMES = {"solo": (1, b"golden solo"), "two": (2, b"golden two"), "four": (4, b"golden four")}
ANSWER = "> "
SECOND = ("dice.place", "act.DEX.with", "act.STR", "act.CON", "act.WIS", "skill.set.to", "skill.raise", "skill.sleight")


class Telling:
    """A game that is written down as it goes: answers behind `>`, events as a player reads them."""

    def __init__(self, players: int, key: bytes) -> None:
        self.match = Match(GAME, GAME.terms(players), key, Keep.JOURNAL)
        self.texts = Texts(GAME, "en")
        self.lines = [f"rollplayer, {players} players, key {key.hex()}", ""]
        self.told = 0
        self.listen()

    def listen(self) -> None:
        self.lines += [self.texts.event(event) for event in self.match.events[self.told :]]
        self.told = len(self.match.events)

    def answer(self, seat: int, said: str) -> None:
        self.lines.append(f"{ANSWER}{seat + 1} {said}")
        self.match.answer(seat, said)
        self.listen()

    def text(self) -> str:
        return "\n".join([*self.lines, "", GAME.face.board(self.match.state, self.texts)]) + "\n"


def drive(telling: Telling) -> None:
    """Always the answer after which one's prospects look best, the first of equals."""
    match = telling.match
    while not match.over:
        choice = match.asked[0]
        best = max(choice.options, key=lambda said: prospects(match, choice.seat, said))
        telling.answer(choice.seat, best)


def prospects(match: Match[World], seat: int, said: str) -> float:
    """One answer ahead, two where the first only prepares the second.  The driver's dice are not those to come."""
    future = imagine(match, [seat], b"driver", Keep.BOUNDARY).match
    future.answer(seat, said)
    (choice, *_) = [*future.asked, None]
    if choice is not None and choice.seat == seat and choice.kind in SECOND:
        return max(after(future, seat, then) for then in choice.options)
    return GAME.evaluate(future.state, seat) or 0.0


def after(future: Match[World], seat: int, said: str) -> float:
    twin = future.clone(Keep.BOUNDARY)
    twin.answer(seat, said)
    return GAME.evaluate(twin.state, seat) or 0.0


def replayed(text: str) -> str:
    """The same game from its header and its answers alone."""
    head = text.splitlines()[0]
    players, key = int(head.split(", ")[1].split()[0]), bytes.fromhex(head.split(" key ")[1])
    telling = Telling(players, key)
    for line in text.splitlines():
        if line.startswith(ANSWER):
            seat, said = line.removeprefix(ANSWER).split()
            telling.answer(int(seat) - 1, said)
    return telling.text()


def write() -> None:
    HERE.mkdir(exist_ok=True)
    for name, (players, key) in GAMES.items():
        telling = Telling(players, key)
        drive(telling)
        (HERE / f"{name}.txt").write_text(telling.text(), encoding="utf-8")
        print(f"golden/{name}.txt: {len(telling.lines)} lines, {telling.match.result}")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        raise SystemExit("this overwrites the golden playthroughs: say --write, and review the difference")
    write()
