"""What is printed on the components, as plain data, for clients that draw them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from questhall.games.runebound import board
from questhall.games.runebound.cards import ASSETS, CARDS, HEROES, SCENARIOS, SKILLS, TOKENS
from questhall.games.runebound.rules.pool import face_text
from questhall.games.runebound.rules.rounds import REFRESH, STORY


@cache
def printed() -> dict[str, Any]:
    """Cards by id, token faces, and the board by cell."""
    plain = msgspec.to_builtins
    return {
        "heroes": {card.id: plain(card) for card in HEROES.values()},
        "skills": {card.id: plain(card) for card in SKILLS.values()},
        "assets": {card.id: plain(card) for card in ASSETS.values()},
        "cards": {card.id: plain(card) for card in CARDS.values()},
        "scenarios": {card.id: plain(card) for card in SCENARIOS.values()},
        "tokens": {token: [face_text(face) for face in faces] for token, faces in TOKENS.items()},
        "spaces": {
            str(cell): {
                "name": name,
                "terrain": board.SPACES[name],
                "place": board.PLACE_OF.get(cell, ""),
                "kind": board.KIND.get(cell, ""),
                "gem": board.GEM.get(cell, ""),
            }
            for cell, name in board.NAME.items()
        },
        "rivers": sorted([board.NAME[a], board.NAME[b]] for a, b in board.RIVERS if a < b),
        "roads": sorted([board.NAME[a], board.NAME[b]] for a, b in board.ROADS if a < b),
        "bridges": sorted([board.NAME[a], board.NAME[b]] for a, b in board.BRIDGES if a < b),
        "track": {"refresh": list(REFRESH), "story": list(STORY), "last": 12},
    }
