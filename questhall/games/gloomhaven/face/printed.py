"""What is printed for all to know from the start: the mats of the classes, and the scenarios that can be played."""

from __future__ import annotations

from functools import cache

import msgspec

from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.content.hero_cards import jobs
from questhall.games.gloomhaven.content.scenarios import playable, scenario
from questhall.games.gloomhaven.rules.combat.sides import MONSTERS


class Mat(msgspec.Struct):
    """A class's mat."""

    hand: int  # the hand limit
    hit_points: tuple[int, ...]  # at level 1, 2 ...
    playable: bool  # its cards are entered


class PrintedScenario(msgspec.Struct):
    """A scenario that can be played; its name is in `printed.names` by `scenario-<number>`."""

    number: int
    kills: dict[str, str]  # by type or types joined by + (`enemies`: any), a formula with C and L
    reveal: list[str]  # tiles
    enemies: str  # all, revealed, or none need fall
    doors: bool  # every door is to be opened
    loot: str  # every goal treasure is to be looted: any way, by ability; or none
    plates: dict[str, int]  # marks to be occupied, by parties of at least so many
    destroy: list[str]  # tokens
    escort: str  # a token to be brought to its mark
    bring: str  # a thing to be carried to its mark
    escape: bool  # every character leaves by the exit
    survive: int  # rounds
    unlocks: list[int]
    curse: int  # effects that every character begins with
    minus: int
    condition: str


class Printed(msgspec.Struct):
    """The classes in the order of the book, and the scenarios."""

    classes: dict[str, Mat]
    scenarios: list[PrintedScenario]
    monsters: str  # the name of their modifier deck


@cache
def printed() -> Printed:
    known = jobs()
    mats = {job.name: Mat(job.hand_limit, job.hit_points, job.name in known) for job in classes().values()}
    return Printed(mats, [printed_scenario(number) for number in playable()], MONSTERS)


def printed_scenario(number: int) -> PrintedScenario:
    page = scenario(number)
    goal, start = page.goal, page.start
    return PrintedScenario(
        number=number,
        kills=dict(goal.kills),
        reveal=list(goal.reveal),
        enemies=goal.enemies,
        doors=goal.doors,
        loot=goal.loot,
        plates={plate.mark: plate.least for plate in goal.plates},
        destroy=list(goal.destroy),
        escort=goal.escort[0],
        bring=goal.bring[0],
        escape=bool(goal.escape),
        survive=goal.survive,
        unlocks=list(page.unlocks),
        curse=start.curse,
        minus=start.minus,
        condition=start.condition,
    )
