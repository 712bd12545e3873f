"""The daily challenge: one deal a day for every game that has one, the same dice for all, one attempt that counts.

The key of a day is drawn when somebody first asks for it.  What it is sealed with is shown at once, the key itself when
the day is over: then anybody can check that all had the same dice, and that these were fixed before the first attempt.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from questhall.games import catalogue, find_game
from questhall.kernel import Daily, Refusal, Refused, commitment
from questhall.table import days
from questhall.table.agreement import Agreement, Chair
from questhall.table.forms import Challenge, ChallengeScore
from questhall.table.hall import Hall
from questhall.table.live import LiveTable
from questhall.table.room import Room
from questhall.table.rooms import new_id
from questhall.table.schema import attempts, dailies, tables
from questhall.table.store import Store
from questhall.table.tokens import Who

BOARD = 50  # scores that are told
SETTLED = 50  # attempts that are settled at a time


class Challenges:
    def __init__(self, store: Store, hall: Hall) -> None:
        self._store, self._hall = store, hall

    async def of_day(self, day: str, who: Who) -> list[Challenge]:
        """Every game's challenge; of a day gone by only those that somebody played."""
        found = []
        for game, daily in offered().items():
            key = await self._key(day, game, make=day == days.today())
            if key is not None:
                await self._settle(day, game)
                found.append(await self._told(day, game, daily, key, who))
        return found

    async def begin(self, game: str, who: Who) -> Room:
        """The one attempt of today; whoever has begun it goes on with it."""
        day, daily = days.today(), offered().get(game)
        if daily is None:
            raise Refused(Refusal("daily.no-such-game", numbers={"game": game[:40]}))
        key = await self._key(day, game, make=True)
        assert key is not None
        table = new_id()
        if not await self._claim(day, game, who, table):
            raise Refused(Refusal("daily.once"))
        terms = find_game(game).terms(daily.players, **daily.settings)
        seats = [Chair("person", who.id, who.name) for _ in range(daily.players)]
        agreed = Agreement(seats, terms, who.id, False, "rated", daily=day)
        try:
            return await self._hall.create(game, agreed, LiveTable.new(table, game, agreed, key))
        except Exception:
            mine = sa.and_(attempts.c.day == day, attempts.c.game == game, attempts.c.guest == who.id)
            async with self._store.begin() as connection:
                await connection.execute(attempts.delete().where(mine))
            raise

    async def _key(self, day: str, game: str, make: bool) -> bytes | None:
        stored = sa.select(dailies.c.key).where(dailies.c.day == day, dailies.c.game == game)
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(stored)).scalar()
        if found is None and make:
            with suppress(sa.exc.IntegrityError):  # another request was first
                async with self._store.begin() as connection:
                    values = {"day": day, "game": game, "key": secrets.token_bytes(16)}
                    await connection.execute(dailies.insert().values(**values))
            return await self._key(day, game, make=False)
        return None if found is None else bytes(found)

    async def _claim(self, day: str, game: str, who: Who, table: str) -> bool:
        """Whether this is the guest's first attempt."""
        empty = {"state": "open", "won": False, "score": 0.0, "moves": 0}
        values = {"day": day, "game": game, "guest": who.id, "name": who.name, "table_id": table, **empty}
        try:
            async with self._store.begin() as connection:
                await connection.execute(attempts.insert().values(**values))
        except sa.exc.IntegrityError:
            return False
        return True

    async def _settle(self, day: str, game: str) -> None:
        """What became of attempts whose tables are over."""
        over = sa.select(attempts.c.guest, attempts.c.table_id).join(tables, tables.c.id == attempts.c.table_id)
        mine = (attempts.c.day == day, attempts.c.game == game, attempts.c.state == "open", tables.c.status == "over")
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(over.where(*mine).limit(SETTLED))).all()
        for guest, table in found:
            room = await self._hall.open(table)
            if room is None:
                continue
            where = sa.and_(attempts.c.day == day, attempts.c.game == game, attempts.c.guest == guest)
            async with self._store.begin() as connection:
                await connection.execute(attempts.update().where(where).values(**became(room, guest)))

    async def _told(self, day: str, game: str, daily: Daily, key: bytes, who: Who) -> Challenge:
        over = days.is_over(day)
        of_game = sa.and_(attempts.c.day == day, attempts.c.game == game)
        best = (attempts.c.won.desc(), attempts.c.score.desc(), attempts.c.moves)
        done = sa.select(attempts).where(of_game, attempts.c.state == "done").order_by(*best).limit(BOARD)
        own = sa.select(attempts.c.table_id, attempts.c.state).where(of_game, attempts.c.guest == who.id)
        async with self._store.engine.connect() as connection:
            board = (await connection.execute(done)).all()
            mine = (await connection.execute(own)).first() if who.id else None
        return Challenge(
            game=game,
            day=day,
            ends=days.ends(day),
            over=over,
            players=daily.players,
            settings=dict(find_game(game).terms(daily.players, **daily.settings).settings),
            commitment=commitment(key),
            key=key.hex() if over else "",
            table=mine.table_id if mine else "",
            state=mine.state if mine else "",
            board=[
                ChallengeScore(
                    one.name, one.won, one.score, one.moves, one.guest == who.id, one.table_id if over else ""
                )
                for one in board
            ],
        )


def offered() -> dict[str, Daily]:
    return {name: game.daily for name, game in catalogue().items() if game.daily is not None}


def became(room: Room, guest: str) -> dict[str, Any]:
    """How an attempt ended; one in which a bot answered too does not count."""
    match, seats = room.table.match, room.table.agreement.seats
    own = all(seat.kind == "person" and seat.guest == guest for seat in seats)
    if match.result is None or not own or match.assisted:
        return {"state": "void"}
    scores = sum(match.result.scores)
    return {"state": "done", "won": bool(match.result.winners), "score": scores, "moves": match.count}
