"""Answers to what can be wondered about: the way to a space before the roll, and the options of a combat."""

from __future__ import annotations

import msgspec


class Leg(msgspec.Struct):
    """One step of a way, and the faces of a die that pay for it."""

    space: str
    dice: list[str]


class Way(msgspec.Struct, tag="way"):
    """The likeliest way to a space with the next roll; `chance` in percent over all ways, `likely` over this one."""

    goal: str
    legs: list[Leg]
    chance: int
    likely: int


class Outcome(msgspec.Struct):
    """The combat after an option: won so often, in percent, and the wounds that a win costs from now on; `exact` where
    it is decided in this round, both sides playing their best, else an estimate."""

    win: int
    wounds: float
    exact: bool


class Fight(msgspec.Struct, tag="fight"):
    """By option, and the one that serves the side that decides best."""

    options: dict[str, Outcome]
    best: str


Answer = Way | Fight
