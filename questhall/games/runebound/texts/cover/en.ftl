# What the hall says of the game before it is opened

game-name = Runebound
game-about = Travel the hex map, fight with cast tokens and outgrow the villain in time.
