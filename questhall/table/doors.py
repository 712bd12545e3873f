"""Making, joining, leaving, repeating and branching tables: what the HTTP API does."""

from __future__ import annotations

import asyncio
import gzip
import secrets
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple, cast

import msgspec

from questhall.bots import has_house, make_bot
from questhall.games import catalogue, find_game
from questhall.kernel import EVERYBODY, Happened, Refusal, Refused, commitment, mask
from questhall.kernel.journal import Answer
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.kernel.view import asked_of
from questhall.kit.lesson import languages
from questhall.record import branch as branches
from questhall.record import files
from questhall.record import line as lines
from questhall.record.files import Diverged, saved, verified
from questhall.record.line import goes_on, in_line
from questhall.record.tale import Story, story
from questhall.table import homebrew, result
from questhall.table.agreement import Agreement, Chair, from_bytes
from questhall.table.analyses import Analyses, as_known_to
from questhall.table.days import is_secret
from questhall.table.forms import (
    Analysed,
    BranchWish,
    EventInfo,
    GameInfo,
    GoOn,
    NewTable,
    Printed,
    Proof,
    ReplayStep,
    SeatWish,
    SettingInfo,
    Standing,
    TableInfo,
    Tale,
    TaleFeat,
    TalePoint,
    TaleTurn,
)
from questhall.table.hall import Hall
from questhall.table.live import LiveTable, asked, parts_of, view_of
from questhall.table.protocol import SeatInfo
from questhall.table.replays import Replays
from questhall.table.room import Room
from questhall.table.rooms import new_id
from questhall.table.schema import Row
from questhall.table.sent import sent
from questhall.table.store import Store
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
            dict(game.line) if game.line is not None else None,
            bool(languages(game)),
            game.homebrew is not None,
        )
        for game in catalogue().values()
    ]


@cache
def printed(name: str) -> Printed:
    """What everybody may know from the start; the rest comes in parts, as a game goes on."""
    game, whole = known_game(name), printed_whole(name)
    names = {thing: words for thing, words in whole.names.items() if not game.face.spoils(thing)}
    return msgspec.structs.replace(whole, names=names, printed=game.face.guarded(whole.printed))


@cache
def printed_whole(name: str) -> Printed:
    """For who wants to see more."""
    game = known_game(name)
    names = {thing: dict(words) for thing, words in game.face.names().items()}
    events = {event.kind: EventInfo(event.rule, list(event.seats)) for event in game.events}
    said = [Texts(game, lang) for lang in LANGUAGES]
    return Printed(names, game.face.printed(said), events, dict(game.seat_parts), dict(game.face.numbers()))


@cache
def printed_packed(name: str, spoilers: bool) -> bytes:
    """As it goes over the wire."""
    return gzip.compress(msgspec.json.encode(printed_whole(name) if spoilers else printed(name)), 6)


def texts(name: str, lang: str) -> str:
    """What a game says, for a client that was built without it."""
    if lang not in LANGUAGES:
        raise no("http.no-such-language", lang=lang[:20])
    file = known_game(name).texts / f"{lang}.ftl"
    return str(file.read_text(encoding="utf-8")) if file.exists() else ""


async def create(hall: Hall, who: Who, wish: NewTable) -> Room:
    game = known_game(wish.game)
    terms = game.terms(len(wish.seats), await asyncio.to_thread(homebrew.wished, wish.packs, game.id), **wish.settings)
    if wish.clock is not None and not (1 <= wish.clock.seconds <= 7 * 86_400 and 0 <= wish.clock.increment <= 3_600):
        raise no("table.clock")
    seats = [chair(hall, game, who, seat) for seat in wish.seats]
    return await hall.create(game.id, Agreement(seats, terms, who.id, wish.public, wish.undo, wish.clock))


def known_game(name: str) -> Any:
    """Only registered games; a path is no game's name here."""
    if name not in catalogue():
        raise no("table.no-such-game", game=name[:40])
    return find_game(name)


def chair(hall: Hall, game: Any, who: Who, wish: SeatWish) -> Chair:
    if wish.kind == "bot":
        check_bot(wish.bot, game, hall.settings.limits.search_milliseconds)
        return Chair("bot", bot=wish.bot)
    return Chair("person", who.id, who.name) if wish.kind == "me" else Chair("open")


def check_bot(name: str, game: Any, longest: int) -> None:
    """There is such a bot, and it does not think for longer than this house lets it."""
    try:
        make_bot(name[:40], game)
    except LookupError:
        raise no("table.no-such-bot", bot=name[:40]) from None
    kind, _, budget = name.partition(":")
    if kind == "search" and budget and (len(budget) > 9 or int(budget) > longest):
        raise no("table.search-too-long", limit=longest)


def info(row: Row, room: Room | None = None, stands: Standing | None = None) -> TableInfo:
    """A table as the lobby lists it: as it lives, if it does, otherwise as it was kept."""
    if room is not None:
        return live_info(room, row.updated, stands)
    agreement = from_bytes(row.detail)
    seats, settings, seq = plain_seats(agreement), agreement.terms.settings, row.snapshot_seq
    chapters = (agreement.before, agreement.after)
    times = (row.created, row.updated)
    packs = homebrew.named(agreement.terms)
    return TableInfo(row.id, row.game, row.status, seats, settings, row.public, seq, *times, stands, *chapters, packs)


def live_info(room: Room, updated: float, stands: Standing | None = None) -> TableInfo:
    table, agreement = room.table, room.table.agreement
    return TableInfo(
        id=table.id,
        game=table.match.game.id,
        status=table.status,
        seats=table.seats(room.here(), table.now()),
        settings=agreement.terms.settings,
        public=agreement.public,
        seq=table.seq,
        created=room.created,
        updated=updated,
        stands=stands,
        before=agreement.before,
        after=agreement.after,
        packs=homebrew.named(agreement.terms),
    )


def plain_seats(agreement: Agreement) -> list[SeatInfo]:
    return [SeatInfo(seat.kind, seat.name, seat.kind == "bot", False, seat.bot) for seat in agreement.seats]


async def join(hall: Hall, room: Room, who: Who, seat: int) -> None:
    def sit_down(agreement: Agreement) -> None:
        if not 0 <= seat < len(agreement.seats) or agreement.seats[seat].kind != "open":
            raise no("table.seat-taken", seat=seat)
        if who.id in agreement.banned:
            raise no("table.banned")
        if agreement.owned(who.id) and not agreement.many_seats and who.id != agreement.host:
            raise no("table.one-seat")
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
    if in_line(table.match):
        raise no("table.one-line")
    async with room.lock:
        if not table.agreement.rematch:
            again = msgspec.structs.replace(
                table.agreement, rematch="", daily="", host=who.id, seats=list(table.agreement.seats)
            )
            new = await hall.create(table.match.game.id, again)
            await hall.change_agreement(
                room, lambda agreement: setattr(agreement, "rematch", agreement.rematch or new.table.id)
            )
    opened = await hall.open(table.agreement.rematch)
    assert opened is not None
    return opened


# -- chapters -----------------------------------------------------------------------------------------------------


async def go_on(hall: Hall, room: Room, who: Who, wish: GoOn) -> Room:
    """The next chapter at a new table; a line has one chapter after another, and one at most that is open."""
    table = room.table
    if not table.agreement.owned(who.id):
        raise no("table.not-your-seat", seat=-1)
    if not table.match.over:
        raise no("table.ended" if table.status == "over" else "table.running")
    game = table.match.game
    terms = game.going_on(table.match.state, len(wish.seats), wish.settings, table.match.terms.homebrew)
    seats = [chair(hall, game, who, seat) for seat in wish.seats]
    lost = table.agreement.after if await has_stopped(hall, table.agreement.after) else ""
    agreed = Agreement(seats, terms, who.id, False, table.agreement.undo, table.agreement.clock, before=table.id)
    next_one = LiveTable.new(new_id(), game.id, agreed, secrets.token_bytes(16))

    def claim(agreement: Agreement) -> None:
        if agreement.after != lost:
            raise no("table.goes-on-already", table=agreement.after)
        agreement.after = next_one.id

    await hall.change_agreement(room, claim)
    return await hall.create(game.id, agreed, next_one)


async def has_stopped(hall: Hall, table_id: str) -> bool:
    """Whether a chapter will never end: it was given up by those who were left, or a fault stopped it."""
    room = await hall.open(table_id) if table_id else None
    return bool(table_id) and (room is None or (room.table.status != "running" and not open_still(room)))


def open_still(room: Room) -> bool:
    return room.table.status == "waiting" or room.table.match.over


async def line(hall: Hall, room: Room) -> list[Room]:
    """All chapters of a line, the first one first."""
    found = [room]
    while (before := found[0].table.agreement.before) and (earlier := await hall.open(before)):
        found.insert(0, earlier)
    while (after := found[-1].table.agreement.after) and (later := await hall.open(after)):
        found.append(later)
    return found


async def last_of(hall: Hall, room: Room) -> Room:
    """The newest chapter of a line."""
    while (after := room.table.agreement.after) and (later := await hall.open(after)):
        room = later
    return room


async def is_sealed(hall: Hall, room: Room) -> bool:
    """Whether a finished game hides what is hidden still: its line may go on.

    Its key, and all that others saw, would tell of the chapters to come.
    """
    if is_secret(room.table.agreement.daily):
        return True
    return goes_on(room.table.match) and goes_on((await last_of(hall, room)).table.match)


async def exported(hall: Hall, room: Room, who: Who) -> bytes:
    """A line in one file; what still runs is its players' own, so it goes along only as far as it is over.

    The file proves each chapter and can be gone on with, so it holds what is sealed: as long as the line may go on it
    is for the host of the newest chapter alone, who keeps the campaign.
    """
    if is_secret(room.table.agreement.daily):
        raise no("daily.today")
    if await is_sealed(hall, room) and (not who.id or (await last_of(hall, room)).table.agreement.host != who.id):
        raise no("table.not-host")
    chapters = await line(hall, room)
    over = [each.table for each in chapters if each.table.match.over]
    if not over:
        raise no("table.not-over")
    return lines.to_bytes([files.to_bytes(table.match, sat(table.agreement)) for table in over])


def sat(agreement: Agreement) -> list[str]:
    """Who sat where, as a save says it."""
    return [seat.bot if seat.kind == "bot" else "human" for seat in agreement.seats]


async def take_in(hall: Hall, who: Who, data: bytes) -> Room:
    """An exported line at new tables of this house, its last chapter last; whoever brings it sits in every seat."""
    try:
        saves = lines.chapters(lines.read(data, "file"), "file")
        matches = [files.restored(save, find_game, "file") for save in saves]
    except (files.BadFile, RecursionError) as error:
        raise no("table.bad-file", cause=str(error)[:200]) from error
    for before, after in pairwise(matches):
        if not lines.follows(before, after.terms):
            raise no("table.bad-file", cause="a chapter does not begin as the one before ended")
    ids = [new_id() for _ in saves]
    for at, (save, match) in enumerate(zip(saves, matches, strict=True)):
        seats = [taken_seat(hall, match.game, who, kind) for kind in save.seats or ["human"] * match.terms.players]
        around = ("" if not at else ids[at - 1], "" if at + 1 == len(ids) else ids[at + 1])
        agreed = Agreement(seats, match.terms, who.id, False, "ask", None, "", *around)
        room = await hall.create(match.game.id, agreed, LiveTable.branched(ids[at], agreed, match, []))
    return room


def taken_seat(hall: Hall, game: Any, who: Who, kind: str) -> Chair:
    """A bot that this house does not have, or not for so long, is played by its own."""
    if kind == "human":
        return Chair("person", who.id, who.name)
    try:
        check_bot(kind, game, hall.settings.limits.search_milliseconds)
    except Refused:
        return Chair("bot", bot="bot")
    return Chair("bot", bot=kind)


# -- replays ------------------------------------------------------------------------------------------------------


def may_replay(room: Room, who: Who) -> None:
    """A finished game is everybody's; a running one is its player's, if no other person plays or is waited for."""
    agreement = room.table.agreement
    own = agreement.owned(who.id)
    if is_secret(agreement.daily) and not own:
        raise no("daily.today")
    alone = bool(own) and not agreement.open() and set(agreement.people()) == set(own)
    if room.table.status != "over" and not alone:
        raise no("table.not-over")


def check_step(room: Room, step: int) -> None:
    journal = room.table.match.journal
    assert journal is not None
    if not 0 <= step <= len(journal.answers):
        raise no("table.no-such-step", step=step, steps=len(journal.answers))


class Looking(NamedTuple):
    """Who looks at a recorded game, where, from which seat, and which printed parts they have."""

    who: Who
    step: int
    seat: int | None
    have: list[str]


async def replay(hall: Hall, replays: Replays, room: Room, looked: Looking) -> ReplayStep:
    """The game after so many answers, seen by a seat, or all open when it is over; parts that one has are left out.

    Of a chapter whose line may go on everybody sees again what they saw.
    """
    who, step, seat, have = looked
    may_replay(room, who)
    check_step(room, step)
    table = room.table
    journal = table.match.journal
    assert journal is not None
    sealed = await is_sealed(hall, room)
    over = table.status == "over" and not sealed
    own = table.agreement.owned(who.id)
    seats = (
        [seat]
        if seat is not None and seat in range(len(table.agreement.seats))
        else list(range(len(table.agreement.seats)))
    )
    if not over:
        seats = [one for one in seats if one in own]
    there = await replays.step(table, step)
    before = len((await replays.step(table, step - 1)).events) if step else 0
    bits = sum(1 << one for one in seats)
    events = [msgspec.to_builtins(event.seen_by(bits)) for event in there.events[before:]]
    open_now = [asked(choice) for choice in asked_of(there.asked, seats)]
    view, face = view_of(there, seats), there.game.face
    parts = list(face.parts(view))
    return ReplayStep(
        table=table.id,
        game=table.match.game.id,
        you=own,
        step=step,
        steps=len(journal.answers),
        view=sent(face.sent(view), face.unsent, face.brief),
        hints=face.hints(view, seats, asked_of(there.asked, seats)),
        asked=open_now,
        events=events,
        answer=told_answer(journal.answers, step, seats if sealed else None)
        if over or sealed or not open_now
        else None,
        commitment=commitment(table.match.key),
        key=table.match.key.hex() if over else "",
        parts=parts,
        printed=parts_of(face, view, [name for name in parts if name not in have]),
    )


def told_answer(answers: list[Answer], step: int, seats: list[int] | None) -> Answer | None:
    """What was answered at a step, by these seats where others may not know it."""
    answer = answers[step] if step < len(answers) else None
    return answer if answer is None or seats is None or answer[0] in seats else None


async def proof(hall: Hall, replays: Replays, room: Room) -> Proof:
    """The dice of a finished game, played again from the key alone, beside the loop.

    The key itself is told when nothing that it tells is hidden any more.
    """
    if room.table.status != "over":
        raise no("table.not-over")
    try:
        match = room.table.match
        told = await replays.known((room.table.id, "proof"), lambda: verified(saved(match), find_game))
    except Diverged as error:
        raise no("table.not-proved", cause=str(error)) from error
    return Proof(
        int(told["answers"]),
        int(told["outcomes"]),
        int(told["states"]),
        str(told["commitment"]),
        "" if await is_sealed(hall, room) else room.table.match.key.hex(),
    )


async def tale(hall: Hall, store: Store, replays: Replays, room: Room, who: Who) -> Tale:
    """How a finished game went: the whole of it is played again, beside the loop, and told to all who ask."""
    table, told = room.table, await retold(replays, room)
    sealed = await is_sealed(hall, room)
    looking = mask(table.agreement.owned(who.id)) if sealed else EVERYBODY
    return written(told, await lasted(store, table.id), looking)


async def retold(replays: Replays, room: Room) -> Story:
    table = room.table
    if table.status != "over":
        raise no("table.not-over")
    try:
        return await replays.known((table.id, "tale"), lambda: story(table.match))
    except Diverged as error:
        raise no("table.not-proved", cause=str(error)) from error


async def result_picture(store: Store, replays: Replays, room: Room, lang: str) -> str:
    """The result of a finished game as an SVG document: names, counts and what was told in the open, for everybody."""
    table, told = room.table, await retold(replays, room)
    names, seconds = [seat.name for seat in table.agreement.seats], await lasted(store, table.id)
    return await asyncio.to_thread(result.svg, table.match, told, lang, names, seconds, table.course.ended)


def may_analyse(room: Room) -> None:
    if room.table.status != "over":
        raise no("table.not-over")


async def analysed(hall: Hall, analyses: Analyses, room: Room, who: Who) -> Analysed:
    """How far an analysis is, and what it found; of a chapter whose line goes on only what one's own seats knew."""
    may_analyse(room)
    told = await analyses.told(room.table, who.id)
    if told.analysis is not None and await is_sealed(hall, room):
        told.analysis = as_known_to(told.analysis, room.table.agreement.owned(who.id))
    return told


async def lasted(store: Store, table: str) -> int:
    """Seconds from the first answer to the last."""
    said = [entry.at for entry in await store.entries(table) if entry.kind == "answer"]
    return round(said[-1] - said[0]) if said else 0


def written(told: Story, seconds: int, looking: int) -> Tale:
    """As these seats know it; a finished game has no secrets unless its line goes on."""
    course = [TalePoint(point.step, point.lap, point.sums) for point in told.course]
    turns = [
        TaleTurn(turn.step, turn.lap, turn.seat, turn.gain, [laid_open(event, looking) for event in turn.events])
        for turn in told.turnings
    ]
    feats = [[TaleFeat(feat.name, feat.count, feat.thing) for feat in seat] for seat in told.feats]
    return Tale(told.laps, told.steps, seconds, told.standing, course, turns, feats)


def laid_open(event: Happened, looking: int) -> dict[str, Any]:
    return cast("dict[str, Any]", msgspec.to_builtins(event.seen_by(looking)))


async def branch(hall: Hall, room: Room, who: Who, wish: BranchWish) -> Room:
    """A new table that goes on from a step: the player keeps the seat, other dice and other hidden cards lie ahead."""
    may_replay(room, who)
    check_step(room, wish.step)
    if is_secret(room.table.agreement.daily):
        raise no("daily.today")
    there = await asyncio.to_thread(branches.at_step, room.table.match, wish.step)
    if there.over:
        raise no("match.over")
    players = there.terms.players
    if len(wish.seats) != players:
        raise no("terms.players", players=len(wish.seats), low=players, high=players)
    kept = room.table.agreement.owned(who.id)
    if room.table.status != "over" and any(wish.seats[seat].kind != "me" for seat in kept):
        raise no("table.keep-your-seat")
    if await is_sealed(hall, room) and any(each.kind == "me" and at not in kept for at, each in enumerate(wish.seats)):
        raise no("table.not-your-seat")
    own = [at for at, seat in enumerate(wish.seats) if seat.kind == "me"]
    match = await asyncio.to_thread(branches.branched, room.table.match, wish.step, own, secrets.token_bytes(16))
    agreement = Agreement(
        [chair(hall, there.game, who, seat) for seat in wish.seats], match.terms, who.id, False, "solo"
    )
    table = LiveTable.branched(new_id(), agreement, match, there.events)
    return await hall.create(there.game.id, agreement, table)
