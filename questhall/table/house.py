"""Everything that the HTTP routes and the websocket share."""

from __future__ import annotations

from questhall.table.analyses import Analyses
from questhall.table.daily import Challenges
from questhall.table.door import Door
from questhall.table.forgetting import forget
from questhall.table.forms import Gone
from questhall.table.hall import Hall
from questhall.table.metrics import Metrics
from questhall.table.profiles import Profiles
from questhall.table.replays import Replays
from questhall.table.settings import Settings
from questhall.table.standings import Standings
from questhall.table.store import Store
from questhall.table.thinking import Patience
from questhall.table.tokens import Tokens


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.hall = Hall(self.store, settings, self.metrics)
        self.standings = Standings(self.store)
        self.tokens: Tokens  # once the store is open
        self.clients: dict[str, int] = {}  # connections of each guest
        self.connected = 0
        self.stopping = False
        self.door = Door(settings)
        self.replays = Replays()
        self.analyses = Analyses(self.store, settings.limits.analysis_seconds)
        self.challenges = Challenges(self.store, self.hall)
        self.profiles = Profiles(self.store)
        self.patience = Patience(settings.limits.replays_per_minute)

    def say_goodbye(self) -> None:
        """No new connections; those who are here are told to come back."""
        self.stopping = True
        self.hall.say_goodbye()

    async def sign_out(self, guest: str) -> int:
        """No token of this guest that was made so far is good any more; how often that has happened."""
        times = await self.store.sign_out(guest)
        self.signed_out(guest, times)
        return times

    async def forget(self, guest: str) -> Gone:
        """Everything of a guest leaves this house, at once."""
        left = await self.hall.forget(guest)
        gone = await forget(self.store, guest)
        await self.sign_out(guest)
        return Gone(gone.deleted, left + gone.left)

    def signed_out(self, guest: str, times: int) -> None:
        """At this process or another."""
        self.tokens.signed_out[guest] = times
        self.hall.send_away(guest)
