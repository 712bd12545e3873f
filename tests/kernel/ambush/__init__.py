"""An ambush: two of one's cards in secret, signs beforehand, and minds that change.  A game to try the kernel with.

Each round everybody picks two cards in order, or rests, and may say "early" or "late" meanwhile.  Then the eldest looks
at the road and says whether all go; only then the cards are shown, and whoever leads with the lowest scores.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import msgspec

from questhall.kernel import (
    Choose,
    Event,
    Face,
    Flow,
    Game,
    Match,
    Picks,
    Pile,
    Refusal,
    Result,
    Reveals,
    Seat,
    Setting,
    State,
    Terms,
    mask,
    per_seat,
    seen_by_owner,
)
from questhall.kernel.view import piles

CARDS = [f"card{number:02}" for number in range(1, 13)]
HAND, ROUNDS = 4, 2
SIGNS = {"sign:early": "early", "sign:late": "late"}

SAID = Event("said", "seat sign")
SHOWN = Event("shown", "seat cards", reveals=Reveals.HIDDEN)


class Robber(msgspec.Struct):
    hand: Pile
    lead: Annotated[str, seen_by_owner] = ""  # cards face down; a rest looks the same
    sign: str = ""
    score: int = 0


class Road(State):
    robbers: Annotated[list[Robber], per_seat] = []
    deck: Pile = msgspec.field(default_factory=Pile)
    discard: Pile = msgspec.field(default_factory=lambda: Pile(kind="card"))
    round: int = 0


class AmbushFace(Face[Road]):
    def names(self) -> dict[str, dict[str, str]]:
        signs = {"early": {"en": "early", "ru": "рано"}, "late": {"en": "late", "ru": "поздно"}}
        return {card: {"en": f"Card {card[4:]}", "ru": f"Карта {card[4:]}"} for card in CARDS} | signs


class Ambush(Game[Road]):
    id = "ambush"
    name = {"en": "Ambush", "ru": "Засада"}
    players = range(2, 4)
    settings = (Setting("road", {"en": "Road", "ru": "Дорога"}, ("old", "new"), free=True),)
    state = Road
    events = (SAID, SHOWN)
    face = AmbushFace()
    texts = Path(__file__).parent / "texts"

    def new(self, terms: Terms) -> Road:
        robbers = [Robber(Pile(kind="card")) for _ in range(terms.players)]
        return Road(agenda=["deal"], robbers=robbers, deck=Pile.of(CARDS, "card"))

    def step(self, m: Match[Road]) -> Flow | None:
        if m.state.agenda == ["deal"]:
            deal(m)
            return None
        return play_round(m)

    def heard(self, m: Match[Road], seat: Seat, sign: Any) -> None:
        m.state.robbers[seat].sign = sign
        m.tell(SAID, seat, sign)

    def result(self, state: Road) -> Result:
        scores = [float(robber.score) for robber in state.robbers]
        return Result([seat for seat, score in enumerate(scores) if score == max(scores)], scores)

    def components(self, state: Road) -> dict[str, int]:
        return dict(Counter(card for pile in piles(state) for card in pile.cards))

    def cannot_set_up(self, terms: Terms) -> Refusal | None:
        road = str(terms["road"])
        return None if road.isalpha() else Refusal("road.letters", numbers={"road": road})


def deal(m: Match[Road]) -> None:
    m.state.deck.shuffle(m.chance, "deck")
    for seat, robber in enumerate(m.state.robbers):
        for _ in range(HAND):
            robber.hand.put(m.state.deck.draw(), mask([seat]))
    m.state.agenda = ["round"]


def play_round(m: Match[Road]) -> Flow:
    seats = range(len(m.state.robbers))
    picked = yield [Choose(seat, "pick", picks(m, seat), secret=True, says=SIGNS, again=True) for seat in seats]
    for seat, cards in picked.items():
        m.state.robbers[seat].lead = " ".join(cards)
    going = yield Choose(0, "go", {"go": True, "wait": False}, says={"sign:late": "late"})
    for seat in seats:
        show(m, seat)
    lowest = min((robber.lead, seat) for seat, robber in enumerate(m.state.robbers) if robber.lead)
    m.state.robbers[lowest[1]].score += 1 if going else 0
    for robber in m.state.robbers:
        robber.lead, robber.sign = "", ""
    m.state.round += 1
    m.state.over = m.state.round == ROUNDS


def picks(m: Match[Road], seat: Seat) -> Picks:
    return Picks("play", m.state.robbers[seat].hand.cards, 2, {} if seat == 0 else {"rest": ()})


def show(m: Match[Road], seat: Seat) -> None:
    robber = m.state.robbers[seat]
    for card in robber.lead.split():
        m.state.discard.put(robber.hand.take(card))
    m.tell(SHOWN, seat, robber.lead.split())


GAME = Ambush()
