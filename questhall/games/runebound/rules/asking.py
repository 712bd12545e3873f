"""Effects outside combat that leave something to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from questhall.games.runebound.content.board import ADVENTURES, CITIES, CITY, GEMS, NAME, NEXT
from questhall.games.runebound.content.cards import ASSETS
from questhall.games.runebound.content.notation import ATTRIBUTES
from questhall.games.runebound.events import GEM
from questhall.games.runebound.rules import M, adventure, combat, growth, market, movement, once, trials
from questhall.games.runebound.rules.attributes import effective
from questhall.games.runebound.rules.skills import discard_skill, exert
from questhall.games.runebound.state import Do, Teleport, Test
from questhall.kernel import Choose, Flow, Seat
from questhall.kernel.choice import Ask

OpWords = list[str]


class Payment(NamedTuple):
    """A price and what it buys."""

    price: int
    ops: list[str]


def amount(task: Do, words: OpWords, default: int = 1) -> int:
    if len(words) < 2:
        return default
    return task.x if words[1] == "X" else -1 if words[1] == "all" else int(words[1])


def do_trophy(m: M, task: Do, op: str) -> Flow:
    """Gain a trophy, after the card itself; the hero chooses a type not named.  RB-TROPHY-03, 05, 09"""
    if task.held and "claim" in task.ops:
        task.ops.remove("claim")
        task.ops[:0] = ["claim", op]
        return
    words = op.split()
    deck: int = ADVENTURES.index(words[1]) if len(words) > 1 else -1
    if deck < 0:
        state = m.state
        kinds = [kind for kind in range(len(ADVENTURES)) if len(state.decks[kind]) or state.piles[kind]]
        if not kinds:
            return
        deck = yield Choose(task.seat, "trophy", {f"trophy:{ADVENTURES[kind]}": kind for kind in kinds})
    adventure.gain(m, task.seat, deck)


def do_test(m: M, task: Do, op: str) -> Flow | None:
    """`test mind -1 ? passed | failed`"""
    head, _, tail = op.partition("?")
    passed, _, failed = tail.partition("|")
    words = head.split()
    follow = (effects_of(passed), effects_of(failed))
    return test_of(m, task, words, follow)


def test_of(m: M, task: Do, words: OpWords, follow: tuple[list[str], list[str]]) -> Flow:
    attribute = words[1]
    if attribute == "any":
        attribute = yield Choose(task.seat, "attribute", {f"attribute:{a}": a for a in ATTRIBUTES})
    modifier = int(words[2]) if len(words) > 2 else 0
    trials.begin(m, Test(task.seat, attribute, [], follow[0], follow[1], task.card, "event"), modifier)


def effects_of(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def do_pay(m: M, task: Do, op: str) -> Flow:
    """`pay 2 ? then | else`: the price is the player's free choice.  RB-GOLD-06, RB-COIN-01"""
    head, _, tail = op.partition("?")
    paid, _, unpaid = tail.partition("|")
    price = int(head.split()[1])
    hero = m.state.heroes[task.seat]
    options: dict[str, Any] = {"decline": Payment(0, effects_of(unpaid))}
    if hero.gold >= price:
        options["pay"] = Payment(price, effects_of(paid))
    options.update(once.usable(m, task.seat, once.STILL))
    payment = yield Choose(task.seat, "pay", options)
    if not isinstance(payment, Payment):
        task.ops.insert(0, op)
        yield from once.use(m, task.seat, payment[1])
        return
    hero.gold -= payment.price
    task.ops[:0] = payment.ops


def do_choose(m: M, task: Do, op: str) -> Flow:
    """`choose gold 2 / trophy & heal 1`"""
    ways = [way.strip() for way in op.removeprefix("choose").split("/")]
    way = yield Choose(task.seat, "choose", {f"choose:{way.replace(' ', '-')}": way for way in ways})
    task.ops[:0] = [part.strip() for part in way.split("&")]


def do_learn(m: M, task: Do, op: str) -> Flow:
    """A skill from hand, free of trophies; the limits hold.  RB-LEARN-03"""
    hand = m.state.heroes[task.seat].hand.cards
    options: dict[str, Any] = {"decline": None}
    options.update({f"learn:{card}": card for card in hand})
    card = yield Choose(task.seat, "learn-free", options)
    if card is not None:
        growth.know(m, task.seat, card)


def do_step(m: M, task: Do, op: str) -> Flow:
    yield from movement.move_freely(m, task.seat, amount(task, op.split()))


def do_city(m: M, task: Do, op: str) -> Flow:
    """Move to any city."""
    options: dict[str, Any] = {"stop": None}
    options.update({f"start:{NAME[cell]}": cell for cell in CITY.values()})
    cell = yield Choose(task.seat, "city", options)
    if cell is not None:
        movement.enter(m, task.seat, cell)


def do_asset(m: M, task: Do, op: str) -> Flow:
    """Take an asset of at most this price from any market.  RB-SHOP-13"""
    most = amount(task, op.split())
    options: dict[str, Any] = {"decline": None}
    for number, cards in enumerate(m.state.markets):
        options.update(
            {f"take:{card}:{CITIES[number]}": (number, card) for card in cards if ASSETS[card].price <= most}
        )
    taken = yield Choose(task.seat, "take", options)
    if taken is not None:
        market.take_from_market(m, task.seat, *taken)


def do_refresh(m: M, task: Do, op: str) -> Flow:
    """Turn one used gem face up again; none under a hero."""
    held = [hero.at for hero in m.state.heroes]
    options: dict[str, Any] = {"decline": None}
    options.update({f"gem:{NAME[cell]}": cell for cell in GEMS if cell in m.state.spent and cell not in held})
    cell = yield Choose(task.seat, "gem", options)
    if cell is not None:
        m.state.spent.remove(cell)
        m.tell(GEM, NAME[cell])


def do_exhaust(m: M, task: Do, op: str) -> Flow:
    """Discard cards from hand."""
    for _ in range(amount(task, op.split())):
        hand = m.state.heroes[task.seat].hand.cards
        if not hand:
            return
        card = yield Choose(task.seat, "exhaust", {f"discard:{card}": card for card in hand})
        discard_skill(m, task.seat, card)


def do_fight(m: M, task: Do, op: str) -> Flow | None:
    """The enemy on the card itself."""
    combat.start(m, task.seat, task.card, "story")
    return None


def step_teleport(m: M, task: Teleport) -> Flow:
    """Thorn: exert to move up to as many spaces as his mind.  RB-TROPHY-04"""
    m.state.agenda.pop()
    hero = m.state.heroes[task.seat]
    if hero.hand.cards and (yield Choose(task.seat, "teleport", {"decline": False, "teleport": True})):
        yield from exert(m, task.seat)
        yield from leap(m, task.seat, effective(hero, "mind"))


def leap(m: M, seat: Seat, reach: int) -> Ask:
    """To a space at most so far away."""
    hero = m.state.heroes[seat]
    found, ring = {hero.at: None}, [hero.at]
    for _ in range(reach):
        ring = [cell for at in ring for cell in NEXT[at] if cell not in found and not found.update({cell: None})]
    cell = yield Choose(seat, "leap", {f"start:{NAME[cell]}": cell for cell in found})
    if cell != hero.at:
        movement.enter(m, seat, cell)


def do_leap(m: M, task: Do, op: str) -> Flow:
    yield from leap(m, task.seat, amount(task, op.split()))


ASKING: dict[str, Callable[[M, Do, str], Flow | None]] = {
    "trophy": do_trophy,
    "test": do_test,
    "pay": do_pay,
    "choose": do_choose,
    "learn": do_learn,
    "step": do_step,
    "leap": do_leap,
    "city": do_city,
    "asset": do_asset,
    "refresh": do_refresh,
    "exhaust": do_exhaust,
    "fight": do_fight,
}
