"""CARD, REST, TURN, ACTIVE, DMG, RECOV, EXH and ITEM: a character's cards and items."""
