"""A small game for tests of luck: who wins a throw stakes double on the next one, so that early luck decides how much
luck can bring later."""

from __future__ import annotations

from pathlib import Path

import msgspec

from questhall.kernel import Choose, Event, Flow, Game, Match, Result, Seat, State, Terms

THROWS, STAKE, MOST_STAKE, FULL = 7, 1, 16, 40
THREW = Event("threw", "seat die:int")


class Throw(msgspec.Struct, tag=True):
    seat: Seat


class Purse(State):
    agenda: list[Throw] = []
    gold: int = 0
    stake: int = STAKE
    throws: int = 0


class Wager(Game[Purse]):
    """Staking is the better answer as long as one has won nothing; who holds wins nothing."""

    id = "wager"
    name = {"en": "Wager", "ru": "Пари"}
    players = range(1, 2)
    state = Purse
    events = (THREW,)
    texts = Path(__file__).parent

    def new(self, terms: Terms) -> Purse:
        return Purse(agenda=[Throw(0)])

    def step(self, m: Match[Purse]) -> Flow | None:
        return self.throw(m)

    def throw(self, m: Match[Purse]) -> Flow:
        purse = m.state
        staked = yield Choose(0, "stake", {"stake": True, "hold": False})
        purse.throws += 1
        if staked:
            die = m.chance.roll()
            m.tell(THREW, 0, die)
            purse.gold += purse.stake if die > 2 else -purse.stake
            purse.stake = min(MOST_STAKE, 2 * purse.stake) if die > 2 else STAKE
        purse.over = purse.throws == THROWS or abs(purse.gold) >= FULL

    def evaluate(self, state: Purse, seat: Seat) -> float:
        return min(1.0, max(0.0, 0.5 + state.gold / (2 * FULL)))

    def grounds(self, state: Purse, seat: Seat) -> dict[str, float]:
        return {"gold": state.gold}

    def result(self, state: Purse) -> Result:
        return Result([0] if state.gold > 0 else [], [float(state.gold)])


GAME = Wager()


def played(answers: str, seed: int) -> Match[Purse]:
    """`s` stakes, `h` holds; the last of them for all that follow."""
    from questhall.kernel import Keep

    match: Match[Purse] = Match(GAME, GAME.terms(1), seed.to_bytes(16, "big"), Keep.JOURNAL)
    while match.asked:
        at = min(match.count, len(answers) - 1)
        match.answer(0, "stake" if answers[at] == "s" else "hold")
    return match
