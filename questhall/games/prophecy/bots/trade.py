"""Services, shops and guilds: what a location offers for gold and experience."""

from __future__ import annotations

from questhall.games.prophecy.bots.mind import Mind
from questhall.games.prophecy.content.cards import GUILD_AT, RING, SKILLS
from questhall.games.prophecy.rules import locations, markers
from questhall.games.prophecy.rules.board import NAMES
from questhall.games.prophecy.rules.rounds import MOST_ITEMS, MOST_SKILLS

CROWDED = 1.5  # a card beyond the limit puts another one out
REPAIRED = 0.8  # of an item's worth


def services(mind: Mind, at: int) -> float:
    """All that is worth using there; of lessons and goods the best of each."""
    if RING[at].wild:
        return 0.0
    total = comfort(mind, at)
    total += max([0.0, *[learning(mind, skill, at) for skill in offered(mind, at)]])
    total += max([0.0, *[buying(mind, item) for item in goods(mind, at)]])
    if RING[at].civilised and mind.hero.gold:
        total += sum(REPAIRED * mind.card(item) for item in mind.hero.damaged)
    return max(total, 0.0)


def offered(mind: Mind, at: int) -> list[str]:
    """Skills that are taught there."""
    guild = GUILD_AT.get(at)
    return mind.state.offers[guild] if guild is not None else []


def learning(mind: Mind, skill: str, at: int, letter: bool = False) -> float:
    """A skill less its price; foreign guilds want gold as well."""
    hero, price = mind.hero, SKILLS[skill].price
    gold = 0 if letter else locations.surcharge(hero, GUILD_AT[at], skill)
    if hero.xp < price or markers.cannot_afford(hero, gold) is not None:
        return -1.0
    crowded = CROWDED if len(hero.skills) >= MOST_SKILLS else 0.0
    if crowded:
        crowded += min(mind.card(known) for known in hero.skills)
    return mind.card(skill) + mind.xp(-price) + mind.gold(-gold) - crowded - letter


def goods(mind: Mind, at: int) -> list[str]:
    return {"city": mind.state.city, "village": mind.state.village}.get(NAMES[at], [])


def buying(mind: Mind, item: str) -> float:
    hero = mind.hero
    cost = locations.cost_of(hero, item)
    if markers.cannot_afford(hero, cost) is not None:
        return -1.0
    crowded = len(hero.items) + len(hero.damaged) >= MOST_ITEMS
    return mind.card(item) + mind.gold(-cost) - (least(mind) if crowded else 0.0)


def least(mind: Mind) -> float:
    return min(mind.card(item) for item in mind.hero.items + mind.hero.damaged)


def selling(mind: Mind, item: str) -> float:
    return mind.gold(locations.bid_for(mind.hero, item)) - mind.card(item)


def comfort(mind: Mind, at: int) -> float:
    """Healing and mana of the location."""
    hero, here = mind.hero, NAMES[at]
    if here == "monastery":
        return mind.health(locations.MONASTERY_HEALTH)
    if here == "enchanted-wilderness":
        return mind.mana(locations.WILDERNESS_MANA)
    if here == "village" and hero.gold:
        return max(0.0, lodging(mind))
    if here == "forest-camp":
        return max((healing(mind, n) for n in range(1, min(hero.wounds, hero.gold) + 1)), default=0.0)
    if here == "magic-tower":
        most = min(hero.spent, locations.MANA_PER_GOLD * hero.gold)
        return max((drinking(mind, n) for n in range(1, most + 1)), default=0.0)
    return 0.0


def lodging(mind: Mind) -> float:
    return mind.health(locations.LODGE_HEALTH) + mind.mana(locations.LODGE_MANA) + mind.gold(-locations.LODGING)


def healing(mind: Mind, amount: int) -> float:
    return mind.health(amount) + mind.gold(-locations.gold_for(mind.hero, "heal", amount))


def drinking(mind: Mind, amount: int) -> float:
    return mind.mana(amount) + mind.gold(-locations.gold_for(mind.hero, "mana", amount))
