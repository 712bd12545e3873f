"""EVENT, SANCT and OVERLAY: what a campaign brings into the scenario that starts now."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.games.gloomhaven.rules.combat.modifiers import add_cards, bless, curse
from questhall.games.gloomhaven.state import CharacterSheet, Decks, Party
from questhall.kernel import Chance


def due_from_events(party: Party) -> list[str]:
    """The cards that earlier events left for the start of this scenario, and for no other.

    GH-EVENT-19, GH-SETUP-06
    """
    due, party.at_next_start = party.at_next_start, []
    return due


def put_in(decks: Decks, sheet: CharacterSheet, cards: Iterable[str], chance: Chance) -> None:
    """The last step of set-up: cards of events enter the character's deck, and what the sanctuary promised.

    GH-EVENT-19, GH-SETUP-06, GH-SANCT-02, GH-IX-18, GH-MOD-12
    """
    owner = sheet.job
    for card in cards:
        if card == "curse":
            curse(decks, owner, 1, chance)
        elif card == "bless":
            bless(decks, owner, 1, chance)
        else:
            add_cards(decks[owner], owner, [card], chance)
    bless(decks, owner, sheet.blessings, chance)
    sheet.blessings = 0
