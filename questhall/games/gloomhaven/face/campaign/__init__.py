"""The campaign's cards in words, English and Russian."""
