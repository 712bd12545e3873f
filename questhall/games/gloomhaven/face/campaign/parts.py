"""What of a campaign becomes known as it goes on, part by part: events that were drawn, cards with stickers.

`event:road-7`: the front of a card; `event:road-7-a`: the back, as far as the chosen option goes. `card:<id>`: an
enhanced card. Nothing of an event is sent before it is drawn.
"""

from __future__ import annotations

import msgspec

from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.campaign.events import EventCard, EventOption, event
from questhall.games.gloomhaven.content.components import EventDeck
from questhall.games.gloomhaven.content.stickers import SIGN, printed
from questhall.games.gloomhaven.face.campaign.events import RewardSpeaker
from questhall.games.gloomhaven.face.campaign.names import CampaignNames
from questhall.games.gloomhaven.face.deeds import LANGUAGES
from questhall.games.gloomhaven.face.sheets import CardSheet, card_sheet
from questhall.games.gloomhaven.rules.campaign.enhancer import enhanced_pool
from questhall.games.gloomhaven.state import Happening, World
from questhall.kernel import Words

LETTERS = "ab"
CAMPAIGN = CampaignNames({})


class EventSheet(msgspec.Struct, frozen=True, tag="event"):
    """The front of an event card.  GH-EVENT-02"""

    id: str
    deck: EventDeck
    title: Words
    scene: Words
    options: tuple[Words, ...]
    named: dict[str, Words]  # what sentences may call from now on


class ResultSheet(msgspec.Struct, frozen=True):
    """One result on the back: its sentences, and what it does."""

    id: str
    told: Words
    does: Words


class EventBack(msgspec.Struct, frozen=True, tag="event-back"):
    """The results of the chosen option that apply, and of no other.  GH-EVENT-04"""

    id: str
    option: str
    results: tuple[ResultSheet, ...]
    named: dict[str, Words]


class EnhancedCard(msgspec.Struct, frozen=True, tag="card"):
    """A card with stickers, and the printed one that it was."""

    printed: str
    names: Words
    card: CardSheet
    named: dict[str, Words]


CampaignPart = EventSheet | EventBack | EnhancedCard


def part_names(view: World) -> list[str]:
    """Of the event on the table and of everybody's enhanced cards."""
    if view.campaign is None:
        return []
    found = [name for task in happenings(view) for name in of_event(task)]
    pools = (enhanced_pool(view, hero.sheet) for hero in view.heroes if hero.sheet.job)
    return found + [f"card:{card}" for pool in pools for card in pool if SIGN in card]


def happenings(view: World) -> list[Happening]:
    """The event on the table and the last one before it."""
    before = view.campaign.happened if view.campaign else None
    return [each for each in (before, *view.agenda) if isinstance(each, Happening) and each.number]


def of_event(task: Happening) -> list[str]:
    front = f"event:{task.deck}-{task.number}"
    return [front] if task.option is None else [front, f"{front}-{LETTERS[task.option]}"]


def part(view: World, kind: str, what: str) -> CampaignPart:
    """One of these parts."""
    if kind == "card":
        card = hero_cards.card(what)
        return EnhancedCard(printed(what), card.names, card_sheet(card), {what: CAMPAIGN[what]})
    deck, number, *option = what.split("-")
    drawn = event("road" if deck == "road" else "city", int(number))
    return back(view, drawn, option[0]) if option else front(drawn)


def front(card: EventCard) -> EventSheet:
    options = tuple(each.texts for each in card.options)
    named = {card.id: card.titles} | {f"{card.id}-{letter}": options[at] for at, letter in enumerate(LETTERS)}
    return EventSheet(card.id, card.deck, card.titles, card.scenes, options, named)


def back(view: World, card: EventCard, letter: str) -> EventBack:
    """What was read when the party chose."""
    task = next(task for task in happenings(view) if f"{task.deck}-{task.number}" == card.id)
    results = tuple(result(card, card.options[option], option, place) for option, place in task.results)
    told = [name for each in results for name in (each.id, *(f"{each.id}-{at}" for at in (1, 2)))]
    return EventBack(card.id, letter, results, {name: CAMPAIGN[name] for name in told if name in CAMPAIGN})


def result(card: EventCard, option: EventOption, at: int, place: int) -> ResultSheet:
    one = option.results[place]
    does: Words = {lang: " ".join(RewardSpeaker(lang).result(one, card)) for lang in LANGUAGES}
    return ResultSheet(f"{card.id}-{LETTERS[at]}-{place + 1}", one.texts, does)
