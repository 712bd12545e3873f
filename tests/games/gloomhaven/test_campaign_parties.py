"""PARTY: founding parties, changing members."""

import msgspec

from questhall.games.gloomhaven.state import Party, Realm, Sticker
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_hero, a_sheet, deck


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
    sheet = a_sheet(
        level=2, xp=50, gold=7, pool=["a", "b"], items=[5], perks={"stun": 1}, checkmarks=4, quest=deck("q1")
    )
    party = Party("us", location=2, reputation=-3, achievements=["first-steps"], members=[sheet])
    hero = a_hero("ab", "cd", "e", "f", "g", "5")
    for kept in (world, party, hero):
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(kept), type=type(kept)) == kept
        assert msgspec.json.decode(msgspec.json.encode(kept), type=type(kept)) == kept
