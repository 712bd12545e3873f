"""Which die to take, and where to put it."""

from __future__ import annotations

import copy

from questhall.games.rollplayer.bots.actions import Board
from questhall.games.rollplayer.bots.market import chances_at_market
from questhall.games.rollplayer.bots.plan import Plan
from questhall.games.rollplayer.bots.situation import Situation
from questhall.games.rollplayer.content.board import ROWS, room
from questhall.games.rollplayer.content.dice import GOLD
from questhall.games.rollplayer.rules.gold import FOR_FULL_ROW, FOR_GOLD_DIE, filling
from questhall.games.rollplayer.rules.powers import POWER
from questhall.games.rollplayer.state import Hero


def placement_worth(plan: Plan, die: int, row: int, act: bool = True) -> float:
    """The board with this die in this row, the gold it brings, and the best use of the action it gives."""
    hero = plan.hero
    slot = room(hero.dice, row)
    dice = list(hero.dice)
    dice[slot] = die
    board = Board(plan, dice, hero.token)
    worth = plan.rows_worth(dice, board.tables) + plan.dice_worth(dice) + plan.story_worth(dice)
    worth += plan.standing_worth(hero.token, plan.steps(dice))
    worth += plan.purse_worth(hero.gold + placement_gold(hero, die, slot))
    if act:
        worth += action_worth(plan, board, row, full=slot % 3 == 2)
    return worth


def action_worth(plan: Plan, board: Board, row: int, full: bool) -> float:
    """The action of the row; some classes and weapons widen or double it."""
    hero = plan.hero
    worth = board.any()[0] if POWER[hero.job].any_action == row else board.best(row)[0]
    if full and any(POWER[weapon].after_filling for weapon in hero.weapons):
        worth += board.best(row)[0] / 2
    return worth


def placement_gold(hero: Hero, die: int, slot: int) -> int:
    gold = FOR_GOLD_DIE + POWER[hero.job].gold_die if die // 10 == GOLD else 0
    return gold + (FOR_FULL_ROW + filling(hero) if slot % 3 == 2 else 0)


def open_rows(hero: Hero) -> list[int]:
    return [row for row in range(ROWS) if not hero.dice[row * 3 + 2]]


def best_row(plan: Plan, die: int) -> tuple[float, int]:
    """Where this die does most good."""
    return max(((placement_worth(plan, die, row), -row) for row in open_rows(plan.hero)), default=(0.0, 0))


def row_for(around: Situation, die: int) -> int:
    """The row for a die that is being placed."""
    hero = copy.copy(around.me)
    hero.card = 0
    return -best_row(Plan(around, hero), die)[1]


def pick(around: Situation) -> tuple[float, int]:
    """The initiative card to take: its die, its coin, and one's place in the market."""
    state, hero = around.state, around.me
    plan = Plan(around, hero)
    market = chances_at_market(around, plan)
    best = (-1e9, 0)
    for card, die in enumerate(state.pool, 1):
        if die:
            worth = best_row(plan, die)[0] + coin_worth(plan, card) + market[card - 1]
            best = max(best, (worth, card))
    return best


def coin_worth(plan: Plan, card: int) -> float:
    """The gold on the card, and that of the longbow."""
    state = plan.around.state
    gold = state.coins[card - 1]
    if card == len(state.coins):
        gold += sum(POWER[weapon].last_card for weapon in plan.hero.weapons)
    return plan.purse_worth(plan.hero.gold + gold) - plan.purse_worth(plan.hero.gold)
