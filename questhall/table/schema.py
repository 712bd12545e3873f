"""What the database looks like: its tables, their rows, and how an old database is brought up to date."""

from __future__ import annotations

from pathlib import Path

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("status", sa.String(16), nullable=False, index=True),  # waiting, running, over, frozen
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False, index=True),
    sa.Column("detail", sa.LargeBinary, nullable=False),  # the agreement: seats, settings, policy, clock
    sa.Column("snapshot", sa.LargeBinary, nullable=False),
    sa.Column("snapshot_seq", sa.Integer, nullable=False),
    sa.Column("owner", sa.String(64), nullable=False, server_default=""),
    sa.Column("lease_until", sa.Float, nullable=False, server_default="0"),
    sa.Column("host", sa.String(32), nullable=False, server_default="", index=True),
    sa.Column("course", sa.LargeBinary, nullable=False, server_default=""),  # clocks and absences at the snapshot
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)


mail = sa.Table(
    "mail",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("to_node", sa.String(64), nullable=False),
    sa.Column("content", sa.LargeBinary, nullable=False),
)
seated = sa.Table(
    "seated",
    metadata,
    sa.Column("guest", sa.String(32), primary_key=True),  # who sits at a table, or keeps it
    sa.Column("table_id", sa.String(32), primary_key=True, index=True),
)
signed_out = sa.Table(
    "signed_out",
    metadata,
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("times", sa.Integer, nullable=False),  # that all tokens were taken back
)
analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("content", sa.LargeBinary, nullable=False),
)
dailies = sa.Table(
    "dailies",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("key", sa.LargeBinary, nullable=False),
)
attempts = sa.Table(
    "attempts",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(32), primary_key=True, index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("state", sa.String(8), nullable=False),  # open, done, void: somebody else answered for them
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("score", sa.Float, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
)
device_codes = sa.Table(
    "device_codes",
    metadata,
    sa.Column("code", sa.String(64), primary_key=True),  # a hash of it
    sa.Column("guest", sa.String(32), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)
CHANNEL = "questhall"
NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :note)")


class Row(msgspec.Struct):
    """A table as it is stored."""

    id: str
    game: str
    status: str
    public: bool
    created: float
    updated: float
    detail: bytes
    snapshot: bytes
    snapshot_seq: int
    owner: str = ""
    lease_until: float = 0.0
    host: str = ""
    course: bytes = b""


class LogEntry(msgspec.Struct):
    """One thing said at a table, in order: an answer, an undo, a word."""

    table_id: str
    seq: int
    kind: str
    seat: int
    text: str
    name: str = ""
    at: float = 0.0


class Lost(Exception):
    """The table belongs to another process now, or the entry's place is taken: nothing was written."""


MIGRATIONS = Path(__file__).parent / "migrations"
LATEST = max(path.name for path in (MIGRATIONS / "versions").glob("0*.py")).partition("_")[0]


def migrate(connection: Connection) -> None:
    stored = sa.text("SELECT version_num FROM alembic_version")
    if sa.inspect(connection).has_table("alembic_version") and connection.execute(stored).scalar() == LATEST:
        return
    from alembic import command  # a tenth of a second that a restart need not wait for
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
