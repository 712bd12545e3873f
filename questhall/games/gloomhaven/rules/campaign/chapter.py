"""CAMP: what a chapter begins with and what follows it: its terms, the open part and the sealed one.

Sealed is what nobody may know beyond the end: which cards are left in the decks of the campaign, without their order,
and the personal quests. The next chapter shuffles with its own key.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.campaign.achievements import AT_THE_START
from questhall.games.gloomhaven.content.campaign.decks import side_scenarios, starting_designs, starting_events
from questhall.games.gloomhaven.content.campaign.quests import dealt_quests
from questhall.games.gloomhaven.content.classes import classes, starting_classes
from questhall.games.gloomhaven.content.hero_cards import cards_of
from questhall.games.gloomhaven.rules.campaign.growth import create
from questhall.games.gloomhaven.rules.campaign.prosperity import open_shop
from questhall.games.gloomhaven.rules.campaign.retirement import draw_quests, quests_of
from questhall.games.gloomhaven.state import (
    Campaign,
    CharacterSheet,
    Hero,
    M,
    Party,
    Realm,
    Town,
    Unpack,
    Visit,
    World,
)
from questhall.kernel import Chance, Pile, Refusal, Seat, Terms, mask
from questhall.kernel.state import EVERYBODY, NOBODY

SETTING = "campaign"
SEATING = "seating"  # who of the chapter before sits where: `2,1`, by their seats there; the others rest
FIRST_SCENARIO = 1
FIRST_PARTY = "1"


class Opening(msgspec.Struct, omit_defaults=True):
    """How things stand when a chapter begins, open to all; of the decks only what was seen to go under them."""

    campaign: Campaign
    seated: list[CharacterSheet]


class Sealed(msgspec.Struct, omit_defaults=True):
    """What is known to nobody, or to one player alone."""

    decks: dict[str, list[str]] = {}  # by kind, sorted
    quests: dict[str, list[str]] = {}  # by character


encode = msgspec.json.Encoder().encode


# The campaign in the state


def campaign(w: World) -> Campaign:
    """Of a match that is a chapter."""
    assert w.campaign is not None, "this match is no chapter of a campaign"
    return w.campaign


@contextmanager
def gathered(w: World) -> Iterator[Party]:
    """The party with the sheets of its members, for as long as a rule looks at them.  GH-PARTY-01"""
    party = party_of(w)
    party.members = [hero.sheet for hero in w.heroes if hero.sheet.job]
    try:
        yield party
    finally:
        party.members = []


def party_of(w: World) -> Party:
    """That plays this chapter, without its members."""
    return campaign(w).parties[campaign(w).party]


def all_sheets(w: World) -> list[CharacterSheet]:
    """Of everybody who has not left the campaign."""
    return [*(hero.sheet for hero in w.heroes if hero.sheet.job), *campaign(w).resting]


def decks_of(realm: Realm) -> list[Pile]:
    """The decks that are shuffled for a chapter."""
    return [realm.city_events, realm.road_events, realm.designs, realm.side_scenarios, realm.quests]


def note(w: World, *words: str | int) -> None:
    """A line of the chronicle: what happened, in the words of the log."""
    campaign(w).chronicle.append(" ".join(map(str, (campaign(w).chapter, *words))))


# The beginning


def begun(terms: Terms, w: World) -> World:
    """The table of a chapter: as the terms say, or as a new campaign.  GH-EVENT-01, GH-PARTY-03"""
    if terms.opening:
        opening = msgspec.json.decode(terms.opening, type=Opening)
        sealed = msgspec.json.decode(terms.sealed, type=Sealed)
    else:
        opening = Opening(Campaign(Realm(), [Party(FIRST_PARTY)]), [])
        sealed = opened_first(opening)
    w.campaign = opening.campaign
    w.campaign.settings = dict(terms.settings)
    order = seating_of(terms) or range(min(terms.players, len(opening.seated)))
    sheets = [opening.seated[at] for at in order if at < len(opening.seated)]
    w.heroes = [Hero(sheet) for sheet in sheets]
    w.campaign.resting += [sheet for sheet in opening.seated if sheet.job and sheet not in sheets]
    w.heroes += [Hero(CharacterSheet("", "")) for _ in range(terms.players - len(w.heroes))]
    unseal(w, sealed)
    w.agenda = [Unpack()]
    return w


def seating_of(terms: Terms) -> list[Seat]:
    """The seats of the chapter before, in the new order; none: as they were.  GH-CHAR-13"""
    said = str(terms.settings.get(SEATING, ""))
    return [int(number) - 1 for number in said.split(",") if number.isdecimal()]


def cannot_seat(terms: Terms) -> Refusal | None:
    """Everybody once, and no more than there are places.  GH-SETUP-12"""
    said = str(terms.settings.get(SEATING, ""))
    order = seating_of(terms)
    fits = len(order) <= terms.players and len(set(order)) == len(order) and all(at >= 0 for at in order)
    if said and not (fits and len(order) == len(said.split(","))):
        return Refusal("setup.seating", "GH-SETUP-12", {"said": said, "players": terms.players})
    return None


def cannot_begin(terms: Terms) -> Refusal | None:
    """A new world has the classes of the book; the others lie in boxes.  GH-CHAR-02, GH-SEAL-02"""
    wanted = [job for job in str(terms["party"]).split(",") if job]
    locked = next((job for job in wanted if job not in starting_classes()), "")
    if not locked or not terms.settings.get(SETTING) or terms.opening:
        return None
    return Refusal("setup.no-class", "GH-CHAR-02", {"class": locked, "known": ", ".join(starting_classes())})


def opened_first(opening: Opening) -> Sealed:
    """A new world: the town, the first scenario, full decks.  GH-EVENT-01, GH-SHOP-03"""
    realm = opening.campaign.realm
    realm.scenarios = [FIRST_SCENARIO]
    realm.achievements = list(AT_THE_START)
    realm.jobs = list(starting_classes())
    open_shop(realm, equipment.items())
    decks: dict[str, Sequence[int | str]] = {
        realm.city_events.kind: starting_events("city"),
        realm.road_events.kind: starting_events("road"),
        realm.designs.kind: starting_designs(),
        realm.side_scenarios.kind: side_scenarios(),
        realm.quests.kind: dealt_quests(),
    }
    return Sealed({kind: sorted(map(str, cards)) for kind, cards in decks.items()})


def unseal(w: World, sealed: Sealed) -> None:
    """Unseen cards on top of those that were seen to go under the deck; quests to those who have them."""
    for deck in decks_of(campaign(w).realm):
        for card in sealed.decks.get(deck.kind, []):
            deck.put(card, NOBODY)
    for sheet in all_sheets(w):
        if cards := sealed.quests.get(sheet.name):
            sheet.quest = Pile.of(cards, campaign(w).realm.quests.kind)
    for seat, hero in enumerate(w.heroes):
        take_seat(hero.sheet, seat)


def take_seat(sheet: CharacterSheet, seat: Seat) -> None:
    """Its quest is for the eyes of whoever plays it."""
    if sheet.quest:
        sheet.quest.seen = [EVERYBODY if sheet.quest_fulfilled else mask([seat])] * len(sheet.quest)


def leave_seat(sheet: CharacterSheet) -> None:
    """Nobody looks at the quest of a character at rest."""
    if sheet.quest and not sheet.quest_fulfilled:
        sheet.quest.seen = [NOBODY] * len(sheet.quest)


def step_unpack(m: M, task: Unpack) -> None:
    """Every deck is shuffled; what was seen to go under it stays there.  GH-EVENT-01, GH-EVENT-18"""
    w = m.state
    for deck in decks_of(campaign(w).realm):
        shuffle_unseen(deck, m.chance)
    if campaign(w).chapter == 1:
        found_party(m)
    w.agenda = [Town()]


def shuffle_unseen(deck: Pile, chance: Chance) -> None:
    known = [card for card, seen in zip(deck.cards, deck.seen, strict=True) if seen]
    unseen = [card for card, seen in zip(deck.cards, deck.seen, strict=True) if not seen]
    chance.shuffle(unseen, f"campaign.{deck.kind}")
    deck.cards = [*known, *unseen]
    deck.seen = [EVERYBODY] * len(known) + [NOBODY] * len(unseen)


def found_party(m: M) -> None:
    """The classes that the table has agreed on come as new characters.  GH-PARTY-03, GH-CHAR-04"""
    agreed = [job for job in str(campaign(m.state).settings.get("party", "")).split(",") if job]
    for seat, job in enumerate(agreed[: len(m.state.heroes)]):
        newcomer(m, seat, job, 1)


def newcomer(m: M, seat: Seat, job: str, level: int) -> None:
    """A new character for this seat. Two quests are drawn for it.

    GH-CHAR-04, GH-CHAR-07, GH-CHAR-13, GH-RETIRE-07, GH-RETIRE-08, GH-RETIRE-11
    """
    w = m.state
    hero, world = w.heroes[seat], campaign(w)
    line = hero.sheet.line or new_line(w)
    number = world.created.get(job, 0) + 1
    world.created[job] = number
    name = name_of(job, number)
    hero.sheet = create(world.realm, name, classes()[job], cards_of(job), line, level)
    quests = draw_quests(world.realm, hero.sheet, seat)
    m.tell(events.NEWCOMER, seat, name, level)
    if quests:
        m.tell(events.DREW_QUESTS, seat, list(quests), to=mask([seat]))
    note(w, "newcomer", name, level)


def new_line(w: World) -> str:
    """A player's row of characters begins.  GH-RETIRE-08"""
    campaign(w).lines += 1
    return str(campaign(w).lines)


def to_rest(m: M, seat: Seat) -> None:
    """A character keeps all it has until it comes along again; one that has done nothing yet was never there.

    GH-CHAR-13
    """
    w = m.state
    sheet = w.heroes[seat].sheet
    if sheet.job and (sheet.played or sheet.deeds):
        leave_seat(sheet)
        campaign(w).resting.append(sheet)
    elif sheet.job:
        think_better(m, sheet)


def think_better(m: M, sheet: CharacterSheet) -> None:
    """Its player takes somebody else before the first scenario: its quest goes back into the deck."""
    world = campaign(m.state)
    for quest in quests_of(sheet):
        world.realm.quests.put(quest)
    world.realm.quests.shuffle(m.chance, "quests")
    world.chronicle = [line for line in world.chronicle if f" newcomer {sheet.name} " not in line]
    if sheet.name == name_of(sheet.job, world.created[sheet.job]):
        world.created[sheet.job] -= 1


def name_of(job: str, number: int) -> str:
    """The first of a class is called like the class."""
    return job if number == 1 else f"{job}-{number}"


# The sequel


def sequel(w: World) -> Terms | None:
    """The next chapter begins with all that this one has left.  GH-CAMP-01"""
    if w.campaign is None:
        return None
    opening = msgspec.json.decode(encode(Opening(w.campaign, seated(w))), type=Opening)
    sealed = seal_away(opening)
    visit = opening.campaign.visit
    if visit.adjourned:
        opening.campaign.visit = msgspec.structs.replace(visit, adjourned=False, begun=False, ready=[], bench={})
    else:
        opening.campaign.chapter += 1
        opening.campaign.visit = Visit()
    opening.campaign.settings = {}
    settings = {**w.campaign.settings, "party": "", SEATING: ""}
    return Terms(len(w.heroes), settings, encode(opening).decode(), encode(sealed).decode())


def seated(w: World) -> list[CharacterSheet]:
    """Whoever is dead for good leaves the seat to a new character.  GH-VAR-PD-06"""
    alive = [hero.sheet for hero in w.heroes if hero.sheet.job]
    return [CharacterSheet("", "", sheet.line) if sheet.dead else sheet for sheet in alive]


def seal_away(opening: Opening) -> Sealed:
    """What goes into the sealed part leaves the open one."""
    sealed = Sealed()
    for deck in decks_of(opening.campaign.realm):
        both = list(zip(deck.cards, deck.seen, strict=True))
        sealed.decks[deck.kind] = sorted(card for card, seen in both if not seen)
        deck.cards = [card for card, seen in both if seen]
        deck.seen = [EVERYBODY] * len(deck.cards)
    for sheet in (*opening.seated, *opening.campaign.resting):
        if sheet.quest:
            sealed.quests[sheet.name] = list(quests_of(sheet))
            sheet.quest = None
    return sealed
