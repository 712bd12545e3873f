"""Names of everything that options and events mention: of cards and places from the content, else from the texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from questhall.games.runebound.content.board import NAME, PLACE_OF, PRINTED, REGION, TERRAIN, TERRAIN_NAMES
from questhall.games.runebound.content.cards import ASSETS, CARDS, HEROES, SKILLS, SURGES, TOKENS, TokenFace
from questhall.games.runebound.rules.pool import face_text
from questhall.kernel import Words
from questhall.kernel.texts import LANGUAGES, bundle
from questhall.kit.named import named

TEXTS = Path(__file__).parent.parent / "texts"
SAID = named(TEXTS)


def names() -> dict[str, Words]:
    found = {**places(), **spaces()}
    for cards in (SKILLS, ASSETS, CARDS, SURGES, HEROES):
        found |= {card.id: card.name for card in cards.values()}
    found |= {f"{hero.id}-{which}": name for hero in HEROES.values() for which, name in hero.names.items()}
    found |= {way.replace(" ", "-"): way_name(way) for way in ways()}
    found |= {face_text(face): face_name(face) for faces in TOKENS.values() for face in faces}
    found |= {token: token_name(faces) for token, faces in TOKENS.items()}
    return found | SAID


def places() -> dict[str, Words]:
    """Cities, locations and regions."""
    return {place["id"]: place["name"] for part in ("cities", "sites", "regions") for place in PRINTED[part]}


def spaces() -> dict[str, Words]:
    """Every space by its coordinates; where they alone tell it from its like, they are in the name."""
    named_places = places()
    found = {}
    for cell, space in NAME.items():
        place = PLACE_OF.get(cell, "")
        ground = named_places[place] if place else SAID[TERRAIN_NAMES[TERRAIN[cell]]]
        alone = place and len(REGION.get(place, [cell])) == 1
        found[space] = ground if alone else {lang: f"{said} ({space})" for lang, said in ground.items()}
    return found


def face_name(face: TokenFace) -> Words:
    """`2P*` is physical damage 2 (gold)."""
    symbol, value, gold = face
    shown = SAID[symbol] if value else told("face-blank")
    number = f" {value}" if value > 1 else ""
    golden = told("face-gold") if gold else dict.fromkeys(LANGUAGES, "")
    return {lang: shown[lang] + number + golden[lang] for lang in LANGUAGES}


def token_name(faces: Sequence[TokenFace]) -> Words:
    sides = [face_name(face) for face in faces]
    return {lang: " / ".join(side[lang] for side in sides) for lang in LANGUAGES}


def ways() -> Iterator[str]:
    """What the cards let a reader choose from: `gold 2`, `trophy & gold 1`."""
    for card in CARDS.values():
        for op in (*card.reward, *card.story, *(op for ops in card.options for op in ops)):
            if op.startswith("choose"):
                yield from (way.strip() for way in op.removeprefix("choose").split("/"))


def way_name(way: str) -> Words:
    """`trophy & gold 1` is a trophy and 1 gold."""
    gains = [gain(part.strip()) for part in way.split("&")]
    return {lang: joint.join(each[lang] for each in gains) for lang, joint in told("gain-and").items()}


def gain(part: str) -> Words:
    verb, *rest = part.split()
    if rest and rest[0].isdigit():
        return told(f"gain-{verb}", n=int(rest[0]))
    return told("-".join(["gain", verb, *rest]))


def told(key: str, **numbers: int) -> Words:
    """A message in every language."""
    found = {}
    for lang in LANGUAGES:
        texts = bundle(lang, (TEXTS,))
        pattern = texts.get_message(key).value
        assert pattern is not None, f"{key} in {lang}.ftl says nothing"
        found[lang] = str(texts.format_pattern(pattern, numbers)[0])
    return found


NAMES = names()
