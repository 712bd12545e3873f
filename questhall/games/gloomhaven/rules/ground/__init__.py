"""TERM, OVERLAY, MOVE and FX: the table, what lies and stands on it, and how figures move over it."""
