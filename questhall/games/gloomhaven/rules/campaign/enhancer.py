"""ENH as it is played: a card is brought to the bench, a circle and a sticker are chosen, and its owner pays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import hero_cards, stickers
from questhall.games.gloomhaven.content.actions import Action, Affect, Attack, Command, Heal, Kill, Retaliate, Shield
from questhall.games.gloomhaven.content.components import Affected
from questhall.games.gloomhaven.content.hero_cards import HeroCard
from questhall.games.gloomhaven.rules.campaign.chapter import campaign, note, party_of
from questhall.games.gloomhaven.rules.campaign.enhancement import (
    EFFECT_COST,
    HEX,
    PLUS_ONE,
    Circle,
    cannot_bear,
    cannot_enhance,
    cannot_enhance_here,
    enhance,
    price_of,
    stickers_on,
)
from questhall.games.gloomhaven.rules.campaign.quests import count_deed
from questhall.games.gloomhaven.state import CharacterSheet, M, World
from questhall.kernel import Refusal, Seat

STICKERS = (PLUS_ONE, *EFFECT_COST, HEX)
MAIN = ("move", "attack", "heal", "shield", "retaliate", "gather")
SMALL = ("range", "targets")
DEAR = 9999
Wish = tuple[Circle, str]


# Cards with their stickers


def enhanced_pool(w: World, sheet: CharacterSheet) -> list[str]:
    """The cards of a character as everybody of its class has enhanced them.  GH-ENH-04"""
    return [enhanced_card(w, sheet.job, card) for card in sheet.pool]


def enhanced_card(w: World, job: str, card: str) -> str:
    """Stickers in one order, however they came."""
    for sticker in sorted(stickers_on(campaign(w).realm, job, card), key=lambda each: (each.half, each.circle)):
        effect = stickers.PLUS if sticker.effect == PLUS_ONE else sticker.effect
        card = stickers.with_sticker(card, sticker.half, sticker.circle, effect)
    return card


def circles_of(card: HeroCard) -> Iterator[Circle]:
    """All circles of a card, as the price list asks about them.  GH-ENH-06, GH-ENH-13"""
    for half in hero_cards.HALVES:
        ability = card.half(half)
        for number, circle in enumerate(ability.circles):
            action = ability.entries[circle.entry].action
            assert action is not None
            action = action.action if isinstance(action, Command) else action
            area = getattr(action, "area", None) if circle.line == "area" else None
            yield Circle(
                half,
                number,
                circle.line.replace("summon hp", "summon hit points"),
                main=circle.line in MAIN or (isinstance(action, Affect) and circle.line not in SMALL),
                on=affected(action),
                several=has_several_targets(action),
                pattern=len(area.hexes) if area else 0,
            )


def affected(action: Action) -> Affected:
    """GH-ENH-08, GH-ENH-09"""
    if isinstance(action, Heal):
        return "allies"
    if isinstance(action, Affect):
        return "enemies" if action.group.who in ("enemies", "figures") else "allies"
    return "enemies" if isinstance(action, Attack | Kill) else "self"


def has_several_targets(action: Action) -> bool:
    """GH-ENH-13"""
    if isinstance(action, Attack):
        sweeps = action.adjacent or action.moved_through or action.on_the_path or action.in_room or action.beside_spots
        return sweeps or bool(action.within or action.area) or action.targets > 1
    if isinstance(action, Heal | Affect | Shield | Retaliate):
        return action.group.who != "self" and action.group.count != 1
    return isinstance(action, Kill)


# The bench


@cache
def wishes_for(card: str) -> tuple[tuple[str, Wish], ...]:
    """Every sticker that has a price for every circle that can bear it; the pattern grows with the stickers it has."""
    return tuple(
        (f"{circle.half}-{circle.number}:{stickers.PLUS if effect == PLUS_ONE else effect}", (circle, effect))
        for circle in circles_of(hero_cards.card(card))
        for effect in STICKERS
        if cannot_bear(circle, effect) is None and changes(card, circle, effect)
    )


def changes(card: str, circle: Circle, effect: str) -> bool:
    """A jump for a move that jumps already would be gold for nothing."""
    better = stickers.with_sticker(card, circle.half, circle.number, stickers.PLUS if effect == PLUS_ONE else effect)
    return hero_cards.card(better).half(circle.half) != hero_cards.card(card).half(circle.half)


def wishes(w: World, seat: Seat, card: str) -> tuple[tuple[str, Wish], ...]:
    """For a card as it is now."""
    return wishes_for(enhanced_card(w, w.heroes[seat].sheet.job, card))


def cannot_stick(w: World, seat: Seat, card: str, wish: Wish) -> Refusal | None:
    """GH-ENH-01 to GH-ENH-05"""
    circle, effect = wish
    sheet = w.heroes[seat].sheet
    return cannot_enhance(campaign(w).realm, party_of(w), sheet, hero_cards.card(card), circle, effect)


def worth_a_visit(w: World, seat: Seat, card: str) -> Refusal | None:
    """A card comes to the bench only if something can be done with it; the reason is that of the cheapest wish."""
    if not w.heroes[seat].sheet.earmarked and (refusal := cannot_enhance_here(campaign(w).realm, party_of(w))):
        return refusal
    refusals: list[Refusal] = []
    for _, wish in wishes(w, seat, card):
        refusal = cannot_stick(w, seat, card, wish)
        if refusal is None:
            return None
        refusals.append(refusal)
    if not refusals:
        return Refusal("enhance.no-circle", "GH-ENH-02", {"card": card})
    return min(refusals, key=lambda each: int(each.numbers.get("need", DEAR)))


def at_the_bench(m: M, seat: Seat, card: str) -> None:
    campaign(m.state).visit.bench[seat] = card


def sticker_choice(m: M, seat: Seat) -> dict[str, tuple[str, Wish | None]]:
    """What can be bought for the card on the bench, or nothing.  GH-ENH-02"""
    w = m.state
    card = campaign(w).visit.bench[seat]
    candidates = [(f"sticker:{key}", wish) for key, wish in wishes(w, seat, card)]
    found = m.offer(seat, candidates, lambda wish: cannot_stick(w, seat, card, wish))
    return {**{key: ("stick", wish) for key, wish in found.items()}, "step-back": ("leave-bench", None)}


def do_stick(m: M, seat: Seat, wish: Wish) -> None:
    """GH-ENH-02, GH-ENH-03, GH-ENH-04"""
    w = m.state
    circle, effect = wish
    sheet = w.heroes[seat].sheet
    card = campaign(w).visit.bench.pop(seat)
    had = sheet.gold + sheet.earmarked
    enhance(campaign(w).realm, party_of(w), sheet, hero_cards.card(card), circle, effect)
    count_deed(sheet, "enhancements")
    word = stickers.PLUS if effect == PLUS_ONE else effect
    m.tell(events.ENHANCED, seat, card, f"sticker-{word}", had - sheet.gold - sheet.earmarked)
    note(w, "enhanced", sheet.name, card, word)


def do_leave_bench(m: M, seat: Seat, _: None) -> None:
    del campaign(m.state).visit.bench[seat]


def price(w: World, seat: Seat, card: str, wish: Wish) -> int:
    """GH-ENH-13"""
    circle, effect = wish
    return price_of(campaign(w).realm, w.heroes[seat].sheet.job, hero_cards.card(card), circle, effect)
