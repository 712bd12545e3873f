"""Names of everything that options and events mention."""

from __future__ import annotations

from questhall.games.runebound import board
from questhall.games.runebound.cards import ASSETS, CARDS, HEROES, SKILLS, SURGES, TOKENS, VILLAINS
from questhall.games.runebound.rules.pool import face_text

Words = dict[str, str]

WORDS: dict[str, Words] = {
    "combat": {"en": "combat", "ru": "бой"},
    "exploration": {"en": "exploration", "ru": "исследование"},
    "encounter": {"en": "encounter", "ru": "встреча"},
    "body": {"en": "body", "ru": "тело"},
    "mind": {"en": "mind", "ru": "разум"},
    "spirit": {"en": "spirit", "ru": "дух"},
    "physical": {"en": "physical", "ru": "физический урон"},
    "magic": {"en": "magic", "ru": "магический урон"},
    "enemy": {"en": "enemy damage", "ru": "урон от врага"},
    "P": {"en": "physical", "ru": "физический"},
    "M": {"en": "magic", "ru": "магический"},
    "K": {"en": "enemy", "ru": "вражеский"},
    "H": {"en": "shield", "ru": "щит"},
    "S": {"en": "surge", "ru": "удар"},
    "A": {"en": "agility", "ru": "ловкость"},
    "D": {"en": "double", "ru": "удвоение"},
    "any": {"en": "any", "ru": "любой"},
    "all": {"en": "all", "ru": "все"},
    "joker": {"en": "joker", "ru": "джокер"},
    "p": {"en": "plains", "ru": "равнина"},
    "pf": {"en": "plains/forest", "ru": "равнина/лес"},
    "fh": {"en": "forest/hills", "ru": "лес/холмы"},
    "hp": {"en": "hills/plains", "ru": "холмы/равнина"},
    "mw": {"en": "mountains/water", "ru": "горы/вода"},
    **board.GROUND,
    "city": {"en": "any city", "ru": "любой город"},
    "settlement": {"en": "any settlement", "ru": "любое поселение"},
    "shrine": {"en": "any shrine", "ru": "любое святилище"},
    "fortress": {"en": "any fortress", "ru": "любая крепость"},
    "haven": {"en": "any settlement, shrine or fortress", "ru": "любое поселение, святилище или крепость"},
    "double": {"en": "doubling", "ru": "удвоение"},
    "flip": {"en": "flip", "ru": "переворот"},
    "rethrow": {"en": "rethrow", "ru": "переброс"},
}


def named() -> dict[str, Words]:
    found = dict(board.names())
    for table in (SKILLS, ASSETS, CARDS, VILLAINS, SURGES):
        found.update({card.id: card.name for card in table.values()})
    found.update({hero.id: hero.name for hero in HEROES.values()})
    for token, (front, back) in TOKENS.items():
        if token not in VILLAINS:
            text = f"{face_text(front)}/{face_text(back)}"
            found[token] = {"en": text, "ru": text}
    return {**found, **WORDS}


NAMED = named()
