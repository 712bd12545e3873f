"""Bandits at the pass: secret simultaneous choices, two teams, dice and elimination.

Every round all bandits choose in secret whom to strike, or to guard, or to rest.  Then all is shown: a strike rolls a
die and hits on 4 or more (on 6 only, if the target guards), a rest heals a wound.  A bandit without hearts is out; the
last team standing wins, or after ten rounds the one with more hearts.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Annotated

import msgspec

from questhall.kernel import (
    Chance,
    Choose,
    Event,
    Face,
    Flow,
    Game,
    Match,
    Refusal,
    Result,
    Reveals,
    Seat,
    Seen,
    Setting,
    State,
    Terms,
    per_seat,
    seen_by_owner,
)
from questhall.kernel.texts import Texts

HEARTS, ROUNDS = 3, 10
HIT, HIT_GUARDED = 4, 6
GUARD, REST = -1, -2

PLANNED = Event("planned", "seat")
STRUCK = Event("struck", "seat victim:seat roll hit", reveals=Reveals.CHANCE)
RESTED = Event("rested", "seat")
GUARDED = Event("guarded", "seat")
FELL = Event("fell", "seat")


class Bandit(msgspec.Struct):
    hearts: int = HEARTS
    plan: Annotated[int | None, seen_by_owner] = None  # a seat to strike, GUARD or REST; nobody else knows it yet


class Plan(msgspec.Struct, tag=True):
    """All choose in secret."""


class Resolve(msgspec.Struct, tag=True):
    """The plans are carried out, seat by seat."""

    seat: Seat = 0


class Pass(State):
    agenda: list[Plan | Resolve] = []
    bandits: Annotated[list[Bandit], per_seat] = []
    round: int = 1


class BanditsFace(Face[Pass]):
    def board(self, view: Pass, texts: Texts) -> str:
        rows = [texts.say("board-round", round=view.round, rounds=ROUNDS)]
        for seat, bandit in enumerate(view.bandits):
            rows.append(f"{'AB'[seat % 2]}  {texts.seat(seat)}: {'♥' * bandit.hearts or '–'}")
        return "\n".join(rows)


class Bandits(Game[Pass]):
    id = "bandits"
    name = {"en": "Bandits at the pass", "ru": "Разбойники на перевале"}
    players = range(2, 7, 2)
    settings = (Setting("rest", {"en": "Resting heals", "ru": "Отдых лечит"}, (True, False)),)
    state = Pass
    events = (PLANNED, STRUCK, RESTED, GUARDED, FELL)
    texts = Path(__file__).parent / "texts"
    seat_parts = {"strike": 0}
    face = BanditsFace()

    def new(self, terms: Terms) -> Pass:
        return Pass(agenda=[Plan()], bandits=[Bandit() for _ in range(terms.players)])

    def step(self, m: Match[Pass]) -> Flow | None:
        top = m.state.agenda[-1]
        if isinstance(top, Plan):
            return plan(m)
        resolve(m, top.seat)
        return None

    def team(self, terms: Terms, seat: Seat) -> int:
        return seat % 2

    def result(self, state: Pass) -> Result:
        hearts = [sum(bandit.hearts for bandit in state.bandits[team::2]) for team in (0, 1)]
        winners = [seat for seat in range(len(state.bandits)) if hearts[seat % 2] == max(hearts)]
        return Result(winners, [float(hearts[seat % 2]) for seat in range(len(state.bandits))])

    def components(self, state: Pass) -> dict[str, int]:
        return {"bandits": len(state.bandits)}

    def resample(self, state: Pass, seats: Collection[Seat], chance: Chance) -> None:
        """A rival's plan may be any that it could have made."""
        for who, bandit in enumerate(state.bandits):
            if who not in seats and bandit.plan is not None:
                bandit.plan = chance.pick([GUARD, *targets(state, who)], "plan")

    def house(self, seen: Seen[Pass]) -> str:
        """Strike the weakest rival; guard at the last heart."""
        if seen.state.bandits[seen.seat].hearts == 1 and seen.state.round % 2:
            return "guard"
        weakest = min(targets(seen.state, seen.seat), key=lambda seat: seen.state.bandits[seat].hearts)
        return f"strike:{weakest + 1}"


def targets(state: Pass, seat: Seat) -> list[Seat]:
    return [rival for rival, bandit in enumerate(state.bandits) if bandit.hearts and (rival - seat) % 2]


def plan(m: Match[Pass]) -> Flow:
    """Everybody still standing chooses at once and in secret."""
    standing = [seat for seat, bandit in enumerate(m.state.bandits) if bandit.hearts]
    plans = yield [Choose(seat, "plan", plans_of(m, seat), secret=True) for seat in standing]
    for seat, chosen in plans.items():
        m.state.bandits[seat].plan = chosen
        m.tell(PLANNED, seat)
    m.state.agenda[-1] = Resolve()


def plans_of(m: Match[Pass], seat: Seat) -> dict[str, int]:
    strikes = [(f"strike:{rival + 1}", rival) for rival in targets(m.state, seat)]
    return m.offer(seat, [*strikes, ("guard", GUARD), ("rest", REST)], lambda wish: cannot(m, seat, wish))


def cannot(m: Match[Pass], seat: Seat, wish: int) -> Refusal | None:
    if wish == REST and not m.terms["rest"]:
        return Refusal("rest.variant", "BP-REST-02")
    if wish == REST and m.state.bandits[seat].hearts == HEARTS:
        return Refusal("rest.healthy", "BP-REST-01", {"hearts": HEARTS})
    return None


def resolve(m: Match[Pass], seat: Seat) -> None:
    """One bandit's plan; the fallen still do what they planned, for all happens at once."""
    state = m.state
    bandit = state.bandits[seat]
    if bandit.plan == GUARD:
        m.tell(GUARDED, seat)
    elif bandit.plan == REST:
        bandit.hearts = min(HEARTS, bandit.hearts + 1) if bandit.hearts else 0
        m.tell(RESTED, seat)
    elif bandit.plan is not None:
        strike(m, seat, bandit.plan)
    if seat + 1 < len(state.bandits):
        state.agenda[-1] = Resolve(seat + 1)
    else:
        end_round(m)


def strike(m: Match[Pass], seat: Seat, victim: Seat) -> None:
    target = m.state.bandits[victim]
    roll = m.chance.roll("strike")
    hit = roll >= (HIT_GUARDED if target.plan == GUARD else HIT)
    if hit and target.hearts:
        target.hearts -= 1
    m.tell(STRUCK, seat, victim, roll, int(hit))


def end_round(m: Match[Pass]) -> None:
    state = m.state
    for seat, bandit in enumerate(state.bandits):
        bandit.plan = None
        if not bandit.hearts and seat not in state.eliminated:
            m.eliminate(seat)
            m.tell(FELL, seat)
    standing = {seat % 2 for seat, bandit in enumerate(state.bandits) if bandit.hearts}
    state.over = len(standing) < 2 or state.round == ROUNDS
    if not state.over:
        state.round += 1
        state.agenda[-1] = Plan()


GAME = Bandits()
