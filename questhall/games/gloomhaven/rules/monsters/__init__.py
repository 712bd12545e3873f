"""MONSTAT, MONOTH, BOSS and SUMMON: statistics, ability decks, and a monster's turn."""
