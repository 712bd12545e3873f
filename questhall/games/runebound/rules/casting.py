"""Effects of abilities in combat, one at a time, in the order of mention."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from questhall.games.runebound.content.board import TERRAIN
from questhall.games.runebound.content.cards import CARDS
from questhall.games.runebound.content.notation import MANY, SYMBOLS
from questhall.games.runebound.events import CANCELLED, DELAYED, SURGED
from questhall.games.runebound.rules import M, dice, once, outcome, pool, trials
from questhall.games.runebound.rules.actions import ask, of_symbol, pay_surge
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.rules.gold import gain_gold
from questhall.games.runebound.rules.order import combat_in
from questhall.games.runebound.rules.skills import discard_skill
from questhall.games.runebound.state import Cast, Combat, Explore, Hurt, Side, Test
from questhall.kernel import Choose, Flow


def step(m: M, task: Cast) -> Flow | None:
    """The next effect.  RB-ABIL-04, RB-ABIL-05"""
    if not task.ops:
        m.state.agenda.pop()
        return None
    combat = combat_in(m.state)
    op = task.ops.pop(0)
    if "?" in op:
        return branch(m, combat, task, op)
    words = op.split()
    flow: Flow | None = EFFECTS[words[0]](m, combat, task, words)
    return flow


def branch(m: M, combat: Combat, task: Cast, op: str) -> Flow | None:
    """`test spirit +1 ? deal XM | ...`, `if-dealt ? heal 1`.  RB-TEST-14, RB-WOUND-07"""
    head, _, tail = op.partition("?")
    first, _, second = tail.partition("|")
    yes, no = parts(first), parts(second)
    words = head.split()
    if words[0] == "if-dealt":
        task.ops[:0] = yes if combat.dealt else no
        return None
    seat = combat.sides[task.side].seat
    if seat < 0:
        seat = combat.sides[0].seat
    modifier = int(words[2]) if len(words) > 2 else 0
    trials.begin(m, Test(seat, words[1], [], yes, no, task.card, "combat", task.side), modifier)
    return None


def parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def amount(task: Cast, word: str) -> int:
    return task.x if word.startswith("X") else int(word.rstrip(SYMBOLS + "!"))


def deal(m: M, combat: Combat, task: Cast, words: list[str]) -> None:
    """Wounds to the opponent; on entering combat no shield helps.  RB-TERM-08, RB-SHIELD-04, RB-SHIELD-07"""
    kind = words[1].rstrip("!")[-1]
    block = not words[1].endswith("!") and combat.phase != "engage"
    combat.dealt = 0
    m.state.agenda.append(Hurt(1 - task.side, amount(task, words[1]), kind, task.attack, block))


def heal(m: M, combat: Combat, task: Cast, words: list[str]) -> None:
    outcome.mend(m, combat, task.side, amount(task, words[1]))


def targets(side: Side, what: str) -> list[int]:
    """Tokens in the pool; `spent` ones only where the ability says so.  RB-POOL-04, RB-CACT-04, RB-CTOK-05"""
    if what == "spent":
        return [at for at, spent in enumerate(side.where) if spent]
    return pool.pool(side) if what == "any" else of_symbol(side, what)


class Pick(NamedTuple):
    """A token that an ability may choose, and what becomes of it; `done` are those it has chosen already."""

    number: int
    at: int
    verb: str
    whose: str
    left: int
    what: str
    done: tuple[tuple[int, int], ...] = ()


VERBS: dict[str, Callable[[M, Side, int], None]] = {"flip": pool.flip, "reroll": pool.rethrow, "remove": pool.remove}


def flip(m: M, combat: Combat, task: Cast, words: list[str]) -> Flow | None:
    """`flip foe 1`, `flip foe all`, `flip own 1`, `flip any 1`"""
    if words[2] == "all":
        side = sided(combat, task, words[1])
        for at in pool.pool(side):
            pool.flip(m, side, at)
        return None
    return one_by_one(m, combat, task, "flip", words[1], int(words[2]), "any")


def reroll(m: M, combat: Combat, task: Cast, words: list[str]) -> Flow:
    """`reroll foe 1`, `reroll own any`, `reroll spent 1`.  RB-CTOK-11, RB-CTOK-13"""
    what, whose = ("spent", "own") if words[1] == "spent" else ("any", words[1])
    count = MANY if words[2] == "any" else int(words[2])
    return one_by_one(m, combat, task, "reroll", whose, count, what)


def remove(m: M, combat: Combat, task: Cast, words: list[str]) -> Flow | None:
    """`remove foe P` (all of them), `remove foe P 1`, `remove foe any 1`.  RB-POOL-05, RB-CTOK-05"""
    side = sided(combat, task, words[1])
    if len(words) > 3:
        return one_by_one(m, combat, task, "remove", words[1], int(words[3]), words[2])
    for at in targets(side, words[2]):
        pool.remove(m, side, at)
    return None


def sided(combat: Combat, task: Cast, whose: str) -> Side:
    return combat.sides[task.side if whose == "own" else 1 - task.side]


def one_by_one(m: M, combat: Combat, task: Cast, verb: str, whose: str, count: int, what: str) -> Flow:
    """Tokens chosen by the player of the ability; with `any number` until it stops."""
    numbers = [0, 1] if whose == "any" else [task.side if whose == "own" else 1 - task.side]
    done: tuple[tuple[int, int], ...] = ()
    for step in range(count):
        left = MANY if count == MANY else count - step
        found: dict[str, Any] = {}
        for number in numbers:
            side = combat.sides[number]
            for at in targets(side, what):
                if (number, at) not in done:
                    found[f"token:{side.tokens[at]}"] = Pick(number, at, verb, whose, left, what, done)
        if not found:
            return
        if count == MANY:
            found["done"] = None
        chosen = yield from ask(m, combat, task.side, "token", found)
        if chosen is None:
            return
        done += ((chosen.number, chosen.at),)
        VERBS[verb](m, combat.sides[chosen.number], chosen.at)


def mark(m: M, combat: Combat, task: Cast, words: list[str]) -> None:
    """Until the end of the round: `double M`, `reflect`, `block 1`."""
    combat.sides[task.side].marks.append(" ".join(words))


def no_surge(m: M, combat: Combat, task: Cast, words: list[str]) -> None:
    combat.sides[1 - task.side].marks.append("no-surge")


def explore(m: M, combat: Combat, task: Cast, words: list[str]) -> None:
    """Roll as when exploring; 1 wound for each die that matches the space.  RB-SPACE-05, RB-EXPLORE-01"""
    seat = combat.sides[task.side].seat
    thrown = dice.roll(m, seat, value(m.state.heroes[seat], "speed"))
    m.state.agenda.append(Explore(seat, thrown, f"combat:{words[1]}"))


def step_explore(m: M, task: Explore) -> Flow:
    """Lissa may exert for her dice as always."""
    hero = m.state.heroes[task.seat]
    options = {"done": None, **dice.again(m, task.seat, hero, task.dice), **once.usable(m, task.seat, once.STILL)}
    answer = yield Choose(task.seat, "track", options)
    if answer is not None:
        yield from once.or_dice(m, task.seat, task.dice, answer)
        return
    m.state.agenda.pop()
    cast = m.state.agenda[-1]
    found = dice.matches(task.dice, TERRAIN[hero.at])
    if found and isinstance(cast, Cast):
        cast.ops.insert(0, f"deal {found}{task.card[-1]}")


def victim(combat: Combat, task: Cast) -> int:
    return combat.sides[1 - task.side].seat


def delay(m: M, combat: Combat, task: Cast, words: list[str]) -> None:
    """An additional effect: it happens even if the wounds were blocked.  RB-WOUND-06"""
    seat = victim(combat, task)
    if seat >= 0:
        m.state.heroes[seat].delayed = True
        m.tell(DELAYED, seat)


def exhaust(m: M, combat: Combat, task: Cast, words: list[str]) -> Flow | None:
    """The opposing hero discards cards from hand."""
    seat = victim(combat, task)
    return lose_cards(m, seat, int(words[1])) if seat >= 0 else None


def lose_cards(m: M, seat: int, count: int) -> Flow:
    for _ in range(count):
        hand = m.state.heroes[seat].hand.cards
        if not hand:
            return
        card = yield Choose(seat, "exhaust", {f"discard:{card}": card for card in hand})
        discard_skill(m, seat, card)


def steal(m: M, combat: Combat, task: Cast, words: list[str]) -> None:
    if victim(combat, task) >= 0:
        gain_gold(m, victim(combat, task), -int(words[1]))


def gold(m: M, combat: Combat, task: Cast, words: list[str]) -> None:
    if combat.sides[task.side].seat >= 0:
        gain_gold(m, combat.sides[task.side].seat, int(words[1]))


def cancellable(m: M, combat: Combat, task: Cast, words: list[str]) -> Flow | None:
    """The opponent may spend X surge to cancel it, before it resolves.  RB-CANCEL-01, RB-CANCEL-03, RB-CANCEL-04"""
    other = 1 - task.side
    power = sum(pool.worth(combat.sides[other], at) for at in of_symbol(combat.sides[other], "S"))
    if "no-surge" in combat.sides[other].marks or power < task.x:
        return None
    return may_cancel(m, combat, task, other)


def may_cancel(m: M, combat: Combat, task: Cast, other: int) -> Flow:
    if (yield from ask(m, combat, other, "cancel", {"allow": False, "cancel": True})):
        yield from pay_surge(m, combat, other, "", task.x)
        task.ops.clear()
        m.tell(CANCELLED, pool.who(m, combat, combat.sides[other]))


def raise_dead(m: M, combat: Combat, task: Cast, words: list[str]) -> Flow | None:
    """A random discarded enemy of the combat deck; any one of its surge abilities, X being 1.  RB-XVAR-03"""
    fallen = [card for card in m.state.piles[0] if CARDS[card].type == "enemy" and CARDS[card].surges]
    if not fallen:
        return None
    card = m.chance.pick(fallen, "raise")
    return use_of(m, combat, task, card)


def use_of(m: M, combat: Combat, task: Cast, card: str) -> Flow:
    surges = {f"surge:{surge.id}": surge for surge in CARDS[card].surges}
    surge = yield from ask(m, combat, task.side, "raise", dict(surges))
    m.tell(SURGED, pool.who(m, combat, combat.sides[task.side]), surge.id)
    m.state.agenda.append(Cast(task.side, list(surge.ops), surge.id, 1, task.attack))


def end(m: M, combat: Combat, task: Cast, words: list[str]) -> None:
    """The hero claims the enemy: the combat ends, without reward.  RB-ENEMY-06, RB-COMBAT-03"""
    if combat.source == "adventure":
        outcome.claimed(m, combat)


EFFECTS: dict[str, Any] = {
    "deal": deal,
    "heal": heal,
    "flip": flip,
    "reroll": reroll,
    "remove": remove,
    "double": mark,
    "reflect": mark,
    "block": mark,
    "no-surge": no_surge,
    "explore": explore,
    "delay": delay,
    "exhaust": exhaust,
    "steal": steal,
    "gold": gold,
    "cancellable": cancellable,
    "raise-dead": raise_dead,
    "end": end,
}
