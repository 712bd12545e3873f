"""What a card says, in words of the player's language, made from its line of data."""

from __future__ import annotations

from questhall.games.prophecy.content.cards import (
    CARDS,
    CHARACTERS,
    FOES,
    OPPORTUNITIES,
    Creature,
    Opportunity,
    OwnedCard,
    Price,
)
from questhall.games.prophecy.content.notation import ALL, Activation, Bonus, Gain
from questhall.kernel.texts import Texts


def describe(card: str, texts: Texts) -> str:
    """One line on any card of the game; empty for things that need no words."""
    if card in CARDS:
        return item_or_skill(CARDS[card], texts)
    if card in FOES:
        return creature(FOES[card], texts)
    if card in OPPORTUNITIES:
        return opportunity(OPPORTUNITIES[card], texts)
    if card in CHARACTERS:
        who = CHARACTERS[card]
        guilds = ", ".join(texts.name(guild) for guild in who.guilds)
        return texts.say("text-character", strength=who.strength, will=who.will, guilds=guilds)
    return ""


def short(card: str, texts: Texts) -> str:
    """A name with the numbers one looks for first: price, or Strength and Will."""
    name = texts.name(card)
    if card in FOES:
        foe = FOES[card]
        values = [str(foe.strength)] if foe.strength else []
        values += [texts.say("text-short-will", will=foe.will)] if foe.will else []
        lives = f" x{foe.lives}" if foe.lives > 1 else ""
        return f"{name} [{'/'.join(values) or '?'}{lives}]"
    price = CARDS[card].price if card in CARDS else 0
    return f"{name} [{price}]" if price else name


def item_or_skill(card: OwnedCard, texts: Texts) -> str:
    text = card.text
    said = [texts.say(f"text-tag-{tag}") for tag in sorted(card.tags)]
    for kind, amount in (("strength", text.strength), ("will", text.will)):
        said += [texts.say(f"text-value-{kind}", n=amount)] if amount else []
    said += [bonus(one, texts) for one in text.bonuses]
    for key, amount in (("throw", text.throw), ("burn", text.burn), ("block", text.block), ("learn", text.learn)):
        said += [texts.say(f"text-{key}", n=amount)] if amount else []
    said += [texts.say(f"text-earn-{source}", n=gold) for source, gold in text.earn]
    said += [activation(act, texts) for act in text.activations]
    said += [texts.say(f"text-flag-{flag}") for flag in sorted(text.flags)]
    said += [texts.say(f"text-effect-{card.effect}")] if card.effect else []
    return "; ".join(said)


def bonus(one: Bonus, texts: Texts) -> str:
    """`+1 in strength battles (for each edged weapon; against demons; in a forest)`"""
    base = texts.say(f"text-bonus-{one.kind}", n=one.amount)
    when = [texts.say(f"text-with-{one.tag}")] if one.tag else []
    if one.versus:
        when.append(texts.say("text-against", types=", ".join(texts.say(f"text-type-{kind}") for kind in one.versus)))
    when += [texts.say(f"text-in-{one.place}")] if one.place else []
    return f"{base} ({'; '.join(when)})" if when else base


def activation(act: Activation, texts: Texts) -> str:
    head = [texts.say(f"text-when-{act.when}")]
    head += [texts.say("text-once")] if act.discard else []
    head += [texts.say("text-spell")] if act.spell else []
    head += prices(act.price, texts)
    return f"{', '.join(head)}: {body(act, texts)}"


def body(act: Activation, texts: Texts) -> str:
    if act.move:
        return going(act.move, texts)
    if act.bonus:
        return bonus(act.bonus, texts)
    if act.special:
        return texts.say(f"text-special-{act.special}", n=abs(act.amount))
    return gains(act.gains, texts)


def going(move: str, texts: Texts) -> str:
    """`anywhere`, `any forest`, `up to 3`."""
    how, _, far = move.rpartition(" ")
    if far.isdigit():
        return texts.say(f"text-move-{how.replace(' ', '-')}", n=int(far))
    return texts.say(f"text-move-{move.replace(' ', '-')}")


def prices(price: Price, texts: Texts) -> list[str]:
    return [texts.say(f"text-pay-{coin}" + ("-all" if n == ALL else ""), n=n) for coin, n in price]


def gains(found: tuple[Gain, ...], texts: Texts) -> str:
    said = []
    for gain in found:
        key = (
            f"text-gain-{gain.what}" + ("-all" if gain.amount == ALL else "") + (f"-per-{gain.per}" if gain.per else "")
        )
        said.append(texts.say(key, n=gain.amount))
    return ", ".join(said)


def creature(foe: Creature, texts: Texts) -> str:
    said = [texts.say(f"text-type-{foe.type}")]
    said += [texts.say("text-strength", n=foe.strength)] if foe.strength else []
    said += [texts.say("text-will", n=foe.will)] if foe.will else []
    said += [texts.say("text-lives", n=foe.lives)] if foe.lives > 1 else []
    said += [texts.say(f"text-kind-{kind}") for kind, _ in foe.kinds if kind in ("two-part", "both", "shadow")]
    said += [texts.say("text-before", what=gains(foe.before, texts))] if foe.before else []
    if foe.home:
        where = texts.say(f"text-in-{foe.home}")
        said.append(texts.say("text-home", where=where, strength=foe.home_strength, will=foe.home_will))
    said += [texts.say(f"text-rule-{rule}") for rule in sorted(foe.rules)]
    said += [texts.say("text-xp", n=foe.xp)] if foe.xp else []
    said += [texts.say("text-reward", what=gains(foe.reward, texts))] if foe.reward else []
    plain = (Gain("lose-health", 1),)
    said += [texts.say("text-loss", what=gains(foe.loss, texts))] if foe.loss not in (plain, ()) else []
    if foe.home_loss:
        where = texts.say(f"text-in-{foe.home}")
        said.append(texts.say("text-home-loss", where=where, what=gains(foe.home_loss, texts)))
    return "; ".join(said)


def opportunity(card: Opportunity, texts: Texts) -> str:
    if card.effect:
        return texts.say(f"text-kept-{card.id}" if card.effect == "keep" else f"text-effect-{card.effect}")
    said = prices(card.price, texts)
    if card.test:
        said.append(texts.say(f"text-test-{card.test}", reach=card.reach))
    line = ": ".join(filter(None, [", ".join(said), gains(card.gains, texts)]))
    if card.fail:
        line += "; " + texts.say("text-fail", what=gains(card.fail, texts))
    if card.home:
        line += f"; {texts.say(f'text-in-{card.home}')}: {gains(card.home_gains, texts)}"
    return line
