"""Everything that the HTTP routes and the websocket share."""

from __future__ import annotations

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from questhall.table.hall import Hall
from questhall.table.metrics import Metrics
from questhall.table.settings import Settings
from questhall.table.store import Store
from questhall.table.tokens import Tokens


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.hall = Hall(self.store, settings, self.metrics)
        self.tokens: Tokens  # once the store is open
        self.clients: dict[str, int] = {}  # connections of each guest
        self.connected = 0
        self.stopping = False
        self._rate = MovingWindowRateLimiter(MemoryStorage())
        self._per_minute = RateLimitItemPerMinute(settings.limits.creations_per_minute)

    def may_create(self, guest: str) -> bool:
        return self._rate.hit(self._per_minute, guest)

    def say_goodbye(self) -> None:
        """No new connections; those who are here are told to come back."""
        self.stopping = True
        self.hall.say_goodbye()


def own_origin(house: House, origin: str | None, host: str) -> bool:
    """A browser's request from a foreign page is refused; programs send no origin."""
    return origin is None or origin.partition("://")[2] == host or origin in house.settings.origins
