"""Seats of absent people: alone one's seat waits for ever; otherwise the others choose, and who returns is told.

Every decision is an entry of the log.  The questions themselves follow from the table and from who is here, so that
they come up again after a restart.
"""

from __future__ import annotations

import contextlib
import time
from typing import Any

from questhall.kernel import Game, Refusal, Refused, Seat
from questhall.kernel.choice import Choose
from questhall.table.answers import Answers
from questhall.table.course import by_days
from questhall.table.guests import Client
from questhall.table.protocol import Away, AwayChoice, AwayQuestion
from questhall.table.room import Room
from questhall.table.scribe import Scribe
from questhall.table.stage import Stage
from questhall.table.tokens import Who
from questhall.table.wishes import own_seats

LIVE: list[AwayChoice] = ["wait", "bot", "pause"]


class Absences:
    def __init__(self, scribe: Scribe, stage: Stage, answers: Answers, mind_after: float) -> None:
        self._scribe, self._stage, self._answers, self._mind_after = scribe, stage, answers, mind_after

    # -- what follows from who is here ---------------------------------------------------------------------------

    async def review(self, room: Room) -> None:
        """Write down what has come about: a beginning, a return, a clock that ran out; ask the others anew."""
        if not room.owned or room.table.status != "running":
            await self._tell(room)
            return
        async with room.lock:
            before = room.table.seq
            notice_who_is_gone(room)
            with contextlib.suppress(Refused):  # the table is not ours any more: whoever has it writes that down
                for step in (self._begin, self._come_back, self._stop_solo_clock, self._run_out):
                    await step(room)
        if room.table.seq != before:
            self._stage.show_all(room)
        await self._tell(room)

    def watches(self, room: Room) -> bool:
        """Whether time alone may change something here."""
        table = room.table
        timed = table.agreement.clock is not None or bool(room.elsewhere)
        return table.status == "running" and (timed or bool(room.gone) or bool(table.course.minded))

    async def _begin(self, room: Room) -> None:
        """Clocks start when every seat is taken and the first player is present."""
        table = room.table
        if table.agreement.clock is None or table.course.begun or table.status != "running":
            return
        for choice in table.match.asked:
            if is_here(room, choice.seat):
                await self._scribe.write(room, "begin", choice.seat)
                return

    async def _come_back(self, room: Room) -> None:
        for seat in room.table.course.minded:
            if is_here(room, seat):
                await self._scribe.write(room, "back", seat)

    async def _stop_solo_clock(self, room: Room) -> None:
        """Alone with bots no clock runs while one is away; what passed while the server was down counts for nothing."""
        table = room.table
        if table.agreement.clock is None or not table.course.begun or not alone(room):
            return
        for seat in table.agreement.people():
            gone = seat in table.course.gone
            if gone and is_here(room, seat):
                await self._scribe.write(room, "here", seat)
            elif not gone and not is_here(room, seat):
                await self._scribe.write(room, "gone", seat, "" if seat in room.seen else "restart")

    async def _run_out(self, room: Room) -> None:
        """A clock that runs out says so."""
        table, now = room.table, room.table.now()
        for choice in table.match.asked:
            left = table.left(choice.seat, now)
            if left is not None and left <= 0 and choice.seat not in table.course.out:
                await self._scribe.write(room, "flag", choice.seat)

    # -- what the others choose ----------------------------------------------------------------------------------

    def questions(self, room: Room) -> list[AwayQuestion]:
        if room.table.status != "running" or room.table.course.paused:
            return []
        asked = [self._question(room, choice) for choice in room.table.match.asked]
        return [question for question in asked if question is not None]

    def _question(self, room: Room, choice: Choose) -> AwayQuestion | None:
        table, seat = room.table, choice.seat
        chair = table.agreement.seats[seat]
        if chair.kind != "person" or seat in table.course.minded or not others(room, seat):
            return None
        if by_days(table.agreement.clock):
            skip: list[AwayChoice] = ["skip"] if skip_of(room.table.match.game, choice) else []
            choices: list[AwayChoice] = ["wait", *skip, "bot", "end"]
            return AwayQuestion(seat, "clock", choices, chosen(room, seat)) if seat in table.course.out else None
        since = room.gone.get(seat)
        if since is None or time.monotonic() - since < self._mind_after:
            return None
        return AwayQuestion(seat, "away", list(LIVE), chosen(room, seat))

    async def choose(self, room: Room, who: Who, seat: Seat, choice: AwayChoice) -> None:
        """Waiting needs one voice; everything else the voices of all the others who are here."""
        async with room.lock:
            question = next((one for one in self.questions(room) if one.seat == seat), None)
            if question is None or choice not in question.choices or who.id not in others(room, seat):
                raise Refused(Refusal("table.no-such-question", numbers={"seat": seat}))
            votes = room.votes.setdefault(seat, {})
            votes[who.id] = choice
            agreed = all(votes.get(guest) == choice for guest in others(room, seat) & room.here())
            if choice == "wait" or agreed:
                del room.votes[seat]
        if choice == "wait" or agreed:
            await self._carry_out(room, seat, choice)
        await self._tell(room)

    async def _carry_out(self, room: Room, seat: Seat, choice: AwayChoice) -> None:
        if choice == "skip":
            await self._skip(room, seat)
            return
        async with room.lock:
            if choice == "wait":
                room.gone[seat] = time.monotonic()  # ask again after a while
            kind = {"wait": "wait", "bot": "mind", "pause": "pause", "end": "end"}[choice]
            await self._scribe.write(room, kind, seat)
        self._stage.show_all(room)

    async def _skip(self, room: Room, seat: Seat) -> None:
        choice = room.table.match.choice(seat)
        option = skip_of(room.table.match.game, choice) if choice is not None else ""
        if choice is None or not option:
            raise Refused(Refusal("table.no-such-question", numbers={"seat": seat}))
        await self._answers.stand_in(room, seat, option, choice.base, "skip")

    # -- telling -------------------------------------------------------------------------------------------------

    async def _tell(self, room: Room) -> None:
        """The questions, when they have changed; what another process owns, that one asks."""
        if not room.owned:
            return
        questions = self.questions(room)
        room.votes = {seat: votes for seat, votes in room.votes.items() if any(one.seat == seat for one in questions)}
        if questions != room.questions:
            room.questions = questions
            await self._stage.tell_everywhere(room, Away(questions))

    def remind(self, room: Room, client: Client) -> None:
        """Who comes in hears what is asked."""
        if room.questions:
            client.send(Away(room.questions))

    async def rest(self, room: Room, who: Who, seat: Seat, on: bool) -> None:
        """A vacation begins or ends; only in games by days."""
        async with room.lock:
            own_seats(room, who, seat)
            if not by_days(room.table.agreement.clock) or room.table.course.ended:
                raise Refused(Refusal("table.no-vacation"))
            await self._scribe.write(room, "vacation", seat, "on" if on else "off")
        self._stage.show_all(room)


def is_here(room: Room, seat: Seat) -> bool:
    chair = room.table.agreement.seats[seat]
    return chair.kind == "bot" or chair.guest in room.here()


def others(room: Room, seat: Seat) -> set[str]:
    """The other people who play here."""
    seats = room.table.agreement.seats
    return {chair.guest for chair in seats if chair.kind == "person"} - {seats[seat].guest}


def alone(room: Room) -> bool:
    """Whether one person plays with bots only."""
    return len({chair.guest for chair in room.table.agreement.seats if chair.kind == "person"}) == 1


def notice_who_is_gone(room: Room) -> None:
    """Since when each person is away; after a restart since then."""
    for seat in room.table.agreement.people():
        if is_here(room, seat):
            room.gone.pop(seat, None)
            room.seen.add(seat)
        else:
            room.gone.setdefault(seat, time.monotonic())


def chosen(room: Room, seat: Seat) -> dict[str, list[Seat]]:
    """Which seats have chosen what."""
    found: dict[str, list[Seat]] = {}
    for guest, choice in room.votes.get(seat, {}).items():
        found.setdefault(choice, []).extend(room.table.agreement.owned(guest))
    return found


def skip_of(game: Game[Any], choice: Choose) -> str:
    """The option by which the rules let a player do nothing here; empty where there is none."""
    return next((option for option in choice.options if option in game.idle), "")
