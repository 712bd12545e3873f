"""Attack modifier cards in words."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.games.gloomhaven.face.map_text import language
from questhall.games.gloomhaven.face.words import Speaker
from questhall.games.gloomhaven.rules.combat.draws import worth
from questhall.games.gloomhaven.rules.combat.modifiers import BLESS, LEAVE_THE_DECK, read_card
from questhall.kernel.texts import Texts

SIGNS = {"null": "×0", "double": "×2"}
GUESS = 3  # an attack by which cards are compared for listing them


def modifier_text(card: str, texts: Texts) -> str:
    """`+1`, `×2`, `rolling: PUSH 1`, `bless ×2`."""
    read = read_card(card)
    speaker = Speaker(language(texts))
    if card in LEAVE_THE_DECK:
        kind = "bless" if card == BLESS else "curse"
        return f"{speaker.say('effect', kind=kind, x=1, element='')} {SIGNS[read.rank]}"
    value = SIGNS.get(read.rank) or (f"{read.value:+d}" if read.value or not read.effects else "")
    said = speaker.joined(value, *map(speaker.effect, read.effects))
    return texts.say("board-rolling", what=said) if read.rolling else said


def most_first(cards: Iterable[str]) -> list[str]:
    """The best cards first."""
    return sorted(cards, key=lambda card: (-worth(read_card(card), GUESS), card))
