"""Exact chances, pure: dice, tests and quests, and the token duel solved."""
