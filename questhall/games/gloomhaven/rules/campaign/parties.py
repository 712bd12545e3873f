"""PARTY and REP: founding a party, and who belongs to it."""

from __future__ import annotations

from questhall.games.gloomhaven.rules.campaign.death import cannot_return
from questhall.games.gloomhaven.rules.campaign.retirement import cannot_come_back
from questhall.games.gloomhaven.state import CharacterSheet, Party
from questhall.kernel import Refusal


def is_new(sheet: CharacterSheet) -> bool:
    """It has played no scenario yet, whatever its level."""
    return not sheet.played


def cannot_join(party: Party, sheet: CharacterSheet) -> Refusal | None:
    """Anybody who is not in it, has not retired and is alive.  GH-PARTY-02, GH-RETIRE-03, GH-VAR-PD-06"""
    if any(member is sheet for member in party.members):
        return Refusal("party.member", "GH-PARTY-02", {"name": sheet.name})
    return cannot_come_back(sheet) or cannot_return(sheet)
