"""What to buy, what to discard, and how much it matters to buy first."""

from __future__ import annotations

import copy
from collections.abc import Mapping

from questhall.games.rollplayer.bots.actions import Board
from questhall.games.rollplayer.bots.plan import Plan
from questhall.games.rollplayer.bots.situation import Situation
from questhall.games.rollplayer.content import CARDS
from questhall.games.rollplayer.content.grid import STEP
from questhall.games.rollplayer.rules.buying import HANDS, area, hands
from questhall.games.rollplayer.rules.gold import FOR_DISCARD
from questhall.games.rollplayer.rules.powers import POWER, PRICE, cost, powers
from questhall.games.rollplayer.state import Hero

DENIAL = 0.25  # of what a card is worth to a rival who could still buy it
IN_FRONT = 0.5  # that a rival who buys first takes what one wishes most
INCOME = 2  # gold that the dice phase may still bring


def with_card(hero: Hero, card: str) -> Hero:
    """The hero as if the card were theirs, unpaid; weapons that no longer fit the hands are gone."""
    owner = copy.copy(hero)
    for kept in ("weapons", "armour", "traits", "skills"):
        setattr(owner, kept, list(getattr(hero, kept)))
    while CARDS[card].hands and CARDS[card].hands + hands(owner) > HANDS:
        owner.weapons.pop(0)
    area(owner, card).append(card)
    if CARDS[card].type == "trait" and (cell := STEP[CARDS[card].arrow][hero.token]) >= 0:
        owner.token = cell
    owner.card = 0
    return owner


def without_card(hero: Hero, weapon: str) -> Hero:
    owner = copy.copy(hero)
    owner.weapons = [kept for kept in hero.weapons if kept != weapon]
    return owner


def value_of(plan: Plan, card: str) -> float:
    """The stars that a card adds, whatever it costs."""
    after = Plan(plan.around, with_card(plan.hero, card))
    return after.worth + bonus_action(after, card) - plan.worth


def bonus_action(plan: Plan, card: str) -> float:
    """The action that some classes perform after buying a card of a type."""
    row = POWER[plan.hero.job].after_buying.get(CARDS[card].type, -1)
    return Board(plan, plan.hero.dice, plan.hero.token).best(row)[0] if row >= 0 else 0.0


def price_for(plan: Plan, gold: int) -> float:
    """What spending so much costs in stars, the market of this round being over."""
    return plan.purse_worth(plan.hero.gold) - plan.purse_worth(plan.hero.gold - gold)


def due(hero: Hero, card: str) -> int:
    return max(0, cost(hero, card) - hero.charisma)


def after_market(around: Situation, hero: Hero) -> Plan:
    """The plan of a hero whose market turn is over."""
    later = copy.copy(hero)
    later.card = 0
    return Plan(around, later)


def purchase_worth(plan: Plan, card: str) -> float:
    """What buying a card brings beyond its price."""
    return value_of(plan, card) - price_for(plan, due(plan.hero, card))


def discard_worth(plan: Plan) -> float:
    """2 gold, and the action that it gives some heroes."""
    worth = -price_for(plan, -FOR_DISCARD)
    for power in powers(plan.hero):
        if power.after_discarding >= 0:
            worth += Board(plan, plan.hero.dice, plan.hero.token).best(power.after_discarding)[0]
    return worth


def envious(around: Situation) -> list[Plan]:
    """The rivals who can still buy this round."""
    return [after_market(around, rival) for rival in around.rivals if rival.card]


def envy(rivals: list[Plan], card: str) -> float:
    """What a card would bring these rivals, as far as they can pay for it."""
    worth = 0.0
    for plan in rivals:
        rival = plan.hero
        if cost(rival, card) <= rival.gold + rival.charisma:
            worth += max(0.0, purchase_worth(plan, card)) / (plan.around.players - 1)
    return worth


def visit(around: Situation, options: Mapping[str, object]) -> tuple[float, str]:
    """The best of purchases and discards: one's own gain, and a little for what rivals then cannot have."""
    plan, rivals = after_market(around, around.me), envious(around)
    discarding = None
    best = (-1e9, "")
    for key in options:
        verb, _, card = key.partition(":")
        if verb == "buy":
            worth = purchase_worth(plan, card) + DENIAL * envy(rivals, card)
        elif verb in ("discard", "coins"):
            discarding = discard_worth(plan) if discarding is None else discarding
            worth = discarding + (DENIAL * envy(rivals, card) if card else 0.0)
        elif verb == "done":
            worth = 0.0
        else:
            continue
        best = max(best, (worth, key))
    return best


def chances_at_market(around: Situation, plan: Plan) -> list[float]:
    """By initiative card: what the market will bring, the earlier one buys the surer the best card."""
    hero, market = plan.hero, around.state.market
    later = after_market(around, hero)
    purse = hero.gold + INCOME
    wishes = [purchase_worth(later, card) for card in market if cost(hero, card) <= purse]
    floor = discard_worth(later)
    ranked = sorted((max(floor, wish) for wish in wishes), reverse=True) + [floor] * (len(around.state.heroes) + 1)
    return [expected_best(ranked, in_front(around, card)) for card in range(1, len(around.state.pool) + 1)]


def in_front(around: Situation, card: int) -> float:
    """How many rivals will buy before the one who takes this card."""
    others = [number for number, die in enumerate(around.state.pool, 1) if die and number != card]
    before = sum(1 for rival in around.rivals if 0 < rival.card < card)
    waiting = sum(1 for rival in around.rivals if not rival.card)
    lower = sum(1 for number in others if number < card)
    return before + (waiting * lower / len(others) if others else 0.0)


def expected_best(ranked: list[float], rivals: float) -> float:
    """Each rival in front may take the card that one wishes most."""
    lost = rivals * IN_FRONT
    whole = int(lost)
    return ranked[whole] + (lost - whole) * (ranked[whole + 1] - ranked[whole])


def full_price(plan: Plan, card: str) -> float:
    return price_for(plan, PRICE[card])
