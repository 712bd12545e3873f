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
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.kernel.view import asked_of
from questhall.record import branch as branches
from questhall.record.files import Diverged, saved, verified
from questhall.table.agreement import Agreement, Chair, from_bytes
from questhall.table.forms import (
    BranchWish,
    EventInfo,
    GameInfo,
    NewTable,
    Printed,
    Proof,
    ReplayStep,
    SeatWish,
    SettingInfo,
    TableInfo,
)
from questhall.table.hall import Hall
from questhall.table.live import LiveTable, asked, view_of
from questhall.table.protocol import SeatInfo
from questhall.table.room import Room
from questhall.table.rooms import new_id
from questhall.table.schema import Row
from questhall.table.sent import sent
from questhall.table.tokens import Who


def no(reason: str, **numbers: int | str) -> Refused:
    return Refused(Refusal(reason, numbers=numbers))


def games() -> list[GameInfo]:
    """Every game as it declares itself."""
    return [
        GameInfo(
            *(game.id, game.name, list(game.players)),
            [SettingInfo(setting.id, setting.name, list(setting.values), setting.free) for setting in game.settings],
            [*(["house"] if has_house(game) else []), "search", "random"],
        )
        for game in catalogue().values()
    ]


@cache
def printed(name: str) -> Printed:
    game = known_game(name)
    names = {thing: dict(words) for thing, words in game.face.names().items()}
    events = {event.kind: EventInfo(event.rule, list(event.seats)) for event in game.events}
    said = [Texts(game, lang) for lang in LANGUAGES]
    return Printed(names, game.face.printed(said), events, dict(game.seat_parts), dict(game.face.numbers()))


def texts(name: str, lang: str) -> str:
    """What a game says, for a client that was built without it."""
    if lang not in LANGUAGES:
        raise no("http.no-such-language", lang=lang[:20])
    file = known_game(name).texts / f"{lang}.ftl"
    return str(file.read_text(encoding="utf-8")) if file.exists() else ""


async def create(hall: Hall, who: Who, wish: NewTable) -> Room:
    game = known_game(wish.game)
    terms = game.terms(len(wish.seats), **wish.settings)
    if wish.clock is not None and not (1 <= wish.clock.seconds <= 7 * 86_400 and 0 <= wish.clock.increment <= 3_600):
        raise no("table.clock")
    seats = [chair(game, who, seat) for seat in wish.seats]
    return await hall.create(game.id, Agreement(seats, terms, who.id, wish.public, wish.undo, wish.clock))


def known_game(name: str) -> Any:
    """Only registered games; a path is no game's name here."""
    if name not in catalogue():
        raise no("table.no-such-game", game=name[:40])
    return find_game(name)


def chair(game: Any, who: Who, wish: SeatWish) -> Chair:
    if wish.kind == "bot":
        try:
            make_bot(wish.bot, game)
        except LookupError:
            raise no("table.no-such-bot", bot=wish.bot[:40]) from None
        return Chair("bot", bot=wish.bot)
    return Chair("person", who.id, who.name) if wish.kind == "me" else Chair("open")


def info(row: Row, room: Room | None = None) -> TableInfo:
    """A table as the lobby lists it: as it lives, if it does, otherwise as it was kept."""
    if room is not None:
        return live_info(room, row.updated)
    agreement = from_bytes(row.detail)
    seats, settings, seq = plain_seats(agreement), agreement.terms.settings, row.snapshot_seq
    return TableInfo(row.id, row.game, row.status, seats, settings, row.public, seq, row.created, row.updated)


def live_info(room: Room, updated: float) -> TableInfo:
    table, agreement = room.table, room.table.agreement
    seats = table.seats(room.here(), time.time())
    game, settings = table.match.game.id, agreement.terms.settings
    return TableInfo(table.id, game, table.status, seats, settings, agreement.public, table.seq, room.created, updated)


def plain_seats(agreement: Agreement) -> list[SeatInfo]:
    return [SeatInfo(seat.kind, seat.name, seat.kind == "bot", False, seat.bot) for seat in agreement.seats]


async def join(hall: Hall, room: Room, who: Who, seat: int) -> None:
    def sit_down(agreement: Agreement) -> None:
        if not 0 <= seat < len(agreement.seats) or agreement.seats[seat].kind != "open":
            raise no("table.seat-taken", seat=seat)
        agreement.seats[seat] = Chair("person", who.id, who.name)

    await hall.change_agreement(room, sit_down)


async def leave(hall: Hall, room: Room, who: Who, seat: int) -> None:
    """Before the game has begun the seat is open again; afterwards a bot plays on in it."""
    begun = room.table.match.count > 0

    def stand_up(agreement: Agreement) -> None:
        if seat not in agreement.owned(who.id):
            raise no("table.not-your-seat", seat=seat)
        agreement.seats[seat] = Chair("bot", bot="bot", name=who.name) if begun else Chair("open")
        agreement.pass_on(who.id)

    await hall.change_agreement(room, stand_up)


async def rematch(hall: Hall, room: Room, who: Who) -> Room:
    """The same table again; whoever asks second gets the one that the first made."""
    table = room.table
    if not table.agreement.owned(who.id):
        raise no("table.not-your-seat", seat=-1)
    if table.status not in ("over", "frozen"):
        raise no("table.running")
    async with room.lock:
        if not table.agreement.rematch:
            again = msgspec.structs.replace(table.agreement, rematch="", host=who.id, seats=list(table.agreement.seats))
            new = await hall.create(table.match.game.id, again)
            await hall.change_agreement(
                room, lambda agreement: setattr(agreement, "rematch", agreement.rematch or new.table.id)
            )
    opened = await hall.open(table.agreement.rematch)
    assert opened is not None
    return opened


# -- replays ------------------------------------------------------------------------------------------------------


def may_replay(room: Room, who: Who) -> None:
    """A finished game is everybody's; a running one is its player's, if no other person plays or is waited for."""
    agreement = room.table.agreement
    own = agreement.owned(who.id)
    alone = bool(own) and not agreement.open() and set(agreement.people()) == set(own)
    if room.table.status != "over" and not alone:
        raise no("table.not-over")


def at_step(room: Room, step: int) -> Match[Any]:
    match = room.table.match
    assert match.journal is not None
    if not 0 <= step <= len(match.journal.answers):
        raise no("table.no-such-step", step=step, steps=len(match.journal.answers))
    return branches.at_step(match, step)


def replay(room: Room, who: Who, step: int, seat: int | None) -> ReplayStep:
    """The game after so many answers, seen by a seat, or all open when it is over."""
    may_replay(room, who)
    table = room.table
    journal = table.match.journal
    assert journal is not None
    over = table.status == "over"
    own = table.agreement.owned(who.id)
    seats = (
        [seat]
        if seat is not None and seat in range(len(table.agreement.seats))
        else list(range(len(table.agreement.seats)))
    )
    if not over:
        seats = [one for one in seats if one in own]
    there = at_step(room, step)
    before = len(at_step(room, step - 1).events) if step else 0
    bits = sum(1 << one for one in seats)
    events = [msgspec.to_builtins(event.seen_by(bits)) for event in there.events[before:]]
    open_now = [asked(choice) for choice in asked_of(there.asked, seats)]
    view = view_of(there, seats)
    return ReplayStep(
        table=table.id,
        game=table.match.game.id,
        you=own,
        step=step,
        steps=len(journal.answers),
        view=sent(view),
        hints=there.game.face.hints(view, seats),
        asked=open_now,
        events=events,
        answer=journal.answers[step] if step < len(journal.answers) and (over or not open_now) else None,
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
    kept = room.table.agreement.owned(who.id)
    if room.table.status != "over" and any(wish.seats[seat].kind != "me" for seat in kept):
        raise no("table.keep-your-seat")
    own = [at for at, seat in enumerate(wish.seats) if seat.kind == "me"]
    match = branches.branched(room.table.match, wish.step, own, secrets.token_bytes(16))
    agreement = Agreement([chair(there.game, who, seat) for seat in wish.seats], there.terms, who.id, False, "solo")
    table = LiveTable.branched(new_id(), agreement, match, there.events)
    return await hall.create(there.game.id, agreement, table)
