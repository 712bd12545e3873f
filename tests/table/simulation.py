"""One server simulated from a seed: its disk, clocks, lines and bots are driven from here, so a run can be had again.

The parts of the hall are the real ones; time is virtual, the disk is a dictionary that survives a crash, and nothing
here waits for anything but the loop.  `python -m tests.table.simulation 7` plays the run of seed
7 and says what it found.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import selectors
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog

from questhall.games import find_game
from questhall.kernel import Refusal, Refused
from questhall.record.files import saved, verified
from questhall.table.agreement import Agreement, Chair
from questhall.table.forms import Clock
from questhall.table.guests import Client
from questhall.table.hall import Hall
from questhall.table.live import LiveTable
from questhall.table.metrics import Metrics
from questhall.table.patch import patched
from questhall.table.protocol import Act, FromClient, NotTaken
from questhall.table.schema import LogEntry, Lost, Row
from questhall.table.settings import Limits, Settings
from questhall.table.store import AWAY, Sheet
from questhall.table.tokens import Who

EVENTS = 300
DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)
SETTINGS = Settings(
    lease_seconds=8.0,
    snapshot_every=5,
    mind_after=30.0,
    node="sim",
    limits=Limits(burst=10**9, unsent_messages=10**6, tables_per_guest=10**6),
)
CLOCK = 1_000_000.0  # seconds on a clock: no run lasts so long, so none may ever run out
LAG = 3_000.0  # seconds that a picture may wait to be read; every jump is longer
AWAY_CHOICES = ("wait", "bot", "pause")
GAMES = ("tictactoe", "bandits", "lanterns")


class Found(AssertionError):
    """Something that must never be."""


def must(true: object, what: str) -> None:
    if not true:
        raise Found(what)


# -- time ------------------------------------------------------------------------------------------------------------


class NoWaiting(selectors.SelectSelector):
    """Instead of waiting for a file, time goes on."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        self.passed += timeout or 0.0
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.waiting = NoWaiting()
        super().__init__(self.waiting)

    def time(self) -> float:
        return self.waiting.passed


@contextlib.contextmanager
def virtual_time(loop: VirtualLoop) -> Iterator[list[float]]:
    """The clocks of the machine are ours; the wall clock is wrong by what is in the list."""
    wrong, true = [1.7e9], (time.time, time.monotonic)
    time.time, time.monotonic = lambda: loop.time() + wrong[0], loop.time
    try:
        yield wrong
    finally:
        time.time, time.monotonic = true


# -- the disk --------------------------------------------------------------------------------------------------------


class Disk:
    """What survives a crash."""

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.logs: dict[str, list[LogEntry]] = {}
        self.reports: list[str] = []


class SimStore:
    """The store of one life of the server; every write may be where it ends, fails, or fails after all."""

    sqlite = True

    def __init__(self, disk: Disk, sim: Sim) -> None:
        self.disk, self.sim, self.dead = disk, sim, False

    async def _write(self, change: Callable[[], Any]) -> Any:
        await self._moment()
        chance = self.sim.chance
        if chance("write-fails") or self.sim.away:
            raise away()
        self._perhaps_the_end()
        done = change()
        self._perhaps_the_end()
        await self._moment()
        if chance("write-done-but-fails"):
            raise away()
        return done

    def _perhaps_the_end(self) -> None:
        if self.sim.chance("crash-at-write"):
            self.sim.crashing = self.dead = True
            raise asyncio.CancelledError

    async def _moment(self) -> None:
        await asyncio.sleep(self.sim.rng.choice((0.0, 0.0, 0.001, 0.2)))
        if self.dead:
            raise asyncio.CancelledError

    async def _read(self) -> None:
        await self._moment()
        if self.sim.away:
            raise away()

    async def create(self, row: Row, guests: Sequence[str] = ()) -> None:
        def change() -> None:
            self.disk.rows[row.id], self.disk.logs[row.id] = msgspec.structs.replace(row), []

        await self._write(change)

    async def hosted(self, guest: str) -> int:
        await self._read()
        return 0

    async def load(self, table_id: str) -> tuple[Row, list[LogEntry]] | None:
        await self._read()
        row = self.disk.rows.get(table_id)
        return (msgspec.structs.replace(row), self.after(table_id, row.snapshot_seq)) if row else None

    async def entries(self, table_id: str, after: int = 0) -> list[LogEntry]:
        await self._read()
        return self.after(table_id, after)

    async def agreement(self, table_id: str) -> bytes | None:
        await self._read()
        return self.disk.rows[table_id].detail if table_id in self.disk.rows else None

    def after(self, table_id: str, seq: int) -> list[LogEntry]:
        return [entry for entry in self.disk.logs[table_id] if entry.seq > seq]

    async def update(self, table_id: str, **values: Any) -> None:
        def change() -> None:
            self.disk.rows[table_id] = msgspec.structs.replace(self.disk.rows[table_id], **values)

        await self._write(change)

    async def change_detail(self, table_id: str, change: Callable[[bytes], Sheet]) -> None:
        def whole() -> None:
            row = self.disk.rows[table_id]
            sheet = change(row.detail)
            values = {"detail": sheet.detail, "status": sheet.status, "host": sheet.host}
            self.disk.rows[table_id] = msgspec.structs.replace(row, **values)

        await self._write(whole)

    async def append(self, entry: LogEntry, owner: str) -> None:
        def change() -> None:
            log = self.disk.logs[entry.table_id]
            if any(one.seq == entry.seq for one in log):
                raise Lost(entry.table_id)
            log.append(entry)

        await self._write(change)

    async def report(self, table_id: str, text: str) -> str:
        self.disk.reports.append(text)
        return "report"

    async def answers(self) -> bool:
        return not self.sim.away


def away() -> sa.exc.OperationalError:
    return sa.exc.OperationalError("a write", None, Exception("the disk is away"))


class SimPool:
    """Bots that take their time."""

    def __init__(self, sim: Sim) -> None:
        self.sim = sim

    async def answer(self, match: Any, seat: int, name: str, guest: str = "") -> str:
        options = list(match.choice(seat).options)
        await asyncio.sleep(self.sim.rng.choice((0.0, 0.1, 3.0)))
        return str(self.sim.rng.choice(options))

    def close(self) -> None:
        pass


# -- people ----------------------------------------------------------------------------------------------------------


class Sitter:
    """Somebody with a browser: what was shown, in order, over a line that is cut now and then."""

    def __init__(self, sim: Sim, who: Who, seats: list[int]) -> None:
        self.sim, self.who, self.seats = sim, who, seats
        self.client: Client | None = None
        self.picture: dict[str, Any] = {}
        self.refused = ""
        self.last: FromClient | None = None
        self.clocks: tuple[Client | None, float, list[float]] = (None, 0.0, [])

    async def come(self) -> None:
        room = await self.sim.hall.open(self.sim.table)
        must(room is not None, "a table is gone")
        assert room is not None
        client = Client(self.who, room.table.id, SETTINGS.limits, changes=True)
        await self.sim.hall.enter(room, client, self.picture.get("seq", 0))
        self.client = client

    def go(self) -> None:
        room = self.sim.hall.find(self.sim.table)
        if self.client is not None and room is not None:
            self.sim.hall.leave(room, self.client)
        self.client = None

    def read(self, most: int = 10**6) -> None:
        while self.client is not None and most and not self.client.outgoing.empty():
            most -= 1
            data = self.client.outgoing.get_nowait()
            if data is None:
                self.client = None
                return
            self.take(json.loads(data))

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "changed":
            must(message["base"] == self.picture.get("number"), "a change of another picture than the last")
            message = {**patched(self.picture, message["patch"]), "entries": message["entries"]}
        if message["type"] == "picture":
            self.picture = message
            self.sim.shown(message)
            self.check_clocks([seat["clock"] or 0.0 for seat in message["seats"]])
        elif message["type"] == "refused":
            self.refused = message["refusal"]["reason"]

    def check_clocks(self, clocks: list[float]) -> None:
        """While somebody looks, clocks run as time does, whatever happens to the clock on the wall."""
        before, since, known = self.clocks
        self.clocks = self.client, self.sim.loop.time(), clocks
        if before is self.client:
            passed = self.sim.loop.time() - since + LAG
            must(all(then - now < passed for then, now in zip(known, clocks, strict=True)), "a clock has jumped")

    async def say(self, message: FromClient) -> None:
        """As the socket passes it on: a refusal is told, and nothing else goes wrong."""
        if self.client is None:
            return
        client, self.last = self.client, message
        room = await self.sim.hall.open(self.sim.table)
        assert room is not None
        allowed = legal(room.table, self.who, message) and room.owned
        seq, late = room.table.seq, stale(room.table, message)
        try:
            await self.sim.hall.obey(room, client, message)
            must(not late, "an answer to a decision that was over was taken")
        except Refused as refused:
            reason = refused.refusal.reason
            must(not allowed or room.table.seq != seq or reason in ("table.moved", "table.paused"), f"legal: {reason}")
            client.send(NotTaken(refused.refusal, ""))
        except AWAY:
            client.send(NotTaken(Refusal("http.no-database"), ""))


def legal(table: LiveTable, who: Who, message: FromClient) -> bool:
    if not isinstance(message, Act) or table.status != "running" or table.course.paused:
        return False
    own = message.seat in table.agreement.owned(who.id)
    return own and table.match.cannot_answer(message.seat, message.option, message.base) is None


def stale(table: LiveTable, message: FromClient) -> bool:
    choice = table.match.choice(message.seat) if isinstance(message, Act) else None
    return isinstance(message, Act) and choice is not None and message.base < choice.base


# -- the run ---------------------------------------------------------------------------------------------------------

ODDS = {"write-fails": 0.03, "write-done-but-fails": 0.03, "crash-at-write": 0.02}


class Sim:
    def __init__(self, seed: int, loop: VirtualLoop, wrong: list[float], events: int) -> None:
        self.rng, self.loop, self.wrong, self.events = random.Random(seed), loop, wrong, events
        self.counts: Counter[str] = Counter()
        self.calm = self.crashing = self.away = False
        self.disk = Disk()
        self.table = ""
        self.views: dict[tuple[int, tuple[int, ...]], Any] = {}
        self.highest = 0
        self.errors: list[str] = []
        loop.set_exception_handler(self.fault)

    def fault(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, (*AWAY, Refused, asyncio.CancelledError)):
            self.errors.append(f"{context.get('message')}: {error!r}")

    def chance(self, what: str) -> bool:
        happens = not self.calm and self.rng.random() < ODDS[what]
        self.counts[what] += happens
        return happens

    def shown(self, picture: dict[str, Any]) -> None:
        """What somebody was shown is durable, and the same whenever it is shown again."""
        seq = picture["seq"]
        log = self.disk.logs[self.table]
        must(seq <= len(log), f"entry {seq} was shown and is not in the log of {len(log)}")
        known = self.views.setdefault((seq, tuple(picture["looking"])), picture["view"])
        must(known == picture["view"], f"entry {seq} looks otherwise than it did")
        self.highest = max(self.highest, seq)
        must(not any(seat["out"] for seat in picture["seats"]), "a clock ran out that could not")

    async def start(self) -> None:
        self.store = SimStore(self.disk, self)
        self.hall = Hall(self.store, SETTINGS, Metrics(), SimPool(self))  # type: ignore[arg-type]  # as ports
        await self.hall.start()
        self.tending = asyncio.create_task(self.hall.tend())

    async def crash(self) -> None:
        """Everything in memory is gone, at whatever it was."""
        self.counts["crashes"] += 1
        self.store.dead, self.crashing = True, False
        for task in sorted(asyncio.all_tasks(), key=asyncio.Task.get_name):
            if task is not asyncio.current_task():
                task.cancel()
        for _ in range(5):
            await asyncio.sleep(0)
        for sitter in self.sitters:
            sitter.client = None
        await self.start()

    async def guarded(self, work: Any) -> None:
        """One thing that somebody does; the server may end meanwhile."""
        task = asyncio.create_task(work)
        await asyncio.wait([task], timeout=120.0)
        if not task.done():
            task.cancel()
            must(self.store.dead, "something takes for ever")
        elif not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, AWAY):
            raise error
        if self.crashing:
            await self.crash()

    async def run(self) -> None:
        await self.start()
        await self.open()
        for number in range(self.events):
            await self.guarded(self.event())
            if number % 60 == 59 or self.over():
                await self.check()
            if self.over():
                for sitter in self.sitters:
                    sitter.go()
                await self.open()
        self.calm, self.away = True, False
        await self.check()
        await self.play_out()

    async def open(self) -> None:
        """A table of another game, at which the same people sit."""
        game = self.rng.choice(GAMES)
        ann, bob = Who("a", "Ann"), Who("b", "Bob")
        kinds = self.rng.choice(("aab", "ab", "abx", "ax", "abx"))[: 3 if game == "lanterns" else 2]
        chairs = {"a": Chair("person", "a", "Ann"), "b": Chair("person", "b", "Bob"), "x": Chair("bot", bot="random")}
        terms = find_game(game).terms(len(kinds))
        undo, clock = self.rng.choice(("ask", "solo")), self.rng.choice((None, Clock(CLOCK)))
        agreement = Agreement([chairs[kind] for kind in kinds], terms, "a", False, undo, clock)
        calm, away_, self.calm, self.away = self.calm, self.away, True, False
        self.counts["games"] += 1
        table = LiveTable.new(f"t{self.counts['games']}", game, agreement, self.rng.randbytes(16))
        room = await self.hall.create(game, agreement, table)
        self.table, self.views, self.highest = room.table.id, {}, 0
        self.sitters = [Sitter(self, who, agreement.owned(who.id)) for who in (ann, bob)]
        self.sitters.append(Sitter(self, Who("e", "Eve"), []))
        self.calm, self.away = calm, away_

    def over(self) -> bool:
        room = self.hall.find(self.table)
        return room is not None and room.table.status == "over"

    async def event(self) -> None:
        rng, sitter = self.rng, self.rng.choice(self.sitters)
        for one in self.sitters:
            one.read(rng.choice((1, 3, 10**6)))
        what = rng.choices(
            ("act", "say", "old", "wish", "line", "time", "jump", "away", "seat", "crash"),
            (40, 4, 6, 10, 10, 12, 4, 2, 2, 2),
        )[0]
        self.counts[what] += 1
        match what:
            case "act":
                await self.act(sitter)
            case "say":
                await sitter.say(DECODER.decode(b'{"type": "say", "text": "hm"}'))
            case "old" if sitter.last is not None:
                await sitter.say(sitter.last)  # a message that comes twice
            case "wish":
                await sitter.say(self.wish(sitter))
            case "line":
                sitter.go() if sitter.client else await sitter.come()
            case "time":
                await asyncio.sleep(rng.choice((0.01, 1.0, 10.0, 60.0)))
            case "jump":
                self.wrong[0] += rng.choice((-7_200.0, 3_600.0, 86_400.0))
            case "away":
                self.away = not self.away
            case "seat":
                await self.stand_up_and_sit_down(sitter)
            case "crash":
                self.crashing = True
        await asyncio.sleep(0)

    async def act(self, sitter: Sitter) -> None:
        if sitter.client is None:
            await sitter.come()
        asked = [one for one in sitter.picture.get("asked", []) if one["options"]]
        if not asked:
            await asyncio.sleep(0.1)
            return
        one = self.rng.choice(asked)
        await sitter.say(Act(one["seat"], one["base"], self.rng.choice(one["options"])))

    def wish(self, sitter: Sitter) -> FromClient:
        seat = self.rng.choice(sitter.seats) if sitter.seats else 0
        room = self.hall.find(self.table)
        number = room.wish.number if room and room.wish else 0
        kinds = sorted({one["kind"] for one in sitter.picture.get("asked", []) if one["options"]})
        options = [option for one in sitter.picture.get("asked", []) for option in one["options"]]
        said: dict[str, Any] = self.rng.choice(
            [
                {"type": "undo", "seat": seat},
                {"type": "consent", "wish": number, "agree": self.rng.random() < 0.8},
                {"type": "pause", "seat": seat},
                {"type": "resume", "seat": seat},
                {"type": "resume", "seat": seat},
                {
                    "type": "about-away",
                    "seat": self.rng.randrange(3),
                    "choice": self.rng.choice(("wait", "bot", "pause")),
                },
                {"type": "take-back-played", "seat": seat},
                {"type": "redraw", "since": 0},
                {"type": "standing", "seat": seat, "kind": (kinds or ["x"])[0], "option": (options or [""])[0]},
                {"type": "standing", "seat": seat, "kind": (kinds or ["x"])[0], "option": ""},
            ]
        )
        message: FromClient = DECODER.decode(msgspec.json.encode(said))
        return message

    async def stand_up_and_sit_down(self, sitter: Sitter) -> None:
        """A change of the agreement: the host's wish about who speaks."""
        room = await self.hall.open(self.table)
        assert room is not None
        policy = self.rng.choice(("all", "seats"))
        with contextlib.suppress(*AWAY):
            await self.hall.change_agreement(room, lambda agreement: setattr(agreement, "chat", policy))

    async def check(self) -> None:
        """When nothing goes on, memory is what the disk says."""
        before, away_ = self.calm, self.away
        self.calm, self.away = True, False
        await asyncio.sleep(20.0)
        for sitter in self.sitters:
            sitter.read()
        must(not self.errors, "; ".join(self.errors[:2]))
        must(not self.disk.reports, "a report: " + "".join(self.disk.reports)[:2_000])
        row, log = self.disk.rows[self.table], self.disk.logs[self.table]
        must([entry.seq for entry in log] == list(range(1, len(log) + 1)), "the log has a gap or a double")
        must(self.highest <= len(log), "something that was shown is gone")
        again = LiveTable.loaded(row, [entry for entry in log if entry.seq > row.snapshot_seq])
        must(not again.fault, f"the log cannot be followed: {again.fault[-1_500:]}")
        room = self.hall.find(self.table)
        if room is not None:
            must(room.table.seq == len(log), f"memory is at {room.table.seq}, the log at {len(log)}")
            for name, mine, kept in (
                ("state", msgspec.to_builtins(room.table.match.state), msgspec.to_builtins(again.match.state)),
                ("course", told(room.table), told(again)),
                ("agreement", room.table.agreement, again.agreement),
            ):
                must(mine == kept, f"the {name} in memory is not that on the disk: {mine!r} {kept!r}"[:600])
            self.check_nobody_waits_for_a_bot(room.table)
        self.calm, self.away = before, away_

    def check_nobody_waits_for_a_bot(self, table: LiveTable) -> None:
        if table.status != "running" or table.course.paused:
            return
        for choice in table.match.asked:
            must(table.agreement.seats[choice.seat].kind != "bot", "a bot sleeps")
            standing = table.course.standing.get(f"{choice.seat} {choice.kind}")
            must(standing not in choice.options, "a standing answer is not given")

    async def play_out(self) -> None:
        """Without faults everybody comes back and the game is played to its end, which proves its dice."""
        for sitter in self.sitters:
            sitter.go()
            await sitter.come()
            sitter.read()
        for _ in range(600):
            room = self.hall.find(self.table)
            assert room is not None
            if room.table.status == "over":
                break
            if room.table.course.paused:
                await self.sitters[0].say(DECODER.decode(b'{"type": "resume", "seat": %d}' % self.sitters[0].seats[0]))
            for sitter in self.sitters[:2]:
                sitter.read()
                await self.act(sitter)
            await asyncio.sleep(0.5)
        else:
            raise Found(f"the game does not end: {room.table.status}, {room.table.match.asked}")
        verified(saved(room.table.match), find_game)
        await self.check()


def told(table: LiveTable) -> dict[str, Any]:
    """The course of a game, without the moments that no two clocks agree on."""
    kept = msgspec.to_builtins(table.course)
    return {name: kept[name] for name in ("begun", "paused", "ended", "minded", "out", "standing", "played")}


def play(seed: int, events: int = EVENTS) -> Counter[str]:
    """The run of a seed; Found where something is not as it must be."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    loop = VirtualLoop()
    asyncio.set_event_loop(loop)
    state = random.getstate()
    random.seed(seed)
    try:
        with virtual_time(loop) as wrong:
            sim = Sim(seed, loop, wrong, events)
            loop.run_until_complete(sim.run())
            for task in asyncio.all_tasks(loop):
                task.cancel()
            loop.run_until_complete(asyncio.sleep(0))
        return sim.counts
    finally:
        random.setstate(state)
        loop.close()
        asyncio.set_event_loop(None)


if __name__ == "__main__":
    for number in map(int, sys.argv[1:]):
        print(number, dict(play(number)))
