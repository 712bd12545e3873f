"""What the house bot weighs: blows, foes, places to stand, plans for a turn, harm, rests, the party."""
