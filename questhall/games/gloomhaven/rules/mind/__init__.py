"""FOCUS, MONMOVE, MONEFF and MONATK: how a monster thinks."""
