"""What cards do outside combat, one effect at a time, in the order of mention.  RB-ABIL-04, RB-ABIL-05"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.runebound.board import ADVENTURES, CITIES, CITY, GEMS, NAME, NEXT, PLACES
from questhall.games.runebound.cards import ASSETS, CARDS
from questhall.games.runebound.events import DELAYED, DROPPED, GEM, ZOMBIE
from questhall.games.runebound.rules import adventure, combat, dice, growth, market, movement, trials
from questhall.games.runebound.rules.common import (
    M,
    alive,
    cast_off,
    discard_skill,
    draw_skills,
    drop_asset,
    effective,
    exert,
    gain_gold,
    gain_tokens,
    heal,
    settle,
    suffer,
)
from questhall.games.runebound.state import Do, Move, Teleport, Test
from questhall.kernel import Choose, Flow, Seat
from questhall.kernel.choice import Ask

Words = list[str]


def step(m: M, task: Do) -> Flow | None:
    """The next effect; with none left a card still held is discarded.  RB-EVENT-04"""
    if not task.ops:
        m.state.agenda.pop()
        if task.held:
            put_away(m, task.card)
        return None
    op = task.ops.pop(0)
    words = op.split()
    quick = AT_ONCE.get(words[0])
    if quick is not None:
        quick(m, task, words)
        return None
    return ASKING[words[0]](m, task, op)


def put_away(m: M, card: str) -> None:
    if card in CARDS and CARDS[card].deck in ADVENTURES:
        cast_off(m, card)


def amount(task: Do, words: Words, default: int = 1) -> int:
    if len(words) < 2:
        return default
    return task.x if words[1] == "X" else -1 if words[1] == "all" else int(words[1])


def do_gold(m: M, task: Do, words: Words) -> None:
    gain_gold(m, task.seat, amount(task, words))


def do_heal(m: M, task: Do, words: Words) -> None:
    heal(m, task.seat, amount(task, words))


def do_wound(m: M, task: Do, words: Words) -> None:
    suffer(m, task.seat, amount(task, words))


def do_draw(m: M, task: Do, words: Words) -> None:
    draw_skills(m, task.seat, amount(task, words))


def do_token(m: M, task: Do, words: Words) -> None:
    gain_tokens(m, task.seat, amount(task, words))


def do_claim(m: M, task: Do, words: Words) -> None:
    if task.held:
        task.held = False
        adventure.claim(m, task.seat, task.card)


def do_discard(m: M, task: Do, words: Words) -> None:
    if task.held:
        task.held = False
        put_away(m, task.card)


def do_delay(m: M, task: Do, words: Words) -> None:
    """RB-DELAY-01"""
    m.state.heroes[task.seat].delayed = True
    m.tell(DELAYED, task.seat)


def do_stand(m: M, task: Do, words: Words) -> None:
    m.state.heroes[task.seat].delayed = False


def do_zombie(m: M, task: Do, words: Words) -> None:
    """Zombies come with story quests.  RB-SCEN-25"""
    cell = PLACES[words[1]][0]
    m.state.zombies.append(cell)
    m.tell(ZOMBIE, NAME[cell])


def do_drop(m: M, task: Do, words: Words) -> None:
    """The asset itself is given up for its ability."""
    if task.card in m.state.heroes[task.seat].assets:
        drop_asset(m, task.seat, task.card)
        m.tell(DROPPED, task.seat, task.card)
        settle(m, task.seat)


def do_dice(m: M, task: Do, words: Words) -> None:
    """Roll dice that may be spent to move."""
    why = "setup" if not m.state.rounds else "effect"
    m.state.agenda.append(Move(task.seat, dice.roll(m, task.seat, amount(task, words)), why))


def do_card(m: M, task: Do, words: Words) -> None:
    """Draw one more card of a deck and resolve it."""
    adventure.draw(m, task.seat, ADVENTURES.index(words[1]))


def do_outcome(m: M, task: Do, words: Words) -> None:
    """A test on a quest was passed."""
    adventure.resolve(m, task.seat, words[1], int(words[2]))


def do_everybody(m: M, task: Do, words: Words) -> None:
    """`all ...`: each hero in turn order, the active player first; `others ...`: all but this one.  RB-SIMUL-02, 03"""
    others = [seat for seat in alive(m.state) if seat != task.seat]
    seats = others if words[0] == "others" else [task.seat, *others]
    if task.seat < 0 or (words[0] == "all" and not any(t.__class__.__name__ == "Turn" for t in m.state.agenda)):
        seats = alive(m.state)
    m.state.agenda += [Do(seat, [" ".join(words[1:])]) for seat in reversed(seats)]


def do_nothing(m: M, task: Do, words: Words) -> None:
    """`leave`, `done`: words that other effects look for."""


def do_gems(m: M, task: Do, words: Words) -> None:
    held = [hero.at for hero in m.state.heroes]
    m.state.spent = [cell for cell in m.state.spent if cell in held]


# -- effects that ask ----------------------------------------------------------------------------------------------


def do_trophy(m: M, task: Do, op: str) -> Flow:
    """Gain a trophy; the hero chooses the type where none is named.  RB-TROPHY-03, RB-TROPHY-05"""
    words = op.split()
    deck: int = ADVENTURES.index(words[1]) if len(words) > 1 else -1
    if deck < 0:
        state = m.state
        kinds = [kind for kind in range(3) if len(state.decks[kind]) or state.piles[kind]]
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


def test_of(m: M, task: Do, words: Words, follow: tuple[list[str], list[str]]) -> Flow:
    attribute = words[1]
    if attribute == "any":
        attribute = yield Choose(task.seat, "attribute", {f"attribute:{a}": a for a in ("body", "mind", "spirit")})
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
    options = {"decline": False}
    if hero.gold >= price:
        options["pay"] = True
    if (yield Choose(task.seat, "pay", options)):
        hero.gold -= price
        task.ops[:0] = effects_of(paid)
    else:
        task.ops[:0] = effects_of(unpaid)


def do_choose(m: M, task: Do, op: str) -> Flow:
    """`choose gold 2 / trophy & heal 1`; a trophy comes after the card itself was claimed.  RB-TROPHY-09"""
    ways = [way.strip() for way in op.removeprefix("choose").split("/")]
    way = yield Choose(task.seat, "choose", {f"choose:{way.replace(' ', '-')}": way for way in ways})
    parts = [part.strip() for part in way.split("&")]
    if any(part.startswith("trophy") for part in parts) and "claim" in task.ops:
        parts.insert(0, "claim")
    task.ops[:0] = parts


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


AT_ONCE: dict[str, Callable[[M, Do, Words], None]] = {
    "gold": do_gold,
    "heal": do_heal,
    "wound": do_wound,
    "draw": do_draw,
    "token": do_token,
    "claim": do_claim,
    "discard": do_discard,
    "delay": do_delay,
    "stand": do_stand,
    "zombie": do_zombie,
    "drop": do_drop,
    "dice": do_dice,
    "card": do_card,
    "outcome": do_outcome,
    "all": do_everybody,
    "others": do_everybody,
    "leave": do_nothing,
    "done": do_nothing,
    "gems": do_gems,
}
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
