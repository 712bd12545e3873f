# What the hall says of the game before it is opened

game-about = Steal lanterns by night. Hidden hands, guards and feints.
