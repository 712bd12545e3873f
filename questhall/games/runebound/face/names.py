"""Names of everything that options and events mention."""

from __future__ import annotations

from questhall.games.runebound.content import board
from questhall.games.runebound.content.cards import ASSETS, CARDS, HEROES, SKILLS, SURGES, TOKENS, VILLAINS
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


ALL_OPS = [op for card in CARDS.values() for ops in (card.reward, card.story, *card.options) for op in ops]
WAYS = sorted(
    {way.strip() for op in ALL_OPS if op.startswith("choose") for way in op.removeprefix("choose").split("/")}
)
GAINS: dict[str, Words] = {
    "trophy": {"en": "a trophy", "ru": "трофей"},
    "trophy combat": {"en": "a combat trophy", "ru": "трофей боя"},
    "trophy exploration": {"en": "an exploration trophy", "ru": "трофей исследования"},
    "trophy encounter": {"en": "an encounter trophy", "ru": "трофей встречи"},
    "token 1": {"en": "a story token", "ru": "сюжетный жетон"},
}
COINS = {1: "1 золотая монета", 2: "2 золотые монеты", 3: "3 золотые монеты", 4: "4 золотые монеты"}


def said(way: str) -> Words:
    """One of the ways that a card lets its reader choose, in words: `trophy & gold 1` is a trophy and 1 gold."""
    parts = [gain(part.strip()) for part in way.split("&")]
    return {"en": " and ".join(part["en"] for part in parts), "ru": " и ".join(part["ru"] for part in parts)}


def gain(part: str) -> Words:
    if part.startswith("gold "):
        amount = int(part.split()[1])
        return {"en": f"{amount} gold", "ru": COINS[amount]}
    return GAINS[part]


def named() -> dict[str, Words]:
    found = dict(board.names())
    for table in (SKILLS, ASSETS, CARDS, VILLAINS, SURGES):
        found.update({card.id: card.name for card in table.values()})
    found.update({hero.id: hero.name for hero in HEROES.values()})
    found.update({f"{hero.id}-{which}": words for hero in HEROES.values() for which, words in hero.names.items()})
    found.update({way.replace(" ", "-"): said(way) for way in WAYS})
    for token, (front, back) in TOKENS.items():
        text = f"{face_text(front)}/{face_text(back)}"
        found[token] = {"en": text, "ru": text}
    return {**found, **WORDS}


NAMED = named()
