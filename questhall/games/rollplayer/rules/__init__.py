"""The rulebook, one module a chapter, in the order of the book."""
