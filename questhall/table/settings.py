"""What can be set when serving, with sane defaults."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """How much anybody may ask of the server."""

    message_bytes: int = 16_384  # one websocket message
    body_bytes: int = 65_536  # one HTTP body
    name_length: int = 24
    chat_length: int = 400
    messages_per_second: float = 20.0  # of one connection, sustained
    burst: int = 60
    connections_per_guest: int = 20
    connections: int = 5_000
    tables_per_guest: int = 50  # running at once
    unsent_messages: int = 500  # a reader slower than this is disconnected and resumes
    creations_per_minute: int = 60


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite+aiosqlite:///questhall.db"
    origins: tuple[str, ...] = ()  # foreign origins that may connect; its own always may
    limits: Limits = Limits()
    token_days: int = 365
    mind_after: float = 60.0  # seconds until the others are asked about somebody who is away
    bot_seconds: float = 5.0  # until a bot that does not answer is replaced
    bot_pause: float = 0.0  # a breath before a bot's answer, so that people can follow
    lease_seconds: float = 2.0
    snapshot_every: int = 40  # entries
    node: str = ""  # this process's name among its peers; made up when empty
