"""What things of the campaign are called.

Cards of events and cards with stickers are named on demand alone: what nobody has drawn yet is not sent to anybody.

>>> names = CampaignNames({})
>>> names["road-1"]["en"], "road-1" in list(names)
('Grey Berries', False)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from questhall.games.gloomhaven.content.campaign.achievements import achievements
from questhall.games.gloomhaven.content.campaign.boxes import boxes
from questhall.games.gloomhaven.content.campaign.events import EventCard, EventResult, events
from questhall.games.gloomhaven.content.campaign.quests import quests
from questhall.games.gloomhaven.content.classes import class_name, classes
from questhall.games.gloomhaven.content.components import EventDeck
from questhall.games.gloomhaven.content.hero_cards import HALVES, all_cards
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.content.stickers import SIGN, printed
from questhall.games.gloomhaven.face.campaign.events import RewardSpeaker
from questhall.games.gloomhaven.face.texts import say
from questhall.kernel import Words
from questhall.kernel.shelf import NAMES
from questhall.kernel.texts import LANGUAGES

EVENT = re.compile(r"(?P<deck>road|city)-(?P<number>\d+)(?:-(?P<option>[ab])(?:-(?P<result>\d)(?:-(?P<part>\d))?)?)?")
MOST_OF_A_CLASS = 20
MOST_CIRCLES = 6
WITH_STICKERS = "✦"


def campaign_names() -> dict[str, Words]:
    """What everybody may know from the start."""
    return {
        **{f"achievement-{each.id}": each.names for each in achievements().values()},
        **{f"box-{each.id}": each.names for each in boxes().values()},
        **{quest.id: quest.names for quest in quests().values()},
        **{f"{job}-{n}": numbered(job, n) for job in classes() for n in range(2, MOST_OF_A_CLASS + 1)},
        **{f"{half}-{n}": circle_name(half, n) for half in HALVES for n in range(MOST_CIRCLES)},
    }


def numbered(job: str, number: int) -> Words:
    """The second of a class and those after it."""
    return {"en": f"{class_name(job, 'en')} {number}", "ru": f"{class_name(job, 'ru')} {number}"}


def circle_name(half: str, number: int) -> Words:
    return {lang: say(_lang(lang), "circle-name", half=half, number=number + 1) for lang in LANGUAGES}


def _lang(lang: str) -> Lang:
    return "ru" if lang == "ru" else "en"


class CampaignNames(Mapping[str, Words]):
    """All names; those of event cards and of cards with stickers only if they are asked for."""

    def __init__(self, known: dict[str, Words]) -> None:
        self.known = known

    def __getitem__(self, thing: str) -> Words:
        found = self.known.get(thing) or of_event(thing) or of_enhanced(thing)
        if found is None:
            return NAMES[thing]  # what a table has brought
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self.known)

    def __len__(self) -> int:
        return len(self.known)


def of_enhanced(thing: str) -> Words | None:
    """A card with stickers is called like the card, with a mark."""
    card = all_cards().get(printed(thing)) if SIGN in thing else None
    return {lang: f"{name} {WITH_STICKERS}" for lang, name in card.names.items()} if card else None


def of_event(thing: str) -> Words | None:
    """`road-7`: its title; `road-7-a`: an option; `road-7-a-1`: a result and what it does; `road-7-a-1-2`: the
    second of what it leaves to the party."""
    found = EVENT.fullmatch(thing)
    if not found:
        return None
    deck: EventDeck = "road" if found["deck"] == "road" else "city"
    card = events(deck).get(int(found["number"]))
    if card is None or not found["option"]:
        return card.titles if card else None
    option = card.options["ab".index(found["option"])]
    if not found["result"]:
        return option.texts
    result = option.results[int(found["result"]) - 1]
    if found["part"]:
        return one_of_two(result, int(found["part"]) - 1)
    return {lang: told_result(card, result, _lang(lang)) for lang in LANGUAGES}


def one_of_two(result: EventResult, at: int) -> Words | None:
    """What a result leaves to the party, as an option."""
    if at not in range(len(result.reward.either)):
        return None
    return {lang: " ".join(RewardSpeaker(_lang(lang)).reward(result.reward.either[at])) for lang in LANGUAGES}


def told_in_full(name: str, chosen: int, lang: Lang) -> str:
    """A result that has come true, by its name: its sentence, what it did, and the one of two that the party took."""
    deck, number, letter, place = name.split("-")
    card = events("road" if deck == "road" else "city")[int(number)]
    result = card.options["ab".index(letter)].results[int(place) - 1]
    parts = [result.reward, *result.reward.either[chosen - 1 : chosen]]
    told = [replace(part, either=(), events=()) for part in parts]  # cards that come into a deck are no part of a story
    did = [said for part in told for said in RewardSpeaker(lang).reward(part)]
    return " ".join([result.texts[lang], *did])


def told_result(card: EventCard, result: EventResult, lang: Lang) -> str:
    return f"{result.texts[lang]} {' '.join(RewardSpeaker(lang).result(result, card))}"
