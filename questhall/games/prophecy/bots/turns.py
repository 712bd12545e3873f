"""The own turn: what each way to move, to fight and to act is worth."""

from __future__ import annotations

from typing import Any

from questhall.games.prophecy.bots import bargains, duels, fights, places, trade, uses
from questhall.games.prophecy.bots.mind import RARE, Mind
from questhall.games.prophecy.content.cards import OPPORTUNITIES
from questhall.games.prophecy.effects.opportunities import FEE_WIZARD
from questhall.games.prophecy.odds import SIDES
from questhall.games.prophecy.rules import foes, locations, movement
from questhall.games.prophecy.state import Turn

NEVER = -100.0
FIRST, SOON = 100.0, 50.0  # what is worth doing before everything else, and before most
STILL = 0.6  # what waiting promises and does not keep: futures of 100 decisions, played on and compared
RIDDLE = 8.0  # the Sphinx beaten without a battle


def moving(mind: Mind, turn: Turn, how: str, what: Any) -> float:
    """The worth of one way to spend the movement; what is used before it counts by itself."""
    hero = mind.hero
    if how == "use":
        return prepared(mind, turn, what)
    if how == "trade":
        gain = bargains.best(mind, what).gain
        return gain + places.going(mind, hero.at) if gain else NEVER
    if how == "assault":
        return fights.assault(mind, what, hero.at) + places.ahead(mind, hero.at)
    if how == "go":
        name, goal = what
        act = movement.movement(name)
        cost = mind.price(movement.price_of(hero, act)) + (mind.card(name) if act.discard else 0.0)
        return places.going(mind, goal) - cost
    if how in ("work", "smith", "instead"):
        return toiling(mind, how, what) + places.going(mind, hero.at)
    return places.going(mind, what) + mind.gold(-movement.fare(hero, how)) - STILL * (how == "stay")


def prepared(mind: Mind, turn: Turn, use: tuple[str, Any]) -> float:
    """Something used before anything else, if it is worth it: then more than any movement."""
    value = uses.using(mind, turn, use)
    return FIRST + value if value > 0 else NEVER + value


def toiling(mind: Mind, how: str, what: str) -> float:
    if how == "smith":
        return mind.gold(movement.SMITH_GOLD)
    if how == "work":
        return places.labour(mind, what)
    act = movement.instead(what)
    return mind.gains(act.gains) - mind.price(movement.price_of(mind.hero, act))


def fighting(mind: Mind, turn: Turn, how: str, what: Any) -> float:
    if how == "fight":
        return fights.foreseen(mind, what[0], what[1], mind.hero.at, turn.plane).value
    if how == "leave":
        return 0.0
    if how == "use":
        return prepared(mind, turn, what)
    if how == "serve":
        value = serving(mind, *what)
        return SOON + value if value > 0 else NEVER + value
    if how == "riddle":
        return fights.best(mind, what, mind.hero.at, turn.plane).value + riddle(mind, what, turn)
    return NEVER


def riddle(mind: Mind, foe: str, turn: Turn) -> float:
    """A sixth of what is not sure yet, for one mana."""
    ahead = fights.best(mind, foe, mind.hero.at, turn.plane)
    return (1 - ahead.win) * RIDDLE / SIDES + mind.mana(-foes.RIDDLE_MANA)


def acting(mind: Mind, turn: Turn, how: str, what: Any) -> float:
    if how == "done":
        return 0.0
    if how == "attack":
        value = duels.attack(mind, *what)
        return SOON + value if value > 0 else value
    if how == "use":
        return uses.using(mind, turn, what)
    return serving(mind, *what)


def serving(mind: Mind, how: str, arg: Any) -> float:
    """What a service, a lesson, a purchase or an opportunity brings."""
    hero = mind.hero
    if how in ("blessing", "recharge"):
        return trade.comfort(mind, hero.at)
    if how == "lodge":
        return trade.lodging(mind)
    if how == "hospitality":
        return mind.health(locations.GUEST_HEALTH) + mind.mana(locations.GUEST_MANA)
    if how == "heal":
        return trade.healing(mind, arg)
    if how == "mana":
        return trade.drinking(mind, arg)
    if how == "repair":
        return sum(trade.REPAIRED * mind.card(item) for item in arg) + mind.gold(-locations.REPAIR * len(arg))
    if how == "buy":
        return trade.buying(mind, arg)
    if how == "sell":
        return trade.selling(mind, arg)
    if how == "learn":
        return trade.learning(mind, arg[0], hero.at, bool(arg[1]))
    if how == "artifact":
        return mind.artifact()
    if how in ("visit", "keep"):
        return places.opportunity(mind, OPPORTUNITIES[arg], hero.at)
    return special(mind, *arg)


def special(mind: Mind, name: str, what: Any) -> float:
    """Opportunities that offer a choice."""
    card = OPPORTUNITIES[name]
    if card.effect == "alchemist":
        return places.brewing(mind, what)
    if card.effect == "collector":
        return places.collecting(mind, what)
    if card.effect == "apothecary":
        kind, amount = what
        return (trade.healing if kind == "heal" else trade.drinking)(mind, amount)
    if card.effect == "golden_fish":
        return {"strength": mind.strength(), "will": mind.will()}.get(what, RARE)
    if card.effect == "master_wizard":
        stay, leave = places.ahead(mind, mind.hero.at), places.going(mind, what)
        return leave - stay + mind.gold(-FEE_WIZARD) - 1.0
    return places.opportunity(mind, card, mind.hero.at)
