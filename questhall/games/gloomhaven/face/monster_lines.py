"""What monsters do in this round, worked out: the values of their statistics with those of the round's card; and what
only bosses can.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from questhall.games.gloomhaven.content.actions import NOTHING_STATED, Action, Attack, Move, Reach
from questhall.games.gloomhaven.content.monster_cards import StatisticsCard, Traits
from questhall.games.gloomhaven.content.scenario_map import Lang, Rank
from questhall.games.gloomhaven.face.words import Speaker
from questhall.games.gloomhaven.rules.monsters.values import (
    GREY_HEX,
    Values,
    attack_range,
    attack_value,
    move_points,
)
from questhall.games.gloomhaven.rules.play.beasts import entries_of
from questhall.games.gloomhaven.rules.play.table import monsters, section, values
from questhall.games.gloomhaven.rules.scenario.levels import HIGHEST, LOWEST
from questhall.games.gloomhaven.state import Figure, World


def types_on_map(view: World) -> list[str]:
    """The types in the order of their initiative, as far as it is known."""
    return list(dict.fromkeys(each.name for each in monsters(view)))


def of_type(view: World, type_: str) -> list[Figure]:
    return sorted((each for each in monsters(view) if each.name == type_), key=lambda each: each.number)


def ranks_on_map(view: World, type_: str) -> dict[Rank, Figure]:
    """One monster of each rank that is there, elites last."""
    found = {each.rank: each for each in of_type(view, type_)}
    return {rank: found[rank] for rank in ("normal", "elite", "boss", "none") if rank in found}


def worked_out(view: World, monster: Figure, lang: Lang) -> str:
    """`Move 3, Attack 4, range 3`: base plus card.  GH-MONSTAT-04, GH-MONSTAT-05, GH-MONSTAT-06"""
    base, traits = values(view, monster), section(view, monster).traits
    entries = [replace(entry, action=summed(entry.action, base, traits)) for entry in entries_of(view, monster)]
    return "; ".join(Speaker(lang).entries(entries))


def summed(action: Action | None, base: Values, traits: Traits) -> Action | None:
    """An action with the monster's own values in it."""
    if isinstance(action, Move) and not action.absolute:
        return replace(action, value=move_points(base, action.value), absolute=True)
    if isinstance(action, Attack):
        return summed_attack(action, base, traits)
    return action


def summed_attack(attack: Attack, base: Values, traits: Traits) -> Attack:
    area = attack.area
    pattern = (GREY_HEX, *area.hexes) if area and area.melee else ()
    far = 0 if attack.adjacent or attack.within else attack_range(base, attack.reach, pattern)
    value = attack.value if attack.absolute else attack_value(base, attack.value)
    return replace(
        attack,
        value=value,
        absolute=True,
        reach=Reach(stated=far) if far else NOTHING_STATED,
        targets=attack.targets or (traits.targets if traits.targets > 1 else 0),
        effects=(*attack.effects, *(each for each in traits.effects if each not in attack.effects)),
    )


def special_lines(card: StatisticsCard, speaker: Speaker, level: int | None) -> Iterator[str]:
    """A boss's special abilities; one that grows is shown at a level, or at the lowest and the highest.  GH-BOSS-03"""
    for number, special in enumerate(card.specials, start=1):
        grows = special.by_level[LOWEST] != special.by_level[HIGHEST]
        for at in [LOWEST, HIGHEST] if level is None and grows else [level or LOWEST]:
            said = [special.says[speaker.lang].rstrip(".")] if special.says else []
            what = ". ".join([*said, *speaker.entries(special.by_level[at])])
            yield speaker.say("special-level" if grows else "special-line", x=number, level=at, what=what)
