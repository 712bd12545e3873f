"""Heroes' ability cards in words, English and Russian.

>>> from questhall.games.gloomhaven.content.hero_cards import card
>>> HeroSpeaker("en").ability(card("trample").top)
['Attack 3, PIERCE 2']
"""

from __future__ import annotations

from typing import ClassVar

from questhall.games.gloomhaven.content.actions import Attack, Move
from questhall.games.gloomhaven.content.components import LEVEL_X
from questhall.games.gloomhaven.content.hero_cards import HALVES, Ability, HeroCard
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.face.words import Speaker


class HeroSpeaker(Speaker):
    """Says what stands on characters' cards: values without a sign, and "you"."""

    voices: ClassVar[tuple[str, str]] = ("hero", "monster")

    def value(self, action: Move | Attack) -> str:
        """A character's base is 0: the value is all there is."""
        return str(action.value)

    def ability(self, ability: Ability) -> list[str]:
        """The lines of one half: its actions in printed order, then its symbols.  GH-TERM-05"""
        return [line[0].upper() + line[1:] for line in [*self.entries(ability.entries), *self.symbols(ability)]]

    def symbols(self, ability: Ability) -> list[str]:
        """Where the card goes, how long it works, what it teaches.  GH-CARD-07, GH-ACTIVE-01, GH-XP-01, GH-RECOV-03"""
        said = [
            self.say("lost") if ability.lost else "",
            self.lasting(ability) if ability.lasting else "",
            self.xp(ability.xp) if ability.xp else "",
            self.say("unrecoverable") if ability.unrecoverable else "",
        ]
        return [line for line in said if line]

    def lasting(self, ability: Ability) -> str:
        """`persistent bonus, 4 slots (XP on them: 0, 1, 0, 1)`.  GH-ACTIVE-04, GH-XP-04"""
        return self.joined(
            self.say("lasting", duration=ability.lasting),
            self.slots(ability.slots) if ability.slots else "",
            self.say("once") if ability.once else "",
        )

    def slots(self, slots: tuple[int, ...]) -> str:
        """How many slots there are, and the XP printed on each."""
        said = self.say("slots", x=len(slots))
        return self.say("slots-xp", slots=said, xp=", ".join(map(str, slots))) if any(slots) else said


def card_text(card: HeroCard, lang: Lang) -> str:
    """A whole card: name, level, initiative and both halves."""
    speaker = HeroSpeaker(lang)
    level = "X" if card.level == LEVEL_X else str(card.level)
    lines = [speaker.say("card", name=card.names[lang], level=level, initiative=card.initiative)]
    for half in HALVES:
        lines.append(speaker.say("half", half=half))
        lines += [f"  {line}" for line in speaker.ability(card.half(half))]
    return "\n".join(lines)
