"""SEAL, ACHV, UNLOCK, DESIGN and SIDE: what the campaign opens and adds."""

from __future__ import annotations

from questhall.games.gloomhaven.content.components import Job
from questhall.games.gloomhaven.content.equipment import Items
from questhall.games.gloomhaven.rules.campaign.city import change_reputation
from questhall.games.gloomhaven.rules.campaign.events import add_events
from questhall.games.gloomhaven.rules.campaign.shop import release
from questhall.games.gloomhaven.state import Party, Realm
from questhall.kernel import Chance

TYPED = ": "  # "City rule: militaristic" is of the type "City rule".  GH-ACHV-02
TOWN_RECORDS = "town-records"

ANCIENT_TECHNOLOGY, TECHNOLOGIES = "ancient-technology", 5
DRAKE_NEEDS, DRAKE_AIDED = ("drakes-command", "drakes-treasure"), "drake-aided"
DRAKE_CITY_EVENT, DRAKE_ROAD_EVENT = 75, 66
DONATED_FOR_ENVELOPE_B = 100

# Reputation that opens a box, and reputation that adds a city and a road event.  GH-UNLOCK-04 to GH-UNLOCK-07
BOX_AT = {10: "sun", -10: "eclipse"}
EVENTS_AT = {20: (76, 67), -20: (77, 68)}


def gain_achievement(world: Realm, name: str) -> None:
    """One of a type replaces the other of that type; one without a type counts as often as it is gained.

    GH-ACHV-01, GH-ACHV-02, GH-ACHV-03
    """
    type_, typed, _ = name.partition(TYPED)
    if typed:
        world.achievements = [held for held in world.achievements if not held.startswith(type_ + TYPED)]
    world.achievements.append(name)


def rank(world: Realm, name: str) -> int:
    """How often an achievement without a type was gained.  GH-ACHV-03"""
    return world.achievements.count(name)


def random_design(world: Realm, items: Items, chance: Chance) -> int:
    """A random card of the design deck; both copies of its item come to the shop. 0 if the deck is empty.

    GH-DESIGN-01, GH-DESIGN-02
    """
    if not world.designs:
        return 0
    number: int = chance.draw(world.designs, "designs")
    release(world, items[number])
    return number


def random_side_scenario(world: Realm, chance: Chance) -> int:
    """A random card; its scenario is open at once and the card leaves the game. 0 if the deck is empty.

    GH-SIDE-01, GH-SIDE-02
    """
    if not world.side_scenarios:
        return 0
    number: int = chance.draw(world.side_scenarios, "side-scenarios")
    world.scenarios.append(number)
    return number


def open_box(world: Realm, box: str, items: Items, chance: Chance) -> bool:
    """A box or envelope; if it is open already there is a random design and a random side scenario instead.

    GH-SEAL-01, GH-SEAL-04, GH-RETIRE-05
    """
    if open_once(world, box):
        return True
    random_design(world, items, chance)
    random_side_scenario(world, chance)
    return False


def open_once(world: Realm, what: str) -> bool:
    """Whatever opens does so once; False if it was open.  GH-SEAL-01"""
    closed = what not in world.opened
    if closed:
        world.opened.append(what)
    return closed


def open_class(world: Realm, job: Job, chance: Chance) -> bool:
    """A class becomes available to new characters, and its events come into the decks; a starting class has none.

    GH-SEAL-02, GH-RETIRE-10, GH-CHAR-03
    """
    if job.name in world.jobs:
        return False
    world.jobs.append(job.name)
    if job.unlock_event:
        add_events(world, job.unlock_event, job.unlock_event, chance)
    return True


def move_reputation(world: Realm, party: Party, by: int, chance: Chance) -> list[str]:
    """Reputation changes; certain values open boxes and add events, once. The boxes to open.

    GH-REP-03, GH-REP-06, GH-UNLOCK-04, GH-UNLOCK-05, GH-UNLOCK-06, GH-UNLOCK-07
    """
    change_reputation(party, by)
    for at, (city, road) in EVENTS_AT.items():
        if _reached(party.reputation, at) and open_once(world, f"reputation {at}"):
            add_events(world, city, road, chance)
    return [box for at, box in BOX_AT.items() if _reached(party.reputation, at) and box not in world.opened]


def _reached(reputation: int, at: int) -> bool:
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
