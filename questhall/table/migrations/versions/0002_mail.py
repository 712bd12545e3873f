"""What a process forwards to the process that owns a table, and what comes back."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "mail",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("to_node", sa.String(64), nullable=False),  # empty: whoever owns the table
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_mail_table_id", "mail", ["table_id", "to_node"])


def downgrade() -> None:
    op.drop_table("mail")
