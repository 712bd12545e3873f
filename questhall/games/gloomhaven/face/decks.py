"""Attack modifier cards, perks and battle goals in words, English and Russian.

>>> modifier_text("rolling push 2", "en"), modifier_text("x2", "en")
('rolling PUSH 2', '×2')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.content.components import Perk
from questhall.games.gloomhaven.content.equipment import BattleGoal
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.face.texts import say
from questhall.games.gloomhaven.face.words import Speaker
from questhall.games.gloomhaven.rules.combat.modifiers import (
    ADDED,
    CHARACTER_CURSE,
    MONSTER_CURSE,
    STANDARD,
    ModifierCard,
    read_card,
)

CURSES = (CHARACTER_CURSE, MONSTER_CURSE)
PENALTY = f"-1 {ADDED}"


def modifier_cards() -> list[str]:
    """Every card that may lie in a modifier deck, but for bless, which is named as the condition.  GH-MOD-01"""
    perks = [perk for job in classes().values() for perk in job.perks.values()]
    listed = [card for perk in perks for card in (*perk.removes, *perk.adds)]
    return list(dict.fromkeys([*STANDARD, *listed, *CURSES, PENALTY]))


def modifier_text(card: str, lang: Lang) -> str:
    """What stands on a card."""
    if card in CURSES:
        return say(lang, "modifier-curse")
    if card.endswith(f" {ADDED}"):
        return say(lang, "modifier-added", card=card.removesuffix(f" {ADDED}"))
    read = read_card(card)
    said = ", ".join([*value_text(read, lang), *map(Speaker(lang).effect, read.effects)])
    return say(lang, "modifier-rolling", card=said) if read.rolling else said


def value_text(card: ModifierCard, lang: Lang) -> list[str]:
    """The number on a card; a rolling +0 is only its effect."""
    if card.rank != "number":
        return [say(lang, f"modifier-{card.rank}")]
    return [] if card.rolling and card.effects and not card.value else [f"{card.value:+d}"]


def perk_text(perk: Perk, lang: Lang) -> str:
    """What a perk does to the modifier deck.  GH-PERK-01, GH-PERK-04"""
    old, new = listed(perk.removes, lang), listed(perk.adds, lang)
    said = [
        say(lang, "perk-items") if perk.ignores_items else "",
        say(lang, "perk-scenario") if perk.ignores_scenario else "",
        say(lang, "perk-replace", old=old, new=new) if old and new else "",
        say(lang, "perk-remove", cards=old) if old and not new else "",
        say(lang, "perk-add", cards=new) if new and not old else "",
    ]
    return "; ".join(filter(None, said))


def listed(cards: Iterable[str], lang: Lang) -> str:
    """Cards with how many there are of each: `[-2], 2 × [+2]`."""
    counted = [(f"[{modifier_text(card, lang)}]", count) for card, count in Counter(cards).items()]
    return ", ".join(card if count == 1 else f"{count} × {card}" for card, count in counted)


def goal_text(goal: BattleGoal, lang: Lang) -> str:
    """The name of a battle goal and what it asks for.  GH-GOAL-02"""
    return say(lang, "goal", name=goal.names[lang], asks=goal_asks(goal, lang))


def goal_asks(goal: BattleGoal, lang: Lang) -> str:
    bound, number = ("least", goal.least) if goal.least else ("most", goal.most)
    x: str | int = int(number) if number.isdecimal() else say(lang, "goal-level", x=number.partition("+")[0])
    return say(lang, f"goal-{goal.counts}", bound=bound, x=x)
