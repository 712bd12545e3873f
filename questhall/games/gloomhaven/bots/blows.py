"""What an attack brings: its damage by the standard modifier deck, and how likely it kills."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

DECK = ((-2, 1), (-1, 5), (0, 6), (1, 5), (2, 1))  # modifiers and how many cards bear them; a miss and a double beside
CARDS = 20
NORMAL, ADVANTAGE, DISADVANTAGE = 0, 1, -1
Damages = tuple[tuple[int, float], ...]


@lru_cache(maxsize=1024)
def results(value: int, fortune: int = NORMAL) -> Damages:
    """The values an attack ends with before shields, each with its chance."""
    single = [(max(0, value + add), count / CARDS) for add, count in DECK]
    single += [(0, 1 / CARDS), (2 * value, 1 / CARDS)]
    if fortune == NORMAL:
        return tuple(single)
    better = max if fortune == ADVANTAGE else min
    found: dict[int, float] = {}
    for (one, likely), (other, as_likely) in product(single, single):
        found[better(one, other)] = found.get(better(one, other), 0.0) + likely * as_likely
    return tuple(found.items())


@lru_cache(maxsize=65536)
def blow(value: int, shield: int, life: int, fortune: int = NORMAL) -> tuple[float, float]:
    """The mean damage, at most the life that is there, and the chance that it kills."""
    mean = kills = 0.0
    for result, likely in results(max(0, value), fortune):
        damage = max(0, result - shield)
        mean += likely * min(damage, life)
        if damage >= life:
            kills += likely
    return mean, kills
