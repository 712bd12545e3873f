"""What a table may bring to Prophecy: items, skills, creatures, opportunities.

The notation of one's own cards is that of the printed ones, and so are the ways in which its words go together: a card
does what some printed card does, with other numbers (`shapes`).
"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.prophecy.content.cards import (
    COMMON,
    CREATURES,
    FOES,
    ITEMS,
    OPPORTUNITIES,
    RARE,
    SKILLS,
    Creature,
    Opportunity,
    OwnedCard,
    card,
    creature,
    opportunity,
)
from questhall.games.prophecy.content.notation import ALL, TYPES, Gain
from questhall.games.prophecy.state import GUILDS
from questhall.kit.homebrew import Fault, Workshop, beyond, kind, of_fields

Shape = tuple[object, ...]
DEAREST = 30
STRONGEST = 20
MOST_LIVES = 5

ITEM = """\
- id: soup-ladle
  name: {en: Soup Ladle, ru: Половник}
  price: 3
  is: weapon crushing
  text: +1 strength vs animal; throw 1
"""
RARE_ITEM = """\
- id: feather-bed
  name: {en: Feather Bed, ru: Перина}
  price: 9
  text: value strength +1
"""
SKILL = """\
- id: snoring
  name: {en: Snoring, ru: Храп}
  deck: fortress
  price: 4
  text: +1 strength vs animal
"""
CREATURE = """\
- id: angry-goose
  name: {en: Angry Goose, ru: Сердитый Гусь}
  type: animal
  strength: 3
  xp: 2
  reward: 1 gold
"""
OPPORTUNITY = """\
- id: village-fair
  name: {en: Village Fair, ru: Деревенская Ярмарка}
  text: "pay 2 gold: heal 1, 2 xp"
"""


def item_shapes(item: OwnedCard) -> Iterator[Shape]:
    """In what ways an item or a skill uses its notation."""
    text = item.text
    yield from (("is", tag) for tag in item.tags)
    yield from (("flag", flag) for flag in text.flags)
    yield from (("bonus", bonus.tag, bonus.place) for bonus in text.bonuses)
    yield from (("earn", source) for source, _ in text.earn)
    yield from (("effect", item.effect),) if item.effect else ()
    for act in text.activations:
        paid = frozenset(coin for coin, _ in act.price)
        yield ("act", act.when, act.spell, act.discard, act.special, act.move, bool(act.bonus), bool(paid))
        yield from (("gain", act.when, gain.what) for gain in act.gains)


def creature_shapes(foe: Creature) -> Iterator[Shape]:
    yield ("kinds", foe.kinds)
    yield ("home", foe.home)
    yield from (("rule", rule) for rule in foe.rules)
    for place in ("reward", "loss", "before", "home_loss"):
        yield from ((place, gain.what, gain.per) for gain in getattr(foe, place))


def opportunity_shapes(found: Opportunity) -> Iterator[Shape]:
    yield ("home", found.home)
    yield ("test", found.test)
    yield ("effect", found.effect)
    yield from (("pay", coin) for coin, _ in found.price)
    for place in ("gains", "home_gains", "fail"):
        yield from ((place, gain.what, gain.per) for gain in getattr(found, place))


GOODS = {shape for item in ITEMS.values() for shape in item_shapes(item)}
LESSONS = {shape for skill in SKILLS.values() for shape in item_shapes(skill)}
BEASTS = {shape for foe in FOES.values() for shape in creature_shapes(foe)}
CHANCES = {shape for found in OPPORTUNITIES.values() for shape in opportunity_shapes(found)}


def unheard(shapes: Iterator[Shape], known: set[Shape]) -> Fault | None:
    """The first way in which no printed card of the kind does it."""
    found = next((shape for shape in shapes if shape not in known), None)
    if found is None:
        return None
    words = [str(word) for word in found[1:] if word and word is not True]
    return (words[-1] if words else str(found[0])), f"no printed card of this kind has this ({found[0]})"


def owned(item: OwnedCard, known: set[Shape]) -> Fault | None:
    numbers = [item.text.throw, item.text.burn, item.text.block, item.text.learn]
    numbers += [amount for act in item.text.activations for _, amount in act.price]
    fault = beyond(item, price=(1, DEAREST)) or unheard(item_shapes(item), known)
    gained = tuple(gain for act in item.text.activations for gain in act.gains)
    return fault or negative(numbers) or amounts(gained)


def item(found: OwnedCard) -> Fault | None:
    return owned(found, GOODS)


def skill(found: OwnedCard) -> Fault | None:
    if found.deck not in GUILDS:
        return found.deck, f"a skill is taught in one of {', '.join(GUILDS)}"
    return owned(found, LESSONS)


def foe(found: Creature) -> Fault | None:
    if found.type not in TYPES[:-1]:
        return found.type or "type", f"a creature is one of {', '.join(TYPES[:-1])}"
    if found.deck != "adventure" or not (found.strength or found.will):
        return found.id.partition("~")[0], "a creature has strength, will or both"
    fault = beyond(found, strength=(0, STRONGEST), will=(0, STRONGEST), lives=(1, MOST_LIVES), xp=(0, STRONGEST))
    gained = (*found.reward, *found.loss, *found.before, *found.home_loss)
    return fault or unheard(creature_shapes(found), BEASTS) or amounts(gained)


def chance(found: Opportunity) -> Fault | None:
    if not (found.gains or found.effect):
        return found.id.partition("~")[0], "an opportunity gives something: text: heal 1"
    gained = (*found.gains, *found.home_gains, *found.fail)
    prices = [amount for _, amount in found.price if amount != ALL]
    return unheard(opportunity_shapes(found), CHANCES) or amounts(gained) or negative(prices)


def amounts(gains: tuple[Gain, ...]) -> Fault | None:
    """At least 1; `all` only of what can be lost or healed."""
    for gain in gains:
        everything = gain.amount == ALL and (gain.what.startswith("lose-") or gain.what in ("heal", "restore"))
        if gain.amount < 1 and not everything:
            return str(gain.amount), f"how much of {gain.what}: at least 1"
    return None


def negative(numbers: list[int]) -> Fault | None:
    return next(((str(number), "at least 0") for number in numbers if number < 0), None)


WORKSHOP = Workshop(
    "prophecy",
    kind("common", COMMON, of_fields(card, item, deck="common"), ITEM),
    kind("rare", RARE, of_fields(card, item, deck="rare"), RARE_ITEM),
    kind("skills", SKILLS, of_fields(card, skill), SKILL),
    kind("creatures", CREATURES, of_fields(creature, foe), CREATURE),
    kind("opportunities", OPPORTUNITIES, of_fields(opportunity, chance), OPPORTUNITY),
)
