"""What clients say, and whose part it is."""

from __future__ import annotations

from questhall.kernel import Refusal, Refused, Seat
from questhall.table.absences import Absences
from questhall.table.agreement import Agreement
from questhall.table.answers import Answers
from questhall.table.guests import Client
from questhall.table.ownership import Ownership
from questhall.table.protocol import (
    AboutAway,
    Act,
    Consent,
    Explain,
    FromClient,
    Hello,
    Look,
    PauseWish,
    Ping,
    Pong,
    Reasons,
    Redraw,
    Resume,
    Say,
    Standing,
    TakeBackPlayed,
    UndoWish,
    Vacation,
    Wonder,
)
from questhall.table.room import Room
from questhall.table.scribe import Scribe
from questhall.table.stage import Stage
from questhall.table.standins import Standins
from questhall.table.tokens import Who, tidy
from questhall.table.wishes import Wishes
from questhall.table.wonders import Wonders


class Commands:
    def __init__(
        self,
        ownership: Ownership,
        scribe: Scribe,
        stage: Stage,
        answers: Answers,
        wishes: Wishes,
        absences: Absences,
        standins: Standins,
        wonders: Wonders,
        chat_length: int,
    ) -> None:
        self._ownership, self._scribe, self._stage = ownership, scribe, stage
        self._answers, self._wishes, self._absences, self._standins = answers, wishes, absences, standins
        self._wonders, self._chat_length = wonders, chat_length

    async def obey(self, room: Room, client: Client, message: FromClient) -> None:
        """Do what a client says; Refused when it is not done."""
        match message:
            case Look(seat=seat):
                client.looks, client.since = seat, room.table.seq
                self._stage.show(room, client)
            case Redraw(since=since):
                client.shown, client.since = None, max(0, since)
                self._stage.show(room, client)
            case Explain(seat=seat):
                explain(room, client, seat)
            case Wonder():
                self._wonders.ask(room, client, message)
            case Ping():
                client.send(Pong())
            case Hello():
                raise Refused(Refusal("http.malformed"))
            case _:
                await self._change(room, client, message)

    async def _change(self, room: Room, client: Client, message: FromClient) -> None:
        """What changes a table that another process owns is left for that one."""
        await self._ownership.regain(room)
        if room.owned and self._ownership.sure(room):
            try:
                await self.command(room, client.who, message)
                return
            except Refused as refused:
                if refused.refusal.reason != "table.moved":
                    raise
        await self._ownership.forward(room, client, message)

    async def command(self, room: Room, who: Who, message: FromClient) -> None:
        """What changes the table: done where the table is owned."""
        match message:
            case Act(seat=seat, base=base, option=option):
                await self._answers.by(who, room, seat, option, base)
            case UndoWish(seat=seat):
                await self._wishes.undo(room, who, seat)
            case TakeBackPlayed(seat=seat):
                await self._wishes.take_back_played(room, who, seat)
            case PauseWish(seat=seat):
                await self._wishes.pause(room, who, seat)
            case Resume(seat=seat):
                await self._wishes.resume(room, who, seat)
            case Vacation(seat=seat, on=on):
                await self._absences.rest(room, who, seat, on)
            case AboutAway(seat=seat, choice=choice):
                await self._absences.choose(room, who, seat, choice)
            case Consent(wish=wish, agree=agree):
                await self._wishes.consent(room, who, wish, agree)
            case Say(text=text):
                await self._say(room, who, text)
            case Standing(seat=seat, kind=kind, option=option):
                await self._standins.stand(room, who, seat, kind, option)
        if self._absences.watches(room):
            await self._absences.review(room)
        self._standins.wake(room)

    async def _say(self, room: Room, who: Who, text: str) -> None:
        words = tidy(text)
        if not who.id or not words:
            raise Refused(Refusal("table.nothing-said"))
        if len(words) > self._chat_length:
            raise Refused(Refusal("table.said-too-much", numbers={"limit": self._chat_length}))
        check_speech(room.table.agreement, who)
        own = room.table.agreement.owned(who.id)
        async with room.lock:
            await self._scribe.write(room, "say", own[0] if own else -1, words, who.name)
        self._stage.show_all(room)


def check_speech(agreement: Agreement, who: Who) -> None:
    """Whoever sits there speaks, and watchers whom the host has invited, or all where the host wants that."""
    if who.id in agreement.muted:
        raise Refused(Refusal("table.muted"))
    known = bool(agreement.owned(who.id)) or who.id == agreement.host or who.id in agreement.invited
    if not known and agreement.chat != "all":
        raise Refused(Refusal("table.chat-for-players"))


def explain(room: Room, client: Client, seat: Seat) -> None:
    choice = room.table.match.choice(seat)
    if choice is None or seat not in room.table.agreement.owned(client.who.id):
        raise Refused(Refusal("match.not-asked", numbers={"seat": seat}))
    client.send(Reasons(seat, choice.base, room.table.reasons(seat)))
