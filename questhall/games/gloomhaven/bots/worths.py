"""What a card is worth by itself, for keeping, losing and leaving at home."""

from __future__ import annotations

from functools import lru_cache

from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.actions import (
    ALL,
    ALL_TARGETS,
    Action,
    Affect,
    Attack,
    Boost,
    Charm,
    Heal,
    Kill,
    Later,
    Move,
    Recover,
    Shield,
    Summon,
)
from questhall.games.gloomhaven.content.hero_cards import Ability
from questhall.games.gloomhaven.content.stickers import printed

LOST, SECOND = 0.55, 0.5  # how much a half counts that is played once, and the weaker half
LOST_FROM_HAND = 0.3
LITTLE = 0.5
LEFT_AT_HOME = {
    "brute": ("balanced-measure", "wall-of-doom", "eye-for-an-eye"),
    "tinkerer": ("volatile-concoction", "potent-potables", "harmless-contraption"),
    "spellweaver": ("ride-the-wind", "hardened-spikes", "crackling-air"),
    "scoundrel": ("tricksters-reversal", "smoke-bomb", "sinister-opportunity"),
    "cragheart": ("rock-tunnel", "unstable-upheaval", "avalanche"),
    "mindthief": ("possession", "withering-claw", "parasitic-influence"),
    "sun": ("brilliant-prayer", "lay-on-hands", "beacon-of-light"),
    "eclipse": ("concealed-dominance", "wings-of-the-night", "empowering-void"),
}


@lru_cache(maxsize=1024)
def strength(card: str) -> float:
    """The better half, and a part of the other."""
    if printed(card) not in hero_cards.all_cards():
        return 4.0
    known = hero_cards.card(card)
    weaker, better = sorted((of_half(known.top), of_half(known.bottom)))
    return better + SECOND * weaker


@lru_cache(maxsize=1024)
def for_hand(card: str) -> float:
    """What a card brings to a hand, where it is played several times; lost halves count for less."""
    known = hero_cards.card(card)
    weaker, better = sorted((of_half(known.top, LOST_FROM_HAND), of_half(known.bottom, LOST_FROM_HAND)))
    return better + SECOND * weaker


def of_half(ability: Ability, lost: float = LOST) -> float:
    total = sum(of_action(entry.action) for entry in ability.entries if entry.action is not None)
    return total * (lost if ability.lost else 1.0)


def of_action(action: Action) -> float:
    if isinstance(action, Attack):
        many = 2.5 if action.targets == ALL_TARGETS or action.adjacent else max(1, action.targets)
        if action.area:
            many = 1 + 0.4 * (len(action.area.hexes) - 1)
        value = action.value + sum(0.5 * bonus.add for bonus in action.bonuses)
        return value * (1 + 0.5 * (many - 1)) + 0.7 * len(action.effects) + (0.6 if action.reach.stated else 0.0)
    if isinstance(action, Move):
        return 0.6 * action.value + (0.3 if action.jump else 0.0)
    if isinstance(action, Heal):
        return 0.6 * action.amount
    if isinstance(action, Recover):
        return (16.0 if action.count == ALL else 5.0) if action.pile == "lost" else 2.0
    if isinstance(action, Summon | Boost):
        return 3.0
    if isinstance(action, Kill | Later | Charm):
        return 6.0
    if isinstance(action, Shield):
        return 1.2 * action.amount
    return 1.0 if isinstance(action, Affect) else LITTLE
