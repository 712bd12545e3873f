"""What stands beside an option between the scenarios: prices, what a card or an item does, what a quest asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.campaign.quests import quest
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.face.campaign.town import need_text
from questhall.games.gloomhaven.face.cards import HeroSpeaker
from questhall.games.gloomhaven.face.items import item_text
from questhall.games.gloomhaven.face.map_text import language
from questhall.games.gloomhaven.rules.campaign.chapter import campaign, party_of
from questhall.games.gloomhaven.rules.campaign.enhancer import circles_of, enhanced_card, price
from questhall.games.gloomhaven.rules.campaign.growth import starting_gold
from questhall.games.gloomhaven.rules.campaign.shop import price as shop_price
from questhall.games.gloomhaven.rules.campaign.shop import sale_price
from questhall.games.gloomhaven.rules.campaign.travel import needs_road_event, place_of
from questhall.games.gloomhaven.state import World
from questhall.kernel import Choose
from questhall.kernel.texts import Texts

Told = Callable[[World, Choose, Texts, str], str]


def remarks(view: World, choice: Choose, texts: Texts) -> Mapping[str, str]:
    """By the verb of the option."""
    found = {}
    for key in choice.options:
        verb, _, what = key.partition(":")
        if (told := TOLD.get(verb)) and (said := told(view, choice, texts, what)):
            found[key] = said
    return found


def ware(view: World, choice: Choose, texts: Texts, what: str) -> str:
    item = equipment.item_called(what)
    cost = shop_price(item, party_of(view).reputation)
    return f"{texts.say('camp-price', gold=cost, slot=item.slot)}; {item_text(item, texts)}"


def sale(view: World, choice: Choose, texts: Texts, what: str) -> str:
    return texts.say("camp-sale", gold=sale_price(equipment.item_called(what)))


def worn(view: World, choice: Choose, texts: Texts, what: str) -> str:
    return item_text(equipment.item_called(what), texts)


def lesson(view: World, choice: Choose, texts: Texts, what: str) -> str:
    """A card in one line."""
    card = hero_cards.card(what)
    speaker = HeroSpeaker(language(texts))
    halves = ["; ".join(speaker.ability(card.half(half))) for half in hero_cards.HALVES]
    return texts.say("camp-card", level=card.level, initiative=card.initiative, top=halves[0], bottom=halves[1])


def asked_for(view: World, choice: Choose, texts: Texts, what: str) -> str:
    sheet, card = view.heroes[choice.seat].sheet, quest(what)
    needs = "; ".join(need_text(sheet, need, texts) for need in card.needs)
    return texts.say("camp-quest-asks", needs=needs, opens=f"box-{card.opens}")


def somebody_new(view: World, choice: Choose, texts: Texts, what: str) -> str:
    job, _, level = what.partition(":")
    known = classes()[job]
    style = texts.say(
        "board-class", style=f"style-{job}", hit_points=known.hit_points[int(level) - 1], cards=known.hand_limit
    )
    return f"{style}; {texts.say('camp-purse', gold=starting_gold(int(level)))}"


def place_on_map(view: World, choice: Choose, texts: Texts, what: str) -> str:
    """Whether a road event lies on the way, and how often it was lost."""
    number = int(what.rpartition("-")[2])
    road = needs_road_event(party_of(view), place_of(number), "campaign")
    return texts.say("camp-way", road="yes" if road else "no", unlocks=len(scenario(number).unlocks))


def on_a_card(view: World, choice: Choose, texts: Texts, what: str) -> str:
    """The line that a sticker goes to, and its price."""
    place = what.partition(":")[0]
    half, _, number = place.partition("-")
    card = campaign(view).visit.bench[choice.seat]
    wish = choice.options[f"sticker:{what}"][1]
    now = hero_cards.card(enhanced_card(view, view.heroes[choice.seat].sheet.job, card))
    circle = next(each for each in circles_of(now) if (each.half, each.number) == (half, int(number)))
    line = texts.say("camp-line", line=circle.line.replace(" ", "-"))
    return f"{line}; {texts.say('camp-cost', gold=price(view, choice.seat, card, wish))}"


TOLD: dict[str, Told] = {
    "buy": ware,
    "sell": sale,
    "wear": worn,
    "learn": lesson,
    "keep": asked_for,
    "new": somebody_new,
    "scenario": place_on_map,
    "enhance": lesson,
    "discard": lesson,
    "sticker": on_a_card,
}
KINDS = ("newcomer", "quest", "town", "learn", "sticker", "depart", "wear", "throw-away", "gift")
