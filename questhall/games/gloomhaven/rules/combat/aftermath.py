"""FX and RETAL: what follows the damage of an attack: its effects, then retaliation."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.games.gloomhaven.content.effects import Effect
from questhall.games.gloomhaven.content.terms import CONDITIONS
from questhall.games.gloomhaven.rules.combat.conditions import receive, receive_cards
from questhall.games.gloomhaven.rules.combat.harm import is_down
from questhall.games.gloomhaven.rules.combat.healing import heal
from questhall.games.gloomhaven.state import Decks, Figure
from questhall.kernel import Chance, Refusal

MOVES_THE_TARGET = frozenset({"push", "pull"})
# These need the map, the players or the rest of the action; the others are carried out here.
FOR_THE_GAME = MOVES_THE_TARGET | {"pierce", "add-target", "infuse", "shield", "experience"}


def effects_due(effects: Iterable[Effect], target: Figure) -> list[Effect]:
    """What is left to do after the damage: nothing more happens to a target that is down, and who is immune to it is
    not moved.

    Whether there was any damage does not matter.  GH-FX-01, GH-FX-02, GH-ATK-13, GH-IX-37, GH-IX-33, GH-BOSS-05
    """
    nothing = {"pierce", *MOVES_THE_TARGET.intersection(target.immune)}
    left = [effect for effect in effects if effect.kind not in nothing]
    return [effect for effect in left if effect.is_own] if is_down(target) else left


def cannot_skip(attacker: Figure, effect: Effect) -> Refusal | None:
    """A player may leave out effects of an attack, except experience and elements; monsters and summons skip nothing.

    GH-FX-03, GH-XP-06, GH-ELEM-03, GH-TURN-04, GH-MONSTAT-11
    """
    if effect.kind == "experience":
        return Refusal("effect.experience", "GH-XP-06")
    if effect.kind == "infuse":
        return Refusal("effect.infuse", "GH-ELEM-03")
    return None if attacker.kind == "character" else Refusal("effect.automatic", "GH-FX-03")


def carry_out(effect: Effect, actor: Figure, target: Figure, decks: Decks, chance: Chance) -> None:
    """Conditions, curses, blesses and heals; what is for the game to do is left to it.

    GH-FX-01, GH-COND-07, GH-MONATK-06
    """
    figure = actor if effect.on == "self" else target
    if effect.kind in FOR_THE_GAME or is_down(figure):
        return
    if effect.kind == "curse" or effect.kind == "bless":
        receive_cards(figure, effect.kind, effect.points, decks, chance)
    elif effect.kind == "heal":
        heal(figure, effect.points)
    for condition in CONDITIONS:
        if condition == effect.kind:
            receive(figure, condition)


def apply_to_all(
    effects: Iterable[Effect], actor: Figure, targets: Iterable[Figure], decks: Decks, chance: Chance
) -> None:
    """An action that is no attack: its effects reach the targets it states, without damage and without a card.

    GH-FX-04, GH-COND-07
    """
    listed = list(effects)
    for target in targets:
        for effect in listed:
            carry_out(effect, actor, target, decks, chance)


def retaliation(target: Figure, distance: int) -> int:
    """What an attacker suffers that stands so many hexes away once the attack is over; the sources add up.

    Neither a card nor a shield has a part in it.
    GH-RETAL-01, GH-RETAL-02, GH-RETAL-03, GH-RETAL-04, GH-RETAL-05, GH-RETAL-06, GH-IX-37, GH-IX-38
    """
    if is_down(target):
        return 0
    return sum(source.damage for source in target.retaliate if distance <= source.range)
