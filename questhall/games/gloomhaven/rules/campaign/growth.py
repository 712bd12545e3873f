"""LVLUP, PERK and CHAR: levels, perks, and new characters."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter

from msgspec.structs import replace

from questhall.games.gloomhaven.content.components import Job
from questhall.games.gloomhaven.content.hero_cards import HeroCards
from questhall.games.gloomhaven.rules.campaign.prosperity import prosperity_level
from questhall.games.gloomhaven.rules.combat.modifiers import standard_cards
from questhall.games.gloomhaven.rules.legal import insist
from questhall.games.gloomhaven.state import GLOOMHAVEN, CharacterSheet, Party, Realm
from questhall.kernel import Refusal

MINIMUM_XP = (0, 45, 95, 150, 210, 275, 345, 420, 500)  # table T4, of levels 1 to 9
HIGHEST_LEVEL = len(MINIMUM_XP)
GOLD_A_LEVEL = 15
CHECKMARKS_A_PERK = 3
PERKS_FROM_CHECKMARKS = 6


def minimum_xp(level: int) -> int:
    """GH-CHAR-11, GH-LVLUP-08"""
    return MINIMUM_XP[level - 1]


def level_for(xp: int) -> int:
    """The level that so much XP suffices for.  GH-LVLUP-08"""
    return bisect_right(MINIMUM_XP, xp)


def must_level_up(sheet: CharacterSheet, party: Party) -> bool:
    """Enough XP for the next level, and in town.  GH-LVLUP-01, GH-LVLUP-07"""
    return party.location == GLOOMHAVEN and sheet.level < level_for(sheet.xp)


def cannot_level_up(sheet: CharacterSheet, party: Party, world: Realm) -> Refusal | None:
    """In town, with enough XP, or up to the prosperity level without.  GH-LVLUP-01, GH-LVLUP-06, GH-PROSP-04"""
    if party.location != GLOOMHAVEN:
        return Refusal("town.away", "GH-LVLUP-01")
    if sheet.level == HIGHEST_LEVEL:
        return Refusal("level.highest", "GH-LVLUP-08")
    if sheet.level < max(level_for(sheet.xp), prosperity_level(world)):
        return None
    return Refusal("level.xp", "GH-LVLUP-01", {"need": minimum_xp(sheet.level + 1), "have": sheet.xp})


def cannot_learn(sheet: CharacterSheet, job: Job, cards: HeroCards, card: str) -> Refusal | None:
    """A card of the class that is new to the pool, of a level not above the new one.  GH-LVLUP-02"""
    if card not in job.cards or card in sheet.pool:
        return Refusal("level.card", "GH-LVLUP-02", {"card": card})
    if cards[card].level > sheet.level + 1:
        return Refusal("card.level", "GH-LVLUP-02", {"card": card, "level": cards[card].level})
    return None


def level_up(world: Realm, party: Party, sheet: CharacterSheet, job: Job, cards: HeroCards, card: str) -> None:
    """One level, in town.  GH-LVLUP-01, GH-LVLUP-06, GH-LVLUP-07"""
    insist(cannot_level_up(sheet, party, world))
    rise(sheet, job, cards, card)


def rise(sheet: CharacterSheet, job: Job, cards: HeroCards, card: str) -> None:
    """The steps of a level: a card, a perk, and at least the XP of the level.  GH-LVLUP-02, GH-LVLUP-03, GH-LVLUP-06"""
    insist(cannot_learn(sheet, job, cards, card))
    sheet.level += 1
    sheet.pool.append(card)
    sheet.unspent_perks += 1
    sheet.xp = max(sheet.xp, minimum_xp(sheet.level))


def most_hit_points(sheet: CharacterSheet, job: Job) -> int:
    """By the mat.  GH-LVLUP-04"""
    return job.hit_points[sheet.level - 1]


def cannot_take_perk(sheet: CharacterSheet, job: Job, perk: str) -> Refusal | None:
    """A perk of the class must be owed, and a box must be free.  GH-PERK-01, GH-PERK-03"""
    if sheet.unspent_perks < 1:
        return Refusal("perk.none", "GH-PERK-01")
    if perk not in job.perks:
        return Refusal("perk.unknown", "GH-PERK-01", {"perk": perk})
    full = sheet.perks.get(perk, 0) >= job.perks[perk].boxes
    if full:
        return Refusal("perk.full", "GH-PERK-03", {"perk": perk})
    missing = Counter(job.perks[perk].removes) - Counter(modifier_cards(sheet, job))
    return Refusal("perk.no-card", "GH-PERK-02", {"perk": perk, "card": next(iter(missing))}) if missing else None


def take_perk(sheet: CharacterSheet, job: Job, perk: str) -> None:
    """One box is marked.  GH-PERK-01"""
    insist(cannot_take_perk(sheet, job, perk))
    sheet.unspent_perks -= 1
    sheet.perks[perk] = sheet.perks.get(perk, 0) + 1


def modifier_cards(sheet: CharacterSheet, job: Job) -> list[str]:
    """The standard deck as the marked perks have changed it.  GH-PERK-01, GH-PERK-02, GH-PERK-03, GH-MOD-03"""
    deck = standard_cards()
    for perk, boxes in sheet.perks.items():
        for _ in range(boxes):
            for card in job.perks[perk].removes:
                deck.remove(card)
            deck += job.perks[perk].adds
    return deck


def gain_checkmarks(sheet: CharacterSheet, gain: int) -> int:
    """Every third gives a perk at once, six times at most; the rest counts on. The perks gained.

    GH-PERK-05, GH-PERK-06, GH-PERK-07
    """
    before = sheet.checkmarks // CHECKMARKS_A_PERK
    sheet.checkmarks = min(CHECKMARKS_A_PERK * PERKS_FROM_CHECKMARKS, sheet.checkmarks + gain)
    perks = sheet.checkmarks // CHECKMARKS_A_PERK - before
    sheet.unspent_perks += perks
    return perks


def cannot_start_at(world: Realm, level: int) -> Refusal | None:
    """Any level up to the prosperity level.  GH-CHAR-08, GH-PROSP-04"""
    most = prosperity_level(world)
    return None if 1 <= level <= most else Refusal("create.level", "GH-CHAR-08", {"most": most, "level": level})


def cannot_create(world: Realm, job: Job, level: int) -> Refusal | None:
    """An available class, at such a level.  GH-CHAR-02, GH-CHAR-08, GH-SEAL-02"""
    if job.name not in world.jobs:
        return Refusal("create.class", "GH-CHAR-02", {"class": job.name})
    return cannot_start_at(world, level)


def starting_gold(level: int) -> int:
    """GH-CHAR-10"""
    return GOLD_A_LEVEL * (level + 1)


def create(world: Realm, name: str, job: Job, cards: HeroCards, line: str = "", level: int = 1) -> CharacterSheet:
    """A new character; above level 1 it still has cards to learn and perks to take. Perks of retired predecessors come
    with it.

    GH-CHAR-04, GH-CHAR-05, GH-CHAR-06, GH-CHAR-09, GH-CHAR-10, GH-CHAR-11, GH-RETIRE-07, GH-PERK-08
    """
    insist(cannot_create(world, job, level))
    first = [card for card in job.cards if cards[card].level <= 1]
    sheet = CharacterSheet(name, job.name, line, level, minimum_xp(level), starting_gold(level), first)
    sheet.unspent_perks = level - 1 + world.retirements.get(line, 0)
    return sheet


def still_to_learn(sheet: CharacterSheet, cards: HeroCards) -> int:
    """How many levels have not brought their card yet; each brings one.  GH-LVLUP-02"""
    learned = sum(cards[card].level > 1 for card in sheet.pool)
    return sheet.level - 1 - learned if sheet.pool else 0


def cannot_catch_up(sheet: CharacterSheet, job: Job, cards: HeroCards, card: str) -> Refusal | None:
    """A new character takes the steps of its levels one after the other.  GH-CHAR-09, GH-LVLUP-02"""
    at = replace(sheet, level=sheet.level - still_to_learn(sheet, cards))
    return cannot_learn(at, job, cards, card)
