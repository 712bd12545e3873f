"""ENDSCEN and CAMP: after a scenario everything is as before it, and the campaign remembers what it must."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.games.gloomhaven.rules.combat.modifiers import after_scenario
from questhall.games.gloomhaven.state import Decks, Figure, Hero, Mode, Realm, Verdict


def come_home(hero: Hero, figure: Figure) -> None:
    """Cards are in the hand and items ready again, hit points are full, coins and XP of the scenario are recorded.

    GH-ENDSCEN-05, GH-ENDSCEN-06, GH-CARD-09, GH-ITEM-10
    """
    hero.hand += [*hero.played, *hero.discard, *hero.lost, *(lasting.card for lasting in hero.active)]
    hero.played, hero.discard, hero.lost, hero.active = [], [], [], []
    hero.coins = hero.xp = 0
    hero.sheet.played += 1
    figure.hit_points = figure.most_hit_points
    refresh_all(hero)


def refresh_all(hero: Hero) -> None:
    """Between scenarios nothing stays used up.  GH-ITEM-10, GH-ENDSCEN-05"""
    hero.sheet.used_on_the_road = []
    for each in hero.equipment:
        each.state, each.used = "ready", 0


def decks_afterwards(decks: Decks) -> dict[str, list[str]]:
    """Every deck without bless, curse and added cards.  GH-ENDSCEN-07"""
    return {owner: after_scenario(deck) for owner, deck in decks.items()}


def remember_looted(world: Realm, numbers: Iterable[int]) -> None:
    """These treasures are never laid out again.  GH-OVERLAY-22"""
    world.looted += [number for number in numbers if number not in world.looted]


def gives_rewards(verdict: Verdict, mode: Mode) -> bool:
    """The story's rewards and new scenarios: for a victory in the campaign.

    GH-ENDSCEN-12, GH-SCEN-04, GH-CAMP-05, GH-IX-51
    """
    return verdict == "won" and mode == "campaign"
