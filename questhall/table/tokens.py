"""Guests: a name and an id, signed, so that nobody can be somebody else."""

from __future__ import annotations

import secrets
import time
import unicodedata

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer

from questhall.kernel import Refusal, Refused
from questhall.table.settings import Settings


class Who(msgspec.Struct, frozen=True):
    """Somebody at the door; an empty id is an unnamed spectator."""

    id: str = ""
    name: str = ""


NOBODY = Who()


class Tokens:
    def __init__(self, keys: list[bytes], settings: Settings) -> None:
        """Signs with the last of the keys; what was signed with those before it is good still."""
        self._signer = URLSafeTimedSerializer(keys, salt="questhall-guest")
        self._age = settings.token_days * 86_400
        self._length = settings.limits.name_length
        self.signed_out: dict[str, int] = {}  # how often each guest has taken all tokens back

    def make(self, name: str, known: str = "") -> tuple[Who, str]:
        """A token for a new guest, or for a known one under another name."""
        words = tidy(name)
        if len(words) > self._length:
            raise Refused(Refusal("http.name-too-long", numbers={"limit": self._length}))
        who = Who(known or secrets.token_hex(8), words)
        return who, str(self._signer.dumps([who.id, who.name, self.signed_out.get(who.id, 0)]))

    def read(self, token: str) -> Who:
        """The guest of a token; nobody where it is missing, forged or too old."""
        try:
            (guest_id, name, *times), made = self._signer.loads(token, return_timestamp=True)
        except (BadSignature, ValueError, TypeError):
            return NOBODY
        if time.time() - made.timestamp() > self._age:  # one from the future: another process's clock is ahead
            return NOBODY
        if (times[0] if times else 0) != self.signed_out.get(guest_id, 0):
            return NOBODY
        return Who(str(guest_id), str(name))


def tidy(text: str) -> str:
    """One line of printable characters; markup stays text, clients escape it."""
    shown = "".join(" " if unicodedata.category(char)[0] in "CZ" else char for char in text)
    return " ".join(shown.split())
