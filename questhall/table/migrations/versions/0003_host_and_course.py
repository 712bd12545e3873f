"""Whose table it is, so that it counts against a limit; and who was away, for whom was played, how clocks stood."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("course", sa.LargeBinary, nullable=False, server_default=""))
    op.create_index("ix_tables_host", "tables", ["host"])


def downgrade() -> None:
    op.drop_index("ix_tables_host", "tables")
    op.drop_column("tables", "course")
    op.drop_column("tables", "host")
