"""Monsters' cards for the Gloomhaven tool: who can act, and what a card orders, as fields of a position."""

from __future__ import annotations

from functools import cache

import msgspec

from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.actions import Entry
from questhall.games.gloomhaven.content.monster_cards import AbilityCard, Section, StatisticsCard
from questhall.games.gloomhaven.content.scenario_map import Lang, Rank
from questhall.games.gloomhaven.face.names import name_of
from questhall.games.gloomhaven.face.words import Speaker
from questhall.games.gloomhaven.rules.mind.orders import Orders
from questhall.games.gloomhaven.rules.monsters.statistics import values_at
from questhall.games.gloomhaven.rules.monsters.thought import orders_for
from questhall.games.gloomhaven.rules.monsters.turn import actions_of, aims_of, spelled_out

LANGUAGES: tuple[Lang, ...] = ("en", "ru")
Words = dict[Lang, tuple[str, ...]]
ANY_PARTY = 2  # a party for formulas with C, which move and range never have


class MonsterName(msgspec.Struct, frozen=True):
    """A type that can be chosen, and the ranks it comes in."""

    type: str
    names: dict[Lang, str]
    ranks: tuple[Rank, ...]


class MonsterCard(msgspec.Struct, frozen=True):
    """One ability card in words."""

    initiative: int
    says: Words


class MonsterLevel(msgspec.Struct, frozen=True):
    """A section of the statistics card, and by card what each of its steps that moves or attacks orders."""

    hit_points: str
    move: int
    attack: str
    range: int
    traits: Words
    orders: tuple[tuple[Orders, ...], ...]


class MonsterSheet(msgspec.Struct, frozen=True):
    """A type with its deck; `levels` by rank, from level 0 on."""

    type: str
    names: dict[Lang, str]
    flying: bool
    cards: tuple[MonsterCard, ...]
    levels: dict[Rank, tuple[MonsterLevel, ...]]


@cache
def monster_names() -> tuple[MonsterName, ...]:
    """Every type of the base game, in the order of its English name."""
    return tuple(MonsterName(type_, called(type_), bestiary.statistics(type_).ranks) for type_ in bestiary.types())


def called(type_: str) -> dict[Lang, str]:
    return {lang: name_of(type_, lang) for lang in LANGUAGES}


@cache
def monster_sheet(type_: str) -> MonsterSheet:
    """All that the tool needs of a type; an unknown one is an `UnknownMonster`."""
    card = bestiary.statistics(type_)
    deck = bestiary.deck(card.deck)
    levels = {
        rank: tuple(level_of(card, rank, level, sections[level], deck) for level in range(bestiary.LEVELS))
        for rank, sections in card.sections.items()
    }
    return MonsterSheet(type_, called(type_), card.flying, tuple(in_words(each) for each in deck), levels)


def in_words(card: AbilityCard) -> MonsterCard:
    return MonsterCard(card.initiative, {lang: tuple(Speaker(lang).entries(card.entries)) for lang in LANGUAGES})


def level_of(
    card: StatisticsCard, rank: Rank, level: int, section: Section, deck: tuple[AbilityCard, ...]
) -> MonsterLevel:
    traits: Words = {lang: tuple(Speaker(lang).traits(section.traits)) for lang in LANGUAGES}
    orders = tuple(ordered(card, rank, level, section, each.entries) for each in deck)
    return MonsterLevel(section.hit_points, section.move, section.attack, section.range, traits, orders)


def ordered(
    card: StatisticsCard, rank: Rank, level: int, section: Section, entries: tuple[Entry, ...]
) -> tuple[Orders, ...]:
    """The steps of a turn that the mind is asked about, without any element used."""
    values = values_at(card, rank, level, ANY_PARTY)
    aims = aims_of(actions_of(spelled_out(entries, card, level)))
    return tuple(orders_for(values, section, move, attack) for move, attack in aims)
