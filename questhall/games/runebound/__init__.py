"""Runebound, third edition: heroes of Terrinoth, token combat, two scenarios."""
