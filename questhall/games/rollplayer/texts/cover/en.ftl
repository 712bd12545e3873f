# What the hall says of the game before it is opened

game-name = Roll Player
game-about = Roll dice, place them and shop at the market until your hero is the talk of the tavern. A puzzle for 1 to 4.
value-die = a die
value-choice = choice
