"""A campaign walked over its map: `python -m tests.games.gloomhaven.ways` tells which scenarios it can reach, and how.

Only what opens scenarios counts: new locations, choices, achievements and what they allow or forbid.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from questhall.games.gloomhaven.content.campaign.achievements import AT_THE_START
from questhall.games.gloomhaven.content.scenarios import playable, scenario
from questhall.games.gloomhaven.rules.campaign.unlocking import gain_achievement
from questhall.games.gloomhaven.state import Party, Realm

FIRST = 1
WALKS = 400


class Walk:
    """One party's way from the first scenario to where nothing is left."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.world = Realm(scenarios=[FIRST], achievements=list(AT_THE_START))
        self.party = Party("us")
        self.opened_by: dict[int, int] = {FIRST: 0}

    def held(self) -> set[str]:
        return {f"global {name}" for name in self.world.achievements} | {
            f"party {name}" for name in self.party.achievements
        }

    def is_allowed(self, number: int) -> bool:
        """By one of the ways on its page.  GH-CAMP-02, GH-ACHV-04"""
        ways = scenario(number).requires
        return not ways or any(all(map(self.holds, way)) for way in ways)

    def holds(self, need: str) -> bool:
        kind, name = need.split()
        return name not in {each.split()[1] for each in self.held()} if kind == "not" else need in self.held()

    def choices(self) -> list[int]:
        """What can be played next."""
        waiting = [number for number in self.world.scenarios if number not in self.world.completed]
        return [number for number in waiting if number in playable() and self.is_allowed(number)]

    def missing(self) -> list[int]:
        """What the party would have next, if it were included."""
        return sorted(number for number in self.world.scenarios if number not in playable())

    def win(self, number: int) -> None:
        """GH-MAP-02, GH-ACHV-01"""
        page = scenario(number)
        self.world.completed.append(number)
        opened = list(page.unlocks)
        if page.rewards.choose:
            opened.append(self.random.choice(page.rewards.choose))
        for each in opened:
            self.opened_by.setdefault(each, number)
            if each not in self.world.scenarios:
                self.world.scenarios.append(each)
        for name in page.rewards.world:
            gain_achievement(self.world, name)
        self.party.achievements = [name for name in self.party.achievements if name not in page.rewards.lost]
        self.party.achievements += page.rewards.party

    def to_the_end(self) -> Walk:
        while choices := self.choices():
            self.win(self.random.choice(choices))
        return self

    def way_to(self, number: int) -> list[int]:
        """The scenarios that opened it, the first one first."""
        way = [number]
        while way[0] != FIRST:
            way.insert(0, self.opened_by[way[0]])
        return way


def walks(count: int = WALKS) -> Iterator[Walk]:
    return (Walk(seed).to_the_end() for seed in range(count))


def shortest_ways(count: int = WALKS) -> dict[int, list[int]]:
    """Every scenario that was completed in some walk, with the shortest way to it."""
    found: dict[int, list[int]] = {}
    for walk in walks(count):
        for number in walk.world.completed:
            way = walk.way_to(number)
            if number not in found or len(way) < len(found[number]):
                found[number] = way
    return found


def main() -> None:
    found = shortest_ways()
    for number in playable():
        needs = " or ".join(", ".join(way) for way in scenario(number).requires)
        way = " -> ".join(map(str, found[number])) if number in found else "not from the first scenario on"
        print(f"{number:3}  {way}{f'   ({needs})' if needs else ''}")
    lengths = sorted(len(walk.world.completed) for walk in walks())
    print(f"scenarios won in a campaign: {lengths[0]} at least, {lengths[-1]} at most")


if __name__ == "__main__":
    main()
