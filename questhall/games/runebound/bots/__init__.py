"""How the house bot of Runebound weighs things; `bot.py` puts it together."""
