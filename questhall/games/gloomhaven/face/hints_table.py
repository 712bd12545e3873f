"""The table at a glance: who acts when, what sticks to figures, monsters' cards, elements, the goal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.content.terms import ELEMENTS, LONG_REST, STRONG, WEAK
from questhall.games.gloomhaven.face.board import answers
from questhall.games.gloomhaven.face.monster_lines import types_on_map
from questhall.games.gloomhaven.rules.play.carrying import thing
from questhall.games.gloomhaven.rules.play.rounds import is_waiting
from questhall.games.gloomhaven.rules.play.table import character, monsters, shield_of
from questhall.games.gloomhaven.rules.play.tokens import acts
from questhall.games.gloomhaven.rules.play.verdicts import aims
from questhall.games.gloomhaven.state import Figure, Hero, Select, World
from questhall.kernel import Choose, Seat


class TrackEntry(msgspec.Struct, omit_defaults=True):
    """Somebody's place in the round: a character, a summon just before its owner, a type with all its monsters.  While
    cards are chosen characters have no initiative; who is ready is told, and nothing more."""

    who: str  # the class, the summon's id, or the monsters' type
    kind: str  # character, summon, monsters, ally
    figures: list[str] = []  # its pieces in the order in which they act
    waiting: list[str] = []  # those that still act in this round
    seat: int = -1
    initiative: int = 0  # 0: not known
    second: int = 0  # a character's other card, which breaks ties
    card: str = ""  # the monsters' ability card
    acting: bool = False
    acted: bool = False  # all of them
    resting: bool = False  # a long rest
    ready: bool = False  # its pair is chosen and not yet shown
    sign: str = ""  # what its player lets the others know: early, door, heal ...


class Strikes(msgspec.Struct, omit_defaults=True):
    """Retaliate X, against attackers within so many hexes."""

    damage: int
    range: int = 1


class FigureHint(msgspec.Struct, omit_defaults=True):
    """What a figure's sources come to."""

    shield: int = 0
    retaliate: list[Strikes] = []  # sources of one range together
    new: bool = False  # it came in this round and does not act in it
    ours: bool = False  # a monster that fights for the characters, or an objective that they guard
    spurred: int = 0  # what a boss adds to its attacks in this round
    warded: bool = False  # nothing can harm it
    carries: str = ""  # the thing that the scenario asks for


class ElementHint(msgspec.Struct, omit_defaults=True):
    """An element that is charged, or will be at the end of the running turn."""

    element: str
    column: str = ""  # strong or waning
    coming: bool = False


class GoalHint(msgspec.Struct, omit_defaults=True):
    """One part of what wins the scenario, and how far it is."""

    kind: str  # kill, reveal, enemies, doors, loot, plates, destroy, escort, bring, escape, survive
    done: bool
    what: str = ""  # types joined by + (or `enemies`: any), the tile, which enemies, how to loot, the token
    have: int = 0  # of enemies: those that are left on the map
    need: int = 0
    every_room: bool = False  # of all enemies: whether every room lies open


# -- the track -----------------------------------------------------------------------------------------------------


def track(view: World, asked: Sequence[Choose]) -> list[TrackEntry]:
    """In the order of initiative as far as it is known.  GH-INIT-03, GH-SUMMON-05, GH-CARD-11"""
    found = [entry for seat, hero in enumerate(view.heroes) for entry in of_hero(view, seat, hero, asked)]
    found += [of_type(view, type_) for type_ in types_on_map(view)]
    found += [of_ally(view, each) for each in view.figures if each.kind == "ally" and acts(view, each)]
    return sorted(found, key=lambda entry: (entry.initiative or 100, entry.kind == "monsters", entry.second))


def of_hero(view: World, seat: Seat, hero: Hero, asked: Sequence[Choose]) -> Iterator[TrackEntry]:
    """Its summons, then itself."""
    own = character(view, seat)
    if own is None:
        return
    mine = [each for each in view.figures if each.kind == "summon" and each.seat == seat]
    for each in mine:
        yield TrackEntry(
            *(each.id, "summon", [each.id], [] if each.acted or each.came == view.round else [each.id], seat),
            initiative=hero.initiative,
            second=hero.second,
            acting=is_acting(view, each),
            acted=each.acted,
        )
    yield TrackEntry(
        *(own.id, "character", [own.id], [] if own.acted else [own.id], seat),
        initiative=hero.initiative,
        second=hero.second,
        acting=view.acting == own.id,
        acted=own.acted and view.acting != own.id,
        resting=hero.resting,
        ready=is_ready(view, seat, asked),
        sign=hero.sign,
    )


def is_ready(view: World, seat: Seat, asked: Sequence[Choose]) -> bool:
    """While cards are chosen: it is not asked any more."""
    choosing = bool(view.agenda) and isinstance(view.agenda[-1], Select) and bool(asked)
    return choosing and all(choice.seat != seat for choice in asked)


def is_acting(view: World, each: Figure) -> bool:
    """Whether its turn runs: somewhere on the agenda."""
    return any(getattr(task, "figure", "") == each.id and type(task).__name__ == "Beast" for task in view.agenda[-3:])


def of_ally(view: World, each: Figure) -> TrackEntry:
    """A numbered ally that takes its turn at the end.  GH-SPECIAL-09"""
    waiting = [] if each.acted else [each.id]
    acting = view.acting == each.id
    return TrackEntry(
        *(each.id, "ally", [each.id], waiting), initiative=LONG_REST, acting=acting, acted=each.acted and not acting
    )


def of_type(view: World, type_: str) -> TrackEntry:
    """Elites first, then by number.  GH-MONORD-03, GH-MONORD-04"""
    all_ = sorted(
        (each for each in monsters(view) if each.name == type_), key=lambda each: (each.rank != "elite", each.number)
    )
    card = view.abilities.revealed.get(type_, "")
    waiting = [each.id for each in all_ if is_waiting(view, each)]
    acting = view.acting == type_
    return TrackEntry(
        *(type_, "monsters", [each.id for each in all_], waiting),
        initiative=bestiary.card(card).initiative if card else 0,
        card=card,
        acting=acting,
        acted=bool(card) and not waiting and not acting,
    )


# -- pieces --------------------------------------------------------------------------------------------------------


def figures(view: World) -> dict[str, FigureHint]:
    found = {each.id: figure_hint(view, each) for each in view.figures}
    return {id_: hint for id_, hint in found.items() if hint != NOTHING_TO_TELL}


NOTHING_TO_TELL = FigureHint()


def figure_hint(view: World, each: Figure) -> FigureHint:
    """GH-SHIELD-02, GH-RETAL-05, GH-MONOTH-04"""
    strikes = [Strikes(answer.damage, answer.range) for answer in answers(each)]
    new = each.came == view.round > 0
    carries = thing(view) if each.kind == "character" and each.seat == view.bearer else ""
    return FigureHint(shield_of(each), strikes, new, each.allied, each.spurred, each.warded, carries)


def cards_left(view: World, deck: str) -> list[str]:
    """The ability cards that still lie in the draw pile, as everybody can count them.  GH-MONSTAT-12"""
    lying = view.abilities.decks.get(deck)
    gone = {*(lying.discard.cards if lying else ()), *view.abilities.revealed.values()}
    return [card.id for card in bestiary.deck(deck) if card.id not in gone]


def elements(view: World) -> list[ElementHint]:
    """GH-ELEM-01, GH-ELEM-02"""
    board = view.elements
    found = [ElementHint(each, column(board.columns[each]), each in board.coming) for each in ELEMENTS]
    return [hint for hint in found if hint.column or hint.coming]


def column(number: int) -> str:
    return "" if number == WEAK else "strong" if number == STRONG else "waning"


# -- the goal ------------------------------------------------------------------------------------------------------


def goal(view: World) -> list[GoalHint]:
    """How many rooms there are is not told: only whether all of them are open.  GH-SCEN-01"""
    return [
        GoalHint(aim.kind, aim.done, aim.what, aim.have, aim.need, aim.every_room)
        for aim in aims(view, scenario(view.scenario).goal)
    ]
