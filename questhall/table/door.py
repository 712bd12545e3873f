"""Who may come in, and how much one address may ask for."""

from __future__ import annotations

import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from urllib.parse import urlsplit

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from questhall.table.settings import Settings

GUESSES = RateLimitItemPerMinute(10)


class Door:
    """Counts by address: names are free to make."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self._hosts, self._origins = {host.lower() for host in settings.hosts}, settings.origins
        self._most = limits.connections_per_address
        self._connected: Counter[str] = Counter()
        self._rate = MovingWindowRateLimiter(MemoryStorage())
        self._of_guest = RateLimitItemPerMinute(limits.creations_per_minute)
        self._of_address = RateLimitItemPerMinute(limits.creations_per_address)
        self._guests = RateLimitItemPerMinute(limits.guests_per_address)

    def may_create(self, guest: str, address: str) -> bool:
        """A table, in whatever way it is made."""
        return self._rate.hit(self._of_guest, "guest", guest) and self._rate.hit(self._of_address, "from", address)

    def may_be_named(self, address: str) -> bool:
        return self._rate.hit(self._guests, "named", address)

    def may_guess(self, address: str) -> bool:
        """A code of somebody's second device."""
        return self._rate.hit(GUESSES, "guess", address)

    @contextmanager
    def connection(self, address: str) -> Iterator[bool]:
        """Whether one more may come from there; it counts as long as it lasts."""
        self._connected[address] += 1
        try:
            yield self._connected[address] <= self._most
        finally:
            self._connected[address] -= 1
            if not self._connected[address]:
                del self._connected[address]

    def is_own(self, origin: str | None, host: str) -> bool:
        """A browser's request from a foreign page is refused; programs send no origin.

        A page is our own if it came from the host that it speaks to, and that host is ours: otherwise whoever owns a
        name could let it point here.
        """
        if origin is None or origin in self._origins:
            return True
        parts = urlsplit(origin)
        return parts.netloc == host and self._is_ours((parts.hostname or "").lower())

    def _is_ours(self, name: str) -> bool:
        """Configured, or what nobody can let point elsewhere: an address, or this machine's own name."""
        if name in self._hosts:
            return True
        try:
            return bool(ip_address(name))
        except ValueError:
            own = socket.gethostname().lower()
            return name in ("localhost", own, f"{own.partition('.')[0]}.local")
