"""The house bot's considerations, one module each; `questhall/games/rollplayer/bot.py` puts them together."""
