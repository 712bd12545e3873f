"""Roll Player: dice, markets and a hero's life story; 1 to 4 players."""
