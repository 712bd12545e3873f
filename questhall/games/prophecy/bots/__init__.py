"""The house bot's considerations, one module each; `questhall/games/prophecy/bot.py` puts them together."""
