# What the hall says of the game before it is opened

game-name = Prophecy
game-about = Wander a ring of roads, gather skills from the guilds and claim artifacts from the other planes.
value-second = second edition
value-first = first edition
