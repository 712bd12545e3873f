"""`questhall games`: what can be played here."""

from __future__ import annotations

from questhall.cli.options import JsonOption
from questhall.cli.telling import print_json


def games(as_json: JsonOption = False) -> None:
    """What can be played here, with players and settings."""
    from questhall.bots import default_bot
    from questhall.games import catalogue

    if as_json:
        print_json(
            [
                {
                    "id": game.id,
                    "name": game.name,
                    "players": list(game.players),
                    "settings": {setting.id: list(setting.values) for setting in game.settings},
                    "free": [setting.id for setting in game.settings if setting.free],
                }
                for game in catalogue().values()
            ]
        )
        return
    for game in catalogue().values():
        players = f"{game.players[0]}-{game.players[-1]} players"
        bots = ", ".join(dict.fromkeys(["random", "search", default_bot(game)]))
        print(f"{game.id:12} {game.name['en']} / {game.name['ru']}, {players}, bots: {bots}")
