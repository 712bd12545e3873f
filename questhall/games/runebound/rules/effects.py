"""What cards do outside combat, one effect at a time, in the order of mention.  RB-ABIL-04, RB-ABIL-05"""

from __future__ import annotations

from collections.abc import Callable

from questhall.games.runebound.content.board import ADVENTURES, NAME, PLACES
from questhall.games.runebound.content.cards import CARDS
from questhall.games.runebound.events import DELAYED, DROPPED, ZOMBIE
from questhall.games.runebound.rules import M, adventure, dice
from questhall.games.runebound.rules.asking import ASKING, OpWords, amount
from questhall.games.runebound.rules.assets import drop_asset
from questhall.games.runebound.rules.decks import cast_off
from questhall.games.runebound.rules.defeat import suffer
from questhall.games.runebound.rules.gold import gain_gold, gain_tokens
from questhall.games.runebound.rules.limits import settle
from questhall.games.runebound.rules.order import alive, turn_of
from questhall.games.runebound.rules.skills import draw_skills
from questhall.games.runebound.rules.wounds import heal
from questhall.games.runebound.state import Do, Move
from questhall.kernel import Flow


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


def do_gold(m: M, task: Do, words: OpWords) -> None:
    gain_gold(m, task.seat, amount(task, words))


def do_heal(m: M, task: Do, words: OpWords) -> None:
    heal(m, task.seat, amount(task, words))


def do_wound(m: M, task: Do, words: OpWords) -> None:
    suffer(m, task.seat, amount(task, words))


def do_draw(m: M, task: Do, words: OpWords) -> None:
    draw_skills(m, task.seat, amount(task, words))


def do_token(m: M, task: Do, words: OpWords) -> None:
    gain_tokens(m, task.seat, amount(task, words))


def do_claim(m: M, task: Do, words: OpWords) -> None:
    if task.held:
        task.held = False
        adventure.claim(m, task.seat, task.card)


def do_discard(m: M, task: Do, words: OpWords) -> None:
    if task.held:
        task.held = False
        put_away(m, task.card)


def do_delay(m: M, task: Do, words: OpWords) -> None:
    """RB-DELAY-01"""
    m.state.heroes[task.seat].delayed = True
    m.tell(DELAYED, task.seat)


def do_stand(m: M, task: Do, words: OpWords) -> None:
    m.state.heroes[task.seat].delayed = False


def do_zombie(m: M, task: Do, words: OpWords) -> None:
    """Zombies come with story quests.  RB-SCEN-25"""
    cell = PLACES[words[1]][0]
    m.state.zombies.append(cell)
    m.tell(ZOMBIE, NAME[cell])


def do_drop(m: M, task: Do, words: OpWords) -> None:
    """The asset itself is given up for its ability."""
    if task.card in m.state.heroes[task.seat].assets:
        drop_asset(m, task.seat, task.card)
        m.tell(DROPPED, task.seat, task.card)
        settle(m, task.seat)


def do_dice(m: M, task: Do, words: OpWords) -> None:
    """Roll dice that may be spent to move."""
    why = "setup" if not m.state.rounds else "effect"
    m.state.agenda.append(Move(task.seat, dice.roll(m, task.seat, amount(task, words)), why))


def do_card(m: M, task: Do, words: OpWords) -> None:
    """Draw one more card of a deck and resolve it."""
    adventure.draw(m, task.seat, ADVENTURES.index(words[1]))


def do_outcome(m: M, task: Do, words: OpWords) -> None:
    """A test on a quest was passed."""
    adventure.resolve(m, task.seat, words[1], int(words[2]))


def do_everybody(m: M, task: Do, words: OpWords) -> None:
    """`all ...`: each hero in turn order, the active player first; `others ...`: all but this one.  RB-SIMUL-02, 03"""
    others = [seat for seat in alive(m.state) if seat != task.seat]
    seats = others if words[0] == "others" else [task.seat, *others]
    if task.seat < 0 or (words[0] == "all" and turn_of(m) is None):
        seats = alive(m.state)
    m.state.agenda += [Do(seat, [" ".join(words[1:])]) for seat in reversed(seats)]


def do_nothing(m: M, task: Do, words: OpWords) -> None:
    """`leave`, `done`: words that other effects look for."""


def do_gems(m: M, task: Do, words: OpWords) -> None:
    held = [hero.at for hero in m.state.heroes]
    m.state.spent = [cell for cell in m.state.spent if cell in held]


AT_ONCE: dict[str, Callable[[M, Do, OpWords], None]] = {
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
