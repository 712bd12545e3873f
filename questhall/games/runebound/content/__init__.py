"""What is printed: the map, the cards and tokens, and how a card says what it does."""
