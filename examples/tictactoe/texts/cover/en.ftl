# What the hall says of the game before it is opened

game-about = Three in a row, as everybody knows it.
