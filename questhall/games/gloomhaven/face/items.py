"""What items do, in words."""

from __future__ import annotations

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.face.cards import HeroSpeaker
from questhall.games.gloomhaven.face.map_text import language
from questhall.games.gloomhaven.state import Held
from questhall.kernel.texts import Texts


def held_text(held: Held, texts: Texts) -> str:
    """An item of somebody's equipment with its state."""
    item = equipment.item(held.number)
    state = texts.say("board-item-state", state=held.state)
    if item.slots:
        state += f", {texts.say('board-item-slots', used=held.used, slots=item.slots)}"
    return texts.say("board-item", name=item.names[language(texts)], state=state, does=item_text(item, texts))


def item_text(item: Item, texts: Texts) -> str:
    """`on your move: Move +2`.  GH-ITEM-12"""
    return texts.say("board-item-does", when=item.window or "always", what=", ".join(gifts(item, texts)))


def gifts(item: Item, texts: Texts) -> list[str]:
    speaker = HeroSpeaker(language(texts))
    hexes, more = item.charge
    kind = "move" if item.window == "move" else "attack"
    said = [
        *speaker.entries(item.entries),
        texts.say("board-item-more", kind=kind, x=f"{item.adds:+d}") if item.adds else "",
        speaker.say("jump") if item.jump else "",
        texts.say("board-item-advantage") if item.advantage else "",
        texts.say("board-item-disadvantage") if item.disadvantage else "",
        speaker.say("shield", x=item.shield) if item.shield else "",
        *map(speaker.effect, item.effects),
        texts.say("board-item-no-doubles") if item.no_doubles else "",
        texts.say("board-item-minus-ones", x=item.minus_ones) if item.minus_ones else "",
        texts.say("board-item-charge", hexes=hexes, x=more) if more else "",
        texts.say("board-item-kind", kind=item.when) if item.when else "",
    ]
    return [each for each in said if each]


def shop_text(item: Item, texts: Texts) -> str:
    """What it costs, where it is worn, what it does."""
    return f"{texts.say('board-item-price', cost=item.cost, slot=item.slot)}; {item_text(item, texts)}"
