"""Who sits at which table, so that one's own are found among any number; and whose tokens are no longer good."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    seated = op.create_table(
        "seated",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
    )
    op.create_index("ix_seated_table_id", "seated", ["table_id"])
    op.create_table(
        "signed_out",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
    )
    rows = op.get_bind().execute(sa.text("SELECT id, detail FROM tables")).fetchall()
    known = [{"guest": guest, "table_id": row.id} for row in rows for guest in guests(bytes(row.detail))]
    for at in range(0, len(known), 1_000):
        op.bulk_insert(seated, known[at : at + 1_000])


def guests(detail: bytes) -> set[str]:
    """As the agreement names them at this version; nobody where it was damaged."""
    try:
        agreed = msgspec.msgpack.decode(detail)
        return {guest for guest in (agreed["host"], *(seat["guest"] for seat in agreed["seats"])) if guest}
    except (msgspec.MsgspecError, ValueError, TypeError, KeyError):
        return set()


def downgrade() -> None:
    op.drop_table("signed_out")
    op.drop_table("seated")
