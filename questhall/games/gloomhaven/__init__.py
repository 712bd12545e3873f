"""Gloomhaven, first edition."""
