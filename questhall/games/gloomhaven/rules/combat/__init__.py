"""ATK, MOD, ADV, FX, COND and ELEM: attacks, modifier decks, conditions, elements."""
