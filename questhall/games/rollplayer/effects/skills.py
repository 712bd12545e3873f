"""Skill cards with a rule of their own.  The token has moved already; every ability is optional (RP-SKILL-03)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from questhall.games.rollplayer.content.board import ATTRIBUTES, ROW_OF, ROWS, SLOT, room
from questhall.games.rollplayer.content.dice import COLOURS, DIE
from questhall.games.rollplayer.events import EXCHANGED, MOVED_DIE, SHOWED
from questhall.games.rollplayer.rules.bag import roll_die
from questhall.games.rollplayer.rules.buying import BUY, bill, buy, cannot_buy, full_bill, make_room, wishes
from questhall.games.rollplayer.rules.deck import deck
from questhall.games.rollplayer.rules.gold import pay_for_die
from questhall.games.rollplayer.rules.powers import PRICE
from questhall.games.rollplayer.rules.roll import rearrange
from questhall.games.rollplayer.state import MarketTurn, Unlock, World
from questhall.kernel import Choose, Flow, Match, Refusal, Seat


def open_lock(m: Match[World], seat: Seat) -> Flow:
    """Look at the top card of the deck, to buy it in the next step.  RP-CARD-BREAKIN-01"""
    if (yield Choose(seat, "skill.open-lock", {"look": True, "skip": False})):
        pile = deck(m)
        if pile is not None:
            (card,) = pile.show(1)
            m.tell(SHOWED, seat, card)
            m.state.agenda.append(Unlock(seat))


def unlock(m: Match[World], top: Unlock) -> Flow:
    """Open Lock: the card that was shown, at its full price.  RP-CARD-BREAKIN-01 to 03"""
    state, seat = m.state, top.seat
    state.agenda.pop()
    pile = deck(m)
    assert pile is not None
    offer = m.offer(seat, [(BUY[pile.cards[-1]], pile.cards[-1])], lambda card: cannot_unlock(m, seat, card))
    card = yield Choose(seat, "skill.unlock", {**offer, "skip": None})
    if card is not None:
        yield from make_room(m, seat, card)
        pile.draw()
        buy(m, seat, card, full_bill(card))


def cannot_unlock(m: Match[World], seat: Seat, card: str) -> Refusal | None:
    """No discount of any kind.  RP-CARD-BREAKIN-02"""
    need, have = PRICE[card], m.state.heroes[seat].gold
    return None if need <= have else Refusal("market.full-price", "RP-CARD-BREAKIN-02", {"need": need, "have": have})


def move_silently(m: Match[World], seat: Seat) -> Flow:
    """In one's market turn: buy from the discard pile in place of the market.

    RP-CARD-STEALTH-01, RP-CARD-STEALTH-02, RP-CARD-STEALTH-03, RP-CARD-STEALTH-04
    """
    state = m.state
    visit = state.agenda[-1]
    if not isinstance(visit, MarketTurn) or visit.seat != seat:
        return
    cards = m.offer(seat, wishes(state.discard), lambda card: cannot_buy(m, seat, card))
    card = yield Choose(seat, "skill.move-silently", {"skip": None, **cards})
    if card is not None:
        due = bill(state.heroes[seat], card)
        yield from make_room(m, seat, card)
        state.discard.remove(card)
        visit.bought += 1
        buy(m, seat, card, due)


def sleight_of_hand(m: Match[World], seat: Seat) -> Flow:
    """A die moves to another row, gaps close; no gold, no action.

    RP-CARD-SLEIGHT-01, RP-CARD-SLEIGHT-02, RP-CARD-SLEIGHT-03
    """
    dice = m.state.heroes[seat].dice
    open_rows = [row for row in range(ROWS) if not dice[row * 3 + 2]]
    movable = {
        f"move:{SLOT[at]}": at for at, die in enumerate(dice) if die and any(row != ROW_OF[at] for row in open_rows)
    }
    slot = yield Choose(seat, "skill.sleight", {"skip": -1, **movable})
    if slot < 0:
        return
    rows = {f"to-row:{ATTRIBUTES[row]}": row for row in open_rows if row != ROW_OF[slot]}
    row = yield Choose(seat, "skill.sleight.to", rows)
    place = room(dice, row)
    dice[place] = dice[slot]
    end = ROW_OF[slot] * 3 + 3
    dice[slot:end] = [*dice[slot + 1 : end], 0]
    m.tell(MOVED_DIE, seat, SLOT[slot], SLOT[place])


def search(m: Match[World], seat: Seat) -> Flow:
    """A die of the bag, chosen by looking, is rolled and takes the place of an own die of another colour.

    RP-CARD-SEARCH-01, RP-CARD-SEARCH-02
    """
    bag, dice = m.state.bag, m.state.heroes[seat].dice
    own = {f"replace:{SLOT[at]}": at for at, die in enumerate(dice) if die and others(bag, die // 10)}
    slot = yield Choose(seat, "skill.search", {"skip": -1, **own})
    if slot < 0:
        return
    old = dice[slot]
    colours = {f"colour:{COLOURS[colour]}": colour for colour in others(bag, old // 10)}
    colour = yield Choose(seat, "skill.search.for", colours)
    bag[colour] -= 1
    bag[old // 10] += 1
    new = dice[slot] = roll_die(m, colour)
    m.tell(EXCHANGED, seat, SLOT[slot], DIE[old], DIE[new])
    pay_for_die(m, seat, new)


def others(bag: Sequence[int], own: int) -> list[int]:
    """The colours in the bag but one's own.  RP-CARD-SEARCH-02"""
    return [colour for colour, count in enumerate(bag) if count and colour != own]


def negotiate(m: Match[World], seat: Seat) -> Flow:
    """An own die and a die of the pool change places; the pool is sorted again.

    RP-CARD-PERSUASION-01, RP-CARD-PERSUASION-02
    """
    pool, dice = m.state.pool, m.state.heroes[seat].dice
    wanted = {f"pool-take:{card}:{DIE[die]}": card for card, die in enumerate(pool, 1) if die}
    card = yield Choose(seat, "skill.negotiate", {"skip": 0, **wanted})
    if not card:
        return
    slot = yield Choose(seat, "skill.negotiate.for", {f"give:{SLOT[at]}": at for at, die in enumerate(dice) if die})
    old, new = dice[slot], pool[card - 1]
    dice[slot], pool[card - 1] = new, old
    m.tell(EXCHANGED, seat, SLOT[slot], DIE[old], DIE[new])
    pay_for_die(m, seat, new)
    rearrange(m, seat)


EFFECTS: dict[str, Callable[[Match[World], Seat], Flow]] = {
    "open_lock": open_lock,
    "move_silently": move_silently,
    "sleight_of_hand": sleight_of_hand,
    "search": search,
    "negotiate": negotiate,
}
