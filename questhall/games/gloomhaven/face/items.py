"""What items do, in words."""

from __future__ import annotations

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.face.cards import HeroSpeaker
from questhall.games.gloomhaven.face.map_text import language
from questhall.games.gloomhaven.face.names import word
from questhall.games.gloomhaven.face.texts import say
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
    """`on your move: Move +2; then spent until a long rest`.  GH-ITEM-12"""
    return item_words(item, language(texts))


def item_words(item: Item, lang: Lang) -> str:
    said = [
        say(lang, "board-item-does", when=item.window or "always", what=", ".join(gifts(item, lang))),
        say(lang, "board-item-once", after=item.after) if item.after else "",
        say(lang, "board-item-penalty", cards=item.penalty) if item.penalty else "",
    ]
    return "; ".join(filter(None, said))


def gifts(item: Item, lang: Lang) -> list[str]:
    speaker = HeroSpeaker(lang)
    hexes, more = item.charge
    kind = "move" if item.window == "move" else "attack"
    said = [
        *speaker.entries(item.entries),
        say(lang, "board-item-more", kind=kind, x=f"{item.adds:+d}") if item.adds else "",
        speaker.say("jump") if item.jump else "",
        say(lang, "board-item-advantage") if item.advantage else "",
        say(lang, "board-item-disadvantage") if item.disadvantage else "",
        speaker.say("shield", x=item.shield) if item.shield else "",
        say(lang, "board-item-heal", x=item.heal) if item.heal else "",
        say(lang, "board-item-xp", x=item.xp) if item.xp else "",
        say(lang, "board-item-pace", x=item.pace) if item.pace else "",
        say(lang, "board-item-steadies") if item.steadies else "",
        *map(speaker.effect, item.effects),
        say(lang, "board-item-reach", x=f"{item.reach:+d}") if item.reach else "",
        say(lang, "board-item-area", area=speaker.area(item.area)) if item.area else "",
        speaker.say("retaliate", x=item.retaliate) if item.retaliate else "",
        speaker.say("negate") if item.negate else "",
        say(lang, "board-item-immune", what=immunities(item, speaker)) if item.immune else "",
        say(lang, "board-item-pockets", x=item.pockets) if item.pockets else "",
        say(lang, "board-item-flying") if item.flying else "",
        say(lang, "board-item-basic-move", x=item.basic_move) if item.basic_move else "",
        say(lang, "board-item-basic-attack", x=item.basic_attack) if item.basic_attack else "",
        say(lang, "board-item-lunge", x=item.lunge) if item.lunge else "",
        speaker.say("using", element=speaker.say("element-used", element=item.element)) if item.element else "",
        say(lang, "board-item-no-doubles") if item.no_doubles else "",
        say(lang, "board-item-minus-ones", x=item.minus_ones) if item.minus_ones else "",
        say(lang, "board-item-charge", hexes=hexes, x=more) if more else "",
        say(lang, "board-item-kind", kind=item.when) if item.when else "",
        say(lang, "board-item-at-attacker") if item.window == "attacked" and item.effects else "",
        say(lang, "board-item-encore", what=item.encore) if item.encore else "",
        say(lang, "board-item-phasing") if item.phasing else "",
        say(lang, "board-item-blast", x=item.blast) if item.blast else "",
        say(lang, "board-item-backfire", x=item.backfire) if item.backfire else "",
        say(lang, "board-item-dampens") if item.dampens else "",
        say(lang, "board-item-even-stunned") if item.even_stunned else "",
        need_text(item.need, speaker) if item.need else "",
        say(lang, "board-item-ignores", terrain="+".join(item.ignores)) if item.ignores else "",
    ]
    return [each for each in said if each]


def need_text(need: equipment.Need, speaker: HeroSpeaker) -> str:
    """`if ice is strong`."""
    element = speaker.say("element", element=need.element) if need.element else ""
    types = ", ".join(word(each, speaker.lang) for each in need.types)
    return say(speaker.lang, "board-item-need", need=need.kind, x=need.number, element=element, types=types)


def immunities(item: Item, speaker: HeroSpeaker) -> str:
    """PUSH, STUN ... as they are named."""
    return ", ".join(speaker.say("immune-to", kind=each) for each in item.immune)


def shop_text(item: Item, texts: Texts) -> str:
    """What it costs, where it is worn, what it does."""
    return f"{texts.say('board-item-price', cost=item.cost, slot=item.slot)}; {item_text(item, texts)}"
