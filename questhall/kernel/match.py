"""One running game.  Between boundaries it is the boundary's bytes, and the answers and chance outcomes since."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic

import msgspec

from questhall.kernel.chance import Chance
from questhall.kernel.choice import Asked, Choose, Flow, Refusal, Refused, RuleError, Seat, Whoever
from questhall.kernel.events import Event, Happened, Reveals, happened, nobody_listens
from questhall.kernel.face import S
from questhall.kernel.game import Game, Result, Terms
from questhall.kernel.journal import Answer, Journal, Keep, Outcome, decoded, digest
from questhall.kernel.seen import Seen, seen_from
from questhall.kernel.state import EVERYBODY
from questhall.kernel.view import view

encode = msgspec.msgpack.Encoder().encode
ENDLESS = 100_000  # steps in a row that ask nobody


class Match(Generic[S]):
    """Ask `asked`, give `answer`, look at `state`; the rest is built on these."""

    __slots__ = (
        *("_flow", "_given", "_heard", "_pending", "_together", "answered", "asked", "assisted", "begun", "boundary"),
        *(
            "chance",
            "count",
            "events",
            "explaining",
            "forced",
            "game",
            "journal",
            "keep",
            "key",
            "laid",
            "since",
            "state",
            "tell",
        ),
        *("_spoken", "_whoever", "terms"),
    )

    def __init__(
        self,
        game: Game[S],
        terms: Terms,
        key: bytes,
        keep: Keep = Keep.BOUNDARY,
        state: S | None = None,
        explaining: bool = False,
        outcomes: Iterable[Outcome] = (),
        count: int = 0,
    ) -> None:
        self.game, self.terms, self.key, self.keep, self.explaining = game, terms, key, keep, explaining
        self.laid = game.laid(terms) if terms.homebrew else None
        self.state: S = game.new(terms) if state is None else state
        self.chance = Chance(key, self.state.counters)
        self.chance.replay(list(outcomes))
        self.asked: list[Choose] = []
        self.answered: list[Choose] = []  # of the common decision that is open
        self.events: list[Happened] = []
        self.since: list[Answer] = []
        self.count = self.begun = count
        self.forced = 0
        self.boundary = b""
        self.journal: Journal | None = None
        self.assisted = False
        self.tell: Callable[..., None] = nobody_listens
        self._given: dict[Seat, Any] = {}
        self._heard = 0  # outcomes of the chance log that are marked already
        self._together: list[Seat] = []
        self._pending: dict[Seat, dict[str, Refusal]] = {}
        self._flow: Flow | None = None
        self._whoever = False  # everybody who is asked acts alone, in any order
        self._spoken: tuple[int, dict[Seat, Choose]] = (-1, {})  # when somebody did, and what the others were asked
        if keep is Keep.JOURNAL:
            self.journal = Journal(encode(self.state), game.rules_version, count)
            self.tell = self._tell
        if self.state.over:
            self._end()
        else:
            self._begin()
            self._run(None)

    # -- advancing -----------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """A boundary: state and agenda are complete, so everything before it may be forgotten."""
        self._mark_boundary()
        self._flow = self.game.step(self)

    def _mark_boundary(self) -> None:
        if not self.keep:
            return
        self.boundary = encode(self.state)
        self.since = []
        self.begun = self.count
        log = self.chance.log
        if self.journal is not None:
            self._mark_chance()
            self.journal.outcomes += log
            self.journal.hashes[self.count] = digest(self.boundary)
        if log:
            self.chance.log = []
            self._heard = 0

    def _run(self, reply: Any) -> None:
        """On to the next decision that needs a player, or to the end."""
        for _ in range(ENDLESS):
            if self._flow is not None:
                try:
                    asked = self._flow.send(reply)
                except StopIteration:
                    pass
                else:
                    if asked.__class__ is Choose and len(asked.options) > 1 and not self.explaining:
                        asked.base = self.count
                        self.asked = [asked]
                        if self.state.eliminated:
                            self._check(asked)
                        return
                    if self._ask(asked):
                        return
                    reply = self._reply()
                    continue
            if self.state.over:
                self._end()
                return
            self._begin()
            reply = None
        raise RuleError(f"{ENDLESS} steps without a decision: the agenda turns in a circle at {self.state.agenda[-1:]}")

    def _ask(self, asked: Asked) -> bool:
        """Whether somebody has to be asked; choices with one option are taken here."""
        if isinstance(asked, Whoever):
            return self._ask_whoever(asked)
        self._together = [] if isinstance(asked, Choose) else [choice.seat for choice in asked]
        self.asked = []
        for choice in [asked] if isinstance(asked, Choose) else asked:
            self._check(choice)
            choice.base = self.count
            choice.refused = self._pending.pop(choice.seat, {})
            if len(choice.options) == 1 and not choice.always:
                self.forced += 1
                ((key, self._given[choice.seat]),) = choice.options.items()
                self._taken(choice.seat, key)
            else:
                self.asked.append(choice)
        self._pending = {}
        return bool(self.asked)

    def _ask_whoever(self, asked: Whoever) -> bool:
        """All are asked, even those with one option; who was asked the same before somebody else acted still is."""
        at, before = self._spoken
        for choice in (*asked, *asked.ready):
            self._check(choice)
            choice.base, choice.always, choice.refused = self.count, True, self._pending.pop(choice.seat, {})
            earlier = before.get(choice.seat) if at == self.count else None
            choice.since = earlier.since if earlier and earlier.kind == choice.kind else self.count
        for choice in asked.ready:
            choice.again = True
        self._pending = {}
        self._whoever, self.asked, self.answered = True, list(asked), asked.ready
        return True

    def _act(self, seat: Seat, value: Any) -> None:
        """Somebody acted, whatever the others do."""
        others = {choice.seat: choice for choice in (*self.asked, *self.answered) if choice.seat != seat}
        self._spoken = (self.count, others)
        self._whoever, self.answered = False, []
        self._run((seat, value))

    def _taken(self, seat: Seat, key: str) -> None:
        """A choice with one option was taken; the conformance kit listens."""

    def _check(self, choice: Choose) -> None:
        if not choice.options:
            raise RuleError(f"decision {choice.kind!r} of seat {choice.seat} offers nothing")
        if choice.seat in self.state.eliminated:
            raise RuleError(f"decision {choice.kind!r} is put to seat {choice.seat}, which is out of the game")

    def _reply(self) -> Any:
        """What the rule gets back: a value, or for a common decision one per seat, in the order they were asked."""
        given, self._given = self._given, {}
        together, self._together = self._together, []
        self.answered = []
        if together:
            return {seat: given[seat] for seat in together}
        (value,) = given.values()
        return value

    def _end(self) -> None:
        self.asked = []
        self._flow = None
        self._mark_boundary()

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self.state.over else None

    @property
    def in_any_order(self) -> bool:
        """Whether everybody who is asked acts alone, as often and in whatever order they like."""
        return self._whoever and bool(self.asked)

    def rewards(self) -> list[float]:
        """Per seat, of a game that is over: 1 for the team that won, shared where several did."""
        team, winners = self.game.team, self.game.result(self.state).winners
        won = {team(self.terms, seat) for seat in winners}
        share = 1 / len(won) if won else 0.0
        return [share if team(self.terms, seat) in won else 0.0 for seat in range(self.terms.players)]

    def choice(self, seat: Seat) -> Choose | None:
        """What this seat has to decide now."""
        return next((choice for choice in self.asked if choice.seat == seat), None)

    def changeable(self, seat: Seat) -> Choose | None:
        """What this seat has decided and may still change: others have not answered yet."""
        return next((choice for choice in self.answered if choice.seat == seat and choice.again), None)

    def answer(self, seat: Seat, key: str, base: int | None = None) -> None:
        """Take an answer, or raise `Refused` and change nothing.  `base` names the decision that is meant."""
        asked = self.asked
        choice = asked[0] if len(asked) == 1 and asked[0].seat == seat else self.choice(seat)
        if choice is None or key not in choice.options or (base is not None and not choice.meant(base)):
            self._beside(choice or self.changeable(seat), seat, key, base)
            return
        value = choice.options[key]
        if self.journal is not None:
            self._note(seat, key)
        if self.keep:
            self.since.append((seat, key))
        self.count += 1
        if self._whoever:
            self._act(seat, value)
        elif len(asked) == 1 and not self._given and not self._together:
            self._run(value)
        else:
            self._given[seat] = value
            self.asked = [other for other in asked if other is not choice]
            self.answered.append(choice)
            if not self.asked:
                self._run(self._reply())
        if self.journal is not None:
            self._mark_chance()

    def _beside(self, choice: Choose | None, seat: Seat, key: str, base: int | None) -> None:
        """What leaves the decision open: a sign, or another answer than the one given before."""
        if not takes(choice, key, base):
            raise Refused(self._why_not(choice, seat, key, base))
        assert choice is not None
        if self.journal is not None:
            self._note(seat, key)
        if self.keep:
            self.since.append((seat, key))
        self.count += 1
        if choice.signs(key):
            self.game.heard(self, seat, choice.says[key])
        elif self._whoever:
            self._act(seat, choice.options[key])
        else:
            self._given[seat] = choice.options[key]
        if self.journal is not None:
            self._mark_chance()

    def cannot_answer(self, seat: Seat, key: str, base: int | None = None) -> Refusal | None:
        """Why this answer would not be taken now; nothing happens."""
        choice = self.choice(seat) or self.changeable(seat)
        return None if takes(choice, key, base) else self._why_not(choice, seat, key, base)

    def _why_not(self, choice: Choose | None, seat: Seat, key: str, base: int | None) -> Refusal:
        if self.over:
            return Refusal("match.over")
        if base is not None and base < self.count and (choice is None or not choice.meant(base)):
            return Refusal("match.stale", numbers={"base": base, "now": self.count})
        if choice is None:
            return Refusal("match.not-asked", numbers={"seat": seat})
        if not choice.meant(base):
            return Refusal("match.stale", numbers={"base": base or 0, "now": choice.base})
        again = self.explained() if self.keep else None
        explained = again and (again.choice(seat) or again.changeable(seat))
        unknown = Refusal("match.unknown-option", numbers={"option": key})
        return explained.refused.get(key, unknown) if explained else unknown

    def _note(self, seat: Seat, key: str) -> None:
        journal = self.journal
        assert journal is not None
        if journal.answers and journal.answers[-1][0] != seat:
            journal.marks[-1] |= Reveals.DECISION
        journal.answers.append((seat, key))
        journal.marks.append(0)

    def _mark_chance(self) -> None:
        """What was thrown in the open since the last answer came to light with it, whichever step it belongs to."""
        journal, log = self.journal, self.chance.log
        if journal is not None and journal.marks and any(not secret for _, _, secret in log[self._heard :]):
            journal.marks[-1] |= Reveals.CHANCE
        self._heard = len(log)

    # -- for rules -----------------------------------------------------------------------------------------------

    def offer(
        self, seat: Seat, candidates: Iterable[tuple[str, Any]], no: Callable[[Any], Refusal | None]
    ) -> dict[str, Any]:
        """The legal ones.  One predicate says no and why; the reasons are kept only while explaining."""
        options = {}
        for key, value in candidates:
            refusal = no(value)
            if refusal is None:
                options[key] = value
            elif self.explaining:
                self._pending.setdefault(seat, {})[key] = refusal
        return options

    def eliminate(self, seat: Seat) -> None:
        """The seat is out: it is never asked again."""
        if seat not in self.state.eliminated:
            self.state.eliminated.append(seat)

    def _tell(self, event: Event, *values: Any, to: int = EVERYBODY) -> None:
        """`to`: the seats (as a mask) that get the event's secret fields."""
        self.events.append(happened(event, values, to))
        if event.reveals and self.journal is not None and self.journal.marks:
            self.journal.marks[-1] |= event.reveals

    # -- what boundaries buy -------------------------------------------------------------------------------------

    def rebuilt(
        self,
        answers: Iterable[Answer],
        state: S | None = None,
        key: bytes | None = None,
        keep: Keep = Keep.BOUNDARY,
        explaining: bool = False,
        outcomes: Iterable[Outcome] | None = None,
    ) -> Match[S]:
        """From the boundary on, the same game again: with these answers, perhaps another state or other dice."""
        if not self.keep:
            raise RuleError("this match keeps nothing and cannot be built again")
        if state is None:
            state = self.fresh()
        log = self.chance.log if outcomes is None else outcomes
        again = type(self)(self.game, self.terms, key or self.key, keep, state, explaining, log, self.begun)
        again.assisted = self.assisted
        for seat, said in answers:
            again.answer(seat, said)
        if outcomes is None:
            again.chance.settle(self.chance)
        return again

    def fresh(self) -> S:
        """The state as it was at the boundary, a new copy."""
        return decoded(self.game, self.boundary)

    def clone(self, keep: Keep = Keep.BOUNDARY) -> Match[S]:
        """The same match; playing one never touches the other."""
        return self.rebuilt(self.since, keep=keep)

    def explained(self) -> Match[S]:
        """The same match with the reasons for what is not offered."""
        return self.rebuilt(self.since, explaining=True)

    def view(self, *seats: Seat) -> S:
        """The state as these seats see it (none: a spectator); what they cannot see is blotted out."""
        return view(self.state, seats)

    def seen(self, seat: Seat) -> Seen[S]:
        """All that a bot in this seat may know."""
        return seen_from(self, seat)


def takes(choice: Choose | None, key: str, base: int | None) -> bool:
    """Whether a seat that was asked this may say that: an option, or a sign."""
    if choice is None or not choice.meant(base):
        return False
    return key in choice.options or key in choice.says
