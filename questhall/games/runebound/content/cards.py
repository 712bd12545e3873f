"""Everything printed on cards and tokens, read once from content/*.yaml; faults are told with file, line and word."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from questhall.games.runebound.content import notation
from questhall.games.runebound.content.board import ADVENTURES, PLACES, TERRAINS
from questhall.games.runebound.content.notation import Text
from questhall.kernel import Joined, Shelf, Words
from questhall.kit.content import BadWord, C, cards

HERE = Path(__file__).parent
TokenFace = tuple[str, int, bool]  # symbol, value, gold
TokenFaces = tuple[TokenFace, TokenFace]
TROPHIES = {"c": "combat", "e": "exploration", "s": "encounter", "g": "any"}  # what the letters of a cost ask for
TYPES = ("weapon", "apparel", "gear", "movement", "goods")


class HeroCard(msgspec.Struct, frozen=True):
    id: str
    name: Words
    life: int
    hand: int
    body: int
    mind: int
    spirit: int
    gold: int
    start: str
    tokens: tuple[str, ...]
    names: dict[str, Words]  # of its abilities: first, second
    text: Text
    setup: tuple[str, ...]
    speed: int = 3
    faces: tuple[TokenFaces, ...] = ()  # of the tokens


class Skill(msgspec.Struct, frozen=True):
    id: str
    name: Words
    set: str
    attribute: str
    cost: str  # letters of TROPHIES
    text: Text
    star: bool = False


class Asset(msgspec.Struct, frozen=True):
    id: str
    name: Words
    set: str
    type: str
    price: int
    text: Text
    token: str = ""
    value: int = 0  # goods: the market value
    faces: TokenFaces | None = None  # of the token


class Surge(msgspec.Struct, frozen=True):
    """A surge ability of an enemy."""

    id: str
    name: Words
    cost: int
    ops: tuple[str, ...]


class QuestOutcome(msgspec.Struct, frozen=True):
    """What a quest asks, and gives: dice (as bits, one per symbol), a test or a price."""

    need: tuple[int, ...]
    ops: tuple[str, ...]
    said: str = ""


class Adventure(msgspec.Struct, frozen=True):
    """An enemy, a quest or an event of an adventure deck; story cards and villains too."""

    id: str
    name: Words
    deck: str
    type: str
    scenario: str = ""
    # enemies
    life: int = 0
    traits: tuple[str, ...] = ()
    text: Text = Text()
    surges: tuple[Surge, ...] = ()
    reward: tuple[str, ...] = ()
    least: int = 0
    token: str = ""
    faces: TokenFaces | None = None  # of the token
    # quests
    place: str = ""
    action: str = "explore"
    outcomes: tuple[QuestOutcome, ...] = ()
    # events and story cards
    options: tuple[tuple[str, ...], ...] = ()
    rumour: tuple[str, tuple[str, ...]] = ("", ())  # where, and what then
    story: tuple[str, ...] = ()  # done when the card appears
    each: bool = False  # every hero may do this story quest once


class Scenario(msgspec.Struct, frozen=True):
    id: str
    name: Words
    place: str  # where the villain appears
    token: Words


def read(name: str, make: Callable[[dict[str, Any]], C], **more: str) -> dict[str, C]:
    """All entries of a file by id, in its order."""
    return cards(HERE / f"{name}.yaml", make, **more)


def face(text: str) -> TokenFace:
    """`2P*`: value, symbol, gold; `-` is a dash."""
    gold = text.endswith("*")
    body = text.rstrip("*")
    if body == "-":
        return ("-", 0, gold)
    symbol = body[-1]
    if symbol not in notation.SYMBOLS:
        raise BadWord(text, "expected a face such as 2P*, H, -")
    return (symbol, int(body[:-1] or 1), gold)


def faces(text: str) -> TokenFaces:
    front, back = (face(side.strip()) for side in text.split("/"))
    return (front, back)


def hero(entry: dict[str, Any]) -> HeroCard:
    made = {**entry, "tokens": tuple(f"{entry['id']}-{n}" for n in range(1, 4))}
    made["faces"] = tuple(faces(token) for token in entry["tokens"])
    made["text"] = notation.parsed(entry["text"])
    made["setup"] = notation.effects(entry["setup"])
    return HeroCard(**made)


def skill(entry: dict[str, Any]) -> Skill:
    made = {**entry, "text": notation.parsed(entry.get("text", ""))}
    notation.one_of(entry["attribute"], notation.ATTRIBUTES)
    for letter in entry["cost"]:
        notation.one_of(letter, tuple(TROPHIES))
    return Skill(**made)


def asset(entry: dict[str, Any]) -> Asset:
    made = {**entry, "text": notation.parsed(entry.get("text", ""))}
    notation.one_of(entry["type"], TYPES)
    if shown := entry.get("faces", ""):
        made["faces"] = faces(shown)
    return Asset(**made)


def needs(text: str) -> tuple[int, ...]:
    """`F+W` as bits, one per symbol; a joker among them is only a joker."""
    return tuple(TERRAINS[notation.one_of(letter, tuple(TERRAINS))] for letter in text.split("+"))


def outcome(action: str, text: str) -> QuestOutcome:
    """`F+W -> gold 2`; for a test or a price `test body -1 -> gold 2`, `pay 2 -> trophy`."""
    need, _, gives = (part.strip() for part in text.partition("->"))
    said = need
    symbols = needs(need) if action == "explore" else ()
    return QuestOutcome(symbols, notation.effects(gives) if gives != "none" else (), said)


def surge(card: str, number: int, entry: dict[str, Any]) -> Surge:
    cost = -1 if entry["cost"] == "X" else int(entry["cost"])
    return Surge(f"{card}-{number}", entry["name"], cost, notation.effects(entry["do"]))


def adventure(entry: dict[str, Any]) -> Adventure:
    made = {**entry}
    made.setdefault("type", "enemy" if "life" in entry else "quest" if "outcomes" in entry else "event")
    made["text"] = notation.parsed(entry.get("text", ""))
    made["surges"] = tuple(surge(entry["id"], at, each) for at, each in enumerate(entry.get("surges", ()), 1))
    made["reward"] = notation.effects(entry.get("reward", ""))
    made["traits"] = tuple(entry.get("traits", "").split())
    made["story"] = notation.effects(entry.get("story", ""))
    if "outcomes" in entry:
        if entry["place"] not in PLACES:
            raise BadWord(entry["place"], "no such place on the map")
        made["action"] = "explore"
        if entry["outcomes"][0].startswith(("test", "pay", "skill", "fight")):
            made["action"] = entry["outcomes"][0].split()[0]
        made["outcomes"] = tuple(outcome(made["action"], text) for text in entry["outcomes"])
    options: list[tuple[str, ...]] = []
    for text in entry.get("options", ()):
        if text.startswith("rumour "):
            place, _, then = text.removeprefix("rumour ").partition(":")
            if place not in PLACES:
                raise BadWord(place, "no such place on the map")
            made["rumour"] = (place, notation.effects(then))
            options.append(("rumour",))
        else:
            options.append(notation.effects(text))
    made["options"] = tuple(options)
    if shown := made.pop("faces", ""):
        made["token"], made["faces"] = f"{entry['id']}-token", faces(shown)
    return Adventure(**made)


def scenario(entry: dict[str, Any]) -> Scenario:
    return Scenario(**entry)


FOES_SHOW = {
    "foe-1": "1K / -*",
    "foe-2": "H / 1K",
    "foe-3": "A / 1K",
    "foe-4": "1K* / 1S",
    "foe-5": "D / -*",
    "seasoned": "2K / 1S*",
}
FOE_TOKENS = ("foe-1", "foe-2", "foe-3", "foe-4", "foe-5")
HEROES: dict[str, HeroCard] = read("heroes", hero)
SKILLS: Shelf[str, Skill] = Shelf(read("skills", skill))
ASSETS: Shelf[str, Asset] = Shelf(read("assets", asset))
ADVENTURES_BY_ID: Shelf[str, Adventure] = Shelf(
    {card: made for deck in ADVENTURES for card, made in read(deck, adventure, deck=deck).items()}
)
STORIES: dict[str, Adventure] = read("stories", adventure, deck="story")
VILLAINS: dict[str, Adventure] = read("villains", adventure)
SCENARIOS: dict[str, Scenario] = read("scenarios", scenario)
CARDS: Shelf[str, Adventure] = Joined(ADVENTURES_BY_ID, STORIES, VILLAINS)
DECK_OF: dict[str, int] = ADVENTURES_BY_ID.each(lambda card: ADVENTURES.index(card.deck))
SURGES: Shelf[str, Surge] = Shelf({surge.id: surge for card in CARDS.values() for surge in card.surges})
OWNED: Shelf[str, HeroCard | Skill | Asset] = Joined(HEROES, SKILLS, ASSETS)
TEXTS: dict[str, Text] = OWNED.each(lambda card: card.text)


def printed_tokens() -> dict[str, TokenFaces]:
    """Those of the enemies, of heroes, of assets and of villains."""
    found = {token: faces(shown) for token, shown in FOES_SHOW.items()}
    for hero_ in HEROES.values():
        found |= dict(zip(hero_.tokens, hero_.faces, strict=True))
    found |= {each.token: each.faces for each in ASSETS.values() if each.faces}
    return found | {each.token: each.faces for each in CARDS.values() if each.faces}


TOKENS: Shelf[str, TokenFaces] = Shelf(printed_tokens())
