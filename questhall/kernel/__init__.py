"""What every game is: state, steps, decisions, dice, events, journal, views.  Knows no game and no server."""

from questhall.kernel.chance import Chance, commitment
from questhall.kernel.choice import Ask, Choose, Flow, Refusal, Refused, RuleError, Seat, window
from questhall.kernel.events import Event, Happened, Reveals
from questhall.kernel.game import Game, Result, Setting, Terms
from questhall.kernel.journal import Keep
from questhall.kernel.match import Match
from questhall.kernel.seen import Seen
from questhall.kernel.state import EVERYBODY, NOBODY, UNSEEN, Pile, State, hidden, mask, per_seat, seen_by_owner

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "UNSEEN",
    "Ask",
    "Chance",
    "Choose",
    "Event",
    "Flow",
    "Game",
    "Happened",
    "Keep",
    "Match",
    "Pile",
    "Refusal",
    "Refused",
    "Result",
    "Reveals",
    "RuleError",
    "Seat",
    "Seen",
    "Setting",
    "State",
    "Terms",
    "commitment",
    "hidden",
    "mask",
    "per_seat",
    "seen_by_owner",
    "window",
]
