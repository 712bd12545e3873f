"""What the rules say about a view that its reader would otherwise have to work out.

The table (`hints_table.py`, `hints_cards.py`), the open decisions on the map (`hints_options.py`), the end
(`hints_end.py`). What would be too dear for every picture is answered on demand (`wonder.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from questhall.games.gloomhaven.face import hints_cards, hints_table
from questhall.games.gloomhaven.face.campaign.hints import TownHint, town_hint
from questhall.games.gloomhaven.face.campaign.town import is_between
from questhall.games.gloomhaven.face.hints_cards import BattleGoalHint, DeckHint, HeroHint, StakesHint
from questhall.games.gloomhaven.face.hints_end import Summary, summary
from questhall.games.gloomhaven.face.hints_options import Decision, decision
from questhall.games.gloomhaven.face.hints_table import ElementHint, FigureHint, GoalHint, TrackEntry
from questhall.games.gloomhaven.face.specials import special_part
from questhall.games.gloomhaven.state import World
from questhall.kernel import Choose, Seat


class Hints(msgspec.Struct):
    """What is worked out for one view."""

    track: list[TrackEntry] = []
    figures: dict[str, FigureHint] = {}  # by id; who has nothing to tell is left out
    elements: list[ElementHint] = []  # those that are charged or on their way
    goal: list[GoalHint] = []
    specials: str = ""  # the part that holds the special rules of the scenario, as far as they are known
    decks: dict[str, DeckHint] = {}  # by class, and `monsters`
    heroes: list[HeroHint] = []
    stakes: StakesHint | None = None
    goals: dict[int, BattleGoalHint] = {}  # battle goals that may be seen, by seat
    decisions: list[Decision] = []  # of the seats that look
    summary: Summary | None = None  # once the scenario is over
    town: TownHint | None = None  # between the scenarios of a campaign


def hints(view: World, seats: Sequence[Seat], asked: Sequence[Choose] = ()) -> Hints:
    """Cheap: it is asked for with every picture."""
    if is_between(view):
        own = [choice for choice in asked if choice.seat in seats and choice.options]
        return Hints(town=town_hint(view, own), decisions=[decision(view, choice) for choice in own])
    found = Hints(
        track=hints_table.track(view, asked),
        figures=hints_table.figures(view),
        elements=hints_table.elements(view),
        goal=hints_table.goal(view),
        specials=special_part(view),
        decks=hints_cards.decks(view),
        heroes=hints_cards.heroes(view),
        stakes=hints_cards.stakes(view),
        goals=hints_cards.battle_goals(view, seats),
    )
    if view.over:
        found.summary = summary(view)
    found.decisions = [decision(view, choice) for choice in asked if choice.seat in seats and choice.options]
    return found
