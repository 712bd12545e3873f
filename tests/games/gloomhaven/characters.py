"""Characters for tests: cards are single letters, piles are words of letters."""

from __future__ import annotations

from questhall.games.gloomhaven.content.components import Job, Perk
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.content.hero_cards import Ability, HeroCard
from questhall.games.gloomhaven.content.terms import Condition
from questhall.games.gloomhaven.state import CharacterSheet, Figure, Held, Hero, Lasting
from questhall.kernel import Chance, Pile, Refusal

PERKS = {
    "drop": Perk(removes=("-1", "-1")),
    "swap": Perk(removes=("-1",), adds=("+1",)),
    "stun": Perk(boxes=2, adds=("rolling stun",)),
    "armour": Perk(adds=("+1",), ignores_items=True),
    "calm": Perk(ignores_scenario=True),
}


def a_sheet(**fields: object) -> CharacterSheet:
    return CharacterSheet(**({"name": "Anna", "job": "brute"} | fields))


def a_hero(
    hand: str = "",
    played: str = "",
    discard: str = "",
    lost: str = "",
    active: str = "",
    items: str = "",
    **more: object,
) -> Hero:
    """`items` lists what is equipped, as numbers; active cards count as discarded."""
    sheet = a_sheet(pool=list("abcdefghijkl"), items=[int(item) for item in items.split()], **more)
    hero = Hero(sheet, list(hand), list(played), list(discard), list(lost))
    hero.active = [Lasting(card, "persistent") for card in active]
    hero.equipment = [Held(item) for item in sheet.items]
    return hero


def deck(*cards: int | str) -> Pile:
    """A deck of the campaign, the top card last."""
    return Pile.of(map(str, cards))


def zones(hero: Hero) -> str:
    """hand/played/discard/lost/active, each as a word in order."""
    active = [each.card for each in hero.active]
    return "/".join("".join(sorted(pile)) for pile in (hero.hand, hero.played, hero.discard, hero.lost, active))


def a_card(card: str = "a", level: int = 1) -> HeroCard:
    return HeroCard(card, "brute", {}, level, 30, Ability(()), Ability(()))


def spent(hero: Hero) -> Hero:
    """An exhausted character: all its cards are lost."""
    hero.lost += [*hero.hand, *hero.played, *hero.discard, *(lasting.card for lasting in hero.active)]
    hero.hand, hero.played, hero.discard, hero.active = [], [], [], []
    hero.exhausted = True
    return hero


def a_figure(hit_points: int = 10, most: int = 10, *conditions: Condition, **more: object) -> Figure:
    figure = Figure(**({"kind": "character", "name": "brute"} | more), hit_points=hit_points, most_hit_points=most)
    figure.conditions = dict.fromkeys(conditions, 0)
    return figure


def an_item(number: int = 1, **fields: object) -> Item:
    return Item(number, {}, **({"cost": 20, "copies": 2, "slot": "small"} | fields))


def a_job(name: str = "brute", **fields: object) -> Job:
    return Job(name, **({"hand_limit": 3, "hit_points": (10, 12, 14, 16, 18, 20, 22, 24, 26), "perks": PERKS} | fields))


def luck(seed: int = 0) -> Chance:
    return Chance(bytes([seed]), {})


def why(refusal: Refusal | None) -> str:
    """The rule that forbids, or nothing."""
    return refusal.rule if refusal else ""
