"""What a guest has played: history and statistics, counted from the tables themselves."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence

import msgspec
import structlog

from questhall.record.files import BadFile
from questhall.table.agreement import from_bytes
from questhall.table.forms import Played, Profile, Tally
from questhall.table.live import LiveTable
from questhall.table.schema import LogEntry, Row
from questhall.table.store import Store
from questhall.table.tokens import Who

log = structlog.get_logger()
LATEST = 200  # finished tables of a guest that are counted
KEPT = 2_000  # tables that were read
FAVOURITES = 12  # things of a kind


class Ended(msgspec.Struct):
    """A finished table as it is counted, for whoever sat there."""

    winners: list[int]
    scores: list[float]
    together: bool
    ended: bool
    accounts: list[dict[str, list[str]]]  # by seat


class Profiles:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Ended | None] = OrderedDict()

    async def of(self, who: Who) -> Profile:
        rows = [row for row in await self._store.of_guest(who.id) if row.status == "over"][:LATEST]
        found = [(row, ended) for row in rows if (ended := await self._read(row)) is not None]
        games = [played(row, ended, who.id) for row, ended in found]
        counted = [(one, ended) for one, (_, ended) in zip(games, found, strict=True) if one.counts]
        return Profile(
            name=who.name,
            games=tallies((one.game, "", "", one.won) for one, _ in counted),
            things=favourites(
                (one.game, kind, thing, one.won) for one, ended in counted for kind, thing in had(one, ended)
            ),
            bots=tallies((one.game, "bot", bot, one.won) for one, _ in counted for bot in set(one.bots)),
            history=games,
        )

    async def _read(self, row: Row) -> Ended | None:
        if row.id not in self._known:
            entries = await self._store.entries(row.id, row.snapshot_seq)
            self._known[row.id] = await asyncio.to_thread(read, row, entries)
        self._known.move_to_end(row.id)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return self._known[row.id]


def read(row: Row, entries: list[LogEntry]) -> Ended | None:
    try:
        table = LiveTable.loaded(row, entries)
    except (BadFile, msgspec.MsgspecError, LookupError, ValueError) as error:
        log.warning("a table cannot be read", table=row.id, cause=str(error))
        return None
    match, seats = table.match, range(table.match.terms.players)
    result = match.result
    return Ended(
        winners=result.winners if result else [],
        scores=result.scores if result else [],
        together=len({match.game.team(match.terms, seat) for seat in seats}) == 1,
        ended=result is None,
        accounts=[
            {kind: list(things) for kind, things in match.game.account(match.state, seat).items()} for seat in seats
        ]
        if result
        else [],
    )


def played(row: Row, ended: Ended, guest: str) -> Played:
    """One line of the history.  Rivals at one screen, and what was broken off, count for nothing."""
    agreement = from_bytes(row.detail)
    own = agreement.owned(guest)
    return Played(
        table=row.id,
        game=row.game,
        at=row.updated,
        seats=[seat.name for seat in agreement.seats],
        own=own,
        won=any(seat in ended.winners for seat in own),
        scores=ended.scores,
        bots=[seat.bot for seat in agreement.seats if seat.kind == "bot"],
        counts=bool(own) and not ended.ended and (len(own) == 1 or ended.together),
        ended=ended.ended,
    )


def had(one: Played, ended: Ended) -> Iterable[tuple[str, str]]:
    """Hero, class, cards: what the guest's seats ended with, each once a game."""
    return sorted(
        {(kind, thing) for seat in one.own for kind, list_ in ended.accounts[seat].items() for thing in list_}
    )


def tallies(rows: Iterable[tuple[str, str, str, bool]]) -> list[Tally]:
    """By game, kind and thing, the most played first."""
    games, wins = Counter[tuple[str, str, str]](), Counter[tuple[str, str, str]]()
    for game, kind, thing, won in rows:
        games[game, kind, thing] += 1
        wins[game, kind, thing] += won
    ranked = sorted(games, key=lambda key: (-games[key], key))
    return [Tally(*key, played=games[key], won=wins[key]) for key in ranked]


def favourites(rows: Iterable[tuple[str, str, str, bool]]) -> list[Tally]:
    """The most played of every kind."""
    kept: list[Tally] = []
    for tally in tallies(rows):
        if count_of(kept, tally) < FAVOURITES:
            kept.append(tally)
    return kept


def count_of(kept: Sequence[Tally], tally: Tally) -> int:
    return sum((one.game, one.kind) == (tally.game, tally.kind) for one in kept)
