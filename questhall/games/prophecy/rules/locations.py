"""LOC: services of the locations, guild training, shops and repairs."""

from __future__ import annotations

from typing import Any

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import ARTIFACTS, CHARACTERS, GUILD_AT, ITEMS, RING, SKILLS
from questhall.games.prophecy.rules import decks, markers
from questhall.games.prophecy.rules.board import NAMES
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.state import GUILDS, Hero, M, Turn
from questhall.kernel import Refusal, Seat

LODGING, LODGE_HEALTH, LODGE_MANA = 1, 1, 1
REPAIR = 1
GUEST_HEALTH, GUEST_MANA = 1, 1  # People's Hospitality
MONASTERY_HEALTH, WILDERNESS_MANA = 1, 3
HEALTH_GOLD = 1  # for each
MANA_PER_GOLD = 2
CHEAPER, DEARER = 2, 1  # Haggling when buying and when selling
LETTER = "letter-of-recommendation"
HOSPITALITY = "peoples-hospitality"
Serve = tuple[str, Any]  # what is used here, and its object


def services(hero: Hero) -> list[tuple[str, Serve]]:
    """Printed on the board.

    PR-LOC-MONASTERY-01, PR-LOC-FORESTCAMP-01, PR-LOC-TOWER-01, PR-LOC-ENCHANTED-01, PR-LOC-VILLAGE-02
    """
    here = NAMES[hero.at]
    if here == "monastery":
        return [("blessing", ("blessing", None))]
    if here == "enchanted-wilderness":
        return [("recharge", ("recharge", None))]
    if here == "village":
        return [("lodge", ("lodge", None))]
    if here == "forest-camp":
        return [(f"heal:{n}", ("heal", n)) for n in range(1, hero.wounds + 1)]
    if here == "magic-tower":
        return [(f"mana:{n}", ("mana", n)) for n in range(1, hero.spent + 1)]
    return []


def shop(m: M, hero: Hero) -> list[tuple[str, Serve]]:
    """City and Village buy and sell.  PR-LOC-CITY-02, PR-LOC-VILLAGE-01"""
    here = NAMES[hero.at]
    if here not in ("city", "village"):
        return []
    goods = m.state.city if here == "city" else m.state.village
    found: list[tuple[str, Serve]] = [(f"buy:{item}", ("buy", item)) for item in goods]
    held = hero.items + hero.damaged if m.explaining else hero.items
    return found + [(f"sell:{item}", ("sell", item)) for item in held]


def lessons(m: M, hero: Hero) -> list[tuple[str, Serve]]:
    """Skills lying in this guild.  PR-OPP-07"""
    guild = GUILD_AT.get(hero.at)
    if guild is None:
        return []
    found: list[tuple[str, Serve]] = []
    for skill in m.state.offers[guild]:
        found.append((f"learn:{skill}", ("learn", (skill, ""))))
        if LETTER in hero.items and surcharge(hero, guild, skill):
            found.append((f"learn-letter:{skill}", ("learn", (skill, LETTER))))
    return found


def surcharge(hero: Hero, guild: int, skill: str) -> int:
    """Gold beside the experience in a foreign guild.  PR-OPP-09, PR-OPP-10"""
    if GUILDS[guild] in CHARACTERS[hero.character].guilds or has(hero, "train-free"):
        return 0
    return SKILLS[skill].price


def cost_of(hero: Hero, item: str) -> int:
    """PR-OPP-14, PR-CARD-TRADER-01"""
    return max(0, ITEMS[item].price - (CHEAPER if has(hero, "haggle") else 0))


def bid_for(hero: Hero, item: str) -> int:
    """Half the price, rounded up.  PR-OPP-15, PR-CARD-TRADER-01"""
    return (ITEMS[item].price + 1) // 2 + (DEARER if has(hero, "haggle") else 0)


def gold_for(hero: Hero, how: str, arg: Any) -> int:
    if how == "heal":
        return HEALTH_GOLD * int(arg)
    if how == "mana":
        return (int(arg) + MANA_PER_GOLD - 1) // MANA_PER_GOLD
    if how == "lodge":
        return LODGING
    if how == "buy":
        return cost_of(hero, arg)
    if how == "repair":
        return 0 if has(hero, "repair-free") else REPAIR * len(arg)
    return 0


def cannot_be_guest(hero: Hero) -> Refusal | None:
    place = RING[hero.at]
    if not place.civilised and place.terrain != "plains":
        return Refusal("not-civilised", "PR-OPP-06")
    return None if hero.wounds or hero.spent else Refusal("no-effect", "PR-OPP-06")


def cannot_learn(hero: Hero, skill: str, letter: str) -> Refusal | None:
    """PR-OPP-08, PR-OPP-10"""
    price = SKILLS[skill].price
    if hero.xp < price:
        return Refusal("xp", "PR-OPP-08", {"need": price, "have": hero.xp})
    gold = 0 if letter else surcharge(hero, GUILD_AT[hero.at], skill)
    return markers.cannot_afford(hero, gold, "PR-OPP-10") if gold else None


def cannot_sell(hero: Hero, item: str) -> Refusal | None:
    """PR-OPP-16, PR-ARTIFACT-02"""
    if item in ARTIFACTS:
        return Refusal("artifact", "PR-ARTIFACT-02")
    return Refusal("damaged", "PR-OPP-16") if item in hero.damaged else None


def blessing(m: M, seat: Seat, turn: Turn, arg: Any) -> None:
    turn.used.append("blessing")
    m.tell(e.BLESSED, seat)
    markers.heal(m, seat, MONASTERY_HEALTH)


def recharge(m: M, seat: Seat, turn: Turn, arg: Any) -> None:
    turn.used.append("recharge")
    m.tell(e.RECHARGED, seat)
    markers.restore(m, seat, WILDERNESS_MANA)


def hospitality(m: M, seat: Seat, turn: Turn, arg: Any) -> None:
    turn.used.append("hospitality")
    m.tell(e.USED, seat, HOSPITALITY)
    markers.heal(m, seat, GUEST_HEALTH)
    markers.restore(m, seat, GUEST_MANA)


def lodge(m: M, seat: Seat, turn: Turn, arg: Any) -> None:
    """1 Health, 1 Mana, and safe until the own next turn; as often as one pays.  PR-LOC-VILLAGE-02, PR-OPP-03"""
    m.tell(e.LODGED, seat)
    markers.charge(m, seat, LODGING)
    markers.heal(m, seat, LODGE_HEALTH)
    markers.restore(m, seat, LODGE_MANA)
    hero_of(m, seat).lodged = True


def heal(m: M, seat: Seat, turn: Turn, amount: int) -> None:
    gold = gold_for(hero_of(m, seat), "heal", amount)
    m.tell(e.TREATED, seat, amount, markers.due(hero_of(m, seat), gold))
    markers.charge(m, seat, gold)
    markers.heal(m, seat, amount)


def mana(m: M, seat: Seat, turn: Turn, amount: int) -> None:
    gold = gold_for(hero_of(m, seat), "mana", amount)
    m.tell(e.DRANK, seat, amount, markers.due(hero_of(m, seat), gold))
    markers.charge(m, seat, gold)
    markers.restore(m, seat, amount)


def repair(m: M, seat: Seat, turn: Turn, items: tuple[str, ...]) -> None:
    """PR-OPP-12"""
    hero = hero_of(m, seat)
    markers.charge(m, seat, gold_for(hero, "repair", items))
    for item in items:
        hero.damaged.remove(item)
        hero.items.append(item)
        m.tell(e.REPAIRED, seat, item)


def buy(m: M, seat: Seat, turn: Turn, item: str) -> None:
    """What is bought is not replaced.  PR-OPP-14, PR-OPP-19"""
    hero = hero_of(m, seat)
    gold = cost_of(hero, item)
    markers.charge(m, seat, gold)
    (m.state.city if item in m.state.city else m.state.village).remove(item)
    hero.items.append(item)
    m.tell(e.BOUGHT, seat, item, gold)


def sell(m: M, seat: Seat, turn: Turn, item: str) -> None:
    """PR-OPP-15, PR-OPP-17"""
    gold = bid_for(hero_of(m, seat), item)
    m.tell(e.SOLD, seat, item, gold)
    decks.use_up(m, seat, item)
    markers.earn(m, seat, gold)


def learn(m: M, seat: Seat, turn: Turn, arg: tuple[str, str]) -> None:
    """PR-OPP-07 to PR-OPP-11, PR-SKILL-01"""
    skill, letter = arg
    hero = hero_of(m, seat)
    guild = GUILD_AT[hero.at]
    gold = 0 if letter else surcharge(hero, guild, skill)
    if letter:
        m.tell(e.USED, seat, letter)
        decks.use_up(m, seat, letter)
    hero.xp -= SKILLS[skill].price
    markers.charge(m, seat, gold)
    m.state.offers[guild].remove(skill)
    hero.skills.append(skill)
    m.tell(e.LEARNED, seat, skill, SKILLS[skill].price, gold)
