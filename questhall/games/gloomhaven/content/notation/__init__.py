"""How cards, maps and statistics say what they do: words that are read, and written where an editor needs it."""
