"""Between the scenarios: how far the town and everybody is, and what options cost."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.campaign.quests import quest
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.rules.campaign.chapter import campaign, party_of
from questhall.games.gloomhaven.rules.campaign.enhancer import price
from questhall.games.gloomhaven.rules.campaign.growth import HIGHEST_LEVEL, minimum_xp, starting_gold
from questhall.games.gloomhaven.rules.campaign.prosperity import SHADED, prosperity_level
from questhall.games.gloomhaven.rules.campaign.quests import so_far
from questhall.games.gloomhaven.rules.campaign.retirement import quests_of
from questhall.games.gloomhaven.rules.campaign.shop import price as shop_price
from questhall.games.gloomhaven.rules.campaign.shop import sale_price
from questhall.games.gloomhaven.rules.campaign.travel import needs_road_event, place_of
from questhall.games.gloomhaven.state import CharacterSheet, World
from questhall.kernel import UNSEEN, Choose, Seat


class NeedHint(msgspec.Struct):
    """One requirement of a personal quest, and how much of it there is.  GH-PQ-01"""

    kind: str
    count: int
    have: int
    of: list[str] = []


class QuestHint(msgspec.Struct):
    """A personal quest that the reader may see.  GH-CHAR-07"""

    id: str
    needs: list[NeedHint]
    opens: str


class SheetHint(msgspec.Struct):
    """What a character's sheet comes to."""

    level_at: int  # XP for its level.  GH-LVLUP-01
    next_at: int  # XP for the next one, 0 at the highest
    quests: list[QuestHint] = []


class OfferHint(msgspec.Struct, omit_defaults=True):
    """What stands beside an option: the gold it costs or brings, and of a scenario the way there."""

    gold: int = 0
    road: bool = False  # a road event lies on the way.  GH-TRAVEL-02
    opens: int = 0  # scenarios that it may open


class TownHint(msgspec.Struct):
    """The campaign at a glance."""

    prosperity: int
    marks: int
    next_at: int  # marks for the next level of prosperity.  GH-PROSP-01
    sheets: list[SheetHint]  # by seat
    offers: dict[Seat, dict[str, OfferHint]] = {}  # of the decisions of those who look, by option


def town_hint(view: World, asked: Iterable[Choose]) -> TownHint:
    realm = campaign(view).realm
    level = prosperity_level(realm)
    ahead = SHADED[min(level, len(SHADED) - 1)]
    sheets = [sheet_hint(hero.sheet) for hero in view.heroes]
    return TownHint(level, realm.marks - realm.debt, ahead, sheets, {each.seat: offers(view, each) for each in asked})


def sheet_hint(sheet: CharacterSheet) -> SheetHint:
    ahead = minimum_xp(sheet.level + 1) if sheet.level < HIGHEST_LEVEL else 0
    known = [quest_hint(sheet, id_) for id_ in quests_of(sheet) if id_ != UNSEEN]
    return SheetHint(minimum_xp(sheet.level), ahead, known)


def quest_hint(sheet: CharacterSheet, id_: str) -> QuestHint:
    card = quest(id_)
    needs = [NeedHint(one.kind, one.count, min(one.count, so_far(sheet, one)), list(one.of)) for one in card.needs]
    return QuestHint(id_, needs, f"box-{card.opens}")


# Offers


def offers(view: World, choice: Choose) -> dict[str, OfferHint]:
    """By option; one that costs nothing and leads nowhere is left out."""
    found = {}
    for key in choice.options:
        verb, _, what = key.partition(":")
        if told := TOLD.get(verb):
            found[key] = told(view, choice, what)
    return found


def ware(view: World, choice: Choose, what: str) -> OfferHint:
    """GH-SHOP-01, GH-REP-05"""
    return OfferHint(shop_price(equipment.item_called(what), party_of(view).reputation))


def sale(view: World, choice: Choose, what: str) -> OfferHint:
    """GH-SHOP-02"""
    return OfferHint(sale_price(equipment.item_called(what)))


def newcomer(view: World, choice: Choose, what: str) -> OfferHint:
    return OfferHint(starting_gold(int(what.rpartition(":")[2])))


def sticker(view: World, choice: Choose, what: str) -> OfferHint:
    wish = choice.options[f"sticker:{what}"][1]
    return OfferHint(price(view, choice.seat, campaign(view).visit.bench[choice.seat], wish))


def place(view: World, choice: Choose, what: str) -> OfferHint:
    """Whether a road event lies on the way, and what it may open.  GH-TRAVEL-02"""
    number = int(what.rpartition("-")[2])
    road = needs_road_event(party_of(view), place_of(number), "campaign")
    return OfferHint(road=road, opens=len(scenario(number).unlocks))


TOLD: dict[str, Callable[[World, Choose, str], OfferHint]] = {
    "buy": ware,
    "sell": sale,
    "new": newcomer,
    "sticker": sticker,
    "scenario": place,
}
