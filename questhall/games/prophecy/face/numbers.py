"""Numbers of the rules that sentences name: each stands beside its rule and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.games.prophecy.content.cards import ARTIFACTS, RING
from questhall.games.prophecy.effects import items
from questhall.games.prophecy.effects import opportunities as visits
from questhall.games.prophecy.odds import SIDES
from questhall.games.prophecy.rules import (
    battle,
    chancecards,
    dice,
    final,
    foes,
    locations,
    markers,
    movement,
    outcome,
    rounds,
    routes,
    setup,
    uses,
    windows,
)


def numbers() -> Mapping[str, int | str]:
    return {**journeys(), **places(), **cards(), **visitors(), **creatures(), **course()}


def faces(first: int, last: int = SIDES) -> str:
    """`1-4`, `6`: faces of a die."""
    return f"{first}-{last}" if last > first else str(first)


def journeys() -> dict[str, int]:
    """Fares, and what is done instead of moving: `work-mana`, `work-gold`."""
    found = {f"{how}-fare": gold for how, gold in routes.FARES.items()}
    for name, work in routes.WORKS.items():
        found |= {f"{name}-{coin}": amount for coin, amount in (*work.price, (work.coin, work.amount))}
    return {**found, "ride": routes.RIDE, "smith-gold": movement.SMITH_GOLD}


def places() -> dict[str, int]:
    return {
        "lodging": locations.LODGING,
        "lodge-health": locations.LODGE_HEALTH,
        "lodge-mana": locations.LODGE_MANA,
        "monastery-health": locations.MONASTERY_HEALTH,
        "wilderness-mana": locations.WILDERNESS_MANA,
        "health-gold": locations.HEALTH_GOLD,
        "mana-per-gold": locations.MANA_PER_GOLD,
        "cheaper": locations.CHEAPER,
        "dearer": locations.DEARER,
    }


def cards() -> dict[str, int | str]:
    """Of items and skills that are rules of their own."""
    return {
        "guest-health": locations.GUEST_HEALTH,
        "guest-mana": locations.GUEST_MANA,
        "false-coins": markers.FALSE_COINS,
        "decay-mana": uses.DECAY_MANA,
        "ring-mana": rounds.RING_MANA,
        "foe-die": windows.FOE_DIE,
        "wish-xp": items.WISH_XP,
        "mirror-from": dice.MIRROR_FROM,
        "banner-battle": faces(1, dice.BANNER_BATTLE),
        "banner-mana": dice.BANNER_MANA,
        "banner-health": dice.BANNER_HEALTH,
        "banner-all": faces(dice.BANNER_HEALTH + 1),
        "rally": dice.RALLY,
        "rally-mana": dice.RALLY_MANA,
        "rally-health": dice.RALLY_HEALTH,
        "chapel": battle.CHAPEL_BONUS,
        "will-cost": foes.WILL_COST,
        "will-discount": foes.WILL_DISCOUNT,
        "will-cheap": foes.WILL_COST - foes.WILL_DISCOUNT,
    }


def visitors() -> dict[str, int]:
    """Of opportunities and chance cards."""
    return {
        "alchemist-fee": visits.FEE_ALCHEMIST,
        "alchemist-will": visits.ALCHEMIST_BLUE,
        "market-fee": visits.FEE_MARKET,
        "market-items": visits.MARKET_ITEMS,
        "collector-pays": visits.COLLECTOR_PAYS,
        "wizard-fee": visits.FEE_WIZARD,
        "hermit-xp": visits.HERMIT_XP,
        "alms-gold": chancecards.ALMS_GOLD,
        "alms-health": chancecards.ALMS_HEALTH,
        "alms-mana": chancecards.ALMS_MANA,
    }


def creatures() -> dict[str, int | str]:
    return {
        "riddle-mana": foes.RIDDLE_MANA,
        "riddle-wins": foes.RIDDLE_WINS,
        "ambush": foes.AMBUSH,
        "charm": foes.CHARM,
        "rob-gold": outcome.ROB_GOLD,
        "common-dice": faces(1, dice.RARE_FROM - 1),
        "rare-dice": faces(dice.RARE_FROM),
    }


def course() -> dict[str, int]:
    """From the draft to the crown."""
    return {
        "draft-choices": setup.CHOICES,
        "team-table": setup.TEAM_TABLE,
        "locations": len(RING),
        "artifacts": len(ARTIFACTS),
        "king": final.KING,
        "most-items": rounds.MOST_ITEMS,
        "most-skills": rounds.MOST_SKILLS,
    }
