"""Many games at once: series and duels between bots, on all cores."""

from questhall.lab.duel import Duel, fight
from questhall.lab.series import Series, Summary, play_series

__all__ = ["Duel", "Series", "Summary", "fight", "play_series"]
