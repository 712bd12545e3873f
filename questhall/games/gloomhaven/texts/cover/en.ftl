# What the hall says of the game before it is opened

game-name = Gloomhaven
game-about = Cards in hand, monsters in the room, and never quite enough turns. A cooperative campaign.
game-state = There are tools for monsters, lines of sight and movement, but no playable campaign yet. You can read the ledger.
