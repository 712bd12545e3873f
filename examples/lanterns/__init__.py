"""Lantern thieves: hidden hands, a shuffled deck, and reactions out of turn.

Everybody starts with two lanterns and three cards.  In a turn one draws a card, drops one when the hand is full, takes
a lantern from the heap by burning a torch, or plays a theft against a rival; a rival with a guard may stop the thief,
and a thief with a feint may slip past the guard.  When the deck is empty, or somebody holds six lanterns, the most
lanterns win.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import msgspec

from questhall.kernel import (
    EVERYBODY,
    Choose,
    Event,
    Face,
    Flow,
    Game,
    Match,
    Pile,
    Refusal,
    Result,
    Reveals,
    Seat,
    Seen,
    Setting,
    State,
    Terms,
    Words,
    mask,
    per_seat,
)
from questhall.kernel.texts import Texts

DECK = {"theft": 9, "guard": 8, "feint": 5, "torch": 6}
NAMES = {
    "theft": {"en": "Theft", "ru": "Кража"},
    "guard": {"en": "Guard", "ru": "Стража"},
    "feint": {"en": "Feint", "ru": "Финт"},
    "torch": {"en": "Torch", "ru": "Факел"},
}
HAND_LIMIT, START_HAND, START_LANTERNS, ENOUGH_LANTERNS, HEAP = 4, 3, 2, 6, 8

DREW = Event("drew", "seat", secret="card", reveals=Reveals.HIDDEN)
DROPPED = Event("dropped", "seat card")
BURNT = Event("burnt", "seat")
STOLE = Event("stole", "seat victim:seat")
STOPPED = Event("stopped", "victim:seat seat")
SLIPPED = Event("slipped", "seat victim:seat")
ENDED = Event("ended")


class Thief(msgspec.Struct):
    hand: Pile
    lanterns: int = START_LANTERNS


class Deal(msgspec.Struct, tag=True):
    """The first thing to do: shuffle and deal."""


class Turn(msgspec.Struct, tag=True):
    seat: Seat


class Night(State):
    agenda: list[Deal | Turn] = []
    thieves: Annotated[list[Thief], per_seat] = []
    deck: Pile = msgspec.field(default_factory=Pile)
    discard: Pile = msgspec.field(default_factory=Pile)
    heap: int = HEAP


class LanternsFace(Face[Night]):
    def names(self) -> dict[str, Words]:
        return NAMES

    def board(self, view: Night, texts: Texts) -> str:
        lines = [texts.say("board-heap", lanterns=view.heap, cards=len(view.deck))]
        for seat, thief in enumerate(view.thieves):
            hand = ", ".join(texts.name(card) for card in thief.hand.cards)
            lines.append(f"{texts.seat(seat)}: " + texts.say("board-thief", lanterns=thief.lanterns, hand=hand))
        return "\n".join(lines)


class Lanterns(Game[Night]):
    id = "lanterns"
    name = {"en": "Lantern thieves", "ru": "Похитители фонарей"}
    players = range(2, 5)
    settings = (Setting("torches", {"en": "Play with torches", "ru": "С факелами"}, (True, False)),)
    state = Night
    events = (DREW, DROPPED, BURNT, STOLE, STOPPED, SLIPPED, ENDED)
    texts = Path(__file__).parent / "texts"
    seat_parts = {"steal": 0}
    face = LanternsFace()

    def new(self, terms: Terms) -> Night:
        cards = [card for card, count in DECK.items() for _ in range(count) if card != "torch" or terms["torches"]]
        thieves = [Thief(Pile(kind="cards")) for _ in range(terms.players)]
        return Night(
            agenda=[Deal()], thieves=thieves, deck=Pile.of(cards, "cards"), discard=Pile(kind="cards"), heap=HEAP
        )

    def step(self, m: Match[Night]) -> Flow | None:
        top = m.state.agenda[-1]
        if isinstance(top, Turn):
            return take_turn(m, top.seat)
        deal(m)
        return None

    def result(self, state: Night) -> Result:
        scores = [float(thief.lanterns) for thief in state.thieves]
        return Result([seat for seat, score in enumerate(scores) if score == max(scores)], scores)

    def components(self, state: Night) -> dict[str, int]:
        cards: Counter[str] = Counter(state.deck.cards + state.discard.cards)
        for thief in state.thieves:
            cards.update(thief.hand.cards)
        return {**cards, "lantern": state.heap + sum(thief.lanterns for thief in state.thieves)}

    def evaluate(self, state: Night, seat: Seat) -> float:
        """The share of the lanterns, a card in hand counting a little."""
        worth = [thief.lanterns + 0.2 * len(thief.hand) for thief in state.thieves]
        return worth[seat] / sum(worth)

    def house(self, seen: Seen[Night]) -> str:
        """Steal from the richest while one can, burn torches, stop thieves; draw otherwise."""
        options = list(seen.choice.options)
        wishes = ["guard", "feint", "burn"]
        thieves = seen.state.thieves
        steals = [key for key in options if key.startswith("steal:")]
        if steals:
            return max(steals, key=lambda key: thieves[int(key[6:]) - 1].lanterns)
        return next((wish for wish in wishes if wish in options), "draw" if "draw" in options else options[-1])


def deal(m: Match[Night]) -> None:
    state = m.state
    state.deck.shuffle(m.chance, "deck")
    for seat, thief in enumerate(state.thieves):
        for _ in range(START_HAND):
            thief.hand.put(state.deck.draw(), mask([seat]))
    state.agenda[-1] = Turn(0)


def take_turn(m: Match[Night], seat: Seat) -> Flow:
    """One of: draw, drop a card of a full hand, burn a torch for a lantern of the heap, steal from a rival."""
    rivals = [rival for rival in range(m.terms.players) if rival != seat]
    candidates: list[tuple[str, Any]] = [("draw", "draw"), ("burn", "burn")]
    candidates += [(f"steal:{rival + 1}", rival) for rival in rivals]
    options = m.offer(seat, candidates, lambda wish: cannot(m, seat, wish))
    if "draw" not in options:
        options |= {f"drop:{card}": card for card in m.state.thieves[seat].hand.cards}
    wish = yield Choose(seat, "turn", options)
    if wish == "draw":
        draw(m, seat)
    elif wish == "burn":
        burn(m, seat)
    elif wish in DECK:
        play(m, seat, wish)
        m.tell(DROPPED, seat, wish)
    else:
        yield from steal(m, seat, wish)
    end_turn(m, seat)


def cannot(m: Match[Night], seat: Seat, wish: Any) -> Refusal | None:
    thief = m.state.thieves[seat]
    if wish == "draw":
        full = len(thief.hand) >= HAND_LIMIT
        return Refusal("hand.full", "LT-HAND-01", {"limit": HAND_LIMIT}) if full else None
    if wish == "burn":
        if "torch" not in thief.hand.cards:
            return Refusal("hand.lacks", "LT-TORCH-01", {"card": "torch"})
        return None if m.state.heap else Refusal("heap.empty", "LT-TORCH-02")
    if "theft" not in thief.hand.cards:
        return Refusal("hand.lacks", "LT-THEFT-01", {"card": "theft"})
    return None if m.state.thieves[wish].lanterns else Refusal("rival.poor", "LT-THEFT-02", {"seat": wish + 1})


def draw(m: Match[Night], seat: Seat) -> None:
    card = m.state.deck.draw()
    m.state.thieves[seat].hand.put(card, mask([seat]))
    m.tell(DREW, seat, card, to=mask([seat]))


def play(m: Match[Night], seat: Seat, card: str) -> None:
    m.state.thieves[seat].hand.take(card)
    m.state.discard.put(card, EVERYBODY)


def burn(m: Match[Night], seat: Seat) -> None:
    play(m, seat, "torch")
    m.state.heap -= 1
    m.state.thieves[seat].lanterns += 1
    m.tell(BURNT, seat)


def steal(m: Match[Night], seat: Seat, rival: Seat) -> Flow:
    """The rival may post a guard, the thief may then feint; otherwise a lantern changes hands."""
    play(m, seat, "theft")
    thief, victim = m.state.thieves[seat], m.state.thieves[rival]
    if "guard" in victim.hand.cards and (yield Choose(rival, "guard", {"guard": True, "pass": False})):
        play(m, rival, "guard")
        m.tell(STOPPED, rival, seat)
        if "feint" not in thief.hand.cards or not (yield Choose(seat, "feint", {"feint": True, "pass": False})):
            return
        play(m, seat, "feint")
        m.tell(SLIPPED, seat, rival)
    victim.lanterns -= 1
    thief.lanterns += 1
    m.tell(STOLE, seat, rival)


def end_turn(m: Match[Night], seat: Seat) -> None:
    state = m.state
    state.over = not state.deck.cards or any(thief.lanterns >= ENOUGH_LANTERNS for thief in state.thieves)
    if state.over:
        m.tell(ENDED)
    state.agenda[-1] = Turn((seat + 1) % m.terms.players)


GAME = Lanterns()
