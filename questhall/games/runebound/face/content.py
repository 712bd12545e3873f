"""Every printed component with its numbers and words: `questhall content runebound`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial

from questhall.games.runebound.content.board import (
    ADVENTURES,
    CITIES,
    GEM,
    KIND,
    PLACES,
    PRINTED,
    TERRAIN,
    TERRAIN_NAMES,
)
from questhall.games.runebound.content.cards import (
    ADVENTURES_BY_ID,
    ASSETS,
    HERE,
    HEROES,
    SCENARIOS,
    SKILLS,
    STORIES,
    TOKENS,
    TROPHIES,
    VILLAINS,
    Adventure,
    Asset,
    HeroCard,
    Scenario,
    Skill,
)
from questhall.games.runebound.face import words
from questhall.games.runebound.face.names import token_name
from questhall.games.runebound.rules.pool import face_text
from questhall.kernel import Component, Content, Fact
from questhall.kernel.texts import Texts
from questhall.kit.content import origins

FILES = (*ADVENTURES, "heroes", "skills", "assets", "stories", "villains")
# What all things of a kind follow; the words of a card lead to more.
FOLLOWED = {
    "heroes": ("RB-TERM-03", "RB-COMBAT-06"),
    "skills": ("RB-SKILL-01", "RB-LEARN-04", "RB-SKILL-05"),
    "assets": ("RB-ASSET-02", "RB-ASSET-04", "RB-SHOP-08"),
    "adventures": ("RB-ADV-01",),
    "adventures/enemy": ("RB-ENEMY-01", "RB-ENEMY-05"),
    "adventures/quest": ("RB-QUEST-01", "RB-QUEST-03"),
    "adventures/event": ("RB-EVENT-01",),
    "stories": ("RB-SCEN-01", "RB-SCEN-08"),
    "villains": ("RB-VILLAIN-02", "RB-VILLAIN-05"),
    "scenarios": ("RB-SCEN-01", "RB-SCEN-03"),
    "tokens": ("RB-COMP-02", "RB-COMBAT-05"),
    "places": ("RB-SPACE-01", "RB-SPACE-06"),
}
MARKETS = tuple(f"places/{city}" for city in CITIES)
DECKS: Mapping[str, Mapping[str, Adventure]] = {
    "adventures": ADVENTURES_BY_ID,
    "stories": STORIES,
    "villains": VILLAINS,
}


def content(texts: Texts) -> Content:
    """Heroes and what they gather, then what happens to them."""
    return {
        "heroes": lambda: [hero(each, texts) for each in HEROES.values()],
        "skills": lambda: [skill(each, texts) for each in SKILLS.values()],
        "assets": lambda: [asset(each, texts) for each in ASSETS.values()],
        **{kind: partial(adventures, kind, cards.values(), texts) for kind, cards in DECKS.items()},
        "scenarios": lambda: [scenario(each) for each in SCENARIOS.values()],
        "places": lambda: [place(each) for part in ("cities", "sites", "regions") for each in PRINTED[part]],
        "tokens": lambda: [token(each) for each in TOKENS],
    }


@cache
def ours() -> dict[str, tuple[str, ...]]:
    return origins(*(HERE / f"{name}.yaml" for name in FILES))


def printed(**parts: Sequence[str]) -> dict[str, Sequence[str]]:
    """The parts of a card that say something."""
    found = {part: [line for line in lines if line] for part, lines in parts.items()}
    return {part: lines for part, lines in found.items() if lines}


def hero(card: HeroCard, texts: Texts) -> Component:
    """Both sides of a hero card; its abilities by their names.  RB-TERM-03"""
    facts: dict[str, Fact] = {
        **{name: getattr(card, name) for name in ("life", "hand", "speed", "body", "mind", "spirit", "gold")},
        "start": card.start,
        "tokens": card.tokens,
    }
    named = ", ".join(name[texts.lang] for name in card.names.values())
    said = printed(abilities=[f"{named}: {words.text(card.text, texts)}"], setup=[words.effects(card.setup, texts)])
    where = tuple(f"places/{name}" for name in places_of(card.start))
    return Component("heroes", card.id, card.name, facts, said, where=where)


def places_of(word: str) -> list[str]:
    """A place by its id, or all of a kind; none for no word."""
    if not word:
        return []
    known = {each["id"]: each.get("kind", "") for part in ("cities", "sites", "regions") for each in PRINTED[part]}
    return [word] if word in known else [name for name, kind in known.items() if kind == word]


def skill(card: Skill, texts: Texts) -> Component:
    facts: dict[str, Fact] = {
        "deck": card.set,
        "attribute": card.attribute,
        "trophies": tuple(TROPHIES[letter] for letter in card.cost),
        "success": card.star,
    }
    said = printed(text=[words.text(card.text, texts)])
    return Component("skills", card.id, card.name, facts, said, ours().get(card.id, ()), where=("skill-deck",))


def asset(card: Asset, texts: Texts) -> Component:
    facts: dict[str, Fact] = {"deck": card.set, "type": card.type, "price": card.price, "value": card.value}
    if card.token:
        facts["token"] = card.token
    said = printed(text=[words.text(card.text, texts)])
    return Component("assets", card.id, card.name, facts, said, ours().get(card.id, ()), where=MARKETS)


def adventures(kind: str, cards: Iterable[Adventure], texts: Texts) -> list[Component]:
    return [adventure(kind, card, texts) for card in cards]


def adventure(kind: str, card: Adventure, texts: Texts) -> Component:
    """An enemy with its surges, a quest with its outcomes, an event with its options."""
    facts: dict[str, Fact] = {"type": card.type, "scenario": card.scenario, "place": card.place, "life": card.life}
    facts["traits"] = card.traits
    if kind == "adventures":
        facts["deck"] = card.deck
    if card.token:
        facts["token"] = card.token
    said = printed(
        text=[words.text(card.text, texts)],
        story=[words.effects(card.story, texts)] if card.story else [],
        surges=[words.surge(each, texts) for each in card.surges],
        reward=[words.effects(card.reward, texts)] if card.reward else [],
        outcomes=[f"{words.asked(way, texts)}: {words.effects(way.ops, texts)}" for way in card.outcomes],
        options=[words.option(card, ops, texts) for ops in card.options],
    )
    return Component(kind, card.id, card.name, facts, said, ours().get(card.id, ()), where=met(kind, card))


def met(kind: str, card: Adventure) -> tuple[str, ...]:
    """Its deck, its scenario and the places that it sends to."""
    deck = {"adventures": f"deck-{card.deck}", "stories": "story-deck", "villains": "scenario-card"}[kind]
    named = card.scenario or (card.id if kind == "villains" else "")
    sent = [f"places/{name}" for name in places_of(card.place)]
    return (deck, *([f"scenarios/{named}"] if named else []), *sent)


def scenario(found: Scenario) -> Component:
    """Where its villain appears."""
    return Component("scenarios", found.id, found.name, {"villain-at": found.place}, where=(f"places/{found.place}",))


def place(found: Mapping[str, str]) -> Component:
    """A city, a fortress, a settlement, a shrine or a region: the ground and the gems of its spaces.  RB-SPACE-06"""
    cells = PLACES[found["id"]]
    grounds = dict.fromkeys(TERRAIN_NAMES.get(TERRAIN[cell], "") for cell in cells)
    facts: dict[str, Fact] = {
        "site": KIND.get(cells[0], "region"),
        "ground": tuple(filter(None, grounds)),
        "gems": tuple(GEM[cell] for cell in cells if cell in GEM),
    }
    return Component("places", found["id"], found["name"], facts)  # type: ignore[arg-type]


@cache
def bearers() -> Mapping[str, tuple[str, ...]]:
    """Whose a combat token is."""
    worn = {asset.token: (f"assets/{asset.id}",) for asset in ASSETS.values() if asset.token}
    own = {each: (f"heroes/{hero.id}",) for hero in HEROES.values() for each in hero.tokens}
    cards = {card.token: (f"villains/{card.id}",) for card in VILLAINS.values() if card.token}
    return worn | own | cards


def token(found: str) -> Component:
    """Both faces of a combat token."""
    return Component(
        "tokens",
        found,
        token_name(TOKENS[found]),
        {"faces": tuple(map(face_text, TOKENS[found]))},
        where=bearers().get(found, ("enemies",)),
    )
