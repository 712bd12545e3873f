"""The table server: people and bots at tables that never lose a move, leak a card, or stop because of another table."""
