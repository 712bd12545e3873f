"""A card read aloud to whoever asks for it by name: ability cards of all classes, items."""

from __future__ import annotations

from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.face.cards import card_text
from questhall.games.gloomhaven.face.items import item_text
from questhall.games.gloomhaven.face.map_text import language
from questhall.kernel.texts import Texts


def about(thing: str, texts: Texts) -> str:
    """The words on it; nothing for what is no card."""
    if found := hero_cards.all_cards().get(thing):
        return card_text(found, language(texts)).partition("\n")[2]
    items = {item.id: item for item in equipment.items().values()}
    return item_text(items[thing], texts) if thing in items else ""
