"""In a battle: what to hold, what to announce before a throw, what to change after it."""

from __future__ import annotations

from typing import Any

import msgspec

from questhall.games.prophecy.bots import duels, fights
from questhall.games.prophecy.bots.mind import Mind
from questhall.games.prophecy.content.cards import CARDS, ITEMS
from questhall.games.prophecy.odds import SIDES
from questhall.games.prophecy.rules import foes, movement, power
from questhall.games.prophecy.rules.artifacts import artifacts
from questhall.games.prophecy.rules.windows import FOE_DIE
from questhall.games.prophecy.state import Battle, Side

Said = tuple[str, Any]


def copied(side: Side) -> Side:
    """A side with lists of its own."""
    lists = {"gear": list(side.gear), "cast": list(side.cast), "thrown": list(side.thrown), "paid": list(side.paid)}
    return msgspec.structs.replace(side, **lists)


def stakes(mind: Mind, battle: Battle) -> tuple[float, float]:
    """What winning and losing mean to this seat."""
    if battle.rival < 0:
        return fights.reward(mind, battle), fights.harm(mind, battle)
    other = battle.rival if mind.seat == battle.seat else battle.seat
    return duels.prize(mind, other), -duels.stake(mind)


def worth(mind: Mind, battle: Battle) -> float:
    """The battle as it stands, for this seat."""
    win, draw, loss = fights.chances(mind, battle)
    if mind.seat != battle.seat:
        win, loss = loss, win
    gain, harm = stakes(mind, battle)
    wear = fights.worn_out(mind, battle) if battle.foe else 0.0
    return win * gain + loss * harm - fights.TURN_LOST * draw - wear


def with_side(mind: Mind, battle: Battle, mine: Side, theirs: Side | None = None) -> Battle:
    """The battle with another side of this seat, perhaps of the other one too."""
    if mind.seat == battle.seat:
        return msgspec.structs.replace(battle, mine=mine, theirs=theirs or battle.theirs)
    return msgspec.structs.replace(battle, theirs=mine, mine=theirs or battle.mine)


def sides(mind: Mind, battle: Battle) -> tuple[Side, Side]:
    own, other = (battle.mine, battle.theirs) if mind.seat == battle.seat else (battle.theirs, battle.mine)
    return copied(own), copied(other)


def holding(mind: Mind, battle: Battle, gear: tuple[str, ...]) -> float:
    """Filling the hands like this; shields and throws count a little beyond their bonus."""
    own, _ = sides(mind, battle)
    own.gear = list(gear)
    more = sum(0.3 * ITEMS[item].text.block + 0.15 * ITEMS[item].text.throw for item in gear)
    more += sum(0.3 for item in gear if ITEMS[item].text.activations)
    more += sum(2.0 for item in gear if "mirror" in ITEMS[item].text.flags)
    return worth(mind, with_side(mind, battle, own)) + 0.3 * more


def wearing(mind: Mind, battle: Battle, crown: str) -> float:
    """This on the head for the whole battle."""
    own, _ = sides(mind, battle)
    return worth(mind, with_side(mind, battle, msgspec.structs.replace(own, head=crown)))


def announcing(mind: Mind, battle: Battle, said: Said) -> float:
    """What the battle is worth after this, less its price."""
    how, what = said
    own, other = sides(mind, battle)
    if how == "throw":
        own.thrown.append(what)
        return worth(mind, with_side(mind, battle, own)) - fights.REPAIR
    name = what if how == "cast" else what[0]
    act = CARDS[name].text.activations[what[1] if how == "pay" else 0]
    price = movement.price_of(mind.hero, act)
    cost = mind.price(price) + (mind.card(name) if act.discard else 0.0)
    after = spent(mind, price)
    if how == "enchant":
        own.cast.append(f"{name}:{what[1]}")
        cost += fights.REPAIR if "scorch" in CARDS[name].text.flags else 0.0
    elif act.when in ("battle", "start"):
        own.cast.append(name)
    if how == "pay" and act.bonus is not None:
        own.once += act.bonus.amount
    elif act.special == "best":
        own.dice += act.amount - 1
    elif act.special == "die":
        own.die, other.die = act.amount, FOE_DIE
    elif act.special == "foe":
        other.bonus += act.amount
    elif act.special == "drain":
        other.drained += act.amount if battle.foe else 0
        other.bonus -= 0 if battle.foe else act.amount
    return worth(after, with_side(mind, battle, own, other)) - cost


def spent(mind: Mind, price: tuple[tuple[str, int], ...]) -> Mind:
    """The same seat after a payment in mana or Health."""
    hero = mind.hero
    mana = sum(amount for coin, amount in price if coin == "mana")
    health = sum(amount for coin, amount in price if coin == "health")
    if not mana and not health:
        return mind
    return mind.with_hero(
        mana=hero.mana - mana, spent=hero.spent + mana, health=hero.health - health, wounds=hero.wounds + health
    )


# -- after the throw ---------------------------------------------------------------------------------------------------


def standing(mind: Mind, battle: Battle, margin: int) -> float:
    """What a throw with this margin means to this seat."""
    own = margin if mind.seat == battle.seat else -margin
    gain, harm = stakes(mind, battle)
    if own > 0:
        return gain * later(mind, battle)
    return harm if own < 0 else -fights.TURN_LOST


def later(mind: Mind, battle: Battle) -> float:
    """The chance to win the throws that are still to come after this one."""
    ahead = power.throws(battle) - battle.won - 1
    if ahead <= 0:
        return 1.0
    first, _, _ = fights.chances(mind, battle)
    return float(max(0.05, first) ** (ahead / (ahead + 1)))


def reacting(mind: Mind, battle: Battle, said: Said) -> float:
    """A shield, the throw again, or one die again."""
    how, what = said
    if how == "block":
        return -fights.TURN_LOST - fights.REPAIR
    if how == "again":
        price = movement.price_of(mind.hero, CARDS[what].text.activations[0])
        return worth(spent(mind, price), battle) - mind.price(price)
    colour, number = what
    dice = battle.light if colour == "light" else battle.dark
    sign = 1 if colour == "light" else -1
    rest = max((die for at, die in enumerate(dice) if at != number), default=0)
    margins = [battle.margin + sign * (max(face, rest) - max(dice)) for face in range(1, SIDES + 1)]
    return sum(standing(mind, battle, margin) for margin in margins) / SIDES - mind.card("scroll-of-altered-reality")


def turning_to_will(mind: Mind, battle: Battle) -> float:
    """Whether a defender pays to make it a battle of wills: the gain over strength."""
    attacker = battle.seat
    other = Mind(mind.state, attacker)
    cost = foes.will_cost(mind.hero, len(artifacts(other.hero)))
    strong = duels.outlook(other, mind.seat, "strength", 0)
    wilful = duels.outlook(other, mind.seat, "will", 0, cost)
    gain, harm = stakes(mind, battle)
    better = (wilful[1] - strong[1]) * gain + (wilful[0] - strong[0]) * harm
    return better + mind.mana(-cost)
