"""What every game is: state, steps, decisions, dice, events, journal, views.  Knows no game and no server."""

from questhall.kernel.chance import Chance, commitment
from questhall.kernel.choice import Ask, Choose, Flow, Impossible, Picks, Refusal, Refused, RuleError, Seat, window
from questhall.kernel.events import Event, Happened, Reveals
from questhall.kernel.face import Face, Words
from questhall.kernel.game import Count, Game, Result, Setting, Terms
from questhall.kernel.journal import Keep
from questhall.kernel.match import Match
from questhall.kernel.seen import Seen
from questhall.kernel.state import EVERYBODY, NOBODY, UNSEEN, Pile, State, hidden, mask, per_seat, seen_by_owner
from questhall.kernel.tuning import Race, Tree

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "UNSEEN",
    "Ask",
    "Chance",
    "Choose",
    "Count",
    "Event",
    "Face",
    "Flow",
    "Game",
    "Happened",
    "Impossible",
    "Keep",
    "Match",
    "Picks",
    "Pile",
    "Race",
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
    "Tree",
    "Words",
    "commitment",
    "hidden",
    "mask",
    "per_seat",
    "seen_by_owner",
    "window",
]
