"""What cards, classes, monsters, items, goals and scenarios are called, by the ids that options and events use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

from questhall.games.gloomhaven.content import atlas, bestiary, equipment, hero_cards
from questhall.games.gloomhaven.content.actions import Entry, Summon
from questhall.games.gloomhaven.content.classes import class_name, classes
from questhall.games.gloomhaven.content.dungeon import dungeon
from questhall.games.gloomhaven.content.monster_cards import AbilityCard
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.content.scenarios import playable, scenario
from questhall.games.gloomhaven.content.terms import MOST_STANDEES
from questhall.games.gloomhaven.face.campaign.names import CampaignNames, campaign_names
from questhall.games.gloomhaven.face.decks import goal_text, modifier_cards, modifier_text, perk_text
from questhall.games.gloomhaven.face.names import name_of
from questhall.games.gloomhaven.face.texts import TEXTS, has, say
from questhall.games.gloomhaven.face.words import Speaker
from questhall.games.gloomhaven.rules.combat.sides import MONSTERS
from questhall.kernel import Words
from questhall.kit.named import named

SMALL_WORDS = ("of", "the")


T = TypeVar("T")


@cache
def names() -> Mapping[str, Words]:
    """Every name a sentence may need."""
    return CampaignNames(known())


def known() -> dict[str, Words]:
    """All that may be known from the start."""
    return {
        **named(TEXTS),
        **campaign_names(),
        **{card.id: card.names for card in hero_cards.all_cards().values()},
        **{item.id: item.names for item in equipment.items().values()},
        **{goal.id: in_both(goal_text, goal) for goal in equipment.goals().values()},
        **{job: in_both(class_name, job) for job in classes()},
        **{card: in_both(modifier_text, card) for card in modifier_cards()},
        **figure_names(),
        **deck_names(),
        **ability_names(),
        **perk_names(),
        **scenario_names(),
    }


def in_both(said: Callable[[T, Lang], str], thing: T) -> Words:
    """A thing in both languages."""
    return {"en": said(thing, "en"), "ru": said(thing, "ru")}


# Figures


def type_name(type_: str, lang: Lang) -> str:
    """A monster's type as a name: `Captain of the Guard`, in Russian with the first letter large."""
    name = name_of(type_, lang)
    if lang == "ru":
        return name[0].upper() + name[1:]
    first, *others = name.split()
    return " ".join([first.capitalize(), *(word if word in SMALL_WORDS else word.capitalize() for word in others)])


def figure_names() -> dict[str, Words]:
    """Types, and their standees and tokens by number; what there is but one of has no number.  GH-COMP-02"""
    found: dict[str, Words] = {}
    for type_ in dict.fromkeys([*bestiary.types(), *summoned_by_heroes()]):
        found[type_] = kind = in_both(type_name, type_)
        only = type_ in bestiary.types() and bestiary.statistics(type_).standees == 1
        for number in range(1, MOST_STANDEES + 1):
            found[f"{type_}-{number}"] = {lang: name if only else f"{name} {number}" for lang, name in kind.items()}
    return found | token_names()


MANY = 30  # tokens that a boss lays in a long fight


def token_names() -> dict[str, Words]:
    """Tokens with hit points; where a scenario has several of a name they have numbers.  GH-SPECIAL-09"""
    most: dict[str, int] = {}
    for number in playable():
        for token in scenario(number).tokens:
            count = 1 if token.like else len(dungeon(number).marked(token.mark)) or MANY
            most[token.name] = max(most.get(token.name, 1), count)
    carried = {scenario(number).goal.bring[0] for number in playable()} - {""}
    found: dict[str, Words] = {name: in_both(type_name, name) for name in sorted(carried)}
    for name, count in most.items():
        found[name] = kind = in_both(type_name, name)
        for at in range(1, count + 1):
            found[f"{name}-{at}"] = {lang: said if count == 1 else f"{said} {at}" for lang, said in kind.items()}
    return found


def summoned_by_heroes() -> list[str]:
    """The creatures of ability cards and items.  GH-SUMMON-01"""
    entries: list[Entry] = []
    for card in hero_cards.all_cards().values():
        entries += [*card.top.entries, *card.bottom.entries]
    for item in equipment.items().values():
        entries += item.entries
    return [entry.action.type for entry in entries if isinstance(entry.action, Summon)]


# Decks and their cards


def deck_names() -> dict[str, Words]:
    """Modifier decks by their owner, ability decks by their type or by the types that share them."""
    return {
        **{f"modifiers-{owner}": in_both(modifier_deck, owner) for owner in (MONSTERS, *classes())},
        **{f"abilities-{deck}": in_both(ability_deck, deck) for deck in bestiary.decks()},
    }


def modifier_deck(owner: str, lang: Lang) -> str:
    """GH-MOD-02"""
    return say(lang, "deck-modifiers", of=say(lang, "name-monsters") if owner == MONSTERS else class_name(owner, lang))


def ability_deck(deck: str, lang: Lang) -> str:
    """GH-MONSTAT-09"""
    shared = f"deck-of-{deck}"
    return say(lang, "deck-abilities", of=say(lang, shared) if has(lang, shared) else type_name(deck, lang))


def ability_names() -> dict[str, Words]:
    """Monsters' ability cards are called by what they do."""
    cards = [card for deck in bestiary.decks() for card in bestiary.deck(deck)]
    return {f"ability-{card.id}": in_both(ability_text, card) for card in cards}


def ability_text(card: AbilityCard, lang: Lang) -> str:
    return "; ".join(Speaker(lang).entries(card.entries))


def perk_names() -> dict[str, Words]:
    perks = [(job.perk_id(line), perk) for job in classes().values() for line, perk in job.perks.items()]
    return {id_: in_both(perk_text, perk) for id_, perk in perks}


# Scenarios


def scenario_names() -> dict[str, Words]:
    return {f"scenario-{number}": in_both(scenario_name, number) for number in range(atlas.FIRST, atlas.LAST + 1)}


def scenario_name(number: int, lang: Lang) -> str:
    """Number and name; the random dungeon has no map to bear one."""
    drawn = number == atlas.RANDOM_DUNGEON
    title = say(lang, "scenario-random") if drawn else atlas.load(number).names[lang]
    return say(lang, "scenario-title", number=number, name=title)
