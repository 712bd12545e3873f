"""What people wonder about a table: questions to the game about their own view, thought through beside the server."""

from __future__ import annotations

from collections import deque
from typing import Any

import structlog
from msgspec import Raw, json, msgpack

from questhall.games import find_game
from questhall.kernel import Face, Game, Laid, Refusal, Refused, Terms
from questhall.table.errands import Errands
from questhall.table.guests import Client
from questhall.table.live import view_of
from questhall.table.protocol import Answered, Wonder
from questhall.table.room import Room
from questhall.table.thinking import Patience, Thinker

log = structlog.get_logger()
SECONDS = 2  # for one answer
PER_MINUTE = 600  # questions of one connection: a pointer that wanders over the map
WAITING = 8  # questions of one connection that are not answered yet
LONGEST_QUESTION = 120
LARGEST_ANSWER = 65_536
NOTHING = b"null"
HELD: deque[Laid | None] = deque(maxlen=8)  # in the worker: what tables brought is not read anew for every question


class Wonders:
    """Answers questions one after another, beside all else; what was asked of the same view before is known."""

    def __init__(self) -> None:
        self._thinker = Thinker(SECONDS)
        self._patience = Patience(PER_MINUTE, WAITING)
        self._errands = Errands()
        self._known: set[str] = set()  # games that the worker has thought about
        self._read: set[str] = set()  # games that it has been told to read

    def expect(self, room: Room) -> None:
        """The first question shall not wait for a game to be thought about for the first time."""
        game = room.table.match.game
        if is_wonderful(game.face) and game.id not in self._known:
            match = room.table.match
            self._errands.send(self._prepare(game.id, msgpack.encode(view_of(match, [])), match.terms.homebrew))

    def expect_game(self, game: Game[Any]) -> None:
        """Somebody looks at a game and may sit down soon: the worker starts and reads it meanwhile."""
        if is_wonderful(game.face) and game.id not in self._read:
            self._read.add(game.id)
            self._errands.send(self._read_ahead(game.id))

    def ask(self, room: Room, client: Client, wonder: Wonder) -> None:
        self._errands.send(self._tell(room, client, wonder))

    async def _prepare(self, game: str, seen: bytes, homebrew: str) -> None:
        try:
            await self._think(game, seen, "", homebrew)
        except Exception:
            log.exception("no worker for questions", game=game)

    async def _read_ahead(self, game: str) -> None:
        try:
            await self._thinker.think_first(read, game)
        except Exception:
            log.exception("no worker for questions", game=game)

    async def _think(self, game: str, seen: bytes, question: str, homebrew: str) -> bytes:
        """In its time; a worker that was lost has to read the game again."""
        think = self._thinker.think if game in self._known else self._thinker.think_first
        try:
            found = await think(answered, game, seen, question, homebrew)
        except Refused:
            self._known.clear()
            self._read.clear()
            raise
        self._known.add(game)
        return found

    async def _tell(self, room: Room, client: Client, wonder: Wonder) -> None:
        """The answer, or why there is none, to the one who asked."""
        told = Answered(wonder.id, wonder.base)
        try:
            with self._patience.of(str(client.number)):
                told.answer = Raw(await self._answer(room, client, wonder))
        except Refused as refused:
            told.refusal = refused.refusal
        except Exception:
            log.exception("no answer", game=room.table.match.game.id, question=wonder.question[:LONGEST_QUESTION])
            told.refusal = Refusal("http.broken")
        client.send(told)

    async def _answer(self, room: Room, client: Client, wonder: Wonder) -> bytes:
        table = room.table
        if len(wonder.question) > LONGEST_QUESTION:
            raise Refused(Refusal("http.too-large", numbers={"limit": LONGEST_QUESTION}))
        if wonder.base != table.seq:
            raise Refused(Refusal("match.stale", numbers={"base": wonder.base, "now": table.seq}))
        game = table.match.game
        if not is_wonderful(game.face):
            return NOTHING
        looking = client.looking(table.agreement, [choice.seat for choice in table.match.asked])
        known = room.answers_to(looking)
        if wonder.question not in known:
            seen = msgpack.encode(view_of(table.match, looking))
            brought = table.match.terms.homebrew
            known[wonder.question] = await self._think(game.id, seen, wonder.question, brought)
        if len(known[wonder.question]) > LARGEST_ANSWER:
            log.warning("answer too large", game=game.id, question=wonder.question)
            raise Refused(Refusal("http.too-large", numbers={"limit": LARGEST_ANSWER}))
        return known[wonder.question]


def is_wonderful(face: Face[Any]) -> bool:
    """Whether the game answers questions at all."""
    return type(face).wonder is not Face.wonder


# -- in the worker: nothing but what the asking seat sees comes here --------------------------------------------------


def read(game: str) -> bytes:
    find_game(game)
    return NOTHING


def answered(game: str, seen: bytes, question: str, homebrew: str = "") -> bytes:
    """As JSON; no question is there to read the game."""
    declared = find_game(game)
    HELD.append(declared.laid(Terms(0, homebrew=homebrew)))
    view = msgpack.decode(seen, type=declared.state)
    if question:
        return json.encode(declared.face.wonder(view, question))
    declared.face.hints(view, [])
    for name in declared.face.parts(view):
        declared.face.part(view, name)
    return NOTHING
