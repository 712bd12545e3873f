"""What every game is: state, steps, decisions, dice, events, journal, views.  Knows no game and no server."""

from questhall.kernel.chance import Chance, commitment, seal
from questhall.kernel.choice import (
    Ask,
    Choose,
    Flow,
    Impossible,
    Picks,
    Refusal,
    Refused,
    RuleError,
    Seat,
    Whoever,
    window,
)
from questhall.kernel.events import Event, Happened, Reveals
from questhall.kernel.face import WHOLE, Component, Content, Face, Fact, Words
from questhall.kernel.game import Count, Daily, Game, Result, Setting, Terms
from questhall.kernel.journal import Keep
from questhall.kernel.match import Match
from questhall.kernel.seen import Seen
from questhall.kernel.shelf import Joined, Laid, Shelf
from questhall.kernel.state import EVERYBODY, NOBODY, UNSEEN, Pile, State, hidden, mask, per_seat, seen_by_owner
from questhall.kernel.tuning import Race, Tree

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "UNSEEN",
    "WHOLE",
    "Ask",
    "Chance",
    "Choose",
    "Component",
    "Content",
    "Count",
    "Daily",
    "Event",
    "Face",
    "Fact",
    "Flow",
    "Game",
    "Happened",
    "Impossible",
    "Joined",
    "Keep",
    "Laid",
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
    "Shelf",
    "State",
    "Terms",
    "Tree",
    "Whoever",
    "Words",
    "commitment",
    "hidden",
    "mask",
    "per_seat",
    "seal",
    "seen_by_owner",
    "window",
]
