"""When to use a skill, and what to do with it."""

from __future__ import annotations

import copy
from collections.abc import Mapping

from questhall.games.rollplayer.bots import dice, market
from questhall.games.rollplayer.bots.actions import Board
from questhall.games.rollplayer.bots.cards import ACTIONS_WORTH
from questhall.games.rollplayer.bots.plan import Plan, use_of
from questhall.games.rollplayer.bots.situation import Situation
from questhall.games.rollplayer.content import CARDS
from questhall.games.rollplayer.content.board import ATTRIBUTES, ROW_OF, ROWS, SLOT, room
from questhall.games.rollplayer.content.dice import COLOURS, DIE, FACES, GOLD
from questhall.games.rollplayer.content.grid import STEP
from questhall.games.rollplayer.rules.powers import POWER, cost
from questhall.games.rollplayer.state import Hero, MarketTurn

UNLOCKED = (0.0, 0.0, 0.1, 0.2, 0.5, 0.7, 0.9)  # stars, by the gold at hand
ROBBED = 1.6  # a coin taken is a coin that a rival lacks
LOOT = max(card.do.args[0] for card in CARDS.values() if card.do and card.do.verb == "take")
HOLD_BACK = 0.25  # a skill used now is not there for something better this round
SKIP = "skip"
Best = tuple[float, tuple[str, ...]]
NOTHING: Best = (0.0, (SKIP,))


def use_worth(around: Situation, card: str) -> float:
    """The gain of using a skill now: what it does from the cell where the token then stands."""
    hero = around.me
    gain, moved = 0.0, hero
    if CARDS[card].arrow:
        moved = follower(hero, card)
        gain = moved_gain(around, hero, moved)
        return gain + ability(around, moved, card)[0]
    return max((use_worth(around, other) for other in copies(around, hero)), default=-1.0)


def copies(around: Situation, hero: Hero) -> list[str]:
    """Rivals' skills whose arrow one can follow."""
    return [
        card
        for rival in around.rivals
        for card in rival.skills
        if CARDS[card].arrow and STEP[CARDS[card].arrow][hero.token] >= 0
    ]


def follower(hero: Hero, card: str) -> Hero:
    moved = copy.copy(hero)
    moved.token = STEP[CARDS[card].arrow][hero.token]
    return moved


def moved_gain(around: Situation, hero: Hero, moved: Hero) -> float:
    plan = Plan(around, hero)
    steps = plan.steps(hero.dice)
    return plan.standing_worth(moved.token, steps) - plan.standing_worth(hero.token, steps)


def ability(around: Situation, hero: Hero, card: str) -> Best:
    """The best use of what the skill does, and the answers that lead there."""
    plan = Plan(around, hero)
    board = Board(plan, hero.dice, hero.token)
    use = use_of(card)
    do = CARDS[card].do
    if use == "act" and do:
        gain, keys = board.best(do.args[0])
        return gain * ACTIONS_WORTH[do.args[1]], keys
    return ABILITIES[use](around, board)


def set_die(around: Situation, board: Board) -> Best:
    """The die and the face that help most."""
    best = NOTHING
    for slot, die in enumerate(board.dice):
        if die:
            face = max(FACES, key=lambda face: board.gains[slot][face])
            if face != die % 10 and board.gains[slot][face] > best[0]:
                best = board.gains[slot][face], (f"set:{SLOT[slot]}", f"to:{face}")
    return best


def raise_die(around: Situation, board: Board) -> Best:
    best = NOTHING
    for slot, die in enumerate(board.dice):
        if die and die % 10 < 6 and board.gains[slot][die % 10 + 1] > best[0]:
            best = board.gains[slot][die % 10 + 1], (f"raise:{SLOT[slot]}",)
    return best


def rob(around: Situation, board: Board) -> Best:
    """The richest rival loses what one gains."""
    heroes = around.state.heroes
    rich = [(hero.gold, seat) for seat, hero in enumerate(heroes) if seat != around.seat and hero.gold >= LOOT]
    if around.solo:
        return LOOT * board.plan.coin, (SKIP,)
    return (ROBBED * LOOT * board.plan.coin, (f"rob:{max(rich)[1] + 1}",)) if rich else NOTHING


def exchange(around: Situation, board: Board) -> Best:
    """A die of the bag in place of an own one: a class die where the row can bear any face."""
    best = NOTHING
    plan, bag = board.plan, around.state.bag
    colours = [colour for colour, count in enumerate(bag) if count]
    for slot, die in enumerate(board.dice):
        if not die:
            continue
        rolled = sum(board.gains[slot][1:]) / 6
        for colour in (colour for colour in colours if colour != die // 10):
            gain = rolled + plan.colours[colour] - plan.colours[die // 10]
            gain += board.story_gain({slot: colour * 10 + 1}) + gold_for(plan, colour)
            if gain > best[0]:
                best = gain, (f"replace:{SLOT[slot]}", f"colour:{COLOURS[colour]}")
    return best


def gold_for(plan: Plan, colour: int) -> float:
    return plan.coin * (2 + POWER[plan.hero.job].gold_die) if colour == GOLD else 0.0


def negotiate(around: Situation, board: Board) -> Best:
    """A die of the pool in place of an own one."""
    best = NOTHING
    for card, wanted in enumerate(around.state.pool, 1):
        if not wanted:
            continue
        for slot, die in enumerate(board.dice):
            if die and die != wanted:
                gain = board.replaced(slot, wanted // 10, wanted % 10) + gold_for(board.plan, wanted // 10)
                if gain > best[0]:
                    best = gain, (f"pool-take:{card}:{DIE[wanted]}", f"give:{SLOT[slot]}")
    return best


def sleight(around: Situation, board: Board) -> Best:
    """A die that sits in the wrong row moves where it helps."""
    best = NOTHING
    plan = board.plan
    now = plan.board_worth(board.dice)
    for slot, die in enumerate(board.dice):
        if not die:
            continue
        for row in range(ROWS):
            place = room(board.dice, row)
            if place < 0 or row == ROW_OF[slot]:
                continue
            moved = list(board.dice)
            moved[place] = die
            end = ROW_OF[slot] * 3 + 3
            moved[slot:end] = [*moved[slot + 1 : end], 0]
            if (gain := plan.board_worth(moved) - now) > best[0]:
                best = gain, (f"move:{SLOT[slot]}", f"to-row:{ATTRIBUTES[row]}")
    return best


def picked(around: Situation) -> bool:
    """Whether the pool matters no more to this hero in this round."""
    return bool(around.me.card) or 0 not in around.me.dice or not any(around.state.pool)


def shift(around: Situation, board: Board) -> Best:
    """A die of the pool that one is about to take shows a better face."""
    if picked(around):
        return NOTHING
    plan = board.plan
    now = max(dice.best_row(plan, die)[0] for die in around.state.pool if die)
    best = NOTHING
    for card, die in enumerate(around.state.pool, 1):
        for verb, change in (("raise", 1), ("lower", -1)):
            if die and 1 <= die % 10 + change <= 6:
                gain = dice.best_row(plan, die + change)[0] - now
                if gain > best[0]:
                    best = gain, (f"pool-{verb}:{card}:{DIE[die]}",)
    return best


def reroll_pool(around: Situation, board: Board) -> Best:
    """The die of the pool that may become the one to take; the best of the others stays within reach."""
    if picked(around):
        return NOTHING
    pool = [(card, die) for card, die in enumerate(around.state.pool, 1) if die]
    worths = {die: dice.best_row(board.plan, die)[0] for _, die in pool}
    now, best = max(worths.values()), NOTHING
    for card, die in pool:
        least = max((worths[other] for number, other in pool if number != card), default=-1e9)
        hoped = [max(least, dice.best_row(board.plan, die - die % 10 + face)[0]) for face in FACES]
        if (gain := sum(hoped) / 6 - now) > best[0]:
            best = gain, (f"pool-reroll:{card}:{DIE[die]}",)
    return best


def unlock(around: Situation, board: Board) -> Best:
    """A purchase more, of a card one can still refuse: worth something to those who can pay."""
    return UNLOCKED[min(around.me.gold, len(UNLOCKED) - 1)], ("look",)


def silent_purchase(around: Situation, board: Board) -> Best:
    """The best card of the discard pile, when it beats the market; only in one's own market turn."""
    turn = next((record for record in reversed(around.state.agenda) if isinstance(record, MarketTurn)), None)
    if turn is None or turn.seat != around.seat or turn.bought:
        return NOTHING
    gain, card = best_of_pile(around)
    return (gain, (f"buy:{card}",)) if gain > 0 else NOTHING


def best_of_pile(around: Situation) -> tuple[float, str]:
    """How much better the best card of the discard pile is than anything one can do in the market."""
    plan = market.after_market(around, around.me)
    purse = around.me.gold + around.me.charisma

    def offers(cards: list[str]) -> list[tuple[float, str]]:
        return [(market.purchase_worth(plan, card), card) for card in cards if cost(around.me, card) <= purse]

    least = max([market.discard_worth(plan), *(gain for gain, _ in offers(around.state.market))])
    gain, card = max(offers(around.state.discard), default=(least, ""))
    return gain - least, card


ABILITIES = {
    "set": set_die,
    "raise": raise_die,
    "take": rob,
    "shift": shift,
    "reroll": reroll_pool,
    "search": exchange,
    "negotiate": negotiate,
    "sleight_of_hand": sleight,
    "open_lock": unlock,
    "move_silently": silent_purchase,
}


def best_use(around: Situation, options: Mapping[str, object]) -> tuple[float, str]:
    """The skill most worth using now among those on offer."""
    uses = [(use_worth(around, key[4:]), key) for key in options if key.startswith("use:")]
    return max(uses, default=(-1.0, ""))
