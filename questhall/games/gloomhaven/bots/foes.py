"""Enemies as a bot counts them: what their cards let them do, how far they strike, what their end is worth."""

from __future__ import annotations

from functools import lru_cache

from questhall.games.gloomhaven.bots.blows import blow
from questhall.games.gloomhaven.content import bestiary
from questhall.games.gloomhaven.content.actions import Attack, Move
from questhall.games.gloomhaven.rules.monsters.thought import reach_of, targets_of
from questhall.games.gloomhaven.rules.monsters.values import attack_value, move_points
from questhall.games.gloomhaven.rules.play.beasts import spelled
from questhall.games.gloomhaven.rules.play.table import characters, section, shield_of, type_level, values
from questhall.games.gloomhaven.state import Figure, World

FARTHEST = 24  # hexes beyond which nobody strikes
ANY_LIFE = 99
SECOND_TARGET = 0.35  # what each further target of an attack adds to its threat
WORTH_OF_THREAT, WORTH_OF_LIFE = 4.0, 0.3
Sheet = tuple[int, int, int, int, int]  # initiative, move, attack, reach, targets; attack 0: none


class Foe:
    """An enemy in a bot's head; it may stand elsewhere than on the map."""

    __slots__ = ("cell", "figure", "hits", "id", "later", "life", "melee", "move", "reach", "shield", "threat", "worth")

    def __init__(self, w: World, figure: Figure, guard: int, later: bool) -> None:
        self.figure, self.id, self.cell, self.life = figure, figure.id, figure.cell, figure.hit_points
        self.shield, self.later = shield_of(figure), later
        revealed = w.abilities.revealed.get(figure.name, "") if later else ""
        sheets = sheets_of(w, figure, revealed)
        usual = sheets_of(w, figure, "")
        self.melee = all(sheet[3] <= 1 for sheet in usual)
        still, harmless = "immobilize" in figure.conditions, {"stun", "disarm"} & figure.conditions.keys()
        self.hits = strikes_by_distance(sheets, guard, still) if not harmless else NOTHING
        self.move = 0 if still else round(sum(sheet[1] for sheet in sheets) / max(1, len(sheets)))
        self.reach = max((sheet[3] for sheet in sheets), default=1)
        self.threat = strikes_by_distance(usual, 0, False)[1] * (1 + SECOND_TARGET * (most_targets(usual) - 1))
        self.worth = WORTH_OF_THREAT * self.threat + WORTH_OF_LIFE * figure.most_hit_points + 1.0

    def at(self, cell: int) -> Foe:
        """The same enemy elsewhere."""
        other = Foe.__new__(Foe)
        for name in Foe.__slots__:
            setattr(other, name, getattr(self, name))
        other.cell = cell
        return other


NOTHING = (0.0,) * (FARTHEST + 1)


def most_targets(sheets: tuple[Sheet, ...]) -> int:
    return max((min(3, sheet[4]) for sheet in sheets), default=1)


@lru_cache(maxsize=4096)
def strikes_by_distance(sheets: tuple[Sheet, ...], guard: int, still: bool) -> tuple[float, ...]:
    """The mean damage to somebody with such a shield who stands so many hexes away."""
    found = [0.0] * (FARTHEST + 1)
    for _, move, attack, reach, _ in sheets:
        if not attack:
            continue
        mean = blow(attack, guard, ANY_LIFE)[0] / len(sheets)
        for distance in range(min(FARTHEST, (0 if still else move) + max(1, reach)) + 1):
            found[distance] += mean
    return tuple(found)


def sheets_of(w: World, figure: Figure, revealed: str) -> tuple[Sheet, ...]:
    """What its card of the round says, or all of its deck."""
    if figure.kind != "monster":
        return ()
    asked = (figure.name, figure.rank, type_level(w, figure.name), characters(w), revealed)
    if asked not in _known:
        deck = bestiary.deck(bestiary.statistics(figure.name).deck)
        cards = [bestiary.card(revealed)] if revealed else deck
        _known[asked] = tuple(_sheet(w, figure, card.id, card.initiative) for card in cards)
    return _known[asked]


_known: dict[tuple[str, str, int, int, str], tuple[Sheet, ...]] = {}  # printed facts: the same in every match


def _sheet(w: World, figure: Figure, card: str, initiative: int) -> Sheet:
    base, of = values(w, figure), section(w, figure)
    move = attack = reach = targets = 0
    for entry in spelled(card, figure.name, type_level(w, figure.name)):
        action = entry.action
        if isinstance(action, Move):
            move += move_points(base, action.value)
        elif isinstance(action, Attack) and not attack:
            attack = max(1, attack_value(base, action.value))
            reach, targets = max(1, reach_of(action, base)), max(1, targets_of(action, of))
            if action.area:
                targets = max(targets, 2)
    return initiative, move, attack, reach, targets


def chance_to_act_after(w: World, foe: Foe, initiative: int) -> float:
    """How likely the enemy acts later than somebody with that initiative."""
    sheets = sheets_of(w, foe.figure, "")
    return sum(sheet[0] >= initiative for sheet in sheets) / len(sheets) if sheets else 1.0
