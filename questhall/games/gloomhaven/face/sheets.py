"""What is printed of classes, items and monsters, part by part: only what is at the table, and what has shown itself.

`class:<class>`: the ability cards that a character of its level may own. `item:<number>`: an item of the shop or of
somebody. `type:<type>`: a monster type that has been seen, at this table's level.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from questhall.games.gloomhaven.content import bestiary, equipment, hero_cards
from questhall.games.gloomhaven.content.actions import Attack, Entry, Move
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.content.hero_cards import Ability, HeroCard
from questhall.games.gloomhaven.content.monster_cards import AbilityCard, Section, Traits
from questhall.games.gloomhaven.content.scenario_map import Rank
from questhall.games.gloomhaven.face.cards import HeroSpeaker
from questhall.games.gloomhaven.face.deeds import LANGUAGES, Deed, Mark, effect_mark, listed
from questhall.games.gloomhaven.face.items import item_words
from questhall.games.gloomhaven.face.monster_lines import summed
from questhall.games.gloomhaven.face.opened import class_names
from questhall.games.gloomhaven.face.words import Speaker
from questhall.games.gloomhaven.rules.monsters.statistics import section_of, values_at
from questhall.games.gloomhaven.rules.monsters.values import Values
from questhall.games.gloomhaven.rules.play.beasts import spelled
from questhall.kernel import Component, Words


class HalfSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """One half of a card: its deeds in printed order and the symbols beside them."""

    deeds: tuple[Deed, ...]
    xp: int = 0
    lost: bool = False
    lasting: str = ""  # round or persistent
    slots: tuple[int, ...] = ()  # the XP on each
    once: bool = False  # it works once, without a slot
    unrecoverable: bool = False
    symbols: dict[str, list[str]] = {}  # the same symbols in words


class CardSheet(msgspec.Struct, frozen=True):
    """An ability card; its name is in `printed.names`."""

    id: str
    level: int  # 0: X
    initiative: int
    top: HalfSheet
    bottom: HalfSheet


class ClassSheet(msgspec.Struct, frozen=True, tag="class"):
    """A class at the table, with the cards that its character may own."""

    job: str
    hand: int  # the hand limit
    hit_points: tuple[int, ...]  # at level 1, 2 ...
    cards: tuple[CardSheet, ...]
    about: Words  # of a class from a box, in a sentence
    named: dict[str, Words]  # and what sentences may call from now on


class ItemSheet(msgspec.Struct, frozen=True, tag="item"):
    """An item card."""

    id: str
    number: int
    cost: int
    slot: str
    after: str  # rotate, use-up, or nothing: what using it does to it
    when: str  # its moment: turn, move, attack, strike, attacked, harmed; always, where it is empty
    slots: int
    penalty: int  # -1 cards that wearing it adds
    deeds: tuple[Deed, ...]  # what it does in its owner's turn
    marks: tuple[Mark, ...]  # what it does at any other moment
    about: Words
    named: dict[str, Words]


class RankSheet(msgspec.Struct, frozen=True):
    """Normal, elite or boss at this level."""

    hit_points: int
    move: int
    attack: int
    range: int  # 0: melee
    marks: tuple[Mark, ...]  # traits: shield, retaliate, targets, advantage, hamper, what every attack does
    about: Words


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of a monster's card worked out: the deed with its sum, and the two parts of the sum."""

    deed: Deed
    base: int = -1  # of the statistics; -1: the deed has no base
    bonus: int = 0  # of the card


class MonsterCardSheet(msgspec.Struct, frozen=True):
    """A monster's ability card, worked out for each rank."""

    id: str
    initiative: int
    shuffle: bool
    ranks: dict[str, tuple[Line, ...]]


class TypeSheet(msgspec.Struct, frozen=True, tag="type"):
    """A monster type that has been seen."""

    name: str
    deck: str  # its ability deck; types may share one
    standees: int
    flying: bool
    immune: tuple[str, ...]
    like: str  # a named monster: the type whose elite it is
    specials: tuple[Words, ...]  # of a boss, what only words can tell
    ranks: dict[str, RankSheet]
    cards: tuple[MonsterCardSheet, ...]


class AbilitySheet(msgspec.Struct, frozen=True):
    """A monster's ability card as it is printed, without sums."""

    deeds: tuple[Deed, ...]


# -- the compendium ------------------------------------------------------------------------------------------------


def component_sheet(component: Component) -> msgspec.Struct | None:
    """Of a card, an item or a monster's ability: what its drawing shows in marks."""
    if component.kind == "cards":
        return card_sheet(hero_cards.card(component.id))
    if component.kind == "items":
        return item_sheet(int(component.id.removeprefix("item-")))
    if component.kind == "abilities":
        return AbilitySheet(listed(bestiary.card(component.id).entries, Speaker))
    return None


# -- classes -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def class_sheet(job: str, level: int) -> ClassSheet:
    mat = classes()[job]
    cards = tuple(card_sheet(hero_cards.card(card)) for card in hero_cards.pool(job, level))
    return ClassSheet(job, mat.hand_limit, mat.hit_points, cards, dict(mat.about), class_names(job))


def card_sheet(card: HeroCard) -> CardSheet:
    return CardSheet(card.id, card.level, card.initiative, half_sheet(card.top), half_sheet(card.bottom))


def half_sheet(half: Ability) -> HalfSheet:
    return HalfSheet(
        listed(half.entries, HeroSpeaker),
        half.xp,
        half.lost,
        half.lasting,
        half.slots,
        half.once,
        half.unrecoverable,
        {lang: HeroSpeaker(lang).symbols(half) for lang in LANGUAGES} if has_symbols(half) else {},
    )


def has_symbols(half: Ability) -> bool:
    return bool(half.xp or half.lost or half.lasting or half.unrecoverable)


# -- items ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def item_sheet(number: int) -> ItemSheet:
    item = equipment.item(number)
    return ItemSheet(
        *(item.id, item.number, item.cost, item.slot, item.after, item.window, item.slots, item.penalty),
        deeds=listed(item.entries, HeroSpeaker),
        marks=item_marks(item),
        about={lang: item_words(item, lang) for lang in LANGUAGES},
        named={item.id: item.names},
    )


def item_marks(item: equipment.Item) -> tuple[Mark, ...]:
    hexes, more = item.charge
    kind = "move" if item.window == "move" else "attack"
    found = [
        Mark(kind, item.adds, when=item.when, signed=True) if item.adds else None,
        Mark("jump") if item.jump else None,
        Mark("advantage", when=item.when) if item.advantage else None,
        Mark("disadvantage", when=item.when) if item.disadvantage else None,
        Mark("shield", item.shield) if item.shield else None,
        *map(effect_mark, item.effects),
        Mark("no-doubles") if item.no_doubles else None,
        Mark("minus-ones", item.minus_ones) if item.minus_ones else None,
        Mark("charge", more, per=str(hexes)) if more else None,
    ]
    return tuple(mark for mark in found if mark)


# -- monsters ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def type_sheet(type_: str, level: int, characters: int) -> TypeSheet:
    """At a monster level, for so many characters.  GH-MONSTAT-01, GH-TERM-19"""
    card = bestiary.statistics(type_)
    known = {rank: (values_at(card, rank, level, characters), section_of(card, rank, level)) for rank in card.ranks}
    return TypeSheet(
        *(type_, card.deck, card.standees, card.flying, tuple(card.immune), card.like),
        specials=tuple(special.says for special in card.specials),
        ranks={rank: rank_sheet(base, of) for rank, (base, of) in known.items()},
        cards=tuple(monster_card(each, type_, level, known) for each in bestiary.deck(card.deck)),
    )


def rank_sheet(base: Values, of: Section) -> RankSheet:
    said: Words = {lang: "; ".join(Speaker(lang).traits(of.traits)) for lang in LANGUAGES}
    return RankSheet(base.hit_points, base.move, base.attack, base.range, trait_marks(of.traits), said)


def trait_marks(traits: Traits) -> tuple[Mark, ...]:
    answer = traits.retaliate
    found = [
        Mark("shield", traits.shield) if traits.shield else None,
        Mark("retaliate", answer.damage) if answer else None,
        Mark("range", answer.range) if answer and answer.range > 1 else None,
        Mark("targets", traits.targets) if traits.targets > 1 else None,
        Mark("advantage") if traits.advantage else None,
        Mark("hamper") if traits.attackers_disadvantage else None,
        *map(effect_mark, traits.effects),
    ]
    return tuple(mark for mark in found if mark)


def monster_card(
    card: AbilityCard, type_: str, level: int, known: dict[Rank, tuple[Values, Section]]
) -> MonsterCardSheet:
    entries = spelled(card.id, type_, level)
    ranks: dict[str, tuple[Line, ...]] = {
        rank: tuple(line(entry, base, of.traits) for entry in entries) for rank, (base, of) in known.items()
    }
    return MonsterCardSheet(card.id, card.initiative, card.shuffle, ranks)


def line(entry: Entry, base: Values, traits: Traits) -> Line:
    """Base and bonus apart, and their sum.  GH-MONSTAT-04, GH-MONSTAT-05"""
    (deed,) = listed([replace(entry, action=summed(entry.action, base, traits))], Speaker, True)
    action = entry.action
    if isinstance(action, Move | Attack) and not action.absolute:
        own = base.move if isinstance(action, Move) else base.attack
        return Line(deed, own, action.value)
    return Line(deed)
