"""Names of everything that options and events mention, in both languages."""

from __future__ import annotations

from questhall.games.rollplayer.content import ALIGNMENTS, BACKSTORIES, CARDS, JOBS, RACES, SETS
from questhall.games.rollplayer.content.board import ATTRIBUTES
from questhall.games.rollplayer.content.dice import COLOURS, DIE
from questhall.games.rollplayer.content.grid import CELLS

Names = dict[str, str]

ATTRIBUTE_RU = ("СИЛ", "ЛОВ", "ВЫН", "ИНТ", "МДР", "ХАР")
COLOUR_RU = ("", "зелёный", "синий", "красный", "фиолетовый", "чёрный", "белый", "золотой")
DIRECTION_NAMES = {
    "good": {"en": "good", "ru": "добро"},
    "evil": {"en": "evil", "ru": "зло"},
    "law": {"en": "law", "ru": "порядок"},
    "chaos": {"en": "chaos", "ru": "хаос"},
    "neutral": {"en": "neutral", "ru": "нейтралитет"},
}
SOURCES = {
    "gold-die": {"en": "gold die", "ru": "золотой кубик"},
    "full-row": {"en": "full row", "ru": "заполненный ряд"},
    "coin": {"en": "initiative card", "ru": "карта инициативы"},
    "discard": {"en": "instead of buying", "ru": "вместо покупки"},
    "enlightened": {"en": "wisdom action", "ru": "действие мудрости"},
}
TYPE_NAMES = {
    "type-weapon": {"en": "weapon", "ru": "оружие"},
    "type-armour": {"en": "armour", "ru": "броня"},
    "type-trait": {"en": "trait", "ru": "черта"},
    "type-skill": {"en": "skill", "ru": "навык"},
}
SETTING_VALUES = {
    "die": {"en": "the die drawn", "ru": "вытянутый кубик"},
    "choice": {"en": "choice", "ru": "свободный выбор"},
}
RANK_NAMES = {
    "true-hero": {"en": "True hero", "ru": "Истинный герой"},
    "clan-leader": {"en": "Clan leader", "ru": "Глава клана"},
    "celebrity": {"en": "Celebrity", "ru": "Знаменитость"},
    "adventurer": {"en": "Adventurer", "ru": "Приключенец"},
    "mercenary": {"en": "Mercenary", "ru": "Наёмник"},
    "npc": {"en": "NPC", "ru": "НИП"},
}


def cell_name(cell: str) -> Names:
    good, law = cell.split("-")
    if good == law:
        return DIRECTION_NAMES["neutral"]
    return {lang: f"{DIRECTION_NAMES[good][lang]}/{DIRECTION_NAMES[law][lang]}" for lang in ("en", "ru")}


def names() -> dict[str, Names]:
    found: dict[str, Names] = {**DIRECTION_NAMES, **SOURCES, **TYPE_NAMES, **SETTING_VALUES, **RANK_NAMES}
    for thing in (RACES, JOBS, BACKSTORIES, ALIGNMENTS, SETS, CARDS):
        found.update({name: entry.name for name, entry in thing.items()})
    for row, attribute in enumerate(ATTRIBUTES):
        found[attribute] = {"en": attribute, "ru": ATTRIBUTE_RU[row]}
        found |= {f"{attribute}{n}": {"en": f"{attribute} {n}", "ru": f"{ATTRIBUTE_RU[row]} {n}"} for n in (1, 2, 3)}
    found |= {COLOURS[c]: {"en": COLOURS[c], "ru": COLOUR_RU[c]} for c in range(1, 8)}
    found |= {
        written: {"en": f"{COLOURS[die // 10]} {die % 10}", "ru": f"{COLOUR_RU[die // 10]} {die % 10}"}
        for die, written in DIE.items()
    }
    found |= {f"cell-{at}": cell_name(cell) for at, cell in enumerate(CELLS)}
    return found


NAMES = names()
