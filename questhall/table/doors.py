"""Making, joining, leaving, repeating and branching tables: what the HTTP API does."""

from __future__ import annotations

import secrets
import time
from functools import cache
from typing import Any

import msgspec

from questhall.bots import has_house, make_bot
from questhall.games import catalogue, find_game
from questhall.kernel import Match, Refusal, Refused, commitment
from questhall.kernel.branch import at_step as branch_at
from questhall.kernel.branch import branched
from questhall.kernel.files import Diverged, saved, verified
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.table.hall import Hall, new_id
from questhall.table.live import LiveTable, view_of
from questhall.table.protocol import (
    Asked,
    BranchWish,
    EventInfo,
    GameInfo,
    NewTable,
    Printed,
    Proof,
    ReplayStep,
    SeatInfo,
    SeatWish,
    SettingInfo,
    TableInfo,
)
from questhall.table.room import Room
from questhall.table.sent import sent
from questhall.table.sheet import SeatSheet, Sheet, from_bytes
from questhall.table.store import Row
from questhall.table.tokens import Who


def no(reason: str, **numbers: int | str) -> Refused:
    return Refused(Refusal(reason, numbers=numbers))


def games() -> list[GameInfo]:
    """Every game as it declares itself."""
    return [
        GameInfo(
            *(game.id, game.name, list(game.players)),
            [SettingInfo(setting.id, setting.name, list(setting.values)) for setting in game.settings],
            [*(["house"] if has_house(game) else []), "search", "random"],
        )
        for game in catalogue().values()
    ]


@cache
def printed(name: str) -> Printed:
    game = known_game(name)
    names = {thing: dict(words) for thing, words in game.face.names().items()}
    events = {event.kind: EventInfo(event.rule, list(event.seats)) for event in game.events}
    texts = [Texts(game, lang) for lang in LANGUAGES]
    return Printed(names, game.face.printed(texts), events, dict(game.seat_parts), dict(game.face.numbers()))


async def create(hall: Hall, who: Who, wish: NewTable) -> Room:
    game = known_game(wish.game)
    terms = game.terms(len(wish.seats), **wish.settings)
    if wish.clock is not None and not (1 <= wish.clock.seconds <= 7 * 86_400 and 0 <= wish.clock.increment <= 3_600):
        raise no("table.clock")
    seats = [seat_sheet(game, who, seat) for seat in wish.seats]
    return await hall.create(game.id, Sheet(seats, terms, who.id, wish.public, wish.undo, wish.clock))


def known_game(name: str) -> Any:
    """Only registered games; a path is no game's name here."""
    if name not in catalogue():
        raise no("table.no-such-game", game=name[:40])
    return find_game(name)


def seat_sheet(game: Any, who: Who, wish: SeatWish) -> SeatSheet:
    if wish.kind == "bot":
        try:
            make_bot(wish.bot, game)
        except LookupError:
            raise no("table.no-such-bot", bot=wish.bot[:40]) from None
        return SeatSheet("bot", bot=wish.bot)
    return SeatSheet("person", who.id, who.name) if wish.kind == "me" else SeatSheet("open")


def info(row: Row, room: Room | None = None) -> TableInfo:
    """A table as the lobby lists it: as it lives, if it does, otherwise as it was kept."""
    if room is not None:
        return live_info(room, row.updated)
    sheet = from_bytes(row.detail)
    seats, settings, seq = plain_seats(sheet), sheet.terms.settings, row.snapshot_seq
    return TableInfo(row.id, row.game, row.status, seats, settings, row.public, seq, row.created, row.updated)


def live_info(room: Room, updated: float) -> TableInfo:
    table, sheet = room.table, room.table.sheet
    seats = table.seats(room.here(), time.time())
    game, settings = table.match.game.id, sheet.terms.settings
    return TableInfo(table.id, game, table.status, seats, settings, sheet.public, table.seq, room.created, updated)


def plain_seats(sheet: Sheet) -> list[SeatInfo]:
    return [SeatInfo(seat.kind, seat.name, seat.kind == "bot", False, seat.bot) for seat in sheet.seats]


async def join(hall: Hall, room: Room, who: Who, seat: int) -> None:
    def sit_down(sheet: Sheet) -> None:
        if not 0 <= seat < len(sheet.seats) or sheet.seats[seat].kind != "open":
            raise no("table.seat-taken", seat=seat)
        sheet.seats[seat] = SeatSheet("person", who.id, who.name)

    await hall.change_sheet(room, sit_down)


async def leave(hall: Hall, room: Room, who: Who, seat: int) -> None:
    """Before the game has begun the seat is open again; afterwards a bot plays on in it."""
    begun = room.table.match.count > 0

    def stand_up(sheet: Sheet) -> None:
        if seat not in sheet.owned(who.id):
            raise no("table.not-your-seat", seat=seat)
        sheet.seats[seat] = SeatSheet("bot", bot="bot", name=who.name) if begun else SeatSheet("open")

    await hall.change_sheet(room, stand_up)


async def rematch(hall: Hall, room: Room, who: Who) -> Room:
    """The same table again; whoever asks second gets the one that the first made."""
    table = room.table
    if not table.sheet.owned(who.id):
        raise no("table.not-your-seat", seat=-1)
    if table.status not in ("over", "frozen"):
        raise no("table.running")
    async with room.lock:
        if not table.sheet.rematch:
            again = msgspec.structs.replace(table.sheet, rematch="", host=who.id, seats=list(table.sheet.seats))
            new = await hall.create(table.match.game.id, again)
            await hall.change_sheet(room, lambda sheet: setattr(sheet, "rematch", sheet.rematch or new.table.id))
    opened = await hall.open(table.sheet.rematch)
    assert opened is not None
    return opened


# -- replays ------------------------------------------------------------------------------------------------------


def may_replay(room: Room, who: Who) -> None:
    """A finished game is everybody's; a running one is its player's, if no other person plays or is waited for."""
    table = room.table
    own = table.sheet.owned(who.id)
    alone = bool(own) and not table.sheet.open() and set(table.sheet.people()) == set(own)
    if table.status != "over" and not alone:
        raise no("table.not-over")


def at_step(room: Room, step: int) -> Match[Any]:
    match = room.table.match
    assert match.journal is not None
    if not 0 <= step <= len(match.journal.answers):
        raise no("table.no-such-step", step=step, steps=len(match.journal.answers))
    return branch_at(match, step)


def replay(room: Room, who: Who, step: int, seat: int | None) -> ReplayStep:
    """The game after so many answers, seen by a seat, or all open when it is over."""
    may_replay(room, who)
    table = room.table
    journal = table.match.journal
    assert journal is not None
    over = table.status == "over"
    own = table.sheet.owned(who.id)
    seats = (
        [seat] if seat is not None and seat in range(len(table.sheet.seats)) else list(range(len(table.sheet.seats)))
    )
    if not over:
        seats = [one for one in seats if one in own]
    there = at_step(room, step)
    before = len(at_step(room, step - 1).events) if step else 0
    bits = sum(1 << one for one in seats)
    events = [msgspec.to_builtins(event.seen_by(bits)) for event in there.events[before:]]
    asked = [
        Asked(choice.seat, choice.kind, choice.base, list(choice.options) if choice.seat in seats else [])
        for choice in there.asked
    ]
    view = view_of(there, seats)
    return ReplayStep(
        table=table.id,
        game=table.match.game.id,
        you=own,
        step=step,
        steps=len(journal.answers),
        view=sent(view),
        hints=there.game.face.hints(view, seats),
        asked=asked,
        events=events,
        answer=journal.answers[step] if step < len(journal.answers) and (over or not asked) else None,
        commitment=commitment(table.match.key),
        key=table.match.key.hex() if over else "",
    )


def proof(room: Room) -> Proof:
    """The dice of a finished game, played again from the key alone."""
    if room.table.status != "over":
        raise no("table.not-over")
    try:
        told = verified(saved(room.table.match), find_game)
    except Diverged as error:
        raise no("table.not-proved", cause=str(error)) from error
    return Proof(
        int(told["answers"]),
        int(told["outcomes"]),
        int(told["states"]),
        str(told["commitment"]),
        room.table.match.key.hex(),
    )


async def branch(hall: Hall, room: Room, who: Who, wish: BranchWish) -> Room:
    """A new table that goes on from a step: the player keeps the seat, other dice and other hidden cards lie ahead."""
    may_replay(room, who)
    there = at_step(room, wish.step)
    if there.over:
        raise no("match.over")
    players = there.terms.players
    if len(wish.seats) != players:
        raise no("terms.players", players=len(wish.seats), low=players, high=players)
    kept = room.table.sheet.owned(who.id)
    if room.table.status != "over" and any(wish.seats[seat].kind != "me" for seat in kept):
        raise no("table.keep-your-seat")
    own = [at for at, seat in enumerate(wish.seats) if seat.kind == "me"]
    match = branched(room.table.match, wish.step, own, secrets.token_bytes(16))
    sheet = Sheet([seat_sheet(there.game, who, seat) for seat in wish.seats], there.terms, who.id, False, "solo")
    table = LiveTable.branched(new_id(), sheet, match, there.events)
    return await hall.create(there.game.id, sheet, table)
