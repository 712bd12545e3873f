"""Before the party sets out, as text: where it is, who is who, what everybody has; and the pages of the campaign."""

from __future__ import annotations

from textwrap import wrap

from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.campaign.quests import Need, quest
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.content.hero_cards import card
from questhall.games.gloomhaven.content.scenarios import playable
from questhall.games.gloomhaven.face.campaign.chronicle import chronicle
from questhall.games.gloomhaven.face.cards import card_text
from questhall.games.gloomhaven.face.items import item_text
from questhall.games.gloomhaven.face.map_text import language
from questhall.games.gloomhaven.rules.campaign.chapter import campaign, party_of
from questhall.games.gloomhaven.rules.campaign.departure import cannot_go
from questhall.games.gloomhaven.rules.campaign.enhancer import enhanced_pool
from questhall.games.gloomhaven.rules.campaign.growth import HIGHEST_LEVEL, minimum_xp
from questhall.games.gloomhaven.rules.campaign.prosperity import SHADED, prosperity_level
from questhall.games.gloomhaven.rules.campaign.quests import so_far
from questhall.games.gloomhaven.rules.campaign.retirement import quests_of
from questhall.games.gloomhaven.rules.campaign.shop import available, price
from questhall.games.gloomhaven.state import GLOOMHAVEN, CharacterSheet, Party, World
from questhall.kernel import UNSEEN, Seat
from questhall.kernel.texts import Texts

WIDTH = 100


def fitted(text: str, indent: int = 3) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)


def is_between(view: World) -> bool:
    """Whether a chapter has not come to its scenario yet."""
    return view.campaign is not None and not view.rooms


def board(view: World, texts: Texts) -> str:
    """Where the party is, and everybody in a line."""
    lines = [headline(view, texts), world_line(view, texts)]
    for seat, hero in enumerate(view.heroes):
        if hero.sheet.job:
            lines += fitted(sheet_line(view, seat, hero.sheet, texts))
        else:
            lines.append(texts.say("camp-nobody", who=texts.say("seat", number=seat + 1)))
    return "\n".join(lines)


def headline(view: World, texts: Texts) -> str:
    party = party_of(view)
    where = texts.say("camp-town") if party.location == GLOOMHAVEN else f"scenario-{party.location}"
    chapter = campaign(view).chapter
    return texts.say("camp-head", chapter=chapter, party=party.name, where=where, reputation=party.reputation)


def world_line(view: World, texts: Texts) -> str:
    realm = campaign(view).realm
    level = prosperity_level(realm)
    nxt = SHADED[level] if level < len(SHADED) else SHADED[-1]
    return texts.say("camp-world", level=level, marks=realm.marks - realm.debt, next=nxt, donated=realm.donated)


def sheet_line(view: World, seat: Seat, sheet: CharacterSheet, texts: Texts) -> str:
    """`Brute (seat 1): level 2, 67 XP (next at 95), 43 gold; Heater Shield, Minor Healing Potion`."""
    owned = ", ".join(equipment.item(number).names[language(texts)] for number in sorted(sheet.items)) or "—"
    nxt = minimum_xp(sheet.level + 1) if sheet.level < HIGHEST_LEVEL else 0
    ready = texts.say("camp-ready") if seat in campaign(view).visit.ready else ""
    has = {"level": sheet.level, "xp": sheet.xp, "next": nxt, "gold": sheet.gold, "items": owned}
    said = texts.say("camp-sheet", name=sheet.name, **has)
    return f"{said} {ready}".rstrip()


# Pages


def sheets_page(view: World, texts: Texts) -> str:
    """Everybody's sheet: perks, checkmarks, items, cards, one's own quest."""
    return "\n\n".join(
        "\n".join(sheet_lines(view, seat, hero.sheet, texts)) for seat, hero in enumerate(view.heroes) if hero.sheet.job
    )


def sheet_lines(view: World, seat: Seat, sheet: CharacterSheet, texts: Texts) -> list[str]:
    job = classes()[sheet.job]
    lines = fitted(sheet_line(view, seat, sheet, texts))
    marks = texts.say("camp-marks", checkmarks=sheet.checkmarks, unspent=sheet.unspent_perks)
    perks = [f"{texts.name(job.perk_id(name))} ×{boxes}" for name, boxes in sheet.perks.items()]
    lines += fitted("   " + "; ".join([marks, *perks]), 6)
    pool = ", ".join(texts.name(each) for each in enhanced_pool(view, sheet))
    lines += fitted("   " + texts.say("camp-pool", cards=pool), 6)
    return lines + [line for each in quests_of(sheet) if each != UNSEEN for line in quest_lines(sheet, each, texts)]


def quest_lines(sheet: CharacterSheet, id_: str, texts: Texts) -> list[str]:
    """A personal quest, and how far it is.  GH-PQ-01"""
    card_ = quest(id_)
    needs = "; ".join(need_text(sheet, need, texts) for need in card_.needs)
    return fitted("   " + texts.say("camp-quest", name=id_, needs=needs, opens=f"box-{card_.opens}"), 6)


def need_text(sheet: CharacterSheet, need: Need, texts: Texts) -> str:
    have = min(need.count, so_far(sheet, need))
    item = f"item-{need.of[0]}" if need.kind == "with" else ""
    return texts.say(f"need-{need.kind}", count=need.count, have=have, of=of_text(need, texts), item=item)


def of_text(need: Need, texts: Texts) -> str:
    if need.kind in ("gold", "kinds"):
        return ""
    things = need.of[1:] if need.kind == "with" else need.of
    return ", ".join(texts.say(f"need-of-{each}") for each in things)


def shop_page(view: World, texts: Texts) -> str:
    """What is in the shop, at this party's prices.  GH-SHOP-01, GH-REP-05"""
    realm, party = campaign(view).realm, party_of(view)
    members = Party(party.name, members=[hero.sheet for hero in view.heroes if hero.sheet.job])
    lines: list[str] = []
    for number in sorted(realm.stock):
        if number not in equipment.items():
            continue
        item = equipment.item(number)
        left = available(realm, members, number)
        said = texts.say("camp-ware", item=item.id, gold=price(item, party.reputation), left=left, slot=item.slot)
        lines += fitted(f"{said}: {item_text(item, texts)}")
    return "\n".join(lines)


def world_page(view: World, texts: Texts) -> str:
    """The campaign board: scenarios, achievements, boxes, who rests."""
    realm, party = campaign(view).realm, party_of(view)
    lines = [headline(view, texts), world_line(view, texts)]
    lines += [scenario_line(view, number, texts) for number in sorted(set(realm.scenarios))]
    for kind, names in (("global", realm.achievements), ("party", party.achievements)):
        listed = ", ".join(texts.name(f"achievement-{name}") for name in names) or "—"
        lines += fitted(texts.say(f"camp-achievements-{kind}", names=listed))
    jobs = ", ".join(texts.name(job if job in classes() else f"box-{job}") for job in realm.jobs)
    lines += fitted(texts.say("camp-classes", names=jobs))
    if opened := [name for name in realm.opened if " " not in name]:
        lines += fitted(texts.say("camp-opened", names=", ".join(texts.name(f"box-{name}") for name in opened)))
    if rest := [sheet.name for sheet in campaign(view).resting]:
        lines += fitted(texts.say("camp-resting", names=", ".join(map(texts.name, rest))))
    return "\n".join(lines)


def scenario_line(view: World, number: int, texts: Texts) -> str:
    """Done, open, or closed and why.  GH-MAP-02, GH-MAP-03"""
    if number in campaign(view).realm.completed:
        return texts.say("camp-scenario-done", scenario=f"scenario-{number}")
    refusal = cannot_go(view, number, "campaign")
    if refusal is None:
        return texts.say("camp-scenario-open", scenario=f"scenario-{number}")
    state = "closed" if number in playable() else "unbuilt"
    return texts.say(f"camp-scenario-{state}", scenario=f"scenario-{number}", why=texts.refusal(refusal))


def story_page(view: World, texts: Texts) -> str:
    return "\n".join(line for told in chronicle(view, texts) for line in fitted(told))


def pool_page(view: World, texts: Texts) -> str:
    """All cards of one's own characters, with their stickers."""
    own = [hero.sheet for hero in view.heroes if hero.sheet.job and UNSEEN not in quests_of(hero.sheet)]
    cards = [card(each) for sheet in own for each in enhanced_pool(view, sheet)]
    return "\n\n".join(card_text(each, language(texts)) for each in cards)
