"""The house bot: readable heuristics, one estimate of the stars to come behind all of them.

It looks at its view and its decision alone.  `bots/plan.py` is the estimate; the other modules of `bots/` say what each
kind of answer changes in it; here every kind of decision finds its consideration.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

from questhall.games.rollplayer.bots import dice, market, setup, skills
from questhall.games.rollplayer.bots.actions import Board
from questhall.games.rollplayer.bots.cards import skill_worth
from questhall.games.rollplayer.bots.plan import Plan
from questhall.games.rollplayer.bots.situation import Situation
from questhall.games.rollplayer.content.board import ATTRIBUTES
from questhall.games.rollplayer.content.dice import DIE, DIE_OF
from questhall.games.rollplayer.rules.powers import POWER
from questhall.games.rollplayer.rules.scoring import score
from questhall.games.rollplayer.state import World
from questhall.kernel import Seen

Options = Mapping[str, Any]
SKIPS = ("skip", "done", "pass")


def house(seen: Seen[World]) -> str:
    """An answer to any decision of the game."""
    options = seen.choice.options
    around = Situation(seen.state, seen.seat)
    wish = KINDS[seen.choice.kind](around, options)
    return wish if wish in options else default(options)


def default(options: Options) -> str:
    """Nothing, where nothing can be done; otherwise the first that is offered."""
    return next((key for key in SKIPS if key in options), next(iter(options)))


def best(options: Options, worth: Callable[[str], float]) -> str:
    return max(options, key=lambda key: worth(key.partition(":")[2]))


# -- set-up ------------------------------------------------------------------------------------------------------------


def take_race(around: Situation, options: Options) -> str:
    """The class is not known yet: the race that serves most classes."""
    return best(options, lambda race: setup.race_worth(around, race))


def take_class(around: Situation, options: Options) -> str:
    """The side whose goals the race serves better, its ability counted in."""
    return best(options, lambda job: setup.class_worth(around, job))


def place_start(around: Situation, options: Options) -> str:
    """The surest placement first; what is left finds its row later."""
    die, row = setup.start(around)
    return f"start:{DIE[die]}:{ATTRIBUTES[row]}"


# -- the dice phase ----------------------------------------------------------------------------------------------------


def arrange(around: Situation, options: Options) -> str:
    """Of equal dice the one wished least comes first: the later cards have the coins."""
    plan = Plan(around, around.me)
    return min(options, key=lambda key: dice.best_row(plan, DIE_OF[key.split(":")[1]])[0])


def take_die(around: Situation, options: Options) -> str:
    """A skill first where it gains enough, then the card."""
    if aside := worthwhile(around, options, skills.HOLD_BACK):
        return aside
    return f"take:{dice.pick(around)[1]}"


def place_die(around: Situation, options: Options) -> str:
    """The die on the card just taken; where the table does not say which, the one that would be taken."""
    state, card = around.state, around.me.card
    if not card or not state.pool[card - 1]:
        card = dice.pick(around)[1]
    return f"place:{ATTRIBUTES[dice.row_for(around, state.pool[card - 1])]}"


def board_of(around: Situation) -> Board:
    hero = around.me
    return Board(Plan(around, hero), hero.dice, hero.token)


def act(row: int) -> Callable[[Situation, Options], str]:
    """The action as it helps most, after a skill or a paid action that gains enough."""

    def say(around: Situation, options: Options) -> str:
        return worthwhile(around, options, skills.HOLD_BACK) or board_of(around).best(row)[1][0]

    return say


def act_with(around: Situation, options: Options) -> str:
    """The other half of the best swap."""
    keys = board_of(around).swap()[1]
    return keys[-1]


def act_any(around: Situation, options: Options) -> str:
    """The row whose action helps most."""
    if aside := worthwhile(around, options, skills.HOLD_BACK):
        return aside
    board = board_of(around)
    row = max(range(6), key=lambda row: board.best(row)[0])
    return f"act:{ATTRIBUTES[row]}" if board.best(row)[0] > 0 else "skip"


def keep(around: Situation, options: Options) -> str:
    """The rerolled die's old face lies on the board: find it and compare."""
    board = board_of(around)
    new, old = (DIE_OF[key.split(":")[1]] for key in options)
    slots = [slot for slot, die in enumerate(board.dice) if die == old]
    gain = max((board.gains[slot][new % 10] for slot in slots), default=0.0)
    return f"keep:{DIE[new if gain > 0 else old]}"


# -- the market phase --------------------------------------------------------------------------------------------------


def visit(around: Situation, options: Options) -> str:
    """Skills and paid actions first, then the best card or 2 gold."""
    if aside := worthwhile(around, options, skills.HOLD_BACK):
        return aside
    return market.visit(around, options)[1]


def worthwhile(around: Situation, options: Options, least: float) -> str:
    """A skill or a paid action that gains enough."""
    gain, use = skills.best_use(around, options)
    pay = next((key for key in options if key.startswith("pay:")), "")
    if pay:
        power = POWER[around.me.job]
        board = board_of(around)
        price = market.price_for(board.plan, power.fee)
        gain, use = max((gain, use), (board.best(power.paid_action)[0] - price, pay))
    return use if gain > least else ""


def end_market(around: Situation, options: Options) -> str:
    """A skill that gains enough, perhaps one just bought."""
    return worthwhile(around, options, skills.HOLD_BACK) or "done"


def last_window(around: Situation, options: Options) -> str:
    """Everything that still gains, and no weapon that costs a goal."""
    now = score(around.state, around.seat)
    for key in options:
        if key.startswith("drop:") and score_without(around, key[5:]) > now:
            return key
    return worthwhile(around, options, 0.01) or "done"


def score_without(around: Situation, weapon: str) -> int:
    state = copy.copy(around.state)
    state.heroes = list(state.heroes)
    state.heroes[around.seat] = market.without_card(around.me, weapon)
    return score(state, around.seat)


def drop_weapon(around: Situation, options: Options) -> str:
    """The weapon that is missed least."""
    return best(options, lambda weapon: Plan(around, market.without_card(around.me, weapon)).worth)


def attune(around: Situation, options: Options) -> str:
    """A discarded card that one would rather buy than what the market has."""
    gain, card = skills.best_of_pile(around)
    return f"attune:{card}" if gain > 0 else "skip"


# -- skills ------------------------------------------------------------------------------------------------------------


def rival_window(around: Situation, options: Options) -> str:
    """In a rival's turn the same measure holds as in one's own."""
    gain, use = skills.best_use(around, options)
    return use if gain > skills.HOLD_BACK else "pass"


def copy_skill(around: Situation, options: Options) -> str:
    """The rival's skill that would gain most now."""
    return best(options, lambda card: skills.use_worth(around, card))


def ability(use: str, answer: int = 0) -> Callable[[Situation, Options], str]:
    """The answers of a skill's best use, in their order."""

    def say(around: Situation, options: Options) -> str:
        keys = skills.ABILITIES[use](around, board_of(around))[1]
        return keys[min(answer, len(keys) - 1)]

    return say


def unlock(around: Situation, options: Options) -> str:
    """The card that was shown, if it is worth its full price."""
    plan = market.after_market(around, around.me)
    card = next((key[4:] for key in options if key.startswith("buy:")), "")
    if not card:
        return "skip"
    gain = market.value_of(plan, card) - market.full_price(plan, card)
    return f"buy:{card}" if gain > 0 else "skip"


def silent(around: Situation, options: Options) -> str:
    """The best card of the discard pile, if it beats the market."""
    gain, card = skills.best_of_pile(around)
    return f"buy:{card}" if gain > 0 else "skip"


def ready(around: Situation, options: Options) -> str:
    """The skill that is worth most in the rounds to come."""
    plan = Plan(around, around.me)
    return best(options, lambda card: skill_worth(plan, card))


KINDS: dict[str, Callable[[Situation, Options], str]] = {
    "setup.race": take_race,
    "setup.class": take_class,
    "setup.place": place_start,
    "pool.arrange": arrange,
    "dice.take": take_die,
    "dice.place": place_die,
    "act.any": act_any,
    **{f"act.{name}": act(row) for row, name in enumerate(ATTRIBUTES)},
    "act.DEX.with": act_with,
    "act.INT.keep": keep,
    "druid.attune": attune,
    "market.visit": visit,
    "market.more": visit,
    "market.end": end_market,
    "weapon.drop": drop_weapon,
    "window.last": last_window,
    "window.rival-pick": rival_window,
    "window.rival-market": rival_window,
    "skill.copy": copy_skill,
    "skill.set": ability("set"),
    "skill.set.to": ability("set", 1),
    "skill.raise": ability("raise"),
    "skill.rob": ability("take"),
    "skill.shift": ability("shift"),
    "skill.reroll": ability("reroll"),
    "skill.open-lock": ability("open_lock"),
    "skill.unlock": unlock,
    "skill.move-silently": silent,
    "skill.sleight": ability("sleight_of_hand"),
    "skill.sleight.to": ability("sleight_of_hand", 1),
    "skill.search": ability("search"),
    "skill.search.for": ability("search", 1),
    "skill.negotiate": ability("negotiate"),
    "skill.negotiate.for": ability("negotiate", 1),
    "cleanup.ready": ready,
}
