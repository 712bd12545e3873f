"""SEAL, ACHV, UNLOCK, DESIGN and SIDE: what the campaign opens and adds."""

from __future__ import annotations

from questhall.games.gloomhaven.content.campaign.achievements import achievement
from questhall.games.gloomhaven.content.campaign.boxes import Box
from questhall.games.gloomhaven.content.equipment import Items
from questhall.games.gloomhaven.rules.campaign.city import change_reputation
from questhall.games.gloomhaven.rules.campaign.events import add_events
from questhall.games.gloomhaven.rules.campaign.shop import release
from questhall.games.gloomhaven.state import Party, Realm
from questhall.kernel import Chance

TOWN_RECORDS = "town-records"

ANCIENT_TECHNOLOGY, TECHNOLOGIES = "ancient-technology", 5
DRAKE_NEEDS, DRAKE_AIDED = ("the-drakes-command", "the-drakes-treasure"), "the-drake-aided"
DRAKE_CITY_EVENT, DRAKE_ROAD_EVENT = 75, 66
DONATED_FOR_ENVELOPE_B = 100

# Reputation that opens a box, and reputation that adds a city and a road event.  GH-UNLOCK-04 to GH-UNLOCK-07
BOX_AT = {10: "sun", -10: "eclipse"}
EVENTS_AT = {20: (76, 67), -20: (77, 68)}


def gain_achievement(world: Realm, name: str) -> None:
    """One of a type replaces the other of that type; one without a type counts as often as it is gained.

    GH-ACHV-01, GH-ACHV-02, GH-ACHV-03
    """
    if type_ := achievement(name).type:
        world.achievements = [held for held in world.achievements if achievement(held).type != type_]
    world.achievements.append(name)


def rank(world: Realm, name: str) -> int:
    """How often an achievement without a type was gained.  GH-ACHV-03"""
    return world.achievements.count(name)


def random_design(world: Realm, items: Items) -> int:
    """The top card of the shuffled design deck; both copies of its item come to the shop. 0 if the deck is empty.

    GH-DESIGN-01, GH-DESIGN-02
    """
    if not world.designs.cards:
        return 0
    number = int(world.designs.draw())
    release(world, items[number])
    return number


def random_side_scenario(world: Realm) -> int:
    """The top card of the shuffled deck leaves the game, its scenario is open at once. 0 if the deck is empty.

    GH-SIDE-01, GH-SIDE-02
    """
    if not world.side_scenarios.cards:
        return 0
    number = int(world.side_scenarios.draw())
    if number not in world.scenarios:
        world.scenarios.append(number)
    return number


def open_box(world: Realm, box: str, items: Items) -> bool:
    """A box or envelope; if it is open already there is a random design and a random side scenario instead.

    GH-SEAL-01, GH-SEAL-04, GH-RETIRE-05
    """
    if open_once(world, box):
        return True
    random_design(world, items)
    random_side_scenario(world)
    return False


def open_once(world: Realm, what: str) -> bool:
    """Whatever opens does so once; False if it was open.  GH-SEAL-01"""
    closed = what not in world.opened
    if closed:
        world.opened.append(what)
    return closed


def open_class(world: Realm, box: Box, chance: Chance) -> bool:
    """The class found inside is available to new characters, and its events come into the decks, once.

    GH-SEAL-02, GH-RETIRE-10
    """
    if box.id in world.jobs:
        return False
    world.jobs.append(box.id)
    add_events(world, box.unlocked, box.unlocked, chance)
    return True


def move_reputation(world: Realm, party: Party, by: int, chance: Chance) -> list[str]:
    """Reputation changes; certain values open boxes and add events, once. The boxes to open.

    GH-REP-03, GH-REP-06, GH-UNLOCK-04, GH-UNLOCK-05, GH-UNLOCK-06, GH-UNLOCK-07
    """
    change_reputation(party, by)
    for at, (city, road) in EVENTS_AT.items():
        if reaches(party.reputation, at) and open_once(world, f"reputation {at}"):
            add_events(world, city, road, chance)
    return [box for at, box in BOX_AT.items() if reaches(party.reputation, at) and box not in world.opened]


def reaches(reputation: int, at: int) -> bool:
    return reputation >= at if at > 0 else reputation <= at


def envelopes_due(world: Realm) -> list[str]:
    """Envelope A for five pieces of ancient technology, B for 100 gold in the sanctuary, the records once somebody has
    retired.

    GH-UNLOCK-01, GH-UNLOCK-03, GH-UNLOCK-08, GH-SANCT-03, GH-SEAL-05, GH-RETIRE-13
    """
    due = {
        "envelope-a": rank(world, ANCIENT_TECHNOLOGY) >= TECHNOLOGIES,
        "envelope-b": world.donated >= DONATED_FOR_ENVELOPE_B,
        TOWN_RECORDS: bool(world.retired),
    }
    return [envelope for envelope, met in due.items() if met and envelope not in world.opened]


def aid_drake(world: Realm, party: Party, chance: Chance) -> bool:
    """Both achievements of the drake: two events and a global achievement, once.  GH-UNLOCK-02"""
    if DRAKE_AIDED in world.achievements or any(name not in party.achievements for name in DRAKE_NEEDS):
        return False
    add_events(world, DRAKE_CITY_EVENT, DRAKE_ROAD_EVENT, chance)
    gain_achievement(world, DRAKE_AIDED)
    return True
