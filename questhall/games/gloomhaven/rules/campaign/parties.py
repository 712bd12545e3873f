"""PARTY and REP: founding a party, and who belongs to it."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.games.gloomhaven.rules.campaign.death import cannot_return
from questhall.games.gloomhaven.rules.campaign.retirement import cannot_come_back
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import CharacterSheet, Party
from questhall.kernel import Refusal


def cannot_found(members: Sequence[CharacterSheet]) -> Refusal | None:
    """A new party needs newly created characters.  GH-PARTY-03"""
    old = next((sheet for sheet in members if not is_new(sheet)), None)
    return Refusal("party.not-new", "GH-PARTY-03", {"name": old.name}) if old else None


def is_new(sheet: CharacterSheet) -> bool:
    """It has played no scenario yet, whatever its level."""
    return not sheet.played


def found(name: str, members: Sequence[CharacterSheet]) -> Party:
    """In Gloomhaven, with a reputation of 0.  GH-PARTY-01, GH-PARTY-03, GH-REP-01"""
    insist(cannot_found(members))
    return Party(name, members=list(members))


def cannot_join(party: Party, sheet: CharacterSheet) -> Refusal | None:
    """Anybody who is not in it, has not retired and is alive.  GH-PARTY-02, GH-RETIRE-03, GH-VAR-PD-06"""
    if any(member is sheet for member in party.members):
        return Refusal("party.member", "GH-PARTY-02", {"name": sheet.name})
    return cannot_come_back(sheet) or cannot_return(sheet)


def cannot_leave(party: Party, sheet: CharacterSheet) -> Refusal | None:
    """Only a member can.  GH-PARTY-02"""
    here = any(member is sheet for member in party.members)
    return None if here else Refusal("party.not-member", "GH-PARTY-02", {"name": sheet.name})


def switch(party: Party, out: CharacterSheet, comes: CharacterSheet) -> None:
    """A player takes another character, old or new; the other keeps all it has.  GH-PARTY-02, GH-CHAR-13"""
    insist(cannot_leave(party, out) or cannot_join(party, comes))
    party.members = [comes if member is out else member for member in party.members]
