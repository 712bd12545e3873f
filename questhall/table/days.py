"""The days of the daily challenge, by UTC: everybody's day begins and ends at the same moment."""

from __future__ import annotations

import re
import time
from datetime import UTC, datetime, timedelta

DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


def now() -> float:
    return time.time()


def today() -> str:
    return datetime.fromtimestamp(now(), UTC).date().isoformat()


def is_over(day: str) -> bool:
    return day < today()


def is_secret(day: str) -> bool:
    """Whether a table is an attempt at a challenge that others may still play: its dice are theirs too."""
    return bool(day) and not is_over(day)


def ends(day: str) -> float:
    return (datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp()


def is_day(text: str) -> bool:
    try:
        return bool(DAY.fullmatch(text)) and bool(datetime.fromisoformat(text))
    except ValueError:
        return False
