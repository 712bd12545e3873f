"""DICE: the dice phase."""

from __future__ import annotations

from typing import Any

from questhall.games.rollplayer.content.board import ATTRIBUTES, CHA, ROWS, SLOT, room
from questhall.games.rollplayer.content.dice import DIE
from questhall.games.rollplayer.events import PLACED, TOOK_CARD
from questhall.games.rollplayer.rules.asides import asides, do_aside, is_aside
from questhall.games.rollplayer.rules.attributes import allow_action, ask, perform
from questhall.games.rollplayer.rules.gold import gain, pay_for_placement
from questhall.games.rollplayer.rules.powers import POWER
from questhall.games.rollplayer.rules.skills import acts_on_pool, open_window
from questhall.games.rollplayer.state import Attune, Cleanup, DiceTurn, Enemy, Market, PlacedAction, World
from questhall.kernel import Choose, Flow, Match, Seat

TAKE = tuple(f"take:{card}" for card in range(6))
PLACE = tuple(f"place:{attribute}" for attribute in ATTRIBUTES)


def dice_turn(m: Match[World], top: DiceTurn) -> Flow | None:
    """Rivals may act on the pool first; then a card is taken.  RP-DICE-01, RP-SKILL-06"""
    if not top.warned:
        top.warned = True
        if open_window(m, "rival pick", top.seat):
            return None
    return take_card(m, top)


def take_card(m: Match[World], top: DiceTurn) -> Flow:
    """A card still in the centre with its die and its gold, and a row for the die.  RP-DICE-02, RP-DICE-04"""
    state, seat = m.state, top.seat
    hero = state.heroes[seat]
    options: dict[str, Any] = {TAKE[card]: card for card, die in enumerate(state.pool, 1) if die}
    if hero.skills or POWER[hero.job].fee:
        options |= asides(m, seat)
    chosen = yield Choose(seat, "dice.take", options)
    if not isinstance(chosen, int):
        top.warned = not acts_on_pool(chosen)
        do_aside(m, seat, chosen)
        return
    die = state.pool[chosen - 1]
    m.tell(TOOK_CARD, seat, chosen, DIE[die])
    dice = hero.dice
    hero.card = chosen  # RP-DICE-06: the table sees it before the row is chosen
    row = yield Choose(seat, "dice.place", {PLACE[row]: row for row in range(ROWS) if not dice[row * 3 + 2]})
    state.pool[chosen - 1] = 0
    end_turn(m, seat)
    place(m, seat, die, row)
    take_coin(m, seat, chosen)
    follow_up(m, seat, row)


def place(m: Match[World], seat: Seat, die: int, row: int) -> None:
    """In the leftmost empty slot; then the gold of the placement.  RP-DICE-03, RP-DICE-04"""
    hero = m.state.heroes[seat]
    slot = room(hero.dice, row)
    hero.dice[slot] = die
    if row == CHA:
        hero.charmed = True  # RP-CARD-BARD-01
    m.tell(PLACED, seat, DIE[die], SLOT[slot])
    pay_for_placement(m, seat, die, slot)


def take_coin(m: Match[World], seat: Seat, card: int) -> None:
    """The gold on the card taken.  RP-GOLD-01"""
    state = m.state
    if state.coins[card - 1]:
        state.coins[card - 1] = 0
        gain(m, seat, 1, "coin")
    if card == len(state.coins) and (gold := sum(POWER[weapon].last_card for weapon in state.heroes[seat].weapons)):
        gain(m, seat, gold, "longbow")


def follow_up(m: Match[World], seat: Seat, row: int) -> None:
    """The action of the row, which some cards widen or double.  RP-ATTR-02, RP-ATTR-04, RP-ATTR-16"""
    hero = m.state.heroes[seat]
    if hero.dice[row * 3 + 2] and any(POWER[weapon].after_filling for weapon in hero.weapons):
        action_of_die(m, seat, row)
    action_of_die(m, seat, row, POWER[hero.job].any_action == row)


def action_of_die(m: Match[World], seat: Seat, row: int, any_row: bool = False) -> None:
    """Those who own something to use may do so before the action.  RP-SKILL-06, RP-CARD-SEEN-02"""
    hero = m.state.heroes[seat]
    if hero.skills or POWER[hero.job].fee:
        m.state.agenda.append(PlacedAction(seat, row, any_row))
    else:
        allow_action(m, seat, row, any_row)


def placed_action(m: Match[World], top: PlacedAction) -> Flow | None:
    """The action of the die just placed, or first something else.  RP-SKILL-06"""
    beside = asides(m, top.seat)
    if beside:
        return act_or_aside(m, top, beside)
    m.state.agenda.pop()
    allow_action(m, top.seat, top.row, top.any)
    return None


def act_or_aside(m: Match[World], top: PlacedAction, beside: dict[str, Any]) -> Flow:
    """After something else the same question comes again."""
    chosen = yield ask(m, top, beside)
    if is_aside(chosen):
        do_aside(m, top.seat, chosen)
        return
    m.state.agenda.pop()
    yield from perform(m, top, chosen)


def end_turn(m: Match[World], seat: Seat) -> None:
    """Clockwise to the next player, or on to the market phase.  RP-DICE-01, RP-DICE-05, RP-ROUND-01"""
    state = m.state
    after = (seat + 1) % len(state.heroes)
    if after != state.first:
        state.agenda[-1] = DiceTurn(after)
        return
    state.agenda[-1] = Cleanup()
    state.agenda.append(Market())
    if len(state.heroes) == 1:
        state.agenda.append(Enemy())
    for druid, hero in enumerate(state.heroes):
        if POWER[hero.job].effect == "attuned" and state.discard:
            state.agenda.append(Attune(druid))
