"""EVENT, SANCT, OVERLAY and ENDSCEN: what a campaign brings into a scenario and what it keeps of it."""

from questhall.games.gloomhaven.content.components import Treasure
from questhall.games.gloomhaven.rules.campaign.homecoming import (
    gives_rewards,
)
from questhall.games.gloomhaven.rules.campaign.setting_out import (
    due_from_events,
    put_in,
)
from questhall.games.gloomhaven.rules.combat.modifiers import (
    new_deck,
    standard_cards,
)
from questhall.games.gloomhaven.state import Party
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_sheet, luck
from tests.games.gloomhaven.fights import counted

STORY, SEVEN, EIGHT = Treasure(story="the goblet"), Treasure(7), Treasure(8)


@rule("GH-EVENT-19", "GH-SETUP-06", "GH-SANCT-02")
def test_what_events_and_the_sanctuary_left_enters_the_deck_once() -> None:
    party, sheet, chance = Party("us", at_next_start=["curse", "-1", "bless"]), a_sheet(blessings=2), luck()
    decks = {"brute": new_deck(standard_cards(), "brute", chance)}
    put_in(decks, sheet, due_from_events(party), chance)
    deck = counted(decks["brute"])
    assert (deck["-1 added"], deck["curse-characters"], deck["bless"], deck.total()) == (1, 1, 3, 25)
    put_in(decks, sheet, due_from_events(party), chance)
    assert counted(decks["brute"]).total() == 25


@rule("GH-ENDSCEN-12", "GH-CAMP-05", "GH-SCEN-04", "GH-IX-51")
def test_the_storys_rewards_are_for_victories_in_the_campaign() -> None:
    given = [gives_rewards(verdict, mode) for verdict in ("won", "lost") for mode in ("campaign", "casual")]
    assert given == [True, False, False, False]
