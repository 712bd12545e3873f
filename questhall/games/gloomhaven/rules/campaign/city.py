"""CITY, SANCT and REP: what a visit to Gloomhaven allows once, and the party's reputation."""

from __future__ import annotations

from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import GLOOMHAVEN, CharacterSheet, Party, Realm, Visit
from questhall.kernel import Refusal

DONATION = 10
BLESSINGS = 2
WORST, BEST = -20, 20


def cannot_visit(party: Party) -> Refusal | None:
    """GH-CITY-01"""
    return None if party.location == GLOOMHAVEN else Refusal("town.away", "GH-CITY-01")


def cannot_resolve_event(visit: Visit, party: Party) -> Refusal | None:
    """Once a visit.  GH-CITY-03"""
    return Refusal("town.event", "GH-CITY-03") if visit.event else cannot_visit(party)


def cannot_donate(visit: Visit, party: Party, sheet: CharacterSheet) -> Refusal | None:
    """Once a visit for each character, with gold of its own.  GH-SANCT-01"""
    if sheet.name in visit.donors:
        return Refusal("sanctuary.again", "GH-SANCT-01")
    if sheet.gold < DONATION:
        return Refusal("shop.gold", "GH-SANCT-01", {"need": DONATION, "have": sheet.gold})
    return cannot_visit(party)


def donate(world: Realm, visit: Visit, party: Party, sheet: CharacterSheet) -> None:
    """10 gold for two bless cards in the next scenario; all donations of the world add up.

    GH-SANCT-01, GH-SANCT-02, GH-SANCT-03
    """
    insist(cannot_donate(visit, party, sheet))
    sheet.gold -= DONATION
    sheet.blessings += BLESSINGS
    visit.donors.append(sheet.name)
    world.donated += DONATION


def change_reputation(party: Party, by: int) -> None:
    """Within -20 and +20.  GH-REP-02, GH-REP-03"""
    party.reputation = min(BEST, max(WORST, party.reputation + by))
