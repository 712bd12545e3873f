"""ENH: stickers on ability cards: where they may go, what they cost, what they change."""

from __future__ import annotations

import msgspec

from questhall.games.gloomhaven.content.components import LEVEL_X, Affected, Half, HeroAction
from questhall.games.gloomhaven.content.hero_cards import HeroCard
from questhall.games.gloomhaven.content.terms import ELEMENTS
from questhall.games.gloomhaven.rules.campaign.prosperity import prosperity_level
from questhall.games.gloomhaven.rules.combat.conditions import NEGATIVE, POSITIVE
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import GLOOMHAVEN, CharacterSheet, Party, Realm, Sticker
from questhall.kernel import Refusal

POWER_OF_ENHANCEMENT = "the-power-of-enhancement"  # the achievement that opens it.  GH-ENH-01
PLUS_ONE, JUMP, ANY_ELEMENT, HEX = "+1", "jump", "any", "hex"

# Table T7.  GH-ENH-13
PLUS_ONE_COST = {"move": 30, "attack": 50, "range": 30, "shield": 100, "push": 30, "pull": 30, "pierce": 30}
PLUS_ONE_COST |= {"retaliate": 100, "heal": 30, "targets": 50}
PLUS_ONE_COST |= {"summon move": 100, "summon attack": 100, "summon range": 50, "summon hit points": 50}
EFFECT_COST = {"poison": 75, "wound": 75, "muddle": 50, "immobilize": 100, "disarm": 150, "curse": 75}
EFFECT_COST |= {"strengthen": 50, "bless": 50, JUMP: 50, ANY_ELEMENT: 150}
EFFECT_COST |= dict.fromkeys(ELEMENTS, 100)
HEX_COST = 200  # divided by the hexes of the pattern.  GH-ENH-14
A_CARD_LEVEL = 25
AN_EARLIER_STICKER = 75


class Circle(msgspec.Struct, frozen=True):
    """A place for a sticker: the half it is on, its number there, and the line it stands beside."""

    half: Half
    number: int
    line: str  # move, attack, range, targets, summon move ... or condition, loot ...
    main: bool = True  # in large print.  GH-ENH-06
    on: Affected = "enemies"
    several: bool = False  # the action has several targets
    pattern: int = 0  # hexes before the enhancement


def cannot_bear(circle: Circle, effect: str) -> Refusal | None:
    """Whether that kind of sticker fits the line; what has no price cannot be bought.

    GH-ENH-07, GH-ENH-08, GH-ENH-09, GH-ENH-10, GH-ENH-11, GH-ENH-12
    """
    rule, fits = _fitting(circle, effect)
    if effect not in EFFECT_COST and effect not in (PLUS_ONE, HEX):
        return Refusal("enhance.unknown", "GH-ENH-13", {"effect": effect})
    return None if fits else Refusal("enhance.line", rule, {"effect": effect, "line": circle.line})


def _fitting(circle: Circle, effect: str) -> tuple[str, bool]:
    if effect == PLUS_ONE:
        return "GH-ENH-07", circle.line in PLUS_ONE_COST
    if effect in NEGATIVE:
        return "GH-ENH-08", circle.main and circle.on == "enemies"
    if effect in POSITIVE:
        return "GH-ENH-09", circle.main and circle.on != "enemies" and circle.line != "move"
    if effect == JUMP:
        return "GH-ENH-10", circle.line == "move"
    return ("GH-ENH-12", circle.pattern > 0) if effect == HEX else ("GH-ENH-11", circle.main)


def base_cost(circle: Circle, effect: str) -> int:
    """By table T7, doubled for an action with several targets; an attack hex is never doubled.

    GH-ENH-13, GH-ENH-14, GH-IX-54
    """
    if effect == HEX:
        return HEX_COST // circle.pattern
    base = PLUS_ONE_COST[circle.line] if effect == PLUS_ONE else EFFECT_COST[effect]
    return base * 2 if circle.several else base


def cost(circle: Circle, effect: str, level: int, earlier: int) -> int:
    """The base cost and two surcharges: for the card's level, and for earlier stickers on the same half.

    GH-ENH-13, GH-ENH-15, GH-IX-54
    """
    above_first = 0 if level == LEVEL_X else level - 1
    return base_cost(circle, effect) + A_CARD_LEVEL * above_first + AN_EARLIER_STICKER * earlier


def stickers_on(world: Realm, job: str, card: str) -> list[Sticker]:
    """Whoever paid for them.  GH-ENH-04"""
    return world.stickers.get(job, {}).get(card, [])


def earlier_stickers(world: Realm, job: str, card: str, half: Half) -> int:
    """On that half only.  GH-ENH-15"""
    return sum(sticker.half == half for sticker in stickers_on(world, job, card))


def price_of(world: Realm, job: str, card: HeroCard, circle: Circle, effect: str) -> int:
    """What the sticker costs now.  GH-ENH-13"""
    return cost(circle, effect, card.level, earlier_stickers(world, job, card.id, circle.half))


def cannot_open_card(world: Realm, job: str, card: str) -> Refusal | None:
    """No more cards of a class may be enhanced than the prosperity level, those of retired characters included; further
    stickers on the same cards are free of that.

    GH-ENH-05, GH-IX-55
    """
    enhanced, most = world.stickers.get(job, {}), prosperity_level(world)
    if card in enhanced or len(enhanced) < most:
        return None
    return Refusal("enhance.limit", "GH-ENH-05", {"most": most})


def cannot_enhance_here(world: Realm, party: Party) -> Refusal | None:
    """Once the art is known, and in town.  GH-ENH-01"""
    if POWER_OF_ENHANCEMENT not in world.achievements:
        return Refusal("enhance.closed", "GH-ENH-01")
    return None if party.location == GLOOMHAVEN else Refusal("town.away", "GH-ENH-01")


def cannot_enhance(
    world: Realm, party: Party, sheet: CharacterSheet, card: HeroCard, circle: Circle, effect: str
) -> Refusal | None:
    """Whoever has a reward to spend on it needs neither the town nor the art.

    GH-ENH-01, GH-ENH-02, GH-ENH-03, GH-ENH-04, GH-ENH-05, GH-COMPL-01
    """
    if not sheet.earmarked and (refusal := cannot_enhance_here(world, party)):
        return refusal
    taken = any((s.half, s.circle) == (circle.half, circle.number) for s in stickers_on(world, sheet.job, card.id))
    if taken or card.id not in sheet.pool:
        return Refusal("enhance.taken" if taken else "hand.pool", "GH-ENH-02", {"card": card.id})
    if refusal := cannot_bear(circle, effect) or cannot_open_card(world, sheet.job, card.id):
        return refusal
    need, have = price_of(world, sheet.job, card, circle, effect), sheet.gold + sheet.earmarked
    return Refusal("shop.gold", "GH-ENH-03", {"need": need, "have": have}) if have < need else None


def enhance(world: Realm, party: Party, sheet: CharacterSheet, card: HeroCard, circle: Circle, effect: str) -> None:
    """Its owner pays, first with what is meant for it; the sticker stays on the class's card for good.

    GH-ENH-02, GH-ENH-03, GH-ENH-04
    """
    insist(cannot_enhance(world, party, sheet, card, circle, effect))
    price = price_of(world, sheet.job, card, circle, effect)
    sheet.earmarked, sheet.gold = max(0, sheet.earmarked - price), sheet.gold - max(0, price - sheet.earmarked)
    on_card = world.stickers.setdefault(sheet.job, {}).setdefault(card.id, [])
    on_card.append(Sticker(circle.half, circle.number, effect))


def enhanced(action: HeroAction, line: str, effect: str) -> HeroAction:
    """The action with the sticker on one of its lines.

    GH-ENH-07, GH-ENH-08, GH-ENH-09, GH-ENH-10, GH-ENH-11, GH-ENH-12
    """
    change = msgspec.structs.replace
    if effect == PLUS_ONE:
        field = line if line in ("range", "targets") else "value"
        return change(action, **{field: getattr(action, field) + 1})
    if effect == HEX:
        return change(action, pattern=action.pattern + 1)
    if effect == JUMP:
        return change(action, jump=True)
    if effect in NEGATIVE or effect in POSITIVE:
        return change(action, conditions=(*action.conditions, effect))
    return change(action, infuse=(*action.infuse, effect))
