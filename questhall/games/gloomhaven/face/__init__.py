"""How players see the game: names, words and drawings, in two languages."""
