"""Every printed component with its numbers and words: `questhall content rollplayer`."""

from __future__ import annotations

from functools import cache, partial

from questhall.games.rollplayer.content import (
    ALIGNMENTS,
    BACKSTORIES,
    CARDS,
    JOBS,
    RACES,
    SETS,
    Alignment,
    ArmourSet,
    Backstory,
    Job,
    MarketCard,
    RaceBoard,
)
from questhall.games.rollplayer.content.board import ATTRIBUTES, COLUMNS
from questhall.games.rollplayer.content.dice import COLOURS
from questhall.games.rollplayer.content.reading import HERE
from questhall.games.rollplayer.face.words import about
from questhall.games.rollplayer.rules.sheet import written
from questhall.kernel import WHOLE, Component, Content, Fact
from questhall.kernel.texts import Texts
from questhall.kit.content import origins

FILES = ("classes", "weapons", "armour", "armour-sets", "traits", "skills")
# What all things of a kind follow; the words of a card lead to more.
FOLLOWED = {
    "races": ("RP-SETUP-04", "RP-SCORE-04"),
    "classes": ("RP-CLASS-02", "RP-CLASS-04", "RP-SCORE-09"),
    "backstories": ("RP-BACK-02", "RP-BACK-03", "RP-SCORE-11"),
    "alignments": ("RP-ALIGN-01", "RP-ALIGN-05", "RP-SCORE-10"),
    "weapons": ("RP-WEAPON-01", "RP-WEAPON-02", "RP-MARKET-03"),
    "armour": ("RP-ARMOR-02", "RP-SCORE-12", "RP-MARKET-03"),
    "traits": ("RP-TRAIT-01", "RP-TRAIT-03", "RP-MARKET-03"),
    "skills": ("RP-SKILL-02", "RP-SKILL-07", "RP-MARKET-03"),
    "sets": ("RP-ARMOR-04", "RP-SCORE-13"),
}
MARKET = {"weapons": "weapon", "armour": "armour", "traits": "trait", "skills": "skill"}


def content(texts: Texts) -> Content:
    """The boards and cards of a hero, then the market."""
    return {
        "races": lambda: [race(each) for each in RACES.values()],
        "classes": lambda: [job(each, texts) for each in JOBS.values()],
        "backstories": lambda: [backstory(each, texts) for each in BACKSTORIES.values()],
        "alignments": lambda: [alignment(each) for each in ALIGNMENTS.values()],
        **{kind: partial(market, kind, texts) for kind in MARKET},
        "sets": lambda: [armour_set(each) for each in SETS.values()],
    }


@cache
def ours() -> dict[str, tuple[str, ...]]:
    return origins(*(HERE / f"{name}.yaml" for name in FILES))


def race(found: RaceBoard) -> Component:
    return Component("races", found.id, found.name, {"modifiers": found.modifiers}, where=("boards",))


def job(found: Job, texts: Texts) -> Component:
    """The goals stand in the order of the attributes."""
    facts: dict[str, Fact] = {
        "colour": COLOURS[found.colour],
        "goals": tuple(map(written, found.goals)),
        "stars": tuple(goal.stars for goal in found.goals),
    }
    said = f"{found.ability[texts.lang]}: {about(found.id, texts)}"
    return Component(
        "classes", found.id, found.name, facts, {WHOLE: [said]}, ours().get(found.id, ()), where=("class-cards",)
    )


def backstory(found: Backstory, texts: Texts) -> Component:
    """Which colour is wanted where."""
    wanted = {slot_name(slot): COLOURS[colour] for slot, colour in found.slots.items()}
    facts: dict[str, Fact] = {"slots": tuple(wanted), "dice": tuple(wanted.values())}
    said = ", ".join(f"{texts.name(slot)} {texts.name(colour)}" for slot, colour in wanted.items())
    return Component("backstories", found.id, found.name, facts, {WHOLE: [said]}, where=("dealt",))


def slot_name(slot: int) -> str:
    row, column = divmod(slot, COLUMNS)
    return f"{ATTRIBUTES[row]}{column + 1}"


def alignment(found: Alignment) -> Component:
    """Its cells from good and law to evil and chaos."""
    return Component("alignments", found.id, found.name, {"cells": found.stars}, where=("dealt",))


def market(kind: str, texts: Texts) -> list[Component]:
    return [market_card(kind, card, texts) for card in CARDS.values() if card.type == MARKET[kind]]


def market_card(kind: str, card: MarketCard, texts: Texts) -> Component:
    """RP-COMP-16"""
    facts: dict[str, Fact] = {"number": card.number} if card.number else {}
    facts |= {"rank": card.rank, "price": card.price}
    if card.type == "weapon":
        facts["hands"] = card.hands
    elif card.type == "armour":
        facts["set"] = card.set
    else:
        facts["arrow"] = card.arrow
    where = (f"market-{card.rank}", *([f"sets/{card.set}"] if card.set else []))
    said = {WHOLE: [about(card.id, texts)]}
    return Component(kind, card.id, card.name, facts, said, ours().get(card.id, ()), where=where)


def armour_set(found: ArmourSet) -> Component:
    """Stars for one piece, two, three ..."""
    facts: dict[str, Fact] = {
        "pieces": found.stars[1:],
        "colours": tuple(COLOURS[colour] for colour in found.colours),
    }
    return Component("sets", found.id, found.name, facts, origin=ours().get(found.id, ()))
