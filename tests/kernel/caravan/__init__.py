"""A caravan of two journeys: what is left of the wares goes on, the purses too.  A game to try sequels with.

In the bazaar everybody acts in any order: buys camels for a coin, says when it is ready, and may think again.  Then
each draws two wares, sells one and puts the other, unseen, back into the chest.
"""

from __future__ import annotations

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
    Pile,
    Refusal,
    Result,
    Reveals,
    Seat,
    Setting,
    State,
    Terms,
    Whoever,
    mask,
    per_seat,
)

WARES = [f"ware{number}" for number in range(1, 10)]
JOURNEYS, DRAWN = 2, 2

BOUGHT = Event("bought", "seat")
SOLD = Event("sold", "seat ware", reveals=Reveals.HIDDEN)


class Trader(msgspec.Struct):
    coins: int = 3
    camels: int = 0
    ready: bool = False
    wares: Pile = msgspec.field(default_factory=lambda: Pile(kind="ware"))


class Desert(State):
    journey: int = 1
    traders: Annotated[list[Trader], per_seat] = []
    chest: Pile = msgspec.field(default_factory=lambda: Pile(kind="ware"))


class Purses(msgspec.Struct):
    """What everybody may know at the start of a journey."""

    journey: int
    coins: list[int]
    camels: list[int]


class CaravanFace(Face[Desert]):
    def names(self) -> dict[str, dict[str, str]]:
        return {ware: {"en": f"Ware {ware[4:]}", "ru": f"Товар {ware[4:]}"} for ware in WARES}


class Caravan(Game[Desert]):
    id = "caravan"
    name = {"en": "Caravan", "ru": "Караван"}
    players = range(2, 4)
    settings = (Setting("line", {"en": "Two journeys", "ru": "Два пути"}),)
    line = {"line": True}
    state = Desert
    events = (BOUGHT, SOLD)
    face = CaravanFace()
    texts = Path(__file__).parent / "texts"

    def new(self, terms: Terms) -> Desert:
        start = msgspec.json.decode(terms.opening or '{"journey":1,"coins":[],"camels":[]}', type=Purses)
        left = msgspec.json.decode(terms.sealed or msgspec.json.encode(WARES), type=list[str])
        traders = [Trader(coins, camels) for coins, camels in zip(start.coins, start.camels, strict=True)]
        traders += [Trader() for _ in range(terms.players - len(traders))]
        return Desert(["deal"], journey=start.journey, traders=traders[: terms.players], chest=Pile.of(left, "ware"))

    def step(self, m: Match[Desert]) -> Flow | None:
        if m.state.agenda == ["deal"]:
            deal(m)
            return None
        return bazaar(m) if m.state.agenda == ["bazaar"] else sell(m)

    def result(self, state: Desert) -> Result:
        scores = [float(trader.coins + trader.camels) for trader in state.traders]
        return Result([seat for seat, score in enumerate(scores) if score == max(scores)], scores)

    def sequel(self, state: Desert) -> Terms | None:
        if state.journey == JOURNEYS:
            return None
        coins, camels = ([getattr(each, name) for each in state.traders] for name in ("coins", "camels"))
        opening = msgspec.json.encode(Purses(state.journey + 1, coins, camels)).decode()
        sealed = msgspec.json.encode(sorted(state.chest.cards)).decode()
        return Terms(len(state.traders), {"line": True}, opening, sealed)

    def components(self, state: Desert) -> dict[str, int]:
        held = sum(len(trader.wares) for trader in state.traders)
        return {"wares": held + len(state.chest) + state.counters.get("sold", 0)}


def deal(m: Match[Desert]) -> None:
    """The chest is shuffled by this journey's own key."""
    m.state.chest.shuffle(m.chance, "chest")
    for seat, trader in enumerate(m.state.traders):
        for _ in range(DRAWN):
            trader.wares.put(m.state.chest.draw(), mask([seat]))
    m.state.agenda = ["bazaar"]


def bazaar(m: Match[Desert]) -> Flow:
    traders = m.state.traders
    busy = [offers(m, seat) for seat, trader in enumerate(traders) if not trader.ready]
    if not busy:
        m.state.agenda = ["sell"]
        return
    rest = [Choose(seat, "bazaar", {"wait": "wait"}) for seat, trader in enumerate(traders) if trader.ready]
    seat, said = yield Whoever(busy, rest)
    traders[seat].ready = said == "ready"
    if said == "camel":
        traders[seat].coins -= 1
        traders[seat].camels += 1
        m.tell(BOUGHT, seat)


def offers(m: Match[Desert], seat: Seat) -> Choose:
    def cannot_buy(what: str) -> Refusal | None:
        have = m.state.traders[seat].coins
        return Refusal("bazaar.coins", numbers={"have": have}) if have < 1 else None

    return Choose(seat, "bazaar", {**m.offer(seat, [("camel", "camel")], cannot_buy), "ready": "ready"})


def sell(m: Match[Desert]) -> Flow:
    """The other ware goes back unseen."""
    traders = m.state.traders
    sold: dict[Seat, Any] = yield [
        Choose(seat, "sell", {f"sell:{ware}": ware for ware in trader.wares.cards}, secret=True)
        for seat, trader in enumerate(traders)
    ]
    for seat, ware in sold.items():
        traders[seat].wares.take(ware)
        traders[seat].coins += int(ware[4:])
        m.state.chest.put_under(traders[seat].wares.draw(), mask([seat]))
        m.state.counters["sold"] = m.state.counters.get("sold", 0) + 1
        m.tell(SOLD, seat, ware)
    m.state.over = True


GAME = Caravan()
