"""Many games at once: series between bots, on all cores."""

from questhall.lab.series import Series, Summary, play_series

__all__ = ["Series", "Summary", "play_series"]
