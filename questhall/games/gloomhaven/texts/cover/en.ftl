# What the hall says of the game before it is opened

game-name = Gloomhaven
game-about = Cards in hand, monsters in the room, and never quite enough turns. A cooperative campaign.
value-normal = normal
value-easy = easy
value-hard = hard
value-very-hard = very hard
value-deck = one card a deck
value-type = one card a monster type
