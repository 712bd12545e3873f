"""MOVE: the movement step, and what can be done in its place."""

from __future__ import annotations

from typing import Any

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import CARDS, RING
from questhall.games.prophecy.content.notation import Activation
from questhall.games.prophecy.rules import board, decks, markers
from questhall.games.prophecy.rules.board import NAMES
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.rules.routes import (
    ASSAULTS,
    CARRIERS,
    CLOSED,
    FAR,
    FARES,
    FREE,
    FREE_RIDES,
    ROUTES,
    TOILS,
    WORK_AT,
    WORKS,
    Move,
    on_board,
)
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.state import PLANES, Bargain, Hero, M, Turn
from questhall.kernel import EVERYBODY, Refusal, Seat

SMITH_GOLD = 2
BARGAIN = "bargain"  # one proposal a round


def candidates(m: M, seat: Seat, turn: Turn) -> list[tuple[str, Move]]:
    """All that the movement step can be.  PR-MOVE-01"""
    hero = hero_of(m, seat)
    at = hero.at
    found: list[tuple[str, Move]] = []
    if free(m):
        if FAR[at] and has(hero, "sail-any"):
            found += [far for far in FAR[at] if far not in ROUTES[at]]
        found += carried(hero)
        found += ASSAULTS[at]
        if m.explaining:
            found += [*ROUTES[at], *CLOSED[at]]
    if not turn.moves:  # PR-CARD-FLEET-03
        found += works(hero)
    if m.state.trade:
        found += [(f"trade:{other + 1}", ("trade", other)) for other in neighbours(m, seat)]
    return found


def free(m: M) -> bool:
    """Champions cannot leave the battlefield.  PR-FINAL-12"""
    return not m.state.final or bool(m.terms["apocalypse"])


def carried(hero: Hero) -> list[tuple[str, Move]]:
    """Movement by skill, spell or item.  PR-MOVE-07"""
    if CARRIERS.isdisjoint(hero.items) and CARRIERS.isdisjoint(hero.skills):
        return []
    found: list[tuple[str, Move]] = []
    for name in (*hero.skills, *hero.items):
        for act in CARDS[name].text.activations:
            if act.when == "move":
                goals = board.reach(act.move, hero.at, hero.character)
                found += [(f"go:{name}:{NAMES[goal]}", ("go", (name, goal))) for goal in goals]
    return found


def works(hero: Hero) -> list[tuple[str, Move]]:
    """Activities instead of movement: of the location, of skills.  PR-MOVE-08"""
    if TOILS.isdisjoint(hero.skills):
        return WORK_AT[hero.at]
    found = list(WORK_AT[hero.at])
    for name in hero.skills:
        text = CARDS[name].text
        found += [(f"instead:{name}", ("instead", name)) for act in text.activations if act.when == "instead"]
        if "smith" in text.flags:
            found.append(("smith", ("smith", name)))
    return found


def neighbours(m: M, seat: Seat) -> list[Seat]:
    """Other characters in the same location.  PR-TRADE-04"""
    at = hero_of(m, seat).at
    return [other for other, hero in enumerate(m.state.heroes) if hero.character and hero.at == at and other != seat]


def fare(hero: Hero, how: str) -> int:
    """Gold for a way of travelling.  PR-MOVE-04, PR-MOVE-05, PR-MOVE-06"""
    return 0 if how not in FARES or has(hero, FREE[how]) else FARES[how]


def movement(name: str) -> Activation:
    return next(act for act in CARDS[name].text.activations if act.when == "move")


def price_of(hero: Hero, act: Activation) -> tuple[tuple[str, int], ...]:
    """The price of an activation, a spell's with its discount."""
    if not act.spell:
        return act.price
    return tuple((coin, markers.spell_cost(hero, amount)) for coin, amount in act.price)


def cannot_move(m: M, seat: Seat, turn: Turn, move: Move) -> Refusal | None:
    how, what = move
    hero = hero_of(m, seat)
    if how in ("stay", "walk"):
        return None
    if how in FARES:
        if how == "ship" and hero.at not in board.PORTS:
            return Refusal("no-port", "PR-MOVE-05")
        if how == "gate" and hero.at not in board.GATES:
            return Refusal("no-gate", "PR-MOVE-06")
        return markers.cannot_afford(hero, fare(hero, how))
    if how == "go":
        return markers.cannot_pay(hero, price_of(hero, movement(what[0])))
    if how == "assault":
        return cannot_assault(m, hero, what)
    if how == "trade":
        return cannot_trade(m, seat, turn, what)
    return cannot_work(hero, how, what)


def cannot_work(hero: Hero, how: str, what: str) -> Refusal | None:
    if how == "work":
        return markers.cannot_pay(hero, WORKS[what].price)
    if how == "smith":
        return None if RING[hero.at].civilised else Refusal("not-civilised", "PR-MOVE-08")
    act = instead(what)
    if markers.idle(hero, act.gains) and not act.price:
        return Refusal("no-effect", "PR-OPP-06")
    return markers.cannot_pay(hero, price_of(hero, act))


def instead(name: str) -> Activation:
    return next(act for act in CARDS[name].text.activations if act.when == "instead")


def cannot_assault(m: M, hero: Hero, plane: int) -> Refusal | None:
    """From an adjoining location, while the plane is open.  PR-ASTRAL-01, PR-ASTRAL-10, PR-BOARD-22"""
    if hero.at not in board.DOORS[plane]:
        return Refusal("plane-far", "PR-ASTRAL-01")
    return Refusal("plane-closed", "PR-ASTRAL-10") if not m.state.greater.cards[plane] else None


def cannot_trade(m: M, seat: Seat, turn: Turn, other: Seat) -> Refusal | None:
    """Only partners, where the rule is not in use; once a round.  PR-TRADE-01, PR-TRADE-06, PR-VAR-TEAM-03"""
    partners = m.game.team(m.terms, seat) == m.game.team(m.terms, other)
    if not m.terms["trade"] and not partners:
        return Refusal("no-trade", "PR-TRADE-01")
    if BARGAIN in hero_of(m, seat).used or turn.moves:
        return Refusal("traded", "PR-TRADE-06")
    return None


def options(m: M, seat: Seat, turn: Turn) -> dict[str, Move]:
    """All legal ways; what the board offers to everybody comes from a table."""
    hero = hero_of(m, seat)
    found = affordable(hero) if free(m) else {"stay": ("stay", hero.at)}
    others = candidates(m, seat, turn)
    if others:
        found.update(m.offer(seat, others, lambda move: cannot_move(m, seat, turn, move)))
    return found


def affordable(hero: Hero) -> dict[str, Move]:
    """Staying, walking, and the fares this purse can pay.  PR-MOVE-02 to PR-MOVE-06"""
    return dict(on_board(hero.at, ways_paid(hero)))


def ways_paid(hero: Hero) -> tuple[str, ...]:
    if hero.discount or not (FREE_RIDES.isdisjoint(hero.skills) and FREE_RIDES.isdisjoint(hero.items)):
        return tuple(how for how in FARES if markers.cannot_afford(hero, fare(hero, how)) is None)
    return tuple([how for how, gold in FARES.items() if gold <= hero.gold])


# -- doing it ----------------------------------------------------------------------------------------------------


def move(m: M, seat: Seat, turn: Turn, how: str, what: Any) -> None:
    """One movement, or what is done in its place.  PR-MOVE-01, PR-MOVE-10, PR-MOVE-11"""
    hero = hero_of(m, seat)
    if how == "assault":
        assault(m, seat, turn, what)
    elif how == "trade":
        hero.used.append(BARGAIN)
        m.state.agenda.append(Bargain(seat, what))
    elif how in ("work", "smith", "instead"):
        turn.moves.append(how)
        toil(m, seat, how, what)
        arrive(m, seat, turn)
    elif how == "stay":
        if not turn.moves:
            m.tell(e.STAYED, seat, NAMES[hero.at])
        arrive(m, seat, turn)
    else:
        travel(m, seat, turn, how, what)


def travel(m: M, seat: Seat, turn: Turn, how: str, what: Any) -> None:
    """Pay and go; what lies on the way is ignored.  PR-MOVE-12, PR-CARD-FLEET-01"""
    hero = hero_of(m, seat)
    if how == "go":
        name, goal = what
        pay_activation(m, seat, name, movement(name))
    else:
        name, goal = how, what
        markers.charge(m, seat, fare(hero, how))
    if how == "ship":
        for card in hero.skills:  # Nautical Rites  PR-CARD-PORTRAT-01
            markers.earn(m, seat, sum(gold for source, gold in CARDS[card].text.earn if source == "sail"))
    hero.at = goal
    turn.moves.append(how)
    m.tell(e.MOVED, seat, name, NAMES[goal])
    if not (has(hero, "fleet") and len(turn.moves) == 1):
        arrive(m, seat, turn)


def pay_activation(m: M, seat: Seat, name: str, act: Activation) -> None:
    """The price of using a card; potions and scrolls are gone then.  PR-ITEM-01, PR-SPELL-03"""
    if act.spell:
        markers.cast(m, seat, name, act.price[0][1])
    else:
        m.tell(e.USED, seat, name)
        markers.pay(m, seat, act.price)
    if act.discard:
        decks.use_up(m, seat, name)


def toil(m: M, seat: Seat, how: str, what: str) -> None:
    """PR-LOC-CITY-01, PR-LOC-FORTRESS-01, PR-LOC-THIEVES-01"""
    m.tell(e.WORKED, seat, what)
    if how == "work":
        work = WORKS[what]
        markers.pay(m, seat, work.price)
        (markers.earn if work.coin == "gold" else markers.learn)(m, seat, work.amount)
    elif how == "smith":
        markers.earn(m, seat, SMITH_GOLD)
    else:
        act = instead(what)
        pay_activation(m, seat, what, act)
        markers.receive(m, seat, act.gains)


def arrive(m: M, seat: Seat, turn: Turn) -> None:
    """Arriving and staying alike turn up what lies face down.  PR-CREAT-01"""
    turn.phase = "fight"
    decks.reveal(m, hero_of(m, seat).at)


def assault(m: M, seat: Seat, turn: Turn, plane: int) -> None:
    """An astral attack in place of movement; the cards of the location stay untouched.

    PR-ASTRAL-02, PR-ASTRAL-03, PR-ASTRAL-05
    """
    turn.phase, turn.plane, turn.first = "astral", plane, True
    m.tell(e.ASTRAL, seat, PLANES[plane])
    show_guardian(m, plane)


def show_guardian(m: M, plane: int) -> None:
    pile = m.state.lesser if m.state.lesser.cards[plane] else m.state.greater
    if pile.seen[plane] != EVERYBODY:
        pile.seen[plane] = EVERYBODY
        m.tell(e.GUARD, pile.cards[plane], PLANES[plane])
