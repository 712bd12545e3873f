"""What a card says in the reader's language, made from its notation: numbers live in the content alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questhall.games.rollplayer.content import CARDS, JOBS, SETS, TYPES, MarketCard
from questhall.games.rollplayer.content.board import ATTRIBUTES
from questhall.games.rollplayer.content.dice import COLOURS
from questhall.games.rollplayer.content.notation import Power, Score
from questhall.kernel.texts import Texts

# The numbers of a way of counting, by name.
ARGUMENTS = {
    "cards": ("type",),
    "dice": ("colour",),
    "class-dice": ("each",),
    "gold": ("each",),
    "showing": ("face",),
    "low": ("limit",),
    "high": ("limit",),
    "either-low": ("one", "other", "limit"),
    "stands": ("direction",),
    "most-dice": ("count",),
    "goals": ("count",),
}
NOTHING = Power()


def about(thing: str, texts: Texts) -> str:
    """A market card or a class in one sentence."""
    if thing in JOBS:
        return about_power(JOBS[thing].power, texts)
    card = CARDS[thing]
    return {"weapon": about_weapon, "armour": about_armour, "trait": about_trait, "skill": about_skill}[card.type](
        card, texts
    )


def deed(card: MarketCard, texts: Texts) -> str:
    """What is not said by the marks of hands and sets."""
    if card.type == "armour":
        return ""
    return about_power(card.power, texts) if card.type == "weapon" else about(card.id, texts)


def about_weapon(card: MarketCard, texts: Texts) -> str:
    return f"{texts.say('about-hands', hands=card.hands)} {about_power(card.power, texts)}"


def about_armour(card: MarketCard, texts: Texts) -> str:
    worn = SETS[card.set]
    stars = "/".join(map(str, worn.stars[1:]))
    return texts.say(
        "about-armour", set=worn.id, stars=stars, colours=either([COLOURS[at] for at in worn.colours], texts)
    )


def about_trait(card: MarketCard, texts: Texts) -> str:
    return about_score(card.score, texts)


def about_score(score: Score, texts: Texts) -> str:
    data: dict[str, int | str] = dict(zip(ARGUMENTS.get(score.what, ()), score.args, strict=True))
    for name in ("one", "other"):
        if name in data:
            data[name] = ATTRIBUTES[int(data[name])]
    if "colour" in data:
        data["colour"] = COLOURS[int(data["colour"])]
    if "type" in data:
        data["type"] = f"of-{data['type']}"
    return texts.say(f"score-{score.what}", stars=texts.say("stars", number=score.stars), **data)


def about_skill(card: MarketCard, texts: Texts) -> str:
    if card.do is None:
        return texts.say(f"skill-{card.effect.replace('_', '-')}")
    if card.do.verb == "act":
        row, times = card.do.args
        return texts.say("skill-act", row=f"of-{ATTRIBUTES[row]}", times=times)
    gold = texts.say("coins", number=card.do.args[0]) if card.do.args else ""
    return texts.say(f"skill-{card.do.verb}", gold=gold)


def about_power(power: Power, texts: Texts) -> str:
    """The sentence of the one field that is not at its default."""
    if power.effect:
        return texts.say(f"power-{power.effect}")
    field = next(name for name in power.__struct_fields__ if getattr(power, name) != getattr(NOTHING, name))
    value = getattr(power, field)
    data: dict[str, Any] = {"number": value, "gold": coins(power, texts)}
    if field in ("after_discarding", "any_action", "paid_action"):
        data["row"] = f"of-{ATTRIBUTES[value]}"
    elif field == "after_buying":
        ((kind, row),) = value.items()
        data |= {"type": f"of-{kind}", "row": f"of-{ATTRIBUTES[row]}"}
    elif field == "after_action":
        data["row"] = f"of-{ATTRIBUTES[next(iter(value))]}"
    elif field == "discount":
        every = len(value) == len(TYPES)
        data["types"] = texts.say("any-card") if every else either([f"of-{kind}" for kind in value], texts)
    return texts.say(f"power-{field.replace('_', '-')}", **data)


def either(things: Sequence[str], texts: Texts) -> str:
    """`red or white`: one of them is enough."""
    *others, last = (texts.name(thing) for thing in things)
    return texts.say("either", one=", ".join(others), other=last) if others else last


def coins(power: Power, texts: Texts) -> str:
    """The gold that a power is about."""
    amounts = [power.gold_die, power.filling, power.last_card, power.fee]
    amounts += [*power.discount.values(), *power.after_action.values()]
    return texts.say("coins", number=max(amounts))
