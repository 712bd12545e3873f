key-deck = Deck
key-discard = Discard pile
key-heap = Lanterns in the heap
key-hand = Hand
key-lanterns = Lanterns
