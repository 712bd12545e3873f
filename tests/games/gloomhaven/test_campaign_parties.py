"""PARTY: founding parties, changing members."""

import pytest

from questhall.games.gloomhaven.campaign import GLOOMHAVEN, Party, World
from questhall.games.gloomhaven.rules.ending import settle
from questhall.games.gloomhaven.rules.levels import stakes
from questhall.games.gloomhaven.rules.parties import cannot_found, cannot_join, found, switch
from questhall.games.gloomhaven.rules.shop import available
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_figure, a_hero, a_sheet, why


@rule("GH-PARTY-03", "GH-REP-01", "GH-PARTY-01")
def test_a_new_party_has_new_characters_and_a_reputation_of_its_own() -> None:
    first = found("us", [a_sheet(), a_sheet(name="Boris", level=3, xp=95)])
    first.reputation = 7
    second = found("them", [a_sheet(name="Clara")])
    assert (second.reputation, second.location, second.achievements) == (0, GLOOMHAVEN, [])
    assert first.reputation == 7


@rule("GH-PARTY-03")
def test_a_character_that_has_played_founds_no_party() -> None:
    hero = a_hero("ab")
    assert cannot_found([hero.sheet]) is None
    settle(hero, a_figure(), stakes(0), "lost")
    assert why(cannot_found([hero.sheet])) == "GH-PARTY-03"
    with pytest.raises(Refused):
        found("us", [hero.sheet])


@rule("GH-PARTY-02", "GH-CHAR-13")
def test_a_player_switches_characters_and_the_other_keeps_all_it_has() -> None:
    old, new, friend = a_sheet(gold=20, items=[5], xp=30), a_sheet(name="Clara"), a_sheet(name="Boris")
    party, world = Party("us", members=[old, friend]), World(stock={5: 1})
    switch(party, old, new)
    assert party.members == [new, friend]
    assert (old.gold, old.items, old.xp) == (20, [5], 30)
    assert available(world, party, 5) == 1
    assert why(cannot_join(party, new)) == "GH-PARTY-02"
    with pytest.raises(Refused, match="GH-PARTY-02"):
        switch(party, friend, new)
    switch(party, friend, old)
    assert party.members == [new, old]
