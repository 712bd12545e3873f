"""What can be set when serving, with sane defaults."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much anybody may ask of the server."""

    message_bytes: Count = 16_384  # one websocket message
    body_bytes: Count = 65_536  # one HTTP body
    pack_bytes: Count = 600_000  # packs of one's own cards, and the JSON around them
    import_bytes: Count = 64_000_000  # a line of chapters that is taken in
    name_length: Count = 24
    chat_length: Count = 400
    messages_per_second: Seconds = 20.0  # of one connection, sustained
    burst: Count = 60
    connections_per_guest: Count = 20
    connections: Count = 5_000
    tables_per_guest: Count = 50  # running at once
    unsent_messages: Count = 500  # a reader slower than this is disconnected and resumes
    creations_per_minute: Count = 60  # of one guest: tables, rematches, branches, chapters
    creations_per_address: Count = 600  # a minute
    guests_per_address: Count = 300  # that become somebody, a minute
    connections_per_address: Count = 2_000
    replays_per_minute: Count = 600  # steps and proofs of recorded games, of one address
    analysis_seconds: Seconds = 30.0  # of CPU time, for a finished game
    search_milliseconds: Count = 3_000  # that a bot may think about one answer


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    database: str = "sqlite+aiosqlite:///questhall.db"
    hosts: tuple[str, ...] = ()  # names by which browsers reach this server, besides addresses and this machine's own
    origins: tuple[str, ...] = ()  # foreign origins that may connect; its own always may
    proxies: tuple[str, ...] = ()  # addresses or networks whose word is taken for where a request comes from
    limits: Limits = Limits()
    token_days: Annotated[int, Meta(ge=0)] = 365
    mind_after: float = 60.0  # seconds until the others are asked about somebody who is away
    bot_seconds: Seconds = 5.0  # until a bot that does not answer is replaced
    bot_pause: float = 0.0  # a breath before a bot's answer, so that people can follow
    lease_seconds: Seconds = 2.0  # until another process may take a table over
    snapshot_every: Count = 40  # entries
    metrics_token: str = ""  # who asks for /metrics says it; without one only this machine is told
    node: str = ""  # this process's name among its peers; made up when empty
