"""EVENT, SANCT and OVERLAY: what a campaign brings into the scenario that starts now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questhall.games.gloomhaven.content.components import Treasure
from questhall.games.gloomhaven.rules.combat.modifiers import add_cards, bless, curse
from questhall.games.gloomhaven.state import CharacterSheet, Decks, Held, Party, Realm
from questhall.kernel import Chance


def treasures_laid_out(treasures: Iterable[Treasure], world: Realm) -> list[Treasure]:
    """Story treasures lie there in every attempt, a numbered one until it was looted, whoever did it.

    GH-OVERLAY-20, GH-OVERLAY-21, GH-OVERLAY-22
    """
    return [treasure for treasure in treasures if not treasure.number or treasure.number not in world.looted]


def brought_along(sheet: CharacterSheet, chosen: Sequence[int]) -> list[Held]:
    """The equipment; what was used up together on the road stays so.  GH-EVENT-21"""
    return [Held(number, "used-up" if number in sheet.used_on_the_road else "ready") for number in chosen]


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
