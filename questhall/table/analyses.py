"""Analyses of finished games: thought through part by part in a process beside the server, and kept with the game.

Parts of different guests take turns, so that nobody's long game keeps another's waiting.  Whoever asked may stop; the
work ends when nobody wants it any more.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import BrokenExecutor

import msgspec
import sqlalchemy as sa
import structlog

from questhall.analysis import Analysis, Pace, Part, part_of, put_together
from questhall.games import find_game
from questhall.kernel import Refusal, Refused
from questhall.record.files import read, to_bytes
from questhall.table.errands import Errands
from questhall.table.forms import Analysed
from questhall.table.live import LiveTable
from questhall.table.schema import analyses
from questhall.table.store import Store
from questhall.table.turns import Turns
from questhall.table.workers import Workers

log = structlog.get_logger()
AT_ONCE = 1  # processes
PART_SECONDS = 300.0  # on the clock: a part that takes longer hangs
WAITING = 4  # analyses of one guest that are not done


class Job:
    """One analysis under way."""

    def __init__(self, guest: str, steps: int) -> None:
        self.guests, self.steps, self.done = {guest}, steps, 0
        self.begun = False
        self.task: asyncio.Task[None] | None = None


class Analyses:
    def __init__(self, store: Store, seconds: float) -> None:
        self._store, self._seconds = store, seconds
        self._workers = [Workers(1) for _ in range(AT_ONCE)]
        self._free, self._turns = list(self._workers), Turns(AT_ONCE)
        self._jobs: dict[str, Job] = {}
        self._failed: dict[str, str] = {}  # what went wrong, until somebody asks again
        self._errands = Errands()

    async def told(self, table: LiveTable, guest: str) -> Analysed:
        """How far it is; the analysis itself where it is done."""
        if job := self._jobs.get(table.id):
            return Analysed("running" if job.begun else "waiting", job.done, job.steps, guest in job.guests)
        steps = steps_of(table)
        found = await self.kept(table.id)
        if found is not None and found.steps == steps:
            return Analysed("done", steps, steps, analysis=found)
        return Analysed("failed" if table.id in self._failed else "none", 0, steps)

    async def kept(self, table_id: str) -> Analysis | None:
        query = sa.select(analyses.c.content).where(analyses.c.table_id == table_id)
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        try:
            return None if found is None else msgspec.msgpack.decode(bytes(found), type=Analysis)
        except msgspec.MsgspecError:  # written by another Questhall
            return None

    async def start(self, table: LiveTable, guest: str) -> None:
        """Whoever asks for what is under way waits for the same."""
        if (await self.told(table, guest)).state == "done":
            return
        if job := self._jobs.get(table.id):
            job.guests.add(guest)
            return
        if sum(guest in job.guests for job in self._jobs.values()) >= WAITING:
            raise Refused(Refusal("http.too-often"))
        self._failed.pop(table.id, None)
        job = self._jobs[table.id] = Job(guest, steps_of(table))
        job.task = asyncio.create_task(self._work(table, job))

    def stop(self, table: LiveTable, guest: str) -> None:
        job = self._jobs.get(table.id)
        if job is None or guest not in job.guests:
            return
        job.guests.discard(guest)
        if not job.guests and job.task is not None:
            job.task.cancel()

    async def _work(self, table: LiveTable, job: Job) -> None:
        try:
            await self._save(table.id, await self._analysed(table, job))
        except asyncio.CancelledError:
            log.info("analysis stopped", table=table.id, done=job.done)
        except Exception as error:
            log.exception("analysis failed", table=table.id)
            self._failed[table.id] = type(error).__name__
        finally:
            del self._jobs[table.id]

    async def _analysed(self, table: LiveTable, job: Job) -> bytes:
        match, save = table.match, to_bytes(table.match)
        pace, parts = Pace(job.steps, self._seconds), list[bytes]()
        while (coming := pace.next()) is not None:
            first, last, seconds = coming
            parts.append(await self._thought(job, look, save, (first, last), match.terms.players, seconds))
            pace.took(last, msgspec.msgpack.decode(parts[-1], type=Part).seconds)
            job.done = last
        rewards = match.rewards() if match.over else []
        return await self._thought(job, finish, save, rewards, match.terms.players, self._seconds, parts)

    async def _thought(self, job: Job, work: object, *given: object) -> bytes:
        """In turn, guest by guest; a worker that died is replaced once, one that is not wanted any more ended."""
        guest = next(iter(job.guests), "")
        async with self._turns.of(guest):
            job.begun = True
            worker = self._free.pop()
            try:
                return await run(worker, work, *given)
            except asyncio.CancelledError:
                worker.restart()
                raise
            finally:
                self._free.append(worker)

    async def _save(self, table_id: str, content: bytes) -> None:
        async with self._store.begin() as connection:
            await connection.execute(analyses.delete().where(analyses.c.table_id == table_id))
            await connection.execute(analyses.insert().values(table_id=table_id, at=time.time(), content=content))

    def close(self) -> None:
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()
        for worker in self._workers:
            worker.close()


async def run(worker: Workers, work: object, *given: object) -> bytes:
    try:
        return await worker.run(PART_SECONDS, work, *given)  # type: ignore[arg-type]  # look or finish
    except BrokenExecutor:
        return await worker.run(PART_SECONDS, work, *given)  # type: ignore[arg-type]


def steps_of(table: LiveTable) -> int:
    journal = table.match.journal
    assert journal is not None
    return len(journal.answers)


def as_known_to(found: Analysis, seats: list[int]) -> Analysis:
    """Of a chapter whose line goes on one sees what was thought from one's own seats, and nothing of the others."""
    mine = [one for one in found.decisions if one.seat in seats]
    turns = [one for one in found.turns if any(one.step == thought.step for thought in mine)]
    return msgspec.structs.replace(found, decisions=mine, turns=turns, luck=[], outcomes=[])


# -- in the worker ----------------------------------------------------------------------------------------------------


def look(save: bytes, steps: tuple[int, int], players: int, seconds: float) -> bytes:
    kept = read(save)
    return msgspec.msgpack.encode(part_of(find_game(kept.game), kept, steps, range(players), seconds))


def finish(save: bytes, rewards: list[float], players: int, budget: float, parts: list[bytes]) -> bytes:
    kept, decoded = read(save), [msgspec.msgpack.decode(part, type=Part) for part in parts]
    return msgspec.msgpack.encode(put_together(find_game(kept.game), kept, rewards, range(players), budget, decoded))
