"""Numbers of the rules that sentences name: each stands beside its rule and nowhere else."""

from __future__ import annotations

from itertools import pairwise

from questhall.games.rollplayer.content import JOBS
from questhall.games.rollplayer.rules.buying import HANDS
from questhall.games.rollplayer.rules.gold import FOR_DISCARD, FOR_FULL_ROW, FOR_GOLD_DIE
from questhall.games.rollplayer.rules.scoring import BACKSTORY_STARS


def fee() -> int:
    """Of an ability: only the cleric's has one."""
    return max(JOBS[job].power.fee for job in JOBS)


def numbers() -> dict[str, int | str]:
    return {
        "discard-gold": FOR_DISCARD,
        "gold-die-gold": FOR_GOLD_DIE,
        "full-row-gold": FOR_FULL_ROW,
        "hands": HANDS,
        "fee": fee(),
        "story-colours": len(BACKSTORY_STARS) - 1,
        "story-stars": ", ".join(f"{matches} → {stars}★" for matches, stars in story_steps()),
    }


def story_steps() -> list[tuple[int, int]]:
    """The numbers of matches that give more stars than one match less.  RP-SCORE-11"""
    steps = enumerate(pairwise(BACKSTORY_STARS), 1)
    return [(matches, more) for matches, (less, more) in steps if more > less]
