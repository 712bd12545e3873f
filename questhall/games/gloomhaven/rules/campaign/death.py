"""VAR: permanent death."""

from __future__ import annotations

from questhall.games.gloomhaven.rules.campaign.retirement import leave
from questhall.games.gloomhaven.state import CharacterSheet, Party, Realm
from questhall.kernel import Chance, Refusal


def die(world: Realm, party: Party, sheet: CharacterSheet, chance: Chance) -> None:
    """Items to the shop, gold lost, the quest back into its deck; no prosperity, no perk, nothing opened.

    GH-VAR-PD-05
    """
    leave(party, sheet)
    sheet.dead = True
    if sheet.quest:
        world.quests.put(sheet.quest.draw())
        world.quests.shuffle(chance, "quests")
        sheet.quest = None


def cannot_return(sheet: CharacterSheet) -> Refusal | None:
    """The player needs a new character.  GH-VAR-PD-06"""
    return Refusal("death.final", "GH-VAR-PD-06", {"name": sheet.name}) if sheet.dead else None
