"""PARTY: founding parties, changing members."""

import msgspec
import pytest

from questhall.games.gloomhaven.rules.campaign.homecoming import come_home
from questhall.games.gloomhaven.rules.campaign.parties import cannot_found, cannot_join, found, switch
from questhall.games.gloomhaven.rules.campaign.shop import available
from questhall.games.gloomhaven.state import GLOOMHAVEN, Party, Realm, Sticker
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
    come_home(hero, a_figure())
    assert why(cannot_found([hero.sheet])) == "GH-PARTY-03"
    with pytest.raises(Refused):
        found("us", [hero.sheet])


@rule("GH-CHAR-12", "GH-PARTY-01", "GH-MAP-01")
def test_sheets_parties_and_the_world_are_kept_as_they_are() -> None:
    world = Realm(
        marks=5,
        debt=1,
        stock={5: 2},
        scenarios=[1, 2],
        completed=[1],
        achievements=["peace"],
        stickers={"brute": {"a": [Sticker("top", 1, "+1")]}},
        retirements={"left": 1},
    )
    sheet = a_sheet(level=2, xp=50, gold=7, pool=["a", "b"], items=[5], perks={"stun": 1}, checkmarks=4, quest="q1")
    party = Party("us", location=2, reputation=-3, achievements=["first-steps"], members=[sheet])
    hero = a_hero("ab", "cd", "e", "f", "g", "5")
    for kept in (world, party, hero):
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(kept), type=type(kept)) == kept
        assert msgspec.json.decode(msgspec.json.encode(kept), type=type(kept)) == kept


@rule("GH-PARTY-02", "GH-CHAR-13")
def test_a_player_switches_characters_and_the_other_keeps_all_it_has() -> None:
    old, new, friend = a_sheet(gold=20, items=[5], xp=30), a_sheet(name="Clara"), a_sheet(name="Boris")
    party, world = Party("us", members=[old, friend]), Realm(stock={5: 1})
    switch(party, old, new)
    assert party.members == [new, friend]
    assert (old.gold, old.items, old.xp) == (20, [5], 30)
    assert available(world, party, 5) == 1
    assert why(cannot_join(party, new)) == "GH-PARTY-02"
    with pytest.raises(Refused, match="GH-PARTY-02"):
        switch(party, friend, new)
    switch(party, friend, old)
    assert party.members == [new, old]
    with pytest.raises(Refused, match=r"party\.not-member"):
        switch(party, friend, a_sheet(name="Dana"))
    assert party.members == [new, old]
