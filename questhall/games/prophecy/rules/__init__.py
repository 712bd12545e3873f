"""The rulebook, one module per chapter of the ledger."""
