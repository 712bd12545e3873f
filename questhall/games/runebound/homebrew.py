"""What a table may bring to Runebound: assets, skills, and cards of the three adventure decks.

The notation of one's own cards is that of the printed ones, and so are the ways in which its words go together: an
effect is one that some printed card has in the same place, with other numbers (`shapes`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from questhall.games.runebound.content.board import ADVENTURES
from questhall.games.runebound.content.cards import (
    ADVENTURES_BY_ID,
    ASSETS,
    CARDS,
    HEROES,
    SKILLS,
    SURGES,
    TOKENS,
    Adventure,
    Asset,
    HeroCard,
    Skill,
    adventure,
    asset,
    skill,
)
from questhall.games.runebound.content.notation import Ability, Text
from questhall.games.runebound.face.names import token_name, way_name
from questhall.kernel import Words
from questhall.kit.content import Entry
from questhall.kit.homebrew import Fault, Kind, Made, Shelved, Source, Workshop, beyond, kind, of_fields

Shape = tuple[object, ...]
Own = Asset | Skill | HeroCard
DEAREST, TOUGHEST, BEST_GOODS = 15, 20, 20
MOST_SURGES, MOST_WAYS = 4, 4
NUMBER = re.compile(r"\d+")
SET = ""  # where the printed ones have a letter

ASSET = """\
- id: rubber-chicken
  name: {en: Rubber Chicken, ru: резиновая курица}
  type: weapon
  price: 4
  faces: 1P / A
"""
SKILL = """\
- id: juggling
  name: {en: Juggling, ru: Жонглирование}
  attribute: body
  cost: g
  star: true
  text: test body +1
"""
ENEMY = """\
- id: sleepy-troll
  name: {en: Sleepy Troll, ru: Сонный тролль}
  life: 7
  traits: warrior savage
  reward: gold 3
  surges:
  - {cost: 1, name: {en: Yawn, ru: Зевок}, do: heal 2}
  - {cost: 2, name: {en: Roll Over, ru: Перевернуться на бок}, do: deal 3K}
"""
QUEST = """\
- id: lost-sock
  name: {en: The Lost Sock, ru: Пропавший носок}
  place: green-forest
  outcomes: [F -> gold 1, F+W -> draw 2]
"""
EVENT = """\
- id: pie-contest
  name: {en: Pie-Eating Contest, ru: Состязание едоков}
  options: ["test body ? gold 2, claim | wound 1", "test mind ? claim"]
"""


# -- in what ways cards use their notation ------------------------------------------------------------------------


def plain(said: str) -> str:
    """`gold 3` is `gold N`."""
    return NUMBER.sub("N", said.strip())


def op_shapes(place: str, ops: Iterable[str]) -> Iterator[Shape]:
    """Effect by effect, whatever it branches into too."""
    for op in ops:
        head, branch, tail = op.partition("?")
        if branch:
            yield (place, plain(head))
            for side in tail.split("|"):
                yield from op_shapes(place, filter(None, (part.strip() for part in side.split(","))))
        elif head.startswith("choose"):
            yield from ((place, "choose", plain(part)) for way in ways(op) for part in way.split("&"))
        else:
            yield (place, plain(op))


def ways(op: str) -> list[str]:
    return [way.strip() for way in op.removeprefix("choose").split("/")]


def ability_shapes(found: Ability) -> Iterator[Shape]:
    yield ("ability", found.when, found.place, found.exert, bool(found.gold), found.cost == -1)
    yield from op_shapes(found.when, found.ops)


def text_shapes(owner: str, text: Text) -> Iterator[Shape]:
    for ability in text.abilities:
        yield from ability_shapes(ability)
    yield from ((owner, "flag", flag) for flag in text.flags)
    yield from ((owner, "scaled", scaled) for scaled in text.scaled)
    yield from ((owner, "resist", kind) for kind, _ in text.resist)


def own_shapes(card: Own) -> Iterator[Shape]:
    yield from text_shapes("own", card.text)
    if isinstance(card, Asset) and card.faces:
        yield from (("face", symbol, value) for symbol, value, _ in card.faces)


def adventure_shapes(card: Adventure) -> Iterator[Shape]:
    yield ("type", card.deck, card.type)
    yield from text_shapes("foe", card.text)
    for surge in card.surges:
        yield from op_shapes("foe-surge", surge.ops)
    yield from op_shapes("reward", card.reward)
    yield from (("trait", trait) for trait in card.traits)
    for outcome in card.outcomes:
        yield ("outcome", card.action, "" if card.action == "explore" else plain(outcome.said))
        yield from op_shapes("outcome", outcome.ops)
    for option in card.options:
        yield from op_shapes("option", option)
    yield from op_shapes("rumour", card.rumour[1])


def all_faces() -> Iterator[Shape]:
    yield from (("face", symbol, value) for faces in TOKENS.values() for symbol, value, _ in faces)


OWNED_SHAPES = {shape for shelf in (ASSETS, SKILLS, HEROES) for card in shelf.values() for shape in own_shapes(card)}
OWNED_SHAPES |= set(all_faces())
ADVENTURE_SHAPES = {shape for card in CARDS.values() for shape in adventure_shapes(card)}


def unheard(shapes: Iterator[Shape], known: set[Shape]) -> Fault | None:
    found = next((shape for shape in shapes if shape not in known), None)
    if found is None:
        return None
    return str(found[-1]).split(" ")[0] or str(
        found[0]
    ), f"no printed card does this there: {' '.join(map(str, found))}"


# -- judges -------------------------------------------------------------------------------------------------------


def owned_asset(card: Asset) -> Fault | None:
    fault = beyond(card, price=(1, DEAREST), value=(0, BEST_GOODS))
    if card.type == "goods" and not card.value:
        return "value", "goods have a value, for which they are sold"
    return fault or unheard(own_shapes(card), OWNED_SHAPES)


def learnt_skill(card: Skill) -> Fault | None:
    if not 1 <= len(card.cost) <= 4:
        return card.cost or "cost", "a skill costs one to four trophies: gce"
    return unheard(own_shapes(card), OWNED_SHAPES)


def met(card: Adventure) -> Fault | None:
    if card.scenario or card.story or card.each or card.least or card.token:
        return card.id.partition("~")[0], "scenario, story, each, least and faces are for printed cards"
    if card.type == "enemy" and not (1 <= card.life <= TOUGHEST and len(card.surges) <= MOST_SURGES):
        return str(card.life), f"an enemy has life 1 to {TOUGHEST}, and {MOST_SURGES} surges at most"
    if card.type == "event" and not card.options:
        return "options", "an enemy has life, a quest outcomes, an event options"
    if len(card.outcomes) > MOST_WAYS or len(card.options) > MOST_WAYS:
        return "options", f"{MOST_WAYS} ways at most"
    if any(surge.cost not in (-1, 1, 2, 3, 4, 5) for surge in card.surges):
        return "cost", "a surge costs 1 to 5, or X"
    return unheard(adventure_shapes(card), ADVENTURE_SHAPES)


# -- what they are made into --------------------------------------------------------------------------------------


def own_asset(fields: dict[str, Any]) -> Asset:
    """Its token has no code; it is called like the asset."""
    named = {"token": f"{fields['id']}-token"} if "faces" in fields else {}
    return asset({**fields, **named})


def read_asset(source: Source) -> Made:
    entry = source.entry()
    card = read_fields(entry)
    if card.faces is None:
        return Made([(ASSETS, card.id, card)], {card.id: card.name})
    shelved: list[Shelved] = [(ASSETS, card.id, card), (TOKENS, card.token, card.faces)]
    return Made(shelved, {card.id: card.name, card.token: token_name(card.faces)})


def read_fields(entry: Entry) -> Asset:
    entry.origin()
    return of_fields(own_asset, owned_asset, set=SET)(entry)


def read_adventure(deck: str, source: Source) -> Made:
    entry = source.entry()
    entry.origin()
    card = of_fields(adventure, met, deck=deck)(entry)
    surges: list[Shelved] = [(SURGES, surge.id, surge) for surge in card.surges]
    return Made([(ADVENTURES_BY_ID, card.id, card), *surges], {card.id: card.name, **named_on(card)})


def named_on(card: Adventure) -> Mapping[str, Words]:
    """Its surges, and what a reader may choose from."""
    ops = (*card.reward, *(op for option in card.options for op in option))
    chosen = [way for op in ops if op.startswith("choose") for way in ways(op)]
    return {
        **{surge.id: surge.name for surge in card.surges},
        **{way.replace(" ", "-"): way_name(way) for way in chosen},
    }


EXAMPLES = dict(zip(ADVENTURES, (ENEMY, QUEST, EVENT), strict=True))
WORKSHOP = Workshop(
    "runebound",
    Kind("assets", read_asset, ASSET),
    kind("skills", SKILLS, of_fields(skill, learnt_skill, set=SET), SKILL),
    *(Kind(deck, partial(read_adventure, deck), EXAMPLES[deck]) for deck in ADVENTURES),
)
