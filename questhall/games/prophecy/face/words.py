"""What a card says, in words of the player's language, made from its line of data."""

from __future__ import annotations

from questhall.games.prophecy.content.cards import (
    CARDS,
    CHARACTERS,
    FOES,
    OPPORTUNITIES,
    SECOND_KIND,
    Creature,
    Opportunity,
    OwnedCard,
    Price,
)
from questhall.games.prophecy.content.notation import ALL, Activation, Bonus, Gain
from questhall.kernel.texts import Texts

WEAPON = ("two-handed", "edged", "crushing", "long", "weapon")  # in the order of speech
PRIZES = {"by-kind", "margin", "refusable", "treasure-die", "weapon-of-choice"}  # rules that say what a victory brings


def about(card: str, texts: Texts) -> str:
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
    said = [tags(card, texts)] if card.tags else []
    for kind, amount in (("strength", text.strength), ("will", text.will)):
        said += [texts.say(f"text-value-{kind}", n=amount)] if amount else []
    said += bonuses(text.bonuses, texts)
    for key, amount in (("throw", text.throw), ("burn", text.burn), ("block", text.block), ("learn", text.learn)):
        said += [texts.say(f"text-{key}", n=amount)] if amount else []
    said += [texts.say(f"text-earn-{source}", n=gold) for source, gold in text.earn]
    said += [activation(act, texts) for act in text.activations]
    said += [texts.say(f"text-flag-{flag}") for flag in sorted(text.flags)]
    said += [texts.say(f"text-effect-{card.effect}")] if card.effect else []
    return "; ".join(said)


def tags(card: OwnedCard, texts: Texts) -> str:
    """`two-handed long weapon, staff`"""
    weapon = " ".join(texts.say(f"text-tag-{tag}") for tag in WEAPON if tag in card.tags)
    others = [texts.say(f"text-tag-{tag}") for tag in sorted(card.tags - set(WEAPON))]
    return ", ".join(filter(None, [weapon, *others]))


def bonuses(found: tuple[Bonus, ...], texts: Texts) -> list[str]:
    """What comes on top of another bonus of its kind says so."""
    said, kinds = [], set[str]()
    for one in found:
        line = bonus(one, texts)
        said.append(texts.say("text-more", what=line) if one.kind in kinds and not one.tag else line)
        kinds.add(one.kind)
    return said


def listed(words: list[str], texts: Texts) -> str:
    """`animals, humanoids and characters`"""
    *first, last = words
    return texts.say("text-and", first=", ".join(first), last=last) if first else last


def bonus(one: Bonus, texts: Texts) -> str:
    """`+1 in strength battles (for each edged weapon; against demons; in a forest)`"""
    base = texts.say(f"text-bonus-{one.kind}", n=one.amount)
    when = [texts.say(f"text-with-{one.tag}")] if one.tag else []
    if one.versus:
        types = [texts.say(f"text-against-{kind}") for kind in one.versus]
        when.append(texts.say("text-against", types=listed(types, texts)))
    when += [texts.say(f"text-in-{one.place}")] if one.place else []
    return f"{base} ({'; '.join(when)})" if when else base


def activation(act: Activation, texts: Texts) -> str:
    head = [texts.say(f"text-when-{act.when}")]
    head += [texts.say("text-once")] if act.discard else []
    price = listed(prices(act.price, texts), texts) if act.price else ""
    head += [texts.say("text-spell" if act.spell else "text-paying", what=price)] if price else []
    return f"{', '.join(head)}: {body(act, texts)}"


def body(act: Activation, texts: Texts) -> str:
    if act.move:
        return going(act.move, texts)
    if act.bonus:
        return bonus(act.bonus, texts)
    if act.special == "turn" and act.spell:  # PR-CARD-TIMELOOP-02
        return texts.say("text-special-loop")
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
    said += ways_of_its_own(foe, texts)
    said.append(texts.say("text-reward", what=prize(foe, texts)))
    plain = (Gain("lose-health", 1),)
    said += [texts.say("text-loss", what=gains(foe.loss, texts))] if foe.loss not in (plain, ()) else []
    return "; ".join(said + home_loss(foe, texts))


def special(foe: Creature, texts: Texts) -> str:
    """What marks and figures do not tell of a creature; empty for most."""
    said = ways_of_its_own(foe, texts)
    prizes = [texts.say(f"text-rule-{rule}") for rule in sorted(foe.rules & PRIZES)]
    said += [texts.say("text-reward", what=", ".join(prizes))] if prizes else []
    return "; ".join(said + home_loss(foe, texts))


def ways_of_its_own(foe: Creature, texts: Texts) -> list[str]:
    said = kinds(foe, texts)
    said += [texts.say("text-before", what=gains(foe.before, texts))] if foe.before else []
    if foe.home:
        where = texts.say(f"text-in-{foe.home}")
        values = (("strength", foe.home_strength), ("will", foe.home_will))
        more = [texts.say(f"text-value-{kind}", n=amount) for kind, amount in values if amount]
        said.append(texts.say("text-home", where=where, what=", ".join(more)))
    return said + [texts.say(f"text-rule-{rule}") for rule in sorted(foe.rules - PRIZES)]


def home_loss(foe: Creature, texts: Texts) -> list[str]:
    if not foe.home_loss:
        return []
    where = texts.say(f"text-in-{foe.home}")
    return [texts.say("text-home-loss", where=where, what=gains(foe.home_loss, texts))]


def kinds(foe: Creature, texts: Texts) -> list[str]:
    """Battles of an unusual kind, order or price.  PR-BATTLE-07, PR-CARD-SHAPELESS-01, PR-CARD-SHAPELESS-02"""
    said = [texts.say(f"text-kind-{kind}") for kind, _ in foe.kinds if kind in ("two-part", "both", "shadow")]
    if [kind for kind, _ in foe.kinds] == ["will", "strength"]:
        said.append(texts.say("text-kind-will-first"))
    for kind, price in foe.kinds:
        if price and price != SECOND_KIND:
            said.append(texts.say(f"text-kind-costs-{kind}", what=listed(prices(price, texts), texts)))
    return said


def prize(foe: Creature, texts: Texts) -> str:
    """All that a victory brings.  PR-CREAT-06, PR-CREAT-07, PR-ASTRAL-08"""
    learnt = (Gain("xp", foe.xp),) if foe.xp else ()
    artifact = (Gain("artifact"),) if foe.deck == "greater" else ()
    special = [texts.say(f"text-rule-{rule}") for rule in sorted(foe.rules & PRIZES)]
    return ", ".join(filter(None, [gains(learnt, texts), *special, gains((*foe.reward, *artifact), texts)]))


def opportunity(card: Opportunity, texts: Texts) -> str:
    if card.effect:
        return texts.say(f"text-kept-{card.id}" if card.effect == "keep" else f"text-effect-{card.effect}")
    said = [texts.say("text-paying", what=listed(prices(card.price, texts), texts))] if card.price else []
    if card.test:
        said.append(texts.say(f"text-test-{card.test}", reach=card.reach))
    line = ": ".join(filter(None, [", ".join(said), gains(card.gains, texts)]))
    if card.fail:
        line += "; " + texts.say("text-fail", what=gains(card.fail, texts))
    if card.home:
        line += f"; {texts.say(f'text-in-{card.home}')}: {gains(card.home_gains, texts)}"
    return line
