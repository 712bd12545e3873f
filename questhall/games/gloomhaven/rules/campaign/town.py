"""CITY, SHOP, LVLUP, SANCT, ENH, RETIRE and CHAR as they are played: before the party sets out everybody acts at once.

Each verb says what it can be done with, what stands against it, and does it. The first seat speaks for the party where
one word counts for all: the event, the way home, a new party.  GH-CITY-01, GH-CITY-04
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.content.hero_cards import cards_of
from questhall.games.gloomhaven.rules.campaign import city, growth, shop
from questhall.games.gloomhaven.rules.campaign.chapter import (
    campaign,
    gathered,
    newcomer,
    note,
    party_of,
    take_seat,
    to_rest,
)
from questhall.games.gloomhaven.rules.campaign.enhancement import cannot_enhance_here
from questhall.games.gloomhaven.rules.campaign.enhancer import (
    at_the_bench,
    do_leave_bench,
    do_stick,
    sticker_choice,
    worth_a_visit,
)
from questhall.games.gloomhaven.rules.campaign.parties import cannot_join, is_new
from questhall.games.gloomhaven.rules.campaign.prosperity import prosperity_level
from questhall.games.gloomhaven.rules.campaign.quests import count_deed
from questhall.games.gloomhaven.rules.campaign.retirement import (
    cannot_retire,
    cannot_take_part,
    keep_quest,
    quests_of,
)
from questhall.games.gloomhaven.rules.campaign.telling import look_at_quests, open_due, retired, telling
from questhall.games.gloomhaven.rules.campaign.travel import return_to_town
from questhall.games.gloomhaven.state import (
    GLOOMHAVEN,
    CharacterSheet,
    Depart,
    Happening,
    M,
    Party,
    Town,
    Visit,
    World,
)
from questhall.kernel import Choose, Flow, Refusal, Seat, Whoever, mask

LEADER: Seat = 0
MOST_PARTIES = 9
Act = tuple[str, Any]  # a verb and what it is done with


class Verb(NamedTuple):
    """Something that may be done before setting out."""

    things: Callable[[World, Seat], Iterable[tuple[str, Any]]]
    cannot: Callable[[World, Seat, Any], Refusal | None]
    do: Callable[[M, Seat, Any], None]


def step_town(m: M, task: Town) -> Flow:
    """Whoever wants acts; when everybody is ready the party sets out.  GH-CITY-01, GH-CITY-04, GH-CHAR-13"""
    w = m.state
    ready = campaign(w).visit.ready
    busy = [choice_of(m, seat) for seat in range(len(w.heroes)) if seat not in ready]
    if not busy:
        w.agenda = [Depart()]
        return
    rest = [Choose(seat, "town", {"wait": ("wait", None)}) for seat in ready]
    seat, (verb, thing) = yield Whoever(busy, rest)
    DEEDS[verb](m, seat, thing)
    campaign(w).visit.begun = True
    if w.over:
        return
    look_at_quests(m)


def choice_of(m: M, seat: Seat) -> Choose:
    """What is due comes first: a quest, a card to learn, a perk to take.  GH-CHAR-07, GH-CHAR-09, GH-LVLUP-03"""
    w = m.state
    sheet = w.heroes[seat].sheet
    if not sheet.job:
        return Choose(seat, "newcomer", offered(m, seat, ("new", "join")))
    if len(quests_of(sheet)) > 1:
        return Choose(seat, "quest", {f"keep:{quest}": ("keep", quest) for quest in quests_of(sheet)})
    if growth.still_to_learn(sheet, cards_of(sheet.job)):
        return Choose(seat, "learn", offered(m, seat, ("catch-up",)))
    if perks_due(sheet):
        return Choose(seat, "perk", offered(m, seat, ("perk",)))
    if seat in campaign(w).visit.bench:
        return Choose(seat, "sticker", sticker_choice(m, seat))
    return Choose(seat, "town", offered(m, seat, tuple(verb for verb in VERBS if verb not in DUE)))


def offered(m: M, seat: Seat, verbs: Iterable[str]) -> dict[str, Act]:
    """All that these verbs can be done with, and nothing that a rule forbids."""
    w = m.state
    found: dict[str, Act] = {}
    for verb in verbs:
        asks = VERBS[verb]
        word = "learn" if verb == "catch-up" else verb
        candidates = [(f"{word}:{key}" if key else word, (verb, thing)) for key, thing in asks.things(w, seat)]
        found |= m.offer(seat, candidates, lambda act, asks=asks: asks.cannot(w, seat, act[1]))  # type: ignore[misc]
    return found


# Characters


def new_ones(w: World, seat: Seat) -> list[tuple[str, tuple[str, int]]]:
    levels = range(1, prosperity_level(campaign(w).realm) + 1)
    return [(f"{job}:{level}", (job, level)) for job in campaign(w).realm.jobs for level in levels]


def cannot_be_new(w: World, seat: Seat, what: tuple[str, int]) -> Refusal | None:
    """An available class that this version has, nobody else's at the table.

    GH-CHAR-02, GH-CHAR-08, GH-SETUP-12, GH-SEAL-02
    """
    job, level = what
    if job not in classes():
        return Refusal("create.unbuilt", "GH-SEAL-02", {"class": job})
    return cannot_sit(w, seat, job) or growth.cannot_create(campaign(w).realm, classes()[job], level)


def cannot_sit(w: World, seat: Seat, job: str) -> Refusal | None:
    """Two of a class do not set out together.  GH-SETUP-12"""
    twice = any(hero.sheet.job == job for other, hero in enumerate(w.heroes) if other != seat)
    return Refusal("setup.class-twice", "GH-SETUP-12", {"class": job}) if twice else None


def do_new(m: M, seat: Seat, what: tuple[str, int]) -> None:
    newcomer(m, seat, *what)


def at_rest(w: World, seat: Seat) -> list[tuple[str, CharacterSheet]]:
    return [(sheet.name, sheet) for sheet in campaign(w).resting]


def cannot_take(w: World, seat: Seat, sheet: CharacterSheet) -> Refusal | None:
    """A new party needs new characters; no class twice.  GH-PARTY-02, GH-PARTY-03, GH-SETUP-12"""
    if not party_of(w).played and not is_new(sheet):
        return Refusal("party.not-new", "GH-PARTY-03", {"name": sheet.name})
    with gathered(w) as party:
        return cannot_sit(w, seat, sheet.job) or cannot_join(party, sheet)


def do_switch(m: M, seat: Seat, _: None) -> None:
    """The seat is free for somebody else.  GH-CHAR-13"""
    hero = m.state.heroes[seat]
    to_rest(m, seat)
    hero.sheet = CharacterSheet("", "", hero.sheet.line)


def do_take(m: M, seat: Seat, sheet: CharacterSheet) -> None:
    """A player switches to another character; the other keeps all it has.  GH-PARTY-02, GH-CHAR-13"""
    w = m.state
    campaign(w).resting.remove(sheet)
    w.heroes[seat].sheet = sheet
    take_seat(sheet, seat)
    m.tell(events.COMES_ALONG, seat, sheet.name, list(quests_of(sheet)), to=mask([seat]))


def do_keep(m: M, seat: Seat, quest: str) -> None:
    """GH-CHAR-07"""
    keep_quest(campaign(m.state).realm, m.state.heroes[seat].sheet, quest, m.chance)
    m.tell(events.KEPT_QUEST, seat, quest, to=mask([seat]))


# Growth


def perks_due(sheet: CharacterSheet) -> bool:
    """A perk is owed and a box is free.  GH-PERK-01"""
    job = classes()[sheet.job]
    return sheet.unspent_perks > 0 and any(not growth.cannot_take_perk(sheet, job, perk) for perk in job.perks)


def perks(w: World, seat: Seat) -> list[tuple[str, str]]:
    job = classes()[w.heroes[seat].sheet.job]
    return [(job.perk_id(perk), perk) for perk in job.perks]


def cannot_perk(w: World, seat: Seat, perk: str) -> Refusal | None:
    sheet = w.heroes[seat].sheet
    return growth.cannot_take_perk(sheet, classes()[sheet.job], perk)


def do_perk(m: M, seat: Seat, perk: str) -> None:
    """GH-PERK-01"""
    sheet = m.state.heroes[seat].sheet
    growth.take_perk(sheet, classes()[sheet.job], perk)
    m.tell(events.TOOK_PERK, seat, classes()[sheet.job].perk_id(perk))


def class_cards(w: World, seat: Seat) -> list[tuple[str, str]]:
    """The cards it does not own."""
    sheet = w.heroes[seat].sheet
    return [(card, card) for card in classes()[sheet.job].cards if card not in sheet.pool]


def lessons(w: World, seat: Seat) -> list[tuple[str, str]]:
    """All of them if a level is to be had; one, to say why it is not."""
    refusal = growth.cannot_level_up(w.heroes[seat].sheet, party_of(w), campaign(w).realm)
    return class_cards(w, seat)[: 1 if refusal else None]


def cannot_catch_up(w: World, seat: Seat, card: str) -> Refusal | None:
    sheet = w.heroes[seat].sheet
    return growth.cannot_catch_up(sheet, classes()[sheet.job], cards_of(sheet.job), card)


def do_catch_up(m: M, seat: Seat, card: str) -> None:
    """GH-CHAR-09, GH-LVLUP-02"""
    m.state.heroes[seat].sheet.pool.append(card)
    m.tell(events.TOOK_CARD, seat, card)


def cannot_level(w: World, seat: Seat, card: str) -> Refusal | None:
    """GH-LVLUP-01, GH-LVLUP-02, GH-LVLUP-06"""
    sheet = w.heroes[seat].sheet
    refusal = growth.cannot_level_up(sheet, party_of(w), campaign(w).realm)
    return refusal or growth.cannot_learn(sheet, classes()[sheet.job], cards_of(sheet.job), card)


def do_level(m: M, seat: Seat, card: str) -> None:
    """A level more: a card, and then a perk.  GH-LVLUP-01, GH-LVLUP-02, GH-LVLUP-03, GH-LVLUP-04"""
    w = m.state
    sheet = w.heroes[seat].sheet
    growth.level_up(campaign(w).realm, party_of(w), sheet, classes()[sheet.job], cards_of(sheet.job), card)
    m.tell(events.LEVELLED, seat, sheet.level)
    m.tell(events.TOOK_CARD, seat, card)
    note(w, "level", sheet.name, sheet.level)


# Shop and sanctuary


def wares(w: World, seat: Seat) -> list[tuple[str, Item]]:
    stock = [equipment.item(number) for number in sorted(campaign(w).realm.stock) if number in equipment.items()]
    return [(item.id, item) for item in stock]


def cannot_buy(w: World, seat: Seat, item: Item) -> Refusal | None:
    with gathered(w) as party:
        return shop.cannot_buy(campaign(w).realm, party, w.heroes[seat].sheet, item)


def do_buy(m: M, seat: Seat, item: Item) -> None:
    """GH-SHOP-01, GH-REP-05"""
    w = m.state
    with gathered(w) as party:
        shop.buy(campaign(w).realm, party, w.heroes[seat].sheet, item)
    m.tell(events.BOUGHT, seat, item.id, shop.price(item, party_of(w).reputation))


def own_items(w: World, seat: Seat) -> list[tuple[str, Item]]:
    return [(item.id, item) for item in map(equipment.item, sorted(w.heroes[seat].sheet.items))]


def cannot_sell(w: World, seat: Seat, item: Item) -> Refusal | None:
    return shop.cannot_sell(party_of(w), w.heroes[seat].sheet, item)


def do_sell(m: M, seat: Seat, item: Item) -> None:
    """GH-SHOP-02"""
    shop.sell(party_of(m.state), m.state.heroes[seat].sheet, item)
    m.tell(events.SOLD, seat, item.id, shop.sale_price(item))


def alone(w: World, seat: Seat) -> list[tuple[str, None]]:
    """A verb without an object."""
    return [("", None)]


def of_the_leader(w: World, seat: Seat) -> list[tuple[str, None]]:
    """What one says for all."""
    return [("", None)] if seat == LEADER else []


def cannot_donate(w: World, seat: Seat, _: None) -> Refusal | None:
    return city.cannot_donate(campaign(w).visit, party_of(w), w.heroes[seat].sheet)


def do_donate(m: M, seat: Seat, _: None) -> None:
    """GH-SANCT-01, GH-SANCT-02, GH-SANCT-03, GH-UNLOCK-03"""
    w = m.state
    sheet = w.heroes[seat].sheet
    city.donate(campaign(w).realm, campaign(w).visit, party_of(w), sheet)
    count_deed(sheet, "donated", city.DONATION)
    m.tell(events.DONATED, seat, city.DONATION)
    with telling(m):
        open_due(m)


# Retirement


def only_if_due(w: World, seat: Seat) -> list[tuple[str, None]]:
    return [("", None)] if w.heroes[seat].sheet.quest else []


def cannot_leave(w: World, seat: Seat, _: None) -> Refusal | None:
    return cannot_retire(w.heroes[seat].sheet, party_of(w))


def do_retire(m: M, seat: Seat, _: None) -> None:
    """The seat is free for a new character of the same row.  GH-RETIRE-03, GH-RETIRE-11"""
    hero = m.state.heroes[seat]
    line = hero.sheet.line
    retired(m, seat)
    hero.sheet = CharacterSheet("", "", line)


# The party


def cannot_go_home(w: World, seat: Seat, _: None) -> Refusal | None:
    """GH-TRAVEL-01"""
    return Refusal("town.here", "GH-TRAVEL-01") if party_of(w).location == GLOOMHAVEN else None


def do_home(m: M, seat: Seat, _: None) -> None:
    """After any attempt, won or lost.  GH-TRAVEL-01, GH-CITY-02"""
    w = m.state
    return_to_town(party_of(w))
    campaign(w).visit = Visit()
    m.tell(events.HOME)


def cannot_have_event(w: World, seat: Seat, _: None) -> Refusal | None:
    """GH-CITY-03"""
    if not campaign(w).realm.city_events.cards:
        return Refusal("event.none", "GH-CITY-03")
    if not all(hero.sheet.job for hero in w.heroes):
        return Refusal("town.no-character", "GH-CITY-03")
    return city.cannot_resolve_event(campaign(w).visit, party_of(w))


def do_event(m: M, seat: Seat, _: None) -> None:
    """Once a visit.  GH-CITY-03"""
    campaign(m.state).visit.event = True
    m.state.agenda.append(Happening("city"))


def other_parties(w: World, seat: Seat) -> list[tuple[str, int]]:
    if seat != LEADER:
        return []
    return [(str(at + 1), at) for at in range(len(campaign(w).parties)) if at != campaign(w).party]


def free_to_do(w: World, seat: Seat, _: None) -> Refusal | None:
    """Nothing stands against it."""
    return None


def cannot_change_party(w: World, seat: Seat, _: Any) -> Refusal | None:
    """A chapter begins with it, before anything else is done.  GH-PARTY-02"""
    return Refusal("party.begun", "GH-PARTY-02") if campaign(w).visit.begun else None


def do_party(m: M, seat: Seat, at: int) -> None:
    """Another party of the same world goes on; the members of this one rest.  GH-MAP-01, GH-PARTY-02"""
    w = m.state
    everybody_rests(m)
    campaign(w).party = at
    campaign(w).visit = Visit()
    m.tell(events.PARTY_GOES_ON, party_of(w).name)


def cannot_found(w: World, seat: Seat, _: None) -> Refusal | None:
    """One that has done nothing yet need not be founded twice.  GH-PARTY-03"""
    if not party_of(w).played or len(campaign(w).parties) == MOST_PARTIES:
        return Refusal("party.unused", "GH-PARTY-03")
    return cannot_change_party(w, seat, None)


def do_found(m: M, seat: Seat, _: None) -> None:
    """In Gloomhaven, with a reputation of 0, of new characters.  GH-PARTY-03, GH-REP-01"""
    w = m.state
    everybody_rests(m)
    world = campaign(w)
    world.parties.append(Party(str(len(world.parties) + 1)))
    world.party = len(world.parties) - 1
    world.visit = Visit()
    m.tell(events.PARTY_FOUNDED, party_of(w).name)
    note(w, "party", party_of(w).name)


def everybody_rests(m: M) -> None:
    for seat, hero in enumerate(m.state.heroes):
        to_rest(m, seat)
        hero.sheet = CharacterSheet("", "", hero.sheet.line)


def cannot_adjourn(w: World, seat: Seat, _: None) -> Refusal | None:
    """Whoever has drawn quests keeps one of them first.  GH-CHAR-07"""
    undecided = next((hero.sheet for hero in w.heroes if len(quests_of(hero.sheet)) > 1), None)
    return Refusal("adjourn.quest", "GH-CHAR-07", {"name": undecided.name}) if undecided else None


def do_adjourn(m: M, seat: Seat, _: None) -> None:
    """The visit goes on with those who are there then; whoever is not leaves its character at rest.

    GH-CHAR-13, GH-PARTY-02
    """
    w = m.state
    campaign(w).visit.adjourned = True
    m.tell(events.ADJOURNED)
    w.agenda, w.over = [], True


def cannot_be_ready(w: World, seat: Seat, _: None) -> Refusal | None:
    """A level that is due is taken first; who must retire plays no further scenario.  GH-LVLUP-01, GH-RETIRE-02"""
    sheet = w.heroes[seat].sheet
    if growth.must_level_up(sheet, party_of(w)):
        return Refusal("level.due", "GH-LVLUP-01", {"level": sheet.level + 1})
    return cannot_take_part(sheet, party_of(w))


def do_ready(m: M, seat: Seat, _: None) -> None:
    campaign(m.state).visit.ready.append(seat)
    m.tell(events.READY, seat)


def do_wait(m: M, seat: Seat, _: None) -> None:
    """A second thought."""
    campaign(m.state).visit.ready.remove(seat)
    m.tell(events.NOT_READY, seat)


def bench_cards(w: World, seat: Seat) -> list[tuple[str, str]]:
    """All of the pool if the art is known; one, to say why it is not."""
    refusal = cannot_enhance_here(campaign(w).realm, party_of(w))
    return [(card, card) for card in w.heroes[seat].sheet.pool[: 1 if refusal else None]]


DEEDS: dict[str, Callable[[M, Seat, Any], None]] = {
    "wait": do_wait,
    "keep": do_keep,
    "stick": do_stick,
    "leave-bench": do_leave_bench,
}
VERBS: dict[str, Verb] = {
    "event": Verb(of_the_leader, cannot_have_event, do_event),
    "home": Verb(of_the_leader, cannot_go_home, do_home),
    "catch-up": Verb(class_cards, cannot_catch_up, do_catch_up),
    "perk": Verb(perks, cannot_perk, do_perk),
    "learn": Verb(lessons, cannot_level, do_level),
    "buy": Verb(wares, cannot_buy, do_buy),
    "sell": Verb(own_items, cannot_sell, do_sell),
    "donate": Verb(alone, cannot_donate, do_donate),
    "enhance": Verb(bench_cards, worth_a_visit, at_the_bench),
    "retire": Verb(only_if_due, cannot_leave, do_retire),
    "join": Verb(at_rest, cannot_take, do_take),
    "new": Verb(new_ones, cannot_be_new, do_new),
    "switch": Verb(alone, free_to_do, do_switch),
    "party": Verb(other_parties, cannot_change_party, do_party),
    "found": Verb(of_the_leader, cannot_found, do_found),
    "adjourn": Verb(of_the_leader, cannot_adjourn, do_adjourn),
    "ready": Verb(alone, cannot_be_ready, do_ready),
}
DUE = ("catch-up", "perk", "new", "join")
DEEDS |= {name: verb.do for name, verb in VERBS.items()}
