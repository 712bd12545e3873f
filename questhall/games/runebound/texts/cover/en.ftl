# What the hall says of the game before it is opened

game-name = Runebound
game-about = Travel the hex map, fight with cast tokens and outgrow the villain in time.
value-margath = The Ascendance of Margath
value-vorakesh = The Corpse King
value-random = drawn by lot
