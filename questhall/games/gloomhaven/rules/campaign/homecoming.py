"""ENDSCEN and CAMP: after a scenario everything is as before it, and the campaign remembers what it must."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.games.gloomhaven.state import Mode, Realm, Verdict


def remember_looted(world: Realm, numbers: Iterable[int]) -> None:
    """These treasures are never laid out again.  GH-OVERLAY-22"""
    world.looted += [number for number in numbers if number not in world.looted]


def gives_rewards(verdict: Verdict, mode: Mode) -> bool:
    """The story's rewards and new scenarios: for a victory in the campaign.

    GH-ENDSCEN-12, GH-SCEN-04, GH-CAMP-05, GH-IX-51
    """
    return verdict == "won" and mode == "campaign"
