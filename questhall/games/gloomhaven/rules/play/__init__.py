"""The running game: steps of the agenda, each a few rules in the order of the book."""
