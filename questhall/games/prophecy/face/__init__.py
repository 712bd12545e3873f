"""How Prophecy shows itself."""
