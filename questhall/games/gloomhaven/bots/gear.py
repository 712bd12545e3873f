"""Items: what to buy, and when to use it."""

from __future__ import annotations

from questhall.games.gloomhaven.bots.mind import Mind
from questhall.games.gloomhaven.bots.scene import Scene
from questhall.games.gloomhaven.bots.worths import strength
from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.actions import (
    ALL,
    Affect,
    Command,
    Cure,
    Heal,
    Infuse,
    Recover,
    Refresh,
    Summon,
)
from questhall.games.gloomhaven.rules.combat.conditions import NEGATIVE
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded

WISHES = {  # in the order in which they are bought
    "brute": (32, 27, 34, 36, 8, 12, 13, 7, 41),
    "cragheart": (32, 27, 34, 36, 8, 12, 13, 7, 41),
    "scoundrel": (30, 27, 34, 36, 4, 12, 13, 7, 41),
    "mindthief": (30, 27, 34, 36, 4, 12, 13, 7, 41),
    "sun": (32, 27, 34, 36, 8, 12, 13, 7, 41),
    "eclipse": (30, 27, 34, 36, 4, 12, 13, 7, 41),
    "tinkerer": (30, 34, 27, 41, 4, 12, 13, 7),
    "spellweaver": (30, 34, 27, 41, 4, 12, 13, 7),
}
USE, KEEP = 30.0, -50.0
WORST = ("stun", "disarm", "immobilize", "wound", "poison", "muddle")
CARDS_TO_SPARE = 5
WITHOUT_ITEMS = (  # decisions within an ability that offer items too: those are for the turn's own question
    *("heal", "lasting", "affect", "loot", "summon", "trap", "obstacle", "destroy", "disarm"),
    *("recover", "recover-ally", "command", "kill", "charm", "lift", "vortex", "refresh-ally"),
)


def shopping(mind: Mind, options: dict[str, object]) -> dict[str, float]:
    """The wishes in their order, then no more."""
    wishes = WISHES.get(mind.hero.sheet.job, ())
    weights = dict.fromkeys(options, -1.0)
    weights["done"] = 0.0
    for number, wish in enumerate(wishes):
        if (key := f"buy:{equipment.item(wish).id}") in weights:
            weights[key] = 10.0 - number
    return weights


def in_turn(mind: Mind, scene: Scene, number: int) -> float:
    """A potion or a cloak, when it helps most."""
    item, me, hero = equipment.item(number), mind.me, mind.hero
    for entry in item.entries:
        action = entry.action
        if isinstance(action, Heal):
            missing = me.most_hit_points - me.hit_points
            needed = missing >= action.amount and 2 * me.hit_points <= me.most_hit_points
            return USE if needed or (missing > 0 and "poison" in me.conditions and me.hit_points <= 4) else KEEP
        if isinstance(action, Recover):
            return USE if len(hero.hand) <= 2 and len(counts_as_discarded(hero)) >= action.count else KEEP
        if isinstance(action, Affect):
            harm = scene.strikes(me.cell)[0]
            return USE if hero.halves and len(hero.halves) == 2 and harm >= 0.5 * me.hit_points else KEEP
        if isinstance(action, Refresh):
            return USE if len([mine for mine in hero.equipment if mine.state == action.state]) >= 2 else KEEP
        if isinstance(action, Command):
            return USE if any(scene.is_near(action.group, me.cell, foe.cell) for foe in mind.foes) else KEEP
        if isinstance(action, Cure):
            worst = [each for each in me.conditions if each in WORST]
            return USE if worst or (action.count == ALL and len(ills(mind)) > 1) else KEEP
        if isinstance(action, Summon):
            return USE if mind.foes else KEEP
        if isinstance(action, Infuse):
            return USE if wants(mind, action.element) else KEEP
    return KEEP


def ills(mind: Mind) -> list[str]:
    """The negative conditions of its own character."""
    return [each for each in mind.me.conditions if each in NEGATIVE]


def cure(mind: Mind, options: dict[str, str]) -> dict[str, float]:
    """What hampers most."""
    return {key: -float(WORST.index(ill)) if ill in WORST else -9.0 for key, ill in options.items()}


def encore(mind: Mind, options: dict[str, object]) -> dict[str, float]:
    """One more half while there are foes in reach and cards to spare."""
    spare = len(mind.hero.hand) >= CARDS_TO_SPARE and bool(mind.foes)
    return {key: float(key.startswith("item:")) if spare else float(key == "pass") for key in options}


def encore_card(mind: Mind, options: dict[str, object]) -> dict[str, float]:
    """The strongest that is not lost for it."""
    weights = {}
    for key in options:
        verb, _, card = key.partition(":")
        half = "bottom" if verb == "bottom" else "top"
        weights[key] = strength(card) - 9.0 * hero_cards.card(card).half(half).lost
    return weights


def wants(mind: Mind, element: str) -> bool:
    """Whether a card of the hand grows with that element."""
    halves = [hero_cards.card(card).half(half) for card in mind.hero.hand for half in hero_cards.HALVES]
    return any(use.element in (element, "any") for half in halves for entry in half.entries for use in entry.uses)
